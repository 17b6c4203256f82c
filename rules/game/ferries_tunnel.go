package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
)

// ferriesAndTunnel is where The Ferries and The Tunnel meet: a token gives no
// right to move a ferry, also where it joins the tile placed in the same turn
// to a ferry's road; a tunnel that was finished earlier is simply part of the
// way (ferries/tunnel-not-extension, ferries/tunnel-same-turn).
func ferriesAndTunnel() expansion { return expansion{set: "ferries+tunnel"} }

// barred lists the mouths that the way to the first ferry does not go through:
// those joined in this turn.
func (p *Position) barred() []board.Seg {
	if !p.On(rules.FerriesTunnelNotExtension) {
		return nil
	}
	return p.Turn.Dug
}

// onlyByTunnel gives the reasons if the ferry is met only through a tunnel that
// was joined this turn.
func (p *Position) onlyByTunnel(l board.Laid, lake place.Cell, f Facts) []Reason {
	if len(p.Turn.Dug) == 0 || !p.On(rules.FerriesTunnelNotExtension) {
		return nil
	}
	for _, m := range p.Board.Segments(l) {
		if p.Board.Mouth(m) && p.Board.Through(m) != board.None && p.ferryOn(lake, m) {
			return []Reason{because(rules.FerriesTunnelNotExtension, "same-turn", f, because(rules.FerriesTunnelSameTurn, "disputed", f))}
		}
	}
	for _, s := range p.Board.Outwards(l) {
		if s.Kind == board.AtFerry && s.Cell == lake {
			f.Way = s.Way
			return []Reason{because(rules.FerriesTunnelNotExtension, "same-turn", f, because(rules.FerriesTunnelSameTurn, "disputed", f))}
		}
	}
	for _, m := range p.Turn.Dug {
		if p.ferryOn(lake, m) {
			return []Reason{because(rules.FerriesTunnelNotExtension, "token-only", f)}
		}
	}
	return nil
}
