package question

import (
	"bytes"
	"os"
	"testing"

	"ferryman/oracle/question/internal/lexgen"
)

// TestTablesAreCurrent: the tables are those that the lists make.
func TestTablesAreCurrent(t *testing.T) {
	files, err := lexgen.Generate()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		got, err := os.ReadFile(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, f.Data) {
			t.Errorf("%s is not current; run go generate ./oracle/question", f.Name)
		}
	}
}

func TestSlips(t *testing.T) {
	x := &english
	for _, c := range []struct{ slip, want string }{
		{"ferrry", "ferry"}, {"fery", ""}, {"feries", "ferries"}, {"meeeple", "meeple"}, {"tlie", "tile"}, {"mvoe", "move"}, {"moev", "move"}, {"fier", ""}, {"compelte", "complete"},
		{"plaec", "place"}, {"remove", ""}, {"incomplte", "incomplete"}, {"weather", ""}, {"fairy", ""}, {"unmoved", ""}, {"reomve", ""},
		{"immovble", "immovable"}, {"ilegal", "illegal"}, {"uncomplete", "uncompleted"},
	} {
		if got, _ := x.correct(c.slip); got != c.want {
			t.Errorf("correct(%q) = %q, want %q", c.slip, got, c.want)
		}
	}
}
