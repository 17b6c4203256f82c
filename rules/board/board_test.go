package board

import (
	"slices"
	"testing"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// put lays a tile by its edges as it lies.
func put(t *testing.T, b *Board, x, y int32, edges string, words ...string) Laid {
	t.Helper()
	spec := tile.Spec{By: tile.ByEdges, Words: words}
	for i, c := range edges {
		spec.Edges[i] = tile.Edge(slices.Index([]rune("FRCV"), c))
	}
	f, no := tile.Find(spec, tile.Box{Edition: tile.C2})
	if no != nil {
		t.Fatalf("%s %v: %+v", edges, words, no)
	}
	return b.Lay(place.Cell{X: x, Y: y}, f.Tile, f.Turn)
}

func at(x, y int32, s place.Side) place.Place {
	return place.Place{Cell: place.Cell{X: x, Y: y}, Part: place.AtSide(s)}
}

func TestJettiesAreSeparateUntilTheFerryLies(t *testing.T) {
	var b Board
	put(t, &b, 0, 0, "RRRF", "lake")
	put(t, &b, 0, -1, "RFRF")
	n, e, s := b.SegAt(at(0, 0, place.N)), b.SegAt(at(0, 0, place.E)), b.SegAt(at(0, 0, place.S))
	if b.Same(n, e) || b.Same(n, s) {
		t.Fatal("jetties are one road without a ferry")
	}
	if !b.Link(place.Cell{}, place.LinkOf(place.N, place.S)) {
		t.Fatal("no ferry between two jetties")
	}
	if b.Link(place.Cell{X: 5}, place.LinkOf(place.N, place.S)) {
		t.Fatal("a ferry where no tile lies")
	}
	if f := b.Feature(n); f.Tiles != 2 || len(f.Open) != 2 || !b.Same(n, s) || b.Same(n, e) {
		t.Errorf("the road over the ferry: %+v", f)
	}
	b.Link(place.Cell{}, place.LinkOf(place.N, place.E))
	if !b.Same(n, e) || b.Same(n, s) {
		t.Error("the ferry was not moved")
	}
	b.Unlink(place.Cell{})
	if b.Same(n, e) {
		t.Error("the ferry was not taken off")
	}
}

func TestLoopOverOneFerry(t *testing.T) {
	var b Board
	put(t, &b, 0, 0, "RRRF", "lake")
	put(t, &b, 1, 0, "FFRR")
	put(t, &b, 1, 1, "RFFR")
	put(t, &b, 0, 1, "RRFF")
	b.Link(place.Cell{}, place.LinkOf(place.E, place.S))
	f := b.Feature(b.SegAt(at(0, 0, place.E)))
	if f.Tiles != 4 || len(f.Segs) != 5 || len(f.Open) != 0 {
		t.Errorf("the loop: %+v", f)
	}
}

func TestOutwardsStopsAtTheFirstFerry(t *testing.T) {
	var b Board
	start := put(t, &b, 0, 0, "FRFR")
	put(t, &b, 1, 0, "RRFR", "lake")
	put(t, &b, 2, 0, "RRFR", "lake")
	put(t, &b, -1, 0, "RRFR", "lake")
	for _, x := range []int32{1, 2} {
		b.Link(place.Cell{X: x}, place.LinkOf(place.E, place.W))
	}
	b.Link(place.Cell{X: -1}, place.LinkOf(place.N, place.W))
	stops := b.Outwards(start)
	if len(stops) != 2 || stops[0].Kind != AtFerry || stops[0].Cell != (place.Cell{X: 1}) ||
		stops[1].Kind != AtBareJetty || stops[1].Cell != (place.Cell{X: -1}) {
		t.Fatalf("stops: %+v", stops)
	}
	if way := stops[0].Way; len(way) != 2 || way[0] != at(0, 0, place.E) || way[1] != at(1, 0, place.W) {
		t.Errorf("way: %v", way)
	}
	var beyond []place.Cell
	for _, s := range b.Beyond(start) {
		if s.Kind == AtFerry {
			beyond = append(beyond, s.Cell)
		}
	}
	if !slices.Equal(beyond, []place.Cell{{X: 1}, {X: 2}}) {
		t.Errorf("ferries over ferries: %v", beyond)
	}
}

func TestUnknownTilesAreNoEnds(t *testing.T) {
	var b Board
	put(t, &b, 0, 0, "FRFR")
	b.Lay(place.Cell{X: 1}, nil, 0)
	f := b.Feature(b.SegAt(at(0, 0, place.E)))
	if len(f.Open) != 1 || !slices.Equal(f.Unknown, []place.Cell{{X: 1}}) {
		t.Errorf("beside an unknown tile: %+v", f)
	}
	if open, unknown := b.OpenEnds(b.SegAt(at(0, 0, place.E))); open != 1 || unknown != 1 {
		t.Errorf("open %d, unknown %d", open, unknown)
	}
}

func TestCloneIsIndependent(t *testing.T) {
	var b Board
	put(t, &b, 0, 0, "RRRF", "lake")
	c := b.Clone()
	put(t, &c, 1, 0, "FFFR", "monastery")
	c.Link(place.Cell{}, place.LinkOf(place.N, place.E))
	if _, ok := b.At(place.Cell{X: 1}); ok || !b.LinkAt(place.Cell{}).IsZero() {
		t.Error("the copy changed the board")
	}
	if open, _ := b.OpenEnds(b.SegAt(at(0, 0, place.E))); open != 1 {
		t.Error("the copy changed the road")
	}
}
