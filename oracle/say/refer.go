package say

import (
	"slices"
	"strconv"
	"strings"
)

// The signs round a reference inside an argument. No text of a file has them:
// the renderers take control characters out.
const (
	referOpen = '\x01'
	referShut = '\x02'
)

// literal marks a key of Refer that is not looked up: what follows is the text.
const literal = "="

// Literal is a key for Refer that stands for the text itself.
func Literal(text string) string { return literal + text }

// Refer is an argument that names an entry of the catalogue instead of being
// text: the first of the keys that the language has, filled with args. A
// sentence can then ask for the form that its grammar wants, {kind:acc} for the
// entry "word.road:acc", or choose by a property of the word,
// {kind:gender|m=fini|f=finie}.
func Refer(args map[string]string, keys ...string) string {
	var b strings.Builder
	b.WriteByte(referOpen)
	for _, k := range keys {
		b.WriteString(strconv.Quote(k))
	}
	b.WriteByte(':')
	names := make([]string, 0, len(args))
	for name := range args {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		b.WriteString(strconv.Quote(name) + strconv.Quote(args[name]))
	}
	b.WriteByte(referShut)
	return b.String()
}

// expand writes out the references in a value. One that is the whole value is
// given in the form that was asked for.
func (l *language) expand(value, form string) string {
	from := strings.IndexByte(value, referOpen)
	if from < 0 {
		return value
	}
	to := strings.IndexByte(value[from:], referShut)
	if to < 0 {
		return value
	}
	to += from
	if from > 0 || to < len(value)-1 {
		form = ""
	}
	return value[:from] + l.referred(value[from+1:to], form) + l.expand(value[to+1:], "")
}

// referred is the text of a reference without its signs.
func (l *language) referred(ref, form string) string {
	keys, rest := quotedList(ref)
	values, _ := quotedList(strings.TrimPrefix(rest, ":"))
	args := make(map[string]string, len(values)/2)
	for i := 0; i+1 < len(values); i += 2 {
		args[values[i]] = values[i+1]
	}
	for _, from := range [2]*language{l, &languages[0]} {
		for _, k := range keys {
			if text, ok := strings.CutPrefix(k, literal); ok {
				return text
			}
			if text, ok := from.formOf(k, form); ok {
				return from.fill(text, args)
			}
		}
	}
	return nothing
}

// formOf is the text of a key in a form of its grammar, or as it is listed if
// the language has no such form of it.
func (l *language) formOf(key, form string) (string, bool) {
	text, ok := l.find(key)
	if !ok || form == "" {
		return text, ok
	}
	if special, has := l.find(key + ":" + form); has {
		return special, true
	}
	return text, true
}

// quotedList reads quoted strings that stand one after the other.
func quotedList(s string) (list []string, rest string) {
	for strings.HasPrefix(s, `"`) {
		q, err := strconv.QuotedPrefix(s)
		if err != nil {
			return list, s
		}
		text, err := strconv.Unquote(q)
		if err != nil {
			return list, s
		}
		list, s = append(list, text), s[len(q):]
	}
	return list, s
}

// choose is the text that goes with a property of a word, of forms such as
// "m=fini" and "f=finie"; the last one if none names it.
func choose(property string, forms []string) string {
	text := ""
	for _, f := range forms {
		name, t, ok := strings.Cut(f, "=")
		if !ok {
			return f
		}
		if text = t; name == property {
			return t
		}
	}
	return text
}
