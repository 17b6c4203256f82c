package check

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/tile"
	"ferryman/scenarios/jcz"
)

// next compares what comes after a turn: whose turn it is, and whether a wagon
// could still move or an abbey be placed.
func (t *table) next(turn int, path string, placed *tile.Tile) {
	if waiting := t.waiting(); len(waiting) > 0 {
		t.finding(path, "the rules let the wagon of "+t.pos.Names().Player(waiting[0])+" move here, the saving program did not offer it", reason(rules.WagonMove))
	}
	got, want := t.g.Scenario.Setup.Turns[turn].Player, t.nextPlayer()
	if got != want {
		double := t.pos.DoubleTurn()
		t.finding(path, fmt.Sprintf("it is the turn of %s; by the rules it is that of %s", t.pos.Names().Player(got), t.pos.Names().Player(want)), double.Because...)
	}
	if !jcz.IsAbbey(placed) && !t.abbey && len(t.abbeySpots(got)) > 0 {
		t.finding(path, "the rules let "+t.pos.Names().Player(got)+" place the abbey here, the saving program did not offer it", reason(rules.AbbeyPlace))
	}
}

// nextPlayer is whose turn comes after the one that ended.
func (t *table) nextPlayer() int {
	switch {
	case t.pos.Turn.Passed:
		return (t.pos.Turn.Player + 1) % t.pos.Players()
	case len(t.g.Scenario.Setup.Turns) == 0 || !t.pos.Turn.HasTile:
		return t.pos.Turn.Player
	}
	if t.pos.DoubleTurn().Verdict == game.Yes {
		return t.pos.Turn.Player
	}
	return (t.pos.Turn.Player + 1) % t.pos.Players()
}

// abbeySpots lists where the player can place an abbey.
func (t *table) abbeySpots(player int) []game.Spot {
	if t.pos.Supply[player][game.AbbeyTile] <= 0 {
		return nil
	}
	abbey, ok := tile.Lookup("jcz:AM/A")
	if !ok {
		return nil
	}
	p := *t.pos
	p.Turn.Player = player
	spots, _ := p.TileSpots(abbey)
	return spots
}

func (t *table) passAbbey(path string) {
	if t.abbey = true; len(t.abbeySpots(t.nextPlayer())) == 0 {
		t.finding(path, "the saving program offered to place an abbey here, the rules let none be placed", reason(rules.AbbeyPlace))
	}
}

// waiting lists the players whose wagon may move and was not passed, in the
// order of play from the player to move.
func (t *table) waiting() []int {
	var out []int
	for i := range t.pos.Players() {
		player := (t.pos.Turn.Player + i) % t.pos.Players()
		if !slices.Contains(t.wagons, player) && len(t.pos.WagonSpots(player)) > 0 {
			out = append(out, player)
		}
	}
	return out
}
