package jcz

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/scenarios"
)

// elements reads which pieces and rules are in the game.
func (r *reader) elements(setup *node, h *header) {
	list := r.may(setup, "setup", "elements", '{')
	count := map[string]int{}
	if list != nil {
		for i, name := range list.keys {
			count[name] = r.element(list.items[i], name)
		}
	}
	start := h.supply(h.setup.Sets...)
	for _, e := range elements {
		n := count[e.name]
		if e.how == standard && n > 0 {
			n = h.supply(append(slices.Clone(h.setup.Sets), e.set)...)(e.piece)
		}
		if n == 0 && slices.Contains(h.setup.Sets, e.set) && !e.implied() {
			for _, id := range e.off {
				h.setup.House = append(h.setup.House, game.HouseRule{Path: "setup/elements", Rule: id})
			}
		}
		if e.piece == noPiece || !slices.Contains(game.BuiltPieces(), e.piece) || start(e.piece) == n {
			continue
		}
		for player := range h.setup.Names.Players {
			h.setup.Supply = append(h.setup.Supply, game.SetupSupply{
				Path: "setup/elements/" + e.name, Player: player, Kind: e.piece, Count: n})
		}
	}
	if count["inn"] == 0 && count["cathedral"] > 0 && slices.Contains(h.setup.Sets, "inns") {
		r.missing("rule", "cathedrals without inns", "inns", "setup/elements")
	}
}

// element is how many of an element there are; of what is not built that it
// is missing.
func (r *reader) element(n *node, name string) int {
	path := "setup/elements/" + name
	count := 0
	switch {
	case n.kind == 't' && n.text == "true":
		count = 1
	case n.kind == '0':
		count, _ = r.number(n, path, 0, 100)
	case n.kind != 't' && n.kind != 'n':
		r.fail(path, n.at, scenarios.CodeKind, kindWord(n.kind), "a number, true or false")
	}
	if count == 0 {
		return 0
	}
	k := slices.IndexFunc(elements, func(e elementRow) bool { return e.name == name })
	switch {
	case k < 0:
		r.missing("element", name, "", path)
	case !elements[k].built():
		r.missing("element", name, elements[k].set, path)
	}
	return count
}

// built says whether the element can be played.
func (e elementRow) built() bool {
	return e.how != unplayed && slices.Contains(game.BuiltSets(), e.set) && (e.piece == noPiece || slices.Contains(game.BuiltPieces(), e.piece))
}

// implied says whether a game with the tiles of the set has the element also
// if it does not name it.
func (e elementRow) implied() bool { return e.name == "ferry" }
