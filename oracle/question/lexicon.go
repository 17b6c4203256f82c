package question

import (
	"slices"
	"strings"
	"sync"
)

// language is what the parser knows of one language, all of it data: words
// and phrases with the concepts they stand for, how words are written
// together, and how things are described.
type language struct {
	Code    string
	Words   []entry           // phrases by concept
	Spelled map[string]string // words that are written as one: "can't" is "can not"
	Ends    []ending          // ends of words that are words of their own
	Real    string            // words that are never taken for a slip of another
	Things  []rule            // how things are described, in the order they are tried
}

// entry lists the phrases of one concept, separated by commas. Several
// concepts in a row stand for the phrase as a whole.
type entry struct{ Concepts, Phrases string }

// ending is an end of a word and what it is read as: "'s" is a word.
type ending struct{ Suffix, As string }

// rule says how a thing is described: a row of concepts (x? may be missing,
// x|y is one of them) and what is made of it; ^ is for the start of the text.
type rule struct {
	Pattern string
	Make    string
}

// lexicon is a language made ready for look-up.
type lexicon struct {
	*language
	phrases map[string][]string // phrase to concepts
	longest int                 // words in the longest phrase
	words   map[string]bool     // every single word of a phrase
	byStart func() map[byte][]string
	real    map[string]bool
	things  []compiledRule
}

type compiledRule struct {
	items []ruleItem
	make  string
	first bool // only at the start
}

type ruleItem struct {
	any      []string
	optional bool
}

// languages is the list of all languages.
func languages() []*language { return []*language{&english} }

var lexicons = sync.OnceValue(func() map[string]*lexicon {
	out := map[string]*lexicon{}
	for _, l := range languages() {
		out[l.Code] = l.compile()
	}
	return out
})

// lexiconFor is the lexicon of the language; English if there is none.
func lexiconFor(lang string) *lexicon {
	if l, ok := lexicons()[lang]; ok {
		return l
	}
	return lexicons()[english.Code]
}

func (l *language) compile() *lexicon {
	x := &lexicon{language: l, phrases: make(map[string][]string, 1200), words: make(map[string]bool, 900),
		real: make(map[string]bool, 128), things: make([]compiledRule, 0, len(l.Things))}
	x.byStart = sync.OnceValue(x.starting)
	for _, e := range l.Words {
		concepts := strings.Fields(e.Concepts)
		for p := range strings.SplitSeq(e.Phrases, ",") {
			x.addPhrase(strings.TrimSpace(p), concepts)
		}
	}
	for _, w := range strings.Fields(l.Real) {
		x.real[w] = true
	}
	for _, r := range l.Things {
		x.things = append(x.things, compileRule(r))
	}
	return x
}

func (x *lexicon) addPhrase(phrase string, concepts []string) {
	x.phrases[phrase] = concepts
	n := 0
	for more := true; more; n++ {
		var w string
		w, phrase, more = strings.Cut(phrase, " ")
		x.words[w] = true
	}
	x.longest = max(x.longest, n)
}

// starting lists the longer words by their first letter, in order, for slips.
func (x *lexicon) starting() map[byte][]string {
	out := map[byte][]string{}
	for w := range x.words {
		if len(w) >= slipLength-1 {
			out[w[0]] = append(out[w[0]], w)
		}
	}
	for _, words := range out {
		slices.Sort(words)
	}
	return out
}

func compileRule(r rule) compiledRule {
	c := compiledRule{}
	c.make, c.first = strings.CutPrefix(r.Make, "^")
	for _, f := range strings.Fields(r.Pattern) {
		name, optional := strings.CutSuffix(f, "?")
		c.items = append(c.items, ruleItem{strings.Split(name, "|"), optional})
	}
	return c
}
