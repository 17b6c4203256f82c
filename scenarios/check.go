package scenarios

import (
	"fmt"
	"slices"

	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

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
		return []Problem{s.engineProblem(CodeIllegal, no.Path, no.Reasons...)}
	}
	for i := range s.Asks {
		out = append(out, s.askPlaces(i)...)
	}
	return append(out, s.decorPlaces()...)
}

// decorPlaces checks that every drawing stands beside a road: what stands
// nowhere would bring no toll without a word.
func (s *Scenario) decorPlaces() []Problem {
	var out []Problem
	end := game.Play(&s.Start, s.Setup.End(), false).Position
	for _, d := range s.Setup.Decor {
		for _, at := range d.At {
			l, lies := end.Board.At(at.Cell)
			if !lies || !l.Known() {
				continue
			}
			name := s.Setup.Names.Place(at)
			pr := Problem{File: s.File, Code: CodePlace, Path: d.Path, Found: clip(name) + ", where no road touches that edge",
				Expected: "the road that the drawing stands beside", Fix: "Name an edge with a road; ferryman show draws the tile."}
			roads := 0
			for _, m := range end.Board.Segments(l) {
				if end.Board.Kind(m) == tile.RoadFeature {
					roads++
				}
			}
			seg := end.Board.SegAt(at)
			switch {
			case at.Part == place.Centre && roads < 2:
				continue
			case at.Part == place.Centre:
				pr.Found = fmt.Sprintf("%s alone, where %d roads are", clip(name), roads)
				pr.Fix = "Write which of them, as in " + name + ".N."
			case seg != board.None && end.Board.Kind(seg) == tile.RoadFeature:
				continue
			}
			pr.Line, pr.Col = s.Locate(pr.Path)
			out = append(out, pr)
		}
	}
	return out
}

// askPlaces checks that there is a feature at the places that a structured
// question about features names, at the moment it is asked.
func (s *Scenario) askPlaces(i int) []Problem {
	a := &s.Asks[i]
	e, ok := question.Lookup(a.Question.ID)
	if a.Free || !ok || e.Family != question.Features {
		return nil
	}
	at := s.Setup.End()
	if a.After != nil {
		at = *a.After
	}
	names := slices.Clone(a.Question.Places)
	if a.Question.Place != nil {
		names = append(names, *a.Question.Place)
	}
	pos := game.Play(&s.Start, at, false).Position
	var out []Problem
	for _, r := range names {
		p, err := s.Setup.Names.ParsePlace(r.Name)
		if err != nil {
			continue
		}
		l, lies := pos.Board.At(p.Cell)
		if lies && (!l.Known() || pos.Board.SegAt(p) != board.None || p.Part == place.Centre) {
			continue
		}
		pr := Problem{
			File: s.File, Code: CodePlace, Path: fmt.Sprintf("ask/%d/question/place", i),
			Found: clip(r.Name) + ", where no feature touches that edge", Expected: "the edge of a road, city or field, or a half-edge such as NL",
			Fix: "Name another edge; ferryman show draws the tile.",
		}
		if !lies {
			pr.Found, pr.Expected = clip(r.Name)+", where no tile lies at that moment", "a place on a tile that lies there"
		}
		pr.Line, pr.Col = s.Locate(pr.Path)
		out = append(out, pr)
	}
	return out
}

func (s *Scenario) engineProblem(code, path string, why ...game.Reason) Problem {
	p := Problem{File: s.File, Code: code, Path: path, Reasons: why, Names: s.Setup.Names}
	p.Line, p.Col = s.Locate(path)
	return p
}
