package question

//go:generate go run ./internal/lexgen/cmd

// lexicon is what the parser knows of one language, as static tables that are
// made of the lists in internal/lexgen.
type lexicon struct {
	code      string
	phrases   index      // words and phrases
	means     []uint8    // of each phrase, the row of meanings
	meanings  [][]string // concepts
	longest   int        // words in the longest phrase
	words     index      // every single word of a phrase
	real      index      // words that are never taken for a slip of another
	spelled   index      // words that stand for several
	spelledAs [][]string
	ends      []ending // ends of words that are words of their own
	things    []thing  // how things are described, in the order they are tried
}

// ending is an end of a word and what it is read as: "'s" is a word.
type ending struct{ suffix, as string }

// thing is a row of concepts and what is made of it. For each place of the row
// the row has a byte with the number of concepts that may stand there, its
// high bit set if the place may be empty, and then the concepts by number.
type thing struct {
	row   string
	make  string
	first bool // only at the start of the text
}

// optional marks a place of a row that may be empty.
const optional = 0x80

// lexiconFor is the lexicon of the language; English if there is none.
func lexiconFor(lang string) *lexicon {
	switch lang {
	default:
		return &english
	}
}

// concepts are those of a word or phrase.
func (x *lexicon) concepts(phrase []byte) ([]string, bool) {
	i, ok := x.phrases.find(phrase)
	if !ok {
		return nil, false
	}
	return x.meanings[x.means[i]], true
}

// has says whether the word stands in some phrase.
func (x *lexicon) has(word string) bool {
	_, ok := x.words.find([]byte(word))
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
