package oracle

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// meepleQuestions answers the questions about placing figures.
func meepleQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "may-place-meeple":
		return true, s.mayPlaceMeeple()
	case "meeple-spots":
		return true, s.meepleSpots()
	}
	return false, nil
}

// piece settles the slot piece; a meeple if none is named.
func (s *session) piece() error {
	if s.q.Piece == "" {
		return nil
	}
	k, ok := game.ParseKind(s.q.Piece)
	if !ok {
		return s.unknownName("piece", s.q.Piece, pieceWords())
	}
	s.a.Asked.Piece = k
	if k == game.AbbeyTile || k == game.Bridge || k == game.TunnelToken || !slices.Contains(game.BuiltPieces(), k) {
		return &Unresolved{Code: "not-built", Slot: "piece", Name: s.q.Piece}
	}
	return nil
}

// pieceWords are the words of the pieces that can be played.
func pieceWords() []string {
	var out []string
	for _, k := range game.BuiltPieces() {
		out = append(out, k.String())
	}
	return out
}

func (s *session) mayPlaceMeeple() error {
	if err := s.piece(); err != nil {
		return err
	}
	var at place.Place
	if s.q.Place != nil && s.q.Place.Desc == nil && s.q.Place.Kind == "" {
		p, err := s.a.Names.ParsePlace(s.q.Place.Name)
		if err != nil {
			return s.unknownName("place", s.q.Place.Name, s.a.Names.Labels())
		}
		at = p
	} else {
		p, _, err := s.place(s.q.Place)
		if err != nil {
			return err
		}
		at = p
	}
	s.a.Asked.Places = []place.Place{at}
	if r, other := s.notTheirTurn(); other {
		s.a.ofRuling(r)
		return nil
	}
	r := s.pos.Judge(game.PlaceMeeple{Kind: s.a.Asked.Piece, At: at}, true)
	if err := s.free(at, &r); err != nil {
		return err
	}
	s.a.ofRuling(r)
	return nil
}

func (s *session) meepleSpots() error {
	if err := s.piece(); err != nil {
		return err
	}
	spots := slices.DeleteFunc(s.pos.MeepleSpots(s.a.Asked.Piece), func(r game.RuledPlace) bool { return !s.standsOn(r.At) })
	s.ruledPlaces(spots, s.pos.NoMeepleSpots)
	return nil
}

// standsOn says whether a place is on the kind of feature that is asked for.
func (s *session) standsOn(p place.Place) bool {
	return s.q.On == "" || s.pos.Board.Kind(s.pos.Board.SegAt(p)).String() == s.q.On
}
