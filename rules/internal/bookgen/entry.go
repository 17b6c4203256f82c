package bookgen

import (
	"fmt"
	"strings"
)

// entry is a rule as the YAML has it.
type entry struct {
	ID        string   `yaml:"id"`
	Aliases   []string `yaml:"aliases"`
	Title     string   `yaml:"title"`
	Text      string   `yaml:"text"`
	Authority string   `yaml:"authority"`
	Date      string   `yaml:"date"`
	Sources   []source `yaml:"sources"`
	Editions  []string `yaml:"editions"`
	Effect    string   `yaml:"effect"`
	Off       string   `yaml:"off"`
	Follows   []string `yaml:"follows"`
	Corollary bool     `yaml:"corollary"`
	Narrows   []string `yaml:"narrows"`
	Overrides []string `yaml:"overrides"`
	Rulebooks []string `yaml:"rulebooks"`
	Needs     []string `yaml:"needs"`
	Terms     []string `yaml:"terms"`

	file string // where it stands
	line int
}

// source is a place where a rule stands.
type source struct {
	Page     string `yaml:"page"`
	Lang     string `yaml:"lang"`
	Section  string `yaml:"section"`
	Footnote int    `yaml:"footnote"`
	Note     string `yaml:"note"`
}

// at is an error about the entry, with its file and line.
func (e *entry) at(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s: %s", e.file, e.line, e.ID, fmt.Sprintf(format, args...))
}

// constant is the Go name of a rule id: "ferries/first-ferry" is
// FerriesFirstFerry.
func constant(id string) string {
	var b strings.Builder
	for word := range strings.FieldsFuncSeq(id, func(r rune) bool { return r == '/' || r == '-' }) {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}

// references are the lists of an entry that name other entries.
func (e *entry) references() [][]string {
	return [][]string{e.Follows, e.Narrows, e.Overrides}
}
