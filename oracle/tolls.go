package oracle

import (
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// tollQuestions answers the questions about tollhouses.
func tollQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "toll-spots":
		s.ruledPlaces(s.pos.TollSpots(), s.pos.NoTollSpots)
	case "may-place-toll":
		return true, s.mayPlaceToll()
	case "toll-income":
		return true, s.tollIncome()
	case "toll-flips":
		s.tollFlips()
	default:
		return false, nil
	}
	return true, nil
}

func (s *session) mayPlaceToll() error {
	c, err := s.tollCell()
	if err != nil {
		return err
	}
	at := place.Place{Cell: c}
	s.a.Asked.Places = []place.Place{at}
	if r, other := s.notTheirTurn(); other {
		s.a.ofRuling(r)
		return nil
	}
	s.a.ofRuling(s.pos.MayPlaceToll(at))
	return nil
}

// tollCell is the tile that the slot place names.
func (s *session) tollCell() (place.Cell, error) {
	if s.q.Place == nil || s.q.Place.Desc != nil {
		return s.cell(s.q.Place)
	}
	p, err := s.a.Names.ParsePlace(s.q.Place.Name)
	if err != nil {
		return place.Cell{}, s.unknownName("place", s.q.Place.Name, s.a.Names.Labels())
	}
	return p.Cell, nil
}

// tollIncome: what tolls bring if the turn ended now; with a place what the
// road would bring if it were completed now.
func (s *session) tollIncome() error {
	var roads []game.TollRoad
	if s.q.Place != nil {
		p, seg, err := s.place(s.q.Place)
		if err != nil {
			return err
		}
		s.a.Asked.Places = []place.Place{p}
		roads = s.pos.TollIfCompleted(seg)
	} else if after, ok := s.ended(); ok {
		points := make([]int, s.pos.Players())
		for i := range after.Turn.Events {
			if e := &after.Turn.Events[i]; e.Toll {
				points[e.Owners[0]] += e.Points()
				s.a.Because = append(s.a.Because, e.Why...)
			}
		}
		s.a.Value = pointsOf(points)
		s.noTolls()
		return nil
	} else {
		return nil
	}
	points := make([]int, s.pos.Players())
	var unknown []place.Cell
	for i := range roads {
		t := &roads[i]
		points[t.House.Owner] += game.Points(t.Items)
		unknown = append(unknown, t.Unknown...)
		s.a.Because = append(s.a.Because, s.pos.TollReasons(t, false)...)
	}
	if len(unknown) > 0 {
		s.a.Because = nil
		s.a.unknownDecor(unknown)
		return nil
	}
	s.a.Value = pointsOf(points)
	s.noTolls()
	return nil
}

// noTolls gives the reason where no toll is collected.
func (s *session) noTolls() {
	if len(s.a.Because) == 0 {
		s.a.Because = s.pos.NoTolls()
	}
}

// tollFlips: does any tollhouse turn over; of a player who is named, that one.
func (s *session) tollFlips() {
	after, ok := s.ended()
	if !ok {
		return
	}
	flips := false
	for i := range after.Turn.Events {
		e := &after.Turn.Events[i]
		if !e.Toll || s.a.Asked.Set && e.Owners[0] != s.a.Asked.Player {
			continue
		}
		why := after.FlipReasons(e)
		s.a.Because = append(s.a.Because, why...)
		flips = flips || why[0].Outcome == "flips"
	}
	s.a.Value = yes(flips)
	s.noTolls()
}
