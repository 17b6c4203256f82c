package render

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ferryman/rules/game"
)

// drawMaxList is how many entries a list below the drawing has at most.
const drawMaxList = 100

// legend adds what stands below the drawing.
func (d *drawing) legend() {
	d.add("")
	d.whoseTurn()
	d.players()
	d.ferries()
	d.pieces()
	d.key()
}

// whoseTurn tells who is to move and how far the turn has come.
func (d *drawing) whoseTurn() {
	t := &d.p.Turn
	with := args{"player": d.player(t.Player)}
	if t.Part == 2 {
		with["part"] = d.Text("board.part", nil)
	}
	if t.HasTile {
		with["cell"] = drawName(d.p.Names().Cell(t.Tile))
	}
	key := "board.turn.to-move"
	switch {
	case t.Scored:
		key = "board.turn.over"
	case t.Passed:
		key = "board.turn.passed"
	case t.HasTile:
		key = "board.turn.placed"
	}
	d.say("", key, with)
}

// playerNames are the names of all players, colours in the language.
func (d *drawing) playerNames() []string {
	var out []string
	for i, name := range d.p.Names().Players {
		if d.Has("player." + strings.ToLower(name)) {
			name = d.Plain(d.player(i)) // a colour
		}
		out = append(out, name)
	}
	return out
}

// player is a player as an argument of a sentence.
func (d *drawing) player(i int) string { return playerNamed(drawName(d.p.Names().Player(i))) }

func (d *drawing) players() {
	names := d.p.Names().Players
	if len(names) == 0 {
		return
	}
	d.add("")
	wide, high := 0, 0
	points := make([]string, len(names))
	for i := range names {
		points[i] = d.Text("board.points", args{"n": strconv.Itoa(d.p.Score[i])})
		wide, high = max(wide, drawWidth(d.Plain(d.player(i)))), max(high, drawWidth(points[i]))
	}
	for i := range names {
		n := d.Plain(d.player(i))
		mark, gap := " ", strings.Repeat(" ", wide-drawWidth(n))
		if i == d.p.Turn.Player {
			mark = ">"
		}
		token := string(drawInitial(i, d.initials))
		d.entry(mark+" ", token, i, "  "+n+gap+"  "+strings.Repeat(" ", high-drawWidth(points[i]))+points[i]+"  "+
			d.Text("board.left", args{"list": d.supply(i)}))
	}
}

// supply lists the pieces a player has left. An abbot is in the box of every
// base game of today; he is listed only where the file has something of him.
func (d *drawing) supply(player int) string {
	var out []string
	abbots := drawHasAbbots(d.p.Setup)
	for k, n := range d.p.Supply[player] {
		switch kind := game.Kind(k); {
		case kind == game.Abbot && !abbots:
		case n > 0 || n == 0 && kind == game.Meeple:
			out = append(out, d.Text("count."+kind.String(), args{"n": strconv.Itoa(int(n))}))
		}
	}
	return strings.Join(out, ", ")
}

// drawHasAbbots says whether an abbot stands on the table, is counted out, is
// placed or is taken back.
func drawHasAbbots(s *game.Setup) bool {
	for i := range s.Turns {
		for _, st := range s.Turns[i].Steps {
			switch a := st.Do.(type) {
			case game.TakeAbbot:
				return true
			case game.PlaceMeeple:
				if a.Kind == game.Abbot {
					return true
				}
			}
		}
	}
	return slices.ContainsFunc(s.Pieces, func(p game.SetupPiece) bool { return p.Kind == game.Abbot }) ||
		slices.ContainsFunc(s.Supply, func(p game.SetupSupply) bool { return p.Kind == game.Abbot })
}

// ferries lists every lake with its ferry, in the order of their names.
func (d *drawing) ferries() {
	n := d.p.Names()
	var out []string
	for _, l := range d.p.Board.Tiles() {
		if l.Jetties() == 0 {
			continue
		}
		name, cell := drawName(n.Ferry(l.Cell)), drawName(n.Cell(l.Cell))
		link := d.p.Board.LinkAt(l.Cell)
		switch {
		case link.IsZero():
			out = append(out, d.Text("board.no-ferry", args{"cell": cell, "list": l.Jetties().String()}))
		case name == cell:
			out = append(out, d.Text("board.ferry", args{"ferry": name, "link": link.String()}))
		default:
			out = append(out, d.Text("board.ferry-at", args{"ferry": name, "cell": cell, "link": link.String()}))
		}
	}
	slices.SortStableFunc(out, drawNatural)
	d.list(out)
}

