package oracle

import (
	"cmp"

	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// Oracle answers questions about a checked setup.
type Oracle struct {
	start game.Position
}

// New makes an oracle for a position that game.Start found no fault with.
func New(start game.Position) *Oracle { return &Oracle{start: start} }

// session is one question at one point of the game.
type session struct {
	oracle *Oracle
	at     game.Point
	pos    game.Position
	under  *rules.Rulebook // another rulebook than the file's; nil: the file's
	q      question.Question
	a      Answer
}

// family answers a group of questions. Each has a file; the list below is the
// whole of it.
type family func(s *session) (done bool, err error)

func families() []family {
	return []family{ferryQuestions, whatIfQuestions, featureQuestions, tileQuestions, meepleQuestions, turnQuestions, tollQuestions, ruleQuestions, rulebookQuestions}
}

// Ask answers the question at that point of the game. An error says that the
// question names something the position does not have, or more than one thing
// (Unresolved), or that the question is not built.
func (o *Oracle) Ask(q question.Question, at game.Point) (Answer, error) {
	return o.ask(q, at, nil)
}

func (o *Oracle) ask(q question.Question, at game.Point, under *rules.Rulebook) (Answer, error) {
	s := session{oracle: o, at: at, q: q, under: under}
	replay := s.play(at)
	s.pos = replay.Position
	s.a = Answer{Names: s.pos.Setup.Names, Position: &s.pos}
	s.a.Asked = Asked{ID: q.ID, Player: s.pos.Turn.Player, Words: q.Words, On: q.On, Goal: q.Goal, Rival: -1, Denied: q.Denied, Said: q.Premise.Said}
	if q.Player != nil {
		p, err := s.player(q.Player)
		if err != nil {
			return Answer{}, err
		}
		s.a.Asked.Player, s.a.Asked.Set = p, true
	}
	if q.Rival != nil {
		p, err := s.player(q.Rival)
		if err != nil {
			return Answer{}, err
		}
		s.a.Asked.Rival = p
	}
	if err := cmp.Or(s.placed(), s.ferrySet()); err != nil {
		return Answer{}, err
	}
	if under != nil && replay.Refused != nil {
		s.refusedStep(replay.Refused)
		return s.a, nil
	}
	for _, f := range families() {
		done, err := f(&s)
		if u, ok := err.(*undescribed); ok {
			s.a.unknown([]place.Cell{u.cell})
			s.a.finish()
			return s.a, nil
		}
		if err != nil {
			return Answer{}, err
		}
		if done {
			s.a.finish()
			return s.a, nil
		}
	}
	return Answer{}, &Unresolved{Code: "not-built", Slot: "question", Name: string(q.ID)}
}

// play replays to a point under the rulebook of the session.
func (s *session) play(at game.Point) game.Replay {
	if s.under == nil {
		return game.Play(&s.oracle.start, at, false)
	}
	return game.PlayUnder(&s.oracle.start, at, s.oracle.start.Setup.SwitchesUnder(*s.under))
}

// refusedStep: the rulebook forbids a step that the file's allows, so it has
// no answer to what comes after.
func (s *session) refusedStep(no *game.Refusal) {
	s.a.Because = no.Reasons
	s.a.Missing = []Missing{{Code: "refused-step", Why: nil}}
	s.a.finish()
}

// beforeTurn is the position before the turn of the question began.
func (s *session) beforeTurn() game.Position {
	return game.Play(&s.oracle.start, game.Point{Turn: s.at.Turn - 1}, false).Position
}

// notTheirTurn is the ruling for a player who is not to move; ok if it is.
func (s *session) notTheirTurn() (game.Ruling, bool) {
	if s.a.Asked.Player == s.pos.Turn.Player {
		return game.Ruling{}, false
	}
	return s.pos.NotToMove(s.a.Asked.Player), true
}

// ruledPlaces answers with the places where the player asked about may put the
// piece, each place with its ruling; none says why there are none to rule on.
func (s *session) ruledPlaces(spots []game.RuledPlace, none func() []game.Reason) {
	other, not := s.notTheirTurn()
	var may []Ref
	var missing []place.Cell
	for _, r := range spots {
		if not {
			r.Ruling = other
		}
		ref := Ref{Kind: PlaceRef, Place: r.At}
		s.a.Items = append(s.a.Items, Item{Ref: ref, Verdict: r.Ruling.Verdict, Because: r.Ruling.Because})
		missing = append(missing, r.Ruling.Missing...)
		if r.Ruling.Verdict == game.Yes {
			may = append(may, ref)
		}
	}
	s.a.Value = refs(may)
	if len(missing) > 0 {
		s.a.unknown(missing)
	}
	if len(s.a.Items) == 0 {
		s.a.Because = none()
	}
}

// hasTurn says whether an entry of the turns is being played.
func (s *session) hasTurn() bool { return s.at.Turn >= 0 && len(s.pos.Setup.Turns) > 0 }

// undescribed says that the question is about a tile that is not described.
type undescribed struct{ cell place.Cell }

func (u *undescribed) Error() string { return "the tile on " + u.cell.String() + " is not described" }

// Unresolved says that a word of the question does not name one thing of this
// position.
type Unresolved struct {
	Code     string // "unknown", "several", "none", "not-built", "missing"
	Slot     string // "ferry", "place", …
	Name     string
	Nearest  string
	Kind     string              // of the feature that was meant; empty: not said
	Readings []question.Question // the question once for each thing it may mean
	Place    *place.Place
}

// Error is a plain sentence for logs; people get the one of package say.
func (u *Unresolved) Error() string { return u.Slot + " " + u.Name + ": " + u.Code }
