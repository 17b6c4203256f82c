package render

import (
	"slices"
	"strings"
	"unicode/utf8"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
)

// Text is an answer for a terminal: the answer in a sentence, the question as
// it was understood, each candidate with its reasons, where the rules stand
// and how sure the answer is.
func Text(a *oracle.Answer, opt Options) string {
	t := answerText{voice: voice{say.For(opt.Lang), a.Names}, page: newPage(opt), full: opt.Explain == ExplainFull, a: a}
	t.fallback()
	t.page.coloured("", "", t.page.paint.strong, AnswerSentence(a, t.Speaker))
	t.page.line("", t.Text("text.understood", map[string]string{"text": t.understood(a)}))
	t.items()
	t.why()
	t.rules()
	t.certainty()
	t.otherRulebooks(opt.Rulebooks)
	return t.page.String()
}

// answerText is the text of one answer in the making.
type answerText struct {
	voice
	page *page
	full bool
	a    *oracle.Answer
	said []string // sentences of the candidates, not to be said again
}

func (t *answerText) fallback() {
	if lang := t.Fallback(); lang != "" {
		t.page.line("", t.Text("text.fallback", map[string]string{"lang": Clean(lang)}))
	}
}

// widest bounds the column of names, so that a long one does not push all
// sentences aside.
const widest = 32

// items writes each candidate, the ruling on it and why. What the answer's
// sentence has told already, as the open ends of a road, is left out.
func (t *answerText) items() {
	if isWhatIf(t.a.Asked.ID) {
		t.combinations()
		return
	}
	var list []*oracle.Item
	names, mark := 0, 0
	for i := range t.a.Items {
		it := &t.a.Items[i]
		m := t.mark(it)
		if m == "" && len(it.Because) == 0 && len(it.Turns) == 0 {
			continue
		}
		list = append(list, it)
		names = max(names, min(utf8.RuneCountInString(t.itemName(it)), widest))
		mark = max(mark, utf8.RuneCountInString(m))
	}
	if len(list) > 0 {
		t.page.gap()
	}
	for _, it := range list {
		name, m := pad(t.itemName(it), names), pad(t.mark(it), mark)
		plain := "  " + name + "  " + m
		head := "  " + name + "  " + t.colourOf(it.Verdict)(m)
		if mark > 0 {
			plain, head = plain+"  ", head+"  "
		}
		t.reasons(head, plain, t.itemText(it), it.Because, it.Verdict)
	}
}

// itemName is how a candidate is listed: as it is written in files, whose words
// are English; other languages have their own words for what is no name.
func (t *answerText) itemName(it *oracle.Item) string {
	if t.Lang() != "en" {
		switch it.Ref.Kind {
		case oracle.PieceRef, oracle.WordRef:
			return t.ref(t.a, it.Ref)
		case oracle.MovesRef:
			if len(it.Moves) == 0 {
				return t.moves(nil)
			}
		}
	}
	return Clean(it.Ref.Text(&t.names))
}

// unmarked are the questions whose items are no candidates: nothing is ruled on
// them.
var unmarked = [...]question.ID{"rule", "rulebooks-differ", "move-effects", "complete", "returned"}

// mark is the word of the ruling; none where a list only says what there is.
func (t *answerText) mark(it *oracle.Item) string {
	switch {
	case t.a.Asked.ID == "steps" && it.Must:
		return t.Text("text.must", nil)
	case t.a.Asked.ID == "steps":
		return t.Text("text.may", nil)
	case it.Verdict == game.Unknown:
		return t.Text("text.unknown", nil)
	case t.a.Value.Kind == oracle.PointsByPlayer || slices.Contains(unmarked[:], t.a.Asked.ID):
		return ""
	case it.Verdict == game.Yes:
		return t.Text("text.yes", nil)
	}
	return t.Text("text.no", nil)
}

