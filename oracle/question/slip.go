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
	return w[0] == known[0] && levenshtein.ComputeDistance(w, known) == 1
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
// if none is like it: one letter off, in long words two.
func (p *parser) meantBy(w string) string {
	w = strings.ToLower(w)
	if len(w) < slipLength-1 || len(w) > 24 || p.lex.isReal(w) {
		return ""
	}
	best, far := "", 1
	if len(w) > slipLength {
		far = 2
	}
	try := func(known string) {
		if len(known) < slipLength-1 || known == w {
			return
		}
		d := levenshtein.ComputeDistance(w, strings.ToLower(known))
		if swapped(w, known) {
			d = 1
		}
		if d < far || d == far && best == "" {
			best, far = known, d
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
