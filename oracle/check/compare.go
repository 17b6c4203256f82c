package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ferryman/oracle"
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// compare lists how the answer differs from what the file expects of it.
func compare(a *scenarios.Ask, got *oracle.Answer) []Failure {
	var out []Failure
	if a.Expect != nil && !sameValue(a.Expect, got) {
		out = append(out, Failure{"value", expectText(a.Expect, got), ValueText(got)})
	}
	for _, id := range a.Cites {
		if !slices.Contains(got.Cites, id) {
			out = append(out, Failure{"cites", id.String(), citesText(got.Cites)})
		}
	}
	if a.Certainty != nil && !sameCertainty(*a.Certainty, got.Certainty) {
		out = append(out, Failure{"certainty", a.Certainty.String(), got.Certainty.String()})
	}
	return out
}

// sameCertainty: official and rule match each other.
func sameCertainty(a, b rules.Authority) bool { return a.Rank() == b.Rank() }

func citesText(ids []rules.ID) string {
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = id.String()
	}
	return strings.Join(out, ", ")
}

func sameValue(e *scenarios.Expect, got *oracle.Answer) bool {
	v := &got.Value
	switch e.Kind {
	case scenarios.NotKnown:
		return v.Kind == oracle.NotKnown
	case scenarios.Bool:
		return v.Kind == oracle.Bool && v.Bool == e.Bool
	case scenarios.Number:
		return v.Kind == oracle.Number && v.Number == e.Number
	case scenarios.Points:
		return v.Kind == oracle.PointsByPlayer && samePoints(e.Points, v.Points)
	}
	return v.Kind == oracle.Refs && sameList(e.List, got)
}

// samePoints compares by player; a player who is not named is expected to get
// nothing.
func samePoints(want []scenarios.PlayerPoints, got []int) bool {
	rest := slices.Clone(got)
	for _, w := range want {
		if rest[w.Player] != w.Points {
			return false
		}
		rest[w.Player] = 0
	}
	return !slices.ContainsFunc(rest, func(n int) bool { return n != 0 })
}

// sameList compares without regard to order: every wanted thing is matched by
// another thing of the answer.
func sameList(want []string, got *oracle.Answer) bool {
	rest := slices.Clone(got.Value.Refs)
	if len(want) != len(rest) {
		return false
	}
	for _, w := range want {
		i := slices.IndexFunc(rest, func(r oracle.Ref) bool { return sameThing(w, r, got) })
		if i < 0 {
			return false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return true
}

// sameThing compares a written thing with one of the answer: places as
// features, links in either order, names in either case.
func sameThing(want string, r oracle.Ref, got *oracle.Answer) bool {
	n := &got.Names
	want = strings.TrimSpace(want)
	if strings.EqualFold(want, r.Text(n)) {
		return true
	}
	switch r.Kind {
	case oracle.FerryRef:
		c, ok := n.FerryByName(want)
		return ok && c == r.Cell
	case oracle.CellRef:
		c, err := n.ParseCell(want)
		return err == nil && c == r.Cell
	case oracle.LinkRef:
		l, err := place.ParseLink(want)
		return err == nil && l == r.Link
	case oracle.PlaceRef:
		return samePlace(want, r.Place, got)
	case oracle.PieceRef:
		words := strings.Fields(want)
		return len(words) == 3 && strings.EqualFold(words[0], n.Player(r.Owner)) &&
			strings.EqualFold(words[1], r.Piece.String()) && samePlace(words[2], r.Place, got)
	case oracle.RuleRef:
		id, ok := rules.Find(want)
		return ok && id == r.Rule
	}
	return false
}

func samePlace(want string, p place.Place, got *oracle.Answer) bool {
	w, err := got.Names.ParsePlace(want)
	if err != nil {
		return false
	}
	if w == p {
		return true
	}
	b := &got.Position.Board
	s, t := b.SegAt(w), b.SegAt(p)
	return s != board.None && t != board.None && b.Same(s, t)
}

// ValueText is an answer's value in the notation of files.
func ValueText(a *oracle.Answer) string {
	switch a.Value.Kind {
	case oracle.Bool:
		return yesNo(a.Value.Bool)
	case oracle.Number:
		return strconv.Itoa(a.Value.Number)
	case oracle.Refs:
		out := make([]string, len(a.Value.Refs))
		for i, r := range a.Value.Refs {
			out[i] = r.Text(&a.Names)
		}
		return "[" + strings.Join(out, ", ") + "]"
	case oracle.PointsByPlayer:
		out := make([]string, len(a.Value.Points))
		for i, n := range a.Value.Points {
			out[i] = fmt.Sprintf("%s: %d", a.Names.Player(i), n)
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	return "null"
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func expectText(e *scenarios.Expect, a *oracle.Answer) string {
	switch e.Kind {
	case scenarios.Bool:
		return yesNo(e.Bool)
	case scenarios.Number:
		return strconv.Itoa(e.Number)
	case scenarios.List:
		return "[" + strings.Join(e.List, ", ") + "]"
	case scenarios.Points:
		out := make([]string, len(e.Points))
		for i, p := range e.Points {
			out[i] = fmt.Sprintf("%s: %d", a.Names.Player(p.Player), p.Points)
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	return "null"
}

// ExpectValue is an expectation as a value to be marshalled: a bool, a number,
// a list, a map of points by player, or nil for "not known" and for nothing
// expected.
func ExpectValue(e *scenarios.Expect, n *place.Names) any {
	if e == nil {
		return nil
	}
	switch e.Kind {
	case scenarios.Bool:
		return e.Bool
	case scenarios.Number:
		return e.Number
	case scenarios.List:
		return e.List
	case scenarios.Points:
		out := map[string]int{}
		for _, p := range e.Points {
			out[n.Player(p.Player)] = p.Points
		}
		return out
	}
	return nil
}
