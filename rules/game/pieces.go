package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// pieceDef is a kind of piece: what a player has of it, where it may stand and
// what it counts. Every expansion lists its own.
type pieceDef struct {
	kind Kind
	each int // how many a player has
	// supply is how many a player has if that depends on the game; nil: each.
	supply func(s *Setup) int
	// in says whether the piece is in play; nil: always.
	in func(s *Setup) bool
	// stands are the kinds of features it may be placed on.
	stands []tile.Kind
	// rule is the rule that says where it may stand.
	rule rules.ID
	// follower: it occupies a feature and counts for the majority.
	follower bool
	// strength is what it counts on a feature; nil: 1 for a follower, else 0.
	strength func(p *Position, pc *Piece) int
	// counts is the rule that gives it another strength than a meeple's.
	counts rules.ID
	// forbids gives further reasons against placing it; nil: none. The
	// occupied rule is asked of followers only.
	forbids func(p *Position, at place.Place, seg board.Seg, f Facts) []Reason
	// segment finds what the piece stands on if a place does not say it the
	// usual way; nil: the usual way.
	segment func(p *Position, at place.Place) board.Seg
	// placed follows the placing; nil: nothing.
	placed func(p *Position, pc *Piece)
}

// meeplePiece is the meeple of the base game (base/place-meeple).
func meeplePiece() pieceDef {
	return pieceDef{
		kind: Meeple, each: MeeplesEach, rule: rules.BasePlaceMeeple, follower: true,
		stands: []tile.Kind{tile.RoadFeature, tile.CityFeature, tile.FieldFeature, tile.MonasteryFeature},
	}
}

// MeeplesEach is how many meeples a player has (SUP-1).
const MeeplesEach = 7

// piece is the definition of a kind of piece; nil if no expansion has it.
func (t *play) piece(k Kind) *pieceDef {
	for i := range t.pieces {
		if t.pieces[i].kind == k {
			return &t.pieces[i]
		}
	}
	return nil
}

// BuiltPieces lists the kinds of pieces that can be played, in order.
func BuiltPieces() []Kind {
	var out []Kind
	for _, d := range newPlay().pieces {
		out = append(out, d.kind)
	}
	slices.Sort(out)
	return out
}

// setIn says whether a set is in play.
func setIn(set string) func(*Setup) bool {
	return func(s *Setup) bool { return slices.Contains(s.Sets, set) }
}

// has is how many of the piece a player has.
func (d *pieceDef) has(s *Setup) int {
	if d.supply != nil {
		return d.supply(s)
	}
	return d.each
}

// supplyOf fills the supply of every player.
func (p *Position) supplyOf() {
	p.Supply = make([][kindCount]int8, p.Players())
	for _, d := range p.play.pieces {
		if d.in != nil && !d.in(p.Setup) {
			continue
		}
		for i := range p.Supply {
			p.Supply[i][d.kind] = int8(d.has(p.Setup))
		}
	}
}

// follower says whether the piece occupies what it stands on.
func (p *Position) follower(k Kind) bool {
	d := p.play.piece(k)
	return d != nil && d.follower
}

// strength is what the piece counts for the majority.
func (p *Position) strength(pc *Piece) int {
	d := p.play.piece(pc.Kind)
	switch {
	case d == nil:
		return 0
	case d.strength != nil:
		return d.strength(p, pc)
	case d.follower:
		return 1
	}
	return 0
}

// companion gives the reasons against placing a figure that goes only where its
// owner has a follower already: a builder or a pig.
func (p *Position) companion(id rules.ID, seg board.Seg, f Facts) []Reason {
	own := false
	p.eachOn(seg, func(i int) bool {
		pc := &p.Pieces[i]
		own = own || pc.Owner == p.Turn.Player && p.follower(pc.Kind)
		return !own
	})
	if own {
		return nil
	}
	return []Reason{because(id, "no-meeple", f)}
}

// SetOf is the id of the set that brings the kind of piece; empty if no
// expansion has it.
func SetOf(k Kind) string {
	for _, x := range expansions() {
		for _, d := range x.pieces {
			if d.kind == k {
				return x.set
			}
		}
	}
	return ""
}
