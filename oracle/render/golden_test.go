package render

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/diff"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares a text with testdata/text/NAME.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", "text", name)
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := diff.Diff(file, want, "got", []byte(got)); d != nil {
		t.Errorf("%s\n(go test ./oracle/render -update writes it)", d)
	}
}

func indented(t *testing.T, v any) string {
	t.Helper()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func ref(name string) *question.Ref { return &question.Ref{Name: name} }

// answered is a position and a question with the name of its golden files.
type answered struct {
	name  string
	table func(t *testing.T) *table
	q     question.Question
}

func answers() []answered {
	return []answered{
		{"movable-ferries", example4, question.Question{ID: "movable-ferries"}},
		{"movable-ferries-not-to-move", example4, question.Question{ID: "movable-ferries", Player: ref("yellow")}},
		{"may-move-ferry", example4, question.Question{ID: "may-move-ferry", Ferry: ref("3"), To: "N-E"}},
		{"ferry-positions", example4, question.Question{ID: "ferry-positions", Ferry: ref("1")}},
		{"move-effects", example4, question.Question{ID: "move-effects", Ferry: ref("1"), To: "N-E"}},
		{"steps", example4, question.Question{ID: "steps"}},
		{"same-feature", example4, question.Question{ID: "same-feature", Places: []question.Ref{*ref("x.N"), *ref("c.E")}}},
		{"complete", example4, question.Question{ID: "complete", Place: ref("x.W")}},
		{"occupied", occupied, question.Question{ID: "may-place-meeple", Place: ref("x.N")}},
		{"meeple-spots", example4, question.Question{ID: "meeple-spots"}},
		{"tile-spots", scored, question.Question{ID: "tile-spots", Tile: &question.Tile{ID: "D"}}},
		{"must-place-ferry", newLake, question.Question{ID: "must-place-ferry"}},
		{"new-ferry", newLake, question.Question{ID: "ferry-positions", Ferry: ref("x")}},
		{"lake-meeple", newLake, question.Question{ID: "may-place-meeple", Place: ref("x.S")}},
		{"reopens", example4, question.Question{ID: "reopens", Ferry: ref("1"), To: "N-E"}},
		{"bare-jetty", bareJetty, question.Question{ID: "movable-ferries"}},
		{"may-place-tile", scored, question.Question{ID: "may-place-tile", Tile: &question.Tile{ID: "D"}, Cell: ref("3,0")}},
		{"may-not-place-tile", scored, question.Question{ID: "may-place-tile", Tile: &question.Tile{ID: "C"}, Cell: ref("3,0")}},
		{"double-turn", scored, question.Question{ID: "double-turn"}},
		{"tile-count", scored, question.Question{ID: "tile-count", Place: ref("m")}},
		{"final-scores", example4, question.Question{ID: "final-scores"}},
		{"scores", scored, question.Question{ID: "scores"}},
		{"returned", scored, question.Question{ID: "returned"}},
		{"owners", scored, question.Question{ID: "owners", Place: ref("m.E")}},
		{"worth", scored, question.Question{ID: "worth", Place: ref("m.E")}},
		{"unknown", unknownTile, question.Question{ID: "movable-ferries"}},
		{"owed", newLake, question.Question{ID: "scores"}},
		{"rule", scored, question.Question{ID: "rule", Words: "bare jetty"}},
		{"rulebooks-differ", example4, question.Question{ID: "rulebooks-differ", About: &question.Question{ID: "may-move-ferry", Ferry: ref("1")}}},
		{"rulebooks-differ-list", example4, question.Question{ID: "rulebooks-differ", About: &question.Question{ID: "movable-ferries"}}},
		{"rulebooks-agree", example4, question.Question{ID: "rulebooks-differ", About: &question.Question{ID: "complete", Place: ref("x.W")}}},
	}
}

// bareJetty: red's tile comes to one lake at a jetty that the ferry does not
// touch, and the other ferry lies elsewhere.
func bareJetty(t *testing.T) *table {
	b := newTable(t, "red", "yellow")
	b.lay("f", 5, 5, "RRRF", "N-S", "2", "lake")
	b.lay("b", 0, 1, "RRRF", "N-E", "1", "lake")
	b.turn(0, "x", 0, 2, "RRFR", []string{"village"})
	return b
}

// occupied: Yellow is on the road that red's tile joins.
func occupied(t *testing.T) *table {
	b := newTable(t, "red", "yellow")
	b.lay("c", 1, 0, "RRRF", "N-S", "3", "lake")
	b.lay("a", 1, 1, "RRRF", "N-S", "1", "lake")
	b.piece(1, "c.N")
	b.turn(0, "x", 1, 2, "RRFR", []string{"village"})
	return b
}

// unknownTile: the way to the ferry runs into a tile that is not described.
func unknownTile(t *testing.T) *table {
	b := newTable(t, "red", "yellow")
	b.lay("a", 1, 0, "RRRF", "N-S", "1", "lake")
	b.lay("u", 1, 1, "?", "", "")
	b.turn(0, "x", 1, 2, "RRFR", []string{"village"})
	return b
}

// newLake: a lake was placed and its ferry is still owed.
func newLake(t *testing.T) *table {
	b := newTable(t, "red", "yellow")
	b.lay("d", 0, 0, "FRFR", "", "")
	b.turn(0, "x", 1, 0, "FRRR", []string{"lake"})
	return b
}

func TestAnswers(t *testing.T) {
	for _, tt := range answers() {
		t.Run(tt.name, func(t *testing.T) {
			a := tt.table(t).answer(tt.q)
			golden(t, tt.name+".txt", Text(a, Options{Width: 100}))
			golden(t, tt.name+".full.txt", Text(a, Options{Width: 100, Explain: ExplainFull}))
			meta := Meta{Scenario: "A test", File: "test.yaml", Asked: string(tt.q.ID), Program: "0", Rulebook: "0"}
			golden(t, tt.name+".json", indented(t, JSON(a, meta)))
		})
	}
}

// Other rulebooks have lines of their own; the same line is not said twice.
func TestOtherRulebooks(t *testing.T) {
	a := example4(t).answer(question.Question{ID: "movable-ferries"})
	none := *a
	none.Value = oracle.Value{Kind: oracle.Refs}
	none.Items = nil
	never := game.Reason{Rule: rules.FerriesExtendMayMove, Outcome: "never"}
	none.Because = []game.Reason{never, never}
	list := []OtherRulebook{{rules.RGG, &none}}
	golden(t, "rulebooks.txt", Text(a, Options{Width: 100, Rulebooks: list}))
	golden(t, "rulebooks.json", indented(t, JSON(a, Meta{Rulebooks: list}).Rulebooks))
}

func TestUnresolved(t *testing.T) {
	tests := []struct {
		name  string
		table func(t *testing.T) *table
		q     question.Question
	}{
		{"unresolved-unknown", example4, question.Question{ID: "may-move-ferry", Ferry: ref("22")}},
		{"unresolved-several", example4, question.Question{ID: "may-move-ferry"}},
		{"unresolved-nothing", onRiver, question.Question{ID: "complete", Place: ref("r.N")}},
		{"unresolved-no-tile", example4, question.Question{ID: "complete", Place: ref("9,9.N")}},
		{"unresolved-question", example4, question.Question{ID: "weather"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := tt.table(t)
			_, err := b.ask(tt.q)
			u, ok := err.(*oracle.Unresolved)
			if !ok {
				t.Fatalf("error is %v", err)
			}
			golden(t, tt.name+".txt", Unresolved(u, b.setup.Names, say.For("en"))+"\n")
			golden(t, tt.name+".json", indented(t, JSONUnresolved(u, b.setup.Names, Meta{Scenario: "A test"})))
		})
	}
}

func TestNotUnderstood(t *testing.T) {
	sp := say.For("en")
	readings := []question.Question{
		{ID: "movable-ferries"},
		{ID: "may-move-ferry", Player: ref("blue"), Ferry: &question.Ref{Desc: &question.Desc{Side: "W"}}, To: "N-S"},
		{ID: "may-move-ferry", Ferry: &question.Ref{Desc: &question.Desc{Near: ref("x"), Side: "W"}}},
		{ID: "complete", Place: &question.Ref{Desc: &question.Desc{Player: ref("blue")}}},
		{ID: "reopens"},
		{ID: "move-effects", Ferry: &question.Ref{Desc: &question.Desc{On: ref("x")}}, To: "N-E"},
		{ID: "owners", Place: &question.Ref{Kind: "city", Desc: &question.Desc{This: true}}},
		{ID: "worth", Place: &question.Ref{Kind: "city", Name: "a.N"}},
		{ID: "may-place-tile", Tile: &question.Tile{ID: "K"}, Cell: ref("a")},
		{ID: "rulebooks-differ", About: &question.Question{ID: "complete", Place: ref("a.N")}},
	}
	several := question.Result{Readings: readings}
	golden(t, "several-readings.txt", NotUnderstood(several, sp)+"\n")
	golden(t, "several-readings.json", indented(t, JSONNotUnderstood(several, Meta{})))
	none := question.Result{Unknown: []string{"wether", "sun"}, Meant: []string{"whether", ""}}
	for _, e := range question.Catalogue() {
		none.Nearest = append(none.Nearest, e.ID)
	}
	golden(t, "not-understood.txt", NotUnderstood(none, sp)+"\n")
	golden(t, "not-understood.json", indented(t, JSONNotUnderstood(none, Meta{})))
}

func TestRule(t *testing.T) {
	for _, id := range []rules.ID{rules.FerriesFirstFerry, rules.FerriesMayClose, rules.FerriesTileCountsOnce, rules.FerriesZmgHighwayman} {
		name := "rule-" + filepath.Base(id.String())
		golden(t, name+".txt", Rule(id, Options{Width: 100}, []string{"First ferry in each direction"}))
		golden(t, name+".json", indented(t, RuleJSON(id, nil, say.For("en"))))
	}
	ids := []rules.ID{rules.BaseTie, rules.FerriesFirstFerry}
	golden(t, "rule-list.txt", RuleList(ids, Options{}))
	golden(t, "rule-list.json", indented(t, RuleListJSON(ids, say.For("en"))))
}
