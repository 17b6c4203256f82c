package render

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// boardTable builds setups for tests.
type boardTable struct {
	t *testing.T
	s game.Setup
}

func newBoardTable(t *testing.T, players ...string) *boardTable {
	b := &boardTable{t: t, s: game.Setup{Edition: tile.C2, Sets: []string{"base", "ferries"}}}
	b.s.Names.Players = players
	return b
}

// find is a tile by its edges and kind words, or by its id and quarter turns.
func (b *boardTable) find(edges, words string) tile.Found {
	b.t.Helper()
	spec := tile.Spec{Words: strings.Fields(words)}
	for i, r := range edges {
		spec.Edges[i] = tile.Edge(strings.IndexRune("FRCV*", r))
	}
	f, fail := tile.Find(spec, tile.Box{Sets: b.s.Sets})
	if fail != nil {
		b.t.Fatalf("%s %s: %+v", edges, words, fail)
	}
	return f
}

// lay adds a tile; edges "?" is one that is not described. The kind words may
// hold a link such as "N-S" for the ferry.
func (b *boardTable) lay(x, y int32, label, edges, words string) {
	b.t.Helper()
	c := place.Cell{X: x, Y: y}
	if label != "" {
		b.s.Names.SetLabel(label, c)
	}
	st := game.SetupTile{Cell: c}
	if edges != "?" {
		var kinds []string
		for _, w := range strings.Fields(words) {
			if l, err := place.ParseLink(w); err == nil {
				st.Ferry = l
			} else if name, ok := strings.CutPrefix(w, "name="); ok {
				b.s.Names.SetFerry(name, c)
			} else {
				kinds = append(kinds, w)
			}
		}
		f := b.find(edges, strings.Join(kinds, " "))
		st.Tile, st.Turn = f.Tile, f.Turn
	}
	b.s.Tiles = append(b.s.Tiles, st)
}

func (b *boardTable) piece(player int, kind game.Kind, at string) {
	b.t.Helper()
	p, err := b.s.Names.ParsePlace(at)
	if err != nil {
		b.t.Fatal(err)
	}
	b.s.Pieces = append(b.s.Pieces, game.SetupPiece{Kind: kind, Player: player, At: p})
}

// start checks the setup and plays its turns.
func (b *boardTable) start() *game.Position {
	b.t.Helper()
	p, faults := game.Start(&b.s)
	for _, f := range faults {
		b.t.Errorf("%s: %s %s %+v", f.Path, f.Reason.Rule, f.Reason.Outcome, f.Reason.Facts)
	}
	r := game.Play(&p, b.s.End(), false)
	if r.Refused != nil {
		b.t.Errorf("refused: %+v", r.Refused)
	}
	return &r.Position
}

// boardExample4 is the first example of the scenario format.
func boardExample4(t *testing.T) *boardTable {
	b := newBoardTable(t, "red", "yellow")
	b.lay(0, 2, "d", "FRFR", "")
	b.lay(1, 1, "a", "RRRF", "lake N-S name=1")
	b.lay(2, 2, "b", "FRRR", "lake E-W name=2")
	b.lay(1, 0, "c", "RRRF", "lake E-S name=3")
	b.s.Names.SetLabel("x", place.Cell{X: 1, Y: 2})
	b.piece(1, game.Meeple, "c.N")
	f := b.find("RRFR", "village")
	b.s.Turns = []game.Turn{{Player: 0, Steps: []game.Step{{Do: game.PlaceTile{Cell: place.Cell{X: 1, Y: 2}, Tile: f.Tile, Turn: f.Turn}}}}}
	return b
}

func boardTown(t *testing.T) *boardTable {
	b := newBoardTable(t, "red", "blue", "black")
	b.s.Scores = []int{12, 7, 104}
	b.lay(0, 0, "", "CRFR", "")
	b.lay(0, -1, "", "CCCC", "pennant")
	b.lay(1, -1, "", "CFFC", "joined")
	b.lay(-1, -1, "", "FCFF", "")
	b.lay(1, 0, "", "FFRR", "")
	b.lay(1, 1, "m", "RFFF", "monastery")
	b.lay(-1, 0, "", "FRRR", "village")
	b.lay(-1, 1, "", "RFRF", "")
	b.lay(0, 1, "", "FFFF", "monastery")
	b.lay(2, -1, "", "CFFF", "garden")
	b.lay(2, -2, "", "CFCF", "joined")
	b.piece(0, game.Meeple, "0,-1.W")
	b.piece(1, game.Meeple, "m")
	b.piece(2, game.Meeple, "-1,1.N")
	b.piece(0, game.Meeple, "0,1.NL")
	b.piece(1, game.Meeple, "1,0.NL")
	b.piece(2, game.Meeple, "2,-2.N")
	b.piece(2, game.Meeple, "-1,-1.NL")
	return b
}

