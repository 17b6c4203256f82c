package oracle

import (
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// placed checks that the tile which the text says was just placed is that of
// the turn.
func (s *session) placed() error {
	said := s.q.Premise.Placed
	if said == nil {
		return nil
	}
	c, err := s.cell(said)
	if err != nil {
		return err
	}
	if !s.pos.Turn.HasTile || c != s.pos.Turn.Tile {
		return &Unresolved{Code: "not-placed", Slot: "cell", Name: s.a.Names.Cell(c)}
	}
	return nil
}

// ferrySet checks that the ferry of the turn lies, if the text says so.
func (s *session) ferrySet() error {
	t := s.pos.Turn
	if !s.q.Premise.FerrySet || t.HasTile && !s.pos.Board.LinkAt(t.Tile).IsZero() {
		return nil
	}
	return &Unresolved{Code: "not-lying", Slot: "ferry", Name: s.a.Names.Cell(t.Tile)}
}

// lies checks how the text says the ferry lies.
func (s *session) lies(lake place.Cell) error {
	link, said := s.pos.Board.LinkAt(lake), s.q.Premise
	q := s.asked()
	q.Ferry = &question.Ref{Name: s.a.Names.Ferry(lake)}
	u := &Unresolved{Slot: "ferry", Name: s.a.Names.Ferry(lake), Readings: []question.Question{q}}
	switch {
	case link.IsZero() && (said.Lies || said.From != ""):
		u.Code, u.Readings = "not-lying", []question.Question{{ID: "ferry-positions", Player: s.q.Player, Ferry: q.Ferry}}
	case said.From != "" && said.From != link.String():
		u.Code, u.Nearest = "lies-otherwise", link.String()
	case said.Lies && s.q.To == link.String():
		u.Code, u.Nearest = "lies-so", link.String()
	default:
		return nil
	}
	return u
}

// asked is the question without what its text takes for granted.
func (s *session) asked() question.Question {
	q := s.q
	q.Premise, q.Denied = question.Premise{}, false
	return q
}

// instead leads to the questions that ask what is known of the place.
func (s *session) instead(code, slot, name string, p place.Place, ids ...question.ID) error {
	u := &Unresolved{Code: code, Slot: slot, Name: name}
	if slot == "place" {
		u.Place = &p
	}
	for _, id := range ids {
		q := s.asked()
		q.ID, q.Place, q.Piece = id, &question.Ref{Name: s.a.Names.Place(p)}, ""
		if id == "may-place-meeple" {
			q.Piece = game.Meeple.String()
		}
		u.Readings = append(u.Readings, q)
	}
	return u
}

// free checks that a figure is kept off by others, not by another rule alone,
// if the text asks whether the place is free.
func (s *session) free(at place.Place, r *game.Ruling) error {
	occupied := slices.ContainsFunc(r.Because, func(why game.Reason) bool { return why.Rule == rules.BaseOccupied })
	if s.q.Premise.Free && r.Verdict == game.No && !occupied {
		return s.instead("free", "place", "", at, "owners", "may-place-meeple")
	}
	return nil
}

// among checks what a question after owners or worth takes for granted: that
// all who are there have the majority, or that the player has it.
func (s *session) among(at place.Place, seg board.Seg, owners []int) error {
	said := s.q.Premise
	if said.Share && !slices.Contains(owners, s.a.Asked.Player) {
		return s.instead("no-share", "player", s.a.Names.Player(s.a.Asked.Player), at, "worth", "owners")
	}
	if !said.Everyone {
		return nil
	}
	for _, pc := range s.pos.Pieces {
		if pc.Seg != board.None && !slices.Contains(owners, pc.Owner) && s.pos.Board.Same(pc.Seg, seg) {
			return s.instead("others-too", "place", "", at, "owners")
		}
	}
	return nil
}
