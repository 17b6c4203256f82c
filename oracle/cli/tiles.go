package cli

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/rules/tile"
)

func (a *app) tilesCommand() *cobra.Command {
	var edition string
	c := &cobra.Command{
		Use:   "tiles [SET | ID | EDGES | WORD]...",
		Short: "Lists the tile catalogue, or the tiles that match",
		Example: `  ferryman tiles ferries
  ferryman tiles RRFR village`,
		RunE: func(_ *cobra.Command, args []string) error {
			e, ok := tile.ParseEdition(edition)
			if !ok {
				return fmt.Errorf("--edition %q is not known: expected C1, C2, C3 or C3.1", edition)
			}
			return a.tiles(args, e)
		},
	}
	c.Flags().StringVar(&edition, "edition", "C2", "count the copies of this edition")
	return c
}

// listedTile is a tile as `tiles --format json` prints it.
type listedTile struct {
	ID      string   `json:"id"`
	Edges   string   `json:"edges"`
	Count   int      `json:"count"`
	Set     string   `json:"set"`
	Aliases []string `json:"aliases"`
	Kinds   []string `json:"kinds"`
}

func (a *app) tiles(words []string, e tile.Edition) error {
	found := []listedTile{}
	for _, t := range tile.All() {
		if !matchesAll(t, words) {
			continue
		}
		l := listedTile{t.ID, t.EdgeString(0), t.Count(e), t.Set, t.Aliases, kindsOf(t)}
		found = append(found, l)
	}
	if len(found) == 0 {
		return fmt.Errorf("no tile matches %q: give a set, an id, an alias, edges such as RRFR, or kind words: %s",
			strings.Join(words, " "), strings.Join(tile.Words(), ", "))
	}
	if a.json() {
		enc := json.NewEncoder(a.out)
		enc.SetIndent("", "  ")
		return enc.Encode(found)
	}
	for _, l := range found {
		fmt.Fprintf(a.out, "%-30s %s  ×%d in %v  %s  (%s)\n", l.ID, l.Edges, l.Count, e, strings.Join(l.Kinds, ", "), strings.Join(l.Aliases, ", "))
	}
	return nil
}

// matchesAll says whether every word fits the tile: its set, id or alias, its
// edges in some rotation, or a kind word.
func matchesAll(t *tile.Tile, words []string) bool {
	for _, w := range words {
		if w != t.Set && w != t.ID && !slices.Contains(t.Aliases, w) && !edgesFit(t, w) && !t.Is(w) {
			return false
		}
	}
	return true
}

func edgesFit(t *tile.Tile, edges string) bool {
	for turn := range 4 {
		if t.EdgeString(turn) == strings.ToUpper(edges) {
			return true
		}
	}
	return false
}

// kindsOf lists the kind words that select the tile, set ids left out.
func kindsOf(t *tile.Tile) []string {
	var out []string
	for _, w := range tile.Words() {
		if _, set := tile.SetByID(w); !set && t.Is(w) {
			out = append(out, w)
		}
	}
	return out
}
