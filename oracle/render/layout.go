package render

import (
	"strings"
	"unicode/utf8"

	"github.com/fatih/color"
)

// The ways of Options.Explain.
const (
	ExplainShort = "short" // the chain of reasons that decides
	ExplainFull  = "full"  // every reason, as a tree
)

// Options say how a text is laid out.
type Options struct {
	Lang    string // code of the language; empty: English
	Color   bool   // colour for a terminal
	Width   int    // columns of the terminal; 0: lines are not broken
	Explain string // ExplainShort (also if empty) or ExplainFull
	// Rulebooks are the answers of other rulebooks that differ.
	Rulebooks []OtherRulebook
}

// page is a text that grows line by line, wrapped to a width and coloured.
type page struct {
	strings.Builder
	width int
	paint palette
}

// palette are the colours of a text. Each is switched on or off by itself; the
// colour switch of the program as a whole is never touched.
type palette struct {
	strong, yes, no, faint *color.Color
}

func newPage(opt Options) *page {
	p := &page{width: opt.Width, paint: palette{
		color.New(color.Bold), color.New(color.FgGreen), color.New(color.FgRed), color.New(color.Faint),
	}}
	for _, c := range []*color.Color{p.paint.strong, p.paint.yes, p.paint.no, p.paint.faint} {
		if opt.Color {
			c.EnableColor()
		} else {
			c.DisableColor()
		}
	}
	return p
}

// line writes a paragraph: the first line after head, all others indented as
// far as the head is wide.
func (p *page) line(head, text string) { p.coloured(head, head, nil, text) }

// coloured is line with a head that has colours in it: plain is the head
// without them. A colour for the text is put on line by line.
func (p *page) coloured(head, plain string, c *color.Color, text string) {
	indent := utf8.RuneCountInString(plain)
	for i, l := range wrap(text, p.width-indent) {
		if i == 0 {
			p.WriteString(head)
		} else {
			p.WriteString(strings.Repeat(" ", indent))
		}
		if c != nil {
			l = c.Sprint(l)
		}
		p.WriteString(l)
		p.WriteByte('\n')
	}
}

// heading starts a part of the text.
func (p *page) heading(text string) {
	p.gap()
	p.WriteString(p.paint.strong.Sprint(text) + "\n")
}

// gap leaves a line free.
func (p *page) gap() {
	if p.Len() > 0 {
		p.WriteByte('\n')
	}
}

// narrowest is the least a line is broken to; longer words stay whole.
const narrowest = 20

// wrap breaks a text into lines of that many characters. A width that is not
// positive is no limit.
func wrap(text string, width int) []string {
	if width <= 0 {
		return []string{text}
	}
	width = max(width, narrowest)
	var lines []string
	line, n := "", 0
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }) { // not at spaces that do not break
		w := utf8.RuneCountInString(word)
		switch {
		case n == 0:
			line, n = word, w
		case n+1+w > width:
			lines = append(lines, line)
			line, n = word, w
		default:
			line, n = line+" "+word, n+1+w
		}
	}
	return append(lines, line)
}

// pad fills a text with spaces to that many characters.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
}
