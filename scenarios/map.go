package scenarios

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

const mapFix = "Write the map as a block: \"map: |\", and one indented line a row."

// mapWord is a word of the map with its place.
type mapWord struct {
	text string
	at   spot
	cell place.Cell
}

// readMap reads the labels of the map. Its first cell is 0,0.
func (l *loader) readMap(v *value) {
	if v == nil {
		return
	}
	if _, ok := l.text(*v, "rows of labels", mapFix); !ok {
		l.unsure = true
		return
	}
	rows, ok := l.mapRows(*v)
	if !ok {
		l.unsure = true
		return
	}
	for _, row := range rows {
		for _, w := range row {
			l.mapWord(v.path, w)
		}
	}
}

func (l *loader) mapWord(path string, w mapWord) {
	switch w.text {
	case ".":
	case "?":
		t := game.SetupTile{Path: join(path, w.cell.String()), Cell: w.cell}
		l.places[t.Path] = w.at
		l.tileAt[w.cell] = w.at
		l.setup.Tiles = append(l.setup.Tiles, t)
	default:
		if l.label(w.text, w.cell, w.at, join(path, w.text)) {
			l.places[join(path, w.text)] = w.at
		}
	}
}

// label gives the cell a label.
func (l *loader) label(s string, c place.Cell, at spot, path string) bool {
	if !l.labelWord(s, at, path) {
		l.unsure = true
		return false
	}
	if first, ok := l.labelAt[s]; ok {
		l.failAt(at, path, Problem{Code: CodeTwice,
			Found:    fmt.Sprintf("the label %s a second time (first in line %d, column %d)", clip(s), first.line, first.col),
			Expected: "every label once", Fix: twiceFix(s)})
		return false
	}
	if l.labels++; l.labels > maxTiles {
		if l.labels == maxTiles+1 {
			l.failAt(at, path, Problem{Code: CodeMany, Found: fmt.Sprintf("more than %d labels", maxTiles),
				Expected: "a table of tiles", Fix: "Label only the cells that are spoken of."})
		}
		l.unsure = true
		return false
	}
	l.labelAt[s] = at
	return l.setup.Names.SetLabel(s, c)
}

func twiceFix(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return `Write an empty cell as "." and a tile that is not described as "?".`
	}
	return "Give every tile a label of its own."
}

// labelWord checks that a label can be told from coordinates and places.
func (l *loader) labelWord(s string, at spot, path string) bool {
	i := strings.IndexFunc(s, func(r rune) bool {
		return strings.ContainsRune(".,:;?\"()[]{}#/", r) || unicode.IsSpace(r) || !unicode.IsPrint(r)
	})
	const fix = "Use letters and digits, as in a, x or t1."
	switch {
	case i >= 0:
		r, _ := utf8.DecodeRuneInString(s[i:])
		l.failAt(at, path, Problem{Code: CodeLabel, Found: fmt.Sprintf("the label %s with %q in it", clip(s), r),
			Expected: "a word of letters and digits", Fix: labelFix(r, fix)})
		return false
	case utf8.RuneCountInString(s) > 40:
		l.failAt(at, path, Problem{Code: CodeLabel, Found: "the long label " + clip(s), Expected: "at most 40 letters", Fix: fix})
		return false
	}
	return true
}

func labelFix(r rune, fix string) string {
	switch r {
	case '#':
		return "A comment cannot stand inside the map; move it above."
	case '.', '?':
		return "Put blanks between the cells."
	}
	return fix
}

// mapRows cuts the map into words with their cells and places.
func (l *loader) mapRows(v value) ([][]mapWord, bool) {
	where, ok := l.mapLines(v.node)
	if !ok {
		l.fail(v.node, v.path, Problem{Code: CodeMap, Found: "a map whose rows YAML joins into one line",
			Expected: "rows of labels", Fix: mapFix})
		return nil, false
	}
	lines := mapText(v.node.Value)
	first, last := bounds(lines)
	var rows [][]mapWord
	widest := 0
	good := true
	for i := first; i <= last; i++ {
		words := cut(lines[i], where(i), int32(i-first))
		if len(words) == 0 {
			l.failAt(where(i), v.path, Problem{Code: CodeMap, Found: "an empty row in the map", Expected: "a row of labels",
				Fix: `Write an empty cell as ".", or delete the row.`})
			good = false
		}
		rows = append(rows, words)
		widest = max(widest, len(words))
	}
	return rows, l.ragged(v.path, rows, lines[first:last+1], widest) && good
}

// ragged refuses a short row that begins with blanks: one cannot see which
// cells they stand for.
func (l *loader) ragged(path string, rows [][]mapWord, lines []string, widest int) bool {
	good := true
	for i, r := range rows {
		if len(r) > 0 && len(r) < widest && strings.TrimLeft(lines[i], " \t") != lines[i] {
			l.failAt(r[0].at, path, Problem{Code: CodeMap, Found: fmt.Sprintf("a row of %d cells that begins with blanks", len(r)),
				Expected: fmt.Sprintf("%d cells, as in the longest row", widest), Fix: `Write every empty cell as ".".`})
			good = false
		}
	}
	return good
}

// bounds are the first and the last line that is not blank.
func bounds(lines []string) (first, last int) {
	first, last = 0, len(lines)-1
	for first < last && strings.TrimSpace(lines[first]) == "" {
		first++
	}
	for last > first && strings.TrimSpace(lines[last]) == "" {
		last--
	}
	return first, last
}

func mapText(s string) []string { return strings.Split(s, "\n") }

// cut finds the words of a row; at is the place of its first character.
func cut(line string, at spot, y int32) []mapWord {
	var out []mapWord
	col, start, startCol := 0, -1, 0
	end := func(i int) {
		if start >= 0 {
			out = append(out, mapWord{line[start:i], spot{at.line, at.col + startCol}, place.Cell{X: int32(len(out)), Y: y}})
			start = -1
		}
	}
	for i, r := range line {
		switch {
		case unicode.IsSpace(r):
			end(i)
		case start < 0:
			start, startCol = i, col
		}
		col++
	}
	end(len(line))
	return out
}

// mapLines says where the lines of the map stand in the file. It reports
// false for a way of writing in which YAML joins lines.
func (l *loader) mapLines(n *yaml.Node) (func(i int) spot, bool) {
	here := spot{n.Line, n.Column}
	source := ""
	if n.Line >= 1 && n.Line <= len(l.lines) {
		source = l.lines[n.Line-1]
	}
	switch {
	case n.Style&yaml.LiteralStyle != 0:
		text := mapText(n.Value)
		return func(i int) spot { return l.blockLine(n.Line+1+i, text[i]) }, true
	case n.Style&yaml.FoldedStyle != 0:
		return nil, false
	case n.Style&yaml.DoubleQuotedStyle != 0:
		return func(int) spot { return here }, strings.Contains(n.Value, "\n") || strings.Contains(source, n.Value)
	default:
		return func(int) spot { return here }, strings.Contains(source, n.Value)
	}
}

// blockLine is the place of the first character of a line of a block, which
// is what the line ends with.
func (l *loader) blockLine(line int, text string) spot {
	if line > len(l.lines) {
		return spot{line, 1}
	}
	return spot{line, utf8.RuneCountInString(l.lines[line-1]) - utf8.RuneCountInString(text) + 1}
}
