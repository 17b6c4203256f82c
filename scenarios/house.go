package scenarios

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
)

// namedSwitch is a switch with a name of its own and words for its positions.
type namedSwitch struct {
	name      string
	positions []namedPosition
}

// namedPosition is a position of a named switch and the rules it sets.
type namedPosition struct {
	word string
	sets []game.HouseRule
}

// house reads the rules that are switched, by id, and the named switches.
func (l *loader) house(v *value) {
	if v == nil {
		return
	}
	f, ok := l.mapping(v.node, v.path, "house", nil)
	if !ok {
		return
	}
	first := map[rules.ID]string{} // the key that set the rule
	for _, e := range f.list {
		for _, h := range l.houseEntry(e) {
			if before, twice := first[h.Rule]; twice {
				l.fail(e.key, e.path, Problem{Code: CodeTwice, Found: settledTwice(e.name, before, h.Rule),
					Expected: "every rule once", Fix: "Delete one of the two."})
				continue
			}
			first[h.Rule] = e.name
			l.setup.House = append(l.setup.House, h)
		}
	}
}

// settledTwice says which key settles a rule again.
func settledTwice(name, before string, id rules.ID) string {
	if houseSwitch(name) < 0 && houseSwitch(before) < 0 {
		return fmt.Sprintf("%s, which is the same rule as %s", clip(name), clip(before))
	}
	return fmt.Sprintf("%s, which settles the rule %s as %s does", clip(name), id, clip(before))
}

// houseEntry reads one key: the rules it sets, none if something is wrong.
func (l *loader) houseEntry(e value) []game.HouseRule {
	if i := houseSwitch(e.name); i >= 0 {
		return l.namedSwitch(e, &houseSwitches()[i])
	}
	id, ok := l.ruleNamed(value{node: e.key, path: e.path}, e.name, houseNames())
	on, okOn := l.onOff(e)
	if !ok || !okOn {
		return nil
	}
	if id.Rule().Effect == rules.Clarifies {
		l.fail(e.key, e.path, Problem{Code: CodeSwitch, Found: clip(e.name) + ", a rule that only clarifies another",
			Expected: "a rule that allows, forbids, requires, counts or defines something", Fix: "Leave it out: there is nothing to switch."})
		return nil
	}
	return []game.HouseRule{{Path: e.path, Rule: id, On: on}}
}

// houseSwitch is the index of the named switch; -1 if there is none.
func houseSwitch(name string) int {
	for i, s := range houseSwitches() {
		if s.name == name {
			return i
		}
	}
	return -1
}

func houseNames() []string {
	var out []string
	for _, s := range houseSwitches() {
		out = append(out, s.name)
	}
	return append(out, ruleNames()...)
}

// namedSwitch reads the position of a named switch. One that sets no rule is
// not played yet.
func (l *loader) namedSwitch(e value, s *namedSwitch) []game.HouseRule {
	var words []string
	for _, p := range s.positions {
		words = append(words, p.word)
	}
	word, ok := l.word(e, "position of "+clip(s.name), words)
	if !ok {
		return nil
	}
	out := slices.Clone(s.positions[slices.Index(words, word)].sets)
	if pairs, ok := tunnelPairs(s.name, word); ok {
		l.setup.Tunnels = pairs
	} else if len(out) == 0 {
		l.notBuilt(&e, s.name)
	}
	for i := range out {
		out[i].Path = e.path
	}
	return out
}

// tunnelPairs is what a position of tunnel-tokens means: the pairs of tokens
// for two players and for three.
func tunnelPairs(name, word string) (game.TunnelPairs, bool) {
	var p game.TunnelPairs
	if name != "tunnel-tokens" {
		return p, false
	}
	_, err := fmt.Sscanf(word, "%d/%d", &p.Two, &p.Three)
	return p, err == nil
}

func (l *loader) onOff(v value) (on, ok bool) {
	s, ok := l.text(v, "on or off", "Write on or off.")
	if !ok {
		return false, false
	}
	if on, ok = boolWord(s); !ok {
		l.unknownWord(v, s, "position of a rule", []string{"on", "off"}, "Write on or off.")
	}
	return on, ok
}

// rule reads the id or alias of a rule.
func (l *loader) rule(v value) (rules.ID, bool) {
	s, ok := l.text(v, "the id of a rule", "Write an id, as in ferries/first-ferry; ferryman rule lists them.")
	if !ok {
		return 0, false
	}
	return l.ruleNamed(v, s, ruleNames())
}

func (l *loader) ruleNamed(v value, s string, names []string) (rules.ID, bool) {
	id, ok := rules.Find(s)
	if !ok {
		l.fail(v.node, v.path, Problem{Code: CodeRule, Found: clip(s) + ", which is no rule", Expected: "the id of a rule",
			Nearest: nearest(s, names), Fix: "Write an id, as in ferries/first-ferry; ferryman rule lists them."})
	}
	return id, ok
}

// ruleNames lists every id, then every alias.
func ruleNames() []string {
	all := rules.All()
	out := make([]string, 0, 2*len(all))
	for i := range all {
		out = append(out, all[i].Name)
	}
	for i := range all {
		out = append(out, all[i].Aliases...)
	}
	return slices.Clip(out)
}
