package scenarios

import (
	"slices"

	"gopkg.in/yaml.v3"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// pendingMove is a move whose ferry is looked up when all ferries are known.
type pendingMove struct {
	turn, step int
	ferry      value
	name       string
}

const moveFix = "Write it as in move: [{ferry: \"1\", to: N-S}]."

// move reads the ferries that are moved.
func (l *loader) move(turn int, v value, t *game.Turn) []pendingMove {
	if v.node.Kind != yaml.SequenceNode && v.node.Kind != yaml.MappingNode {
		l.wrong(v, "a list of moves", moveFix)
		return nil
	}
	var out []pendingMove
	for _, it := range l.itemsOrOne(v) {
		f, ok := l.mapping(it.node, it.path, "a move", []string{"ferry", "to"})
		if !ok {
			continue
		}
		ferry, to := f.get("ferry"), f.get("to")
		if ferry == nil {
			l.missing(it.node, it.path, "a move without a ferry", "the name of a ferry", moveFix)
		}
		if to == nil {
			l.missing(it.node, it.path, "a move without \"to\"", "the two sides the ferry joins then", moveFix)
		}
		var name string
		var link place.Link
		okName, okLink := false, false
		if ferry != nil {
			name, okName = l.text(*ferry, "the name of a ferry", moveFix)
		}
		if to != nil {
			link, okLink = l.link(*to)
		}
		if okName {
			out = append(out, pendingMove{turn, -1, *ferry, name})
			if okLink {
				out[len(out)-1].step = len(t.Steps)
				t.Steps = append(t.Steps, game.Step{Path: it.path, Do: game.MoveFerry{To: link}})
			}
		}
	}
	return out
}

// moves looks up the ferries that are moved.
func (l *loader) moves(pending []pendingMove) {
	for _, m := range pending {
		c, ok := l.lakeNamed(m.ferry, m.name)
		if ok && m.step >= 0 {
			s := &l.setup.Turns[m.turn].Steps[m.step]
			s.Do = game.MoveFerry{Lake: c, To: s.Do.(game.MoveFerry).To}
		}
	}
}

// ferries lists the words that ferries go by: their names, then the labels of
// those without.
func (l *loader) ferries() []string {
	out := l.setup.Names.FerryNames()
	for _, c := range l.unnamedFerries() {
		out = append(out, l.setup.Names.Cell(c))
	}
	return out
}

func (l *loader) unnamedFerries() []place.Cell {
	var cells []place.Cell
	for c, k := range l.lakes {
		if k.ferry && !k.named {
			cells = append(cells, c)
		}
	}
	slices.SortFunc(cells, place.Cell.Compare)
	return cells
}

// labelFerries refuses a name that would also mean the ferry of another tile.
func (l *loader) labelFerries() {
	for _, c := range l.unnamedFerries() {
		label := l.setup.Names.Cell(c)
		at, taken := l.ferryAt[label]
		if !taken {
			continue
		}
		if other, _ := l.setup.Names.FerryByName(label); other != c {
			l.failAt(at, "", Problem{Code: CodeTwice, Found: "the ferry " + clip(label) + ", as the ferry of the tile " + clip(label) + " is called",
				Expected: "a name for each ferry", Fix: "Give one of the two another name."})
		}
	}
}
