package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// tolls is The Tollkeepers: a tollhouse on a crossroads collects from every
// completed road that begins or ends there. How it counts is in
// tolls_count.go.
func tolls() expansion {
	return expansion{
		set:    "tollkeepers",
		pieces: []pieceDef{{kind: Tollhouse, each: 1, in: setIn("tollkeepers"), rule: rules.TollsPlace}},
		steps: []stepDef{{
			name: "toll", order: orderToll, rule: rules.BaseTurnSteps, judge: judgeToll, apply: applyToll, open: openToll,
		}},
		forbids: tollForbids,
		effects: tollEffects,
		after:   collectTolls,
		final:   finalTolls,
		ended:   flipTolls,
	}
}

// tollForbids: who placed or moved the tollhouse places no figure in that turn
// (tolls/place).
func tollForbids(p *Position, _ Kind, _ board.Seg, f Facts) []Reason {
	if !p.Turn.did("toll") || !p.On(rules.TollsPlace) {
		return nil
	}
	return []Reason{because(rules.TollsPlace, "toll-placed", f)}
}

// PlaceToll places the player's tollhouse on a crossroads, or moves it there.
type PlaceToll struct{ At place.Place }

func (PlaceToll) stepName() string { return "toll" }

// tollhouse is the player's tollhouse on the board.
func (p *Position) tollhouse(player int) (int, bool) {
	i := slices.IndexFunc(p.Pieces, func(pc Piece) bool { return pc.Kind == Tollhouse && pc.Owner == player })
	return i, i >= 0
}

// arms lists the roads that end at the village of the tile.
func (p *Position) arms(c place.Cell) []board.Seg {
	l, ok := p.Board.At(c)
	if !ok {
		return nil
	}
	var out []board.Seg
	for _, s := range p.Board.Segments(l) {
		if p.Board.Printed(s).End == tile.Village {
			out = append(out, s)
		}
	}
	return out
}

func openToll(p *Position) bool {
	if p.Turn.did("meeple") || p.Turn.did("toll") || p.Turn.did("abbot") {
		return false
	}
	for _, t := range p.TollSpots() {
		if t.Ruling.Verdict != No {
			return true
		}
	}
	return false
}

// TollSpots rules on every tile on which roads end, and on those that are not
// described: may the player to move place the tollhouse there, or move it?
// Sorted by cell.
func (p *Position) TollSpots() []RuledPlace {
	var out []RuledPlace
	for _, l := range p.Board.Tiles() {
		if !l.Known() && p.maybeVillage(l) || l.Known() && p.anyRoadEnd(l) {
			at := place.Place{Cell: l.Cell}
			out = append(out, RuledPlace{at, p.MayPlaceToll(at)})
		}
	}
	slices.SortFunc(out, func(a, b RuledPlace) int { return a.At.Compare(b.At) })
	return out
}

func (p *Position) anyRoadEnd(l board.Laid) bool {
	for _, s := range p.Board.Segments(l) {
		if pr := p.Board.Printed(s); pr.Kind == tile.RoadFeature && (pr.End != tile.Through || pr.Branch) {
			return true
		}
	}
	return false
}

// MayPlaceToll rules on placing or moving the tollhouse to the tile, with all
// reasons (tolls/place, tolls/crossroads-only, tolls/free).
func (p *Position) MayPlaceToll(at place.Place) Ruling { return p.Judge(PlaceToll{at}, true) }

