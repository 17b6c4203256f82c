package rules_test

import (
	"testing"

	"ferryman/rules"
)

func TestRulebookSwitches(t *testing.T) {
	tests := []struct {
		book          rules.Rulebook
		zmg, rgg, hig bool
	}{
		{rules.HiG, false, false, true},
		{rules.ZMG, true, false, true},
		{rules.RGG, false, true, true},
	}
	for _, tt := range tests {
		s := tt.book.Switches()
		for id, want := range map[rules.ID]bool{
			rules.FerriesZmgHighwayman:    tt.zmg,
			rules.FerriesZmgClosest:       tt.zmg,
			rules.FerriesZmgTwoClosest:    tt.zmg,
			rules.FerriesZmgOnce:          tt.zmg,
			rules.FerriesRggFollowerPlace: tt.rgg,
			rules.FerriesRggFollowerMove:  tt.rgg,
			rules.FerriesFirstFerry:       tt.hig,
			rules.BasePlaceTile:           tt.hig,
		} {
			if s.On(id) != want {
				t.Errorf("under %v %v is %v", tt.book, id, !want)
			}
		}
	}
	var zero rules.Switches
	if zero != rules.HiG.Switches() {
		t.Error("the zero switches are not those of the German rulebook")
	}
}

func TestSet(t *testing.T) {
	s := rules.ZMG.Switches()
	for _, id := range []rules.ID{rules.FerriesFirstFerry, rules.FerriesZmgClosest, rules.FerriesRggFollowerMove} {
		for _, on := range []bool{true, true, false, false, true} {
			if s.Set(id, on); s.On(id) != on {
				t.Errorf("%v set to %v is %v", id, on, !on)
			}
		}
	}
}

func TestParseRulebook(t *testing.T) {
	for b := rules.HiG; b <= rules.RGG; b++ {
		if got, ok := rules.ParseRulebook(b.String()); got != b || !ok {
			t.Errorf("ParseRulebook(%q) = %v, %v", b.String(), got, ok)
		}
	}
	if _, ok := rules.ParseRulebook("HIG"); ok {
		t.Error("the words of rulebooks are in lower case")
	}
}
