package render

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

var updateBoards = flag.Bool("update-boards", false, "write the golden drawings anew")

func TestBoardGolden(t *testing.T) {
	tests := []struct {
		name string
		make func(*testing.T) *game.Position
		opt  BoardOptions
	}{
		{"example-4", func(t *testing.T) *game.Position { return boardExample4(t).start() }, BoardOptions{}},
		{"example-4-turned", func(t *testing.T) *game.Position { return boardTurned(boardExample4(t)).start() }, BoardOptions{}},
		{"example-4-colour", func(t *testing.T) *game.Position { return boardExample4(t).start() }, BoardOptions{Color: true}},
		{"example-4-strips", func(t *testing.T) *game.Position { return boardExample4(t).start() }, BoardOptions{Width: 40}},
		{"town", func(t *testing.T) *game.Position { return boardTown(t).start() }, BoardOptions{Width: 80}},
		{"town-turned", func(t *testing.T) *game.Position { return boardTurned(boardTown(t)).start() }, BoardOptions{}},
		{"lake", func(t *testing.T) *game.Position { return boardLake(t).start() }, BoardOptions{}},
		{"unknown", func(t *testing.T) *game.Position { return boardUnknown(t).start() }, BoardOptions{}},
		{"far", boardFar, BoardOptions{}},
		{"random", func(t *testing.T) *game.Position { return boardRandom(t, 7, "base ferries", 20) }, BoardOptions{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := Board(tt.make(t), tt.opt)
			file := filepath.Join("testdata", "board", tt.name+".txt")
			if *updateBoards {
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("drawing differs (-want +got):\n%s", diff)
			}
			if !utf8.ValidString(got) {
				t.Error("not UTF-8")
			}
		})
	}
}

var boardEscapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Colours add nothing but colours, whatever the environment says.
func TestBoardColour(t *testing.T) {
	t.Setenv("NO_COLOR", "1")
	p := boardRandom(t, 3, "base ferries", 30)
	plain, coloured := Board(p, BoardOptions{}), Board(p, BoardOptions{Color: true})
	if !strings.Contains(coloured, "\x1b[41;97;1m●R") {
		t.Error("no red meeple in red")
	}
	if strings.Contains(plain, "\x1b") {
		t.Error("colours in the plain drawing")
	}
	if diff := cmp.Diff(plain, boardEscapes.ReplaceAllString(coloured, "")); diff != "" {
		t.Errorf("(-plain +coloured):\n%s", diff)
	}
}

func TestBoardWidth(t *testing.T) {
	p := boardRandom(t, 11, "base ferries", 40)
	for _, width := range []int{24, 40, 80, 100, 200} {
		for _, l := range strings.Split(Board(p, BoardOptions{Width: width}), "\n") {
			if n := utf8.RuneCountInString(l); n > width {
				t.Errorf("width %d: %d columns: %s", width, n, l)
			}
		}
	}
}

// Every tile, however it lies, shows its roads and cities at their edges and
// nothing of the kind elsewhere.
func TestBoardTiles(t *testing.T) {
	for _, f := range tile.All() {
		for turn := range 4 {
			if !f.Drawn() {
				continue
			}
			var table board.Board
			b := newDrawBlock(table.Lay(place.Cell{}, f, turn), place.Link{}, "")
			b.garden()
			b.decorate()
			for _, s := range place.AllSides {
				g := b.g[drawLeg(s, 0)[0].y][drawLeg(s, 0)[0].x]
				want := map[tile.Edge]drawStyle{tile.Road: drawRoad, tile.City: drawCity, tile.River: drawWater}[f.Edge(s, turn)]
				if g.style != want {
					t.Errorf("%s turned %d: at %s %q, edge %s", f.ID, turn, s, g.r, f.Edge(s, turn).Word())
				}
			}
			if f.Garden != (b.signs>>drawSignGarden&1 == 1) {
				t.Errorf("%s turned %d: no room for its garden", f.ID, turn)
			}
			if f.Monastery != (b.signs>>drawSignMonastery&1 == 1) {
				t.Errorf("%s turned %d: no room for its monastery", f.ID, turn)
			}
		}
	}
}

