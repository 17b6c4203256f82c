package question

import (
	"strconv"
	"strings"

	"ferryman/rules/tile"
)

// Canonical is the question as text in one fixed way: the id and then the
// slots that are given, as in "may-move-ferry ferry=3 to=N-S".
func Canonical(q Question) string {
	var b strings.Builder
	b.WriteString(string(q.ID))
	slot := func(name, value string) {
		if value != "" {
			b.WriteString(" " + name + "=" + quoted(value))
		}
	}
	slot("player", refText(q.Player))
	slot("piece", q.Piece)
	slot("on", q.On)
	slot("goal", q.Goal)
	slot("ferry", refText(q.Ferry))
	slot("to", q.To)
	slot("place", refText(q.Place))
	if len(q.Places) > 0 {
		names := make([]string, len(q.Places))
		for i := range q.Places {
			names[i] = refText(&q.Places[i])
		}
		slot("places", "["+strings.Join(names, ", ")+"]")
	}
	slot("tile", q.Tile.text())
	slot("cell", refText(q.Cell))
	if q.Turned != nil {
		slot("turned", strconv.Itoa(*q.Turned))
	}
	slot("rival", refText(q.Rival))
	slot("words", q.Words)
	if q.About != nil {
		slot("question", Canonical(*q.About))
	}
	return b.String()
}

// String is the canonical text.
func (q Question) String() string { return Canonical(q) }

// quoted puts a value into quotes where it would not stand as one word.
func quoted(s string) string {
	if strings.HasPrefix(s, "<") || strings.HasPrefix(s, "[") || strings.HasPrefix(s, "{") {
		return s
	}
	if strings.ContainsAny(s, " \t\n=\"'[]{}<>") {
		return strconv.Quote(s)
	}
	return s
}

// refText is the name, or the description in angle brackets.
func refText(r *Ref) string {
	if r == nil {
		return ""
	}
	if r.Desc == nil {
		if r.Kind != "" {
			return "<" + r.Kind + " " + r.Name + ">"
		}
		return r.Name
	}
	var parts []string
	add := func(ok bool, s string) {
		if ok {
			parts = append(parts, s)
		}
	}
	d := r.Desc
	add(r.Kind != "", r.Kind)
	add(d.This, "this")
	add(d.New, "new")
	add(d.Any, "any")
	add(d.Middle, "middle")
	add(d.Nth != 0, "nth "+strconv.Itoa(d.Nth))
	add(d.Side != "", "side "+d.Side)
	add(d.On != nil, "on "+refText(d.On))
	add(d.Also != nil, "as "+refText(d.Also))
	add(d.Near != nil, "near "+refText(d.Near))
	add(d.Kind != "", "by "+d.Kind)
	if len(d.Ends) == 2 {
		parts = append(parts, "between "+refText(&d.Ends[0])+" and "+refText(&d.Ends[1]))
	}
	add(d.Shows != "", "with "+d.Shows)
	add(d.Piece != "", "with "+d.Piece)
	add(d.Player != nil, "of "+refText(d.Player))
	return "<" + strings.Join(parts, " ") + ">"
}

// text is the tile by id, or the mapping it was described with.
func (t *Tile) text() string {
	if t == nil {
		return ""
	}
	out := t.ID
	if t.Given != nil {
		out = specText(t.Given)
	}
	if t.Turn != nil {
		out += " turned " + strconv.Itoa(*t.Turn)
	}
	return out
}

func specText(s *tile.Spec) string {
	var parts []string
	switch s.By {
	case tile.ByID:
		parts = append(parts, "id: "+s.ID)
		if s.Turn != 0 {
			parts = append(parts, "turned: "+strconv.Itoa(90*s.Turn))
		}
	case tile.ByEdges:
		parts = append(parts, "edges: "+edgeText(s.Edges))
	case tile.ByPrint:
		if s.Print != nil {
			parts = append(parts, "print: "+s.Print.EdgeString(0))
		}
	}
	if len(s.Words) > 0 {
		parts = append(parts, "kind: ["+strings.Join(s.Words, ", ")+"]")
	}
	var joins []string
	for _, l := range s.Joins {
		joins = append(joins, l.String())
	}
	if len(joins) > 0 {
		parts = append(parts, "joins: ["+strings.Join(joins, ", ")+"]")
	}
	if s.Ends != 0 {
		parts = append(parts, "ends: "+s.Ends.String())
	}
	if s.Inn != 0 {
		parts = append(parts, "inn: "+s.Inn.String())
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

func edgeText(edges [4]tile.Edge) string {
	var b strings.Builder
	for _, e := range edges {
		b.WriteString(e.String())
	}
	return b.String()
}
