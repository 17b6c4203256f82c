package oracle

import (
	"slices"

	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// turnQuestions answers the questions about the turn and its scoring.
func turnQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "steps":
		s.steps()
	case "double-turn":
		if r, other := s.notTheirTurn(); other {
			s.a.ofRuling(r)
			return true, nil
		}
		s.a.ofRuling(s.pos.DoubleTurn())
	case "scores":
		s.scores()
	case "final-scores":
		s.finalScores()
	case "returned":
		s.returned()
	default:
		return false, nil
	}
	return true, nil
}

func (s *session) steps() {
	if r, other := s.notTheirTurn(); other {
		s.a.Because, s.a.Value = r.Because, refs(nil)
		return
	}
	var out []Ref
	for _, st := range s.pos.OpenSteps() {
		ref := Ref{Kind: WordRef, Word: st.Name}
		out = append(out, ref)
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: game.Yes, Must: st.Must, Because: st.Because})
	}
	s.a.Value = refs(out)
	if len(out) == 0 {
		s.a.Because = s.pos.TurnOver()
	}
}

// ended is the position as if the turn ended now. A step that must still be
// taken, and tiles that are not described, are reported as missing.
func (s *session) ended() (game.Position, bool) {
	if !s.hasTurn() {
		return s.pos, true
	}
	if cells := s.pos.UnknownDecor(); len(cells) > 0 && s.pos.Turn.Scored && s.q.ID != "returned" {
		s.a.unknownDecor(cells)
		return s.pos, false
	}
	if s.pos.Turn.Scored {
		return s.pos, true
	}
	if owed := s.pos.Owed(); len(owed) > 0 && !s.pos.Turn.Passed {
		s.a.Missing = append(s.a.Missing, Missing{Code: "owed-step", Why: owed})
		return s.pos, false
	}
	if cells := s.pos.UnknownScoring(); len(cells) > 0 {
		s.a.unknown(cells)
		return s.pos, false
	}
	if cells := s.pos.UnknownDecor(); len(cells) > 0 && s.q.ID != "returned" {
		s.a.unknownDecor(cells)
		return s.pos, false
	}
	after := s.pos.Clone()
	after.Do(game.Score{})
	return after, true
}

// scores gives the points of the last entry of the turns.
func (s *session) scores() {
	after, ok := s.ended()
	if !ok {
		return
	}
	points := make([]int, s.pos.Players())
	for i := range after.Turn.Events {
		e := &after.Turn.Events[i]
		for _, o := range e.Owners {
			points[o] += e.Points()
		}
		s.a.Items = append(s.a.Items, Item{Ref: Ref{Kind: PlaceRef, Place: e.At}, Verdict: game.Yes, Because: s.eventReasons(e)})
	}
	s.a.Value = pointsOf(points)
	s.a.Because = append(s.a.Because, s.pos.NotScored()...)
	if len(after.Turn.Events) == 0 {
		s.a.Because = append(s.a.Because, s.pos.NothingScored()...)
	}
}

// eventReasons proves a scoring in the position before the pieces went back.
func (s *session) eventReasons(e *game.Event) []game.Reason {
	if !s.pos.Turn.Settled { // a wagon may have moved on, though the turn is not over
		return s.pos.EventReasons(e)
	}
	before := s.play(game.Point{Turn: s.at.Turn, Step: "toll"}).Position
	return before.EventReasons(e)
}

func (s *session) finalScores() {
	after, ok := s.ended()
	if !ok {
		return
	}
	points := slices.Clone(after.Score)
	var missing []place.Cell
	for _, e := range after.FinalScoring() {
		for _, o := range e.Owners {
			points[o] += e.Points()
		}
		if e.Seg == board.None {
			s.a.Because = append(s.a.Because, e.Why...)
			continue
		}
		missing = append(missing, after.UnknownOf(e.Seg)...)
		s.a.Items = append(s.a.Items, Item{Ref: Ref{Kind: PlaceRef, Place: e.At}, Verdict: game.Yes, Because: after.EventReasons(&e)})
	}
	s.a.Value = pointsOf(points)
	if cells := after.UnknownFinalDecor(); len(cells) > 0 {
		s.a.unknownDecor(cells)
	}
	s.a.Because = append(s.a.Because, s.pos.GameEnd()...)
	for i := range after.Turn.Events {
		e := &after.Turn.Events[i]
		s.a.Because = append(s.a.Because, s.eventReasons(e)...)
	}
	if len(missing) > 0 {
		s.a.unknown(missing)
	}
}

// returned lists the pieces that come back this turn.
func (s *session) returned() {
	after, ok := s.ended()
	if !ok {
		return
	}
	var out []Ref
	for i := range after.Turn.Events {
		e := &after.Turn.Events[i]
		for _, pc := range e.Returned {
			if s.a.Asked.Set && pc.Owner != s.a.Asked.Player {
				continue
			}
			ref := Ref{Kind: PieceRef, Owner: pc.Owner, Piece: pc.Kind, Place: pc.At}
			out = append(out, ref)
			s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: game.Yes, Because: s.eventReasons(e)})
		}
	}
	s.a.Value = refs(out)
	if len(out) == 0 {
		s.a.Because = s.pos.NothingScored()
	}
	s.a.Because = append(append(s.a.Because, s.pos.StayingBuilders()...), s.pos.MovedWagons()...)
	s.a.Because = append(s.a.Because, s.pos.NotScored()...)
}
