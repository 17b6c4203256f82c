package check

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/scenarios"
)

// maxTries bounds the search for turns that lead to a position.
const maxTries = 20000

// unroller looks for turns after which the ferries and figures of a setup lie
// and stand as it says.
type unroller struct {
	setup   *game.Setup
	want    *game.Position
	special []int // indexes of tiles with a ferry or a figure, in order
	plain   []int // the others
	first   int   // whose turn must come next
	tries   int
	turns   []game.Turn
	placed  []int
}

// unrolled is the setup with turns in place of the ferries and figures that
// stand there before the first turn; false if no such turns were found.
func unrolled(sc *scenarios.Scenario) (*game.Setup, bool) {
	s := sc.Setup
	u := unroller{setup: s, want: &sc.Start, first: s.First}
	if len(s.Turns) > 0 {
		u.first = s.Turns[0].Player
	}
	for i := range s.Tiles {
		if !s.Tiles[i].Ferry.IsZero() || len(u.pieces(i)) > 0 {
			u.special = append(u.special, i)
		} else {
			u.plain = append(u.plain, i)
		}
	}
	if len(u.special) == 0 && u.first == 0 {
		return s, true
	}
	for fill := 0; fill <= len(u.plain) && fill <= 2*len(s.Names.Players); fill++ {
		if (len(u.special)+fill)%len(s.Names.Players) != u.first {
			continue
		}
		if out, ok := u.with(fill); ok {
			return out, true
		}
	}
	return nil, false
}

// pieces lists the figures on a tile.
func (u *unroller) pieces(i int) []game.SetupPiece {
	var out []game.SetupPiece
	for _, pc := range u.setup.Pieces {
		if pc.At.Cell == u.setup.Tiles[i].Cell {
			out = append(out, pc)
		}
	}
	return out
}

// with looks for turns that place the special tiles and that many plain ones.
func (u *unroller) with(fill int) (*game.Setup, bool) {
	out := *u.setup
	out.Pieces, out.Scores, out.Turns, out.First = nil, nil, nil, 0
	// The plain tiles that are placed as turns are taken from the end: those
	// before them lie there from the start.
	cut := len(u.plain) - fill
	out.Tiles = nil
	for _, i := range u.plain[:cut] {
		out.Tiles = append(out.Tiles, u.setup.Tiles[i])
	}
	start, faults := game.Start(&out)
	if len(faults) > 0 {
		return nil, false
	}
	u.turns, u.placed = nil, nil
	if !u.search(&out, &start, append(slices.Clone(u.special), u.plain[cut:]...)) {
		return nil, false
	}
	out.Turns = append(u.turns, u.setup.Turns...)
	return &out, true
}

// search places the tiles that are left in turn.
func (u *unroller) search(setup *game.Setup, p *game.Position, left []int) bool {
	if len(left) == 0 {
		return u.same(p)
	}
	player := len(u.turns) % len(setup.Names.Players)
	for k, i := range left {
		if u.tries++; u.tries > maxTries {
			return false
		}
		turn, ok := u.turn(i, player)
		if !ok {
			continue
		}
		next := p.Clone()
		next.Turn = game.TurnState{Player: player, Part: 1}
		if !plays(&next, &turn) {
			continue
		}
		u.turns = append(u.turns, turn)
		if u.search(setup, &next, slices.Delete(slices.Clone(left), k, k+1)) {
			return true
		}
		u.turns = u.turns[:len(u.turns)-1]
	}
	return false
}

// turn places a tile with what lies and stands on it; false if that is not for
// this player.
func (u *unroller) turn(i, player int) (game.Turn, bool) {
	t := &u.setup.Tiles[i]
	out := game.Turn{Path: t.Path, Player: player}
	add := func(do game.Action) { out.Steps = append(out.Steps, game.Step{Path: t.Path, Do: do}) }
	add(game.PlaceTile{Cell: t.Cell, Tile: t.Tile, Turn: t.Turn})
	figures := u.pieces(i)
	if len(figures) > 1 {
		return out, false
	}
	for _, pc := range figures {
		if pc.Player != player {
			return out, false
		}
		add(game.PlaceMeeple{Kind: pc.Kind, At: pc.At})
	}
	if !t.Ferry.IsZero() {
		add(game.PlaceFerry{Link: t.Ferry})
	}
	add(game.Score{})
	return out, true
}

// plays carries the turn out if the rules allow all of it.
func plays(p *game.Position, t *game.Turn) bool {
	for _, s := range t.Steps {
		if p.Judge(s.Do, false).Verdict != game.Yes {
			return false
		}
		p.Do(s.Do)
	}
	return true
}

// same says whether the position is the one that is wanted, whose turn it is
// apart.
func (u *unroller) same(p *game.Position) bool {
	if len(p.Pieces) != len(u.want.Pieces) || slices.ContainsFunc(p.Score, func(n int) bool { return n != 0 }) {
		return false
	}
	for _, pc := range u.want.Pieces {
		if !slices.ContainsFunc(p.Pieces, func(q game.Piece) bool { return q.Kind == pc.Kind && q.Owner == pc.Owner && q.At == pc.At }) {
			return false
		}
	}
	for _, j := range u.want.Board.Joins() {
		if p.Board.LinkAt(j.Cell) != j.Link {
			return false
		}
	}
	return len(p.Board.Joins()) == len(u.want.Board.Joins()) && sameSupply(p, u.want)
}

func sameSupply(p, q *game.Position) bool {
	for player := range p.Supply {
		if p.Supply[player] != q.Supply[player] {
			return false
		}
	}
	return true
}
