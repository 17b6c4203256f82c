// Ferryman is a rules oracle for Carcassonne's roads: a position goes in, a
// question is asked, and the answer comes with the rules that decide it.
package main

import (
	"os"

	"ferryman/oracle/cli"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
