package oracle_test

import (
	"testing"

	"ferryman/oracle"
	"ferryman/oracle/render"
	"ferryman/oracle/say"
	"ferryman/rules/game"
	"ferryman/scenarios"
)

// After a wagon has moved on the turn is settled but not over: what it brought
// is still proved by the figures that stood there before.
func TestSettledTurnIsProvedFromBefore(t *testing.T) {
	sc, problems := scenarios.LoadDocumented("abbey/case-abb-02.yaml")
	if sc == nil {
		t.Fatal(problems)
	}
	said := 0
	var walk func(why []game.Reason)
	walk = func(why []game.Reason) {
		for _, r := range why {
			if r.Outcome == "most" && r.N == 0 {
				t.Error(render.Sentence(r, sc.Setup.Names, say.For("en")))
			}
			said++
			walk(r.Because)
		}
	}
	for i := range sc.Asks {
		q := sc.Asks[i].Question
		if sc.Asks[i].Free {
			q = sc.Asks[i].Parsed.Readings[0]
		}
		at := sc.Setup.End()
		if sc.Asks[i].After != nil {
			at = *sc.Asks[i].After
		}
		a, err := oracle.New(sc.Start).Ask(q, at)
		if err != nil {
			t.Fatal(err)
		}
		for _, it := range a.Items {
			walk(it.Because)
		}
	}
	if said == 0 {
		t.Error("the example gives no reasons")
	}
}
