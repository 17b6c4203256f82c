package scenarios

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/diff"
)

var update = flag.Bool("update", false, "write the texts of testdata/broken anew")

const brokenDir = "../testdata/broken"

// texts joins the problems as they are printed, with their codes.
func texts(problems []Problem) string {
	var b strings.Builder
	for _, p := range problems {
		b.WriteString("[" + p.Code + "] " + p.Error() + "\n")
	}
	return b.String()
}

// TestBroken holds every broken file to the exact texts of its problems.
func TestBroken(t *testing.T) {
	files, err := filepath.Glob(brokenDir + "/*.yaml")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d broken files, at least 40 expected (%v)", len(files), err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s, problems := Load(name, data)
			if s != nil || !Failed(problems) {
				t.Fatalf("loaded without errors")
			}
			got := texts(problems)
			golden := strings.TrimSuffix(file, ".yaml") + ".txt"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if d := diff.Diff(golden, want, "got", []byte(got)); len(d) > 0 {
				t.Errorf("%s", d)
			}
		})
	}
}

// TestBrokenTextsHaveFiles finds texts whose broken file is gone.
func TestBrokenTextsHaveFiles(t *testing.T) {
	golden, err := filepath.Glob(brokenDir + "/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range golden {
		if _, err := os.Stat(strings.TrimSuffix(g, ".txt") + ".yaml"); err != nil {
			t.Errorf("%s has no broken file", g)
		}
	}
}
