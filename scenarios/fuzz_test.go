package scenarios

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzLoad holds that any input gives either a scenario or problems with their
// places, twice the same.
func FuzzLoad(f *testing.F) {
	f.Add([]byte(example))
	f.Add([]byte(locateText))
	files, _ := filepath.Glob(brokenDir + "/*.yaml")
	for _, file := range files {
		if data, err := os.ReadFile(file); err == nil {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, problems := Load("f", data)
		if (s == nil) != Failed(problems) || s != nil && problems != nil {
			t.Fatalf("scenario %v, problems %v", s != nil, problems)
		}
		for _, p := range problems {
			if p.Line < 1 || p.Col < 1 || p.Code == "" || p.Message() == "" || p.File != "f" {
				t.Errorf("%+v", p)
			}
		}
		_, again := Load("f", data)
		if d := cmp.Diff(texts(problems), texts(again)); d != "" {
			t.Errorf("not the same twice: %s", d)
		}
	})
}
