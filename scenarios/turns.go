package scenarios

import (
	"fmt"
	"slices"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

var turnKeys = []string{"player", "part", "pass", "illegal", "place", "bridge", "meeple", "abbot", "tunnel", "ferry", "move",
	"toll", "wagon", "crop", "score"}

// stepKeys are the keys of a turn that are steps.
var stepKeys = turnKeys[4:]

const turnsFix = "Write them as in turns: [{player: red, place: {x: {edges: RRFR}}}]."

// turns reads the turns and gives the moves that are still to be settled. The
// tiles come first, since steps refer to them.
func (l *loader) turns(v *value) []pendingMove {
	if v == nil {
		return nil
	}
	list, ok := l.items(*v, "a list of turns", turnsFix)
	if !ok {
		return nil
	}
	entries := make([]fields, len(list))
	tiles := make([]*game.PlaceTile, len(list))
	for i, it := range list {
		entries[i], _ = l.mapping(it.node, it.path, "a turn", turnKeys)
		if p := entries[i].get("place"); p != nil {
			tiles[i] = l.placed(*p, entries[i].has("ferry"))
		}
	}
	var moves []pendingMove
	for i := range entries {
		t, pending := l.turn(i, entries[i], tiles[i])
		l.setup.Turns = append(l.setup.Turns, t)
		moves = append(moves, pending...)
	}
	return moves
}

// turn reads one entry; tile is what it places, nil if that is nothing or was
// not understood.
func (l *loader) turn(i int, f fields, tile *game.PlaceTile) (game.Turn, []pendingMove) {
	t := game.Turn{Path: f.path, Player: l.turnPlayer(i, f)}
	if v := f.get("part"); v != nil {
		t.Part, _ = l.number(*v, "a part of the turn", 1, 2)
	}
	if v := f.get("pass"); v != nil {
		t.Pass = l.pass(*v, f)
	}
	if v := f.get("illegal"); v != nil {
		t.Illegal, _ = l.rule(*v)
	}
	var moves []pendingMove
	for _, e := range f.list {
		switch e.name {
		case "place":
			if tile != nil {
				path := join(e.path, tileKey(e))
				t.Steps = append(t.Steps, game.Step{Path: path, Do: *tile})
			}
		case "meeple":
			t.Steps = append(t.Steps, l.meeple(e)...)
		case "ferry":
			t.Steps = append(t.Steps, l.ferryStep(e, tile)...)
		case "move":
			moves = append(moves, l.move(i, e, &t)...)
		case "bridge":
			t.Steps = append(t.Steps, l.bridge(e)...)
		case "tunnel":
			t.Steps = append(t.Steps, l.tunnels(e)...)
		case "toll":
			t.Steps = append(t.Steps, l.toll(e)...)
		case "crop":
			t.Steps = append(t.Steps, l.crop(e)...)
		case "wagon":
			t.Steps = append(t.Steps, l.wagons(e, t.Player)...)
		case "abbot":
			t.Steps = append(t.Steps, l.abbot(e)...)
		case "score":
			t.Steps = append(t.Steps, l.score(e)...)
		default:
			if slices.Contains(unbuiltSteps, e.name) {
				l.notBuilt(&e, e.name)
			}
		}
	}
	return t, moves
}

// turnPlayer is whose turn it is. Only the first entry may leave it out, and
// every entry of a game for one.
func (l *loader) turnPlayer(i int, f fields) int {
	v := f.get("player")
	switch {
	case v != nil:
		p, _ := l.player(*v)
		return p
	case i > 0 && len(l.setup.Names.Players) > 1 && f.list != nil:
		l.missing(f.node, f.path, "a turn without a player", "whose turn it is", "Add the player, as in player: "+l.somePlayer()+".")
	}
	return 0
}

func (l *loader) pass(v value, f fields) bool {
	yes, ok := l.yesNo(v)
	if !ok || !yes {
		return false
	}
	for _, e := range f.list {
		if e.name != "pass" && e.name != "player" && e.name != "part" {
			l.fail(e.key, e.path, Problem{Code: CodeTogether, Found: fmt.Sprintf("%q in a turn that is passed", e.name),
				Expected: "pass alone, with the player", Fix: "Delete \"pass\", or everything else of the turn."})
		}
	}
	return true
}

// tileKey is the key of the tile that a turn places.
func tileKey(place value) string {
	if n := place.node; len(n.Content) > 0 {
		return n.Content[0].Value
	}
	return ""
}

var placedKeys = []string{"edges", "kind", "joins", "ends", "inn", "id", "turned", "print", "at"}

// placed reads the tile of a turn: exactly one, at a label or coordinates.
func (l *loader) placed(v value, ferry bool) *game.PlaceTile {
	f, ok := l.mapping(v.node, v.path, "place", nil)
	if !ok {
		return nil
	}
	if len(f.list) != 1 {
		l.fail(v.node, v.path, Problem{Code: CodeMany, Found: fmt.Sprintf("%d tiles in a turn", len(f.list)), Expected: "one tile",
			Fix: "Write every tile that is placed as a turn of its own, as in place: {x: {edges: RRFR}}."})
		for _, e := range f.list {
			l.noteBad(e.name)
		}
		return nil
	}
	e := f.list[0]
	g, ok := l.mapping(e.node, e.path, "the tile "+clip(e.name), lyingKeys)
	if !ok {
		l.noteBad(e.name)
		return nil
	}
	l.notOnPlaced(g)
	cell, okCell := l.cellFor(e, g.get("at"))
	found, okTile := l.tile(g)
	if okCell && (!okTile || found.Tile.Jetties != 0) {
		l.lake(cell, ferry || !okTile)
	}
	if !okCell || !okTile {
		return nil
	}
	return &game.PlaceTile{Cell: cell, Tile: found.Tile, Turn: found.Turn}
}

func (l *loader) lake(c place.Cell, ferry bool) {
	k := l.lakes[c]
	k.ferry = k.ferry || ferry
	l.lakes[c] = k
}

// notOnPlaced refuses what is a step of the turn, not part of the tile.
func (l *loader) notOnPlaced(f fields) {
	if v := f.get("ferry"); v != nil {
		l.fail(v.key, v.path, Problem{Code: CodeKey, Found: "a ferry on the tile that is placed", Expected: oneOf(placedKeys),
			Fix: "Write \"ferry\" as a step of the turn, beside \"place\"."})
	}
	l.unbuilt(f, unbuiltTileKeys)
}

func (l *loader) meeple(v value) []game.Step {
	f, ok := l.mapping(v.node, v.path, "a meeple", []string{"piece", "at"})
	if !ok {
		return nil
	}
	var do game.PlaceMeeple
	okKind := true
	if k := f.get("piece"); k != nil {
		do.Kind, okKind = l.piece(*k)
	}
	at, okAt := l.pieceAt(f)
	do.At = at
	if !okKind || !okAt {
		return nil
	}
	return []game.Step{{Path: v.path, Do: do}}
}

// ferryStep reads the new ferry; a name goes to the lake the turn places.
func (l *loader) ferryStep(v value, tile *game.PlaceTile) []game.Step {
	link, name, ok := l.ferry(v)
	if name != "" && tile != nil {
		l.nameFerry(name, tile.Cell, v)
		k := l.lakes[tile.Cell]
		k.named = true
		l.lakes[tile.Cell] = k
	}
	if !ok {
		return nil
	}
	return []game.Step{{Path: v.path, Do: game.PlaceFerry{Link: link}}}
}

// wagons reads where wagons move after the scoring: one of the player whose
// turn it is, or a list with players.
func (l *loader) wagons(v value, player int) []game.Step {
	var out []game.Step
	for _, it := range l.itemsOrOne(v) {
		f, ok := l.mapping(it.node, it.path, "the move of a wagon", []string{"player", "at"})
		if !ok {
			continue
		}
		do := game.MoveWagon{Player: player}
		if who := f.get("player"); who != nil {
			if do.Player, ok = l.player(*who); !ok {
				continue
			}
		}
		if do.At, ok = l.pieceAt(f); ok {
			out = append(out, game.Step{Path: it.path, Do: do})
		}
	}
	l.usedSets["abbey"] = true
	return out
}

// abbot reads where the player takes the own abbot back from.
func (l *loader) abbot(v value) []game.Step {
	f, ok := l.mapping(v.node, v.path, "the abbot taken back", []string{"at"})
	if !ok {
		return nil
	}
	at, ok := l.pieceAt(f)
	if !ok {
		return nil
	}
	return []game.Step{{Path: v.path, Do: game.TakeAbbot{At: at}}}
}

func (l *loader) score(v value) []game.Step {
	yes, ok := l.yesNo(v)
	if ok && !yes {
		l.fail(v.node, v.path, Problem{Code: CodeWord, Found: clip(v.node.Value) + " under \"score\"", Expected: "yes",
			Fix: "Delete the key: a turn that another follows is scored by itself."})
	}
	if !yes {
		return nil
	}
	return []game.Step{{Path: v.path, Do: game.Score{}}}
}
