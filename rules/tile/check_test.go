package tile

import (
	"slices"
	"strings"
	"testing"

	"ferryman/rules/place"
)

func TestCatalogueIsSound(t *testing.T) {
	for _, tl := range All() {
		if !tl.Drawn() {
			if tl.Layout == Known || tl.Unsure == "" {
				t.Errorf("%s is not drawn and does not say why", tl.ID)
			}
			continue
		}
		for _, p := range Check(tl) {
			t.Errorf("%s: %s", tl.ID, p)
		}
		if id := tl.EdgeString(0); !strings.Contains(tl.ID, id) && tl.ID != "abbey/ANY-abbey" {
			t.Errorf("%s has edges %s", tl.ID, id)
		}
		if !strings.HasPrefix(tl.ID, tl.Set+"/") {
			t.Errorf("%s is in set %s", tl.ID, tl.Set)
		}
		for _, w := range tl.Kinds {
			if !IsWord(w) {
				t.Errorf("%s: %q is no kind word", tl.ID, w)
			}
		}
	}
}

// TestSegmentOrder holds the order that WagonC1 and Cities count on.
func TestSegmentOrder(t *testing.T) {
	for _, tl := range All() {
		if !slices.IsSortedFunc(tl.Segments, func(a, b Segment) int { return int(a.Kind) - int(b.Kind) }) {
			t.Errorf("%s: segments are not in order", tl.ID)
		}
		for _, group := range tl.WagonC1 {
			for _, i := range group {
				if int(i) >= len(tl.Segments) || tl.Segments[i].Kind == FieldFeature || len(group) < 2 {
					t.Errorf("%s: wagon group %v", tl.ID, group)
				}
			}
		}
	}
}

func TestTotals(t *testing.T) {
	want := map[string][3]int{
		"base": {72, 72, 72}, "ferries": {8, 8, 8}, "inns": {18, 18, 18}, "traders": {24, 24, 24},
		"abbey": {18, 18, 0}, "bridges": {12, 12, 0}, "crop1": {6, 0, 0}, "crop2": {6, 6, 6}, "labyrinth": {1, 1, 0},
		"tunnel": {4, 0, 0}, "russian": {4, 0, 0}, "river1": {12, 12, 0}, "river2": {12, 12, 0},
		"tollkeepers": {0, 10, 10}, "catapult": {12, 0, 0}, "signposts": {0, 0, 12}, "spring": {0, 0, 12},
		"autumn": {0, 0, 12}, "spiel": {0, 10, 0}, "wonders": {0, 0, 8},
	}
	if len(Sets()) != len(want) {
		t.Errorf("%d sets, want %d", len(Sets()), len(want))
	}
	for _, s := range Sets() {
		for e := C1; e <= C3; e++ {
			sum := 0
			for _, tl := range All() {
				if tl.Set == s.ID {
					sum += tl.Count(e)
				}
			}
			if sum != want[s.ID][e] || s.Total(e) != sum {
				t.Errorf("%s %s: %d tiles counted, %d said, want %d", s.ID, e, sum, s.Total(e), want[s.ID][e])
			}
		}
	}
}

