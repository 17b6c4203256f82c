package jcz

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios"
)

// message is one message of the replay.
type message struct {
	index   int
	path    string
	node    *node
	kind    string
	payload *node
	player  int // -1: the file does not say it
}

// replayer turns messages into turns. It judges nothing: that is for the
// rules.
type replayer struct {
	*reader
	h         *header
	table     map[place.Cell]lying // tiles that lie there so far
	committed bool                 // the last turn was ended by a commit
	waits     bool                 // a wagon moved after it: another commit follows
	lake      bool                 // the last turn placed a lake that has no ferry yet
	cell      place.Cell           // where the last turn placed its tile
	drawn     int                  // tiles drawn so far
}

func newReplayer(r *reader, h *header) *replayer {
	return &replayer{reader: r, h: h, table: h.tiles}
}

// run reads the messages in order.
func (r *replayer) run(list *node) {
	if len(list.items) > maxMessages {
		r.fail("replay", list.at, codeMany, fmt.Sprintf("%d messages", len(list.items)), fmt.Sprintf("at most %d", maxMessages))
		return
	}
	rows := messages()
	kept := r.kept(list)
	for i, m := range kept {
		r.places[m.path] = m.node.at
		if len(r.game.Missing) > 0 {
			r.scan(&m)
			continue
		}
		k := slices.IndexFunc(rows, func(row messageRow) bool { return row.name == m.kind })
		if k < 0 || rows[k].do == nil {
			r.scan(&m)
			continue
		}
		if r.passedAbbey(kept, i) {
			continue
		}
		rows[k].do(r, &m)
		if len(r.problems) > 0 {
			return
		}
	}
}

// passedAbbey: before a turn, a pass with a commit after it leaves the abbey in
// the hand.
func (r *replayer) passedAbbey(list []message, i int) bool {
	m := &list[i]
	if !r.committed || r.waits {
		return false
	}
	last := i+1 == len(list)
	switch {
	case m.kind == "PASS" && !last && list[i+1].kind == "COMMIT" && list[i+1].player == m.player:
		r.game.Log = append(r.game.Log, Entry{Kind: AbbeyPass, Message: m.index, Turn: len(r.h.setup.Turns) - 1, Player: m.player})
		return true
	case m.kind == "COMMIT" && i > 0 && list[i-1].kind == "PASS":
		return true
	}
	return false
}

// scan only names what is not built, in a game that cannot be played: what it
// does to the game is not known.
func (r *replayer) scan(m *message) {
	rows := messages()
	k := slices.IndexFunc(rows, func(row messageRow) bool { return row.name == m.kind })
	switch {
	case k < 0:
		r.missing("message", m.kind, "", m.path)
		return
	case rows[k].do == nil:
		r.missing("message", m.kind, rows[k].set, m.path)
		return
	}
	if id := m.payload.get("tileId"); id != nil && id.kind == '"' {
		r.tile(id, m.path)
	}
	if name := m.payload.get("token"); name != nil && name.kind == '"' {
		r.token(m, name.text)
	}
	if id := m.payload.get("meepleId"); id != nil && id.kind == '"' {
		if w := strings.Split(id.text, "."); len(w) == 3 {
			r.kind(m, w[1])
		}
	}
}

// kept reads the messages and leaves out those that were taken back: an undo
// takes back the message before it, but never what ended a turn.
func (r *replayer) kept(list *node) []message {
	var out []message
	for i, n := range list.items {
		m := message{index: i, path: "replay/" + strconv.Itoa(i), node: n, player: -1}
		if n.kind != '{' {
			r.fail(m.path, n.at, scenarios.CodeKind, kindWord(n.kind), "a message: an object with type and payload")
			return nil
		}
		kind := r.want(n, m.path, "type", '"')
		m.payload = r.may(n, m.path, "payload", '{')
		if p := n.get("player"); p != nil && p.kind != 'n' {
			m.player, _ = r.number(p, m.path+"/player", 0, max(0, len(r.h.setup.Names.Players)-1))
		}
		if kind == nil || len(r.problems) > 0 {
			return nil
		}
		m.kind = kind.text
		if m.kind != "UNDO" {
			out = append(out, m)
			continue
		}
		if len(out) == 0 || out[len(out)-1].kind == "COMMIT" {
			r.fail(m.path, n.at, scenarios.CodeTogether, "an undo with nothing to take back", "a message of the same turn before it")
			return nil
		}
		out = out[:len(out)-1]
	}
	return out
}

