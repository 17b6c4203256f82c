package question

import (
	"slices"
	"strings"
)

// beforeRule are concepts that may stand before the word rule.
var beforeRule = []string{"WHICH", "the", "a", "be", "do", "drop", "EXPLAIN", "ANY", "HOW", "me", "comma", "have", "thereis", "MAY", "self",
	"would", "where", "on", "of", "this", "RULE", "heit"}

// asksRule are those of them that ask something of a rule; leadsOn must follow
// then, or it is a question after the rule itself: does the rule hold?
var (
	asksRule = []string{"WHICH", "thereis", "be", "do", "ANY", "have", "HOW", "where", "MAY", "would"}
	leadsOn  = []string{"of", "for", "on", "about", "ABOUT", "SAYS", "COVERS", "CONTAIN", "with", "to", "EXPLAIN", "HOW", "WHEN", "IF"}
)

// afterRule are concepts that lead from the word rule to what is looked for.
var afterRule = []string{"of", "for", "on", "about", "ABOUT", "SAYS", "this", "be", "COVERS", "CONTAIN", "comma", "the", "a", "with", "to", "drop", "NOW",
	"EXPLAIN", "ANY", "thereis", "HOW", "WHEN", "IF", "he", "THERE", "heit"}

// afterWords are concepts that may end the question: the rule on bridges, what
// is it?
var afterWords = []string{"WHICH", "be", "comma", "drop", "where", "WHERE", "it"}

// toldOf is the question without who says that there is such a rule, and
// without whether that is right.
func toldOf(in []atom) []atom {
	from := claimed(in)
	if from > 0 && from < len(in) && in[from].concept == "thereis" {
		in = in[from:]
	}
	return untrue(in)
}

// claimed is where what somebody is said to claim begins; 0 if nobody is.
func claimed(in []atom) int {
	at := 0
	switch {
	case len(in) > 2 && slices.Contains(speakers, in[0].concept) && in[1].concept == "SAYS":
		at = 2
	case len(in) > 2 && in[0].concept == "ACCORDING" && slices.Contains(speakers, in[1].concept):
		at = 2
	}
	for at > 0 && at < len(in) && (in[at].concept == "this" || in[at].concept == "comma") {
		at++
	}
	return at
}

// untrue leaves out the words at the end that ask whether it is right.
func untrue(in []atom) []atom {
	n := len(in)
	for n > 0 && (in[n-1].concept == "comma" || in[n-1].concept == "drop") {
		n--
	}
	if n > 1 && in[n-1].concept == "TRUE" && in[n-2].concept == "comma" {
		return in[:n-2]
	}
	return in
}

// ruleAsked reads a question after a rule: by its id, or by words of which it
// speaks.
func (p *parser) ruleAsked(in []atom) (Question, bool) {
	if q, ok := ruleByID(in); ok {
		return q, true
	}
	if deniesSaying(in) {
		return Question{}, false // which rule does not speak of it
	}
	in = toldOf(in)
	at := slices.IndexFunc(in, func(a atom) bool { return a.concept == "RULE" || a.concept == "RULEBOOK" })
	words := ""
	if at >= 0 && beginsRule(in[:at]) {
		words = ruleWords(p.withoutVerb(in), at)
	}
	if words == "" && at > 0 {
		words = wordsBeforeRule(in, at)
	}
	if words == "" && at > 0 {
		words = wordsOfRules(in, at)
	}
	if words == "" && at > 0 {
		words = wordsFirst(in)
	}
	if words == "" && at < 0 {
		words = howItWorks(in)
	}
	return Question{ID: "rule", Words: words}, words != ""
}

// deniesSaying says whether the rules are asked for that do not speak of
// something; a rule may well say what one may not do.
func deniesSaying(in []atom) bool {
	for i := 1; i < len(in); i++ {
		if slices.Contains([]string{"SAYS", "COVERS", "EXPLAIN"}, in[i].concept) && slices.Contains([]string{"NOT", "NO"}, in[i-1].concept) {
			return true
		}
	}
	return false
}

