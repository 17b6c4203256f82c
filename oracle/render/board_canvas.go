package render

import (
	"strings"
	"unicode"
)

// drawStyle is how a character of the drawing looks when colours are on.
type drawStyle uint8

// The styles. Pieces use drawPlayer plus the number of their player's colour.
const (
	drawPlain drawStyle = iota
	drawFrame
	drawHere // the frame of the tile placed this turn
	drawLabel
	drawRoad
	drawCity
	drawWater
	drawFerry
	drawSignStyle
	drawPlayer
)

// glyph is one character of the drawing; a zero rune is blank.
type glyph struct {
	r     rune
	style drawStyle
}

// drawHole is the second half of a wide character; nothing is printed for it.
const drawHole rune = -1

// drawCanvas is a rectangle of characters.
type drawCanvas struct {
	w, h  int
	cells []glyph
}

func newDrawCanvas(w, h int) *drawCanvas {
	return &drawCanvas{w: w, h: h, cells: make([]glyph, w*h)}
}

func (c *drawCanvas) set(x, y int, g glyph) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.cells[y*c.w+x] = g
	}
}

// write puts text on the canvas, already made fit for it by drawText.
func (c *drawCanvas) write(x, y int, text string, s drawStyle) {
	for _, r := range text {
		c.set(x, y, glyph{r, s})
		x++
		if drawRuneWidth(r) == 2 {
			c.set(x, y, glyph{drawHole, s})
			x++
		}
	}
}

// line prints one row without the blanks at its end.
func (c *drawCanvas) line(y int, paint drawPaint) string {
	row := c.cells[y*c.w : (y+1)*c.w]
	for len(row) > 0 && (row[len(row)-1].r == 0 || row[len(row)-1].r == ' ') {
		row = row[:len(row)-1]
	}
	var out, run strings.Builder
	style := drawPlain
	for _, g := range row {
		if g.r == 0 {
			g = glyph{' ', drawPlain}
		}
		if g.style != style {
			out.WriteString(paint.text(style, run.String()))
			run.Reset()
			style = g.style
		}
		if g.r != drawHole {
			run.WriteRune(g.r)
		}
	}
	out.WriteString(paint.text(style, run.String()))
	return out.String()
}

// drawText makes a name from a file safe and countable: control characters
// become "?", marks that combine with the letter before are left out.
func drawText(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
			return -1
		case !unicode.IsPrint(r):
			return '?'
		}
		return r
	}, s)
}

// drawWidth is how many columns the text takes.
func drawWidth(s string) int {
	n := 0
	for _, r := range s {
		n += drawRuneWidth(r)
	}
	return n
}

// drawRuneWidth is 2 for the letters of East Asia and for pictures, which
// terminals draw in two columns, and 1 for all others.
func drawRuneWidth(r rune) int {
	switch {
	case r < 0x1100:
		return 1
	case r <= 0x115F, r >= 0x2E80 && r <= 0xA4CF, r >= 0xAC00 && r <= 0xD7A3, r >= 0xF900 && r <= 0xFAFF,
		r >= 0xFE30 && r <= 0xFE6F, r >= 0xFF00 && r <= 0xFF60, r >= 0x1F300 && r <= 0x1FAFF, r >= 0x20000 && r <= 0x3FFFD:
		return 2
	}
	return 1
}

// drawFit shortens the text to that many columns; an ellipsis shows that
// something is missing.
func drawFit(s string, width int) string {
	if drawWidth(s) <= width {
		return s
	}
	out, n := "", 0
	for _, r := range s {
		n += drawRuneWidth(r)
		if n > width-1 {
			break
		}
		out += string(r)
	}
	return out + "…"
}
