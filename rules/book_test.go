package rules_test

import (
	"bytes"
	"os"
	"slices"
	"testing"

	"ferryman/rules"
	"ferryman/rules/internal/bookgen"
)

func TestGeneratedFilesAreCurrent(t *testing.T) {
	ids, book, err := bookgen.Generate(os.DirFS("rulebook"))
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string][]byte{"ids_gen.go": ids, "book_gen.go": book}
	words, err := bookgen.GenerateWords(os.DirFS("rulebook"))
	if err != nil {
		t.Error(err)
	}
	for _, f := range words {
		tables[f.Name] = f.Data
	}
	for file, want := range tables {
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what rulebook/*.yaml gives: run go generate ./rules", file)
		}
	}
}

func TestEntriesLieAtTheirID(t *testing.T) {
	for i, r := range rules.All() {
		if int(r.ID) != i+1 {
			t.Errorf("%s has ID %d at place %d", r.Name, r.ID, i+1)
		}
		if r.ID.String() != r.Name || r.ID.Rule().Name != r.Name {
			t.Errorf("ID %d does not lead back to %s", r.ID, r.Name)
		}
	}
}

// A switch that is refused by Set or that changes a neighbour would make a
// house rule do something else than it says.
func TestEveryRuleHasASwitchOfItsOwn(t *testing.T) {
	for _, r := range rules.All() {
		var s, untouched rules.Switches
		on := s.On(r.ID)
		s.Set(r.ID, !on)
		for _, other := range rules.All() {
			if changed := s.On(other.ID) != untouched.On(other.ID); changed != (other.ID == r.ID) {
				t.Errorf("switching %s changes %s: %v", r.Name, other.Name, changed)
			}
		}
	}
}

// Only these follow by pure logic; the other inferred rules lower the
// certainty of an answer that rests on them.
func TestCorollaries(t *testing.T) {
	want := []rules.ID{rules.BaseMustScore, rules.FerriesMeepleBeforeFerry, rules.FerriesMayClose, rules.FerriesMovesIndependent}
	var got []rules.ID
	for _, r := range rules.All() {
		if r.Corollary {
			got = append(got, r.ID)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("corollaries are %v, want %v", got, want)
	}
}

// Each of the twelve footnotes of the page has an entry that cites it.
func TestEveryFootnoteIsCited(t *testing.T) {
	for page, notes := range map[rules.Source]int{
		{Page: "The Ferries", Lang: "en"}:               12,
		{Page: "The Ferries", Lang: "fr"}:               12,
		{Page: "The Ferries (1st edition)", Lang: "cs"}: 10,
	} {
		for n := 1; n <= notes; n++ {
			cited := slices.ContainsFunc(rules.All(), func(r rules.Rule) bool {
				return slices.ContainsFunc(r.Sources, func(s rules.Source) bool {
					return s.Page == page.Page && s.Lang == page.Lang && s.Footnote == n
				})
			})
			if !cited {
				t.Errorf("footnote %d of %s (%s) is cited by no rule", n, page.Page, page.Lang)
			}
		}
	}
}
