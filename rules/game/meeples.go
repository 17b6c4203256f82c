package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// judgeMeeple rules on placing a figure on the tile just placed. All rules
// that forbid it are given (base/place-meeple, base/supply, base/occupied …).
func judgeMeeple(p *Position, a Action, full bool) Ruling {
	act := a.(PlaceMeeple)
	t := &p.Turn
	f := Facts{At: act.At, Cell: act.At.Cell, Player: t.Player, Piece: act.Kind}
	var no []Reason
	if p.Supply[t.Player][act.Kind] <= 0 && p.On(rules.BaseSupply) {
		no = append(no, because(rules.BaseSupply, "none-left", f))
	}
	switch {
	case !p.On(rules.BasePlaceMeeple):
		return refused(because(rules.BasePlaceMeeple, "never", f))
	case !t.HasTile:
		no = append(no, because(rules.BasePlaceMeeple, "no-tile", f))
		if p.On(rules.BaseTurnSteps) {
			no = append(no, because(rules.BaseTurnSteps, "tile-first", f))
		}
		return refused(no...)
	case t.did("abbot"):
		no = append(no, because(rules.BaseAbbotReturn, "abbot-taken", f))
	case t.did("meeple"):
		no = append(no, because(rules.BasePlaceMeeple, "second", f))
	}
	if act.At.Cell != t.Tile {
		g := f
		g.Cell = t.Tile
		no = append(no, because(rules.BasePlaceMeeple, "elsewhere", g))
	}
	d := p.play.piece(act.Kind)
	if d == nil {
		return refused(append(no, because(rules.BasePlaceMeeple, "no-such-piece", f))...)
	}
	seg := p.segmentFor(d, act.At)
	if seg == board.None {
		return refused(append(no, p.nothingThere(act.At, f))...)
	}
	f.What = p.Board.Kind(seg).String()
	no = append(no, p.wrongFeature(d, seg, f)...)
	if d.forbids != nil {
		no = append(no, d.forbids(p, act.At, seg, f)...)
	}
	for i := range p.play.expansions {
		if forbids := p.play.expansions[i].forbids; forbids != nil {
			no = append(no, forbids(p, act.Kind, seg, f)...)
		}
	}
	occ := allowed()
	if d.follower {
		occ = p.occupied(seg, f, full)
	}
	if occ.Verdict == No || len(no) > 0 {
		if occ.Verdict == No {
			no = append(no, occ.Because...)
		}
		return refused(no...)
	}
	if occ.Verdict == Unknown || !full {
		return occ
	}
	why := append([]Reason{because(d.rule, "may", f)}, occ.Because...)
	for i := range p.play.expansions {
		if welcomes := p.play.expansions[i].welcomes; welcomes != nil {
			why = append(why, welcomes(p, seg, f)...)
		}
	}
	return allowed(why...)
}

// segmentFor is what a piece of the kind would stand on.
func (p *Position) segmentFor(d *pieceDef, at place.Place) board.Seg {
	if d.segment != nil {
		return d.segment(p, at)
	}
	return p.Board.SegAt(at)
}

// wrongFeature gives the reasons why a piece does not go on that kind of
// feature.
func (p *Position) wrongFeature(d *pieceDef, seg board.Seg, f Facts) []Reason {
	k := p.Board.Kind(seg)
	switch {
	case k == tile.FieldFeature && !p.On(rules.BaseFarmersSupplement):
		return []Reason{because(rules.BaseFarmersSupplement, "never", f)}
	case slices.Contains(d.stands, k):
		return nil
	case k == tile.GardenFeature:
		if !p.On(rules.BaseGarden) && d.follower {
			return nil
		}
		return []Reason{because(rules.BaseGarden, "abbot-only", f)}
	}
	return []Reason{because(d.rule, "not-there", f)}
}

// nothingThere explains why a place cannot be occupied at all.
func (p *Position) nothingThere(at place.Place, f Facts) Reason {
	l, ok := p.Board.At(at.Cell)
	switch {
	case !ok:
		return because(rules.BasePlaceMeeple, "no-tile-there", f)
	case !l.Known():
		return because(rules.BasePlaceMeeple, "not-described", f)
	}
	f.What = "nothing"
	if s, ok := at.Part.Side(); ok && l.Edge(s) == tile.River {
		return because(rules.RiverNoFigure, "river", f)
	}
	if at.Part == place.Centre {
		switch {
		case l.Tile.Jetties != 0:
			f.What = "lake"
		case l.Tile.Crossroads > 0:
			f.What = "village"
		}
	}
	return because(rules.BaseNotOccupiable, "cannot", f)
}