// TestCensus holds counts of the C2 sets that were made apart from the
// catalogue: tiles with fields and their fields, with cities and their cities,
// pennant tiles, monasteries, gardens, villages.
func TestCensus(t *testing.T) {
	tests := []struct {
		set  string
		want [8]int
	}{
		{"base", [8]int{71, 126, 44, 49, 10, 6, 8, 8}},
		{"inns", [8]int{16, 35, 13, 20, 3, 1, 2, 1}},
		{"traders", [8]int{24, 56, 22, 29, 0, 1, 2, 0}},
		{"river1", [8]int{12, 28, 3, 4, 0, 1, 1, 0}},
	}
	for _, tt := range tests {
		var got [8]int
		for _, tl := range All() {
			if tl.Set != tt.set {
				continue
			}
			n := tl.Count(C2)
			fields := tl.count(func(s *Segment) bool { return s.Kind == FieldFeature })
			cities := tl.count(anyCity)
			for i, v := range [8]int{min(fields, 1), fields, min(cities, 1), cities, min(tl.pennants(), 1),
				one(tl.Monastery), one(tl.Garden), one(tl.Is("village"))} {
				got[i] += n * v
			}
		}
		if got != tt.want {
			t.Errorf("%s: %v, want %v", tt.set, got, tt.want)
		}
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestCheckFinds(t *testing.T) {
	base := func(name string) *Tile {
		t.Helper()
		found, ok := Lookup(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		c := *found
		c.Segments = slices.Clone(found.Segments)
		return &c
	}
	tests := []struct {
		name, tile string
		spoil      func(*Tile)
		want       string
	}{
		{"no road", "D", func(t *Tile) { t.Segments = t.Segments[1:] }, "no road at the road edge E"},
		{"road at a field", "D", func(t *Tile) { t.Segments[0].Sides = 14; t.Segments[0].Branch = true }, "a road at the field edge S"},
		{"no city", "D", func(t *Tile) { t.Segments[1].Sides = 0 }, "a city without an edge"},
		{"two roads", "U", func(t *Tile) { t.Segments = append(t.Segments, t.Segments[0]) }, "2 at the road edge E"},
		{"no end", "A", func(t *Tile) { t.Segments[0].End = Through }, "one edge and no end"},
		{"end of two", "U", func(t *Tile) { t.Segments[0].End = House }, "one expected"},
		{"branch of two", "U", func(t *Tile) { t.Segments[0].Branch = true }, "a branch"},
		{"field missing", "U", func(t *Tile) { t.Segments[1].Halves &^= 1 }, "no field at NL"},
		{"field twice", "U", func(t *Tile) { t.Segments[1].Halves |= 1 << place.SL }, "two fields at SL"},
		{"field in a city", "D", func(t *Tile) { t.Segments[2].Halves |= 1 }, "a field at NL, where the tile has a city"},
		{"no such city", "D", func(t *Tile) { t.Segments[2].Cities = 2 }, "touches a city that is not on the tile"},
		{"crossroads", "X", func(t *Tile) { t.Crossroads = 3 }, "4 roads stop at the village, not 3"},
		{"jetties", "FR/RRR", func(t *Tile) { t.Jetties = 2 }, "jetties at [E]"},
		{"monastery", "B", func(t *Tile) { t.Monastery = false }, "1 segments for the monastery"},
		{"road to no monastery", "A", func(t *Tile) { t.Monastery = false; t.Segments = t.Segments[:2] }, "monastery that is not there"},
		{"garden", "B", func(t *Tile) { t.Garden = true }, "a monastery and a garden"},
		{"mouths", "TU/RR", func(t *Tile) { t.Mouths = 1 }, "2 roads stop at a tunnel mouth"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := base(tt.tile)
			tt.spoil(c)
			if got := strings.Join(Check(c), "; "); !strings.Contains(got, tt.want) {
				t.Errorf("problems %q, want %q", got, tt.want)
			}
		})
	}
}

// unlikeDerived are the tiles whose fields do not follow from the roads and
// cities alone, and why.
var unlikeDerived = map[string]string{
	"inns/CCCC-sep":                 "a field inside",
	"inns/CCCC-sep-gar":             "a field inside",
	"traders/CCCC-NW.S.E-cloth":     "a field inside",
	"traders/FCCC-EW.S-cloth":       "a field inside",
	"traders/FCCC-EW.S-wine":        "a field inside",
	"traders/CCCC-NW.ES-wine":       "a field inside",
	"abbey/CCCC-NS.EW-p":            "a field inside",
	"abbey/CCFC-N.EW-p":             "a field inside",
	"inns/CFFF":                     "city or picture cut a field that the border alone leaves whole",
	"traders/CRFC-join-end-wine":    "city or picture cut a field that the border alone leaves whole",
	"traders/CFRC-join-end-grain-2": "city or picture cut a field that the border alone leaves whole",
	"traders/CRRC-join-ends-cloth":  "city or picture cut a field that the border alone leaves whole",
	"abbey/FFFC-p":                  "city or picture cut a field that the border alone leaves whole",
	"bridges/FRFC-end":              "city or picture cut a field that the border alone leaves whole",
	"bridges/FRFC-end-gar":          "city or picture cut a field that the border alone leaves whole",
	"crop2/CFCF-sep-crop":           "city or picture cut a field that the border alone leaves whole",
	"river2/FCFV":                   "city or picture cut a field that the border alone leaves whole",
	"abbey/CRRF-thru":               "the road touches the city",
	"abbey/CFRR-thru":               "the road touches the city",
	"traders/CFRR-ends":             "the road touches the city",
	"traders/CRCC-NW.S-end-cloth":   "which city stops the road is open",
	"traders/CRCC-NW.S-end-grain":   "which city stops the road is open",
	"abbey/CRRC-sep-ends":           "which city stops the road is open",
	"bridges/CCRC-sep-end":          "which city stops the road is open",
	"inns/CRCR-sep-cross":           "stubs of road to both gates",
	"abbey/RCRC-join-thru-p":        "the road is below the city",
	"river2/VCVC-join":              "the river is below the city",
	"crop2/FRRR-SW.E-crop":          "the circle lies at the other road",
	"russian/RRRR-N.ESW":            "the stone lies at the other road",
	"river1/FVRV-end-mon":           "the monastery lies at the river",
}

func TestDerivedFields(t *testing.T) {
	for _, tl := range All() {
		if !tl.Drawn() {
			continue
		}
		bare := *tl
		bare.Segments = slices.DeleteFunc(slices.Clone(tl.Segments), func(s Segment) bool { return s.Kind == FieldFeature })
		fields, why := deriveFields(&bare)
		bare.Segments = append(bare.Segments, fields...)
		for i := range bare.Segments {
			bare.Segments[i].PigHerd = false
		}
		same := why == "" && slices.Equal(bare.asLies(0), withoutPigs(tl).asLies(0))
		if reason, listed := unlikeDerived[tl.ID]; same == listed {
			t.Errorf("%s: derived fields are the printed ones: %v (%s %s)", tl.ID, same, reason, why)
		}
	}
}

func withoutPigs(t *Tile) *Tile {
	c := *t
	c.Segments = slices.Clone(t.Segments)
	for i := range c.Segments {
		c.Segments[i].PigHerd = false
	}
	return &c
}
