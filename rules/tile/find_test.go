package tile

import (
	"slices"
	"strings"
	"testing"

	"ferryman/rules/place"
)

func edgesFrom(t *testing.T, s string) [4]Edge {
	t.Helper()
	var out [4]Edge
	for i := range out {
		n := strings.IndexByte("FRCV*", s[i])
		if n < 0 || len(s) != 4 {
			t.Fatalf("edges %q", s)
		}
		out[i] = Edge(n)
	}
	return out
}

func sidesFrom(s string) place.Sides {
	var m place.Sides
	for _, r := range s {
		side, _ := place.ParseSide(string(r))
		m |= place.SidesOf(side)
	}
	return m
}

// ask is a Spec by edges in short: edges, kind words, a link, ends, inn.
type ask struct{ edges, kind, joins, ends, inn string }

func (a ask) spec(t *testing.T) Spec {
	t.Helper()
	s := Spec{Edges: edgesFrom(t, a.edges), Words: strings.Fields(a.kind), Ends: sidesFrom(a.ends), Inn: sidesFrom(a.inn)}
	for _, j := range strings.Fields(a.joins) {
		l, err := place.ParseLink(j)
		if err != nil {
			t.Fatal(err)
		}
		s.Joins = append(s.Joins, l)
	}
	return s
}

