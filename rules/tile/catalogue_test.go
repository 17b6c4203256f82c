package tile

import (
	"slices"
	"strings"
	"testing"

	"ferryman/rules/place"
)

func TestLookup(t *testing.T) {
	tests := []struct{ name, want string }{
		{"base/CRFR-thru", "base/CRFR-thru"},
		{"BASE/crfr-THRU", "base/CRFR-thru"},
		{"D", "base/CRFR-thru"},
		{" d ", "base/CRFR-thru"},
		{"BA/RCr", "base/CRFR-thru"},
		{"jcz:BA/RCr", "base/CRFR-thru"},
		{"X", "base/RRRR-cross"},
		{"N-garden", "base/CFFC-join-gar"},
		{"jcz:FR/RRR", "ferries/FRRR-lake"},
		{"BA/RrC", "base/CFRR-thru"},
		{"TB/RRrr", "traders/RRRR-NS.EW"},
		{"RI/s", "river1/FVFF-spring"},
		{"spring", "river2/FVFF-spring"},
		{"abbey tile", "abbey/ANY-abbey"},
		{"ba/rcr", "base/CRFR-thru"},
		{"Z", ""},
		{"", ""},
	}
	for _, tt := range tests {
		got, ok := Lookup(tt.name)
		switch {
		case tt.want == "" && ok:
			t.Errorf("%q is %s", tt.name, got.ID)
		case tt.want != "" && (!ok || got.ID != tt.want):
			t.Errorf("%q: %v, want %s", tt.name, got, tt.want)
		}
	}
}

func TestLetters(t *testing.T) {
	for c := 'A'; c <= 'X'; c++ {
		if got, ok := Lookup(string(c)); !ok || got.Set != "base" {
			t.Errorf("letter %c is no base tile", c)
		}
	}
}

// TestLookupEvery looks up every id and alias.
func TestLookupEvery(t *testing.T) {
	for _, tl := range All() {
		for _, name := range append([]string{tl.ID}, tl.Aliases...) {
			if got, ok := Lookup(name); !ok || got != tl {
				t.Errorf("%q is not %s", name, tl.ID)
			}
		}
	}
}

func TestSets(t *testing.T) {
	if s, ok := SetByID("Ferries"); !ok || s.Title != "The Ferries" || s.Total(C31) != 8 {
		t.Errorf("ferries: %+v", s)
	}
	if _, ok := SetByID("castles"); ok {
		t.Error("castles is a set")
	}
	got := Sets()
	got[0].ID = "spoiled"
	if Sets()[0].ID != "base" {
		t.Error("the caller can change the sets")
	}
}

func TestInEdition(t *testing.T) {
	tests := []struct {
		tile string
		want [4]bool
	}{
		{"B", [4]bool{true, true, true, true}},
		{"E-garden", [4]bool{false, true, true, true}},
		{"abbey/FFRF-end", [4]bool{true, false, false, false}},
		{"crop1/RFRR-ends-crop", [4]bool{true, false, false, false}},
		{"FR/RRRR", [4]bool{true, true, true, true}},
	}
	for _, tt := range tests {
		tl, _ := Lookup(tt.tile)
		for e := C1; e <= C31; e++ {
			if InEdition(tl, e) != tt.want[e] {
				t.Errorf("%s in %s: %v", tt.tile, e, !tt.want[e])
			}
		}
	}
}

func TestWords(t *testing.T) {
	words := Words()
	if !slices.IsSorted(words) || len(slices.Compact(slices.Clone(words))) != len(words) {
		t.Error("not sorted, or a word twice")
	}
	for _, w := range []string{"lake", "village", "monastery", "garden", "inn", "cathedral", "pennant", "joined", "separate",
		"through", "ends", "roundabout", "labyrinth", "curves", "crossing-bridge", "junction", "tunnel", "crop", "bazaar",
		"wine", "grain", "cloth", "spring", "abbey", "cloister", "crossroads", "shield", "tollkeepers"} {
		if !slices.Contains(words, w) {
			t.Errorf("%s is missing", w)
		}
	}
	for _, w := range words {
		if !IsWord(w) {
			t.Errorf("%s is no word", w)
		}
		if !slices.ContainsFunc(All(), func(tl *Tile) bool { return tl.Is(w) }) {
			t.Errorf("%s holds for no tile", w)
		}
	}
}

