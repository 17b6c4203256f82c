package render

import (
	"testing"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// table builds setups for tests tile by tile.
type table struct {
	t     *testing.T
	setup *game.Setup
}

func newTable(t *testing.T, players ...string) *table {
	return &table{t, &game.Setup{Edition: tile.C2, Sets: []string{"base", "ferries"}, Names: place.Names{Players: players}}}
}

// find is the tile with those edges as it lies.
func (b *table) find(edges string, words ...string) tile.Found {
	b.t.Helper()
	spec := tile.Spec{Words: words}
	for i, e := range edges {
		switch e {
		case 'R':
			spec.Edges[i] = tile.Road
		case 'C':
			spec.Edges[i] = tile.City
		case 'V':
			spec.Edges[i] = tile.River
		default:
			spec.Edges[i] = tile.Field
		}
	}
	found, no := tile.Find(spec, tile.Box{Edition: tile.C2, Sets: b.setup.Sets})
	if no != nil {
		b.t.Fatalf("no tile %s %v: %+v", edges, words, no)
	}
	return found
}

// lay puts a tile on the table; link is "" or how a ferry lies, name its name.
func (b *table) lay(label string, x, y int32, edges, link, name string, words ...string) {
	b.t.Helper()
	c := place.Cell{X: x, Y: y}
	b.setup.Names.SetLabel(label, c)
	st := game.SetupTile{Path: "tiles/" + label, Cell: c}
	if edges != "?" {
		found := b.find(edges, words...)
		st.Tile, st.Turn = found.Tile, found.Turn
	}
	if link != "" {
		st.Ferry = b.link(link)
		b.setup.Names.SetFerry(name, c)
	}
	b.setup.Tiles = append(b.setup.Tiles, st)
}

func (b *table) link(s string) place.Link {
	b.t.Helper()
	l, err := place.ParseLink(s)
	if err != nil {
		b.t.Fatal(err)
	}
	return l
}

func (b *table) at(s string) place.Place {
	b.t.Helper()
	p, err := b.setup.Names.ParsePlace(s)
	if err != nil {
		b.t.Fatal(err)
	}
	return p
}

func (b *table) piece(player int, at string) {
	b.t.Helper()
	b.setup.Pieces = append(b.setup.Pieces, game.SetupPiece{Path: "pieces/0", Player: player, At: b.at(at)})
}

// turn adds a turn of placing a tile and further steps.
func (b *table) turn(player int, label string, x, y int32, edges string, words []string, more ...game.Action) {
	b.t.Helper()
	c := place.Cell{X: x, Y: y}
	b.setup.Names.SetLabel(label, c)
	found := b.find(edges, words...)
	t := game.Turn{Path: "turns/0", Player: player}
	t.Steps = append(t.Steps, game.Step{Path: "turns/0/place", Do: game.PlaceTile{Cell: c, Tile: found.Tile, Turn: found.Turn}})
	for _, a := range more {
		t.Steps = append(t.Steps, game.Step{Path: "turns/0/more", Do: a})
	}
	b.setup.Turns = append(b.setup.Turns, t)
}

// ask answers a question at the end of the turns.
func (b *table) ask(q question.Question) (oracle.Answer, error) {
	b.t.Helper()
	start, faults := game.Start(b.setup)
	for _, f := range faults {
		b.t.Fatalf("%s: %v %s", f.Path, f.Reason.Rule, f.Reason.Outcome)
	}
	if r := game.Play(&start, b.setup.End(), false); r.Refused != nil {
		b.t.Fatalf("%s: %v", r.Refused.Path, r.Refused.Reasons)
	}
	return oracle.New(start).Ask(q, b.setup.End())
}

func (b *table) answer(q question.Question) *oracle.Answer {
	b.t.Helper()
	a, err := b.ask(q)
	if err != nil {
		b.t.Fatal(err)
	}
	return &a
}

// example4 is the scenario of the format page: a tile that extends a road to
// the north and to the east, with a third ferry behind the first.
func example4(t *testing.T) *table {
	b := newTable(t, "red", "yellow")
	b.lay("c", 1, 0, "RRRF", "E-S", "3", "lake")
	b.lay("a", 1, 1, "RRRF", "N-S", "1", "lake")
	b.lay("d", 0, 2, "FRFR", "", "")
	b.lay("b", 2, 2, "FRRR", "E-W", "2", "lake")
	b.piece(1, "c.N")
	b.turn(0, "x", 1, 2, "RRFR", []string{"village"})
	return b
}

// onRiver is a single tile of the river.
func onRiver(t *testing.T) *table {
	b := newTable(t, "red")
	b.setup.Sets = append(b.setup.Sets, "river1")
	b.lay("r", 0, 0, "VFVF", "", "")
	return b
}

// loop is a turn of red that completes a road of two villages with a curve
// between them.
func scored(t *testing.T) *table {
	b := newTable(t, "red", "yellow", "blue")
	b.lay("v", 0, 0, "RRFR", "", "", "village")
	b.lay("m", 1, 0, "FRFR", "", "")
	b.piece(1, "m.E")
	b.turn(0, "w", 2, 0, "RFRR", []string{"village"})
	return b
}
