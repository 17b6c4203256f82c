package oracle

import (
	"testing"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// Of several reasons for a no the one with the shortest proof comes first, and
// of equally short ones the one with the shorter way.
func TestShortestFirst(t *testing.T) {
	leaf := func(id rules.ID, way int, below ...game.Reason) game.Reason {
		return game.Reason{Rule: id, Facts: game.Facts{Way: make([]place.Place, way)}, Because: below}
	}
	long := leaf(rules.FerriesFirstFerry, 0, leaf(rules.FerriesEachRoad, 0), leaf(rules.FerriesEachDirection, 0))
	far, near := leaf(rules.FerriesMustIncludeFerry, 6), leaf(rules.FerriesOncePerTurn, 2)
	var a Answer
	a.ofRuling(game.Ruling{Verdict: game.No, Because: []game.Reason{long, far, near}})
	for i, want := range []rules.ID{near.Rule, far.Rule, long.Rule} {
		if got := a.Because[i].Rule; got != want {
			t.Errorf("reason %d is %s, want %s", i, got, want)
		}
	}
	a.ofRuling(game.Ruling{Verdict: game.Yes, Because: []game.Reason{long, near}})
	if a.Because[0].Rule != long.Rule {
		t.Error("the reasons of a yes belong together and stay in their order")
	}
}
