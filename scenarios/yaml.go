package scenarios

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// parseYAML reads the one document of the data. A nil node comes with a
// problem.
func parseYAML(data []byte, lines []string) (*yaml.Node, *Problem) {
	data, stand := shield(data)
	d := yaml.NewDecoder(bytes.NewReader(data))
	doc, err := decode(d)
	switch {
	case errors.Is(err, io.EOF):
		return nil, emptyFile()
	case err != nil:
		return nil, syntaxProblem(err, lines)
	case doc.Kind != yaml.DocumentNode || len(doc.Content) != 1 || isNull(doc.Content[0]):
		return nil, emptyFile()
	}
	unshield(&doc, stand, 0)
	second, err := decode(d)
	if errors.Is(err, io.EOF) {
		return doc.Content[0], nil
	}
	p := &Problem{Code: CodeDocuments, Found: "a second document", Expected: "one scenario a file",
		Fix: "Delete the line ---, or put the second scenario into a file of its own."}
	if err != nil {
		p = syntaxProblem(err, lines)
	} else {
		p.Line, p.Col = max(second.Line, 1), max(second.Column, 1)
	}
	return doc.Content[0], p
}

func emptyFile() *Problem {
	return &Problem{Line: 1, Col: 1, Code: CodeEmpty, Found: "an empty file", Expected: "a scenario",
		Fix: `Begin with "map:" and "tiles:"; ferryman new writes a skeleton.`}
}

// shield puts another character for every question mark at the end of a word:
// inside braces the library takes it for the mark of a key, although YAML 1.2
// does not. The character is one that the text does not have; 0: none was
// needed.
func shield(data []byte) ([]byte, rune) {
	stand := rune(0)
	var out []byte
	done := 0
	for i := 1; i < len(data); i++ {
		if data[i] != '?' || bytes.IndexByte([]byte(" \t\r\n{[,\"'?"), data[i-1]) >= 0 {
			continue
		}
		if stand == 0 {
			if stand = unused(data); stand == 0 {
				return data, 0
			}
		}
		out = utf8.AppendRune(append(out, data[done:i]...), stand)
		done = i + 1
	}
	if stand == 0 {
		return data, 0
	}
	return append(out, data[done:]...), stand
}

// unused is a character for private use that the text does not have.
func unused(data []byte) rune {
	for r := rune(0xE000); r <= 0xE0FF; r++ {
		if !bytes.ContainsRune(data, r) {
			return r
		}
	}
	return 0
}

// unshield puts the question marks back.
func unshield(n *yaml.Node, stand rune, depth int) {
	if stand == 0 || depth > maxDepth+2 {
		return
	}
	if n.Kind == yaml.ScalarNode {
		n.Value = strings.ReplaceAll(n.Value, string(stand), "?")
	}
	for _, c := range n.Content {
		unshield(c, stand, depth+1)
	}
}

// decode reads a document. The library panics on its own mistakes; to a
// reader of scenarios that is one more file that cannot be read.
func decode(d *yaml.Decoder) (doc yaml.Node, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("yaml: %v", r)
		}
	}()
	err = d.Decode(&doc)
	return doc, err
}

var yamlError = regexp.MustCompile(`^yaml: (?:line (\d+): )?((?s).*)$`)

// syntaxProblem puts an error of the YAML reader into words. The reader gives
// a line at most, and counts from 0 in errors of its grammar, from 1 in those
// of its letters.
func syntaxProblem(err error, lines []string) *Problem {
	line, msg := 1, err.Error()
	if m := yamlError.FindStringSubmatch(msg); m != nil {
		msg = m[2]
		if n, e := strconv.Atoi(m[1]); e == nil {
			line = n
			if grammatical(msg) {
				line++
			}
		}
	}
	line = min(line, len(lines))
	text := lines[line-1]
	p := &Problem{Line: line, Col: indent(text), Code: CodeSyntax}
	if strings.TrimSpace(text) == "" {
		p.Col = 1
	}
	explainSyntax(p, msg, text, lines)
	return p
}

func grammatical(msg string) bool {
	switch msg {
	case "did not find expected node content", "did not find expected '-' indicator", "did not find expected key",
		"did not find expected ',' or ']'", "did not find expected ',' or '}'", "did not find expected <document start>":
		return true
	}
	return false
}

