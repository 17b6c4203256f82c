package cli

import (
	"os"
	"testing"

	"ferryman/oracle/render"
	"ferryman/oracle/say"
)

// TestRulesPageIsCurrent holds docs/rules.md against the rulebook.
func TestRulesPageIsCurrent(t *testing.T) {
	const page = "../../docs/rules.md"
	want := render.RulesPage(say.For("en"))
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("docs/rules.md is not current: go test ./oracle/cli -run RulesPage -update writes it")
	}
}
