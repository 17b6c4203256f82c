package jcz

import "ferryman/rules"

// Difference is a way in which the program that saves games plays otherwise
// than the rules, or writes down what the rules have no word for. Where a
// replay meets one, that is noted and not a failure.
type Difference struct {
	ID    string
	There string   // what the saving program does
	Here  string   // what the rules say
	Rule  rules.ID // the rule that decides here
	Right string   // who is right, and by what
}

// The differences that are known.
const (
	BuilderOnComplete = "builder-on-complete"
	LabyrinthLegs     = "labyrinth-legs"
)

// Differences lists the known differences in the order in which they were
// found.
func Differences() []Difference {
	return []Difference{
		{
			ID:    BuilderOnComplete,
			There: "It offers no builder on a road or city that the tile just placed completes.",
			Here:  "The builder may be placed where the player has a meeple already, also then; he goes home at once.",
			Rule:  rules.BuilderPlace,
			Right: "The rules: the text that allows the builder names no such exception. It changes nothing but the options.",
		},
		{
			ID:    LabyrinthLegs,
			There: "In the advanced variant it lets a figure onto a road that somebody occupies on or beyond the labyrinth.",
			Here:  "The four roads of the labyrinth are one road; only onto the labyrinth itself may a figure be placed although its roads are occupied.",
			Rule:  rules.BaseOccupied,
			Right: "The rules: the advanced variant makes its exception for the labyrinth, not for the roads that lead to it.",
		},
	}
}
