package game

import (
	"fmt"
	"testing"
)

// BenchmarkReplay replays random games; the figure to look at is ns/turn.
func BenchmarkReplay(b *testing.B) {
	for _, turns := range []int{60, 100, 1000} {
		s, _ := mix{"base": 1, "ferries": 1}.randomGame(3, turns, nil)
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

// BenchmarkEverything replays a game of 150 turns with all sets that are built.
func BenchmarkEverything(b *testing.B) {
	s, _ := everything.randomGame(5, 150, nil)
	start, _ := Start(s)
	b.ReportAllocs()
	for b.Loop() {
		Play(&start, s.End(), false)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(s.Turns)), "ns/turn")
}

// BenchmarkTurn plays the last twenty turns of random games of two lengths:
// what a turn costs must not grow with the board. The figure is ns/turn.
func BenchmarkTurn(b *testing.B) {
	const last = 20
	for _, turns := range []int{100, 1000} {
		s, _ := mix{"base": 1, "ferries": 1}.randomGame(3, turns, nil)
		start, _ := Start(s)
		before := Play(&start, Point{Turn: len(s.Turns) - 1 - last}, false).Position
		b.Run(fmt.Sprintf("turns=%d", turns), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				r := Replay{Position: before.Clone()}
				b.StartTimer()
				for i := len(s.Turns) - last; i < len(s.Turns); i++ {
					if !r.turn(i, "", false) {
						b.Fatal(r.Refused)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*last), "ns/turn")
		})
	}
}
