package oracle

import (
	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// placeOfKind settles a place of which the question says what it is: the road
// on m is not the monastery that "m" alone means.
func (s *session) placeOfKind(kind string, p place.Place, seg board.Seg) (place.Place, board.Seg, error) {
	if seg != board.None && s.pos.Board.Kind(seg).String() == kind {
		return p, seg, nil
	}
	l, ok := s.pos.Board.At(p.Cell)
	if !ok {
		return p, board.None, s.nothingAt(p)
	}
	if side, ok := p.Part.Side(); ok && l.Known() && kind == tile.FieldFeature.String() {
		return s.onePlace(s.fieldsAt(p.Cell, side), kind)
	}
	if p.Part != place.Centre || !l.Known() {
		return p, board.None, &Unresolved{Code: "none-at", Slot: "place", Place: &p, Kind: kind}
	}
	var found []place.Place
	for _, sg := range s.pos.Board.Segments(l) {
		if s.pos.Board.Kind(sg).String() == kind {
			found = append(found, s.pos.Board.Place(sg))
		}
	}
	return s.onePlace(found, kind)
}

// fieldsAt lists the fields at the two halves of a side with a road.
func (s *session) fieldsAt(c place.Cell, side place.Side) []place.Place {
	var out []place.Place
	for _, h := range []place.Half{place.Half(2 * side), place.Half(2*side + 1)} {
		if p := (place.Place{Cell: c, Part: place.AtHalf(h)}); s.pos.Board.SegAt(p) != board.None {
			out = append(out, p)
		}
	}
	return out
}

// placesMeant lists the features of that kind that a text may mean without
// saying where: those of the tile just placed, else those with figures, else
// all there are.
func (s *session) placesMeant(kind string) []place.Place {
	var out []place.Place
	if s.pos.Turn.HasTile {
		l, _ := s.pos.Board.At(s.pos.Turn.Tile)
		out = s.placesOn(l, kind, out)
	}
	if len(out) == 0 {
		for _, pc := range s.pos.Pieces {
			if pc.Seg != board.None && s.pos.Board.Kind(pc.Seg).String() == kind {
				out = append(out, pc.At)
			}
		}
	}
	if len(out) == 0 {
		for _, l := range s.pos.Board.Tiles() {
			out = s.placesOn(l, kind, out)
		}
	}
	return out
}

// placesOn adds the features of that kind on a tile. A field that touches no
// edge has no place.
func (s *session) placesOn(l board.Laid, kind string, out []place.Place) []place.Place {
	if !l.Known() {
		return out
	}
	for _, seg := range s.pos.Board.Segments(l) {
		p := s.pos.Board.Place(seg)
		if s.pos.Board.Kind(seg).String() == kind && s.pos.Board.SegAt(p) == seg {
			out = append(out, p)
		}
	}
	return out
}

// beside says whether a tile with a feature of that kind lies next to the cell,
// or is the cell itself; with a side only if the cell lies on that side of it.
func (s *session) beside(c place.Cell, kind, side string) bool {
	for _, l := range s.pos.Board.Tiles() {
		if l.Known() && near(c, l.Cell, side) && s.shows(l, kind) {
			return true
		}
	}
	return false
}

// shows says whether the tile has a feature of that kind or is of that kind.
func (s *session) shows(l board.Laid, kind string) bool {
	for _, seg := range s.pos.Board.Segments(l) {
		if s.pos.Board.Kind(seg).String() == kind {
			return true
		}
	}
	return l.Tile.Is(kind)
}

// between lists the roads, or features of another kind, that lie on both cells
// or on all that lies between them.
func (s *session) between(ends []question.Ref, kind string) ([]place.Place, error) {
	a, err := s.cell(&ends[0])
	if err != nil {
		return nil, err
	}
	b, err := s.cell(&ends[1])
	if err != nil {
		return nil, err
	}
	la, _ := s.pos.Board.At(a)
	lb, _ := s.pos.Board.At(b)
	var out []place.Place
	for _, p := range s.placesOn(la, kind, nil) {
		for _, q := range s.placesOn(lb, kind, nil) {
			if s.pos.Board.Same(s.pos.Board.SegAt(p), s.pos.Board.SegAt(q)) {
				out = append(out, p)
			}
		}
	}
	return out, nil
}

// kindMeant is the kind of feature that a description speaks of; a road if it
// does not say.
func kindMeant(r *question.Ref) string {
	if r == nil || r.Kind == "" {
		return tile.RoadFeature.String()
	}
	return r.Kind
}

// cellBeside is the cell on one side of another, or the one between two.
func (s *session) cellBeside(d *question.Desc) (place.Cell, bool, error) {
	if len(d.Ends) == 2 {
		return s.cellBetween(d.Ends)
	}
	side, ok := place.ParseSide(d.Side)
	if !ok || d.Near == nil {
		return place.Cell{}, false, nil
	}
	c, err := s.cell(d.Near)
	return c.Next(side), true, err
}

// cellBetween is the cell that has one of the two on one side and the other on
// the opposite side.
func (s *session) cellBetween(ends []question.Ref) (place.Cell, bool, error) {
	a, err := s.cell(&ends[0])
	if err != nil {
		return a, true, err
	}
	b, err := s.cell(&ends[1])
	if err != nil {
		return b, true, err
	}
	for side := range place.Side(4) {
		if c := a.Next(side); c.Next(side) == b {
			return c, true, nil
		}
	}
	return place.Cell{}, false, nil
}
