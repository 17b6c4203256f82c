package tile

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"ferryman/rules/place"
)

// choices says for each candidate what to write to get it rather than one of
// the others.
func choices(list []Found) []Choice {
	var out []Choice
	for _, f := range list {
		out = append(out, Choice{f, selector(f, list)})
	}
	return out
}

// selector is a word that only f among the candidates has; or keys of a
// scenario where a word will not do; or the id.
func selector(f Found, list []Found) string {
	others := keep(list, func(g Found) bool { return g.Tile != f.Tile })
	turns := keep(list, func(g Found) bool { return g.Tile == f.Tile && g.Turn != f.Turn })
	words := tileWords(f.Tile, others)
	turned := turnKey(f, turns)
	switch {
	case len(others) > 0 && words == nil, len(turns) > 0 && turned == "", words == nil && turned == "":
		return fmt.Sprintf("id: %s, turned: %d", f.Tile.ID, 90*f.Turn)
	case turned == "" && len(words) == 1:
		return words[0]
	case words == nil:
		return turned
	}
	kind := "kind: " + words[0]
	if len(words) > 1 {
		kind = "kind: [" + strings.Join(words, ", ") + "]"
	}
	if turned == "" {
		return kind
	}
	return kind + ", " + turned
}

// tileWords is a word, or two, that hold for t and together for none of the
// others; nil if there are none or no others.
func tileWords(t *Tile, others []Found) []string {
	if len(others) == 0 {
		return nil
	}
	words := append(t.kindWords(), t.Set)
	for _, w := range words {
		if t.alone(others, w) {
			return []string{w}
		}
	}
	for i, w := range words {
		for _, v := range words[i+1:] {
			if t.alone(others, w, v) {
				return []string{w, v}
			}
		}
	}
	return nil
}

func (t *Tile) alone(others []Found, words ...string) bool {
	return !slices.ContainsFunc(others, func(g Found) bool { return g.Tile.fitsAll(words) })
}

// turnKey is a key that holds for the tile as it lies in f and in none of the
// other turns, "" if there is none.
func turnKey(f Found, turns []Found) string {
	if len(turns) == 0 {
		return ""
	}
	only := func(holds func(Found) bool) bool { return holds(f) && len(keep(turns, holds)) == 0 }
	for _, l := range links {
		if only(func(g Found) bool { return g.Tile.joins(l, g.Turn) }) {
			return "joins: [" + l.String() + "]"
		}
	}
	for _, s := range place.AllSides {
		if only(func(g Found) bool { return g.Tile.endsAt(s, g.Turn) }) {
			return "ends: [" + s.String() + "]"
		}
		if only(func(g Found) bool { return g.Tile.innAt(s, g.Turn) }) {
			return "inn: [" + s.String() + "]"
		}
	}
	return ""
}

// noEdges explains that no drawn tile has the edges. Nearest are the edges, as
// a tile could lie, that differ in one side.
func noEdges(s Spec) *Failure {
	if f := undrawn(s); f != nil {
		return f
	}
	f := &Failure{Code: NoTile, Word: edgesText(s.Edges), Note: FitsEdges}
	for i := range s.Edges {
		for e := Field; e <= River; e++ {
			near := s.Edges
			near[i] = e
			if near != s.Edges && len(withEdges(near)) > 0 {
				f.Nearest = append(f.Nearest, edgesText(near))
			}
		}
	}
	return f
}

// undrawn explains that the words name a set or a kind of which some drawings
// are not known; nil if they do not.
func undrawn(s Spec) *Failure {
	if len(s.Words) == 0 {
		return nil
	}
	f := &Failure{Code: LayoutUnknown, Word: strings.Join(s.Words, ", ")}
	for i := range catalogue {
		t := &catalogue[i]
		if t.Drawn() || !t.fitsAll(s.Words) {
			continue
		}
		f.Nearest = append(f.Nearest, t.ID)
		if f.Note == "" {
			f.Note = t.Unsure
		}
	}
	if f.Nearest == nil {
		return nil
	}
	return f
}

func (t *Tile) fitsAll(words []string) bool {
	for _, w := range words {
		if !t.Is(w) {
			return false
		}
	}
	return true
}

// ids lists every id and alias.
func ids() []string {
	var out []string
	for i := range catalogue {
		out = append(out, catalogue[i].ID)
		out = append(out, catalogue[i].Aliases...)
	}
	return out
}

// nearest lists up to three of the names that are written much like s.
func nearest(s string, names []string) []string {
	type near struct {
		name string
		far  int
	}
	var list []near
	s = strings.ToLower(s)
	for _, n := range names {
		if d := levenshtein.ComputeDistance(s, strings.ToLower(n)); d <= 1+len(s)/4 {
			list = append(list, near{n, d})
		}
	}
	slices.SortStableFunc(list, func(a, b near) int { return a.far - b.far })
	var out []string
	for _, n := range list[:min(3, len(list))] {
		out = append(out, n.name)
	}
	return out
}
