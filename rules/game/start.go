package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Start checks a setup and makes the position before its first turn. All
// faults are given; the position is of use only if there are none.
func Start(s *Setup) (Position, []Fault) {
	p := Position{Setup: s, play: newPlay()}
	p.switches = switchesOf(s)
	p.supplyOf()
	p.Score = make([]int, p.Players())
	copy(p.Score, s.Scores)
	p.Turn = TurnState{Player: s.First, Part: 1}
	if !p.On(rules.FerriesJoinsRoads) {
		p.Board.KeepApart()
	}
	faults := p.layTiles()
	faults = append(faults, p.layBridges()...)
	faults = append(faults, p.setPieces()...)
	faults = append(faults, p.decorFaults()...)
	faults = append(faults, p.setSupply()...)
	return p, faults
}

// switchesOf is the one place where rulebooks and house rules turn into
// switches. Of the rules that are played, editions differ only in how a wagon
// moves; else in their tiles.
func switchesOf(s *Setup) rules.Switches { return s.SwitchesUnder(s.Rulebook) }

// SwitchesUnder are the switches of the setup if it were played by that
// rulebook; its house rules stay.
func (s *Setup) SwitchesUnder(b rules.Rulebook) rules.Switches {
	sw := b.Switches()
	for _, h := range WagonRules(s.Edition == tile.C1) {
		sw.Set(h.Rule, h.On)
	}
	for _, h := range s.House {
		sw.Set(h.Rule, h.On)
	}
	return sw
}

func (p *Position) layTiles() []Fault {
	var out []Fault
	for i := range p.Setup.Tiles {
		t := &p.Setup.Tiles[i]
		if _, taken := p.Board.At(t.Cell); taken {
			out = append(out, Fault{t.Path, because(rules.BasePlaceTile, "taken", Facts{Cell: t.Cell})})
			continue
		}
		p.Board.Lay(t.Cell, p.broken(t.Tile), t.Turn)
		if t.Ferry.IsZero() {
			continue
		}
		l, _ := p.Board.At(t.Cell)
		f := Facts{Cell: t.Cell, Ferry: t.Cell, Link: t.Ferry}
		switch off := bare(l, t.Ferry); {
		case l.Jetties() == 0:
			out = append(out, Fault{t.Path + "/ferry", because(rules.FerriesPlaceFerry, "no-lake", f)})
		case off != 0:
			f.Places = sidePlaces(t.Cell, off)
			out = append(out, Fault{t.Path + "/ferry", because(rules.FerriesPlaceFerry, "no-jetty", f)})
		default:
			p.Board.Link(t.Cell, t.Ferry)
		}
	}
	return out
}

// misfits lists the edges at which a lying tile does not continue what was laid
// before beside it.
func (p *Position) misfits() []Fault {
	var out []Fault
	path := map[place.Cell]string{}
	for i := range p.Setup.Tiles {
		t := &p.Setup.Tiles[i]
		l, _ := p.Board.At(t.Cell)
		for _, s := range place.AllSides {
			n, ok := p.Board.At(t.Cell.Next(s))
			if _, before := path[t.Cell.Next(s)]; !ok || !before || !l.Known() || !n.Known() {
				continue
			}
			if mine, theirs := l.Edge(s), n.Edge(s.Opposite()); !matches(mine, theirs) {
				out = append(out, Fault{t.Path, because(rules.BasePlaceTile, "edge-differs", Facts{
					Cell: t.Cell, At: place.Place{Cell: t.Cell, Part: place.AtSide(s)}, What: mine.Word(),
					Other: place.Place{Cell: n.Cell, Part: place.AtSide(s.Opposite())}, N: int(theirs),
				})})
			}
		}
		path[t.Cell] = t.Path
	}
	return out
}

// layBridges lays the wooden bridges that lie over tiles from the start, and
// then looks at the edges of all tiles: a road may run against a bridge.
func (p *Position) layBridges() []Fault {
	var out []Fault
	for i := range p.Setup.Tiles {
		t := &p.Setup.Tiles[i]
		if t.Bridge.IsZero() {
			continue
		}
		l, _ := p.Board.At(t.Cell)
		f := Facts{Cell: t.Cell, Link: t.Bridge, Piece: Bridge}
		if why := p.badSpan(l, PlaceBridge{t.Cell, t.Bridge}, f); len(why) > 0 {
			out = append(out, Fault{t.Path + "/bridge", why[0]})
			continue
		}
		p.Board.Span(t.Cell, t.Bridge)
	}
	return append(out, p.misfits()...)
}

