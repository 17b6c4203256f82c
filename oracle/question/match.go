package question

import "slices"

// readings lists the questions that the sentence may be.
func (s *sentence) readings() []Question {
	if len(s.unknown) > 0 || s.nots > 1 || s.wrong {
		return nil
	}
	s.count()
	var out []Question
	for i := range patterns {
		p := &patterns[i]
		if !p.covers(s) {
			continue
		}
		q, ok := p.fill(s)
		if ok && !slices.ContainsFunc(out, func(o Question) bool { return Canonical(o) == Canonical(q) }) {
			out = append(out, q)
		}
	}
	return out
}

// covers says whether the pattern has all concepts of the sentence, and the
// sentence all that the pattern needs.
func (p *pattern) covers(s *sentence) bool {
	for i, n := range s.numbers {
		if !p.may.has(n) && !(s.concepts[i] == "it" && s.it && p.takesIt(s)) {
			return false
		}
	}
	for i := range p.need {
		if !s.has.meets(&p.need[i]) {
			return false
		}
	}
	return !p.polar || !s.has.meets(&polarSet) || !s.has.meets(&askedSet)
}

// count numbers the concepts.
func (s *sentence) count() {
	s.numbers, s.has = s.numbers[:0], set{}
	for _, c := range s.concepts {
		n := conceptNumber(c)
		s.numbers = append(s.numbers, n)
		s.has.add(n)
	}
}

// says says whether one of the concepts is in the sentence.
func (s *sentence) says(concepts ...string) bool {
	return slices.ContainsFunc(concepts, func(c string) bool { return slices.Contains(s.concepts, c) })
}

// takesIt says whether "it" may be the thing the pattern asks about.
func (p *pattern) takesIt(s *sentence) bool {
	return slices.Contains(p.slots, "place") && len(s.places) == 0 || slices.Contains(p.slots, "ferry") && len(s.ferries) <= 1
}
