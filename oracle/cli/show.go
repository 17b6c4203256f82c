package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"ferryman/oracle/render"
	"ferryman/rules/game"
)

func (a *app) showCommand() *cobra.Command {
	turn := -1
	c := &cobra.Command{
		Use:     "show FILE",
		Short:   "Draws the position",
		Example: `  ferryman show position.yaml`,
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			sc, err := a.loadOne(args[0])
			if err != nil {
				return err
			}
			at := sc.Setup.End()
			if turn >= 0 {
				at = game.Point{Turn: turn - 1}
			}
			p := game.Play(&sc.Start, at, false).Position
			fmt.Fprint(a.out, render.Board(&p, render.BoardOptions{Color: a.useColor(), Width: a.width(), Lang: a.lang}))
			return nil
		},
	}
	c.Flags().IntVar(&turn, "turn", -1, "after that many turns; 0 is the position before the first")
	a.momentFlags(c)
	return c
}
