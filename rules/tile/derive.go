package tile

import (
	"fmt"
	"math/bits"
	"slices"

	"ferryman/rules/place"
)

// barrier is something that may cut the fields of a tile: it touches the tile's
// border at these edges and holds together in between. What touches one edge
// only is walked round and cuts nothing.
type barrier struct {
	sides  place.Sides
	cities uint8 // city segments that are part of it, as in Segment.Cities
}

// hubs are the ends at which roads meet. At the other ends a road stops alone.
var hubs = [...]End{Village, Crossing, Junction, Monastery, Jetty, TunnelMouth, Bazaar, CropCircle}

// deriveFields makes the fields that follow from roads, cities and river: two
// half-edges are one field unless some barrier lies between them. Fields that
// touch no edge are not found, and a bridge cuts like a wall. If it cannot be
// known it says why.
func deriveFields(t *Tile) ([]Segment, string) {
	walls, why := barriers(t)
	if why != "" {
		return nil, why
	}
	var fields []Segment
	for h := place.NL; h <= place.WR; h++ {
		if e := t.Edges[h.Side()]; e == City || e == Any {
			continue
		}
		i := slices.IndexFunc(fields, func(f Segment) bool { return together(walls, h, lowest(f.Halves)) })
		if i < 0 {
			i = len(fields)
			fields = append(fields, Segment{Kind: FieldFeature})
		}
		fields[i].Halves |= 1 << h
	}
	for i := range fields {
		fields[i].Cities = touched(t, walls, lowest(fields[i].Halves))
	}
	return fields, ""
}

// barriers lists what cuts the fields.
func barriers(t *Tile) ([]barrier, string) {
	var out []barrier
	n := 0
	for _, s := range t.Segments {
		switch {
		case s.Kind == CityFeature:
			out = append(out, barrier{s.Sides, 1 << n})
			n++
		case s.Kind == RoadFeature && s.End == Through:
			out = append(out, barrier{s.Sides, 0})
		}
	}
	if gates := endingAt(t, CityGate); gates != 0 {
		i := slices.IndexFunc(out, func(b barrier) bool { return b.cities != 0 })
		if n != 1 {
			return nil, fmt.Sprintf("fields expected: of %d cities it is open at which the road stops that leaves at %s", n, gates)
		}
		out[i].sides |= gates
	}
	for _, end := range hubs {
		out = append(out, barrier{endingAt(t, end), 0})
	}
	return append(out, barrier{edgesOf(t.Edges, River), 0}), ""
}

// arc numbers the parts into which the barrier cuts the border, and gives the
// number of the part in which the half-edge is.
func (b barrier) arc(h place.Half) int {
	n := 0
	for _, s := range b.sides.List() {
		if h > place.Half(2*s) {
			n++
		}
	}
	return n % max(1, b.sides.Len())
}

// together says whether no barrier lies between the half-edges.
func together(walls []barrier, g, h place.Half) bool {
	return !slices.ContainsFunc(walls, func(b barrier) bool { return b.arc(g) != b.arc(h) })
}

// touched is the set of cities that the field at the half-edge touches: those
// from which only the city itself, with the roads at its gates, divides it.
func touched(t *Tile, walls []barrier, h place.Half) uint8 {
	var m uint8
	n := 0
	for _, s := range t.Segments {
		if s.Kind != CityFeature {
			continue
		}
		bit := uint8(1) << n
		others := slices.DeleteFunc(slices.Clone(walls), func(b barrier) bool { return b.cities&bit != 0 })
		if slices.ContainsFunc(s.Sides.List(), func(side place.Side) bool { return together(others, h, place.Half(2*side)) }) {
			m |= bit
		}
		n++
	}
	return m
}

// lowest is the lowest half-edge of the set, which must not be empty.
func lowest(m place.Halves) place.Half { return place.Half(bits.TrailingZeros8(uint8(m))) }
