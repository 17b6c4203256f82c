package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle"
	"ferryman/oracle/check"
	"ferryman/oracle/question"
	"ferryman/oracle/render"
	"ferryman/rules"
	"ferryman/rules/tile"
	"ferryman/scenarios"
)

func (a *app) askCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "ask FILE [QUESTION]",
		Short: "Answers the question, or the questions in the file",
		Long: `Answers a question about the position of a scenario file, with the rules that decide it.
Without a question the questions of the file are answered and compared with what it
expects; if it asks nothing, you are asked for questions, or they are read from standard
input, one a line (help lists what else can be typed). FILE may be - for standard input, or the name of a documented example.`,
		Example: `  ferryman ask position.yaml "which ferries may I move?"
  ferryman ask position.yaml may-move-ferry ferry=3
  ferryman ask scenarios/ferries/example-4-first-ferry-in-each-direction.yaml`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			sc, err := a.loadOne(args[0])
			if err != nil {
				return err
			}
			if err := a.playBy(sc); err != nil {
				return err
			}
			if len(args) > 1 {
				return a.askOne(sc, args[1:])
			}
			return a.askFile(sc, args[0])
		},
	}
	c.Flags().StringVar(&a.explain, "explain", "short", "proof: short (what decides) or full (the whole tree)")
	c.Flags().StringVar(&a.rulebook, "rulebook", "", "play by another rulebook than the file's: hig, zmg or rgg")
	c.Flags().StringVar(&a.edition, "edition", "", "play another edition than the file's: C1, C2, C3 or C3.1")
	a.momentFlags(c)
	c.PreRunE = func(*cobra.Command, []string) error { return oneOf("--explain", a.explain, "short", "full") }
	return c
}

// playBy replays the file by the rulebook and edition of the flags.
func (a *app) playBy(sc *scenarios.Scenario) error {
	if a.rulebook == "" && a.edition == "" {
		return nil
	}
	if err := oneOf("--rulebook", a.rulebook, "", "hig", "zmg", "rgg"); err != nil {
		return err
	}
	if err := oneOf("--edition", a.edition, "", "C1", "C2", "C3", "C3.1"); err != nil {
		return err
	}
	if b, ok := rules.ParseRulebook(a.rulebook); ok {
		sc.Setup.Rulebook = b
	}
	if e, ok := tile.ParseEdition(a.edition); ok {
		sc.Setup.Edition = e
	}
	if problems := sc.Check(); len(problems) > 0 {
		a.report(problems)
		return exit(ExitInput)
	}
	return nil
}

// asked makes a question of the words of the command line: the canonical form
// of a structured one, or free text.
func (a *app) asked(sc *scenarios.Scenario, words []string) (*scenarios.Ask, error) {
	text := strings.Join(words, " ")
	fields := strings.Fields(text)
	if len(fields) > 0 && (len(fields) == 1 || strings.Contains(fields[1], "=")) {
		if _, ok := question.Lookup(question.ID(fields[0])); ok {
			q, err := structured(fields)
			return &scenarios.Ask{Text: question.Canonical(q), Question: q}, err
		}
	}
	names := sc.Vocabulary()
	names.Lang = a.lang
	return &scenarios.Ask{Text: text, Free: true, Parsed: question.Parse(text, names)}, nil
}

// structured reads the canonical form, "may-move-ferry ferry=3 to=N-S".
func structured(fields []string) (question.Question, error) {
	var given []question.Given
	for _, f := range fields[1:] {
		slot, value, ok := strings.Cut(f, "=")
		switch {
		case !ok && len(given) > 0:
			g := &given[len(given)-1]
			g.Text += " " + f
			continue
		case !ok:
			return question.Question{}, fmt.Errorf("%q: expected slot=value, such as ferry=3", f)
		}
		given = append(given, question.Given{Slot: slot, Text: value})
	}
	for i := range given {
		if g := &given[i]; g.Slot == "places" { // a.N+b.S or [a.N, b.S]
			list := strings.ReplaceAll(strings.Trim(g.Text, "[]"), "+", ", ")
			g.Text, g.List = "", strings.Split(list, ", ")
		}
	}
	q, problems := question.FromSlots(fields[0], given)
	if len(problems) == 0 {
		return q, nil
	}
	p := problems[0]
	text := fmt.Sprintf("%s: %s: expected %s", fields[0], p.Slot, p.Expected)
	if p.Found != "" {
		text = fmt.Sprintf("%s: %s: found %q, expected %s", fields[0], p.Slot, p.Found, p.Expected)
	}
	if len(p.Nearest) > 0 {
		text += "; the nearest is " + p.Nearest[0]
	}
	return q, fmt.Errorf("%s", text)
}

