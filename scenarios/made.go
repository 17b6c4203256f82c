package scenarios

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// Made is a scenario that was not read from a scenario file: a saved game.
// Check must be called before it is used. The function gives the line and
// column of setup paths.
func Made(file, title string, setup *game.Setup, expansions []string, locate func(path string) (line, col int)) *Scenario {
	return &Scenario{File: file, Title: title, Setup: setup, Expansions: expansions, locator: locate}
}

// Cut is the scenario up to a point of the game: the turns up to that one, and
// of it the steps up to the last of that name; all of them if the step is
// empty.
func (s *Scenario) Cut(at game.Point) *Scenario {
	out, setup := *s, *s.Setup
	setup.Turns = slices.Clone(setup.Turns[:min(max(at.Turn+1, 0), len(setup.Turns))])
	if n := len(setup.Turns); n > 0 && at.Step != "" {
		t := &setup.Turns[n-1]
		t.Steps = t.Steps[:game.LastOf(t.Steps, at.Step)]
	}
	out.Setup = &setup
	return &out
}

// With is the scenario with one more step in its last turn. Check must be called
// before it is used; it tells whether the rules allow the step. The questions of
// the file are left out: they are about the position as it was.
func (s *Scenario) With(step game.Step) *Scenario {
	return s.changed(func(steps []game.Step) []game.Step { return append(steps, step) })
}

// Without is the scenario without the last step of its last turn, and that
// step; false if there is none.
func (s *Scenario) Without() (*Scenario, game.Step, bool) {
	n := len(s.Setup.Turns)
	if n == 0 || len(s.Setup.Turns[n-1].Steps) == 0 {
		return s, game.Step{}, false
	}
	steps := s.Setup.Turns[n-1].Steps
	return s.changed(func(steps []game.Step) []game.Step { return steps[:len(steps)-1] }), steps[len(steps)-1], true
}

// changed is the scenario with other steps in its last turn.
func (s *Scenario) changed(steps func([]game.Step) []game.Step) *Scenario {
	out, setup := *s, *s.Setup
	out.Asks = nil
	setup.Turns = slices.Clone(setup.Turns)
	if n := len(setup.Turns); n > 0 {
		t := &setup.Turns[n-1]
		t.Steps = steps(slices.Clone(t.Steps))
	}
	out.Setup = &setup
	return &out
}

// Unbuilt names what the tile shows and nobody plays yet; empty if there is
// nothing of the kind.
func Unbuilt(t *tile.Tile) string { return unbuiltFeature(t) }
