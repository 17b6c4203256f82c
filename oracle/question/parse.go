package question

import (
	"slices"
	"strings"
)

// Result is what a text was understood as. Exactly one reading is understood,
// several are ambiguous, none is not understood.
type Result struct {
	Readings []Question
	Nearest  []ID     // the questions most like it, if it was not understood
	Unknown  []string // the words that were not understood
	Meant    []string // for the first of them the known word most like each; empty: none is
}

// Parse reads a question in free text, or in its canonical form. A text that
// has anything in it that a question does not have is not that question.
func Parse(text string, v Vocabulary) Result {
	if r, ok := parseCanonical(text); ok {
		return r
	}
	r := parseIn(lexicons(v.Lang), text, v)
	if len(r.Readings) == 0 && len(r.Nearest) == 0 {
		r.Nearest = append(r.Nearest, common[:]...)
	}
	return r
}

// parseIn reads the text in the first language if that understands it, else in
// all others: what those read that know most of its words is a reading each. If none understands
// it, the one that knows most of its words says what is near.
func parseIn(langs []*lexicon, text string, v Vocabulary) Result {
	var found []Question
	var best *parser
	var unread *sentence
	least, few := 0, 0
	for i, x := range langs {
		p := &parser{lex: x, words: v}
		toks, ok := p.tokens(text)
		if !ok {
			return Result{}
		}
		readings, s := p.read(toks)
		if i == 0 && len(readings) > 0 {
			return Result{Readings: readings}
		}
		n := p.strange(toks)
		if len(readings) > 0 && (len(found) == 0 || n < few) {
			found, few = nil, n
		}
		for _, q := range readings {
			if n == few && !slices.ContainsFunc(found, func(o Question) bool { return Canonical(o) == Canonical(q) }) {
				found = append(found, q)
			}
		}
		if s != nil && (best == nil || n < least) {
			best, unread, least = p, s, n
		}
	}
	if len(found) > 0 || best == nil {
		return Result{Readings: found}
	}
	return best.unread(unread)
}

// strange counts the words that the language does not know.
func (p *parser) strange(toks []token) int {
	n := 0
	for i := range toks {
		if t := &toks[i]; t.kind == wordToken && !p.lex.has(t.word) && !p.isName(t.raw) {
			n++
		}
	}
	return n
}

// common are the questions asked most; they are shown where none is near.
var common = [...]ID{"movable-ferries", "may-move-ferry", "steps"}

// read reads tokens as a question.
func (p *parser) read(toks []token) ([]Question, *sentence) {
	in := p.atoms(toks)
	if q, ok := p.differ(in); ok {
		return []Question{q}, nil
	}
	if q, ok := p.ruleAsked(in); ok {
		return []Question{q}, nil
	}
	s := p.sort(p.describe(p.tiles(in)))
	return s.readings(), &s
}

// manyUnknown is how many unknown words are looked after for what was meant by
// them; a text with more is no question with slips.
const manyUnknown = 4

// unread is what can be said of a sentence that has no reading: what is near
// it, and which words are not understood.
func (p *parser) unread(s *sentence) Result {
	r := Result{Nearest: s.nearest(), Unknown: s.strange()}
	for _, w := range r.Unknown[:min(len(r.Unknown), manyUnknown)] {
		r.Meant = append(r.Meant, p.meantBy(w))
	}
	for _, about := range []struct {
		concept string
		id      ID
	}{{"RULEBOOK", "rulebooks-differ"}, {"RULE", "rule"}} {
		if slices.Contains(s.concepts, about.concept) {
			r.Nearest = append([]ID{about.id}, r.Nearest[:min(2, len(r.Nearest))]...)
		}
	}
	return r
}

// parseCanonical reads the canonical form, of which Canonical is the other
// way: an id and then name=value.
func parseCanonical(text string) (Result, bool) {
	id, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if _, ok := Lookup(ID(id)); !ok {
		return Result{}, false
	}
	if next, _, _ := strings.Cut(strings.TrimSpace(rest), " "); next != "" && !strings.Contains(next, "=") {
		return Result{}, false // a sentence: "worth of a.N"
	}
	var given []Given
	for rest = strings.TrimSpace(rest); rest != ""; {
		name, after, ok := strings.Cut(rest, "=")
		if !ok {
			return Result{Nearest: []ID{ID(id)}, Unknown: []string{rest}}, true
		}
		value, tail, ok := cutValue(after)
		if !ok {
			return Result{Nearest: []ID{ID(id)}, Unknown: []string{after}}, true
		}
		given = append(given, givenFrom(strings.TrimSpace(name), value))
		rest = strings.TrimSpace(tail)
	}
	if id == "rule" && len(given) == 0 {
		return Result{}, false
	}
	q, problems := FromSlots(id, given)
	if len(problems) > 0 {
		r := Result{Nearest: []ID{ID(id)}}
		for _, p := range problems {
			if p.Code != MissingSlot {
				r.Unknown = append(r.Unknown, p.Slot)
			}
		}
		return r, true
	}
	return Result{Readings: []Question{q}}, true
}
