package question

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Given is the value of a slot as a file writes it. Which field is used
// depends on the kind of the slot.
type Given struct {
	Slot  string
	Text  string     // one word or sentence
	List  []string   // several words: two places, or the two numbers of a cell
	Tile  *tile.Spec // a tile that is described
	About *Question  // a question that is asked about
}

// ProblemCode says what is wrong with a structured question.
type ProblemCode string

// The problems of structured questions.
const (
	UnknownQuestion ProblemCode = "unknown-question"
	UnknownSlot     ProblemCode = "unknown-slot" // the question has no such slot
	TwiceSlot       ProblemCode = "slot-twice"
	MissingSlot     ProblemCode = "missing-slot"
	WrongForm       ProblemCode = "wrong-form"
)

// Problem is one thing wrong with a structured question.
type Problem struct {
	Code     ProblemCode
	Slot     string // the slot it concerns, as given; "is" for the question itself
	Found    string
	Expected string   // what should stand there, in plain English
	Nearest  []string // words that may have been meant, best first
}

// Pieces are the kinds of pieces a question may name.
var pieces = [...]string{"meeple", "big", "builder", "pig", "abbot", "mayor", "wagon", "barn", "tollhouse", "tunnel"}

// FromSlots forms the question of that id from its slots. Names are taken as
// they are; only the position knows what they name. All problems are returned,
// in the order of the slots, missing slots last.
func FromSlots(id string, given []Given) (Question, []Problem) {
	e, ok := Lookup(ID(strings.ToLower(strings.TrimSpace(id))))
	if !ok {
		return Question{}, []Problem{{Code: UnknownQuestion, Slot: "is", Found: id,
			Expected: "the id of a question", Nearest: nearest(id, IDs(), 3)}}
	}
	q := Question{ID: e.ID}
	var problems []Problem
	var seen []string
	for _, g := range given {
		s, ok := e.Slot(g.Slot)
		switch {
		case !ok:
			problems = append(problems, Problem{Code: UnknownSlot, Slot: g.Slot, Found: g.Slot,
				Expected: "one of " + strings.Join(e.SlotNames(), ", "), Nearest: nearest(g.Slot, e.SlotNames(), 1)})
			continue
		case slices.Contains(seen, s.Name):
			problems = append(problems, Problem{Code: TwiceSlot, Slot: g.Slot, Found: g.Slot, Expected: "the slot once"})
			continue
		}
		seen = append(seen, s.Name)
		if p, ok := q.fill(s, g); !ok {
			p.Code, p.Slot, p.Found = WrongForm, g.Slot, g.written()
			problems = append(problems, p)
		}
	}
	if q.Rival != nil && !slices.Contains([]string{ReturnsBuilder, Scores, NoScore}, q.Goal) {
		problems = append(problems, Problem{Code: WrongForm, Slot: "rival", Found: q.Rival.Name,
			Expected: "a rival only with a goal that concerns a player: " + strings.Join(Goals[4:], ", ")})
	}
	return q, append(problems, missing(&e, &q, seen)...)
}

// missing lists the slots the question needs and was not given.
func missing(e *Entry, q *Question, seen []string) []Problem {
	var out []Problem
	lack := func(s Slot) {
		out = append(out, Problem{Code: MissingSlot, Slot: s.Name, Expected: s.Kind.String()})
	}
	for _, s := range e.Slots {
		if s.Required && !slices.Contains(seen, s.Name) {
			lack(s)
		}
	}
	if s, _ := e.Slot("rival"); q.Goal == NoScore && !slices.Contains(seen, "rival") {
		lack(s)
	}
	if e.ID == "reopens" && slices.Contains(seen, "ferry") != slices.Contains(seen, "to") {
		s, _ := e.Slot("to")
		if slices.Contains(seen, "to") {
			s, _ = e.Slot("ferry")
		}
		lack(s)
	}
	return out
}

