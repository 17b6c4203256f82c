package board

import (
	"slices"

	"ferryman/rules/place"
)

// index finds the tile of a cell: an open hash table in one flat slice, so
// that copying a board copies no map. The table is never more than half full.
type index struct {
	slots []slot
	used  int
}

type slot struct {
	cell place.Cell
	tile int32 // number of the tile, plus one; 0: free
}

func (x *index) clone() index { return index{slices.Clone(x.slots), x.used} }

func (x *index) get(c place.Cell) (int32, bool) {
	if len(x.slots) == 0 {
		return 0, false
	}
	s := x.slots[x.seek(c)]
	return s.tile - 1, s.tile != 0
}

func (x *index) put(c place.Cell, tile int32) {
	if 2*(x.used+1) > len(x.slots) {
		x.grow()
	}
	x.slots[x.seek(c)] = slot{c, tile + 1}
	x.used++
}

// seek is the slot of the cell, or the free one where it would go.
func (x *index) seek(c place.Cell) uint32 {
	mask := uint32(len(x.slots) - 1)
	h := uint32(c.X)*0x9E3779B1 ^ uint32(c.Y)*0x85EBCA6B
	h = (h ^ h>>15) & mask
	for x.slots[h].tile != 0 && x.slots[h].cell != c {
		h = (h + 1) & mask
	}
	return h
}

func (x *index) grow() {
	old := x.slots
	x.slots = make([]slot, max(16, 2*len(old)))
	for _, s := range old {
		if s.tile != 0 {
			x.slots[x.seek(s.cell)] = s
		}
	}
}
