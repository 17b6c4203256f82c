package question

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/tile"
)

// atom is a token or phrase with the concept it stands for. Concepts of things
// and small words are in lower case, all others in capitals.
type atom struct {
	concept string
	number  uint16 // of the concept, set when things are described
	value   string // of a side, kind, number, cell, place, link, piece
	ref     *Ref   // a thing that was described
	tile    *Tile
	tail    bool // a word that was the end of another
	named   bool // a cell that stands with the word tile: may be the id of a tile
	known   bool // a cell whose label the position has
	his     bool // of a player who was named before
	who     *Ref // the player who is said to have done it
	raw     string
}

// atoms looks the tokens up, longest phrases first.
func (p *parser) atoms(toks []token) []atom {
	var out []atom
	for i := 0; i < len(toks); {
		a, n := p.atom(toks, i, out)
		out = append(out, a...)
		i += n
	}
	return out
}

// atom reads what starts at token i, after what was read before it.
func (p *parser) atom(toks []token, i int, before []atom) ([]atom, int) {
	t := toks[i]
	one := func(a atom) ([]atom, int) { a.raw = t.raw; return []atom{a}, 1 }
	switch t.kind {
	case markToken:
		return one(atom{concept: "comma"})
	case numberToken:
		return one(atom{concept: "num", value: t.value})
	case cellToken:
		return one(atom{concept: "cell", value: t.value, known: true})
	case placeToken:
		return one(atom{concept: "place", ref: &Ref{Name: t.value}})
	case linkToken:
		return one(atom{concept: "link", value: t.value})
	case ruleToken:
		return one(atom{concept: "ruleid", value: t.value})
	case tileToken:
		return one(atom{concept: "tile", tile: &Tile{ID: t.value}})
	case edgesToken:
		return one(atom{concept: "edges", value: t.value})
	}
	if name, n := p.longName(p.words.Players, toks, i); n > 0 {
		return []atom{{concept: "player", ref: &Ref{Name: name}, raw: t.raw}}, n
	}
	if name, n := p.longName(p.words.Ferries, toks, i); n > 0 {
		return []atom{{concept: "name", value: name, raw: t.raw}}, n
	}
	concepts, n := p.phrase(toks, i)
	if a, ok := p.name(toks, i, before, n); ok {
		return one(a)
	}
	if n > 0 {
		out := p.meant(concepts, t)
		for _, more := range toks[i+1 : i+n] {
			out[0].raw += " " + more.raw
		}
		return out, n
	}
	if len(t.raw) == 1 && t.raw[0] >= 'A' {
		return one(atom{concept: "cell", value: t.raw})
	}
	return one(atom{concept: "unknown"})
}

// phrase is the longest phrase of the lexicon that starts at token i.
func (p *parser) phrase(toks []token, i int) ([]string, int) {
	var room [80]byte
	text := room[:0]
	best, length := []string(nil), 0
	for n := 0; n < p.lex.longest && i+n < len(toks); n++ {
		t := &toks[i+n]
		if t.kind != wordToken || t.quoted {
			break
		}
		if n > 0 {
			text = append(text, ' ')
		}
		text = append(text, t.word...)
		if c, ok := p.lex.concepts(text); ok {
			best, length = c, n+1
		}
	}
	return best, length
}

// meant turns the concepts of a phrase into atoms.
func (p *parser) meant(concepts []string, t token) []atom {
	out := make([]atom, 0, len(concepts))
	for i, c := range concepts {
		a := atom{raw: t.raw, tail: t.tail}
		if i > 0 {
			a.raw = "" // the words count once
		}
		a.concept, a.value, _ = strings.Cut(c, ":")
		if a.concept == "colour" {
			name, ok := p.player(a.value)
			if !ok {
				name, ok = p.player(t.raw)
			}
			if !ok {
				name = a.value
			}
			a = atom{concept: "player", ref: &Ref{Name: name}, raw: a.raw}
		}
		out = append(out, a)
	}
	return out
}

