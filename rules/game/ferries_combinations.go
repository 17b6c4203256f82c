package game

import (
	"cmp"
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
)

// MaxCombinations is how many combinations of moves are looked at. Five ferries
// on lakes with four jetties have 7,776.
const MaxCombinations = 10_000

// Combination is a set of ferry moves that one turn may make together, with
// what it does. What depends on tiles that are not described is left out of
// it, and those tiles are named.
type Combination struct {
	Moves   []MoveFerry // in the order of the lakes; none: no ferry is moved
	Effects []Effect    // on the roads: "joins", "splits", "completes", "reopens", "returns-builder"
	Scores  []Effect    // "scores", one for each feature that would bring points if the turn ended then
	Points  []int       // by player, if the turn ended then
	OnRoad  []int       // by player, what the road asked about brings of it; all without one

	Links    []place.Cell // tiles on which joins, splits and the return of a builder depend
	Ends     []place.Cell // tiles on which completes and reopens depend
	Unpaid   []place.Cell // tiles on which the points depend
	UnpaidOn []place.Cell // those on which the points of the road asked about do
	Decor    []place.Cell // tiles on whose drawings all these points depend
}

// Combinations are all that may be moved together in what is left of a turn.
type Combinations struct {
	List    []Combination // fewer moves first, then in the order of lakes and links
	Because []Reason      // why the ferries may be moved that may
	TooMany bool          // there are more than MaxCombinations; List has the first of them
}

// Combinations lists every combination of ferry moves that this turn may still
// make, the one without a move included: every set of positions that legal
// moves lead to, in whatever order they are made. With a lake only its ferry is
// moved; with a road the effects are those on that road. Moves are judged as in
// MayMoveFerryTo.
func (p *Position) Combinations(only *place.Cell, road board.Seg) Combinations {
	out := Combinations{Because: p.whyCombined(only)}
	states, tooMany := p.combined(only)
	out.TooMany = tooMany
	var lakes []place.Cell
	for _, j := range p.Board.Joins() {
		lakes = append(lakes, j.Cell)
	}
	was := p.legs(lakes)
	for i := range states {
		out.List = append(out.List, p.combination(&states[i], was, road))
	}
	slices.SortFunc(out.List, func(a, b Combination) int { return compareMoves(a.Moves, b.Moves) })
	return out
}

// whyCombined proves of each ferry that may be moved that it may.
func (p *Position) whyCombined(only *place.Cell) []Reason {
	var out []Reason
	for _, m := range p.FerryMoves() {
		if m.Ruling.Verdict == Yes && (only == nil || *only == m.Lake) {
			out = append(out, m.Ruling.Because...)
		}
	}
	return out
}

// combined lists the positions that legal moves lead to, each set of links once.
func (p *Position) combined(only *place.Cell) (states []Position, tooMany bool) {
	states = []Position{p.Clone()}
	seen := map[string]bool{linksKey(p): true}
	for i := 0; i < len(states); i++ {
		for _, lake := range states[i].movable(only) {
			l, _ := p.Board.At(lake)
			for _, link := range linksOf(l.Jetties(), states[i].Board.LinkAt(lake)) {
				move := MoveFerry{lake, link}
				if len(states[i].badLink(move, Facts{Link: states[i].Board.LinkAt(lake)})) > 0 {
					continue
				}
				next := states[i].Clone()
				next.Do(move)
				key := linksKey(&next)
				if seen[key] {
					continue
				}
				if len(states) == MaxCombinations {
					return states, true
				}
				seen[key] = true
				states = append(states, next)
			}
		}
	}
	return states, false
}

// movable lists the lakes whose ferry may still be moved, without a proof.
func (p *Position) movable(only *place.Cell) []place.Cell {
	var r reached
	var out []place.Cell
	once := p.On(rules.FerriesOncePerTurn) || p.On(rules.FerriesZmgOnce)
	walked := false
	for _, j := range p.Board.Joins() {
		if only != nil && j.Cell != *only || once && len(p.usedThisTurn(j.Cell, Facts{})) > 0 {
			continue
		}
		if !walked {
			r, walked = p.reach(), true
		}
		if p.mayMove(j.Cell, r).Verdict == Yes {
			out = append(out, j.Cell)
		}
	}
	return out
}

