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
	return expansion{set: "labyrinth", alone: labyrinthAlone, forbids: labyrinthBasic, worth: labyrinthBonus, scored: labyrinthReasons}
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

// labyrinthBasic: in the basic variant the labyrinth is free only if all its
// roads are (labyrinth/basic).
func labyrinthBasic(p *Position, k Kind, s board.Seg, f Facts) []Reason {
	if !p.onLabyrinth(s) || p.On(rules.LabyrinthAdvancedPlace) || !p.follower(k) || p.occupant(s) < 0 {
		return nil
	}
	return []Reason{because(rules.LabyrinthBasic, "occupied", f)}
}

// labyrinthReasons says that the four roads are one, that there is no bonus at
// the end of the game, and that an inn does not change it (labyrinth/one-road,
// labyrinth/final, labyrinth/inn).
func labyrinthReasons(p *Position, e *Event, f *board.Feature) []Reason {
	if f.Kind != tile.RoadFeature || e.Toll {
		return nil
	}
	for _, m := range f.Segs {
		if !p.onLabyrinth(m) {
			continue
		}
		facts := Facts{At: e.At, Cell: p.Board.TileOf(m).Cell}
		out := []Reason{because(rules.LabyrinthOneRoad, "one-road", facts)}
		if e.Final && !p.complete(m) {
			out = append(out, because(rules.LabyrinthFinal, "no-bonus", facts))
		}
		if p.hasInn(f) {
			out = append(out, because(rules.LabyrinthInn, "inn", facts))
		}
		return out
	}
	return nil
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
