package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

var pieceKeys = []string{"player", "piece", "at", "value", "pair"}

// pieceWords are the pieces that a file may name.
func pieceWords() []string {
	var out []string
	for k := game.Meeple; k < game.Bridge; k++ {
		out = append(out, k.String())
	}
	return out
}

// supplyWords are what a player may have left: the pieces, bridges and an abbey
// tile.
func supplyWords() []string {
	return append(pieceWords(), game.Bridge.String(), game.AbbeyTile.String())
}

// pieces reads the pieces on the table.
func (l *loader) pieces(v *value) {
	if v == nil {
		return
	}
	list, ok := l.items(*v, "a list of pieces", "Write them as in pieces: [{player: red, at: a.N}].")
	if !ok {
		return
	}
	for _, it := range list {
		f, ok := l.mapping(it.node, it.path, "a piece", pieceKeys)
		if !ok {
			continue
		}
		p := game.SetupPiece{Path: it.path}
		okKind, okPlayer := true, false
		if k := f.get("piece"); k != nil {
			p.Kind, okKind = l.piece(*k)
		}
		if okKind {
			l.tollValue(f, &p)
			l.pair(f, &p)
		}
		if k := f.get("player"); k != nil {
			p.Player, okPlayer = l.player(*k)
		} else {
			l.missing(it.node, it.path, "a piece without a player", "whose piece it is", "Add the player, as in player: "+l.somePlayer()+".")
		}
		at, okAt := l.pieceAt(f)
		p.At = at
		if okKind && okPlayer && okAt {
			l.setup.Pieces = append(l.setup.Pieces, p)
		}
	}
}

// tollValue reads which side of a tollhouse is up: 1 if it does not say.
func (l *loader) tollValue(f fields, p *game.SetupPiece) {
	if p.Kind != game.Tollhouse {
		l.onlyFor(f, "value", "a tollhouse")
		return
	}
	p.Value = 1
	if v := f.get("value"); v != nil {
		p.Value, _ = l.number(*v, "the side of a tollhouse", 1, 2)
	}
}

// pair reads which of the player's pairs a tunnel token belongs to; the first
// if it does not say.
func (l *loader) pair(f fields, p *game.SetupPiece) {
	if p.Kind != game.TunnelToken {
		l.onlyFor(f, "pair", "a tunnel token")
		return
	}
	p.Pair = 1
	if v := f.get("pair"); v != nil {
		p.Pair, _ = l.number(*v, "a pair of tokens", 1, 3)
	}
}

func (l *loader) somePlayer() string {
	if n := l.setup.Names.Players; len(n) > 0 {
		return n[0]
	}
	return "red"
}

func (l *loader) pieceAt(f fields) (place.Place, bool) {
	if v := f.get("at"); v != nil {
		return l.place(*v)
	}
	l.missing(f.node, f.path, "a piece without a place", "where it stands", "Add the place, as in at: a.N.")
	return place.Place{}, false
}

func (l *loader) onlyFor(f fields, key, what string) {
	if v := f.get(key); v != nil {
		l.fail(v.key, v.path, Problem{Code: CodeTogether, Found: fmt.Sprintf("%q of a piece that has none", key),
			Expected: "the key with " + what + " only", Fix: "Delete it."})
	}
}

// piece reads the kind of a piece.
func (l *loader) piece(v value) (game.Kind, bool) {
	w, ok := l.word(v, "piece", pieceWords())
	if !ok {
		return 0, false
	}
	k, _ := game.ParseKind(w)
	if !slices.Contains(builtPieces(), k) {
		l.fail(v.node, v.path, notBuiltProblem(w))
		return k, false
	}
	l.usedSets[game.SetOf(k)] = true
	return k, true
}

// place reads a place such as a.N.
func (l *loader) place(v value) (place.Place, bool) {
	const expected, fix = "a place such as a.N or 2,0.E", `Write the label or coordinates and the edge, as in a.N or "2,0.E".`
	s, ok := l.text(v, expected, fix)
	if !ok {
		return place.Place{}, false
	}
	cell, part, dot := s, "", strings.LastIndexByte(s, '.')
	if dot >= 0 {
		cell, part = strings.TrimSpace(s[:dot]), strings.TrimSpace(s[dot+1:])
	}
	c, ok := l.cell(v.node, v.path, cell)
	p, okPart := place.ParsePart(part)
	if !okPart || dot >= 0 && part == "" {
		l.fail(v.node, v.path, Problem{Code: CodePlace, Found: clip(s) + ", whose edge is " + clip(part),
			Expected: "N, E, S or W after the point, or a half-edge such as NL for a field", Fix: fix})
		return place.Place{}, false
	}
	return place.Place{Cell: c, Part: p}, ok
}

