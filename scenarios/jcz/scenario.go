package jcz

import "ferryman/scenarios"

// Checked is the game as a scenario whose turns the rules have judged; nil
// with the problems if they refuse a step or something is not built.
func (g *Game) Checked() (*scenarios.Scenario, []scenarios.Problem) {
	if len(g.Missing) > 0 || g.Scenario == nil {
		p := scenarios.Problem{File: g.File, Code: scenarios.CodeNotBuilt,
			Found: "a game with what this version does not play yet: " + Names(g.Missing),
			Fix:   "docs/saved-games.md lists what is played."}
		if len(g.Missing) > 0 {
			p.Path = g.Missing[0].Path
			p.Line, p.Col = g.Locate(p.Path)
		}
		return nil, []scenarios.Problem{p}
	}
	if problems := g.Scenario.Check(); scenarios.Failed(problems) {
		return nil, problems
	}
	return g.Scenario, nil
}
