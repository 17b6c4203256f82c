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
		if d := distance(s, strings.ToLower(w)); d < least {
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

// distance counts the letters that differ; two neighbours that changed places
// count as one.
func distance(s, w string) int {
	d := levenshtein.ComputeDistance(s, w)
	if d == 2 && swapped([]rune(s), []rune(w)) {
		return 1
	}
	return d
}

func swapped(s, w []rune) bool {
	if len(s) != len(w) {
		return false
	}
	i := 0
	for i < len(s) && s[i] == w[i] {
		i++
	}
	return i+1 < len(s) && s[i] == w[i+1] && s[i+1] == w[i] && string(s[i+2:]) == string(w[i+2:])
}
