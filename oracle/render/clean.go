package render

import (
	"strings"
	"unicode"

	"ferryman/oracle/say"
	"ferryman/rules/place"
)

// Clean makes a text from a file fit to be shown: control characters and signs
// that turn the direction of writing become "?". It is applied once, where
// words of a file enter a sentence.
func Clean(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029' {
			return '?'
		}
		return r
	}, s)
}

// voice speaks of the things of one position by the names a file gives them.
type voice struct {
	say.Speaker
	names place.Names
}

func (v voice) cell(c place.Cell) string  { return Clean(v.names.Cell(c)) }
func (v voice) ferry(c place.Cell) string { return Clean(v.names.Ferry(c)) }
func (v voice) at(p place.Place) string   { return Clean(v.names.Place(p)) }

// player is the name with a capital letter; -1 is nobody.
func (v voice) player(i int) string {
	if i < 0 || i >= len(v.names.Players) {
		return v.Text("text.nobody", nil)
	}
	return say.Capital(Clean(v.names.Players[i]))
}

func (v voice) places(list []place.Place) []string {
	out := make([]string, len(list))
	for i, p := range list {
		out[i] = v.at(p)
	}
	return out
}

func (v voice) cells(list []place.Cell) []string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = v.cell(c)
	}
	return out
}