func TestFind(t *testing.T) {
	c1, c2, c3 := Box{Edition: C1}, Box{Edition: C2}, Box{Edition: C3}
	with := func(e Edition, sets ...string) Box { return Box{e, sets} }
	tests := []struct {
		ask
		box  Box
		id   string
		turn int
	}{
		{ask{edges: "FRFR"}, c2, "base/FRFR-thru", 0},
		{ask{edges: "RFRF"}, c2, "base/FRFR-thru", 1},
		{ask{edges: "FRFR", kind: "garden"}, c2, "base/FRFR-thru-gar", 0},
		{ask{edges: "FRFR", kind: "garden"}, c1, "base/FRFR-thru-gar", 0}, // C2 only, found all the same
		{ask{edges: "FRFR", kind: "inn"}, c1, "inns/FRFR-thru-inn", 0},
		{ask{edges: "FRFR", kind: "inn"}, c2, "inns/FRFR-thru-inn-gar", 0},
		{ask{edges: "FRFR", kind: "inn"}, c3, "inns/FRFR-thru-inn-gar", 0},
		{ask{edges: "FRFR", kind: "ends monastery"}, c2, "inns/FRFR-ends-mon", 0},
		{ask{edges: "FRFR", kind: "through monastery"}, c2, "bridges/FRFR-thru-mon", 0},
		{ask{edges: "RFRF", kind: "bazaar inn", inn: "S"}, c2, "bridges/RFRF-ends-inn-baz", 0},
		{ask{edges: "RFRF", kind: "bazaar inn", inn: "N"}, c2, "bridges/RFRF-ends-inn-baz", 2},
		{ask{edges: "RFRF", kind: "bazaar"}, c2, "bridges/RFRF-ends-baz", 0},
		{ask{edges: "FFRR"}, c2, "base/FFRR-thru", 0},
		{ask{edges: "RRFF"}, c2, "base/FFRR-thru", 2},
		{ask{edges: "FRRF", kind: "tunnel"}, c1, "tunnel/FRRF-ends", 0},
		{ask{edges: "RRRR"}, c2, "base/RRRR-cross", 0},
		{ask{edges: "RRRR", kind: "village"}, c2, "base/RRRR-cross", 0},
		{ask{edges: "RRRR", kind: "crossroads"}, c3, "base/RRRR-cross", 0},
		{ask{edges: "RRRR", kind: "lake"}, c2, "ferries/RRRR-lake", 0},
		{ask{edges: "RRRR", kind: "labyrinth"}, c2, "labyrinth/RRRR-branch4", 0},
		{ask{edges: "RRRR", kind: "curves", joins: "N-W"}, c2, "inns/RRRR-NW.ES", 0},
		{ask{edges: "RRRR", kind: "curves", joins: "N-E"}, c2, "inns/RRRR-NW.ES", 1},
		{ask{edges: "RRRR", kind: "curves", joins: "E-N S-W"}, c2, "inns/RRRR-NW.ES", 1},
		{ask{edges: "RRRR", joins: "N-S E-W"}, c2, "traders/RRRR-NS.EW", 0},
		{ask{edges: "RRRR", kind: "crossing-bridge"}, c2, "traders/RRRR-NS.EW", 0},
		{ask{edges: "RRRR", kind: "cloister"}, c2, "abbey/RRRR-ends-mon", 0},
		{ask{edges: "RRRR", kind: "roundabout"}, c2, "spiel/2018-RRRR-branch4", 0},
		{ask{edges: "RRRR", kind: "crop", joins: "W-N"}, c1, "crop2/RRRR-SW.N.E-crop", 1},
		{ask{edges: "RRRR", kind: "stone", ends: "E"}, c1, "russian/RRRR-N.ESW", 1},
		{ask{edges: "RRRR", kind: "junction"}, c2, "spiel/2015-RRRR-junction", 0},
		{ask{edges: "RRFR", kind: "roundabout"}, c2, "abbey/RRFR-branch3", 0},
		{ask{edges: "RRRF", kind: "roundabout"}, c2, "abbey/RRFR-branch3", 1},
		{ask{edges: "RRFR", kind: "village"}, c2, "base/FRRR-cross", 2},
		{ask{edges: "RRRF", kind: "lake"}, c2, "ferries/FRRR-lake", 3},
		{ask{edges: "FRRR", kind: "Ferry_Lake"}, c2, "ferries/FRRR-lake", 0},
		{ask{edges: "RCRR", kind: "lake"}, c2, "ferries/CRRR-lake", 1},
		{ask{edges: "RRRF", kind: "village inn", inn: "N"}, c2, "inns/FRRR-cross-inn", 3},
		{ask{edges: "FRRR", kind: "ends"}, with(C1, "traders"), "traders/FRRR-ends-mon", 0},
		{ask{edges: "CRFR"}, c2, "base/CRFR-thru", 0},
		{ask{edges: "RCRF"}, c2, "base/CRFR-thru", 1},
		{ask{edges: "CRFR", kind: "start"}, c2, "base/CRFR-thru", 0},
		{ask{edges: "CRFR", kind: "crop"}, c2, "crop2/CRFR-ends-crop", 0},
		{ask{edges: "CRFR", kind: "tunnel"}, c2, "tunnel/CRFR-ends", 0},
		{ask{edges: "FFFF"}, c2, "base/FFFF-mon", 0},
		{ask{edges: "FFFF", kind: "monastery"}, c2, "base/FFFF-mon", 0},
		{ask{edges: "FFFF", kind: "bazaar"}, c2, "bridges/FFFF-baz", 0},
		{ask{edges: "RFFF"}, c2, "base/FFRF-end-mon", 2},
		{ask{edges: "RFFF", kind: "monastery"}, c2, "base/FFRF-end-mon", 2},
		{ask{edges: "RFFF", kind: "house"}, c1, "abbey/FFRF-end", 2},
		{ask{edges: "RFFF", kind: "house"}, c2, "abbey/FFRF-end-gar", 2},
		{ask{edges: "CCFC"}, c2, "base/CCFC-join", 0},
		{ask{edges: "CCFC", kind: "pennant"}, c2, "base/CCFC-join-p", 0},
		{ask{edges: "CCFC", kind: "shield"}, c1, "base/CCFC-join-p", 0},
		{ask{edges: "CCFC", kind: "separate"}, c2, "inns/CCFC-sep", 0},
		{ask{edges: "CCFC", kind: "joined separate pennant", joins: "E-W"}, c2, "abbey/CCFC-N.EW-p", 0},
		{ask{edges: "CCFC", kind: "separate"}, with(C2, "abbey"), "abbey/CCFC-N.EW-p", 0},
		{ask{edges: "CFFC", kind: "separate"}, c2, "base/CFFC-sep", 0},
		{ask{edges: "CFFC", kind: "joined"}, c2, "base/CFFC-join", 0},
		{ask{edges: "CFFC", joins: "N-W"}, c2, "base/CFFC-join", 0},
		{ask{edges: "CFFC", kind: "grain"}, c2, "traders/CFFC-join-grain", 0},
		{ask{edges: "CCCC"}, c2, "base/CCCC-join-p", 0},
		{ask{edges: "CCCC", kind: "cathedral"}, c2, "inns/CCCC-join-cath", 0},
		{ask{edges: "CCCC", kind: "abbey", joins: "N-E"}, c2, "abbey/CCCC-join-pp", 0},
		{ask{edges: "****"}, c2, "abbey/ANY-abbey", 0},
		{ask{edges: "****", kind: "abbey"}, c3, "abbey/ANY-abbey", 0},
		{ask{edges: "FVFV"}, with(C2, "river1"), "river1/FVFV", 0},
		{ask{edges: "FVFV", kind: "monastery"}, c2, "river2/FVFV-mon", 0},
		{ask{edges: "FVFF", kind: "spring"}, with(C2, "river2"), "river2/FVFF-spring", 0},
		{ask{edges: "FVFF", kind: "spring river1"}, c2, "river1/FVFF-spring", 0},
		{ask{edges: "FFFV", kind: "volcano"}, c2, "river2/FFFV-volc", 0},
		{ask{edges: "FFFV", kind: "river_lake"}, c2, "river1/FFFV-lake", 0},
	}
	for _, tt := range tests {
		t.Run(strings.TrimSpace(tt.edges+" "+tt.kind+" "+tt.joins+tt.ends+tt.inn), func(t *testing.T) {
			got, fail := Find(tt.spec(t), tt.box)
			if fail != nil {
				t.Fatalf("failure %+v", fail)
			}
			if got.Tile.ID != tt.id || got.Turn != tt.turn {
				t.Errorf("%s turned %d, want %s turned %d", got.Tile.ID, got.Turn, tt.id, tt.turn)
			}
		})
	}
}

