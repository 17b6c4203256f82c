package render

import (
	"ferryman/oracle"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
)

// Meta is what the JSON of an answer says beside the answer itself.
type Meta struct {
	Scenario  string // title
	File      string
	Asked     string // free text as written, or the canonical form of a structured question
	Lang      string // language of the sentences; empty: English
	Program   string // version of the program
	Rulebook  string // version of the rulebook
	Rulebooks []OtherRulebook
}

// Object is an answer as JSON; its keys and their order are part of the
// answer format. Results of verify embed it and add keys.
type Object struct {
	Scenario        string           `json:"scenario"`
	File            string           `json:"file"`
	Asked           string           `json:"asked"`
	Understood      *Understood      `json:"understood"`
	Readings        []Understood     `json:"readings,omitzero"`
	Value           ObjectValue      `json:"value"`
	Items           []ObjectItem     `json:"items"`
	Because         []ObjectReason   `json:"because"`
	Cites           []ObjectCite     `json:"cites"`
	Certainty       string           `json:"certainty,omitempty"`
	Rulebooks       []ObjectRulebook `json:"rulebooks"`
	Missing         []ObjectMissing  `json:"missing,omitempty"`
	Text            string           `json:"text"`
	ProgramVersion  string           `json:"program_version,omitempty"`
	RulebookVersion string           `json:"rulebook_version,omitempty"`
}

// ObjectItem is a candidate; its value is null if it is not known.
type ObjectItem struct {
	Ref     string         `json:"ref"`
	Value   *bool          `json:"value"`
	Must    *bool          `json:"must,omitempty"`
	Turns   []int          `json:"turns,omitempty"`
	Effects []string       `json:"effects,omitempty"`
	Points  *ObjectValue   `json:"points,omitempty"`
	Because []ObjectReason `json:"because"`
}

// ObjectReason is a reason with what it rests on.
type ObjectReason struct {
	Rule    string         `json:"rule"`
	Text    string         `json:"text"`
	Way     []string       `json:"way,omitempty"`
	Because []ObjectReason `json:"because"`
}

// ObjectCite is a rule that the answer rests on, and where it stands.
type ObjectCite struct {
	Rule      string   `json:"rule"`
	Title     string   `json:"title"`
	Page      string   `json:"page,omitempty"`
	Section   string   `json:"section,omitempty"`
	Footnote  int      `json:"footnote,omitempty"`
	Authority string   `json:"authority"`
	Date      string   `json:"date,omitempty"`
	Editions  []string `json:"editions"`
}

// ObjectRulebook is the answer of another rulebook that differs.
type ObjectRulebook struct {
	Rulebook string         `json:"rulebook"`
	Value    ObjectValue    `json:"value"`
	Because  []ObjectReason `json:"because"`
}

// ObjectMissing says what to add so that the question can be answered.
type ObjectMissing struct {
	Code    string         `json:"code"`
	Tiles   []string       `json:"tiles,omitempty"`
	Text    string         `json:"text"`
	Because []ObjectReason `json:"because,omitempty"`
}

// JSON is the answer as an object to be marshalled.
func JSON(a *oracle.Answer, meta Meta) Object {
	v := voice{say.For(meta.Lang), a.Names}
	understood := v.understoodObject(a, &a.Asked)
	o := meta.object()
	o.Understood = &understood
	o.Value = ObjectValue{a.Value, &a.Names}
	for i := range a.Items {
		o.Items = append(o.Items, v.itemObject(a, &a.Items[i]))
	}
	o.Because = v.reasonObjects(a.Because)
	for _, id := range a.Cites {
		o.Cites = append(o.Cites, Cite(id, v.Speaker))
	}
	if len(a.Cites) > 0 {
		o.Certainty = a.Certainty.String()
	}
	for _, r := range meta.Rulebooks {
		o.Rulebooks = append(o.Rulebooks, rulebookObject(r, v.Speaker))
	}
	for i := range a.Missing {
		m := &a.Missing[i]
		o.Missing = append(o.Missing, ObjectMissing{m.Code, v.cells(m.Cells), v.missing(m), v.reasonObjects(m.Why)})
	}
	o.Text = AnswerSentence(a, v.Speaker)
	return o
}

// object is an answer without anything in it; lists are empty, not null.
func (m *Meta) object() Object {
	return Object{
		Scenario: m.Scenario, File: m.File, Asked: m.Asked,
		Items: []ObjectItem{}, Because: []ObjectReason{}, Cites: []ObjectCite{}, Rulebooks: []ObjectRulebook{},
		ProgramVersion: m.Program, RulebookVersion: m.Rulebook,
	}
}

func (v voice) itemObject(a *oracle.Answer, it *oracle.Item) ObjectItem {
	o := ObjectItem{Ref: it.Ref.Text(&v.names), Turns: it.Turns, Because: v.reasonObjects(it.Because)}
	o.Effects = it.Effects
	if it.Points != nil {
		o.Points = &ObjectValue{oracle.Value{Kind: oracle.PointsByPlayer, Points: it.Points}, &v.names}
	}
	if it.Verdict != game.Unknown {
		yes := it.Verdict == game.Yes
		o.Value = &yes
	}
	if a.Asked.ID == "steps" {
		must := it.Must
		o.Must = &must
	}
	return o
}

func (v voice) reasonObjects(why []game.Reason) []ObjectReason {
	out := make([]ObjectReason, 0, len(why))
	for _, r := range why {
		o := ObjectReason{Rule: r.Rule.String(), Text: v.sentence(r), Because: v.reasonObjects(r.Because)}
		if len(r.Way) > 0 {
			o.Way = v.places(r.Way)
		}
		out = append(out, o)
	}
	return out
}

// Cite is a rule as an answer cites it.
func Cite(id rules.ID, sp say.Speaker) ObjectCite {
	r := id.Rule()
	s := mainSource(r, sp)
	return ObjectCite{r.Name, id.In(sp.Lang()).Title, pageName(s, sp), s.Section, s.Footnote, r.Authority.String(), r.Date, editionsOf(r)}
}

// rulebookObject gives as reasons those of the answer, or if it has none of
// its own those of its candidates.
func rulebookObject(r OtherRulebook, sp say.Speaker) ObjectRulebook {
	v := voice{sp, r.Answer.Names}
	why := r.Answer.Because
	if len(why) == 0 {
		for i := range r.Answer.Items {
			why = append(why, r.Answer.Items[i].Because...)
		}
	}
	return ObjectRulebook{r.Rulebook.String(), ObjectValue{r.Answer.Value, &r.Answer.Names}, v.reasonObjects(v.distinct(why))}
}
