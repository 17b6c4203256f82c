package scenarios

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"ferryman/rules"
	"ferryman/rules/game"
)

const lakes = `players: [red, blue]
map: |
  a x b
tiles:
  a: {edges: RRRF, kind: lake, ferry: N-S}
  b: {edges: FRRR, kind: lake, ferry: {link: E-W, name: west}}
  "9,9": {edges: FRRR, kind: lake, ferry: E-W}
`

// steps prints the steps of a turn with their paths.
func steps(t game.Turn) []string {
	var out []string
	for _, s := range t.Steps {
		text := fmt.Sprintf("%s %T", s.Path, s.Do)
		switch d := s.Do.(type) {
		case game.PlaceTile:
			text += fmt.Sprintf(" %s %s", d.Cell, d.Tile.EdgeString(d.Turn))
		case game.PlaceMeeple:
			text += fmt.Sprintf(" %s %s", d.Kind, d.At)
		case game.PlaceFerry:
			text += " " + d.Link.String()
		case game.MoveFerry:
			text += fmt.Sprintf(" %s %s", d.Lake, d.To)
		}
		out = append(out, text)
	}
	return out
}

// TestStepsInTheOrderWritten holds that an illegal order reaches the engine,
// which is to refuse it.
func TestStepsInTheOrderWritten(t *testing.T) {
	l := mustRead(t, lakes+`turns:
  - player: red
    score: yes
    move: [{ferry: a, to: N-E}, {ferry: west, to: S-E}, {ferry: "9,9", to: S-E}, {ferry: new, to: N-E}]
    ferry: {link: W-S, name: new}
    meeple: {at: x.N}
    place: {x: {edges: FRRR, kind: lake}}
    illegal: ferries/sequence
  - {player: blue, move: {ferry: new, to: N-E}, part: 2}
`)
	want := []string{
		"turns/0/score game.Score",
		"turns/0/move/0 game.MoveFerry 0,0 N-E",
		"turns/0/move/1 game.MoveFerry 2,0 E-S",
		"turns/0/move/2 game.MoveFerry 9,9 E-S",
		"turns/0/move/3 game.MoveFerry 1,0 N-E",
		"turns/0/ferry game.PlaceFerry S-W",
		"turns/0/meeple game.PlaceMeeple meeple 1,0.N",
		"turns/0/place/x game.PlaceTile 1,0 FRRR",
	}
	turns := l.setup.Turns
	if d := cmp.Diff(want, steps(turns[0])); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]string{"turns/1/move/0 game.MoveFerry 1,0 N-E"}, steps(turns[1])); d != "" {
		t.Error(d)
	}
	if turns[0].Illegal != rules.FerriesSequence || turns[1].Part != 2 || turns[1].Player != 1 {
		t.Errorf("%+v", turns)
	}
}

func TestTurnPlayers(t *testing.T) {
	l := mustRead(t, "players: [red, blue]\nturns: [{}, {player: Blue, pass: true}]\n")
	if l.setup.Turns[0].Player != 0 || l.setup.Turns[1].Player != 1 || !l.setup.Turns[1].Pass {
		t.Errorf("%+v", l.setup.Turns)
	}
	l = mustRead(t, "players: [red]\nturns: [{}, {part: 2}]\n")
	if len(l.setup.Turns) != 2 || l.setup.Turns[1].Part != 2 {
		t.Errorf("%+v", l.setup.Turns)
	}
}

func TestAfter(t *testing.T) {
	l := mustRead(t, lakes+`turns:
  - {player: red, place: {x: {edges: FRFR}}, score: yes}
  - {player: blue, pass: true}
ask:
  - {question: "one?"}
  - {question: "two?", after: {turn: 1, step: place}}
  - {question: "three?", after: {turn: 0}}
  - {question: "four?", after: {}}
  - {question: which ferries may I move?, after: {turn: 1}, expect: null}
`)
	want := []*game.Point{nil, {Turn: 0, Step: "place"}, {Turn: -1}, {Turn: 1}, {Turn: 0}}
	for i, a := range l.scenario.Asks {
		if d := cmp.Diff(want[i], a.After); d != "" {
			t.Errorf("ask %d: %s", i, d)
		}
	}
	last := l.scenario.Asks[4]
	if last.Text != "which ferries may I move?" || last.Expect.Kind != NotKnown {
		t.Errorf("a question mark inside braces: %+v", last)
	}
}

func TestStepThatTheTurnDoesNotHave(t *testing.T) {
	l := read(t, lakes+`turns:
  - {player: red, place: {x: {edges: FRFR}}}
ask:
  - {question: "one?", after: {turn: 1, step: move}}
`)
	if len(l.problems) != 1 || !l.problems[0].Warning || l.problems[0].Code != CodePoint {
		t.Errorf("%s", texts(l.problems))
	}
}

func TestExpect(t *testing.T) {
	for text, want := range map[string]*Expect{
		"yes":               {Kind: Bool, Bool: true},
		"true":              {Kind: Bool, Bool: true},
		"No":                {Kind: Bool},
		"false":             {Kind: Bool},
		"12":                {Kind: Number, Number: 12},
		"-1":                {Kind: Number, Number: -1},
		"[]":                {Kind: List, List: []string{}},
		`["1", a.N, no]`:    {Kind: List, List: []string{"1", "a.N", "no"}},
		"{blue: 2, red: 3}": {Kind: Points, Points: []PlayerPoints{{0, 3}, {1, 2}}},
		"null":              {Kind: NotKnown},
		"":                  {Kind: NotKnown},
		"~":                 {Kind: NotKnown},
	} {
		l := mustRead(t, "players: [red, blue]\nask:\n  - question: what?\n    expect: "+text+"\n")
		if d := cmp.Diff(want, l.scenario.Asks[0].Expect); d != "" {
			t.Errorf("%q: %s", text, d)
		}
	}
}

func TestHouse(t *testing.T) {
	l := mustRead(t, "house: {ferries/first-ferry: off, base/occupied: on}\n")
	want := []game.HouseRule{
		{Path: "house/ferries/first-ferry", Rule: rules.FerriesFirstFerry},
		{Path: "house/base/occupied", Rule: rules.BaseOccupied, On: true},
	}
	if d := cmp.Diff(want, l.setup.House); d != "" {
		t.Error(d)
	}
}
