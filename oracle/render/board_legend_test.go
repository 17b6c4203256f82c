package render

import (
	"strings"
	"testing"

	"ferryman/oracle/say"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// The list of what a player has left holds the kinds of pieces of the game, and
// the abbot only where the file has something of him.
func TestBoardSupply(t *testing.T) {
	abbotTurn := func(a game.Action) func(*game.Setup) {
		return func(s *game.Setup) { s.Turns = []game.Turn{{Steps: []game.Step{{Do: a}}}} }
	}
	for name, c := range map[string]struct {
		change func(s *game.Setup)
		want   string
	}{
		"base game":       {func(*game.Setup) {}, "7 meeples"},
		"first edition":   {func(s *game.Setup) { s.Edition = tile.C1 }, "7 meeples"},
		"no meeple":       {func(s *game.Setup) { s.Supply = []game.SetupSupply{{Kind: game.Meeple}} }, "0 meeples"},
		"abbot counted":   {func(s *game.Setup) { s.Supply = []game.SetupSupply{{Kind: game.Abbot, Count: 1}} }, "7 meeples, 1 abbot"},
		"abbot is placed": {abbotTurn(game.PlaceMeeple{Kind: game.Abbot}), "7 meeples, 1 abbot"},
		"abbot is taken":  {abbotTurn(game.TakeAbbot{}), "7 meeples, 1 abbot"},
		"meeple placed":   {abbotTurn(game.PlaceMeeple{Kind: game.Meeple}), "7 meeples"},
		"abbot stands": {func(s *game.Setup) {
			s.Pieces = []game.SetupPiece{{Player: 1, Kind: game.Abbot, At: place.Place{Part: place.Centre}}}
		}, "7 meeples, 1 abbot"},
		"expansions": {func(s *game.Setup) { s.Sets = []string{"base", "inns", "traders", "abbey"} },
			"7 meeples, 1 large meeple, 1 builder, 1 pig, 1 mayor, 1 wagon, 1 barn, 1 abbey tile"},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBoardTable(t, "red", "blue")
			b.lay(0, 0, "m", "FFFF", "monastery")
			c.change(&b.s)
			turns := b.s.Turns
			b.s.Turns = nil
			p := b.start()
			b.s.Turns = turns
			_, left, _ := strings.Cut(Board(p, BoardOptions{}), "left: ")
			left, _, _ = strings.Cut(left, "\n")
			if left != c.want {
				t.Errorf("%q, want %q", left, c.want)
			}
		})
	}
}

// Every piece that is played has a word in sentences and a sign of its own.
func TestPieceWords(t *testing.T) {
	sp, signs := say.For("en"), map[string]game.Kind{}
	for _, k := range game.BuiltPieces() {
		if kindText(k) == "" || !sp.Has("piece."+kindText(k)) {
			t.Errorf("%s has no word", k)
		}
		if k == game.AbbeyTile {
			continue // lies on the table as a tile
		}
		sign := drawToken(game.Piece{Kind: k}, []rune{'R'})
		if first, taken := signs[sign]; taken {
			t.Errorf("%s and %s have the sign %s", first, k, sign)
		}
		signs[sign] = k
	}
}
