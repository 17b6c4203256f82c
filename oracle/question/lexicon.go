package question

import (
	"cmp"
	"slices"
	"strings"
)

//go:generate go run ./internal/lexgen/cmd

// lexicon is what the parser knows of one language, as static tables that are
// made of the lists in internal/lexgen.
type lexicon struct {
	code      string
	phrases   index      // words and phrases
	means     []uint16   // of each phrase, the row of meanings
	meanings  [][]string // concepts
	longest   int        // words in the longest phrase
	words     index      // every single word of a phrase
	real      index      // words that are never taken for a slip of another
	spelled   index      // words that stand for several
	spelledAs [][]string
	starts    []ending // starts of words that are words of their own
	ends      []ending // ends of words that are words of their own
	things    []thing  // how things are described, in the order they are tried
	letters   string   // letters that stand for other sides: "O=W"
	lateNot   bool     // what denies may stand anywhere after the verb
	ownerS    bool     // "Annas" is Anna's
	apart     index    // parts of verbs that may stand at the end of the clause
}

// ending is an end or start of a word and what it is read as: "'s" is a word.
type ending struct{ part, as string }

// thing is a row of concepts and what is made of it. For each place of the row
// the row has the number of concepts that may stand there, its
// high bit set if the place may be empty, and then the concepts by number.
type thing struct {
	row   []uint16
	make  string
	first bool // only at the start of the text
}

// optional marks a place of a row that may be empty.
const optional = 0x8000

// lexicons are those of all languages, that of lang first. English is the
// first of the others.
func lexicons(lang string) []*lexicon {
	all := []*lexicon{&english, &french, &german, &czech}
	for i, x := range all {
		if x.code == lang {
			all[0], all[i] = x, all[0]
			slices.SortStableFunc(all[1:], func(a, b *lexicon) int { return cmp.Compare(rank(a), rank(b)) })
		}
	}
	return all
}

// rank orders languages after the one that is spoken.
func rank(x *lexicon) int { return strings.Index("en fr de cs", x.code) }

// concepts are those of a word or phrase; accents may be left out.
func (x *lexicon) concepts(phrase []byte) ([]string, bool) {
	i, ok := x.phrases.find(phrase)
	if !ok && hasAccents(phrase) {
		i, ok = x.phrases.find([]byte(fold(string(phrase))))
	}
	if !ok {
		return nil, false
	}
	return x.meanings[x.means[i]], true
}

// has says whether the word stands in some phrase.
func (x *lexicon) has(word string) bool {
	_, ok := x.words.find([]byte(word))
	if !ok && hasAccents([]byte(word)) {
		_, ok = x.words.find([]byte(fold(word)))
	}
	return ok
}

// spelledOut is what a word stands for that is written as one.
func (x *lexicon) spelledOut(word string) ([]string, bool) {
	i, ok := x.spelled.find([]byte(word))
	if !ok {
		return nil, false
	}
	return x.spelledAs[i], true
}
