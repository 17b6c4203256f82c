package game

import (
	"math/rand/v2"
	"testing"

	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// bag is the base game's tiles and so many boxes of lakes, shuffled.
func bag(rng *rand.Rand, lakes int) []*tile.Tile {
	var out []*tile.Tile
	for _, t := range tile.All() {
		n := t.Count(tile.C1)
		switch t.Set {
		case "base":
		case "ferries":
			n *= lakes
		default:
			n = 0
		}
		for range n {
			out = append(out, t)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// manyLakes makes games with ferries everywhere.
const manyLakes = 3

// randomGame plays random legal turns with so many boxes of lakes, and calls
// see after every step.
func randomGame(seed uint64, turns, lakes int, see func(p *Position)) (*Setup, Position) {
	rng := rand.New(rand.NewPCG(seed, 7))
	s := &Setup{Edition: tile.C1, Sets: []string{"base", "ferries"}}
	s.Names.Players = []string{"red", "blue", "green"}
	start, _ := tile.Lookup("D")
	s.Tiles = []SetupTile{{Path: "tiles/start", Tile: start}}
	p, _ := Start(s)
	tiles := bag(rng, lakes)
	for i := 0; i < turns; i++ {
		t := Turn{Player: i % 3}
		p.Turn = TurnState{Player: t.Player, Part: 1}
		do := func(a Action) {
			t.Steps = append(t.Steps, Step{Do: a})
			p.Do(a)
			if see != nil {
				see(&p)
			}
		}
		spots, _ := p.TileSpots(tiles[i%len(tiles)])
		if len(spots) == 0 {
			continue
		}
		sp := spots[rng.IntN(len(spots))]
		do(PlaceTile{sp.Cell, tiles[i%len(tiles)], sp.Turns[rng.IntN(len(sp.Turns))]})
		randomMeeple(&p, rng, do)
		randomFerries(&p, rng, do)
		do(Score{})
		s.Turns = append(s.Turns, t)
	}
	return s, p
}

func randomMeeple(p *Position, rng *rand.Rand, do func(Action)) {
	var free []place.Place
	for _, m := range p.MeepleSpots(Meeple) {
		if m.Ruling.Verdict == Yes {
			free = append(free, m.At)
		}
	}
	if len(free) > 0 && rng.IntN(3) > 0 {
		do(PlaceMeeple{Meeple, free[rng.IntN(len(free))]})
	}
}

func randomFerries(p *Position, rng *rand.Rand, do func(Action)) {
	if l, lake := p.newLake(); lake {
		links := linksOf(l.Jetties(), place.Link{})
		do(PlaceFerry{links[rng.IntN(len(links))]})
	}
	for _, m := range p.FerryMoves() {
		if m.Ruling.Verdict == Yes && rng.IntN(2) == 0 {
			links, _ := p.FerryLinks(m.Lake)
			do(MoveFerry{m.Lake, links[rng.IntN(len(links))]})
		}
	}
}

// slow computes features the obvious way: every segment with the segments it
// meets, over maps, from nothing but the tiles and the ferries.
type slow struct {
	p    *Position
	seen map[board.Seg]bool
}

func (s *slow) fill(seg board.Seg, ferries bool) {
	if s.seen[seg] {
		return
	}
	s.seen[seg] = true
	b := &s.p.Board
	l, pr := b.TileOf(seg), b.Printed(seg)
	for _, side := range place.AllSides {
		n, ok := b.At(l.Cell.Next(side))
		if !ok {
			continue
		}
		if pr.Sides.Turn(int(l.Turn)).Has(side) {
			s.fill(b.AtSide(n, side.Opposite()), ferries)
		}
		for _, h := range []place.Half{place.Half(2 * side), place.Half(2*side + 1)} {
			if pr.Halves.Turn(int(l.Turn)).Has(h) {
				if o := b.AtHalf(n, h.Opposite()); o != board.None {
					s.fill(o, ferries)
				}
			}
		}
	}
	if !ferries || pr.End != tile.Jetty {
		return
	}
	link := b.LinkAt(l.Cell)
	if mine := b.Sides(seg).First(); link.Has(mine) {
		s.fill(b.AtSide(l, link.A), true)
		s.fill(b.AtSide(l, link.B), true)
	}
}

func checkFeatures(t *testing.T, p *Position) {
	t.Helper()
	for _, l := range p.Board.Tiles() {
		for _, seg := range p.Board.Segments(l) {
			s := slow{p, map[board.Seg]bool{}}
			s.fill(seg, true)
			f := p.Board.Feature(seg)
			cells := map[place.Cell]bool{}
			open := 0
			for m := range s.seen {
				cells[p.Board.TileOf(m).Cell] = true
				for _, side := range p.Board.Sides(m).List() {
					if _, ok := p.Board.At(p.Board.TileOf(m).Cell.Next(side)); !ok {
						open++
					}
				}
			}
			if len(f.Segs) != len(s.seen) || f.Tiles != len(cells) || len(f.Open) != open {
				t.Fatalf("feature at %v: fast %d segments, %d tiles, %d open; slow %d, %d, %d",
					p.Board.Place(seg), len(f.Segs), f.Tiles, len(f.Open), len(s.seen), len(cells), open)
			}
			if n, _ := p.Board.OpenEnds(seg); n != open {
				t.Fatalf("open ends at %v: %d, slow %d", p.Board.Place(seg), n, open)
			}
		}
	}
}

// checkMoves compares the movable ferries with those found by following every
// way from the placed tile that crosses no ferry.
func checkMoves(t *testing.T, p *Position) {
	t.Helper()
	if !p.Turn.HasTile || p.Turn.Scored {
		return
	}
	want := map[place.Cell]bool{}
	l, _ := p.Board.At(p.Turn.Tile)
	for _, side := range place.AllSides {
		seg := p.Board.AtSide(l, side)
		n, ok := p.Board.At(l.Cell.Next(side))
		if !ok || seg == board.None || p.Board.Kind(seg) != tile.RoadFeature {
			continue
		}
		s := slow{p, map[board.Seg]bool{}}
		for _, own := range p.Board.Segments(l) {
			s.seen[own] = true
		}
		s.fill(p.Board.AtSide(n, side.Opposite()), false)
		for m := range s.seen {
			c := p.Board.TileOf(m).Cell
			if c != p.Turn.Tile && p.Board.Printed(m).End == tile.Jetty && p.Board.LinkAt(c).Has(p.Board.Sides(m).First()) {
				want[c] = true
			}
		}
	}
	for _, a := range p.Turn.Log {
		if m, ok := a.(MoveFerry); ok {
			delete(want, m.Lake)
		}
	}
	for _, m := range p.FerryMoves() {
		if (m.Ruling.Verdict == Yes) != want[m.Lake] {
			t.Fatalf("ferry at %v after tile at %v: fast %v, slow %v", m.Lake, p.Turn.Tile, m.Ruling.Verdict, want[m.Lake])
		}
	}
}

func TestRandomGamesAgreeWithTheSlowWay(t *testing.T) {
	moves, points := 0, 0
	for seed := range uint64(12) {
		s, end := randomGame(seed, 60, manyLakes, func(p *Position) {
			checkMoves(t, p)
			if p.Turn.Scored {
				checkFeatures(t, p)
			}
		})
		for _, tn := range s.Turns {
			for _, st := range tn.Steps {
				if _, ok := st.Do.(MoveFerry); ok {
					moves++
				}
			}
		}
		start, faults := Start(s)
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		r := Play(&start, s.End(), seed%2 == 0)
		if r.Refused != nil {
			t.Fatalf("replay refuses %+v", r.Refused)
		}
		for i := range end.Score {
			points += end.Score[i]
			if r.Position.Score[i] != end.Score[i] {
				t.Errorf("seed %d: replayed %v, played %v", seed, r.Position.Score, end.Score)
			}
		}
	}
	if moves < 50 || points < 300 {
		t.Errorf("only %d ferry moves and %d points: the games prove little", moves, points)
	}
}

// TestSupplyIsKept: pieces on the board and in the supply are always seven.
func TestSupplyIsKept(t *testing.T) {
	randomGame(99, 60, manyLakes, func(p *Position) {
		for i := range p.Supply {
			n := int(p.Supply[i][Meeple])
			for _, pc := range p.Pieces {
				if pc.Owner == i {
					n++
				}
			}
			if n != MeeplesEach {
				t.Fatalf("player %d has %d meeples", i, n)
			}
		}
	})
}
