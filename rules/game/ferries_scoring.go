package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/tile"
)

// scoredAfterFerry says of a scoring in a turn with a ferry that it comes
// after the ferries (ferries/score-after-ferry), and of a road that nobody
// extended that the move of a ferry closed it, at a bare jetty or as a ring
// (ferries/may-close).
func scoredAfterFerry(p *Position, e *Event, feat *board.Feature) []Reason {
	if e.Final || !p.Turn.did("ferry") && !p.Turn.did("move") {
		return nil
	}
	f := Facts{At: e.At, What: e.Kind.String(), Player: p.Turn.Player}
	out := []Reason{because(rules.FerriesScoreAfterFerry, "after", f)}
	if e.Kind != tile.RoadFeature || p.onNewTile(feat) {
		return out
	}
	for _, m := range feat.Segs {
		if c := p.Board.TileOf(m).Cell; p.movedThisTurn(c) {
			f.Ferry, f.Cell = c, c
			return append(out, because(rules.FerriesMayClose, "closed", f))
		}
	}
	return out
}

// onNewTile says whether the feature is on the tile just placed.
func (p *Position) onNewTile(feat *board.Feature) bool {
	for _, m := range feat.Segs {
		if p.Board.TileOf(m).Cell == p.Turn.Tile {
			return true
		}
	}
	return false
}
