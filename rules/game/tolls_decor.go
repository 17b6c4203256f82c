package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Decor is a drawing beside roads that brings tolls.
type Decor struct {
	Path string
	Kind string        // "farmhouse", "stable", "garden", "highwaymen" or "travellers"
	At   []place.Place // the road segments it stands beside; a centre is the tile's only road, or none
}

// DecorKinds are the kinds of drawings, in the order in which they are counted.
var DecorKinds = [...]string{"farmhouse", "stable", "garden", "highwaymen", "travellers"}

const (
	travellers = "travellers"
	gardens    = "garden"
)

// drawn is what is drawn beside a road.
type drawn struct {
	count  map[string]int
	corner []place.Place // where a drawing counts that stands beside another road too
	under  []place.Cell  // wooden bridges of the road with drawings under them
}

// drawnBeside counts the drawings beside the road: at one of its segments, not
// under its bridge (tolls/on-the-road, tolls/not-under-bridge).
func (p *Position) drawnBeside(feat *board.Feature) drawn {
	out := drawn{count: map[string]int{}}
	for i := range p.Setup.Decor {
		d := &p.Setup.Decor[i]
		at, counts := p.standsBy(d.At, feat)
		switch {
		case counts:
			out.count[d.Kind]++
			if p.another(d.At, feat) {
				out.corner = append(out.corner, at)
			}
		case p.underBridge(d.At, feat):
			out.under = append(out.under, d.At[0].Cell)
		}
	}
	for _, m := range feat.Segs {
		l := p.Board.TileOf(m)
		switch {
		case !l.Tile.Garden || p.gardenGiven(l.Cell):
		case p.isBridge(m):
			out.under = append(out.under, l.Cell)
			if !p.On(rules.TollsNotUnderBridge) {
				out.count[gardens]++
			}
		case p.onlyRoad(l) == m:
			out.count[gardens]++
		}
	}
	out.under = sortedCells(out.under)
	return out
}

// standsBy says whether a drawing with those places stands beside the road,
// and at which of them.
func (p *Position) standsBy(at []place.Place, feat *board.Feature) (place.Place, bool) {
	for _, a := range at {
		s := p.roadAt(a)
		for _, m := range feat.Segs {
			if p.Board.TileOf(m).Cell != a.Cell {
				continue
			}
			id := rules.TollsOnTheRoad
			if p.isBridge(m) {
				id = rules.TollsNotUnderBridge
			} else if s == m {
				return a, true
			}
			if !p.On(id) {
				return a, true
			}
		}
	}
	return place.Place{}, false
}

// another says whether the drawing stands beside a road besides this one.
func (p *Position) another(at []place.Place, feat *board.Feature) bool {
	for _, a := range at {
		if s := p.roadAt(a); s != board.None && p.Board.Kind(s) == tile.RoadFeature && !containsSeg(feat.Segs, s) {
			return true
		}
	}
	return false
}

// underBridge says whether the drawing is on a tile that the road crosses on a
// wooden bridge.
func (p *Position) underBridge(at []place.Place, feat *board.Feature) bool {
	for _, a := range at {
		for _, m := range feat.Segs {
			if p.isBridge(m) && p.Board.TileOf(m).Cell == a.Cell {
				return true
			}
		}
	}
	return false
}

// roadAt is the segment that a drawing's place names: a tile alone is its only
// road.
func (p *Position) roadAt(a place.Place) board.Seg {
	if a.Part != place.Centre {
		return p.Board.SegAt(a)
	}
	l, ok := p.Board.At(a.Cell)
	if !ok || !l.Known() {
		return board.None
	}
	return p.onlyRoad(l)
}

// onlyRoad is the road printed on the tile, or None if there is not just one.
func (p *Position) onlyRoad(l board.Laid) board.Seg {
	only := board.None
	for _, s := range p.Board.Segments(l) {
		if p.Board.Kind(s) != tile.RoadFeature || p.isBridge(s) {
			continue
		}
		if only != board.None {
			return board.None
		}
		only = s
	}
	return only
}

// isBridge says whether the segment is a wooden bridge.
func (p *Position) isBridge(s board.Seg) bool {
	l := p.Board.TileOf(s)
	return !l.Bridge().IsZero() && p.Board.AtSide(l, l.Bridge().A) == s
}

// gardenGiven says whether the file itself names the garden of the tile.
func (p *Position) gardenGiven(c place.Cell) bool {
	for i := range p.Setup.Decor {
		if d := &p.Setup.Decor[i]; d.Kind == gardens && len(d.At) > 0 && d.At[0].Cell == c {
			return true
		}
	}
	return false
}

// decorFaults lists the drawings that are on no tile, neither on one that lies
// there nor on one that is placed.
func (p *Position) decorFaults() []Fault {
	var out []Fault
	for i := range p.Setup.Decor {
		d := &p.Setup.Decor[i]
		for _, a := range d.At {
			if _, ok := p.Board.At(a.Cell); !ok && !p.Setup.places(a.Cell) {
				out = append(out, Fault{d.Path + "/at", because(rules.TollsOnTheRoad, "no-tile", Facts{Cell: a.Cell})})
			}
		}
	}
	return out
}

// places says whether a tile is placed on the cell in one of the turns.
func (s *Setup) places(c place.Cell) bool {
	for i := range s.Turns {
		for _, st := range s.Turns[i].Steps {
			if do, ok := st.Do.(PlaceTile); ok && do.Cell == c {
				return true
			}
		}
	}
	return false
}
