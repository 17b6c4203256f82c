package tile

import (
	"cmp"
	"slices"

	"ferryman/rules/place"
)

// lying is a segment as the tile lies, in a form that can be compared.
type lying struct {
	seg    Segment
	cities uint16 // field: bit n is a city that takes the sides with number n
}

// asLies gives the segments of the tile turned, in an order that does not
// depend on how the catalogue lists them.
func (t *Tile) asLies(turn int) []lying {
	out := make([]lying, len(t.Segments))
	for i, s := range t.Segments {
		l := lying{seg: s}
		l.seg.Sides = s.Sides.Turn(turn)
		l.seg.Halves = s.Halves.Turn(turn)
		l.seg.Cities = 0
		for _, c := range t.citiesOf(&s) {
			l.cities |= 1 << c.Sides.Turn(turn)
		}
		out[i] = l
	}
	slices.SortFunc(out, lying.compare)
	return out
}

func (a lying) compare(b lying) int {
	return cmp.Or(
		cmp.Compare(a.seg.Kind, b.seg.Kind), cmp.Compare(a.seg.Sides, b.seg.Sides),
		cmp.Compare(a.seg.Halves, b.seg.Halves), cmp.Compare(a.cities, b.cities))
}

// citiesOf lists the city segments that the field touches.
func (t *Tile) citiesOf(field *Segment) []Segment {
	var out []Segment
	n := 0
	for _, s := range t.Segments {
		if s.Kind != CityFeature {
			continue
		}
		if field.Cities>>n&1 == 1 {
			out = append(out, s)
		}
		n++
	}
	return out
}

// sameTurned says whether the tile turned by a and by b looks the same.
func (t *Tile) sameTurned(a, b int) bool {
	return t.EdgeString(a) == t.EdgeString(b) && slices.Equal(t.asLies(a), t.asLies(b))
}

// Turns lists the turns in which the tile looks different, the smallest of
// those that look the same.
func (t *Tile) Turns() []int {
	var out []int
	for turn := range 4 {
		if !slices.ContainsFunc(out, func(o int) bool { return t.sameTurned(o, turn) }) {
			out = append(out, turn)
		}
	}
	return out
}

// joins says whether one road or city of the tile as it lies takes both sides.
func (t *Tile) joins(l place.Link, turn int) bool {
	i := t.AtSide(l.A, turn)
	return i >= 0 && i == t.AtSide(l.B, turn)
}

// endsAt says whether the road at the side of the tile as it lies stops on it.
func (t *Tile) endsAt(s place.Side, turn int) bool {
	i := t.AtSide(s, turn)
	return i >= 0 && t.Segments[i].Kind == RoadFeature && t.Segments[i].End != Through
}

// innAt says whether the road at the side of the tile as it lies has an inn.
func (t *Tile) innAt(s place.Side, turn int) bool {
	i := t.AtSide(s, turn)
	return i >= 0 && t.Segments[i].Inn
}

// extras weighs what the tile has beyond roads, cities, fields, monastery and
// lake: of several candidates the one with the fewest is meant. A garden weighs
// half, since editions put one on tiles that had none.
func (t *Tile) extras() int {
	n := t.pennants()
	for _, has := range []bool{
		t.Bazaar, t.Circle != "", t.Volcano, t.Travellers, t.Is("inn"), t.Is("cathedral"), t.Is("pigs"), t.Is("tunnel"),
		t.some(func(s *Segment) bool { return s.Goods != NoGoods }),
		t.some(func(s *Segment) bool { return s.Branch }),
		t.Is("baba-yaga") || t.Is("solovei") || t.Is("vodyanoy"),
	} {
		if has {
			n++
		}
	}
	if t.Garden {
		return 2*n + 1
	}
	return 2 * n
}