func TestFindFails(t *testing.T) {
	tests := []struct {
		ask
		sets    string
		code    string
		word    string
		note    string
		nearest string
		choices string
	}{
		{ask{edges: "RRRF", kind: "lakes"}, "", UnknownWord, "lakes", "", "lake", ""},
		{ask{edges: "RRRF", kind: "vilage"}, "", UnknownWord, "vilage", "", "village", ""},
		{ask{edges: "RRRF", kind: "zzzzzzz"}, "", UnknownWord, "zzzzzzz", "", "", ""},
		{ask{edges: "VVVV"}, "", NoTile, "VVVV", FitsEdges, "FVVV VFVV VVFV VVVF", ""},
		{ask{edges: "FRFR", kind: "lake"}, "", NoTile, "lake", FitsKind, "", "*"},
		{ask{edges: "FRFR", kind: "inn bazaar crop"}, "", NoTile, "crop", FitsKind, "", "*"},
		{ask{edges: "RFFR", joins: "N-E"}, "", NoTile, "N-E", FitsJoins, "", "*"},
		{ask{edges: "RRRF", kind: "spring"}, "", LayoutUnknown, "spring", "*", "spring/branch3 spring/other", ""},
		{ask{edges: "CRCR", ends: "N"}, "", NoTile, "N", FitsEnds, "", "*"},
		{ask{edges: "CRCR", inn: "E"}, "", NoTile, "E", FitsInn, "", "*"},
		{ask{edges: "RRRR", kind: "curves"}, "", Ambiguous, "RRRR", "", "",
			"inns/RRRR-NW.ES/0=joins: [N-W] inns/RRRR-NW.ES/1=joins: [N-E]"},
		{ask{edges: "RRRR", kind: "roundabout"}, "russian catapult", Ambiguous, "RRRR", "", "", "*"},
		{ask{edges: "FVFF"}, "", Ambiguous, "FVFF", "", "",
			"river1/FVFF-spring/0=kind: [spring, river1] river1/FFFV-lake/2=river-lake river2/FVFF-spring/0=river2"},
		{ask{edges: "FVFF", kind: "spring"}, "", Ambiguous, "FVFF", "", "", "river1/FVFF-spring/0=river1 river2/FVFF-spring/0=river2"},
		{ask{edges: "CFFC", kind: "traders"}, "", Ambiguous, "CFFC", "", "",
			"traders/CFFC-join-grain/0=grain traders/CFFC-join-wine/0=wine"},
		{ask{edges: "CFRC", kind: "grain"}, "", Ambiguous, "CFRC", "", "",
			"traders/CFRC-join-end-grain/0=id: traders/CFRC-join-end-grain, turned: 0 " +
				"traders/CFRC-join-end-grain-2/0=id: traders/CFRC-join-end-grain-2, turned: 0"},
		{ask{edges: "RFRF", kind: "bazaar inn"}, "", Ambiguous, "RFRF", "", "",
			"bridges/RFRF-ends-inn-baz/0=inn: [S] bridges/RFRF-ends-inn-baz/2=inn: [N]"},
		{ask{edges: "RRRF", kind: "tollkeepers"}, "", LayoutUnknown, "tollkeepers", "*",
			"tollkeepers/unknown-travellers tollkeepers/unknown-plain", ""},
		{ask{edges: "RRRF", kind: "signposts roundabout"}, "", LayoutUnknown, "signposts, roundabout", "*", "signposts/branch3", ""},
		{ask{edges: "VVVV", kind: "autumn"}, "", LayoutUnknown, "autumn", "*", "autumn/roundabout autumn/other", ""},
	}
	for _, tt := range tests {
		t.Run(tt.edges+" "+tt.kind, func(t *testing.T) {
			_, f := Find(tt.spec(t), Box{Edition: C1, Sets: strings.Fields(tt.sets)})
			if f == nil {
				t.Fatal("found")
			}
			var cs []string
			for _, c := range f.Choices {
				if tt.choices == "*" && c.Word != "" {
					continue
				}
				w := c.Word
				if tt.code == NoTile {
					w = ""
				}
				cs = append(cs, c.Found.Tile.ID+"/"+string('0'+rune(c.Found.Turn))+"="+w)
			}
			if tt.note == "*" && f.Note != "" {
				f.Note = "*"
			}
			got := []string{f.Code, f.Word, f.Note, strings.Join(f.Nearest, " "), strings.Join(cs, " ")}
			want := []string{tt.code, tt.word, tt.note, tt.nearest, strings.TrimPrefix(tt.choices, "*")}
			if !slices.Equal(got, want) {
				t.Errorf("got  %q\nwant %q", got, want)
			}
			if tt.choices == "*" && len(f.Choices) == 0 {
				t.Error("no choices")
			}
		})
	}
}

