package game

import (
	"ferryman/rules"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// river is The River: its tiles continue one river, which must not turn back
// at once. Nothing else of a river is played: its tiles are ordinary ones.
func river() expansion { return expansion{set: "river", fits: riverFits} }

// riverFits rules on a river tile: its edges match like those of every tile,
// and the river does not make two bends to the same side at once
// (river/no-u-turn).
func riverFits(p *Position, t *tile.Tile, c place.Cell, turn int, full bool) (Ruling, bool) {
	if len(t.River) == 0 {
		return Ruling{}, false
	}
	r := p.matches(t, c, turn, full)
	if r.Verdict == No || !p.On(rules.RiverNoUTurn) {
		return r, true
	}
	for _, s := range place.AllSides {
		n, ok := p.Board.At(c.Next(s))
		if ok && n.Known() && t.Edge(s, turn) == tile.River && uTurn(t.River, turn, s, n.Tile.River, int(n.Turn)) {
			return refused(because(rules.RiverNoUTurn, "turns-back", Facts{Cell: c, Other: place.Place{Cell: n.Cell}})), true
		}
	}
	return r, true
}

// uTurn says whether the river bends on both tiles so that its two far ends
// point the same way. s is the side of the new tile at which they meet.
func uTurn(mine []place.Sides, turn int, s place.Side, theirs []place.Sides, theirTurn int) bool {
	a, okA := farEnd(mine, turn, s)
	b, okB := farEnd(theirs, theirTurn, s.Opposite())
	return okA && okB && a == b
}

// farEnd is the other side of the river that touches s, if it bends there.
func farEnd(rivers []place.Sides, turn int, s place.Side) (place.Side, bool) {
	for _, r := range rivers {
		sides := r.Turn(turn)
		if !sides.Has(s) || sides.Len() != 2 {
			continue
		}
		far := (sides &^ place.SidesOf(s)).First()
		return far, far != s.Opposite()
	}
	return 0, false
}
