package lexgen

import "strings"

// german is what the parser knows of German.
var german = Language{
	Code:    "de",
	Words:   expanded(germanWords),
	Things:  germanThings,
	Spelled: germanSpelled,
	Letters: "O=E",
	Umlauts: true,
	Ends:    []Ending{{"°", "grad"}},
	LateNot: true,
	Apart:   "ab an auf aus ein fertig frei heim her heraus hin los raus um vor weg wieder zu zurück zusammen",
	Real:    germanReal,
}

// expanded writes out the forms in brackets: "leg(e|t)" is "lege, legt" and
// "neu~" all endings of an adjective.
func expanded(entries []Entry) []Entry {
	var out []Entry
	for _, e := range entries {
		var forms []string
		for p := range strings.SplitSeq(e.Phrases, ",") {
			forms = append(forms, expand(strings.ReplaceAll(strings.TrimSpace(p), "~", "(|e|er|en|em|es)"))...)
		}
		out = append(out, Entry{e.Concepts, strings.Join(forms, ", ")})
	}
	return out
}

// expand lists the forms of one phrase.
func expand(p string) []string {
	before, rest, found := strings.Cut(p, "(")
	if !found {
		return []string{strings.Join(strings.Fields(p), " ")}
	}
	forms, after, _ := strings.Cut(rest, ")")
	var out []string
	for f := range strings.SplitSeq(forms, "|") {
		out = append(out, expand(before+f+after)...)
	}
	return out
}

const germanReal = ``

var germanSpelled = map[string]string{
	"düfte": "dürfte", "düften": "dürften", "dürtfe": "dürfte", "könte": "könnte", "köntne": "könnte", "könten": "könnten", "müste": "müsste", "duefte": "dürfte", "koente": "könnte",
	"gibts": "gibt es", "gibt's": "gibt es", "gehts": "geht es", "geht's": "geht es", "stehts": "steht es", "steht's": "steht es",
	"wärs": "wäre es", "wär's": "wäre es", "wär": "wäre", "ists": "ist es", "ist's": "ist es", "hats": "hat es", "ich's": "ich es", "kann's": "kann es",
	"darf's": "darf es", "muss's": "muss es", "wie's": "wie es", "was'n": "was denn",
	"blaus": "blau 's", "rots": "rot 's", "gelbs": "gelb 's", "grüns": "grün 's", "gruens": "grün 's", "schwarz'": "schwarz 's",
	"graus": "grau 's", "rosas": "rosa 's", "weiß'": "weiß 's", "oranges": "orange 's", "lilas": "lila 's", "violetts": "violett 's",
	"blau's": "blau 's", "rot's": "rot 's", "gelb's": "gelb 's", "grün's": "grün 's", "schwarz's": "schwarz 's",
	"nordsüd": "nord süd", "ostwest": "ost west", "westost": "west ost", "südnord": "süd nord", "nordost": "nord ost", "nordwest": "nord west",
	"südost": "süd ost", "südwest": "süd west", "suedost": "süd ost", "suedwest": "süd west", "nordsued": "nord süd", "suednord": "süd nord",
}
