package scenarios

import "ferryman/rules/game"

// Check starts and replays the scenario's setup anew, after a change of it, and
// gives what the rules have against it.
func (s *Scenario) Check() []Problem { return check(s) }

// check asks the engine whether the position can be and the turns are legal,
// and gives what it finds with line and column. Later steps depend on earlier
// ones: of the turns only the first refused step is given.
func check(s *Scenario) []Problem {
	start, faults := game.Start(s.Setup)
	s.Start = start
	var out []Problem
	for _, f := range faults {
		out = append(out, s.engineProblem(CodePosition, f.Path, f.Reason))
	}
	if len(out) > 0 {
		return out
	}
	if no := game.Play(&start, s.Setup.End(), false).Refused; no != nil {
		out = append(out, s.engineProblem(CodeIllegal, no.Path, no.Reasons...))
	}
	return out
}

func (s *Scenario) engineProblem(code, path string, why ...game.Reason) Problem {
	p := Problem{File: s.File, Code: code, Path: path, Reasons: why, Names: s.Setup.Names}
	p.Line, p.Col = s.Locate(path)
	return p
}
