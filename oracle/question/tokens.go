package question

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ferryman/rules"
	"ferryman/rules/place"
	"ferryman/rules/plain"
	"ferryman/rules/tile"
)

// tokenKind says what the form of a token tells already.
type tokenKind uint8

const (
	wordToken   tokenKind = iota
	markToken             // a comma or colon
	numberToken           // 2
	cellToken             // 2,0
	placeToken            // a.N
	linkToken             // N-S
	ruleToken             // ferries/first-ferry
	tileToken             // base/FRFR-thru
	edgesToken            // RRFR
)

// token is a piece of the text.
type token struct {
	kind   tokenKind
	raw    string // as written
	word   string // in lower case, slips corrected
	value  string // in the notation of files
	quoted bool
	tail   bool // was the end of a word: n't
	slash  bool // was joined to the token before it by a hyphen or slash
}

// maxTokens bounds the text that is read: no question is longer.
const maxTokens = 60

var sameSigns = strings.NewReplacer("’", "'", "‘", "'", "`", "'", "´", "'", "–", "-", "—", " , ", "−", "-", "‑", "-",
	"“", "\"", "”", "\"", "„", "\"", "«", "\"", "»", "\"", "…", " ", " ", " ")

// plainSigns writes quotation marks and dashes in the one way that is read. A
// text without others is left alone: the table takes time to make ready.
func plainSigns(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return r == '`' || r >= utf8.RuneSelf }) {
		return text
	}
	return sameSigns.Replace(plain.Compose(text))
}

// tokens cuts the text into tokens; false if it is too long for a question.
func (p *parser) tokens(text string) ([]token, bool) {
	if len(text) > 40*maxTokens {
		return nil, false
	}
	var out []token
	for chunk := range strings.FieldsSeq(joinCells(plainSigns(text))) {
		out = p.chunk(out, chunk)
		if len(out) > maxTokens {
			return nil, false
		}
	}
	out = p.rejoin(out)
	for i := range out {
		p.known(&out[i])
	}
	return p.rejoin(p.withoutAsides(out)), true
}

// withoutAsides leaves out words that say nothing between two commas: what,
// please, do the rules say of farmers?
func (p *parser) withoutAsides(toks []token) []token {
	for i := 1; i+2 < len(toks); i++ {
		word := &toks[i+1]
		if toks[i].kind != markToken || word.kind != wordToken || toks[i+2].kind != markToken || p.isName(word.raw) {
			continue
		}
		if c, ok := p.lex.concepts([]byte(word.word)); ok && len(c) == 1 && c[0] == "drop" {
			toks = slices.Delete(toks, i, i+3)
			i--
		}
	}
	return toks
}

// rejoin puts the parts of verbs together that stand apart: "lege ich Fähre 2
// um" is "umlege ich Fähre 2". The part must be the end of a clause.
func (p *parser) rejoin(toks []token) []token {
	for i := len(toks) - 1; i > 0; i-- {
		part := &toks[i]
		if _, ok := p.lex.apart.find([]byte(part.word)); !ok || part.kind != wordToken || part.quoted || !p.clauseEnds(toks, i+1) {
			continue
		}
		if _, ok := p.lex.concepts([]byte(toks[i-1].word + " " + part.word)); ok {
			continue
		}
		first := i
		for first > 0 && toks[first-1].kind != markToken {
			first--
		}
		for k := first; k < i; k++ { // the verb comes early
			if verb := part.word + toks[k].word; toks[k].kind == wordToken && p.lex.has(verb) {
				toks[k].word, toks[k].raw = verb, part.raw+toks[k].raw
				toks = slices.Delete(toks, i, i+1)
				break
			}
		}
	}
	return toks
}

// clauseEnds says whether a clause is over before token i.
func (p *parser) clauseEnds(toks []token, i int) bool {
	return i >= len(toks) || toks[i].kind == markToken || p.phraseIs(toks, i, "and") || p.phraseIs(toks, i, "or")
}

