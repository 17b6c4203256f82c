package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// TileCount counts the different tiles the feature is on; unknown where it
// runs into tiles that are not described.
func (p *Position) TileCount(s board.Seg) (int, Ruling) {
	feat := p.Board.Feature(s)
	f := Facts{At: p.Board.Place(s), What: feat.Kind.String(), N: feat.Tiles}
	if len(feat.Unknown) > 0 {
		f.Places = cellsAsPlaces(feat.Unknown)
		return 0, unknown(feat.Unknown, because(rules.BaseRoadPoints, "runs-into-unknown", f))
	}
	why := []Reason{because(rules.BaseRoadPoints, "tiles", f, p.roadJoins(feat)...)}
	if twice, ok := p.tileTwice(&feat); ok && p.On(rules.FerriesTileCountsOnce) {
		f.Cell = p.Board.TileOf(twice).Cell
		why = append(why, because(rules.FerriesTileCountsOnce, "once", f))
	}
	if feat.Kind == tile.RoadFeature {
		return p.roadTiles(&feat), allowed(why...)
	}
	return feat.Tiles, allowed(why...)
}

// roadJoins names the ferries that are on the road.
func (p *Position) roadJoins(feat board.Feature) []Reason {
	var out []Reason
	for _, r := range p.roadEnds(feat) {
		if r.Rule == rules.FerriesJoinsRoads {
			out = append(out, r)
		}
	}
	return out
}

// DoubleTurn rules on the player taking another part of this turn.
func (p *Position) DoubleTurn() Ruling {
	for i := range p.play.expansions {
		if f := p.play.expansions[i].again; f != nil {
			if r, says := f(p); says {
				return r
			}
		}
	}
	if !p.On(rules.BaseTurnOrder) {
		return allowed()
	}
	return refused(because(rules.BaseTurnOrder, "one-part", Facts{Player: p.Turn.Player}))
}

// UnknownScoring lists the tiles that must be described before it is known
// what this turn scores.
func (p *Position) UnknownScoring() []place.Cell {
	var out []place.Cell
	for _, s := range p.changed() {
		if open, unknown := p.Board.OpenEnds(s); unknown > 0 && open == 0 {
			out = append(out, p.Board.Feature(s).Unknown...)
		}
	}
	return sortedCells(out)
}

// UnknownOf lists the undescribed tiles that the feature runs into; what is no
// feature, such as trade goods, runs into none.
func (p *Position) UnknownOf(s board.Seg) []place.Cell {
	if s == board.None {
		return nil
	}
	return p.unknownOf(s)
}

// NotScored explains what was completed this turn and is open again
// (ferries/decided-at-scoring).
func (p *Position) NotScored() []Reason {
	var out []Reason
	for _, s := range p.Turn.Undone {
		if !p.complete(s) {
			f := Facts{At: p.Board.Place(s), What: "road", Places: p.Board.Feature(s).Open}
			out = append(out, because(rules.FerriesDecidedAtScoring, "open-again", f))
		}
	}
	return out
}

// NothingScored explains that nothing occupied was completed.
func (p *Position) NothingScored() []Reason {
	return []Reason{because(rules.BaseMustScore, "nothing", Facts{Player: p.Turn.Player})}
}

// TurnOver explains that no step of the turn is open.
func (p *Position) TurnOver() []Reason {
	return []Reason{because(rules.BaseScoreLast, "over", Facts{Player: p.Turn.Player})}
}

// MovedWagons explains that a wagon which was scored moved on instead of going
// home.
func (p *Position) MovedWagons() []Reason {
	var out []Reason
	for _, a := range p.Turn.Log {
		if m, ok := a.(MoveWagon); ok {
			f := Facts{At: m.At, Cell: m.At.Cell, Player: m.Player, Piece: Wagon}
			var below []Reason
			if l, ok := p.Board.At(m.At.Cell); ok && p.On(rules.WagonConnectedC1) && isAbbey(l.Tile) {
				below = append(below, because(rules.WagonAbbeyC1, "abbey", f))
			}
			out = append(out, because(rules.WagonMove, "moved", f, below...))
		}
	}
	return out
}

// GameEnd explains that the final scoring is what the end of the game would
// bring.
func (p *Position) GameEnd() []Reason {
	out := []Reason{because(rules.BaseFinalIncomplete, "as-if-ended", Facts{})}
	if len(p.Board.Joins()) > 0 {
		out = append(out, because(rules.FerriesFinalScoring, "as-usual", Facts{}))
	}
	return out
}

// FitsNowhere explains that a tile fits at no cell.
func (p *Position) FitsNowhere(t *tile.Tile) []Reason {
	if isAbbey(t) {
		return []Reason{because(rules.AbbeyPlace, "nowhere", Facts{Player: p.Turn.Player})}
	}
	return []Reason{because(rules.BaseUnplaceable, "nowhere", Facts{Player: p.Turn.Player})}
}

// NoMeepleSpots explains why there is nothing to put a figure on: no tile was
// placed, or the one that was has no such feature.
func (p *Position) NoMeepleSpots() []Reason {
	if p.Turn.HasTile {
		return []Reason{because(rules.BasePlaceMeeple, "elsewhere", Facts{Player: p.Turn.Player, Cell: p.Turn.Tile})}
	}
	return []Reason{because(rules.BasePlaceMeeple, "no-tile", Facts{Player: p.Turn.Player})}
}
