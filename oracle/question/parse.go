package question

// Vocabulary is what the text may name: the language it is in and the names
// that the position has.
type Vocabulary struct {
	Lang    string // "en"; empty: English
	Players []string
	Ferries []string
	Labels  []string
}

// Result is what a text was understood as. Exactly one reading is understood,
// several are ambiguous, none is not understood.
type Result struct {
	Readings []Question
	Nearest  []ID     // the questions most like it, if it was not understood
	Unknown  []string // the words that were not understood
}

// Parse reads a question in free text.
func Parse(text string, v Vocabulary) Result { return Result{} }
