package question

import (
	"strconv"
	"strings"
)

// cutValue takes one value off the front of canonical text: a word, a quoted
// string or a list in brackets.
func cutValue(s string) (value, rest string, ok bool) {
	switch {
	case strings.HasPrefix(s, `"`):
		quoted, err := strconv.QuotedPrefix(s)
		if err != nil {
			return "", "", false
		}
		value, err = strconv.Unquote(quoted)
		return value, s[len(quoted):], err == nil
	case strings.HasPrefix(s, "["):
		i := strings.IndexByte(s, ']')
		if i < 0 {
			return "", "", false
		}
		return s[:i+1], s[i+1:], true
	case strings.HasPrefix(s, "<"), strings.HasPrefix(s, "{"):
		return "", "", false // descriptions are for reading only
	}
	value, rest, _ = strings.Cut(s, " ")
	return value, rest, value != ""
}

// givenFrom is the value of a slot in canonical text. The question of
// rulebooks-differ is canonical text itself.
func givenFrom(name, value string) Given {
	g := Given{Slot: name}
	switch {
	case name == "places" && strings.HasPrefix(value, "["):
		g.List = splitList(strings.Trim(value, "[]"))
	case name == "question":
		if r, ok := parseCanonical(value); ok && len(r.Readings) == 1 {
			g.About = &r.Readings[0]
		}
	default:
		g.Text = value
	}
	return g
}

// splitList cuts a list of places at ", "; coordinates keep their comma.
func splitList(s string) []string {
	var out []string
	for p := range strings.SplitSeq(s, ", ") {
		out = append(out, strings.TrimSpace(p))
	}
	return out
}
