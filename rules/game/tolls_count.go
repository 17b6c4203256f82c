package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// TollRoad is a road at a tollhouse and what it brings its owner.
type TollRoad struct {
	Seg   board.Seg
	House Piece
	Items []Item
	// Unknown are tiles of the road whose drawings are not known, or of which
	// nobody says what counts.
	Unknown []place.Cell
	// Both says that the road begins and ends at the tollhouse.
	Both  bool
	drawn drawn
}

// tollRoads lists the roads at tollhouses that satisfy a condition, each once
// for every tollhouse, with what they bring at the values of now.
func (p *Position) tollRoads(want func(s board.Seg) bool, each func(house Piece, kind string) int, id rules.ID) []TollRoad {
	var out []TollRoad
	for _, h := range p.Pieces {
		if h.Kind != Tollhouse {
			continue
		}
		var seen []board.Seg
		for _, arm := range p.arms(h.At.Cell) {
			key := p.Board.Key(arm)
			if containsSeg(seen, key) {
				for j := range out {
					out[j].Both = out[j].Both || out[j].House == h && p.Board.Key(out[j].Seg) == key
				}
				continue
			}
			seen = append(seen, key)
			if want(arm) {
				out = append(out, p.tollRoad(arm, h, each, id))
			}
		}
	}
	return out
}

// tollRoad counts the drawings beside a road at the tollhouse.
func (p *Position) tollRoad(s board.Seg, h Piece, each func(Piece, string) int, id rules.ID) TollRoad {
	feat := p.Board.Feature(s)
	t := TollRoad{Seg: s, House: h, drawn: p.drawnBeside(&feat), Unknown: feat.Unknown}
	for _, kind := range DecorKinds {
		if n := t.drawn.count[kind]; n > 0 && p.On(id) {
			t.Items = append(t.Items, Item{id, kind, n, each(h, kind)})
		}
	}
	if !p.Setup.DecorKnown || len(t.Items) > 0 && len(p.NoTollCount()) > 0 {
		for _, m := range feat.Segs {
			t.Unknown = append(t.Unknown, p.Board.TileOf(m).Cell)
		}
		t.Unknown = sortedCells(t.Unknown)
	}
	return t
}

// tollEach is what a drawing brings: 1, travellers 3, and twice that at a large
// toll (tolls/collect).
func tollEach(house Piece, kind string) int {
	n := max(1, house.Value)
	if kind == travellers {
		return 3 * n
	}
	return n
}

// finalEach: at the end every drawing brings 1 (tolls/final).
func finalEach(Piece, string) int { return 1 }

// TurnTolls lists the tolls of the roads that this turn completes, whoever
// completes them (tolls/collect).
func (p *Position) TurnTolls() []TollRoad {
	if !slices.ContainsFunc(p.Pieces, func(pc Piece) bool { return pc.Kind == Tollhouse }) {
		return nil
	}
	var done []board.Seg
	for _, s := range p.changed() {
		if p.Board.Kind(s) == tile.RoadFeature && p.complete(s) && p.completedThisTurn(s) {
			done = append(done, p.Board.Key(s))
		}
	}
	if len(done) == 0 {
		return nil
	}
	return p.tollRoads(func(s board.Seg) bool { return containsSeg(done, p.Board.Key(s)) }, tollEach, rules.TollsCollect)
}

// completedThisTurn says whether a complete road was not complete before this
// turn. One that only a ferry move changed was open before the moves, or part
// of what the tile, a bridge or a tunnel of this turn belonged to then.
func (p *Position) completedThisTurn(s board.Seg) bool {
	if len(p.Turn.Moves) == 0 {
		return true
	}
	var fresh []board.Seg
	for i := range p.play.expansions {
		if x := &p.play.expansions[i]; x.changed != nil && x.set != "ferries" {
			fresh = append(fresh, x.changed(p)...)
		}
	}
	before := p.beforeMoves()
	for _, m := range p.Board.Feature(s).Segs {
		if open, unknown := before.OpenEnds(m); open > 0 || unknown > 0 {
			return true
		}
		if slices.ContainsFunc(fresh, func(f board.Seg) bool { return before.Same(m, f) }) {
			return true
		}
	}
	return false
}

