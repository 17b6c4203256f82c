package scenarios

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
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
var unbuiltSteps = []string{"bridge", "tunnel", "toll", "wagon", "crop"}

// builtPieces are the pieces that can be played.
var builtPieces = []game.Kind{game.Meeple}

// houseSwitches are the named switches beside the rule ids. A position that
// sets no rule is not played yet.
var houseSwitches = []namedSwitch{
	{"labyrinth", []namedPosition{{word: "basic"}, {word: "advanced"}}},
	{"wagon", []namedPosition{{word: "C1"}, {word: "C2"}}},
	{"city2", []namedPosition{
		{"2", []game.HouseRule{{Rule: rules.BaseTwoTileCity}}},
		{"4", []game.HouseRule{{Rule: rules.BaseTwoTileCity, On: true}}},
	}},
	{"farms", []namedPosition{
		{"1", []game.HouseRule{{Rule: rules.BaseFarmGenerations}}},
		{"2", []game.HouseRule{{Rule: rules.BaseFarmGenerations, On: true}, {Rule: rules.BaseFieldEach}}},
		{"3", []game.HouseRule{{Rule: rules.BaseFarmGenerations, On: true}, {Rule: rules.BaseFieldEach, On: true}}},
	}},
	{"open-inn", []namedPosition{{word: "zero"}, {word: "ignore"}}},
	{"barn", []namedPosition{{word: "free"}, {word: "any"}}},
	{"tunnel-tokens", []namedPosition{{word: "3/2"}, {word: "2/1"}, {word: "1/1"}}},
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
	case t.Volcano:
		return "a volcano"
	case t.Mouths > 0:
		return "tunnel mouths"
	case len(t.River) > 0:
		return "a river"
	}
	for _, s := range place.AllSides {
		switch t.Edges[s] {
		case tile.Any:
			return "an abbey"
		case tile.River:
			return "a river"
		}
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
	case s.Inn:
		return "an inn"
	case s.Tunnel || s.End == tile.TunnelMouth:
		return "a tunnel"
	case s.End == tile.Bazaar:
		return "a bazaar"
	case s.End == tile.CropCircle:
		return "a crop circle"
	case s.Cathedral:
		return "a cathedral"
	case s.Goods != tile.NoGoods:
		return "trade goods"
	}
	return ""
}

func notBuiltProblem(what string) Problem {
	return Problem{Code: CodeNotBuilt, Found: fmt.Sprintf("%q, which this version does not play yet", what),
		Expected: "the base game and the ferries", Fix: "Leave it out, or wait for a version that plays it."}
}
