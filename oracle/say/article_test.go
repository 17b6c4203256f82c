package say

import "testing"

func TestEnglishArticles(t *testing.T) {
	en := &languages[0]
	for text, want := range map[string]string{
		"may place a {piece} there": "may place an abbot there",
		"A {piece} may go":          "An abbot may go",
		"the {piece} may go":        "the abbot may go",
		"via {piece}":               "via abbot",
	} {
		if got := en.fill(text, map[string]string{"piece": "abbot"}); got != want {
			t.Errorf("%q is filled as %q, want %q", text, got, want)
		}
	}
	if got := en.fill("a {piece}", map[string]string{"piece": "wagon"}); got != "a wagon" {
		t.Errorf("got %q", got)
	}
}
