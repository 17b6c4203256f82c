package rules

import "slices"

// Switches says which rules hold. The zero value has every rule on that the
// German rulebook (HiG) prints; editions, rulebooks and house rules switch
// single entries. The engine asks here and nowhere else.
type Switches struct {
	flipped [len(elsewhere)]uint64 // a bit for each rule that is not as in the German rulebook
}

// On says whether the rule holds.
func (s *Switches) On(id ID) bool {
	word := id >> 6 & 7
	return (s.flipped[word]^elsewhere[word])>>(id&63)&1 == 0
}

// Set switches a rule on or off.
func (s *Switches) Set(id ID, on bool) {
	if s.On(id) != on {
		s.flipped[id>>6&7] ^= 1 << (id & 63)
	}
}

// Rulebook is a publisher's text of the rules.
type Rulebook uint8

// The rulebooks: Hans im Glück (the default), Z-Man Games, Rio Grande Games.
const (
	HiG Rulebook = iota
	ZMG
	RGG
)

// String is the word used in files.
func (b Rulebook) String() string { return [...]string{"hig", "zmg", "rgg"}[b%3] }

// ParseRulebook reads hig, zmg or rgg.
func ParseRulebook(s string) (Rulebook, bool) {
	for b := HiG; b <= RGG; b++ {
		if b.String() == s {
			return b, true
		}
	}
	return HiG, false
}

// Switches are those of a game by this rulebook: the rules that only it prints
// are on. What such a rule overrides stays on too, so that a house rule that
// switches the publisher's rule off leads back to the German one.
func (b Rulebook) Switches() Switches {
	var s Switches
	for i := range book {
		if slices.Contains(book[i].Rulebooks, b.String()) {
			s.Set(book[i].ID, true)
		}
	}
	return s
}
