package check

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/rules/game"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// sameGame fails if a saved game and the scenario written of it do not come to
// the same position and answers after that many turns; -1: at the end.
func sameGame(t *testing.T, sc *scenarios.Scenario) {
	t.Helper()
	text, err := jcz.YAML(sc)
	if err != nil {
		t.Fatal(err)
	}
	again, problems := scenarios.Load("again.yaml", text)
	for _, p := range problems {
		t.Errorf("%s\n%s", p.Error(), text)
	}
	if again == nil {
		return
	}
	a, b := position(sc), position(again)
	if got, want := describe(&b), describe(&a); !slices.Equal(got, want) {
		t.Errorf("the scenario comes to another position:\n%v\nthe saved game to\n%v", got, want)
	}
	if got, want := answers(t, again), answers(t, sc); !slices.Equal(got, want) {
		t.Errorf("the scenario gives other answers:\n%v\nthe saved game gives\n%v", got, want)
	}
}

func position(sc *scenarios.Scenario) game.Position {
	return game.Play(&sc.Start, sc.Setup.End(), false).Position
}

// describe lists all that lies and stands on the table.
func describe(p *game.Position) []string {
	var out []string
	for _, l := range p.Board.Tiles() {
		out = append(out, fmt.Sprint(l.Cell, l.Tile.ID, l.Turn))
	}
	for _, j := range p.Board.Joins() {
		out = append(out, fmt.Sprint("ferry ", j.Cell, j.Link))
	}
	for _, pc := range p.Pieces {
		out = append(out, fmt.Sprint(pc))
	}
	out = append(out, fmt.Sprint(p.Supply, p.Score, p.Turn.Player, p.Turn.Part, p.Turn.Log))
	for _, m := range p.FerryMoves() {
		out = append(out, fmt.Sprint(m.Lake, m.Ruling.Verdict))
	}
	for _, s := range p.OpenSteps() {
		out = append(out, fmt.Sprint(s.Name, s.Must))
	}
	for _, e := range append(p.Scoring(), p.FinalScoring()...) {
		out = append(out, fmt.Sprint(e.Kind, e.At, e.Points(), e.Owners, e.Again))
	}
	return out
}

// answers are those to some questions.
func answers(t *testing.T, sc *scenarios.Scenario) []string {
	t.Helper()
	var out []string
	o := oracle.New(sc.Start)
	for _, id := range []question.ID{"movable-ferries", "steps", "scored-now", "final-scores", "meeple-spots"} {
		if _, ok := question.Lookup(id); !ok {
			continue
		}
		a, err := o.Ask(question.Question{ID: id}, sc.Setup.End())
		if err != nil {
			out = append(out, err.Error())
			continue
		}
		out = append(out, fmt.Sprint(id, ValueText(&a), a.Cites))
	}
	return out
}

// TestSharedRoundTrip writes every playable saved game of other programs as a
// scenario, whole and cut short, and loads that again.
func TestSharedRoundTrip(t *testing.T) {
	for _, name := range append(shared(t, "*.jcz"), shared(t, "random/*.jcz")...) {
		g, problems := jcz.Read(name)
		if len(problems) > 0 || len(g.Missing) > 0 {
			continue
		}
		t.Run(filepath.Base(name), func(t *testing.T) {
			sc, problems := g.Checked()
			if sc == nil && SavedGame(g).Outcome == Passed {
				t.Skip("the rules refuse a step: a known difference")
			}
			if sc == nil {
				t.Fatal(problems)
			}
			sameGame(t, sc)
			for _, at := range []game.Point{{Turn: -1}, {Turn: 4}, {Turn: 8, Step: "meeple"}} {
				cut := sc.Cut(at)
				if problems := cut.Check(); len(problems) > 0 {
					t.Fatal(problems)
				}
				sameGame(t, cut)
			}
		})
	}
}
