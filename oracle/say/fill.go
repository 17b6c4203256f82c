package say

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// nothing stands for an argument that a sentence needs and did not get.
const nothing = "…"

// fill puts arguments into a text: {name}, {Name} with a capital letter,
// {n|one form|# forms} by number, {name:form} in a form of its grammar and
// {name:property|a=text|b=text} by a property of the word, if the argument is a
// reference, [left out if an argument in it is empty].
// Signs that are doubled stand for themselves. A text with unbalanced signs is
// given back as far as it can be read.
func (l *language) fill(text string, args map[string]string) string {
	out, _ := l.fillPart(text, args)
	return out
}

// fillPart also says whether an argument was empty.
func (l *language) fillPart(text string, args map[string]string) (string, bool) {
	var b bytes.Buffer
	lacks := false
	for i := 0; i < len(text); {
		c := text[i]
		if strings.IndexByte("{}[]", c) < 0 || i+1 < len(text) && text[i+1] == c {
			if strings.IndexByte("{}[]", c) >= 0 {
				i++
			}
			b.WriteByte(c)
			i++
			continue
		}
		end := closing(text, i)
		if end < 0 {
			i++
			continue
		}
		inner := text[i+1 : end]
		i = end + 1
		if c == '[' {
			if s, empty := l.fillPart(inner, args); !empty {
				b.WriteString(s)
			}
			continue
		}
		s, empty := l.argument(inner, args)
		lacks = lacks || empty
		if l.code == "en" && takesAn(b.String(), s) {
			b.Truncate(b.Len() - 1)
			b.WriteString("n ")
		}
		b.WriteString(s)
	}
	return b.String(), lacks
}

// takesAn says whether an English text ends in the article "a" and the word
// that follows it wants "an".
func takesAn(text, word string) bool {
	if word == "" || !strings.ContainsRune("aeio", rune(word[0])) {
		return false
	}
	return text == "a " || text == "A " || strings.HasSuffix(text, " a ")
}

// closing is the index of the bracket that closes the one at i, or -1.
func closing(text string, i int) int {
	open, shut := text[i], byte('}')
	if open == '[' {
		shut = ']'
	}
	depth := 0
	for ; i < len(text); i++ {
		switch text[i] {
		case open:
			depth++
		case shut:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// argument is what stands in braces.
func (l *language) argument(inner string, args map[string]string) (string, bool) {
	name, forms := splitForms(inner)
	name, form, special := strings.Cut(name, ":")
	if len(forms) > 0 && special {
		value := args[lowerFirst(name)]
		return l.fillPart(choose(l.expand(value, form), forms), args)
	}
	if len(forms) > 0 {
		n, err := strconv.Atoi(args[name])
		if err != nil {
			return nothing, true
		}
		form := forms[min(l.plural(n), len(forms)-1)]
		return l.fillPart(withNumber(form, strconv.Itoa(n)), args)
	}
	r, _ := utf8.DecodeRuneInString(name)
	value := l.expand(args[lowerFirst(name)], form)
	switch {
	case value == "":
		return nothing, true
	case unicode.IsUpper(r):
		return Capital(value), false
	}
	return value, false
}

// splitForms cuts "n|one|# more" at the bars that stand in no inner braces.
func splitForms(inner string) (name string, forms []string) {
	depth, from := 0, 0
	var parts []string
	for i := 0; i < len(inner); i++ {
		switch inner[i] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth == 0 {
				parts, from = append(parts, inner[from:i]), i+1
			}
		}
	}
	parts = append(parts, inner[from:])
	return parts[0], parts[1:]
}

// lowerFirst is the argument that {Name} and {name} mean.
func lowerFirst(name string) string {
	r, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(r)) + name[size:]
}

// withNumber puts the number at every # that stands in no inner braces.
func withNumber(form, n string) string {
	var b strings.Builder
	depth := 0
	for i := 0; i < len(form); i++ {
		switch c := form[i]; {
		case c == '#' && depth == 0:
			b.WriteString(n)
			continue
		case c == '{':
			depth++
		case c == '}':
			depth--
		}
		b.WriteByte(form[i])
	}
	return b.String()
}
