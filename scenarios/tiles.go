package scenarios

import (
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// drawingKeys say which tile it is.
var drawingKeys = []string{"edges", "kind", "joins", "ends", "inn", "id", "turned", "print"}

// lyingKeys are the keys of a tile that lies on the table.
var lyingKeys = []string{"edges", "kind", "joins", "ends", "inn", "id", "turned", "print", "ferry", "bridge", "decor", "at"}

// tiles reads the tiles that lie there before the first turn.
func (l *loader) tiles(v *value) {
	if v == nil {
		return
	}
	f, ok := l.mapping(v.node, v.path, "tiles", nil)
	if !ok {
		l.unsure = true
		return
	}
	for _, e := range f.list {
		l.lyingTile(e)
	}
}

func (l *loader) lyingTile(e value) {
	f, ok := l.mapping(e.node, e.path, "the tile "+clip(e.name), lyingKeys)
	if !ok {
		l.noteBad(e.name)
		return
	}
	l.unbuilt(f, unbuiltTileKeys)
	cell, placed := l.cellFor(e, f.get("at"))
	placed = placed && l.free(cell, e)
	found, drawn := l.tile(f)
	t := game.SetupTile{Path: e.path, Cell: cell, Tile: found.Tile, Turn: found.Turn}
	var name string
	if fv := f.get("ferry"); fv != nil {
		var ok bool
		if t.Ferry, name, ok = l.ferry(*fv); ok && placed && name != "" {
			l.nameFerry(name, cell, *fv)
		}
	}
	if bv := f.get("bridge"); bv != nil {
		t.Bridge, _ = l.link(*bv)
		l.usedSets["bridges"] = true
	}
	if placed && (!drawn || found.Tile.Jetties != 0) {
		l.lakes[cell] = lake{ferry: f.has("ferry"), named: name != ""}
	}
	if placed && drawn {
		l.setup.Tiles = append(l.setup.Tiles, t)
	}
}

// noteBad remembers a label whose tile was not understood, so that nothing is
// said of what refers to it.
func (l *loader) noteBad(name string) {
	if _, ok := l.setup.Names.CellByLabel(name); !ok {
		l.bad[name] = true
	}
}

// free says whether no tile lies on the cell yet.
func (l *loader) free(c place.Cell, e value) bool {
	first, taken := l.tileAt[c]
	if taken {
		l.fail(e.key, e.path, Problem{Code: CodeTaken,
			Found:    fmt.Sprintf("a second tile on the cell %s (first in line %d, column %d)", c, first.line, first.col),
			Expected: "one tile a cell", Fix: "Delete one of the two, or give it another place."})
		return false
	}
	l.tileAt[c] = spot{e.key.Line, e.key.Column}
	return true
}

// cellFor is the cell that the key of a tile names: a label of the map, a
// label with a place of its own, or coordinates.
func (l *loader) cellFor(e value, at *value) (place.Cell, bool) {
	var given, known place.Cell
	isGiven, isKnown := false, false
	if at != nil {
		if given, isGiven = l.at(*at); !isGiven {
			l.noteBad(e.name)
			return given, false
		}
	}
	if strings.ContainsAny(e.name, ",") {
		c, err := place.ParseCell(e.name)
		if err != nil {
			l.badCell(e.key, e.path, e.name)
			return c, false
		}
		known, isKnown = c, true
	} else {
		known, isKnown = l.setup.Names.CellByLabel(e.name)
	}
	switch {
	case isKnown && isGiven && known != given:
		l.fail(at.node, at.path, Problem{Code: CodeWhere, Found: fmt.Sprintf("%s at %s and at %s", clip(e.name), known, given),
			Expected: "one place", Fix: "Delete \"at\", or correct it."})
		return known, false
	case isKnown:
		return known, true
	case isGiven:
		return given, l.label(e.name, given, spot{e.key.Line, e.key.Column}, e.path)
	case !l.unsure && !l.bad[e.name] && l.labelWord(e.name, spot{e.key.Line, e.key.Column}, e.path):
		labels := l.setup.Names.Labels()
		p := Problem{Code: CodeWhere, Found: "the tile " + clip(e.name) + ", which has no place",
			Expected: "a label of the map, or \"at\"", Nearest: nearest(e.name, labels),
			Fix: "Write " + clip(e.name) + " into the map, or add at: [x, y] to the tile."}
		l.fail(e.key, e.path, p)
	}
	l.bad[e.name] = true
	return place.Cell{}, false
}

// at reads the coordinates of a tile.
func (l *loader) at(v value) (place.Cell, bool) {
	const expected, fix = "coordinates [x, y]", "Write x to the east and y to the south, as in at: [2, 0]."
	if v.node.Kind == yaml.ScalarNode && !isNull(v.node) {
		if c, err := place.ParseCell(v.node.Value); err == nil {
			return c, true
		}
	}
	if v.node.Kind != yaml.SequenceNode || len(v.node.Content) != 2 {
		l.wrong(v, expected, fix)
		return place.Cell{}, false
	}
	list, _ := l.items(v, expected, fix)
	x, okX := l.number(list[0], "a coordinate", -place.MaxCoordinate, place.MaxCoordinate)
	y, okY := l.number(list[1], "a coordinate", -place.MaxCoordinate, place.MaxCoordinate)
	return place.Cell{X: int32(x), Y: int32(y)}, okX && okY
}

// link reads two sides.
func (l *loader) link(v value) (place.Link, bool) {
	const fix = "Write two different sides, as in N-S."
	s, ok := l.text(v, "two sides such as N-S", fix)
	if !ok {
		return place.Link{}, false
	}
	k, err := place.ParseLink(s)
	if err != nil {
		l.fail(v.node, v.path, Problem{Code: CodeLink, Found: clip(s) + l.under(v),
			Expected: "two different sides of N, E, S and W, such as N-S", Nearest: nearLink(s), Fix: fix})
	}
	return k, err == nil
}

// nearLink is the link that s names in another way, such as NS or n/s.
func nearLink(s string) string {
	letters := strings.Trim(s, " ()[]")
	if len(letters) < 2 || len(letters) > 5 {
		return ""
	}
	k, err := place.ParseLink(letters[:1] + "-" + letters[len(letters)-1:])
	if err != nil || strings.Trim(letters[1:len(letters)-1], " -/_,–>") != "" {
		return ""
	}
	return k.String()
}

var ferryKeys = []string{"link", "name"}

// ferry reads a link, or a mapping of a link and a name.
func (l *loader) ferry(v value) (place.Link, string, bool) {
	if v.node.Kind != yaml.MappingNode {
		k, ok := l.link(v)
		return k, "", ok
	}
	f, _ := l.mapping(v.node, v.path, "a ferry", ferryKeys)
	link, ok := place.Link{}, false
	if k := f.get("link"); k != nil {
		link, ok = l.link(*k)
	} else {
		l.missing(v.node, v.path, "a ferry without \"link\"", "the two sides it joins", "Add the link, as in {link: N-S, name: \"1\"}.")
	}
	name := ""
	if n := f.get("name"); n != nil {
		name, _ = l.text(*n, "the name of a ferry", "Write a name, or leave the key out.")
	}
	return link, name, ok
}

func (l *loader) missing(n *yaml.Node, path, found, expected, fix string) {
	l.fail(n, path, Problem{Code: CodeMissing, Found: found, Expected: expected, Fix: fix})
}

// nameFerry gives the ferry on the lake a name.
func (l *loader) nameFerry(name string, c place.Cell, v value) {
	n := v.node
	if v.node.Kind == yaml.MappingNode {
		for i := 0; i+1 < len(n.Content); i += 2 {
			if n.Content[i].Value == "name" {
				n = n.Content[i+1]
				break
			}
		}
	}
	at := spot{n.Line, n.Column}
	if first, ok := l.ferryAt[name]; ok {
		l.fail(n, v.path, Problem{Code: CodeTwice,
			Found:    fmt.Sprintf("the ferry %s a second time (first in line %d, column %d)", clip(name), first.line, first.col),
			Expected: "a name for each ferry", Fix: "Give one of them another name."})
		return
	}
	l.ferryAt[name] = at
	l.setup.Names.SetFerry(name, c)
}

// tile reads what a tile shows and finds it in the catalogue.
func (l *loader) tile(f fields) (tile.Found, bool) {
	before := len(l.problems)
	spec, ok := l.tileSpec(f)
	if !ok || len(l.problems) > before && Failed(l.problems[before:]) {
		return tile.Found{}, false
	}
	found, failure := tile.Find(spec, l.box())
	if failure != nil {
		l.tileFailure(f, spec, failure)
		return tile.Found{}, false
	}
	if what := unbuiltFeature(found.Tile); what != "" {
		l.fail(nodeOr(f, "id", "edges", "print"), f.path, notBuiltProblem(what))
		return tile.Found{}, false
	}
	l.count(f, found.Tile)
	l.uses(found.Tile)
	return found, true
}

func (l *loader) box() tile.Box {
	return tile.Box{Edition: l.setup.Edition, Sets: l.scenario.Expansions}
}

// uses notes the set that a tile brings into play.
func (l *loader) uses(t *tile.Tile) {
	switch {
	case t.Set != tile.PrintSet:
		l.usedSets[t.Set] = true
	case t.Jetties != 0:
		l.usedSets["ferries"] = true
	}
}

// count warns of tiles that the box does not hold, or not so often.
func (l *loader) count(f fields, t *tile.Tile) {
	if t.Set == tile.PrintSet {
		return
	}
	l.copies[t.ID]++
	e := l.setup.Edition
	have, most := l.copies[t.ID], t.Count(e)
	at := nodeOr(f, "id", "edges")
	switch {
	case !tile.InEdition(t, e):
		l.fail(at, f.path, Problem{Warning: true, Code: CodeEdition, Found: fmt.Sprintf("the tile %s, which %s does not have", t.ID, e),
			Expected: "a tile of the edition", Fix: "Set the edition that has it, or add a kind that selects another tile."})
	case have == most+1:
		l.fail(at, f.path, Problem{Warning: true, Code: CodeCount, Found: fmt.Sprintf("the tile %s for the %s time", t.ID, nth(have)),
			Expected: fmt.Sprintf("at most %d of them, as in the box of %s", most, e), Fix: "Check the tiles; the answer does not depend on it."})
	}
}

func nth(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprint(n, suffix)
}

// nodeOr is the value of the first of the keys that is there, or the mapping.
func nodeOr(f fields, keys ...string) *yaml.Node {
	for _, k := range keys {
		if v := f.get(k); v != nil {
			return v.node
		}
	}
	return f.node
}
