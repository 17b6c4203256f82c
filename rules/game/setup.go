package game

import (
	"ferryman/rules"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Setup is what a file says: a position and turns nobody has checked yet.
// Start checks it and makes a Position of it.
type Setup struct {
	Edition    tile.Edition
	Rulebook   rules.Rulebook
	House      []HouseRule
	Sets       []string // ids of the sets in play, the base game always among them
	Names      place.Names
	First      int // index of the player who is to move if there are no turns
	Tiles      []SetupTile
	Pieces     []SetupPiece
	Decor      []Decor // drawings that bring tolls
	DecorKnown bool    // the drawings of all tiles are given
	Supply     []SetupSupply
	Tunnels    TunnelPairs // zero: three for two players, two for three
	Scores     []int       // points already made, by player; may be shorter than the players
	Turns      []Turn
}

// HouseRule switches a single rule on or off.
type HouseRule struct {
	Path string
	Rule rules.ID
	On   bool
}

// SetupTile is a tile that lies on the table before the first turn. A nil Tile
// is a tile that is not described ("?").
type SetupTile struct {
	Path   string
	Cell   place.Cell
	Tile   *tile.Tile
	Turn   int        // quarter turns clockwise from the catalogue's orientation
	Ferry  place.Link // zero: no ferry lies on it
	Bridge place.Link // zero: no wooden bridge lies over it
}

// SetupPiece is a figure that stands on the table before the first turn.
type SetupPiece struct {
	Path   string
	Kind   Kind
	Player int
	At     place.Place
	Value  int // tollhouse: 1 or 2
	Pair   int // tunnel token
}

// SetupSupply overrides how many of a piece a player has left.
type SetupSupply struct {
	Path   string
	Player int
	Kind   Kind
	Count  int
}

// Turn is one entry of the turns: a player's turn or a part of one.
type Turn struct {
	Path    string
	Player  int
	Part    int      // 0 unless the file says it
	Pass    bool     // a turn without a tile
	Illegal rules.ID // the rule that is expected to forbid a step; 0: none
	Steps   []Step   // in the order they are written
}

// Step is one thing a player does, with the path it has in the setup
// ("turns/0/move/1").
type Step struct {
	Path string
	Do   Action
}

// Action is what a step does: PlaceTile, PlaceMeeple, PlaceFerry, MoveFerry,
// or Score.
type Action interface{ stepName() string }

// PlaceTile places the drawn tile.
type PlaceTile struct {
	Cell place.Cell
	Tile *tile.Tile
	Turn int // quarter turns clockwise
}

// PlaceMeeple places a figure of the player.
type PlaceMeeple struct {
	Kind Kind
	At   place.Place
}

// PlaceFerry sets the new ferry on the lake tile just placed.
type PlaceFerry struct{ Link place.Link }

// MoveFerry turns a ferry on its lake.
type MoveFerry struct {
	Lake place.Cell
	To   place.Link
}

// Score ends the turn: everything completed is scored.
type Score struct{}

func (PlaceTile) stepName() string   { return "place" }
func (PlaceMeeple) stepName() string { return "meeple" }
func (PlaceFerry) stepName() string  { return "ferry" }
func (MoveFerry) stepName() string   { return "move" }
func (Score) stepName() string       { return "score" }

// Kind is the kind of a piece.
type Kind uint8

// The kinds of pieces.
const (
	Meeple Kind = iota
	Big
	Builder
	Pig
	Abbot
	Mayor
	Wagon
	Barn
	Tollhouse
	TunnelToken
	Bridge
	AbbeyTile
	kindCount
)

// kindWords are the words of the pieces in files.
var kindWords = [kindCount]string{"meeple", "big", "builder", "pig", "abbot", "mayor", "wagon", "barn", "tollhouse", "tunnel", "bridge", "abbey"}

// String is the word of the piece in files.
func (k Kind) String() string { return kindWords[k] }

// ParseKind reads the word of a piece.
func ParseKind(s string) (Kind, bool) {
	for k := range kindCount {
		if kindWords[k] == s {
			return k, true
		}
	}
	return 0, false
}
