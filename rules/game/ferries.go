package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// ferries is The Ferries: lakes whose jetties are ends of roads, a ferry that
// joins two of them, and ferries that move when their road is extended.
func ferries() expansion {
	return expansion{
		set: "ferries",
		steps: []stepDef{
			{name: "ferry", order: orderFerry, rule: rules.FerriesSequence, judge: judgeFerry, apply: applyFerry, open: openFerry, must: mustFerry},
			{name: "move", order: orderMove, rule: rules.FerriesSequence, judge: judgeMove, apply: applyMove, open: openMove},
		},
		changed: changedByFerries,
		ends:    ferryEnds,
		scored:  scoredAfterFerry,
		open:    openJetty,
	}
}

// newLake is the lake tile placed this turn, if one was.
func (p *Position) newLake() (board.Laid, bool) {
	if !p.Turn.HasTile {
		return board.Laid{}, false
	}
	l, _ := p.Board.At(p.Turn.Tile)
	return l, l.Jetties() != 0
}

func openFerry(p *Position) bool {
	_, lake := p.newLake()
	return lake && !p.Turn.did("ferry") && p.ferryNeedsHighwayman() == 0
}

// mustFerry: a lake tile gets its ferry, whether or not a meeple was placed
// (ferries/place-ferry, ferries/place-ferry-always).
func mustFerry(p *Position) []Reason {
	if !openFerry(p) || !p.On(rules.FerriesPlaceFerry) {
		return nil
	}
	f := Facts{Cell: p.Turn.Tile, Player: p.Turn.Player}
	if p.Turn.did("meeple") {
		return []Reason{because(rules.FerriesPlaceFerry, "owed", f, because(rules.FerriesPlaceFerryAlways, "with-meeple", f))}
	}
	if !p.On(rules.FerriesPlaceFerryAlways) {
		return nil
	}
	return []Reason{because(rules.FerriesPlaceFerry, "owed", f, because(rules.FerriesPlaceFerryAlways, "without-meeple", f))}
}

// MustPlaceFerry rules on whether this turn still owes its new ferry.
func (p *Position) MustPlaceFerry() Ruling {
	if why := mustFerry(p); len(why) > 0 {
		return allowed(why...)
	}
	f := Facts{Cell: p.Turn.Tile, Player: p.Turn.Player}
	switch _, lake := p.newLake(); {
	case !p.Turn.HasTile:
		return refused(because(rules.FerriesSequence, "no-tile", f))
	case !lake:
		return refused(because(rules.FerriesPlaceFerry, "no-lake", f))
	case p.Turn.did("ferry"):
		f.Link = p.Board.LinkAt(p.Turn.Tile)
		return refused(because(rules.FerriesPlaceFerry, "done", f))
	}
	if id := p.ferryNeedsHighwayman(); id != 0 {
		return refused(because(id, "no-highwayman", f))
	}
	return refused(because(rules.FerriesPlaceFerry, "optional", f))
}

// judgeFerry rules on setting the new ferry on the lake just placed.
func judgeFerry(p *Position, a Action, full bool) Ruling {
	act := a.(PlaceFerry)
	f := Facts{Cell: p.Turn.Tile, Ferry: p.Turn.Tile, Link: act.Link, Player: p.Turn.Player}
	l, lake := p.newLake()
	switch {
	case !p.Turn.HasTile:
		return refused(because(rules.FerriesSequence, "no-tile", f))
	case !lake:
		return refused(because(rules.FerriesPlaceFerry, "no-lake", f))
	case p.Turn.did("ferry"):
		f.Link = p.Board.LinkAt(p.Turn.Tile)
		return refused(because(rules.FerriesPlaceFerry, "second", f), because(rules.FerriesOncePerTurn, "placed", f))
	case bare(l, act.Link) != 0:
		f.Places = sidePlaces(l.Cell, bare(l, act.Link))
		return refused(because(rules.FerriesPlaceFerry, "no-jetty", f))
	}
	if id := p.ferryNeedsHighwayman(); id != 0 {
		return refused(because(id, "no-highwayman", f))
	}
	if !full {
		return allowed()
	}
	return allowed(because(rules.FerriesPlaceFerry, "between-jetties", f, because(rules.FerriesJoinsRoads, "joins", f)))
}

