package scenarios

import (
	"fmt"

	"gopkg.in/yaml.v3"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// The most of something that a file may have; more is a mistake or an attack,
// and would only take time.
const (
	maxDepth    = 16   // levels of lists and mappings
	maxTiles    = 3000 // tiles and labels
	maxProblems = 200  // problems shown
	maxKept     = 2000 // problems after which no more keys are looked at
)

// loader reads one file. It goes on after a problem and collects all.
type loader struct {
	file     string
	lines    []string
	problems []Problem
	places   map[string]spot
	scenario *Scenario
	setup    *game.Setup

	labelAt  map[string]spot     // where a label is given
	tileAt   map[place.Cell]spot // where a tile that lies from the start is described
	lakes    map[place.Cell]lake // where a ferry may be
	ferryAt  map[string]spot     // where a ferry's name is given
	copies   map[string]int      // tiles of a kind so far
	unsure   bool                // some tile or label was not understood: do not complain of what hangs on it
	labels   int
	bad      map[string]bool // labels that were not understood
	usedSets map[string]bool
}

// lake is a cell with a lake on it, or a tile that may have one.
type lake struct {
	ferry bool // a ferry lies on it, or is set by a turn
	named bool // the ferry has a name of its own
}

// Load reads a scenario. The scenario is nil if there are errors; the problems
// then hold its warnings too.
func Load(name string, data []byte) (*Scenario, []Problem) {
	if len(data) > MaxSize {
		return nil, []Problem{tooLarge(name, fmt.Sprintf("%d bytes", len(data)))}
	}
	if p := badText(data); p != nil {
		p.File = name
		return nil, []Problem{*p}
	}
	l := newLoader(name, data)
	root, p := parseYAML(data, l.lines)
	if p != nil {
		p.File = name
		l.problems = append(l.problems, *p)
	}
	if root != nil && l.screen(root, 1) {
		l.document(root)
	}
	if !Failed(l.problems) {
		l.problems = append(l.problems, check(l.scenario)...)
	}
	return l.result()
}

func newLoader(name string, data []byte) *loader {
	setup := &game.Setup{}
	places := map[string]spot{}
	return &loader{
		file: name, lines: splitLines(data), places: places, setup: setup,
		scenario: &Scenario{File: name, Setup: setup, places: places},
		labelAt:  map[string]spot{}, tileAt: map[place.Cell]spot{}, lakes: map[place.Cell]lake{},
		ferryAt: map[string]spot{}, copies: map[string]int{}, bad: map[string]bool{}, usedSets: map[string]bool{},
	}
}

// result is the scenario, or the problems in the order of the file.
func (l *loader) result() (*Scenario, []Problem) {
	sortProblems(l.problems)
	if !Failed(l.problems) {
		l.scenario.Warnings = l.problems
		return l.scenario, nil
	}
	if n := len(l.problems); n > maxProblems {
		first := l.problems[maxProblems]
		l.problems = append(l.problems[:maxProblems:maxProblems], Problem{File: l.file, Line: first.Line, Col: first.Col,
			Code: CodeMore, Found: fmt.Sprintf("at least %d more problems from here on", n-maxProblems),
			Fix: "Mend the first ones and try again."})
	}
	return nil, l.problems
}

// document reads the keys of the file. What others refer to comes first:
// players, labels, tiles.
func (l *loader) document(root *yaml.Node) {
	d, ok := l.mapping(root, "", "a scenario", topKeys)
	if !ok {
		return
	}
	l.header(d)
	l.players(d, root)
	l.expansions(d.get("expansions"))
	l.readMap(d.get("map"))
	l.tiles(d.get("tiles"))
	turns := l.turns(d.get("turns"))
	l.labelFerries()
	l.pieces(d.get("pieces"))
	l.supply(d.get("supply"))
	l.scores(d.get("scores"))
	l.moves(turns)
	l.house(d.get("house"))
	l.unbuilt(d, unbuiltKeys)
	l.decor(d.get("decor"))
	l.asks(d.get("ask"))
	l.sets()
}
