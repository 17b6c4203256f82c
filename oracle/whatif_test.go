package oracle_test

import (
	"slices"
	"strings"
	"testing"

	"ferryman/oracle"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// cross has four ferries on lakes with four jetties, all of which the tile x
// reaches; a blue highwayman stands on one of its roads.
const cross = `
title: four lakes round a crossing
players: [red, blue]
expansions: [ferries]
map: |
  . n .
  w x e
  . s .
tiles:
  n: {edges: RRRR, kind: lake, ferry: E-S}
  e: {edges: RRRR, kind: lake, ferry: S-W}
  s: {edges: RRRR, kind: lake, ferry: N-W}
  w: {edges: RRRR, kind: lake, ferry: N-E}
pieces:
  - {player: blue, at: n.S}
  - {player: red, at: w.W}
turns:
  - player: red
    place: {x: {edges: RRRR}}
ask:
`

// ask answers questions, a line each, about a position.
func ask(t testing.TB, position string, questions ...string) []oracle.Answer {
	t.Helper()
	text := position
	for _, q := range questions {
		text += "  - question: " + q + "\n"
	}
	sc, problems := scenarios.ReadFrom("test", strings.NewReader(text))
	if sc == nil {
		t.Fatal(problems)
	}
	var out []oracle.Answer
	for _, a := range sc.Asks {
		q := a.Question
		if a.Free {
			if len(a.Parsed.Readings) != 1 {
				t.Fatalf("%q is read as %v", a.Text, a.Parsed.Readings)
			}
			q = a.Parsed.Readings[0]
		}
		answer, err := oracle.New(sc.Start).Ask(q, sc.Setup.End())
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, answer)
	}
	return out
}

func TestFourFourWayLakes(t *testing.T) {
	a := ask(t, cross, "{is: move-combinations}", "{is: move-combinations, ferry: n}", "can I keep Blue from scoring?", "{is: can-achieve, goal: no-score, rival: blue, ferry: w}")
	if n := len(a[0].Value.Refs); n != 1296 {
		t.Errorf("%d combinations, want 6 to the fourth", n)
	}
	seen := map[string]bool{}
	for _, it := range a[0].Items {
		if seen[it.Ref.Word] {
			t.Errorf("%s is listed twice", it.Ref.Word)
		}
		seen[it.Ref.Word] = true
	}
	if n := len(a[1].Value.Refs); n != 6 {
		t.Errorf("%d combinations with ferry n, want 6", n)
	}
	if !a[2].Value.Bool || a[2].Items[0].Points[1] != 0 {
		t.Errorf("Blue can be kept from scoring: %+v", a[2].Value)
	}
	for i, it := range a[2].Items[1:] { // best first: what red gets, then few moves
		if prev := a[2].Items[i]; it.Verdict == prev.Verdict && it.Points[0] > prev.Points[0] {
			t.Errorf("%s brings red more than %s before it", it.Ref.Word, prev.Ref.Word)
		}
	}
	if !a[3].Value.Bool || len(a[3].Items) != 6 {
		t.Errorf("with ferry w alone: %+v of %d", a[3].Value, len(a[3].Items))
	}
}

func TestGoals(t *testing.T) {
	a := ask(t, cross, "{is: move-combinations, goal: completes, place: n.S}", "{is: move-combinations, goal: splits, place: w.E}",
		"{is: move-combinations, goal: reopens}", "{is: can-achieve, goal: returns-builder}", "{is: move-combinations, goal: scores, rival: blue}")
	for _, r := range a[0].Value.Refs { // the crossing keeps the road of n apart, so its ferry has to be moved
		if !strings.Contains(r.Word, "n ") {
			t.Errorf("%q is said to complete the road at n.S", r.Word)
		}
	}
	for _, it := range a[4].Items {
		if (it.Verdict == game.Yes) != (it.Points[1] > 0) {
			t.Errorf("%s: verdict %v, Blue gets %d", it.Ref.Word, it.Verdict, it.Points[1])
		}
	}
	counts := []int{len(a[0].Value.Refs), len(a[1].Value.Refs), len(a[2].Value.Refs), len(a[4].Value.Refs)}
	if want := []int{648, 0, 0, 648}; !slices.Equal(counts, want) || a[3].Value.Bool {
		t.Errorf("%v reach the goals, want %v; a builder %v", counts, want, a[3].Value.Bool)
	}
}

// fork has six ferries on lakes with four jetties that the tile x reaches by
// way of roundabouts: more combinations than are looked at.
const fork = `
title: six lakes behind roundabouts
players: [red, blue]
expansions: [ferries]
map: |
  . a . d .
  b w x e f
  . c . g .
tiles:
  a: {edges: RRRR, kind: lake, ferry: E-S}
  b: {edges: RRRR, kind: lake, ferry: N-E}
  c: {edges: RRRR, kind: lake, ferry: N-E}
  d: {edges: RRRR, kind: lake, ferry: S-W}
  f: {edges: RRRR, kind: lake, ferry: S-W}
  g: {edges: RRRR, kind: lake, ferry: N-W}
  w: {id: spiel/2018-RRRR-branch4}
  e: {id: spiel/2018-RRRR-branch4}
turns:
  - player: red
    place: {x: {edges: FRFR}}
ask:
`

