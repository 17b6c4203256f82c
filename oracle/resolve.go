package oracle

import (
	"slices"

	"github.com/agnivade/levenshtein"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// player is the index of the player that the ref names.
func (s *session) player(r *question.Ref) (int, error) {
	if r.Desc != nil && r.Desc.This {
		return s.a.Asked.Player, nil
	}
	if i, ok := s.a.Names.PlayerByName(r.Name); ok {
		return i, nil
	}
	return 0, s.unknownName("player", r.Name, s.a.Names.Players)
}

// cell is the cell that the ref names.
func (s *session) cell(r *question.Ref) (place.Cell, error) {
	if r == nil {
		return place.Cell{}, &Unresolved{Code: "missing", Slot: "cell"}
	}
	if r.Desc != nil {
		if (r.Desc.This || r.Desc.New) && s.pos.Turn.HasTile {
			return s.pos.Turn.Tile, nil
		}
		if c, ok, err := s.cellBeside(r.Desc); ok {
			return c, err
		}
		if len(r.Desc.Ends) == 2 {
			return s.gap(r.Desc.Ends)
		}
		if r.Kind == village && r.Desc.Middle {
			return s.oneCell(middle(s.villages()), "place", r.Kind)
		}
		if r.Kind == village && r.Desc.Side != "" {
			return s.oneCell(outermost(s.villages(), r.Desc.Side), "place", r.Kind)
		}
		return place.Cell{}, &Unresolved{Code: "none", Slot: "cell", Name: r.Name}
	}
	c, err := s.a.Names.ParseCell(r.Name)
	if err != nil {
		return c, s.unknownName("cell", r.Name, s.a.Names.Labels())
	}
	return c, nil
}

// place is the place that the ref names or describes; something must be there.
func (s *session) place(r *question.Ref) (place.Place, board.Seg, error) {
	if r == nil {
		return s.describedPlace(question.Desc{This: true}, kindMeant(r))
	}
	if r.Desc != nil {
		return s.describedPlace(*r.Desc, kindMeant(r))
	}
	p, err := s.a.Names.ParsePlace(r.Name)
	if err != nil {
		return p, board.None, s.unknownName("place", r.Name, s.a.Names.Labels())
	}
	seg := s.pos.Board.SegAt(p)
	if r.Kind != "" {
		return s.placeOfKind(r.Kind, p, seg)
	}
	if seg == board.None && p.Part == place.Centre {
		if all := s.segmentsOf(p.Cell); len(all) == 1 {
			return p, all[0], nil
		}
	}
	if seg == board.None {
		return p, seg, s.nothingAt(p)
	}
	return p, seg, nil
}

// segmentsOf lists the roads and cities of the tile; a tile that has only one
// of them may be named by its label alone.
func (s *session) segmentsOf(c place.Cell) []board.Seg {
	l, ok := s.pos.Board.At(c)
	if !ok || !l.Known() {
		return nil
	}
	var out []board.Seg
	for _, seg := range s.pos.Board.Segments(l) {
		if k := s.pos.Board.Kind(seg); k == tile.RoadFeature || k == tile.CityFeature {
			out = append(out, seg)
		}
	}
	return out
}

func (s *session) nothingAt(p place.Place) error {
	u := &Unresolved{Code: "nothing-there", Slot: "place", Name: s.a.Names.Place(p), Place: &p}
	l, ok := s.pos.Board.At(p.Cell)
	switch {
	case !ok:
		u.Code = "no-tile"
	case !l.Known():
		s.a.Asked.Places = append(s.a.Asked.Places, p)
		return &undescribed{p.Cell}
	}
	return u
}

// describedPlace finds the feature of that kind which a description means: the
// road a player is on, a road beside a tile, or the one of the last step.
func (s *session) describedPlace(d question.Desc, kind string) (place.Place, board.Seg, error) {
	var found []place.Place
	switch {
	case d.Player != nil || d.Piece != "":
		all, err := s.placesOfPieces(&d, kind)
		if err != nil {
			return place.Place{}, board.None, err
		}
		found = all
	case d.Shows != "":
		found = s.placesShowing(kind, d.Shows)
	case len(d.Ends) == 2:
		all, err := s.between(d.Ends, kind)
		if err != nil {
			return place.Place{}, board.None, err
		}
		found = all
	case d.Near != nil:
		c, err := s.cell(d.Near)
		if err != nil {
			return place.Place{}, board.None, err
		}
		if sd, ok := place.ParseSide(d.Side); ok {
			found = []place.Place{{Cell: c, Part: place.AtSide(sd)}}
		}
	case d.Side != "":
		found = s.placesTowards(kind, d.Side)
	default:
		found = s.placesMeant(kind)
	}
	return s.onePlace(found, kind)
}

// manyReadings is how many things a question may mean for them to be listed.
const manyReadings = 8

// onePlace wants all found places on one feature; several features are
// readings of the question.
func (s *session) onePlace(found []place.Place, kind string) (place.Place, board.Seg, error) {
	u := &Unresolved{Code: "none", Slot: "place", Kind: kind}
	var keys []board.Seg
	var first place.Place
	for _, p := range found {
		seg := s.pos.Board.SegAt(p)
		if seg == board.None {
			return p, seg, s.nothingAt(p)
		}
		key := s.pos.Board.Key(seg)
		if slices.Contains(keys, key) {
			continue
		}
		if len(keys) == 0 {
			first = p
		}
		keys = append(keys, key)
		q := s.q
		q.Place = &question.Ref{Name: s.a.Names.Place(p), Kind: kind}
		u.Readings = append(u.Readings, q)
	}
	if len(keys) == 1 {
		return first, s.pos.Board.SegAt(first), nil
	}
	if len(keys) > 1 {
		u.Code = "several"
	}
	if len(keys) > manyReadings {
		u.Readings = nil
	}
	return place.Place{}, board.None, u
}

// unknownName is the error for a name nothing goes by, with the nearest one.
func (s *session) unknownName(slot, name string, known []string) error {
	u := &Unresolved{Code: "unknown", Slot: slot, Name: name}
	best := 1 + max(1, len([]rune(name))/3)
	for _, k := range known {
		if d := levenshtein.ComputeDistance(name, k); d < best {
			best, u.Nearest = d, k
		}
	}
	return u
}
