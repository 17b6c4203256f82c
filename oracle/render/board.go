package render

import (
	"strconv"
	"strings"

	"ferryman/oracle/say"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
)

// BoardOptions say how a position is drawn for a terminal.
type BoardOptions struct {
	Color bool   // with the colours of a terminal
	Width int    // columns of the terminal; 0: no limit
	Lang  string // code of the language; empty: English
}

// Board draws the position with characters: the tiles, rows from north to
// south, and below them players, ferries and pieces. A board that is wider
// than the terminal is drawn in strips; far-apart tiles are drawn with the
// empty cells between them cut out. What is not drawn is said.
func Board(p *game.Position, opt BoardOptions) string {
	d := drawing{Speaker: say.For(opt.Lang), p: p, width: opt.Width, standing: map[place.Cell][]game.Piece{}}
	d.initials = drawInitials(d.playerNames())
	if opt.Color {
		d.paint = newDrawPaint(p.Names().Players)
	}
	for _, pc := range p.Pieces {
		d.standing[pc.At.Cell] = append(d.standing[pc.At.Cell], pc)
	}
	d.board()
	d.legend()
	return strings.Join(d.lines, "\n") + "\n"
}

// drawing is one drawing in the making.
type drawing struct {
	say.Speaker
	p        *game.Position
	width    int
	paint    drawPaint
	initials []rune
	standing map[place.Cell][]game.Piece
	signs    drawSigns
	lines    []string
}

// block draws one tile with what stands on it.
func (d *drawing) block(l board.Laid) *drawBlock {
	t := &d.p.Turn
	b := newDrawBlock(l, d.p.Board.LinkAt(l.Cell), drawText(d.p.Names().Ferry(l.Cell)))
	if b.here = t.HasTile && t.Tile == l.Cell; b.here {
		b.signs |= 1 << drawSignHere
	}
	b.garden()
	b.ground = b.g
	for _, pc := range d.standing[l.Cell] {
		b.piece(pc.At.Part, drawToken(pc, d.initials), d.style(pc.Owner))
	}
	b.decorate()
	return b
}

func (d *drawing) style(player int) drawStyle {
	if player < 0 || player > 99 {
		return drawPlain
	}
	return drawPlayer + drawStyle(player)
}

func (d *drawing) board() {
	xs, ys := drawGridOf(d.p)
	if len(xs) == 0 {
		d.say("", "board.none", nil)
		return
	}
	strips := drawStrips(xs, d.width-drawAxis(ys))
	if d.width <= 0 {
		strips = [][]drawLane{xs}
	}
	if len(strips) > 1 {
		d.say("", "board.strips", args{"n": strconv.Itoa(d.width), "m": strconv.Itoa(len(strips))})
	}
	for _, lanes := range strips {
		rows := drawRowsOf(d.p, lanes, ys)
		if len(rows) == 0 {
			continue
		}
		if len(strips) > 1 {
			d.add("")
			d.columns(lanes)
		}
		s := newDrawStrip(lanes, rows)
		d.lines = append(d.lines, s.draw(d)...)
		d.signs |= s.signs
	}
	d.leftOut(xs, ys)
}

// columns names the columns of a strip.
func (d *drawing) columns(lanes []drawLane) {
	from, to := int(lanes[0].at), int(lanes[len(lanes)-1].to)
	key := "board.columns"
	if from == to {
		key = "board.column"
	}
	d.say("", key, args{"n": strconv.Itoa(from), "m": strconv.Itoa(to)})
}

// leftOut says what the drawing does not show.
func (d *drawing) leftOut(xs, ys []drawLane) {
	n := 0
	for _, l := range d.p.Board.Tiles() {
		_, okX := drawFind(xs, l.Cell.X)
		_, okY := drawFind(ys, l.Cell.Y)
		if !okX || !okY {
			n++
		}
	}
	if n > 0 {
		d.say("", "board.left-out", args{"n": strconv.Itoa(n), "m": strconv.Itoa(drawMaxLanes)})
	}
	d.cuts("board.cut-columns", xs)
	d.cuts("board.cut-rows", ys)
}

func (d *drawing) cuts(key string, lanes []drawLane) {
	var runs []string
	for _, l := range lanes {
		if l.cut {
			runs = append(runs, d.Text("board.range", args{"n": strconv.Itoa(int(l.at)), "m": strconv.Itoa(int(l.to))}))
		}
	}
	if len(runs) > 0 {
		d.say("", key, args{"list": d.few(runs)})
	}
}

func (d *drawing) add(line string) { d.lines = append(d.lines, line) }

// args are the arguments of a sentence.
type args = map[string]string

// say adds a sentence, broken to the width of the terminal; lines after the
// first start with indent.
func (d *drawing) say(indent, key string, with args) { d.wrapped(indent, d.Text(key, with)) }

// wrapped adds a text in the same way.
func (d *drawing) wrapped(indent, text string) {
	d.lines = append(d.lines, drawWrap(text, indent, d.width)...)
}