func (p *Position) setPieces() []Fault {
	var out []Fault
	for i := range p.Setup.Pieces {
		sp := &p.Setup.Pieces[i]
		f := Facts{At: sp.At, Cell: sp.At.Cell, Player: sp.Player, Piece: sp.Kind}
		d := p.play.piece(sp.Kind)
		if d == nil {
			out = append(out, Fault{sp.Path + "/piece", because(rules.BasePlaceMeeple, "no-such-piece", f)})
			continue
		}
		if sp.Kind == Tollhouse {
			out = append(out, p.setTollhouse(sp, f)...)
			continue
		}
		if sp.Kind == TunnelToken {
			out = append(out, p.setToken(sp, f)...)
			continue
		}
		seg := p.segmentFor(d, sp.At)
		if seg == board.None {
			out = append(out, Fault{sp.Path + "/at", p.nothingThere(sp.At, f)})
			continue
		}
		f.What = p.Board.Kind(seg).String()
		if r := p.clash(d, seg, f); r != nil {
			out = append(out, Fault{sp.Path + "/at", *r})
			continue
		}
		p.Supply[sp.Player][sp.Kind]--
		if p.Supply[sp.Player][sp.Kind] < 0 && !p.overridden(sp.Player, sp.Kind) {
			f.N = d.each
			out = append(out, Fault{sp.Path, because(rules.BaseSupply, "too-many", f)})
		}
		p.Pieces = append(p.Pieces, Piece{sp.Kind, sp.Player, seg, sp.At, sp.Value, sp.Pair})
	}
	return out
}

// setTollhouse puts a tollhouse on its crossroads before the first turn.
func (p *Position) setTollhouse(sp *SetupPiece, f Facts) []Fault {
	if why := p.noCrossroads(sp.At.Cell, f); len(why) > 0 {
		return []Fault{{sp.Path + "/at", why[0]}}
	}
	for _, pc := range p.Pieces {
		if pc.Kind == Tollhouse && (pc.At.Cell == sp.At.Cell || pc.Owner == sp.Player) {
			f.Rival = pc.Owner
			return []Fault{{sp.Path, because(rules.TollsFree, "taken", f)}}
		}
	}
	p.Supply[sp.Player][Tollhouse]--
	at := place.Place{Cell: sp.At.Cell}
	p.Pieces = append(p.Pieces, Piece{Kind: Tollhouse, Owner: sp.Player, Seg: board.None, At: at, Value: max(1, sp.Value)})
	return nil
}

// setToken puts a tunnel token on its mouth before the first turn.
func (p *Position) setToken(sp *SetupPiece, f Facts) []Fault {
	s := p.Board.SegAt(sp.At)
	f.N, f.M = sp.Pair, p.Setup.tunnelPairs()
	_, taken := p.tokenAt(s)
	switch {
	case !p.Board.Mouth(s):
		return []Fault{{sp.Path + "/at", because(rules.TunnelToken, "no-mouth", f)}}
	case taken:
		return []Fault{{sp.Path + "/at", because(rules.TunnelToken, "taken", f)}}
	case sp.Pair < 1 || sp.Pair > f.M || len(p.tokensOf(sp.Player, sp.Pair)) > 1:
		return []Fault{{sp.Path, because(rules.TunnelSets, "no-such-token", f)}}
	}
	p.Supply[sp.Player][TunnelToken]--
	p.addToken(Piece{Kind: TunnelToken, Owner: sp.Player, Seg: board.None, At: sp.At, Pair: sp.Pair}, false)
	return nil
}

// clash is the reason why a piece cannot have been standing there: another one
// on the same segment, the wrong kind of feature, or a complete feature that
// would have been scored.
func (p *Position) clash(d *pieceDef, seg board.Seg, f Facts) *Reason {
	for _, pc := range p.Pieces {
		if pc.Seg == seg && p.maySharePart(&pc, seg, f.Player) {
			continue
		}
		if pc.Seg == seg && p.Board.Kind(seg) != tile.FieldFeature {
			f.Rival, f.Other, f.Piece = pc.Owner, pc.At, pc.Kind
			r := because(rules.BaseOccupied, "two-on-one", f)
			return &r
		}
		if pc.Seg == seg && p.follower(pc.Kind) && d.follower {
			f.Rival, f.Other, f.Piece = pc.Owner, pc.At, pc.Kind
			r := because(rules.BaseOccupied, "two-on-one", f)
			return &r
		}
	}
	if why := p.wrongFeature(d, seg, f); len(why) > 0 {
		return &why[0]
	}
	if p.Board.Kind(seg) != tile.FieldFeature && p.complete(seg) {
		r := because(rules.BaseMeeplesReturn, "scored-already", f)
		return &r
	}
	return nil
}

// maySharePart says whether another figure of the player may stand on the same
// part of a tile: on a labyrinth, or beside an own one where crop circles are
// in play.
func (p *Position) maySharePart(pc *Piece, seg board.Seg, player int) bool {
	circles := setIn("crop1")(p.Setup) || setIn("crop2")(p.Setup)
	return p.onLabyrinth(seg) || circles && pc.Owner == player
}

func (p *Position) overridden(player int, k Kind) bool {
	for _, s := range p.Setup.Supply {
		if s.Player == player && s.Kind == k {
			return true
		}
	}
	return false
}

func (p *Position) setSupply() []Fault {
	for _, s := range p.Setup.Supply {
		p.Supply[s.Player][s.Kind] = int8(min(max(s.Count, 0), 100))
	}
	return nil
}
