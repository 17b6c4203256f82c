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
var unbuiltTileKeys = []string{"decor"}

// unbuiltKeys are keys of a file that are not played yet.
var unbuiltKeys = []string{}

// unbuiltBranches are branches of a printed road that are not played yet.
var unbuiltBranches = []string{}

// unbuiltSteps are steps of a turn that are not played yet.
var unbuiltSteps = []string{}

// builtPieces are the pieces that can be played; abbey tiles and bridges are
// steps of their own.
func builtPieces() []game.Kind {
	return slices.DeleteFunc(game.BuiltPieces(), func(k game.Kind) bool { return k == game.AbbeyTile || k == game.Bridge })
}

// houseSwitches are the named switches beside the rule ids. A position that
// sets no rule is not played yet.
func houseSwitches() []namedSwitch {
	return []namedSwitch{
		{"labyrinth", []namedPosition{{"basic", game.LabyrinthRules(false)}, {"advanced", game.LabyrinthRules(true)}}},
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
// there is nothing of the kind. Travellers bring tolls, which are not played.
func unbuiltFeature(t *tile.Tile) string {
	if t.Travellers {
		return "travellers"
	}
	return ""
}

func notBuiltProblem(what string) Problem {
	return Problem{Code: CodeNotBuilt, Found: fmt.Sprintf("%q, which this version does not play yet", what),
		Expected: "what this version plays", Fix: "Leave it out, or wait for a version that plays it."}
}
