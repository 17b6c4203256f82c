package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// bridges is the wooden bridge of Bridges, Castles and Bazaars. Castles and
// auctions are not played.
func bridges() expansion {
	return expansion{
		set: "bridges",
		pieces: []pieceDef{{
			kind: Bridge, rule: rules.BridgesPlace, in: setIn("bridges"), supply: bridgesEach,
		}},
		steps: []stepDef{{
			name: "bridge", order: orderBridge, rule: rules.BaseTurnSteps,
			judge: judgeBridge, apply: applyBridge, open: openBridge, must: mustBridge,
		}},
		mends:   bridgeMends,
		changed: changedByBridge,
		forbids: bridgeElsewhere,
		scored:  bridgesScored,
	}
}

// bridgesEach: three each for up to four players, two for more
// (bridges/supply).
func bridgesEach(s *Setup) int {
	if len(s.Names.Players) > 4 {
		return 2
	}
	return 3
}

// PlaceBridge lays a wooden bridge over a tile.
type PlaceBridge struct {
	Cell place.Cell
	Link place.Link
}

func (PlaceBridge) stepName() string { return "bridge" }

// misfit is a side at which the new tile and the tile beside it show a road and
// a field, which a bridge could mend.
type misfit struct {
	side place.Side // of the new tile
	mine bool       // the road is on the new tile, the field beside it
}

// bridgeMends lists the bridges by which a tile would fit after all: one that
// continues every road that runs against a field (bridges/needed).
func bridgeMends(p *Position, c place.Cell, misfits []misfit) []PlaceBridge {
	if !p.On(rules.BridgesNeeded) || !p.On(rules.BridgesPlace) || p.noBridgeLeft() {
		return nil
	}
	var out []PlaceBridge
	for _, m := range misfits {
		b := PlaceBridge{c, place.LinkOf(m.side, m.side.Opposite())}
		if m.mine {
			b.Cell = c.Next(m.side)
		}
		if !slices.Contains(out, b) && mendsAll(b, c, misfits) {
			out = append(out, b)
		}
	}
	return out
}

// mendsAll says whether one bridge mends all the misfits.
func mendsAll(b PlaceBridge, c place.Cell, misfits []misfit) bool {
	for _, m := range misfits {
		switch {
		case m.mine && b.Cell != c.Next(m.side), !m.mine && b.Cell != c, !b.Link.Has(m.side):
			return false
		}
	}
	return true
}

// mustBridge: a tile that fits only with a bridge needs it in the same turn.
func mustBridge(p *Position) []Reason {
	if len(p.Turn.Mends) == 0 || p.Turn.did("bridge") {
		return nil
	}
	b := p.Turn.Mends[0]
	return []Reason{because(rules.BridgesNeeded, "owed", Facts{Cell: b.Cell, Link: b.Link, Player: p.Turn.Player})}
}

func openBridge(p *Position) bool {
	if !p.Turn.HasTile || p.Turn.did("bridge") || p.noBridgeLeft() {
		return false
	}
	return len(p.BridgeSpots()) > 0
}

// noBridgeLeft says whether the player has built all bridges (bridges/supply),
// or the game has none.
func (p *Position) noBridgeLeft() bool {
	return p.Supply[p.Turn.Player][Bridge] <= 0 && (p.On(rules.BridgesSupply) || !setIn("bridges")(p.Setup))
}

// BridgeSpots lists the bridges that the player may lay now, in order.
func (p *Position) BridgeSpots() []PlaceBridge {
	if !p.Turn.HasTile {
		return nil
	}
	cells := []place.Cell{p.Turn.Tile}
	for _, s := range place.AllSides {
		cells = append(cells, p.Turn.Tile.Next(s))
	}
	slices.SortFunc(cells, place.Cell.Compare)
	var out []PlaceBridge
	for _, c := range cells {
		for _, l := range [2]place.Link{{A: place.N, B: place.S}, {A: place.E, B: place.W}} {
			if b := (PlaceBridge{c, l}); judgeBridge(p, b, false).Verdict == Yes {
				out = append(out, b)
			}
		}
	}
	return out
}