// cell reads a label or coordinates.
func (l *loader) cell(n *yaml.Node, path, s string) (place.Cell, bool) {
	c, err := l.setup.Names.ParseCell(s)
	if err == nil {
		return c, true
	}
	if !l.unsure && !l.bad[s] {
		l.badCell(n, path, s)
	}
	return c, false
}

func (l *loader) badCell(n *yaml.Node, path, s string) {
	labels := l.setup.Names.Labels()
	expected := "coordinates such as 2,0"
	if len(labels) > 0 {
		expected = oneOf(labels) + ", or " + expected
	}
	p := Problem{Code: CodeCell, Found: clip(s) + ", which is no cell", Expected: expected, Nearest: nearest(s, labels),
		Fix: "Write a label of the map, or coordinates x to the east and y to the south."}
	if farOut(s) {
		p.Expected = fmt.Sprintf("coordinates from %d to %d", -place.MaxCoordinate, place.MaxCoordinate)
	}
	l.fail(n, path, p)
}

// farOut says whether s is coordinates beyond what a table may have.
func farOut(s string) bool {
	x, y, ok := strings.Cut(s, ",")
	return ok && digits(x) && digits(y)
}

func digits(s string) bool {
	s = strings.TrimPrefix(strings.TrimSpace(s), "-")
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// supply reads how many pieces players have left.
func (l *loader) supply(v *value) {
	if v == nil {
		return
	}
	f, ok := l.mapping(v.node, v.path, "a supply", nil)
	if !ok {
		return
	}
	seen := map[int]bool{}
	for _, e := range f.list {
		player, okPlayer := l.playerKey(e, seen)
		g, ok := l.mapping(e.node, e.path, "a supply", supplyWords())
		if !ok {
			continue
		}
		for _, s := range g.list {
			n, okN := l.number(s, "a number", 0, 99)
			k, _ := game.ParseKind(s.name)
			if !slices.Contains(game.BuiltPieces(), k) {
				l.notBuilt(&s, s.name)
				continue
			}
			if okPlayer && okN {
				l.setup.Supply = append(l.setup.Supply, game.SetupSupply{Path: s.path, Player: player, Kind: k, Count: n})
			}
		}
	}
}

// playerKey reads a player who is a key; each may be there once.
func (l *loader) playerKey(e value, seen map[int]bool) (int, bool) {
	i, ok := l.playerNamed(e.key, e.path, strings.TrimSpace(e.name))
	if ok && seen[i] {
		l.fail(e.key, e.path, Problem{Code: CodeTwice, Found: "the player " + clip(e.name) + " a second time",
			Expected: "every player once", Fix: "Delete one of the two."})
		return i, false
	}
	seen[i] = ok || seen[i]
	return i, ok
}

// maxPoints bounds the points that a file may give.
const maxPoints = 1_000_000

// scores reads the points already made.
func (l *loader) scores(v *value) {
	if v == nil {
		return
	}
	f, ok := l.mapping(v.node, v.path, "scores", nil)
	if !ok {
		return
	}
	l.setup.Scores = make([]int, len(l.setup.Names.Players))
	for _, p := range l.points(f) {
		l.setup.Scores[p.Player] = p.Points
	}
}

// points reads a mapping of players to points, in the order of the players.
func (l *loader) points(f fields) []PlayerPoints {
	out := []PlayerPoints{}
	seen := map[int]bool{}
	for _, e := range f.list {
		i, ok := l.playerKey(e, seen)
		n, okN := l.number(e, "points", 0, maxPoints)
		if ok && okN {
			out = append(out, PlayerPoints{i, n})
		}
	}
	slices.SortFunc(out, func(a, b PlayerPoints) int { return a.Player - b.Player })
	return out
}
