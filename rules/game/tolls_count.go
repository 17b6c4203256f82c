package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Decor is a drawing beside roads that brings tolls.
type Decor struct {
	Path string
	Kind string        // "farmhouse", "stable", "garden", "highwaymen" or "travellers"
	At   []place.Place // the road segments it stands beside; a centre for none
}

// DecorKinds are the kinds of drawings, in the order in which they are counted.
var DecorKinds = [...]string{"farmhouse", "stable", "garden", "highwaymen", "travellers"}

const travellers = "travellers"

// TollRoad is a road at a tollhouse and what it brings its owner.
type TollRoad struct {
	Seg   board.Seg
	House Piece
	Items []Item
	// Unknown are tiles of the road whose drawings are not known.
	Unknown []place.Cell
	// Both says that the road begins and ends at the tollhouse.
	Both bool
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
			if i := slices.Index(seen, key); i >= 0 {
				for j := range out {
					out[j].Both = out[j].Both || out[j].House == h && p.Board.Key(out[j].Seg) == key
				}
				continue
			}
			seen = append(seen, key)
			if want(arm) {
				t := TollRoad{Seg: arm, House: h}
				t.Items, t.Unknown = p.tollItems(arm, h, each, id)
				out = append(out, t)
			}
		}
	}
	return out
}

// tollItems counts the drawings beside the road (tolls/on-the-road). Without
// `decor` in the file the drawings of its tiles are not known.
func (p *Position) tollItems(s board.Seg, h Piece, each func(Piece, string) int, id rules.ID) ([]Item, []place.Cell) {
	feat := p.Board.Feature(s)
	var unknown []place.Cell
	if !p.Setup.DecorKnown {
		for _, m := range feat.Segs {
			unknown = append(unknown, p.Board.TileOf(m).Cell)
		}
		unknown = sortedCells(unknown)
	}
	unknown = append(unknown, feat.Unknown...)
	count := map[string]int{}
	for i := range p.Setup.Decor {
		if d := &p.Setup.Decor[i]; p.standsBy(d.At, &feat) {
			count[d.Kind]++
		}
	}
	count["garden"] += p.gardensBy(&feat)
	var items []Item
	for _, kind := range DecorKinds {
		if n := count[kind]; n > 0 && p.On(id) {
			items = append(items, Item{id, kind, n, each(h, kind)})
		}
	}
	return items, unknown
}

// standsBy says whether a drawing stands beside the road: at one of its
// segments, not under its bridge (tolls/on-the-road, tolls/not-under-bridge).
func (p *Position) standsBy(at []place.Place, feat *board.Feature) bool {
	for _, a := range at {
		if s := p.Board.SegAt(a); a.Part != place.Centre && s != board.None && slices.Contains(feat.Segs, s) {
			return true
		}
		for _, m := range feat.Segs {
			l := p.Board.TileOf(m)
			if l.Cell != a.Cell {
				continue
			}
			onBridge := !l.Bridge().IsZero() && p.Board.AtSide(l, l.Bridge().A) == m
			if !onBridge && !p.On(rules.TollsOnTheRoad) || onBridge && !p.On(rules.TollsNotUnderBridge) {
				return true
			}
		}
	}
	return false
}

