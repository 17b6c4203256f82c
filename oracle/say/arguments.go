package say

import "strings"

// FactArguments are the arguments that the sentence of a reason may use: the
// facts of the position, as strings. Which of them mean something depends on
// the outcome.
//
// cell, ferry, before: a tile or ferry by its name. at, other: places. link,
// to: ways for a ferry to lie. player, rival: players. piece, what, edge:
// words. n, m and sum: numbers, sum is n times m. way: places with arrows.
// places: a list.
var FactArguments = [...]string{
	"cell", "ferry", "before", "at", "other", "link", "to", "player", "rival",
	"piece", "what", "edge", "n", "m", "sum", "way", "places",
}

// argumentsOf lists the arguments of a text, forms left out.
func argumentsOf(text string) []string {
	var out []string
	eachArgument(text, func(name string) {
		name, _, _ = strings.Cut(name, ":")
		out = append(out, lowerFirst(name))
	})
	return out
}

// eachArgument calls see with every argument of a text as it is written, with
// the form that it is asked for in; of a text with unbalanced signs the rest
// is one.
func eachArgument(text string, see func(name string)) {
	for i := 0; i < len(text); i++ {
		if text[i] != '{' {
			continue
		}
		if i+1 < len(text) && text[i+1] == '{' {
			i++
			continue
		}
		end := closing(text, i)
		if end < 0 {
			see(text[i:])
			return
		}
		name, forms := splitForms(text[i+1 : end])
		if name != "" {
			see(name)
		}
		for _, f := range forms {
			eachArgument(f, see)
		}
		i = end
	}
}
