package main

import (
	"fmt"
	"strconv"
	"strings"
)

// segments adds roads, cities, fields, then the monastery or garden, in this
// order: WagonC1 and the city numbers of fields count on it.
func (l *literal) segments(t *tile) {
	var out []string
	for _, r := range t.Roads {
		out = append(out, l.road(r))
	}
	for _, c := range t.Cities {
		out = append(out, l.city(c))
	}
	for _, f := range t.Fields {
		out = append(out, l.field(f, len(t.Cities)))
	}
	switch {
	case t.Monastery && t.Garden:
		l.fail("a monastery and a garden")
	case t.Monastery:
		out = append(out, "{Kind: MonasteryFeature}")
	case t.Garden:
		out = append(out, "{Kind: GardenFeature}")
	}
	if len(out) > 0 {
		l.add("Segments", "[]Segment{\n"+strings.Join(out, ",\n")+",\n}")
	}
}

// part makes the literal of one segment and hands its error on.
func (l *literal) part(kind string, fill func(*literal)) string {
	s := literal{parts: []string{"Kind: " + kind}}
	fill(&s)
	if s.err != nil {
		l.fail("%s: %w", kind, s.err)
	}
	return "{" + s.String() + "}"
}

func (l *literal) road(r road) string {
	return l.part("RoadFeature", func(s *literal) {
		s.number("Sides", s.sides(r.Edges))
		s.name("End", ends, r.End)
		s.flag("Branch", r.Branch)
		s.flag("Inn", r.Inn)
		s.flag("Tunnel", r.Tunnel)
	})
}

func (l *literal) city(c city) string {
	return l.part("CityFeature", func(s *literal) {
		s.number("Sides", s.sides(c.Edges))
		s.number("Pennants", int(c.Pennants))
		s.flag("Cathedral", c.Cathedral)
		s.name("Goods", goods, c.Goods)
	})
}

func (l *literal) field(f field, cities int) string {
	return l.part("FieldFeature", func(s *literal) {
		s.number("Halves", s.halves(f.Halves))
		mask := 0
		for _, c := range f.Cities {
			if c < 1 || int(c) > cities {
				s.fail("there is no city %d", c)
				continue
			}
			mask |= 1 << (c - 1)
		}
		if f.Inner == (len(f.Halves) > 0) {
			s.fail("inner says that the field touches no edge")
		}
		s.number("Cities", mask)
		s.flag("PigHerd", f.PigHerd)
	})
}

func (l *literal) river(arms [][]string) {
	var out []string
	for _, a := range arms {
		out = append(out, strconv.Itoa(l.sides(a)))
	}
	l.word("River", "[]place.Sides", strings.Join(out, ", "))
}

// wagon adds the groups of segments that the C1 wagon may move between; they
// are written r1 (road), c1 (city) and m (monastery).
func (l *literal) wagon(t *tile) {
	var out []string
	for _, group := range t.WagonC1 {
		var ids []string
		for _, name := range group {
			ids = append(ids, strconv.Itoa(l.segment(t, name)))
		}
		out = append(out, "{"+strings.Join(ids, ", ")+"}")
	}
	l.word("WagonC1", "[][]uint8", strings.Join(out, ", "))
}

func (l *literal) segment(t *tile, name string) int {
	roads, cities := len(t.Roads), len(t.Cities)
	if name == "m" && t.Monastery {
		return roads + cities + len(t.Fields)
	}
	var kind rune
	var n int
	if _, err := fmt.Sscanf(name, "%c%d", &kind, &n); err == nil && n > 0 {
		switch {
		case kind == 'r' && n <= roads:
			return n - 1
		case kind == 'c' && n <= cities:
			return roads + n - 1
		}
	}
	l.fail("%q is no segment", name)
	return 0
}