func explainSyntax(p *Problem, msg, text string, lines []string) {
	say := func(found, expected, fix string) { p.Found, p.Expected, p.Fix = found, expected, fix }
	lead := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
	tab := strings.IndexByte(lead, '\t')
	switch {
	case tab >= 0 && (strings.Contains(msg, "cannot start any token") || strings.Contains(msg, "tab character")):
		p.Col = tab + 1
		say("a tab at the beginning of the line", "blanks", "Indent with blanks only.")
	case strings.Contains(msg, "cannot start any token"):
		if i := strings.IndexAny(text, "@`%"); i >= 0 {
			p.Col = column(text, i)
			say(fmt.Sprintf("a word that begins with %q", text[i:i+1]), "a word or a text in quotes", "Put the text in quotes.")
			return
		}
		say("a character that cannot begin a word", "a word or a text in quotes", "Put the text in quotes.")
	case strings.HasPrefix(msg, "mapping values are not allowed"):
		p.Col = secondColon(text)
		say("a colon where no key can stand", "one key and its value",
			"Put a text with a colon in quotes, and indent the line like its neighbours.")
	case msg == "did not find expected key", msg == "did not find expected '-' indicator",
		msg == "block sequence entries are not allowed in this context":
		say("lines that are indented in different ways", "the keys of a mapping, or the items of a list, one below the other",
			"Indent what belongs together alike.")
	case msg == "did not find expected ',' or ']'":
		opened(p, lines, "[")
		say("a list that is not closed", `"," or "]"`, "Close the bracket, and put a comma between the items.")
	case msg == "did not find expected ',' or '}'":
		opened(p, lines, "{")
		say("a mapping that is not closed", `"," or "}"`, "Close the brace, and put a comma between the keys.")
	case msg == "did not find expected node content":
		say("a place where a value is missing", "a value", "Write the value, or close the bracket.")
	case strings.Contains(msg, "unexpected end of stream"):
		opened(p, lines, `"'`)
		say("a quotation mark that is not closed", "a second one", "Close the quotation.")
	case strings.Contains(msg, "could not find expected ':'"):
		say("a line without a colon", "a key, a colon and a value", `Write it as "key: value".`)
	case strings.Contains(msg, "exceeded max depth"):
		tooDeep(p)
	case strings.HasPrefix(msg, "unknown anchor"):
		unknownAnchor(p, msg, lines)
	default:
		say("something that is no YAML ("+msg+")", "a scenario in YAML", "Check quotes, brackets and indents.")
	}
}

func tooDeep(p *Problem) {
	p.Code, p.Found, p.Expected = CodeDeep, "lists or mappings nested too deeply", fmt.Sprintf("at most %d levels", maxDepth)
	p.Fix = "No key of a scenario needs that many: delete the inner ones."
}

// unknownAnchor looks for the alias of which the reader gives no place.
func unknownAnchor(p *Problem, msg string, lines []string) {
	refuseAlias(p)
	name, _, _ := strings.Cut(strings.TrimPrefix(msg, "unknown anchor '"), "'")
	for i, l := range lines {
		if j := strings.Index(l, "*"+name); j >= 0 {
			p.Line, p.Col = i+1, column(l, j)
			return
		}
	}
}

func refuseAlias(p *Problem) {
	p.Code, p.Found, p.Expected = CodeAlias, "an alias or anchor of YAML", "everything written out"
	p.Fix = "Write the thing out where it is needed; put a text with & or * in quotes."
}

// column is the column of the byte of a line.
func column(line string, i int) int { return utf8.RuneCountInString(line[:i]) + 1 }

// secondColon is the column of the second colon that ends a key, of the first
// if there is one only.
func secondColon(line string) int {
	var at []int
	for i := range len(line) {
		if line[i] == ':' && (i+1 == len(line) || line[i+1] == ' ' || line[i+1] == '\t') {
			at = append(at, column(line, i))
		}
	}
	switch len(at) {
	case 0:
		return indent(line)
	case 1:
		return at[0]
	default:
		return at[1]
	}
}

// opened moves the problem to the bracket or quotation mark that is not
// closed. The reader gives its line, but the last line for one in the first.
func opened(p *Problem, lines []string, marks string) {
	if !strings.ContainsAny(lines[p.Line-1], marks) && strings.ContainsAny(lines[0], marks) {
		p.Line, p.Col = 1, indent(lines[0])
	}
	line := lines[p.Line-1]
	if i := lastOpen(line, marks); i >= 0 {
		p.Col = column(line, i)
	}
}

// lastOpen is the last of the marks on the line that is not closed on it, -1
// if there is none. Quotation marks come in pairs.
func lastOpen(line, marks string) int {
	var open []int
	for i := range len(line) {
		c := line[i]
		switch {
		case marks == "[" && c == ']' || marks == "{" && c == '}', strings.IndexByte("\"'", c) >= 0 && len(open) > 0 && line[open[len(open)-1]] == c:
			open = open[:max(0, len(open)-1)]
		case strings.IndexByte(marks, c) >= 0:
			open = append(open, i)
		}
	}
	if len(open) == 0 {
		return -1
	}
	return open[len(open)-1]
}