// written is the value for a message.
func (g *Given) written() string {
	switch {
	case g.Text != "":
		return g.Text
	case g.List != nil:
		return "[" + strings.Join(g.List, ", ") + "]"
	case g.Tile != nil:
		return "a mapping of a tile"
	case g.About != nil:
		return "a question"
	}
	return "nothing"
}

// fill puts the value into the question; the problem says what was expected.
func (q *Question) fill(s Slot, g Given) (Problem, bool) {
	text := strings.TrimSpace(g.Text)
	wrong := Problem{Expected: s.Kind.String()}
	if !s.Kind.takes(&g) {
		return wrong, false
	}
	switch s.Kind {
	case PlayerSlot:
		if s.Name == "rival" {
			q.Rival = &Ref{Name: text}
		} else {
			q.Player = &Ref{Name: text}
		}
	case GoalSlot:
		if q.Goal = strings.ToLower(text); !slices.Contains(Goals[:], q.Goal) {
			wrong.Nearest = nearest(text, Goals[:], 1)
			return wrong, false
		}
	case FerrySlot:
		q.Ferry = &Ref{Name: g.cellText()}
	case CellSlot:
		q.Cell = &Ref{Name: g.cellText()}
	case PlaceSlot:
		if !placeForm(g.cellText()) {
			wrong.Expected += ": after the point N, E, S, W or a half-edge such as NL"
			return wrong, false
		}
		q.Place = &Ref{Name: g.cellText()}
	case PlacesSlot:
		for _, p := range g.List {
			if !placeForm(p) {
				wrong.Expected += ": after the point N, E, S, W or a half-edge such as NL"
				return wrong, false
			}
			q.Places = append(q.Places, Ref{Name: strings.TrimSpace(p)})
		}
	case LinkSlot:
		l, err := place.ParseLink(text)
		if err != nil {
			return wrong, false
		}
		q.To = l.String()
	case PieceSlot:
		if q.Piece = strings.ToLower(text); !slices.Contains(pieces[:], q.Piece) {
			wrong.Nearest = nearest(text, pieces[:], 1)
			return wrong, false
		}
	case KindSlot:
		q.On = strings.ToLower(text)
		return wrong, slices.ContainsFunc(kindWords[:], func(k kindWord) bool { return k.kind == q.On })
	case TileSlot:
		q.Tile = &Tile{ID: text, Given: g.Tile}
	case TurnedSlot:
		return wrong, q.turn(text)
	case WordsSlot:
		q.Words = text
	case QuestionSlot:
		q.About = g.About
	}
	return wrong, true
}

// takes says whether the value has the shape that the kind of slot wants.
func (k SlotKind) takes(g *Given) bool {
	text := strings.TrimSpace(g.Text) != ""
	switch k {
	case PlacesSlot:
		return len(g.List) == 2
	case FerrySlot, PlaceSlot, CellSlot:
		return text || len(g.List) == 2
	case TileSlot:
		return text || g.Tile != nil
	case QuestionSlot:
		return g.About != nil
	}
	return text
}

// cellText is the value as text; a list of two numbers is a cell.
func (g *Given) cellText() string {
	if len(g.List) == 2 {
		return strings.TrimSpace(g.List[0]) + "," + strings.TrimSpace(g.List[1])
	}
	return strings.TrimSpace(g.Text)
}

// placeForm says whether what follows the last point may name part of a tile.
func placeForm(s string) bool {
	i := strings.LastIndexByte(s, '.')
	if i < 0 {
		return strings.TrimSpace(s) != ""
	}
	_, ok := place.ParsePart(strings.TrimSpace(s[i+1:]))
	return ok && strings.TrimSpace(s[:i]) != "" && strings.TrimSpace(s[i+1:]) != ""
}

// turn reads degrees.
func (q *Question) turn(text string) bool {
	n, err := strconv.Atoi(strings.TrimSuffix(text, "°"))
	if err != nil || n%90 != 0 || n < 0 || n > 270 {
		return false
	}
	q.Turned = &n
	return true
}
