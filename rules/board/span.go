package board

import (
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// The wooden bridges, in the orientation of the tile they lie over.
var bridges = [3]tile.Segment{
	1: {Kind: tile.RoadFeature, Sides: 1<<place.N | 1<<place.S},
	2: {Kind: tile.RoadFeature, Sides: 1<<place.E | 1<<place.W},
}

// Span lays a wooden bridge over the tile at that cell, straight between two
// opposite sides: a new road segment that joins the roads beyond them. It
// reports false if no known tile lies there, one spans it already, or the link
// is not straight; whether it may lie there is for the rules to ask.
func (b *Board) Span(c place.Cell, link place.Link) bool {
	i, ok := b.cells.get(c)
	if !ok || !b.tiles[i].Known() || b.tiles[i].span > 0 || link.A.Opposite() != link.B {
		return false
	}
	l := &b.tiles[i]
	id := Seg(len(b.nodes))
	n := node{parent: id, next: id, size: 1, tile: i, open: 2, axis: 1}
	if link.Turn(-int(l.Turn)).Has(place.E) {
		n.axis = 2
	}
	b.nodes = append(b.nodes, n)
	l.span, l.over = id+1, link
	for _, s := range link.Sides().List() {
		k, ok := b.cells.get(c.Next(s))
		if !ok {
			continue
		}
		other := b.tiles[k]
		b.shut(id, other.Known())
		if theirs := b.AtSide(other, s.Opposite()); theirs != None && b.Kind(theirs) == tile.RoadFeature {
			b.union(id, theirs)
		}
	}
	return true
}

// Mouth says whether the segment is a road that ends at a tunnel mouth.
func (b *Board) Mouth(s Seg) bool { return s != None && b.Printed(s).End == tile.TunnelMouth }

// Through is the mouth to which a tunnel joins this one, or None.
func (b *Board) Through(s Seg) Seg { return b.nodes[s].far - 1 }

// Tunnel joins two mouths for good: the road goes on below the ground. It
// reports false if one of them is no mouth or joined already.
func (b *Board) Tunnel(s, t Seg) bool {
	if !b.Mouth(s) || !b.Mouth(t) || s == t || b.Through(s) != None || b.Through(t) != None {
		return false
	}
	b.nodes[s].far, b.nodes[t].far = t+1, s+1
	b.nodes[b.find(s)].open--
	b.nodes[b.find(t)].open--
	b.union(s, t)
	return true
}
