// Package cli is the command line: one file a command, flags and exit codes.
// It knows no rules.
package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"ferryman/oracle/render"
	"ferryman/oracle/say"
)

// Exit codes of the program.
const (
	ExitDone  = 0 // done, and all as expected
	ExitUnmet = 1 // an expectation failed
	ExitInput = 2 // the input or the command line is wrong
)

// app is one run of the program: its streams and the flags all commands share.
type app struct {
	in       io.Reader
	out, err io.Writer
	file     io.Writer // what out writes to in the end
	color    string
	format   string
	lang     string // of the answers; settled before a command runs
	explain  string
	rulebook string
	edition  string
	at       string // --at: the moment of the game
	last     bool   // --last
}

// checkedWriter remembers the first error of writing, so that a result that did
// not get out is not taken for one that did.
type checkedWriter struct {
	w   io.Writer
	err error
}

func (c *checkedWriter) Write(p []byte) (int, error) {
	n, err := c.w.Write(p)
	if c.err == nil {
		c.err = err
	}
	return n, err
}

// exit ends a command with a code; everything was printed already.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit %d", int(e)) }

// Run runs the program and gives its exit code. Results go to out, everything
// else to errOut.
func Run(args []string, in io.Reader, out, errOut io.Writer) int {
	checked := &checkedWriter{w: out}
	a := &app{in: in, out: checked, file: out, err: errOut}
	root := a.root()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(checked)
	root.SetErr(errOut)
	err := root.Execute()
	if checked.err != nil {
		err = fmt.Errorf("writing the result: %w", checked.err)
	}
	var code exit
	switch {
	case err == nil:
		return ExitDone
	case errors.As(err, &code):
		return int(code)
	}
	fmt.Fprintln(errOut, "ferryman:", err)
	return ExitInput
}

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "ferryman",
		Short: "Answers rules questions about Carcassonne's roads, with the rules that decide them",
		Example: `  ferryman ask position.yaml "which ferries may I move?"
  ferryman verify
  ferryman rule first-ferry`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
		Version:       version(),
	}
	root.PersistentFlags().StringVar(&a.color, "color", "auto", "colour: auto, always or never")
	root.PersistentFlags().StringVar(&a.format, "format", "text", "output: text or json")
	root.PersistentFlags().StringVar(&a.lang, "lang", "", "language of the answers: en, fr, de or cs (default: that of the environment)")
	root.PersistentPreRunE = func(*cobra.Command, []string) error { return a.checkFlags() }
	root.CompletionOptions.HiddenDefaultCmd = true
	root.AddCommand(a.askCommand(), a.verifyCommand(), a.showCommand(), a.importCommand(), a.exportCommand(), a.ruleCommand(), a.tilesCommand(), a.questionsCommand(), a.newCommand())
	return root
}

func (a *app) checkFlags() error {
	if err := oneOf("--color", a.color, "auto", "always", "never"); err != nil {
		return err
	}
	if err := a.settleLang(); err != nil {
		return err
	}
	return oneOf("--format", a.format, "text", "json")
}

func oneOf(flag, got string, allowed ...string) error {
	for _, w := range allowed {
		if got == w {
			return nil
		}
	}
	return fmt.Errorf("%s %q is not known: expected one of %v", flag, got, allowed)
}

func (a *app) json() bool { return a.format == "json" }

// terminal is the file behind a stream if it is a terminal.
func terminal(stream any) (*os.File, bool) {
	f, ok := stream.(*os.File)
	return f, ok && term.IsTerminal(int(f.Fd()))
}

// useColor decides once whether results are coloured: on a terminal, never
// with NO_COLOR, or as the flag says.
func (a *app) useColor() bool {
	switch a.color {
	case "always":
		return true
	case "never":
		return false
	}
	_, tty := terminal(a.file)
	return tty && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// width is the width of the terminal in columns; 0 means no limit.
func (a *app) width() int {
	f, tty := terminal(a.file)
	if !tty {
		return 0
	}
	if w, _, err := term.GetSize(int(f.Fd())); err == nil && w > 0 {
		return w
	}
	return 80
}

func (a *app) speaker() say.Speaker { return say.For(a.lang) }

func (a *app) options() render.Options {
	return render.Options{Lang: a.lang, Color: a.useColor(), Width: a.width(), Explain: a.explain}
}
