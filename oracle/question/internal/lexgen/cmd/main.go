// Command cmd writes the generated tables of package question. It runs under
// go generate in the folder oracle/question.
package main

import (
	"fmt"
	"os"

	"ferryman/oracle/question/internal/lexgen"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	files, err := lexgen.Generate()
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
