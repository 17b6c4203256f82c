package oracle_test

import (
	"slices"
	"strings"
	"testing"

	"ferryman/oracle"
	"ferryman/rules/game"
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
