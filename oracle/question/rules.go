package question

import (
	"slices"
	"strings"
)

// beforeRule are concepts that may stand before the word rule.
var beforeRule = []string{"WHICH", "the", "a", "be", "do", "drop", "EXPLAIN", "ANY", "HOW", "me", "comma", "have", "thereis"}

// asksRule are those of them that ask something of a rule; leadsOn must follow
// then, or it is a question after the rule itself: does the rule hold?
var (
	asksRule = []string{"WHICH", "thereis", "be", "do", "ANY", "have"}
	leadsOn  = []string{"of", "for", "on", "about", "ABOUT", "SAYS", "COVERS", "CONTAIN", "with", "to", "EXPLAIN"}
)

// afterRule are concepts that lead from the word rule to what is looked for.
var afterRule = []string{"of", "for", "on", "about", "ABOUT", "SAYS", "this", "be", "COVERS", "CONTAIN", "comma", "the", "a", "with", "to", "drop", "NOW", "EXPLAIN"}

// ruleAsked reads a question after a rule: by its id, or by words of which it
// speaks.
func (p *parser) ruleAsked(in []atom) (Question, bool) {
	if q, ok := ruleByID(in); ok {
		return q, true
	}
	at := slices.IndexFunc(in, func(a atom) bool { return a.concept == "RULE" })
	if at < 0 {
		return Question{}, false
	}
	for _, a := range in[:at] {
		if !slices.Contains(beforeRule, a.concept) || a.concept == "HOW" {
			return Question{}, false
		}
	}
	from, led := at+1, at == 0 || !slices.ContainsFunc(in[:at], func(a atom) bool { return slices.Contains(asksRule, a.concept) })
	for from < len(in) && slices.Contains(afterRule, in[from].concept) {
		led = led || slices.Contains(leadsOn, in[from].concept)
		from++
	}
	if !led || asksOfRule(in[:at]) {
		return Question{}, false
	}
	for i := from; i < len(in); i++ {
		if isThing(in, i) {
			return Question{}, false
		}
	}
	words := wordsFrom(in, from, len(in))
	if words == "" {
		return Question{}, false
	}
	return Question{ID: "rule", Words: words}, true
}

// asksOfRule says whether the words before the word rule ask something of it:
// is the rule …?
func asksOfRule(before []atom) bool {
	return len(before) > 0 && before[len(before)-1].concept == "be" &&
		!slices.ContainsFunc(before, func(a atom) bool { return a.concept == "WHICH" })
}

// isThing says whether the atom names a thing of the position; a rule is not
// about one of those.
func isThing(in []atom, i int) bool {
	switch in[i].concept {
	case "player", "place", "link", "name", "tile", "edges":
		return true
	case "num":
		return i > 0 && (in[i-1].concept == "FERRY" || in[i-1].concept == "MOVE" || in[i-1].concept == "TILE")
	case "cell":
		return in[i].value != "a"
	}
	return false
}

// ruleByID: a rule id with nothing but words that ask to show it.
func ruleByID(in []atom) (Question, bool) {
	id := ""
	for _, a := range in {
		switch a.concept {
		case "ruleid":
			if id != "" {
				return Question{}, false
			}
			id = a.value
		case "WHICH", "the", "a", "do", "be", "SAYS", "EXPLAIN", "RULE", "drop", "comma", "of", "CAUSE", "me", "ABOUT":
		default:
			return Question{}, false
		}
	}
	return Question{ID: "rule", Words: id}, id != ""
}

// wordsFrom is the text of the atoms.
func wordsFrom(in []atom, from, to int) string {
	var out []string
	for _, a := range in[from:to] {
		if a.concept != "comma" && a.raw != "" {
			out = append(out, a.raw)
		}
	}
	return strings.Join(out, " ")
}

// beforeDiffer are concepts that may stand in the part of the sentence that
// says that rulebooks differ.
var beforeDiffer = []string{"WHICH", "the", "a", "be", "do", "drop", "ANY", "OTHER", "WHO", "would", "RULEBOOK", "DIFFER", "ANSWER",
	"comma", "BRING", "on", "of", "MAY", "THERE", "to", "SAME", "and", "or", "thereis", "RULE", "have", "SAYS", "between"}

// afterDiffer are concepts that lead from there to the question.
var afterDiffer = []string{"on", "ABOUT", "about", "it", "this", "to", "comma", "IF", "drop", "of", "the", "ANSWER", "for"}

// differ reads the question in which rulebooks another question is answered
// differently.
func (p *parser) differ(in []atom) (Question, bool) {
	book, differs, end := false, false, 0
	for i, a := range in {
		if !slices.Contains(beforeDiffer, a.concept) {
			break
		}
		book = book || a.concept == "RULEBOOK"
		differs = differs || a.concept == "DIFFER"
		if a.concept == "RULEBOOK" || a.concept == "DIFFER" {
			end = i + 1
		}
	}
	if !book || !differs {
		return Question{}, false
	}
	from := end
	for from < len(in) && slices.Contains(afterDiffer, in[from].concept) {
		from++
	}
	s := p.sort(p.describe(p.tiles(slices.Clone(in[from:]))))
	found := s.readings()
	if len(found) != 1 {
		return Question{}, false
	}
	return Question{ID: "rulebooks-differ", About: &found[0]}, true
}
