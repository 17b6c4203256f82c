package render

import (
	"strconv"
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
// it may mean or what comes nearest to it.
func NotUnderstood(r question.Result, sp say.Speaker) string {
	if len(r.Readings) > 1 {
		return withReadings(notUnderstood(r, sp), "unresolved.readings", r.Readings, sp)
	}
	return withReadings(notUnderstood(r, sp), "unresolved.nearest", nearestTo(r), sp)
}

// notUnderstood is the sentence alone.
func notUnderstood(r question.Result, sp say.Speaker) string {
	if len(r.Readings) > 1 {
		return sp.Text("unresolved.question.several", nil)
	}
	text := sp.Text("unresolved.question.none", nil)
	if len(r.Unknown) > 0 {
		words := make([]string, len(r.Unknown))
		for i, w := range r.Unknown {
			words[i] = strconv.Quote(Clean(w))
		}
		text += " " + sp.Text("unresolved.question.words", map[string]string{"list": sp.List(words)})
	}
	return text
}

// nearestTo lists the questions of the catalogue that are most like the text.
func nearestTo(r question.Result) []question.Question {
	var out []question.Question
	for _, id := range r.Nearest {
		out = append(out, question.Question{ID: id})
	}
	return out
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

// JSONNotUnderstood is a free question that has no meaning or several, as an
// object to be marshalled. Its readings are those meanings, or the questions
// most like it.
func JSONNotUnderstood(r question.Result, meta Meta) Object {
	readings := r.Readings
	if len(readings) < 2 {
		readings = nearestTo(r)
	}
	return JSONReadings(readings, notUnderstood(r, say.For(meta.Lang)), meta)
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
