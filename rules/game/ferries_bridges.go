package game

import (
	"ferryman/rules/board"
)

// ferriesAndBridges is where The Ferries and wooden bridges meet: a tile that
// continues the road by way of a bridge built in the same turn makes it longer
// (ferries/bridge-extends).
func ferriesAndBridges() expansion { return expansion{set: "ferries+bridges"} }

// byBridge says whether the way leaves the tile just placed over a bridge that
// was laid this turn.
func (p *Position) byBridge(s board.Stop) bool {
	for _, a := range p.Turn.Log {
		b, ok := a.(PlaceBridge)
		if !ok {
			continue
		}
		for _, at := range s.Way[:min(2, len(s.Way))] {
			if at.Cell == b.Cell && b.Link.Has(sideOf(at)) {
				return true
			}
		}
	}
	return false
}
