package scenarios

import (
	"slices"
	"testing"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

func TestTiles(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		id    string
		edges string
		turn  int
	}{
		"edges":        {"{edges: frfr}", "base/FRFR-thru", "FRFR", 0},
		"words":        {"{edges: RRRF, kind: [lake, ferries]}", "ferries/FRRR-lake", "RRRF", 3},
		"capitals":     {"{edges: RRFR, kind: Village}", "base/FRRR-cross", "RRFR", 2},
		"id":           {"{id: D, turned: 90}", "base/CRFR-thru", "RCRF", 1},
		"jcz id":       {"{id: \"jcz:BA/RCr\"}", "base/CRFR-thru", "CRFR", 0},
		"joins":        {"{edges: CCFF, joins: N-E}", "base/CFFC-join", "CCFF", 1},
		"print":        {"{print: {edges: RRRF, roads: [{e: [N, E, S], branch: yes}]}}", "print/RRRF", "RRRF", 0},
		"print turned": {"{print: {edges: RFFF, roads: [{e: N, end: village}]}, turned: 90}", "print/RFFF", "FRFF", 1},
	} {
		t.Run(name, func(t *testing.T) {
			l := mustRead(t, "map: a\ntiles: {a: "+c.text+"}\n")
			st := l.setup.Tiles[0]
			if st.Tile.ID != c.id || st.Turn != c.turn || st.Tile.EdgeString(st.Turn) != c.edges {
				t.Errorf("%s %s turned %d", st.Tile.ID, st.Tile.EdgeString(st.Turn), st.Turn)
			}
		})
	}
}

func TestTilePlaces(t *testing.T) {
	l := mustRead(t, `
map: |
  . a
tiles:
  a: {edges: FRFR, at: [1, 0]}
  b: {edges: FRFR, at: [-2, 3]}
  "5,-1": {edges: FRFR}
  " 6, 0": {edges: FRFR, at: "6,0"}
turns:
  - {player: red, place: {n: {edges: FRFR, at: [2, 0]}}, meeple: {at: n.W}}
  - {player: blue, place: {"3,0": {edges: FRFR}}, meeple: {at: "3,0.E"}}
`)
	want := []place.Cell{{X: 1}, {X: -2, Y: 3}, {X: 5, Y: -1}, {X: 6}}
	for i, c := range want {
		if got := l.setup.Tiles[i].Cell; got != c {
			t.Errorf("tile %d at %s, want %s", i, got, c)
		}
	}
	if c, _ := l.setup.Names.CellByLabel("n"); c != (place.Cell{X: 2}) {
		t.Errorf("n at %s", c)
	}
}

// TestWarnings holds what is odd but may be: a tile the edition does not have,
// and more tiles than in the box.
func TestWarnings(t *testing.T) {
	lakes := ""
	for _, at := range []string{"[0, 0]", "[9, 0]"} {
		lakes += "  t" + at[1:2] + ": {edges: RRRR, kind: lake, at: " + at + "}\n"
	}
	l := read(t, "tiles:\n"+lakes)
	if len(l.problems) != 1 || l.problems[0].Code != CodeCount || !l.problems[0].Warning || l.problems[0].Line != 3 {
		t.Errorf("two of one: %s", texts(l.problems))
	}
	l = read(t, "edition: C3\ntiles:\n"+lakes)
	if len(l.problems) != 0 {
		t.Errorf("two of two: %s", texts(l.problems))
	}
	l = read(t, "edition: C1\nmap: a\ntiles: {a: {id: base/CFFC-join-gar}}\n")
	if len(l.problems) != 1 || l.problems[0].Code != CodeEdition || !l.problems[0].Warning {
		t.Errorf("garden in C1: %s", texts(l.problems))
	}
}

// TestUnbuiltFeatures holds that every tile of the catalogue is either played
// or refused by name.
func TestUnbuiltFeatures(t *testing.T) {
	special := []string{"tollkeepers"} // every tile of them has what only they have
	for _, c := range tile.All() {
		if !c.Drawn() {
			continue
		}
		what := unbuiltFeature(c)
		switch {
		case builtSet(c.Set) && what != "":
			t.Errorf("%s is refused for %s", c.ID, what)
		case !builtSet(c.Set) && slices.Contains(special, c.Set) && what == "":
			t.Errorf("%s is let through", c.ID)
		}
	}
}
