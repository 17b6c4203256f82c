package question

import (
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// slipLength is how long a word must be to be taken for a slip of another; one
// letter less is enough if two letters are changed round.
const slipLength = 5

// correct is the word of the lexicon that w is a slip of: one letter wrong,
// missing or too many, or two changed round. It must be the only one, or all
// must mean the same.
func (x *lexicon) correct(w string) (string, bool) {
	if hasAccents([]byte(w)) {
		w = fold(w)
	}
	if len(w) < slipLength-1 || len(w) > 24 || !utf8.ValidString(w) || x.isReal(w) {
		return "", false
	}
	found := ""
	for _, start := range []byte{w[0], w[1]} {
		for i, _ := x.words.find([]byte{start}); i < x.words.len() && x.words.word(i)[0] == start; i++ {
			known := x.words.word(i)
			if known == found || !isSlip(w, known) {
				continue
			}
			if found != "" && !x.sameMeaning(found, known) {
				return "", false
			}
			if found == "" {
				found = known
			}
		}
		if w[0] == w[1] {
			break
		}
	}
	return found, found != ""
}

// sameMeaning says whether the two words alone stand for the same concepts.
func (x *lexicon) sameMeaning(a, b string) bool {
	i, okA := x.phrases.find([]byte(a))
	j, okB := x.phrases.find([]byte(b))
	return okA && okB && x.means[i] == x.means[j]
}

// isSlip says whether w is known with one slip. The first letter counts as
// safe, except when the first two are changed round.
func isSlip(w, known string) bool {
	if d := len(w) - len(known); d > 1 || d < -1 || len(known) < slipLength-1 {
		return false
	}
	if swapped(w, known) {
		return true
	}
	if len(w) < slipLength {
		return false
	}
	return w[0] == known[0] && oneLetter(w, known)
}

// oneLetter says whether the words differ by one letter that is wrong, missing
// or too many. It is asked of thousands of words, so it looks only for where
// they begin and stop to differ.
func oneLetter(a, b string) bool {
	front := 0
	for front < min(len(a), len(b)) && a[front] == b[front] {
		front++
	}
	back := 0
	for back < min(len(a), len(b))-front && a[len(a)-1-back] == b[len(b)-1-back] {
		back++
	}
	return max(len(a), len(b))-front-back == 1
}

// swapped says whether the words differ by two neighbouring letters changed
// round.
func swapped(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// isReal says whether the word is one that only looks like a slip.
func (x *lexicon) isReal(w string) bool {
	_, ok := x.real.find([]byte(w))
	return ok
}

// meantBy is the known word or name most like one that is not understood, empty
// if none is like it: one letter off, in long words two. One that begins with
// the same letter is nearer.
func (p *parser) meantBy(w string) string {
	w = strings.ToLower(w)
	if len(w) < slipLength-1 || len(w) > 24 || p.lex.isReal(w) {
		return ""
	}
	best, least := "", 3
	if len(w) > slipLength+1 {
		least = 5
	}
	try := func(known string) {
		if d := len(known) - len(w); len(known) < slipLength-1 || d > 2 || d < -2 || known == w {
			return
		}
		lower := strings.ToLower(known)
		d := 2 * levenshtein.ComputeDistance(w, lower)
		if swapped(w, lower) {
			d = 2
		}
		if lower[0] != w[0] {
			d++
		}
		if d < least {
			best, least = known, d
		}
	}
	for _, names := range [][]string{p.words.Players, p.words.Ferries, p.words.Labels} {
		for _, n := range names {
			try(n)
		}
	}
	for i := range p.lex.words.len() {
		try(p.lex.words.word(i))
	}
	return best
}
