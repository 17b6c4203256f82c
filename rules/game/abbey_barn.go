package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// barnPiece is the barn: it stands on a corner of the tile just placed where
// four tiles meet in a field (barn/corner, barn/free).
func barnPiece() pieceDef {
	return pieceDef{
		kind: Barn, each: 1, in: setIn("abbey"), rule: rules.BarnCorner, stands: []tile.Kind{tile.FieldFeature},
		forbids: func(p *Position, at place.Place, seg board.Seg, f Facts) []Reason {
			var no []Reason
			if p.On(rules.BarnCorner) && !p.barnCorner(at) {
				no = append(no, because(rules.BarnCorner, "no-corner", f))
			}
			if p.barnOn(seg) && p.On(rules.BarnFree) {
				no = append(no, because(rules.BarnFree, "barn-there", f))
			}
			return no
		},
		placed: barnPlaced,
	}
}

// barnCorner says whether all four quarters around the corner of the half-edge
// are field.
func (p *Position) barnCorner(at place.Place) bool {
	h, ok := at.Part.Half()
	if !ok {
		return false
	}
	// The corner lies between two sides: h's own and, for a left half, the side
	// before it, for a right half the side after it.
	other := h.Side().Turn(-1)
	if h&1 == 1 {
		other = h.Side().Turn(1)
	}
	a, b := h.Side(), other
	c := at.Cell
	diagonal := c.Next(a).Next(b)
	return p.fieldCorner(c, a, b) && p.fieldCorner(c.Next(a), a.Opposite(), b) &&
		p.fieldCorner(c.Next(b), a, b.Opposite()) && p.fieldCorner(diagonal, a.Opposite(), b.Opposite())
}

// fieldCorner says whether a tile lies on the cell and shows field at its
// corner between two neighbouring sides.
func (p *Position) fieldCorner(c place.Cell, a, b place.Side) bool {
	l, ok := p.Board.At(c)
	if !ok || !l.Known() {
		return false
	}
	if a.Turn(1) != b {
		a, b = b, a
	}
	right, left := place.Half(2*a+1), place.Half(2*b)
	s, t := p.Board.AtHalf(l, right), p.Board.AtHalf(l, left)
	return s != board.None && s == t
}

func (p *Position) barnOn(s board.Seg) bool {
	found := false
	p.eachOn(s, func(i int) bool {
		found = p.Pieces[i].Kind == Barn
		return !found
	})
	return found
}

// barnPlaced scores the farmers of the field at once, 3 points for each
// completed city, and sends them home (barn/scores-farmers).
func barnPlaced(p *Position, barn *Piece) {
	for _, e := range p.farmersHome(barn.Seg, rules.BarnScoresFarmers, 3) {
		p.book(&e)
		p.Turn.Events = append(p.Turn.Events, e)
	}
}

// farmersHome is the scoring of the farmers on a field with a barn.
func (p *Position) farmersHome(s board.Seg, id rules.ID, each int) []Event {
	if !p.On(id) {
		return nil
	}
	on := slices.DeleteFunc(p.PiecesOn(s), func(pc Piece) bool { return pc.Kind == Barn })
	if len(on) == 0 {
		return nil
	}
	feat := p.Board.Feature(s)
	n := len(p.citiesOf(&feat))
	e := Event{Kind: feat.Kind, Seg: s, At: p.Board.Place(feat.Segs[0]), Tiles: feat.Tiles, Owners: p.majority(on), Returned: on}
	if n > 0 {
		e.Items = []Item{{id, "city", n, each}}
	}
	e.Why = []Reason{because(id, "scores", Facts{At: e.At, N: n, M: each, What: "field"})}
	return p.farmers([]Event{e})
}

// barnJoined scores farmers whose field has been joined to a barn's field, 1
// point for each completed city, and sends them home (barn/joined-later).
func barnJoined(p *Position) []Event {
	var out []Event
	var seen []board.Seg
	for _, pc := range p.Pieces {
		if pc.Kind != Barn || containsSeg(seen, p.Board.Key(pc.Seg)) {
			continue
		}
		seen = append(seen, p.Board.Key(pc.Seg))
		out = append(out, p.farmersHome(pc.Seg, rules.BarnJoinedLater, 1)...)
	}
	return out
}

// barnFields: at the end those with most barns on a field get 4 points for each
// completed city that touches it (barn/final).
func barnFields(p *Position, farms []farm, events []Event) []Event {
	var out []Event
	for _, e := range events {
		if !p.barnOn(e.Seg) {
			out = append(out, e)
		}
	}
	for i := range farms {
		f := &farms[i]
		if !p.barnOn(f.event.Seg) {
			continue
		}
		e := f.event
		e.Owners, e.Items = mostBarns(f.on, p.Players()), p.barnItems(len(f.cities))
		e.Why = []Reason{because(rules.BarnFinal, "scores", Facts{At: e.At, N: len(f.cities), M: 4, What: "field"})}
		out = append(out, e)
	}
	return out
}

// barnItems is what a field with barns brings: 4 points a completed city.
func (p *Position) barnItems(cities int) []Item {
	if cities == 0 || !p.On(rules.BarnFinal) {
		return nil
	}
	return []Item{{rules.BarnFinal, "city", cities, 4}}
}

// barnOwners: on a field with barns those with most barns have the majority
// (barn/final).
func barnOwners(p *Position, s board.Seg) ([]int, []Reason, bool) {
	if p.Board.Kind(s) != tile.FieldFeature || !p.barnOn(s) {
		return nil, nil, false
	}
	feat := p.Board.Feature(s)
	owners := mostBarns(p.PiecesOn(s), p.Players())
	f := Facts{At: p.Board.Place(s), N: len(p.citiesOf(&feat)), M: 4, What: "field"}
	return owners, []Reason{because(rules.BarnFinal, "scores", f)}, true
}

func mostBarns(on []Piece, players int) []int {
	count := make([]int, players)
	for _, pc := range on {
		if pc.Kind == Barn {
			count[pc.Owner]++
		}
	}
	most := slices.Max(count)
	var out []int
	for player, n := range count {
		if n == most && n > 0 {
			out = append(out, player)
		}
	}
	return out
}
