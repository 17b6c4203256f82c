package scenarios

import (
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"

	"ferryman/oracle/question"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

const slotsFix = "Write it as in {is: may-move-ferry, ferry: \"1\"}; ferryman questions lists them."

// structured reads a question of the form {is: id, …slots}.
func (l *loader) structured(v value, words question.Vocabulary) (question.Question, bool) {
	f, ok := l.mapping(v.node, v.path, "a question", nil)
	if !ok {
		return question.Question{}, false
	}
	is := f.get("is")
	if is == nil {
		l.missing(f.node, f.path, "a question without \"is\"", "the id of a question", slotsFix)
		return question.Question{}, false
	}
	id, ok := l.text(*is, "the id of a question", slotsFix)
	if !ok {
		return question.Question{}, false
	}
	entry, _ := question.Lookup(question.ID(strings.ToLower(id)))
	var given []question.Given
	bad := map[string]bool{}
	for _, e := range f.list {
		if e.name == "is" {
			continue
		}
		s, _ := entry.Slot(e.name)
		if g, ok := l.slot(e, s, words); ok {
			given = append(given, g)
		} else {
			bad[e.name], bad[s.Name] = true, true
		}
	}
	q, problems := question.FromSlots(id, given)
	for _, p := range problems {
		if !bad[p.Slot] {
			l.slotProblem(f, p)
		}
		bad[p.Slot] = true
	}
	return q, l.named(f, entry, bad) && len(bad) == 0
}

// slot reads the value of a slot in whatever form it has.
func (l *loader) slot(e value, s question.Slot, words question.Vocabulary) (question.Given, bool) {
	g := question.Given{Slot: e.name}
	ok := true
	switch {
	case s.Kind == question.QuestionSlot && s.Name != "":
		g.About, ok = l.about(e, words)
	case s.Kind == question.TileSlot && e.node.Kind == yaml.MappingNode:
		g.Tile, ok = l.slotTile(e)
	case e.node.Kind == yaml.SequenceNode:
		list, _ := l.items(e, "", "")
		for _, it := range list {
			text, okText := l.text(it, "a word", slotsFix)
			g.List, ok = append(g.List, text), ok && okText
		}
	default:
		g.Text, ok = l.text(e, slotWords(s), slotsFix)
	}
	return g, ok
}

func slotWords(s question.Slot) string {
	if s.Name == "" {
		return "a word"
	}
	return s.Kind.String()
}

// about reads a question that another question is about.
func (l *loader) about(e value, words question.Vocabulary) (*question.Question, bool) {
	if e.node.Kind == yaml.MappingNode {
		q, ok := l.structured(e, words)
		return &q, ok
	}
	s, ok := l.text(e, "a question", slotsFix)
	if !ok {
		return nil, false
	}
	r := question.Parse(s, words)
	if len(r.Readings) == 1 {
		return &r.Readings[0], true
	}
	p := Problem{Code: CodeQuestion, Found: clip(s) + ", which is not understood", Expected: "a question", Fix: slotsFix}
	if len(r.Readings) > 1 {
		p.Found = fmt.Sprintf("%s, which means %d questions", clip(s), len(r.Readings))
	}
	if len(r.Nearest) > 0 {
		p.Nearest = string(r.Nearest[0])
	}
	l.fail(e.node, e.path, p)
	return nil, false
}

// slotTile reads a tile that is described as under "tiles".
func (l *loader) slotTile(e value) (*tile.Spec, bool) {
	f, ok := l.mapping(e.node, e.path, "a tile", drawingKeys)
	if !ok {
		return nil, false
	}
	before := len(l.problems)
	spec, ok := l.tileSpec(f)
	if !ok || len(l.problems) > before {
		return nil, false
	}
	if _, failure := tile.Find(spec, l.box()); failure != nil {
		l.tileFailure(f, spec, failure)
		return nil, false
	}
	return &spec, true
}

// slotProblem gives a problem of a structured question its place.
func (l *loader) slotProblem(f fields, q question.Problem) {
	n, path := f.node, f.path
	p := Problem{Code: CodeQuestion, Found: clip(q.Found), Expected: q.Expected, Fix: slotsFix}
	v := f.get(q.Slot)
	if v != nil {
		n, path = v.node, v.path
	}
	switch q.Code {
	case question.UnknownQuestion:
		p.Found += ", which is no question"
	case question.UnknownSlot:
		p.Code, p.Found, n = CodeKey, "the unknown key "+p.Found+" in a question", v.key
	case question.TwiceSlot:
		p.Code, p.Found, n = CodeTwice, p.Found+" a second time, under another name", v.key
	case question.MissingSlot:
		p.Code, p.Found, p.Fix = CodeMissing, "a question without "+clip(q.Slot), "Add it, as in "+slotExample(q.Slot)+"."
	case question.WrongForm:
		p.Code, p.Found = CodeKind, p.Found+" under "+clip(q.Slot)
	}
	if len(q.Nearest) > 0 {
		p.Nearest = q.Nearest[0]
	}
	l.fail(n, path, p)
}

func slotExample(name string) string {
	switch name {
	case "ferry":
		return "ferry: \"1\""
	case "to":
		return "to: N-S"
	case "places":
		return "places: [a.N, b.S]"
	case "tile":
		return "tile: {edges: RRFR}"
	case "cell":
		return "cell: x"
	case "words":
		return "words: ferries/first-ferry"
	case "question":
		return "question: {is: movable-ferries}"
	}
	return name + ": a.N"
}

// named checks that the names in the slots that are not bad name something of
// this file.
func (l *loader) named(f fields, entry question.Entry, bad map[string]bool) bool {
	good := true
	for _, e := range f.list {
		s, ok := entry.Slot(e.name)
		if !ok || bad[e.name] {
			continue
		}
		switch s.Kind {
		case question.PlayerSlot:
			_, ok = l.player(e)
		case question.FerrySlot:
			ok = l.ferryNamed(e, slotText(e))
		case question.CellSlot:
			_, ok = l.cell(e.node, e.path, slotText(e))
		case question.PlaceSlot:
			ok = l.placeNamed(e.node, e.path, slotText(e))
		case question.PlacesSlot:
			for i, n := range e.node.Content {
				ok = l.placeNamed(n, fmt.Sprintf("%s/%d", e.path, i), strings.TrimSpace(n.Value)) && ok
			}
		case question.TileSlot:
			ok = e.node.Kind != yaml.ScalarNode || l.tileNamed(e)
		}
		good = good && ok
	}
	return good
}

// slotText is the text of a slot; a list of two numbers is a cell.
func slotText(e value) string {
	if n := e.node; n.Kind == yaml.SequenceNode && len(n.Content) == 2 {
		return strings.TrimSpace(n.Content[0].Value) + "," + strings.TrimSpace(n.Content[1].Value)
	}
	return strings.TrimSpace(e.node.Value)
}

func (l *loader) placeNamed(n *yaml.Node, path, s string) bool {
	cell := s
	if i := strings.LastIndexByte(s, '.'); i >= 0 {
		cell = strings.TrimSpace(s[:i])
	}
	_, ok := l.cell(n, path, cell)
	return ok
}

// ferryNamed checks that a ferry goes by the name.
func (l *loader) ferryNamed(v value, name string) bool {
	_, ok := l.lakeNamed(v, name)
	return ok
}

// tileNamed checks that a tile goes by the id.
func (l *loader) tileNamed(e value) bool {
	_, failure := tile.Find(tile.Spec{By: tile.ByID, ID: slotText(e)}, l.box())
	if failure != nil {
		l.tileFailure(fields{value: e}, tile.Spec{}, failure)
	}
	return failure == nil
}

// lakeNamed is the lake of the ferry that goes by the name.
func (l *loader) lakeNamed(v value, name string) (place.Cell, bool) {
	c, ok := l.setup.Names.FerryByName(name)
	if _, lake := l.lakes[c]; ok && lake {
		return c, true
	}
	if l.unsure || l.bad[name] {
		return c, false
	}
	names := l.ferries()
	p := Problem{Code: CodeFerry, Found: clip(name) + ", which is no ferry", Expected: oneOf(names),
		Nearest: nearest(name, names), Fix: "Write the name of a ferry, or the label of its tile."}
	if len(names) == 0 {
		p.Expected, p.Fix = "a ferry, and no ferry is on the table", "Give a lake tile a ferry, as in ferry: N-S."
	}
	l.fail(v.node, v.path, p)
	return c, false
}
