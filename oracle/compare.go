package oracle

import (
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
)

// Other is the answer of another rulebook.
type Other struct {
	Rulebook rules.Rulebook
	Answer   Answer
}

// Others answers the question under every other rulebook and keeps those whose
// value differs from the answer's, in the order of the rulebooks. Entries of
// the turns before the one asked about are facts; that one is replayed from its
// start, and a step that a rulebook refuses leaves its answer not known. Which
// rulebooks differ is not compared again: it would differ by its nature.
func (o *Oracle) Others(q question.Question, at game.Point, mine *Answer) []Other {
	if q.ID == "rulebooks-differ" {
		return nil
	}
	var out []Other
	for b := rules.HiG; b <= rules.RGG; b++ {
		if b == o.start.Setup.Rulebook {
			continue
		}
		a, err := o.ask(q, at, &b)
		if err == nil && !sameValue(&a.Value, &mine.Value) {
			out = append(out, Other{b, a})
		}
	}
	return out
}

// sameValue compares values; the order of a list does not matter.
func sameValue(a, b *Value) bool {
	if a.Kind != b.Kind || a.Bool != b.Bool || a.Number != b.Number || !slices.Equal(a.Points, b.Points) || len(a.Refs) != len(b.Refs) {
		return false
	}
	for _, r := range a.Refs {
		if !slices.Contains(b.Refs, r) {
			return false
		}
	}
	return true
}

// rulebookQuestions answers which rulebooks give another answer to a question.
func rulebookQuestions(s *session) (bool, error) {
	if s.q.ID != "rulebooks-differ" {
		return false, nil
	}
	if s.q.About == nil {
		return true, &Unresolved{Code: "missing", Slot: "question"}
	}
	mine, err := s.oracle.ask(*s.q.About, s.at, s.under)
	if err != nil {
		return true, err
	}
	s.a.Asked.About = &mine.Asked
	s.a.Because = mine.Because
	var out []Ref
	for _, o := range s.oracle.Others(*s.q.About, s.at, &mine) {
		ref := Ref{Kind: WordRef, Word: o.Rulebook.String()}
		out = append(out, ref)
		why := o.Answer.Because
		for i := range o.Answer.Items {
			why = append(why, o.Answer.Items[i].Because...)
		}
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: game.Yes, Because: why})
	}
	s.a.Value = refs(out)
	return true, nil
}
