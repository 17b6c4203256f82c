package game

import (
	"cmp"
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// This file holds what the booklets of ZMG and RGG say otherwise about
// ferries. Each difference is a rule of its own; which are on is settled by
// the switches.

// highwayman says whether the figure placed this turn stands on a road of the
// tile just placed.
func (p *Position) highwayman() bool {
	for _, a := range p.Turn.Log {
		m, ok := a.(PlaceMeeple)
		if !ok {
			continue
		}
		s := p.Board.SegAt(m.At)
		return s != board.None && p.Board.Kind(s) == tile.RoadFeature
	}
	return false
}

// ferryNeedsHighwayman is the publisher's rule by which no ferry is placed
// this turn because no figure was placed on the road; zero if none forbids it
// (ferries/zmg-highwayman, ferries/rgg-follower-place).
func (p *Position) ferryNeedsHighwayman() rules.ID {
	for _, id := range [2]rules.ID{rules.FerriesZmgHighwayman, rules.FerriesRggFollowerPlace} {
		if p.On(id) && !p.highwayman() {
			return id
		}
	}
	return 0
}

// zmgCandidate is a ferry on an extended road, by the distance in tiles that
// are walked from the tile just placed.
type zmgCandidate struct {
	stop     board.Stop
	distance int
	allowed  bool
	two      bool // its road runs on in several directions
}

// zmgReach keeps of each road of the tile the closest ferry, or the two
// closest where the tile continues the road in more than one direction
// (ferries/zmg-closest, ferries/zmg-two-closest). Ties are all kept; a ferry
// moved this turn uses up one of them. Distances are those before the moves.
func (p *Position) zmgReach(l board.Laid) []zmgCandidate {
	b := p.beforeMoves()
	stops := b.Beyond(l)
	var out []zmgCandidate
	var roads []board.Seg
	for _, s := range b.Segments(l) {
		if b.Kind(s) == tile.RoadFeature && !containsSeg(roads, s) {
			roads = append(roads, s)
			out = append(out, p.zmgRoad(&b, l, s, stops)...)
		}
	}
	return out
}

func (p *Position) zmgRoad(b *board.Board, l board.Laid, road board.Seg, stops []board.Stop) []zmgCandidate {
	var found []zmgCandidate
	for _, s := range stops {
		seen := slices.ContainsFunc(found, func(c zmgCandidate) bool { return c.stop.Cell == s.Cell })
		if s.Kind == board.AtFerry && b.AtSide(l, s.From) == road && s.Cell != l.Cell && !seen {
			found = append(found, zmgCandidate{stop: s, distance: len(s.Way) / 2})
		}
	}
	slices.SortStableFunc(found, func(a, c zmgCandidate) int { return cmp.Compare(a.distance, c.distance) })
	limit := 1
	if p.directions(b, l, road) > 1 && p.On(rules.FerriesZmgTwoClosest) {
		limit = 2
	}
	for i := range found {
		c := &found[i]
		c.two = limit == 2
		c.allowed = p.zmgPlaceLeft(found, c, limit)
	}
	return found
}

// zmgPlaceLeft says whether the ferry is among the closest: those nearer take
// their places first, and of those equally far as many may be moved as places
// are left.
func (p *Position) zmgPlaceLeft(found []zmgCandidate, c *zmgCandidate, limit int) bool {
	places := limit
	for i := range found {
		o := &found[i]
		if o.distance < c.distance || o.distance == c.distance && o != c && p.movedThisTurn(o.stop.Cell) {
			places--
		}
	}
	return places > 0
}

// directions counts the sides of the road on the tile at which it continues.
func (p *Position) directions(b *board.Board, l board.Laid, road board.Seg) int {
	n := 0
	for _, s := range b.Sides(road).List() {
		if _, ok := b.At(l.Cell.Next(s)); ok {
			n++
		}
	}
	return n
}

func (p *Position) movedThisTurn(lake place.Cell) bool {
	return slices.ContainsFunc(p.Turn.Moves, func(m Moved) bool { return m.Lake == lake })
}

// zmgRuling rules on one ferry by the ZMG text; false if the ferry is on no
// extended road, where the German rules say the same.
func (p *Position) zmgRuling(lake place.Cell, r reached, f Facts) (Ruling, bool) {
	for _, c := range r.zmg {
		if c.stop.Cell != lake {
			continue
		}
		f.Way, f.N, f.At = c.stop.Way, c.distance, place.Place{Cell: p.Turn.Tile, Part: place.AtSide(c.stop.From)}
		switch {
		case c.allowed && c.two:
			return allowed(because(rules.FerriesExtendMayMove, "may", f, because(rules.FerriesZmgTwoClosest, "two-closest", f))), true
		case c.allowed:
			return allowed(because(rules.FerriesExtendMayMove, "may", f, because(rules.FerriesZmgClosest, "closest", f))), true
		case c.two:
			return refused(because(rules.FerriesZmgTwoClosest, "farther", f)), true
		}
		return refused(because(rules.FerriesZmgClosest, "farther", f)), true
	}
	return Ruling{}, false
}
