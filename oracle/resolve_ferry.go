package oracle

import (
	"cmp"
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

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
		if err == nil && d.Also != nil {
			var also place.Cell
			also, err = s.ferry(d.Also)
			return keep(all, func(c place.Cell) bool { return err == nil && c == at && c == also })
		}
		return keep(all, func(c place.Cell) bool { return err == nil && c == at })
	case d.Middle:
		return middle(all)
	case len(d.Ends) == 2:
		a, errA := s.cell(&d.Ends[0])
		b, errB := s.cell(&d.Ends[1])
		return keep(all, func(c place.Cell) bool {
			return errA == nil && errB == nil && c != a && c != b && near(c, a, "") && near(c, b, "")
		})
	case d.Near != nil:
		at, err := s.cell(d.Near)
		if err != nil {
			return nil
		}
		if d.Nth > 0 {
			return nearest(all, at, d.Side)
		}
		return keep(all, func(c place.Cell) bool { return near(c, at, d.Side) })
	case d.Kind != "":
		return keep(all, func(c place.Cell) bool { return s.beside(c, d.Kind, d.Side) })
	case d.Side != "":
		return outermost(all, d.Side)
	case d.Nth > len(all):
		return nil // there is no second ferry, so the only one is not meant
	case d.Nth > 0:
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

// nearest lists the cells nearest to one, of those that lie to that side of it
// if one is named.
func nearest(cells []place.Cell, at place.Cell, side string) []place.Cell {
	sd, sided := place.ParseSide(side)
	if sided {
		cells = keep(cells, func(c place.Cell) bool { return at != c && farther(c, at, sd) > 0 })
	}
	far := func(c place.Cell) int { return int(max(c.X-at.X, at.X-c.X) + max(c.Y-at.Y, at.Y-c.Y)) }
	if len(cells) == 0 {
		return nil
	}
	least := far(slices.MinFunc(cells, func(a, b place.Cell) int { return cmp.Compare(far(a), far(b)) }))
	return keep(cells, func(c place.Cell) bool { return far(c) == least })
}

// farther compares how far cells lie to a side.
func farther(a, b place.Cell, side place.Side) int {
	switch side {
	case place.N:
		return cmp.Compare(b.Y, a.Y)
	case place.S:
		return cmp.Compare(a.Y, b.Y)
	case place.E:
		return cmp.Compare(a.X, b.X)
	}
	return cmp.Compare(b.X, a.X)
}

// outermost lists the cells that lie farthest to that side.
func outermost(cells []place.Cell, side string) []place.Cell {
	sd, ok := place.ParseSide(side)
	if !ok || len(cells) == 0 {
		return nil
	}
	far := func(a, b place.Cell) int { return farther(a, b, sd) }
	top := slices.MaxFunc(cells, far)
	return keep(cells, func(c place.Cell) bool { return far(c, top) == 0 })
}

// middle lists the cell that has as many to its west as to its east, or to its
// north as to its south.
func middle(cells []place.Cell) []place.Cell {
	return keep(cells, func(c place.Cell) bool {
		var count [4]int
		for _, o := range cells {
			for _, sd := range place.AllSides {
				if farther(o, c, sd) > 0 {
					count[sd]++
				}
			}
		}
		half := len(cells) / 2
		return len(cells)%2 == 1 && half > 0 && (count[place.W] == half && count[place.E] == half || count[place.N] == half && count[place.S] == half)
	})
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