func (t *answerText) colourOf(verdict game.Verdict) func(a ...any) string {
	switch verdict {
	case game.Yes:
		return t.page.paint.yes.SprintFunc()
	case game.No:
		return t.page.paint.no.SprintFunc()
	}
	return t.page.paint.strong.SprintFunc()
}

// itemText is what is said of a candidate before its reasons.
func (t *answerText) itemText(it *oracle.Item) string {
	if len(it.Turns) == 0 {
		return ""
	}
	return say.Capital(t.Text("text.turns", map[string]string{"list": t.Or(numbers(it.Turns))})) + "."
}

// why writes the reasons of the answer as a whole.
func (t *answerText) why() {
	why := t.a.Because
	if !t.full {
		why = slices.DeleteFunc(slices.Clone(why), func(r game.Reason) bool { return slices.Contains(t.said, t.sentence(r)) })
	}
	if len(why) == 0 {
		return
	}
	t.page.gap()
	t.reasons("  ", "  ", "", why, verdictOf(t.a))
}

// verdictOf is that of an answer as a whole: a no, or something that is told.
func verdictOf(a *oracle.Answer) game.Verdict {
	if a.Value.Kind == oracle.Bool && !a.Value.Bool {
		return game.No
	}
	return game.Yes
}

// reasons writes reasons after a head: the deciding ones as a paragraph, or
// all of them as a tree.
func (t *answerText) reasons(head, plain, before string, why []game.Reason, verdict game.Verdict) {
	var said []string
	if before != "" {
		said = append(said, before)
	}
	if !t.full {
		for _, r := range deciding(why, verdict) {
			s := t.sentence(r)
			t.said = append(t.said, s)
			if !slices.Contains(said, s) {
				said = append(said, s)
			}
		}
		t.page.coloured(head, plain, nil, strings.Join(said, " "))
		return
	}
	switch {
	case before != "":
		t.page.coloured(head, plain, nil, before)
	case strings.TrimSpace(plain) != "":
		t.page.coloured(strings.TrimRight(head, " "), plain, nil, "")
	}
	t.tree("    ", t.distinct(why))
}

// tree writes reasons and what they rest on, each with the id of its rule.
func (t *answerText) tree(indent string, why []game.Reason) {
	for _, r := range why {
		t.page.line(indent+"- ", t.sentence(r)+" ["+r.Rule.String()+"]")
		t.tree(indent+"  ", r.Because)
	}
}

// shown lists the rules of the reasons that the text gives.
func (t *answerText) shown() []rules.ID {
	if t.full {
		return t.a.Cites
	}
	var why []game.Reason
	flat := func(list []game.Reason, verdict game.Verdict) {
		for _, r := range deciding(list, verdict) {
			why = append(why, game.Reason{Rule: r.Rule})
		}
	}
	for i := range t.a.Items {
		why := t.a.Items[i].Because
		if isWhatIf(t.a.Asked.ID) {
			if i >= shownCombinations || t.a.Items[i].Verdict == game.No {
				continue // not shown
			}
			why = t.toldOf(&t.a.Items[i])
		}
		flat(why, t.a.Items[i].Verdict)
	}
	flat(t.a.Because, verdictOf(t.a))
	for i := range t.a.Missing {
		flat(t.a.Missing[i].Why, game.No)
	}
	return game.Cites(why)
}

// rules writes where the rules stand and how binding they are.
func (t *answerText) rules() {
	ids := t.shown()
	if len(ids) == 0 {
		return
	}
	t.page.heading(t.Text("text.rules", nil))
	for _, id := range ids {
		t.page.line("  ", id.In(t.Lang()).Title+" ["+id.String()+"]")
		t.page.coloured("    ", "    ", t.page.paint.faint, standing(id, t.Speaker))
	}
}

// certainty says how sure the answer is and, if it is derived, what from.
func (t *answerText) certainty() {
	if len(t.a.Cites) == 0 {
		return
	}
	t.page.gap()
	t.page.line("", certaintySentence(t.a.Certainty, t.a.Cites, t.Speaker))
}
