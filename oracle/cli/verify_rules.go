package cli

import (
	"fmt"
	"strings"

	"ferryman/oracle/check"
	"ferryman/rules"
	"ferryman/scenarios"
)

// loaded reads the scenarios of the paths, or the documented examples; files
// with errors are reported and end the command.
func (a *app) loaded(paths []string) ([]*scenarios.Scenario, error) {
	report, err := a.collect(paths)
	if err != nil {
		return nil, err
	}
	a.report(report.Problems)
	if report.Summary.Problems > 0 {
		return nil, exit(ExitInput)
	}
	var out []*scenarios.Scenario
	for i := range report.Results {
		r := &report.Results[i]
		if len(out) == 0 || out[len(out)-1] != r.Scenario {
			out = append(out, r.Scenario)
		}
		if !r.Met {
			a.failures(r)
			err = exit(ExitUnmet)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("nothing to check: no file expects anything")
	}
	return out, err
}

// ruleCoverage is a rule with how many examples cite it, as JSON.
type ruleCoverage struct {
	Rule     string   `json:"rule"`
	Effect   string   `json:"effect"`
	Examples []string `json:"examples"`
	Needs    []string `json:"needs,omitempty"`
	Lacking  bool     `json:"lacking"`
}

// coverage lists for each rule how many examples cite it; a rule with an effect
// that none cites is a failure.
func (a *app) coverage(paths []string) error {
	all, err := a.loaded(paths)
	if err != nil {
		return err
	}
	cited := check.Coverage(all)
	var list []ruleCoverage
	lacking := 0
	for i := range rules.All() {
		r := &rules.All()[i]
		c := ruleCoverage{r.Name, r.Effect.String(), cited[r.ID], check.WaitsFor(r), false}
		c.Lacking = len(c.Examples) == 0 && r.Effect != rules.Clarifies && len(c.Needs) == 0
		if c.Lacking {
			lacking++
		}
		list = append(list, c)
	}
	if a.json() {
		err = a.writeJSON(list)
	} else {
		for _, c := range list {
			fmt.Fprintf(a.out, "%4d  %-40s %s%s\n", len(c.Examples), c.Rule, c.Effect, note(&c))
		}
		fmt.Fprintf(a.out, "%d rules, %d with an effect and no example\n", len(list), lacking)
	}
	if err == nil && lacking > 0 {
		return exit(ExitUnmet)
	}
	return err
}

func note(c *ruleCoverage) string {
	switch {
	case c.Lacking:
		return "  <- no example"
	case len(c.Needs) > 0:
		return "  (waits for " + strings.Join(c.Needs, ", ") + ")"
	}
	return ""
}

// mutation is a switched rule with the examples that notice, as JSON.
type mutation struct {
	Rule    string   `json:"rule"`
	Off     string   `json:"off"`
	Noticed []string `json:"noticed"`
}

// unswitched is a rule that cannot be switched, as JSON.
type unswitched struct {
	Rule  string   `json:"rule"`
	Why   string   `json:"why"`
	Shown []string `json:"shown"`
}

type mutationReport struct {
	Switched   []mutation   `json:"switched"`
	Unswitched []unswitched `json:"unswitched"`
	Unnoticed  int          `json:"unnoticed"`
}

// mutate switches each rule with an effect off in turn and fails if no example
// notices one of them.
func (a *app) mutate(paths []string) error {
	all, err := a.loaded(paths)
	if err != nil {
		return err
	}
	var rep mutationReport
	switched, rest := check.Mutate(all)
	for _, m := range switched {
		rep.Switched = append(rep.Switched, mutation{m.Rule.String(), m.Rule.Rule().Off, m.Noticed})
		if len(m.Noticed) == 0 {
			rep.Unnoticed++
		}
	}
	for _, u := range rest {
		why := "it clarifies and decides nothing by itself"
		if len(u.Needs) > 0 {
			why = "it waits for " + strings.Join(u.Needs, ", ")
		}
		rep.Unswitched = append(rep.Unswitched, unswitched{u.Rule.String(), why, u.Shown})
	}
	if a.json() {
		err = a.writeJSON(rep)
	} else {
		a.printMutations(&rep)
	}
	if err == nil && rep.Unnoticed > 0 {
		return exit(ExitUnmet)
	}
	return err
}

func (a *app) printMutations(rep *mutationReport) {
	for _, m := range rep.Switched {
		if len(m.Noticed) == 0 {
			fmt.Fprintf(a.out, "%-40s NOT NOTICED by any example\n", m.Rule)
			continue
		}
		fmt.Fprintf(a.out, "%-40s noticed by %d: %s\n", m.Rule, len(m.Noticed), m.Noticed[0])
	}
	fmt.Fprintln(a.out, "\nNot switched:")
	for _, u := range rep.Unswitched {
		shown := "shown by no example"
		if len(u.Shown) > 0 {
			shown = "shown by " + u.Shown[0]
		}
		fmt.Fprintf(a.out, "%-40s %s; %s\n", u.Rule, u.Why, shown)
	}
	fmt.Fprintf(a.out, "\n%d rules switched off in turn, %d not noticed\n", len(rep.Switched), rep.Unnoticed)
}
