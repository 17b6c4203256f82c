package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// ferriesAndAbbey is where The Ferries and the abbey meet: an abbey closes a
// road and extends none, so no ferry moves for it (ferries/abbey-no-move).
func ferriesAndAbbey() expansion { return expansion{set: "ferries+abbey"} }

// abbeyBy says whether the tile just placed is an abbey beside a road of that
// ferry.
func (p *Position) abbeyBy(lake place.Cell) bool {
	l, _ := p.Board.At(p.Turn.Tile)
	for _, s := range p.beside(l) {
		if p.Board.Kind(s) == tile.RoadFeature && p.ferryOn(lake, s) {
			return true
		}
	}
	return false
}

// ferryOn says whether the ferry of the lake is on the road.
func (p *Position) ferryOn(lake place.Cell, s board.Seg) bool {
	for _, j := range p.Board.Joins() {
		if j.Cell == lake && j.A != board.None && p.Board.Same(s, j.A) {
			return true
		}
	}
	return false
}

// noMoveForAbbey is the reason of ferries/abbey-no-move, if the tile is an
// abbey that closes the ferry's road.
func (p *Position) noMoveForAbbey(lake place.Cell, f Facts) []Reason {
	if !p.abbeyBy(lake) {
		return nil
	}
	return []Reason{because(rules.FerriesAbbeyNoMove, "closes-only", f)}
}
