package render

import (
	"cmp"
	"slices"
	"strings"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// Unresolved says why a question cannot be answered in this position, and what
// it may mean, one reading a line.
func Unresolved(u *oracle.Unresolved, names place.Names, sp say.Speaker) string {
	return withList(unresolvedSentence(u, names, sp), "unresolved.readings", choices(u.Readings, sp), sp)
}

// unresolvedSentence is the sentence alone.
func unresolvedSentence(u *oracle.Unresolved, names place.Names, sp say.Speaker) string {
	args := map[string]string{"slot": u.Slot, "name": Clean(u.Name), "nearest": Clean(u.Nearest), "kind": word("word", cmp.Or(u.Kind, "feature"))}
	if u.Place != nil {
		args["name"] = voice{sp, names}.at(*u.Place)
	}
	return sp.First(args, "unresolved."+u.Slot+"."+u.Code, "unresolved.other")
}

// NotUnderstood says that a free question has no meaning, or several, and what
// it may mean or what comes nearest to it.
func NotUnderstood(r question.Result, sp say.Speaker) string {
	if len(r.Readings) > 1 {
		return withList(notUnderstood(r, sp), "unresolved.readings", choices(r.Readings, sp), sp)
	}
	return withList(notUnderstood(r, sp), "unresolved.nearest", texts(nearestTo(r, sp)), sp)
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
			words[i] = sp.Text("text.quoted", map[string]string{"text": Clean(w)})
			if i < len(r.Meant) && r.Meant[i] != "" {
				nearest := sp.Text("text.quoted", map[string]string{"text": Clean(r.Meant[i])})
				words[i] = sp.Text("unresolved.question.word", map[string]string{"name": words[i], "nearest": nearest})
			}
		}
		text += " " + sp.Text("unresolved.question.words", map[string]string{"list": sp.List(words)})
	}
	return text
}

// choices restates what a question may mean, each with the form that asks it
// whatever the words; a thing that is only described has none.
func choices(list []question.Question, sp say.Speaker) []string {
	out := texts(readingsOf(list, sp))
	for i, q := range list {
		if form := question.Canonical(withoutKinds(q)); !strings.Contains(form, "<") {
			out[i] += "  [" + Clean(form) + "]"
		}
	}
	return out
}

// withoutKinds is the question with its named places alone, which need no kind.
func withoutKinds(q question.Question) question.Question {
	if q.Place != nil && q.Place.Name != "" {
		q.Place = &question.Ref{Name: q.Place.Name}
	}
	q.Places = slices.Clone(q.Places)
	for i := range q.Places {
		if q.Places[i].Name != "" {
			q.Places[i].Kind = ""
		}
	}
	return q
}

func texts(list []Understood) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].Text
	}
	return out
}

// readingsOf restates what a question may mean.
func readingsOf(list []question.Question, sp say.Speaker) []Understood {
	out := []Understood{}
	for _, q := range list {
		out = append(out, Reading(q, sp))
	}
	return out
}

// nearestTo lists the questions of the catalogue that are most like the text,
// in a wording that is understood.
func nearestTo(r question.Result, sp say.Speaker) []Understood {
	out := []Understood{}
	for _, id := range r.Nearest {
		u := Understood{ID: string(id), Text: RestateQuestion(question.Question{ID: id}, sp)}
		if e, ok := question.Lookup(id); ok {
			u.Text = e.Asked(sp.Lang())[0]
		}
		out = append(out, u)
	}
	return out
}

// withList writes a text, what introduces the list, and a line for each entry.
func withList(text, intro string, list []string, sp say.Speaker) string {
	if len(list) == 0 {
		return text
	}
	lines := []string{text, sp.Text(intro, nil)}
	for _, l := range list {
		lines = append(lines, "  - "+l)
	}
	return strings.Join(lines, "\n")
}

// JSONUnresolved is a question that cannot be answered in this position, as an
// object to be marshalled.
func JSONUnresolved(u *oracle.Unresolved, names place.Names, meta Meta) Object {
	sp := say.For(meta.Lang)
	return JSONReadings(readingsOf(u.Readings, sp), unresolvedSentence(u, names, sp), meta)
}

// JSONNotUnderstood is a free question that has no meaning or several, as an
// object to be marshalled. Its readings are those meanings, or the questions
// most like it.
func JSONNotUnderstood(r question.Result, meta Meta) Object {
	sp := say.For(meta.Lang)
	if len(r.Readings) > 1 {
		return JSONReadings(readingsOf(r.Readings, sp), notUnderstood(r, sp), meta)
	}
	return JSONReadings(nearestTo(r, sp), notUnderstood(r, sp), meta)
}

// JSONReadings is a question without an answer: what it may mean, and a
// sentence that says what is wrong with it.
func JSONReadings(readings []Understood, text string, meta Meta) Object {
	o := meta.object()
	o.Readings = append([]Understood{}, readings...)
	o.Text = text
	return o
}

// JSONRefusal is a refused step as an object to be marshalled: not a question,
// but with the reasons and citations of an answer.
func JSONRefusal(why []game.Reason, names place.Names, meta Meta) Object {
	v := voice{say.For(meta.Lang), names}
	o := meta.object()
	o.Because = v.reasonObjects(why)
	for _, id := range game.Cites(why) {
		o.Cites = append(o.Cites, Cite(id, v.Speaker))
	}
	if len(why) > 0 {
		o.Certainty = game.Certainty(why).String()
		o.Text = Reasons(why, names, v.Speaker)
	}
	return o
}
