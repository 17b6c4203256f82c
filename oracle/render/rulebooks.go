package render

import (
	"slices"

	"ferryman/oracle"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
)

// OtherRulebook is the answer that another publisher's rulebook gives.
type OtherRulebook struct {
	Rulebook rules.Rulebook
	Answer   *oracle.Answer
}

// otherRulebooks writes the answers of other rulebooks that differ, each with
// its deciding reasons.
func (t *answerText) otherRulebooks(list []OtherRulebook) {
	if len(list) == 0 {
		return
	}
	t.page.heading(t.Text("text.rulebooks", nil))
	for _, o := range list {
		t.page.line("  ", t.Text("text.rulebook", map[string]string{
			"rulebook": t.Word("rulebook", o.Rulebook.String()), "text": AnswerSentence(o.Answer, t.Speaker),
		}))
		for _, line := range otherReasons(o.Answer, t.Speaker) {
			t.page.line("    - ", line)
		}
	}
}

// otherReasons are the deciding reasons of an answer, each once: the same
// reason often holds for several candidates.
func otherReasons(a *oracle.Answer, sp say.Speaker) []string {
	var why []game.Reason
	for i := range a.Items {
		why = append(why, deciding(a.Items[i].Because, a.Items[i].Verdict)...)
	}
	why = append(why, deciding(a.Because, verdictOf(a))...)
	v := voice{sp, a.Names}
	var out []string
	for _, r := range why {
		if line := v.sentence(r) + " [" + r.Rule.String() + "]"; !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}
