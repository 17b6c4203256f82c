package game

import (
	"fmt"
	"testing"

	"ferryman/rules/tile"
)

// BenchmarkReplay replays random games; the figure to look at is ns/turn.
func BenchmarkReplay(b *testing.B) {
	for _, turns := range []int{60, 100, 1000} {
		s, _ := randomGame(3, turns, nil)
		start, _ := Start(s)
		for _, full := range []bool{false, true} {
			b.Run(fmt.Sprintf("turns=%d/rulings=%v", turns, full), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					Play(&start, s.End(), full)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(s.Turns)), "ns/turn")
			})
		}
	}
}

// BenchmarkTurn plays one turn on boards of two sizes: its cost must not grow
// with the board.
func BenchmarkTurn(b *testing.B) {
	for _, tiles := range []int{100, 1000} {
		s, p := randomGame(3, tiles, nil)
		straight, _ := tile.Lookup("U")
		spots, _ := p.TileSpots(straight)
		if len(spots) == 0 {
			b.Fatal("nowhere to play")
		}
		at := PlaceTile{spots[0].Cell, straight, spots[0].Turns[0]}
		b.Run(fmt.Sprintf("tiles=%d", len(s.Turns)), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				q := p.Clone()
				q.Turn = TurnState{Player: 0, Part: 1}
				b.StartTimer()
				q.Judge(at, false)
				q.Do(at)
				q.Judge(Score{}, false)
				q.Do(Score{})
			}
		})
	}
}
