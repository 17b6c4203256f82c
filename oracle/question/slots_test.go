package question

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"ferryman/rules/tile"
)

func TestFromSlots(t *testing.T) {
	for _, c := range []struct {
		id    string
		given []Given
		want  string
	}{
		{"movable-ferries", nil, "movable-ferries"},
		{"Movable-Ferries", []Given{{Slot: "player", Text: "red"}}, "movable-ferries player=red"},
		{"may-move-ferry", []Given{{Slot: "ferry", Text: "3"}}, "may-move-ferry ferry=3"},
		{"may-move-ferry", []Given{{Slot: "to", Text: "s-n"}, {Slot: "ferry", Text: "old one"}}, `may-move-ferry ferry="old one" to=N-S`},
		{"complete", []Given{{Slot: "place", Text: "a.NL"}}, "complete place=a.NL"},
		{"complete", []Given{{Slot: "place", Text: "a"}}, "complete place=a"},
		{"same-feature", []Given{{Slot: "places", List: []string{"a.N", "2,0.E"}}}, "same-feature places=[a.N, 2,0.E]"},
		{"may-place-tile", []Given{{Slot: "tile", Text: "U"}, {Slot: "cell", List: []string{"2", "0"}}, {Slot: "turned", Text: "90"}},
			"may-place-tile tile=U cell=2,0 turned=90"},
		{"tile-spots", []Given{{Slot: "tile", Tile: &tile.Spec{Words: []string{"village"}}}}, "tile-spots tile={edges: FFFF, kind: [village]}"},
		{"rule", []Given{{Slot: "id", Text: "ferries/first-ferry"}}, "rule words=ferries/first-ferry"},
		{"rule", []Given{{Slot: "words", Text: "bare jetty"}}, `rule words="bare jetty"`},
		{"reopens", nil, "reopens"},
		{"rulebooks-differ", []Given{{Slot: "question", About: &Question{ID: "movable-ferries"}}}, "rulebooks-differ question=movable-ferries"},
		{"toll-spots", nil, "toll-spots"},
	} {
		q, problems := FromSlots(c.id, c.given)
		if len(problems) > 0 || Canonical(q) != c.want {
			t.Errorf("FromSlots(%s, %v) = %s, %v; want %s", c.id, c.given, Canonical(q), problems, c.want)
		}
	}
}

func TestFromSlotsProblems(t *testing.T) {
	for _, c := range []struct {
		id    string
		given []Given
		code  ProblemCode
		slot  string
		near  string
	}{
		{"movable-ferry", nil, UnknownQuestion, "is", "movable-ferries"},
		{"may-move-fery", nil, UnknownQuestion, "is", "may-move-ferry"},
		{"weather", nil, UnknownQuestion, "is", ""},
		{"", nil, UnknownQuestion, "is", ""},
		{"may-move-ferry", nil, MissingSlot, "ferry", ""},
		{"may-move-ferry", []Given{{Slot: "fery", Text: "1"}, {Slot: "ferry", Text: "1"}}, UnknownSlot, "fery", "ferry"},
		{"may-move-ferry", []Given{{Slot: "ferry", Text: "1"}, {Slot: "to", Text: "N-X"}}, WrongForm, "to", ""},
		{"may-move-ferry", []Given{{Slot: "ferry", Text: "1"}, {Slot: "to", Text: "N-N"}}, WrongForm, "to", ""},
		{"may-move-ferry", []Given{{Slot: "ferry", Text: "1"}, {Slot: "ferry", Text: "2"}}, TwiceSlot, "ferry", ""},
		{"may-move-ferry", []Given{{Slot: "ferry", Text: " "}}, WrongForm, "ferry", ""},
		{"rule", []Given{{Slot: "id", Text: "x"}, {Slot: "words", Text: "x"}}, TwiceSlot, "words", ""},
		{"complete", []Given{{Slot: "place", Text: "a.X"}}, WrongForm, "place", ""},
		{"complete", []Given{{Slot: "place", Text: "a."}}, WrongForm, "place", ""},
		{"complete", []Given{{Slot: "place", Text: ".N"}}, WrongForm, "place", ""},
		{"same-feature", []Given{{Slot: "places", List: []string{"a.N"}}}, WrongForm, "places", ""},
		{"same-feature", []Given{{Slot: "places", Text: "a.N"}}, WrongForm, "places", ""},
		{"may-place-meeple", []Given{{Slot: "place", Text: "a.N"}, {Slot: "piece", Text: "meple"}}, WrongForm, "piece", "meeple"},
		{"may-place-tile", []Given{{Slot: "tile", Text: "U"}, {Slot: "cell", Text: "a"}, {Slot: "turned", Text: "45"}}, WrongForm, "turned", ""},
		{"tile-spots", []Given{{Slot: "tile"}}, WrongForm, "tile", ""},
		{"reopens", []Given{{Slot: "ferry", Text: "1"}}, MissingSlot, "to", ""},
		{"reopens", []Given{{Slot: "to", Text: "N-S"}}, MissingSlot, "ferry", ""},
		{"rulebooks-differ", []Given{{Slot: "question", Text: "x"}}, WrongForm, "question", ""},
	} {
		_, problems := FromSlots(c.id, c.given)
		if len(problems) != 1 || problems[0].Code != c.code || problems[0].Slot != c.slot {
			t.Errorf("FromSlots(%s, %v): %+v, want %s of %q", c.id, c.given, problems, c.code, c.slot)
			continue
		}
		if c.near != "" && !slices.Contains(problems[0].Nearest, c.near) {
			t.Errorf("FromSlots(%s): nearest %v, want %s", c.id, problems[0].Nearest, c.near)
		}
	}
}

