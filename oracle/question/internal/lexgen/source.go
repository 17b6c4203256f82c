// Package lexgen holds what the parser of package question knows of languages
// and of the ways to ask, as it is written by hand, and makes the static
// tables of it that the parser uses.
package lexgen

// Language is what the parser knows of one language, all of it data: words
// and phrases with the concepts they stand for, how words are written
// together, and how things are described.
type Language struct {
	Code    string
	Words   []Entry           // phrases by concept
	Spelled map[string]string // words that are written as one: "can't" is "can n't"
	Starts  []Ending          // starts of words that are words of their own: "l'" is "le"
	Ends    []Ending          // ends of words that are words of their own
	Real    string            // words that are never taken for a slip of another
	Things  []Thing           // how things are described, in the order they are tried

	// Letters are those that stand for other sides than in files: "O=W". They
	// are read so only in a link or place that has one of them.
	Letters string
	// Umlauts says that ae, oe and ue may be written for ä, ö and ü.
	Umlauts bool
	// LateNot says that the word which denies a question may stand anywhere
	// after its verb: "darf ich Fähre 3 nicht umlegen?"
	LateNot bool
	// OwnerS says that the names of owners end in an s of their own: "Annas".
	OwnerS bool
	// Apart are parts of verbs that may stand at the end of the clause, far from
	// the rest: "um" of "umlegen".
	Apart string
}

// Entry lists the phrases of one concept, separated by commas. Several
// concepts in a row stand for the phrase as a whole.
type Entry struct{ Concepts, Phrases string }

// Ending is an end or start of a word and what it is read as: "'s" is a word.
type Ending struct{ Suffix, As string }

// Thing says how a thing is described: a row of concepts (x? may be missing,
// x|y is one of them) and what is made of it; ^ is for the start of the text.
// "= he 2" reads the concept he and then the second atom of the row instead.
type Thing struct {
	Pattern string
	Make    string
}

// languages is the list of all languages, English first: it stands in for
// those that are not there.
func languages() []*Language { return []*Language{&english, &french, &german, &czech} }
