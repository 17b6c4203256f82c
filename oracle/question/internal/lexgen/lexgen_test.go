package lexgen

import (
	"slices"
	"strings"
	"testing"
)

// TestPhrasesAreUnique: a phrase that stands for two things would silently
// mean the second.
func TestPhrasesAreUnique(t *testing.T) {
	for _, l := range languages() {
		seen := map[string]string{}
		for _, e := range l.Words {
			for p := range strings.SplitSeq(e.Phrases, ",") {
				if p = strings.TrimSpace(p); p == "" || strings.Join(strings.Fields(p), " ") != p {
					t.Errorf("%s: %q is no phrase of %s", l.Code, p, e.Concepts)
				}
				if other, ok := seen[p]; ok {
					t.Errorf("%s: %q stands for %s and %s", l.Code, p, other, e.Concepts)
				}
				seen[p] = e.Concepts
			}
		}
		typed := map[string]string{}
		for p, concepts := range seen {
			for _, v := range l.variants(p) {
				if _, listed := seen[v]; listed {
					continue // what is listed wins
				}
				if other, ok := typed[v]; ok && other != concepts {
					t.Errorf("%s: %q, typed without accents, stands for %s and %s; list it", l.Code, v, other, concepts)
				}
				typed[v] = concepts
			}
		}
	}
}

// TestConceptsExist: what patterns and descriptions speak of, some phrase or
// the parser must be able to say.
func TestConceptsExist(t *testing.T) {
	known := map[string]bool{"cell": true, "place": true, "link": true, "tile": true, "num": true, "name": true, "ferry": true, "comma": true, "generic": true, "turned": true, "unknown": true}
	for _, l := range languages() {
		for _, e := range l.Words {
			for _, c := range strings.Fields(e.Concepts) {
				name, value, _ := strings.Cut(c, ":")
				known[name] = true
				if name == "kind" {
					known[strings.ToUpper(value)] = true
				}
				if name == "colour" {
					known["player"] = true
				}
			}
		}
	}
	for _, l := range languages() {
		for _, c := range []string{"DO", "WHERE", "CLAIMS", "WHOON", "RESITE", "MYTOLL", "BYMOVE", "HISTURN", "generic", "turned", "unknown"} {
			known[c] = true // the parser says them
		}
		for _, p := range patterns {
			for _, c := range strings.FieldsFunc(p.Need+" "+p.May+" "+strings.Join(slices.Concat(always, polar, asked), " "), func(r rune) bool { return r == ' ' || r == '|' }) {
				if !known[c] {
					t.Errorf("%s: nothing says %s", p.ID, c)
				}
			}
		}
		for _, r := range l.Things {
			for _, c := range strings.FieldsFunc(r.Pattern, func(r rune) bool { return r == ' ' || r == '|' || r == '?' }) {
				if !known[c] {
					t.Errorf("%s: %q: nothing says %s", l.Code, r.Pattern, c)
				}
			}
		}
	}
}

// A description that says what to read instead names no thing that may be
// missing: nothing would tell which it is.
func TestRewrittenThingsAreThere(t *testing.T) {
	for _, l := range languages() {
		for _, th := range l.Things {
			as, ok := strings.CutPrefix(strings.TrimPrefix(th.Make, "^"), "= ")
			if !ok {
				continue
			}
			for c := range strings.FieldsSeq(as) {
				if slices.Contains([]string{"player", "place", "ferry", "cell", "tile", "piece", "link"}, c) && !slices.Contains(strings.Fields(th.Pattern), c) {
					t.Errorf("%s: %q makes %q: there may be no %s", l.Code, th.Pattern, th.Make, c)
				}
			}
		}
	}
}

// TestPatternsSayMore: a pattern that another one covers changes no reading.
func TestPatternsSayMore(t *testing.T) {
	for i := range patterns {
		for j := range patterns {
			a, b := &patterns[i], &patterns[j]
			if i != j && a.ID == b.ID && a.Slots == b.Slots && a.Polar == b.Polar && covers(b.Need, b.May, a.Need, a.May) {
				t.Errorf("%s: what needs %q is covered by what needs %q", a.ID, a.Need, b.Need)
			}
		}
	}
}

// covers says whether one pattern takes all that the other takes.
func covers(need, may, otherNeed, otherMay string) bool {
	for _, n := range strings.Fields(need) {
		if !slices.ContainsFunc(strings.Fields(otherNeed), func(o string) bool { return within(split(o), split(n)) }) {
			return false
		}
	}
	return within(split(otherNeed+" "+otherMay), split(need+" "+may))
}

func within(some, all []string) bool {
	return !slices.ContainsFunc(some, func(c string) bool { return !slices.Contains(all, c) })
}
