package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
)

var askKeys = []string{"question", "expect", "cites", "certainty", "after", "known"}

const askFix = "Write them as in ask: [{question: \"which ferries may I move?\"}]."

// asks reads the questions of the file.
func (l *loader) asks(v *value) {
	if v == nil {
		return
	}
	list, ok := l.items(*v, "a list of questions", askFix)
	if !ok {
		return
	}
	words := l.scenario.Vocabulary()
	for _, it := range list {
		if f, ok := l.mapping(it.node, it.path, "an entry of ask", askKeys); ok {
			l.scenario.Asks = append(l.scenario.Asks, l.ask(f, words))
		}
	}
}

func (l *loader) ask(f fields, words question.Vocabulary) Ask {
	a := Ask{Line: f.node.Line, Col: f.node.Column}
	if v := f.get("question"); v == nil {
		l.missing(f.node, f.path, "an entry of ask without a question", "question", askFix)
	} else if v.node.Kind == yaml.MappingNode {
		a.Question, _ = l.structured(*v, words)
		a.Text = a.Question.String()
	} else if s, ok := l.text(*v, "a question", askFix); ok {
		a.Free, a.Text, a.Parsed = true, s, question.Parse(s, words)
	}
	if v := f.get("expect"); v != nil {
		a.Expect = l.expect(*v)
	}
	if v := f.get("cites"); v != nil {
		for _, it := range l.itemsOrOne(*v) {
			if id, ok := l.rule(it); ok {
				a.Cites = append(a.Cites, id)
			}
		}
	}
	if v := f.get("certainty"); v != nil {
		a.Certainty = l.certainty(*v)
	}
	if v := f.get("after"); v != nil {
		a.After = l.point(*v)
	}
	if v := f.get("known"); v != nil {
		a.Known, _ = l.text(*v, "why the expectation is not met", "Write the reason, or leave the key out.")
		if !f.has("expect") && !f.has("cites") && !f.has("certainty") {
			l.fail(v.key, v.path, Problem{Code: CodeMissing, Found: "\"known\" without anything expected",
				Expected: "expect, cites or certainty beside it", Fix: "Write what is expected, or leave the key out."})
		}
	}
	return a
}

func (l *loader) certainty(v value) *rules.Authority {
	w, ok := l.word(v, "certainty", []string{"official", "rule", "community", "inferred"})
	if !ok {
		return nil
	}
	c, _ := rules.ParseAuthority(w)
	return &c
}

// point reads the moment at which a question is asked. Turns count from 1 in
// the file; 0 is before the first turn.
func (l *loader) point(v value) *game.Point {
	f, ok := l.mapping(v.node, v.path, "after", []string{"turn", "step"})
	if !ok {
		return nil
	}
	turns := l.setup.Turns
	p := game.Point{Turn: len(turns) - 1}
	if t := f.get("turn"); t != nil {
		n, ok := l.number(*t, "a turn", 0, len(turns))
		if !ok {
			return nil
		}
		p.Turn = n - 1
	}
	s := f.get("step")
	if s == nil {
		return &p
	}
	if p.Step, ok = l.word(*s, "step of a turn", stepKeys); !ok {
		return nil
	}
	if slices.Contains(unbuiltSteps, p.Step) {
		l.fail(s.node, s.path, notBuiltProblem(p.Step))
		return nil
	}
	l.pointHas(*s, p)
	return &p
}

// pointHas checks a step: there is none before the first turn, and one that
// the turn does not have is perhaps a slip.
func (l *loader) pointHas(s value, p game.Point) {
	if p.Turn < 0 {
		l.fail(s.node, s.path, Problem{Code: CodePoint, Found: fmt.Sprintf("the step %s before the first turn", clip(p.Step)),
			Expected: "a step of a turn", Fix: "Write the turn, counted from 1, or delete the step."})
		return
	}
	has := func(st game.Step) bool { return stepName(st.Path, l.setup.Turns[p.Turn].Path) == p.Step }
	if !slices.ContainsFunc(l.setup.Turns[p.Turn].Steps, has) {
		l.fail(s.node, s.path, Problem{Warning: true, Code: CodePoint,
			Found:    fmt.Sprintf("the step %s, which turn %d does not have", clip(p.Step), p.Turn+1),
			Expected: "a step of that turn", Fix: "Check it; the question is asked at the moment where that step would have been."})
	}
}

// stepName is the key of a step, from its path below that of its turn.
func stepName(step, turn string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(step, turn+"/"), "/")
	return name
}
