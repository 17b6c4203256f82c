package oracle

import (
	"ferryman/rules"
	"ferryman/rules/game"
)

// ruleQuestions answers questions after rules of the rulebook.
func ruleQuestions(s *session) (bool, error) {
	if s.q.ID != "rule" {
		return false, nil
	}
	found := rules.Search(s.q.Words)
	if id, ok := rules.Find(s.q.Words); ok {
		found = []rules.ID{id}
	}
	if len(found) == 0 {
		return true, &Unresolved{Code: "none", Slot: "rule", Name: s.q.Words}
	}
	var out []Ref
	for _, id := range found {
		ref := Ref{Kind: RuleRef, Rule: id}
		out = append(out, ref)
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: game.Yes, Because: []game.Reason{{Rule: id, Outcome: "text"}}})
	}
	s.a.Value = refs(out)
	return true, nil
}
