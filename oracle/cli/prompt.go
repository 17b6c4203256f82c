package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"golang.org/x/term"

	"ferryman/oracle"
	"ferryman/oracle/check"
	"ferryman/oracle/question"
	"ferryman/oracle/render"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// prompt reads lines and answers them until the input ends: on a terminal with
// a history, else as they come. It is not used if there is no input at all.
func (a *app) prompt(sc *scenarios.Scenario) (used bool, err error) {
	p := &prompting{app: a, states: []*scenarios.Scenario{sc}}
	if in, ok := terminal(a.in); ok {
		return true, p.onTerminal(in)
	}
	lines := bufio.NewReader(a.in)
	for {
		line, err := readLine(lines)
		if text := strings.TrimSpace(line); text != "" {
			if used && !a.json() {
				fmt.Fprintln(a.out)
			}
			used = true
			if !a.json() {
				fmt.Fprintln(a.out, "> "+render.Clean(text))
			}
			if p.line(text) {
				break
			}
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return true, fmt.Errorf("reading the questions: %w", err)
		}
	}
	if p.unclear {
		return used, exit(ExitInput)
	}
	return used, nil
}

// longestLine is how much of a line is read; no question is as long.
const longestLine = 8 << 10

// readLine reads a line without what comes after longestLine in it, and without
// the mark that some programs put before a text.
func readLine(r *bufio.Reader) (string, error) {
	var b strings.Builder
	for {
		part, prefix, err := r.ReadLine()
		if room := longestLine - b.Len(); room > 0 {
			b.Write(part[:min(len(part), room)])
		}
		if !prefix || err != nil {
			return strings.TrimPrefix(b.String(), "\ufeff"), err
		}
	}
}

// prompting is one talk about a position.
type prompting struct {
	*app
	states  []*scenarios.Scenario // the position as it was and after each move made here
	last    *check.Result         // the last answer
	unclear bool                  // a line was not understood
}

// onTerminal talks on a terminal, which keeps a history of the lines.
func (p *prompting) onTerminal(in *os.File) error {
	old, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return fmt.Errorf("opening the prompt: %w", err)
	}
	defer term.Restore(int(in.Fd()), old) //nolint:errcheck // nothing could be done about it
	t := term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{in, p.file}, "> ")
	if w, h, err := term.GetSize(int(in.Fd())); err == nil && w > 0 {
		if err := t.SetSize(w, h); err != nil {
			return fmt.Errorf("opening the prompt: %w", err)
		}
	}
	out, errOut := p.out, p.err
	p.out, p.err = t, t
	defer func() { p.out, p.err = out, errOut }()
	fmt.Fprintln(t, p.speaker().Text("prompt.welcome", map[string]string{"name": render.Clean(p.now().Title), "file": render.Clean(p.now().File)}))
	for {
		line, err := t.ReadLine()
		if errors.Is(err, io.EOF) || p.line(line) {
			return nil
		}
		if err != nil && !errors.Is(err, term.ErrPasteIndicator) {
			return fmt.Errorf("reading the prompt: %w", err)
		}
	}
}

func (p *prompting) now() *scenarios.Scenario { return p.states[len(p.states)-1] }

// commands are what can be typed beside questions, each with the key of its
// word in the language that is spoken; the English words always do.
var commands = [...]struct {
	word string
	do   func(p *prompting)
}{
	{"why", (*prompting).why},
	{"what if", (*prompting).whatIf},
	{"show", (*prompting).show},
	{"undo", (*prompting).undo},
	{"help", (*prompting).help},
}

// line does what a line says; true ends the talk.
func (p *prompting) line(line string) (end bool) {
	text := strings.TrimSpace(line)
	word := strings.ToLower(strings.TrimRight(text, "?!. "))
	switch {
	case text == "":
		return false
	case p.isWord(word, "quit") || word == "exit":
		return true
	}
	for _, c := range commands {
		if p.isWord(word, c.word) {
			c.do(p)
			return false
		}
	}
	if move, ok := p.readMove(text); ok {
		p.move(move)
		return false
	}
	p.ask(text)
	return false
}

// isWord says whether a word is that of a command, in English or in the
// language that is spoken.
func (p *prompting) isWord(word, command string) bool {
	return word == command || word == p.word(command)
}

func (p *prompting) word(command string) string {
	return p.speaker().Text("prompt.word."+strings.ReplaceAll(command, " ", "-"), nil)
}

// ask answers a question.
func (p *prompting) ask(text string) {
	ask, err := p.asked(p.now(), []string{text})
	if err != nil {
		p.unclear = true
		if p.json() {
			meta := render.Meta{Scenario: p.now().Title, File: p.now().File, Asked: text, Lang: p.lang, Program: version(), Rulebook: rules.Version}
			err = errors.Join(err, p.writeJSON(render.JSONReadings(nil, err.Error(), meta)))
		}
		fmt.Fprintln(p.err, err)
		return
	}
	r := check.Ask(p.now(), oracle.New(p.now().Start), ask)
	p.answerLine(&r)
}