// name reads the token as a name of the position. A name that is also a word
// of the language is read as a name only where nothing else can stand; n words
// from here on are a phrase of the language.
func (p *parser) name(toks []token, i int, before []atom, n int) (atom, bool) {
	isWord := n > 0
	t := toks[i]
	last := atom{}
	if len(before) > 0 {
		last = before[len(before)-1]
	}
	if name, ok := p.player(t.raw); ok && (!isWord || i > 0 && slices.Contains(p.words.Players, t.raw) || p.phraseIs(toks, i, "SOMEONE")) {
		return atom{concept: "player", ref: &Ref{Name: name}}, true
	}
	if last.concept == "TILE" && len(t.raw) == 1 && isTile(t.raw) && !slices.Contains(p.words.Labels, t.raw) &&
		(!p.phraseIs(toks, i, "self") || p.ends(toks, i+1)) {
		return atom{concept: "cell", value: t.raw}, true
	}
	if isWord && (p.capital(toks, i) || p.sideTile(toks, i)) {
		label, known := p.label(t.raw)
		if !known {
			label = t.raw
		}
		return atom{concept: "cell", value: label, known: known}, true
	}
	ferry, isFerry := p.ferry(t.raw)
	if isFerry && (last.concept == "FERRY" || last.concept == "NUMBER" || t.quoted) {
		return atom{concept: "name", value: ferry}, true
	}
	if label, ok := p.label(t.raw); ok && (!isWord || n < 2 && p.labelHere(toks, i, last)) {
		return atom{concept: "cell", value: label, known: true}, true
	}
	if isFerry && !isWord {
		return atom{concept: "name", value: ferry}, true
	}
	return atom{}, false
}

// labelHere says whether a word that is a label too is the label here: after
// "tile" or a preposition, and for an article where no noun follows.
func (p *parser) labelHere(toks []token, i int, last atom) bool {
	t := toks[i]
	if !slices.Contains(p.words.Labels, t.raw) {
		return false
	}
	if t.quoted || last.concept == "TILE" {
		return true
	}
	if len(t.raw) > 1 || p.phraseIs(toks, i, "self") {
		return slices.Contains([]string{"of", "on", "near"}, last.concept)
	}
	if p.smallWord(toks, i) {
		if p.phraseIs(toks, i, "have") && p.doingAt(toks, i+1) {
			return false
		}
		if slices.Contains([]string{"kind", "side", "SIDEWORD"}, last.concept) && p.leadsTo(toks, i+1) {
			return false // north a south
		}
		return slices.Contains(prepositions, last.concept) || p.linkedOn(toks, i+1)
	}
	if !p.phraseIs(toks, i, "a") {
		return true
	}
	return i+1 == len(toks) || !p.nounAt(toks, i+1)
}

// capital says whether the letter is a small word of the language, but stands
// as a capital where the word would not: it is the id of a tile.
func (p *parser) capital(toks []token, i int) bool {
	t := toks[i]
	if len(t.raw) != 1 || t.raw == t.word || !isTile(t.raw) || !p.smallWord(toks, i) || p.phraseIs(toks, i, "self") {
		return false
	}
	if slices.Contains(p.words.Labels, t.raw) {
		return false
	}
	if i == 0 || toks[i-1].kind == markToken { // every word is written so there
		return !p.phraseIs(toks, i, "and") && !p.phraseIs(toks, i, "drop") && p.ends(toks, i+1) ||
			!p.phraseIs(toks, i, "and") && i+1 < len(toks) && (p.phraseIs(toks, i+1, "MAY") || p.begins(toks, i+1, "where"))
	}
	return slices.ContainsFunc(toks, func(o token) bool { return o.kind == wordToken && len(o.raw) > 1 && o.raw == o.word })
}

