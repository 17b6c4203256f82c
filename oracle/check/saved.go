package check

import (
	"fmt"
	"slices"
	"strings"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// Outcome is how a sentence of a saved game came out.
type Outcome uint8

// The outcomes.
const (
	Passed Outcome = iota
	Failed
	Unsupported // it needs what is not built
)

// String is the word in reports.
func (o Outcome) String() string { return [...]string{"pass", "fail", "unsupported"}[o%3] }

// SavedResult is one sentence of a saved game and how it came out, or a
// finding: a place in the replay where our rules and the program that saved
// the game differ.
type SavedResult struct {
	Line, Col int
	Text      string // the sentence; of a finding what differs
	Finding   bool
	Known     string // of a finding: the id of the known difference that it is; then it is no failure
	Outcome   Outcome
	Got       string        // what came out instead, or what is missing
	Reasons   []game.Reason // of a finding: the rules that decide here
}

// Saved is a saved game that was verified.
type Saved struct {
	Game    *jcz.Game
	Outcome Outcome // fail if anything failed, unsupported if the game uses what is not built
	Results []SavedResult
}

// SavedSummary counts saved games and their sentences.
type SavedSummary struct {
	Games       int `json:"games"`
	Passed      int `json:"passed"`
	Failed      int `json:"failed"`
	Unsupported int `json:"unsupported"` // games that use what is not built
	Assertions  int `json:"assertions"`
	Met         int `json:"met"`
	Unmet       int `json:"unmet"`
	Unanswered  int `json:"unanswered"` // sentences that need what is not built
	Findings    int `json:"findings"`   // places where the rules and the saving program differ
	Known       int `json:"known"`      // such places that are known differences
}

// AddSaved takes over a verified saved game, or why it could not be read.
func (r *Report) AddSaved(s *Saved, problems []scenarios.Problem) {
	r.Summary.Files++
	r.Problems = append(r.Problems, problems...)
	if s == nil {
		r.Summary.Problems++
		return
	}
	r.Saved = append(r.Saved, *s)
	sum := &r.Summary.Saved
	sum.Games++
	*[...]*int{&sum.Passed, &sum.Failed, &sum.Unsupported}[s.Outcome]++
	for _, res := range s.Results {
		switch {
		case res.Known != "":
			sum.Known++
			continue
		case res.Finding:
			sum.Findings++
			continue
		}
		sum.Assertions++
		*[...]*int{&sum.Met, &sum.Unmet, &sum.Unanswered}[res.Outcome]++
	}
}

// SavedGame verifies a saved game: every step is judged by the rules, whether
// an optional step was offered is compared with what the rules offer, and its
// sentences are checked at its end.
func SavedGame(g *jcz.Game) *Saved {
	s := &Saved{Game: g}
	if len(g.Missing) > 0 || g.Scenario == nil {
		s.Outcome = Unsupported
		for _, t := range g.Tests {
			s.sentence(t, Unsupported, jcz.Names(g.Missing))
		}
		return s
	}
	t := newTable(g)
	t.play()
	s.Results = t.findings
	for _, test := range g.Tests {
		outcome, got := t.holds(strings.TrimSuffix(strings.TrimSpace(test.Text), "."))
		s.sentence(test, outcome, got)
	}
	s.Outcome = s.worst()
	return s
}

// worst is the outcome of the game: a failure before what is not built.
func (s *Saved) worst() Outcome {
	worst := Passed
	for _, res := range s.Results {
		if res.Outcome == Failed {
			return Failed
		}
		worst = max(worst, res.Outcome)
	}
	return worst
}

func (s *Saved) sentence(t jcz.Test, o Outcome, got string) {
	line, col := s.Game.Locate(t.Path)
	s.Results = append(s.Results, SavedResult{Line: line, Col: col, Text: t.Text, Outcome: o, Got: got})
}

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
	t := &table{g: g, replay: game.Replay{Position: start}}
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
	if turn > 0 {
		t.next(turn, path, act.Tile)
	}
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

// next compares what comes after a turn: whose turn it is, and whether a wagon
// could still move or an abbey be placed.
func (t *table) next(turn int, path string, placed *tile.Tile) {
	if waiting := t.waiting(); len(waiting) > 0 {
		t.finding(path, "the rules let the wagon of "+t.pos.Names().Player(waiting[0])+" move here, the saving program did not offer it", reason(rules.WagonMove))
	}
	got, want := t.g.Scenario.Setup.Turns[turn].Player, t.nextPlayer()
	if got != want {
		double := t.pos.DoubleTurn()
		t.finding(path, fmt.Sprintf("it is the turn of %s; by the rules it is that of %s", t.pos.Names().Player(got), t.pos.Names().Player(want)), double.Because...)
	}
	if !jcz.IsAbbey(placed) && !t.abbey && len(t.abbeySpots(got)) > 0 {
		t.finding(path, "the rules let "+t.pos.Names().Player(got)+" place the abbey here, the saving program did not offer it", reason(rules.AbbeyPlace))
	}
}

// nextPlayer is whose turn comes after the one that ended.
func (t *table) nextPlayer() int {
	if len(t.g.Scenario.Setup.Turns) == 0 || !t.pos.Turn.HasTile {
		return t.pos.Turn.Player
	}
	if t.pos.DoubleTurn().Verdict == game.Yes {
		return t.pos.Turn.Player
	}
	return (t.pos.Turn.Player + 1) % t.pos.Players()
}

// abbeySpots lists where the player can place an abbey.
func (t *table) abbeySpots(player int) []game.Spot {
	if t.pos.Supply[player][game.AbbeyTile] <= 0 {
		return nil
	}
	abbey, ok := tile.Lookup("jcz:AM/A")
	if !ok {
		return nil
	}
	p := *t.pos
	p.Turn.Player = player
	spots, _ := p.TileSpots(abbey)
	return spots
}

func (t *table) passAbbey(path string) {
	if t.abbey = true; len(t.abbeySpots(t.nextPlayer())) == 0 {
		t.finding(path, "the saving program offered to place an abbey here, the rules let none be placed", reason(rules.AbbeyPlace))
	}
}

// waiting lists the players whose wagon may move and was not passed, in the
// order of play from the player to move.
func (t *table) waiting() []int {
	var out []int
	for i := range t.pos.Players() {
		player := (t.pos.Turn.Player + i) % t.pos.Players()
		if !slices.Contains(t.wagons, player) && len(t.pos.WagonSpots(player)) > 0 {
			out = append(out, player)
		}
	}
	return out
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

// movable lists the ferries that may be moved.
func (t *table) movable() []game.FerryMove {
	return slices.DeleteFunc(t.pos.FerryMoves(), func(m game.FerryMove) bool { return m.Ruling.Verdict != game.Yes })
}

// figures says whether any figure can be placed, the abbot taken back or a
// bridge laid.
func (t *table) figures() bool {
	if t.pos.Supply[t.pos.Turn.Player][game.Bridge] > 0 && len(t.pos.BridgeSpots()) > 0 {
		return true
	}
	for _, pc := range t.pos.Pieces {
		if pc.Kind == game.Abbot && pc.Owner == t.pos.Turn.Player && t.pos.Judge(game.TakeAbbot{At: pc.At}, false).Verdict == game.Yes {
			return true
		}
	}
	for _, k := range figureKinds() {
		if slices.ContainsFunc(t.spots(k), spot.offered) {
			return true
		}
	}
	return false
}

// tunnels says whether a tunnel token can be placed.
func (t *table) tunnels() bool {
	if t.pos.Supply[t.pos.Turn.Player][game.TunnelToken] <= 0 {
		return false
	}
	b := &t.pos.Board
	for _, l := range b.Tiles() {
		for _, s := range b.Segments(l) {
			for pair := 1; pair <= 3 && b.Mouth(s); pair++ {
				if t.pos.Judge(game.PlaceTunnel{At: b.Place(s), Pair: pair}, false).Verdict == game.Yes {
					return true
				}
			}
		}
	}
	return false
}

// builderOnComplete says whether all that the rules let be placed is a builder
// on complete features.
func (t *table) builderOnComplete() bool {
	return !t.figures() && len(t.spots(game.Builder)) > 0
}

// figureKinds are the pieces that are placed as a figure.
func figureKinds() []game.Kind {
	return slices.DeleteFunc(game.BuiltPieces(), func(k game.Kind) bool {
		return k == game.Bridge || k == game.TunnelToken || k == game.AbbeyTile || k == game.Tollhouse
	})
}

// spot is where a figure may be placed: the segment, and for a barn the cell
// whose north-western corner it is.
type spot struct {
	seg    board.Seg
	corner place.Cell
	known  string // the known difference between the rules and the saving program about it
}

// offered says whether the saving program offers the spot.
func (s spot) offered() bool { return s.known != jcz.BuilderOnComplete }

// spots lists where on the tile just placed a figure of that kind may be
// placed.
func (t *table) spots(k game.Kind) []spot {
	if !t.pos.Turn.HasTile || t.pos.Supply[t.pos.Turn.Player][k] <= 0 {
		return nil
	}
	l, _ := t.pos.Board.At(t.pos.Turn.Tile)
	var out []spot
	if k == game.Barn {
		for _, c := range jcz.CornersOf(l.Cell) {
			at := place.Place{Cell: l.Cell, Part: place.AtHalf(c.Half)}
			if t.pos.Judge(game.PlaceMeeple{Kind: k, At: at}, false).Verdict == game.Yes {
				out = append(out, spot{seg: t.pos.Board.SegAt(place.Place{Cell: c.Cell, Part: place.AtHalf(place.NL)}), corner: c.Cell})
			}
		}
		return out
	}
	for _, s := range t.pos.Board.Segments(l) {
		do := game.PlaceMeeple{Kind: k, At: t.pos.Board.Place(s)}
		switch r := t.pos.Judge(do, false); {
		case r.Verdict == game.Yes && k == game.Builder && t.pos.Complete(s).Verdict == game.Yes:
			out = append(out, spot{seg: s, known: jcz.BuilderOnComplete})
		case r.Verdict == game.Yes:
			out = append(out, spot{seg: s})
		case t.onlyBehindLabyrinth(do, r):
			out = append(out, spot{seg: s, known: jcz.LabyrinthLegs})
		}
	}
	return out
}

// end finds out what comes after the last message: the game may be over.
func (t *table) end() {
	if t.stopped != "" {
		return
	}
	t.bookTurn()
	switch t.stage {
	case stageFigure:
		if !t.figures() && !t.tunnels() {
			t.afterAction()
		}
	case stageTunnel:
		t.afterAction()
	case stageFerry:
		t.afterFigure()
	case stageMove:
		t.afterFerry()
	case stageTile, stageWagon:
		t.afterTurn()
	}
}

func (t *table) afterAction() {
	t.stage = stageTunnel
	if !t.tunnels() {
		t.stage = stageFerry
		t.afterFigure()
	}
}

func (t *table) afterFigure() {
	if t.pos.MustPlaceFerry().Verdict != game.Yes {
		t.afterFerry()
	}
}

func (t *table) afterFerry() {
	t.stage = stageMove
	if len(t.movable()) == 0 {
		t.stage = stageEnd
	}
}

// afterTurn is what comes after a turn: a wagon moves, an abbey may be placed,
// or the next tile is drawn. With none left the game is scored.
func (t *table) afterTurn() {
	if t.stage = stageTile; len(t.waiting()) > 0 {
		t.stage = stageWagon
		return
	}
	if !t.abbey && t.pos.Turn.HasTile && len(t.abbeySpots(t.nextPlayer())) > 0 {
		t.stage = stageAbbey
		return
	}
	for t.drawn < len(t.g.Drawn) && (t.g.End == 0 || t.drawn < t.g.End) {
		if next, ok := tile.Lookup("jcz:" + t.g.Drawn[t.drawn]); ok {
			if spots, missing := t.pos.TileSpots(next); len(spots) > 0 || len(missing) > 0 {
				return
			}
		}
		t.drawn++
	}
	if t.g.End > 0 && t.drawn < t.g.End || t.g.End == 0 && t.g.Pack > 0 {
		return
	}
	t.over = true
	final := t.pos.FinalScoring()
	t.book(final)
	for i := range final {
		for _, o := range final[i].Owners {
			t.points[o] += final[i].Points()
		}
	}
}
