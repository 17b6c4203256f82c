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
	if p.Part != place.Centre || !l.Known() {
		return p, board.None, &Unresolved{Code: "none", Slot: "place", Name: s.a.Names.Place(p), Place: &p}
	}
	var found []place.Place
	for _, sg := range s.pos.Board.Segments(l) {
		if s.pos.Board.Kind(sg).String() == kind {
			found = append(found, s.pos.Board.Place(sg))
		}
	}
	return s.onePlace(found)
}

// kindMeant is the kind of feature that a description speaks of; a road if it
// does not say.
func kindMeant(r *question.Ref) string {
	if r == nil || r.Kind == "" {
		return tile.RoadFeature.String()
	}
	return r.Kind
}

// cellBeside is the cell on one side of another.
func (s *session) cellBeside(d *question.Desc) (place.Cell, bool, error) {
	side, ok := place.ParseSide(d.Side)
	if !ok || d.Near == nil {
		return place.Cell{}, false, nil
	}
	c, err := s.cell(d.Near)
	return c.Next(side), true, err
}
