package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"ferryman/scenarios/jcz"
)

func (a *app) importCommand() *cobra.Command {
	turn := -1
	c := &cobra.Command{
		Use:   "import GAME.jcz",
		Short: "Writes a saved game as a scenario",
		Long: `Writes a saved game of JCloisterZone or FanCloisterZone as a scenario: the tiles at the start and
every move. The scenario gives the same answers as the saved game.`,
		Example: `  ferryman import game.jcz > game.yaml
  ferryman import game.jcz --turn 12 > dispute.yaml`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if turn >= 0 {
				a.at = fmt.Sprint(turn)
			}
			sc, err := a.loadOne(args[0])
			if err != nil {
				return err
			}
			text, err := jcz.YAML(sc)
			if err != nil {
				return err
			}
			_, err = a.out.Write(text)
			return err
		},
	}
	c.Flags().IntVar(&turn, "turn", -1, "only up to that move; 0 is the position before the first")
	return c
}
