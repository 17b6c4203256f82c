package place

import (
	"fmt"
	"slices"
	"strings"
)

// Names are the words a file gives to things: labels of cells, names of
// ferries (by the cell of their lake) and the players in turn order. They
// travel with a position as data and decide nothing.
type Names struct {
	labels  []named
	ferries []named
	Players []string
}

type named struct {
	name string
	cell Cell
}

// SetLabel gives the cell a label; a second label of one cell is kept too,
// the first is the one that is printed. It reports false if the label names
// another cell already.
func (n *Names) SetLabel(label string, c Cell) bool { return set(&n.labels, label, c) }

// SetFerry names the ferry on the lake at that cell. It reports false if the
// name belongs to another ferry already.
func (n *Names) SetFerry(name string, lake Cell) bool { return set(&n.ferries, name, lake) }

func set(list *[]named, name string, c Cell) bool {
	for _, e := range *list {
		if e.name == name {
			return e.cell == c
		}
	}
	*list = append(*list, named{name, c})
	return true
}

// Clone copies the names, so that the copy may be added to.
func (n Names) Clone() Names {
	return Names{slices.Clone(n.labels), slices.Clone(n.ferries), slices.Clone(n.Players)}
}

// Labels lists the labels in the order they were given.
func (n Names) Labels() []string { return list(n.labels) }

// FerryNames lists the names that were given to ferries, in order.
func (n Names) FerryNames() []string { return list(n.ferries) }

func list(entries []named) []string {
	out := make([]string, len(entries))
	for i, e := range entries {
		out[i] = e.name
	}
	return out
}

func byName(entries []named, name string) (Cell, bool) {
	for _, e := range entries {
		if e.name == name {
			return e.cell, true
		}
	}
	return Cell{}, false
}

func byCell(entries []named, c Cell) (string, bool) {
	for _, e := range entries {
		if e.cell == c {
			return e.name, true
		}
	}
	return "", false
}

// Label is the label of the cell, if it has one.
func (n Names) Label(c Cell) (string, bool) { return byCell(n.labels, c) }

// CellByLabel is the cell with that label.
func (n Names) CellByLabel(label string) (Cell, bool) { return byName(n.labels, label) }

// Cell prints a cell: its label, or its coordinates.
func (n Names) Cell(c Cell) string {
	if s, ok := n.Label(c); ok {
		return s
	}
	return c.String()
}

// Place prints a place: "a.N" with a label, "2,0.N" without.
func (n Names) Place(p Place) string { return join(n.Cell(p.Cell), p.Part) }

// Ferry prints a ferry by the cell of its lake: its name, or the tile's label
// or coordinates.
func (n Names) Ferry(lake Cell) string {
	if s, ok := byCell(n.ferries, lake); ok {
		return s
	}
	return n.Cell(lake)
}

// FerryByName is the lake of the ferry that goes by that name: a given name
// first, then a label or coordinates of a cell.
func (n Names) FerryByName(name string) (Cell, bool) {
	if c, ok := byName(n.ferries, name); ok {
		return c, true
	}
	c, err := n.ParseCell(name)
	return c, err == nil
}

// ParseCell reads a label or coordinates.
func (n Names) ParseCell(s string) (Cell, error) {
	if c, ok := n.CellByLabel(s); ok {
		return c, nil
	}
	if c, err := ParseCell(s); err == nil {
		return c, nil
	} else if strings.Contains(s, ",") {
		return Cell{}, err
	}
	return Cell{}, fmt.Errorf("%q is no cell: expected a label of the map or coordinates such as 2,0", s)
}

// ParsePlace reads "a", "a.N", "a.NL", "2,0" or "2,0.N".
func (n Names) ParsePlace(s string) (Place, error) {
	cell, part := s, ""
	if i := strings.LastIndexByte(s, '.'); i >= 0 {
		cell, part = s[:i], s[i+1:]
		if part == "" {
			return Place{}, fmt.Errorf("%q is no place: after the point an edge N, E, S or W or a half-edge such as NL is expected", s)
		}
	}
	c, err := n.ParseCell(strings.TrimSpace(cell))
	if err != nil {
		return Place{}, err
	}
	p, ok := ParsePart(strings.TrimSpace(part))
	if !ok {
		return Place{}, fmt.Errorf("%q is no edge: N, E, S or W expected, or a half-edge such as NL or NR for a field", part)
	}
	return Place{c, p}, nil
}

// Player prints a player by index; -1 is nobody.
func (n Names) Player(i int) string {
	if i < 0 || i >= len(n.Players) {
		return "nobody"
	}
	return n.Players[i]
}

// PlayerByName is the index of the player, in either case.
func (n Names) PlayerByName(name string) (int, bool) {
	for i, p := range n.Players {
		if strings.EqualFold(p, name) {
			return i, true
		}
	}
	return -1, false
}
