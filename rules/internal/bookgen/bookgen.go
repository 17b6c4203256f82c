// Package bookgen turns the YAML of the rulebook into the static Go tables of
// package rules. It runs under go generate and in tests, never in the program.
package bookgen

import "io/fs"

// Generate reads every *.yaml file of the folder and returns the sources of
// ids_gen.go (a constant a rule) and book_gen.go (the rules themselves).
// The rules are numbered from 1: base.yaml first, then the other files sorted
// by name, each in its own order. The error names all mistakes of all files.
func Generate(folder fs.FS) (ids, book []byte, err error) {
	entries, err := read(folder)
	if err != nil {
		return nil, nil, err
	}
	if err := check(entries); err != nil {
		return nil, nil, err
	}
	if ids, err = writeIDs(entries); err != nil {
		return nil, nil, err
	}
	if book, err = writeBook(entries); err != nil {
		return nil, nil, err
	}
	return ids, book, nil
}
