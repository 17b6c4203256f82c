package board

import (
	"slices"

	"ferryman/rules/place"
)

// Link sets the ferry on the tile at that cell, or moves it there: the roads
// of the two jetties are one until it is moved. It reports false if no known
// tile lies there or the link is none; whether both sides have jetties is for
// the rules to ask.
func (b *Board) Link(c place.Cell, link place.Link) bool {
	i, ok := b.cells.get(c)
	if !ok || !b.tiles[i].Known() || link.IsZero() {
		return false
	}
	l := &b.tiles[i]
	j := Join{Cell: c, Link: link, A: b.jetty(*l, link.A), B: b.jetty(*l, link.B)}
	if l.join > 0 {
		b.count(b.joins[l.join-1], -1)
		b.joins[l.join-1] = j
	} else {
		b.joins = append(b.joins, j)
		l.join = int32(len(b.joins))
	}
	b.count(j, 1)
	return true
}

// jetty is the road segment of the lake at that side, or None.
func (b *Board) jetty(l Laid, s place.Side) Seg {
	if !l.Jetties().Has(s) {
		return None
	}
	return b.AtSide(l, s)
}

// joinsRoads says whether the ferry makes two roads one.
func (b *Board) joinsRoads(j Join) bool { return !b.apart && j.A != None && j.B != None }

// count keeps the number of ferry ends of both roads.
func (b *Board) count(j Join, n int16) {
	if b.joinsRoads(j) {
		b.nodes[b.find(j.A)].links += n
		b.nodes[b.find(j.B)].links += n
	}
}

// Joins lists the ferries that lie on lakes, in the order they were set.
func (b *Board) Joins() []Join { return b.joins }

// LinkAt is how the ferry lies on the lake at that cell; zero if none does.
func (b *Board) LinkAt(c place.Cell) place.Link {
	if i, ok := b.cells.get(c); ok && b.tiles[i].join > 0 {
		return b.joins[b.tiles[i].join-1].Link
	}
	return place.Link{}
}

// Unlink takes the ferry off the lake. No rule allows it; it serves to ask
// what a ferry changes.
func (b *Board) Unlink(c place.Cell) {
	i, ok := b.cells.get(c)
	if !ok || b.tiles[i].join == 0 {
		return
	}
	at := int(b.tiles[i].join - 1)
	b.count(b.joins[at], -1)
	b.joins = slices.Delete(b.joins, at, at+1)
	b.tiles[i].join = 0
	for k := at; k < len(b.joins); k++ {
		n, _ := b.cells.get(b.joins[k].Cell)
		b.tiles[n].join--
	}
}
