package game

import (
	"ferryman/rules"
	"ferryman/rules/place"
)

// Reason is one node of the proof of a decision: the rule, what it came to
// here, the facts of this position, and the reasons below it. Sentences are
// made of it at the end, keyed by rule and outcome.
type Reason struct {
	Rule    rules.ID
	Outcome string // code, "beyond", "bare-jetty"; with the rule the key of the sentence
	Facts
	Because []Reason
}

// Facts are what a reason speaks of. Which of them mean something depends on
// the outcome; players are indexes, -1 is nobody.
type Facts struct {
	Cell   place.Cell    // the tile spoken of
	Ferry  place.Cell    // the lake of the ferry spoken of
	Before place.Cell    // the lake of the ferry that comes first
	At     place.Place   // the feature spoken of
	Other  place.Place   // a second feature
	Link   place.Link    // how a ferry lies
	To     place.Link    // how it would lie
	Player int           // whose decision or piece
	Rival  int           // the other player spoken of
	Piece  Kind          // kind of piece
	What   string        // a word of the game: kind of feature, end, edge
	N, M   int           // numbers: tiles, points
	Way    []place.Place // the way along the road that was followed, edge by edge
	Places []place.Place // open ends, other places
}

// Fault is something wrong with a setup, at a path such as "tiles/a/ferry".
type Fault struct {
	Path   string
	Reason Reason
}

// Refusal is an illegal step of the turns: the path of the step and every
// rule that forbids it.
type Refusal struct {
	Path    string
	Turn    int    // index of the turn
	Step    string // name of the step: "place", "meeple", …
	Reasons []Reason
}

// Point is a moment of the replay: after the named step of a turn, or after
// all that the turn has if Step is empty. Turn -1 is before the first turn.
type Point struct {
	Turn int
	Step string
}
