// Command cmd writes the generated tables of package say. It runs under go
// generate in the folder oracle/say.
package main

import (
	"fmt"
	"os"

	"ferryman/oracle/say/internal/saygen"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	files, err := saygen.Generate(os.DirFS("."))
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(f.Name, f.Data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
