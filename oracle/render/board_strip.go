package render

import (
	"strconv"
	"strings"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// drawStrip is a part of the board that is drawn at once.
type drawStrip struct {
	xs, ys    []drawLane
	blocks    []*drawBlock // row by row, nil where no tile lies
	left, top []int        // position of the frame before each lane, and after the last
	axis      int          // width of the numbers of the rows
	c         *drawCanvas
	signs     drawSigns
}

func newDrawStrip(xs, ys []drawLane) *drawStrip {
	s := &drawStrip{xs: xs, ys: ys, axis: drawAxis(ys)}
	s.blocks = make([]*drawBlock, len(xs)*len(ys))
	s.left = drawOffsets(xs, drawW, s.axis)
	s.top = drawOffsets(ys, drawH, 1)
	s.c = newDrawCanvas(s.left[len(xs)]+1, s.top[len(ys)]+1)
	return s
}

func drawOffsets(lanes []drawLane, full, from int) []int {
	out := make([]int, len(lanes)+1)
	for i, l := range lanes {
		out[i] = from
		from += l.size(full) + 1
	}
	out[len(lanes)] = from
	return out
}

// drawAxis is the room for the numbers of the rows.
func drawAxis(ys []drawLane) int {
	w := 0
	for _, l := range ys {
		if !l.cut {
			w = max(w, len(strconv.Itoa(int(l.at))))
		}
	}
	return w + 1
}

// block is the tile of the cell, nil outside the strip.
func (s *drawStrip) block(i, j int) *drawBlock {
	if i < 0 || j < 0 || i >= len(s.xs) || j >= len(s.ys) {
		return nil
	}
	return s.blocks[j*len(s.xs)+i]
}

// draw draws the part of the position.
func (s *drawStrip) draw(d *drawing) []string {
	for j, y := range s.ys {
		for i, x := range s.xs {
			if l, ok := d.p.Board.At(place.Cell{X: x.at, Y: y.at}); ok && !x.cut && !y.cut {
				s.blocks[j*len(s.xs)+i] = d.block(l)
			}
		}
	}
	s.frames()
	for j := range s.ys {
		for i := range s.xs {
			s.cell(i, j, d.p)
		}
	}
	s.numbers()
	out := make([]string, s.c.h)
	for y := range out {
		out[y] = s.c.line(y, d.paint)
	}
	return out
}

func (s *drawStrip) cell(i, j int, p *game.Position) {
	x, y := s.left[i]+1, s.top[j]+1
	c := place.Cell{X: s.xs[i].at, Y: s.ys[j].at}
	if s.xs[i].cut || s.ys[j].cut {
		s.cut(i, j)
		return
	}
	b := s.block(i, j)
	if b == nil {
		if label, ok := p.Names().Label(c); ok {
			label = drawFit(drawText(label), drawW)
			s.c.write(x+(drawW-drawWidth(label))/2, y+drawCY, label, drawFrame)
		}
		return
	}
	for dy := range drawH {
		for dx := range drawW {
			if g := b.g[dy][dx]; g.r != 0 {
				s.c.set(x+dx, y+dy, g)
			}
		}
	}
	var named bool
	b.label, named = drawTileLabel(p, c)
	s.label(i, j, b, named)
	s.signs |= b.signs
}

// cut shows that cells without tiles are left out.
func (s *drawStrip) cut(i, j int) {
	x, y := s.left[i]+1+s.xs[i].size(drawW)/2, s.top[j]+1+s.ys[j].size(drawH)/2
	r := '⋮'
	if s.xs[i].cut {
		r = '⋯'
	}
	s.c.set(x, y, glyph{r, drawFrame})
}

// numbers writes the coordinates along the edges.
func (s *drawStrip) numbers() {
	for i, l := range s.xs {
		text := strconv.Itoa(int(l.at))
		if l.cut {
			text = "⋯"
		}
		s.c.write(s.left[i]+1+(l.size(drawW)-drawWidth(text))/2, 0, text, drawFrame)
	}
	for j, l := range s.ys {
		text := strconv.Itoa(int(l.at))
		if l.cut {
			text = "⋮"
		}
		text = strings.Repeat(" ", max(0, s.axis-1-drawWidth(text))) + text
		s.c.write(0, s.top[j]+1+l.size(drawH)/2, text, drawFrame)
	}
}