// beginsRule says whether what stands before the word rule may lead to it. May
// and would are only there to ask to be shown it.
func beginsRule(before []atom) bool {
	has := func(concepts ...string) bool {
		return slices.ContainsFunc(before, func(a atom) bool { return slices.Contains(concepts, a.concept) })
	}
	return !slices.ContainsFunc(before, func(a atom) bool { return !slices.Contains(beforeRule, a.concept) }) &&
		(!has("MAY", "self", "would", "on", "of", "this") || has("EXPLAIN", "WHICH", "where", "thereis", "ANY"))
}

// ruleWords are the words of which the rule at that atom shall speak.
func ruleWords(in []atom, at int) string {
	before := in[:at]
	asked := slices.ContainsFunc(before, func(a atom) bool { return slices.Contains(asksRule, a.concept) })
	how := slices.ContainsFunc(before, func(a atom) bool { return a.concept == "HOW" })
	from, led := at+1, !asked && in[at].concept == "RULE"
	led = led && !slices.ContainsFunc(in, func(a atom) bool { return a.concept == "heit" })
	from += len(shownThere(in[from:]))
	for from < len(in) && slices.Contains(afterRule, in[from].concept) {
		led = led || slices.Contains(leadsOn, in[from].concept) && (!how || slices.Contains([]string{"SAYS", "COVERS", "EXPLAIN"}, in[from].concept))
		from++
	}
	if !led || asksOfRule(before) {
		return ""
	}
	for i := from; i < len(in); i++ {
		if isThing(in, i) {
			return ""
		}
	}
	to := len(in)
	for to > from && slices.Contains(afterWords, in[to-1].concept) {
		to--
	}
	return wordsFrom(in, from, to)
}

// withoutVerb leaves out what only says that the rule speaks, at the end of the
// text in languages that have their verbs there: "Regeln, die davon handeln".
func (p *parser) withoutVerb(in []atom) []atom {
	to := len(in)
	for p.lex.lateNot && to > 1 && slices.Contains([]string{"drop", "comma", "COVERS", "SAYS", "EXPLAIN", "GO", "STAND", "CONTAIN"}, in[to-1].concept) {
		to--
	}
	return in[:to]
}

// wordsFirst are the words before a pause, after which it is only asked what
// the rules say: farmers, what do the rules say?
func wordsFirst(in []atom) string {
	at := slices.IndexFunc(in, func(a atom) bool { return a.concept == "comma" })
	if at < 1 || at > 4 {
		return ""
	}
	rule, led := false, false
	for _, a := range in[at+1:] {
		rule = rule || a.concept == "RULE" || a.concept == "RULEBOOK"
		led = led || slices.Contains([]string{"SAYS", "COVERS", "EXPLAIN", "ABOUT", "thereis", "where", "WHICH"}, a.concept)
		if !slices.Contains(beforeRule, a.concept) && !slices.Contains([]string{"SAYS", "COVERS", "ABOUT", "RULEBOOK", "it"}, a.concept) {
			return ""
		}
	}
	if !rule || !led {
		return ""
	}
	for i := range in[:at] {
		if isThing(in, i) || slices.Contains(notOfRule, in[i].concept) {
			return ""
		}
	}
	return wordsFrom(in, 0, at)
}

// shownThere are the atoms at the start that say only that something is found
// there: I can find.
func shownThere(in []atom) []atom {
	for i, a := range in {
		switch a.concept {
		case "MAY", "self", "do", "RULE", "RULEBOOK", "poss":
		case "EXPLAIN":
			return in[:i+1]
		default:
			if i > 0 && (in[i-1].concept == "RULE" || in[i-1].concept == "RULEBOOK") {
				return in[:i] // rulebook rules
			}
			return nil
		}
	}
	return nil
}

