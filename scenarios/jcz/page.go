package jcz

import (
	"fmt"
	"slices"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// Page is docs/saved-games.md: how saved games are used and what of them is
// played, from the tables of this package. The forms of sentences belong to
// whoever checks them.
func Page(sentences []string) string {
	var b strings.Builder
	b.WriteString(pageStart)
	b.WriteString("\n## Sets\n\n| in saved games | set | played |\n|---|---|---|\n")
	for _, s := range sets {
		set, _ := tile.SetByID(s.set)
		row(&b, "`"+s.id+"`", set.Title, yes(slices.Contains(game.BuiltSets(), s.set)))
	}
	b.WriteString("\nEvery other set is reported as missing by its own name.\n")
	b.WriteString("\n## Elements\n\n| element | set | played | in a game without it |\n|---|---|---|---|\n")
	for _, e := range elements {
		row(&b, "`"+e.name+"`", e.set, yes(e.built()), without(e))
	}
	b.WriteString("\nEvery other element is reported as missing by its own name.\n")
	b.WriteString("\n## Rules\n\n| rule | set | values played; the first unless the game names one |\n|---|---|---|\n")
	for _, r := range ruleRows() {
		var values []string
		for _, v := range r.values {
			values = append(values, "`"+v.value+"`")
		}
		row(&b, "`"+r.name+"`", r.set, strings.Join(values, ", "))
	}
	b.WriteString("\nRules of other sets decide nothing in a game that can be played, and are read over.\n")
	b.WriteString("\n## Messages and tokens\n\n| message or token | played |\n|---|---|\n")
	for _, m := range messages() {
		row(&b, "`"+m.name+"`", yes(m.do != nil))
	}
	row(&b, "`UNDO`", "yes: takes back the message before it, never what ended a turn")
	for _, t := range tokens() {
		row(&b, "`PLACE_TOKEN` "+t.name, yes(t.do != nil))
	}
	b.WriteString("\n## Sentences\n\nOf `test.assertions` these forms are checked; any other is counted as unsupported.\n\n")
	for _, s := range sentences {
		fmt.Fprintf(&b, "- %s\n", s)
	}
	b.WriteString("\n## Known differences\n\nWhere a replay meets one of these, `verify` notes it and goes on; it is no failure.\n")
	for _, d := range Differences() {
		fmt.Fprintf(&b, "\n**%s** (`%s`). %s %s\n\n- Who is right: %s\n", d.ID, d.Rule, d.There, d.Here, d.Right)
	}
	return b.String()
}

func row(b *strings.Builder, cells ...string) {
	fmt.Fprintf(b, "| %s |\n", strings.Join(cells, " | "))
}

func yes(ok bool) string {
	if ok {
		return "yes"
	}
	return "no"
}

// without says what a game is like that has the tiles of the set and not the
// element.
func without(e elementRow) string {
	if e.implied() {
		return "the set brings it"
	}
	var out []string
	for _, id := range e.off {
		out = append(out, "`"+id.String()+"` off")
	}
	if e.piece != noPiece {
		out = append(out, "nobody has one")
	}
	return strings.Join(out, ", ")
}

const pageStart = `# Saved games

Saved games of JCloisterZone 5 and FanCloisterZone 6 (` + "`.jcz`" + `) can be asked like scenarios. This page is written by the program from the
tables it reads saved games with: ` + "`go test ./oracle/check -run SavedGamesPage -update`" + `.

    ferryman ask game.jcz "which ferries may I move?"
    ferryman ask game.jcz --at 12.place "where may I place a meeple?"
    ferryman show game.jcz --at 12
    ferryman verify games/*.jcz
    ferryman import game.jcz --turn 12 > game.yaml
    ferryman export --jcz position.yaml > game.jcz

- A **move** is what one player does with one tile, counted from 1. ` + "`--at 12`" + ` is after move 12 with its scoring, ` + "`--at 12.ferry`" + ` after its step
  "ferry", ` + "`--at 0`" + ` the start; ` + "`--last`" + `, like no flag at all, is the end of the file.
- Every step is judged by the rules. ` + "`ask`, `show` and `import`" + ` refuse a game with a step that the rules forbid, with its line and the rule;
  with ` + "`--at`" + ` only the moves up to there count.
- A game that uses what is not played is **unsupported**, and all that is missing is named. Nothing is skipped silently.
- ` + "`verify`" + ` checks the sentences in ` + "`test.assertions`" + ` at the end of the replay. It counts games that pass, fail and are unsupported apart, and
  sentences too. Besides, it compares at every turn what the rules offer with what the game offered: a PASS means that a step was open, and
  no PASS and no step that it was not. A place where both differ is a **finding**, with the rule that decides.
- ` + "`import`" + ` writes the tiles at the start and every move, so that the scenario gives the same answers.
- Files over 2 MB, nesting deeper than 32 levels and more than 20000 messages are refused.
`
