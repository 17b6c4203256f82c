package tile

import (
	"fmt"

	"ferryman/rules/place"
)

// PrintSet is the set of the tiles that a scenario prints.
const PrintSet = "print"

// Printed is a tile as a scenario describes it, feature by feature, in the
// orientation in which it lies. A list that is nil was left out and is derived
// where only one reading is left; an empty list says that there is nothing.
type Printed struct {
	Edges      [4]Edge
	Roads      []PrintedRoad
	Cities     []PrintedCity
	Fields     []PrintedField
	Monastery  bool
	Garden     bool
	Crossroads int         // roads that meet at the village, 0: left out
	Jetties    place.Sides // 0: left out
}

// PrintedRoad is a road of a printed tile. One that joins three or four edges
// is a branch whether it says so or not.
type PrintedRoad struct {
	Edges  place.Sides
	End    End
	Branch bool
	Inn    bool
	Tunnel bool
}

// PrintedCity is a city of a printed tile.
type PrintedCity struct {
	Edges     place.Sides
	Pennants  int
	Cathedral bool
	Goods     Goods
}

// PrintedField is a field of a printed tile.
type PrintedField struct {
	Halves place.Halves
	Cities []int // numbers of the cities it touches, counted from 1
}

// Problem is something wrong with a printed tile: the key it is found at, such
// as "roads/0", "" for the tile as a whole, and what is wrong.
type Problem struct{ Key, Text string }

// Print makes the tile, with the set "print" and an id such as "print/RRFR".
// The tile is nil if there are problems.
func Print(p Printed) (*Tile, []Problem) {
	b := printer{in: p, tile: &Tile{Set: PrintSet, Edges: p.Edges, Monastery: p.Monastery, Garden: p.Garden}}
	b.tile.ID = PrintSet + "/" + b.tile.EdgeString(0)
	b.roads()
	b.cities()
	b.ends()
	if len(b.problems) == 0 {
		b.fields()
	}
	b.centre()
	if len(b.problems) == 0 {
		for _, text := range Check(b.tile) {
			b.say("", "%s", text)
		}
	}
	if len(b.problems) > 0 {
		return nil, b.problems
	}
	return b.tile, nil
}

type printer struct {
	in       Printed
	tile     *Tile
	problems []Problem
}

func (b *printer) say(key, format string, args ...any) {
	b.problems = append(b.problems, Problem{key, fmt.Sprintf(format, args...)})
}

func (b *printer) add(s Segment) { b.tile.Segments = append(b.tile.Segments, s) }

// edgesOf is the set of edges that show e.
func edgesOf(edges [4]Edge, e Edge) place.Sides {
	var m place.Sides
	for _, s := range place.AllSides {
		if edges[s] == e {
			m |= place.SidesOf(s)
		}
	}
	return m
}

func (b *printer) roads() {
	for i, r := range b.in.Roads {
		s := Segment{Kind: RoadFeature, Sides: r.Edges, End: r.End, Inn: r.Inn, Tunnel: r.Tunnel || r.End == TunnelMouth}
		s.Branch = r.Branch || r.Edges.Len() > 2
		if n := r.Edges.Len(); n == 1 && s.End == Through && !s.Branch {
			s.End = b.endOf(r.Edges, i)
		}
		b.add(s)
	}
	if b.in.Roads == nil {
		b.guessRoads()
	}
}

// endOf is the end of a road that was given without one: a jetty if its edge
// has one; it cannot be known otherwise.
func (b *printer) endOf(edge place.Sides, i int) End {
	if b.in.Jetties&edge != 0 {
		return Jetty
	}
	b.say(fmt.Sprintf("roads/%d", i), "a road with one edge needs an end: where on the tile does it stop?")
	return Through
}

// guessRoads makes the roads that follow from jetties and crossroads alone.
func (b *printer) guessRoads() {
	left := edgesOf(b.in.Edges, Road) &^ b.in.Jetties
	for _, s := range b.in.Jetties.List() {
		b.add(Segment{Kind: RoadFeature, Sides: place.SidesOf(s), End: Jetty})
	}
	if left != 0 && left.Len() != b.in.Crossroads {
		b.say("roads", "roads expected: how the edges %s are joined or where they stop", left)
		return
	}
	for _, s := range left.List() {
		b.add(Segment{Kind: RoadFeature, Sides: place.SidesOf(s), End: Village})
	}
}

func (b *printer) cities() {
	for i, c := range b.in.Cities {
		if c.Pennants < 0 || c.Pennants > 9 {
			b.say(fmt.Sprintf("cities/%d/pennants", i), "%d pennants, 0 to 9 expected", c.Pennants)
			continue
		}
		b.add(Segment{Kind: CityFeature, Sides: c.Edges, Pennants: uint8(c.Pennants), Cathedral: c.Cathedral, Goods: c.Goods})
	}
	if b.in.Cities != nil {
		return
	}
	switch edges := edgesOf(b.in.Edges, City); edges.Len() {
	case 0:
	case 1:
		b.add(Segment{Kind: CityFeature, Sides: edges})
	default:
		b.say("cities", "cities expected: which of the edges %s belong together", edges)
	}
}

// ends takes jetties, crossroads, mouths and bazaar from the ends of the roads
// where they were left out.
func (b *printer) ends() {
	t := b.tile
	t.Jetties = b.in.Jetties
	if t.Jetties == 0 {
		t.Jetties = endingAt(t, Jetty)
	}
	village := endingAt(t, Village).Len()
	if n := b.in.Crossroads; n != 0 && n != village {
		b.say("crossroads", "%d roads stop at the village, not %d", village, n)
	}
	t.Crossroads = uint8(village)
	t.Mouths = uint8(endingAt(t, TunnelMouth).Len())
	t.Bazaar = endingAt(t, Bazaar) != 0
	if river := edgesOf(t.Edges, River); river != 0 {
		t.River = []place.Sides{river}
	}
}

func (b *printer) fields() {
	if b.in.Fields == nil {
		fields, why := deriveFields(b.tile)
		if why != "" {
			b.say("fields", "%s", why)
		}
		b.tile.Segments = append(b.tile.Segments, fields...)
		return
	}
	cities := b.tile.count(anyCity)
	for i, f := range b.in.Fields {
		s := Segment{Kind: FieldFeature, Halves: f.Halves}
		for _, c := range f.Cities {
			if c < 1 || c > cities {
				b.say(fmt.Sprintf("fields/%d/c", i), "there is no city %d, the tile has %d", c, cities)
				continue
			}
			s.Cities |= 1 << (c - 1)
		}
		b.add(s)
	}
}

func (b *printer) centre() {
	if b.in.Monastery {
		b.add(Segment{Kind: MonasteryFeature})
	}
	if b.in.Garden {
		b.add(Segment{Kind: GardenFeature})
	}
}
