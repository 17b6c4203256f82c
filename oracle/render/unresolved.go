package render

import (
	"strings"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules/place"
)

// Unresolved says why a question cannot be answered in this position, and what
// it may mean, one reading a line.
func Unresolved(u *oracle.Unresolved, names place.Names, sp say.Speaker) string {
	return withReadings(unresolvedSentence(u, names, sp), "unresolved.readings", u.Readings, sp)
}

// unresolvedSentence is the sentence alone.
func unresolvedSentence(u *oracle.Unresolved, names place.Names, sp say.Speaker) string {
	args := map[string]string{"slot": u.Slot, "name": Clean(u.Name), "nearest": Clean(u.Nearest)}
	if u.Place != nil {
		args["name"] = voice{sp, names}.at(*u.Place)
	}
	return sp.First(args, "unresolved."+u.Slot+"."+u.Code, "unresolved.other")
}

// NotUnderstood says that a free question has no meaning, or several, and what
// comes nearest.
func NotUnderstood(several bool, readings []question.Question, sp say.Speaker) string {
	if several {
		return withReadings(sp.Text("unresolved.question.several", nil), "unresolved.readings", readings, sp)
	}
	return withReadings(sp.Text("unresolved.question.none", nil), "unresolved.nearest", readings, sp)
}

func withReadings(text, intro string, readings []question.Question, sp say.Speaker) string {
	if len(readings) == 0 {
		return text
	}
	lines := []string{text, sp.Text(intro, nil)}
	for _, q := range readings {
		lines = append(lines, "  - "+RestateQuestion(q, sp))
	}
	return strings.Join(lines, "\n")
}

// JSONUnresolved is a question that cannot be answered in this position, as an
// object to be marshalled.
func JSONUnresolved(u *oracle.Unresolved, names place.Names, meta Meta) Object {
	return JSONReadings(u.Readings, unresolvedSentence(u, names, say.For(meta.Lang)), meta)
}

// JSONReadings is a question without an answer: what it may mean, and a
// sentence that says what is wrong with it.
func JSONReadings(readings []question.Question, text string, meta Meta) Object {
	sp := say.For(meta.Lang)
	o := meta.object()
	o.Readings = []Understood{}
	for _, q := range readings {
		o.Readings = append(o.Readings, Reading(q, sp))
	}
	o.Text = text
	return o
}