// judgeBridge rules on a wooden bridge: over the tile just placed or one that
// touches it, straight between two field edges, and continued by what lies
// beside it (bridges/place, bridges/straight).
func judgeBridge(p *Position, a Action, full bool) Ruling {
	act := a.(PlaceBridge)
	f := Facts{Cell: act.Cell, Link: act.Link, Player: p.Turn.Player, Piece: Bridge}
	if !p.On(rules.BridgesPlace) {
		return refused(because(rules.BridgesPlace, "never", f))
	}
	if !p.Turn.HasTile {
		return refused(because(rules.BridgesPlace, "no-tile", f))
	}
	var no []Reason
	if p.Turn.did("bridge") {
		no = append(no, because(rules.BridgesPlace, "second", f))
	}
	if p.noBridgeLeft() {
		no = append(no, because(rules.BridgesSupply, "none-left", f))
	}
	touches := act.Cell == p.Turn.Tile || slices.ContainsFunc(place.AllSides[:], func(s place.Side) bool { return p.Turn.Tile.Next(s) == act.Cell })
	l, ok := p.Board.At(act.Cell)
	if !touches || !ok || !l.Known() {
		return refused(append(no, because(rules.BridgesPlace, "elsewhere", f))...)
	}
	if len(p.Turn.Mends) > 0 && !slices.Contains(p.Turn.Mends, act) {
		g := f
		g.Cell, g.To = p.Turn.Mends[0].Cell, p.Turn.Mends[0].Link
		no = append(no, because(rules.BridgesNeeded, "other", g))
	}
	no = append(no, p.badSpan(l, act, f)...)
	switch {
	case len(no) > 0:
		return refused(no...)
	case full:
		return allowed(because(rules.BridgesPlace, "may", f))
	}
	return allowed()
}

// badSpan gives the reasons why a bridge cannot lie over the tile that way.
func (p *Position) badSpan(l board.Laid, act PlaceBridge, f Facts) []Reason {
	if !p.On(rules.BridgesStraight) {
		return nil
	}
	var no []Reason
	if act.Link.A.Opposite() != act.Link.B {
		no = append(no, because(rules.BridgesStraight, "bent", f))
	}
	if !l.Bridge().IsZero() {
		no = append(no, because(rules.BridgesStraight, "one-already", f))
		return no
	}
	for _, s := range act.Link.Sides().List() {
		f.At = place.Place{Cell: l.Cell, Part: place.AtSide(s)}
		if l.Edge(s) != tile.Field {
			no = append(no, because(rules.BridgesStraight, "no-field", f))
			continue
		}
		if n, ok := p.Board.At(l.Cell.Next(s)); ok && n.Known() && !matches(tile.Road, n.Edge(s.Opposite())) {
			no = append(no, because(rules.BridgesStraight, "not-continued", f))
		}
	}
	return no
}

func applyBridge(p *Position, a Action) {
	act := a.(PlaceBridge)
	p.Supply[p.Turn.Player][Bridge]--
	if !p.On(rules.BridgesIsRoad) {
		return
	}
	// With bridges/straight off a bridge may bend or be the second on its tile;
	// the board has no such roads.
	if !p.Board.Span(act.Cell, act.Link) {
		return
	}
	l, _ := p.Board.At(act.Cell)
	for i := range p.play.expansions {
		if f := p.play.expansions[i].spanned; f != nil {
			f(p, p.Board.AtSide(l, act.Link.A))
		}
	}
}

// bridgesScored names the bridges on a road, whose tiles count for it
// (bridges/is-road).
func bridgesScored(p *Position, _ *Event, f *board.Feature) []Reason {
	var out []Reason
	for _, m := range f.Segs {
		if l := p.Board.TileOf(m); !l.Bridge().IsZero() && p.Board.AtSide(l, l.Bridge().A) == m {
			out = append(out, because(rules.BridgesIsRoad, "counts", Facts{At: p.Board.Place(m), Cell: l.Cell, Link: l.Bridge()}))
		}
	}
	return out
}

// bridgeElsewhere: a figure goes on a bridge only if it lies over the tile just
// placed (bridges/is-road).
func bridgeElsewhere(p *Position, _ Kind, s board.Seg, f Facts) []Reason {
	l := p.Board.TileOf(s)
	if l.Bridge().IsZero() || p.Board.AtSide(l, l.Bridge().A) != s || l.Cell == p.Turn.Tile {
		return nil
	}
	f.Cell, f.Link = l.Cell, l.Bridge()
	return []Reason{because(rules.BridgesIsRoad, "other-tile", f)}
}

// changedByBridge lists the road of the bridge of this turn.
func changedByBridge(p *Position) []board.Seg {
	for _, a := range p.Turn.Log {
		if b, ok := a.(PlaceBridge); ok {
			l, _ := p.Board.At(b.Cell)
			if l.Bridge().IsZero() {
				return nil
			}
			return []board.Seg{p.Board.AtSide(l, b.Link.A)}
		}
	}
	return nil
}
