package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle/check"
	"ferryman/oracle/render"
	"ferryman/rules"
	"ferryman/scenarios"
)

func (a *app) ruleCommand() *cobra.Command {
	var list bool
	c := &cobra.Command{
		Use:   "rule [ID or WORDS]",
		Short: "Shows a rule with its sources, or the rules that fit the words",
		Example: `  ferryman rule ferries/first-ferry
  ferryman rule bare jetty
  ferryman rule --list`,
		RunE: func(_ *cobra.Command, args []string) error {
			words := strings.Join(args, " ")
			if list || words == "" {
				return a.ruleList(allRules())
			}
			if id, ok := find(words); ok {
				return a.rule(id)
			}
			found := rules.Search(words)
			switch len(found) {
			case 0:
				return fmt.Errorf("no rule is about %q: try other words, or list all with: ferryman rule --list", words)
			case 1:
				return a.rule(found[0])
			}
			return a.ruleList(found)
		},
	}
	c.Flags().BoolVar(&list, "list", false, "list all rules")
	return c
}

// find is the rule with that id or alias, or the only one whose id ends in it.
func find(name string) (rules.ID, bool) {
	if id, ok := rules.Find(name); ok {
		return id, true
	}
	var found []rules.ID
	for _, id := range allRules() {
		if _, short, _ := strings.Cut(id.String(), "/"); strings.EqualFold(short, name) {
			found = append(found, id)
		}
	}
	if len(found) != 1 {
		return 0, false
	}
	return found[0], true
}

func allRules() []rules.ID {
	var out []rules.ID
	for i := range rules.All() {
		out = append(out, rules.All()[i].ID)
	}
	return out
}

func (a *app) ruleList(ids []rules.ID) error {
	if a.json() {
		return a.writeJSON(render.RuleListJSON(ids, a.speaker()))
	}
	fmt.Fprint(a.out, render.RuleList(ids, a.options()))
	return nil
}

func (a *app) rule(id rules.ID) error {
	if a.json() {
		return a.writeJSON(render.RuleJSON(id, examplesOf(id), a.speaker()))
	}
	fmt.Fprint(a.out, render.Rule(id, a.options(), examplesOf(id)))
	return nil
}

// examplesOf lists the documented examples that show the rule.
func examplesOf(id rules.ID) []string {
	var all []*scenarios.Scenario
	for _, name := range scenarios.Documented() {
		if sc, _ := scenarios.LoadDocumented(name); sc != nil {
			all = append(all, sc)
		}
	}
	return check.Coverage(all)[id]
}