func TestTooManyCombinations(t *testing.T) {
	a := ask(t, fork, "{is: move-combinations}", "{is: can-achieve, goal: scores}", "{is: can-achieve, goal: no-score, rival: blue}", "{is: move-combinations, ferry: a}")
	for i, want := range []oracle.ValueKind{oracle.NotKnown, oracle.NotKnown, oracle.Bool, oracle.Refs} {
		if a[i].Value.Kind != want {
			t.Errorf("answer %d is %+v", i, a[i].Value)
		}
	}
	if len(a[0].Missing) != 1 || a[0].Missing[0].Code != "too-many" {
		t.Errorf("missing is %+v", a[0].Missing)
	}
}

func BenchmarkFourFourWayLakes(b *testing.B) {
	for b.Loop() {
		ask(b, cross, "{is: move-combinations}")
	}
}

// between is a road with undescribed tiles at one lake and at the far end.
const between = `
title: two lakes and tiles that are not described
players: [red, blue]
expansions: [ferries, traders]
map: |
  v  a  x  b  ?
  .  ?  .  .  .
tiles:
  v: {edges: FRRR, kind: village}
  a: {edges: FRRR, kind: lake, ferry: {link: E-W, name: "1"}}
  b: {edges: FRRR, kind: lake, ferry: {link: S-W, name: "2"}}
pieces:
  - {player: blue, at: v.E}
turns:
  - player: red
    place: {x: {edges: RRFR, kind: village}}
ask:
`

// Only what depends on a tile that is not described is not known.
func TestUnknownOnlyWhereItMatters(t *testing.T) {
	a := ask(t, between,
		"{is: can-achieve, goal: joins, ferry: \"1\", place: b.W}", // x lies between
		"{is: can-achieve, goal: splits, ferry: \"1\"}",            // at a.E everything is described
		"{is: move-combinations, goal: scores, rival: blue, place: v.E}",
		"{is: can-achieve, goal: completes, ferry: \"2\"}")
	if a[0].Value.Kind != oracle.Bool || a[0].Value.Bool || a[1].Value.Kind != oracle.Bool || !a[1].Value.Bool {
		t.Errorf("%+v and %+v", a[0].Value, a[1].Value)
	}
	if a[2].Value.Kind != oracle.NotKnown || len(a[2].Missing) != 1 || len(a[2].Missing[0].Cells) != 1 || a[2].Missing[0].Cells[0] != (place.Cell{X: 1, Y: 1}) {
		t.Errorf("%+v", a[2].Missing)
	}
	for _, it := range a[2].Items {
		if it.Verdict == game.Unknown && it.Points != nil {
			t.Errorf("%s is not known and brings %v", it.Ref.Word, it.Points)
		}
	}
	if !a[3].Value.Bool { // with ferry 2 at E-S the road at b.W ends at a bare jetty and at the village
		t.Errorf("%+v", a[3].Value)
	}
}

// A road that a goal is limited to must be a road, and a builder on another is
// none of its.
func TestPlaceOfAGoal(t *testing.T) {
	a := ask(t, strings.Replace(cross, "{player: red, at: w.W}", "{player: red, at: w.E}\n  - {player: red, piece: builder, at: w.N}", 1),
		"{is: can-achieve, goal: returns-builder}", "{is: can-achieve, goal: returns-builder, place: w.N}", "{is: can-achieve, goal: returns-builder, place: n.S}")
	if !a[0].Value.Bool || !a[1].Value.Bool || a[2].Value.Bool {
		t.Errorf("%v %v %v", a[0].Value.Bool, a[1].Value.Bool, a[2].Value.Bool)
	}
}

// Of a turn that is over the points are those that it brought.
func TestCombinationsOfAScoredTurn(t *testing.T) {
	scored := strings.Replace(cross, "    place: {x: {edges: RRRR}}\n", "    place: {x: {edges: RRRR}}\n    score: yes\n", 1)
	a := ask(t, scored, "{is: scores}", "{is: move-combinations}")
	if len(a[1].Items) != 1 || !slices.Equal(a[1].Items[0].Points, a[0].Value.Points) {
		t.Errorf("%v, but the turn brought %v", a[1].Items, a[0].Value.Points)
	}
}

// While the new ferry is owed a move has only the effects that it has however
// that will lie.
func TestEffectsWhileAFerryIsOwed(t *testing.T) {
	owed := `
title: a new lake beside a bare jetty
players: [red, blue]
map: |
  v  a  x
tiles:
  v: {edges: FRRR, kind: village}
  a: {edges: FRRR, kind: lake, ferry: {link: E-S, name: "1"}}
turns:
  - player: red
    place: {x: {edges: RFRR, kind: lake}}
ask:
`
	a := ask(t, owed, "{is: move-effects, ferry: \"1\", to: E-W}")
	if a[0].Value.Kind != oracle.NotKnown || a[0].Missing[0].Code != "owed-step" {
		t.Errorf("%+v, missing %+v", a[0].Value, a[0].Missing)
	}
}