// wordsBeforeRule are the words that stand before the word rule at the end of
// the text: show me the abbey rules.
func wordsBeforeRule(in []atom, at int) string {
	if in[at].concept != "RULE" || slices.ContainsFunc(in[at+1:], func(a atom) bool { return a.concept != "comma" && a.concept != "drop" }) {
		return ""
	}
	from := 0
	for from < at && slices.Contains([]string{"WHICH", "the", "a", "be", "drop", "EXPLAIN", "me", "comma", "MAY", "self", "thereis", "ANY"}, in[from].concept) {
		from++
	}
	if from == 0 && !slices.Contains(ofTheGame, in[0].concept) || from == at || at-from > 3 || !beginsRule(in[:from]) || asksOfRule(in[:from]) {
		return ""
	}
	for i := from; i < at; i++ {
		if isThing(in, i) || slices.Contains(notOfRule, in[i].concept) {
			return ""
		}
	}
	return wordsFrom(in, from, at)
}

// wordsOfRules are the words that are looked for in the rules, where those are
// named last: what is said about the abbey in the rules?
func wordsOfRules(in []atom, at int) string {
	to := at
	for to > 0 && slices.Contains([]string{"the", "on", "of", "my"}, in[to-1].concept) {
		to--
	}
	if to == at || slices.ContainsFunc(in[at+1:], func(a atom) bool { return a.concept != "comma" && a.concept != "drop" }) {
		return ""
	}
	from, led := 0, false
	for to > 0 && slices.Contains([]string{"EXPLAIN", "SAYS", "COVERS", "CONTAIN"}, in[to-1].concept) {
		to, led = to-1, true // where is the abbey explained?
	}
	for from < to && (slices.Contains(beforeRule, in[from].concept) || slices.Contains([]string{"ABOUT", "SAYS", "COVERS", "it"}, in[from].concept)) {
		led = led || slices.Contains([]string{"ABOUT", "EXPLAIN", "SAYS", "COVERS"}, in[from].concept)
		from++
	}
	if !led || from == to {
		return ""
	}
	for i := from; i < to; i++ {
		if isThing(in, i) || slices.Contains(notOfRule, in[i].concept) {
			return ""
		}
	}
	return wordsFrom(in, from, to)
}

// ofTheGame are concepts of things that rules are about.
var ofTheGame = []string{"kind", "piece", "FERRY", "FERRIES", "LAKE", "TOLL", "TOLLMONEY", "DOUBLETURN", "JETTY", "sign", "FINALSCORE", "MAJORITY", "CROSS"}

// notOfRule are concepts that words before the word rule do not have: they ask
// something of the rule.
var notOfRule = []string{"MAY", "MUST", "self", "me", "he", "his", "my", "this", "it", "NOT", "NO", "do", "be", "have", "WHICH", "WHO", "WHOSE", "WHY", "WHEN", "HOW",
	"where", "thereis", "PAST", "would", "DIFFER", "OTHER", "NEW", "AGAIN", "FORBID", "SHOULD", "SAYS"}

// howItWorks are the words between how and work: how does a double turn work?
func howItWorks(in []atom) string {
	from := 0
	for from < len(in) && slices.Contains([]string{"EXPLAIN", "drop", "comma", "me", "MAY", "self"}, in[from].concept) {
		from++
	}
	to := len(in)
	for to > from && slices.Contains([]string{"comma", "drop"}, in[to-1].concept) {
		to--
	}
	if to-from < 3 || in[from].concept != "HOW" || in[to-1].concept != "WORK" || !beginsRule(in[:from]) {
		return ""
	}
	from++
	for from < to && slices.Contains([]string{"do", "the", "a", "would"}, in[from].concept) {
		from++
	}
	for i := from; i < to-1; i++ {
		if isThing(in, i) || slices.Contains(notOfRule, in[i].concept) {
			return ""
		}
	}
	return wordsFrom(in, from, to-1)
}

