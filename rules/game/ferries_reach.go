package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// FerryMove is a ferry on the board and the ruling on moving it in this
// turn's move step.
type FerryMove struct {
	Lake   place.Cell
	Ruling Ruling
}

// FerryMoves rules on every ferry that lies on the board, in the order of the
// lakes from north to south and west to east. Steps before the move that were
// not taken yet count as taken or left out.
func (p *Position) FerryMoves() []FerryMove {
	r := p.reach()
	out := make([]FerryMove, 0, len(p.Board.Joins()))
	for _, j := range p.Board.Joins() {
		out = append(out, FerryMove{j.Cell, p.mayMove(j.Cell, r)})
	}
	slices.SortFunc(out, func(a, b FerryMove) int { return a.Lake.Compare(b.Lake) })
	return out
}

// MayMoveFerry rules on moving the ferry of that lake in this turn's move
// step, to whatever position.
func (p *Position) MayMoveFerry(lake place.Cell) Ruling { return p.mayMove(lake, p.reach()) }

// reached is what the walk from the tile just placed met.
type reached struct {
	stops  []board.Stop   // first ferries, bare jetties, unknown tiles
	usable []board.Stop   // the ferries among them that give a move
	first  []board.Stop   // the ferries that were met before any was moved this turn
	zmg    []zmgCandidate // with the ZMG text: all ferries on the extended roads
}

// reach walks outwards from the tile just placed and keeps what the rules on
// directions, roads and branches leave.
func (p *Position) reach() reached {
	if !p.Turn.HasTile {
		return reached{}
	}
	l, _ := p.Board.At(p.Turn.Tile)
	if !l.Known() {
		return reached{}
	}
	if isAbbey(l.Tile) && p.On(rules.FerriesAbbeyNoMove) {
		return reached{}
	}
	r := reached{stops: p.Board.Outwards(l, p.barred()...)}
	if p.On(rules.FerriesZmgClosest) {
		r.zmg = p.zmgReach(l)
	}
	for _, s := range r.stops {
		if p.byBridge(s) && !p.On(rules.FerriesBridgeExtends) {
			continue
		}
		counts := s.Kind == board.AtFerry || s.Kind == board.AtBareJetty && !p.On(rules.FerriesMustIncludeFerry)
		if counts && p.directionCounts(s, r.usable) {
			r.usable = append(r.usable, s)
		}
	}
	r.first = r.usable
	if len(p.Turn.Moves) > 0 {
		b := p.beforeMoves()
		r.first = slices.DeleteFunc(b.Outwards(l, p.barred()...), func(s board.Stop) bool { return s.Kind != board.AtFerry })
	}
	return r
}

// directionCounts says whether a ferry that was met counts beside those met
// before: other directions by ferries/each-direction, other branches by
// ferries/branches.
func (p *Position) directionCounts(s board.Stop, before []board.Stop) bool {
	for _, o := range before {
		switch {
		case o.Cell == s.Cell:
		case o.From == s.From && !p.On(rules.FerriesBranches):
			return false
		case o.From != s.From && !p.On(rules.FerriesEachDirection):
			return false
		}
	}
	return true
}

// mayMove rules on one ferry, given what was reached.
func (p *Position) mayMove(lake place.Cell, r reached) Ruling {
	f := Facts{Ferry: lake, Cell: p.Turn.Tile, Link: p.Board.LinkAt(lake), Player: p.Turn.Player}
	if f.Link.IsZero() {
		return refused(because(rules.FerriesExtendMayMove, "no-ferry", f))
	}
	if p.Turn.Scored && p.On(rules.FerriesSequence) {
		return refused(because(rules.FerriesSequence, "after-score", f))
	}
	if !p.Turn.HasTile {
		return refused(because(rules.FerriesSequence, "no-tile", f))
	}
	var no []Reason
	if p.On(rules.FerriesOncePerTurn) || p.On(rules.FerriesZmgOnce) {
		no = p.usedThisTurn(lake, f)
	}
	if len(no) > 0 && lake == p.Turn.Tile {
		return refused(no...)
	}
	if p.On(rules.FerriesRggFollowerMove) && !p.highwayman() {
		return refused(append(no, because(rules.FerriesRggFollowerMove, "no-follower", f))...)
	}
	if p.On(rules.FerriesZmgClosest) && len(no) == 0 {
		if ruling, ok := p.zmgRuling(lake, r, f); ok {
			return ruling
		}
	}
	if lake == p.Turn.Tile && p.On(rules.FerriesExtendMayMove) {
		return allowed(because(rules.FerriesOncePerTurn, "house-rule", f))
	}
	i := slices.IndexFunc(r.usable, func(s board.Stop) bool { return s.Cell == lake })
	switch {
	case i >= 0 && p.On(rules.FerriesExtendMayMove) && len(no) == 0:
		return allowed(p.whyMovable(r, i, f)...)
	case i >= 0 && len(no) > 0:
		return refused(no...)
	case i >= 0:
		return refused(because(rules.FerriesExtendMayMove, "never", f))
	}
	if missing := unknownStops(r.stops); len(missing) > 0 && len(no) == 0 {
		f.Places = cellsAsPlaces(missing)
		return unknown(missing, because(rules.FerriesExtendMayMove, "way-unknown", f))
	}
	return p.whyNotReached(lake, r, f, no)
}

