package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios/jcz"
)

// tileOptions: "TilePlacement FR/RRR options: [2,-4] - [0,90]; …", an exact
// set.
func tileOptions(t *table, s string) (bool, Outcome, string) {
	id, list, ok := options(s, "TilePlacement ")
	if !ok {
		return false, 0, ""
	}
	next, known := tile.Lookup("jcz:" + id)
	if !known || !next.Drawn() {
		return true, Unsupported, "tile " + id
	}
	var got []string
	p := *t.pos
	p.Turn.Player = t.nextPlayer()
	spots, _ := p.TileSpots(next)
	for _, sp := range spots {
		var turns []string
		for _, q := range sp.Turns {
			turns = append(turns, strconv.Itoa(90*q))
		}
		got = append(got, fmt.Sprintf("[%s]-[%s]", sp.Cell, strings.Join(turns, ",")))
	}
	for i := range list {
		list[i] = strings.ReplaceAll(list[i], "R", "")
	}
	return sameSet(got, list)
}

// options cuts "<prefix><name> options: a; b; c" into the name and the items,
// without blanks.
func options(s, prefix string) (name string, list []string, ok bool) {
	rest, ok := strings.CutPrefix(s, prefix)
	name, all, cut := strings.Cut(rest, "options:")
	if !ok || !cut {
		return "", nil, false
	}
	for _, item := range strings.Split(all, ";") {
		if item = strings.ReplaceAll(strings.TrimSpace(item), " ", ""); item != "" {
			list = append(list, item)
		}
	}
	return strings.TrimSpace(name), list, true
}

// sameSet compares exact sets and says what is there too much and too little.
func sameSet(got, want []string) (bool, Outcome, string) {
	var more, less []string
	for _, g := range got {
		if !slices.Contains(want, g) {
			more = append(more, g)
		}
	}
	for _, w := range want {
		if !slices.Contains(got, w) {
			less = append(less, w)
		}
	}
	if len(more)+len(less) == 0 {
		return true, Passed, ""
	}
	return true, Failed, fmt.Sprintf("besides [%s], without [%s]", strings.Join(more, "; "), strings.Join(less, "; "))
}

// figureOptions: "Meeple SmallFollower options: {Road,WE,[0,1]}; …".
func figureOptions(t *table, s string) (bool, Outcome, string) {
	title, list, ok := options(s, "Meeple ")
	if !ok {
		return false, 0, ""
	}
	k, known := jcz.KindByTitle(title)
	if !known {
		return true, Unsupported, "figure " + title
	}
	if k == game.Wagon && t.stage == stageWagon {
		return wagonOptions(t, list)
	}
	b := &t.pos.Board
	var got []string
	for _, sp := range t.spots(k) {
		if sp.known != "" {
			t.known("test", sp.known)
		}
		if !sp.offered() {
			continue
		}
		l, c := jcz.LocationOf(b, sp.seg), b.TileOf(sp.seg).Cell
		l.Abbot = k == game.Abbot && b.Kind(sp.seg) == tile.MonasteryFeature
		got = append(got, featureText(jcz.FeatureWord(b.Kind(sp.seg)), l, c))
	}
	return sameSet(got, plainFeatures(list))
}

// wagonOptions compares features: each may be named by any of its tiles.
func wagonOptions(t *table, list []string) (bool, Outcome, string) {
	waiting := t.waiting()
	if len(waiting) == 0 {
		return true, Failed, "no wagon may move"
	}
	b := &t.pos.Board
	var got, want []string
	for _, at := range t.pos.WagonSpots(waiting[0]) {
		got = append(got, fmt.Sprint(b.Key(b.SegAt(at))))
	}
	for _, item := range list {
		at, ok := jcz.PlaceOf(b, item)
		if !ok {
			return true, Failed, "no feature is " + item
		}
		want = append(want, fmt.Sprint(b.Key(b.SegAt(at))))
	}
	return sameSet(got, want)
}

// ferryOptions: "Ferries options: {Road,WE,[0,1]}; …".
func ferryOptions(t *table, s string) (bool, Outcome, string) {
	_, list, ok := options(s, "Ferries ")
	if !ok {
		return false, 0, ""
	}
	var got []string
	for _, m := range t.movable() {
		links, _ := t.pos.FerryLinks(m.Lake)
		for _, l := range links {
			got = append(got, featureText("Road", jcz.Location{Sides: l.Sides()}, m.Lake))
		}
	}
	return sameSet(got, plainFeatures(list))
}

func featureText(word string, l jcz.Location, c place.Cell) string {
	return fmt.Sprintf("{%s,%s,[%s]}", word, l, c)
}

// plainFeatures brings "{Road,EW,[0,1]}" into the order that is printed here.
func plainFeatures(list []string) []string {
	out := slices.Clone(list)
	for i, item := range out {
		w := strings.SplitN(strings.Trim(item, "{}"), ",", 3)
		if len(w) != 3 {
			continue
		}
		if l, ok := jcz.ParseLocation(w[1]); ok {
			out[i] = "{" + w[0] + "," + l.String() + "," + w[2] + "}"
		}
	}
	return out
}
