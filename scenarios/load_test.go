package scenarios

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// example is the example of the format.
const example = `title: First ferry in each direction
source: {page: The Ferries, edition: C2, example: "4", note: rebuilt from the caption}   # also footnote: 6
edition: C2                 # C1, C2 (default), C3, C3.1
rulebook: hig               # hig (default), zmg, rgg
expansions: [ferries]       # optional
players: [red, yellow]      # in turn order

map: |                      # rows from north to south
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
ask:
  - question: which ferries may I move?
    expect: ["1", "2"]
    cites: [ferries/first-ferry]
  - question: {is: may-move-ferry, ferry: "3"}
    expect: no
`

// mustLoad loads a scenario without errors.
func mustLoad(t *testing.T, text string) *Scenario {
	t.Helper()
	s, problems := Load("test.yaml", []byte(text))
	if s == nil {
		t.Fatalf("not loaded:\n%s", texts(problems))
	}
	return s
}

// read reads a scenario without asking the engine about it.
func read(t *testing.T, text string) *loader {
	t.Helper()
	l := newLoader("test.yaml", []byte(text))
	root, p := parseYAML([]byte(text), l.lines)
	if p != nil {
		t.Fatal(p)
	}
	if l.screen(root, 1) {
		l.document(root)
	}
	return l
}

// mustRead reads a scenario without errors or warnings.
func mustRead(t *testing.T, text string) *loader {
	t.Helper()
	l := read(t, text)
	if len(l.problems) > 0 {
		t.Fatalf("problems:\n%s", texts(l.problems))
	}
	return l
}

func TestExample(t *testing.T) {
	s := mustLoad(t, example)
	if len(s.Warnings) > 0 {
		t.Errorf("warnings:\n%s", texts(s.Warnings))
	}
	if s.Title != "First ferry in each direction" || s.Source != (Source{"The Ferries", "C2", "4", 0, "rebuilt from the caption"}) {
		t.Errorf("title %q, source %+v", s.Title, s.Source)
	}
	names := s.Setup.Names
	if d := cmp.Diff([]string{"c", "a", "d", "x", "b"}, names.Labels()); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]string{"1", "2", "3"}, names.FerryNames()); d != "" {
		t.Error(d)
	}
	if c, _ := names.FerryByName("3"); c != (place.Cell{X: 1, Y: 0}) {
		t.Errorf("ferry 3 at %s", c)
	}
	var lying []string
	for _, st := range s.Setup.Tiles {
		lying = append(lying, st.Path+" "+st.Cell.String()+" "+st.Tile.EdgeString(st.Turn))
	}
	if d := cmp.Diff([]string{"tiles/a 1,1 RRRF", "tiles/b 2,2 FRRR", "tiles/c 1,0 RRRF", "tiles/d 0,2 FRFR"}, lying); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]string{"base", "ferries"}, s.Setup.Sets); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]game.SetupPiece{{Path: "pieces/0", Player: 1, At: place.Place{Cell: place.Cell{X: 1}, Part: place.AtSide(place.N)}}},
		s.Setup.Pieces); d != "" {
		t.Error(d)
	}
	if len(s.Asks) != 2 || !s.Asks[0].Free || s.Asks[1].Free || s.Asks[0].Text != "which ferries may I move?" {
		t.Fatalf("asks: %+v", s.Asks)
	}
	if d := cmp.Diff(&Expect{Kind: List, List: []string{"1", "2"}}, s.Asks[0].Expect); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(&Expect{Kind: Bool}, s.Asks[1].Expect); d != "" {
		t.Error(d)
	}
	if !slices.Equal(s.Asks[0].Cites, []rules.ID{rules.FerriesFirstFerry}) || s.Asks[0].Line != 23 || s.Asks[0].Col != 5 {
		t.Errorf("first ask: %+v", s.Asks[0])
	}
}

