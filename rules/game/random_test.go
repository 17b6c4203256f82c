package game

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// mix is what a random game is played with: boxes of each set.
type mix map[string]int

// lakes has ferries everywhere, everything all that is built.
var (
	lakes      = mix{"base": 1, "ferries": 3}
	everything = mix{"base": 1, "ferries": 3, "inns": 1, "traders": 1, "abbey": 1,
		"bridges": 1, "tunnel": 3, "labyrinth": 2, "crop1": 1, "crop2": 1, "tollkeepers": 1}
)

// bag is the tiles of the mix, shuffled; abbeys are in the players' hands.
func (m mix) bag(rng *rand.Rand) []*tile.Tile {
	var out []*tile.Tile
	for _, t := range tile.All() {
		if isAbbey(t) || !t.Drawn() {
			continue
		}
		for range m[t.Set] * max(t.Count(tile.C2), t.Count(tile.C1)) {
			out = append(out, t)
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// randomGame plays random legal turns of the mix and calls see after every
// step.
func (m mix) randomGame(seed uint64, turns int, see func(p *Position)) (*Setup, Position) {
	rng := rand.New(rand.NewPCG(seed, 7))
	s := &Setup{Edition: tile.C2, Sets: slices.Sorted(maps.Keys(m))}
	s.Names.Players = []string{"red", "blue", "green"}
	start, _ := tile.Lookup("D")
	s.Tiles = []SetupTile{{Path: "tiles/start", Tile: start}}
	p, _ := Start(s)
	tiles := m.bag(rng)
	for i := 0; i < turns; i++ {
		again := i > 0 && p.DoubleTurn().Verdict == Yes && rng.IntN(2) == 0
		t := Turn{Player: (p.Turn.Player + 1) % 3}
		part := 1
		if again {
			t.Player, part = p.Turn.Player, 2
		}
		p.Turn = TurnState{Player: t.Player, Part: part}
		do := func(a Action) {
			t.Steps = append(t.Steps, Step{Do: a})
			p.Do(a)
			if see != nil {
				see(&p)
			}
		}
		if !placeRandom(&p, rng, tiles[i%len(tiles)], do) {
			continue
		}
		randomRoads(&p, rng, do)
		randomFigure(&p, rng, do)
		randomFerries(&p, rng, do)
		for player := range p.Players() {
			if spots := p.WagonSpots(player); len(spots) > 0 && rng.IntN(2) == 0 {
				do(MoveWagon{player, spots[rng.IntN(len(spots))]})
			}
		}
		if act, ok := randomCrop(&p, rng); ok {
			do(act)
		}
		do(Score{})
		s.Turns = append(s.Turns, t)
	}
	return s, p
}

// placeRandom places the drawn tile, or the player's abbey where there is a
// hole for it.
func placeRandom(p *Position, rng *rand.Rand, t *tile.Tile, do func(Action)) bool {
	if abbey, ok := tile.Lookup("abbey/ANY-abbey"); ok && p.Supply[p.Turn.Player][AbbeyTile] > 0 {
		if spots, _ := p.TileSpots(abbey); len(spots) > 0 {
			do(PlaceTile{spots[rng.IntN(len(spots))].Cell, abbey, 0})
			return true
		}
	}
	spots, _ := p.TileSpots(t)
	if len(spots) == 0 {
		return false
	}
	sp := spots[rng.IntN(len(spots))]
	do(PlaceTile{sp.Cell, t, sp.Turns[rng.IntN(len(sp.Turns))]})
	return true
}

// randomRoads lays a bridge that the tile needs or that may be laid, and puts a
// tunnel token on a mouth.
func randomRoads(p *Position, rng *rand.Rand, do func(Action)) {
	if spots := p.BridgeSpots(); len(spots) > 0 && (len(p.Turn.Mends) > 0 || rng.IntN(6) == 0) {
		do(spots[rng.IntN(len(spots))])
	}
	for pair := 1; pair <= 3 && rng.IntN(2) == 0; pair++ {
		for _, l := range p.Board.Tiles() {
			for _, s := range p.Board.Segments(l) {
				act := PlaceTunnel{p.Board.Place(s), pair}
				if rng.IntN(3) == 0 && p.Board.Mouth(s) && p.Judge(act, false).Verdict == Yes {
					do(act)
				}
			}
		}
	}
}

// randomCrop is the action of a crop circle, if one was placed: everybody who
// can adds a meeple, or takes one back.
func randomCrop(p *Position, rng *rand.Rand) (CropAction, bool) {
	kind, ok := p.circle()
	act := CropAction{Add: rng.IntN(2) == 0}
	if !ok {
		return act, false
	}
	after := p.afterScoring()
	for player := range p.Players() {
		for _, pc := range after.Pieces {
			mine := pc.Owner == player && pc.Seg != board.None && after.follower(pc.Kind) && after.Board.Kind(pc.Seg) == kind
			if mine && (!act.Add || after.Supply[player][Meeple] > 0) {
				act.Pieces = append(act.Pieces, CropPiece{Player: player, At: after.Board.Place(pc.Seg)})
				break
			}
		}
	}
	return act, p.Judge(act, false).Verdict == Yes
}

func randomFigure(p *Position, rng *rand.Rand, do func(Action)) {
	if pc, ok := p.ownAbbot(); ok && rng.IntN(4) == 0 && p.Judge(TakeAbbot{pc.At}, false).Verdict == Yes {
		do(TakeAbbot{pc.At})
		return
	}
	var may []PlaceMeeple
	for _, k := range BuiltPieces() {
		for _, m := range p.MeepleSpots(k) {
			if m.Ruling.Verdict == Yes {
				may = append(may, PlaceMeeple{k, m.At})
			}
		}
	}
	if len(may) > 0 && rng.IntN(3) > 0 {
		do(may[rng.IntN(len(may))])
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
	p      *Position
	seen   map[board.Seg]bool
	barred []board.Seg // mouths that are not gone through
}

func (s *slow) fill(seg board.Seg, ferries bool) {
	if seg == board.None || s.seen[seg] {
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
	if pr.End == tile.TunnelMouth {
		s.fill(s.tunnel(seg), ferries)
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

// tunnel is the mouth with the other token of the pair that is on this one.
func (s *slow) tunnel(mouth board.Seg) board.Seg {
	for _, a := range s.p.Pieces {
		if a.Kind != TunnelToken || s.p.Board.SegAt(a.At) != mouth || slices.Contains(s.barred, mouth) {
			continue
		}
		for _, b := range s.p.Pieces {
			if b.Kind == TunnelToken && b.Owner == a.Owner && b.Pair == a.Pair && b.At != a.At {
				return s.p.Board.SegAt(b.At)
			}
		}
	}
	return board.None
}

func checkFeatures(t *testing.T, p *Position) {
	t.Helper()
	for _, l := range p.Board.Tiles() {
		for _, seg := range p.Board.Segments(l) {
			s := slow{p: p, seen: map[board.Seg]bool{}}
			s.fill(seg, true)
			f := p.Board.Feature(seg)
			cells := map[place.Cell]bool{}
			open := 0
			for m := range s.seen {
				cells[p.Board.TileOf(m).Cell] = true
				if p.Board.Mouth(m) && s.tunnel(m) == board.None {
					open++
				}
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
		s := slow{p: p, seen: map[board.Seg]bool{}, barred: p.Turn.Dug}
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

// checkScoring compares what the turn would score with what an obvious count
// over all features of the board gives.
func checkScoring(t *testing.T, p *Position) {
	t.Helper()
	if p.Turn.Settled || !p.Turn.HasTile || len(mustBridge(p)) > 0 {
		return
	}
	want := map[board.Seg]string{}
	gone := buildersCutOff(p)
	for _, l := range p.Board.Tiles() {
		for _, seg := range p.Board.Segments(l) {
			if text, ok := slowScore(p, seg, gone); ok {
				want[p.Board.Key(seg)] = text
			}
		}
	}
	for _, e := range p.Scoring() {
		if len(e.Why) > 0 {
			continue
		}
		key := p.Board.Key(e.Seg)
		if got := fmt.Sprint(e.Points(), e.Owners); want[key] != got {
			t.Fatalf("scoring of the %v at %v: fast %s, slow %s", e.Kind, e.At, got, want[key])
		}
		delete(want, key)
	}
	if len(want) > 0 {
		t.Fatalf("not scored: %v", want)
	}
}

// slowScore counts a complete feature with figures on it: points and owners.
func slowScore(p *Position, seg board.Seg, gone []Event) (string, bool) {
	b := &p.Board
	s := slow{p: p, seen: map[board.Seg]bool{}}
	s.fill(seg, true)
	kind := b.Kind(seg)
	if kind == tile.FieldFeature {
		return "", false
	}
	cells, pennants, inn, cathedral, labyrinth := map[place.Cell]bool{}, 0, false, false, false
	for m := range s.seen {
		l, pr := b.TileOf(m), b.Printed(m)
		cells[l.Cell] = true
		if b.Mouth(m) && s.tunnel(m) == board.None {
			return "", false
		}
		labyrinth = labyrinth || kind == tile.RoadFeature && l.Tile.Labyrinth()
		pennants += int(pr.Pennants)
		inn, cathedral = inn || pr.Inn, cathedral || pr.Cathedral
		for _, side := range b.Sides(m).List() {
			if _, ok := b.At(l.Cell.Next(side)); !ok {
				return "", false
			}
		}
	}
	points := 0
	switch kind {
	case tile.RoadFeature:
		points = len(cells)
		if inn {
			points *= 2
		}
	case tile.CityFeature:
		points = 2 * (len(cells) + pennants)
		if cathedral {
			points = 3 * (len(cells) + pennants)
		}
	default:
		for _, c := range b.TileOf(seg).Cell.Around() {
			if _, ok := b.At(c); !ok {
				return "", false
			}
		}
		points = 9
	}
	count := map[int]int{}
	any := false
	for i := range p.Pieces {
		pc := &p.Pieces[i]
		if !s.seen[pc.Seg] || goneHome(gone, pc) {
			continue
		}
		any = true
		if labyrinth && p.follower(pc.Kind) {
			points += 2
		}
		switch pc.Kind {
		case Meeple, Abbot, Wagon:
			count[pc.Owner]++
		case Big:
			count[pc.Owner] += 2
		case Mayor:
			count[pc.Owner] += pennants
		}
	}
	var owners []int
	for i := range p.Players() {
		if count[i] > 0 && count[i] >= count[(i+1)%3] && count[i] >= count[(i+2)%3] {
			owners = append(owners, i)
		}
	}
	return fmt.Sprint(points, owners), any
}

func TestRandomGamesAgreeWithTheSlowWay(t *testing.T) {
	for name, m := range map[string]mix{"lakes": lakes, "everything": everything} {
		t.Run(name, func(t *testing.T) { agreeWithTheSlowWay(t, m) })
	}
}

func agreeWithTheSlowWay(t *testing.T, m mix) {
	moves, points := 0, 0
	for seed := range uint64(12) {
		s, end := m.randomGame(seed, 70, func(p *Position) {
			checkMoves(t, p)
			checkScoring(t, p)
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
			t.Fatalf("seed %d: replay refuses %+v", seed, r.Refused)
		}
		for i := range end.Score {
			points += end.Score[i]
			if r.Position.Score[i] != end.Score[i] {
				t.Errorf("seed %d: replayed %v, played %v", seed, r.Position.Score, end.Score)
			}
		}
	}
	if moves < 20 || points < 100 {
		t.Errorf("only %d ferry moves and %d points: the games prove little", moves, points)
	}
}

// TestSupplyIsKept: pieces on the board and in the supply are always as many.
func TestSupplyIsKept(t *testing.T) {
	everything.randomGame(99, 80, func(p *Position) {
		for i := range p.Supply {
			for _, d := range p.play.pieces {
				if d.in != nil && !d.in(p.Setup) {
					continue
				}
				n := int(p.Supply[i][d.kind])
				for _, pc := range p.Pieces {
					if pc.Owner == i && pc.Kind == d.kind {
						n++
					}
				}
				if d.kind != AbbeyTile && d.kind != Bridge && n != d.has(p.Setup) {
					t.Fatalf("player %d has %d of %v", i, n, d.kind)
				}
			}
		}
	})
}
