package scenarios

import "testing"

func TestStructuredQuestions(t *testing.T) {
	l := mustRead(t, lakes+`ask:
  - question: {is: may-move-ferry, ferry: west, to: S-E, player: Blue}
  - question: {is: ferry-positions, ferry: "9,9"}
  - question: {is: same-feature, places: [a.N, "9,9.E"]}
  - question: {is: may-place-tile, tile: {edges: RRFR, kind: village}, cell: x}
  - question: {is: may-place-tile, tile: D, cell: [1, 0], turned: 90}
  - question: {is: rulebooks-differ, question: {is: movable-ferries}}
  - question: {is: rule, words: first ferry}
`)
	want := []string{
		"may-move-ferry player=Blue ferry=west to=E-S",
		"ferry-positions ferry=9,9",
		"same-feature places=[a.N, 9,9.E]",
		"may-place-tile tile={edges: RRFR, kind: [village]} cell=x",
		"may-place-tile tile=D cell=1,0 turned=90",
		"rulebooks-differ question=movable-ferries",
		`rule words="first ferry"`,
	}
	for i, a := range l.scenario.Asks {
		if a.Text != want[i] || a.Free {
			t.Errorf("got %q, want %q", a.Text, want[i])
		}
	}
}
