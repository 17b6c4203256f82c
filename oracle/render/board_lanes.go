package render

import (
	"slices"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// The most columns and rows a drawing has, and the longest run of empty ones
// that is drawn; a longer run is cut out.
const (
	drawMaxLanes = 200
	drawMaxGap   = 2
)

// drawLane is a column or row of the grid, or a run of empty ones cut out.
type drawLane struct {
	at  int32 // its coordinate; of a cut the first
	to  int32 // last coordinate of a cut
	cut bool
}

// drawLanes makes the columns or rows for these coordinates. Too many are left
// out at the end.
func drawLanes(coordinates []int32) []drawLane {
	slices.Sort(coordinates)
	var out []drawLane
	for i, c := range slices.Compact(coordinates) {
		if i > 0 {
			switch last := out[len(out)-1].at; {
			case c-last-1 > drawMaxGap:
				out = append(out, drawLane{last + 1, c - 1, true})
			default:
				for n := last + 1; n < c; n++ {
					out = append(out, drawLane{n, n, false})
				}
			}
		}
		if len(out) >= drawMaxLanes {
			return drawTrim(out[:drawMaxLanes])
		}
		out = append(out, drawLane{c, c, false})
	}
	return out
}

// drawTrim drops a cut at the end.
func drawTrim(lanes []drawLane) []drawLane {
	if n := len(lanes); lanes[n-1].cut {
		return lanes[:n-1]
	}
	return lanes
}

// drawCells lists what is drawn: the tiles, and the empty cells beside them
// that have a label.
func drawCells(p *game.Position) (tiles, labelled []place.Cell) {
	for _, l := range p.Board.Tiles() {
		tiles = append(tiles, l.Cell)
	}
	n := p.Names()
	for _, s := range n.Labels() {
		c, _ := n.CellByLabel(s)
		if _, taken := p.Board.At(c); !taken && (len(tiles) == 0 || p.Board.Neighbours(c) > 0) {
			labelled = append(labelled, c)
		}
	}
	return tiles, labelled
}

func drawGridOf(p *game.Position) (xs, ys []drawLane) {
	tiles, labelled := drawCells(p)
	var x, y []int32
	for _, c := range append(tiles, labelled...) {
		x, y = append(x, c.X), append(y, c.Y)
	}
	return drawLanes(x), drawLanes(y)
}

// drawFind is the number of the lane with that coordinate.
func drawFind(lanes []drawLane, at int32) (int, bool) {
	i, ok := slices.BinarySearchFunc(lanes, at, func(l drawLane, at int32) int { return int(l.at - at) })
	return i, ok && !lanes[i].cut
}

// drawRowsOf leaves out the rows above and below all that the columns hold.
func drawRowsOf(p *game.Position, xs, ys []drawLane) []drawLane {
	first, last := len(ys), -1
	for j, y := range ys {
		for _, x := range xs {
			c := place.Cell{X: x.at, Y: y.at}
			if !x.cut && !y.cut && drawHolds(p, c) {
				first, last = min(first, j), j
				break
			}
		}
	}
	return ys[min(first, last+1) : last+1]
}

// drawHolds says whether there is something to draw on the cell.
func drawHolds(p *game.Position, c place.Cell) bool {
	if _, ok := p.Board.At(c); ok {
		return true
	}
	_, ok := p.Names().Label(c)
	return ok
}

// size is how many characters the lane takes, without the frame before it.
func (l drawLane) size(full int) int {
	if l.cut {
		return 3
	}
	return full
}

// drawStrips parts the columns so that every strip fits the room; none if
// there is no limit. A strip has at least one column.
func drawStrips(xs []drawLane, room int) [][]drawLane {
	var out [][]drawLane
	start, used := 0, 1
	for i, l := range xs {
		w := l.size(drawW) + 1
		if room > 0 && used+w > room && i > start {
			out = append(out, xs[start:i])
			start, used = i, 1
		}
		used += w
	}
	return append(out, xs[start:])
}