// bare is the set of sides of the link at which the tile has no jetty.
func bare(l board.Laid, link place.Link) place.Sides { return link.Sides() &^ l.Jetties() }

func sidePlaces(c place.Cell, sides place.Sides) []place.Place {
	var out []place.Place
	for _, s := range sides.List() {
		out = append(out, place.Place{Cell: c, Part: place.AtSide(s)})
	}
	return out
}

func applyFerry(p *Position, a Action) { p.Board.Link(p.Turn.Tile, a.(PlaceFerry).Link) }

// openMove: some ferry may still be moved this turn.
func openMove(p *Position) bool {
	for _, v := range p.FerryMoves() {
		if v.Ruling.Verdict != No {
			return true
		}
	}
	return false
}

// FerryLinks lists how the ferry on the lake may lie after this turn's move,
// in order. For a lake just placed whose ferry is still to come these are all
// pairs of jetties; for a ferry that may not be moved there are none.
func (p *Position) FerryLinks(lake place.Cell) ([]place.Link, Ruling) {
	l, ok := p.Board.At(lake)
	f := Facts{Ferry: lake, Cell: lake, Player: p.Turn.Player}
	if !ok || l.Jetties() == 0 {
		return nil, refused(because(rules.FerriesPlaceFerry, "no-lake", f))
	}
	if p.Turn.HasTile && lake == p.Turn.Tile && openFerry(p) {
		return linksOf(l.Jetties(), place.Link{}), allowed(because(rules.FerriesPlaceFerry, "any-two", f))
	}
	if id := p.ferryNeedsHighwayman(); id != 0 && p.Turn.HasTile && lake == p.Turn.Tile && !p.Turn.did("ferry") {
		return nil, refused(because(id, "no-highwayman", f))
	}
	r := p.MayMoveFerry(lake)
	if r.Verdict != Yes {
		return nil, r
	}
	f.Link = p.Board.LinkAt(lake)
	r.Because = append(r.Because, because(rules.FerriesMustLinkTwo, "other-links", f))
	return linksOf(l.Jetties(), f.Link), r
}

// linksOf lists all pairs of the sides except one, in the order N, E, S, W.
func linksOf(sides place.Sides, except place.Link) []place.Link {
	var out []place.Link
	list := sides.List()
	for i, a := range list {
		for _, b := range list[i+1:] {
			if link := place.LinkOf(a, b); link != except {
				out = append(out, link)
			}
		}
	}
	return out
}

// judgeMove rules on moving a ferry to another position on its lake.
func judgeMove(p *Position, a Action, full bool) Ruling {
	act := a.(MoveFerry)
	f := Facts{Ferry: act.Lake, Cell: p.Turn.Tile, Link: p.Board.LinkAt(act.Lake), To: act.To, Player: p.Turn.Player}
	var no []Reason
	if openFerry(p) && len(mustFerry(p)) > 0 && p.On(rules.FerriesPlaceThenMove) {
		no = append(no, because(rules.FerriesPlaceThenMove, "ferry-first", f))
	}
	may := p.MayMoveFerry(act.Lake)
	if may.Verdict == No {
		no = append(no, may.Because...)
	}
	no = append(no, p.badLink(act, f)...)
	if len(no) > 0 {
		return refused(no...)
	}
	if may.Verdict == Yes && full {
		return allowed(append(may.Because, because(rules.FerriesMustLinkTwo, "links", f))...)
	}
	if may.Verdict == Yes {
		return allowed()
	}
	return may
}

