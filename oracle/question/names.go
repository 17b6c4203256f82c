package question

import (
	"slices"
	"strings"
)

// Vocabulary is what the text may name: the language it is in and the names
// that the position has.
type Vocabulary struct {
	Lang    string // "en"; empty or unknown: English
	Players []string
	Ferries []string // names; a ferry without one goes by the label of its tile
	Labels  []string // labels of cells
}

// parser reads one text.
type parser struct {
	lex   *lexicon
	words Vocabulary

	speaker *Ref // who is said to claim something
	total   bool // the text says in total
}

// label is the label meant by s: as written, or the only one that differs in
// case.
func (p *parser) label(s string) (string, bool) { return oneOf(p.words.Labels, s) }

// ferry is the name of a ferry meant by s.
func (p *parser) ferry(s string) (string, bool) { return oneOf(p.words.Ferries, s) }

// player is the name of a player meant by s.
func (p *parser) player(s string) (string, bool) { return oneOf(p.words.Players, s) }

func oneOf(names []string, s string) (string, bool) {
	if slices.Contains(names, s) {
		return s, true
	}
	found := ""
	for _, n := range names {
		if strings.EqualFold(n, s) {
			if found != "" {
				return "", false
			}
			found = n
		}
	}
	return found, found != ""
}

// isName says whether s is a name of the position.
func (p *parser) isName(s string) bool {
	_, label := p.label(s)
	_, ferry := p.ferry(s)
	_, player := p.player(s)
	return label || ferry || player
}

// longName is the name of several words that starts at token i, and how many
// tokens it takes.
func (p *parser) longName(names []string, toks []token, i int) (string, int) {
	for _, n := range names {
		words := strings.Fields(n)
		if len(words) < 2 || i+len(words) > len(toks) {
			continue
		}
		same := true
		for k, w := range words {
			same = same && strings.EqualFold(w, toks[i+k].raw)
		}
		if same {
			return n, len(words)
		}
	}
	return "", 0
}
