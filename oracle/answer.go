// Package oracle answers questions about a position. Every answer carries the
// candidates with their rulings and the proof they rest on, as values; it
// knows no language and no terminal.
package oracle

import (
	"cmp"
	"slices"
	"strconv"

	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// Answer is the answer to one question about one position.
type Answer struct {
	Asked     Asked
	Value     Value
	Items     []Item        // every candidate, the refused ones too
	Because   []game.Reason // what the answer as a whole rests on
	Missing   []Missing     // what must be known for an answer; then Value is not known
	Cites     []rules.ID    // every rule of the proof, each once
	Certainty rules.Authority
	Names     place.Names
	Position  *game.Position // what was asked of
}

// Asked is the question as it was understood: all things it names are settled.
type Asked struct {
	ID     question.ID
	Player int // who asks
	Ferry  *place.Cell
	To     *place.Link
	Places []place.Place
	Cell   *place.Cell
	Piece  game.Kind
	Tile   string // how the tile is named
	Turned *int   // degrees
	Words  string
	On     string // kind of feature that the piece shall stand on; empty: any
	Goal   string // what moves shall do; empty: nothing named
	Rival  int    // the player whom the goal concerns; -1: who asks
	Denied bool   // the text had it with a not: the answer says yes or no to neither
	Set    bool   // Player was named in the question
	Said   *int   // the number that the text claims
	About  *Asked // the question that is asked about
}

// ValueKind is the form of an answer's value.
type ValueKind uint8

// The forms of values.
const (
	NotKnown ValueKind = iota
	Bool
	Number
	Refs
	PointsByPlayer
)

// Value is the value of an answer.
type Value struct {
	Kind   ValueKind
	Bool   bool
	Number int
	Refs   []Ref
	Points []int // by player
}

// Item is a candidate with its ruling.
type Item struct {
	Ref     Ref
	Verdict game.Verdict
	Must    bool             // steps: the turn cannot end without it
	Turns   []int            // tile spots: degrees clockwise
	Effects []string         // combinations of moves: what they do
	Points  []int            // combinations of moves: what the turn brings each player then
	Moves   []game.MoveFerry // combinations of moves: the moves
	Unknown []place.Cell     // combinations of moves: tiles on which it depends whether they reach the goal
	Because []game.Reason
}

// Missing says what must be added before the question can be answered.
type Missing struct {
	Code  string // "describe-tile", "owed-step", "legal-move", "too-many"
	Cells []place.Cell
	Why   []game.Reason
}

// RefKind is the kind of thing a Ref names.
type RefKind uint8

// The kinds of things.
const (
	FerryRef RefKind = iota
	PlaceRef
	CellRef
	LinkRef
	PlayerRef
	PieceRef
	WordRef // a step or an effect
	RuleRef
	MovesRef // a combination of ferry moves, in Word
)

// Ref names a thing in an answer.
type Ref struct {
	Kind  RefKind
	Cell  place.Cell // the lake of a ferry, a cell
	Place place.Place
	Link  place.Link
	Owner int // a player, the owner of a piece
	Piece game.Kind
	Word  string
	Rule  rules.ID
}

// Text is the Ref in the notation of files: "1", "a.N", "2,0", "N-S", "red",
// "red meeple a.N", "place", "base/occupied".
func (r Ref) Text(n *place.Names) string {
	switch r.Kind {
	case FerryRef:
		return n.Ferry(r.Cell)
	case PlaceRef:
		return n.Place(r.Place)
	case CellRef:
		return n.Cell(r.Cell)
	case LinkRef:
		return r.Link.String()
	case PlayerRef:
		return n.Player(r.Owner)
	case PieceRef:
		return n.Player(r.Owner) + " " + r.Piece.String() + " " + n.Place(r.Place)
	case RuleRef:
		return r.Rule.String()
	}
	return r.Word
}

func yes(b bool) Value            { return Value{Kind: Bool, Bool: b} }
func number(n int) Value          { return Value{Kind: Number, Number: n} }
func refs(list []Ref) Value       { return Value{Kind: Refs, Refs: list} }
func pointsOf(points []int) Value { return Value{Kind: PointsByPlayer, Points: points} }

// ofRuling answers a question of yes or no with a ruling.
func (a *Answer) ofRuling(r game.Ruling) {
	a.Because = r.Because
	if r.Verdict == game.No {
		a.Because = shortestFirst(r.Because)
	}
	if r.Verdict == game.Unknown {
		a.unknown(r.Missing)
		return
	}
	a.Value = yes(r.Verdict == game.Yes)
}

// unknown makes the value not known because of tiles that are not described.
func (a *Answer) unknown(cells []place.Cell) {
	a.Value = Value{}
	cells = slices.Clone(cells)
	slices.SortFunc(cells, place.Cell.Compare)
	cells = slices.Compact(cells)
	a.Missing = append(a.Missing, Missing{Code: "describe-tile", Cells: cells})
}

// unknownDecor makes the value not known because nobody said what is drawn on
// tiles that a toll counts, or because no rule says whether it counts.
func (a *Answer) unknownDecor(cells []place.Cell) {
	a.unknown(cells)
	m := &a.Missing[len(a.Missing)-1]
	m.Code, m.Why = "describe-decor", a.Position.NoTollCount()
	if len(m.Why) > 0 {
		m.Code = "no-toll-count"
	}
}

// finish puts the shortest reason for each no first, and derives citations and
// certainty from the proof. That moves can achieve something rests on the best
// of them alone.
func (a *Answer) finish() {
	for i := range a.Items {
		if a.Items[i].Verdict == game.No {
			a.Items[i].Because = shortestFirst(a.Items[i].Because)
		}
	}
	all := slices.Clone(a.Because)
	for i := range a.Items {
		all = append(all, a.Items[i].Because...)
	}
	for i := range a.Missing {
		all = append(all, a.Missing[i].Why...)
	}
	a.Cites = game.Cites(all)
	a.Certainty = game.Certainty(all)
	if a.Asked.ID == "can-achieve" && a.Value.Bool {
		a.Certainty = game.Certainty(append(slices.Clone(a.Because), a.Items[0].Because...))
	}
}

// shortestFirst orders reasons that each would do by themselves, as those of a
// no are: the one with the shortest proof is read first.
func shortestFirst(why []game.Reason) []game.Reason {
	out := slices.Clone(why)
	slices.SortStableFunc(out, func(x, y game.Reason) int {
		return cmp.Or(cmp.Compare(steps(&x), steps(&y)), cmp.Compare(len(x.Way), len(y.Way)))
	})
	return out
}

// steps counts the reasons of a proof.
func steps(r *game.Reason) int {
	n := 1
	for i := range r.Because {
		n += steps(&r.Because[i])
	}
	return n
}

// byName orders refs by their text, numbers by value.
func (a *Answer) byName(x, y Ref) int {
	s, t := x.Text(&a.Names), y.Text(&a.Names)
	m, errM := strconv.Atoi(s)
	n, errN := strconv.Atoi(t)
	switch {
	case errM == nil && errN == nil:
		return m - n
	case s < t:
		return -1
	case s > t:
		return 1
	}
	return 0
}
