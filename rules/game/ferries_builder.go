package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
)

// ferriesAndBuilder is where The Ferries and Traders & Builders meet: a builder
// that a ferry move parts from its meeple goes home, judged once after all
// moves (ferries/builder-returned, ferries/builder-other-meeple), and a road
// that a ferry makes longer gives no double turn (ferries/no-double-turn).
func ferriesAndBuilder() expansion {
	return expansion{set: "ferries+traders", before: buildersCutOff, again: doubleByFerry, effects: builderEffects}
}

// buildersCutOff lists the builders that this turn's ferry moves parted from
// every meeple they were with.
func buildersCutOff(p *Position) []Event {
	if len(p.Turn.Moves) == 0 || !p.On(rules.FerriesBuilderReturned) ||
		!slices.ContainsFunc(p.Pieces, func(pc Piece) bool { return pc.Kind == Builder }) {
		return nil
	}
	before := p.beforeMoves()
	var out []Event
	for _, b := range p.Pieces {
		if b.Kind != Builder {
			continue
		}
		with, still, other := 0, 0, 0
		for _, m := range p.Pieces {
			if m.Owner != b.Owner || !p.follower(m.Kind) || m.Seg == board.None {
				continue
			}
			was, is := before.Same(b.Seg, m.Seg), p.Board.Same(b.Seg, m.Seg)
			switch {
			case was && is:
				still++
			case is:
				other++
			}
			if was {
				with++
			}
		}
		f := Facts{At: b.At, Player: b.Owner, Piece: Builder}
		switch {
		case with == 0 || still > 0:
		case other > 0 && p.On(rules.FerriesBuilderOtherMeeple):
		default:
			out = append(out, p.sentHome(b, because(rules.FerriesBuilderReturned, "cut-off", f)))
		}
	}
	return out
}

// builderEffects tells whether a ferry move sends a builder home.
func builderEffects(before, after *Position) []Effect {
	already := buildersCutOff(before)
	for _, e := range buildersCutOff(after) {
		if !goneHome(already, &e.Returned[0]) {
			return []Effect{{"returns-builder", e.Why}}
		}
	}
	return nil
}

// StayingBuilders explains the builders that were parted from their meeple but
// stand with another one of the same owner (ferries/builder-other-meeple).
func (p *Position) StayingBuilders() []Reason {
	if len(p.Turn.Moves) == 0 {
		return nil
	}
	off := p.Clone()
	off.switches.Set(rules.FerriesBuilderOtherMeeple, false)
	gone := buildersCutOff(&off)
	stays := buildersCutOff(p)
	var out []Reason
	for i := range gone {
		pc := gone[i].Returned[0]
		if !slices.ContainsFunc(stays, func(e Event) bool { return e.Returned[0] == pc }) {
			out = append(out, because(rules.FerriesBuilderOtherMeeple, "stays", Facts{At: pc.At, Player: pc.Owner, Piece: Builder}))
		}
	}
	return out
}

// doubleByFerry rules on a double turn for a road that only a ferry made
// longer.
func doubleByFerry(p *Position) (Ruling, bool) {
	if p.Turn.Double || len(p.Turn.Moves) == 0 {
		return Ruling{}, false
	}
	f := Facts{Player: p.Turn.Player, Piece: Builder}
	for _, m := range p.Turn.Moves {
		l, _ := p.Board.At(m.Lake)
		for _, s := range p.jetties(l) {
			if p.Board.LinkAt(m.Lake).Has(p.Board.Sides(s).First()) && p.builderOn(s) {
				f.Ferry = m.Lake
				if p.On(rules.FerriesNoDoubleTurn) {
					return refused(because(rules.FerriesNoDoubleTurn, "ferry-only", f)), true
				}
				return allowed(because(rules.FerriesNoDoubleTurn, "house-rule", f)), true
			}
		}
	}
	return Ruling{}, false
}