// sideTile says whether the letter stands for a side elsewhere, but is the id of
// a tile here: it stands where only something that is placed can.
func (p *parser) sideTile(toks []token, i int) bool {
	if t := &toks[i]; len(t.raw) != 1 || t.raw == t.word || !isTile(t.raw) || !p.isSide(toks, i) {
		return false
	}
	if _, ok := p.label(toks[i].raw); ok {
		return false
	}
	if i > 1 && toks[i-1].kind == markToken && p.isSide(toks, i-2) {
		return false // E - W
	}
	if i > 0 && toks[i-1].kind != markToken && !slices.ContainsFunc(beforeTile, func(c string) bool { return p.begins(toks, i-1, c) }) {
		return false
	}
	return i > 0 && p.ends(toks, i+1) || i+1 < len(toks) && (p.phraseIs(toks, i+1, "FIT") || p.begins(toks, i+1, "MAY") || p.phraseIs(toks, i+1, "PLACE"))
}

// isSide says whether the word at token i stands for a side.
func (p *parser) isSide(toks []token, i int) bool {
	c, _ := p.lex.concepts([]byte(toks[i].word))
	return len(c) == 1 && strings.HasPrefix(c[0], "side:")
}

// beforeTile are the concepts of words that may stand before a tile that is
// named by its letter alone.
var beforeTile = []string{"where", "SPOT", "do", "MAY", "self", "FIT", "be"}

// begins says whether the word at token i stands for the concept first of all.
func (p *parser) begins(toks []token, i int, concept string) bool {
	c, _ := p.lex.concepts([]byte(toks[i].word))
	return len(c) > 0 && c[0] == concept
}

// ends says whether what is named may be over before token i.
func (p *parser) ends(toks []token, i int) bool {
	if i >= len(toks) || toks[i].kind != wordToken {
		return true
	}
	for _, c := range []string{"on", "FIT", "GO", "be", "TURNED", "NOW"} {
		if p.phraseIs(toks, i, c) {
			return true
		}
	}
	return false
}

// prepositions are the concepts after which a letter is a label rather than a
// small word.
var prepositions = []string{"of", "on", "near", "to", "from", "through", "between", "by", "with", "TILE", "kind", "SIDEWORD", "side"}

// doingAt says whether a word of what can be done is at token i: "la route a
// rapporté".
func (p *parser) doingAt(toks []token, i int) bool {
	return i < len(toks) && slices.ContainsFunc(doings, func(c string) bool { return p.phraseIs(toks, i, c) })
}

// smallWord says whether the letter is a small word of the language, other
// than its article: "v" and "s" in Czech, "a" in French.
func (p *parser) smallWord(toks []token, i int) bool {
	for _, c := range [...]string{"of", "on", "to", "from", "with", "by", "through", "near", "and", "or", "have", "drop", "thereis", "self", "it"} {
		if p.phraseIs(toks, i, c) {
			return true
		}
	}
	return false
}

// leadsTo says whether at token i is what a small word may lead to: a name, or
// words for a side, feature, player or figure.
func (p *parser) leadsTo(toks []token, i int) bool {
	if i >= len(toks) {
		return false
	}
	if k := toks[i].kind; k != wordToken {
		return k == placeToken || k == cellToken
	}
	if p.isName(toks[i].raw) {
		return !p.smallWord(toks, i) || !p.leadsTo(toks, i+1)
	}
	c, n := p.phrase(toks, i)
	if n == 0 {
		return false
	}
	concept, _, _ := strings.Cut(c[0], ":")
	return slices.Contains([]string{"side", "kind", "piece", "colour", "of", "my", "me", "this", "it", "SAME", "TILE", "FERRY", "LAKE", "SPOT", "SIDEWORD", "POSITION"}, concept)
}

// linkedOn says whether the text is over before token i or goes on with a word
// that links what was named to more.
func (p *parser) linkedOn(toks []token, i int) bool {
	return i >= len(toks) || toks[i].kind == markToken || p.phraseIs(toks, i, "and") || p.phraseIs(toks, i, "or")
}

