// Package question says what was asked: the catalogue of questions, and free
// text turned into one of them. It refers to things by name or description;
// which thing of the position is meant is settled by package oracle.
package question

import "ferryman/rules/tile"

// ID is the name of a question in the catalogue, as in "movable-ferries".
type ID string

// Question is one question with what it is asked about. A slot that was not
// given is nil or empty.
type Question struct {
	ID     ID
	Player *Ref   // who asks; nil: who is to move
	Ferry  *Ref   // the ferry meant
	To     string // link the ferry would get, "N-S"; empty: not given
	Place  *Ref   // a place
	Places []Ref  // places, for questions about two
	Piece  string // kind of piece, "meeple"
	On     string // kind of feature the piece shall stand on, "field"; empty: any
	Tile   *Tile  // a tile to be placed
	Cell   *Ref   // a cell
	Turned *int   // degrees clockwise, 0, 90, 180 or 270
	Words  string // a rule id or words to search for
	Goal   string // what moves shall do, one of Goals
	Rival  *Ref   // the player whom the goal concerns, if not who asks
	About  *Question
	Denied bool // the text put a claim with not ("can't I …?"); what is asked is the same

	Premise Premise
}

// Premise is what a text takes for granted or asks in a way of its own. It is
// for the position to check: where it does not hold, the question has no
// answer of yes or no.
type Premise struct {
	From     string // link in which the ferry is said to lie
	Lies     bool   // the ferry is said to lie already
	Placed   *Ref   // the tile that is said to be the one just placed
	Free     bool   // asked was whether the place is free
	Everyone bool   // asked was who is there, not who has the majority
	Mover    bool   // the player is taken to be the one who moves; if it is another's turn, the goal concerns that player
	Share    bool   // asked was what the player gets of it, not what it is worth
	FerrySet bool   // the ferry of the turn is said to have been placed
	Said     *int   // the number that is claimed, of points or tiles
}

// Ref names a thing: by the name the file gives it, or by a description that
// the position must settle.
type Ref struct {
	Name string // "1", "a.N", "red"; empty if described
	Desc *Desc
	Kind string // of a place: "road", "city", "field", "monastery" …, if the text says so
}

// Desc describes a thing where it has no name in the text.
type Desc struct {
	Side   string // "N", "E", "S", "W": the western ferry; or the side of Near
	On     *Ref   // the ferry on tile x
	Also   *Ref   // the third ferry, the one on tile x: both descriptions hold
	Near   *Ref   // the ferry next to x, the cell west of x
	Kind   string // the ferry next to the city
	Ends   []Ref  // the road, or the gap, between x and a
	Player *Ref   // the road Blue is on
	Piece  string // the road the builder is on, of Player if there is one
	Shows  string // the city with the coat of arms, the road with the inn
	Middle bool   // the ferry in the middle
	Nth    int    // the first, the second …, counted from 1; -1 the last
	This   bool   // "this road", "it": the one of the last step, or the only one
	New    bool   // the new ferry, the one just placed
	Any    bool   // any at all
}

// Tile is a tile that a question names: by id or alias, or by what it looks
// like as it lies.
type Tile struct {
	ID    string
	Turn  *int       // degrees, with an id
	Given *tile.Spec // the mapping of a scenario; nil with an id
}
