package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
)

// builderAndRoads is where the builder meets bridges and tunnels: both count as
// making a road longer, a tunnel token if another tile becomes part of the road
// (builder/bridge-and-tunnel).
func builderAndRoads() expansion {
	return expansion{set: "traders+roads", tunnelled: builderTunnel, spanned: builderBridge}
}

func builderTunnel(p *Position, a, b board.Seg) {
	if !p.On(rules.BuilderBridgeAndTunnel) || p.Turn.Double {
		return
	}
	if p.builderOn(a) && p.addsTile(a, b) || p.builderOn(b) && p.addsTile(b, a) {
		p.Turn.Double, p.Turn.ByRoad = true, true
	}
}

// whyDouble is the reason for another part of the turn: the tile, or what was
// laid after it.
func (p *Position) whyDouble(f Facts) Reason {
	if !p.Turn.ByRoad {
		return because(rules.BuilderDoubleTurn, "extended", f)
	}
	return because(rules.BuilderDoubleTurn, "by-road", f, because(rules.BuilderBridgeAndTunnel, "extends", f))
}

// addsTile says whether the second road has a tile that the first has not.
func (p *Position) addsTile(a, b board.Seg) bool {
	have := p.Board.Feature(a).Segs
	for _, m := range p.Board.Feature(b).Segs {
		c := p.Board.TileOf(m).Cell
		if !slices.ContainsFunc(have, func(s board.Seg) bool { return p.Board.TileOf(s).Cell == c }) {
			return true
		}
	}
	return false
}

func builderBridge(p *Position, bridge board.Seg) {
	if p.On(rules.BuilderBridgeAndTunnel) && !p.Turn.Double && p.builderOn(bridge) {
		p.Turn.Double, p.Turn.ByRoad = true, true
	}
}
