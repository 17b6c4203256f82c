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

// header is what a saved game says before its first message.
type header struct {
	setup      *game.Setup
	expansions []string // ids of the catalogue, without the base game
	tiles      map[place.Cell]lying
	named      map[string]bool // sets of the elements that the game names
}

// supply is how many of a piece a player has by the rules of a game with those
// sets.
func (h *header) supply(sets ...string) func(k game.Kind) int {
	p, _ := game.Start(&game.Setup{Edition: h.setup.Edition, Sets: sets, Names: h.setup.Names, Tunnels: h.setup.Tunnels})
	return func(k game.Kind) int {
		if len(p.Supply) == 0 {
			return 0
		}
		return int(p.Supply[0][k])
	}
}

func (r *reader) header(setup, players *node) *header {
	h := &header{setup: &game.Setup{Edition: tile.C2}, tiles: map[place.Cell]lying{}, named: map[string]bool{}}
	for _, e := range elements {
		if v := setup.get("elements").get(e.name); v != nil && v.text != "0" && v.text != "false" {
			h.named[e.set] = true
		}
	}
	r.players(players, h)
	r.sets(setup, h)
	r.rules(setup, h)
	r.elements(setup, h)
	r.start(setup, h)
	return h
}

func (r *reader) players(list *node, h *header) {
	if n := len(list.items); n == 0 || n > maxPlayers {
		r.fail("players", list.at, codeMany, fmt.Sprintf("%d players", n), fmt.Sprintf("1 to %d players", maxPlayers))
		return
	}
	names := &h.setup.Names
	for i, n := range list.items {
		path := "players/" + strconv.Itoa(i)
		if n.kind != '{' {
			r.fail(path, n.at, scenarios.CodeKind, kindWord(n.kind), "a player: an object with a name")
			continue
		}
		name := ""
		if v := r.may(n, path, "name", '"'); v != nil {
			name = strings.TrimSpace(v.text)
		}
		names.Players = append(names.Players, unusedName(name, i, *names))
	}
}

// unusedName keeps the names of players apart, as questions need them.
func unusedName(name string, i int, n place.Names) string {
	if name == "" {
		name = "Player " + strconv.Itoa(i+1)
	}
	free := name
	for k := 2; ; k++ {
		if _, taken := n.PlayerByName(free); !taken {
			return free
		}
		free = name + " " + strconv.Itoa(k)
	}
}

func (r *reader) sets(setup *node, h *header) {
	list := r.want(setup, "setup", "sets", '{')
	if list == nil {
		return
	}
	used := []string{"base"}
	editions := map[string]tile.Edition{}
	for i, id := range list.keys {
		path := "setup/sets/" + id
		copies, ok := r.number(list.items[i], path, 0, 100)
		if !ok || copies == 0 {
			continue
		}
		k := slices.IndexFunc(sets, func(s setRow) bool { return s.id == id })
		if k < 0 || !slices.Contains(game.BuiltSets(), sets[k].set) {
			set := ""
			if k >= 0 {
				set = sets[k].set
			}
			r.missing("set", id, set, path)
			continue
		}
		s := sets[k]
		r.game.Pack += copies * tilesOf(s)
		if !slices.Contains(used, s.set) {
			used = append(used, s.set)
		}
		if e, twice := editions[s.set]; !twice || e < s.edition {
			editions[s.set] = s.edition
		}
	}
	for _, s := range tile.Sets() {
		if slices.Contains(used, s.ID) {
			h.setup.Sets = append(h.setup.Sets, s.ID)
		}
		if s.ID != "base" && slices.Contains(used, s.ID) {
			h.expansions = append(h.expansions, s.ID)
		}
	}
	if e, ok := editions["base"]; ok {
		h.setup.Edition = e
	}
}

// tilesOf counts the tiles of a set that are drawn: abbeys are not.
func tilesOf(s setRow) int {
	n := 0
	for _, t := range tile.All() {
		if t.Set == s.set && !IsAbbey(t) {
			n += t.Count(s.edition)
		}
	}
	return n
}

// IsAbbey says whether players have the tile in hand and do not draw it.
func IsAbbey(t *tile.Tile) bool { return t.Edges[0] == tile.Any }

