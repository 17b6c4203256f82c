package tile

import "ferryman/rules/place"

// condition is one thing that a Spec asks of a tile as it lies.
type condition struct {
	key   string // one of the Fits constants
	word  string // as a scenario writes it
	holds func(Found) bool
}

// conditions lists what the Spec asks for besides the edges, in the order in
// which candidates are narrowed.
func conditions(s Spec) []condition {
	var out []condition
	for _, w := range s.Words {
		out = append(out, condition{FitsKind, w, func(f Found) bool { return f.Tile.Is(w) }})
	}
	for _, l := range s.Joins {
		out = append(out, condition{FitsJoins, l.String(), func(f Found) bool { return f.Tile.joins(l, f.Turn) }})
	}
	for _, side := range s.Ends.List() {
		out = append(out, condition{FitsEnds, side.String(), func(f Found) bool { return f.Tile.endsAt(side, f.Turn) }})
	}
	for _, side := range s.Inn.List() {
		out = append(out, condition{FitsInn, side.String(), func(f Found) bool { return f.Tile.innAt(side, f.Turn) }})
	}
	return out
}

// narrow keeps the candidates that meet every condition. If a condition leaves
// none, it gives that condition and the candidates before it. A condition that
// no candidate meets at all is named first.
func narrow(list []Found, all []condition) ([]Found, *condition) {
	for i := range all {
		if len(keep(list, all[i].holds)) == 0 {
			return list, &all[i]
		}
	}
	for i := range all {
		left := keep(list, all[i].holds)
		if len(left) == 0 {
			return list, &all[i]
		}
		list = left
	}
	return list, nil
}

func keep(list []Found, holds func(Found) bool) []Found {
	var out []Found
	for _, f := range list {
		if holds(f) {
			out = append(out, f)
		}
	}
	return out
}

// links lists every pair of sides.
var links = [...]place.Link{
	{A: place.N, B: place.E}, {A: place.N, B: place.S}, {A: place.N, B: place.W},
	{A: place.E, B: place.S}, {A: place.E, B: place.W}, {A: place.S, B: place.W},
}
