// Command cmd writes the generated tables of package rules. It runs under
// go generate in the folder rules.
package main

import (
	"fmt"
	"os"

	"ferryman/rules/internal/bookgen"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	ids, book, err := bookgen.Generate(os.DirFS("rulebook"))
	if err != nil {
		return err
	}
	if err := os.WriteFile("ids_gen.go", ids, 0o644); err != nil {
		return err
	}
	if err := os.WriteFile("book_gen.go", book, 0o644); err != nil {
		return err
	}
	files, incomplete := bookgen.GenerateWords(os.DirFS("rulebook"))
	for _, f := range files {
		if err := os.WriteFile(f.Name, f.Data, 0o644); err != nil {
			return err
		}
	}
	return incomplete
}
