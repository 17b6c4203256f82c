package jcz

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"

	"gopkg.in/yaml.v3"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios"
)

// maxScenarioPlayers is how many players a scenario can have.
const maxScenarioPlayers = 6

// YAML writes a scenario that was checked as a scenario file: the tiles that
// lie there and every turn. Loaded again it is the same game. Questions are not
// written.
func YAML(sc *scenarios.Scenario) ([]byte, error) {
	if n := len(sc.Setup.Names.Players); n > maxScenarioPlayers {
		return nil, fmt.Errorf("%d players: a scenario has at most %d", n, maxScenarioPlayers)
	}
	text, err := writeYAML(sc, sc.Setup.Supply)
	if err != nil {
		return nil, err
	}
	// The loader finds out by itself which sets are in play, and with them which
	// pieces: what it gets wrong is written out.
	again, problems := scenarios.Load(sc.File, text)
	if again == nil {
		return nil, fmt.Errorf("the game cannot be written as a scenario: %w", problems[0])
	}
	left := differentSupply(sc, again)
	if len(left) == 0 {
		return text, nil
	}
	return writeYAML(sc, append(left, sc.Setup.Supply...))
}

// differentSupply lists what players have at the start that they do not have
// in the other scenario.
func differentSupply(sc, other *scenarios.Scenario) []game.SetupSupply {
	var out []game.SetupSupply
	for player := range sc.Start.Supply {
		for _, k := range game.BuiltPieces() {
			if n := sc.Start.Supply[player][k]; n != other.Start.Supply[player][k] {
				out = append(out, game.SetupSupply{Player: player, Kind: k, Count: int(n)})
			}
		}
	}
	return out
}

func writeYAML(sc *scenarios.Scenario, supply []game.SetupSupply) ([]byte, error) {
	s := sc.Setup
	doc := mapping()
	if sc.Title != "" {
		doc.add("title", quoted(sc.Title))
	}
	doc.add("edition", word(s.Edition.String()))
	if s.Rulebook != rules.HiG {
		doc.add("rulebook", word(s.Rulebook.String()))
	}
	if len(sc.Expansions) > 0 {
		doc.add("expansions", words(sc.Expansions))
	}
	doc.add("players", texts(s.Names.Players))
	w := writer{s}
	for _, part := range []struct {
		key  string
		node *yaml.Node
	}{
		{"tiles", w.tiles()}, {"pieces", w.pieces()}, {"supply", w.supply(supply)}, {"scores", w.scores()},
		{"house", w.house()}, {"turns", w.turns()},
	} {
		if len(part.node.Content) > 0 {
			doc.add(part.key, part.node)
		}
	}
	var b bytes.Buffer
	enc := yaml.NewEncoder(&b)
	enc.SetIndent(2)
	if err := enc.Encode(doc.Node); err != nil {
		return nil, fmt.Errorf("writing the scenario: %w", err)
	}
	return b.Bytes(), nil
}

type writer struct{ s *game.Setup }

func (w writer) player(i int) *yaml.Node { return quoted(w.s.Names.Player(i)) }

func (w writer) tiles() *yaml.Node {
	m := mapping()
	for _, t := range w.s.Tiles {
		if t.Tile == nil {
			continue
		}
		v := tileNode(t.Tile, t.Turn)
		if !t.Ferry.IsZero() {
			v.add("ferry", word(t.Ferry.String()))
		}
		m.add(t.Cell.String(), v.flow())
	}
	return m.Node
}

func tileNode(t *tile.Tile, turn int) entry {
	m := mapping()
	m.add("id", word(t.ID))
	if turn != 0 {
		m.add("turned", word(strconv.Itoa(90*turn)))
	}
	return m
}

func (w writer) pieces() *yaml.Node {
	list := sequence()
	for _, p := range w.s.Pieces {
		m := mapping()
		m.add("player", w.player(p.Player))
		if p.Kind != game.Meeple {
			m.add("piece", word(p.Kind.String()))
		}
		m.add("at", placeNode(p.At))
		if p.Value != 0 {
			m.add("value", word(strconv.Itoa(p.Value)))
		}
		if p.Pair != 0 {
			m.add("pair", word(strconv.Itoa(p.Pair)))
		}
		list.Content = append(list.Content, m.flow())
	}
	return list
}

func placeNode(p place.Place) *yaml.Node { return quoted(p.String()) }

