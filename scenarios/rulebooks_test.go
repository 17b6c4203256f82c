package scenarios

import "testing"

// The box of an edition bounds the tiles: more than it holds is a warning, and
// the question is answered all the same.
func TestTileCountsByEdition(t *testing.T) {
	for name, want := range map[string]int{
		"tile-counts-four-roads-c2":  1, // C2 has one lake with four roads
		"tile-counts-four-roads-c3":  0, // C3 has two
		"tile-counts-three-roads-c2": 0, // C2 has four lakes with a field and three roads
		"tile-counts-three-roads-c3": 1, // C3 has three
	} {
		s, problems := LoadDocumented("rulebooks/" + name + ".yaml")
		if len(problems) > 0 {
			t.Fatalf("%s:\n%s", name, texts(problems))
		}
		if len(s.Warnings) != want {
			t.Errorf("%s: got %d warnings, want %d\n%s", name, len(s.Warnings), want, texts(s.Warnings))
		}
	}
}
