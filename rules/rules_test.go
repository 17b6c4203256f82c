package rules_test

import (
	"testing"

	"ferryman/rules"
)

func TestFind(t *testing.T) {
	tests := []struct {
		name string
		want rules.ID
	}{
		{"ferries/first-ferry", rules.FerriesFirstFerry},
		{"Ferries/First-Ferry", rules.FerriesFirstFerry},
		{"BASE-8", rules.BaseOccupied},
		{"base-8", rules.BaseOccupied},
		{"BASE-15", rules.FerriesTileCountsOnce},
		{"TRB-15", rules.FerriesBuilderReturned},
		{"TRB-14", rules.FerriesNoDoubleTurn},
		{"INN-9", rules.FerriesInnLake},
		{"ABB-6", rules.FerriesAbbeyNoMove},
		{"CRO-7", rules.FerriesNotBranches},
		{"SUP-1", rules.BaseSupply},
		{"BASE-80", 0},
		{"ferries/first", 0},
		{"", 0},
	}
	for _, tt := range tests {
		got, ok := rules.Find(tt.name)
		if got != tt.want || ok != (tt.want != 0) {
			t.Errorf("Find(%q) = %v, %v, want %v", tt.name, got, ok, tt.want)
		}
	}
}

func TestCertainty(t *testing.T) {
	tests := []struct {
		id   rules.ID
		want rules.Authority
	}{
		{rules.FerriesFirstFerry, rules.Official},
		{rules.FerriesExtendMayMove, rules.RuleText},
		{rules.FerriesBranches, rules.Community},
		{rules.FerriesScoredAgain, rules.Inferred},
		{rules.FerriesTileCountsOnce, rules.Inferred},
		{rules.FerriesMayClose, rules.RuleText},          // a community note that a rule proves
		{rules.FerriesMeepleBeforeFerry, rules.RuleText}, // the same
		{rules.FerriesMovesIndependent, rules.Official},  // inferred, but from an official note alone
		{0, rules.Official},
	}
	for _, tt := range tests {
		if got := tt.id.Certainty(); got != tt.want {
			t.Errorf("certainty of %v is %v, want %v", tt.id, got, tt.want)
		}
	}
}

func TestWeaker(t *testing.T) {
	tests := []struct{ a, b, want rules.Authority }{
		{rules.Official, rules.RuleText, rules.Official},
		{rules.RuleText, rules.RuleText, rules.RuleText},
		{rules.Official, rules.Community, rules.Community},
		{rules.Community, rules.Inferred, rules.Inferred},
	}
	for _, tt := range tests {
		if rules.Weaker(tt.a, tt.b) != tt.want || rules.Weaker(tt.b, tt.a) != tt.want {
			t.Errorf("of %v and %v the weaker is not %v", tt.a, tt.b, tt.want)
		}
	}
}

func TestParseAuthority(t *testing.T) {
	for a := rules.Official; a <= rules.Inferred; a++ {
		if got, ok := rules.ParseAuthority(a.String()); got != a || !ok {
			t.Errorf("ParseAuthority(%q) = %v, %v", a.String(), got, ok)
		}
	}
	if _, ok := rules.ParseAuthority("maybe"); ok {
		t.Error("maybe is an authority")
	}
}

func TestUnknownIDIsEmpty(t *testing.T) {
	far := rules.ID(len(rules.All()) + 1)
	for _, id := range []rules.ID{0, far, 65535} {
		if id.String() != "" || id.Rule().Text != "" {
			t.Errorf("ID %d is %q", id, id.String())
		}
	}
}
