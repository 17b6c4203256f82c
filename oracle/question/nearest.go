package question

import (
	"cmp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// nearest lists at most n of the words that s may be a slip of, best first,
// those equally near in the order of words.
func nearest(s string, words []string, n int) []string {
	s = strings.ToLower(strings.TrimSpace(s))
	if s == "" || len(s) > 64 {
		return nil
	}
	type near struct {
		word string
		far  int
	}
	var found []near
	for _, w := range words {
		far := levenshtein.ComputeDistance(s, w)
		if strings.Contains(w, s) && len(s) > 2 {
			far = min(far, 1)
		}
		if far <= max(1, len(w)/3) {
			found = append(found, near{w, far})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return cmp.Compare(a.far, b.far) })
	var out []string
	for i := range min(n, len(found)) {
		out = append(out, found[i].word)
	}
	return out
}
