package tile

import (
	"fmt"

	"ferryman/rules/place"
)

// Check lists what is wrong with the drawing of a tile; nothing for a tile
// that can be placed. Every road edge must belong to one road, every city edge
// to one city, every half of a field, road or river edge to one field, and
// jetties, crossroads, monastery and garden must agree with the segments.
func Check(t *Tile) []string {
	c := checker{tile: t}
	c.edges()
	for i := range t.Segments {
		c.segment(&t.Segments[i])
	}
	c.fields()
	c.agree()
	return c.problems
}

type checker struct {
	tile     *Tile
	problems []string
}

func (c *checker) say(format string, args ...any) {
	c.problems = append(c.problems, fmt.Sprintf(format, args...))
}

// edges counts the roads and cities at each edge.
func (c *checker) edges() {
	for _, s := range place.AllSides {
		roads, cities := 0, 0
		for _, seg := range c.tile.Segments {
			if !seg.Sides.Has(s) {
				continue
			}
			if seg.Kind == RoadFeature {
				roads++
			} else {
				cities++
			}
		}
		e := c.tile.Edges[s]
		c.once(s, "road", roads, e == Road)
		c.once(s, "city", cities, e == City)
	}
}

func (c *checker) once(s place.Side, what string, n int, wanted bool) {
	switch {
	case wanted && n == 0:
		c.say("no %s at the %s edge %s", what, what, s)
	case !wanted && n > 0:
		c.say("a %s at the %s edge %s", what, c.tile.Edges[s].Word(), s)
	case n > 1:
		c.say("%d at the %s edge %s, one expected", n, what, s)
	}
}

func (c *checker) segment(s *Segment) {
	switch s.Kind {
	case RoadFeature:
		c.road(s)
	case CityFeature:
		if s.Sides == 0 {
			c.say("a city without an edge")
		}
	case FieldFeature:
		if s.Cities>>c.tile.count(anyCity) != 0 {
			c.say("a field touches a city that is not on the tile")
		}
	}
}

// road checks the number of edges against the end: a road that stops has one,
// one that runs through two, one that branches three or four.
func (c *checker) road(s *Segment) {
	n := s.Sides.Len()
	switch {
	case n == 0:
		c.say("a road without an edge")
	case s.End != Through && (n > 1 || s.Branch):
		c.say("road %s stops at a %s and has %d edges, one expected", s.Sides, s.End, n)
	case s.End == Through && n == 1:
		c.say("road %s has one edge and no end", s.Sides)
	case s.Branch != (n > 2) && s.End == Through:
		c.say("road %s: three or four edges are a branch, fewer are none", s.Sides)
	}
}

// fields checks that the fields share out the halves of the edges that are no
// city.
func (c *checker) fields() {
	var taken, free place.Halves
	for _, s := range place.AllSides {
		if e := c.tile.Edges[s]; e != City && e != Any {
			free |= 3 << (2 * s)
		}
	}
	for _, s := range c.tile.Segments {
		if s.Kind != FieldFeature {
			continue
		}
		for _, h := range (s.Halves & taken).List() {
			c.say("two fields at %s", h)
		}
		taken |= s.Halves
	}
	for _, h := range (taken &^ free).List() {
		c.say("a field at %s, where the tile has a %s", h, c.tile.Edges[h.Side()].Word())
	}
	for _, h := range (free &^ taken).List() {
		c.say("no field at %s", h)
	}
}

// agree checks what is said of the tile against its segments.
func (c *checker) agree() {
	t := c.tile
	jetties := endingAt(t, Jetty)
	if jetties != t.Jetties {
		c.say("jetties at [%s], roads that stop at one at [%s]", t.Jetties, jetties)
	}
	if n := t.Jetties.Len(); n == 1 {
		c.say("one jetty, a ferry needs two")
	}
	if n := endingAt(t, Village).Len(); n != int(t.Crossroads) {
		c.say("%d roads stop at the village, not %d", n, t.Crossroads)
	}
	for _, f := range []struct {
		what string
		kind Kind
		on   bool
	}{{"monastery", MonasteryFeature, t.Monastery}, {"garden", GardenFeature, t.Garden}} {
		if n := t.count(func(s *Segment) bool { return s.Kind == f.kind }); (n == 1) != f.on || n > 1 {
			c.say("%d segments for the %s", n, f.what)
		}
	}
	if t.Monastery && t.Garden {
		c.say("a monastery and a garden")
	}
	if endingAt(t, Monastery) != 0 && !t.Monastery {
		c.say("a road stops at a monastery that is not there")
	}
	if n := endingAt(t, TunnelMouth).Len(); n != int(t.Mouths) {
		c.say("%d roads stop at a tunnel mouth, not %d", n, t.Mouths)
	}
}

// endingAt is the edges whose road stops at that end.
func endingAt(t *Tile, end End) place.Sides {
	var m place.Sides
	for _, s := range t.Segments {
		if s.Kind == RoadFeature && s.End == end {
			m |= s.Sides
		}
	}
	return m
}
