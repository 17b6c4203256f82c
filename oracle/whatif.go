package oracle

import (
	"cmp"
	"slices"
	"strings"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// noMove is the combination in which no ferry is moved, in the notation of
// files.
const noMove = "none"

// whatIfQuestions answers what the ferry moves of this turn can do together.
func whatIfQuestions(s *session) (bool, error) {
	switch s.q.ID {
	case "move-combinations", "can-achieve":
	default:
		return false, nil
	}
	if a := &s.a.Asked; s.q.Premise.Mover && s.q.ID == "move-combinations" && a.Player != s.pos.Turn.Player {
		a.Rival, a.Player, a.Set = a.Player, s.pos.Turn.Player, false
	}
	lake, road, err := s.goalSlots()
	if err != nil {
		return true, err
	}
	if r, other := s.notTheirTurn(); other {
		s.a.Because, s.a.Value = r.Because, refs(nil)
		if s.q.ID == "can-achieve" {
			s.a.Value = yes(false)
		}
		return true, nil
	}
	if owed := s.pos.Owed(); len(owed) > 0 && s.hasTurn() && !s.pos.Turn.Passed {
		s.a.Missing = append(s.a.Missing, Missing{Code: "owed-step", Why: owed})
		return true, nil
	}
	s.combine(lake, road)
	return true, nil
}

// goalSlots settles the slots that say which moves count.
func (s *session) goalSlots() (lake *place.Cell, road board.Seg, err error) {
	road = board.None
	if s.q.Goal == "" && s.q.ID == "can-achieve" {
		return nil, road, &Unresolved{Code: "missing", Slot: "goal"}
	}
	if s.q.Goal == question.NoScore && s.q.Rival == nil {
		return nil, road, &Unresolved{Code: "missing", Slot: "rival"}
	}
	if s.q.Ferry != nil {
		c, err := s.ferry(s.q.Ferry)
		if err != nil {
			return nil, road, err
		}
		s.a.Asked.Ferry, lake = &c, &c
	}
	if s.q.Place != nil {
		p, seg, err := s.place(s.q.Place)
		if err != nil {
			return nil, road, err
		}
		if s.pos.Board.Kind(seg) != tile.RoadFeature {
			return nil, road, &Unresolved{Code: "none-at", Slot: "place", Place: &p, Kind: tile.RoadFeature.String()}
		}
		s.a.Asked.Places, road = []place.Place{p}, seg
	}
	return lake, road, nil
}

// combine lists the combinations of moves, those that reach the goal first and
// the best of them before the others.
func (s *session) combine(lake *place.Cell, road board.Seg) {
	all := s.pos.Combinations(lake, road)
	s.a.Because = all.Because
	if !all.TooMany {
		s.a.Because = append([]game.Reason{s.pos.AllCombined(len(all.List))}, all.Because...)
	}
	if len(all.Because) == 0 {
		s.a.Because = append(s.a.Because, s.whyNoMove(lake)...)
	}
	slices.SortStableFunc(all.List, func(a, b game.Combination) int { return s.better(&a, &b) })
	var good []Ref
	var unknown []place.Cell
	var decor []place.Cell
	for i := range all.List {
		it := s.combinationItem(&all.List[i])
		s.a.Items = append(s.a.Items, it)
		switch it.Verdict {
		case game.Yes:
			good = append(good, it.Ref)
		case game.Unknown:
			c := &all.List[i]
			for _, cell := range it.Unknown {
				if slices.Contains(c.Decor, cell) {
					decor = append(decor, cell)
				} else {
					unknown = append(unknown, cell)
				}
			}
		}
	}
	achieved := s.q.ID == "can-achieve" && len(good) > 0
	s.a.Value = refs(good)
	if s.q.ID == "can-achieve" {
		s.a.Value = yes(achieved)
	}
	switch {
	case achieved:
	case all.TooMany:
		s.a.Value = Value{}
		s.a.Missing = append(s.a.Missing, Missing{Code: "too-many"})
	case len(unknown) > 0:
		s.a.unknown(unknown)
	case len(decor) > 0:
		s.a.unknownDecor(decor)
	}
}

// whyNoMove gives the reasons why no ferry, or not that one, may be moved.
func (s *session) whyNoMove(lake *place.Cell) []game.Reason {
	var out []game.Reason
	moves := s.pos.FerryMoves()
	for _, m := range moves {
		if m.Ruling.Verdict == game.No && (lake == nil || *lake == m.Lake) {
			out = append(out, m.Ruling.Because...)
		}
	}
	if len(moves) == 0 {
		out = s.pos.NoFerries()
	}
	return out
}

// combinationItem is a combination with the verdict whether it reaches the
// goal; without a goal all do.
func (s *session) combinationItem(c *game.Combination) Item {
	it := Item{Ref: Ref{Kind: MovesRef, Word: s.movesText(c.Moves)}, Points: c.Points, Moves: c.Moves}
	for _, e := range append(slices.Clone(c.Effects), c.Scores...) {
		if !slices.Contains(it.Effects, e.What) {
			it.Effects = append(it.Effects, e.What)
		}
		it.Because = append(it.Because, e.Because...)
	}
	it.Verdict, it.Unknown = s.reaches(c)
	return it
}

// movesText is a combination in the notation of files: "1 N-S, 2 E-W".
func (s *session) movesText(moves []game.MoveFerry) string {
	if len(moves) == 0 {
		return noMove
	}
	var out []string
	for _, m := range moves {
		out = append(out, s.a.Names.Ferry(m.Lake)+" "+m.To.String())
	}
	return strings.Join(out, ", ")
}

// whom is the player that the goal concerns.
func (s *session) whom() int {
	if s.a.Asked.Rival >= 0 {
		return s.a.Asked.Rival
	}
	return s.a.Asked.Player
}

// reaches says whether the combination does what is wanted, and if that is not
// known the tiles that it depends on.
func (s *session) reaches(c *game.Combination) (game.Verdict, []place.Cell) {
	does, missing := true, slices.Concat(c.Links, c.Ends, c.Unpaid, c.Decor)
	switch s.q.Goal {
	case "":
	case question.Scores, question.NoScore:
		if missing = slices.Concat(c.UnpaidOn, c.Decor); len(missing) == 0 {
			does = (c.OnRoad[s.whom()] > 0) == (s.q.Goal == question.Scores)
		}
	case question.ReturnsBuilder:
		missing = c.Links
		does = slices.ContainsFunc(c.Effects, func(e game.Effect) bool {
			return e.What == s.q.Goal && len(e.Because) > 0 && e.Because[0].Player == s.whom()
		})
	default:
		if missing = c.Links; s.q.Goal == question.Completes || s.q.Goal == question.Reopens {
			missing = c.Ends
		}
		does = slices.ContainsFunc(c.Effects, func(e game.Effect) bool { return e.What == s.q.Goal })
		if does {
			missing = nil // whatever else depends on them
		}
	}
	switch {
	case len(missing) > 0:
		return game.Unknown, missing
	case does:
		return game.Yes, nil
	}
	return game.No, nil
}

// better orders combinations for a goal: those that reach it; of those that
// shall bring points, those that bring most; of others, those that leave a
// rival least; then those that bring who asks most and the others least, with
// few moves. Without a goal the order stays.
func (s *session) better(a, b *game.Combination) int {
	if s.q.Goal == "" {
		return 0
	}
	reached := func(c *game.Combination) int {
		verdict, _ := s.reaches(c)
		return map[game.Verdict]int{game.Yes: 0, game.Unknown: 1, game.No: 2}[verdict]
	}
	who, me := s.whom(), s.a.Asked.Player
	of := func(c *game.Combination, player int) int {
		if c.Points == nil {
			return 0
		}
		return c.Points[player]
	}
	others := func(c *game.Combination) int {
		n := 0
		for i := range c.Points {
			if i != me {
				n += c.Points[i]
			}
		}
		return n
	}
	wanted := 0
	if s.q.Goal == question.Scores {
		wanted = cmp.Compare(of(b, who), of(a, who))
	}
	return cmp.Or(cmp.Compare(reached(a), reached(b)), wanted, cmp.Compare(of(b, me), of(a, me)),
		cmp.Compare(others(a), others(b)), cmp.Compare(len(a.Moves), len(b.Moves)))
}
