package scenarios

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// This file is the one list of what the loader lets through to the engine.
// Whoever builds an expansion takes its words out of here.

// unbuiltTileKeys are keys of a tile that are not played yet.
var unbuiltTileKeys = []string{"bridge", "decor"}

// unbuiltKeys are keys of a file that are not played yet.
var unbuiltKeys = []string{"decor"}

// unbuiltBranches are branches of a printed road that are not played yet.
var unbuiltBranches = []string{"labyrinth"}

// unbuiltSteps are steps of a turn that are not played yet.
var unbuiltSteps = []string{"bridge", "tunnel", "toll", "crop"}

// builtPieces are the pieces that can be played; an abbey tile is placed, not
// put on the board.
func builtPieces() []game.Kind {
	return slices.DeleteFunc(game.BuiltPieces(), func(k game.Kind) bool { return k == game.AbbeyTile })
}

// houseSwitches are the named switches beside the rule ids. A position that
// sets no rule is not played yet.
func houseSwitches() []namedSwitch {
	return []namedSwitch{
		{"labyrinth", []namedPosition{{word: "basic"}, {word: "advanced"}}},
		{"wagon", []namedPosition{{"C1", game.WagonRules(true)}, {"C2", game.WagonRules(false)}}},
		{"city2", []namedPosition{
			{"2", []game.HouseRule{{Rule: rules.BaseTwoTileCity}}},
			{"4", []game.HouseRule{{Rule: rules.BaseTwoTileCity, On: true}}},
		}},
		{"farms", []namedPosition{
			{"1", []game.HouseRule{{Rule: rules.BaseFarmGenerations}}},
			{"2", []game.HouseRule{{Rule: rules.BaseFarmGenerations, On: true}, {Rule: rules.BaseFieldEach}}},
			{"3", []game.HouseRule{{Rule: rules.BaseFarmGenerations, On: true}, {Rule: rules.BaseFieldEach, On: true}}},
		}},
		{"open-inn", []namedPosition{
			{"zero", []game.HouseRule{{Rule: rules.InnsRoadIncomplete, On: true}}},
			{"ignore", []game.HouseRule{{Rule: rules.InnsRoadIncomplete}}},
		}},
		{"barn", []namedPosition{
			{"free", []game.HouseRule{{Rule: rules.BarnFree, On: true}}},
			{"any", []game.HouseRule{{Rule: rules.BarnFree}}},
		}},
		{"tunnel-tokens", []namedPosition{{word: "3/2"}, {word: "2/1"}, {word: "1/1"}}},
	}
}

// builtSet says whether the rules of a set are played.
func builtSet(id string) bool { return slices.Contains(game.BuiltSets(), id) }

// unbuiltFeature names what the tile shows and nobody plays yet; empty if
// there is nothing of the kind.
func unbuiltFeature(t *tile.Tile) string {
	switch {
	case slices.Contains(t.Kinds, "labyrinth"):
		return "a labyrinth"
	case t.Bazaar:
		return "a bazaar"
	case t.Circle != "":
		return "a crop circle"
	case t.Mouths > 0:
		return "tunnel mouths"
	}
	for i := range t.Segments {
		if what := unbuiltSegment(&t.Segments[i]); what != "" {
			return what
		}
	}
	return ""
}

func unbuiltSegment(s *tile.Segment) string {
	switch {
	case s.End == tile.TunnelMouth:
		return "a tunnel"
	case s.End == tile.Bazaar:
		return "a bazaar"
	case s.End == tile.CropCircle:
		return "a crop circle"
	}
	return ""
}

func notBuiltProblem(what string) Problem {
	return Problem{Code: CodeNotBuilt, Found: fmt.Sprintf("%q, which this version does not play yet", what),
		Expected: "the base game, The Ferries, Inns & Cathedrals, Traders & Builders or Abbey & Mayor", Fix: "Leave it out, or wait for a version that plays it."}
}
