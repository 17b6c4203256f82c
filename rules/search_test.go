package rules_test

import (
	"slices"
	"testing"

	"ferryman/rules"
)

func TestSearchBest(t *testing.T) {
	tests := []struct {
		words string
		best  rules.ID
	}{
		{"first ferry", rules.FerriesFirstFerry},
		{"second ferry beyond", rules.FerriesFirstFerry},
		{"bare jetty ends road", rules.FerriesBareJettyEnds},
		{"builder returned", rules.FerriesBuilderReturned},
		{"once a turn", rules.FerriesOncePerTurn},
		{"abbey ferry", rules.FerriesAbbeyNoMove},
		{"inn lake", rules.FerriesInnLake},
		{"tie", rules.BaseTie},
		{"most meeples", rules.BaseMajority},
		{"Reopened?", rules.FerriesMayReopen},
		{"may a move open a completed road", rules.FerriesMayReopen},
		{"garden", rules.BaseGarden},
		{"roundabouts", rules.FerriesRoundabouts},
		{"z-man closest", rules.FerriesZmgClosest},
		{"rio grande place ferry", rules.FerriesRggFollowerPlace},
		{"  TRB-15 ", rules.FerriesBuilderReturned},
		{"premier bac", rules.FerriesFirstFerry},
		{"premiers bacs sur la route", rules.FerriesFirstFerry},
		{"quai sans bac", rules.FerriesBareJettyEnds},
		{"nejbližší přívoz", rules.FerriesFirstFerry},
		{"nejblizsi privoz", rules.FerriesFirstFerry},
		{"leerer Anleger", rules.FerriesBareJettyEnds},
		{"Baumeister zurück", rules.FerriesBuilderReturned},
	}
	for _, tt := range tests {
		got := rules.Search(tt.words)
		if len(got) == 0 || got[0] != tt.best {
			t.Errorf("Search(%q) = %v, want first %v", tt.words, got[:min(3, len(got))], tt.best)
		}
	}
}

func TestSearchIDAlone(t *testing.T) {
	if got := rules.Search("ferries/first-ferry"); !slices.Equal(got, []rules.ID{rules.FerriesFirstFerry}) {
		t.Errorf("an id finds %v", got)
	}
}

func TestSearchNothing(t *testing.T) {
	for _, words := range []string{"", "  ", "?!", "spaceship"} {
		if got := rules.Search(words); got != nil {
			t.Errorf("Search(%q) = %v", words, got)
		}
	}
}

// All words or, where no rule has them all, the most of them.
func TestSearchPrefersAllWords(t *testing.T) {
	both, one := rules.Search("ferry tunnel"), rules.Search("tunnel")
	for _, id := range both {
		if !slices.Contains(one, id) {
			t.Errorf("%v has no tunnel", id)
		}
	}
	if got := rules.Search("tunnel spaceship"); !slices.Equal(got, one) {
		t.Errorf("a word that no rule has changes the answer: %v", got)
	}
}
