package oracle

import (
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// village is the word of a place that is no feature: a tile with a village.
const village = "village"

// placesOfPieces lists the features of that kind on which the figures stand
// that the description speaks of.
func (s *session) placesOfPieces(d *question.Desc, kind string) ([]place.Place, error) {
	who := -1
	if d.Player != nil {
		i, err := s.player(d.Player)
		if err != nil {
			return nil, err
		}
		who = i
	}
	var out []place.Place
	for _, pc := range s.pos.Pieces {
		if pc.Seg != board.None && (who < 0 || pc.Owner == who) && (d.Piece == "" || pc.Kind.String() == d.Piece) &&
			s.pos.Board.Kind(pc.Seg).String() == kind {
			out = append(out, pc.At)
		}
	}
	return out, nil
}

// placesShowing lists the features of that kind on which something is printed
// or that have a drawing beside them.
func (s *session) placesShowing(kind, shows string) []place.Place {
	var out []place.Place
	for _, l := range s.pos.Board.Tiles() {
		if !l.Known() {
			continue
		}
		for _, seg := range s.pos.Board.Segments(l) {
			if s.pos.Board.Kind(seg).String() == kind && segmentShows(s.pos.Board.Printed(seg), l.Tile, shows) {
				out = append(out, s.pos.Board.Place(seg))
			}
		}
	}
	for _, d := range s.pos.Setup.Decor {
		if d.Kind != shows || kind != tile.RoadFeature.String() {
			continue
		}
		for _, at := range d.At {
			if seg := s.pos.Board.SegAt(at); seg != board.None && s.pos.Board.Kind(seg).String() == kind {
				out = append(out, at)
			} else if all := s.segmentsOf(at.Cell); at.Part == place.Centre && len(all) == 1 {
				out = append(out, s.pos.Board.Place(all[0]))
			}
		}
	}
	return out
}

// segmentShows says whether the thing is printed on the segment; a garden lies
// on its tile.
func segmentShows(p *tile.Segment, t *tile.Tile, shows string) bool {
	switch shows {
	case "pennant":
		return p.Pennants > 0
	case "cathedral":
		return p.Cathedral
	case "inn":
		return p.Inn
	case "tunnel":
		return p.Tunnel
	case "garden":
		return t.Garden
	}
	return p.Goods.String() == shows
}

// placesTowards lists the features of that kind that a side may mean: those
// that reach farthest that way, and the one at that side of the tile just
// placed.
func (s *session) placesTowards(kind, side string) []place.Place {
	sd, ok := place.ParseSide(side)
	if !ok {
		return nil
	}
	var all []place.Place
	for _, l := range s.pos.Board.Tiles() {
		all = s.placesOn(l, kind, all)
	}
	if len(all) == 0 {
		return nil
	}
	far := func(a, b place.Place) int { return farther(a.Cell, b.Cell, sd) }
	top := slices.MaxFunc(all, far)
	out := slices.DeleteFunc(all, func(p place.Place) bool { return far(p, top) != 0 })
	if s.pos.Turn.HasTile {
		p := place.Place{Cell: s.pos.Turn.Tile, Part: place.AtSide(sd)}
		if seg := s.pos.Board.SegAt(p); seg != board.None && s.pos.Board.Kind(seg).String() == kind {
			out = append(out, p)
		}
	}
	return out
}

// gap is the one free cell beside both of two others.
func (s *session) gap(ends []question.Ref) (place.Cell, error) {
	a, err := s.cell(&ends[0])
	if err != nil {
		return a, err
	}
	b, err := s.cell(&ends[1])
	if err != nil {
		return b, err
	}
	var found []place.Cell
	for _, sd := range place.AllSides {
		c := a.Next(sd)
		if _, taken := s.pos.Board.At(c); !taken && c != b && near(c, b, "") {
			found = append(found, c)
		}
	}
	return s.oneCell(found, "cell", "tile")
}

// villages lists the tiles with a village.
func (s *session) villages() []place.Cell {
	var out []place.Cell
	for _, l := range s.pos.Board.Tiles() {
		if l.Known() && (l.Tile.Crossroads > 0 || l.Tile.Is(village)) {
			out = append(out, l.Cell)
		}
	}
	return out
}

// oneCell wants exactly one cell for the slot; several are readings of the
// question.
func (s *session) oneCell(found []place.Cell, slot, kind string) (place.Cell, error) {
	if len(found) == 1 {
		return found[0], nil
	}
	u := &Unresolved{Code: "none", Slot: slot, Kind: kind}
	for _, c := range found {
		q, ref := s.q, &question.Ref{Name: s.a.Names.Cell(c)}
		if slot == "cell" {
			q.Cell = ref
		} else {
			q.Place = ref
		}
		u.Readings = append(u.Readings, q)
	}
	if len(found) > 1 {
		u.Code, u.Slot = "several", "place"
	}
	return place.Cell{}, u
}
