package bookgen

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// read reads all files of the folder in the order of the numbering.
func read(folder fs.FS) ([]*entry, error) {
	names, err := fs.Glob(folder, "*.yaml")
	if err != nil {
		return nil, fmt.Errorf("list the rulebook: %w", err)
	}
	if len(names) == 0 {
		return nil, errors.New("the rulebook has no *.yaml file")
	}
	slices.SortFunc(names, compareFiles)
	var all []*entry
	var errs []error
	for _, name := range names {
		entries, err := readFile(folder, name)
		all, errs = append(all, entries...), append(errs, err)
	}
	return all, errors.Join(errs...)
}

// compareFiles puts the base game before the expansions.
func compareFiles(a, b string) int {
	rank := func(name string) int {
		if name == "base.yaml" {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(rank(a), rank(b)), strings.Compare(a, b))
}

// readFile reads the list of rules in one file; unknown keys and a second
// document are errors.
func readFile(folder fs.FS, name string) ([]*entry, error) {
	data, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil, err
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	dec.KnownFields(true)
	var entries []*entry
	if err := dec.Decode(&entries); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := dec.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: more than one document", name)
	}
	return entries, setLines(name, data, entries)
}

// setLines notes where each entry stands. Decoding strictly and keeping lines
// at the same time is more than the YAML library offers, hence a second look.
func setLines(name string, data []byte, entries []*entry) error {
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for i, node := range doc.Content[0].Content {
		if entries[i] == nil {
			return fmt.Errorf("%s:%d: an empty entry", name, node.Line)
		}
		entries[i].file, entries[i].line = name, node.Line
	}
	return nil
}
