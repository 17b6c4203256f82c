package render

import (
	"ferryman/oracle/say"
	"ferryman/rules"
)

// RuleObject is an entry of the rulebook as JSON.
type RuleObject struct {
	Rule         string         `json:"rule"`
	Aliases      []string       `json:"aliases"`
	Title        string         `json:"title"`
	Text         string         `json:"text"`
	Authority    string         `json:"authority"`
	Certainty    string         `json:"certainty"`
	Date         string         `json:"date,omitempty"`
	Editions     []string       `json:"editions"`
	Rulebooks    []string       `json:"rulebooks"` // publishers that alone print it; empty: all
	Sources      []SourceObject `json:"sources"`
	Effect       string         `json:"effect"`
	Off          string         `json:"off,omitempty"`
	Corollary    bool           `json:"corollary"`
	Follows      []string       `json:"follows"`
	Narrows      []string       `json:"narrows"`
	NarrowedBy   []string       `json:"narrowed_by"`
	Overrides    []string       `json:"overrides"`
	OverriddenBy []string       `json:"overridden_by"`
	Examples     []string       `json:"examples"`
}

// SourceObject is a place where a rule stands.
type SourceObject struct {
	Page     string `json:"page"`
	Lang     string `json:"lang"`
	Section  string `json:"section,omitempty"`
	Footnote int    `json:"footnote,omitempty"`
	Note     string `json:"note,omitempty"`
}

// RuleJSON is an entry of the rulebook as an object to be marshalled.
func RuleJSON(id rules.ID, examples []string, sp say.Speaker) RuleObject {
	r, w := id.Rule(), id.In(sp.Lang())
	rel := relations(id)
	names := func(i int) []string { return listed(titled(rel[i].ids)) }
	o := RuleObject{
		Rule: r.Name, Aliases: listed(r.Aliases), Title: w.Title, Text: w.Text, Authority: r.Authority.String(),
		Certainty: id.Certainty().String(), Date: r.Date, Editions: editionsOf(r), Rulebooks: listed(r.Rulebooks),
		Sources: []SourceObject{}, Effect: r.Effect.String(), Off: w.Off, Corollary: r.Corollary,
		Follows: names(0), Narrows: names(1), NarrowedBy: names(2), Overrides: names(3), OverriddenBy: names(4),
		Examples: listed(examples),
	}
	for _, s := range r.Sources {
		o.Sources = append(o.Sources, SourceObject{pageName(s, sp), s.Lang, s.Section, s.Footnote, s.Note})
	}
	return o
}

// listed is the list, never nil: JSON shows an empty list, not null.
func listed(list []string) []string { return append([]string{}, list...) }

// RuleSummary is a line of a list of rules as JSON.
type RuleSummary struct {
	Rule      string `json:"rule"`
	Title     string `json:"title"`
	Authority string `json:"authority"`
}

// RuleListJSON is a list of rules as objects to be marshalled.
func RuleListJSON(ids []rules.ID, sp say.Speaker) []RuleSummary {
	out := make([]RuleSummary, 0, len(ids))
	for _, id := range ids {
		out = append(out, RuleSummary{id.String(), id.In(sp.Lang()).Title, id.Rule().Authority.String()})
	}
	return out
}
