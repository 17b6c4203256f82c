package scenarios

import (
	"testing"
)

// example is the example of the format.
const example = `title: First ferry in each direction
source: {page: The Ferries, edition: C2, example: "4", note: rebuilt from the caption}   # also footnote: 6
edition: C2                 # C1, C2 (default), C3, C3.1
rulebook: hig               # hig (default), zmg, rgg
expansions: [ferries]       # optional
players: [red, yellow]      # in turn order

map: |                      # rows from north to south
  .  c  .
  .  a  .
  d  x  b
tiles:
  a: {edges: RRRF, kind: lake, ferry: {link: N-S, name: "1"}}
  b: {edges: FRRR, kind: lake, ferry: {link: E-W, name: "2"}}
  c: {edges: RRRF, kind: lake, ferry: {link: E-S, name: "3"}}
  d: {edges: FRFR}
pieces:
  - {player: yellow, at: c.N}
turns:
  - player: red
    place: {x: {edges: RRFR, kind: village}}
ask:
  - question: which ferries may I move?
    expect: ["1", "2"]
    cites: [ferries/first-ferry]
  - question: {is: may-move-ferry, ferry: "3"}
    expect: no
`

// mustLoad loads a scenario without errors.
func mustLoad(t *testing.T, text string) *Scenario {
	t.Helper()
	s, problems := Load("test.yaml", []byte(text))
	if s == nil {
		t.Fatalf("not loaded:\n%s", texts(problems))
	}
	return s
}

func TestExample(t *testing.T) {
	s := mustLoad(t, example)
	if len(s.Warnings) > 0 {
		t.Errorf("warnings:\n%s", texts(s.Warnings))
	}
	t.Logf("%+v", s.Setup)
	t.Logf("%+v", s.Asks)
}
