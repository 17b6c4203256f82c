package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// majority gives the players who score a feature with these pieces on it:
// those with the most (base/majority), all of them in a tie (base/tie), in
// the order of play.
func (p *Position) majority(on []Piece) []int {
	strength := make([]int, p.Players())
	for i := range on {
		strength[on[i].Owner] += p.strength(&on[i])
	}
	most := slices.Max(strength)
	if most == 0 {
		return nil
	}
	var out []int
	for player, n := range strength {
		if n == most || n > 0 && !p.On(rules.BaseMajority) {
			out = append(out, player)
		}
	}
	if len(out) > 1 && !p.On(rules.BaseTie) && p.On(rules.BaseMajority) {
		return nil
	}
	return out
}

// Owners rules on who has the majority on the feature: all of them in a tie,
// nobody if it is not occupied.
func (p *Position) Owners(s board.Seg) ([]int, Ruling) {
	feat := p.Board.Feature(s)
	f := Facts{At: p.Board.Place(s), What: feat.Kind.String(), Rival: -1}
	if len(feat.Unknown) > 0 {
		f.Places = cellsAsPlaces(feat.Unknown)
		return nil, unknown(feat.Unknown, because(rules.BaseMajority, "runs-into-unknown", f))
	}
	for i := range p.play.expansions {
		if owns := p.play.expansions[i].owns; owns != nil {
			if owners, why, ok := owns(p, s); ok {
				return owners, allowed(why...)
			}
		}
	}
	on := p.PiecesOn(s)
	owners := p.majority(on)
	return owners, allowed(p.majorityReasons(on, owners, f)...)
}

func (p *Position) majorityReasons(all []Piece, owners []int, f Facts) []Reason {
	var on []Piece
	for _, pc := range all {
		if p.follower(pc.Kind) {
			on = append(on, pc)
		}
	}
	return append(p.countReasons(all, f), p.mostReasons(on, owners, f)...)
}

// countReasons names the figures that count otherwise than a meeple.
func (p *Position) countReasons(on []Piece, f Facts) []Reason {
	var out []Reason
	for i := range on {
		if d := p.play.piece(on[i].Kind); d != nil && d.counts != 0 && p.On(d.counts) {
			f.Player, f.Piece, f.At, f.N = on[i].Owner, on[i].Kind, on[i].At, p.strength(&on[i])
			out = append(out, because(d.counts, "strength", f))
		}
	}
	return out
}

func (p *Position) mostReasons(on []Piece, owners []int, f Facts) []Reason {
	f.N = len(on)
	f.Places = nil
	for _, pc := range on {
		f.Places = append(f.Places, pc.At)
	}
	switch len(owners) {
	case 0:
		return []Reason{because(rules.BaseMajority, "nobody", f)}
	case 1:
		f.Player = owners[0]
		return []Reason{because(rules.BaseMajority, "most", f, p.joinedReasons(on)...)}
	}
	f.Player, f.Rival = owners[0], owners[1]
	return []Reason{because(rules.BaseTie, "tie", f, append([]Reason{because(rules.BaseMajority, "equal", f)}, p.joinedReasons(on)...)...)}
}

// joinedReasons explains how several figures can stand on one feature: it was
// joined later (base/joined-later), by ferries if they do it.
func (p *Position) joinedReasons(on []Piece) []Reason {
	if len(on) < 2 {
		return nil
	}
	f := Facts{At: on[0].At, Other: on[1].At, N: len(on)}
	var below []Reason
	for _, pc := range on[1:] {
		if below = p.joinedByFerry(on[0].Seg, pc.Seg); len(below) > 0 {
			f.Other = pc.At
			break
		}
	}
	if l, lake := p.newLake(); lake && p.Turn.did("ferry") {
		for _, pc := range on {
			if pc.At.Cell == l.Cell && len(below) > 0 {
				f.Ferry, f.Player, f.Piece = l.Cell, pc.Owner, pc.Kind
				below = append(below, because(rules.FerriesMeepleBeforeFerry, "joined", f))
				break
			}
		}
	}
	return []Reason{because(rules.BaseJoinedLater, "joined", f, below...)}
}

// SameFeature rules on two places being one feature now.
func (p *Position) SameFeature(a, b place.Place) Ruling {
	s, t := p.Board.SegAt(a), p.Board.SegAt(b)
	f := Facts{At: a, Other: b, What: p.Board.Kind(s).String()}
	if p.Board.Kind(s) == tile.FieldFeature && p.Board.Kind(t) == tile.FieldFeature {
		return p.sameField(s, t, f)
	}
	if p.Board.Same(s, t) {
		why := append([]Reason{because(rules.BaseJoinedLater, "same", f)}, p.joinedByFerry(s, t)...)
		return allowed(append(why, p.tunnelsOn(p.Board.Feature(s))...)...)
	}
	if p.Board.Kind(s) == p.Board.Kind(t) {
		if missing := p.bothUnknown(s, t); len(missing) > 0 {
			f.Places = cellsAsPlaces(missing)
			return unknown(missing, because(rules.BaseJoinedLater, "runs-into-unknown", f))
		}
	}
	feat := p.Board.Feature(s)
	other := p.Board.Feature(t)
	why := append(p.roadEnds(feat), p.roadEnds(other)...)
	return refused(because(rules.BaseJoinedLater, "apart", f, why...))
}

// sameField rules on two fields being one: what cuts them is printed on the
// tiles (base/field-bounds); a ferry changes nothing (ferries/fields-untouched).
func (p *Position) sameField(s, t board.Seg, f Facts) Ruling {
	var below []Reason
	for _, seg := range [2]board.Seg{s, t} {
		if l := p.Board.TileOf(seg); l.Jetties() != 0 && !p.Board.LinkAt(l.Cell).IsZero() {
			f.Ferry = l.Cell
			below = []Reason{because(rules.FerriesFieldsUntouched, "untouched", f)}
		}
	}
	for _, seg := range [2]board.Seg{s, t} {
		if l := p.Board.TileOf(seg); !l.Bridge().IsZero() {
			f.Link, f.Cell = l.Bridge(), l.Cell
			below = append(below, because(rules.BridgesSeparatesNothing, "bridge", f))
			break
		}
	}
	if p.Board.Same(s, t) {
		if p.Board.TileOf(s).Cell != p.Board.TileOf(t).Cell {
			below = append(below, because(rules.BaseJoinedLater, "same", f))
		}
		return allowed(because(rules.BaseFieldBounds, "same", f, below...))
	}
	if missing := p.bothUnknown(s, t); len(missing) > 0 {
		f.Places = cellsAsPlaces(missing)
		return unknown(missing, because(rules.BaseFieldBounds, "runs-into-unknown", f, below...))
	}
	return refused(because(rules.BaseFieldBounds, "apart", f, below...))
}

// bothUnknown lists the undescribed tiles if both features run into some.
func (p *Position) bothUnknown(s, t board.Seg) []place.Cell {
	a, b := p.Board.Feature(s).Unknown, p.Board.Feature(t).Unknown
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	return sortedCells(append(a, b...))
}