func TestIs(t *testing.T) {
	tests := []struct{ tile, yes, no string }{
		{"U", "through straight base", "curve ends village joined"},
		{"V", "through curve", "straight curves"},
		{"A", "ends monastery cloister", "through village"},
		{"X", "village crossroads crossing", "ends junction through lake"},
		{"FR/RRR", "lake ferries jetty", "ends village river-lake"},
		{"TB/CCc.c", "joined separate cloth", "wine"},
		{"IC/RRR.i", "inn village", "lake garden"},
		{"RI.1/I.e", "river river-lake", "lake spring"},
		{"LA/Rrrr", "labyrinth", "roundabout through crossing"},
		{"AM/Rrr", "roundabout branched abbey", "labyrinth through"},
		{"signposts/two-curves", "curves", "straight"},
	}
	for _, tt := range tests {
		tl, ok := Lookup(tt.tile)
		if !ok {
			t.Fatal(tt.tile)
		}
		for _, list := range []struct {
			words string
			want  bool
		}{{tt.yes, true}, {tt.no, false}} {
			for _, w := range strings.Fields(list.words) {
				if tl.Is(w) != list.want {
					t.Errorf("%s is %s: %v", tt.tile, w, !list.want)
				}
			}
		}
	}
}

func TestTurns(t *testing.T) {
	tests := []struct {
		tile string
		want []int
	}{
		{"B", []int{0}}, {"A", []int{0, 1, 2, 3}}, {"X", []int{0}}, {"U", []int{0, 1}}, {"U-garden", []int{0, 1}},
		{"C", []int{0}}, {"G", []int{0, 1}}, {"H", []int{0, 1}}, {"I", []int{0, 1, 2, 3}}, {"V", []int{0, 1, 2, 3}},
		{"inns/RRRR-NW.ES", []int{0, 1}}, {"traders/RRRR-NS.EW", []int{0}}, {"labyrinth/RRRR-branch4", []int{0}},
		{"abbey/CCCC-NS.EW-p", []int{0, 1}}, {"traders/CCCC-NW.ES-wine", []int{0, 1, 2, 3}}, {"crop2/CCCC-NW.ES-crop", []int{0, 1}},
		{"FR/RRRR", []int{0}}, {"FR/RRR", []int{0, 1, 2, 3}}, {"bridges/RFRF-ends-inn-baz", []int{0, 1, 2, 3}},
		{"tunnel/RRRR-ends", []int{0, 1, 2, 3}}, {"abbey/ANY-abbey", []int{0}}, {"inns/RCRC-join-ends-p", []int{0, 1}},
		{"river2/VCVC-join", []int{0, 1}},
	}
	for _, tt := range tests {
		tl, ok := Lookup(tt.tile)
		if !ok {
			t.Fatal(tt.tile)
		}
		if got := tl.Turns(); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.tile, got, tt.want)
		}
	}
}

// TestTurned holds that what the tile says of its sides turns with it.
func TestTurned(t *testing.T) {
	for _, tl := range All() {
		for turn := range 4 {
			for _, s := range place.AllSides {
				as := s.Turn(turn)
				if tl.Edge(as, turn) != tl.Edge(s, 0) || tl.AtSide(as, turn) != tl.AtSide(s, 0) ||
					tl.endsAt(as, turn) != tl.endsAt(s, 0) || tl.innAt(as, turn) != tl.innAt(s, 0) {
					t.Errorf("%s: side %s turned by %d", tl.ID, s, turn)
				}
			}
			for h := place.NL; h <= place.WR; h++ {
				if tl.AtHalf(h.Turn(turn), turn) != tl.AtHalf(h, 0) {
					t.Errorf("%s: half %s turned by %d", tl.ID, h, turn)
				}
			}
		}
	}
}
