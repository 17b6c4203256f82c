package tile

//go:generate go run ./internal/tilegen

import "strings"

// Set is a set of tiles that were published together.
type Set struct {
	ID     string   // word in files, "ferries"
	Title  string   // English title
	Totals [3]uint8 // tiles in C1, C2, C3; 0 where the edition has no such set
	Source string   // where the facts are from
	Note   string
	Unsure string // what no source settles
}

// Total is how many tiles of the set the edition's box holds.
func (s *Set) Total(e Edition) int { return int(s.Totals[min(e, C3)]) }

// All lists the catalogue, set by set, the base game first.
func All() []*Tile {
	out := make([]*Tile, len(catalogue))
	for i := range catalogue {
		out[i] = &catalogue[i]
	}
	return out
}

// Sets lists the sets in the order of the catalogue.
func Sets() []Set { return append([]Set(nil), sets[:]...) }

// SetByID is the set with that id, in either case.
func SetByID(id string) (Set, bool) {
	for i := range sets {
		if strings.EqualFold(sets[i].ID, id) {
			return sets[i], true
		}
	}
	return Set{}, false
}

// Lookup is the tile with that id or alias: the letter of the rulebook for the
// base game, the id of the open-source game with or without "jcz:". Case
// matters first, since ids of the open-source game differ by it only; the
// other names are also found in either case.
func Lookup(idOrAlias string) (*Tile, bool) {
	name := strings.TrimPrefix(strings.TrimSpace(idOrAlias), "jcz:")
	for i := range catalogue {
		if catalogue[i].called(name) {
			return &catalogue[i], true
		}
	}
	var found *Tile
	for i := range catalogue {
		if !catalogue[i].calledInAnyCase(name) {
			continue
		}
		if found != nil {
			return nil, false
		}
		found = &catalogue[i]
	}
	return found, found != nil
}

func (t *Tile) called(name string) bool {
	if t.ID == name {
		return true
	}
	for _, a := range t.Aliases {
		if a == name {
			return true
		}
	}
	return false
}

func (t *Tile) calledInAnyCase(name string) bool {
	if strings.EqualFold(t.ID, name) {
		return true
	}
	for _, a := range t.Aliases {
		if strings.EqualFold(a, name) {
			return true
		}
	}
	return false
}

// InEdition says whether the edition's boxes hold the tile. A tile that a
// scenario prints is in every edition.
func InEdition(t *Tile, e Edition) bool { return t.Set == PrintSet || t.Count(e) > 0 }

// Drawn says whether the tile's drawing is known well enough to place it: its
// edges and every feature on it. A partial tile may be drawn and still leave
// something open, which Unsure tells.
func (t *Tile) Drawn() bool { return len(t.Segments) > 0 }
