package check

import (
	"fmt"
	"slices"
	"testing"

	"ferryman/rules/game"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// onTable lists what lies and stands on the table, sorted.
func onTable(p *game.Position) []string {
	var out []string
	for _, l := range p.Board.Tiles() {
		out = append(out, fmt.Sprint(l.Cell, l.Tile.ID, l.Turn, l.Bridge()))
	}
	for _, j := range p.Board.Joins() {
		out = append(out, fmt.Sprint("ferry ", j.Cell, j.Link))
	}
	for _, pc := range p.Pieces {
		out = append(out, fmt.Sprint(pc.Kind, pc.Owner, p.Board.Key(p.Board.SegAt(pc.At)) >= 0, pc.At.Cell, pc.Pair))
	}
	slices.Sort(out)
	return append(out, fmt.Sprint(p.Score))
}

// lastMove is whose turn it is and which steps were taken in it.
func lastMove(p *game.Position) string {
	out := fmt.Sprint(p.Turn.Player, p.Turn.Scored)
	for _, a := range p.Turn.Log {
		out += " " + game.StepName(a)
	}
	return out
}

// TestExport writes the documented examples as saved games where that is
// possible: read again they come to the same position, and every step and pass
// is as the rules have it.
func TestExport(t *testing.T) {
	written, nothing := 0, 0
	for _, name := range scenarios.Documented() {
		sc, _ := scenarios.LoadDocumented(name)
		if sc == nil {
			continue
		}
		text, problems := Export(sc)
		if len(problems) > 0 {
			nothing++
			continue
		}
		written++
		g, errs := jcz.Load("written.jcz", text)
		if g == nil || len(g.Missing) > 0 {
			t.Errorf("%s: %v %v\n%s", name, errs, g, text)
			continue
		}
		s := SavedGame(g)
		if s.Outcome != Passed {
			t.Errorf("%s: %+v\n%s", name, s.Results, text)
			continue
		}
		again, errs := g.Checked()
		if again == nil {
			t.Errorf("%s: %v", name, errs)
			continue
		}
		a, b := position(sc), position(again)
		got, want := onTable(&b), onTable(&a)
		if len(sc.Setup.Turns) > 0 {
			got, want = append(got, lastMove(&b)), append(want, lastMove(&a))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the saved game comes to\n%v\nthe scenario to\n%v", name, got, want)
		}
	}
	if written < 40 {
		t.Errorf("only %d examples were written, %d were not", written, nothing)
	}
}
