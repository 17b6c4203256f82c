package check

import (
	"path/filepath"
	"strings"
	"testing"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/scenarios/jcz"
)

// own lists the saved games of this project.
func own(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", "..", "testdata", "games", "*.jcz"))
	if err != nil || len(names) < 10 {
		t.Fatalf("%d saved games, %v", len(names), err)
	}
	return names
}

func read(t *testing.T, name string) *jcz.Game {
	t.Helper()
	g, problems := jcz.Read(filepath.Join("..", "..", "testdata", "games", name))
	for _, p := range problems {
		t.Fatal(p.Error())
	}
	return g
}

// TestOwnGames: every game comes out as its name says; all others pass.
func TestOwnGames(t *testing.T) {
	want := map[string]Outcome{
		"wrong-points.jcz": Failed, "illegal-move.jcz": Failed, "move-not-offered.jcz": Failed,
		"unsupported.jcz": Unsupported, "sentence.jcz": Unsupported,
	}
	for _, name := range own(t) {
		base := filepath.Base(name)
		s := SavedGame(read(t, base))
		if s.Outcome != want[base] {
			t.Errorf("%s: %v, want %v: %+v", base, s.Outcome, want[base], s.Results)
		}
	}
}

// TestRefusedStepIsAFinding: the step and the rule that forbids it.
func TestRefusedStepIsAFinding(t *testing.T) {
	s := SavedGame(read(t, "illegal-move.jcz"))
	f := s.Results[0]
	if !f.Finding || !strings.HasPrefix(f.Text, "replay/10:") || game.Cites(f.Reasons)[0] != rules.FerriesMustIncludeFerry {
		t.Errorf("the finding is %+v", f)
	}
	if f.Line < 2 || f.Col < 2 {
		t.Errorf("it is at %d:%d", f.Line, f.Col)
	}
}

// TestNotOfferedIsAFinding: without a pass the saving program offered nothing.
func TestNotOfferedIsAFinding(t *testing.T) {
	s := SavedGame(read(t, "move-not-offered.jcz"))
	if f := s.Results[0]; !f.Finding || !strings.HasPrefix(f.Text, "replay/6:") || game.Cites(f.Reasons)[0] != rules.FerriesExtendMayMove {
		t.Errorf("the finding is %+v", f)
	}
}

// TestSentencesCanFail turns each kind of sentence round.
func TestSentencesCanFail(t *testing.T) {
	for _, test := range []struct{ file, sentence string }{
		{"ferries.jcz", "Phase is ActionPhase"},
		{"ferries.jcz", "Player can't pass"},
		{"ferries.jcz", "Undo is not allowed"},
		{"ferries.jcz", "Available action TilePlacement for BA/RFr"},
		{"ferries.jcz", "Available action Meeple for SmallFollower"},
		{"ferries.jcz", "Ferries options: {Road,NS,[1,0]}"},
		{"ferries.jcz", "Ferries options: {Road,NS,[1,0]}; {Road,NW,[1,0]}; {Road,NE,[1,0]}"},
		{"ferries.jcz", "Nobody has 0 points"},
		{"figures.jcz", "Available action Ferries"},
		{"figures.jcz", "Meeple SmallFollower options: {Field,NL.NR.EL.WR,[-1,0]}"},
		{"figures.jcz", "Meeple SmallFollower options: {Field,NL.NR.EL.WR,[-1,0]}; {Field,ER.SL.SR.WL,[-1,0]}; {Road,WE,[-1,0]}"},
		{"tile.jcz", "TilePlacement BA/RFr options: [-1,0] - [R0]"},
		{"tile.jcz", "Available action TilePlacement for BA/L"},
		{"whole.jcz", "Phase is TilePhase"},
		{"whole.jcz", "Ann scored road for 4 points"},
		{"whole.jcz", "Ben scored road for 3 points"},
		{"whole.jcz", "Ann has 4 points"},
		{"wagon-open.jcz", "Meeple Wagon options: {Road,N,[1,0]}"},
		{"wagon-open.jcz", "Phase is TilePhase"},
	} {
		g := read(t, test.file)
		g.Tests = []jcz.Test{{Text: test.sentence}}
		if s := SavedGame(g); s.Outcome != Failed {
			t.Errorf("%s: %q: %v", test.file, test.sentence, s.Outcome)
		}
	}
}

// TestUnansweredSentences are named, not skipped.
func TestUnansweredSentences(t *testing.T) {
	for _, sentence := range []string{
		"Ann scored castle for 3 points", "Ann has TOWER_PIECE token with count 2", "Available action Fly", "",
		"Meeple Shepherd options: {Field,NL,[0,0]}", "TilePlacement XX/Y options: [0,1] - [0]",
	} {
		g := read(t, "whole.jcz")
		g.Tests = []jcz.Test{{Text: sentence}}
		s := SavedGame(g)
		if s.Outcome != Unsupported || s.Results[0].Got == "" {
			t.Errorf("%q: %v, %+v", sentence, s.Outcome, s.Results)
		}
	}
}

// TestSummaryCountsApart: passes, failures and what is not built.
func TestSummaryCountsApart(t *testing.T) {
	var r Report
	for _, name := range []string{"whole.jcz", "wrong-points.jcz", "unsupported.jcz", "illegal-move.jcz"} {
		r.AddSaved(SavedGame(read(t, name)), nil)
	}
	want := SavedSummary{Games: 4, Passed: 1, Failed: 2, Unsupported: 1, Assertions: 9, Met: 6, Unmet: 2, Unanswered: 1, Findings: 1}
	if r.Summary.Saved != want {
		t.Errorf("the summary is %+v, want %+v", r.Summary.Saved, want)
	}
}

// TestRoundTrip: a game written as a scenario and loaded again is the same, at
// every moment.
func TestRoundTrip(t *testing.T) {
	for _, name := range own(t) {
		g := read(t, filepath.Base(name))
		sc, problems := g.Checked()
		if sc == nil {
			if len(problems) == 0 {
				t.Errorf("%s: neither a game nor a problem", name)
			}
			continue
		}
		for turn := -1; turn < len(sc.Setup.Turns); turn++ {
			for _, step := range []string{"place", "meeple", ""} {
				cut := sc.Cut(game.Point{Turn: turn, Step: step})
				if problems := cut.Check(); len(problems) > 0 {
					t.Fatal(problems)
				}
				sameGame(t, cut)
			}
		}
	}
}

func BenchmarkSavedGame(b *testing.B) {
	g, _ := jcz.Read(filepath.Join("..", "..", "testdata", "games", "whole.jcz"))
	for b.Loop() {
		SavedGame(g)
	}
}
