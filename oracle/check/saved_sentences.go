package check

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/tile"
	"ferryman/scenarios/jcz"
)

// form is a form of sentences.
type form struct {
	shape string // for the page on saved games
	// check says whether a sentence is of it, and how it came out.
	check func(t *table, s string) (is bool, o Outcome, got string)
}

// forms are the forms of sentences, tried in order.
func forms() []form {
	return []form{
		{"`Phase is <Phase>`: " + strings.Join(phases(), ", "), phase},
		{"`Player can pass`, `Player can't pass`", mayPass},
		{"`Undo is allowed`, `Undo is not allowed` (a convention of the saving program, no rule: everything but what ended a turn)", undo},
		{"`Available action <Action> for <thing>`: TilePlacement, Meeple, Ferries, Ferry, Commit", available},
		{"`TilePlacement <tile> options: [x,y] - [R0, R90]; …` (an exact set)", tileOptions},
		{"`Meeple <kind> options: {Feature,location,[x,y]}; …` (an exact set)", figureOptions},
		{"`Ferries options: {Road,WE,[x,y]}; …` (an exact set)", ferryOptions},
		{"`<player> scored <feature> for <n> points`: road, city, field, monastery, garden; at any time of the game", scoredPoints},
		{"`<player> has <n> points`", hasPoints},
		{"`<player> has <token> token with count <n>`: tunnel tokens", hasTokens},
	}
}

// SentenceForms lists the forms of sentences that can be checked.
func SentenceForms() []string {
	var out []string
	for _, f := range forms() {
		out = append(out, f.shape)
	}
	return out
}

// holds checks a sentence at the end of the replay.
func (t *table) holds(s string) (Outcome, string) {
	if t.stopped != "" {
		return Failed, "not reached: " + t.stopped
	}
	for _, f := range forms() {
		if is, o, got := f.check(t, s); is {
			return o, got
		}
	}
	return Unsupported, "this form of sentence"
}

func equal(got, want string) (bool, Outcome, string) {
	if got == want {
		return true, Passed, ""
	}
	return true, Failed, got
}

// The phases of the saving program at which a replay of what is built can end.
const (
	phaseTile   = "TilePhase"
	phaseAction = "ActionPhase"
	phaseTunnel = "TunnelPhase"
	phaseFerry  = "PlaceFerryPhase"
	phaseMove   = "ChangeFerriesPhase"
	phaseCommit = "CommitActionPhase"
	phaseWagon  = "WagonPhase"
	phaseAbbey  = "AbbeyPhase"
	phaseOver   = "GameOverPhase"
)

// phases lists the phases by stage, and the end of the game.
func phases() []string {
	return []string{phaseTile, phaseAction, phaseTunnel, phaseFerry, phaseMove, phaseCommit, phaseWagon, phaseAbbey, phaseOver}
}

func (t *table) phase() string {
	if t.over {
		return phaseOver
	}
	return phases()[t.stage]
}

func phase(t *table, s string) (bool, Outcome, string) {
	want, ok := strings.CutPrefix(s, "Phase is ")
	if !ok {
		want, ok = strings.CutPrefix(s, "phase is ")
	}
	if !ok {
		return false, 0, ""
	}
	return equal(t.phase(), want)
}

// mayPass: a step that is open may be left out, where a figure may be placed
// or a ferry moved.
func mayPass(t *table, s string) (bool, Outcome, string) {
	var want bool
	switch s {
	case "Player can pass":
		want = true
	case "Player can't pass", "Player cannot pass":
	default:
		return false, 0, ""
	}
	open := []string{phaseAction, phaseTunnel, phaseMove, phaseWagon, phaseAbbey}
	if got := slices.Contains(open, t.phase()); got != want {
		return true, Failed, "in the " + t.phase() + " the step may be left out: " + yesNo(got)
	}
	return true, Passed, ""
}

// undo is a convention of the saving program, no rule: everything may be taken
// back but what ended a turn.
func undo(t *table, s string) (bool, Outcome, string) {
	var want bool
	switch s {
	case "Undo is allowed":
		want = true
	case "Undo is not allowed":
	default:
		return false, 0, ""
	}
	if got := t.stage != stageTile && t.stage != stageWagon && t.stage != stageAbbey; got != want {
		return true, Failed, "taking back is possible: " + yesNo(got)
	}
	return true, Passed, ""
}

