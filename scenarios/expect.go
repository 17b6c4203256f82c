package scenarios

import (
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

const expectFix = "Write yes, no, a number, a list such as [\"1\", a.N], points such as {red: 3}, or null."

// expect reads the value that an answer should have.
func (l *loader) expect(v value) *Expect {
	n := v.node
	switch {
	case isNull(n):
		return &Expect{Kind: NotKnown}
	case n.Kind == yaml.MappingNode:
		if f, ok := l.mapping(n, v.path, "expect", nil); ok {
			return &Expect{Kind: Points, Points: l.points(f)}
		}
		return nil
	case n.Kind == yaml.SequenceNode:
		return l.expectList(v)
	}
	s, ok := l.text(v, "the value of an answer", expectFix)
	if !ok {
		return nil
	}
	switch strings.ToLower(s) {
	case "yes", "true":
		return &Expect{Kind: Bool, Bool: true}
	case "no", "false":
		return &Expect{Kind: Bool}
	}
	if i, err := strconv.Atoi(s); err == nil && wholeNumber.MatchString(s) && !quoted(n) {
		return &Expect{Kind: Number, Number: i}
	}
	l.fail(n, v.path, Problem{Code: CodeKind, Found: clip(s) + " under \"expect\"", Expected: "yes, no, a number, a list, points or null",
		Nearest: nearest(s, []string{"yes", "no", "true", "false", "null"}), Fix: expectFix})
	return nil
}

func (l *loader) expectList(v value) *Expect {
	e := &Expect{Kind: List, List: []string{}}
	list, _ := l.items(v, "a list", expectFix)
	for _, it := range list {
		if s, ok := l.text(it, "a word in a list", "Write words, as in [\"1\", a.N]; put coordinates in quotes."); ok {
			e.List = append(e.List, s)
		}
	}
	return e
}
