package bookgen

import (
	"errors"
	"regexp"
	"slices"
	"strings"
)

// The words that may stand in an entry.
var (
	authorities = []string{"official", "rule", "community", "inferred"}
	effects     = []string{"clarifies", "allows", "forbids", "requires", "counts", "defines"}
	editions    = []string{"C1", "C2", "C3", "C3.1"}
	rulebooks   = []string{"hig", "zmg", "rgg"}
	languages   = []string{"en", "fr", "cs", "de"}
)

var (
	idForm    = regexp.MustCompile(`^[a-z]+[0-9]*/[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	aliasForm = regexp.MustCompile(`^([A-Z]+-[0-9]+|[a-z]+[0-9]*/[a-z0-9-]+)$`)
	dateForm  = regexp.MustCompile(`^[0-9]{4}-(0[1-9]|1[0-2])$`)
)

// maxRules is how many rules a set of switches has room for, the zero ID
// included.
const maxRules = 512

// check finds every mistake in the entries.
func check(entries []*entry) error {
	var errs []error
	if len(entries) >= maxRules {
		errs = append(errs, errors.New("the rulebook has more rules than package rules has switches"))
	}
	errs = append(errs, checkNames(entries)...)
	errs = append(errs, checkReferences(entries)...)
	errs = append(errs, checkCircles(entries)...)
	for _, e := range entries {
		errs = append(errs, e.checkWords()...)
		errs = append(errs, e.checkEffect()...)
		errs = append(errs, e.checkSources()...)
	}
	return errors.Join(errs...)
}

// checkNames wants ids, aliases and constants to be well formed and unique,
// without regard to case, and one first part of the id for each file.
func checkNames(entries []*entry) (errs []error) {
	names, constants, topics := map[string]*entry{}, map[string]*entry{}, map[string]*entry{}
	for _, e := range entries {
		if !idForm.MatchString(e.ID) {
			errs = append(errs, e.at("an id looks like ferries/first-ferry"))
			continue
		}
		topic, _, _ := strings.Cut(e.ID, "/")
		if first := topics[topic]; first != nil && first.file != e.file {
			errs = append(errs, e.at("rules of %s/ belong in %s", topic, first.file))
		}
		topics[topic] = e
		if other := constants[constant(e.ID)]; other != nil && other.ID != e.ID {
			errs = append(errs, e.at("has the constant of %s", other.ID))
		}
		constants[constant(e.ID)] = e
		for i, name := range append([]string{e.ID}, e.Aliases...) {
			if i > 0 && !aliasForm.MatchString(name) {
				errs = append(errs, e.at("alias %q looks like neither BASE-8 nor ferries/first-ferry", name))
			}
			key := strings.ToLower(name)
			if other := names[key]; other != nil {
				errs = append(errs, e.at("%s is taken by %s (%s:%d)", name, other.ID, other.file, other.line))
			}
			names[key] = e
		}
	}
	return errs
}

// checkReferences wants every rule that an entry names to be there, once, and
// not to be the entry itself.
func checkReferences(entries []*entry) (errs []error) {
	known := byID(entries)
	for _, e := range entries {
		for _, list := range e.references() {
			for i, ref := range list {
				switch {
				case known[ref] == nil:
					errs = append(errs, e.at("there is no rule %q", ref))
				case ref == e.ID:
					errs = append(errs, e.at("names itself"))
				case slices.Contains(list[:i], ref):
					errs = append(errs, e.at("names %s twice", ref))
				}
			}
		}
	}
	return errs
}

// checkCircles wants no rule to follow from itself: its certainty would have
// no end.
func checkCircles(entries []*entry) (errs []error) {
	known := byID(entries)
	done := map[*entry]int{} // 1: being looked at, 2: done
	var visit func(e *entry)
	visit = func(e *entry) {
		done[e] = 1
		for _, ref := range e.Follows {
			next := known[ref]
			if next == nil {
				continue
			}
			if done[next] == 1 {
				errs = append(errs, e.at("follows from itself by way of %s", ref))
			}
			if done[next] == 0 {
				visit(next)
			}
		}
		done[e] = 2
	}
	for _, e := range entries {
		if done[e] == 0 {
			visit(e)
		}
	}
	return errs
}

// byID finds entries by their id.
func byID(entries []*entry) map[string]*entry {
	m := make(map[string]*entry, len(entries))
	for _, e := range entries {
		m[e.ID] = e
	}
	return m
}

// checkWords wants title and text, and only known words where words are
// fixed.
func (e *entry) checkWords() (errs []error) {
	if strings.TrimSpace(e.Title) == "" {
		errs = append(errs, e.at("has no title"))
	}
	if strings.TrimSpace(e.Text) == "" {
		errs = append(errs, e.at("has no text"))
	}
	if e.Date != "" && !dateForm.MatchString(e.Date) {
		errs = append(errs, e.at("date %q is not YYYY-MM", e.Date))
	}
	errs = append(errs, e.checkWord("authority", e.Authority, authorities)...)
	for _, w := range e.Editions {
		errs = append(errs, e.checkWord("edition", w, editions)...)
	}
	for _, w := range e.Rulebooks {
		errs = append(errs, e.checkWord("rulebook", w, rulebooks)...)
	}
	return errs
}

// checkWord wants the word to be one of the list.
func (e *entry) checkWord(what, word string, known []string) []error {
	if slices.Contains(known, word) {
		return nil
	}
	return []error{e.at("%s %q is none of %s", what, word, strings.Join(known, ", "))}
}

// checkEffect wants each effect to say what holds when it is switched off,
// and only those.
func (e *entry) checkEffect() (errs []error) {
	errs = e.checkWord("effect", e.Effect, effects)
	off := strings.TrimSpace(e.Off) != ""
	switch clarifies := e.Effect == "clarifies"; {
	case clarifies && off:
		errs = append(errs, e.at("clarifies, so it cannot be off"))
	case !clarifies && !off:
		errs = append(errs, e.at("%s, so it must say what holds when it is off", e.Effect))
	}
	if e.Corollary && len(e.Follows) == 0 {
		errs = append(errs, e.at("is a corollary of nothing"))
	}
	return errs
}

// checkSources wants a source or, for what stands nowhere, what it follows
// from; and page and language of each source.
func (e *entry) checkSources() (errs []error) {
	if len(e.Sources) == 0 && len(e.Follows) == 0 {
		errs = append(errs, e.at("has no source and follows from nothing"))
	}
	for _, s := range e.Sources {
		if s.Page == "" {
			errs = append(errs, e.at("a source has no page"))
		}
		errs = append(errs, e.checkWord("language", s.Lang, languages)...)
		if s.Footnote < 0 {
			errs = append(errs, e.at("footnote %d", s.Footnote))
		}
	}
	return errs
}
