package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/rules"
	"ferryman/rules/tile"
)

// topKeys are the keys of a file in the order in which they are written.
var topKeys = []string{"title", "source", "edition", "rulebook", "expansions", "players", "map", "tiles", "pieces",
	"supply", "scores", "decor", "house", "turns", "ask"}

var sourceKeys = []string{"page", "edition", "example", "footnote", "note"}

// header reads title, source, edition and rulebook.
func (l *loader) header(d fields) {
	s := l.scenario
	if v := d.get("title"); v != nil {
		s.Title, _ = l.text(*v, "a title", "Write a title, or leave the key out.")
	}
	if v := d.get("source"); v != nil {
		l.source(*v)
	}
	l.setup.Edition = tile.C2
	if v := d.get("edition"); v != nil {
		if w, ok := l.word(*v, "edition", editions); ok {
			l.setup.Edition, _ = tile.ParseEdition(w)
		}
	}
	if v := d.get("rulebook"); v != nil {
		if w, ok := l.word(*v, "rulebook", []string{"hig", "zmg", "rgg"}); ok {
			l.setup.Rulebook, _ = rules.ParseRulebook(w)
		}
	}
}

var editions = []string{"C1", "C2", "C3", "C3.1"}

func (l *loader) source(v value) {
	f, ok := l.mapping(v.node, v.path, "a source", sourceKeys)
	if !ok {
		return
	}
	src := &l.scenario.Source
	for _, e := range f.list {
		switch e.name {
		case "page":
			src.Page, _ = l.text(e, "the title of a page", "Write the page, or leave the key out.")
		case "edition":
			src.Edition, _ = l.word(e, "edition", editions)
		case "example":
			src.Example, _ = l.text(e, "the number or name of an example", "Write the example, or leave the key out.")
		case "footnote":
			src.Footnote, _ = l.number(e, "the number of a footnote,", 1, 999)
		case "note":
			src.Note, _ = l.text(e, "a note", "Write the note, or leave the key out.")
		}
	}
}

// maxPlayers is how many can play (BASE: six colours).
const maxPlayers = 6

// players reads the players, or takes those whom the file names anywhere, in
// the order of the file; red and blue if it names none.
func (l *loader) players(d fields, root *yaml.Node) {
	v := d.get("players")
	if v == nil {
		found := namedPlayers(root)
		if len(found) > maxPlayers {
			l.fail(root, "", Problem{Code: CodeMany, Found: fmt.Sprintf("%d different players", len(found)),
				Expected: "at most 6", Fix: "Name the players under \"players\", and correct those that are none."})
			found = found[:maxPlayers]
		}
		if len(found) == 0 {
			found = []string{"red", "blue"}
		}
		l.setup.Names.Players = found
		return
	}
	const fix = "Write the players in turn order, as in players: [red, blue]."
	list, ok := l.items(*v, "a list of players", fix)
	if !ok {
		l.unsure = true
		l.setup.Names.Players = namedPlayers(root)
		return
	}
	var names []string
	for _, it := range list {
		name, ok := l.text(it, "the name of a player", fix)
		if ok && slices.ContainsFunc(names, sameAs(name)) {
			l.fail(it.node, it.path, Problem{Code: CodeTwice, Found: "the player " + clip(name) + " a second time",
				Expected: "every player once", Fix: "Delete one of the two."})
			continue
		}
		if ok {
			names = append(names, name)
		}
	}
	if n := len(list); n == 0 || n > maxPlayers {
		l.fail(v.node, v.path, Problem{Code: CodeMany, Found: fmt.Sprintf("%d players", n), Expected: "1 to 6 players", Fix: fix})
		names = names[:min(len(names), maxPlayers)]
	}
	l.setup.Names.Players = names
}

func sameAs(name string) func(string) bool {
	return func(s string) bool { return strings.EqualFold(s, name) }
}

// namedPlayers lists whom a file without "players" speaks of: under "player"
// anywhere, and as the keys of supply, scores and expected points.
func namedPlayers(root *yaml.Node) []string {
	var out []string
	add := func(n *yaml.Node) {
		name := strings.TrimSpace(n.Value)
		if n.Kind == yaml.ScalarNode && name != "" && !isNull(n) && !slices.ContainsFunc(out, sameAs(name)) && len(out) < 50 {
			out = append(out, name)
		}
	}
	var walk func(n *yaml.Node)
	walk = func(n *yaml.Node) {
		if n.Kind != yaml.MappingNode {
			for _, c := range n.Content {
				walk(c)
			}
			return
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			switch k, v := n.Content[i], n.Content[i+1]; k.Value {
			case "player":
				add(v)
			case "supply", "scores", "expect":
				addKeys(v, add)
			default:
				walk(v)
			}
		}
	}
	walk(root)
	return out
}

func addKeys(n *yaml.Node, add func(*yaml.Node)) {
	if n.Kind != yaml.MappingNode {
		return
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		add(n.Content[i])
	}
}

// player reads the name of a player.
func (l *loader) player(v value) (int, bool) {
	s, ok := l.text(v, "a player", "Write one of the players.")
	if !ok {
		return 0, false
	}
	return l.playerNamed(v.node, v.path, s)
}

func (l *loader) playerNamed(n *yaml.Node, path, s string) (int, bool) {
	if i, ok := l.setup.Names.PlayerByName(s); ok {
		return i, true
	}
	names := l.setup.Names.Players
	if !l.unsure {
		l.fail(n, path, Problem{Code: CodePlayer, Found: clip(s) + ", who does not play", Expected: oneOf(names),
			Nearest: nearest(s, names), Fix: "Write one of the players, or add the name under \"players\"."})
	}
	return 0, false
}

// expansions reads the sets that the file names.
func (l *loader) expansions(v *value) {
	if v == nil {
		return
	}
	const fix = "Write the ids of sets, as in expansions: [ferries]."
	list, ok := l.items(*v, "a list of sets", fix)
	if !ok {
		return
	}
	for _, it := range list {
		s, ok := l.text(it, "the id of a set", fix)
		if !ok {
			continue
		}
		set, known := tile.SetByID(s)
		switch {
		case !known:
			ids := setIDs()
			l.fail(it.node, it.path, Problem{Code: CodeWord, Found: clip(s) + ", which is no set of tiles",
				Expected: oneOf(ids), Nearest: nearest(s, ids), Fix: "Write the id of a set; ferryman tiles lists them."})
		case slices.Contains(l.scenario.Expansions, set.ID):
			l.fail(it.node, it.path, Problem{Code: CodeTwice, Found: "the set " + clip(s) + " a second time",
				Expected: "every set once", Fix: "Delete one of the two."})
		case !builtSet(set.ID):
			l.notBuilt(&it, set.ID)
		default:
			l.scenario.Expansions = append(l.scenario.Expansions, set.ID)
		}
	}
}

func setIDs() []string {
	var out []string
	for _, s := range tile.Sets() {
		out = append(out, s.ID)
	}
	return out
}

// sets settles which sets are in play: the base game, those named, and those
// that tiles and pieces need, in the order of the catalogue.
func (l *loader) sets() {
	for _, s := range setIDs() {
		if s == "base" || l.usedSets[s] || slices.Contains(l.scenario.Expansions, s) {
			l.setup.Sets = append(l.setup.Sets, s)
		}
	}
}
