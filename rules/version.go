package rules

// Version is the version of the rulebook: it changes whenever an entry does
// in a way that could change an answer.
const Version = "1"
