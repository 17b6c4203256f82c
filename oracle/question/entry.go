package question

import "strings"

// The goals that moves of ferries may have: the effects of a move, and that
// another player gets no points.
const (
	Joins          = "joins"
	Splits         = "splits"
	Completes      = "completes"
	Reopens        = "reopens"
	ReturnsBuilder = "returns-builder"
	Scores         = "scores"
	NoScore        = "no-score"
)

// Goals lists them in the order of move-effects.
var Goals = [...]string{Joins, Splits, Completes, Reopens, ReturnsBuilder, Scores, NoScore}

// SlotKind is the form of a slot's value.
type SlotKind uint8

// The forms of slots.
const (
	PlayerSlot   SlotKind = iota // name of a player
	FerrySlot                    // name of a ferry, or the label or cell of its lake
	LinkSlot                     // "N-S"
	PlaceSlot                    // "a.N", "2,0.E", "a"
	PlacesSlot                   // a list of two places
	PieceSlot                    // kind of piece
	TileSlot                     // id of a tile, or the mapping used under tiles
	CellSlot                     // label or "2,0"
	TurnedSlot                   // degrees
	WordsSlot                    // a rule id or words to search for
	QuestionSlot                 // another question
	KindSlot                     // kind of feature
	GoalSlot                     // what moves shall do
)

// String is the form in words, for messages.
func (k SlotKind) String() string {
	return [...]string{"a player", "a ferry", "a link such as N-S", "a place such as a.N", "two places such as [a.N, b.S]",
		"a piece", "a tile", "a cell: a label or 2,0", "0, 90, 180 or 270", "a rule id or words", "a question",
		"a kind of feature: road, city, field, monastery or garden",
		"a goal: " + strings.Join(Goals[:], ", ")}[k%13]
}

// Slot is something a question is asked about.
type Slot struct {
	Name     string
	Also     string // another name for it; empty: none
	Kind     SlotKind
	Required bool
}

// Family is a group of questions that are answered together.
type Family string

// The families of questions, in the order of the catalogue.
const (
	Ferries         Family = "ferries"
	WhatIf          Family = "what-if"
	Features        Family = "features"
	TilesAndMeeples Family = "tiles-and-meeples"
	Turn            Family = "turn"
	Tolls           Family = "tolls"
	Rules           Family = "rules"
)

// Value is the form of a question's answer.
type Value string

// The forms of answers. Points are by player.
const (
	Refs    Value = "refs"
	Bool    Value = "bool"
	Number  Value = "number"
	Links   Value = "links"
	Effects Value = "effects"
	Points  Value = "points"
	Steps   Value = "steps"
	Cells   Value = "cells"
	RuleIDs Value = "rules"
	Pieces  Value = "pieces"
	Moves   Value = "moves"
)

// Entry is one question of the catalogue.
type Entry struct {
	ID       ID
	Family   Family
	Slots    []Slot // without player, which every question takes
	Value    Value
	Built    bool
	Waits    string   // what it waits for if it is not built: "tollkeepers"
	Examples []string // English wordings, all understood
}

// Slot is the slot of that name, by either of its names; every question takes
// a player.
func (e *Entry) Slot(name string) (Slot, bool) {
	for _, s := range e.Slots {
		if s.Name == name || s.Also != "" && s.Also == name {
			return s, true
		}
	}
	if name == "player" {
		return Slot{Name: "player", Kind: PlayerSlot}, true
	}
	return Slot{}, false
}

// Asked lists wordings of the question in a language, all of them understood;
// those in English if it has none.
func (e *Entry) Asked(lang string) []string {
	var out []string
	switch lang {
	case "fr":
		out = frenchAsked(e.ID)
	case "de":
		out = germanAsked(e.ID)
	case "cs":
		out = czechAsked(e.ID)
	}
	if out == nil {
		return e.Examples
	}
	return out
}

// SlotNames lists the names of the slots, player last.
func (e *Entry) SlotNames() []string {
	var out []string
	for _, s := range e.Slots {
		out = append(out, s.Name)
		if s.Also != "" {
			out = append(out, s.Also)
		}
	}
	return append(out, "player")
}

// Lookup is the entry of that id.
func Lookup(id ID) (Entry, bool) {
	for i := range catalogue {
		if catalogue[i].ID == id {
			return catalogue[i], true
		}
	}
	return Entry{}, false
}

// Catalogue lists all questions, family by family.
func Catalogue() []Entry { return append([]Entry(nil), catalogue[:]...) }

// IDs lists the ids of all questions in the order of the catalogue.
func IDs() []string {
	out := make([]string, len(catalogue))
	for i := range catalogue {
		out[i] = string(catalogue[i].ID)
	}
	return out
}
