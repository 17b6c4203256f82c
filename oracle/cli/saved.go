package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle/check"
	"ferryman/oracle/render"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// momentFlags are the flags that say at which moment of the game a command
// looks.
func (a *app) momentFlags(c *cobra.Command) {
	c.Flags().StringVar(&a.at, "at", "", "after that move of the game, counted from 1; 12.place is move 12 after its step \"place\", 0 the start")
	c.Flags().BoolVar(&a.last, "last", false, "after the last move (as without --at)")
	c.MarkFlagsMutuallyExclusive("at", "last")
}

// stepNames are the steps of a move that --at may name.
var stepNames = []string{"place", "meeple", "abbot", "ferry", "move", "wagon", "score"}

// moment reads the value of --at for a game of that many moves.
func moment(s string, moves int) (game.Point, error) {
	number, step, _ := strings.Cut(s, ".")
	n, err := strconv.Atoi(number)
	switch {
	case err != nil || n < 0:
		return game.Point{}, fmt.Errorf("--at %q: expected a move, such as 12, or a step of it, such as 12.place", s)
	case n > moves:
		return game.Point{}, fmt.Errorf("--at %s: the game has %d moves", s, moves)
	case step != "" && !slices.Contains(stepNames, step):
		return game.Point{}, fmt.Errorf("--at %s: %q is no step: expected one of %s", s, step, strings.Join(stepNames, ", "))
	case step != "" && n == 0:
		return game.Point{}, fmt.Errorf("--at %s: before the first move there are no steps", s)
	}
	return game.Point{Turn: n - 1, Step: step}, nil
}

// cut is the scenario up to the moment of --at.
func (a *app) cut(sc *scenarios.Scenario) (*scenarios.Scenario, error) {
	if a.at == "" {
		return sc, nil
	}
	at, err := moment(a.at, len(sc.Setup.Turns))
	if err != nil {
		return nil, err
	}
	out := sc.Cut(at)
	if problems := out.Check(); scenarios.Failed(problems) {
		a.report(problems)
		return nil, exit(ExitInput)
	}
	return out, nil
}

// loadSaved reads a saved game as a scenario, up to the moment of --at: what
// comes after it need not be by the rules.
func (a *app) loadSaved(name string) (*scenarios.Scenario, []scenarios.Problem) {
	g, problems := jcz.Read(name)
	if g == nil || len(g.Missing) > 0 || a.at == "" {
		if g != nil {
			return g.Checked()
		}
		return nil, problems
	}
	at, err := moment(a.at, len(g.Scenario.Setup.Turns))
	if err != nil {
		return nil, []scenarios.Problem{{File: name, Code: scenarios.CodePoint, Found: err.Error()}}
	}
	sc := g.Scenario.Cut(at)
	if problems := sc.Check(); scenarios.Failed(problems) {
		return nil, problems
	}
	return sc, nil
}

// addSaved verifies a saved game.
func addSaved(r *check.Report, name string) {
	g, problems := jcz.Read(name)
	if g == nil {
		r.AddSaved(nil, problems)
		return
	}
	r.AddSaved(check.SavedGame(g), problems)
}

// printSaved prints how saved games came out: what failed, what is not built,
// and with verbose all of it.
func (a *app) printSaved(r *check.Report, verbose bool) {
	for i := range r.Saved {
		s := &r.Saved[i]
		if len(s.Game.Missing) > 0 {
			fmt.Fprintf(a.out, "%s: unsupported: %s\n", s.Game.File, render.Clean(jcz.Names(s.Game.Missing)))
			continue
		}
		for _, res := range s.Results {
			line := fmt.Sprintf("%s:%d:%d: %s", s.Game.File, res.Line, res.Col, render.Clean(savedText(&res)))
			switch {
			case res.Outcome == check.Failed:
				fmt.Fprintln(a.err, line)
			case verbose || res.Outcome == check.Unsupported:
				fmt.Fprintln(a.out, line)
			}
		}
	}
	sum := r.Summary.Saved
	if sum.Games == 0 {
		return
	}
	fmt.Fprintf(a.out, "%d saved games: %d pass, %d fail, %d unsupported; %d assertions: %d met, %d not met, %d unsupported; %d findings",
		sum.Games, sum.Passed, sum.Failed, sum.Unsupported, sum.Assertions, sum.Met, sum.Unmet, sum.Unanswered, sum.Findings)
	if sum.Known > 0 {
		fmt.Fprintf(a.out, ", %d known differences", sum.Known)
	}
	fmt.Fprintln(a.out)
}

// savedText is a result as one line.
func savedText(r *check.SavedResult) string {
	switch {
	case r.Known != "":
		return "known difference " + r.Known + ": " + r.Text + " [" + r.Got + "]"
	case r.Finding:
		return "finding: " + r.Text + " [" + r.Got + "]"
	case r.Outcome == check.Passed:
		return "ok: " + r.Text
	case r.Outcome == check.Unsupported:
		return "unsupported: " + r.Text + ": " + r.Got
	}
	return "fail: " + r.Text + ": got " + r.Got
}

// savedObject is a saved game in the JSON of verify.
type savedObject struct {
	File    string              `json:"file"`
	Title   string              `json:"title,omitempty"`
	Outcome string              `json:"outcome"`
	Missing []string            `json:"missing,omitempty"`
	Results []savedResultObject `json:"results"`
}

type savedResultObject struct {
	Line    int      `json:"line"`
	Text    string   `json:"text"`
	Outcome string   `json:"outcome"`
	Finding bool     `json:"finding,omitempty"`
	Known   string   `json:"known,omitempty"`
	Got     string   `json:"got,omitempty"`
	Rules   []string `json:"rules,omitempty"`
}

func savedObjects(list []check.Saved) []savedObject {
	var out []savedObject
	for i := range list {
		s := &list[i]
		o := savedObject{File: s.Game.File, Title: s.Game.Title, Outcome: s.Outcome.String(), Results: []savedResultObject{}}
		for _, m := range s.Game.Missing {
			o.Missing = append(o.Missing, m.String())
		}
		for _, r := range s.Results {
			o.Results = append(o.Results, savedResultObject{r.Line, r.Text, r.Outcome.String(), r.Finding, r.Known, r.Got, idNames(game.Cites(r.Reasons))})
		}
		out = append(out, o)
	}
	return out
}

func idNames(ids []rules.ID) []string {
	var out []string
	for _, id := range ids {
		out = append(out, id.String())
	}
	return out
}
