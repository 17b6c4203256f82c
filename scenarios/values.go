package scenarios

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// text reads a word or text; it may not be empty.
func (l *loader) text(v value, what, fix string) (string, bool) {
	n := v.node
	if n.Kind != yaml.ScalarNode || isNull(n) || n.Tag == refusedTag {
		l.wrong(v, what, fix)
		return "", false
	}
	s := strings.TrimSpace(n.Value)
	if s == "" {
		l.fail(n, v.path, Problem{Code: CodeKind, Found: "an empty text" + l.under(v), Expected: what, Fix: fix})
		return "", false
	}
	return s, true
}

// word reads one of the words; capitals do not matter.
func (l *loader) word(v value, what string, words []string) (string, bool) {
	s, ok := l.text(v, oneOf(words), "Write "+oneOf(words)+".")
	if !ok {
		return "", false
	}
	for _, w := range words {
		if strings.EqualFold(w, s) {
			return w, true
		}
	}
	l.unknownWord(v, s, what, words, "Write "+oneOf(words)+".")
	return "", false
}

func (l *loader) unknownWord(v value, s, what string, words []string, fix string) {
	l.fail(v.node, v.path, Problem{Code: CodeWord, Found: clip(s) + ", which is no " + what, Expected: oneOf(words),
		Nearest: nearest(s, words), Fix: fix})
}

var wholeNumber = regexp.MustCompile(`^[+-]?[0-9]{1,9}$`)

// number reads a whole number within bounds. Leading zeros mean nothing: 012
// is twelve.
func (l *loader) number(v value, what string, low, high int) (int, bool) {
	expected := fmt.Sprintf("%s from %d to %d", what, low, high)
	s, ok := l.text(v, expected, "Write a whole number in digits.")
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	if err != nil || !wholeNumber.MatchString(s) || n < low || n > high {
		l.fail(v.node, v.path, Problem{Code: CodeNumber, Found: clip(s) + l.under(v), Expected: expected,
			Fix: "Write a whole number in digits."})
		return 0, false
	}
	return n, true
}

// yesNo reads yes or no in any of the ways YAML has had.
func (l *loader) yesNo(v value) (yes, ok bool) {
	s, ok := l.text(v, "yes or no", "Write yes or no.")
	if !ok {
		return false, false
	}
	if yes, ok = boolWord(s); !ok {
		l.unknownWord(v, s, "yes or no", []string{"yes", "no"}, "Write yes or no.")
	}
	return yes, ok
}

func boolWord(s string) (yes, ok bool) {
	switch strings.ToLower(s) {
	case "yes", "true", "on":
		return true, true
	case "no", "false", "off":
		return false, true
	}
	return false, false
}
