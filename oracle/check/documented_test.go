package check

import (
	"testing"

	"ferryman/scenarios"
)

// TestDocumentedExamples verifies every documented example: they are the
// specification.
func TestDocumentedExamples(t *testing.T) {
	names := scenarios.Documented()
	if len(names) < 100 {
		t.Fatalf("only %d documented examples are embedded", len(names))
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			sc, problems := scenarios.LoadDocumented(name)
			for _, p := range problems {
				t.Error(p.Error())
			}
			if sc == nil {
				return
			}
			results := File(sc)
			if len(results) == 0 {
				t.Error("the example expects nothing")
			}
			for _, r := range results {
				if r.Met { // also if it is known not to be as expected
					continue
				}
				for _, f := range r.Failures {
					t.Errorf("line %d: %s: expected %s, got %s", r.Line, f.Code, f.Expected, f.Got)
				}
			}
		})
	}
}
