package game

import (
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// expansion is what a set of tiles and pieces adds to the game. Every
// expansion is a file of this package and a line in the list below; the base
// game is one of them. Functions that are nil add nothing.
type expansion struct {
	set string // id of the set in the catalogue
	// steps are the rows it adds to the turn.
	steps []stepDef
	// pieces are the kinds of pieces it adds.
	pieces []pieceDef
	// forbids gives reasons against a piece of any kind standing on the feature.
	forbids func(p *Position, k Kind, seg board.Seg, f Facts) []Reason
	// welcomes adds what allows a piece to stand on the feature.
	welcomes func(p *Position, seg board.Seg, f Facts) []Reason
	// open says that a rule which is switched off leaves the feature open.
	open func(p *Position, s board.Seg) bool
	// owns says who has the majority where pieces other than followers decide;
	// false: it has no say.
	owns func(p *Position, s board.Seg) ([]int, []Reason, bool)
	// alone says that only who stands on the segment itself occupies its
	// feature; no reasons: the whole feature counts.
	alone func(p *Position, seg board.Seg, f Facts) []Reason
	// mends lists the bridges by which a tile with these misfits would fit.
	mends func(p *Position, c place.Cell, misfits []misfit) []PlaceBridge
	// tunnelled comes before two mouths are joined in a turn.
	tunnelled func(p *Position, a, b board.Seg)
	// effects lists what a ferry move does besides.
	effects func(before, after *Position) []Effect
	// spanned follows the laying of a bridge in a turn.
	spanned func(p *Position, bridge board.Seg)
	// fits rules on placing its own tiles; false: not one of them.
	fits func(p *Position, t *tile.Tile, c place.Cell, turn int, full bool) (Ruling, bool)
	// laid follows the placing of a tile.
	laid func(p *Position)
	// changed lists segments whose features this turn's steps may have
	// completed.
	changed func(p *Position) []board.Seg
	// ends explains ends of a road that are its own: a jetty, a tunnel.
	ends func(p *Position, f board.Feature) []Reason
	// worth changes the points of a feature.
	worth func(p *Position, f *board.Feature, completed bool, items []Item) []Item
	// before lists pieces that go home before features are scored.
	before func(p *Position) []Event
	// completed follows the completion of a feature in a turn, scored or not.
	completed func(p *Position, f *board.Feature)
	// after lists what follows the scoring of the turn's features.
	after func(p *Position) []Event
	// scored adds what it has to say about a scoring.
	scored func(p *Position, e *Event, f *board.Feature) []Reason
	// again rules on a further part of the turn; false: it has no say.
	again func(p *Position) (Ruling, bool)
	// farmers changes the scoring of farmers on a field, whenever it comes.
	farmers func(p *Position, e Event) []Event
	// fields changes the final scoring of the fields.
	fields func(p *Position, farms []farm, events []Event) []Event
	// ended follows the end of a turn.
	ended func(p *Position)
	// final lists what it brings at the end of the game besides.
	final func(p *Position) []Event
}

// expansions is the explicit list of all that is built.
func expansions() []expansion {
	return []expansion{baseGame(), abbots(), river(), ferries(), inns(), abbey(),
		bridges(), tunnel(), labyrinth(), crop(),
		ferriesAndBuilder(), ferriesAndAbbey(), ferriesAndTunnel(), ferriesAndBridges(), builderAndRoads(), builderAndAbbey(), tolls(), traders()}
}

// BuiltSets lists the ids of the sets whose rules are built.
func BuiltSets() []string {
	var out []string
	for _, x := range expansions() {
		out = append(out, x.set)
	}
	return append(out, "river1", "river2", "crop2")
}