// askOne answers one question of the command line.
func (a *app) askOne(sc *scenarios.Scenario, words []string) error {
	ask, err := a.asked(sc, words)
	if err != nil {
		return err
	}
	r := check.Ask(sc, oracle.New(sc.Start), ask)
	r.Compare()
	if a.json() {
		if err := a.writeJSON(a.object(&r)); err != nil {
			return err
		}
	} else if r.Answer != nil {
		a.printAnswer(&r)
	}
	if r.Unclear != nil {
		if !a.json() {
			fmt.Fprintln(a.err, a.unclear(&r))
		}
		return exit(ExitInput)
	}
	return a.illegal(sc)
}

// illegal fails a file whose turns do not contain the illegal step they name.
func (a *app) illegal(sc *scenarios.Scenario) error {
	var code error
	for _, r := range check.Illegal(sc) {
		if !r.Met {
			a.failures(&r)
			code = exit(ExitUnmet)
		}
	}
	return code
}

// askFile answers all questions of the file and compares what it expects. If it
// asks nothing, questions are typed, or read line by line from standard input.
func (a *app) askFile(sc *scenarios.Scenario, file string) error {
	if len(sc.Asks) == 0 && file != "-" {
		if used, err := a.prompt(sc); used {
			return err
		}
	}
	if len(sc.Asks) == 0 {
		return fmt.Errorf("%s asks nothing: name a question after the file, or write one under ask", sc.File)
	}
	results := check.File(sc)
	objects := []render.Object{}
	var code error
	for i := range results {
		r := &results[i]
		r.Compare()
		if !r.Met {
			code = exit(ExitUnmet)
		}
		if r.Unclear != nil {
			code = exit(ExitInput)
		}
		if r.Ask == nil {
			a.failures(r)
			continue
		}
		if a.json() {
			objects = append(objects, a.object(r))
			continue
		}
		if len(objects)+i > 0 {
			fmt.Fprintln(a.out)
		}
		a.answer(r)
	}
	if a.json() {
		if err := a.writeJSON(objects); err != nil {
			return err
		}
	}
	return code
}

// answer prints one answer of a file, and how it differs from what is
// expected.
func (a *app) answer(r *check.Result) {
	fmt.Fprintln(a.out, "> "+render.Clean(r.Ask.Text))
	if r.Answer != nil {
		a.printAnswer(r)
	} else {
		fmt.Fprintln(a.err, a.unclear(r))
	}
	a.failures(r)
}

// printAnswer prints an answer, with those of other rulebooks that differ.
func (a *app) printAnswer(r *check.Result) {
	opt := a.options()
	opt.Rulebooks = otherRulebooks(r)
	fmt.Fprint(a.out, render.Text(r.Answer, opt))
}

func otherRulebooks(r *check.Result) []render.OtherRulebook {
	var out []render.OtherRulebook
	for i := range r.Others {
		out = append(out, render.OtherRulebook{Rulebook: r.Others[i].Rulebook, Answer: &r.Others[i].Answer})
	}
	return out
}

// unclear says why a question has no answer.
func (a *app) unclear(r *check.Result) string {
	sp := a.speaker()
	if r.Unclear.Err != nil {
		return render.Unresolved(r.Unclear.Err, r.Scenario.Setup.Names, sp)
	}
	return render.NotUnderstood(r.Unclear.Parsed, sp)
}

func (a *app) meta(r *check.Result) render.Meta {
	return render.Meta{
		Scenario: r.Scenario.Title, File: r.Scenario.File, Asked: r.Ask.Text, Lang: a.lang,
		Program: version(), Rulebook: rules.Version, Rulebooks: otherRulebooks(r),
	}
}

// object is a result as the JSON of an answer.
func (a *app) object(r *check.Result) render.Object {
	switch {
	case r.Answer != nil:
		return render.JSON(r.Answer, a.meta(r))
	case r.Unclear.Err != nil:
		return render.JSONUnresolved(r.Unclear.Err, r.Scenario.Setup.Names, a.meta(r))
	}
	return render.JSONNotUnderstood(r.Unclear.Parsed, a.meta(r))
}

func (a *app) writeJSON(v any) error {
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
