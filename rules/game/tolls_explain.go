package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// TollReasons proves a toll: its value and what stands at the road. That the
// tollhouse flips is no part of it.
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
	if !final && p.scoredBesides(t.Seg) {
		below = append(below, because(rules.TollsOwnerScores, "besides", f))
	}
	out := []Reason{because(id, "collects", f, below...)}
	out = append(out, p.drawnReasons(&t.drawn, f)...)
	return append(out, p.silentReasons(t, final, f)...)
}

// drawnReasons speaks of drawings in a corner of two roads and of those under a
// bridge (tolls/corner-beside-both, tolls/not-under-bridge).
func (p *Position) drawnReasons(d *drawn, f Facts) []Reason {
	var out []Reason
	if len(d.corner) > 0 {
		f.Other = d.corner[0]
		out = append(out, because(rules.TollsCornerBesideBoth, "corner", f))
	}
	if len(d.under) > 0 && p.On(rules.TollsNotUnderBridge) {
		f.Places = cellsAsPlaces(d.under)
		out = append(out, because(rules.TollsNotUnderBridge, "under", f))
	}
	return out
}

// silentReasons names the points of which the rules say nothing and on which
// the toll rests.
func (p *Position) silentReasons(t *TollRoad, final bool, f Facts) []Reason {
	var out []Reason
	if t.Both && len(t.Items) > 0 {
		out = append(out, because(rules.TollsSameHouseBothEnds, "once", f))
	}
	if final || len(t.Items) == 0 {
		return out
	}
	if slices.ContainsFunc(p.Board.Feature(t.Seg).Segs, func(m board.Seg) bool { return containsSeg(p.reopened, m) }) {
		out = append(out, because(rules.TollsCollectedAgain, "again", f))
	}
	if p.disputed>>t.House.Owner&1 == 1 {
		out = append(out, because(rules.TollsFlipWhoseTurn, "value", f))
	}
	return out
}

// scoredBesides says whether the road itself was scored in this turn.
func (p *Position) scoredBesides(s board.Seg) bool {
	return slices.ContainsFunc(p.Turn.Events, func(e Event) bool {
		return !e.Toll && e.Kind == tile.RoadFeature && e.Seg != board.None && p.Board.Same(e.Seg, s)
	})
}

// FlipReasons proves whether the toll turns its tollhouse over (tolls/flip).
func (p *Position) FlipReasons(e *Event) []Reason {
	f := Facts{Cell: e.At.Cell, At: e.At, Player: e.Owners[0]}
	if !p.On(rules.TollsFlip) {
		return []Reason{because(rules.TollsFlip, "never", f)}
	}
	if !anyTravellers(e.Items) {
		return []Reason{because(rules.TollsFlip, "no-travellers", f)}
	}
	out := []Reason{because(rules.TollsFlip, "flips", f)}
	if e.Owners[0] != p.Turn.Player {
		out = append(out, because(rules.TollsFlipWhoseTurn, "turn-of-another", f))
	}
	return out
}

// NoTollSpots explains that no tile on the board is a crossroads.
func (p *Position) NoTollSpots() []Reason {
	return []Reason{because(rules.TollsCrossroadsOnly, "none", Facts{Player: p.Turn.Player})}
}

// NoTolls explains that no completed road is at a tollhouse.
func (p *Position) NoTolls() []Reason {
	return []Reason{because(rules.TollsCollect, "none", Facts{Player: p.Turn.Player})}
}

// NoTollCount explains, in a game of the first edition, that nothing official
// says which of its drawings count (tolls/c2-art); else it gives no reason.
func (p *Position) NoTollCount() []Reason {
	if p.Setup.Edition != tile.C1 {
		return nil
	}
	return []Reason{because(rules.TollsC2Art, "no-count", Facts{})}
}

// UnknownDecor lists the tiles whose drawings must be given before it is known
// what tolls this turn brings.
func (p *Position) UnknownDecor() []place.Cell { return unknownOfRoads(p.TurnTolls()) }

// UnknownFinalDecor lists the tiles whose drawings must be given before it is
// known what tolls the end of the game brings, those of earlier turns included.
func (p *Position) UnknownFinalDecor() []place.Cell {
	return sortedCells(append(unknownOfRoads(p.FinalTolls()), p.uncounted...))
}

func unknownOfRoads(roads []TollRoad) []place.Cell {
	var out []place.Cell
	for i := range roads {
		out = append(out, roads[i].Unknown...)
	}
	return sortedCells(out)
}
