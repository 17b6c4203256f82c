package render

import (
	"testing"

	"ferryman/oracle/question"
	"ferryman/oracle/say"
)

// restated are questions in the form in which they are shown as readings and
// below answers, with the names of a position.
func restated() []question.Question {
	ref := func(name string) *question.Ref { return &question.Ref{Name: name} }
	tile := &question.Tile{ID: "U"}
	list := []question.Question{
		{ID: "may-move-ferry", Ferry: ref("2")}, {ID: "may-move-ferry", Ferry: ref("2"), To: "N-S"}, {ID: "ferry-positions", Ferry: ref("2")},
		{ID: "must-place-ferry"}, {ID: "move-effects", Ferry: ref("1"), To: "N-E"}, {ID: "reopens"}, {ID: "reopens", Place: ref("a.N")},
		{ID: "reopens", Ferry: ref("1"), To: "N-E"}, {ID: "movable-ferries"}, {ID: "move-combinations"}, {ID: "move-combinations", Ferry: ref("1")},
		{ID: "same-feature", Places: []question.Ref{{Name: "a.N"}, {Name: "b.S"}}},
		{ID: "may-place-tile", Tile: tile, Cell: ref("2,0")}, {ID: "tile-spots", Tile: tile},
		{ID: "may-place-meeple", Piece: "meeple", Place: ref("a.N")}, {ID: "meeple-spots", Piece: "meeple"}, {ID: "meeple-spots", Piece: "abbot"},
		{ID: "meeple-spots", Piece: "meeple", On: "road"}, {ID: "returned"}, {ID: "steps"}, {ID: "double-turn"}, {ID: "scores"}, {ID: "final-scores"},
		{ID: "toll-spots"}, {ID: "may-place-toll", Place: ref("a")}, {ID: "toll-income"}, {ID: "toll-income", Place: ref("a.N")}, {ID: "toll-flips"},
	}
	for _, goal := range question.Goals {
		q := question.Question{ID: "can-achieve", Goal: goal}
		if goal == question.NoScore {
			q.Rival = ref("blue")
		}
		list = append(list, q)
		q.ID = "move-combinations"
		list = append(list, q)
	}
	for _, id := range []question.ID{"complete", "owners", "worth", "tile-count"} {
		list = append(list, question.Question{ID: id, Place: ref("a.N")})
		list = append(list, question.Question{ID: id, Place: &question.Ref{Name: "a.N", Kind: "road"}})
	}
	for _, about := range []question.Question{{ID: "may-move-ferry", Ferry: ref("2")}, {ID: "complete", Place: ref("a.N")}, {ID: "scores"}} {
		list = append(list, question.Question{ID: "rulebooks-differ", About: &about})
	}
	list = append(list, question.Question{ID: "complete", Place: ref("v.W")}, question.Question{ID: "owners", Place: ref("v")}) // also a word of Czech
	list = append(list, question.Question{ID: "can-achieve", Goal: question.Completes, Place: ref("a.N")}, question.Question{ID: "move-combinations", Goal: question.Splits, Place: ref("a.N")},
		question.Question{ID: "can-achieve", Goal: question.Scores, Rival: ref("blue")}, question.Question{ID: "move-combinations", Goal: question.Joins, Ferry: ref("1")})
	var out []question.Question
	for _, q := range list {
		out = append(out, q)
		if q.ID != "scores" && q.ID != "final-scores" && q.ID != "toll-income" && q.ID != "returned" && q.ID != "toll-flips" && q.ID != "rulebooks-differ" { // ask of all players
			q.Player = ref("red")
			out = append(out, q)
		}
	}
	return out
}

// What is shown as the meaning of a question is understood as that question if
// it is typed.
func TestRestatedQuestionsAreUnderstood(t *testing.T) {
	names := question.Vocabulary{Players: []string{"red", "blue"}, Ferries: []string{"1", "2"}, Labels: []string{"a", "b", "x", "v"}}
	for _, lang := range say.Languages() {
		names.Lang = lang
		good, all := 0, 0
		for _, q := range restated() {
			all++
			text := RestateQuestion(q, say.For(lang))
			r := question.Parse(text, names)
			if len(r.Readings) == 1 && sameQuestion(r.Readings[0], q) {
				good++
				continue
			}
			t.Errorf("%s: %q, made of %s, is read as %v, unknown %v", lang, text, question.Canonical(q), r.Readings, r.Unknown)
		}
		t.Logf("%s: %d of %d", lang, good, all)
	}
}

// sameQuestion: who asks may be left unsaid where the question asks of no
// player, and a kind of feature may be added.
func sameQuestion(got, want question.Question) bool {
	if got.Player == nil {
		want.Player = nil
	}
	if got.Place != nil && want.Place != nil && got.Place.Name == want.Place.Name {
		want.Place = got.Place
	}
	return question.Canonical(got) == question.Canonical(want)
}
