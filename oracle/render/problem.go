package render

import (
	"fmt"
	"strings"

	"ferryman/oracle/say"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// Problem is something wrong in a file: file:line:col and what it is, what to
// do, and for a position or step that the rules forbid those rules, each with
// where it stands. Lines are not broken; there is no line break at the end.
func Problem(p scenarios.Problem, sp say.Speaker) string {
	var b strings.Builder
	b.WriteString(Clean(p.File))
	if p.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", p.Line, p.Col)
	}
	b.WriteString(": ")
	if p.Warning {
		b.WriteString(sp.Text("text.warning", nil) + ": ")
	}
	if p.Found == "" && len(p.Reasons) > 0 {
		b.WriteString(sp.First(nil, "problem."+p.Code, "problem.other"))
	} else {
		b.WriteString(Clean(p.Message()))
	}
	if p.Fix != "" {
		b.WriteString("\n  " + Clean(p.Fix))
	}
	b.WriteString(Reasons(p.Reasons, p.Names, sp))
	return b.String()
}

// Reasons is a list of reasons as lines that each start with a line break: the
// sentence with the rule's id, and below it where the rule stands.
func Reasons(why []game.Reason, names place.Names, sp say.Speaker) string {
	var b strings.Builder
	v := voice{sp, names}
	for _, r := range why {
		fmt.Fprintf(&b, "\n  - %s [%s]\n    %s", v.sentence(r), r.Rule, standing(r.Rule, sp))
	}
	return b.String()
}
