package render

import (
	"strings"
	"unicode"

	"ferryman/rules/game"
	"ferryman/rules/place"
)

// drawHalves is where a piece stands in a field, by half-edge.
var drawHalves = [8]drawAt{
	place.NL: {2, 0}, place.NR: {9, 0}, place.EL: {10, 1}, place.ER: {10, 3},
	place.SL: {9, 4}, place.SR: {2, 4}, place.WL: {1, 3}, place.WR: {1, 1},
}

// drawGardens are the places for a garden with room for a piece beside it.
var drawGardens = [...]drawAt{{5, 2}, {8, 3}, {2, 3}, {8, 1}, {2, 1}, {8, 4}, {8, 0}, {2, 4}, {2, 2}, {9, 2}}

// drawToken is the two characters of a piece: what it is and whose.
func drawToken(pc game.Piece, initials []rune) string {
	sign := '●'
	switch pc.Kind {
	case game.Meeple:
	case game.Big:
		sign = '◉'
	case game.Builder:
		sign = '▲'
	case game.Pig:
		sign = '◗'
	case game.Abbot:
		sign = '✚'
	case game.Mayor:
		sign = '★'
	case game.Wagon:
		sign = '■'
	case game.Barn:
		sign = '▣'
	case game.Tollhouse:
		sign = '①'
		if pc.Value == 2 {
			sign = '②'
		}
	case game.TunnelToken:
		sign = '◖'
	default:
		sign = '◇'
	}
	return string(sign) + string(drawInitial(pc.Owner, initials))
}

func drawInitial(owner int, initials []rune) rune {
	if owner < 0 || owner >= len(initials) {
		return '-'
	}
	return initials[owner]
}

// drawInitials gives every player a letter of the name that no other has, else
// a number.
func drawInitials(players []string) []rune {
	out := make([]rune, len(players))
	free := func(r rune) bool {
		return drawRuneWidth(r) == 1 && (unicode.IsLetter(r) || unicode.IsDigit(r)) && !strings.ContainsRune(string(out), r)
	}
	for i, name := range players {
		for _, r := range drawText(name) + "123456789" {
			if r = unicode.ToUpper(r); free(r) {
				out[i] = r
				break
			}
		}
		if out[i] == 0 {
			out[i] = '*'
		}
	}
	return out
}

// garden draws the garden and keeps room beside it.
func (b *drawBlock) garden() {
	if b.tile == nil || !b.tile.Garden {
		return
	}
	for _, c := range drawGardens {
		if b.blank(c.x, c.y) && b.blank(c.x+1, c.y) && b.blank(c.x+2, c.y) && b.blank(c.x-1, c.y) {
			b.put(c.x, c.y, '♣', drawSignStyle)
			b.taken[c.y][c.x] = true
			b.signs |= 1 << drawSignGarden
			return
		}
	}
}

// gardenAt is where the garden stands; false if there is no room for one.
func (b *drawBlock) gardenAt() (drawAt, bool) {
	for _, c := range drawGardens {
		if b.ground[c.y][c.x].r == '♣' {
			return c, true
		}
	}
	return drawAt{}, false
}

// piece draws a piece near the part it stands at, or beside the piece that
// stands there already. Where too many stand, a + says so.
func (b *drawBlock) piece(part place.Part, token string, style drawStyle) {
	at := b.spot(part)
	if part == place.Centre && b.g[drawCY][drawCX].r == '†' {
		b.put(drawCX-1, drawCY, '†', drawSignStyle)
	}
	for _, d := range [...]drawAt{{0, 0}, {2, 0}, {-2, 0}, {4, 0}, {-4, 0}, {0, 1}, {0, -1}} {
		c := drawAt{at.x + d.x, at.y + d.y}
		if c.x < 0 || c.x+1 >= drawW || c.y < 0 || c.y >= drawH || b.taken[c.y][c.x] || b.taken[c.y][c.x+1] {
			continue
		}
		b.write(c.x, c.y, token, style)
		b.taken[c.y][c.x], b.taken[c.y][c.x+1] = true, true
		return
	}
	b.signs |= 1 << drawSignRest
	for x := range drawW {
		if !b.taken[at.y][x] {
			b.put(x, at.y, '+', style)
			return
		}
	}
}

// spot is where a piece stands that was put at that part.
func (b *drawBlock) spot(part place.Part) drawAt {
	if h, ok := part.Half(); ok {
		return drawHalves[h]
	}
	s, ok := part.Side()
	if !ok {
		return b.centreSpot()
	}
	switch s {
	case place.N:
		return b.upright(1, 0)
	case place.S:
		return b.upright(drawH-2, drawH-1)
	case place.E:
		if b.ground[drawCY][10].r == '═' || b.city[drawCY][10] != 0 {
			return drawAt{10, drawCY}
		}
		return drawAt{11, drawCY}
	}
	if b.ground[drawCY][2].r == '═' || b.city[drawCY][2] != 0 {
		return drawAt{1, drawCY}
	}
	return drawAt{0, drawCY}
}

// upright is the place on a road that leaves up or down: on the line where it
// is long enough, so that its end still shows, beside it otherwise.
func (b *drawBlock) upright(inner, outer int) drawAt {
	switch {
	case b.city[outer][drawCX] != 0:
		return drawAt{drawCX, outer}
	case b.ground[inner][drawCX].r == '║':
		return drawAt{drawCX, inner}
	case b.ground[outer][drawCX].r == '║':
		return drawAt{drawCX, outer}
	}
	return drawAt{drawCX + 1, outer}
}

func (b *drawBlock) centreSpot() drawAt {
	if c, ok := b.gardenAt(); ok {
		return drawAt{c.x + 1, c.y}
	}
	if b.tile != nil && b.tile.Monastery {
		return drawAt{drawCX, drawCY}
	}
	return drawAt{drawCX + 1, drawCY}
}
