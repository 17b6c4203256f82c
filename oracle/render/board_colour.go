package render

import (
	"strings"

	"github.com/fatih/color"
)

// drawPaint colours the styles of a drawing; nil leaves everything plain.
type drawPaint []*color.Color

// text colours a run of one style.
func (p drawPaint) text(s drawStyle, text string) string {
	if int(s) >= len(p) || p[s] == nil || text == "" {
		return text
	}
	return p[s].Sprint(text)
}

// newDrawPaint makes the colours for these players. They are made for one
// drawing, so that no drawing depends on the state of the library.
func newDrawPaint(players []string) drawPaint {
	p := make(drawPaint, drawPlayer, int(drawPlayer)+len(players))
	p[drawFrame] = drawColour(color.FgHiBlack)
	p[drawHere] = drawColour(color.FgHiWhite, color.Bold)
	p[drawLabel] = drawColour(color.Bold)
	p[drawCity] = drawColour(color.FgYellow)
	p[drawWater] = drawColour(color.FgCyan)
	p[drawFerry] = drawColour(color.FgHiWhite, color.Bold)
	p[drawSignStyle] = drawColour(color.FgGreen)
	for _, name := range players {
		p = append(p, drawPlayerColour(name))
	}
	return p
}

// drawPlayerColour is the colour a player is named after, nil if none.
// Pieces stand out by a coloured ground.
func drawPlayerColour(name string) *color.Color {
	switch strings.ToLower(name) {
	case "red":
		return drawColour(color.BgRed, color.FgHiWhite, color.Bold)
	case "blue":
		return drawColour(color.BgBlue, color.FgHiWhite, color.Bold)
	case "green":
		return drawColour(color.BgGreen, color.FgBlack)
	case "yellow":
		return drawColour(color.BgHiYellow, color.FgBlack)
	case "black":
		return drawColour(color.BgBlack, color.FgHiWhite, color.Bold)
	case "gray", "grey":
		return drawColour(color.BgHiBlack, color.FgHiWhite)
	case "pink":
		return drawColour(color.BgHiMagenta, color.FgBlack)
	case "white":
		return drawColour(color.BgHiWhite, color.FgBlack)
	case "orange":
		return drawColour(color.BgHiRed, color.FgBlack)
	case "purple":
		return drawColour(color.BgMagenta, color.FgHiWhite, color.Bold)
	}
	return nil
}

func drawColour(a ...color.Attribute) *color.Color {
	c := color.New(a...)
	c.EnableColor()
	return c
}
