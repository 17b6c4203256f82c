package game

import (
	"ferryman/rules/board"
)

// expansion is what a set of tiles and pieces adds to the game. Every
// expansion is a file of this package and a line in the list below; the base
// game is one of them.
type expansion struct {
	set string // id of the set in the catalogue
	// steps are the rows it adds to the turn.
	steps []stepDef
	// changed lists segments whose features this turn's steps may have
	// completed; nil: none.
	changed func(p *Position) []board.Seg
	// ends explains ends of a road that are its own: a jetty, a tunnel.
	// Nothing is added where it has nothing to say; nil: never.
	ends func(p *Position, f board.Feature) []Reason
	// scored adds what it has to say about a scoring; nil: nothing.
	scored func(p *Position, e *Event, f *board.Feature) []Reason
}

// expansions is the explicit list of all that is built.
func expansions() []expansion {
	return []expansion{baseGame(), ferries()}
}

// BuiltSets lists the ids of the sets whose rules are built.
func BuiltSets() []string {
	var out []string
	for _, x := range expansions() {
		out = append(out, x.set)
	}
	return out
}
