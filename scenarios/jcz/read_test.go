package jcz

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

const games = "../../testdata/games"

func load(t *testing.T, name string) (*Game, []scenarios.Problem) {
	t.Helper()
	return Read(filepath.Join(games, name))
}

// TestBrokenGames: every broken file is a problem with its place, and no game.
func TestBrokenGames(t *testing.T) {
	want := map[string]struct {
		code      string
		line, col int
		path      string
	}{
		"deep.jcz":         {scenarios.CodeDeep, 1, 41, ""},
		"empty.jcz":        {scenarios.CodeSyntax, 1, 1, ""},
		"encoding.jcz":     {scenarios.CodeSyntax, 1, 11, ""},
		"far.jcz":          {scenarios.CodeNumber, 4, 90, "replay/0/payload/position"},
		"list.jcz":         {scenarios.CodeKind, 1, 1, ""},
		"no-feature.jcz":   {scenarios.CodePlace, 5, 52, "replay/1"},
		"no-tile.jcz":      {scenarios.CodeWhere, 4, 3, "replay/0"},
		"number.jcz":       {scenarios.CodeSyntax, 1, 11, ""},
		"player.jcz":       {scenarios.CodeNumber, 4, 36, "replay/0/player"},
		"rotation.jcz":     {scenarios.CodeNumber, 1, 145, "setup/start/0/rotation"},
		"second-tile.jcz":  {scenarios.CodeWhere, 5, 3, "replay/1"},
		"truncated.jcz":    {scenarios.CodeSyntax, 56, 51, ""},
		"twice.jcz":        {scenarios.CodeTwice, 1, 67, ""},
		"type.jcz":         {scenarios.CodeKind, 4, 12, "replay/0/type"},
		"undo-nothing.jcz": {scenarios.CodeTogether, 4, 3, "replay/0"},
	}
	names, err := filepath.Glob(filepath.Join(games, "broken", "*.jcz"))
	if err != nil || len(names) != len(want) {
		t.Fatalf("%d broken games, %d expected: %v", len(names), len(want), err)
	}
	for _, name := range names {
		w := want[filepath.Base(name)]
		g, problems := Read(name)
		if g != nil || len(problems) != 1 {
			t.Errorf("%s: %d problems: %v", name, len(problems), problems)
			continue
		}
		if p := problems[0]; p.Code != w.code || p.Line != w.line || p.Col != w.col || p.Path != w.path || p.Expected == "" {
			t.Errorf("%s: %s at %d:%d %q: %s", name, p.Code, p.Line, p.Col, p.Path, p.Error())
		}
	}
}

// TestHostileGames: size and numbers are bounded.
func TestHostileGames(t *testing.T) {
	for name, text := range map[string]string{
		"too large":     strings.Repeat(" ", scenarios.MaxSize+1),
		"many keys":     `{"setup": {` + strings.Repeat(`"a":1,`, 5) + `}}`,
		"many messages": `{"setup": {"sets": {}}, "players": [{}], "replay": [` + strings.Repeat(`{},`, maxMessages) + `{}]}`,
		"many players":  `{"setup": {"sets": {}}, "players": [` + strings.Repeat(`{},`, 50) + `{}], "replay": []}`,
		"nested":        strings.Repeat(`[`, 1_000_000),
		"long text":     `{"setup": "` + strings.Repeat("x", 1_000_000),
		"wrong kinds":   `{"setup": 1, "players": 2, "replay": 3, "test": 4, "gameAnnotations": 5}`,
		"nothing":       `{}`,
		"nulls":         `{"setup": null, "players": null, "replay": null}`,
	} {
		g, problems := Load("x.jcz", []byte(text))
		if g != nil || len(problems) == 0 || len(problems) > maxProblems {
			t.Errorf("%s: a game %v, %d problems", name, g != nil, len(problems))
		}
	}
}

// TestMissingIsNamed: all that is not built, each thing once, in order.
func TestMissingIsNamed(t *testing.T) {
	g, problems := load(t, "unsupported.jcz")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	const want = "set tower:1, set wells, element tower, tile TO/F, message FLY, token TOWER_PIECE"
	if got := Names(g.Missing); got != want {
		t.Errorf("missing: %s, want %s", got, want)
	}
	sc, problems := g.Checked()
	if sc != nil || len(problems) != 1 || problems[0].Code != scenarios.CodeNotBuilt || !strings.Contains(problems[0].Found, "wells") {
		t.Errorf("as a scenario: %v", problems)
	}
}

