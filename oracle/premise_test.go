package oracle_test

import (
	"regexp"
	"strings"
	"testing"

	"ferryman/oracle"
	"ferryman/oracle/check"
	"ferryman/oracle/question"
	"ferryman/oracle/render"
	"ferryman/oracle/say"
	"ferryman/scenarios"
)

// firstFerries: ferries in each direction of the tile x.
const firstFerries = `
title: first ferries
players: [red, yellow]
expansions: [ferries]
map: |
  .  c  .
  .  a  .
  d  x  b
tiles:
  a: {edges: RRRF, kind: lake, ferry: {link: N-S, name: "1"}}
  b: {edges: FRRR, kind: lake, ferry: {link: E-W, name: "2"}}
  c: {edges: RRRF, kind: lake, ferry: {link: E-S, name: "3"}}
  d: {edges: FRFR}
pieces:
  - {player: yellow, at: c.N}
turns:
  - player: red
    place: {x: {edges: RRFR, kind: village}}
`

// cityAndMonastery: one city with a knight and one monastery.
const cityAndMonastery = `
title: city and monastery
players: [red, blue]
map: |
  m s
  . x
tiles:
  m: {edges: FRFF, kind: monastery}
  s: {id: D}
pieces:
  - {player: red, at: m}
turns:
  - {player: red, place: {x: {edges: FRFR}}}
`

// newLake: a lake tile just placed, its ferry still to be set.
const newLake = `
title: new lake
players: [red, yellow]
map: |
  d x
tiles:
  d: {edges: FRFR}
turns:
  - {player: red, place: {x: {edges: RRRR, kind: lake}}}
`

// reply asks and gives the answer's sentence, or after a ? why there is none
// and what is to be asked.
// canonicalForm is the form in brackets behind a reading.
var canonicalForm = regexp.MustCompile(`  \[[^\]]*\]`)

func reply(t *testing.T, position, text string) string {
	t.Helper()
	sc, problems := scenarios.Load("test.yaml", []byte(position))
	if sc == nil {
		t.Fatal(problems)
	}
	ask := scenarios.Ask{Text: text, Free: true, Parsed: question.Parse(text, sc.Vocabulary())}
	r := check.Ask(sc, oracle.New(sc.Start), &ask)
	switch {
	case r.Answer != nil:
		return render.AnswerSentence(r.Answer, say.For("en"))
	case r.Unclear.Err != nil:
		return "? " + canonicalForm.ReplaceAllString(strings.ReplaceAll(render.Unresolved(r.Unclear.Err, sc.Setup.Names, say.For("en")), "\n", " "), "")
	}
	return "?"
}

// TestPremises: what a text takes for granted and does not hold is said, not
// answered.
func TestPremises(t *testing.T) {
	for _, c := range []struct{ position, text, want string }{
		{firstFerries, "may I move ferry 1 from N-S to E-S?", "Yes, Red may move ferry 1 to E-S."},
		{firstFerries, "may I move ferry 1 from E-S to N-S?", "? Ferry 1 does not lie that way; it lies N-S. It may mean:   - May ferry 1 be moved to N-S now?"},
		{firstFerries, "can I put ferry 1 between north and east?", "Yes, Red may move ferry 1 to N-E."},
		{newLake, "may the ferry on x link N and E?", "? No ferry lies on x yet. It may mean:   - Which positions may ferry x take this turn?"},
		{firstFerries, "can ferry 1 lie N-S?", "? Ferry 1 lies N-S already. It may mean:   - May ferry 1 be moved to N-S now?"},
		{firstFerries, "I placed x, which ferries can I shift now?", "Red may move ferries 1 and 2, not 3."},
		{firstFerries, "I placed d, which ferries can I shift now?", "? d is not the tile just placed."},
		{firstFerries, "is x.N free?", "Yes, Red may place a meeple at x.N."},
		{firstFerries, "is c.N free?", "No, Red may not place a meeple at c.N."},
		{firstFerries, "is b.N free?", "? Other rules too decide what may be placed at b.N, so that alone does not tell whether it is free. It may mean:   - Who has the majority on the feature at b.N?   - May a meeple be placed at b.N?"},
		{firstFerries, "is c.N occupied?", "Yellow has the majority on the road at c.N."},
		{firstFerries, "who is on the road at c.N?", "Yellow has the majority on the road at c.N."},
		{firstFerries, "who is on d?", "Nobody has the majority on the road at d."},
		{firstFerries, "what would Yellow get for the road at c.N?", "The road at c.N is worth 1 point now."},
		{firstFerries, "how many points do I get for c.N?", "? Red does not have the majority there and gets no points for it. It may mean:   - What is the feature at c.N worth now?   - Who has the majority on the feature at c.N?"},

		// With a not, neither yes nor no would be clear.
		{firstFerries, "Can't I move ferry 3?", "Red may not move ferry 3."},
		{firstFerries, "Blue says I can't move ferry 3, is that right?", "Red may not move ferry 3."},
		{firstFerries, "Yellow says I can't move ferry 2, is that right?", "Red may move ferry 2."},
		{firstFerries, "Isn't x.N complete?", "The road at x.N is not complete; it is open at c.E."},
		{firstFerries, "may I not move ferry 1?", "?"},
		{firstFerries, "Aren't x.N and a.S the same road?", "x.N and a.S are one road."},

		// Which ferry, which feature.
		{firstFerries, "may I move the nearest ferry north of x?", "Yes, Red may move ferry 1."},
		{firstFerries, "may I move the ferry on the right?", "Yes, Red may move ferry 2."},
		{cityAndMonastery, "who owns the city?", "Nobody has the majority on the city at s.N."},
		{cityAndMonastery, "who owns the monastery?", "Red has the majority on the monastery at m."},
		{cityAndMonastery, "who owns the garden?", "? No garden fits the question; name a place such as a.N."},
		{firstFerries, "may I place a farmer on x's northern field?", "? More than one field fits the question; name a place such as a.N. It may mean:   - May a meeple be placed at x.NL?   - May a meeple be placed at x.NR?"},
		{firstFerries, "may I place a knight on x.N?", "? At x.N there is no city."},

		// Where figures of a kind stand.
		{firstFerries, "where may I place a farmer?", "Red may place a meeple on a field at x.ER, x.NL and x.NR."},
		{firstFerries, "where may I place a thief?", "Red may place a meeple on a road at x.W, x.N and x.E."},
		{firstFerries, "where may I place a knight?", "Red may not place a meeple on a city anywhere."},
	} {
		if got := reply(t, c.position, c.text); got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
