package game

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ferryman/rules"
)

// TestRulesWithAnEffectAreUsed holds the code against the rulebook: every rule
// with an effect that needs nothing unbuilt is asked for by the engine.
func TestRulesWithAnEffectAreUsed(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	name := regexp.MustCompile(`rules\.([A-Z]\w+)`)
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range name.FindAllStringSubmatch(string(data), -1) {
			used[m[1]] = true
		}
	}
	for i := range rules.All() {
		r := &rules.All()[i]
		if r.Effect != rules.Clarifies && built(r) && !used[constant(r.Name)] {
			t.Errorf("no decision asks for %s", r.Name)
		}
	}
}

func built(r *rules.Rule) bool {
	for _, n := range r.Needs {
		found := false
		for _, s := range BuiltSets() {
			found = found || s == n
		}
		if !found {
			return false
		}
	}
	return true
}

// constant is the name of the constant of a rule id.
func constant(id string) string {
	var b strings.Builder
	for _, w := range strings.FieldsFunc(id, func(r rune) bool { return r == '/' || r == '-' }) {
		b.WriteString(strings.ToUpper(w[:1]) + w[1:])
	}
	return b.String()
}