func TestFindByID(t *testing.T) {
	tests := []struct {
		id, kind   string
		turn       int
		want, code string
		nearest    string
	}{
		{"B", "", 0, "base/FFFF-mon", "", ""},
		{"U", "through", 1, "base/FRFR-thru", "", ""},
		{"U", "", 5, "base/FRFR-thru", "", ""},
		{"jcz:FR/RRR", "lake", 2, "ferries/FRRR-lake", "", ""},
		{"U", "lake", 0, "", NoTile, ""},
		{"U", "lake!", 0, "", UnknownWord, "lake"},
		{"ferries/FRRR-lak", "", 0, "", UnknownID, "ferries/FRRR-lake ferries/CRRR-lake ferries/RRRR-lake"},
		{"signposts/branch3", "", 0, "", LayoutUnknown, ""},
		{"catapult/RRRR-branch4", "", 0, "catapult/RRRR-branch4", "", ""},
		{"", "", 0, "", UnknownID, ""},
	}
	for _, tt := range tests {
		got, fail := Find(Spec{By: ByID, ID: tt.id, Turn: tt.turn, Words: strings.Fields(tt.kind)}, Box{})
		switch {
		case fail == nil && (got.Tile.ID != tt.want || got.Turn != tt.turn&3):
			t.Errorf("%s: %s turned %d", tt.id, got.Tile.ID, got.Turn)
		case fail != nil && (fail.Code != tt.code || tt.nearest != "" && strings.Join(fail.Nearest, " ") != tt.nearest):
			t.Errorf("%s: %+v", tt.id, fail)
		case fail == nil && tt.code != "":
			t.Errorf("%s: found, want %s", tt.id, tt.code)
		}
	}
}
