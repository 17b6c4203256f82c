// Package scenarios reads the scenario format: a position, turns and
// questions as a person writes them. It checks the form, gives every mistake
// with its line and column, and answers nothing.
package scenarios

import (
	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
)

// Scenario is a file that was read without errors.
type Scenario struct {
	File       string
	Title      string
	Source     Source
	Expansions []string      // set ids as the file names them
	Setup      *game.Setup   // what is to be played
	Start      game.Position // the checked position before the first turn
	Asks       []Ask
	Warnings   []Problem

	places  map[string]spot                   // setup path to place in the file
	locator func(path string) (line, col int) // the same for a saved game; else nil
}

// Source says where a scenario is from.
type Source struct {
	Page     string // title of the page of the rules
	Edition  string // edition the page is of, as written
	Example  string // number or name of the example on the page
	Footnote int    // number of the footnote on the page, 0 for none
	Note     string
}

// Ask is one question of a file and what it should be answered.
type Ask struct {
	Line, Col int
	Text      string            // free text as written, or the canonical form of a structured question
	Free      bool              // asked in free text
	Parsed    question.Result   // what the free text was understood as
	Question  question.Question // the structured question
	After     *game.Point       // when it is asked; nil: after all turns
	Expect    *Expect           // nil: nothing is expected
	Cites     []rules.ID        // rules that must be in the proof
	Certainty *rules.Authority  // how sure the answer must be; nil: anything
	Known     string            // why the expectation is known not to be met yet
}

// ExpectKind is the kind of value an expectation has.
type ExpectKind uint8

// The kinds of expected values. NotKnown is written null.
const (
	NotKnown ExpectKind = iota
	Bool
	Number
	List
	Points
)

// Expect is the value an answer should have. Which field means something
// depends on Kind.
type Expect struct {
	Kind   ExpectKind
	Bool   bool
	Number int
	List   []string       // as written; the order does not matter
	Points []PlayerPoints // in the order of the players
}

// PlayerPoints is a number of points of one player, by index.
type PlayerPoints struct {
	Player int
	Points int
}

// spot is a place in the file, counted from 1, columns in characters.
type spot struct{ line, col int }

// Locate is the place in the file of a setup path such as "tiles/a/ferry" or
// "turns/0/move/1". Of a path the file does not have it is the place of the
// nearest thing above it, and 1:1 if there is none.
func (s *Scenario) Locate(path string) (line, col int) {
	if s.locator != nil {
		return s.locator(path)
	}
	at := locate(s.places, path)
	return at.line, at.col
}

func locate(places map[string]spot, path string) spot {
	for {
		if at, ok := places[path]; ok {
			return at
		}
		i := lastSlash(path)
		if i < 0 {
			return spot{1, 1}
		}
		path = path[:i]
	}
}

func lastSlash(s string) int {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == '/' {
			return i
		}
	}
	return -1
}
