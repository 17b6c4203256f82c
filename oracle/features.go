package oracle

import (
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// featureQuestions answers the questions about roads, cities, fields and
// monasteries.
func featureQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "same-feature":
		return true, s.sameFeature()
	case "complete", "owners", "worth", "tile-count":
	default:
		return false, nil
	}
	p, seg, err := s.featurePlace()
	if err != nil {
		return true, err
	}
	s.a.Asked.Places = []place.Place{p}
	switch s.q.ID {
	case "complete":
		r := s.pos.Complete(seg)
		s.a.ofRuling(r)
		s.openEnds(seg)
	case "owners":
		owners, r := s.pos.Owners(seg)
		s.a.ofRuling(r)
		if r.Verdict == game.Yes {
			s.a.Value = refs(playerRefs(owners))
			return true, s.among(p, seg, owners)
		}
	case "worth":
		if owners, r := s.pos.Owners(seg); r.Verdict == game.Yes {
			if err := s.among(p, seg, owners); err != nil {
				return true, err
			}
		}
		items, r := s.pos.Worth(seg)
		s.a.ofRuling(r)
		if r.Verdict == game.Yes {
			s.a.Value = number(game.Points(items))
		}
	case "tile-count":
		n, r := s.pos.TileCount(seg)
		s.a.ofRuling(r)
		if r.Verdict == game.Yes {
			s.a.Value = number(n)
		}
	}
	return true, nil
}

// featurePlace settles the slot place.
func (s *session) featurePlace() (place.Place, board.Seg, error) {
	ref := s.q.Place
	if ref == nil && len(s.q.Places) == 1 {
		ref = &s.q.Places[0]
	}
	return s.place(ref)
}

func playerRefs(players []int) []Ref {
	var out []Ref
	for _, p := range players {
		out = append(out, Ref{Kind: PlayerRef, Owner: p})
	}
	return out
}

// openEnds adds the open ends of a road or city as refused candidates.
func (s *session) openEnds(seg board.Seg) {
	if k := s.pos.Board.Kind(seg); k != tile.RoadFeature && k != tile.CityFeature {
		return
	}
	for _, o := range s.pos.Board.Feature(seg).Open {
		s.a.Items = append(s.a.Items, Item{Ref: Ref{Kind: PlaceRef, Place: o}, Verdict: game.No})
	}
}

// asPlaces are the readings of a place as readings of the i-th of two.
func (s *session) asPlaces(i int, readings []question.Question) []question.Question {
	for k := range readings {
		q := s.q
		q.Places = slices.Clone(q.Places)
		q.Places[i] = *readings[k].Place
		readings[k] = q
	}
	return readings
}

func (s *session) sameFeature() error {
	if len(s.q.Places) != 2 {
		return &Unresolved{Code: "missing", Slot: "places"}
	}
	for i := range s.q.Places {
		p, _, err := s.place(&s.q.Places[i])
		if u, ok := err.(*Unresolved); ok {
			u.Readings = s.asPlaces(i, u.Readings)
		}
		if err != nil {
			return err
		}
		s.a.Asked.Places = append(s.a.Asked.Places, p)
	}
	a, b := s.a.Asked.Places[0], s.a.Asked.Places[1]
	for _, p := range s.a.Asked.Places {
		if s.pos.Board.SegAt(p) == board.None {
			return s.nothingAt(p)
		}
	}
	s.a.ofRuling(s.pos.SameFeature(a, b))
	return nil
}
