package check

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// onlyBehindLabyrinth says whether a figure is refused for nothing but those
// who stand on a labyrinth or beyond it, seen from where it would stand. In the
// advanced variant the saving program takes every leg of a labyrinth for a road
// of its own then.
func (t *table) onlyBehindLabyrinth(do game.Action, r game.Ruling) bool {
	act, ok := do.(game.PlaceMeeple)
	if !ok || r.Verdict != game.No || !t.pos.On(rules.LabyrinthAdvancedPlace) {
		return false
	}
	if slices.ContainsFunc(r.Because, func(why game.Reason) bool { return why.Rule != rules.BaseOccupied }) {
		return false
	}
	leg, labyrinth := t.leg(t.pos.Board.SegAt(act.At))
	if !labyrinth {
		return false
	}
	return !slices.ContainsFunc(t.pos.Pieces, func(pc game.Piece) bool {
		companion := pc.Kind == game.Builder || pc.Kind == game.TunnelToken
		return !companion && slices.Contains(leg, pc.Seg)
	})
}

// leg lists the segments of the road that are reached without passing a
// labyrinth, and says whether one was met.
func (t *table) leg(s board.Seg) (leg []board.Seg, labyrinth bool) {
	b := &t.pos.Board
	if s == board.None || b.Kind(s) != tile.RoadFeature {
		return nil, false
	}
	leg = []board.Seg{s}
	for i := 0; i < len(leg); i++ {
		l := b.TileOf(leg[i])
		if l.Tile.Labyrinth() {
			labyrinth = true
			continue
		}
		for _, n := range t.beside(l, leg[i]) {
			if !slices.Contains(leg, n) {
				leg = append(leg, n)
			}
		}
	}
	return slices.DeleteFunc(leg, func(x board.Seg) bool { return b.TileOf(x).Tile.Labyrinth() }), labyrinth
}

// beside lists the road segments that a segment runs on into: on the tiles
// beside it and over the ferry of its own.
func (t *table) beside(l board.Laid, s board.Seg) []board.Seg {
	b := &t.pos.Board
	var out []board.Seg
	add := func(n board.Seg) {
		if n != board.None && b.Kind(n) == tile.RoadFeature {
			out = append(out, n)
		}
	}
	for _, side := range b.Sides(s).List() {
		if n, ok := b.At(l.Cell.Next(side)); ok && n.Known() {
			add(b.AtSide(n, side.Opposite()))
		}
		if link := b.LinkAt(l.Cell); link.Has(side) && l.Jetties().Has(side) {
			add(b.AtSide(l, far(link, side)))
		}
	}
	if through := b.Through(s); through != board.None {
		add(through)
	}
	return out
}

func far(l place.Link, s place.Side) place.Side {
	if l.A == s {
		return l.B
	}
	return l.A
}
