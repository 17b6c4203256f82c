package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/place"
)

// Replay is a game played up to a point.
type Replay struct {
	Position Position
	Refused  *Refusal         // the first illegal step that was not expected; the position is before it
	Illegal  []IllegalOutcome // one for every turn that says `illegal`
	Rulings  []StepRuling     // only if asked for
}

// IllegalOutcome compares the rule a turn names as forbidding a step with what
// happened.
type IllegalOutcome struct {
	Path     string
	Turn     int
	Expected rules.ID
	Refusal  *Refusal // nil: every step was legal
	Met      bool
}

// StepRuling is the ruling on a step that was carried out.
type StepRuling struct {
	Path   string
	Turn   int
	Step   string
	Ruling Ruling
}

// End is the point after everything a setup has.
func (s *Setup) End() Point { return Point{Turn: len(s.Turns) - 1} }

// Play replays the turns of a setup from a position that Start made of it, up
// to a point. The position is not changed. With full every step's reasons are
// kept.
func Play(start *Position, upTo Point, full bool) Replay {
	r := Replay{Position: start.Clone()}
	for i := 0; i <= upTo.Turn && i < len(start.Setup.Turns); i++ {
		until := ""
		if i == upTo.Turn {
			until = upTo.Step
		}
		if !r.turn(i, until, full) {
			break
		}
	}
	return r
}

// PlayUnder replays like Play, but judges the entry of the point itself, from
// its start, with other rules; the entries before it are facts, played and
// scored with the rules of the setup. Without a turn all is judged with the
// other rules.
func PlayUnder(start *Position, upTo Point, other rules.Switches) Replay {
	r := Play(start, Point{Turn: upTo.Turn - 1}, false)
	if r.Refused != nil || upTo.Turn < 0 || upTo.Turn >= len(start.Setup.Turns) {
		r.Position.switches = other
		return r
	}
	t := &r.Position.Setup.Turns[upTo.Turn]
	if why, path := r.begin(upTo.Turn, t); len(why) > 0 {
		r.refuse(t, Refusal{path, upTo.Turn, "begin", why})
		return r
	}
	r.Position.switches = other
	r.steps(upTo.Turn, t, upTo.Step, false)
	return r
}

// turn replays one entry; false if a step was refused unexpectedly.
func (r *Replay) turn(i int, until string, full bool) bool {
	t := &r.Position.Setup.Turns[i]
	if why, path := r.begin(i, t); len(why) > 0 {
		return r.refuse(t, Refusal{path, i, "begin", why})
	}
	return r.steps(i, t, until, full)
}

// steps replays the steps of an entry that has begun.
func (r *Replay) steps(i int, t *Turn, until string, full bool) bool {
	last := lastOf(t.Steps, until)
	for j := range t.Steps[:last] {
		st := &t.Steps[j]
		ruling := r.Position.Judge(st.Do, full)
		if ruling.Verdict == No {
			return r.refuse(t, Refusal{st.Path, i, st.Do.stepName(), ruling.Because})
		}
		if full {
			r.Rulings = append(r.Rulings, StepRuling{st.Path, i, st.Do.stepName(), ruling})
		}
		r.Position.Do(st.Do)
	}
	if t.Illegal != 0 && last == len(t.Steps) {
		return r.legalAfterAll(t, i)
	}
	return true
}

// lastOf is the number of steps to replay: up to and with the last one of that
// name. Without a name all; a name the turn does not have stops where that
// step would have stood.
func lastOf(steps []Step, until string) int {
	if until == "" {
		return len(steps)
	}
	for j := len(steps) - 1; j >= 0; j-- {
		if steps[j].Do.stepName() == until {
			return j + 1
		}
	}
	return earlierThan(steps, until)
}

// earlierThan counts the leading steps that come before the named one in the
// order of a turn.
func earlierThan(steps []Step, name string) int {
	t := newPlay()
	d := t.step(name)
	if d == nil {
		return len(steps)
	}
	return slices.IndexFunc(append(slices.Clone(steps), Step{}), func(s Step) bool {
		return s.Do == nil || t.step(s.Do.stepName()) != nil && t.step(s.Do.stepName()).order > d.order
	})
}

// begin ends the turn before and starts this one.
func (r *Replay) begin(i int, t *Turn) ([]Reason, string) {
	p := &r.Position
	second := false
	if i > 0 {
		before := &p.Setup.Turns[i-1]
		if !p.Turn.Scored {
			ruling := p.Judge(Score{}, false)
			if ruling.Verdict == No && before.Illegal == 0 {
				return ruling.Because, before.Path
			}
			p.Do(Score{})
		}
		second = !t.Pass && !before.Pass && before.Player == t.Player && (p.Players() > 1 || t.Part == 2)
	}
	if second {
		if r := p.DoubleTurn(); r.Verdict == No {
			return r.Because, t.Path
		}
	}
	first := p.usedBefore(second)
	p.Turn = TurnState{Player: t.Player, Part: 1, Passed: t.Pass, Log: p.Turn.Log[:0], Moves: p.Turn.Moves[:0], First: first}
	if second {
		p.Turn.Part = 2
	}
	return nil, ""
}

// usedBefore lists the ferries set or moved in the part of the turn that just
// ended, if another part follows.
func (p *Position) usedBefore(second bool) []place.Cell {
	if !second {
		return nil
	}
	var out []place.Cell
	for _, a := range p.Turn.Log {
		switch m := a.(type) {
		case MoveFerry:
			out = append(out, m.Lake)
		case PlaceFerry:
			out = append(out, p.Turn.Tile)
		}
	}
	return out
}

// refuse notes a refused step: as what the turn expects, or as the end of the
// replay.
func (r *Replay) refuse(t *Turn, no Refusal) bool {
	if t.Illegal == 0 {
		r.Refused = &no
		return false
	}
	met := slices.ContainsFunc(no.Reasons, func(w Reason) bool { return w.Rule == t.Illegal })
	r.Illegal = append(r.Illegal, IllegalOutcome{t.Path, no.Turn, t.Illegal, &no, met})
	return true
}

// legalAfterAll notes a turn that names a forbidden step but has none. If the
// turn does not end by itself, ending it may be what is forbidden.
func (r *Replay) legalAfterAll(t *Turn, i int) bool {
	if !r.Position.Turn.Scored {
		if ruling := r.Position.Judge(Score{}, false); ruling.Verdict == No {
			return r.refuse(t, Refusal{t.Path, i, "score", ruling.Because})
		}
	}
	r.Illegal = append(r.Illegal, IllegalOutcome{t.Path, i, t.Illegal, nil, false})
	return true
}