// joinCells takes the spaces out of coordinates in brackets.
func joinCells(text string) string {
	for from := 0; ; {
		i := strings.IndexByte(text[from:], '(')
		if i < 0 {
			return text
		}
		i += from
		j := strings.IndexByte(text[i:], ')')
		if j < 0 {
			return text
		}
		j += i
		if c, err := place.ParseCell(text[i+1 : j]); err == nil {
			text = text[:i] + " " + c.String() + text[j+1:]
		}
		from = i + 1
	}
}

// chunk cuts what stands between two spaces.
func (p *parser) chunk(out []token, s string) []token {
	quoted := len(s) > 2 && (s[0] == '"' || s[0] == '\'') && strings.ContainsRune(strings.TrimRight(s[1:], "?!.,;:)"), rune(s[0]))
	s = strings.TrimLeft(s, "\"'([{¿¡#")
	core := strings.TrimRight(s, "\"')]}?!.,;:")
	mark := strings.ContainsAny(s[len(core):], ",;:.") && !p.shortens(core)
	if strings.Trim(core, "-") == "" && core != "" {
		core, mark = "", true // a dash
	}
	if core != "" {
		out = p.core(out, core, quoted)
	}
	if mark {
		out = append(out, token{kind: markToken, raw: ","})
	}
	return out
}

// shortens says whether the word is written with a point: no. 2.
func (p *parser) shortens(s string) bool {
	c, _ := p.lex.concepts([]byte(strings.ToLower(s)))
	return len(c) == 1 && (c[0] == "NO" || c[0] == "NUMBER")
}

func (p *parser) core(out []token, s string, quoted bool) []token {
	if t, ok := p.special(s, quoted); ok {
		return append(out, t)
	}
	lower := strings.ToLower(s)
	if as, ok := p.lex.spelledOut(lower); ok {
		for _, w := range as {
			out = append(out, p.plain(w))
		}
		return out
	}
	if n := len(s) - 1; n > 1 && p.lex.ownerS && s[n] == 's' {
		if _, ok := p.player(s[:n]); ok {
			return append(out, token{raw: s[:n], word: lower[:n]}, token{raw: "'s", word: "'s", tail: true})
		}
	}
	for _, e := range p.lex.starts {
		if n := len(e.part); len(s) > n && strings.EqualFold(s[:n], e.part) {
			return p.core(append(out, token{raw: e.as, word: e.as}), s[n:], quoted)
		}
	}
	for _, e := range p.lex.ends {
		// The stem is cut off what was written: lower case may be longer or shorter.
		if n := len(s) - len(e.part); n > 0 && strings.EqualFold(s[n:], e.part) {
			out = p.core(out, s[:n], false)
			return append(out, p.plain(e.part))
		}
	}
	if i := strings.IndexAny(s, "-/,:;"); i > 0 && i < len(s)-1 {
		if s[i] == '-' || s[i] == '/' {
			out = p.core(out, s[:i], quoted) // a thing in its own form: "RRFR-Karte"
			before := len(out)
			out = p.chunk(out, s[i+1:])
			if len(out) > before {
				out[before].slash = true
			}
			return out
		}
		return p.chunk(p.chunk(out, s[:i+1]), s[i+1:])
	}
	s = strings.Trim(s, "-/")
	if s == "" {
		return out
	}
	return append(out, token{raw: s, word: strings.ToLower(s), quoted: quoted})
}

// plain is the token of a word that was taken apart from another.
func (p *parser) plain(w string) token {
	for _, e := range p.lex.ends {
		if w == e.part {
			return token{raw: e.as, word: e.as, tail: true}
		}
	}
	return token{raw: w, word: w}
}

// special recognises what has a form of its own.
func (p *parser) special(s string, quoted bool) (token, bool) {
	t := token{raw: s, word: strings.ToLower(s), quoted: quoted}
	if c, ok := cellText(s); ok {
		t.kind, t.value = cellToken, c.String()
		return t, true
	}
	if n, ok := numberText(s); ok && (n == s || !p.isName(s)) {
		t.kind, t.value = numberToken, n
		return t, true
	}
	if v, ok := p.dotted(s); ok {
		t.kind, t.value = placeToken, v
		return t, true
	}
	if p.isName(s) {
		return t, true
	}
	if l, ok := p.linkText(s); ok {
		t.kind, t.value = linkToken, l
		return t, true
	}
	if strings.ContainsAny(s, "/-_") {
		if id, ok := rules.Find(s); ok {
			t.kind, t.value = ruleToken, id.String()
			return t, true
		}
		if strings.Contains(s, "/") && isTile(s) {
			t.kind, t.value = tileToken, s
			return t, true
		}
	}
	if len(s) == 4 && strings.Trim(strings.ToUpper(s), "CRFV") == "" {
		t.kind, t.value = edgesToken, strings.ToUpper(s)
		return t, true
	}
	return t, false
}

