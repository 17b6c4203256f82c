package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle/question"
)

func (a *app) questionsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "questions [ID]",
		Short: "Lists what can be asked, with examples",
		Example: `  ferryman questions
  ferryman questions may-move-ferry`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			entries := question.Catalogue()
			if len(args) == 1 {
				e, ok := question.Lookup(question.ID(args[0]))
				if !ok {
					return fmt.Errorf("there is no question %q: ferryman questions lists all", args[0])
				}
				entries = []question.Entry{e}
			}
			if a.json() {
				return a.writeJSON(questionObjects(entries, a.lang))
			}
			for i := range entries {
				a.printEntry(&entries[i], len(args) == 1)
			}
			return nil
		},
	}
}

func (a *app) printEntry(e *question.Entry, all bool) {
	slots := ""
	for _, s := range e.Slots {
		if s.Required {
			slots += " " + s.Name
		} else if s.Name != "player" {
			slots += " [" + s.Name + "]"
		}
	}
	fmt.Fprintf(a.out, "%s%s: %s", e.ID, slots, e.Value)
	if !e.Built {
		fmt.Fprint(a.out, " (not built yet)")
	}
	fmt.Fprintln(a.out)
	examples := e.Asked(a.lang)
	if !all && len(examples) > 2 {
		examples = examples[:2]
	}
	for _, x := range examples {
		fmt.Fprintln(a.out, "    "+strings.TrimSpace(x))
	}
}

// questionObject is a question of the catalogue as JSON.
type questionObject struct {
	ID       string   `json:"id"`
	Family   string   `json:"family"`
	Value    string   `json:"value"`
	Required []string `json:"required"`
	Optional []string `json:"optional"`
	Built    bool     `json:"built"`
	Examples []string `json:"examples"`
}

func questionObjects(entries []question.Entry, lang string) []questionObject {
	var out []questionObject
	for _, e := range entries {
		o := questionObject{ID: string(e.ID), Family: string(e.Family), Value: string(e.Value), Built: e.Built,
			Required: []string{}, Optional: []string{}, Examples: e.Asked(lang)}
		for _, s := range e.Slots {
			if s.Required {
				o.Required = append(o.Required, s.Name)
			} else {
				o.Optional = append(o.Optional, s.Name)
			}
		}
		out = append(out, o)
	}
	return out
}
