package jcz

import (
	"strings"

	"ferryman/rules/place"
	"ferryman/scenarios"
)

// Game is a saved game that was read.
type Game struct {
	File     string
	Title    string
	Missing  []Missing           // what is not built, sorted; then the rest is not to be relied on
	Scenario *scenarios.Scenario // setup and turns; nil if something is missing
	Log      []Entry             // the messages that count, in order
	Tests    []Test
	Drawn    []string // ids of the tiles in the order in which they were drawn, if the file says it
	End      int      // number of tiles drawn after which the game ends; 0 if the file does not say it
	Pack     int      // number of tiles there are to draw

	locate func(path string) (line, col int)
}

// Missing is something that a saved game uses and that is not built.
type Missing struct {
	Kind string // "set", "element", "rule", "tile", "message", "token", "figure", "feature"
	Name string // its word in the saved game
	Set  string // the set of the catalogue it belongs to; empty if there is none
	Path string
}

// String is the kind and the name.
func (m Missing) String() string {
	s := m.Kind + " " + m.Name
	if m.Set != "" && m.Set != m.Name {
		s += " (" + m.Set + ")"
	}
	return s
}

// Names lists what is missing, as "set wells, message X".
func Names(list []Missing) string {
	out := make([]string, len(list))
	for i, m := range list {
		out[i] = m.String()
	}
	return strings.Join(out, ", ")
}

// EntryKind says what a message is in the course of the game.
type EntryKind uint8

// The kinds of entries. Pass leaves out an optional step that was open,
// AbbeyPass the abbey before a turn; Commit scores a turn in which wagons move
// after that.
const (
	Step EntryKind = iota
	Pass
	AbbeyPass
	Commit
)

// Entry is a message of the replay in the order of play: the step of a turn
// that it became, or a pass in that turn.
type Entry struct {
	Kind       EntryKind
	Message    int // index in the replay
	Turn, Step int // indexes in the setup's turns; Step only for steps
	Player     int // who did it; -1 if the file does not say it
}

// Test is a sentence that the saved game says must hold at its end.
type Test struct {
	Text string
	Path string
}

// Locate is the line and column of a path such as "replay/12", both from 1.
func (g *Game) Locate(path string) (line, col int) { return g.locate(path) }

// pointer names a feature on the table.
type pointer struct {
	cell     place.Cell
	feature  string
	location string
	node     *node
}
