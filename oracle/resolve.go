package oracle

import (
	"cmp"
	"slices"

	"github.com/agnivade/levenshtein"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/game"
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

// ferry is the lake of the ferry that the slot names. It must be a lake on
// which a ferry lies, or the lake just placed.
func (s *session) ferry(r *question.Ref) (place.Cell, error) {
	all := s.ferries()
	if r == nil || r.Desc != nil {
		return s.oneFerry(s.describedFerries(r, all), r)
	}
	if c, ok := s.a.Names.FerryByName(r.Name); ok && slices.Contains(all, c) {
		return c, nil
	}
	var names []string
	for _, c := range all {
		names = append(names, s.a.Names.Ferry(c))
	}
	return place.Cell{}, s.unknownName("ferry", r.Name, names)
}

// ferries lists the lakes with a ferry and the lake that gets one this turn.
func (s *session) ferries() []place.Cell {
	var out []place.Cell
	for _, j := range s.pos.Board.Joins() {
		out = append(out, j.Cell)
	}
	if t := s.pos.Turn; t.HasTile && !slices.Contains(out, t.Tile) {
		if l, _ := s.pos.Board.At(t.Tile); l.Jetties() != 0 {
			out = append(out, t.Tile)
		}
	}
	slices.SortFunc(out, place.Cell.Compare)
	return out
}

// describedFerries lists the ferries that fit a description.
func (s *session) describedFerries(r *question.Ref, all []place.Cell) []place.Cell {
	if r == nil {
		return all
	}
	d := r.Desc
	switch {
	case d.New:
		return keep(all, func(c place.Cell) bool { return s.pos.Turn.HasTile && c == s.pos.Turn.Tile })
	case d.On != nil:
		at, err := s.cell(d.On)
		return keep(all, func(c place.Cell) bool { return err == nil && c == at })
	case d.Near != nil:
		at, err := s.cell(d.Near)
		if err != nil {
			return nil
		}
		return keep(all, func(c place.Cell) bool { return near(c, at, d.Side) })
	case d.Side != "":
		return outermost(all, d.Side)
	case d.Nth > 0 && d.Nth <= len(all):
		return all[d.Nth-1 : d.Nth]
	case d.Nth < 0 && len(all) > 0:
		return all[len(all)-1:]
	}
	if len(all) > 1 && d.This {
		if last := s.lastMoved(); last != nil {
			return []place.Cell{*last}
		}
	}
	return all
}

// lastMoved is the lake of the ferry last set or moved this turn.
func (s *session) lastMoved() *place.Cell {
	for _, a := range slices.Backward(s.pos.Turn.Log) {
		switch m := a.(type) {
		case game.MoveFerry:
			return &m.Lake
		case game.PlaceFerry:
			return &s.pos.Turn.Tile
		}
	}
	return nil
}

func keep(cells []place.Cell, ok func(place.Cell) bool) []place.Cell {
	var out []place.Cell
	for _, c := range cells {
		if ok(c) {
			out = append(out, c)
		}
	}
	return out
}

// near says whether c is the cell itself or beside it, on that side if one is
// named.
func near(c, at place.Cell, side string) bool {
	if sd, ok := place.ParseSide(side); ok {
		return at.Next(sd) == c
	}
	return c == at || slices.ContainsFunc(place.AllSides[:], func(sd place.Side) bool { return at.Next(sd) == c })
}

// outermost lists the cells that lie farthest to that side.
func outermost(cells []place.Cell, side string) []place.Cell {
	sd, ok := place.ParseSide(side)
	if !ok || len(cells) == 0 {
		return nil
	}
	far := func(a, b place.Cell) int {
		switch sd {
		case place.N:
			return cmp.Compare(b.Y, a.Y)
		case place.S:
			return cmp.Compare(a.Y, b.Y)
		case place.E:
			return cmp.Compare(a.X, b.X)
		}
		return cmp.Compare(b.X, a.X)
	}
	top := slices.MaxFunc(cells, far)
	return keep(cells, func(c place.Cell) bool { return far(c, top) == 0 })
}

// oneFerry wants exactly one; several are readings of the question.
func (s *session) oneFerry(found []place.Cell, r *question.Ref) (place.Cell, error) {
	if len(found) == 1 {
		return found[0], nil
	}
	u := &Unresolved{Code: "none", Slot: "ferry"}
	for _, c := range found {
		u.Code = "several"
		q := s.q
		q.Ferry = &question.Ref{Name: s.a.Names.Ferry(c)}
		u.Readings = append(u.Readings, q)
	}
	return place.Cell{}, u
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
	case d.Player != nil:
		who, err := s.player(d.Player)
		if err != nil {
			return place.Place{}, board.None, err
		}
		for _, pc := range s.pos.Pieces {
			if pc.Owner == who && pc.Seg != board.None && s.pos.Board.Kind(pc.Seg).String() == kind {
				found = append(found, pc.At)
			}
		}
	case d.Near != nil:
		c, err := s.cell(d.Near)
		if err != nil {
			return place.Place{}, board.None, err
		}
		if sd, ok := place.ParseSide(d.Side); ok {
			found = []place.Place{{Cell: c, Part: place.AtSide(sd)}}
		}
	default:
		found = s.placesOfTurn(kind)
	}
	return s.onePlace(found)
}

// placesOfTurn lists the features of that kind on the tile just placed; without
// one, all with figures.
func (s *session) placesOfTurn(kind string) []place.Place {
	var out []place.Place
	if s.pos.Turn.HasTile {
		l, _ := s.pos.Board.At(s.pos.Turn.Tile)
		for _, seg := range s.pos.Board.Segments(l) {
			if s.pos.Board.Kind(seg).String() == kind {
				out = append(out, s.pos.Board.Place(seg))
			}
		}
		return out
	}
	for _, pc := range s.pos.Pieces {
		if pc.Seg != board.None && s.pos.Board.Kind(pc.Seg).String() == kind {
			out = append(out, pc.At)
		}
	}
	return out
}

// onePlace wants all found places on one feature; several features are
// readings of the question.
func (s *session) onePlace(found []place.Place) (place.Place, board.Seg, error) {
	u := &Unresolved{Code: "none", Slot: "place"}
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
		q.Place = &question.Ref{Name: s.a.Names.Place(p)}
		u.Readings = append(u.Readings, q)
	}
	if len(keys) == 1 {
		return first, s.pos.Board.SegAt(first), nil
	}
	if len(keys) > 1 {
		u.Code = "several"
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
