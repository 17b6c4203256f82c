package tile

import (
	"slices"
	"strings"
)

// Box is what a game is played with, as far as the lookup cares.
type Box struct {
	Edition Edition
	Sets    []string // ids of the sets the file names
}

// The codes of a Failure.
const (
	UnknownID     = "unknown-id"     // no tile has that id or alias; Word is it
	UnknownWord   = "unknown-word"   // Word is no kind word
	NoTile        = "no-tile"        // no tile fits; Note says what went wrong, see the Fits constants
	Ambiguous     = "ambiguous"      // Choices are left
	LayoutUnknown = "layout-unknown" // the tile's drawing is not known, it must be printed; Note says what is missing
	BadPrint      = "bad-print"      // the printed tile is wrong; Note says how
)

// What a tile must fit; Note of a NoTile failure is the first that no tile
// fits, Word what was asked for.
const (
	FitsEdges = "edges"
	FitsKind  = "kind"
	FitsJoins = "joins"
	FitsEnds  = "ends"
	FitsInn   = "inn"
)

// Failure says why a Spec finds no tile, or more than one.
type Failure struct {
	Code    string
	Word    string   // what was written
	Nearest []string // what may have been meant, nearest first
	Choices []Choice // Ambiguous: those left; NoTile: those that fit before Word was looked at
	Note    string
}

// Choice is a candidate and what to write to get it: a kind word, or keys of
// a scenario such as "joins: [N-W]".
type Choice struct {
	Found Found
	Word  string
}

// Find is the tile that s names. A tile that the edition does not have may be
// found if no other fits, which the caller should warn of (InEdition). Of
// turns that look the same the smallest is found.
func Find(s Spec, b Box) (Found, *Failure) {
	for _, w := range s.Words {
		if !IsWord(w) {
			return Found{}, &Failure{Code: UnknownWord, Word: w, Nearest: nearest(plainWord(w), Words())}
		}
	}
	switch s.By {
	case ByID:
		return findID(s)
	case ByPrint:
		return findPrint(s)
	default:
		return findEdges(s, b)
	}
}

func findID(s Spec) (Found, *Failure) {
	t, ok := Lookup(s.ID)
	if !ok {
		return Found{}, &Failure{Code: UnknownID, Word: s.ID, Nearest: nearest(s.ID, ids())}
	}
	if !t.Drawn() {
		return Found{}, &Failure{Code: LayoutUnknown, Word: s.ID, Note: t.Unsure}
	}
	found := Found{t, s.Turn & 3}
	if _, missed := narrow([]Found{found}, conditions(s)); missed != nil {
		return Found{}, &Failure{Code: NoTile, Word: missed.word, Note: missed.key, Choices: choices([]Found{found})}
	}
	return found, nil
}

func findPrint(s Spec) (Found, *Failure) {
	if s.Print == nil {
		return Found{}, &Failure{Code: BadPrint, Note: "nothing is printed"}
	}
	if problems := Check(s.Print); len(problems) > 0 {
		return Found{}, &Failure{Code: BadPrint, Word: s.Print.ID, Note: strings.Join(problems, "; ")}
	}
	return Found{s.Print, s.Turn & 3}, nil
}

func findEdges(s Spec, b Box) (Found, *Failure) {
	fit := withEdges(s.Edges)
	if len(fit) == 0 {
		return Found{}, noEdges(s)
	}
	left, missed := narrow(fit, conditions(s))
	if missed != nil {
		if f := undrawn(s); f != nil {
			return Found{}, f
		}
		return Found{}, &Failure{Code: NoTile, Word: missed.word, Note: missed.key, Choices: choices(left)}
	}
	left = prefer(left, func(f Found) int { return notIn(f.Tile, b.Edition) })
	left = prefer(left, func(f Found) int { return b.rank(f.Tile) })
	left = prefer(left, func(f Found) int { return f.Tile.extras() })
	if len(left) > 1 {
		return Found{}, &Failure{Code: Ambiguous, Word: edgesText(s.Edges), Choices: choices(left)}
	}
	return left[0], nil
}

// withEdges lists the drawn tiles that can lie with those edges.
func withEdges(edges [4]Edge) []Found {
	var out []Found
	want := edgesText(edges)
	for i := range catalogue {
		t := &catalogue[i]
		if !t.Drawn() {
			continue
		}
		for turn := range 4 {
			if t.EdgeString(turn) == want && !slices.ContainsFunc(out, Found{t, turn}.looksLike) {
				out = append(out, Found{t, turn})
			}
		}
	}
	return out
}

// looksLike says whether both are the same tile and lie alike.
func (f Found) looksLike(g Found) bool { return f.Tile == g.Tile && f.Tile.sameTurned(f.Turn, g.Turn) }

// prefer keeps the candidates with the lowest rank.
func prefer(list []Found, rank func(Found) int) []Found {
	var out []Found
	for _, f := range list {
		switch {
		case len(out) == 0 || rank(f) == rank(out[0]):
			out = append(out, f)
		case rank(f) < rank(out[0]):
			out = []Found{f}
		}
	}
	return out
}

func notIn(t *Tile, e Edition) int {
	if InEdition(t, e) {
		return 0
	}
	return 1
}

// rank is 0 for the base game, 1 for the sets that the file names, 2 for all
// others.
func (b Box) rank(t *Tile) int {
	switch {
	case t.Set == "base":
		return 0
	case slices.Contains(b.Sets, t.Set):
		return 1
	default:
		return 2
	}
}

// edgesText is the four letters of the edges.
func edgesText(edges [4]Edge) string { return (&Tile{Edges: edges}).EdgeString(0) }
