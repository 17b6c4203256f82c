// Command tilegen makes the static tables of package tile from the YAML
// files of the catalogue. It is run by go generate in the folder of the
// package.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := run("catalogue", "table_gen.go"); err != nil {
		fmt.Fprintln(os.Stderr, "tilegen:", err)
		os.Exit(1)
	}
}

// run reads the catalogue in dir and writes the tables to out.
func run(dir, out string) error {
	src, err := generate(os.DirFS(dir))
	if err != nil {
		return err
	}
	return os.WriteFile(out, src, 0o644)
}
