package tile

import (
	"slices"
	"strings"
	"testing"
)

// printed gives the drawing of a tile of the catalogue as a scenario would.
func printed(t *Tile) Printed {
	p := Printed{Edges: t.Edges, Roads: []PrintedRoad{}, Cities: []PrintedCity{}, Monastery: t.Monastery, Garden: t.Garden}
	for _, s := range t.Segments {
		switch s.Kind {
		case RoadFeature:
			p.Roads = append(p.Roads, PrintedRoad{s.Sides, s.End, s.Branch, s.Inn, s.Tunnel})
		case CityFeature:
			p.Cities = append(p.Cities, PrintedCity{s.Sides, int(s.Pennants), s.Cathedral, s.Goods})
		case FieldFeature:
			f := PrintedField{Halves: s.Halves}
			for c := range 8 {
				if s.Cities>>c&1 == 1 {
					f.Cities = append(f.Cities, c+1)
				}
			}
			p.Fields = append(p.Fields, f)
		}
	}
	return p
}

// TestPrintCatalogue prints every tile of the catalogue and compares.
func TestPrintCatalogue(t *testing.T) {
	for _, tl := range All() {
		if !tl.Drawn() || tl.Edges[0] == Any {
			continue
		}
		got, problems := Print(printed(tl))
		if problems != nil {
			t.Errorf("%s: %v", tl.ID, problems)
			continue
		}
		if !slices.Equal(got.asLies(0), withoutPigs(tl).asLies(0)) || got.Jetties != tl.Jetties || got.Crossroads != tl.Crossroads || got.Mouths != tl.Mouths {
			t.Errorf("%s: printed %+v", tl.ID, got)
		}
		if found, fail := Find(Spec{By: ByPrint, Print: got}, Box{}); fail != nil || found.Tile != got {
			t.Errorf("%s: %+v", tl.ID, fail)
		}
	}
}

func road(edges string, end End) PrintedRoad { return PrintedRoad{Edges: sidesFrom(edges), End: end} }

// drawing is the tile in a line: roads, cities, fields with their cities.
func drawing(t *Tile) string {
	var out []string
	for _, s := range t.Segments {
		switch s.Kind {
		case RoadFeature:
			out = append(out, s.Sides.String()+" "+s.End.String())
		case CityFeature:
			out = append(out, "city "+s.Sides.String())
		case FieldFeature:
			var halves []string
			for _, h := range s.Halves.List() {
				halves = append(halves, h.String())
			}
			for _, c := range t.citiesOf(&s) {
				halves = append(halves, "c"+c.Sides.String())
			}
			out = append(out, strings.Join(halves, "+"))
		default:
			out = append(out, s.Kind.String())
		}
	}
	return strings.Join(out, ", ")
}

func TestPrintDerives(t *testing.T) {
	tests := []struct {
		name, edges string
		in          Printed
		want        string
	}{
		{"lake from jetties", "RRRF", Printed{Jetties: sidesFrom("NES")},
			"N jetty, E jetty, S jetty, NL+SR+WL+WR, NR+EL, ER+SL"},
		{"lake of two", "RFRC", Printed{Jetties: sidesFrom("NS")}, "N jetty, S jetty, city W, NL+SR+cW, NR+EL+ER+SL"},
		{"lake and village", "RRRR", Printed{Jetties: sidesFrom("NS"), Crossroads: 2},
			"N jetty, S jetty, E village, W village, NL+WR, NR+EL, ER+SL, SR+WL"},
		{"village from crossroads", "RRFR", Printed{Crossroads: 3}, "N village, E village, W village, NL+WR, NR+EL, ER+SL+SR+WL"},
		{"jetties from ends", "RFRF", Printed{Roads: []PrintedRoad{road("N", Jetty), road("S", Jetty)}},
			"N jetty, S jetty, NL+SR+WL+WR, NR+EL+ER+SL"},
		{"ends from jetties", "RFRR", Printed{Roads: []PrintedRoad{road("N", Through), road("S", Through), road("W", House)}, Jetties: sidesFrom("NS")},
			"N jetty, S jetty, W house, NL+SR+WL+WR, NR+EL+ER+SL"},
		{"one city", "CFFF", Printed{}, "city N, EL+ER+SL+SR+WL+WR+cN"},
		{"dead end", "RFFF", Printed{Roads: []PrintedRoad{road("N", House)}}, "N house, NL+NR+EL+ER+SL+SR+WL+WR"},
		{"two dead ends", "RRFF", Printed{Roads: []PrintedRoad{road("N", House), road("E", House)}},
			"N house, E house, NL+NR+EL+ER+SL+SR+WL+WR"},
		{"monastery between", "FRFR", Printed{Roads: []PrintedRoad{road("E", Monastery), road("W", Monastery)}, Monastery: true},
			"E monastery, W monastery, NL+NR+EL+WR, ER+SL+SR+WL, monastery"},
		{"gate", "CRFF", Printed{Roads: []PrintedRoad{road("E", CityGate)}}, "E city, city N, EL+cN, ER+SL+SR+WL+WR+cN"},
		{"branch unsaid", "RRFR", Printed{Roads: []PrintedRoad{road("NEW", Through)}}, "N-E-W through, NL+WR, NR+EL, ER+SL+SR+WL"},
		{"river", "VRVR", Printed{Roads: []PrintedRoad{road("EW", Through)}}, "E-W through, NL+WR, NR+EL, ER+SL, SR+WL"},
		{"spring", "FVFF", Printed{}, "NL+NR+EL+ER+SL+SR+WL+WR"},
		{"garden", "FFFF", Printed{Garden: true}, "NL+NR+EL+ER+SL+SR+WL+WR, garden"},
		{"cities apart", "CFCF", Printed{Cities: []PrintedCity{{Edges: sidesFrom("N")}, {Edges: sidesFrom("S")}}},
			"city N, city S, EL+ER+WL+WR+cN+cS"},
		{"cities joined", "CFCF", Printed{Cities: []PrintedCity{{Edges: sidesFrom("NS")}}}, "city N-S, EL+ER+cN-S, WL+WR+cN-S"},
		{"two curves", "RRRR", Printed{Roads: []PrintedRoad{road("NE", Through), road("SW", Through)}},
			"N-E through, S-W through, NL+ER+SL+WR, NR+EL, SR+WL"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.in.Edges = edgesFrom(t, tt.edges)
			got, problems := Print(tt.in)
			if problems != nil {
				t.Fatal(problems)
			}
			if d := drawing(got); d != tt.want || got.ID != "print/"+tt.edges || got.Set != PrintSet {
				t.Errorf("%s (%s)\nwant %s", d, got.ID, tt.want)
			}
		})
	}
}