// badLink gives the reasons why the ferry may not come to lie that way.
func (p *Position) badLink(act MoveFerry, f Facts) []Reason {
	l, ok := p.Board.At(act.Lake)
	if !ok || l.Jetties() == 0 {
		return nil
	}
	if off := bare(l, act.To); off != 0 && p.On(rules.FerriesMustLinkTwo) {
		f.Places = sidePlaces(act.Lake, off)
		return []Reason{because(rules.FerriesMustLinkTwo, "no-jetty", f)}
	}
	if act.To == f.Link {
		return []Reason{because(rules.FerriesNotFixed, "same", f)}
	}
	if !p.On(rules.FerriesMayCutOff) && p.cutsOff(act) {
		return []Reason{because(rules.FerriesMayCutOff, "never", f)}
	}
	if !p.On(rules.FerriesMayReopen) && p.opens(act) {
		return []Reason{because(rules.FerriesMayReopen, "never", f)}
	}
	return nil
}

// cutsOff says whether the ferry would no longer touch a road just extended.
func (p *Position) cutsOff(act MoveFerry) bool {
	for _, s := range p.reach().usable {
		if s.Cell == act.Lake && act.To.Has(sideOf(s.Way[len(s.Way)-1])) {
			return false
		}
	}
	return true
}

// opens says whether the move would open a road that was complete before this
// turn.
func (p *Position) opens(act MoveFerry) bool {
	after := p.Clone()
	applyMove(&after, act)
	return len(after.reopened) > len(p.reopened)
}

// MayMoveFerryTo rules on moving the ferry to that position in this turn's
// move step.
func (p *Position) MayMoveFerryTo(lake place.Cell, to place.Link) Ruling {
	r := p.MayMoveFerry(lake)
	f := Facts{Ferry: lake, Link: p.Board.LinkAt(lake), To: to, Player: p.Turn.Player}
	bad := p.badLink(MoveFerry{lake, to}, f)
	switch {
	case len(bad) > 0 && r.Verdict == No:
		return refused(append(r.Because, bad...)...)
	case len(bad) > 0:
		return refused(bad...)
	case r.Verdict == Yes:
		r.Because = append(r.Because, because(rules.FerriesMustLinkTwo, "links", f))
	}
	return r
}

func applyMove(p *Position, a Action) {
	act := a.(MoveFerry)
	l, _ := p.Board.At(act.Lake)
	var closed []board.Seg
	for _, s := range p.jetties(l) {
		if p.complete(s) {
			closed = append(closed, s)
		}
	}
	fresh := p.withNewTile(closed)
	p.Turn.Moves = append(p.Turn.Moves, Moved{act.Lake, p.Board.LinkAt(act.Lake)})
	p.Board.Link(act.Lake, act.To)
	for i, s := range closed {
		switch {
		case p.complete(s):
		case fresh[i]:
			p.Turn.Undone = append(p.Turn.Undone, s)
		case !containsSeg(p.reopened, s):
			p.reopened = append(p.reopened, s)
		}
	}
}

// withNewTile says of each road whether the tile just placed is part of it:
// then it was completed in this turn.
func (p *Position) withNewTile(roads []board.Seg) []bool {
	out := make([]bool, len(roads))
	l, _ := p.Board.At(p.Turn.Tile)
	for i, s := range roads {
		for _, t := range p.Board.Segments(l) {
			out[i] = out[i] || p.Board.Kind(t) == tile.RoadFeature && p.Board.Same(s, t)
		}
	}
	return out
}

// changedByFerries lists the roads of the lakes whose ferry was set or moved
// this turn.
func changedByFerries(p *Position) []board.Seg {
	var out []board.Seg
	for _, a := range p.Turn.Log {
		if m, ok := a.(MoveFerry); ok {
			l, _ := p.Board.At(m.Lake)
			out = append(out, p.Board.Segments(l)...)
		}
	}
	return out
}
