package question

// goalWords are the goals of moves with the concepts that name them.
var goalWords = [...]struct {
	goal     string
	concepts []string
}{
	{Joins, []string{"CONNECT", "TOGETHER"}},
	{Splits, []string{"SPLIT"}},
	{Completes, []string{"COMPLETE"}},
	{Reopens, []string{"REOPEN"}},
	{ReturnsBuilder, []string{"RETURN", "BACK", "OWNERS"}},
	{Scores, []string{"SCORE", "SCORED", "POINTS", "BEST"}},
}

// goal is what the moves that the sentence asks for shall do; empty if it
// names none or several.
func (s *sentence) goal() string {
	if s.says("KEEP", "NOPOINTS") {
		if s.says("REOPEN", "COMPLETE", "SPLIT", "CONNECT", "RETURN") {
			return ""
		}
		return NoScore
	}
	found := ""
	for _, g := range goalWords {
		if !s.says(g.concepts...) || g.goal == Completes && s.says("REOPEN") {
			continue // a road that was complete is opened
		}
		if found != "" {
			return ""
		}
		found = g.goal
	}
	if s.two && found != Joins && found != Splits {
		return "" // both of two roads
	}
	return found
}

// takeRival: of two players the first moves and the other is the one whom the
// goal concerns; so is a single one beside "I", one who is kept from something
// and one who is given it. Else the single one moves himself, if it is that
// player's turn.
func (f *filler) takeRival(optional bool) bool {
	s := f.s
	switch n := len(s.players); {
	case s.he || n > 2 || n == 2 && (s.self || s.pair) || n == 1 && (s.me || s.self && !s.subject): // who does it to me is not who asks
		return false
	case n == 2:
		f.q.Player, f.q.Rival = &s.players[0], &s.players[1]
	case n == 1 && (s.self || f.q.Goal == NoScore || s.says("CAUSE", "GIVE", "BRING", "LET")):
		f.q.Rival = &s.players[0]
	case n == 1:
		f.q.Player, f.q.Premise.Mover = &s.players[0], true
	}
	return optional || f.q.Rival != nil
}
