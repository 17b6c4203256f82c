// Package board is the tiles on the table and the features they form. It
// joins what lies side by side, knows which roads a ferry joins for the
// moment, and follows ways along roads. What may be done is decided elsewhere.
//
// A Board is a value of flat slices: Clone copies it. Placing a tile costs the
// same on a small and on a large board.
package board

import (
	"slices"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Seg is a segment of a tile on the table: the number its feature part has on
// this board. None is no segment.
type Seg int32

// None is no segment.
const None Seg = -1

// Laid is a tile on the table.
type Laid struct {
	Tile *tile.Tile // nil: a tile that is not described
	Cell place.Cell
	Turn int8       // quarter turns clockwise from the catalogue's orientation
	base Seg        // number of its first segment
	span Seg        // number of the wooden bridge over it, plus one; 0: none
	over place.Link // the sides the bridge joins
	join int32      // number of its ferry among the joins, plus one; 0: none lies on it
}

// Known says whether the tile is described.
func (l Laid) Known() bool { return l.Tile != nil }

// Edge is what the tile shows at that side as it lies; a wooden bridge makes it
// a road.
func (l Laid) Edge(s place.Side) tile.Edge {
	if l.over.Has(s) {
		return tile.Road
	}
	return l.Tile.Edge(s, int(l.Turn))
}

// Bridge is how a wooden bridge lies over the tile; zero if none does.
func (l Laid) Bridge() place.Link { return l.over }

// Jetties is the set of sides, as the tile lies, whose road stops at a jetty.
func (l Laid) Jetties() place.Sides {
	if !l.Known() {
		return 0
	}
	return l.Tile.Jetties.Turn(int(l.Turn))
}

// Join is a link between two road segments that can be taken away again: a
// ferry between two jetties. A or B is None at a side without a jetty, which
// only a house rule permits; then nothing is joined.
type Join struct {
	Cell place.Cell // the lake
	Link place.Link // as the ferry lies
	A, B Seg
}

// node is a segment in the union of what is printed side by side. The members
// of one feature form a ring through next; open and unknown count at the root.
type node struct {
	parent  Seg
	next    Seg
	size    int32
	tile    int32
	open    int16 // road and city ends at which no tile lies
	unknown int16 // ends that run into a tile that is not described
	links   int16 // ends of ferries on it
	axis    int8  // a wooden bridge: 1 if it is north to south in the tile's own orientation, 2 if east to west
	far     Seg   // a tunnel mouth: the mouth it is joined to, plus one; 0: none
}

// Board is the tiles on the table. The zero Board is empty.
type Board struct {
	tiles []Laid
	cells index
	nodes []node
	joins []Join
	apart bool // ferries join nothing
}

// Clone copies the board.
func (b *Board) Clone() Board {
	return Board{slices.Clone(b.tiles), b.cells.clone(), slices.Clone(b.nodes), slices.Clone(b.joins), b.apart}
}

// KeepApart makes a board on which ferries lie but join no roads, as with
// ferries/joins-roads switched off. It must be called before a ferry is set.
func (b *Board) KeepApart() { b.apart = true }

// Tiles lists the tiles in the order they were laid; the caller must not
// change it.
func (b *Board) Tiles() []Laid { return b.tiles }

// At is the tile on the cell.
func (b *Board) At(c place.Cell) (Laid, bool) {
	i, ok := b.cells.get(c)
	if !ok {
		return Laid{}, false
	}
	return b.tiles[i], true
}

// Lay puts a tile on a free cell and joins its features with those beside it.
// It does not ask whether the edges match: where they do not, nothing is
// joined and both ends are closed. A nil tile is one that is not described.
func (b *Board) Lay(c place.Cell, t *tile.Tile, turn int) Laid {
	l := Laid{Tile: t, Cell: c, Turn: int8(turn & 3), base: Seg(len(b.nodes))}
	b.cells.put(c, int32(len(b.tiles)))
	b.tiles = append(b.tiles, l)
	if t != nil {
		b.addSegments(l)
	}
	for _, s := range place.AllSides {
		b.meet(l, s)
	}
	return l
}

func (b *Board) addSegments(l Laid) {
	for i := range l.Tile.Segments {
		sg := &l.Tile.Segments[i]
		id := l.base + Seg(i)
		n := node{parent: id, next: id, size: 1, tile: int32(len(b.tiles) - 1)}
		n.open = int16(sg.Sides.Len())
		if sg.End == tile.TunnelMouth {
			n.open++
		}
		b.nodes = append(b.nodes, n)
	}
}

// meet joins the new tile with what lies on that side of it.
func (b *Board) meet(l Laid, s place.Side) {
	i, ok := b.cells.get(l.Cell.Next(s))
	if !ok {
		return
	}
	other := b.tiles[i]
	mine, theirs := b.AtSide(l, s), b.AtSide(other, s.Opposite())
	b.shut(mine, other.Known())
	b.shut(theirs, l.Known())
	if mine == None || theirs == None {
		b.meetFields(l, other, s)
		return
	}
	if b.Kind(mine) == b.Kind(theirs) {
		b.union(mine, theirs)
	}
	b.meetFields(l, other, s)
}

// shut takes one open end from the segment's feature: a tile lies there now.
func (b *Board) shut(s Seg, known bool) {
	if s == None {
		return
	}
	root := &b.nodes[b.find(s)]
	root.open--
	if !known {
		root.unknown++
	}
}

func (b *Board) meetFields(l, other Laid, s place.Side) {
	if !l.Known() || !other.Known() {
		return
	}
	for _, h := range [2]place.Half{place.Half(2 * s), place.Half(2*s + 1)} {
		mine, theirs := b.AtHalf(l, h), b.AtHalf(other, h.Opposite())
		if mine != None && theirs != None {
			b.union(mine, theirs)
		}
	}
}

// AtSide is the road or city segment of the tile at that side, or None.
func (b *Board) AtSide(l Laid, s place.Side) Seg {
	switch {
	case !l.Known():
		return None
	case l.over.Has(s):
		return l.span - 1
	}
	return l.seg(l.Tile.AtSide(s, int(l.Turn)))
}

// AtHalf is the field segment of the tile at that half-edge, or None.
func (b *Board) AtHalf(l Laid, h place.Half) Seg {
	if !l.Known() {
		return None
	}
	return l.seg(l.Tile.AtHalf(h, int(l.Turn)))
}

// AtCentre is the monastery, garden or labyrinth of the tile, or None.
func (b *Board) AtCentre(l Laid) Seg {
	switch {
	case !l.Known():
		return None
	case l.Tile.Labyrinth():
		return l.base
	}
	return l.seg(l.Tile.AtCentre())
}

func (l Laid) seg(i int) Seg {
	if i < 0 {
		return None
	}
	return l.base + Seg(i)
}

// Segments lists the segments of the tile in the order they are printed.
func (b *Board) Segments(l Laid) []Seg {
	if !l.Known() {
		return nil
	}
	out := make([]Seg, len(l.Tile.Segments), len(l.Tile.Segments)+1)
	for i := range out {
		out[i] = l.base + Seg(i)
	}
	if l.span > 0 {
		out = append(out, l.span-1)
	}
	return out
}

// SegAt is the segment that a place means: at a side the road or city, or the
// field that has the whole side; at a half-edge the field; at the centre the
// monastery or garden. None if nothing of the kind is there.
func (b *Board) SegAt(p place.Place) Seg {
	l, ok := b.At(p.Cell)
	if !ok {
		return None
	}
	if s, ok := p.Part.Side(); ok {
		if seg := b.AtSide(l, s); seg != None || !l.Known() || l.Edge(s) != tile.Field {
			return seg
		}
		if seg := b.AtHalf(l, place.Half(2*s)); seg == b.AtHalf(l, place.Half(2*s+1)) {
			return seg
		}
		return None
	}
	if h, ok := p.Part.Half(); ok {
		return b.AtHalf(l, h)
	}
	if i, ok := p.Part.Inner(); ok {
		return b.atInner(l, i)
	}
	return b.AtCentre(l)
}

// atInner is the i-th field of the tile that touches no edge, or None.
func (b *Board) atInner(l Laid, i int) Seg {
	if !l.Known() {
		return None
	}
	for k := range l.Tile.Segments {
		if s := &l.Tile.Segments[k]; s.Kind != tile.FieldFeature || s.Halves != 0 {
			continue
		}
		if i == 0 {
			return l.base + Seg(k)
		}
		i--
	}
	return None
}

// TileOf is the tile that the segment is printed on.
func (b *Board) TileOf(s Seg) Laid { return b.tiles[b.nodes[s].tile] }

// Printed is what is printed for the segment, in the catalogue's orientation.
func (b *Board) Printed(s Seg) *tile.Segment {
	if axis := b.nodes[s].axis; axis > 0 {
		return &bridges[axis]
	}
	l := b.TileOf(s)
	return &l.Tile.Segments[s-l.base]
}

// Kind is the kind of feature the segment belongs to.
func (b *Board) Kind(s Seg) tile.Kind { return b.Printed(s).Kind }

// Sides is the set of sides the segment touches as its tile lies.
func (b *Board) Sides(s Seg) place.Sides {
	return b.Printed(s).Sides.Turn(int(b.TileOf(s).Turn))
}

// Place is a place that names the segment: its first side or half-edge, or
// the centre of its tile.
func (b *Board) Place(s Seg) place.Place {
	l, p := b.TileOf(s), b.Printed(s)
	switch {
	case p.Sides != 0:
		return place.Place{Cell: l.Cell, Part: place.AtSide(b.Sides(s).First())}
	case p.Halves != 0:
		return place.Place{Cell: l.Cell, Part: place.AtHalf(p.Halves.Turn(int(l.Turn)).List()[0])}
	}
	if p.Kind == tile.FieldFeature {
		if b.atInner(l, 0) != s {
			return place.Place{Cell: l.Cell, Part: place.AtInner(1)}
		}
		return place.Place{Cell: l.Cell, Part: place.AtInner(0)}
	}
	return place.Place{Cell: l.Cell}
}

// find is the root of the segment, without what ferries join.
func (b *Board) find(s Seg) Seg {
	for b.nodes[s].parent != s {
		s = b.nodes[s].parent
	}
	return s
}

// union joins two features for good; their rings become one.
func (b *Board) union(s, t Seg) {
	r, q := b.find(s), b.find(t)
	if r == q {
		return
	}
	if b.nodes[r].size < b.nodes[q].size {
		r, q = q, r
	}
	nr, nq := &b.nodes[r], &b.nodes[q]
	nq.parent = r
	nr.size += nq.size
	nr.open += nq.open
	nr.unknown += nq.unknown
	nr.links += nq.links
	nr.next, nq.next = nq.next, nr.next
}
