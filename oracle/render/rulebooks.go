package render

import (
	"ferryman/oracle"
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
		t.page.line("  "+t.Word("rulebook", o.Rulebook.String())+": ", AnswerSentence(o.Answer, t.Speaker))
		var why []game.Reason
		for i := range o.Answer.Items {
			why = append(why, deciding(o.Answer.Items[i].Because, o.Answer.Items[i].Verdict)...)
		}
		v := voice{t.Speaker, o.Answer.Names}
		for _, r := range append(why, deciding(o.Answer.Because, game.No)...) {
			t.page.line("    - ", v.sentence(r)+" ["+r.Rule.String()+"]")
		}
	}
}
