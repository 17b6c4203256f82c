package check

import (
	"fmt"
	"os"
	"testing"

	"ferryman/scenarios/jcz"
)

func TestProbe(t *testing.T) {
	g, ps := jcz.Read(os.Getenv("JCZ"))
	fmt.Println(ps)
	tb := newTable(g)
	tb.play()
	fmt.Println(tb.events, tb.points, tb.phase(), tb.drawn)
	s := SavedGame(g)
	for _, r := range s.Results {
		fmt.Println(r.Outcome, r.Text, r.Got)
	}
	for i, tn := range g.Scenario.Setup.Turns {
		fmt.Println(i, tn.Player)
		for _, st := range tn.Steps {
			fmt.Printf("   %s %T %v\n", st.Path, st.Do, st.Do)
		}
		_ = i
	}
}
