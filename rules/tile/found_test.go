package tile

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ferryman/rules/place"
)

// TestChoicesSelect follows every choice of every ambiguity that edges alone
// leave: the words it names must lead to its tile.
func TestChoicesSelect(t *testing.T) {
	for _, tl := range All() {
		for _, word := range append(tl.kindWords(), "", tl.Set) {
			if !tl.Drawn() {
				continue
			}
			s := Spec{Edges: tl.Edges}
			if word != "" {
				s.Words = []string{word}
			}
			for e := C1; e <= C3; e++ {
				_, f := Find(s, Box{Edition: e})
				if f == nil {
					continue
				}
				for _, c := range f.Choices {
					got, fail := Find(follow(t, s, c.Word), Box{Edition: e})
					if fail != nil || got != c.Found {
						t.Errorf("%s %q %s: choice %s %q leads to %v %+v", tl.ID, word, e, c.Found.Tile.ID, c.Word, got, fail)
					}
				}
			}
		}
	}
}

// keyed splits what a choice says into keys and values.
var keyed = regexp.MustCompile(`(\w+): (?:\[([^]]*)\]|([^,]*))`)

// follow adds what a choice says to the Spec.
func follow(t *testing.T, s Spec, word string) Spec {
	t.Helper()
	s.Words = slices.Clone(s.Words)
	if !strings.Contains(word, ":") {
		s.Words = append(s.Words, word)
		return s
	}
	for _, m := range keyed.FindAllStringSubmatch(word, -1) {
		value := m[2] + m[3]
		switch m[1] {
		case "kind":
			s.Words = append(s.Words, strings.Split(value, ", ")...)
		case "id":
			s.By, s.ID = ByID, value
		case "turned":
			s.Turn = map[string]int{"0": 0, "90": 1, "180": 2, "270": 3}[value]
		case "joins":
			l, err := place.ParseLink(value)
			if err != nil {
				t.Fatal(err)
			}
			s.Joins = append(s.Joins, l)
		case "ends":
			s.Ends |= sidesFrom(value)
		case "inn":
			s.Inn |= sidesFrom(value)
		default:
			t.Fatalf("choice %q", word)
		}
	}
	return s
}

// onlyByID are the tiles that no words tell apart.
var onlyByID = map[string]string{
	"traders/CFRC-join-end-grain":   "differs from its sister in the fields only",
	"traders/CFRC-join-end-grain-2": "differs from its sister in the fields only",
	"abbey/CCCC-NS.EW-p":            "which of the cities has the pennant",
	"traders/CCCC-NW.ES-wine":       "which of the cities has the wine",
	"abbey/RCRC-join-thru-p":        "at which edge the field runs over the road",
	"tunnel/RRRR-ends":              "which of the roads stops at the houses",
}

// TestEveryTileIsFound asks for every drawn tile, in every way it can lie,
// with all that can be said of it.
func TestEveryTileIsFound(t *testing.T) {
	for _, tl := range All() {
		if !tl.Drawn() {
			continue
		}
		found := true
		for _, turn := range tl.Turns() {
			for e := C1; e <= C3; e++ {
				if !InEdition(tl, e) {
					continue
				}
				got, fail := Find(everything(tl, turn), Box{Edition: e})
				if fail != nil && fail.Code != Ambiguous || fail == nil && got != (Found{tl, turn}) {
					t.Errorf("%s turned %d in %s: %v %+v", tl.ID, turn, e, got, fail)
				}
				found = found && fail == nil
			}
			byID, fail := Find(Spec{By: ByID, ID: tl.ID, Turn: turn}, Box{})
			if fail != nil || byID != (Found{tl, turn}) {
				t.Errorf("%s by id: %v %+v", tl.ID, byID, fail)
			}
		}
		if why, listed := onlyByID[tl.ID]; found == listed {
			t.Errorf("%s: found by words is %v; listed: %q", tl.ID, found, why)
		}
	}
}

// everything says all of the tile as it lies that a Spec by edges can say.
func everything(t *Tile, turn int) Spec {
	s := Spec{Words: append(t.kindWords(), t.Set)}
	for _, side := range place.AllSides {
		s.Edges[side] = t.Edge(side, turn)
		if t.endsAt(side, turn) {
			s.Ends |= place.SidesOf(side)
		}
		if t.innAt(side, turn) {
			s.Inn |= place.SidesOf(side)
		}
	}
	for _, l := range links {
		if t.joins(l, turn) {
			s.Joins = append(s.Joins, l)
		}
	}
	return s
}
