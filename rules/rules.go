// Package rules is the rulebook: every rule and footnote with its id, its own
// words, where it stands, how binding it is, and what it does. The engine
// decides nothing without naming an entry of this book.
package rules

import (
	"slices"
	"strings"
)

// ID is the identity of a rule. The constants are in ids_gen.go; the zero ID
// is no rule.
type ID uint16

// Authority says how binding a rule is.
type Authority uint8

// The kinds of authority. Official and Rule are one rank.
const (
	Official  Authority = iota // clarification by the publisher
	RuleText                   // text of the rules
	Community                  // note of the wiki's editors or of the forum
	Inferred                   // derived; written nowhere
)

// String is the word used in files and answers.
func (a Authority) String() string {
	return [...]string{"official", "rule", "community", "inferred"}[a&3]
}

// ParseAuthority reads the word of an authority.
func ParseAuthority(s string) (Authority, bool) {
	for a := Official; a <= Inferred; a++ {
		if a.String() == s {
			return a, true
		}
	}
	return 0, false
}

// Rank orders authorities: a higher rank is weaker, official and rule are
// equal.
func (a Authority) Rank() int { return int(max(a, RuleText)) }

// Effect says what a rule does when the engine applies it.
type Effect uint8

// The effects. What switching a rule off means follows from its effect:
// allows: refused, forbids: permitted, requires: optional, counts: zero,
// defines: the alternative the entry names. A rule that clarifies cannot be
// switched.
const (
	Clarifies Effect = iota
	Allows
	Forbids
	Requires
	Counts
	Defines
)

// String is the word used in the rulebook.
func (e Effect) String() string {
	return [...]string{"clarifies", "allows", "forbids", "requires", "counts", "defines"}[e%6]
}

// Source is one place where a rule stands.
type Source struct {
	Page     string // title of the page
	Lang     string // en, fr, cs, de
	Section  string // heading or translation unit, as in "T:51"
	Footnote int    // number of the footnote on the page, 0 for the text
	Note     string // what else to know: an example, a picture
}

// Rule is an entry of the rulebook.
type Rule struct {
	ID        ID
	Name      string   // the id as written, "ferries/first-ferry"
	Aliases   []string // other ids of the same fact
	Title     string
	Text      string // own words
	Authority Authority
	Date      string // "2013-01" where the source gives one
	Sources   []Source
	Editions  []string // C1, C2, C3 where it holds; empty: all
	Effect    Effect
	Off       string   // for a rule with an effect: what holds when it is switched off
	Follows   []ID     // what it is derived from
	Corollary bool     // follows by pure logic: has the certainty of what it follows from
	Narrows   []ID     // the rule it makes an exception to
	Overrides []ID     // exceptions it wins over
	Rulebooks []string // zmg, rgg where only that publisher's text says it; empty: all
	Needs     []string // ids of the other sets without which it decides nothing
	Terms     []string // words a reader may search for
}

// String is the id as written.
func (id ID) String() string {
	if id == 0 || int(id) >= len(book) {
		return ""
	}
	return book[id].Name
}

// Rule is the entry of the id; of the zero ID an empty entry.
func (id ID) Rule() *Rule {
	if int(id) >= len(book) {
		return &book[0]
	}
	return &book[id]
}

// All lists the rulebook in its order.
func All() []Rule { return book[1:] }

// Find is the rule with that id or alias, in either case.
func Find(name string) (ID, bool) {
	for i := 1; i < len(book); i++ {
		if strings.EqualFold(book[i].Name, name) {
			return book[i].ID, true
		}
	}
	for i := 1; i < len(book); i++ {
		if slices.ContainsFunc(book[i].Aliases, func(a string) bool { return strings.EqualFold(a, name) }) {
			return book[i].ID, true
		}
	}
	return 0, false
}

// Certainty is how sure a conclusion is that uses this rule: its authority,
// or for a corollary the weakest of what it follows from.
func (id ID) Certainty() Authority {
	r := id.Rule()
	if !r.Corollary || len(r.Follows) == 0 {
		return r.Authority
	}
	weakest := r.Follows[0].Certainty()
	for _, f := range r.Follows[1:] {
		weakest = Weaker(weakest, f.Certainty())
	}
	return weakest
}

// Weaker is the authority of a conclusion that rests on both: the weaker one,
// and of official and rule text, which are one rank, official.
func Weaker(a, b Authority) Authority {
	if a.Rank() == b.Rank() {
		return min(a, b)
	}
	return max(a, b)
}