func boardLake(t *testing.T) *boardTable {
	b := newBoardTable(t, "green", "grey")
	b.lay(0, 0, "lake", "RRRR", "lake N-E")
	b.lay(0, -1, "n", "FFRF", "monastery")
	b.lay(1, 0, "e", "RRRR", "village")
	b.lay(0, 1, "s", "RRFF", "")
	b.lay(-1, 0, "w", "FRFR", "")
	b.lay(1, 1, "k", "RRRR", "lake name=12 E-W")
	b.lay(2, 1, "l", "FRRR", "lake name=Anna S-W")
	b.piece(0, game.Meeple, "w.W")
	b.piece(1, game.Meeple, "lake.S")
	b.piece(1, game.Meeple, "k.E")
	b.piece(0, game.Meeple, "e.NR")
	return b
}

func boardUnknown(t *testing.T) *boardTable {
	b := newBoardTable(t, "red", "yellow")
	b.lay(0, 0, "a", "RRRF", "lake E-S")
	b.lay(1, 0, "q", "?", "")
	b.lay(2, 0, "b", "CRFR", "")
	b.lay(0, 1, "", "?", "")
	b.s.Names.SetLabel("x", place.Cell{X: 1, Y: 1})
	b.piece(0, game.Meeple, "b.W")
	return b
}

// boardRandom plays tiles by the rules, chosen by a fixed sequence.
func boardRandom(t *testing.T, seed uint64, sets string, tiles int) *game.Position {
	b := newBoardTable(t, "red", "blue", "green", "yellow")
	b.lay(0, 0, "", "CRFR", "")
	p := b.start()
	rnd := rand.New(rand.NewPCG(seed, 1))
	all := boardBag(sets)
	for len(p.Board.Tiles()) < tiles {
		f := all[rnd.IntN(len(all))]
		spots, _ := p.TileSpots(f)
		if len(spots) == 0 {
			continue
		}
		s := spots[rnd.IntN(len(spots))]
		p.Turn = game.TurnState{Player: len(p.Board.Tiles()) % 4, Part: 1}
		p.Do(game.PlaceTile{Cell: s.Cell, Tile: f, Turn: s.Turns[rnd.IntN(len(s.Turns))]})
		boardMeeple(p, rnd)
		if l, _ := p.Board.At(s.Cell); l.Jetties() != 0 {
			j := l.Jetties().List()
			p.Do(game.PlaceFerry{Link: place.LinkOf(j[0], j[1+rnd.IntN(len(j)-1)])})
		}
		if len(p.Board.Tiles()) < tiles {
			p.Do(game.Score{})
		}
	}
	return p
}

func boardMeeple(p *game.Position, rnd *rand.Rand) {
	spots := p.MeepleSpots(game.Meeple)
	if len(spots) == 0 || p.Supply[p.Turn.Player][game.Meeple] == 0 {
		return
	}
	if m := spots[rnd.IntN(len(spots))]; m.Ruling.Verdict == game.Yes {
		p.Do(game.PlaceMeeple{Kind: game.Meeple, At: m.At})
	}
}

// boardBag lists the tiles of the sets, as often as the box holds them.
func boardBag(sets string) []*tile.Tile {
	var out []*tile.Tile
	for _, f := range tile.All() {
		for range f.Count(tile.C2) {
			if f.Drawn() && strings.Contains(sets, f.Set) {
				out = append(out, f)
			}
		}
	}
	return out
}

// boardTurned turns a setup a quarter clockwise.
func boardTurned(b *boardTable) *boardTable {
	cell := func(c place.Cell) place.Cell { return place.Cell{X: -c.Y, Y: c.X} }
	names := place.Names{Players: b.s.Names.Players}
	for _, l := range b.s.Names.Labels() {
		c, _ := b.s.Names.CellByLabel(l)
		names.SetLabel(l, cell(c))
	}
	for _, f := range b.s.Names.FerryNames() {
		c, _ := b.s.Names.FerryByName(f)
		names.SetFerry(f, cell(c))
	}
	b.s.Names = names
	for i := range b.s.Tiles {
		st := &b.s.Tiles[i]
		st.Cell, st.Turn = cell(st.Cell), st.Turn+1
		if !st.Ferry.IsZero() {
			st.Ferry = st.Ferry.Turn(1)
		}
	}
	for i := range b.s.Pieces {
		at := &b.s.Pieces[i].At
		*at = place.Place{Cell: cell(at.Cell), Part: at.Part.Turn(1)}
	}
	for i := range b.s.Turns {
		for j := range b.s.Turns[i].Steps {
			if a, ok := b.s.Turns[i].Steps[j].Do.(game.PlaceTile); ok {
				a.Cell, a.Turn = cell(a.Cell), a.Turn+1
				b.s.Turns[i].Steps[j].Do = a
			}
		}
	}
	return b
}

// boardFar has tiles at the ends of the table.
func boardFar(t *testing.T) *game.Position {
	b := newBoardTable(t, "red")
	b.lay(0, 0, "", "CRFR", "")
	b.lay(3, 0, "", "FRFR", "")
	b.lay(place.MaxCoordinate, -place.MaxCoordinate, "far", "FFFF", "monastery")
	b.lay(-place.MaxCoordinate, 0, "", "RRRR", "lake N-W")
	b.piece(0, game.Meeple, "far")
	return b.start()
}
