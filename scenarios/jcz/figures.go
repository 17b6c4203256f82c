package jcz

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// deployMeeple places a figure.
func (r *replayer) deployMeeple(m *message) {
	p, ok := r.pointer(m)
	id := r.value(m, "meepleId", '"')
	if !ok || id == nil {
		return
	}
	owner, kind, ok := r.figure(m, id)
	if !ok {
		return
	}
	if r.committed && kind == game.Wagon {
		r.wagon(m, p, owner)
		return
	}
	t := r.turn(m)
	if t == nil {
		return
	}
	if owner != t.Player {
		r.fail(m.path, id.at, scenarios.CodePlayer, "a figure of player "+strconv.Itoa(owner)+" in the turn of player "+strconv.Itoa(t.Player), "a figure of the player to move")
		return
	}
	place := r.feature
	if kind == game.Barn {
		place = r.corner
	}
	if at, ok := place(m, p); ok {
		r.step(m, game.PlaceMeeple{Kind: kind, At: at})
	}
}

// corner is the place of a barn: a corner of the tile just placed. The message
// names the north-western corner of a cell.
func (r *replayer) corner(m *message, p pointer) (place.Place, bool) {
	for _, c := range CornersOf(r.cell) {
		if c.Cell == p.cell {
			return place.Place{Cell: r.cell, Part: place.AtHalf(c.Half)}, true
		}
	}
	r.fail(m.path, p.node.at, scenarios.CodePlace, "a barn at the corner of "+p.cell.String(), "a corner of the tile just placed")
	return place.Place{}, false
}

// Corner is a corner of a tile: a half-edge of the tile beside it, and the cell
// whose north-western corner it is, by which saved games name it.
type Corner struct {
	Half place.Half
	Cell place.Cell
}

// CornersOf lists the corners of the tile on a cell.
func CornersOf(c place.Cell) [4]Corner {
	return [4]Corner{
		{place.NL, c},
		{place.NR, c.Next(place.E)},
		{place.SR, c.Next(place.S)},
		{place.SL, c.Next(place.S).Next(place.E)},
	}
}

// wagon moves a wagon after the scoring: the turn ends with the commit after
// it.
func (r *replayer) wagon(m *message, p pointer, owner int) {
	at, ok := r.feature(m, p)
	if !ok {
		return
	}
	turn := len(r.h.setup.Turns) - 1
	t := &r.h.setup.Turns[turn]
	if n := len(t.Steps); !r.waits && n > 0 {
		t.Steps = t.Steps[:n-1]
		for i := len(r.game.Log) - 1; i >= 0; i-- {
			if e := &r.game.Log[i]; e.Kind == Step && e.Turn == turn && e.Step == n-1 {
				e.Kind = Commit
				break
			}
		}
	}
	r.waits = true
	t.Steps = append(t.Steps, game.Step{Path: m.path, Do: game.MoveWagon{Player: owner, At: at}})
	r.game.Log = append(r.game.Log, Entry{Kind: Step, Message: m.index, Turn: turn, Step: len(t.Steps) - 1, Player: owner})
}

// returnMeeple takes the abbot back.
func (r *replayer) returnMeeple(m *message) {
	source := r.value(m, "source", '"')
	if source == nil {
		return
	}
	if source.text != "ABBOT_RETURN" {
		r.missing("message", m.kind+" "+source.text, "", m.path)
		return
	}
	outer := r.value(m, "pointer", '{')
	if outer == nil {
		return
	}
	path := m.path + "/payload/pointer"
	inner := r.want(outer, path, "featurePointer", '{')
	if inner == nil {
		return
	}
	if p, ok := r.pointerOf(inner, path+"/featurePointer"); ok {
		if l, known := ParseLocation(p.location); known && l.Abbot {
			p.location = "I"
		}
		if at, ok := r.feature(m, p); ok {
			r.step(m, game.TakeAbbot{At: at})
		}
	}
}

// figure reads the id of a figure: player, kind and number.
func (r *replayer) figure(m *message, id *node) (owner int, kind game.Kind, ok bool) {
	w := strings.Split(id.text, ".")
	if len(w) != 3 {
		r.fail(m.path, id.at, scenarios.CodeWord, "the figure "+clip(id.text), "player, kind and number, such as 0.small.1")
		return 0, 0, false
	}
	owner, err := strconv.Atoi(w[0])
	if err != nil || owner < 0 || owner >= len(r.h.setup.Names.Players) {
		r.fail(m.path, id.at, scenarios.CodePlayer, "the figure "+clip(id.text)+" of a player who does not play", "the number of a player, from 0")
		return 0, 0, false
	}
	kind, ok = r.kind(m, w[1])
	return owner, kind, ok
}

// kind is the kind of figure with that word, if it can be played.
func (r *replayer) kind(m *message, word string) (game.Kind, bool) {
	k := slices.IndexFunc(kinds, func(k kindRow) bool { return k.id == word })
	if k < 0 || !slices.Contains(game.BuiltPieces(), kinds[k].kind) {
		r.missing("figure", word, "", m.path)
		return 0, false
	}
	return kinds[k].kind, true
}
