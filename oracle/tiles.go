package oracle

import (
	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// tileQuestions answers the questions about placing tiles. They speak of the
// next tile to be placed, on the board as it is at that point.
func tileQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "may-place-tile":
		return true, s.mayPlaceTile()
	case "tile-spots":
		return true, s.tileSpots()
	}
	return false, nil
}

// tile settles the slot tile. Fixed says that the question names one way for
// it to lie.
func (s *session) tile() (found tile.Found, fixed bool, err error) {
	if s.q.Tile == nil {
		return found, false, &Unresolved{Code: "missing", Slot: "tile"}
	}
	box := tile.Box{Edition: s.pos.Setup.Edition, Sets: s.pos.Setup.Sets}
	spec := tile.Spec{By: tile.ByID, ID: s.q.Tile.ID}
	if s.q.Tile.Given != nil {
		spec = *s.q.Tile.Given
	}
	found, no := tile.Find(spec, box)
	if no != nil {
		u := &Unresolved{Code: "unknown", Slot: "tile", Name: s.tileName(spec)}
		if len(no.Nearest) > 0 {
			u.Nearest = no.Nearest[0]
		}
		return found, false, u
	}
	fixed = spec.By != tile.ByID
	s.a.Asked.Tile = found.Tile.ID
	if spec.By == tile.ByEdges {
		s.a.Asked.Tile = found.Tile.EdgeString(found.Turn)
	}
	for _, turn := range []*int{s.q.Tile.Turn, s.q.Turned} {
		if turn != nil {
			found.Turn, fixed = (found.Turn+*turn/90)%4, true
			s.a.Asked.Turned = turn
		}
	}
	if spec.By == tile.ByID && spec.Turn != 0 && s.q.Turned == nil {
		fixed = true
	}
	return found, fixed, nil
}

func (s *session) tileName(spec tile.Spec) string {
	if spec.By == tile.ByID {
		return spec.ID
	}
	var b []byte
	for _, e := range spec.Edges {
		b = append(b, e.String()...)
	}
	return string(b)
}

func (s *session) mayPlaceTile() error {
	found, fixed, err := s.tile()
	if err != nil {
		return err
	}
	c, err := s.cell(s.q.Cell)
	if err != nil {
		return err
	}
	s.a.Asked.Cell = &c
	if fixed {
		s.a.ofRuling(s.pos.Fits(found.Tile, c, found.Turn, true))
		return nil
	}
	var best game.Ruling
	for turn := range 4 {
		r := s.pos.Fits(found.Tile, c, turn, true)
		ref := Ref{Kind: CellRef, Cell: c}
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: r.Verdict, Turns: []int{90 * turn}, Because: r.Because})
		if turn == 0 || better(r.Verdict, best.Verdict) {
			best = r
		}
	}
	s.a.ofRuling(best)
	return nil
}

// better orders verdicts: a yes is better than unknown, that than a no.
func better(a, b game.Verdict) bool {
	rank := [...]int{game.No: 0, game.Unknown: 1, game.Yes: 2}
	return rank[a] > rank[b]
}

func (s *session) tileSpots() error {
	found, _, err := s.tile()
	if err != nil {
		return err
	}
	spots, missing := s.pos.TileSpots(found.Tile)
	var out []Ref
	for _, sp := range spots {
		ref := Ref{Kind: CellRef, Cell: sp.Cell}
		item := Item{Ref: ref, Verdict: game.Yes}
		for _, t := range sp.Turns {
			item.Turns = append(item.Turns, 90*((t-s.shown(found)+4)%4))
			item.Because = s.pos.Fits(found.Tile, sp.Cell, t, true).Because
		}
		out = append(out, ref)
		s.a.Items = append(s.a.Items, item)
	}
	s.a.Value = refs(out)
	if len(spots) == 0 {
		s.a.Because = s.pos.FitsNowhere(found.Tile)
	}
	if len(missing) > 0 {
		s.a.unknown(missing)
	}
	return nil
}

// shown is the quarter turns from which a spot's turns are counted: those of
// the catalogue for a tile by id, the way it was written for one by edges.
func (s *session) shown(f tile.Found) int {
	if s.q.Tile.Given != nil && s.q.Tile.Given.By == tile.ByEdges {
		return f.Turn
	}
	return 0
}
