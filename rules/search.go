package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// The weights of a word by where it is found. The first part of an id is
// worth little: all rules of an expansion share it.
const (
	inName  = 8
	inTitle = 6
	inTerms = 5
	inText  = 2
	inTopic = 1
)

// smallWords say nothing about what is looked for.
var smallWords = [...]string{"a", "an", "and", "are", "be", "can", "do", "does", "for", "i", "if", "in", "is", "it", "of", "on", "or", "the", "to", "what", "when", "which", "with"}

// hit is a rule that a search found.
type hit struct {
	id     ID
	words  int // how many of the words it has
	weight int
}

// Search lists the rules that have the words, best first. An id or alias finds
// that rule alone. Otherwise a rule must have all the words in its id, title,
// text or terms; if none has, those with the most of them are listed. Nothing
// found is nil.
func Search(words string) []ID {
	if id, ok := Find(strings.TrimSpace(words)); ok {
		return []ID{id}
	}
	hits := searchWords(meaningful(words))
	if len(hits) == 0 {
		return nil
	}
	slices.SortFunc(hits, func(a, b hit) int {
		return cmp.Or(cmp.Compare(b.words, a.words), cmp.Compare(b.weight, a.weight), cmp.Compare(a.id, b.id))
	})
	var ids []ID
	for _, h := range hits {
		if h.words == hits[0].words {
			ids = append(ids, h.id)
		}
	}
	return ids
}

// searchWords finds the rules that have any of the words.
func searchWords(words []string) []hit {
	var hits []hit
	for i := 1; i < len(book); i++ {
		h := hit{id: book[i].ID}
		index := indexRule(&book[i])
		for _, w := range words {
			if weight := index[w]; weight > 0 {
				h.words++
				h.weight += weight
			}
		}
		if len(book[i].Rulebooks) > 0 {
			h.weight /= 2 // who means another publisher's rule says so
		}
		if h.words > 0 {
			hits = append(hits, h)
		}
	}
	return hits
}

// indexRule is the weight of each word stem of the rule.
func indexRule(r *Rule) map[string]int {
	index := make(map[string]int, 64)
	add := func(text string, weight int) {
		for _, w := range split(text) {
			index[stem(w)] = max(index[stem(w)], weight)
		}
	}
	topic, name, _ := strings.Cut(r.Name, "/")
	add(topic, inTopic)
	add(name, inName)
	add(r.Title, inTitle)
	add(r.Text, inText)
	for _, t := range r.Terms {
		add(t, inTerms)
	}
	return index
}

// meaningful are the stems of the words, each once, without the small words
// unless there are no others.
func meaningful(words string) []string {
	all := split(words)
	rest := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return slices.Contains(smallWords[:], w) })
	if len(rest) == 0 {
		rest = all
	}
	var once []string
	for _, w := range rest {
		if s := stem(w); !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}

// split is the text's words in lower case.
func split(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// stem cuts the common endings of an English word, so that "moved" and "moves"
// are one, "ferry" and "ferries" too. What is left has three letters or more.
func stem(word string) string {
	if s, ok := strings.CutSuffix(word, "ies"); ok && len(s) >= 3 {
		return s + "y"
	}
	for _, ending := range [...]string{"ing", "ed", "es", "s", "e"} {
		if s, ok := strings.CutSuffix(word, ending); ok && len(s) >= 3 {
			return s
		}
	}
	return word
}
