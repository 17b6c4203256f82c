package question

import "testing"

var table = Vocabulary{Players: []string{"red", "blue", "yellow"}, Ferries: []string{"1", "2", "3"},
	Labels: []string{"a", "b", "c", "d", "x", "m", "v"}}

// The wordings that the catalogue shows are understood, whatever language is
// spoken otherwise.
func TestExamplesAreUnderstood(t *testing.T) {
	for _, spoken := range []string{"en", "fr", "de", "cs"} {
		for _, e := range Catalogue() {
			asked := e.Asked(spoken)
			if len(asked) < 10 {
				t.Errorf("%s has %d examples in %s, want 10", e.ID, len(asked), spoken)
			}
			if spoken != "en" && asked[0] == e.Examples[0] {
				t.Errorf("%s has no examples in %s", e.ID, spoken)
			}
			for _, text := range asked {
				for _, lang := range []string{spoken, "en", "de"} {
					v := table
					v.Lang = lang
					r := Parse(text, v)
					if len(r.Readings) != 1 || r.Readings[0].ID != e.ID {
						t.Errorf("%s: %q is read by %s as %v, nearest %v, unknown %v", e.ID, text, lang, r.Readings, r.Nearest, r.Unknown)
					}
				}
			}
		}
	}
}