func TestDefaults(t *testing.T) {
	l := mustRead(t, "title: nothing else\n")
	s := l.setup
	if s.Edition != tile.C2 || s.Rulebook != rules.HiG || !slices.Equal(s.Names.Players, []string{"red", "blue"}) ||
		!slices.Equal(s.Sets, []string{"base"}) {
		t.Errorf("%+v", s)
	}
}

func TestPlayersInOrderOfAppearance(t *testing.T) {
	l := mustRead(t, `
map: |
  a x
tiles: {a: {edges: FRFR}}
pieces: [{player: green, at: a.E}]
scores: {black: 4}
turns: [{player: Green}, {player: pink}]
ask:
  - {question: {is: movable-ferries, player: gold}, expect: {white: 3}}
`)
	if d := cmp.Diff([]string{"green", "black", "pink", "gold", "white"}, l.setup.Names.Players); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]int{0, 4, 0, 0, 0}, l.setup.Scores); d != "" {
		t.Error(d)
	}
}

// TestHarmless holds that a byte order mark, line ends of other systems,
// tabs between cells and dates or octal numbers as text change nothing.
func TestHarmless(t *testing.T) {
	plain := "title: 2013-01-01\nmap: |\n  a  x\ntiles: {a: {edges: RRRF, kind: lake, ferry: {link: N-S, name: 012}}}\nscores: {red: 012}\n"
	for name, text := range map[string]string{
		"mark": "\ufeff" + plain, "crlf": strings.ReplaceAll(plain, "\n", "\r\n"), "cr": strings.ReplaceAll(plain, "\n", "\r"),
		"tab": strings.ReplaceAll(plain, "a  x", "a\tx"), "document": "---\n" + plain + "...\n",
	} {
		t.Run(name, func(t *testing.T) {
			l := mustRead(t, text)
			if l.scenario.Title != "2013-01-01" || l.setup.Scores[0] != 12 || l.setup.Names.FerryNames()[0] != "012" {
				t.Errorf("%q %v %v", l.scenario.Title, l.setup.Scores, l.setup.Names.FerryNames())
			}
			if c, ok := l.setup.Names.CellByLabel("x"); !ok || c != (place.Cell{X: 1}) {
				t.Errorf("x at %s", c)
			}
		})
	}
}

func TestLocate(t *testing.T) {
	s := mustLoad(t, locateText)
	for path, want := range map[string]string{
		"map/é": "3:3", "map/1,0": "3:6", "tiles/é": "9:3", "tiles/a": "10:3", "tiles/7,7/ferry": "11:43",
		"tiles/b/ferry": "16:5", "tiles/b/ferry/link": "17:13", "pieces/0/at": "20:23", "pieces/0": "20:5",
		"supply/blue/meeple": "21:25", "turns/0/place/q": "24:13", "turns/0/move/0": "26:9", "turns/0/move": "25:5",
		"turns/0/move/0/to": "26:24", "turns/0/score": "27:12", "turns/1": "28:5", "turns/1/meeple": "28:5",
		"house/ferries/first-ferry": "7:24", "nothing/at/all": "1:1", "": "1:1", "turns/9": "22:1",
	} {
		if line, col := s.Locate(path); want != fmt.Sprintf("%d:%d", line, col) {
			t.Errorf("%s: got %d:%d, want %s", path, line, col, want)
		}
	}
}

const locateText = `players: [red, blue]
map: |
  é  ?  x
  .  y  .

house:
  ferries/first-ferry: off
tiles:
  é: {edges: FFFF, kind: monastery}
  a: {edges: RRFR, at: [5, 5]}
  "7,7": {edges: FRRR, kind: lake, ferry: E-W}
  b:
    edges: RRRF
    kind: lake
    at: [20, 20]
    ferry:
      link: N-S
      name: 1
pieces:
  - {player: red, at: b.N}
supply: {blue: {meeple: 3}}
turns:
  - player: red
    place: {q: {edges: RFRF, at: [20, 19]}}
    move:
      - {ferry: 1, to: N-E}
    score: yes
  - {player: blue, pass: true}
`
