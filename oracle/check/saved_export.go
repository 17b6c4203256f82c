package check

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// Export writes a checked scenario as a saved game. Saved games only know
// tiles that lie there: ferries and figures at the start become turns before
// the first one. What cannot be said in a saved game is listed instead.
func Export(sc *scenarios.Scenario) (text []byte, problems []string) {
	file, problems := jcz.NewFile(sc)
	for i := range sc.Setup.Tiles {
		if _, ok := jcz.TileID(sc.Setup.Tiles[i].Tile); !ok {
			problems = append(problems, "the tile at "+sc.Setup.Names.Cell(sc.Setup.Tiles[i].Cell)+", which saved games do not have")
		}
		if !sc.Setup.Tiles[i].Bridge.IsZero() {
			problems = append(problems, "the bridge that lies on "+sc.Setup.Names.Cell(sc.Setup.Tiles[i].Cell)+" before the first turn")
		}
	}
	for i := range sc.Setup.Turns {
		problems = append(problems, unwritable(sc, &sc.Setup.Turns[i])...)
	}
	for _, n := range sc.Setup.Scores {
		if n != 0 {
			problems = append(problems, "points made before the first turn")
			break
		}
	}
	if len(problems) > 0 {
		return nil, problems
	}
	setup, ok := unrolled(sc)
	if !ok {
		return nil, []string{"the ferries and figures that stand there before the first turn: no order of turns leads to them"}
	}
	w := writer{file: file, t: &table{}}
	if err := w.write(setup); err != nil {
		return nil, []string{err.Error()}
	}
	text, err := file.Bytes()
	if err != nil {
		return nil, []string{err.Error()}
	}
	if problems := reread(sc, text); len(problems) > 0 {
		return nil, problems
	}
	return text, nil
}

// reread reads the saved game again and lists the rules that do not hold there
// as they do here.
func reread(sc *scenarios.Scenario, text []byte) []string {
	g, problems := jcz.Load(sc.File, text)
	switch {
	case g == nil:
		return []string{problems[0].Error()}
	case len(g.Missing) > 0:
		return []string{jcz.Names(g.Missing)}
	}
	start, _ := game.Start(g.Scenario.Setup)
	var out []string
	for _, r := range rules.All() {
		if start.On(r.ID) != sc.Start.On(r.ID) {
			out = append(out, "the house rule "+r.Name)
		}
	}
	return out
}

// unwritable lists what of a turn has no message.
func unwritable(sc *scenarios.Scenario, t *game.Turn) []string {
	var out []string
	if t.Pass {
		out = append(out, "a turn without a tile")
	}
	if t.Illegal != 0 {
		out = append(out, "a turn with an illegal step")
	}
	for _, s := range t.Steps {
		switch a := s.Do.(type) {
		case game.PlaceTile:
			if _, ok := jcz.TileID(a.Tile); !ok {
				out = append(out, "the tile at "+sc.Setup.Names.Cell(a.Cell)+", which saved games do not have")
			}
		case game.PlaceMeeple:
			if jcz.KindID(a.Kind) == "" {
				out = append(out, "the piece "+a.Kind.String())
			}
		case game.PlaceFerry, game.MoveFerry, game.PlaceBridge, game.PlaceTunnel, game.TakeAbbot, game.MoveWagon, game.Score:
		default:
			out = append(out, "the step "+game.StepName(a))
		}
	}
	return out
}

// writer writes the messages of a game that is replayed.
type writer struct {
	file    *jcz.File
	t       *table
	numbers map[string]place.Place // a figure's id to where it stands
	acted   bool                   // a figure was placed or passed
	dug     bool
	moved   bool // the ferry moves were passed
}

