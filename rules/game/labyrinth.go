package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/tile"
)

// labyrinth is The Labyrinth: one road with four legs. In the advanced variant
// a meeple may go onto the labyrinth although others stand on its roads, and
// every meeple on them brings 2 points when it is completed.
func labyrinth() expansion {
	return expansion{set: "labyrinth", alone: labyrinthAlone, worth: labyrinthBonus}
}

// LabyrinthRules are the rules of the basic or the advanced variant.
func LabyrinthRules(advanced bool) []HouseRule {
	return []HouseRule{{Rule: rules.LabyrinthAdvancedPlace, On: advanced}, {Rule: rules.LabyrinthMeepleBonus, On: advanced}}
}

// onLabyrinth says whether the segment is the road of a labyrinth tile.
func (p *Position) onLabyrinth(s board.Seg) bool {
	return p.Board.Printed(s).Kind == tile.RoadFeature && p.Board.TileOf(s).Tile.Labyrinth()
}

// labyrinthAlone: only who stands on the labyrinth itself occupies it
// (labyrinth/advanced-place).
func labyrinthAlone(p *Position, s board.Seg, f Facts) []Reason {
	if !p.onLabyrinth(s) || !p.On(rules.LabyrinthAdvancedPlace) {
		return nil
	}
	return []Reason{because(rules.LabyrinthAdvancedPlace, "alone", f)}
}

// labyrinthBonus adds 2 points for each meeple on a completed labyrinth and its
// roads (labyrinth/meeple-bonus).
func labyrinthBonus(p *Position, f *board.Feature, completed bool, items []Item) []Item {
	if !completed || f.Kind != tile.RoadFeature || !p.On(rules.LabyrinthMeepleBonus) {
		return items
	}
	for _, m := range f.Segs {
		if !p.onLabyrinth(m) {
			continue
		}
		n := 0
		p.eachOn(m, func(i int) bool {
			if p.follower(p.Pieces[i].Kind) {
				n++
			}
			return true
		})
		if n > 0 {
			items = append(items, Item{rules.LabyrinthMeepleBonus, "meeple", n, 2})
		}
		return items
	}
	return items
}
