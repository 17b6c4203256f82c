// Package plain leaves out what people leave out when they type: accents. The
// parser and the maker of its tables must do it alike.
package plain

import (
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

var ligatures = strings.NewReplacer("ß", "ss", "œ", "oe", "æ", "ae")

// Fold writes letters without accents and ligatures as two letters; a text
// that cannot be read as UTF-8 is given back.
func Fold(s string) string {
	t := transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC)
	out, _, err := transform.String(t, s)
	if err != nil {
		return s
	}
	return ligatures.Replace(out)
}

// Compose writes letters and their accents as one sign each, as keyboards do.
func Compose(s string) string { return norm.NFC.String(s) }