// answerLine prints the result of a line.
func (p *prompting) answerLine(r *check.Result) {
	if r.Unclear != nil {
		p.unclear = true
	} else {
		r.Compare()
		p.last = r
	}
	switch {
	case p.json():
		if err := p.writeJSON(p.object(r)); err != nil {
			fmt.Fprintln(p.err, err)
		}
	case r.Unclear != nil:
		fmt.Fprintln(p.err, p.app.unclear(r))
	default:
		p.printAnswer(r)
	}
}

// why prints the whole proof of the last answer.
func (p *prompting) why() {
	if p.last == nil {
		p.say("prompt.nothing-asked", nil)
		return
	}
	explain := p.explain
	p.explain = render.ExplainFull
	defer func() { p.explain = explain }()
	p.answerLine(p.last)
}

// whatIf lists all that the ferry moves of this turn can do.
func (p *prompting) whatIf() {
	q := question.Question{ID: "move-combinations"}
	r := check.Ask(p.now(), oracle.New(p.now().Start), &scenarios.Ask{Text: q.String(), Question: q})
	p.answerLine(&r)
}

// show draws the position.
func (p *prompting) show() {
	pos := game.Play(&p.now().Start, p.now().Setup.End(), false).Position
	fmt.Fprint(p.aside(), render.Board(&pos, render.BoardOptions{Color: p.useColor(), Width: p.width(), Lang: p.lang}))
}

// readMove reads a move that is to be made: "1 N-S", or what could stand after
// "may I": "move ferry 1 to N-S".
func (p *prompting) readMove(text string) (question.Question, bool) {
	names := p.now().Vocabulary()
	names.Lang = p.lang
	if i := strings.LastIndex(text, " "); i > 0 {
		if link, err := place.ParseLink(text[i+1:]); err == nil && slices.Contains(names.Ferries, strings.TrimSpace(text[:i])) {
			return question.Question{ID: "may-move-ferry", Ferry: &question.Ref{Name: strings.TrimSpace(text[:i])}, To: link.String()}, true
		}
	}
	if strings.HasSuffix(text, "?") {
		return question.Question{}, false
	}
	if r := question.Parse(text, names); len(r.Readings) > 0 {
		return question.Question{}, false // a question
	}
	for _, lang := range []string{p.lang, "en"} {
		r := question.Parse(say.For(lang).Text("prompt.may", map[string]string{"text": text}), names)
		if len(r.Readings) == 1 && r.Readings[0].ID == "may-move-ferry" && r.Readings[0].To != "" && r.Readings[0].Player == nil {
			return r.Readings[0], true
		}
	}
	return question.Question{}, false
}

// move makes a move if the rules allow it, else says why not.
func (p *prompting) move(q question.Question) {
	r := check.Ask(p.now(), oracle.New(p.now().Start), &scenarios.Ask{Text: q.String(), Question: q})
	if r.Unclear != nil || !r.Answer.Value.Bool {
		p.answerLine(&r)
		return
	}
	m := game.MoveFerry{Lake: *r.Answer.Asked.Ferry, To: *r.Answer.Asked.To}
	next := p.now().With(game.Step{Do: m})
	if problems := next.Check(); scenarios.Failed(problems) {
		p.report(problems)
		return
	}
	p.states = append(p.states, next)
	p.say("prompt.moved", p.moveArgs(m))
}

// undo takes back the last move, one of the file if none was made here.
func (p *prompting) undo() {
	next, step, ok := p.now().Without()
	m, isMove := step.Do.(game.MoveFerry)
	if !ok || !isMove {
		p.say("prompt.nothing-to-undo", nil)
		return
	}
	if problems := next.Check(); scenarios.Failed(problems) {
		p.report(problems)
		return
	}
	if len(p.states) > 1 {
		p.states = p.states[:len(p.states)-1]
	} else {
		p.states = []*scenarios.Scenario{next}
	}
	p.say("prompt.undone", p.moveArgs(m))
}

func (p *prompting) moveArgs(m game.MoveFerry) map[string]string {
	return map[string]string{"ferry": render.Clean(p.now().Setup.Names.Ferry(m.Lake)), "to": m.To.String()}
}

// help lists what can be typed.
func (p *prompting) help() {
	e, _ := question.Lookup("movable-ferries")
	m, _ := question.Lookup("move-effects")
	for _, h := range []struct{ left, key string }{
		{e.Asked(p.lang)[0], "prompt.help.question"},
		{m.Asked(p.lang)[0], "prompt.help.effects"},
		{"1 N-S", "prompt.help.move"},
		{p.word("why"), "prompt.help.why"},
		{p.word("what if"), "prompt.help.what-if"},
		{p.word("show"), "prompt.help.show"},
		{p.word("undo"), "prompt.help.undo"},
		{p.word("quit"), "prompt.help.quit"},
	} {
		fmt.Fprintf(p.aside(), "  %-44s %s\n", h.left, p.speaker().Text(h.key, nil))
	}
}

func (p *prompting) say(key string, args map[string]string) {
	fmt.Fprintln(p.aside(), p.speaker().Text(key, args))
}

// aside is where everything goes that is no answer: with JSON the results are
// objects and nothing else.
func (p *prompting) aside() io.Writer {
	if p.json() {
		return p.err
	}
	return p.out
}
