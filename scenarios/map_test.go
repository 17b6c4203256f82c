package scenarios

import (
	"testing"

	"ferryman/rules/place"
)

func TestMap(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		label string
		cell  place.Cell
		line  int
		col   int
	}{
		"first cell empty": {"map: |\n  . a\n  b .\n", "b", place.Cell{X: 0, Y: 1}, 3, 3},
		"wide letters":     {"map: |\n  éé 界 a\n", "a", place.Cell{X: 2}, 2, 8},
		"blank lines":      {"map: |\n\n\n  a b\n\n", "b", place.Cell{X: 1}, 4, 5},
		"indent given":     {"map: |2\n   a\n  b\n", "b", place.Cell{Y: 1}, 3, 3},
		"keep":             {"map: |+\n  a\n  b\n\n\n", "b", place.Cell{Y: 1}, 3, 3},
		"one row":          {"map: a b c\n", "c", place.Cell{X: 2}, 1, 6},
		"escapes":          {"map: \"a b\\n. c\"\n", "c", place.Cell{X: 1, Y: 1}, 1, 6},
		"short row":        {"map: |\n  a b c\n  d\n", "d", place.Cell{Y: 1}, 3, 3},
		"number":           {"map: |\n  1 2\n", "2", place.Cell{X: 1}, 2, 5},
		"aligned":          {"map: |\n  ab c\n   d e\n", "e", place.Cell{X: 1, Y: 1}, 3, 6},
	} {
		t.Run(name, func(t *testing.T) {
			l := mustRead(t, c.text)
			if got, ok := l.setup.Names.CellByLabel(c.label); !ok || got != c.cell {
				t.Errorf("%s at %s (%v), want %s", c.label, got, ok, c.cell)
			}
			if name != "one row" && name != "escapes" {
				if at := l.places["map/"+c.label]; at != (spot{c.line, c.col}) {
					t.Errorf("%s in %v, want %d:%d", c.label, at, c.line, c.col)
				}
			}
		})
	}
}

func TestUndescribedTile(t *testing.T) {
	l := mustRead(t, "map: |\n  a ?\n")
	if len(l.setup.Tiles) != 1 {
		t.Fatalf("%+v", l.setup.Tiles)
	}
	if st := l.setup.Tiles[0]; st.Tile != nil || st.Cell != (place.Cell{X: 1}) || st.Path != "map/1,0" {
		t.Errorf("%+v", st)
	}
}
