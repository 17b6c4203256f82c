// Package plain leaves out what people leave out when they type: accents. The
// search in the rulebook, the parser of questions and the maker of its tables
// do it alike.
package plain

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

var ligatures = strings.NewReplacer("ß", "ss", "œ", "oe", "æ", "ae")

// Fold writes letters without accents and ligatures as two letters; a text
// that cannot be read as UTF-8 is given back.
func Fold(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return r >= utf8.RuneSelf }) {
		return s
	}
	t := transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC)
	out, _, err := transform.String(t, s)
	if err != nil {
		return s
	}
	return ligatures.Replace(out)
}

// Compose writes letters and their accents as one sign each, as keyboards do.
func Compose(s string) string { return norm.NFC.String(s) }
