package tile

import (
	"slices"
	"strings"

	"ferryman/rules/place"
)

// kind is a kind word: what it says about a tile, and its other names.
type kind struct {
	word  string
	also  []string
	holds func(*Tile) bool
}

// kinds are the kind words. A word speaks of the tile, not of how it lies. The
// id of a set is a word too and holds for every tile of the set; where it is
// in this list as well (labyrinth, spring, tunnel) either meaning will do.
//
//   - lake: a ferry lake; the lake of an inn or of a river is none
//   - village: roads stop at a village
//   - crossing: roads stop against each other, with a village or without
//   - junction: the same without a village
//   - joined: some city takes two or more edges
//   - separate: two or more cities
//   - through: some road runs from one edge to one other
//   - ends: some road stops elsewhere than at a village or a jetty
//   - roundabout: one road with three or four legs that is no labyrinth
//   - curve, straight: some road joins neighbouring, opposite edges
//   - curves: two such curves
//   - crossing-bridge: two straight roads, one passes over the other
//   - tunnel: a tunnel mouth, or a road in a tunnel of its own
//   - spring, river-lake: the river begins, ends here
//
// Holding at once is no contradiction: a tile with three city edges of which
// two are one city is joined and separate.
var kinds = [...]kind{
	{"bazaar", nil, func(t *Tile) bool { return t.Bazaar }},
	{"cathedral", nil, func(t *Tile) bool { return t.some(func(s *Segment) bool { return s.Cathedral }) }},
	{"cloth", nil, func(t *Tile) bool { return t.shows(Cloth) }},
	{"crop", []string{"crop-circle", "crop-circles"}, func(t *Tile) bool { return t.Circle != "" }},
	{"crossing", nil, func(t *Tile) bool { return t.stopsAt(Village, Crossing, Junction) }},
	{"crossing-bridge", nil, func(t *Tile) bool { return t.count(straight) >= 2 }},
	{"curve", nil, func(t *Tile) bool { return t.count(curved) >= 1 }},
	{"curves", nil, func(t *Tile) bool { return t.count(curved) >= 2 || t.calls("curves") }},
	{"ends", []string{"dead-end"}, func(t *Tile) bool { return t.some(deadEnd) }},
	{"garden", nil, func(t *Tile) bool { return t.Garden }},
	{"grain", nil, func(t *Tile) bool { return t.shows(Grain) }},
	{"house", []string{"houses"}, func(t *Tile) bool { return t.stopsAt(House) }},
	{"inn", []string{"inn-lake"}, func(t *Tile) bool { return t.some(func(s *Segment) bool { return s.Inn }) }},
	{"joined", []string{"connected"}, func(t *Tile) bool { return t.some(joinedCity) }},
	{"junction", nil, func(t *Tile) bool { return t.stopsAt(Crossing, Junction) }},
	{"labyrinth", []string{"labyrinths"}, func(t *Tile) bool { return t.calls("labyrinth") }},
	{"lake", []string{"ferry-lake", "jetty", "jetties"}, func(t *Tile) bool { return t.Jetties != 0 }},
	{"monastery", []string{"cloister"}, func(t *Tile) bool { return t.Monastery }},
	{"pennant", []string{"coat-of-arms", "pennants", "shield"}, func(t *Tile) bool { return t.pennants() > 0 }},
	{"pigs", []string{"pig-herd"}, func(t *Tile) bool { return t.some(func(s *Segment) bool { return s.PigHerd }) }},
	{"river", nil, func(t *Tile) bool { return t.Drawn() && slices.Contains(t.Edges[:], River) }},
	{"river-lake", nil, func(t *Tile) bool { return t.calls("river-lake") }},
	{"roundabout", []string{"branch", "branched", "branched-road", "fork"}, func(t *Tile) bool {
		return t.calls("roundabout") || t.some(func(s *Segment) bool { return s.Branch }) && !t.calls("labyrinth")
	}},
	{"separate", []string{"separated"}, func(t *Tile) bool { return t.count(anyCity) >= 2 }},
	{"spring", nil, func(t *Tile) bool { return t.calls("spring") }},
	{"start", []string{"start-tile", "starting-tile"}, func(t *Tile) bool { return t.calls("start") }},
	{"stone", nil, func(t *Tile) bool { return t.stopsAt(Stone) }},
	{"straight", nil, func(t *Tile) bool { return t.count(straight) >= 1 }},
	{"through", []string{"continuous"}, func(t *Tile) bool { return t.count(straight)+t.count(curved) >= 1 }},
	{"travellers", []string{"group-of-travellers"}, func(t *Tile) bool { return t.Travellers }},
	{"tunnel", []string{"tunnel-mouth", "tunnel-opening"}, func(t *Tile) bool {
		return t.Mouths > 0 || t.some(func(s *Segment) bool { return s.Tunnel })
	}},
	{"village", []string{"crossroads"}, func(t *Tile) bool { return t.stopsAt(Village) }},
	{"volcano", nil, func(t *Tile) bool { return t.Volcano }},
	{"wine", nil, func(t *Tile) bool { return t.shows(Wine) }},
	{"baba-yaga", nil, func(t *Tile) bool { return t.calls("baba-yaga") }},
	{"solovei", nil, func(t *Tile) bool { return t.calls("solovei") }},
	{"vodyanoy", nil, func(t *Tile) bool { return t.calls("vodyanoy") }},
}

