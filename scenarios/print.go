package scenarios

import (
	"slices"
	"strings"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

var (
	printKeys = []string{"edges", "roads", "cities", "fields", "monastery", "garden", "crossroads", "jetties"}
	roadKeys  = []string{"e", "end", "branch", "inn", "tunnel"}
	cityKeys  = []string{"e", "pennants", "cathedral", "goods"}
	fieldKeys = []string{"he", "c", "inner"}
)

// print reads a tile that is described feature by feature.
func (l *loader) print(v value) (*tile.Tile, bool) {
	f, ok := l.mapping(v.node, v.path, "a printed tile", printKeys)
	if !ok {
		return nil, false
	}
	before := len(l.problems)
	var p tile.Printed
	if e := f.get("edges"); e != nil {
		p.Edges, _ = l.edges(*e)
	} else {
		l.missing(v.node, v.path, "a printed tile without edges", "edges", "Add the edges as the tile lies, as in edges: RRFR.")
	}
	p.Roads = printedList(l, f, "roads", "a road", "Write them as in roads: [{e: [N, S]}].", roadKeys, l.printedRoad)
	p.Cities = printedList(l, f, "cities", "a city", "Write them as in cities: [{e: [N]}].", cityKeys, l.printedCity)
	p.Fields = printedList(l, f, "fields", "a field", "Write them as in fields: [{he: [NL, NR], c: [1]}].", fieldKeys, l.printedField)
	if e := f.get("monastery"); e != nil {
		p.Monastery, _ = l.yesNo(*e)
	}
	if e := f.get("garden"); e != nil {
		p.Garden, _ = l.yesNo(*e)
	}
	if e := f.get("crossroads"); e != nil {
		p.Crossroads, _ = l.number(*e, "a number of roads", 0, 4)
	}
	if e := f.get("jetties"); e != nil {
		p.Jetties = l.sides(*e)
	}
	if len(l.problems) > before {
		return nil, false
	}
	return l.printed(v, p)
}

// printed makes the tile, or says what is wrong at the key that has it.
func (l *loader) printed(v value, p tile.Printed) (*tile.Tile, bool) {
	t, problems := tile.Print(p)
	for _, q := range problems {
		path := v.path
		if q.Key != "" {
			path = join(v.path, q.Key)
		}
		l.failAt(locate(l.places, path), path, Problem{Code: CodePrint, Found: "a printed tile with " + q.Text,
			Expected: "features that fill the tile", Fix: "Correct the feature, or leave it out where it can be derived."})
	}
	return t, len(problems) == 0 && t != nil
}

// printedList reads the features under a key; nil if the key is not there, so
// that they can be derived.
func printedList[T any](l *loader, f fields, key, one, fix string, keys []string, read func(fields) T) []T {
	v := f.get(key)
	if v == nil {
		return nil
	}
	out := []T{}
	list, _ := l.items(*v, "a list of "+key, fix)
	for _, it := range list {
		if f, ok := l.mapping(it.node, it.path, one, keys); ok {
			out = append(out, read(f))
		}
	}
	return out
}

func (l *loader) printedRoad(f fields) tile.PrintedRoad {
	r := tile.PrintedRoad{Edges: l.featureSides(f, "a road")}
	if e := f.get("end"); e != nil {
		r.End, _ = l.end(*e)
	}
	if e := f.get("branch"); e != nil {
		r.Branch = l.branch(*e)
	}
	l.flag(f, "inn", &r.Inn)
	l.flag(f, "tunnel", &r.Tunnel)
	return r
}

// branchWords are what a road branches at; they all mean one road.
var branchWords = []string{"yes", "roundabout", "open fork", "four-legged road", "labyrinth"}

// branch reads whether the road branches: yes or no, or what it branches at.
func (l *loader) branch(v value) bool {
	const fix = "Write branch: yes for one road with three or four legs."
	s, ok := l.text(v, oneOf(branchWords), fix)
	if !ok {
		return false
	}
	if yes, ok := boolWord(s); ok {
		return yes
	}
	s = strings.ToLower(s)
	switch {
	case slices.Contains(unbuiltBranches, s):
		l.fail(v.node, v.path, notBuiltProblem(s))
	case !slices.Contains(branchWords, s):
		l.unknownWord(v, s, "kind of branch", branchWords, fix)
	}
	return true
}

func (l *loader) flag(f fields, key string, to *bool) {
	if v := f.get(key); v != nil {
		*to, _ = l.yesNo(*v)
	}
}

func (l *loader) featureSides(f fields, what string) place.Sides {
	if v := f.get("e"); v != nil {
		return l.sides(*v)
	}
	l.missing(f.node, f.path, what+" without \"e\"", "the edges it touches", "Add them, as in e: [N, S].")
	return 0
}

// end reads what a road stops at.
func (l *loader) end(v value) (tile.End, bool) {
	var words []string
	for e := tile.Village; e <= tile.Stone; e++ {
		words = append(words, e.String())
	}
	s, ok := l.text(v, oneOf(words), "Write one of these words.")
	if !ok {
		return 0, false
	}
	plain := strings.NewReplacer("-", " ", "_", " ").Replace(strings.ToLower(s))
	switch plain {
	case "houses":
		plain = "house"
	case "through":
		return tile.Through, true
	}
	for e := tile.Village; e <= tile.Stone; e++ {
		if e.String() == plain {
			return e, true
		}
	}
	l.unknownWord(v, s, "end of a road", words, "Write one of these words, or leave the key out for a road that runs through.")
	return 0, false
}

func (l *loader) printedCity(f fields) tile.PrintedCity {
	c := tile.PrintedCity{Edges: l.featureSides(f, "a city")}
	if e := f.get("pennants"); e != nil {
		c.Pennants, _ = l.number(*e, "a number of coats of arms", 0, 4)
	}
	l.flag(f, "cathedral", &c.Cathedral)
	if e := f.get("goods"); e != nil {
		if w, ok := l.word(*e, "trade good", []string{"wine", "grain", "cloth"}); ok {
			c.Goods = map[string]tile.Goods{"wine": tile.Wine, "grain": tile.Grain, "cloth": tile.Cloth}[w]
		}
	}
	return c
}

func (l *loader) printedField(f fields) tile.PrintedField {
	var pf tile.PrintedField
	inner := false
	l.flag(f, "inner", &inner)
	if inner {
		l.notWith(f, "inner", "he")
	}
	if e := f.get("he"); e != nil {
		for _, h := range l.itemsOrOne(*e) {
			pf.Halves |= l.half(h)
		}
	}
	if e := f.get("c"); e != nil {
		for _, c := range l.itemsOrOne(*e) {
			if n, ok := l.number(c, "the number of a city", 1, 4); ok {
				pf.Cities = append(pf.Cities, n)
			}
		}
	}
	return pf
}

// half reads a half-edge and gives the set of it.
func (l *loader) half(v value) place.Halves {
	s, ok := l.text(v, "a half-edge such as NL", "Write a side and L or R, as in NL.")
	if !ok {
		return 0
	}
	if p, ok := place.ParsePart(s); ok {
		if h, ok := p.Half(); ok {
			return 1 << h
		}
	}
	l.unknownWord(v, s, "half-edge", []string{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"}, "Write a side and L or R, as in NL.")
	return 0
}
