package check

import (
	"fmt"
	"slices"
	"strings"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/tile"
	"ferryman/scenarios/jcz"
)

// scored is what one player got for one feature.
type scored struct {
	player int
	kind   tile.Kind
	points int
}

// stage is how far a turn has come for the program that saved the game.
type stage uint8

const (
	stageTile   stage = iota // a tile is to be placed
	stageFigure              // a figure may be placed
	stageTunnel              // a tunnel token may be placed
	stageFerry               // the new ferry is to be set
	stageMove                // ferries may be moved
	stageEnd                 // the turn is to be ended
	stageWagon               // a wagon that was scored may move
	stageAbbey               // the abbey may be placed before a tile is drawn
)

// table is a saved game being replayed.
type table struct {
	g        *jcz.Game
	replay   game.Replay
	pos      *game.Position
	stage    stage
	drawn    int // tiles drawn so far
	over     bool
	begun    int    // the turn that is being played; -1 before the first
	booked   int    // events of this turn that are in the list already
	wagons   []int  // players whose wagon was passed in this turn
	abbey    bool   // the abbey was passed before the next turn
	stopped  string // why the replay could not go on
	points   []int
	events   []scored
	findings []SavedResult
}

func newTable(g *jcz.Game) *table {
	start, faults := game.Start(g.Scenario.Setup)
	t := &table{g: g, replay: game.Replay{Position: start}, begun: -1}
	t.pos = &t.replay.Position
	for _, f := range faults {
		t.finding(f.Path, "the position at the start cannot be", f.Reason)
		t.stopped = "the start is not possible"
	}
	return t
}

func (t *table) finding(path, text string, why ...game.Reason) {
	line, col := t.g.Locate(path)
	t.findings = append(t.findings, SavedResult{Line: line, Col: col, Text: path + ": " + text, Finding: true,
		Outcome: Failed, Got: rulesText(why), Reasons: why})
}

// known notes a known difference.
func (t *table) known(path, id string) {
	for _, d := range jcz.Differences() {
		if d.ID == id {
			line, col := t.g.Locate(path)
			t.findings = append(t.findings, SavedResult{Line: line, Col: col, Text: path + ": " + d.There, Finding: true,
				Known: id, Got: d.Rule.String(), Reasons: []game.Reason{reason(d.Rule)}})
		}
	}
}