// A tile turned by half shows the picture turned by half.
func TestBoardTilesTurned(t *testing.T) {
	for _, f := range tile.All() {
		if !f.Drawn() {
			continue
		}
		var a, b board.Board
		x := newDrawBlock(a.Lay(place.Cell{}, f, 0), place.Link{}, "")
		y := newDrawBlock(b.Lay(place.Cell{}, f, 2), place.Link{}, "")
		for r := range drawH {
			for c := range drawW {
				g, h := x.g[r][c], y.g[drawH-1-r][drawW-1-c]
				if (g.style == drawRoad) != (h.style == drawRoad) || (g.style == drawCity) != (h.style == drawCity) {
					t.Errorf("%s: %q at %d,%d, turned %q", f.ID, g.r, c, r, h.r)
				}
			}
		}
	}
}

// Ferries, pieces and players are seen, each once in the drawing.
func TestBoardPieces(t *testing.T) {
	p := boardRandom(t, 5, "base ferries", 36)
	out := Board(p, BoardOptions{})
	drawn, _, _ := strings.Cut(out, "> ")
	for i, name := range p.Names().Players {
		n := 0
		for _, pc := range p.Pieces {
			if pc.Owner == i {
				n++
			}
		}
		if got := strings.Count(drawn, "●"+string(drawInitials(p.Names().Players)[i])); got != n {
			t.Errorf("%s: %d meeples drawn, %d stand", name, got, n)
		}
	}
}

func TestBoardManyOnOnePlace(t *testing.T) {
	b := newBoardTable(t, "red")
	b.lay(0, 0, "a", "FRFR", "")
	p := b.start()
	for _, k := range []game.Kind{game.Meeple, game.Builder, game.Wagon, game.Mayor, game.Pig, game.Abbot, game.Big, game.Barn} {
		p.Pieces = append(p.Pieces, game.Piece{Kind: k, At: place.Place{Part: place.AtSide(place.W)}, Seg: 0})
	}
	out := Board(p, BoardOptions{})
	if !strings.Contains(out, "+●R▲R■R") || !strings.Contains(out, "more pieces") {
		t.Errorf("\n%s", out)
	}
}

func TestBoardHostile(t *testing.T) {
	b := newBoardTable(t, "\x1b[31mred", "红红红", "red", "")
	mon := b.find("FFFF", "monastery").Tile
	for i := range int32(400) {
		c := place.Cell{X: i * 2500, Y: i * 2500}
		b.s.Tiles = append(b.s.Tiles, game.SetupTile{Cell: c, Tile: mon})
	}
	b.s.Names.SetLabel("a\x1b[2Jb", place.Cell{})
	b.s.Names.SetLabel("e\u0301tang-long-name", place.Cell{X: 2500, Y: 2500})
	b.s.Names.SetLabel("湖", place.Cell{X: 5000, Y: 5000})
	out := Board(b.start(), BoardOptions{Width: 60})
	if strings.Contains(out, "\x1b") {
		t.Error("control characters of a name reach the terminal")
	}
	for _, want := range []string{"Not drawn: 300 tiles", " a?[2Jb ", " 湖 ", "and 91 more"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if n := strings.Count(out, "†"); n > 102 {
		t.Errorf("%d tiles drawn", n)
	}
}

func TestBoardEmpty(t *testing.T) {
	p := newBoardTable(t, "red").start()
	if out := Board(p, BoardOptions{}); !strings.HasPrefix(out, "No tile lies on the table.\n\nRed to move\n") {
		t.Errorf("%s", out)
	}
}

func TestDrawWrap(t *testing.T) {
	tests := []struct {
		text, indent string
		width        int
		want         string
	}{
		{"a b", "", 0, "[a b]"},
		{"ab   cd ef", "  ", 7, "[ab   cd   ef]"},
		{"abcdefgh i", "", 4, "[abcdefgh i]"},
		{"", "", 4, "[]"},
	}
	for _, tt := range tests {
		if got := fmt.Sprint(drawWrap(tt.text, tt.indent, tt.width)); got != tt.want {
			t.Errorf("%q: %s, want %s", tt.text, got, tt.want)
		}
	}
}

func TestDrawInitials(t *testing.T) {
	if got := string(drawInitials([]string{"blue", "black", "Ba", "", "b", "红"})); got != "BLA123" {
		t.Errorf("%s", got)
	}
}
