package cli

import (
	"io"
	"strings"
	"testing"
)

// BenchmarkAsk is what a question costs inside the process, from the file to
// the printed answer.
func BenchmarkAsk(b *testing.B) {
	b.Chdir("../..")
	args := []string{"ask", "scenarios/ferries/example-4-first-ferry-in-each-direction.yaml", "which ferries may I move?"}
	b.ReportAllocs()
	for b.Loop() {
		if code := Run(args, strings.NewReader(""), io.Discard, io.Discard); code != ExitDone {
			b.Fatal(code)
		}
	}
}
