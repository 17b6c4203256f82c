package scenarios

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"ferryman/rules"
	"ferryman/rules/game"
)

func TestNamedSwitches(t *testing.T) {
	for text, want := range map[string][]game.HouseRule{
		"{city2: 2}": {{Path: "house/city2", Rule: rules.BaseTwoTileCity}},
		"{city2: 4}": {{Path: "house/city2", Rule: rules.BaseTwoTileCity, On: true}},
		"{farms: 1}": {{Path: "house/farms", Rule: rules.BaseFarmGenerations}},
		"{farms: 2}": {
			{Path: "house/farms", Rule: rules.BaseFarmGenerations, On: true},
			{Path: "house/farms", Rule: rules.BaseFieldEach},
		},
		"{farms: 3}": {
			{Path: "house/farms", Rule: rules.BaseFarmGenerations, On: true},
			{Path: "house/farms", Rule: rules.BaseFieldEach, On: true},
		},
		"{wagon: C1}": {
			{Path: "house/wagon", Rule: rules.WagonConnectedC1, On: true},
			{Path: "house/wagon", Rule: rules.WagonAbbeyC1, On: true},
			{Path: "house/wagon", Rule: rules.WagonOneTileC2},
		},
		"{wagon: C2}": {
			{Path: "house/wagon", Rule: rules.WagonConnectedC1},
			{Path: "house/wagon", Rule: rules.WagonAbbeyC1},
			{Path: "house/wagon", Rule: rules.WagonOneTileC2, On: true},
		},
		"{open-inn: zero}":   {{Path: "house/open-inn", Rule: rules.InnsRoadIncomplete, On: true}},
		"{open-inn: ignore}": {{Path: "house/open-inn", Rule: rules.InnsRoadIncomplete}},
		"{barn: free}":       {{Path: "house/barn", Rule: rules.BarnFree, On: true}},
		"{barn: any}":        {{Path: "house/barn", Rule: rules.BarnFree}},
		"{city2: 2, base/occupied: off}": {
			{Path: "house/city2", Rule: rules.BaseTwoTileCity},
			{Path: "house/base/occupied", Rule: rules.BaseOccupied},
		},
	} {
		l := mustRead(t, "house: "+text+"\n")
		if d := cmp.Diff(want, l.setup.House); d != "" {
			t.Errorf("%s: %s", text, d)
		}
	}
}

func TestHouseRefused(t *testing.T) {
	for text, want := range map[string]string{
		"{city2: 3}":                          CodeWord,
		"{farms: on}":                         CodeWord,
		"{city2: 2, base/two-tile-city: on}":  CodeTwice,
		"{BASE-34: off, city2: 2}":            CodeTwice,
		"{farms: 2, base/field-each: on}":     CodeTwice,
		"{BASE-35: off, farms: 3}":            CodeTwice,
		"{base/field-each: off, BASE-29: on}": CodeTwice,
		"{wagon: C1, ABB-12: off}":            CodeTwice,
	} {
		l := read(t, "house: "+text+"\n")
		if len(l.problems) != 1 || l.problems[0].Code != want {
			t.Errorf("%s: got %v, want one problem %v", text, texts(l.problems), want)
		}
	}
}

// Every position of a named switch is played, and each does something else.
func TestHousePositions(t *testing.T) {
	for _, s := range houseSwitches() {
		seen := map[string]string{}
		for _, p := range s.positions {
			l := read(t, "house: {"+s.name+": "+p.word+"}\n")
			if len(l.problems) > 0 {
				t.Errorf("%s: %s is refused: %s", s.name, p.word, texts(l.problems))
			}
			does := fmt.Sprint(l.setup.House, l.setup.Tunnels)
			if first, same := seen[does]; same {
				t.Errorf("%s: %s does the same as %s", s.name, p.word, first)
			}
			seen[does] = p.word
		}
	}
}