func isTile(s string) bool { _, ok := tile.Lookup(s); return ok }

// numberText reads a short whole number, in digits or as a digit in a circle.
func numberText(s string) (string, bool) {
	if r, n := utf8.DecodeRuneInString(s); n > 1 && n == len(s) {
		for _, one := range []rune{'①', '❶', '➀', '➊', '１'} {
			if r >= one && r < one+9 {
				return string('1' + r - one), true
			}
		}
	}
	return s, s != "" && len(s) <= 4 && strings.Trim(s, "0123456789") == ""
}

// linkText reads a link in the letters of files or of the language.
func (p *parser) linkText(s string) (string, bool) {
	if l, ok := linkText(s); ok {
		return l, true
	}
	if len(s) == 3 && strings.ToUpper(s) == s && strings.ContainsAny(s, "-/") {
		return linkText(p.sides(s))
	}
	return "", false
}

// sides writes the letters of the language for sides as files have them; it is
// left alone if it has none that files do not have.
func (p *parser) sides(s string) string {
	strange := strings.ContainsFunc(s, func(r rune) bool { return !strings.ContainsRune("NESW-/LR", r) })
	if !strange {
		return s
	}
	return strings.Map(func(r rune) rune {
		if i := strings.Index(p.lex.letters, string(r)+"="); i >= 0 {
			return rune(p.lex.letters[i+2])
		}
		return r
	}, s)
}

// linkText reads a link, N-S, N/S or NS. WE is more often a word.
func linkText(s string) (string, bool) {
	switch {
	case len(s) == 2 && s != "WE" && strings.Trim(s, "NESW") == "":
		s = s[:1] + "-" + s[1:]
	case !strings.ContainsAny(s, "-/"):
		return "", false
	}
	l, err := place.ParseLink(strings.ReplaceAll(s, "/", "-"))
	if err != nil {
		return "", false
	}
	return l.String(), true
}

// cellText reads the coordinates of a cell.
func cellText(s string) (place.Cell, bool) {
	if !strings.Contains(s, ",") {
		return place.Cell{}, false
	}
	c, err := place.ParseCell(s)
	return c, err == nil
}

// dotted reads a place such as a.N or 2,0.E.
func (p *parser) dotted(s string) (string, bool) {
	i := strings.LastIndexByte(s, '.')
	if i <= 0 || i == len(s)-1 {
		return "", false
	}
	part, ok := place.ParsePart(strings.ToUpper(s[i+1:]))
	if !ok {
		part, ok = place.ParsePart(p.sides(strings.ToUpper(s[i+1:])))
	}
	if !ok {
		return "", false
	}
	cell := s[:i]
	label, known := p.label(cell)
	if c, err := place.ParseCell(cell); err == nil {
		label = c.String()
	} else if !known {
		if strings.EqualFold(s, "i.e") || len(cell) > 12 || strings.ContainsFunc(cell, notNameRune) {
			return "", false
		}
		label = cell
	}
	return label + "." + partText(part), true
}

func notNameRune(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '-'
}

// partText prints the part of a tile after the point.
func partText(part place.Part) string {
	s := place.Names{}.Place(place.Place{Part: part})
	return s[strings.LastIndexByte(s, '.')+1:]
}

// known corrects slips in words that are in no list.
func (p *parser) known(t *token) {
	if t.kind != wordToken || t.quoted || p.lex.has(t.word) || p.isName(t.raw) {
		return
	}
	if tile.IsWord(t.word) {
		return
	}
	if w, ok := p.lex.correct(t.word); ok {
		t.word = w
	}
}
