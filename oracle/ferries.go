package oracle

import (
	"slices"

	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// ferryQuestions answers the questions about ferries.
func ferryQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "movable-ferries":
		s.movableFerries()
	case "may-move-ferry":
		return true, s.mayMoveFerry()
	case "ferry-positions":
		return true, s.ferryPositions()
	case "must-place-ferry":
		if r, other := s.notTheirTurn(); other {
			s.a.ofRuling(r)
			return true, nil
		}
		s.a.ofRuling(s.pos.MustPlaceFerry())
	case "move-effects":
		return true, s.moveEffects()
	case "reopens":
		return true, s.reopens()
	default:
		return false, nil
	}
	return true, nil
}

func (s *session) movableFerries() {
	other, not := s.notTheirTurn()
	var may []Ref
	var missing []place.Cell
	for _, m := range s.pos.FerryMoves() {
		if not {
			m.Ruling = other
		}
		ref := Ref{Kind: FerryRef, Cell: m.Lake}
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: m.Ruling.Verdict, Because: m.Ruling.Because})
		missing = append(missing, m.Ruling.Missing...)
		if m.Ruling.Verdict == game.Yes {
			may = append(may, ref)
		}
	}
	slices.SortStableFunc(s.a.Items, func(x, y Item) int { return s.a.byName(x.Ref, y.Ref) })
	slices.SortStableFunc(may, s.a.byName)
	s.a.Value = refs(may)
	if !not {
		missing = append(missing, s.pos.WaysIntoUnknown()...)
	}
	if len(missing) > 0 {
		s.a.unknown(missing)
	}
	if len(s.a.Items) == 0 {
		s.a.Because = s.pos.NoFerries()
	}
}

// link reads the link the ferry would get, if the question names one.
func (s *session) link() (*place.Link, error) {
	if s.q.To == "" {
		return nil, nil
	}
	link, err := place.ParseLink(s.q.To)
	if err != nil {
		return nil, &Unresolved{Code: "unknown", Slot: "to", Name: s.q.To}
	}
	s.a.Asked.To = &link
	return &link, nil
}

// ferryAndLink settles the slots ferry and to.
func (s *session) ferryAndLink() (place.Cell, *place.Link, error) {
	lake, err := s.ferry(s.q.Ferry)
	if err != nil {
		return lake, nil, err
	}
	s.a.Asked.Ferry = &lake
	if err := s.lies(lake); err != nil {
		return lake, nil, err
	}
	link, err := s.link()
	return lake, link, err
}

func (s *session) mayMoveFerry() error {
	lake, to, err := s.ferryAndLink()
	if err != nil {
		return err
	}
	if r, other := s.notTheirTurn(); other {
		s.a.ofRuling(r)
		return nil
	}
	if to != nil {
		s.a.ofRuling(s.pos.MayMoveFerryTo(lake, *to))
		return nil
	}
	s.a.ofRuling(s.pos.MayMoveFerry(lake))
	return nil
}

func (s *session) ferryPositions() error {
	lake, _, err := s.ferryAndLink()
	if err != nil {
		return err
	}
	if r, other := s.notTheirTurn(); other {
		s.a.Because, s.a.Value = r.Because, refs(nil)
		return nil
	}
	links, r := s.pos.FerryLinks(lake)
	s.a.Because = r.Because
	var out []Ref
	for _, l := range links {
		out = append(out, Ref{Kind: LinkRef, Link: l})
	}
	s.a.Value = refs(out)
	if r.Verdict == game.Unknown {
		s.a.unknown(r.Missing)
	}
	return nil
}

func (s *session) moveEffects() error {
	lake, to, err := s.ferryAndLink()
	if err != nil {
		return err
	}
	if to == nil {
		return &Unresolved{Code: "missing", Slot: "to"}
	}
	ruling := s.pos.MayMoveFerryTo(lake, *to)
	if r, other := s.notTheirTurn(); other {
		ruling = r
	}
	if ruling.Verdict != game.Yes {
		s.refusedMove(ruling)
		return nil
	}
	effects, missing, ok := s.effectsOf(lake, *to)
	if !ok {
		s.a.Missing = append(s.a.Missing, Missing{Code: "owed-step", Why: s.pos.Owed()})
		return nil
	}
	var out []Ref
	for _, e := range effects {
		ref := Ref{Kind: WordRef, Word: e.What}
		out = append(out, ref)
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: game.Yes, Because: e.Because})
	}
	s.a.Because = ruling.Because
	s.a.Value = refs(out)
	if len(missing) > 0 {
		s.a.unknown(missing)
	}
	after := s.pos.Clone()
	after.Do(game.MoveFerry{Lake: lake, To: *to})
	if cells := after.UnknownDecor(); len(cells) > 0 {
		s.a.unknownDecor(cells)
	}
	return nil
}

// effectsOf lists what the move does. If the ferry of the lake just placed is
// still to come, the move must do the same however that will lie.
func (s *session) effectsOf(lake place.Cell, to place.Link) (out []game.Effect, missing []place.Cell, ok bool) {
	if s.pos.MustPlaceFerry().Verdict != game.Yes {
		out, missing = s.pos.MoveEffects(lake, to)
		return out, missing, true
	}
	links, _ := s.pos.FerryLinks(s.pos.Turn.Tile)
	for i, link := range links {
		set := s.pos.Clone()
		set.Do(game.PlaceFerry{Link: link})
		effects, unknown := set.MoveEffects(lake, to)
		if i > 0 && !slices.EqualFunc(effects, out, func(a, b game.Effect) bool { return a.What == b.What }) {
			return nil, nil, false
		}
		out, missing = effects, append(missing, unknown...)
	}
	return out, missing, true
}

// refusedMove: a move that is not allowed has no effects to tell of.
func (s *session) refusedMove(r game.Ruling) {
	s.a.Because = r.Because
	if r.Verdict == game.Unknown {
		s.a.unknown(r.Missing)
		return
	}
	s.a.Missing = append(s.a.Missing, Missing{Code: "legal-move"})
}

// reopens asks whether a road that was complete before this turn's tile is
// open now, or after the move named.
func (s *session) reopens() error {
	after := s.pos
	if s.q.Ferry != nil && s.q.To != "" {
		lake, to, err := s.ferryAndLink()
		if err != nil {
			return err
		}
		ruling := s.pos.MayMoveFerryTo(lake, *to)
		if ruling.Verdict != game.Yes {
			s.refusedMove(ruling)
			return nil
		}
		s.a.Because = ruling.Because
		after = s.pos.Clone()
		after.Do(game.MoveFerry{Lake: lake, To: *to})
	}
	before := s.beforeTurn()
	seg := board.None
	if s.q.Place != nil {
		p, found, err := s.place(s.q.Place)
		if err != nil {
			return err
		}
		s.a.Asked.Places, seg = []place.Place{p}, found
	}
	because := s.a.Because
	s.a.ofRuling(game.Reopened(&before, &after, seg))
	s.a.Because = append(because, s.a.Because...)
	return nil
}
