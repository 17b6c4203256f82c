package say

import "sort"

// language is a catalogue with the plurals of its language.
type language struct {
	code     string
	messages []message
	// plural is the index of the form that goes with a number.
	plural func(n int) int
}

// languages is the list of all catalogues. English is the first: it has every
// key and is what the others fall back to.
var languages = [...]language{
	{"en", en[:], oneOrMore},
}

// oneOrMore is the plural of English and German.
func oneOrMore(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

func (l *language) find(key string) (string, bool) {
	i := sort.Search(len(l.messages), func(i int) bool { return l.messages[i].key >= key })
	if i < len(l.messages) && l.messages[i].key == key {
		return l.messages[i].text, true
	}
	return "", false
}
