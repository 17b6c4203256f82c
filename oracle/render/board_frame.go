package render

import (
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// drawBoxes are the frame characters by the weight of their four arms, up,
// right, down and left, as a number to the base 3: 0 none, 1 light, 2 heavy.
var drawBoxes = [81]rune([]rune("" +
	" ╴╸╷┐┑╻┒┓" + "╶─╾┌┬┭┎┰┱" + "╺╼━┍┮┯┏┲┳" +
	"╵┘┙│┤┥╽┧┪" + "└┴┵├┼┽┟╁╅" + "┕┶┷┝┾┿┢╆╈" +
	"╹┚┛╿┦┩┃┨┫" + "┖┸┹┞╀╃┠╂╉" + "┗┺┻┡╄╇┣╊╋"))

// weight is how thick the line between two cells is.
func drawWeight(a, b *drawBlock) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a != nil && a.here || b != nil && b.here:
		return 2
	}
	return 1
}

// frames draws the lines between the cells.
func (s *drawStrip) frames() {
	for j := 0; j <= len(s.ys); j++ {
		for i := 0; i <= len(s.xs); i++ {
			s.vertex(i, j)
			if i < len(s.xs) {
				s.horizontal(i, j)
			}
			if j < len(s.ys) {
				s.vertical(i, j)
			}
		}
	}
}

func (s *drawStrip) vertex(i, j int) {
	nw, ne, sw, se := s.block(i-1, j-1), s.block(i, j-1), s.block(i-1, j), s.block(i, j)
	up, right, down, left := drawWeight(nw, ne), drawWeight(ne, se), drawWeight(sw, se), drawWeight(nw, sw)
	n := up*27 + right*9 + down*3 + left
	if n == 0 {
		return
	}
	style := drawFrame
	if max(up, right, down, left) == 2 {
		style = drawHere
	}
	s.c.set(s.left[i], s.top[j], glyph{drawBoxes[n], style})
}

// horizontal draws the line above cell i, j.
func (s *drawStrip) horizontal(i, j int) {
	above, below := s.block(i, j-1), s.block(i, j)
	w := drawWeight(above, below)
	if w == 0 {
		return
	}
	line := [3]glyph{{}, {'─', drawFrame}, {'━', drawHere}}[w]
	if w == 1 && above.vague() && below.vague() {
		line.r = '┄'
	}
	over := drawOver(above, below, place.S)
	for x := range drawW {
		g := line
		if over == tile.City && drawCityOver(above, drawAt{x, drawH - 1}, place.S) && drawCityOver(below, drawAt{x, 0}, place.N) {
			g = glyph{'▒', drawCity}
		}
		s.c.set(s.left[i]+1+x, s.top[j], g)
	}
	switch over {
	case tile.Road:
		s.c.set(s.left[i]+1+drawCX, s.top[j], glyph{'║', drawRoad})
	case tile.River:
		for dx := -1; dx <= 1; dx++ {
			s.c.set(s.left[i]+1+drawCX+dx, s.top[j], glyph{'~', drawWater})
		}
	}
}

// vertical draws the line left of cell i, j.
func (s *drawStrip) vertical(i, j int) {
	west, east := s.block(i-1, j), s.block(i, j)
	w := drawWeight(west, east)
	if w == 0 {
		return
	}
	line := [3]glyph{{}, {'│', drawFrame}, {'┃', drawHere}}[w]
	if w == 1 && west.vague() && east.vague() {
		line.r = '┆'
	}
	over := drawOver(west, east, place.E)
	for y := range drawH {
		g := line
		if over == tile.City && drawCityOver(west, drawAt{drawW - 1, y}, place.E) && drawCityOver(east, drawAt{0, y}, place.W) {
			g = glyph{'▒', drawCity}
		}
		s.c.set(s.left[i], s.top[j]+1+y, g)
	}
	switch over {
	case tile.Road:
		s.c.set(s.left[i], s.top[j]+1+drawCY, glyph{'═', drawRoad})
	case tile.River:
		s.c.set(s.left[i], s.top[j]+1+drawCY, glyph{'~', drawWater})
	}
}

// drawOver is what runs over the edge between two cells, as far as one of them
// tells; side is the first one's side. Any closes what touches it.
func drawOver(a, b *drawBlock, side place.Side) tile.Edge {
	mine, okA := a.edge(side)
	theirs, okB := b.edge(side.Opposite())
	switch {
	case okA && okB && mine != theirs:
		return tile.Field
	case okA:
		return mine
	case okB:
		return theirs
	}
	return tile.Field
}

// drawCityOver says whether a city of the block reaches the edge at that cell;
// an empty or undescribed block does not stand against it.
func drawCityOver(b *drawBlock, c drawAt, side place.Side) bool {
	e, ok := b.edge(side)
	if !ok {
		return true
	}
	n := b.city[c.y][c.x]
	return e == tile.City && n > 0 && b.sides(&b.tile.Segments[n-1]).Has(side)
}

// label writes the name of the tile into the frame above it.
func (s *drawStrip) label(i, j int, b *drawBlock, named bool) {
	room := drawW - 1
	if e := drawOver(s.block(i, j-1), b, place.S); e == tile.Road || e == tile.River {
		room = drawCX - 1
	}
	text := b.label
	switch w := drawWidth(text); {
	case b.here && w+2 <= room:
		text = "[" + text + "]"
	case !b.here && w+2 <= room:
		text = " " + text + " "
	case w > room && !named:
		return
	}
	s.c.write(s.left[i]+1, s.top[j], drawFit(text, room), drawLabel)
}