// value is a key of the message's payload.
func (r *replayer) value(m *message, key string, kind byte) *node {
	if m.payload == nil {
		r.fail(m.path, m.node.at, scenarios.CodeMissing, "no payload", "a payload with "+strconv.Quote(key))
		return nil
	}
	return r.want(m.payload, m.path+"/payload", key, kind)
}

// turn is the turn that the message belongs to; nil after a problem.
func (r *replayer) turn(m *message) *game.Turn {
	turns := r.h.setup.Turns
	if len(turns) == 0 || r.committed {
		r.fail(m.path, m.node.at, scenarios.CodeWhere, m.kind+" before a tile is placed", "PLACE_TILE first")
		return nil
	}
	t := &turns[len(turns)-1]
	if m.player >= 0 && m.player != t.Player {
		r.fail(m.path, m.node.at, scenarios.CodePlayer, fmt.Sprintf("player %d in the turn of player %d", m.player, t.Player), "the player who placed the tile")
		return nil
	}
	return t
}

// step adds a step to the turn that is under way.
func (r *replayer) step(m *message, do game.Action) {
	t := r.turn(m)
	if t == nil {
		return
	}
	t.Steps = append(t.Steps, game.Step{Path: m.path, Do: do})
	r.game.Log = append(r.game.Log, Entry{Kind: Step, Message: m.index, Turn: len(r.h.setup.Turns) - 1, Step: len(t.Steps) - 1, Player: t.Player})
}

// placeTile begins a turn.
func (r *replayer) placeTile(m *message) {
	id, at := r.value(m, "tileId", '"'), r.value(m, "position", '[')
	turned := r.value(m, "rotation", '"')
	if id == nil || at == nil || turned == nil {
		return
	}
	turn, ok := r.rotation(turned, m.path+"/payload/rotation", "R")
	cell, okCell := r.position(at, m.path+"/payload/position")
	t, okTile := r.tile(id, m.path+"/payload/tileId")
	if !ok || !okCell || !okTile {
		return
	}
	if n := len(r.h.setup.Turns); n > 0 && (!r.committed || r.waits) {
		r.fail(m.path, m.node.at, scenarios.CodeWhere, "a second tile in a turn", "COMMIT before it")
		return
	}
	player := m.player
	if player < 0 {
		player = r.nextPlayer()
	}
	r.skipped(t, player, m.path)
	r.h.setup.Turns = append(r.h.setup.Turns, game.Turn{Path: m.path, Player: player})
	r.committed, r.waits, r.cell, r.lake = false, false, cell, t.Jetties != 0
	if _, taken := r.table[cell]; !taken {
		r.table[cell] = lying{tile: t, turn: turn}
	}
	if !IsAbbey(t) {
		r.game.Pack--
	}
	r.step(m, game.PlaceTile{Cell: cell, Tile: t, Turn: turn})
}

// skipped: after the last tile is drawn those who still have an abbey may place
// it in turn; the others between them take a turn without a tile.
func (r *replayer) skipped(t *tile.Tile, player int, path string) {
	if !IsAbbey(t) {
		for r.drawn < len(r.game.Drawn) && !slices.Contains(t.Aliases, r.game.Drawn[r.drawn]) {
			r.drawn++
		}
		r.drawn++
		return
	}
	if len(r.game.Drawn) == 0 && r.game.Pack > 0 || r.drawn < len(r.game.Drawn) || r.game.End == 0 {
		return
	}
	for n := 1; n < len(r.h.setup.Names.Players) && r.nextPlayer() != player; n++ {
		r.h.setup.Turns = append(r.h.setup.Turns, game.Turn{Path: path, Player: r.nextPlayer(), Pass: true})
	}
}

