package question

import "testing"

var table = Vocabulary{Players: []string{"red", "blue", "yellow"}, Ferries: []string{"1", "2", "3"},
	Labels: []string{"a", "b", "c", "d", "x", "m", "v"}}

func TestExamplesAreUnderstood(t *testing.T) {
	for _, e := range Catalogue() {
		if len(e.Examples) < 10 {
			t.Errorf("%s has %d examples, want 10", e.ID, len(e.Examples))
		}
		for _, text := range e.Examples {
			r := Parse(text, table)
			if len(r.Readings) != 1 || r.Readings[0].ID != e.ID {
				t.Errorf("%s: %q is read as %v, nearest %v, unknown %v", e.ID, text, r.Readings, r.Nearest, r.Unknown)
			}
		}
	}
}
