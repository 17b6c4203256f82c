package scenarios

import (
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules/game"
)

// Vocabulary is what a question about the scenario may name: its players, its
// ferries, those set by a turn among them, and the labels of its map.
func (s *Scenario) Vocabulary() question.Vocabulary {
	n := &s.Setup.Names
	v := question.Vocabulary{Players: n.Players, Labels: n.Labels()}
	add := func(name string) {
		if !slices.Contains(v.Ferries, name) {
			v.Ferries = append(v.Ferries, name)
		}
	}
	for i := range s.Setup.Tiles {
		if t := &s.Setup.Tiles[i]; t.Tile != nil && t.Tile.Jetties != 0 {
			add(n.Ferry(t.Cell))
		}
	}
	for i := range s.Setup.Turns {
		for _, st := range s.Setup.Turns[i].Steps {
			if p, ok := st.Do.(game.PlaceTile); ok && p.Tile.Jetties != 0 {
				add(n.Ferry(p.Cell))
			}
		}
	}
	return v
}
