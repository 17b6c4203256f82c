package game

import (
	"slices"
	"testing"

	"ferryman/rules/board"
)

// TestCombinationsAgreeWithTheSlowWay plays every sequence of moves, one after
// the other, and compares the sets of positions and the points.
func TestCombinationsAgreeWithTheSlowWay(t *testing.T) {
	compared, moves := 0, 0
	for seed := range uint64(60) {
		m := everything
		if seed%2 == 0 {
			m = lakes
		}
		m.randomGame(seed, 40, func(p *Position) {
			if p.Turn.Scored || len(p.Owed()) > 0 || !openMove(p) || compared > 400 {
				return
			}
			want := map[string][]int{}
			slowCombinations(p, want)
			got := p.Combinations(nil, board.None)
			if got.TooMany {
				t.Fatalf("%d combinations are too many", len(got.List))
			}
			if len(got.List) != len(want) {
				t.Fatalf("seed %d: %d combinations, the slow way finds %d", seed, len(got.List), len(want))
			}
			for _, c := range got.List {
				after := p.Clone()
				for _, m := range c.Moves {
					after.Do(m)
				}
				points, ok := want[linksKey(&after)]
				if !ok || !slices.Equal(points, c.Points) {
					t.Fatalf("seed %d: %v brings %v, the slow way finds %v", seed, c.Moves, c.Points, points)
				}
				moves += len(c.Moves)
			}
			compared++
		})
	}
	if compared < 100 || moves < 1000 {
		t.Errorf("only %d positions with %d moves compared", compared, moves)
	}
}

// slowCombinations tries every sequence of moves from here on and notes for
// each set of links what the turn would bring then.
func slowCombinations(p *Position, found map[string][]int) {
	done := p.Clone()
	before := slices.Clone(done.Score)
	done.Do(Score{})
	points := make([]int, p.Players())
	for i := range points {
		points[i] = done.Score[i] - before[i]
	}
	for _, e := range p.Turn.Events { // an abbot who was taken back has been paid
		for _, o := range e.Owners {
			points[o] += e.Points()
		}
	}
	found[linksKey(p)] = points
	for _, j := range p.Board.Joins() {
		links, _ := p.FerryLinks(j.Cell)
		for _, link := range links {
			if p.MayMoveFerryTo(j.Cell, link).Verdict != Yes {
				continue
			}
			next := p.Clone()
			next.Do(MoveFerry{j.Cell, link})
			slowCombinations(&next, found)
		}
	}
}

func BenchmarkCombinations(b *testing.B) {
	_, p := lakes.randomGame(3, 60, nil)
	p.Turn = TurnState{Player: p.Turn.Player, Part: 1}
	for b.Loop() {
		p.Combinations(nil, board.None)
	}
}
