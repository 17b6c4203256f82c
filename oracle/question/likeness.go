package question

import (
	"cmp"
	"slices"
	"strings"
)

// opposite leads from a concept that no question has to the one whose question
// is the other way round.
func opposite(c string) string {
	switch c {
	case "SKIP":
		return "MUST"
	case "OPEN":
		return "COMPLETE"
	case "FORBID", "SHOULD":
		return "MAY"
	case "NOTMOVABLE":
		return "MOVABLE"
	}
	return c
}

// nearest lists the questions most like the sentence, best first.
func (in *sentence) nearest() []ID {
	copied := *in
	s := &copied
	s.concepts = nil
	for _, c := range in.concepts {
		if c == "SKIP" {
			s.concepts = slices.DeleteFunc(s.concepts, func(d string) bool { return d == "MAY" })
		}
		s.concept(opposite(c))
	}
	type near struct {
		id    ID
		score int
	}
	s.count()
	var all []near
	for i := range patterns {
		p := &patterns[i]
		score := p.likeness(s)
		if slices.Contains(p.slots, "goal") && s.goal() == "" {
			score = 0
		}
		k := slices.IndexFunc(all, func(n near) bool { return n.id == p.id })
		if k < 0 {
			all = append(all, near{p.id, score})
		} else {
			all[k].score = max(all[k].score, score)
		}
	}
	slices.SortStableFunc(all, func(a, b near) int { return cmp.Compare(b.score, a.score) })
	var out []ID
	for _, n := range all {
		if n.score > 0 && len(out) < 3 {
			out = append(out, n.id)
		}
	}
	return out
}

// likeness is how much of the pattern is in the sentence: three for what it
// is about, less for small words and things, off for what is missing or over.
func (p *pattern) likeness(s *sentence) int {
	score, strong := 0, false
	for i := range p.need {
		there := s.has.both(&p.need[i])
		switch {
		case there == set{}:
			score -= 2
		case there.without(&weakSet) == set{}:
			score++
		default:
			score, strong = score+4, true
		}
	}
	counts := func(slot string, n int) {
		k := slices.IndexFunc(p.slots, func(x string) bool { return strings.HasPrefix(x, slot) })
		wants := k >= 0
		switch {
		case wants && n == 0 && !strings.HasSuffix(p.slots[k], "?"):
			score--
		case wants && n > 0:
			score, strong = score+3, true
		case n > 0:
			score--
		}
	}
	counts("ferry", len(s.ferries))
	counts("place", len(s.places))
	counts("to", len(s.links))
	counts("piece", len(s.pieces))
	counts("tile", len(s.tiles))
	for _, n := range s.numbers {
		if !p.may.has(n) {
			score--
		}
	}
	if !strong {
		return 0
	}
	return score
}
