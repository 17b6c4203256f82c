package jcz

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/scenarios"
)

// placeToken places a ferry or another token.
func (r *replayer) placeToken(m *message) {
	name := r.value(m, "token", '"')
	if name == nil {
		return
	}
	do := r.token(m, name.text)
	if do == nil {
		return
	}
	if p, ok := r.pointer(m); ok {
		do(r, m, p)
	}
}

// token is what placing the token does; nil if that is not built.
func (r *replayer) token(m *message, name string) func(r *replayer, m *message, p pointer) {
	for _, row := range tokens() {
		if row.name != name {
			continue
		}
		if row.do == nil {
			r.missing("token", name, row.set, m.path)
		}
		return row.do
	}
	r.missing("token", name, "", m.path)
	return nil
}

// ferry sets the new ferry on the lake just placed, or moves one: both are the
// same message.
func (r *replayer) ferry(m *message, p pointer) {
	l, ok := ParseLocation(p.location)
	link, two := l.Link()
	if !ok || !two || p.feature != "Road" {
		r.fail(m.path, p.node.at, scenarios.CodeLink, "a ferry at "+p.feature+" "+p.location, "a Road and two sides, such as NS")
		return
	}
	if r.lake && p.cell == r.cell {
		r.lake = false
		r.step(m, game.PlaceFerry{Link: link})
		return
	}
	r.step(m, game.MoveFerry{Lake: p.cell, To: link})
}

// bridge lays a wooden bridge.
func (r *replayer) bridge(m *message, p pointer) {
	l, ok := ParseLocation(p.location)
	link, two := l.Link()
	if !ok || !two || p.feature != "Road" {
		r.fail(m.path, p.node.at, scenarios.CodeLink, "a bridge at "+p.feature+" "+p.location, "a Road and two sides, such as NS")
		return
	}
	if t, lies := r.table[p.cell]; lies {
		t.bridge = link.Sides()
		r.table[p.cell] = t
	}
	r.step(m, game.PlaceBridge{Cell: p.cell, Link: link})
}

// implied adds the bridges that no message names: a tile that fits only with
// a bridge has it.
func (r *replayer) implied() {
	s := r.h.setup
	if !slices.ContainsFunc(s.Supply, func(x game.SetupSupply) bool { return x.Kind == game.Bridge && x.Count > 0 }) && r.h.supply(s.Sets...)(game.Bridge) == 0 {
		return
	}
	start, faults := game.Start(s)
	if len(faults) > 0 {
		return
	}
	replay := game.Replay{Position: start}
	for i := range s.Turns {
		if len(replay.Begin(i)) > 0 {
			return
		}
		for j := 0; j < len(s.Turns[i].Steps); j++ {
			do := s.Turns[i].Steps[j].Do
			if replay.Position.Judge(do, false).Verdict == game.No {
				return
			}
			replay.Position.Do(do)
			if mends := replay.Position.Turn.Mends; j == 0 && len(mends) > 0 && !bridged(&s.Turns[i]) {
				r.addBridge(i, mends[0])
			}
		}
	}
}

func bridged(t *game.Turn) bool {
	return slices.ContainsFunc(t.Steps, func(s game.Step) bool { _, is := s.Do.(game.PlaceBridge); return is })
}

// addBridge adds a bridge after the tile of a turn.
func (r *replayer) addBridge(turn int, b game.PlaceBridge) {
	t := &r.h.setup.Turns[turn]
	t.Steps = slices.Insert(t.Steps, 1, game.Step{Path: t.Path, Do: b})
	log := r.game.Log
	at := -1
	for i := range log {
		if log[i].Turn != turn || log[i].Kind != Step {
			continue
		}
		if log[i].Step >= 1 {
			log[i].Step++
		} else {
			at = i
		}
	}
	if at >= 0 {
		bridge := log[at]
		bridge.Step = 1
		r.game.Log = slices.Insert(log, at+1, bridge)
	}
}

// tunnelToken places a token of a pair on a tunnel mouth.
func tunnelToken(pair int) func(r *replayer, m *message, p pointer) {
	return func(r *replayer, m *message, p pointer) {
		if at, ok := r.feature(m, p); ok {
			r.step(m, game.PlaceTunnel{At: at, Pair: pair})
		}
	}
}
