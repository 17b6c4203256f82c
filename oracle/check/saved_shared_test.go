package check

import (
	"os"
	"path/filepath"
	"testing"

	"ferryman/scenarios/jcz"
)

// shared lists the saved games of other programs, if they are at hand; they
// are no part of the project.
func shared(t *testing.T, pattern string) []string {
	root := filepath.Join("..", "..", "..", "shared", "games")
	if _, err := os.Stat(root); err != nil {
		t.Skip("the saved games of other programs are not at hand: no folder ../shared/games beside the project")
	}
	names, err := filepath.Glob(filepath.Join(root, pattern))
	if err != nil || len(names) == 0 {
		t.Fatalf("no saved games match %s", pattern)
	}
	return names
}

// TestSharedGames verifies saved games of other programs: what is built must
// come out as they say.
func TestSharedGames(t *testing.T) {
	for _, pattern := range []string{"*.jcz", "random/*.jcz"} {
		for _, name := range shared(t, pattern) {
			t.Run(filepath.Base(name), func(t *testing.T) {
				g, problems := jcz.Read(name)
				for _, p := range problems {
					t.Error(p.Error())
				}
				if g == nil {
					return
				}
				s := SavedGame(g)
				for _, r := range s.Results {
					if r.Outcome == Failed {
						t.Errorf("%d:%d: %s: %s", r.Line, r.Col, r.Text, r.Got)
					}
				}
				if s.Outcome == Unsupported {
					t.Skip(jcz.Names(g.Missing))
				}
			})
		}
	}
}
