package cli

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"ferryman/oracle/render"
	"ferryman/scenarios"
	"ferryman/scenarios/jcz"
)

// load reads a scenario: a file, a saved game (.jcz), standard input for "-", or
// a documented example by its name in the binary if there is no such file.
func (a *app) load(name string) (*scenarios.Scenario, []scenarios.Problem) {
	if name == "-" {
		return scenarios.ReadFrom("-", a.in)
	}
	if _, err := os.Stat(name); err != nil {
		if example, ok := documented(name); ok {
			return scenarios.LoadDocumented(example)
		}
	}
	if jcz.Is(name) {
		return a.loadSaved(name)
	}
	return scenarios.Read(name)
}

// documented is the documented example that goes by the name, with or without
// its folder and ending; it must be the only one.
func documented(name string) (string, bool) {
	name = strings.TrimSuffix(strings.TrimPrefix(name, "scenarios/"), ".yaml")
	found := ""
	for _, example := range scenarios.Documented() {
		full := strings.TrimSuffix(example, ".yaml")
		if full == name {
			return example, true
		}
		if path.Base(full) == name {
			if found != "" {
				return "", false
			}
			found = example
		}
	}
	return found, found != ""
}

// loadOne reads the scenario of a command; problems are printed and end it.
func (a *app) loadOne(name string) (*scenarios.Scenario, error) {
	sc, problems := a.load(name)
	a.report(problems)
	if sc == nil {
		return nil, exit(ExitInput)
	}
	a.report(sc.Warnings)
	if jcz.Is(name) {
		return sc, nil
	}
	return a.cut(sc)
}

// report prints problems and warnings to standard error.
func (a *app) report(problems []scenarios.Problem) {
	for _, p := range problems {
		fmt.Fprintln(a.err, render.Problem(p, a.speaker()))
	}
}

// files lists the scenario files of the paths: files as they are named, and
// every .yaml, .yml and .jcz below folders, sorted.
func files(paths []string) ([]string, error) {
	var out []string
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil || !info.IsDir() {
			out = append(out, p)
			continue
		}
		err = filepath.WalkDir(p, func(name string, d fs.DirEntry, err error) error {
			ext := filepath.Ext(name)
			if err == nil && !d.IsDir() && (ext == ".yaml" || ext == ".yml" || jcz.Is(name)) {
				out = append(out, name)
			}
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("reading the folder %s: %w", p, err)
		}
	}
	return out, nil
}