// usedThisTurn gives the reasons of ferries/once-per-turn.
func (p *Position) usedThisTurn(lake place.Cell, f Facts) []Reason {
	if lake == p.Turn.Tile {
		why := []Reason{because(rules.FerriesOncePerTurn, "placed", f)}
		if p.On(rules.FerriesZmgOnce) {
			why = append(why, because(rules.FerriesZmgOnce, "placed", f))
		}
		return why
	}
	if slices.Contains(p.Turn.First, lake) && !p.On(rules.FerriesDoubleTurnMoves) {
		return []Reason{because(rules.FerriesDoubleTurnMoves, "first-part", f)}
	}
	for _, a := range p.Turn.Log {
		if m, ok := a.(MoveFerry); ok && m.Lake == lake {
			why := []Reason{because(rules.FerriesOncePerTurn, "moved", f)}
			if p.On(rules.FerriesZmgOnce) {
				why = append(why, because(rules.FerriesZmgOnce, "moved", f))
			}
			return why
		}
	}
	return nil
}

// whyMovable proves that the i-th usable ferry may be moved.
func (p *Position) whyMovable(r reached, i int, f Facts) []Reason {
	s := r.usable[i]
	f.Way, f.At = s.Way, place.Place{Cell: p.Turn.Tile, Part: place.AtSide(s.From)}
	first := because(rules.FerriesFirstFerry, "first", f)
	if s.Kind == board.AtBareJetty {
		first = because(rules.FerriesExtendMayMove, "lake-reached", f)
	}
	var below []Reason
	add := func(id rules.ID, outcome string) { below = append(below, because(id, outcome, f)) }
	if s.Branch && severalFrom(r.first, s) {
		add(rules.FerriesBranches, "branch")
		add(rules.FerriesRoundabouts, "branched")
	}
	if severalDirections(r.first, s) {
		add(rules.FerriesEachDirection, "direction")
		add(rules.FerriesEachRoad, "road")
	}
	if p.anyPieceBy(s) {
		add(rules.FerriesMeeplesIrrelevant, "irrelevant")
	}
	if at, other, ok := throughTunnel(s.Way); ok {
		g := f
		g.At, g.Other = at, other
		below = append(below, because(rules.TunnelJoins, "joins", g))
	}
	if p.byBridge(s) {
		add(rules.FerriesBridgeExtends, "bridge")
	}
	if _, lake := p.newLake(); lake {
		add(rules.FerriesOwnFerryIrrelevant, "irrelevant")
	}
	if slices.Contains(p.Turn.First, s.Cell) {
		add(rules.FerriesDoubleTurnMoves, "second-part")
	}
	if p.Turn.did("move") {
		add(rules.FerriesMovesIndependent, "independent")
	}
	return []Reason{because(rules.FerriesExtendMayMove, "may", f, append([]Reason{first}, below...)...)}
}

// severalFrom says whether the same direction met another ferry.
func severalFrom(stops []board.Stop, s board.Stop) bool {
	return slices.ContainsFunc(stops, func(o board.Stop) bool { return o.From == s.From && o.Cell != s.Cell })
}

// severalDirections says whether another direction met another ferry.
func severalDirections(stops []board.Stop, s board.Stop) bool {
	return slices.ContainsFunc(stops, func(o board.Stop) bool { return o.From != s.From && o.Cell != s.Cell })
}

// anyPieceBy says whether a figure stands on the road that was followed.
func (p *Position) anyPieceBy(s board.Stop) bool {
	return p.firstOn(p.Board.SegAt(s.Way[len(s.Way)-1])) >= 0
}

func unknownStops(stops []board.Stop) []place.Cell {
	var out []place.Cell
	for _, s := range stops {
		if s.Kind == board.AtUnknown {
			out = append(out, s.Cell)
		}
	}
	return sortedCells(out)
}

// WaysIntoUnknown lists the undescribed tiles that the roads of the tile just
// placed run into before they meet a ferry: one of them may be a lake whose
// ferry may be moved. After the scoring none may be, whatever lies there.
func (p *Position) WaysIntoUnknown() []place.Cell {
	if p.Turn.Scored && p.On(rules.FerriesSequence) {
		return nil
	}
	return unknownStops(p.reach().stops)
}

