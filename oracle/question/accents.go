package question

import (
	"slices"
	"unicode/utf8"

	"ferryman/rules/plain"
)

// hasAccents says whether the text has other signs than ASCII, so that leaving
// out accents may change it.
func hasAccents(text []byte) bool {
	return slices.ContainsFunc(text, func(b byte) bool { return b >= utf8.RuneSelf })
}

// fold writes letters without their accents.
func fold(s string) string { return plain.Fold(s) }
