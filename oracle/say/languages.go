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
	{"fr", fr[:], frenchPlural},
	{"de", de[:], oneOrMore},
	{"cs", cs[:], czechPlural},
}

// Languages lists the codes of all languages, English first.
func Languages() []string {
	var out []string
	for i := range languages {
		out = append(out, languages[i].code)
	}
	return out
}

// oneOrMore is the plural of English and German.
func oneOrMore(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

// frenchPlural: 0 and 1 are singular.
func frenchPlural(n int) int {
	if n == 0 || n == 1 || n == -1 {
		return 0
	}
	return 1
}

// czechPlural has a form for one, one for two to four, and one for all others.
func czechPlural(n int) int {
	switch {
	case n == 1:
		return 0
	case n >= 2 && n <= 4:
		return 1
	}
	return 2
}

func (l *language) find(key string) (string, bool) {
	i := sort.Search(len(l.messages), func(i int) bool { return l.messages[i].key >= key })
	if i < len(l.messages) && l.messages[i].key == key {
		return l.messages[i].text, true
	}
	return "", false
}
