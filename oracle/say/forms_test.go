package say

import (
	"strings"
	"testing"
)

// groupsOf are the entries that an argument may name by reference. "what" is
// either a thing or a step; which of them, the sentence knows.
var groupsOf = map[string][]string{
	"kind": {"word"}, "on": {"word"}, "edge": {"word"}, "piece": {"piece"}, "what": {"word", "step"},
	"player": {"player"}, "rival": {"player"}, "feature": {"thing.feature"}, "the-ferry": {"thing.ferry"},
	"place": {"thing.place"}, "cell": {"thing.cell"}, "other": {"thing.place"}, "compass": {"compass"}, "direction": {"direction"},
}

// A form that a sentence asks for must be there for every word that the
// argument may name; of "what" for all things or for all steps.
func TestFormsAreThere(t *testing.T) {
	for i := range languages {
		l := &languages[i]
		for _, m := range l.messages {
			for _, arg := range formsAsked(m.text) {
				name, form, _ := strings.Cut(arg, ":")
				groups := groupsOf[name]
				if len(groups) == 0 {
					if name != "name" { // a thing of any kind
						t.Errorf("messages/%s.yaml: %s: {%s} is no reference, so it has no forms", l.code, m.key, arg)
					}
					continue
				}
				if lack := leastLacking(l, groups, form); len(lack) > 0 {
					t.Errorf("messages/%s.yaml: %s asks for {%s}, which %s lack", l.code, m.key, arg, strings.Join(lack, ", "))
				}
			}
		}
	}
}

// leastLacking lists the words without the form in the group that lacks least.
func leastLacking(l *language, groups []string, form string) []string {
	var least []string
	for i, group := range groups {
		var lack []string
		for _, m := range l.messages {
			if strings.HasPrefix(m.key, group+".") || m.key == group {
				if strings.Contains(m.key, ":") {
					continue
				}
				if _, ok := l.find(m.key + ":" + form); !ok {
					lack = append(lack, m.key)
				}
			}
		}
		if i == 0 || len(lack) < len(least) {
			least = lack
		}
	}
	return least
}

// formsAsked lists the arguments with a form, "kind:acc", in a text.
func formsAsked(text string) []string {
	var out []string
	eachArgument(text, func(name string) {
		if strings.Contains(name, ":") {
			out = append(out, lowerFirst(name))
		}
	})
	return out
}

func TestReferences(t *testing.T) {
	l := &language{code: "fr", messages: []message{
		{"thing.at", "la {kind} en {name}"}, {"thing.at:of", "de la {kind} en {name}"},
		{"word.city", "ville"}, {"word.city:gender", "f"}, {"word.field", "pré"}, {"word.field:gender", "m"},
	}, plural: frenchPlural}
	city := Refer(nil, "word.city", Literal("x"))
	tests := []struct{ text, kind, want string }{
		{"{kind} {Kind}", city, "ville Ville"},
		{"{kind:gender|m=fini|f=finie}", city, "finie"},
		{"{kind:gender|m=fini|f=finie}", Refer(nil, "word.field"), "fini"},
		{"{kind:gender|m=fini|f=finie}", "plain", "finie"},
		{"{kind:acc}", city, "ville"},
		{"{kind}", Refer(nil, "word.tower", Literal("tower")), "tower"},
		{"{kind}", Refer(nil, "word.road"), "road"}, // English
		{"{kind}", Refer(nil, "no.such"), nothing},
		{"{kind:of}", Refer(map[string]string{"kind": city, "name": "a.N"}, "thing.at"), "de la ville en a.N"},
		{"{kind}", "1, " + city + " et " + city, "1, ville et ville"},
	}
	for _, tt := range tests {
		if got := l.fill(tt.text, map[string]string{"kind": tt.kind}); got != tt.want {
			t.Errorf("%q filled as %q, want %q", tt.text, got, tt.want)
		}
	}
}