// supply writes what players have left; of a piece that is listed twice the
// first counts.
func (w writer) supply(list []game.SetupSupply) *yaml.Node {
	m := mapping()
	for i := range w.s.Names.Players {
		own := mapping()
		for _, sp := range list {
			if sp.Player == i && own.get(sp.Kind.String()) == nil {
				own.add(sp.Kind.String(), word(strconv.Itoa(sp.Count)))
			}
		}
		if len(own.Content) > 0 {
			m.addNode(w.player(i), own.flow())
		}
	}
	return m.Node
}

func (w writer) scores() *yaml.Node {
	m := mapping()
	for i, n := range w.s.Scores {
		if n != 0 {
			m.addNode(w.player(i), word(strconv.Itoa(n)))
		}
	}
	return m.Node
}

func (w writer) house() *yaml.Node {
	m := mapping()
	if t := w.s.Tunnels; t.Two > 0 {
		m.add("tunnel-tokens", word(fmt.Sprintf("%d/%d", t.Two, t.Three)))
	}
	for _, h := range w.s.House {
		m.add(h.Rule.String(), word(map[bool]string{true: "on", false: "off"}[h.On]))
	}
	return m.Node
}

func (w writer) turns() *yaml.Node {
	list := sequence()
	for i := range w.s.Turns {
		t := &w.s.Turns[i]
		m := mapping()
		m.add("player", w.player(t.Player))
		if t.Part != 0 {
			m.add("part", word(strconv.Itoa(t.Part)))
		}
		if t.Pass {
			m.add("pass", word("yes"))
		}
		if t.Illegal != 0 {
			m.add("illegal", word(t.Illegal.String()))
		}
		for _, st := range t.Steps {
			w.step(m, st.Do)
		}
		list.Content = append(list.Content, m.flow())
	}
	return list
}

// step writes one step; several moves are one list.
func (w writer) step(m entry, do game.Action) {
	switch a := do.(type) {
	case game.PlaceTile:
		t := mapping()
		t.add(a.Cell.String(), tileNode(a.Tile, a.Turn).flow())
		m.add("place", t.flow())
	case game.PlaceMeeple:
		f := mapping()
		if a.Kind != game.Meeple {
			f.add("piece", word(a.Kind.String()))
		}
		f.add("at", placeNode(a.At))
		m.add("meeple", f.flow())
	case game.PlaceFerry:
		m.add("ferry", word(a.Link.String()))
	case game.MoveFerry:
		f := mapping()
		f.add("ferry", quoted(a.Lake.String()))
		f.add("to", word(a.To.String()))
		m.list("move", f)
	case game.PlaceBridge:
		f := mapping()
		f.add("at", quoted(a.Cell.String()))
		f.add("link", word(a.Link.String()))
		m.add("bridge", f.flow())
	case game.PlaceTunnel:
		f := mapping()
		f.add("at", placeNode(a.At))
		f.add("pair", word(strconv.Itoa(a.Pair)))
		m.list("tunnel", f)
	case game.TakeAbbot:
		f := mapping()
		f.add("at", placeNode(a.At))
		m.add("abbot", f.flow())
	case game.MoveWagon:
		f := mapping()
		f.add("player", w.player(a.Player))
		f.add("at", placeNode(a.At))
		m.list("wagon", f)
	case game.Score:
		m.add("score", word("yes"))
	}
}

// entry is a mapping that is being written.
type entry struct{ *yaml.Node }

func mapping() entry { return entry{&yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"}} }

func sequence() *yaml.Node { return &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"} }

func (m entry) add(key string, v any) {
	if n, ok := v.(entry); ok {
		v = n.Node
	}
	m.addNode(word(key), v.(*yaml.Node))
}

func (m entry) addNode(key, v *yaml.Node) { m.Content = append(m.Content, key, v) }

func (m entry) get(key string) *yaml.Node {
	for i := 0; i < len(m.Content); i += 2 {
		if m.Content[i].Value == key {
			return m.Content[i+1]
		}
	}
	return nil
}

// list adds an item to the list under a key.
func (m entry) list(key string, item entry) {
	l := m.get(key)
	if l == nil {
		l = sequence()
		m.add(key, l)
	}
	l.Content = append(l.Content, item.flow())
}

// flow writes the mapping on one line.
func (m entry) flow() *yaml.Node {
	m.Style = yaml.FlowStyle
	return m.Node
}

func word(s string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Value: s} }

// quoted is a text that must be read as one, also if it looks like a number.
func quoted(s string) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: s}
}

func words(list []string) *yaml.Node {
	n := sequence()
	n.Style = yaml.FlowStyle
	for _, s := range list {
		n.Content = append(n.Content, word(s))
	}
	return n
}

func texts(list []string) *yaml.Node {
	n := words(nil)
	for _, s := range slices.Clone(list) {
		n.Content = append(n.Content, quoted(s))
	}
	return n
}