// gardensBy counts the gardens of the catalogue that stand at the road: those
// on tiles whose only road it is.
func (p *Position) gardensBy(feat *board.Feature) int {
	n := 0
	var seen []place.Cell
	for _, m := range feat.Segs {
		l := p.Board.TileOf(m)
		roads := 0
		for i := range l.Tile.Segments {
			if l.Tile.Segments[i].Kind == tile.RoadFeature {
				roads++
			}
		}
		onBridge := !l.Bridge().IsZero() && p.Board.AtSide(l, l.Bridge().A) == m
		if l.Tile.Garden && roads == 1 && !onBridge && !slices.Contains(seen, l.Cell) {
			seen = append(seen, l.Cell)
			n++
		}
	}
	return n
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

// completedThisTurn says whether a complete road was not complete before: it is
// on the new tile, or was open before the ferries were moved.
func (p *Position) completedThisTurn(s board.Seg) bool {
	feat := p.Board.Feature(s)
	if p.Turn.HasTile && p.onNewTile(&feat) || len(p.Turn.Dug) > 0 {
		return true
	}
	before := p.beforeMoves()
	for _, m := range feat.Segs {
		if open, unknown := before.OpenEnds(m); open > 0 || unknown > 0 {
			return true
		}
	}
	return false
}

// TollIfCompleted lists what the road would bring if it were completed now.
func (p *Position) TollIfCompleted(s board.Seg) []TollRoad {
	return p.tollRoads(func(t board.Seg) bool { return p.Board.Same(s, t) }, tollEach, rules.TollsCollect)
}

// collectTolls scores the tolls of the turn.
func collectTolls(p *Position) []Event {
	var out []Event
	turned := make([]bool, p.Players())
	for _, t := range p.TurnTolls() {
		if owner := t.House.Owner; turned[owner] {
			t.turnOver()
		}
		out = append(out, p.tollEvent(&t, false))
		if t.flips() && !p.On(rules.TollsFlipAtEnd) {
			turned[t.House.Owner] = !turned[t.House.Owner]
		}
	}
	return out
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

// TollReasons proves a toll: its value, what stands at the road, and that the
// tollhouse flips for travellers.
func (p *Position) TollReasons(t *TollRoad, final bool) []Reason {
	f := Facts{At: p.Board.Place(t.Seg), Cell: t.House.At.Cell, Player: t.House.Owner, N: Points(t.Items), M: max(1, t.House.Value), What: "road"}
	id := rules.TollsCollect
	if final {
		id = rules.TollsFinal
	}
	var below []Reason
	for _, i := range t.Items {
		g := f
		g.What, g.N, g.M = i.What, i.Count, i.Each
		below = append(below, because(id, "counts", g))
	}
	if len(t.Items) == 0 {
		below = append(below, because(rules.TollsNothingNoPoints, "nothing", f))
	} else {
		below = append(below, because(rules.TollsOnTheRoad, "beside", f))
	}
	if t.Both {
		below = append(below, because(rules.TollsSameHouseBothEnds, "once", f))
	}
	if !final && slices.ContainsFunc(p.Board.Feature(t.Seg).Segs, func(m board.Seg) bool { return containsSeg(p.reopened, m) }) {
		below = append(below, because(rules.TollsCollectedAgain, "again", f))
	}
	if !final && t.flips() {
		below = append(below, because(rules.TollsFlip, "flips", f))
		if t.House.Owner != p.Turn.Player {
			below = append(below, because(rules.TollsFlipWhoseTurn, "turn-of-another", f))
		}
	}
	return []Reason{because(id, "collects", f, below...)}
}

// flips says whether travellers were counted.
func (t *TollRoad) flips() bool {
	return slices.ContainsFunc(t.Items, func(i Item) bool { return i.What == travellers })
}

// flipTolls turns over the tollhouses that counted travellers, once each, at
// the end of the turn (tolls/flip, tolls/flip-at-end).
func flipTolls(p *Position) {
	if !p.On(rules.TollsFlip) {
		return
	}
	var flipped []int
	for i := range p.Turn.Events {
		e := &p.Turn.Events[i]
		if !e.Toll || e.Final || slices.Contains(flipped, e.Owners[0]) ||
			!slices.ContainsFunc(e.Items, func(i Item) bool { return i.What == travellers }) {
			continue
		}
		flipped = append(flipped, e.Owners[0])
		if k, ok := p.tollhouse(e.Owners[0]); ok {
			p.Pieces[k].Value = 3 - max(1, p.Pieces[k].Value)
		}
	}
}

// finalTolls scores the incomplete roads at tollhouses at the end of the game
// (tolls/final).
func finalTolls(p *Position) []Event {
	var out []Event
	for _, t := range p.FinalTolls() {
		out = append(out, p.tollEvent(&t, true))
	}
	return out
}

// FinalTolls lists the incomplete roads at tollhouses.
func (p *Position) FinalTolls() []TollRoad {
	return p.tollRoads(func(s board.Seg) bool { return !p.complete(s) }, finalEach, rules.TollsFinal)
}