func (w *writer) write(setup *game.Setup) error {
	start, faults := game.Start(setup)
	if len(faults) > 0 {
		return fmt.Errorf("the position at the start: %s", rulesText([]game.Reason{faults[0].Reason}))
	}
	w.numbers = map[string]place.Place{}
	w.t.replay = game.Replay{Position: start}
	w.t.pos = &w.t.replay.Position
	w.t.g = &jcz.Game{Scenario: scenarios.Made("", "", setup, nil, nil)}
	for _, t := range setup.Tiles {
		id, _ := jcz.TileID(t.Tile)
		w.file.Start(id, t.Cell, t.Turn)
	}
	for i := range setup.Turns {
		if err := w.turn(i, &setup.Turns[i]); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) turn(i int, turn *game.Turn) error {
	p := w.t.pos
	if i > 0 {
		w.end(p.Turn.Player)
		if err := w.rotation(turn); err != nil {
			return err
		}
	}
	if why := w.t.replay.Begin(i); len(why) > 0 {
		return fmt.Errorf("turn %d: %s", i+1, rulesText(why))
	}
	w.acted, w.dug, w.moved = false, false, false
	for _, s := range turn.Steps {
		w.passes(turn.Player, game.StepName(s.Do))
		w.step(turn.Player, s.Do)
		p.Do(s.Do)
		w.forget()
	}
	return nil
}

// rotation writes what comes between two turns: a wagon or abbey that is left
// where it is. The saving program knows no other order of play.
func (w *writer) rotation(turn *game.Turn) error {
	if next := w.t.nextPlayer(); next != turn.Player {
		return fmt.Errorf("a turn of %s where it is that of %s", w.t.pos.Names().Player(turn.Player), w.t.pos.Names().Player(next))
	}
	for _, player := range w.t.waiting() {
		w.file.Add(player, "PASS", nil)
	}
	if len(turn.Steps) == 0 {
		return fmt.Errorf("a turn without a step")
	}
	if a, ok := turn.Steps[0].Do.(game.PlaceTile); ok && !jcz.IsAbbey(a.Tile) && len(w.t.abbeySpots(turn.Player)) > 0 {
		w.file.Add(turn.Player, "PASS", nil)
		w.file.Add(turn.Player, "COMMIT", map[string]any{"random": 0.5})
	}
	return nil
}

// end ends a turn that the scenario leaves open.
func (w *writer) end(player int) {
	if !w.t.pos.Turn.Scored {
		w.passes(player, "score")
		w.step(player, game.Score{})
		w.t.pos.Do(game.Score{})
		w.forget()
	}
}

// passes writes the passes of optional steps that come before the step.
func (w *writer) passes(player int, step string) {
	if step != "ferry" && step != "move" && step != "score" && step != "wagon" {
		return
	}
	if !w.acted {
		w.acted = true
		if w.t.figures() || !w.dug && w.t.tunnels() {
			w.file.Add(player, "PASS", nil)
		}
	}
	if !w.dug {
		w.dug = true
		if w.t.tunnels() {
			w.file.Add(player, "PASS", nil)
		}
	}
	if (step == "score" || step == "wagon") && !w.moved {
		w.moved = true
		if len(w.t.movable()) > 0 {
			w.file.Add(player, "PASS", nil)
		}
	}
	if step == "wagon" && w.t.pos.Turn.HasTile && !w.t.pos.Turn.Settled {
		w.file.Add(player, "COMMIT", map[string]any{"random": 0.5})
	}
}

// step writes the message of one step.
func (w *writer) step(player int, do game.Action) {
	b := &w.t.pos.Board
	switch a := do.(type) {
	case game.PlaceTile:
		id, _ := jcz.TileID(a.Tile)
		if !jcz.IsAbbey(a.Tile) {
			w.file.Drawn = append(w.file.Drawn, id)
		}
		w.file.Add(player, "PLACE_TILE", map[string]any{"tileId": id, "rotation": jcz.Rotation(a.Turn), "position": jcz.Position(a.Cell)})
	case game.PlaceMeeple:
		w.acted = true
		at := jcz.Pointer(b, b.SegAt(a.At), a.Kind == game.Abbot)
		if a.Kind == game.Barn {
			at = w.corner(a.At)
		}
		w.file.Add(player, "DEPLOY_MEEPLE", map[string]any{"pointer": at, "meepleId": w.figure(player, a.Kind, a.At)})
	case game.TakeAbbot:
		w.acted = true
		w.file.Add(player, "RETURN_MEEPLE", map[string]any{"source": "ABBOT_RETURN", "pointer": map[string]any{
			"featurePointer": jcz.Pointer(b, b.SegAt(a.At), false), "meepleId": fmt.Sprintf("%d.abbot.1", player)}})
	case game.PlaceFerry:
		w.token(player, "FERRY", jcz.RoadPointer(w.t.pos.Turn.Tile, a.Link))
	case game.MoveFerry:
		w.token(player, "FERRY", jcz.RoadPointer(a.Lake, a.To))
	case game.PlaceBridge:
		w.token(player, "BRIDGE", jcz.RoadPointer(a.Cell, a.Link))
	case game.PlaceTunnel:
		w.dug = true
		w.token(player, "TUNNEL_"+string(rune('A'+a.Pair-1)), jcz.Pointer(b, b.SegAt(a.At), false))
	case game.MoveWagon:
		w.file.Add(a.Player, "DEPLOY_MEEPLE", map[string]any{"pointer": jcz.Pointer(b, b.SegAt(a.At), false), "meepleId": w.figure(a.Player, game.Wagon, a.At)})
	case game.Score:
		w.file.Add(player, "COMMIT", map[string]any{"random": 0.5})
	}
}

func (w *writer) token(player int, name string, pointer map[string]any) {
	w.file.Add(player, "PLACE_TOKEN", map[string]any{"token": name, "pointer": pointer})
}

// corner names the corner of a barn by the cell whose north-western one it is.
func (w *writer) corner(at place.Place) map[string]any {
	b := &w.t.pos.Board
	for _, c := range jcz.CornersOf(at.Cell) {
		if place.AtHalf(c.Half) == at.Part {
			return jcz.Pointer(b, b.SegAt(place.Place{Cell: c.Cell, Part: place.AtHalf(place.NL)}), false)
		}
	}
	return jcz.Pointer(b, b.SegAt(at), false)
}

// figure is the id of a figure that does not stand on the board.
func (w *writer) figure(player int, k game.Kind, at place.Place) string {
	for n := 1; ; n++ {
		id := fmt.Sprintf("%d.%s.%d", player, jcz.KindID(k), n)
		if _, used := w.numbers[id]; !used {
			w.numbers[id] = at
			return id
		}
	}
}

// forget frees the ids of figures that went home.
func (w *writer) forget() {
	for id, at := range w.numbers {
		if !slices.ContainsFunc(w.t.pos.Pieces, func(pc game.Piece) bool { return pc.At == at }) {
			delete(w.numbers, id)
		}
	}
}