// rulesText names the rules of reasons, those that decide.
func rulesText(why []game.Reason) string {
	var out []string
	for _, r := range why {
		if s := fmt.Sprintf("%s (%s)", r.Rule, r.Outcome); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return strings.Join(out, ", ")
}

// play replays the messages.
func (t *table) play() {
	turns := t.g.Scenario.Setup.Turns
	for _, e := range t.g.Log {
		if t.stopped != "" {
			return
		}
		path := fmt.Sprintf("replay/%d", e.Message)
		switch e.Kind {
		case jcz.Pass:
			t.pass(path, e.Player)
		case jcz.AbbeyPass:
			t.passAbbey(path)
		case jcz.Commit:
			t.before(path, "score")
			t.stage = stageWagon
		default:
			step := &turns[e.Turn].Steps[e.Step]
			t.before(path, game.StepName(step.Do))
			if e.Step == 0 {
				t.begin(e.Turn, path, step.Do)
			}
			t.do(path, step.Do)
		}
	}
	t.points = slices.Clone(t.pos.Score)
	t.end()
}

// begin starts a turn: the tiles that were drawn before and fit nowhere are
// put aside, and an abbey that could be placed was passed.
func (t *table) begin(turn int, path string, do game.Action) {
	act, ok := do.(game.PlaceTile)
	if !ok {
		return
	}
	for t.begun++; t.begun <= turn; t.begun++ {
		if t.begun > 0 {
			t.next(t.begun, path, act.Tile)
		}
		if t.begun < turn {
			t.replay.Begin(t.begun) // a turn without a tile
		}
	}
	t.begun = turn
	if why := t.replay.Begin(turn); len(why) > 0 {
		t.finding(path, "the rules refuse this turn", why...)
		t.stopped = path + " is refused"
		return
	}
	t.booked, t.wagons, t.abbey = 0, nil, false
	if jcz.IsAbbey(act.Tile) {
		return
	}
	for t.drawn < len(t.g.Drawn) {
		id := t.g.Drawn[t.drawn]
		t.drawn++
		if slices.Contains(act.Tile.Aliases, id) {
			return
		}
		t.aside(path, id)
	}
	t.drawn++
}

// aside is a tile that was drawn and not placed: it must fit nowhere.
func (t *table) aside(path, id string) {
	drawn, ok := tile.Lookup("jcz:" + id)
	if !ok || !drawn.Drawn() {
		return
	}
	if spots, _ := t.pos.TileSpots(drawn); len(spots) > 0 {
		t.finding(path, "the tile "+id+" was put aside; it fits at "+spots[0].Cell.String(), reason(rules.BaseUnplaceable))
	}
}

func reason(id rules.ID) game.Reason { return game.Reason{Rule: id, Outcome: "rule"} }

// do judges a step and carries it out.
func (t *table) do(path string, do game.Action) {
	if t.stopped != "" {
		return
	}
	if r := t.pos.Judge(do, false); r.Verdict == game.No && t.onlyBehindLabyrinth(do, r) {
		t.known(path, jcz.LabyrinthLegs)
	} else if r.Verdict == game.No {
		t.finding(path, "the rules refuse this "+game.StepName(do)+" step, which the saving program allowed", r.Because...)
		t.stopped = path + " is refused"
		return
	}
	t.pos.Do(do)
	switch do.(type) {
	case game.PlaceTile:
		t.stage = stageFigure
	case game.PlaceMeeple, game.TakeAbbot:
		t.stage = stageTunnel
	case game.PlaceTunnel:
		if t.stage == stageTunnel {
			t.stage = stageFerry
		}
	case game.PlaceFerry, game.MoveFerry:
		t.stage = stageMove
	case game.Score:
		t.stage = stageTile
		t.bookTurn()
	}
}

// bookTurn notes what the turn has brought since it was asked last.
func (t *table) bookTurn() {
	t.book(t.pos.Turn.Events[min(t.booked, len(t.pos.Turn.Events)):])
	t.booked = len(t.pos.Turn.Events)
}

// book notes who got what. Where nobody has the majority, since only figures
// stand there that count nothing, the saving program writes 0 points for their
// owners.
func (t *table) book(events []game.Event) {
	for i := range events {
		e := &events[i]
		for _, o := range e.Owners {
			t.events = append(t.events, scored{o, e.Kind, e.Points()})
		}
		if len(e.Owners) > 0 || e.Seg == board.None || e.Items == nil {
			continue
		}
		on := e.Returned
		if e.Final {
			on = t.pos.PiecesOn(e.Seg)
		}
		for _, pc := range on {
			t.events = append(t.events, scored{pc.Owner, e.Kind, 0})
		}
	}
}

// before compares what the rules offer with what was left out without a pass:
// a step that is not taken and not passed was not offered there.
func (t *table) before(path, step string) {
	later := step == "ferry" || step == "move" || step == "score"
	if t.stage == stageFigure && later {
		switch {
		case t.builderOnComplete():
			t.known(path, jcz.BuilderOnComplete)
		case t.figures():
			t.finding(path, "the rules let a figure be placed here, the saving program did not offer it", reason(rules.BasePlaceMeeple))
		}
		t.stage = stageTunnel
	}
	if t.stage == stageTunnel && later {
		if t.tunnels() {
			t.finding(path, "the rules let a tunnel token be placed here, the saving program did not offer it", reason(rules.TunnelToken))
		}
		t.stage = stageFerry
	}
	if t.stage == stageFerry && step != "ferry" {
		t.stage = stageMove
	}
	if t.stage == stageMove && step == "score" {
		if moves := t.movable(); len(moves) > 0 {
			t.finding(path, "the rules let the ferry at "+moves[0].Lake.String()+" be moved here, the saving program did not offer it", moves[0].Ruling.Because...)
		}
		t.stage = stageEnd
	}
}

// pass is an optional step that was offered and left out.
func (t *table) pass(path string, player int) {
	if t.stage == stageTile || t.stage == stageWagon {
		t.passWagon(path, player)
		return
	}
	if t.stage == stageFigure {
		// Tunnel tokens are offered twice: beside the figures, and after them.
		t.stage = stageTunnel
		if t.figures() || t.tunnels() {
			return
		}
	}
	if t.stage == stageTunnel {
		t.stage = stageFerry
		if t.tunnels() {
			return
		}
	}
	if t.stage <= stageMove {
		t.stage = stageEnd
		if len(t.movable()) > 0 {
			return
		}
	}
	t.finding(path, "the saving program offered a step here, the rules offer none", t.whyNoMove()...)
}

func (t *table) passWagon(path string, player int) {
	waiting := t.waiting()
	if player < 0 && len(waiting) > 0 {
		player = waiting[0]
	}
	if !slices.Contains(waiting, player) {
		t.finding(path, "the saving program offered the move of a wagon here, the rules allow none", reason(rules.WagonMove))
	}
	t.wagons = append(t.wagons, player)
}

// whyNoMove is why no ferry may be moved.
func (t *table) whyNoMove() []game.Reason {
	var out []game.Reason
	for _, m := range t.pos.FerryMoves() {
		out = append(out, m.Ruling.Because...)
	}
	return out
}
