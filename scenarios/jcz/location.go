package jcz

import (
	"strings"

	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Location is a part of a tile as saved games name it, as the tile lies on the
// table: sides in any order ("WE", or "_N" for all but one), half-sides joined
// by points ("NL.NR") or the centre ("I").
type Location struct {
	Sides  place.Sides
	Halves place.Halves
	Centre bool
	Abbot  bool // "AS_ABBOT": a monastery that an abbot occupies
}

// ParseLocation reads a location.
func ParseLocation(s string) (Location, bool) {
	var l Location
	switch {
	case s == "I":
		l.Centre = true
		return l, true
	case s == "AS_ABBOT":
		l.Centre, l.Abbot = true, true
		return l, true
	case strings.HasPrefix(s, "_"):
		side, ok := upperSide(s[1:])
		l.Sides = place.SidesOf(place.AllSides[:]...) &^ place.SidesOf(side)
		return l, ok
	case len(s) >= 2 && (s[1] == 'L' || s[1] == 'R'):
		for _, w := range strings.Split(s, ".") {
			p, ok := place.ParsePart(w)
			h, half := p.Half()
			if !ok || !half || w != h.String() || l.Halves.Has(h) {
				return l, false
			}
			l.Halves |= 1 << h
		}
		return l, true
	}
	for i := range len(s) {
		side, ok := upperSide(s[i : i+1])
		if !ok || l.Sides.Has(side) {
			return l, false
		}
		l.Sides |= place.SidesOf(side)
	}
	return l, l.Sides != 0
}

func upperSide(s string) (place.Side, bool) {
	side, ok := place.ParseSide(s)
	return side, ok && s == side.String()
}

// Link is the link of a location of two sides.
func (l Location) Link() (place.Link, bool) {
	if l.Sides.Len() != 2 || l.Halves != 0 || l.Centre {
		return place.Link{}, false
	}
	list := l.Sides.List()
	return place.LinkOf(list[0], list[1]), true
}

// String prints the location as the saving program does: pairs in the order N,
// S, W, E, all four as NWSE, half-sides clockwise.
func (l Location) String() string {
	if l.Abbot {
		return "AS_ABBOT"
	}
	if l.Halves != 0 {
		var out []string
		for _, h := range l.Halves.List() {
			out = append(out, h.String())
		}
		return strings.Join(out, ".")
	}
	order := [4]place.Side{place.N, place.S, place.W, place.E}
	switch all := place.SidesOf(place.AllSides[:]...); l.Sides.Len() {
	case 0:
		return "I"
	case 3:
		return "_" + (all &^ l.Sides).First().String()
	case 4:
		order = [4]place.Side{place.N, place.W, place.S, place.E}
	}
	var b strings.Builder
	for _, s := range order {
		if l.Sides.Has(s) {
			b.WriteString(s.String())
		}
	}
	return b.String()
}

// LocationOf is the location of a segment with all its parts.
func LocationOf(b *board.Board, s board.Seg) Location {
	turn, p := int(b.TileOf(s).Turn), b.Printed(s)
	l := Location{Sides: p.Sides.Turn(turn), Halves: p.Halves.Turn(turn)}
	l.Centre = l.Sides == 0 && l.Halves == 0
	return l
}

// lying is a tile that lies on a cell.
type lying struct {
	tile   *tile.Tile
	turn   int
	bridge place.Sides // the sides that a wooden bridge joins
}

// segment is the index of the segment of that kind which has all parts of the
// location, or -1.
func (t lying) segment(kind tile.Kind, l Location) int {
	found := -1
	ok := true
	meet := func(i int) {
		ok = ok && i >= 0 && t.tile.Segments[i].Kind == kind && (found < 0 || found == i)
		found = i
	}
	switch {
	case l.Centre:
		meet(t.centre(kind))
	case kind == tile.FieldFeature:
		for _, h := range l.Halves.List() {
			meet(t.tile.AtHalf(h, t.turn))
		}
	default:
		for _, s := range l.Sides.List() {
			meet(t.tile.AtSide(s, t.turn))
		}
	}
	if !ok {
		return -1
	}
	return found
}

// centre is the segment in the middle of the tile: the monastery, garden or
// inner field.
func (t lying) centre(kind tile.Kind) int {
	for i := range t.tile.Segments {
		s := &t.tile.Segments[i]
		if s.Kind == kind && s.Sides == 0 && s.Halves == 0 {
			return i
		}
	}
	return -1
}

// part is the part of the tile that names the segment here: its first side or
// half-side, or the centre.
func (t lying) part(i int) place.Part {
	s := &t.tile.Segments[i]
	switch {
	case s.Sides != 0:
		return place.AtSide(s.Sides.Turn(t.turn).First())
	case s.Halves != 0:
		return place.AtHalf(s.Halves.Turn(t.turn).List()[0])
	case s.Kind == tile.FieldFeature:
		return place.AtInner(0)
	}
	return place.Centre
}

// PlaceOf reads a feature of the table written as in sentences,
// "{Road,WE,[0,1]}".
func PlaceOf(b *board.Board, s string) (place.Place, bool) {
	w := strings.SplitN(strings.Trim(s, "{} "), ",", 3)
	if len(w) != 3 {
		return place.Place{}, false
	}
	kind, okKind := FeatureByWord(strings.TrimSpace(w[0]))
	l, okLocation := ParseLocation(strings.TrimSpace(w[1]))
	c, err := place.ParseCell(strings.Trim(w[2], "[] "))
	laid, lies := b.At(c)
	if !okKind || !okLocation || err != nil || !lies || !laid.Known() {
		return place.Place{}, false
	}
	part, ok := lying{laid.Tile, int(laid.Turn), laid.Bridge().Sides()}.find(kind, l)
	return place.Place{Cell: c, Part: part}, ok
}

// find is the part of the tile that names the feature of that kind which has
// all parts of the location.
func (t lying) find(kind tile.Kind, l Location) (place.Part, bool) {
	if kind == tile.RoadFeature && l.Sides != 0 && l.Sides&^t.bridge == 0 {
		return place.AtSide(l.Sides.First()), true
	}
	i := t.segment(kind, l)
	if i < 0 {
		return 0, false
	}
	return t.part(i), true
}