// Words lists every kind word with its other names and the ids of the sets,
// sorted.
func Words() []string {
	var out []string
	for i := range kinds {
		out = append(out, kinds[i].word)
		out = append(out, kinds[i].also...)
	}
	for i := range sets {
		out = append(out, sets[i].ID)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// IsWord says whether s is a kind word; capitals, spaces and underscores do
// not matter.
func IsWord(s string) bool {
	s = plainWord(s)
	_, set := SetByID(s)
	return set || kindOf(s) != nil
}

// Is says whether the kind word holds for the tile.
func (t *Tile) Is(word string) bool {
	word = plainWord(word)
	if t.Set == word {
		return true
	}
	k := kindOf(word)
	return k != nil && k.holds(t)
}

// kindWords lists the kind words that hold for the tile, without the set.
func (t *Tile) kindWords() []string {
	var out []string
	for i := range kinds {
		if kinds[i].holds(t) {
			out = append(out, kinds[i].word)
		}
	}
	return out
}

func kindOf(word string) *kind {
	for i := range kinds {
		if kinds[i].word == word || slices.Contains(kinds[i].also, word) {
			return &kinds[i]
		}
	}
	return nil
}

func plainWord(s string) string {
	s = strings.ToLower(strings.TrimSpace(s))
	return strings.NewReplacer(" ", "-", "_", "-").Replace(s)
}

// count counts the segments of which it holds.
func (t *Tile) count(holds func(*Segment) bool) int {
	n := 0
	for i := range t.Segments {
		if holds(&t.Segments[i]) {
			n++
		}
	}
	return n
}

func (t *Tile) some(holds func(*Segment) bool) bool { return t.count(holds) > 0 }

// stopsAt says whether some road of the tile stops at one of the ends.
func (t *Tile) stopsAt(ends ...End) bool {
	return t.some(func(s *Segment) bool { return s.Kind == RoadFeature && slices.Contains(ends, s.End) })
}

func (t *Tile) shows(g Goods) bool { return t.some(func(s *Segment) bool { return s.Goods == g }) }

func (t *Tile) calls(word string) bool { return slices.Contains(t.Kinds, word) }

func (t *Tile) pennants() int {
	n := 0
	for i := range t.Segments {
		n += int(t.Segments[i].Pennants)
	}
	return n
}

func anyCity(s *Segment) bool    { return s.Kind == CityFeature }
func joinedCity(s *Segment) bool { return anyCity(s) && s.Sides.Len() >= 2 }

func deadEnd(s *Segment) bool {
	return s.Kind == RoadFeature && s.End != Through && s.End != Village && s.End != Jetty
}

func through(s *Segment) bool {
	return s.Kind == RoadFeature && s.End == Through && s.Sides.Len() == 2
}

func straight(s *Segment) bool { return through(s) && opposite(s.Sides) }
func curved(s *Segment) bool   { return through(s) && !opposite(s.Sides) }

// opposite says whether two sides face each other.
func opposite(m place.Sides) bool { return m == m.Turn(2) }
