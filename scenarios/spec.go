package scenarios

import (
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

const tileFix = "Write the edges as in {edges: RRFR, kind: village}, or an id, or print."

// tileSpec reads the keys that say which tile it is.
func (l *loader) tileSpec(f fields) (tile.Spec, bool) {
	ways := []string{}
	for _, k := range []string{"edges", "id", "print"} {
		if f.has(k) {
			ways = append(ways, k)
		}
	}
	switch {
	case len(ways) == 0:
		l.missing(f.node, f.path, "a tile without edges", "edges, id or print", tileFix)
		return tile.Spec{}, false
	case len(ways) > 1:
		l.together(f, ways[1], ways[0])
		return tile.Spec{}, false
	}
	var s tile.Spec
	ok := false
	switch ways[0] {
	case "edges":
		s.By = tile.ByEdges
		l.notWith(f, "edges", "turned")
		s.Edges, ok = l.edges(*f.get("edges"))
	case "id":
		s.By = tile.ByID
		s.ID, ok = l.text(*f.get("id"), "the id of a tile", "Write an id; ferryman tiles lists them.")
	case "print":
		s.By = tile.ByPrint
		l.notWith(f, "print", "kind", "joins", "ends", "inn")
		s.Print, ok = l.print(*f.get("print"))
	}
	l.selectors(f, &s)
	return s, ok
}

func (l *loader) notWith(f fields, way string, keys ...string) {
	for _, k := range keys {
		if f.has(k) {
			l.together(f, k, way)
		}
	}
}

// together notes two keys that exclude each other, at the first named.
func (l *loader) together(f fields, key, with string) {
	v := f.get(key)
	fix := "Delete one of the two."
	if key == "turned" {
		fix = "Delete \"turned\": edges are written as the tile lies."
	}
	l.fail(v.key, v.path, Problem{Code: CodeTogether, Found: fmt.Sprintf("%q together with %q", key, with),
		Expected: "one of the two", Fix: fix})
}

// selectors reads the words and sides that choose among the candidates.
func (l *loader) selectors(f fields, s *tile.Spec) {
	if v := f.get("kind"); v != nil {
		for _, it := range l.itemsOrOne(*v) {
			if w, ok := l.kind(it); ok {
				s.Words = append(s.Words, w)
			}
		}
	}
	if v := f.get("joins"); v != nil {
		for _, it := range l.itemsOrOne(*v) {
			if k, ok := l.link(it); ok {
				s.Joins = append(s.Joins, k)
			}
		}
	}
	if v := f.get("ends"); v != nil {
		s.Ends = l.sides(*v)
	}
	if v := f.get("inn"); v != nil {
		s.Inn = l.sides(*v)
	}
	if v := f.get("turned"); v != nil {
		s.Turn, _ = l.turned(*v)
	}
}

func (l *loader) kind(v value) (string, bool) {
	const fix = "Write one of these words, or a list of them; ferryman tiles lists all."
	s, ok := l.text(v, "a kind of tile", fix)
	if !ok {
		return "", false
	}
	if !tile.IsWord(s) {
		l.fail(v.node, v.path, Problem{Code: CodeWord, Found: clip(s) + ", which is no kind of tile",
			Expected: "lake, village, monastery, garden, inn, pennant, joined, separate, through, ends, the id of a set, …",
			Nearest:  nearest(s, tile.Words()), Fix: fix})
		return "", false
	}
	return s, true
}

// turned reads a turn in degrees and gives quarter turns.
func (l *loader) turned(v value) (int, bool) {
	w, ok := l.word(v, "turn", []string{"0", "90", "180", "270"})
	if !ok {
		return 0, false
	}
	return map[string]int{"90": 1, "180": 2, "270": 3}[w], true
}

// edges reads four letters, clockwise from north.
func (l *loader) edges(v value) ([4]tile.Edge, bool) {
	const expected, fix = "four letters clockwise from north: C city, R road, F field, V river",
		"Write the edges as the tile lies, as in RRFR."
	var out [4]tile.Edge
	s, ok := l.text(v, expected, fix)
	if !ok {
		return out, false
	}
	good := len(s) == 4
	for i := 0; i < len(s) && good; i++ {
		n := strings.IndexByte("FRCV", s[i]&^0x20)
		if good = n >= 0; good {
			out[i] = tile.Edge(n)
		}
	}
	if !good {
		l.fail(v.node, v.path, Problem{Code: CodeWord, Found: clip(s) + l.under(v), Expected: expected, Fix: fix})
	}
	return out, good
}

// side reads one side.
func (l *loader) side(v value) (place.Side, bool) {
	s, ok := l.text(v, "a side N, E, S or W", "Write N, E, S or W.")
	if !ok {
		return 0, false
	}
	side, ok := place.ParseSide(s)
	if !ok {
		l.unknownWord(v, s, "side", []string{"N", "E", "S", "W"}, "Write N, E, S or W.")
	}
	return side, ok
}

// sides reads a side or a list of sides.
func (l *loader) sides(v value) place.Sides {
	var m place.Sides
	for _, it := range l.itemsOrOne(v) {
		if s, ok := l.side(it); ok {
			m |= place.SidesOf(s)
		}
	}
	return m
}

// tileFailure says why the catalogue has no such tile.
func (l *loader) tileFailure(f fields, s tile.Spec, no *tile.Failure) {
	n := nodeOr(f, "id", "edges", "print")
	p := Problem{Code: CodeTile}
	switch no.Code {
	case tile.Ambiguous:
		p.Code = CodeAmbiguous
		p.Found = fmt.Sprintf("%s, which %d tiles have", clip(no.Word), len(no.Choices))
		p.Expected = "one tile: " + choiceList(no.Choices, 8)
		p.Fix = "Add what stands before the tile you mean."
	case tile.LayoutUnknown:
		p.Found = clip(no.Word) + ", whose drawing no source describes"
		p.Expected = "a tile that is known"
		p.Fix = "Describe it feature by feature under \"print\"."
	case tile.UnknownID:
		p.Found, p.Expected = clip(no.Word)+", which is no tile", "the id of a tile"
		p.Fix = "Write an id; ferryman tiles lists them."
	case tile.NoTile:
		n = l.noTile(f, no, n, &p)
	default:
		p.Found, p.Expected, p.Fix = "a tile that cannot be: "+no.Note, "a tile of the catalogue", tileFix
	}
	if len(no.Nearest) > 0 && no.Code != tile.LayoutUnknown {
		p.Nearest = no.Nearest[0]
	}
	l.fail(n, f.path, p)
}

// noTile says what no tile fits, and gives the node that asks for it.
func (l *loader) noTile(f fields, no *tile.Failure, n *yaml.Node, p *Problem) *yaml.Node {
	if no.Note == tile.FitsEdges {
		p.Found, p.Expected = clip(no.Word)+", edges that no tile has", "the edges of a tile as it lies"
		p.Fix = "Correct the edges, or describe the tile under \"print\"."
		return n
	}
	if v := f.get(no.Note); v != nil {
		n = holding(v.node, no.Word)
	}
	p.Found = fmt.Sprintf("%s: %s, which none of the tiles in question fits", no.Note, no.Word)
	p.Expected = "what one of them has: " + choiceList(no.Choices, 4)
	p.Fix = "Correct it, or leave it out."
	return n
}

// holding is the scalar below n with that text, or n.
func holding(n *yaml.Node, text string) *yaml.Node {
	for _, c := range n.Content {
		if c.Kind == yaml.ScalarNode && strings.EqualFold(strings.TrimSpace(c.Value), text) {
			return c
		}
	}
	return n
}

// choiceList prints candidates, each with what to write to get it.
func choiceList(choices []tile.Choice, most int) string {
	var out []string
	for i, c := range choices {
		if i == most {
			out = append(out, fmt.Sprintf("and %d more", len(choices)-most))
			break
		}
		word := c.Word
		if !strings.Contains(word, ":") {
			word = "kind: " + word
		}
		out = append(out, fmt.Sprintf("%s (%s)", word, c.Found.Tile.ID))
	}
	return strings.Join(out, ", ")
}
