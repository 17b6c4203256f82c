package question

// pattern is one way to ask a question: the concepts that must be there, one
// of each set, those that may be there, and the things it is asked about.
// Anything else in the text, and the text means something else. Patterns know
// no language.
type pattern struct {
	id    ID
	need  []set
	may   set // with those that are needed
	slots []string
	polar bool // a yes/no question: may be a claim, denied, or asked why
}
