package place

import (
	"testing"

	"pgregory.net/rapid"
)

func TestTurning(t *testing.T) {
	if got := SidesOf(N, W).Turn(1); got != SidesOf(E, N) {
		t.Errorf("N-W turned once is %v", got)
	}
	if got := NL.Turn(1); got != EL {
		t.Errorf("NL turned once is %v", got)
	}
	if got := LinkOf(S, N).Turn(1); got != (Link{E, W}) {
		t.Errorf("N-S turned once is %v", got)
	}
}

func TestHalvesMeetTheirNeighbours(t *testing.T) {
	want := map[Half]Half{NL: SR, NR: SL, EL: WR, ER: WL, SL: NR, SR: NL, WL: ER, WR: EL}
	for h, o := range want {
		if h.Opposite() != o {
			t.Errorf("%v meets %v, want %v", h, h.Opposite(), o)
		}
	}
}

func TestParsing(t *testing.T) {
	var n Names
	n.SetLabel("a", Cell{1, 0})
	n.SetLabel("b2", Cell{0, -3})
	n.SetFerry("1", Cell{1, 0})
	good := map[string]Place{
		"a":       {Cell{1, 0}, Centre},
		"a.N":     {Cell{1, 0}, AtSide(N)},
		"a.n":     {Cell{1, 0}, AtSide(N)},
		"b2.WR":   {Cell{0, -3}, AtHalf(WR)},
		"2,0":     {Cell{2, 0}, Centre},
		"-2, 5.E": {Cell{-2, 5}, AtSide(E)},
	}
	for s, want := range good {
		if got, err := n.ParsePlace(s); err != nil || got != want {
			t.Errorf("%q is %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "c", "a.", "a.X", "a.NN", "1,", "1,x.N", "9999999,0", ".N"} {
		if got, err := n.ParsePlace(s); err == nil {
			t.Errorf("%q is taken for %v", s, got)
		}
	}
	for _, s := range []string{"N", "N-N", "N-X", "-", "NS"} {
		if got, err := ParseLink(s); err == nil {
			t.Errorf("link %q is taken for %v", s, got)
		}
	}
	if c, ok := n.FerryByName("1"); !ok || c != (Cell{1, 0}) {
		t.Errorf("ferry 1 is at %v", c)
	}
	if n.SetLabel("a", Cell{9, 9}) {
		t.Error("a label names two cells")
	}
}

// Printing a place and reading it again is the same place.
func TestPlacesAreReadAsPrinted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var n Names
		c := Cell{rapid.Int32Range(-50, 50).Draw(t, "x"), rapid.Int32Range(-50, 50).Draw(t, "y")}
		if rapid.Bool().Draw(t, "labelled") {
			n.SetLabel(rapid.StringMatching(`[a-z][a-z0-9]{0,3}`).Draw(t, "label"), c)
		}
		p := Place{c, Part(rapid.IntRange(0, 14).Draw(t, "part"))}
		if got, err := n.ParsePlace(n.Place(p)); err != nil || got != p {
			t.Fatalf("%q is read as %v, %v", n.Place(p), got, err)
		}
	})
}
