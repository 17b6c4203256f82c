package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/place"
)

// Verdict is the outcome of a question of yes or no.
type Verdict uint8

// The verdicts. Unknown: it depends on tiles that are not described.
const (
	No Verdict = iota
	Yes
	Unknown
)

// Ruling is a decision and what it rests on.
type Ruling struct {
	Verdict Verdict
	Because []Reason
	Missing []place.Cell // for Unknown: the tiles that would have to be described
}

func allowed(why ...Reason) Ruling { return Ruling{Verdict: Yes, Because: why} }

func refused(why ...Reason) Ruling { return Ruling{Verdict: No, Because: why} }

func unknown(cells []place.Cell, why ...Reason) Ruling {
	return Ruling{Verdict: Unknown, Because: why, Missing: cells}
}

// because makes a reason. Facts that the outcome does not speak of stay zero.
func because(id rules.ID, outcome string, f Facts, below ...Reason) Reason {
	return Reason{Rule: id, Outcome: outcome, Facts: f, Because: below}
}

// Walk calls f for every reason of the trees, parents before what they rest
// on.
func Walk(why []Reason, f func(Reason)) {
	for _, r := range why {
		f(r)
		Walk(r.Because, f)
	}
}

// Cites lists the rules that the trees name, each once, in the order in which
// they are met.
func Cites(why []Reason) []rules.ID {
	var out []rules.ID
	Walk(why, func(r Reason) {
		if r.Rule != 0 && !slices.Contains(out, r.Rule) {
			out = append(out, r.Rule)
		}
	})
	return out
}

// Certainty is the weakest authority among the rules that the trees name;
// official if any of the rest is official, else rule. Corollaries count as
// what they follow from.
func Certainty(why []Reason) rules.Authority {
	weakest, official := rules.RuleText, false
	for _, id := range Cites(why) {
		c := id.Certainty()
		official = official || c == rules.Official
		if c.Rank() > weakest.Rank() {
			weakest = c
		}
	}
	if weakest == rules.RuleText && official {
		return rules.Official
	}
	return weakest
}

// NotToMove refuses whatever a player wants to do who is not to move
// (base/turn-order).
func (p *Position) NotToMove(player int) Ruling {
	return refused(because(rules.BaseTurnOrder, "not-to-move", Facts{Player: player, Rival: p.Turn.Player}))
}
