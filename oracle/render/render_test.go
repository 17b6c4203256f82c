package render

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/fatih/color"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios"
)

func TestClean(t *testing.T) {
	tests := []struct{ text, want string }{
		{"Überfahrt → 1", "Überfahrt → 1"},
		{"a\x1b[31mb\n\tc\x7f", "a?[31mb??c?"},
		{"a\u202eb\u2028c\u0085", "a?b?c?"},
	}
	for _, tt := range tests {
		if got := Clean(tt.text); got != tt.want {
			t.Errorf("Clean(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestWrap(t *testing.T) {
	text := "one two three four five six seven"
	tests := []struct {
		width int
		want  string
	}{
		{0, text},
		{-5, text},
		{5, "one two three four|five six seven"}, // never narrower than 20
		{20, "one two three four|five six seven"},
		{33, text},
	}
	for _, tt := range tests {
		if got := strings.Join(wrap(text, tt.width), "|"); got != tt.want {
			t.Errorf("wrap to %d = %q, want %q", tt.width, got, tt.want)
		}
	}
	long := strings.Repeat("x", 50)
	if got := wrap(long+" y", 20); len(got) != 2 || got[0] != long {
		t.Errorf("a long word is broken: %q", got)
	}
	if got := wrap("", 20); len(got) != 1 {
		t.Errorf("wrap of nothing = %q", got)
	}
}

// Colours depend on the options alone, not on the switch of the program.
func TestColour(t *testing.T) {
	a := example4(t).answer(question.Question{ID: "movable-ferries"})
	before := color.NoColor
	if text := Text(a, Options{Color: true}); !strings.Contains(text, "\x1b[") {
		t.Error("no colours")
	}
	if text := Text(a, Options{}); strings.Contains(text, "\x1b") {
		t.Error("colours that nobody asked for")
	}
	if color.NoColor != before {
		t.Error("the switch of the program was touched")
	}
}

// Every line keeps to the width as far as words allow.
func TestWidth(t *testing.T) {
	a := example4(t).answer(question.Question{ID: "movable-ferries"})
	for _, explain := range []string{ExplainShort, ExplainFull} {
		for _, l := range strings.Split(Text(a, Options{Width: 60, Explain: explain}), "\n") {
			if len([]rune(l)) > 60 {
				t.Errorf("%d columns: %q", len([]rune(l)), l)
			}
		}
	}
}

func TestFallbackIsReported(t *testing.T) {
	a := example4(t).answer(question.Question{ID: "movable-ferries"})
	if text := Text(a, Options{Lang: "xx"}); !strings.HasPrefix(text, `There are no sentences in "xx" yet`) {
		t.Errorf("text begins %.60q", text)
	}
}

func TestValueJSON(t *testing.T) {
	names := place.Names{Players: []string{"yellow", "red", "a\"b"}}
	names.SetLabel("a", place.Cell{})
	tests := []struct {
		value oracle.Value
		want  string
	}{
		{oracle.Value{}, "null"},
		{oracle.Value{Kind: oracle.Bool, Bool: true}, "true"},
		{oracle.Value{Kind: oracle.Bool}, "false"},
		{oracle.Value{Kind: oracle.Number, Number: 7}, "7"},
		{oracle.Value{Kind: oracle.Refs}, "[]"},
		{oracle.Value{Kind: oracle.Refs, Refs: []oracle.Ref{{Kind: oracle.FerryRef}, {Kind: oracle.WordRef, Word: "place"}}}, `["a","place"]`},
		{oracle.Value{Kind: oracle.PointsByPlayer, Points: []int{3, 0, 1}}, `{"yellow":3,"red":0,"a\"b":1}`},
	}
	for _, tt := range tests {
		got, err := json.Marshal(ObjectValue{tt.value, &names})
		if err != nil || string(got) != tt.want {
			t.Errorf("%+v: %s, %v, want %s", tt.value, got, err, tt.want)
		}
	}
}

// An answer can be embedded, and its keys come first and in order.
func TestObjectEmbeds(t *testing.T) {
	a := example4(t).answer(question.Question{ID: "movable-ferries"})
	got, err := json.Marshal(struct {
		Object
		Line int `json:"line"`
	}{JSON(a, Meta{File: "f"}), 7})
	if err != nil {
		t.Fatal(err)
	}
	text, at := string(got), 0
	for _, key := range []string{"scenario", "file", "asked", "understood", "value", "items", "because", "cites", "certainty", "rulebooks", "text", "line"} {
		i := strings.Index(text[at:], `"`+key+`":`)
		if i < 0 {
			t.Fatalf("key %s is missing or out of order in %s", key, text)
		}
		if key != "items" { // its items have keys of the same names
			at += i
			continue
		}
		at = strings.LastIndex(text, `"cites":`) - len(`"because":[],`)
	}
}

// Sentences name things as files do, and have a word for all there is.
func TestWords(t *testing.T) {
	var sp say.Speaker
	check := func(group, word string) {
		t.Helper()
		if !sp.Has(group + "." + word) {
			t.Errorf("no catalogue has %s.%s", group, word)
		}
	}
	for k := tile.RoadFeature; k <= tile.GardenFeature; k++ {
		check("word", k.String())
	}
	for e := tile.Village; e <= tile.Stone; e++ {
		check("word", e.String())
	}
	for e := tile.Field; e <= tile.Any; e++ {
		check("word", e.Word())
	}
	for k := game.Meeple; k <= game.Bridge; k++ {
		check("piece", k.String())
	}
	for a := rules.Official; a <= rules.Inferred; a++ {
		check("authority", a.String())
		check("certainty", a.String())
	}
	for e := rules.Clarifies; e <= rules.Defines; e++ {
		check("effect", e.String())
	}
	for b := rules.HiG; b <= rules.RGG; b++ {
		check("rulebook", b.String())
	}
	for _, s := range []string{"place", "meeple", "ferry", "move", "score"} {
		check("step", s)
	}
}

// A reason with facts that make no sense still gives a sentence, for every
// key: nothing panics and nothing is left of the brackets.
func TestSentencesOfOddFacts(t *testing.T) {
	odd := game.Facts{Player: -1, Rival: 99, Piece: 250, What: "nonsense", N: -3, M: 1 << 40, Link: place.Link{A: 9, B: 7}}
	for i := range rules.All() {
		id := rules.All()[i].ID
		for _, outcome := range []string{"may", "open", "no-lake", "edge-differs", "first", "never heard", ""} {
			for _, f := range []game.Facts{{}, odd} {
				s := Sentence(game.Reason{Rule: id, Outcome: outcome, Facts: f}, place.Names{}, say.Speaker{})
				if s == "" || strings.ContainsAny(s, "{}[]") {
					t.Errorf("%v %s: %q", id, outcome, s)
				}
			}
		}
	}
}

// Facts gives exactly the arguments that sentences may use.
func TestFactArguments(t *testing.T) {
	args := voice{}.facts(game.Reason{})
	for _, name := range say.FactArguments {
		if _, ok := args[name]; !ok {
			t.Errorf("no argument %s", name)
		}
		delete(args, name)
	}
	for name := range args {
		t.Errorf("argument %s is not listed", name)
	}
}

func TestProblem(t *testing.T) {
	names := place.Names{Players: []string{"red"}}
	lake := place.Cell{X: 2}
	names.SetFerry("2", lake)
	tests := []struct {
		name string
		p    scenarios.Problem
		want string
	}{
		{
			"plain",
			scenarios.Problem{File: "a\n.yaml", Line: 3, Col: 7, Found: `unknown key "tile"`, Expected: "tiles", Nearest: "tiles", Fix: "write tiles"},
			"a?.yaml:3:7: unknown key \"tile\"; expected tiles (did you mean \"tiles\"?)\n  write tiles",
		},
		{
			"warning without a place",
			scenarios.Problem{File: "a.yaml", Found: "many lakes", Warning: true},
			"a.yaml: warning: many lakes",
		},
		{
			"refused",
			scenarios.Problem{File: "a.yaml", Line: 1, Col: 1, Code: scenarios.CodeIllegal, Names: names, Reasons: []game.Reason{
				{Rule: rules.FerriesOncePerTurn, Outcome: "moved", Facts: game.Facts{Ferry: lake}},
			}},
			"a.yaml:1:1: the rules forbid this step\n  - Ferry 2 has been moved in this turn already. [ferries/once-per-turn]\n    The Ferries, T:32; rule text",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Problem(tt.p, say.Speaker{}); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// Of a conclusion that is written nowhere the text says what it follows from.
func TestInferred(t *testing.T) {
	got := certaintySentence(rules.Inferred, []rules.ID{rules.BaseRoadPoints, rules.FerriesTileCountsOnce}, say.Speaker{})
	want := "Certainty: inferred. No rule says it outright; it follows from One point a tile [base/road-points]."
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