func (p *parser) phraseIs(toks []token, i int, concept string) bool {
	c, _ := p.lex.concepts([]byte(toks[i].word))
	return len(c) == 1 && c[0] == concept
}

// nouns are the concepts that may follow an article.
var nouns = []string{"FERRY", "FERRIES", "LAKE", "TILE", "TILES", "kind", "edges", "piece", "PIECES", "side", "SIDEWORD", "NEW",
	"ordinal", "STEP", "PLAYERNOUN", "DOUBLETURN", "TOLL", "TOLLMONEY", "RULE", "RULEBOOK", "SPOT", "POSITION", "POSITIONS",
	"COMPLETE", "OPEN", "unknown", "player", "MOVABLE", "NEAREST", "JETTY", "LEGAL", "ROADEND", "DOTILE", "sign", "ROOM"}

// adjectives are the concepts that may stand between an article and a noun.
var adjectives = []string{"COMPLETE", "DONE", "OPEN", "MOVABLE", "side", "MAY", "FREE", "OTHER", "SAME"}

// nounAt says whether a noun or what belongs to one is at token i.
func (p *parser) nounAt(toks []token, i int) bool {
	t := toks[i]
	if t.kind == edgesToken || t.kind == tileToken {
		return true
	}
	if t.kind != wordToken || p.phraseIs(toks, i, "the") {
		return false
	}
	c, n := p.phrase(toks, i)
	if n == 0 {
		return len(t.raw) > 1 && !p.isName(t.raw) || isTile(t.raw) && i+1 < len(toks) && p.phraseIs(toks, i+1, "TILE")
	}
	concept, _, _ := strings.Cut(c[0], ":")
	if slices.Contains(adjectives, concept) {
		return i+1 < len(toks) && p.nounAt(toks, i+1)
	}
	return concept == "colour" || slices.Contains(nouns, concept)
}

// tiles joins edges with the words beside them that say which tile is meant.
func (p *parser) tiles(in []atom) []atom {
	i := slices.IndexFunc(in, func(a atom) bool { return a.concept == "edges" })
	if i < 0 {
		return in
	}
	spec := &tile.Spec{By: tile.ByEdges}
	for k := range 4 {
		spec.Edges[k] = tile.Edge(strings.IndexByte("FRCV", in[i].value[k]))
	}
	from, to := i, i+1
	for from > 0 && p.besideTile(&in[from-1], spec, false) {
		from--
	}
	for to < len(in) && p.besideTile(&in[to], spec, true) {
		to++
	}
	for in[to-1].concept == "with" || in[to-1].concept == "and" || in[to-1].concept == "a" {
		to--
	}
	a := atom{concept: "tile", tile: &Tile{Given: spec}, raw: in[i].raw}
	return slices.Concat(in[:from], []atom{a}, in[to:])
}

// besideTile says whether the atom belongs to a tile described by edges, and
// takes the word over if it selects one.
func (p *parser) besideTile(a *atom, spec *tile.Spec, after bool) bool {
	word := strings.ToLower(a.raw)
	switch {
	case a.concept == "TILE" || a.concept == "the" || a.concept == "a":
		return true
	case a.concept == "LAKE":
		spec.Words = append(spec.Words, "lake")
		return true
	case after && (a.concept == "with" || a.concept == "and"):
		return true
	case a.concept == "kind" && (a.value == "road" || a.value == "city"):
		return true
	case a.concept == "kind" && tile.IsWord(a.value):
		spec.Words = append(spec.Words, a.value)
		return true
	case tile.IsWord(word):
		spec.Words = append(spec.Words, word)
		return true
	}
	return false
}

// count is the value of a number atom.
func (a *atom) count() int {
	n, err := strconv.Atoi(a.value)
	if err != nil {
		return -1
	}
	return n
}
