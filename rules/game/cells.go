package game

import (
	"slices"

	"ferryman/rules/place"
)

// freeCells lists the free cells that touch a tile along a side, sorted.
func (p *Position) freeCells() []place.Cell {
	var out []place.Cell
	for _, l := range p.Board.Tiles() {
		for _, s := range place.AllSides {
			c := l.Cell.Next(s)
			if _, taken := p.Board.At(c); !taken {
				out = append(out, c)
			}
		}
	}
	return sortedCells(out)
}

// sortedCells sorts the cells and drops repeated ones.
func sortedCells(cells []place.Cell) []place.Cell {
	slices.SortFunc(cells, place.Cell.Compare)
	return slices.Compact(cells)
}