// TestMessagesBecomeSteps: every message of a turn is a step, in order.
func TestMessagesBecomeSteps(t *testing.T) {
	g, problems := load(t, "ferries.jcz")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	turns := g.Scenario.Setup.Turns
	if len(turns) != 4 || turns[1].Player != 1 || turns[3].Path != "replay/11" {
		t.Fatalf("turns: %+v", turns)
	}
	var names []string
	for _, s := range turns[1].Steps {
		names = append(names, game.StepName(s.Do))
	}
	if got := strings.Join(names, " "); got != "place move score" {
		t.Errorf("the second turn is %s", got)
	}
	move := turns[1].Steps[1]
	if move.Path != "replay/6" || move.Do != (game.MoveFerry{Lake: place.Cell{X: 1}, To: place.Link{A: place.S, B: place.W}}) {
		t.Errorf("the move is %+v", move)
	}
	if n := len(g.Log); n != 13 || g.Log[5].Kind != Pass {
		t.Errorf("%d entries: %+v", n, g.Log)
	}
}

// TestUndo takes back the messages before it, one each.
func TestUndo(t *testing.T) {
	g, problems := load(t, "undo.jcz")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if steps := g.Scenario.Setup.Turns[0].Steps; len(steps) != 3 || steps[0].Path != "replay/6" {
		t.Errorf("the steps are %+v", steps)
	}
}

func TestLocations(t *testing.T) {
	for in, want := range map[string]string{
		"WE": "WE", "EW": "WE", "WN": "NW", "ES": "SE", "N": "N", "NWSE": "NWSE", "ESWN": "NWSE",
		"_N": "_N", "WSE": "_N", "NL": "NL", "WR.NL": "NL.WR", "I": "I", "AS_ABBOT": "AS_ABBOT",
	} {
		if l, ok := ParseLocation(in); !ok || l.String() != want {
			t.Errorf("%q is %q, %v", in, l, ok)
		}
	}
	for _, in := range []string{"", "X", "NN", "NX", "_", "_X", "NL.", "NL.NL", "NL.N", "nl", "we", "N.W", "II"} {
		if l, ok := ParseLocation(in); ok {
			t.Errorf("%q is taken for %q", in, l)
		}
	}
}

// TestSetsAreInTheCatalogue: every set and tile the tables name is known.
func TestSetsAreInTheCatalogue(t *testing.T) {
	for _, s := range sets {
		if n := tilesOf(s); n == 0 {
			t.Errorf("the set %s (%s) has no tiles", s.id, s.set)
		}
	}
}

func FuzzLoad(f *testing.F) {
	for _, dir := range []string{games, filepath.Join(games, "broken")} {
		names, _ := filepath.Glob(filepath.Join(dir, "*.jcz"))
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		g, problems := Load("fuzz.jcz", data)
		if (g == nil) != (len(problems) > 0) {
			t.Fatalf("a game %v with %d problems", g != nil, len(problems))
		}
		if g == nil {
			for _, p := range problems {
				if p.Line < 1 || p.Col < 1 || p.Found == "" {
					t.Fatalf("%+v", p)
				}
			}
			return
		}
		sc, problems := g.Checked()
		if (sc == nil) != (len(problems) > 0) {
			t.Fatalf("a scenario %v with %d problems", sc != nil, len(problems))
		}
		if sc == nil || len(sc.Setup.Names.Players) > maxScenarioPlayers {
			return
		}
		text, err := YAML(sc)
		if err != nil {
			t.Fatal(err)
		}
		again, problems := scenarios.Load("again.yaml", text)
		if again == nil {
			t.Fatalf("%v\n%s", problems, text)
		}
		if n := len(again.Setup.Turns); n != len(sc.Setup.Turns) {
			t.Fatalf("%d turns of %d", n, len(sc.Setup.Turns))
		}
		if again, _ := YAML(again); !bytes.Equal(again, text) {
			t.Fatalf("written again it is\n%s\nnot\n%s", again, text)
		}
	})
}
