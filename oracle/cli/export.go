package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ferryman/oracle/check"
	"ferryman/oracle/render"
)

func (a *app) exportCommand() *cobra.Command {
	var jcz bool
	c := &cobra.Command{
		Use:   "export --jcz FILE",
		Short: "Writes a scenario as a saved game",
		Long: `Writes a scenario as a saved game of JCloisterZone or FanCloisterZone, where its tiles exist there.
Saved games know only tiles that lie there at the start: ferries and figures become turns before
the first one.`,
		Example: `  ferryman export --jcz position.yaml > position.jcz`,
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if !jcz {
				return fmt.Errorf("name the format to write: --jcz")
			}
			sc, err := a.loadOne(args[0])
			if err != nil {
				return err
			}
			text, problems := check.Export(sc)
			if len(problems) > 0 {
				return fmt.Errorf("%s: a saved game cannot hold %s", sc.File, render.Clean(strings.Join(problems, "; ")))
			}
			_, err = a.out.Write(text)
			return err
		},
	}
	c.Flags().BoolVar(&jcz, "jcz", false, "as a saved game (.jcz)")
	return c
}
