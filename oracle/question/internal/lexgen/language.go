package lexgen

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/plain"
)

// languageTable writes the tables of one language.
func languageTable(l *Language, ids []string) []byte {
	var b bytes.Buffer
	header(&b, name(l)+".go")
	phrases, meanings := l.phrases()
	var texts, rows []string
	var means []int
	for _, p := range phrases {
		row := words(strings.Fields(meanings[p]))
		k := slices.Index(rows, row)
		if k < 0 {
			k, rows = len(rows), append(rows, row)
		}
		texts, means = append(texts, p), append(means, k)
	}
	fmt.Fprintf(&b, "// %s is what the parser knows of the language %q.\nvar %s = lexicon{\ncode: %q,\nphrases: ", name(l), l.Code, name(l), l.Code)
	writeIndex(&b, texts)
	fmt.Fprint(&b, ",\nmeans: []uint16{")
	for _, m := range means {
		fmt.Fprintf(&b, "%d, ", m)
	}
	fmt.Fprint(&b, "},\nmeanings: [][]string{\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "%s,\n", strings.TrimPrefix(r, "[]string"))
	}
	fmt.Fprintf(&b, "},\nlongest: %d,\nwords: ", longest(texts))
	writeIndex(&b, sorted(strings.Fields(strings.Join(texts, " "))))
	fmt.Fprint(&b, ",\nreal: ")
	writeIndex(&b, sorted(strings.Fields(plain.Fold(l.Real)))) // slips are looked for without accents
	fmt.Fprint(&b, ",\napart: ")
	var apart []string
	for _, part := range strings.Fields(l.Apart) {
		apart = append(append(apart, part), l.variants(part)...)
	}
	writeIndex(&b, sorted(apart))
	writeSpelled(&b, l)
	fmt.Fprint(&b, "things: []thing{\n")
	for _, t := range l.Things {
		fmt.Fprintf(&b, "%s,\n", compiled(t, ids))
	}
	fmt.Fprint(&b, "},\n}\n")
	return b.Bytes()
}

// name is the language's variable.
func name(l *Language) string {
	return map[string]string{"en": "english", "de": "german", "fr": "french", "cs": "czech"}[l.Code]
}

// phrases lists all phrases in order, with their concepts.
func (l *Language) phrases() ([]string, map[string]string) {
	means := map[string]string{}
	var all []string
	for _, e := range l.Words {
		for p := range strings.SplitSeq(e.Phrases, ",") {
			p = strings.TrimSpace(p)
			if _, ok := means[p]; !ok {
				all = append(all, p)
			}
			means[p] = e.Concepts
		}
	}
	for _, p := range slices.Clone(all) {
		for _, v := range l.variants(p) {
			if _, ok := means[v]; !ok {
				all = append(all, v)
				means[v] = means[p]
			}
		}
	}
	slices.Sort(all)
	return all, means
}

var umlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")

// variants are other ways to type a phrase: without accents, or with e after a
// vowel for an umlaut.
func (l *Language) variants(phrase string) []string {
	out := []string{plain.Fold(phrase)}
	if l.Umlauts {
		out = append(out, umlauts.Replace(phrase))
	}
	return out
}

func longest(phrases []string) int {
	n := 0
	for _, p := range phrases {
		n = max(n, len(strings.Fields(p)))
	}
	return n
}

func sorted(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

func writeSpelled(b *bytes.Buffer, l *Language) {
	var keys []string
	for k := range l.Spelled {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	fmt.Fprint(b, ",\nspelled: ")
	writeIndex(b, keys)
	fmt.Fprint(b, ",\nspelledAs: [][]string{\n")
	for _, k := range keys {
		fmt.Fprintf(b, "%s,\n", strings.TrimPrefix(words(strings.Fields(l.Spelled[k])), "[]string"))
	}
	fmt.Fprint(b, "},\nstarts: []ending{")
	for _, e := range l.Starts {
		fmt.Fprintf(b, "{%q, %q}, ", e.Suffix, e.As)
	}
	fmt.Fprint(b, "},\nends: []ending{")
	for _, e := range l.Ends {
		fmt.Fprintf(b, "{%q, %q}, ", e.Suffix, e.As)
	}
	fmt.Fprintf(b, "},\nletters: %q, lateNot: %t, ownerS: %t,\n", l.Letters, l.LateNot, l.OwnerS)
}

// compiled writes a row of concepts as numbers: for each how many may stand
// there, with the high bit if it may be missing, and then their numbers.
func compiled(t Thing, ids []string) string {
	made, first := strings.CutPrefix(t.Make, "^")
	var row []string
	for _, f := range strings.Fields(t.Pattern) {
		f, optional := strings.CutSuffix(f, "?")
		any := strings.Split(f, "|")
		n := len(any)
		if optional {
			n |= 0x8000
		}
		row = append(row, strconv.Itoa(n))
		for _, c := range any {
			row = append(row, strconv.Itoa(number(ids, c)))
		}
	}
	return fmt.Sprintf("{[]uint16{%s}, %q, %t}", strings.Join(row, ", "), made, first)
}