func TestPrintProblems(t *testing.T) {
	two := []PrintedCity{{Edges: sidesFrom("N")}, {Edges: sidesFrom("S")}}
	tests := []struct {
		name, edges string
		in          Printed
		key, text   string
	}{
		{"roads left out", "FRFR", Printed{}, "roads", "E-W"},
		{"crossroads too few", "RRRR", Printed{Crossroads: 3}, "roads", "N-E-S-W"},
		{"no end", "RFFF", Printed{Roads: []PrintedRoad{road("N", Through)}}, "roads/0", "where on the tile"},
		{"cities left out", "CCFF", Printed{}, "cities", "N-E"},
		{"no roads at all", "RFFF", Printed{Roads: []PrintedRoad{}}, "", "no road at the road edge N"},
		{"pennants", "CFFF", Printed{Cities: []PrintedCity{{Edges: 1, Pennants: 400}}}, "cities/0/pennants", "400"},
		{"crossroads disagree", "RRRF", Printed{Roads: []PrintedRoad{road("N", Village), road("E", Village), road("S", House)}, Crossroads: 3},
			"crossroads", "2 roads"},
		{"one jetty", "RFFF", Printed{Jetties: sidesFrom("N")}, "", "a ferry needs two"},
		{"jetty at a field", "RFRF", Printed{Jetties: sidesFrom("NES")}, "", "a road at the field edge E"},
		{"which gate", "CRCF", Printed{Roads: []PrintedRoad{road("E", CityGate)}, Cities: two}, "fields", "of 2 cities"},
		{"gate without city", "FRFF", Printed{Roads: []PrintedRoad{road("E", CityGate)}}, "fields", "of 0 cities"},
		{"no such city", "CFFF", Printed{Fields: []PrintedField{{0xfc, []int{2}}}}, "fields/0/c", "no city 2"},
		{"field left out", "FFFF", Printed{Fields: []PrintedField{{Halves: 0x7f}}}, "", "no field at WR"},
		{"monastery missing", "RFFF", Printed{Roads: []PrintedRoad{road("N", Monastery)}}, "", "not there"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.in.Edges = edgesFrom(t, tt.edges)
			got, problems := Print(tt.in)
			if got != nil || len(problems) == 0 {
				t.Fatalf("printed %+v", got)
			}
			if problems[0].Key != tt.key || !strings.Contains(problems[0].Text, tt.text) {
				t.Errorf("problems %v, want one at %q with %q", problems, tt.key, tt.text)
			}
		})
	}
}

func TestFindBadPrint(t *testing.T) {
	_, fail := Find(Spec{By: ByPrint}, Box{})
	if fail == nil || fail.Code != BadPrint {
		t.Errorf("nothing printed: %+v", fail)
	}
	bad := &Tile{ID: "print/RRRR", Set: PrintSet, Edges: [4]Edge{Road, Road, Road, Road}}
	_, fail = Find(Spec{By: ByPrint, Print: bad}, Box{})
	if fail == nil || fail.Code != BadPrint || !strings.Contains(fail.Note, "no road at the road edge N") {
		t.Errorf("bad print: %+v", fail)
	}
	if !InEdition(bad, C1) {
		t.Error("a printed tile is in every edition")
	}
}