// TollIfCompleted lists what the road would bring if it were completed now.
func (p *Position) TollIfCompleted(s board.Seg) []TollRoad {
	return p.tollRoads(func(t board.Seg) bool { return p.Board.Same(s, t) }, tollEach, rules.TollsCollect)
}

// FinalTolls lists the incomplete roads at tollhouses.
func (p *Position) FinalTolls() []TollRoad {
	return p.tollRoads(func(s board.Seg) bool { return !p.complete(s) }, finalEach, rules.TollsFinal)
}

// collectTolls scores the tolls of the turn.
func collectTolls(p *Position) []Event {
	var out []Event
	turned := make([]bool, p.Players())
	roads := p.TurnTolls()
	for i := range roads {
		t := &roads[i]
		owner := t.House.Owner
		if turned[owner] {
			t.turnOver()
		}
		e := p.tollEvent(t, false)
		if p.On(rules.TollsFlipAtEnd) && severalPay(roads, owner) {
			f := Facts{Cell: t.House.At.Cell, Player: owner, N: max(1, t.House.Value)}
			e.Why[0].Because = append(e.Why[0].Because, because(rules.TollsFlipAtEnd, "same-side", f))
		}
		out = append(out, e)
		p.uncounted = append(p.uncounted, t.Unknown...)
		if t.flips() && !p.On(rules.TollsFlipAtEnd) {
			turned[owner] = !turned[owner]
		}
	}
	return out
}

// severalPay says whether several roads pay the player, one of them for
// travellers.
func severalPay(roads []TollRoad, owner int) bool {
	pay, flips := 0, false
	for i := range roads {
		if t := &roads[i]; t.House.Owner == owner && len(t.Items) > 0 {
			pay++
			flips = flips || t.flips()
		}
	}
	return pay > 1 && flips
}

// turnOver counts the toll by the other side of its tollhouse; it serves only
// where tolls/flip-at-end is switched off.
func (t *TollRoad) turnOver() {
	was := max(1, t.House.Value)
	t.House.Value = 3 - was
	for i := range t.Items {
		t.Items[i].Each = t.Items[i].Each / was * t.House.Value
	}
}

// tollEvent is the scoring of a toll.
func (p *Position) tollEvent(t *TollRoad, final bool) Event {
	return Event{
		Kind: tile.RoadFeature, Seg: t.Seg, At: p.Board.Place(t.Seg), Owners: []int{t.House.Owner},
		Items: t.Items, Final: final, Why: p.TollReasons(t, final), Toll: true,
	}
}

// finalTolls scores the incomplete roads at tollhouses at the end of the game
// (tolls/final). Roads that bring nothing are named only if all are such.
func finalTolls(p *Position) []Event {
	var out []Event
	roads := p.FinalTolls()
	any := slices.ContainsFunc(roads, func(t TollRoad) bool { return len(t.Items) > 0 })
	for i := range roads {
		if t := &roads[i]; !any || len(t.Items) > 0 {
			out = append(out, p.tollEvent(t, true))
		}
	}
	return out
}

// flips says whether travellers were counted.
func (t *TollRoad) flips() bool { return anyTravellers(t.Items) }

func anyTravellers(items []Item) bool {
	return slices.ContainsFunc(items, func(i Item) bool { return i.What == travellers })
}

// flipTolls turns over the tollhouses that counted travellers, once each, at
// the end of the turn (tolls/flip, tolls/flip-at-end).
func flipTolls(p *Position) {
	p.disputed &^= 1 << p.Turn.Player
	if !p.On(rules.TollsFlip) {
		return
	}
	var flipped []int
	for i := range p.Turn.Events {
		e := &p.Turn.Events[i]
		if !e.Toll || e.Final || slices.Contains(flipped, e.Owners[0]) || !anyTravellers(e.Items) {
			continue
		}
		owner := e.Owners[0]
		flipped = append(flipped, owner)
		if k, ok := p.tollhouse(owner); ok {
			p.Pieces[k].Value = 3 - max(1, p.Pieces[k].Value)
		}
		if owner != p.Turn.Player {
			p.disputed |= 1 << owner
		}
	}
}
