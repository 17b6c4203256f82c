// Package place names where things are on the table: cells of the grid, the
// sides and half-sides of a tile, links between two jetties, and the places
// that questions and pieces refer to.
package place

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Cell is a square of the grid; X grows to the east, Y to the south.
type Cell struct{ X, Y int32 }

// MaxCoordinate bounds |X| and |Y| of a cell that a file may name.
const MaxCoordinate = 1 << 20

// Next is the neighbouring cell on that side.
func (c Cell) Next(s Side) Cell {
	switch s {
	case N:
		return Cell{c.X, c.Y - 1}
	case E:
		return Cell{c.X + 1, c.Y}
	case S:
		return Cell{c.X, c.Y + 1}
	default:
		return Cell{c.X - 1, c.Y}
	}
}

// Around lists the eight cells around c, row by row from the north-west.
func (c Cell) Around() [8]Cell {
	return [8]Cell{
		{c.X - 1, c.Y - 1}, {c.X, c.Y - 1}, {c.X + 1, c.Y - 1},
		{c.X - 1, c.Y}, {c.X + 1, c.Y},
		{c.X - 1, c.Y + 1}, {c.X, c.Y + 1}, {c.X + 1, c.Y + 1},
	}
}

// Compare orders cells as they are read: from north to south, then from west
// to east.
func (c Cell) Compare(d Cell) int {
	if r := cmp.Compare(c.Y, d.Y); r != 0 {
		return r
	}
	return cmp.Compare(c.X, d.X)
}

// String prints the coordinates, as in "2,0".
func (c Cell) String() string {
	return strconv.Itoa(int(c.X)) + "," + strconv.Itoa(int(c.Y))
}

// ParseCell reads coordinates such as "2,0" or "-1, 3".
func ParseCell(s string) (Cell, error) {
	xs, ys, ok := strings.Cut(s, ",")
	if !ok {
		return Cell{}, fmt.Errorf("%q is no cell: expected coordinates such as 2,0", s)
	}
	x, errX := strconv.Atoi(strings.TrimSpace(xs))
	y, errY := strconv.Atoi(strings.TrimSpace(ys))
	if errX != nil || errY != nil {
		return Cell{}, fmt.Errorf("%q is no cell: expected two whole numbers such as 2,0", s)
	}
	if abs(x) > MaxCoordinate || abs(y) > MaxCoordinate {
		return Cell{}, fmt.Errorf("%q is too far out: coordinates go to %d", s, MaxCoordinate)
	}
	return Cell{int32(x), int32(y)}, nil
}

func abs(n int) int { return max(n, -n) }

// Side is an edge of a tile as it lies.
type Side uint8

// The four sides, clockwise from north.
const (
	N Side = iota
	E
	S
	W
)

// AllSides lists the sides clockwise from north.
var AllSides = [4]Side{N, E, S, W}

// Opposite is the side across the tile, and the name the neighbour has for
// the same edge.
func (s Side) Opposite() Side { return (s + 2) & 3 }

// Turn turns the side clockwise by that many quarter turns; negative turns
// go back.
func (s Side) Turn(quarters int) Side { return Side(int(s)+quarters) & 3 }

// String is the letter of the side.
func (s Side) String() string { return "NESW"[s&3 : s&3+1] }

// ParseSide reads N, E, S or W in either case.
func ParseSide(s string) (Side, bool) {
	if len(s) == 1 {
		if i := strings.IndexByte("NESW", s[0]&^0x20); i >= 0 {
			return Side(i), true
		}
	}
	return 0, false
}

// Sides is a set of sides.
type Sides uint8

// SidesOf makes a set.
func SidesOf(sides ...Side) Sides {
	var m Sides
	for _, s := range sides {
		m |= 1 << s
	}
	return m
}

// Has says whether s is in the set.
func (m Sides) Has(s Side) bool { return m>>s&1 == 1 }

// Len counts the sides of the set.
func (m Sides) Len() int { return int(m&1 + m>>1&1 + m>>2&1 + m>>3&1) }

// Turn turns every side of the set clockwise by that many quarter turns.
func (m Sides) Turn(quarters int) Sides {
	k := uint(quarters & 3)
	return (m<<k | m>>(4-k)) & 15
}

// List gives the sides clockwise from north.
func (m Sides) List() []Side {
	var out []Side
	for _, s := range AllSides {
		if m.Has(s) {
			out = append(out, s)
		}
	}
	return out
}

// First is the first side clockwise from north; the set must not be empty.
func (m Sides) First() Side {
	for _, s := range AllSides {
		if m.Has(s) {
			return s
		}
	}
	return N
}

// String joins the sides, as in "N-E-S".
func (m Sides) String() string {
	var b strings.Builder
	for _, s := range m.List() {
		if b.Len() > 0 {
			b.WriteByte('-')
		}
		b.WriteString(s.String())
	}
	return b.String()
}

// Half is half of an edge, left or right as seen from the tile's centre
// outwards: NL is the western half of the northern edge.
type Half uint8

// The eight half-edges, clockwise from the left half of the northern edge.
const (
	NL Half = iota
	NR
	EL
	ER
	SL
	SR
	WL
	WR
)

// Side is the edge that the half belongs to.
func (h Half) Side() Side { return Side(h / 2) }

// Opposite is the name the neighbouring tile has for the same half-edge.
func (h Half) Opposite() Half { return (h ^ 1 + 4) & 7 }

// Turn turns the half-edge clockwise by that many quarter turns.
func (h Half) Turn(quarters int) Half { return Half(int(h)+2*quarters) & 7 }

