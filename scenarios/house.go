package scenarios

import (
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/game"
)

// house reads the rules that are switched, by id, and the named switches.
func (l *loader) house(v *value) {
	if v == nil {
		return
	}
	f, ok := l.mapping(v.node, v.path, "house", nil)
	if !ok {
		return
	}
	first := map[rules.ID]string{}
	for _, e := range f.list {
		if i := houseSwitch(e.name); i >= 0 {
			l.houseSwitch(e, i)
			continue
		}
		id, ok := l.ruleNamed(value{node: e.key, path: e.path}, e.name, houseNames())
		on, okOn := l.onOff(e)
		if !ok || !okOn {
			continue
		}
		if before, twice := first[id]; twice {
			l.fail(e.key, e.path, Problem{Code: CodeTwice, Found: fmt.Sprintf("%s, which is the same rule as %s", clip(e.name), clip(before)),
				Expected: "every rule once", Fix: "Delete one of the two."})
			continue
		}
		first[id] = e.name
		if id.Rule().Effect == rules.Clarifies {
			l.fail(e.key, e.path, Problem{Code: CodeSwitch, Found: clip(e.name) + ", a rule that only clarifies another",
				Expected: "a rule that allows, forbids, requires, counts or defines something", Fix: "Leave it out: there is nothing to switch."})
			continue
		}
		l.setup.House = append(l.setup.House, game.HouseRule{Path: e.path, Rule: id, On: on})
	}
}

func houseSwitch(name string) int {
	for i := range houseSwitches {
		if houseSwitches[i].name == name {
			return i
		}
	}
	return -1
}

func houseNames() []string {
	var out []string
	for i := range houseSwitches {
		out = append(out, houseSwitches[i].name)
	}
	return append(out, ruleNames()...)
}

// houseSwitch reads a named switch, of which none is played yet.
func (l *loader) houseSwitch(e value, i int) {
	s := houseSwitches[i]
	if _, ok := l.word(e, "position of "+clip(s.name), s.positions); ok {
		l.notBuilt(&e, s.name)
	}
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
