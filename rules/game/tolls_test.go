package game

import (
	"testing"

	"ferryman/rules"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

func crossroads(t *testing.T) *tile.Tile {
	t.Helper()
	x, ok := tile.Lookup("base/RRRR-cross")
	if !ok {
		t.Fatal("the catalogue has no crossroads")
	}
	return x
}

// A drawing must be on a tile, on one that a turn places too.
func TestDecorNeedsATile(t *testing.T) {
	v := crossroads(t)
	east := place.Cell{X: 1}
	s := Setup{Names: place.Names{Players: []string{"red"}}, Sets: []string{"base", "tollkeepers"}, DecorKnown: true,
		Tiles: []SetupTile{{Tile: v}},
		Decor: []Decor{{Path: "decor/0", Kind: "farmhouse", At: []place.Place{{Cell: east, Part: place.AtSide(place.W)}}}}}
	_, faults := Start(&s)
	if len(faults) != 1 || faults[0].Path != "decor/0/at" || faults[0].Reason.Rule != rules.TollsOnTheRoad {
		t.Errorf("a drawing on an empty cell gives %v", faults)
	}
	s.Turns = []Turn{{Steps: []Step{{Do: PlaceTile{Cell: east, Tile: v}}}}}
	if _, faults = Start(&s); len(faults) > 0 {
		t.Errorf("a drawing on a tile of the turn gives %v", faults)
	}
}
