package board

import (
	"cmp"
	"slices"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Feature is a whole feature on the table: all its segments, also those that
// a ferry joins.
type Feature struct {
	Kind    tile.Kind
	Segs    []Seg         // sorted by tile, as laid
	Tiles   int           // different tiles it is on
	Open    []place.Place // road and city ends at which no tile lies
	Unknown []place.Cell  // tiles that are not described and that it runs into
}

// rootsBuffer holds the roots of one feature; few roads are joined by more
// ferries than this.
type rootsBuffer [8]Seg

// roots lists the roots of the feature of s: one, and those that ferries join
// to it. The first is the root of s.
func (b *Board) roots(s Seg, buf []Seg) []Seg {
	out := append(buf, b.find(s))
	for i := 0; i < len(out); i++ {
		ends := b.nodes[out[i]].links
		for k := 0; k < len(b.joins) && ends > 0; k++ {
			if !b.joinsRoads(b.joins[k]) {
				continue
			}
			p, q := b.find(b.joins[k].A), b.find(b.joins[k].B)
			if q == out[i] {
				p, q = q, p
			}
			if p != out[i] {
				continue
			}
			ends--
			if q == p {
				ends--
			}
			if !slices.Contains(out, q) {
				out = append(out, q)
			}
		}
	}
	return out
}

// Same says whether two segments belong to one feature.
func (b *Board) Same(s, t Seg) bool {
	var buf rootsBuffer
	return slices.Contains(b.roots(s, buf[:0]), b.find(t))
}

// Among calls f with the index of every one of n segments that belongs to the
// feature of s, until f returns false. None belongs to nothing.
func (b *Board) Among(s Seg, n int, seg func(i int) Seg, f func(i int) bool) {
	var buf rootsBuffer
	roots := b.roots(s, buf[:0])
	for i := range n {
		if t := seg(i); t != None && slices.Contains(roots, b.find(t)) && !f(i) {
			return
		}
	}
}

// Key is a number that all segments of one feature have in common now, and
// those of no other feature.
func (b *Board) Key(s Seg) Seg {
	var buf rootsBuffer
	return slices.Min(b.roots(s, buf[:0]))
}

// OpenEnds counts the ends of the road or city at which no tile lies, and
// those that run into tiles that are not described.
func (b *Board) OpenEnds(s Seg) (open, unknown int) {
	var buf rootsBuffer
	for _, r := range b.roots(s, buf[:0]) {
		open += int(b.nodes[r].open)
		unknown += int(b.nodes[r].unknown)
	}
	return open, unknown
}

// Feature gathers the whole feature of the segment.
func (b *Board) Feature(s Seg) Feature {
	f := Feature{Kind: b.Kind(s)}
	var buf rootsBuffer
	for _, r := range b.roots(s, buf[:0]) {
		for m := r; ; {
			f.Segs = append(f.Segs, m)
			m = b.nodes[m].next
			if m == r {
				break
			}
		}
	}
	slices.SortFunc(f.Segs, func(x, y Seg) int {
		if r := cmp.Compare(b.nodes[x].tile, b.nodes[y].tile); r != 0 {
			return r
		}
		return cmp.Compare(x, y)
	})
	last := int32(-1)
	for _, m := range f.Segs {
		if t := b.nodes[m].tile; t != last {
			f.Tiles++
			last = t
		}
		b.ends(m, &f)
	}
	slices.SortFunc(f.Unknown, place.Cell.Compare)
	f.Unknown = slices.Compact(f.Unknown)
	return f
}

// ends adds the open and unknown ends of one segment.
func (b *Board) ends(s Seg, f *Feature) {
	l := b.TileOf(s)
	if f.Kind == tile.FieldFeature {
		for _, h := range b.Printed(s).Halves.Turn(int(l.Turn)).List() {
			if n, ok := b.At(l.Cell.Next(h.Side())); ok && !n.Known() {
				f.Unknown = append(f.Unknown, n.Cell)
			}
		}
		return
	}
	for _, side := range b.Sides(s).List() {
		n, ok := b.At(l.Cell.Next(side))
		switch {
		case !ok:
			f.Open = append(f.Open, place.Place{Cell: l.Cell, Part: place.AtSide(side)})
		case !n.Known():
			f.Unknown = append(f.Unknown, n.Cell)
		}
	}
	if b.Mouth(s) && b.Through(s) == None {
		f.Open = append(f.Open, b.Place(s))
	}
}

// TileCount counts the different tiles the feature is on.
func (b *Board) TileCount(s Seg) int { return b.Feature(s).Tiles }

// Neighbours counts the tiles on the eight cells around, described or not.
func (b *Board) Neighbours(c place.Cell) int {
	n := 0
	for _, a := range c.Around() {
		if _, ok := b.cells.get(a); ok {
			n++
		}
	}
	return n
}

// CitySegs lists the city segments that the field segment touches on its own
// tile.
func (b *Board) CitySegs(field Seg) []Seg {
	l, mask := b.TileOf(field), b.Printed(field).Cities
	var out []Seg
	ordinal := 0
	for i := range l.Tile.Segments {
		if l.Tile.Segments[i].Kind != tile.CityFeature {
			continue
		}
		if mask>>ordinal&1 == 1 {
			out = append(out, l.base+Seg(i))
		}
		ordinal++
	}
	return out
}
