package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// traders is Traders & Builders: the builder and the double turn, the pig, and
// trade goods.
func traders() expansion {
	return expansion{
		set: "traders",
		pieces: []pieceDef{
			{
				kind: Builder, each: 1, in: setIn("traders"), rule: rules.BuilderPlace,
				stands: []tile.Kind{tile.RoadFeature, tile.CityFeature}, strength: builderStrength, counts: rules.BuilderNoMajority,
				forbids: func(p *Position, _ place.Place, seg board.Seg, f Facts) []Reason {
					if !p.On(rules.BuilderPlace) {
						return []Reason{because(rules.BuilderPlace, "never", f)}
					}
					return p.companion(rules.BuilderPlace, seg, f)
				},
			},
			{
				kind: Pig, each: 1, in: setIn("traders"), rule: rules.PigFourPoints,
				stands: []tile.Kind{tile.FieldFeature},
				forbids: func(p *Position, _ place.Place, seg board.Seg, f Facts) []Reason {
					return p.companion(rules.PigFourPoints, seg, f)
				},
			},
		},
		laid:      builderExtends,
		completed: takeGoods,
		after:     buildersAlone,
		again:     doubleTurn,
		farmers:   pigs,
		final:     goodsMajority,
	}
}

// builderStrength: the builder counts nothing (builder/no-majority).
func builderStrength(p *Position, _ *Piece) int {
	if p.On(rules.BuilderNoMajority) {
		return 0
	}
	return 1
}

// builderExtends notes whether the tile just placed extends a road or city with
// a builder of the player (builder/double-turn). It is enough that the builder
// is there at that moment (builder/was-there).
func builderExtends(p *Position) {
	if !p.hasBuilder() {
		return
	}
	l, _ := p.Board.At(p.Turn.Tile)
	for _, s := range p.Board.Segments(l) {
		if k := p.Board.Kind(s); k == tile.RoadFeature || k == tile.CityFeature {
			p.Turn.Double = p.Turn.Double || p.builderOn(s)
		}
	}
}

// builderOn says whether the builder of the player to move is on the feature.
func (p *Position) builderOn(s board.Seg) bool {
	found := false
	p.eachOn(s, func(i int) bool {
		found = found || p.Pieces[i].Kind == Builder && p.Pieces[i].Owner == p.Turn.Player
		return !found
	})
	return found
}

// doubleTurn rules on a second part of the turn (builder/double-turn,
// builder/no-third-tile).
func doubleTurn(p *Position) (Ruling, bool) {
	f := Facts{Player: p.Turn.Player, Cell: p.Turn.Tile, Piece: Builder}
	switch {
	case !p.On(rules.BuilderDoubleTurn) || !p.Turn.Double && !p.hasBuilder():
		return Ruling{}, false
	case !p.Turn.Double:
		return refused(because(rules.BuilderDoubleTurn, "not-extended", f)), true
	case p.Turn.Part > 1 && p.On(rules.BuilderNoThirdTile):
		return refused(because(rules.BuilderNoThirdTile, "no-chain", f)), true
	}
	return allowed(p.whyDouble(f)), true
}

// hasBuilder says whether the player's builder is on the board.
func (p *Position) hasBuilder() bool {
	for _, pc := range p.Pieces {
		if pc.Kind == Builder && pc.Owner == p.Turn.Player {
			return true
		}
	}
	return false
}

// buildersAlone sends builders and pigs home whose owner has no follower left
// on their feature (builder/returns).
func buildersAlone(p *Position) []Event {
	if !p.On(rules.BuilderReturns) {
		return nil
	}
	var out []Event
	for _, pc := range p.Pieces {
		if pc.Kind != Builder && pc.Kind != Pig || p.ownFollowers(pc.Seg, pc.Owner) > 0 {
			continue
		}
		out = append(out, p.sentHome(pc, because(rules.BuilderReturns, "alone", Facts{At: pc.At, Player: pc.Owner, Piece: pc.Kind})))
	}
	return out
}

// takeGoods gives the player who completed a city a token for every symbol in
// it (goods/majority).
func takeGoods(p *Position, f *board.Feature) {
	for _, m := range f.Segs {
		if g := p.Board.Printed(m).Goods; g != tile.NoGoods {
			if p.goods == nil {
				p.goods = make([][3]uint8, p.Players())
			}
			p.goods[p.Turn.Player][g-1]++
		}
	}
}

// Goods is how many tokens of a good the player has.
func (p *Position) Goods(player int, g tile.Goods) int {
	if p.goods == nil || g == tile.NoGoods {
		return 0
	}
	return int(p.goods[player][g-1])
}

// goodsMajority gives 10 points for the most of each kind of goods, to all in a
// tie (goods/majority).
func goodsMajority(p *Position) []Event {
	if p.goods == nil || !p.On(rules.GoodsMajority) {
		return nil
	}
	var out []Event
	for g := tile.Wine; g <= tile.Cloth; g++ {
		most := 0
		for i := range p.goods {
			most = max(most, p.Goods(i, g))
		}
		if most == 0 {
			continue
		}
		e := Event{Seg: board.None, Items: []Item{{rules.GoodsMajority, g.String(), 1, 10}}, Final: true}
		for i := range p.goods {
			if p.Goods(i, g) == most {
				e.Owners = append(e.Owners, i)
			}
		}
		e.Why = []Reason{because(rules.GoodsMajority, "most", Facts{What: g.String(), N: most, Player: e.Owners[0]})}
		out = append(out, e)
	}
	return out
}

// pigs splits the scoring of a field into one for those without a pig there and
// one for each owner with one, who gets a point more for each city
// (pig/four-points).
func pigs(p *Position, e Event) []Event {
	if len(e.Items) == 0 || !p.On(rules.PigFourPoints) {
		return []Event{e}
	}
	var plain []int
	var out []Event
	for _, owner := range e.Owners {
		if !p.pigOn(e.Seg, owner) {
			plain = append(plain, owner)
			continue
		}
		own := e
		own.Owners, own.Tied = []int{owner}, e.Owners
		own.Items = append(append([]Item(nil), e.Items...), Item{rules.PigFourPoints, "pig", e.Items[0].Count, 1})
		if len(out) > 0 || len(plain) > 0 {
			own.Returned = nil
		}
		out = append(out, own)
	}
	if len(out) > 0 && len(plain) == 0 {
		return out
	}
	e.Owners, e.Tied = plain, e.Owners
	for i := range out {
		out[i].Returned = nil
	}
	return append([]Event{e}, out...)
}

func (p *Position) pigOn(s board.Seg, owner int) bool {
	found := false
	p.eachOn(s, func(i int) bool {
		found = found || p.Pieces[i].Kind == Pig && p.Pieces[i].Owner == owner
		return !found
	})
	return found
}
