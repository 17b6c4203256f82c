package game

import "ferryman/rules"

// builderAndAbbey is where the builder and the abbey meet: an abbey that closes
// the builder's road or city extends nothing (builder/abbey).
func builderAndAbbey() expansion {
	return expansion{set: "traders+abbey", laid: abbeyExtends, again: noDoubleForAbbey}
}

// builderByAbbey says whether the tile just placed is an abbey beside a feature
// with the builder of the player.
func (p *Position) builderByAbbey() bool {
	l, ok := p.Board.At(p.Turn.Tile)
	if !ok || !p.Turn.HasTile {
		return false
	}
	for _, s := range p.beside(l) {
		if p.builderOn(s) {
			return true
		}
	}
	return false
}

func abbeyExtends(p *Position) {
	if !p.On(rules.BuilderAbbey) && p.builderByAbbey() {
		p.Turn.Double = true
	}
}

func noDoubleForAbbey(p *Position) (Ruling, bool) {
	if p.Turn.Double || !p.On(rules.BuilderAbbey) || p.Turn.Settled || !p.builderByAbbey() {
		return Ruling{}, false
	}
	return refused(because(rules.BuilderAbbey, "closes-only", Facts{Player: p.Turn.Player, Cell: p.Turn.Tile, Piece: Builder})), true
}