// occupied rules on the feature being free (base/occupied). Where it runs
// into a tile that is not described, nobody known on it means unknown.
func (p *Position) occupied(seg board.Seg, f Facts, full bool) Ruling {
	if !p.On(rules.BaseOccupied) {
		return allowed()
	}
	if why := p.alone(seg, f); len(why) > 0 {
		if slices.ContainsFunc(p.Pieces, func(pc Piece) bool { return pc.Seg == seg && p.follower(pc.Kind) }) {
			f.Other = f.At
			return refused(because(rules.BaseOccupied, "occupied", f))
		}
		return allowed(why...)
	}
	if i := p.occupant(seg); i >= 0 {
		pc, g := p.Pieces[i], f
		g.Rival, g.Other, g.Piece = pc.Owner, pc.At, pc.Kind
		return refused(because(rules.BaseOccupied, "occupied", g, p.joinedByFerry(seg, pc.Seg)...))
	}
	if k := p.Board.Kind(seg); k != tile.MonasteryFeature && k != tile.GardenFeature {
		if feat := p.unknownOf(seg); len(feat) > 0 {
			f.Places = cellsAsPlaces(feat)
			return unknown(feat, because(rules.BaseOccupied, "runs-into-unknown", f))
		}
	}
	if !full {
		return allowed()
	}
	return allowed(because(rules.BaseOccupied, "free", f, p.lakeRoad(seg, f)...))
}

// alone gives the reasons why only the segment itself counts.
func (p *Position) alone(seg board.Seg, f Facts) []Reason {
	for i := range p.play.expansions {
		if x := p.play.expansions[i].alone; x != nil {
			if why := x(p, seg, f); len(why) > 0 {
				return why
			}
		}
	}
	return nil
}

// occupant is the index of the first follower on the feature, or -1.
func (p *Position) occupant(seg board.Seg) int {
	found := -1
	p.eachOn(seg, func(i int) bool {
		if p.follower(p.Pieces[i].Kind) {
			found = i
		}
		return found < 0
	})
	return found
}

// unknownOf lists the undescribed tiles that the feature runs into.
func (p *Position) unknownOf(seg board.Seg) []place.Cell {
	if p.Board.Kind(seg) != tile.FieldFeature {
		if _, n := p.Board.OpenEnds(seg); n == 0 {
			return nil
		}
	} else if !p.anyUnknown() {
		return nil
	}
	return p.Board.Feature(seg).Unknown
}

// anyUnknown says whether a tile of the setup is not described; tiles that
// are placed always are.
func (p *Position) anyUnknown() bool {
	for i := range p.Setup.Tiles {
		if p.Setup.Tiles[i].Tile == nil {
			return true
		}
	}
	return false
}

func applyMeeple(p *Position, a Action) {
	act := a.(PlaceMeeple)
	d := p.play.piece(act.Kind)
	p.Supply[p.Turn.Player][act.Kind]--
	p.Pieces = append(p.Pieces, Piece{Kind: act.Kind, Owner: p.Turn.Player, Seg: p.segmentFor(d, act.At), At: act.At})
	if d.placed != nil {
		d.placed(p, &p.Pieces[len(p.Pieces)-1])
	}
}

// RuledPlace is a place and the ruling on putting a piece there.
type RuledPlace struct {
	At     place.Place
	Ruling Ruling
}

// MeepleSpots lists each feature of the tile just placed once, by its first
// place, with the ruling on placing a figure of that kind there.
func (p *Position) MeepleSpots(k Kind) []RuledPlace {
	if !p.Turn.HasTile {
		return nil
	}
	l, _ := p.Board.At(p.Turn.Tile)
	var out []RuledPlace
	var keys []board.Seg
	for _, s := range p.Board.Segments(l) {
		key := p.Board.Key(s)
		if containsSeg(keys, key) {
			continue
		}
		keys = append(keys, key)
		at := p.Board.Place(s)
		out = append(out, RuledPlace{at, p.Judge(PlaceMeeple{k, at}, true)})
	}
	return out
}

func containsSeg(list []board.Seg, s board.Seg) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
