package scenarios

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// documented holds the documented examples, so that the binary alone can
// verify them.
//
//go:embed abbey base bridges crop ferries inns labyrinth river rulebooks tolls traders tunnel
var documented embed.FS

// Documented lists the names of the documented examples, sorted, such as
// "ferries/example-4-first-ferry.yaml".
func Documented() []string {
	var out []string
	// The tree is part of the binary: walking it cannot fail.
	_ = fs.WalkDir(documented, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) == ".yaml" {
			out = append(out, name)
		}
		return err
	})
	slices.Sort(out)
	return out
}

// LoadDocumented loads a documented example by the name that Documented gives
// it. The name in its problems begins with "scenarios/", as in the project.
func LoadDocumented(name string) (*Scenario, []Problem) {
	name = strings.TrimPrefix(name, "scenarios/")
	data, err := documented.ReadFile(name)
	if err != nil {
		return nil, []Problem{{File: name, Code: CodeRead, Found: err.Error()}}
	}
	return Load("scenarios/"+name, data)
}
