package question

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestZZ(t *testing.T) {
	b, _ := os.ReadFile("/tmp/qw/s.txt")
	for _, l := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		r := Parse(l, table)
		fmt.Printf("%-70s %v  N%v U%q\n", l, r.Readings, r.Nearest, r.Unknown)
	}
}
