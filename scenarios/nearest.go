package scenarios

import (
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// nearest is the word most like s, the first of those that are equally near;
// empty if none is near enough to have been meant.
func nearest(s string, words []string) string {
	s = strings.ToLower(strings.TrimSpace(s))
	n := utf8.RuneCountInString(s)
	if n == 0 || n > 64 {
		return ""
	}
	best, least := "", cutOff(n)+1
	for _, w := range words {
		m := utf8.RuneCountInString(w)
		if m-n >= least || n-m >= least {
			continue
		}
		if d := levenshtein.ComputeDistance(s, strings.ToLower(w)); d < least {
			best, least = w, d
		}
	}
	return best
}

// cutOff is how many letters may differ in a word of n letters: with more it
// is another word, not a slip.
func cutOff(n int) int {
	switch {
	case n <= 1:
		return 0
	case n <= 4:
		return 1
	case n <= 7:
		return 2
	default:
		return n / 3
	}
}
