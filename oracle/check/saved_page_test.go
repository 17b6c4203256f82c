package check

import (
	"flag"
	"os"
	"testing"

	"ferryman/scenarios/jcz"
)

var update = flag.Bool("update", false, "write the pages that tests hold against the code")

// TestSavedGamesPage holds docs/saved-games.md against the code.
func TestSavedGamesPage(t *testing.T) {
	const page = "../../docs/saved-games.md"
	want := jcz.Page(SentenceForms())
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil || string(got) != want {
		t.Error("docs/saved-games.md is not current: go test ./oracle/check -run SavedGamesPage -update writes it")
	}
}
