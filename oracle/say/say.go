// Package say makes sentences: message catalogues keyed by rule and outcome,
// and the small grammar that lists and numbers need. It knows no position; the
// arguments of a sentence are plain strings.
//
// The catalogues are written in messages/*.yaml, one file a language, and read
// as static tables that go generate makes of them. A language is a file there
// and a line in languages.go; what it lacks is said in English.
package say

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"ferryman/rules"
)

//go:generate go run ./internal/saygen/cmd

// message is a line of a catalogue; tables are sorted by key.
type message struct{ key, text string }

// Speaker makes sentences in one language. The zero Speaker speaks English.
type Speaker struct {
	lang  int // index in languages
	asked string
}

// For is the speaker of a language by its code, "en" or "en-GB". A language
// that has no catalogue gets English; Fallback tells.
func For(lang string) Speaker {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(lang, "_", "-")), "-")
	for i := range languages {
		if languages[i].code == base {
			return Speaker{lang: i}
		}
	}
	return Speaker{asked: lang}
}

// Lang is the code of the language that is spoken.
func (s Speaker) Lang() string { return languages[s.lang].code }

// Fallback is the language that was asked for if it has no catalogue and
// English is spoken instead; empty otherwise.
func (s Speaker) Fallback() string { return s.asked }

// Text is the sentence of the key with its arguments put in. A key that no
// catalogue has gives the title of the rule and the outcome.
func (s Speaker) Text(key string, args map[string]string) string { return s.First(args, key) }

// First is the sentence of the first of the keys that the language has, else
// of the first that English has. It serves sentences that have a special form
// for some case and a general one.
func (s Speaker) First(args map[string]string, keys ...string) string {
	for _, lang := range [2]int{s.lang, 0} {
		for _, k := range keys {
			if text, ok := languages[lang].find(k); ok {
				return languages[lang].fill(text, args)
			}
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return s.unwritten(keys[len(keys)-1])
}

// Has says whether the language or English has the key.
func (s Speaker) Has(key string) bool {
	if _, ok := languages[s.lang].find(key); ok {
		return true
	}
	_, ok := languages[0].find(key)
	return ok
}

// Word is the word of a group, as in Word("word", "road"); a word that no
// catalogue has is given back as it is.
func (s Speaker) Word(group, word string) string {
	if key := group + "." + word; s.Has(key) {
		return s.Text(key, nil)
	}
	return word
}

// unwritten is what is said for a key that no catalogue has.
func (s Speaker) unwritten(key string) string {
	name, outcome, _ := strings.Cut(key, ".")
	if id, ok := rules.Find(name); ok {
		return id.In(s.Lang()).Title + " (" + outcome + ")."
	}
	return key
}

// Plain is an argument as text, its references written out.
func (s Speaker) Plain(value string) string { return languages[s.lang].expand(value, "") }

// List joins words: "1, 2 and 3".
func (s Speaker) List(words []string) string { return s.join("list.and", words) }

// Or joins words: "1, 2 or 3".
func (s Speaker) Or(words []string) string { return s.join("list.or", words) }

func (s Speaker) join(key string, words []string) string {
	if len(words) == 0 {
		return ""
	}
	last := len(words) - 1
	if last == 0 {
		return s.Plain(words[0])
	}
	return s.Text(key, map[string]string{"list": strings.Join(words[:last], ", "), "last": words[last]})
}

// Way joins the places of a way along a road: "x.N → a.S".
func Way(places []string) string { return strings.Join(places, " → ") }

// Capital writes the first letter of the text as a capital.
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 || r == utf8.RuneError {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}
