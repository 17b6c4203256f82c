package render

import (
	"slices"
	"strconv"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules/game"
)

// shownCombinations is how many combinations of moves a text lists unless it
// explains everything; JSON has all.
const shownCombinations = 12

// isWhatIf says whether the question is about combinations of moves.
func isWhatIf(id question.ID) bool { return id == "move-combinations" || id == "can-achieve" }

// best are the moves of the first combination, which is the best for the goal.
func best(a *oracle.Answer) []game.MoveFerry {
	if len(a.Items) == 0 {
		return nil
	}
	return a.Items[0].Moves
}

// combinationForms are the forms of the answer that lists combinations.
func combinationForms(a *oracle.Answer) []string {
	switch {
	case len(a.Items) == 0:
		return []string{"empty", "none"}
	case a.Asked.Goal == "":
		return []string{"all"}
	case len(a.Value.Refs) == 0:
		return []string{"none"}
	}
	return []string{"some"}
}

// moves names ferry moves: "ferry 1 to N-S and ferry 2 to E-W".
func (v voice) moves(moves []game.MoveFerry) string {
	if len(moves) == 0 {
		return v.Text("thing.move.none", nil)
	}
	var out []string
	for _, m := range moves {
		out = append(out, v.Text("thing.move", map[string]string{"ferry": v.ferry(m.Lake), "to": linkText(m.To)}))
	}
	return v.List(out)
}

// missingCount is the number in the sentence of what is missing.
func missingCount(m *oracle.Missing) int {
	if m.Code == "too-many" {
		return game.MaxCombinations
	}
	return len(m.Cells)
}

// combinations writes combinations of moves: those that reach the goal, the
// best first, or if everything is explained all of them.
func (t *answerText) combinations() {
	var list []*oracle.Item
	for i := range t.a.Items {
		if it := &t.a.Items[i]; t.full || it.Verdict != game.No {
			list = append(list, it)
		}
	}
	if len(list) == 0 {
		return
	}
	t.page.gap()
	shown := list
	if !t.full && len(list) > shownCombinations {
		shown = list[:shownCombinations]
	}
	wide := 0
	for _, it := range shown {
		wide = max(wide, min(len([]rune(t.itemName(it))), widest))
	}
	for _, it := range shown {
		name := pad(t.itemName(it), wide)
		before := ""
		switch {
		case it.Verdict == game.Unknown:
			before = t.Text("text.depends", map[string]string{"list": t.List(t.cells(it.Unknown))})
		case len(it.Because) > 0:
		case len(t.a.Asked.Places) > 0:
			before = t.Text("text.no-change.place", nil)
		default:
			before = t.Text("text.no-change", nil)
		}
		plain := "  " + name + "  "
		head := "  " + t.colourOf(it.Verdict)(name) + "  "
		t.reasons(head, plain, before, t.toldOf(it), it.Verdict)
	}
	if more := len(list) - len(shown); more > 0 {
		t.page.line("  ", t.Text("text.more-moves", map[string]string{"n": strconv.Itoa(more)}))
	}
}

// toldOf are the reasons that are given for a combination: what it does, and if
// everything is explained, why.
func (t *answerText) toldOf(it *oracle.Item) []game.Reason {
	if t.full {
		return it.Because
	}
	out := slices.Clone(it.Because)
	for i := range out {
		out[i].Because = nil
	}
	return out
}

// goalArg is what the moves shall do, as part of a question.
func goalArg(goal string, args map[string]string, placed, rival bool) string {
	if goal == "" {
		return ""
	}
	key := "goal." + goal
	keys := []string{key}
	if rival {
		keys = slices.Insert(keys, 0, key+".rival")
	}
	if placed && rival {
		keys = slices.Insert(keys, 0, key+".rival.place")
	}
	if placed {
		keys = slices.Insert(keys, len(keys)-1, key+".place")
	}
	return say.Refer(args, keys...)
}
