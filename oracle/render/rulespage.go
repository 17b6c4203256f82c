package render

import (
	"fmt"
	"strings"

	"ferryman/oracle/say"
	"ferryman/rules"
)

// RulesPage is the whole rulebook as a page of Markdown, one section a file of
// the rulebook.
func RulesPage(sp say.Speaker) string {
	var b strings.Builder
	b.WriteString("# The rulebook\n\n")
	b.WriteString("Generated from `rules/rulebook/*.yaml` by `go test ./oracle/cli -run RulesPage -update`; do not edit it here.\n\n")
	b.WriteString("Authority: *official* is a clarification by the publisher, *rule* the text of the rules, *community* a note of the wiki's editors or\n")
	b.WriteString("the forum, *inferred* written nowhere. `ferryman rule ID` shows a rule with the examples that use it.\n")
	section := ""
	for i := range rules.All() {
		r := &rules.All()[i]
		if s, _, _ := strings.Cut(r.Name, "/"); s != section {
			section = s
			fmt.Fprintf(&b, "\n## %s\n", section)
		}
		rulesPageEntry(&b, r, sp)
	}
	return b.String()
}

func rulesPageEntry(b *strings.Builder, r *rules.Rule, sp say.Speaker) {
	fmt.Fprintf(b, "\n### %s\n\n**%s.** %s\n\n", r.Name, r.Title, r.Text)
	line := "*" + r.Authority.String() + "*"
	if r.Date != "" {
		line += ", " + r.Date
	}
	line += "; " + r.Effect.String()
	if len(r.Editions) > 0 {
		line += "; editions " + strings.Join(r.Editions, ", ")
	}
	if len(r.Rulebooks) > 0 {
		line += "; only by " + strings.Join(r.Rulebooks, ", ")
	}
	if len(r.Aliases) > 0 {
		line += "; also " + strings.Join(r.Aliases, ", ")
	}
	fmt.Fprintf(b, "%s\n", line)
	for _, s := range r.Sources {
		fmt.Fprintf(b, "- %s (%s)\n", sourceText(s, sp), s.Lang)
	}
	if r.Off != "" {
		fmt.Fprintf(b, "- Switched off: %s\n", r.Off)
	}
	for _, rel := range relations(r.ID) {
		if len(rel.ids) == 0 {
			continue
		}
		fmt.Fprintf(b, "- %s: %s\n", sp.Text(rel.key, nil), strings.Join(titled(rel.ids), "; "))
	}
}
