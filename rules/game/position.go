// Package game plays by the rules: a setup is checked and becomes a position,
// the steps of turns are judged and applied, and completed features are
// scored. It knows no file format and makes no sentences: every decision is a
// ruling, a small tree of rule ids and facts.
//
// A Position is a value of flat slices; questions are asked of it and never
// change it. One file holds one subject; an expansion is one file and a line
// in expansions.go.
package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
)

// Position is a moment of a game that was checked.
type Position struct {
	Setup     *Setup // what the game started from; never changed
	Board     board.Board
	Pieces    []Piece
	Supply    [][kindCount]int8 // by player: pieces not on the board
	Score     []int             // by player
	Turn      TurnState
	switches  rules.Switches
	play      *play
	goods     [][3]uint8   // by player: wine, grain and cloth tokens
	reopened  []board.Seg  // roads that were complete once and were opened by a ferry
	uncounted []place.Cell // tiles of tolls collected while nobody knew what is drawn there
	disputed  uint64       // bit i: the i-th player's tollhouse was turned over in another's turn, and the own turn has not ended since
}

// Piece is a figure or token on the board.
type Piece struct {
	Kind  Kind
	Owner int
	Seg   board.Seg
	At    place.Place // where it was put, as it was named
	Value int         // tollhouse: 1 or 2
	Pair  int         // tunnel token
}

// TurnState is how far the turn has come.
type TurnState struct {
	Player  int
	Part    int        // 1, or 2 for the second part of a double turn
	Tile    place.Cell // the tile just placed, if HasTile
	HasTile bool
	Passed  bool          // a turn without a tile
	Log     []Action      // what was done this turn, in order
	Settled bool          // what was completed is scored
	Scored  bool          // the turn is over
	Double  bool          // the tile gave the right to another part of the turn
	ByRoad  bool          // it was a bridge or a tunnel token that gave it
	First   []place.Cell  // ferries set or moved in the first part of a double turn
	Events  []Event       // what was scored this turn
	Mends   []PlaceBridge // the bridges of which the tile needs one
	Dug     []board.Seg   // mouths joined by a token of this turn
	Moves   []Moved       // ferries moved this turn, in order
	Undone  []board.Seg   // roads completed this turn and opened again by a ferry
}

// Moved is a ferry that was moved and how it lay before.
type Moved struct {
	Lake place.Cell
	From place.Link
}

// Clone copies the position.
func (p *Position) Clone() Position {
	q := *p
	q.Board = p.Board.Clone()
	q.Pieces = slices.Clone(p.Pieces)
	q.Supply = slices.Clone(p.Supply)
	q.Score = slices.Clone(p.Score)
	q.Turn.Log = slices.Clone(p.Turn.Log)
	q.Turn.Events = slices.Clone(p.Turn.Events)
	q.Turn.Mends = slices.Clone(p.Turn.Mends)
	q.Turn.Dug = slices.Clone(p.Turn.Dug)
	q.Turn.Moves = slices.Clone(p.Turn.Moves)
	q.Turn.Undone = slices.Clone(p.Turn.Undone)
	q.goods = slices.Clone(p.goods)
	q.Turn.First = slices.Clone(p.Turn.First)
	q.reopened = slices.Clone(p.reopened)
	q.uncounted = slices.Clone(p.uncounted)
	return q
}

// Players is the number of players.
func (p *Position) Players() int { return len(p.Setup.Names.Players) }

// Names are the words the file gives to things.
func (p *Position) Names() *place.Names { return &p.Setup.Names }

// On says whether a rule holds in this game.
func (p *Position) On(id rules.ID) bool { return p.switches.On(id) }

// PiecesOn lists the pieces on the feature of the segment.
func (p *Position) PiecesOn(s board.Seg) []Piece {
	var out []Piece
	p.eachOn(s, func(i int) bool {
		out = append(out, p.Pieces[i])
		return true
	})
	return out
}

// eachOn calls f with the index of each piece on the feature of the segment,
// until f returns false.
func (p *Position) eachOn(s board.Seg, f func(i int) bool) {
	p.Board.Among(s, len(p.Pieces), func(i int) board.Seg { return p.Pieces[i].Seg }, f)
}

// firstOn is the index of the first piece on the feature, or -1.
func (p *Position) firstOn(s board.Seg) int {
	found := -1
	p.eachOn(s, func(i int) bool {
		found = i
		return false
	})
	return found
}

// did says whether the turn's log has a step of that name.
func (t *TurnState) did(step string) bool {
	for _, a := range t.Log {
		if a.stepName() == step {
			return true
		}
	}
	return false
}