// asksOfRule says whether the words before the word rule ask something of it:
// is the rule …?
func asksOfRule(before []atom) bool {
	return len(before) > 0 && before[len(before)-1].concept == "be" &&
		!slices.ContainsFunc(before, func(a atom) bool { return a.concept == "WHICH" || a.concept == "where" })
}

// isThing says whether the atom names a thing of the position; a rule is not
// about one of those.
func isThing(in []atom, i int) bool {
	switch in[i].concept {
	case "player", "place", "link", "name", "tile", "edges":
		return true
	case "num":
		return i > 0 && (in[i-1].concept == "FERRY" || in[i-1].concept == "FERRIES" || in[i-1].concept == "MOVE" || in[i-1].concept == "TILE")
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
// says that rulebooks differ, or that they agree.
var beforeDiffer = []string{"WHICH", "the", "a", "be", "do", "drop", "ANY", "ALL", "OTHER", "WHO", "would", "RULEBOOK", "DIFFER", "AGREE", "ANSWER",
	"comma", "BRING", "GET", "on", "of", "MAY", "THERE", "to", "SAME", "and", "or", "thereis", "it", "this", "RULE", "poss", "SAYS", "between", "under",
	"by", "with", "from", "for", "each", "other", "ALLPLAYERS", "have", "me", "about", "ABOUT", "heit", "NE", "ACCORDING", "SE"}

// afterDiffer are concepts that lead from there to the question.
var afterDiffer = []string{"on", "ABOUT", "about", "it", "this", "to", "comma", "IF", "drop", "of", "the", "ANSWER", "for"}

// speakers are the concepts of those who say that the rulebooks differ.
var speakers = []string{"player", "SOMEONE", "self"}

// differ reads the question in which rulebooks another question is answered
// differently. What is said of the rulebooks stands before that question or
// after it.
func (p *parser) differ(in []atom) (Question, bool) {
	in = untrue(in)
	end := saysDiffer(in)
	if end > 0 {
		from := end
		for from < len(in) && slices.Contains(afterDiffer, in[from].concept) {
			from++
		}
		if q, ok := p.differOn(in[from:]); ok {
			return q, true
		}
	}
	for from := 1; from < len(in); from++ {
		if tail := in[from:]; partsOff(in[from].concept) && saysDiffer(tail) > 0 && allDiffer(tail) {
			if q, ok := p.differOn(in[:from]); ok {
				return q, true
			}
		}
	}
	return Question{}, false
}

// partsOff says whether what is said of the rulebooks after a question may
// begin with that concept.
func partsOff(concept string) bool {
	return slices.Contains([]string{"comma", "and", "SAME", "DIFFER", "AGREE"}, concept)
}

// saysDiffer is where the part at the start that says that rulebooks differ or
// agree is over; 0 if there is none.
func saysDiffer(in []atom) int {
	book, differs, end := false, false, 0
	said := claimed(in)
	for i, a := range in[said:] {
		if !slices.Contains(beforeDiffer, a.concept) {
			break
		}
		book = book || a.concept == "RULEBOOK"
		says := slices.Contains([]string{"DIFFER", "SAME", "AGREE"}, a.concept)
		differs = differs || says
		if a.concept == "RULEBOOK" || says {
			end = said + i + 1
		}
	}
	if !book || !differs {
		return 0
	}
	return end
}

func allDiffer(in []atom) bool {
	return !slices.ContainsFunc(in, func(a atom) bool { return !slices.Contains(beforeDiffer, a.concept) })
}

// differOn asks which rulebooks differ on a question.
func (p *parser) differOn(in []atom) (Question, bool) {
	s := p.sort(p.describe(p.tiles(slices.Clone(in))))
	found := s.readings()
	if len(found) != 1 {
		return Question{}, false
	}
	return Question{ID: "rulebooks-differ", About: &found[0]}, true
}
