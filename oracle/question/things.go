package question

import (
	"slices"
	"strings"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// describe joins the atoms that together describe a thing, rule by rule. Words
// that say nothing are left out before.
func (p *parser) describe(in []atom) []atom {
	p.total = slices.ContainsFunc(in, func(a atom) bool { return a.concept == "drop" && a.value == "total" })
	in = tagged(slices.DeleteFunc(slices.Clone(in), func(a atom) bool { return a.concept == "drop" }))
	there := number(in, set{})
	for i := range p.lex.things {
		r := &p.lex.things[i]
		if !mayFit(r.row, &there) {
			continue
		}
		for at := 0; at < len(in) && (at == 0 || !r.first); at++ {
			n := matches(r.row, in[at:], 0)
			if n == 0 {
				continue
			}
			made, ok := p.make(r.make, in[at:at+n])
			if !ok {
				continue
			}
			there = number(made, there)
			in = slices.Concat(in[:at], made, in[at+n:])
		}
	}
	return in
}

// number sets the numbers of the concepts and adds them to those there.
func number(in []atom, there set) set {
	for i := range in {
		in[i].number = conceptNumber(in[i].concept)
		there.add(in[i].number)
	}
	return there
}

// mayFit says whether the text has a concept for every place of the row that
// may not be empty.
func mayFit(row []uint16, there *set) bool {
	for len(row) > 0 {
		size := 1 + int(row[0]&^optional)
		found := row[0]&optional != 0
		for i := 1; i < size && !found; i++ {
			found = there.has(row[i])
		}
		if !found {
			return false
		}
		row = row[size:]
	}
	return true
}

// matches says how many atoms the row takes, 0 if it does not fit; n are taken
// already.
func matches(row []uint16, in []atom, n int) int {
	if len(row) == 0 {
		return n
	}
	size := 1 + int(row[0]&^optional)
	rest := row[size:]
	if n < len(in) && in[n].number != 0 && slices.Contains(row[1:size], in[n].number) {
		if got := matches(rest, in, n+1); got > 0 {
			return got
		}
	}
	if row[0]&optional != 0 {
		return matches(rest, in, n)
	}
	return 0
}

// last is the last atom of one of the concepts.
func last(in []atom, concepts ...string) *atom {
	for i := len(in) - 1; i >= 0; i-- {
		if slices.Contains(concepts, in[i].concept) {
			return &in[i]
		}
	}
	return nil
}

// make builds the thing that the atoms describe.
func (p *parser) make(what string, in []atom) ([]atom, bool) {
	if what, keep := strings.CutSuffix(what, "-keep"); keep {
		out, ok := p.make(what, in)
		for _, a := range in {
			if slices.Contains(between, a.concept) {
				out = append(out, a)
			}
		}
		return out, ok
	}
	raw := in[0].raw
	one := func(a atom) ([]atom, bool) { a.raw = raw; return []atom{a}, true }
	if as, ok := strings.CutPrefix(what, "= "); ok {
		return rewritten(as, in), true
	}
	family, _, _ := strings.Cut(what, "-")
	switch family {
	case "ferry":
		return p.makeFerry(what, in)
	case "place", "same":
		if what == "same-players" { // is Blue on Yellow's road
			kind := last(in, "kind")
			generic := atom{concept: "generic", value: kind.value}
			return slices.Concat([]atom{{concept: "SAME", raw: raw}, generic}, in[1:len(in)-1]), true
		}
		if what == "same-places" { // is x.W on my road
			return []atom{{concept: "SAME", raw: raw}, in[1], in[3]}, true
		}
		return p.makePlace(what, in)
	case "let": // which moves make Blue score
		return slices.Concat([]atom{{concept: "LET", raw: raw}}, in[1:]), true
	case "tollturn": // turn my tollhouse over
		return slices.Concat([]atom{{concept: "FLIP", raw: raw}}, in[1:len(in)-1]), true
	case "asks":
		a := atom{concept: "asks", raw: raw}
		if s := last(in, "player"); s != nil {
			a.who = s.ref
		}
		return []atom{a}, true
	case "which":
		return one(atom{concept: "WHICH"})
	case "cell":
		return p.makeCell(what, in)
	case "link":
		return makeLink(what, in)
	case "placed":
		return makePlaced(what, in)
	case "first":
		return in[:1], true
	case "last":
		return in[len(in)-1:], true
	case "whynot":
		which := in[2]
		if name, ok := p.ferry(which.value); ok && which.concept != "ferry" {
			which = atom{concept: "ferry", ref: &Ref{Name: name}, raw: which.raw}
		}
		return slices.Concat(in[:2], []atom{{concept: "MAY", raw: raw}, {concept: "MOVE", raw: raw}, which}), which.concept == "ferry"
	case "owned": // is Blue's
		out := []atom{{concept: "OWN", raw: raw}, *last(in, "player")}
		if thing := last(in, "place"); thing != nil {
			out = append(out, *thing)
		}
		return out, true
	case "whoon":
		return one(atom{concept: "WHOON"})
	case "as":
		return readAs(strings.TrimPrefix(what, "as-"), in), true
	case "player":
		return one(atom{concept: "player", ref: last(in, "player").ref})
	case "asker":
		return one(atom{concept: "asker", ref: last(in, "player").ref})
	case "claim":
		a := atom{concept: "CLAIMS"}
		if s := last(in, "player"); s != nil {
			a.ref, p.speaker = s.ref, s.ref
		}
		if what == "claim-he" {
			return []atom{a, {concept: "he", raw: raw}}, true
		}
		if what == "claim-kind" { // says this road is …
			road, ok := p.makePlace("place-this", in[len(in)-2:len(in)-1])
			return slices.Concat([]atom{a}, road, in[len(in)-1:]), ok
		}
		return one(a)
	case "toll":
		return makeToll(what, in), true
	case "may":
		return one(atom{concept: "MAY"})
	case "whereon": // what can I put it on
		return slices.Concat([]atom{{concept: "where", raw: raw}}, in[1:len(in)-1]), true
	case "past":
		return one(atom{concept: "PAST", tail: in[0].tail})
	case "lake":
		return one(atom{concept: "LAKE"})
	case "ferries": // the three ferries are all there are
		return one(atom{concept: "FERRIES"})
	case "subjunctive": // if ferry 1 were
		return in[:len(in)-1], in[0].concept != "the"
	case "true":
		return []atom{{concept: "comma"}, {concept: "TRUE", raw: raw}}, true
	case "drop":
		return one(atom{concept: "drop"})
	case "gameend":
		out := []atom{{concept: "GAMEEND", raw: raw}}
		if what := last(in, "WHATIF"); what != nil {
			out = append(out, *what)
		}
		return out, true
	case "tile":
		return one(*last(in, "tile"))
	case "turned":
		n := last(in, "num")
		if n.count()%90 != 0 || n.count() < 0 || n.count() > 270 {
			return nil, false
		}
		return one(atom{concept: "turned", value: n.value})
	case "bymove":
		out := []atom{{concept: "BYMOVE", raw: raw}}
		if ferry := last(in, "ferry"); ferry != nil {
			out = append(out, *ferry)
		}
		return out, true
	case "oblique":
		return one(atom{concept: "OBLIQUE"})
	case "turn":
		return slices.Concat([]atom{{concept: "MOVE", raw: raw}}, in[1:]), true
	case "lastturn":
		n := len(in) - 1
		return slices.Concat(in[:n], []atom{{concept: "MOVE", raw: in[n].raw}}), true
	case "move":
		if what == "move-that" { // a move that …
			out := []atom{{concept: "COMBINATIONS", raw: raw}}
			if ferry := last(in, "ferry"); ferry != nil {
				out = append(out, *ferry)
			}
			return out, true
		}
		ref := &Ref{Name: in[1].value}
		if what == "move-cell" && (in[1].named || !p.isFerryName(in[1].value)) {
			return nil, false
		}
		return []atom{in[0], {concept: "ferry", ref: ref, raw: raw}}, true
	}
	return nil, false
}

// between are concepts of words that may stand between a thing and what is
// said of it: "die Straße wert, auf der Blau steht".
var between = []string{"NOW", "WORTH", "COMPLETE", "REOPEN", "BRING", "LONG", "OPEN", "GET", "CONTAIN", "MOVE", "swivel", "PLACE", "TAKEN", "CLAIM",
	"CONNECT", "SPLIT"}

// readAs reads the atoms as what they mean together: "A=B" reads A as B, with
// "A=B&C" as two concepts, "A=" as nothing; "+A" adds a concept; all else are
// the concepts they become.
func readAs(what string, in []atom) []atom {
	raw := in[0].raw
	out := slices.Clone(in)
	for i, w := range strings.Fields(what) {
		from, to, renames := strings.Cut(w, "=")
		switch {
		case renames:
			for k := 0; k < len(out); k++ {
				if out[k].concept != from {
					continue
				}
				var made []atom
				for _, c := range strings.FieldsFunc(to, func(r rune) bool { return r == '&' }) {
					made = append(made, atom{concept: c, raw: out[k].raw})
				}
				out = slices.Concat(out[:k], made, out[k+1:])
				k += len(made) - 1
			}
		case w[0] == '+':
			out = append(out, atom{concept: w[1:]})
		default:
			if i == 0 {
				out = nil
			}
			out = append(out, atom{concept: w, raw: raw})
		}
	}
	return out
}

// rewritten are the atoms that a description says to read instead: a number is
// the atom in that place, a concept the atom of it that is there, or a new one.
func rewritten(as string, in []atom) []atom {
	var out []atom
	for f := range strings.FieldsSeq(as) {
		if n := int(f[0] - '0'); n > 0 && n <= 9 {
			if n <= len(in) {
				out = append(out, in[n-1])
			}
			continue
		}
		concept, value, _ := strings.Cut(f, ":")
		if i := slices.IndexFunc(in, func(a atom) bool { return a.concept == concept }); i >= 0 {
			out = append(out, in[i])
			continue
		}
		out = append(out, atom{concept: concept, value: value, raw: in[0].raw})
	}
	return out
}

func (p *parser) isFerryName(s string) bool { return slices.Contains(p.words.Ferries, s) }

func (p *parser) makeFerry(what string, in []atom) ([]atom, bool) {
	var ref *Ref
	switch what {
	case "ferry-new":
		ref = &Ref{Desc: &Desc{New: true}}
		if n := last(in, "num", "name"); n != nil {
			ref = &Ref{Name: n.value}
		}
	case "ferry-this":
		ref = &Ref{Desc: &Desc{This: true}}
	case "ferry-name", "ferry-cell-name":
		ref = &Ref{Name: last(in, "num", "name", "cell").value}
		if name, ok := p.ferry(ref.Name); ok {
			ref.Name = name
		}
	case "ferry-nth":
		n := last(in, "ordinal").value
		ref = &Ref{Desc: &Desc{Nth: int(n[0] - '0')}}
		if p.isFerryName(n) {
			ref = &Ref{Name: n}
		}
	case "ferry-on":
		cell := last(in, "cell").cellRef()
		ref = &cell
		if p.isFerryName(cell.Name) || cell.Desc != nil {
			ref = &Ref{Desc: &Desc{On: &cell}}
		}
	case "ferry-near", "ferry-nearest":
		cell := last(in, "cell").cellRef()
		ref = &Ref{Desc: &Desc{Near: &cell}}
		if what == "ferry-nearest" {
			ref.Desc.Nth = 1
		}
		if s := last(in, "side"); s != nil {
			ref.Desc.Side = s.value
		}
	case "ferry-kind":
		ref = &Ref{Desc: &Desc{Kind: last(in, "kind").value}}
		if s := last(in, "side"); s != nil {
			ref.Desc.Side = s.value
		}
	case "ferry-newon": // the new ferry on x
		cell := last(in, "cell").cellRef()
		placed := atom{concept: "placed", ref: &cell, raw: in[0].raw}
		return []atom{placed, {concept: "ferry", ref: &cell}}, cell.Desc == nil
	case "ferry-apposed": // the third ferry, the one on tile c
		on := last(in, "place").ref
		ref = &Ref{Desc: &Desc{On: &Ref{Name: on.Name}, Also: in[0].ref}}
		if !on.onlyCell() {
			return nil, false
		}
	case "ferry-with":
		return []atom{*last(in, "ferry")}, true
	case "ferry-middle":
		ref = &Ref{Desc: &Desc{Middle: true}}
	case "ferry-between":
		ref = &Ref{Desc: &Desc{Ends: cellsOf(in)}}
	case "ferry-side":
		ref = &Ref{Desc: &Desc{Side: last(in, "side").value}}
	}
	return []atom{{concept: "ferry", ref: ref, raw: in[0].raw}}, true
}

// cellRef is the cell that the atom names or describes.
func (a *atom) cellRef() Ref {
	if a.ref != nil {
		return *a.ref
	}
	return Ref{Name: a.value}
}

func (p *parser) makeCell(what string, in []atom) ([]atom, bool) {
	a := *last(in, "cell")
	a.raw = in[0].raw
	if what == "cell-kind" {
		if t, ok := tile.Lookup(tileID(a.value)); !ok || a.ref != nil || !t.Is(last(in, "kind").value) {
			return nil, false
		}
	}
	if what == "cell-tile" || what == "cell-kind" {
		a.named = true
		return []atom{a}, true
	}
	if what == "cell-between" {
		return []atom{{concept: "cell", ref: &Ref{Desc: &Desc{Ends: cellsOf(in)}}, known: true, raw: in[0].raw}}, true
	}
	s := last(in, "side")
	if s == nil {
		return nil, false
	}
	cell := a.cellRef()
	return []atom{{concept: "cell", ref: &Ref{Desc: &Desc{Side: s.value, Near: &cell}}, known: true, raw: in[0].raw}}, true
}

func (p *parser) makePlace(what string, in []atom) ([]atom, bool) {
	ref := Ref{}
	kind := last(in, "kind")
	if kind != nil && kind.value != "feature" {
		ref.Kind = kind.value
	}
	switch what {
	case "place-sides": // the road to the north and south of a
		cell, out := last(in, "cell"), []atom(nil)
		for i := range in {
			if in[i].concept == "side" {
				side := Ref{Name: cell.value + "." + in[i].value, Kind: ref.Kind}
				out = append(out, atom{concept: "place", ref: &side, raw: in[i].raw})
			}
		}
		return out, cell.ref == nil
	case "same":
		if n := last(in, "num"); n != nil && n.count() != 1 {
			return nil, false
		}
		return []atom{{concept: "SAME", raw: in[0].raw}, {concept: "generic", value: kind.value, raw: in[0].raw}}, true
	case "place":
		ref = *last(in, "place").ref
	case "place-kind":
		ref.Name, ref.Desc = last(in, "place").ref.Name, last(in, "place").ref.Desc
		if s := last(in, "side"); s != nil && !strings.HasSuffix(ref.Name, "."+s.value) {
			return nil, false
		}
	case "place-side", "place-side-loose":
		cell := last(in, "cell")
		if cell.ref != nil {
			return nil, false
		}
		ref.Name = cell.value + "." + last(in, "side").value
	case "place-cell":
		cell := last(in, "cell")
		if cell.ref != nil {
			return nil, false
		}
		ref.Name = cell.value
	case "place-player":
		if last(in, "piece") != nil { // the road with Red's builder is not any road of his
			return makeOfPiece(ref, in)
		}
		ref.Desc = &Desc{Player: &Ref{Desc: &Desc{This: true}}}
		if who := last(in, "player"); who != nil {
			ref.Desc.Player = who.ref
		}
	case "place-mine":
		if last(in, "piece") != nil {
			return makeOfPiece(ref, in)
		}
		ref.Desc = &Desc{Player: &Ref{Desc: &Desc{This: true}}}
	case "place-his":
		ref.Desc = &Desc{}
	case "place-piece":
		return makeOfPiece(ref, in)
	case "place-shows":
		shows := last(in, "sign", "kind").value
		ref.Kind = in[slices.IndexFunc(in, func(a atom) bool { return a.concept == "kind" })].value
		if last(in, "sign") == nil && shows != "garden" {
			return nil, false
		}
		ref.Desc = &Desc{Shows: shows}
	case "place-between":
		ref.Desc = &Desc{Ends: cellsOf(in)}
	case "place-sided":
		ref.Desc = &Desc{Side: last(in, "side").value}
	case "place-middle":
		ref.Desc = &Desc{Middle: true}
		if ref.Kind != "village" {
			return nil, false
		}
	case "place-new": // the new village x
		a := *last(in, "place")
		cell, _, _ := strings.Cut(a.ref.Name, ".")
		return []atom{{concept: "placed", ref: &Ref{Name: cell}, raw: in[0].raw}, a}, a.ref.Desc == nil
	case "place-this":
		ref.Desc = &Desc{This: true}
	case "place-here": // a tollhouse on this tile
		ref.Desc = &Desc{This: true}
		return append(slices.Clone(in[:len(in)-1]), atom{concept: "place", ref: &ref, raw: last(in, "THISTILE").raw}), true
	}
	a := atom{concept: "place", ref: &ref, raw: in[0].raw, his: what == "place-his"}
	if what == "place-side-loose" {
		a.concept = "beside"
	}
	return []atom{a}, true
}

// cellsOf lists the cells between which something lies.
func cellsOf(in []atom) []Ref {
	var out []Ref
	for i := range in {
		if in[i].concept == "cell" {
			out = append(out, in[i].cellRef())
		}
	}
	return out
}

// makeOfPiece is the feature on which a figure stands: that of a player, of who
// asks, of who was named before, or the only one of its kind.
func makeOfPiece(ref Ref, in []atom) ([]atom, bool) {
	d := &Desc{}
	a := atom{concept: "place", ref: &ref, raw: in[0].raw}
	kind, role, _ := strings.Cut(last(in, "piece").value, "/")
	if role != "" && ref.Kind != "" && role != ref.Kind {
		return nil, false
	}
	who := last(in, "player", "my", "me", "his", "self")
	switch {
	case who == nil:
		d.Piece = kind
	case who.concept == "player":
		d.Player = who.ref
	case who.concept == "his":
		a.his = true
	default:
		d.Player = &Ref{Desc: &Desc{This: true}}
	}
	if kind != "meeple" {
		d.Piece = kind
	}
	ref.Desc = d
	return []atom{a}, true
}

func makeLink(what string, in []atom) ([]atom, bool) {
	if what == "link-from" {
		from := atom{concept: "fromlink", value: in[1].value, raw: in[1].raw}
		return []atom{from, *last(in, "link")}, true
	}
	var sides []string
	for i := range in {
		if in[i].concept == "side" {
			sides = append(sides, in[i].value)
		}
	}
	l, err := place.ParseLink(strings.Join(sides, "-"))
	if err != nil {
		return nil, false
	}
	return []atom{{concept: "link", value: l.String(), raw: in[0].raw}}, true
}

// makeToll says whose tollhouse it is, so that nobody is asked about who has
// another's; or that something is asked about tollhouses that no question asks.
func makeToll(what string, in []atom) []atom {
	whose := map[string]string{"toll-mine": "self", "toll-his": "he", "toll-of": "player", "toll-other": "TOLLOTHER"}[what]
	a := atom{concept: whose, raw: in[0].raw}
	if who := last(in, "player"); who != nil {
		a.ref = who.ref
	}
	out := []atom{a, *last(in, "TOLL", "TOLLMONEY", "BRING", "COLLECT", "PAID", "GET")}
	if whose == "" {
		out = []atom{in[len(in)-1]} // another tollhouse is one more
	}
	if what == "toll-of" {
		a.ref = last(in, "player").ref
		out = []atom{a, *last(in, "TOLL", "TOLLMONEY")}
	}
	if what == "toll-mine" {
		out = append(out, atom{concept: "MYTOLL"}) // toll-flips asks of every tollhouse if it names no player
	}
	return out
}

// makePlaced is the tile that a text says was placed just before.
func makePlaced(what string, in []atom) ([]atom, bool) {
	a := atom{concept: "placed", ref: &Ref{Desc: &Desc{This: true}}, raw: in[0].raw, value: what, his: last(in, "he") != nil}
	if who := last(in, "player"); who != nil {
		a.who = who.ref
	}
	if cell := last(in, "cell"); cell != nil {
		ref := cell.cellRef()
		a.ref = &ref
	}
	out := []atom{a}
	if what == "placed-lake" { // must I place a ferry on x
		on := slices.IndexFunc(in, func(a atom) bool { return a.concept == "on" })
		return append(slices.Clone(in[:on]), a), true
	}
	if who := last(in, "player"); who != nil && what == "placed-who" {
		out = append(out, *who)
	}
	return out, true
}