// available: an action that the phase offers.
func available(t *table, s string) (bool, Outcome, string) {
	rest, ok := strings.CutPrefix(s, "Available action ")
	if !ok {
		return false, 0, ""
	}
	action, what, _ := strings.Cut(rest, " for ")
	switch action {
	case "TilePlacement":
		if _, ok := tile.Lookup("jcz:" + what); !ok {
			return true, Unsupported, "tile " + what
		}
		if what == "AM/A" {
			return t.inPhase(phaseAbbey)
		}
		if next := t.nextTile(); next != "" && next != what {
			return true, Failed, "the next tile is " + next
		}
		return t.inPhase(phaseTile)
	case "Ferries":
		return t.inPhase(phaseMove)
	case "Meeple":
		k, ok := jcz.KindByTitle(what)
		if !ok {
			return true, Unsupported, "figure " + what
		}
		if k == game.Wagon && t.stage == stageWagon {
			return true, Passed, ""
		}
		if t.phase() == phaseAction && len(t.spots(k)) == 0 {
			return true, Failed, "no place for a " + k.String()
		}
		return t.inPhase(phaseAction)
	case "Ferry":
		return t.inPhase(phaseFerry)
	case "Confirm", "Commit":
		return t.inPhase(phaseCommit)
	}
	return true, Unsupported, "action " + action
}

// nextTile is the tile that is drawn next; empty if the file does not say it.
func (t *table) nextTile() string {
	if t.drawn < len(t.g.Drawn) {
		return t.g.Drawn[t.drawn]
	}
	return ""
}

func (t *table) inPhase(want string) (bool, Outcome, string) {
	if got := t.phase(); got != want {
		return true, Failed, "the phase is " + got
	}
	return true, Passed, ""
}

// scoredPoints: "Bob scored road for 7 points", at any time of the game.
func scoredPoints(t *table, s string) (bool, Outcome, string) {
	rest, n, ok := points(s)
	who, what, both := strings.Cut(rest, " scored ")
	what, forPoints := strings.CutSuffix(what, " for")
	if !ok || !both || !forPoints {
		return false, 0, ""
	}
	player, known := t.pos.Names().PlayerByName(who)
	if !known {
		return true, Failed, "nobody is called " + who
	}
	kind, known := jcz.FeatureByWord(what)
	if !known {
		return true, Unsupported, "feature " + what
	}
	if slices.Contains(t.events, scored{player, kind, n}) {
		return true, Passed, ""
	}
	var got []string
	for _, e := range t.events {
		if e.player == player && e.kind == kind {
			got = append(got, strconv.Itoa(e.points))
		}
	}
	return true, Failed, who + " scored " + what + " for [" + strings.Join(got, ", ") + "]"
}

// points cuts off "7 points" or "1 point".
func points(s string) (rest string, n int, ok bool) {
	s, many := strings.CutSuffix(s, " points")
	if !many {
		s, ok = strings.CutSuffix(s, " point")
		if !ok {
			return "", 0, false
		}
	}
	i := strings.LastIndexByte(s, ' ')
	if i < 0 {
		return "", 0, false
	}
	n, err := strconv.Atoi(s[i+1:])
	return s[:i], n, err == nil
}

// hasPoints: "Alice has 11 points".
func hasPoints(t *table, s string) (bool, Outcome, string) {
	rest, n, ok := points(s)
	who, has := strings.CutSuffix(rest, " has")
	if !ok || !has {
		return false, 0, ""
	}
	player, known := t.pos.Names().PlayerByName(who)
	if !known {
		return true, Failed, "nobody is called " + who
	}
	return equal(strconv.Itoa(t.points[player]), strconv.Itoa(n))
}

// hasTokens: "Alice has TUNNEL_A token with count 2", those not yet placed.
func hasTokens(t *table, s string) (bool, Outcome, string) {
	who, rest, ok := strings.Cut(s, " has ")
	token, count, both := strings.Cut(rest, " token with count ")
	want, err := strconv.Atoi(count)
	if !ok || !both || err != nil {
		return false, 0, ""
	}
	player, known := t.pos.Names().PlayerByName(who)
	if !known {
		return true, Failed, "nobody is called " + who
	}
	pair := strings.Index("ABC", strings.TrimPrefix(token, "TUNNEL_")) + 1
	if !strings.HasPrefix(token, "TUNNEL_") || pair == 0 {
		return true, Unsupported, "token " + token
	}
	left := 0
	if pair <= t.pos.TunnelPairs() {
		left = 2
	}
	for _, pc := range t.pos.Pieces {
		if pc.Kind == game.TunnelToken && pc.Owner == player && pc.Pair == pair {
			left--
		}
	}
	return equal(strconv.Itoa(left), strconv.Itoa(want))
}
