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

// player is a player as an argument of a sentence; -1 is nobody.
func (v voice) player(i int) string {
	if i < 0 || i >= len(v.names.Players) {
		return say.Refer(nil, "text.nobody")
	}
	return playerNamed(v.names.Players[i])
}

// playerNamed is the player of that name: a colour has a word in every
// language, any other name stays as it is.
func playerNamed(name string) string {
	name = Clean(name)
	return say.Refer(map[string]string{"name": say.Capital(name)}, "player."+strings.ToLower(name), "player.other")
}

// word is a word of a group as an argument of a sentence; one that no catalogue
// has is given as it is.
func word(group, w string) string {
	if w == "" {
		return ""
	}
	return say.Refer(nil, group+"."+w, say.Literal(w))
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
