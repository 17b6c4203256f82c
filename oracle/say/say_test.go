package say

import (
	"slices"
	"testing"
)

func TestFill(t *testing.T) {
	args := map[string]string{"a": "red", "n": "1", "m": "3", "list": "1, 2", "empty": ""}
	tests := []struct{ text, want string }{
		{"plain", "plain"},
		{"{a} and {A}", "red and Red"},
		{"{n|one tile|# tiles}, {m|one tile|# tiles}", "one tile, 3 tiles"},
		{"{m|{a} # x|{A} has # ({list})}", "Red has 3 (1, 2)"},
		{"{m|one|# of {n|# one|# more}}", "3 of 1 one"},
		{"a[ at {a}][ at {empty}][ at {none}].", "a at red."},
		{"a[ of {n|one|#}][ of {empty|one|#}].", "a of one."},
		{"{{a}} [[b]]", "{a} [b]"},
		{"{none}", nothing},
		{"{empty|x|y}", nothing},
		{"open {a", "open a"},
		{"open [a", "open a"},
		{"shut } ]", "shut  "},
		{"{}", nothing},
		{"", ""},
	}
	for _, tt := range tests {
		if got := languages[0].fill(tt.text, args); got != tt.want {
			t.Errorf("fill(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestMissingKey(t *testing.T) {
	var sp Speaker
	tests := []struct{ key, want string }{
		{"ferries/first-ferry.never-heard", "Only the first ferry along the road (never-heard)."},
		{"answer.never-heard", "answer.never-heard"},
		{"", ""},
	}
	for _, tt := range tests {
		if got := sp.Text(tt.key, nil); got != tt.want {
			t.Errorf("Text(%q) = %q, want %q", tt.key, got, tt.want)
		}
	}
	if got := sp.First(nil); got != "" {
		t.Errorf("First without keys = %q", got)
	}
	if got := sp.Word("word", "windmill"); got != "windmill" {
		t.Errorf("Word of no catalogue = %q", got)
	}
}

func TestFirst(t *testing.T) {
	var sp Speaker
	got := sp.First(map[string]string{"at": "a"}, "base/not-occupiable.cannot.lake", "base/not-occupiable.cannot")
	if want := "a is a lake, and no figure may stand on a lake."; got != want {
		t.Errorf("special form: %q, want %q", got, want)
	}
	got = sp.First(map[string]string{"at": "a"}, "base/not-occupiable.cannot.sea", "base/not-occupiable.cannot")
	if want := "At a there is nothing that a figure could stand on."; got != want {
		t.Errorf("general form: %q, want %q", got, want)
	}
}

func TestFor(t *testing.T) {
	tests := []struct{ asked, lang, fallback string }{
		{"en", "en", ""}, {"EN-gb", "en", ""}, {"en_US", "en", ""}, {"xx", "en", "xx"}, {"", "en", ""},
	}
	for _, tt := range tests {
		sp := For(tt.asked)
		if sp.Lang() != tt.lang || sp.Fallback() != tt.fallback {
			t.Errorf("For(%q) speaks %q, fallback %q", tt.asked, sp.Lang(), sp.Fallback())
		}
	}
}

func TestLists(t *testing.T) {
	var sp Speaker
	tests := []struct {
		words   []string
		and, or string
	}{
		{nil, "", ""},
		{[]string{"1"}, "1", "1"},
		{[]string{"1", "2"}, "1 and 2", "1 or 2"},
		{[]string{"1", "2", "3"}, "1, 2 and 3", "1, 2 or 3"},
	}
	for _, tt := range tests {
		if got := sp.List(tt.words); got != tt.and {
			t.Errorf("List(%v) = %q", tt.words, got)
		}
		if got := sp.Or(tt.words); got != tt.or {
			t.Errorf("Or(%v) = %q", tt.words, got)
		}
	}
	if got := Way([]string{"x.N", "a.S"}); got != "x.N → a.S" {
		t.Errorf("Way = %q", got)
	}
	if got := Capital("élan"); got != "Élan" {
		t.Errorf("Capital = %q", got)
	}
	if got := Capital("\xff"); got != "\xff" {
		t.Errorf("Capital of broken text = %q", got)
	}
}

func TestArgumentsOf(t *testing.T) {
	got := argumentsOf("{A} [x {b}] {n|{c} one|# {d}} {{e}}")
	if want := []string{"a", "b", "n", "c", "d"}; !slices.Equal(got, want) {
		t.Errorf("argumentsOf = %v, want %v", got, want)
	}
}