// whyNotReached rules on a ferry that the walk did not meet: it lies behind
// another, its lake was met at a bare jetty, or it is on no extended road.
func (p *Position) whyNotReached(lake place.Cell, r reached, f Facts, no []Reason) Ruling {
	l, _ := p.Board.At(p.Turn.Tile)
	if way, before, ok := behind(&p.Board, l, lake); ok {
		f.Way, f.Before = way, before
		if p.On(rules.FerriesFirstFerry) {
			return refused(append(no, because(rules.FerriesFirstFerry, "beyond", f))...)
		}
		if len(no) == 0 && p.On(rules.FerriesExtendMayMove) {
			return allowed(because(rules.FerriesExtendMayMove, "may", f))
		}
	}
	if len(p.Turn.Moves) > 0 && p.On(rules.FerriesFirstFerry) {
		b := p.beforeMoves()
		if way, before, ok := behind(&b, l, lake); ok {
			g := f
			g.Way, g.Before = way, before
			no = append(no, because(rules.FerriesFirstFerry, "beyond", g))
		}
	}
	f.Before = lake
	i := slices.IndexFunc(r.stops, func(s board.Stop) bool { return s.Kind == board.AtBareJetty && s.Cell == lake })
	switch {
	case i >= 0:
		f.Way, f.At = r.stops[i].Way, r.stops[i].Way[len(r.stops[i].Way)-1]
		no = append(no, because(rules.FerriesMustIncludeFerry, "bare-jetty", f, because(rules.FerriesBareJettyEnds, "ends", f)))
	case len(p.onlyByTunnel(l, lake, f)) > 0:
		no = append(no, p.onlyByTunnel(l, lake, f)...)
	case len(p.noMoveForAbbey(lake, f)) > 0:
		no = append(no, p.noMoveForAbbey(lake, f)...)
	case p.extendsNothing(l):
		no = append(no, because(rules.FerriesMustIncludeFerry, "nothing-extended", f, because(rules.FerriesExtendMayMove, "extends-nothing", f)))
	default:
		below := []Reason{because(rules.FerriesExtendMayMove, "not-extended", f)}
		if c, ok := p.circleBetween(l, lake); ok {
			g := f
			g.Cell = c
			below = append(below, because(rules.FerriesNotBranches, "circle", g))
		}
		no = append(no, because(rules.FerriesMustIncludeFerry, "not-on-road", f, below...))
	}
	return refused(no...)
}

// throughTunnel finds the two mouths where a way goes below the ground.
func throughTunnel(way []place.Place) (at, other place.Place, ok bool) {
	for i := 1; i+1 < len(way); i += 2 {
		if way[i].Cell != way[i+1].Cell {
			return way[i], way[i+1], true
		}
	}
	return at, other, false
}

// circleBetween finds a tile on which a crop circle keeps the extended road
// apart from a road of the ferry (ferries/not-branches).
func (p *Position) circleBetween(l board.Laid, lake place.Cell) (place.Cell, bool) {
	for _, c := range p.Board.Tiles() {
		if !c.Known() || c.Tile.Circle == "" {
			continue
		}
		mine, theirs := false, false
		for _, m := range p.Board.Segments(c) {
			if p.Board.Kind(m) != tile.RoadFeature {
				continue
			}
			theirs = theirs || p.ferryOn(lake, m)
			for _, own := range p.Board.Segments(l) {
				mine = mine || p.Board.Kind(own) == tile.RoadFeature && p.Board.Same(own, m)
			}
		}
		if mine && theirs {
			return c.Cell, true
		}
	}
	return place.Cell{}, false
}

// beforeMoves is the board as it was before ferries were moved this turn.
func (p *Position) beforeMoves() board.Board {
	b := p.Board.Clone()
	for _, m := range p.Turn.Moves {
		b.Link(m.Lake, m.From)
	}
	return b
}

// behind finds the way to a ferry that lies behind another, and the first
// ferry on that way.
func behind(b *board.Board, l board.Laid, lake place.Cell) (way []place.Place, first place.Cell, ok bool) {
	for _, s := range b.Beyond(l) {
		if s.Kind != board.AtFerry || s.Cell != lake {
			continue
		}
		for i := 1; i+1 < len(s.Way); i += 2 {
			if b.LinkAt(s.Way[i].Cell).Has(sideOf(s.Way[i])) {
				return s.Way, s.Way[i].Cell, true
			}
		}
	}
	return nil, place.Cell{}, false
}

func sideOf(p place.Place) place.Side {
	s, _ := p.Part.Side()
	return s
}

// extendsNothing says whether the tile's roads meet no road beside them.
func (p *Position) extendsNothing(l board.Laid) bool {
	for _, s := range place.AllSides {
		seg := p.Board.AtSide(l, s)
		if seg == board.None || p.Board.Kind(seg) != tile.RoadFeature {
			continue
		}
		if _, ok := p.Board.At(l.Cell.Next(s)); ok {
			return false
		}
	}
	return true
}
