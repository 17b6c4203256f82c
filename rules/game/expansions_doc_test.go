package game

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

// The page on adding an expansion names every hook an expansion can fill.
func TestEveryHookIsDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/adding-an-expansion.md")
	if err != nil {
		t.Fatal(err)
	}
	hooks := reflect.TypeFor[expansion]()
	for i := range hooks.NumField() {
		name := hooks.Field(i).Name
		if name != "set" && !strings.Contains(string(page), "`"+name+"`") {
			t.Errorf("docs/adding-an-expansion.md does not name the hook %s", name)
		}
	}
}