// rules reads the values of named rules.
func (r *reader) rules(setup *node, h *header) {
	list := r.may(setup, "setup", "rules", '{')
	given := map[string]*node{}
	if list != nil {
		for i, name := range list.keys {
			given[name] = list.items[i]
		}
	}
	for _, row := range ruleRows() {
		if !slices.Contains(h.setup.Sets, row.set) && !h.named[row.set] {
			continue
		}
		value := row.byself
		if n := given[row.name]; n != nil && n.kind != 'n' {
			value = n.text
		}
		path := "setup/rules/" + row.name
		k := slices.IndexFunc(row.values, func(v ruleValue) bool { return v.value == value })
		if k < 0 {
			r.missing("rule", row.name+" = "+value, row.set, path)
			continue
		}
		if pairs := row.values[k].tunnels; pairs.Two > 0 {
			h.setup.Tunnels = pairs
		}
		for _, house := range row.values[k].house {
			house.Path = path
			h.setup.House = append(h.setup.House, house)
		}
	}
}

// start reads the tiles that lie on the table.
func (r *reader) start(setup *node, h *header) {
	list := r.may(setup, "setup", "start", '[')
	if list == nil {
		return
	}
	if len(list.items) > maxTiles {
		r.fail("setup/start", list.at, codeMany, fmt.Sprintf("%d tiles", len(list.items)), fmt.Sprintf("at most %d", maxTiles))
		return
	}
	for i, n := range list.items {
		path := "setup/start/" + strconv.Itoa(i)
		r.places[path] = n.at
		if n.kind != '{' {
			r.fail(path, n.at, scenarios.CodeKind, kindWord(n.kind), "a tile: an object with tile, x, y and rotation")
			continue
		}
		id := r.want(n, path, "tile", '"')
		x, okX := r.coordinate(r.want(n, path, "x", '0'), path+"/x")
		y, okY := r.coordinate(r.want(n, path, "y", '0'), path+"/y")
		turn, okTurn := 0, true
		if v := n.get("rotation"); v != nil {
			turn, okTurn = r.rotation(v, path+"/rotation", "")
		}
		if id == nil || !okX || !okY || !okTurn {
			continue
		}
		c := place.Cell{X: x, Y: y}
		t, ok := r.tile(id, path+"/tile")
		if _, taken := h.tiles[c]; taken {
			r.fail(path, n.at, scenarios.CodeTaken, "a second tile at "+c.String(), "one tile a cell")
			continue
		}
		if ok {
			h.tiles[c] = lying{tile: t, turn: turn}
			h.setup.Tiles = append(h.setup.Tiles, game.SetupTile{Path: path, Cell: c, Tile: t, Turn: turn})
			r.game.Pack--
		}
	}
}

func (r *reader) coordinate(n *node, path string) (int32, bool) {
	i, ok := r.number(n, path, -maxFar, maxFar)
	return int32(i), ok
}

// maxFar bounds the coordinates of a saved game.
const maxFar = 10000

// rotation reads quarter turns: 0, 90, 180 or 270, with a letter before in
// messages.
func (r *reader) rotation(n *node, path, letter string) (int, bool) {
	for turn, w := range [4]string{"0", "90", "180", "270"} {
		if n.text == letter+w && (letter == "") == (n.kind == '0') {
			return turn, true
		}
	}
	r.fail(path, n.at, scenarios.CodeNumber, "the rotation "+clip(n.text),
		fmt.Sprintf("%[1]s0, %[1]s90, %[1]s180 or %[1]s270", letter))
	return 0, false
}

// tile is the tile with that id, if it can be played.
func (r *reader) tile(n *node, path string) (*tile.Tile, bool) {
	t, ok := tile.Lookup("jcz:" + n.text)
	if !ok || !named(t, n.text) {
		r.missing("tile", n.text, "", path)
		return nil, false
	}
	herd := slices.ContainsFunc(t.Segments, func(s tile.Segment) bool { return s.PigHerd })
	if !t.Drawn() || herd || !slices.Contains(game.BuiltSets(), t.Set) || scenarios.Unbuilt(t) != "" {
		r.missing("tile", n.text, t.Set, path)
		return nil, false
	}
	return t, true
}

// named says whether the tile goes by that very id in saved games: the other
// names of tiles, and ids in another case, do not count.
func named(t *tile.Tile, id string) bool {
	return strings.ContainsRune(id, '/') && slices.Contains(t.Aliases, id)
}
