package game

import (
	"cmp"
	"slices"

	"ferryman/rules"
)

// stepDef is a row of the turn: a named step, its place in the order, and
// what decides about it. Replay follows the table and the question after the
// open steps prints it.
type stepDef struct {
	name  string
	order int
	// rule is the rule that gives the step its place in the turn.
	rule rules.ID
	// judge rules on an action; with full it also gives the reasons of a yes.
	judge func(p *Position, a Action, full bool) Ruling
	// apply carries out an action that was judged.
	apply func(p *Position, a Action)
	// open says whether the step may still be taken in this turn.
	open func(p *Position) bool
	// must says whether the turn cannot end without it; nil: never. The
	// reasons are empty if nothing is owed.
	must func(p *Position) []Reason
}

// The order of the steps in a turn. Steps of expansions lie between.
const (
	orderPlace  = 10
	orderBridge = 20
	orderMeeple = 30
	orderTunnel = 40
	orderFerry  = 50
	orderMove   = 60
	orderToll   = 70
	orderWagon  = 80
	orderCrop   = 90
	orderScore  = 100
)

// play is what the game is played with: the expansions and the turn that
// their steps make up, in order. It is made once for a game and never changed.
type play struct {
	expansions []expansion
	steps      []stepDef
	pieces     []pieceDef
}

func newPlay() *play {
	t := &play{expansions: expansions()}
	for _, x := range t.expansions {
		t.steps = append(t.steps, x.steps...)
		t.pieces = append(t.pieces, x.pieces...)
	}
	slices.SortStableFunc(t.steps, func(a, b stepDef) int { return cmp.Compare(a.order, b.order) })
	return t
}

func (t *play) step(name string) *stepDef {
	for i := range t.steps {
		if t.steps[i].name == name {
			return &t.steps[i]
		}
	}
	return nil
}

// OpenStep is a step that may still be taken in this turn.
type OpenStep struct {
	Name    string
	Must    bool
	Because []Reason
}

// OpenSteps lists every step still open in this turn, in order.
func (p *Position) OpenSteps() []OpenStep {
	var out []OpenStep
	for i := range p.play.steps {
		d := &p.play.steps[i]
		if p.Turn.Scored || len(p.late(d)) > 0 || !d.open(p) {
			continue
		}
		s := OpenStep{Name: d.name, Because: []Reason{because(d.rule, "step", Facts{What: d.name, Player: p.Turn.Player})}}
		if d.must != nil {
			why := d.must(p)
			s.Must = len(why) > 0
			s.Because = append(s.Because, why...)
		}
		out = append(out, s)
	}
	return out
}

// Owed lists what the turn still must do before it may end.
func (p *Position) Owed() []Reason { return p.owedBefore(orderScore) }

// owedBefore lists what the turn still must do before a step of that order.
func (p *Position) owedBefore(order int) []Reason {
	var out []Reason
	for i := range p.play.steps {
		if d := &p.play.steps[i]; d.must != nil && d.order < order {
			out = append(out, d.must(p)...)
		}
	}
	return out
}

// late gives the reasons why a step comes too late: a later one was taken.
func (p *Position) late(d *stepDef) []Reason {
	var out []Reason
	seen := func(id rules.ID) bool {
		return slices.ContainsFunc(out, func(r Reason) bool { return r.Rule == id })
	}
	for _, a := range p.Turn.Log {
		done := p.play.step(a.stepName())
		if done == nil || done.order <= d.order {
			continue
		}
		for _, id := range [2]rules.ID{done.rule, d.rule} {
			if p.On(id) && !seen(id) && (id != d.rule || done.name == "score") {
				out = append(out, because(id, "late", Facts{What: d.name, Player: p.Turn.Player}))
			}
		}
	}
	return out
}

// Judge rules on an action of the player to move, with all the rules that
// forbid it. With full the reasons of a yes are given too.
func (p *Position) Judge(a Action, full bool) Ruling {
	d := p.play.step(a.stepName())
	if d == nil {
		return refused(because(rules.BaseTurnSteps, "no-such-step", Facts{What: a.stepName()}))
	}
	late := p.late(d)
	r := d.judge(p, a, full)
	if len(late) == 0 {
		return r
	}
	if r.Verdict != No {
		r.Because = nil
	}
	return Ruling{Verdict: No, Because: append(late, r.Because...)}
}

// Do carries out an action that Judge did not refuse.
func (p *Position) Do(a Action) {
	d := p.play.step(a.stepName())
	if d == nil {
		return
	}
	d.apply(p, a)
	p.Turn.Log = append(p.Turn.Log, a)
}
