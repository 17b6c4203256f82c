package main

import (
	"bytes"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func TestTableIsCurrent(t *testing.T) {
	want, err := generate(os.DirFS("../../catalogue"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../table_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("table_gen.go is old: run go generate ./rules/tile")
	}
}

// TestMistakes spoils one line of the catalogue at a time.
func TestMistakes(t *testing.T) {
	tests := []struct{ name, file, old, new, want string }{
		{"unknown key", "base", "garden: true", "gardens: true", "field gardens not found"},
		{"set in another's file", "base", "set: base", "set: inns", "set \"inns\" in the file of \"base\""},
		{"edge", "base", "edges: FFRF", "edges: FFQF", "'Q' is no edge"},
		{"three edges", "base", "edges: FFRF", "edges: FFR", "four expected"},
		{"end", "base", "end: monastery", "end: convent", "\"convent\" is no end"},
		{"side", "base", "{e: [E, W]}", "{e: [E, X]}", "side \"X\""},
		{"side twice", "base", "{e: [E, W]}", "{e: [E, E]}", "side \"E\" is wrong or twice"},
		{"half", "base", "he: [SL], c", "he: [SX], c", "half-edge \"SX\""},
		{"no such city", "base", "he: [SL], c: [1]", "he: [SL], c: [2]", "there is no city 2"},
		{"wagon", "base", "[[m, r1]]", "[[m, r2]]", "\"r2\" is no segment"},
		{"goods", "traders", "goods: grain", "goods: salt", "\"salt\" is no goods"},
		{"layout", "spiel", "layout: partial", "layout: partly", "\"partly\" is no layout"},
		{"same id", "base", "id: base/CRFR-thru", "id: base/FFFF-mon", "belongs to base/FFFF-mon"},
		{"same alias", "base", "as: [A, ", "as: [B, ", "belongs to base/FFFF-mon"},
		{"no edges", "base", "    edges: CCCC\n", "", "no edges"},
		{"second document", "labyrinth", "set:", "---\nset: a\n---\nset:", "labyrinth"},
		{"inner field", "inns", ", inner: true", "", "inner"},
		{"garden and monastery", "base", "    monastery: true\n", "    monastery: true\n    garden: true\n", "a monastery and a garden"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			files := catalogue(t)
			f := files[tt.file+".yaml"]
			if !strings.Contains(string(f.Data), tt.old) {
				t.Fatalf("%q is not in the file", tt.old)
			}
			f.Data = []byte(strings.Replace(string(f.Data), tt.old, tt.new, 1))
			_, err := generate(files)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want one with %q", err, tt.want)
			}
		})
	}
}

func TestStrayFile(t *testing.T) {
	files := catalogue(t)
	files["stray.yaml"] = &fstest.MapFile{}
	if _, err := generate(files); err == nil {
		t.Error("a file without a set passes")
	}
}

// catalogue is a copy of the real files.
func catalogue(t *testing.T) fstest.MapFS {
	t.Helper()
	dir := os.DirFS("../../catalogue")
	names, err := fs.Glob(dir, "*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	for _, n := range names {
		data, err := fs.ReadFile(dir, n)
		if err != nil {
			t.Fatal(err)
		}
		files[n] = &fstest.MapFile{Data: data}
	}
	return files
}
