package question

import (
	"reflect"
	"strings"
	"testing"
)

// FuzzParse: any text is read without panic and always in the same way, and
// what is read has all that its question needs.
func FuzzParse(f *testing.F) {
	for _, e := range Catalogue() {
		for _, text := range e.Examples {
			f.Add(text)
		}
	}
	for _, text := range misses {
		f.Add(text)
	}
	f.Add(strings.Repeat("may I move ferry 2 ", 1000))
	f.Add("may-move-ferry ferry=\"2 to=N")
	f.Add("a.N b.S (2, 0) (( 'x' \"y \xff\xfe .N -- N-S-E 9999999999,1 i.e. U's")
	f.Fuzz(func(t *testing.T, text string) {
		r := Parse(text, table)
		if again := Parse(text, table); !reflect.DeepEqual(r, again) {
			t.Fatalf("%q is read as %v and %v", text, r, again)
		}
		if len(r.Readings) > 0 && (len(r.Nearest) > 0 || len(r.Unknown) > 0) {
			t.Fatalf("%q is understood and not understood: %v", text, r)
		}
		for _, q := range r.Readings {
			if _, ok := Lookup(q.ID); !ok {
				t.Fatalf("%q is read as the unknown question %s", text, q.ID)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for _, c := range []struct{ name, text string }{
		{"short", "which ferries may I move?"},
		{"long", "Blue says I cannot move the ferry on tile x from north to south, is that right?"},
		{"not understood", "wherefor shuld anyoone evar purchese the nothern bridgge ofer troubled waterrs?"},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Parse(c.text, table)
			}
		})
	}
}