// linksKey tells how all ferries lie, in a text that is the same for the same.
func linksKey(p *Position) string {
	joins := slices.Clone(p.Board.Joins())
	slices.SortFunc(joins, func(a, b board.Join) int { return a.Cell.Compare(b.Cell) })
	key := make([]byte, 0, 4*len(joins))
	for _, j := range joins {
		key = append(key, j.Link.String()...)
	}
	return string(key)
}

// combination says what came of moves that led from p, with its legs, to the
// other position.
func (p *Position) combination(after *Position, legs []leg, road board.Seg) Combination {
	var c Combination
	for _, j := range after.Board.Joins() {
		if j.Link != p.Board.LinkAt(j.Cell) {
			c.Moves = append(c.Moves, MoveFerry{j.Cell, j.Link})
		}
	}
	slices.SortFunc(c.Moves, func(a, b MoveFerry) int { return a.Lake.Compare(b.Lake) })
	var lakes []place.Cell
	var was []leg
	for _, m := range c.Moves {
		lakes = append(lakes, m.Lake)
		for _, g := range legs {
			if g.lake == m.Lake {
				was = append(was, g)
			}
		}
	}
	c.roads(p, after, was, after.legs(lakes), road)
	c.Unpaid, c.Decor = after.UnknownScoring(), after.UnknownDecor()
	c.UnpaidOn = c.Unpaid
	if road != board.None {
		c.UnpaidOn = nil
		if open, unknown := after.openEnds(road); open == 0 && unknown > 0 {
			c.UnpaidOn = after.unknownOf(road)
		}
	}
	c.score(after, road)
	return c
}

// roads adds what the moves did to the roads: what each ferry did, and what only
// several of them did together.
func (c *Combination) roads(p, after *Position, was, is []leg, road board.Seg) {
	add := func(was, is []leg, again bool) {
		r := p.roadChanges(after, was, is, road)
		c.Links, c.Ends = append(c.Links, r.links...), append(c.Ends, r.ends...)
		for _, e := range r.effects {
			if had := slices.ContainsFunc(c.Effects, func(o Effect) bool { return o.What == e.What }); again || !had {
				c.Effects = append(c.Effects, e)
			}
		}
	}
	for from := 0; from < len(was); {
		to := from
		for to < len(was) && was[to].lake == was[from].lake {
			to++
		}
		add(was[from:to], is[from:to], true)
		from = to
	}
	if len(c.Moves) > 1 {
		add(was, is, false)
	}
	c.Links, c.Ends = sortedCells(c.Links), sortedCells(c.Ends)
	for _, e := range p.otherEffects(after) {
		if e.What == "scores" || road != board.None && !p.Board.Same(p.Board.SegAt(e.Because[0].At), road) {
			continue // Scores has all that scores
		}
		c.Effects = append(c.Effects, e)
	}
}

// score adds what the turn would bring if it ended after the moves, or did
// bring if it is over.
func (c *Combination) score(after *Position, road board.Seg) {
	if len(c.UnpaidOn)+len(c.Decor) > 0 {
		return
	}
	points := make([]int, after.Players())
	c.OnRoad = make([]int, after.Players())
	done := after
	if !after.Turn.Scored {
		over := after.Clone()
		over.Do(Score{})
		done = &over
	}
	for i := range done.Turn.Events {
		e := &done.Turn.Events[i]
		here := road == board.None || e.Seg != board.None && after.Board.Same(e.Seg, road)
		for _, o := range e.Owners {
			if e.Points() == 0 {
				continue
			}
			points[o] += e.Points()
			if !here {
				continue
			}
			c.OnRoad[o] += e.Points()
			f := Facts{Player: o, At: e.At, N: e.Points(), What: e.Kind.String()}
			c.Scores = append(c.Scores, Effect{"scores", []Reason{because(rules.FerriesScoreAfterFerry, "scores", f)}})
		}
	}
	if len(c.Unpaid) == 0 {
		c.Points = points
	}
}

// compareMoves orders combinations: fewer moves first.
func compareMoves(a, b []MoveFerry) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), slices.CompareFunc(a, b, func(x, y MoveFerry) int {
		return cmp.Or(x.Lake.Compare(y.Lake), cmp.Compare(x.To.String(), y.To.String()))
	}))
}

// AllCombined explains that the moves of several ferries make that many
// combinations.
func (p *Position) AllCombined(n int) Reason {
	return because(rules.FerriesMovesIndependent, "combine", Facts{Player: p.Turn.Player, N: n})
}