// anyQuestion makes a structured question of the catalogue.
func anyQuestion(t *rapid.T) Question {
	e := rapid.SampledFrom(catalogue[:]).Draw(t, "question")
	cell := rapid.SampledFrom([]string{"a", "x", "2,0", "-1,3", "old mill"})
	at := func(label string) string {
		return cell.Draw(t, label) + rapid.SampledFrom([]string{".N", ".E", ".S", ".W", ".NL", ""}).Draw(t, label+" part")
	}
	var given []Given
	names := []Slot{{Name: "player", Kind: PlayerSlot}}
	for _, s := range append(names, e.Slots...) {
		if !s.Required && e.ID != "reopens" && rapid.Bool().Draw(t, "skip "+s.Name) {
			continue
		}
		g := Given{Slot: s.Name}
		switch s.Kind {
		case PlayerSlot:
			g.Text = rapid.SampledFrom([]string{"red", "Anna Maria", `O"Neil`}).Draw(t, "player")
		case LinkSlot:
			g.Text = rapid.SampledFrom([]string{"N-E", "N-S", "N-W", "E-S", "E-W", "S-W"}).Draw(t, "link")
		case PieceSlot:
			g.Text = rapid.SampledFrom(pieces[:]).Draw(t, "piece")
		case TileSlot:
			g.Text = rapid.SampledFrom([]string{"U", "base/FRFR-thru"}).Draw(t, "tile")
		case KindSlot:
			g.Text = rapid.SampledFrom([]string{"road", "city", "field", "monastery", "garden"}).Draw(t, "kind")
		case TurnedSlot:
			g.Text = rapid.SampledFrom([]string{"0", "90", "180", "270"}).Draw(t, "turned")
		case GoalSlot:
			g.Text = rapid.SampledFrom(Goals[:6]).Draw(t, "goal") // the seventh wants a rival
		case WordsSlot:
			g.Text = rapid.SampledFrom([]string{"bare jetty", "ferries/first-ferry", "a=b"}).Draw(t, "words")
		case PlacesSlot:
			g.List = []string{at("first"), at("second")}
		case QuestionSlot:
			g.About = &Question{ID: "may-move-ferry", Ferry: &Ref{Name: "1"}, To: "N-S"}
		case PlaceSlot:
			g.Text = at("place")
		default:
			g.Text = cell.Draw(t, "cell")
		}
		given = append(given, g)
	}
	if goal := slices.IndexFunc(given, func(g Given) bool { return g.Slot == "goal" }); goal < 0 || slices.Index(Goals[:], given[goal].Text) < 4 {
		given = slices.DeleteFunc(given, func(g Given) bool { return g.Slot == "rival" }) // no goal that concerns a player
	}
	q, problems := FromSlots(string(e.ID), given)
	if len(problems) > 0 {
		t.Fatalf("%s %v: %v", e.ID, given, problems)
	}
	return q
}

// TestCanonicalIsRead: the canonical text of a question is that question.
func TestCanonicalIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t)
		r := Parse(Canonical(q), Vocabulary{})
		if len(r.Readings) != 1 {
			t.Fatalf("%s is read as %v", Canonical(q), r)
		}
		if d := cmp.Diff(q, r.Readings[0]); d != "" {
			t.Fatalf("%s: %s", Canonical(q), d)
		}
	})
}
