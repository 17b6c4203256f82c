package bookgen

import (
	"strings"
	"testing"
	"testing/fstest"
)

// good is a small rulebook without mistakes.
const good = `
- id: base/place-tile
  aliases: [BASE-4]
  title: Edges match
  text: The edges
    match.
  authority: rule
  sources: [{page: Base Game, lang: en}]
  effect: requires
  off: Any tile goes anywhere.
- id: base/occupied
  title: Occupied
  text: Nobody else.
  authority: official
  date: 2013-01
  sources: [{page: Base Game, lang: en, section: "T:1", footnote: 3}]
  effect: clarifies
  narrows: [base/place-tile]
  rulebooks: [zmg]
`

func generate(files map[string]string) (ids, book string, err error) {
	folder := fstest.MapFS{}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: []byte(text)}
	}
	i, b, err := Generate(folder)
	return string(i), string(b), err
}

func TestGenerate(t *testing.T) {
	// The base game comes first although its name does not.
	ids, book, err := generate(map[string]string{
		"base.yaml":  good,
		"abbey.yaml": strings.NewReplacer("base/", "abbey/", "BASE", "ABB").Replace(good),
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"// BasePlaceTile is base/place-tile: Edges match\n\tBasePlaceTile ID = iota + 1\n",
		"\tBaseOccupied\n\t// AbbeyPlaceTile is",
	} {
		if !strings.Contains(ids, want) {
			t.Errorf("the constants lack %q:\n%s", want, ids)
		}
	}
	for _, want := range []string{`"The edges match."`, "[]ID{BasePlaceTile}", `"2013-01"`, "Footnote: 3", "{0x14, 0x0"} {
		if !strings.Contains(book, want) {
			t.Errorf("the book lacks %q:\n%s", want, book)
		}
	}
}

func TestMistakes(t *testing.T) {
	tests := []struct {
		name, old, new string // the mistake: old of the good rulebook is new
		want           string
	}{
		{"unknown key", "title: Occupied", "titel: Occupied", "field titel not found"},
		{"unknown key of a source", "footnote: 3", "fotnote: 3", "field fotnote not found"},
		{"key twice", "date: 2013-01", "title: Twice", "already defined"},
		{"not a list", good, "rules: {}", "cannot unmarshal"},
		{"second document", "rulebooks: [zmg]", "rulebooks: [zmg]\n---\n- id: a/b", "more than one document"},
		{"empty entry", "- id: base/occupied\n  title", "-\n- id: base/occupied\n  title", "base.yaml:11: an empty entry"},
		{"id twice", "id: base/occupied", "id: base/place-tile", "base.yaml:11: base/place-tile: base/place-tile is taken by base/place-tile (base.yaml:2)"},
		{"alias twice", "title: Occupied", "title: Occupied\n  aliases: [base-4]", `"base-4" looks like neither`},
		{"alias of another", "title: Occupied", "title: Occupied\n  aliases: [BASE-4]", "BASE-4 is taken by base/place-tile"},
		{"bad id", "id: base/occupied", "id: Base/Occupied", "an id looks like"},
		{"unknown reference", "narrows: [base/place-tile]", "narrows: [base/place-tail]", `no rule "base/place-tail"`},
		{"alias as reference", "narrows: [base/place-tile]", "narrows: [BASE-4]", `no rule "BASE-4"`},
		{"names itself", "narrows: [base/place-tile]", "follows: [base/occupied]", "names itself"},
		{"reference twice", "narrows: [base/place-tile]", "narrows: [base/place-tile, base/place-tile]", "names base/place-tile twice"},
		{"circle", "narrows: [base/place-tile]", "follows: [base/occupied]", "follows from itself"},
		{"no title", "title: Occupied", `title: " "`, "has no title"},
		{"no text", "text: Nobody else.", "text:", "has no text"},
		{"authority", "authority: official", "authority: oficial", `authority "oficial" is none of official, rule`},
		{"no authority", "authority: official", "terms: []", `authority "" is none of`},
		{"effect", "effect: clarifies", "effect: clarify", `effect "clarify" is none of`},
		{"no off", "off: Any tile goes anywhere.", "terms: []", "must say what holds when it is off"},
		{"off without effect", "effect: clarifies", "effect: clarifies\n  off: Never.", "cannot be off"},
		{"corollary of nothing", "effect: clarifies", "effect: clarifies\n  corollary: true", "corollary of nothing"},
		{"date", "date: 2013-01", "date: 1/2013", "is not YYYY-MM"},
		{"edition", "rulebooks: [zmg]", "editions: [C4]", `edition "C4" is none of`},
		{"rulebook", "rulebooks: [zmg]", "rulebooks: [ZMG]", `rulebook "ZMG" is none of`},
		{"language", "lang: en, section", "lang: eng, section", `language "eng" is none of`},
		{"no page", "page: Base Game, lang: en, section", "lang: en, section", "a source has no page"},
		{"no source", `sources: [{page: Base Game, lang: en, section: "T:1", footnote: 3}]`, "terms: []", "has no source and follows from nothing"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			bad := strings.Replace(good, tt.old, tt.new, 1)
			if bad == good {
				t.Fatalf("%q is not in the good rulebook", tt.old)
			}
			_, _, err := generate(map[string]string{"base.yaml": bad})
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want %q", err, tt.want)
			}
		})
	}
}

func TestMistakesAcrossFiles(t *testing.T) {
	_, _, err := generate(map[string]string{"base.yaml": good, "other.yaml": strings.NewReplacer("base/place-tile", "base/another", "BASE-4", "BASE-5", "base/occupied", "base/third").Replace(good)})
	if err == nil || !strings.Contains(err.Error(), "rules of base/ belong in base.yaml") {
		t.Errorf("error %v", err)
	}
	if _, _, err := generate(nil); err == nil {
		t.Error("an empty folder is no error")
	}
}

// Every mistake is told at once.
func TestAllMistakes(t *testing.T) {
	bad := strings.NewReplacer("title: Occupied", "title:", "authority: rule", "authority: ruel").Replace(good)
	_, _, err := generate(map[string]string{"base.yaml": bad})
	if err == nil || !strings.Contains(err.Error(), "has no title") || !strings.Contains(err.Error(), "ruel") {
		t.Errorf("error %v", err)
	}
}

func TestConstant(t *testing.T) {
	for id, want := range map[string]string{
		"ferries/first-ferry":    "FerriesFirstFerry",
		"base/place-tile":        "BasePlaceTile",
		"base/no-gardens-c1":     "BaseNoGardensC1",
		"ferries/zmg-highwayman": "FerriesZmgHighwayman",
	} {
		if got := constant(id); got != want {
			t.Errorf("constant(%q) = %q, want %q", id, got, want)
		}
	}
}
