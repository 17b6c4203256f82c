// Package tile is what is printed on the tiles: the catalogue of all sets, and
// the lookup of a tile by its edges as it lies. It knows nothing of a table.
package tile

import (
	"slices"

	"ferryman/rules/place"
)

// Edge is what an edge of a tile shows.
type Edge uint8

// The edges. Any is the edge of an abbey tile, which fits everything.
const (
	Field Edge = iota
	Road
	City
	River
	Any
)

// String is the letter of the edge: F, R, C, V, and * for any.
func (e Edge) String() string { return "FRCV*"[e : e+1] }

// Word is the English word of the edge.
func (e Edge) Word() string { return [...]string{"field", "road", "city", "river", "any"}[e] }

// Kind is the kind of a feature.
type Kind uint8

// The kinds of features a tile can be part of.
const (
	RoadFeature Kind = iota
	CityFeature
	FieldFeature
	MonasteryFeature
	GardenFeature
)

// String is the English word of the feature.
func (k Kind) String() string {
	return [...]string{"road", "city", "field", "monastery", "garden"}[k]
}

// End is what a road stops at on the tile.
type End uint8

// The ends of roads. Through is no end: the road runs through the tile or
// branches on it.
const (
	Through End = iota
	Village
	Crossing
	Junction
	Monastery
	CityGate
	Jetty
	TunnelMouth
	Bazaar
	CropCircle
	House
	Stone
)

// String is the English word of the end.
func (e End) String() string {
	return [...]string{"through", "village", "crossing", "junction", "monastery", "city", "jetty",
		"tunnel mouth", "bazaar", "crop circle", "house", "stone"}[e]
}

// Goods is the trade good a city segment shows.
type Goods uint8

// The trade goods.
const (
	NoGoods Goods = iota
	Wine
	Grain
	Cloth
)

// String is the English word of the good.
func (g Goods) String() string { return [...]string{"", "wine", "grain", "cloth"}[g] }

// Segment is one printed part of a feature, in the orientation of the
// catalogue. Which fields mean something depends on Kind.
type Segment struct {
	Kind      Kind
	Sides     place.Sides  // road, city: the edges it touches
	Halves    place.Halves // field: the half-edges it touches; none for an inner field
	End       End          // road: what it stops at
	Branch    bool         // road: three or four legs, one road
	Inn       bool         // road: an inn stands at it
	Tunnel    bool         // road: enters a tunnel here
	Pennants  uint8        // city: coats of arms
	Cathedral bool         // city
	Goods     Goods        // city
	Cities    uint8        // field: bit i is the i-th city segment of the tile, counted from 0
	PigHerd   bool         // field
}

// Edition is an edition of the game.
type Edition uint8

// The editions. C31 is the revised third edition.
const (
	C1 Edition = iota
	C2
	C3
	C31
)

// String is the word used in files.
func (e Edition) String() string { return [...]string{"C1", "C2", "C3", "C3.1"}[e&3] }

// ParseEdition reads C1, C2, C3 or C3.1.
func ParseEdition(s string) (Edition, bool) {
	for e := C1; e <= C31; e++ {
		if e.String() == s {
			return e, true
		}
	}
	return C2, false
}

// Tile is one kind of printed tile. Tiles are never changed after they are
// made: the catalogue's are shared by all positions.
type Tile struct {
	ID         string
	Set        string   // id of the set, "print" for a tile a scenario describes
	Aliases    []string // rulebook letter, ids of the open-source game
	Edges      [4]Edge  // clockwise from north
	Segments   []Segment
	Counts     [3]uint8 // copies in C1, C2, C3
	Garden     bool
	Monastery  bool
	Bazaar     bool
	Crossroads uint8       // roads that meet at the tile's village
	Jetties    place.Sides // edges whose road stops at a jetty of the ferry lake
	Mouths     uint8       // tunnel mouths
	Circle     string      // figure a crop circle names: thief, knight, farmer
	River      []place.Sides
	Volcano    bool
	Travellers bool
	WagonC1    [][]uint8 // groups of segments (indexes) directly connected for the C1 wagon
	Layout     Layout    // how much of the drawing is known
	Kinds      []string  // further kind words that select it, as in "start"
	Note       string
	Unsure     string
}

// Layout says how much of a tile's drawing the sources describe.
type Layout uint8

// Known tiles can be placed, and partial ones whose edges and features are all
// there (Drawn); of the others a scenario must print the tile.
const (
	Known Layout = iota
	Partial
	Unknown
)

// Count is how many copies of the tile the edition's box holds.
func (t *Tile) Count(e Edition) int { return int(t.Counts[min(e, C3)]) }

// Edge is what the tile shows at that side when it lies turned clockwise by
// that many quarter turns.
func (t *Tile) Edge(s place.Side, turn int) Edge { return t.Edges[s.Turn(-turn)] }

// AtSide is the index of the road or city segment that touches the side of
// the tile as it lies, or -1.
func (t *Tile) AtSide(s place.Side, turn int) int {
	s = s.Turn(-turn)
	for i := range t.Segments {
		if t.Segments[i].Sides.Has(s) {
			return i
		}
	}
	return -1
}

// AtHalf is the index of the field segment that touches the half-edge of the
// tile as it lies, or -1.
func (t *Tile) AtHalf(h place.Half, turn int) int {
	h = h.Turn(-turn)
	for i := range t.Segments {
		if t.Segments[i].Kind == FieldFeature && t.Segments[i].Halves.Has(h) {
			return i
		}
	}
	return -1
}

// AtCentre is the index of the monastery or garden segment, or -1.
func (t *Tile) AtCentre() int {
	for i := range t.Segments {
		if k := t.Segments[i].Kind; k == MonasteryFeature || k == GardenFeature {
			return i
		}
	}
	return -1
}

// Labyrinth says whether the tile shows a labyrinth.
func (t *Tile) Labyrinth() bool { return slices.Contains(t.Kinds, "labyrinth") }

// EdgeString is the four letters of the edges as the tile lies.
func (t *Tile) EdgeString(turn int) string {
	var b [4]byte
	for _, s := range place.AllSides {
		b[s] = t.Edge(s, turn).String()[0]
	}
	return string(b[:])
}

// WithMouths is the tile with every road that runs through a tunnel on it
// broken into two roads that end at mouths; a tile without one is given back
// as it is.
func WithMouths(t *Tile) *Tile {
	through := func(s *Segment) bool { return s.Tunnel && s.End == Through && s.Sides.Len() == 2 }
	if !slices.ContainsFunc(t.Segments, func(s Segment) bool { return through(&s) }) {
		return t
	}
	out := *t
	out.Segments = nil
	for i := range t.Segments {
		s := t.Segments[i]
		if !through(&s) {
			out.Segments = append(out.Segments, s)
			continue
		}
		for _, side := range s.Sides.List() {
			half := s
			half.Sides, half.End = place.SidesOf(side), TunnelMouth
			out.Segments = append(out.Segments, half)
			out.Mouths++
		}
	}
	out.WagonC1 = nil
	return &out
}
