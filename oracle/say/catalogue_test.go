package say

import (
	"os"
	"slices"
	"strings"
	"testing"

	"ferryman/oracle/say/internal/saygen"
	"ferryman/rules"
)

func TestTablesAreCurrent(t *testing.T) {
	files, err := saygen.Generate(os.DirFS("."))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(languages) {
		t.Errorf("%d catalogues and %d languages in languages.go", len(files), len(languages))
	}
	for _, f := range files {
		have, err := os.ReadFile(f.Name)
		if err != nil {
			t.Error(err)
			continue
		}
		if string(have) != string(f.Data) {
			t.Errorf("%s is not current: run go generate ./oracle/say", f.Name)
		}
	}
}

// Every decision of the engine has a sentence in every language.
func TestEveryOutcomeHasASentence(t *testing.T) {
	found := scanOutcomes(t)
	if len(found) < 100 {
		t.Errorf("only %d outcomes found, the scan is broken", len(found))
	}
	for key, at := range found {
		for i := range languages {
			if _, ok := languages[i].find(key); !ok {
				t.Errorf("%s: messages/%s.yaml has no %s", at, languages[i].code, key)
			}
		}
	}
}

// A sentence of a decision that is not made any more is to be removed.
func TestNoSentenceIsLeftOver(t *testing.T) {
	found := scanOutcomes(t)
	for i := range languages {
		for _, m := range languages[i].messages {
			if !strings.Contains(m.key, "/") {
				continue
			}
			id, outcome, _ := strings.Cut(m.key, ".")
			general, _, _ := strings.Cut(outcome, ".")
			if _, ok := found[id+"."+general]; !ok {
				t.Errorf("messages/%s.yaml: no decision has the outcome %s", languages[i].code, m.key)
			}
		}
	}
}

// Sentences of decisions use only what a reason can tell.
func TestArgumentsAreKnown(t *testing.T) {
	for i := range languages {
		for _, m := range languages[i].messages {
			id, _, _ := strings.Cut(m.key, ".")
			if !strings.Contains(id, "/") {
				continue
			}
			if _, ok := rules.Find(id); !ok {
				t.Errorf("messages/%s.yaml: %s names no rule", languages[i].code, m.key)
			}
			for _, a := range argumentsOf(m.text) {
				if !slices.Contains(FactArguments[:], a) {
					t.Errorf("messages/%s.yaml: %s has the unknown argument {%s}", languages[i].code, m.key, a)
				}
			}
		}
	}
}

// Every other language says all that English says, with the same arguments.
func TestLanguagesAreComplete(t *testing.T) {
	for i := 1; i < len(languages); i++ {
		l := &languages[i]
		for _, m := range l.messages {
			base, _, _ := strings.Cut(m.key, ":")
			own := strings.HasPrefix(base, "player.") || strings.HasPrefix(base, "page.") // names that English leaves as they are
			if _, ok := languages[0].find(base); !ok && !own {
				t.Errorf("messages/%s.yaml: English has no %s", l.code, base)
			}
		}
		for _, m := range languages[0].messages {
			text, ok := l.find(m.key)
			if !ok {
				t.Errorf("messages/%s.yaml lacks %s", l.code, m.key)
				continue
			}
			for _, a := range argumentsOf(text) {
				if !slices.Contains(argumentsOf(m.text), a) && !strings.Contains(m.key, "/") {
					t.Errorf("messages/%s.yaml: %s has the argument {%s} that English does not have", l.code, m.key, a)
				}
			}
		}
	}
}

// The signs of every message are balanced and every table is sorted.
func TestMessagesAreWellFormed(t *testing.T) {
	for i := range languages {
		l := &languages[i]
		if !slices.IsSortedFunc(l.messages, func(a, b message) int { return strings.Compare(a.key, b.key) }) {
			t.Errorf("the table of %s is not sorted", l.code)
		}
		for _, m := range l.messages {
			if strings.TrimSpace(m.text) != m.text || m.text == "" {
				t.Errorf("messages/%s.yaml: %s is empty or has blanks round it", l.code, m.key)
			}
			if !balanced(m.text) {
				t.Errorf("messages/%s.yaml: the brackets of %s are not balanced", l.code, m.key)
			}
		}
	}
}

func balanced(text string) bool {
	var open []rune
	for _, r := range text {
		switch r {
		case '{', '[':
			open = append(open, r)
		case '}', ']':
			if len(open) == 0 || open[len(open)-1]+2 != r {
				return false
			}
			open = open[:len(open)-1]
		}
	}
	return len(open) == 0
}
