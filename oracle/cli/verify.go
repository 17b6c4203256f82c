package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle/check"
	"ferryman/oracle/render"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

func (a *app) verifyCommand() *cobra.Command {
	var verbose, coverage, mutate bool
	c := &cobra.Command{
		Use:   "verify [PATH...]",
		Short: "Checks every expectation of scenarios; without a path the documented examples",
		Example: `  ferryman verify
  ferryman verify my-scenarios/ position.yaml
  ferryman verify saved-games/*.jcz
  ferryman verify --mutate`,
		RunE: func(_ *cobra.Command, args []string) error {
			switch {
			case coverage && mutate:
				return fmt.Errorf("--coverage and --mutate are two reports: ask for one")
			case coverage:
				return a.coverage(args)
			case mutate:
				return a.mutate(args)
			}
			return a.verify(args, verbose)
		},
	}
	c.Flags().BoolVar(&coverage, "coverage", false, "list for each rule how many examples cite it; fail where a rule with an effect has none")
	c.Flags().BoolVar(&mutate, "mutate", false, "switch each rule off in turn; fail where no example notices")
	c.Flags().BoolVarP(&verbose, "verbose", "v", false, "also list what is as expected")
	return c
}

func (a *app) verify(paths []string, verbose bool) error {
	report, err := a.collect(paths)
	if err != nil {
		return err
	}
	a.report(report.Problems)
	if len(paths) > 0 || verbose {
		a.report(report.Warnings) // those of documented examples are meant
	}
	if a.json() {
		err = a.writeJSON(a.reportObject(report))
	} else {
		a.printReport(report, verbose)
	}
	s := report.Summary
	switch {
	case err != nil:
		return err
	case s.Problems > 0:
		return exit(ExitInput)
	case s.Checks == 0 && s.Saved.Games == 0:
		return fmt.Errorf("nothing to check: no file expects anything")
	case s.Failed > 0 || s.Saved.Failed > 0:
		return exit(ExitUnmet)
	}
	return nil
}

// collect verifies the files of the paths, or the documented examples.
func (a *app) collect(paths []string) (*check.Report, error) {
	var report check.Report
	if len(paths) == 0 {
		for _, name := range scenarios.Documented() {
			report.Add(scenarios.LoadDocumented(name))
		}
		return &report, nil
	}
	names, err := files(paths)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if jcz.Is(name) {
			addSaved(&report, name)
			continue
		}
		report.Add(a.load(name))
	}
	return &report, nil
}

func (a *app) printReport(r *check.Report, verbose bool) {
	for i := range r.Results {
		res := &r.Results[i]
		if verbose && res.Met {
			fmt.Fprintf(a.out, "%s:%d: ok: %s\n", res.Scenario.File, res.Line, render.Clean(subject(res)))
		}
		if !res.Met {
			a.failures(res)
		}
	}
	a.printSaved(r, verbose)
	s := r.Summary
	if s.Saved.Games > 0 && s.Saved.Games == s.Files {
		return
	}
	fmt.Fprintf(a.out, "%s, %s: %d as expected, %d failed", count(s.Files, "file"), count(s.Checks, "check"), s.Met, s.Failed)
	if s.Known > 0 {
		fmt.Fprintf(a.out, ", %d known not to be met yet", s.Known)
	}
	if s.Problems > 0 {
		fmt.Fprintf(a.out, ", %s with errors", count(s.Problems, "file"))
	}
	fmt.Fprintln(a.out)
}

// count is a number of things: "1 file", "2 files".
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// subject is what a result is about: the question, or the illegal turn.
func subject(r *check.Result) string {
	if r.Ask != nil {
		return r.Ask.Text
	}
	return "illegal: " + r.Illegal.Expected.String()
}

// failures prints how a result differs from what the file expects.
func (a *app) failures(r *check.Result) {
	for _, f := range r.Failures {
		fmt.Fprintf(a.err, "%s:%d:%d: %s: %s\n", r.Scenario.File, r.Line, r.Col, render.Clean(subject(r)), a.failure(r, f))
	}
}

func (a *app) failure(r *check.Result, f check.Failure) string {
	switch f.Code {
	case "value":
		return fmt.Sprintf("expected %s, got %s\n  %s", f.Expected, f.Got, render.AnswerSentence(r.Answer, a.speaker()))
	case "cites":
		return fmt.Sprintf("expected the proof to cite %s; it cites %s", f.Expected, f.Got)
	case "certainty":
		return fmt.Sprintf("expected the certainty %s, got %s", f.Expected, f.Got)
	case "illegal":
		return fmt.Sprintf("expected a step that %s forbids; the step is forbidden by %s", f.Expected, f.Got)
	case "legal":
		return fmt.Sprintf("expected a step that %s forbids; every step is legal", f.Expected)
	case "known-met":
		return fmt.Sprintf("is met now, although it is marked as known not to be (%s): delete `known`", f.Expected)
	}
	return "the question is not understood\n  " + strings.ReplaceAll(a.unclear(r), "\n", "\n  ")
}

// resultObject is a result of verify: an answer with what was expected of it.
type resultObject struct {
	render.Object
	Line     int             `json:"line"`
	Expect   any             `json:"expect"`
	Met      bool            `json:"met"`
	Known    string          `json:"known,omitempty"`
	Illegal  string          `json:"illegal,omitempty"`
	Failures []check.Failure `json:"failures,omitempty"`
}

// problemObject is an error or warning of a file.
type problemObject struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Col     int    `json:"col"`
	Code    string `json:"code"`
	Warning bool   `json:"warning"`
	Text    string `json:"text"`
}

type reportObject struct {
	Summary  check.Summary   `json:"summary"`
	Results  []resultObject  `json:"results"`
	Problems []problemObject `json:"problems,omitempty"`
	Saved    []savedObject   `json:"saved_games,omitempty"`
}

// illegalObject is an illegal turn in the shape of an answer: the rules that
// forbid the step are its reasons.
func (a *app) illegalObject(r *check.Result) render.Object {
	m := render.Meta{
		Scenario: r.Scenario.Title, File: r.Scenario.File, Asked: subject(r), Lang: a.lang,
		Program: version(), Rulebook: rules.Version,
	}
	var why []game.Reason
	if r.Illegal.Refusal != nil {
		why = r.Illegal.Refusal.Reasons
	}
	return render.JSONRefusal(why, r.Scenario.Setup.Names, m)
}

func (a *app) reportObject(r *check.Report) reportObject {
	out := reportObject{Summary: r.Summary, Results: []resultObject{}, Saved: savedObjects(r.Saved)}
	for _, p := range slices.Concat(r.Problems, r.Warnings) {
		out.Problems = append(out.Problems, problemObject{p.File, p.Line, p.Col, p.Code, p.Warning, render.Problem(p, a.speaker())})
	}
	for i := range r.Results {
		res := &r.Results[i]
		o := resultObject{Line: res.Line, Met: res.Met && len(res.Failures) == 0, Failures: res.Failures}
		if res.Ask != nil {
			o.Known = res.Ask.Known
		}
		if res.Ask != nil {
			o.Object, o.Expect = a.object(res), check.ExpectValue(res.Ask.Expect, &res.Scenario.Setup.Names)
		} else {
			o.Object = a.illegalObject(res)
			o.Illegal = res.Illegal.Expected.String()
		}
		out.Results = append(out.Results, o)
	}
	return out
}