// nextPlayer is whose turn it is in a file whose messages name no players.
func (r *replayer) nextPlayer() int {
	n := len(r.h.setup.Turns)
	if n == 0 {
		return 0
	}
	return (r.h.setup.Turns[n-1].Player + 1) % max(1, len(r.h.setup.Names.Players))
}

func (r *replayer) position(n *node, path string) (place.Cell, bool) {
	if len(n.items) != 2 {
		r.fail(path, n.at, scenarios.CodeCell, fmt.Sprintf("a list of %d", len(n.items)), "a position [x, y]")
		return place.Cell{}, false
	}
	x, okX := r.coordinate(kindOr(n.items[0], '0'), path)
	y, okY := r.coordinate(kindOr(n.items[1], '0'), path)
	return place.Cell{X: x, Y: y}, okX && okY
}

// kindOr is the node; of another kind it is one that no number is read from.
func kindOr(n *node, kind byte) *node {
	if n.kind == kind {
		return n
	}
	return &node{kind: kind, at: n.at, text: kindWord(n.kind)}
}

// pointer reads which feature a message means.
func (r *replayer) pointer(m *message) (pointer, bool) {
	n := r.value(m, "pointer", '{')
	if n == nil {
		return pointer{}, false
	}
	return r.pointerOf(n, m.path+"/payload/pointer")
}

func (r *replayer) pointerOf(n *node, path string) (pointer, bool) {
	p := pointer{node: n}
	at := r.want(n, path, "position", '[')
	feature, location := r.want(n, path, "feature", '"'), r.want(n, path, "location", '"')
	if at == nil || feature == nil || location == nil {
		return p, false
	}
	var ok bool
	p.cell, ok = r.position(at, path+"/position")
	p.feature, p.location = feature.text, location.text
	return p, ok
}

// feature is the place that a pointer means.
func (r *replayer) feature(m *message, p pointer) (place.Place, bool) {
	kind, known := FeatureByWord(p.feature)
	if !known {
		r.missing("feature", p.feature, "", m.path)
		return place.Place{}, false
	}
	l, ok := ParseLocation(p.location)
	if !ok || l.Abbot && kind != tile.MonasteryFeature {
		r.missing("feature", p.feature+" at "+p.location, "", m.path)
		return place.Place{}, false
	}
	t, lies := r.table[p.cell]
	if !lies {
		r.fail(m.path, p.node.at, scenarios.CodePlace, "the empty cell "+p.cell.String(), "a cell with a tile")
		return place.Place{}, false
	}
	part, ok := t.find(kind, l)
	if !ok {
		r.fail(m.path, p.node.at, scenarios.CodePlace,
			fmt.Sprintf("%s %s, which the tile %s at %s does not show", p.feature, p.location, t.tile.ID, p.cell), "a feature of the tile as it lies")
		return place.Place{}, false
	}
	return place.Place{Cell: p.cell, Part: part}, true
}

// pass leaves out the optional step that is open; after the commit, the move
// of a wagon.
func (r *replayer) pass(m *message) {
	turn := len(r.h.setup.Turns) - 1
	if !r.committed && r.turn(m) == nil {
		return
	}
	r.game.Log = append(r.game.Log, Entry{Kind: Pass, Message: m.index, Turn: turn, Player: m.player})
}

// commit ends a turn: it is scored.
func (r *replayer) commit(m *message) {
	if r.committed && r.waits {
		r.committed = false
		m.player = -1
	}
	r.step(m, game.Score{})
	r.committed, r.waits = true, false
}