func judgeToll(p *Position, a Action, full bool) Ruling {
	c := a.(PlaceToll).At.Cell
	f := Facts{Cell: c, At: place.Place{Cell: c}, Player: p.Turn.Player, Piece: Tollhouse}
	i, out := p.tollhouse(p.Turn.Player)
	var no []Reason
	switch {
	case !p.On(rules.TollsPlace):
		no = append(no, because(rules.TollsPlace, "never", f))
	case p.Turn.did("meeple") || p.Turn.did("abbot"):
		no = append(no, because(rules.TollsPlace, "meeple-placed", f))
	case p.Turn.did("toll"):
		no = append(no, because(rules.TollsPlace, "second", f))
	case !p.Turn.HasTile:
		no = append(no, because(rules.TollsPlace, "no-tile", f))
	}
	if !out && p.Supply[p.Turn.Player][Tollhouse] <= 0 && p.On(rules.BaseSupply) {
		no = append(no, because(rules.BaseSupply, "none-left", f))
	}
	if !p.On(rules.TollsAnywhere) && c != p.Turn.Tile {
		no = append(no, because(rules.TollsAnywhere, "elsewhere", f))
	}
	l, lies := p.Board.At(c)
	open := lies && !l.Known() && p.maybeVillage(l) && p.On(rules.TollsCrossroadsOnly)
	if !open {
		no = append(no, p.noCrossroads(c, f)...)
	}
	for _, pc := range p.Pieces {
		if pc.Kind == Tollhouse && pc.At.Cell == c && p.On(rules.TollsFree) {
			f.Rival = pc.Owner
			no = append(no, because(rules.TollsFree, "taken", f))
		}
	}
	switch {
	case len(no) > 0:
		return refused(no...)
	case open:
		return unknown([]place.Cell{c}, because(rules.TollsCrossroadsOnly, "not-described", f))
	case !full:
		return allowed()
	case out:
		f.N, f.Other = p.Pieces[i].Value, p.Pieces[i].At
		why := because(rules.TollsPlace, "move", f, because(rules.TollsCrossroadsOnly, "crossroads", f),
			because(rules.TollsAnywhere, "anywhere", f), because(rules.TollsMoveKeepsValue, "keeps", f))
		return allowed(append([]Reason{why}, p.otherEnds(c, f)...)...)
	}
	why := because(rules.TollsPlace, "may", f, because(rules.TollsCrossroadsOnly, "crossroads", f), because(rules.TollsAnywhere, "anywhere", f))
	return allowed(append([]Reason{why}, p.otherEnds(c, f)...)...)
}

// otherEnds says that a tollhouse at another end of one of the tile's roads
// makes no difference (tolls/other-ends-irrelevant).
func (p *Position) otherEnds(c place.Cell, f Facts) []Reason {
	for _, h := range p.Pieces {
		if h.Kind != Tollhouse || h.At.Cell == c || h.Owner == f.Player || !p.roadBetween(c, h.At.Cell) {
			continue
		}
		f.Rival, f.Other = h.Owner, h.At
		return []Reason{because(rules.TollsOtherEndsIrrelevant, "irrelevant", f)}
	}
	return nil
}

// roadBetween says whether a road goes from one crossroads to the other.
func (p *Position) roadBetween(a, b place.Cell) bool {
	for _, s := range p.arms(a) {
		for _, t := range p.arms(b) {
			if p.Board.Same(s, t) {
				return true
			}
		}
	}
	return false
}

// maybeVillage says whether two roads at least may meet on a tile that is not
// described, by what lies beside it.
func (p *Position) maybeVillage(l board.Laid) bool {
	n := 0
	for _, s := range place.AllSides {
		if beside, ok := p.Board.At(l.Cell.Next(s)); !ok || !beside.Known() || beside.Edge(s.Opposite()) == tile.Road {
			n++
		}
	}
	return n >= 2
}

// noCrossroads gives the reasons why the tile is no crossroads: a village where
// two to four roads meet (tolls/crossroads-only).
func (p *Position) noCrossroads(c place.Cell, f Facts) []Reason {
	if !p.On(rules.TollsCrossroadsOnly) || len(p.arms(c)) >= 2 {
		return nil
	}
	l, ok := p.Board.At(c)
	switch {
	case !ok:
		return []Reason{because(rules.TollsCrossroadsOnly, "no-tile", f)}
	case !l.Known():
		return []Reason{because(rules.TollsCrossroadsOnly, "not-described", f)}
	}
	f.What = "nothing"
	below := []Reason(nil)
	for _, s := range p.Board.Segments(l) {
		switch pr := p.Board.Printed(s); {
		case pr.Branch:
			f.What = "roundabout"
		case pr.Kind == tile.RoadFeature && pr.End != tile.Through:
			f.What = pr.End.String()
		}
	}
	if f.What != "nothing" && f.What != "city" && f.What != "monastery" && f.What != "village" {
		below = append(below, because(rules.TollsOtherEndsNoCrossroads, "no-village", f))
	}
	return []Reason{because(rules.TollsCrossroadsOnly, "no-crossroads", f, below...)}
}

func applyToll(p *Position, a Action) {
	at := place.Place{Cell: a.(PlaceToll).At.Cell}
	if i, out := p.tollhouse(p.Turn.Player); out {
		p.Pieces[i].At = at
		if !p.On(rules.TollsMoveKeepsValue) {
			p.Pieces[i].Value = 1
		}
		return
	}
	p.Supply[p.Turn.Player][Tollhouse]--
	p.Pieces = append(p.Pieces, Piece{Kind: Tollhouse, Owner: p.Turn.Player, Seg: board.None, At: at, Value: 1})
}
