package check

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"ferryman/rules/game"
	"ferryman/scenarios/jcz"
)

func TestProbe(t *testing.T) {
	g, _ := jcz.Read(os.Getenv("JCZ"))
	n, _ := strconv.Atoi(os.Getenv("N"))
	for i, e := range g.Log {
		if e.Message >= n {
			g.Log = g.Log[:i]
			break
		}
	}
	tb := newTable(g)
	tb.play()
	b := &tb.pos.Board
	fmt.Println(tb.pos.Supply, tb.pos.TunnelPairs(), tb.stage, tb.pos.Turn.Player)
	for _, l := range b.Tiles() {
		for _, s := range b.Segments(l) {
			if b.Mouth(s) {
				r := tb.pos.Judge(game.PlaceTunnel{At: b.Place(s), Pair: 1}, false)
				fmt.Println("mouth", b.Place(s), l.Tile.ID, r.Verdict, rulesText(r.Because))
			}
		}
	}
	for _, pc := range tb.pos.Pieces {
		if pc.Kind == game.TunnelToken {
			fmt.Println(pc)
		}
	}
}
