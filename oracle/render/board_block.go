package render

import (
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// The inside of a tile in characters, and its middle. A character is about
// twice as high as wide, so that this looks square with the frame around it.
const (
	drawW  = 13
	drawH  = 5
	drawCX = drawW / 2
	drawCY = drawH / 2
)

// drawBlock is the inside of a tile as it lies.
type drawBlock struct {
	laid   board.Laid
	tile   *tile.Tile
	turn   int
	g      [drawH][drawW]glyph
	ground [drawH][drawW]glyph // g before pieces were put on it
	city   [drawH][drawW]uint8 // number of the city segment there, plus one
	taken  [drawH][drawW]bool  // by a piece, or kept free for one
	label  string
	here   bool      // placed this turn
	signs  drawSigns // signs that need an explanation
}

// newDrawBlock draws what is printed on the tile and the ferry on its lake.
func newDrawBlock(l board.Laid, ferry place.Link, name string) *drawBlock {
	b := &drawBlock{laid: l, tile: l.Tile, turn: int(l.Turn)}
	if !l.Known() {
		b.unknown()
		return b
	}
	b.cities()
	b.rivers()
	b.roads()
	switch {
	case b.tile.Jetties != 0:
		b.lake(ferry, name)
	case b.tile.Monastery:
		b.monastery()
	}
	return b
}

func (b *drawBlock) unknown() {
	for _, y := range [...]int{1, 3} {
		for _, x := range [...]int{3, 9} {
			b.put(x, y, '?', drawFrame)
		}
	}
	b.put(drawCX, drawCY, '?', drawLabel)
	b.signs |= 1 << drawSignUnknown
}

func (b *drawBlock) put(x, y int, r rune, s drawStyle) {
	if x >= 0 && x < drawW && y >= 0 && y < drawH {
		b.g[y][x] = glyph{r, s}
	}
}

func (b *drawBlock) write(x, y int, text string, s drawStyle) {
	for _, r := range text {
		b.put(x, y, r, s)
		x++
		if drawRuneWidth(r) == 2 {
			b.put(x, y, drawHole, s)
			x++
		}
	}
}

// blank says whether nothing is drawn on the cell.
func (b *drawBlock) blank(x, y int) bool {
	return x >= 0 && x < drawW && y >= 0 && y < drawH && b.g[y][x].r == 0 && !b.taken[y][x]
}

// sides are the edges of the segment as the tile lies.
func (b *drawBlock) sides(s *tile.Segment) place.Sides { return s.Sides.Turn(b.turn) }

// edge is what the tile shows at that side; false if it is not described.
func (b *drawBlock) edge(s place.Side) (tile.Edge, bool) {
	if b.vague() {
		return 0, false
	}
	return b.laid.Edge(s), true
}

// vague says that no described tile lies there.
func (b *drawBlock) vague() bool { return b == nil || b.tile == nil }

// cities fills the cities. What belongs together touches, what does not has a
// gap in between.
func (b *drawBlock) cities() {
	for i := range b.tile.Segments {
		s := &b.tile.Segments[i]
		if s.Kind != tile.CityFeature {
			continue
		}
		sides := b.sides(s)
		for y := range drawH {
			for x := range drawW {
				if drawCityAt(sides, b.citySides()&^sides, x, y) {
					b.put(x, y, '▒', drawCity)
					b.signs |= 1 << drawSignCity
					b.city[y][x] = uint8(i + 1)
				}
			}
		}
	}
}

func (b *drawBlock) citySides() place.Sides {
	var m place.Sides
	for _, s := range place.AllSides {
		if b.laid.Edge(s) == tile.City {
			m |= place.SidesOf(s)
		}
	}
	return m
}

// drawCityAt says whether a city with those sides covers the cell; others are
// the sides of the tile's other cities, from which it keeps away.
func drawCityAt(sides, others place.Sides, x, y int) bool {
	switch sides.Len() {
	case 4:
		return true
	case 3:
		missing := (15 &^ sides).First()
		return !drawWedge(missing, x, y, 1, 1)
	}
	for _, s := range sides.List() {
		gap := 0
		if others&(place.SidesOf(s.Turn(1), s.Turn(-1))) != 0 {
			gap = 2
		}
		if drawWedge(s, x, y, gap, 3) {
			return true
		}
	}
	if sides.Len() < 2 {
		return false
	}
	return drawBetween(sides, x, y)
}

// drawWedge says whether the cell is in the triangle between the side and the
// tile's middle, made slimmer by gap and kept that far from the middle.
func drawWedge(s place.Side, x, y, gap, depth int) bool {
	dx, dy := x-drawCX, y-drawCY
	switch s {
	case place.N:
		return dy < 0 && -3*dy >= max(dx, -dx)+gap
	case place.S:
		return dy > 0 && 3*dy >= max(dx, -dx)+gap
	case place.E:
		return dx >= depth && dx >= 3*max(dy, -dy)+gap
	default:
		return -dx >= depth && -dx >= 3*max(dy, -dy)+gap
	}
}

// drawBetween says whether the cell joins the two sides of one city: the
// corner between neighbouring sides, a neck between opposite ones.
func drawBetween(sides place.Sides, x, y int) bool {
	dx, dy := x-drawCX, 3*(y-drawCY)
	switch sides {
	case place.SidesOf(place.N, place.S):
		return max(dx, -dx) <= 2
	case place.SidesOf(place.E, place.W):
		return dy == 0 || max(dy, -dy) == 3 && max(dx, -dx) >= 2
	}
	if sides.Has(place.W) {
		dx = -dx
	}
	if sides.Has(place.S) {
		dy = -dy
	}
	return dx-dy >= 0
}

// rivers draws the water between the edges of a river, or from its only edge
// to the middle.
func (b *drawBlock) rivers() {
	for _, r := range b.tile.River {
		for _, s := range r.Turn(b.turn).List() {
			for _, c := range drawLeg(s, 0) {
				b.put(c.x, c.y, '~', drawWater)
				b.signs |= 1 << drawSignRiver
				if s == place.N || s == place.S {
					b.put(c.x-1, c.y, '~', drawWater)
					b.put(c.x+1, c.y, '~', drawWater)
				}
			}
		}
		for dx := -1; dx <= 1; dx++ {
			b.put(drawCX+dx, drawCY, '~', drawWater)
		}
	}
}

// drawTileLabel is the name of a tile: its label, then it is true, or its
// coordinates.
func drawTileLabel(p *game.Position, c place.Cell) (string, bool) {
	if s, ok := p.Names().Label(c); ok {
		return drawText(s), true
	}
	return c.String(), false
}