// String is the side's letter and L or R.
func (h Half) String() string { return h.Side().String() + "LR"[h&1:h&1+1] }

// Halves is a set of half-edges.
type Halves uint8

// Has says whether h is in the set.
func (m Halves) Has(h Half) bool { return m>>h&1 == 1 }

// Turn turns the set clockwise by that many quarter turns.
func (m Halves) Turn(quarters int) Halves {
	k := uint(2*quarters) & 7
	return m<<k | m>>(8-k)
}

// List gives the half-edges clockwise from NL.
func (m Halves) List() []Half {
	var out []Half
	for h := NL; h <= WR; h++ {
		if m.Has(h) {
			out = append(out, h)
		}
	}
	return out
}

// Link is what a ferry or a wooden bridge joins: two different sides of one
// tile, kept in the order N, E, S, W. The zero Link joins nothing.
type Link struct{ A, B Side }

// LinkOf orders the two sides.
func LinkOf(a, b Side) Link {
	if b < a {
		a, b = b, a
	}
	return Link{a, b}
}

// IsZero says that the link joins nothing.
func (l Link) IsZero() bool { return l.A == l.B }

// Has says whether the link touches that side.
func (l Link) Has(s Side) bool { return !l.IsZero() && (l.A == s || l.B == s) }

// Sides is the set of the two sides.
func (l Link) Sides() Sides {
	if l.IsZero() {
		return 0
	}
	return SidesOf(l.A, l.B)
}

// Turn turns both sides clockwise by that many quarter turns.
func (l Link) Turn(quarters int) Link { return LinkOf(l.A.Turn(quarters), l.B.Turn(quarters)) }

// Compare orders links by their sides.
func (l Link) Compare(m Link) int {
	if r := cmp.Compare(l.A, m.A); r != 0 {
		return r
	}
	return cmp.Compare(l.B, m.B)
}

// String prints the link in the order N, E, S, W, as in "N-S".
func (l Link) String() string { return l.A.String() + "-" + l.B.String() }

// ParseLink reads "N-S" in either order and either case.
func ParseLink(s string) (Link, error) {
	a, b, ok := strings.Cut(s, "-")
	sa, okA := ParseSide(strings.TrimSpace(a))
	sb, okB := ParseSide(strings.TrimSpace(b))
	if !ok || !okA || !okB {
		return Link{}, fmt.Errorf("%q is no link: expected two of N, E, S, W such as N-S", s)
	}
	if sa == sb {
		return Link{}, fmt.Errorf("%q joins a side to itself: expected two different sides such as N-S", s)
	}
	return LinkOf(sa, sb), nil
}

// Part is the part of a tile a place means: its centre, a side, a half-edge, or
// a field that touches no edge.
type Part uint8

// Centre is the middle of the tile: its monastery, garden, village or
// labyrinth.
const Centre Part = 0

// AtSide is the part at that edge.
func AtSide(s Side) Part { return Part(1 + s) }

// AtHalf is the part at that half-edge.
func AtHalf(h Half) Part { return Part(5 + h) }

// AtInner is the i-th field, counted from 0, that touches no edge of its tile.
func AtInner(i int) Part { return Part(13 + min(i, 1)) }

// Inner is which of the fields that touch no edge the part names, if it names
// one.
func (p Part) Inner() (int, bool) { return int(p) - 13, p == 13 || p == 14 }

// Side is the edge the part names, if it names one.
func (p Part) Side() (Side, bool) { return Side(p - 1), p >= 1 && p <= 4 }

// Half is the half-edge the part names, if it names one.
func (p Part) Half() (Half, bool) { return Half(p - 5), p >= 5 && p <= 12 }

// Turn turns the part clockwise by that many quarter turns.
func (p Part) Turn(quarters int) Part {
	if s, ok := p.Side(); ok {
		return AtSide(s.Turn(quarters))
	}
	if h, ok := p.Half(); ok {
		return AtHalf(h.Turn(quarters))
	}
	return p
}

// String is the letter or letters of the part; the centre is empty.
func (p Part) String() string {
	if s, ok := p.Side(); ok {
		return s.String()
	}
	if h, ok := p.Half(); ok {
		return h.String()
	}
	if i, ok := p.Inner(); ok {
		return [...]string{"I", "I2"}[i]
	}
	return ""
}

// ParsePart reads "", a side, a half-edge, or I and I2 for the fields that touch
// no edge.
func ParsePart(s string) (Part, bool) {
	switch {
	case s == "":
		return Centre, true
	case strings.EqualFold(s, "I"):
		return AtInner(0), true
	case strings.EqualFold(s, "I2"):
		return AtInner(1), true
	}
	if side, ok := ParseSide(s); ok {
		return AtSide(side), true
	}
	if len(s) == 2 {
		side, okS := ParseSide(s[:1])
		right := strings.IndexByte("LR", s[1]&^0x20)
		if okS && right >= 0 {
			return AtHalf(Half(2*uint8(side) + uint8(right))), true
		}
	}
	return 0, false
}

// Place is a part of the tile on a cell: the feature that touches it.
type Place struct {
	Cell Cell
	Part Part
}

// Compare orders places by cell, then by part.
func (p Place) Compare(q Place) int {
	if r := p.Cell.Compare(q.Cell); r != 0 {
		return r
	}
	return cmp.Compare(p.Part, q.Part)
}

// String prints the place with coordinates, as in "2,0.E".
func (p Place) String() string { return join(p.Cell.String(), p.Part) }

func join(cell string, part Part) string {
	if part == Centre {
		return cell
	}
	return cell + "." + part.String()
}
