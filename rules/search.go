package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"ferryman/rules/plain"
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

// tongue is a language in which the rulebook is searched.
type tongue struct {
	lang  string
	small string // words that say nothing about what is looked for
	stem  func(word string) string
}

// tongues are those of the rulebook. What is found equally well in several is
// taken from the first of them.
func tongues() []tongue {
	return []tongue{
		{"en", "a an and are be can do does for i if in is it of on or the to what when which with", stem},
		{"fr", "a à au aux avec ce ces dans de des du d en est et il ils j je l la le les n ne on ou où par pas pour qu que quand quel quelle quels quelles qui s se si son sur un une y", front},
		{"de", "am auf aus bei das dem den der des die ein eine einem einen einer es für gibt ich im in ist kann man mit nicht oder sich sind um und von was wann wenn welche welcher wie wo zu zum zur", front},
		{"cs", "a aby co do i je jak jaké jaký jaká jsou k kde kdy když která které který mezi na nad o od po pod pro při s se si u v ve z za ze že", front},
	}
}

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
	var hits []hit
	most := 0
	for _, t := range tongues() {
		found := t.search(words)
		if n := matched(found); n > most {
			most, hits = n, found
		}
	}
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

// matched is how many of the words the best of the hits have.
func matched(hits []hit) int {
	most := 0
	for _, h := range hits {
		most = max(most, h.words)
	}
	return most
}

// search finds the rules that have any of the words in one language.
func (t *tongue) search(text string) []hit {
	words := t.meaningful(text)
	var hits []hit
	for i := 1; i < len(book); i++ {
		h := hit{id: book[i].ID}
		index := t.index(&book[i])
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

// index is the weight of each word stem of the rule.
func (t *tongue) index(r *Rule) map[string]int {
	index := make(map[string]int, 64)
	add := func(text string, weight int) {
		for _, w := range split(plain.Fold(text)) { // all at once is much faster than word by word
			s := t.stem(w)
			index[s] = max(index[s], weight)
		}
	}
	topic, name, _ := strings.Cut(r.Name, "/")
	if t.lang == "en" {
		add(topic, inTopic)
		add(name, inName)
	}
	w := r.ID.In(t.lang)
	add(w.Title, inTitle)
	add(w.Text, inText)
	for _, term := range w.Terms {
		add(term, inTerms)
	}
	return index
}

// meaningful are the stems of the words, each once, without the small words
// unless there are no others.
func (t *tongue) meaningful(words string) []string {
	all, small := split(words), strings.Fields(t.small)
	rest := slices.DeleteFunc(slices.Clone(all), func(w string) bool { return slices.Contains(small, w) })
	if len(rest) == 0 {
		rest = all
	}
	var once []string
	for _, w := range rest {
		if s := t.stem(w); !slices.Contains(once, s) {
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

// front is the front of a word without accents: what its forms have in common
// in languages that put much at the end. A short word only loses its plural.
func front(word string) string {
	word = plain.Fold(word)
	const enough = 5
	if runes := []rune(word); len(runes) > enough {
		return string(runes[:enough])
	}
	if s, ok := strings.CutSuffix(word, "s"); ok && len(s) >= 3 {
		return s
	}
	return word
}
