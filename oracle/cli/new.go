package cli

import (
	"fmt"

	"github.com/spf13/cobra"
)

// skeleton is a scenario to start from.
const skeleton = `title: What this position shows
players: [red, blue]
map: |                       # north at the top; . is empty, ? a tile you do not describe
  . a .
  b x .
tiles:                       # edges clockwise from north: C city, R road, F field
  a: {edges: FRRR, kind: lake, ferry: E-S}
  b: {edges: FRFR}
pieces:
  - {player: blue, at: b.E}
turns:
  - player: red
    place: {x: {edges: RRFR, kind: village}}
ask:
  - question: which ferries may I move?
    expect: [a]
`

func (a *app) newCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "new",
		Short:   "Prints a scenario to start from",
		Example: `  ferryman new > position.yaml`,
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprint(a.out, skeleton)
			return err
		},
	}
}
