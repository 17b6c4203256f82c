package check

import (
	"strings"

	"ferryman/rules/game"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// Outcome is how a sentence of a saved game came out.
type Outcome uint8

// The outcomes.
const (
	Passed Outcome = iota
	Failed
	Unsupported // it needs what is not built
)

// String is the word in reports.
func (o Outcome) String() string { return [...]string{"pass", "fail", "unsupported"}[o%3] }

// SavedResult is one sentence of a saved game and how it came out, or a
// finding: a place in the replay where our rules and the program that saved
// the game differ.
type SavedResult struct {
	Line, Col int
	Text      string // the sentence; of a finding what differs
	Finding   bool
	Known     string // of a finding: the id of the known difference that it is; then it is no failure
	Outcome   Outcome
	Got       string        // what came out instead, or what is missing
	Reasons   []game.Reason // of a finding: the rules that decide here
}

// Saved is a saved game that was verified.
type Saved struct {
	Game    *jcz.Game
	Outcome Outcome // fail if anything failed, unsupported if the game uses what is not built
	Results []SavedResult
}

// SavedSummary counts saved games and their sentences.
type SavedSummary struct {
	Games       int `json:"games"`
	Passed      int `json:"passed"`
	Failed      int `json:"failed"`
	Unsupported int `json:"unsupported"` // games that use what is not built
	Assertions  int `json:"assertions"`
	Met         int `json:"met"`
	Unmet       int `json:"unmet"`
	Unanswered  int `json:"unanswered"` // sentences that need what is not built
	Findings    int `json:"findings"`   // places where the rules and the saving program differ
	Known       int `json:"known"`      // such places that are known differences
}

// AddSaved takes over a verified saved game, or why it could not be read.
func (r *Report) AddSaved(s *Saved, problems []scenarios.Problem) {
	r.Summary.Files++
	r.Problems = append(r.Problems, problems...)
	if s == nil {
		r.Summary.Problems++
		return
	}
	r.Saved = append(r.Saved, *s)
	sum := &r.Summary.Saved
	sum.Games++
	*[...]*int{&sum.Passed, &sum.Failed, &sum.Unsupported}[s.Outcome]++
	for _, res := range s.Results {
		switch {
		case res.Known != "":
			sum.Known++
			continue
		case res.Finding:
			sum.Findings++
			continue
		}
		sum.Assertions++
		*[...]*int{&sum.Met, &sum.Unmet, &sum.Unanswered}[res.Outcome]++
	}
}

// SavedGame verifies a saved game: every step is judged by the rules, whether
// an optional step was offered is compared with what the rules offer, and its
// sentences are checked at its end.
func SavedGame(g *jcz.Game) *Saved {
	s := &Saved{Game: g}
	if len(g.Missing) > 0 || g.Scenario == nil {
		s.Outcome = Unsupported
		for _, t := range g.Tests {
			s.sentence(t, Unsupported, jcz.Names(g.Missing))
		}
		return s
	}
	t := newTable(g)
	t.play()
	s.Results = t.findings
	for _, test := range g.Tests {
		outcome, got := t.holds(strings.TrimSuffix(strings.TrimSpace(test.Text), "."))
		s.sentence(test, outcome, got)
	}
	s.Outcome = s.worst()
	return s
}

// worst is the outcome of the game: a failure before what is not built.
func (s *Saved) worst() Outcome {
	worst := Passed
	for _, res := range s.Results {
		if res.Outcome == Failed {
			return Failed
		}
		worst = max(worst, res.Outcome)
	}
	return worst
}

func (s *Saved) sentence(t jcz.Test, o Outcome, got string) {
	line, col := s.Game.Locate(t.Path)
	s.Results = append(s.Results, SavedResult{Line: line, Col: col, Text: t.Text, Outcome: o, Got: got})
}