// drawNatural orders lines by their words, numbers by value.
func drawNatural(a, b string) int {
	as, bs := strings.Fields(a), strings.Fields(b)
	for i := range min(len(as), len(bs)) {
		x, errX := strconv.Atoi(strings.TrimSuffix(as[i], ":"))
		y, errY := strconv.Atoi(strings.TrimSuffix(bs[i], ":"))
		r := cmp.Compare(as[i], bs[i])
		if errX == nil && errY == nil {
			r = cmp.Compare(x, y)
		}
		if r != 0 {
			return r
		}
	}
	return cmp.Compare(len(as), len(bs))
}

// pieces lists every piece on the board, player by player.
func (d *drawing) pieces() {
	list := slices.Clone(d.p.Pieces)
	slices.SortStableFunc(list, func(a, b game.Piece) int {
		return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Kind, b.Kind), a.At.Compare(b.At))
	})
	for i, pc := range list {
		switch i {
		case 0:
			d.add("")
		case drawMaxList:
			d.say("", "board.more-pieces", args{"n": strconv.Itoa(len(list) - i)})
			return
		}
		d.entry("", drawToken(pc, d.initials), pc.Owner, "  "+d.piece(pc))
	}
}

// entry adds a line with a player's sign in it, broken to the width.
func (d *drawing) entry(before, token string, player int, after string) {
	lines := drawWrap(before+token+after, "    ", d.width)
	if strings.HasPrefix(lines[0], before+token) {
		lines[0] = before + d.paint.text(d.style(player), token) + lines[0][len(before+token):]
	}
	d.lines = append(d.lines, lines...)
}

func (d *drawing) piece(pc game.Piece) string {
	with := args{"player": d.player(pc.Owner), "piece": word("piece", kindText(pc.Kind)), "place": drawName(d.p.Names().Place(pc.At))}
	switch {
	case pc.Kind == game.Tollhouse && pc.Value > 0:
		with["value"] = strconv.Itoa(int(pc.Value))
	case pc.Kind == game.TunnelToken && pc.Pair > 0:
		with["value"] = strconv.Itoa(int(pc.Pair))
	}
	if pc.Seg >= 0 {
		with["kind"] = word("word", d.p.Board.Kind(pc.Seg).String())
	}
	return d.Text("board.piece", with)
}

func (d *drawing) list(lines []string) {
	if len(lines) == 0 {
		return
	}
	d.add("")
	for i, l := range lines {
		if i == drawMaxList {
			d.say("", "board.more", args{"n": strconv.Itoa(len(lines) - i)})
			return
		}
		d.wrapped("    ", l)
	}
}

// key explains the signs on the tiles.
func (d *drawing) key() {
	if d.signs == 0 {
		return
	}
	var out []string
	for s := range drawNoSign {
		if d.signs>>s&1 == 1 {
			out = append(out, strings.ReplaceAll(drawSignTable[s].show, " ", "\u00a0")+" "+d.Text("sign."+drawSignTable[s].word, nil))
		}
	}
	d.add("")
	for _, l := range drawWrap(strings.Join(out, "   "), "", d.keyWidth()) {
		d.add(strings.ReplaceAll(l, "\u00a0", " "))
	}
}

// keyWidth keeps the key readable on a terminal without a limit.
func (d *drawing) keyWidth() int {
	if d.width <= 0 {
		return 80
	}
	return d.width
}

// drawName is a name of the file for the lists; a very long one is shortened.
func drawName(s string) string { return drawFit(drawText(s), 40) }

// few joins the first few entries.
func (d *drawing) few(list []string) string {
	if n := len(list) - 8; n > 0 {
		list = append(slices.Clone(list[:8]), d.Text("board.more", args{"n": strconv.Itoa(n)}))
	}
	return strings.Join(list, ", ")
}

// drawWrap breaks text at spaces; the gap between two words is kept unless a
// line ends there. 0 is no limit.
func drawWrap(text, indent string, width int) []string {
	var out []string
	line, gap := "", ""
	for _, word := range strings.SplitAfter(text, " ") {
		bare := strings.TrimRight(word, " ")
		if width > 0 && line != "" && bare != "" && drawWidth(line+gap+bare) > width {
			out = append(out, line)
			line, gap = indent, ""
		}
		if bare != "" {
			line += gap + bare
			gap = ""
		}
		gap += word[len(bare):]
	}
	return append(out, line)
}
