package scenarios

import (
	"fmt"
	"slices"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// The codes of problems. Tests and other programs hold on to them, never to
// the sentences.
const (
	CodeRead      = "read"           // the file cannot be read
	CodeDirectory = "directory"      // the path is a folder
	CodeTooLarge  = "too-large"      // more than MaxSize bytes
	CodeEncoding  = "encoding"       // not UTF-8
	CodeControl   = "control"        // control characters: not a text
	CodeEmpty     = "empty"          // nothing in the file
	CodeSyntax    = "syntax"         // not YAML
	CodeDocuments = "documents"      // a second document
	CodeDeep      = "deep"           // nested too deeply
	CodeAlias     = "alias"          // an anchor, alias or merge key
	CodeTag       = "tag"            // an explicit YAML tag
	CodeMany      = "many"           // more of something than a table can hold
	CodeMore      = "more"           // more problems than are shown
	CodeTwice     = "twice"          // a key or name given twice
	CodeKey       = "unknown-key"    // no such key here
	CodeMissing   = "missing"        // something needed is not there
	CodeKind      = "wrong-kind"     // a list where a word is expected, and so on
	CodeWord      = "unknown-word"   // not one of the words that are known here
	CodeNumber    = "number"         // no number, or out of range
	CodeTogether  = "not-together"   // keys that exclude each other
	CodeNotBuilt  = "not-built"      // part of the format, but not played yet
	CodeMap       = "map"            // the map cannot be read
	CodeLabel     = "label"          // no possible label
	CodeCell      = "cell"           // no cell
	CodePlace     = "place"          // no place
	CodeLink      = "link"           // no link of two sides
	CodeWhere     = "where"          // a tile without a place, or with two
	CodeTaken     = "taken"          // two tiles on one cell
	CodeTile      = "tile"           // no tile of the catalogue
	CodeAmbiguous = "ambiguous-tile" // several tiles of the catalogue
	CodePrint     = "print"          // a printed tile that cannot be
	CodeEdition   = "edition"        // warning: the edition has no such tile
	CodeCount     = "count"          // warning: more tiles than in the box
	CodePlayer    = "player"         // no such player
	CodeFerry     = "ferry"          // no such ferry
	CodeRule      = "rule"           // no such rule
	CodeSwitch    = "switch"         // a rule that cannot be switched
	CodePoint     = "point"          // no such moment of the game
	CodeQuestion  = "question"       // a structured question that cannot be
	CodePosition  = "position"       // the position cannot be (cites rules)
	CodeIllegal   = "illegal"        // an illegal step (cites rules)
)

// Problem is something wrong in a file: where, what was found, what was
// expected, the nearest valid word and how to mend it. Line and Col count
// from 1, Col in characters; both are 0 for a file that cannot be read.
type Problem struct {
	File      string
	Line, Col int
	Code      string
	Found     string // what stands there, as a phrase
	Expected  string // what could stand there
	Nearest   string // the valid word that is most like the one found
	Fix       string // what to do
	Path      string // setup path, "turns/0/move/1"
	Reasons   []game.Reason
	Names     place.Names // to print the reasons with
	Warning   bool
}

// Error is the problem in English: file:line:col and a sentence, what to do
// on a second line.
func (p Problem) Error() string {
	var b strings.Builder
	b.WriteString(printable(p.File))
	if p.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", p.Line, p.Col)
	}
	b.WriteString(": ")
	if p.Warning {
		b.WriteString("warning: ")
	}
	b.WriteString(p.Message())
	if p.Fix != "" {
		b.WriteString("\n  " + p.Fix)
	}
	return b.String()
}

// Message is what was found, what was expected and the nearest word, on one
// line and without the place.
func (p Problem) Message() string {
	s := p.Found
	if s == "" && len(p.Reasons) > 0 {
		s = ruledOut(p.Reasons)
	}
	if p.Expected != "" {
		s += "; expected " + p.Expected
	}
	if p.Nearest != "" {
		s += fmt.Sprintf(" (did you mean %q?)", p.Nearest)
	}
	return s
}

// ruledOut names the rules of reasons that nobody put into words.
func ruledOut(why []game.Reason) string {
	var ids []string
	for _, r := range why {
		ids = append(ids, fmt.Sprintf("%s (%s)", r.Rule, r.Outcome))
	}
	return "something that the rules forbid: " + strings.Join(ids, ", ")
}

// printable keeps a file name on its line.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return '?'
		}
		return r
	}, s)
}

// Failed says whether one of the problems is more than a warning.
func Failed(problems []Problem) bool {
	return slices.ContainsFunc(problems, func(p Problem) bool { return !p.Warning })
}

// sortProblems brings problems into the order of the file.
func sortProblems(list []Problem) {
	slices.SortStableFunc(list, func(a, b Problem) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Col - b.Col
	})
}

// clip quotes what was found and shortens it.
func clip(s string) string {
	const most = 40
	n := 0
	for i := range s {
		if n++; n > most {
			return fmt.Sprintf("%q", s[:i]+"…")
		}
	}
	return fmt.Sprintf("%q", s)
}

// oneOf lists words for a reader, "a, b or c"; a long list is cut.
func oneOf(words []string) string {
	const most = 24
	switch n := len(words); {
	case n == 0:
		return "nothing"
	case n == 1:
		return words[0]
	case n > most:
		return strings.Join(words[:most], ", ") + ", …"
	default:
		return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
	}
}
