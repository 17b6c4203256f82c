package render

import (
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// drawAt is a character position inside a tile.
type drawAt struct{ x, y int }

// drawLeg lists the cells from the side inwards, up to but without the middle,
// and leaves out as many of the innermost.
func drawLeg(s place.Side, short int) []drawAt {
	var out []drawAt
	n, at, dx, dy := drawCY, drawAt{drawCX, 0}, 0, 1
	switch s {
	case place.S:
		at, dy = drawAt{drawCX, drawH - 1}, -1
	case place.E:
		n, at, dx, dy = drawCX, drawAt{drawW - 1, drawCY}, -1, 0
	case place.W:
		n, at, dx, dy = drawCX, drawAt{0, drawCY}, 1, 0
	}
	for range n - short {
		out = append(out, at)
		at = drawAt{at.x + dx, at.y + dy}
	}
	return out
}

// drawRoads are the road characters by the sides they join.
var drawRoads = [16]rune{
	3: '╚', 5: '║', 6: '╔', 7: '╠', 9: '╝', 10: '═', 11: '╩', 12: '╗', 13: '╣', 14: '╦', 15: '╬',
}

// drawCaps are the ends of roads by the side they come from.
var drawCaps = [4]rune{place.N: '╨', place.E: '╞', place.S: '╥', place.W: '╡'}

func drawAlong(s place.Side) rune { return drawRoads[place.SidesOf(s, s.Opposite())] }

func (b *drawBlock) roads() {
	var roads []*tile.Segment
	for i := range b.tile.Segments {
		s := &b.tile.Segments[i]
		if s.Kind == tile.RoadFeature && s.Sides != 0 {
			roads = append(roads, s)
		}
		if s.Kind == tile.RoadFeature && s.End == tile.CityGate {
			b.gates(b.sides(s), b.gateCity(i))
		}
	}
	for _, s := range roads {
		b.road(s, len(roads))
	}
	if len(roads) == 2 && drawStraight(roads[0]) && drawStraight(roads[1]) {
		b.bridge()
	}
}

func drawStraight(s *tile.Segment) bool {
	return s.End == tile.Through && s.Sides.Len() == 2 && s.Sides == s.Sides.Turn(2)
}

// road draws one road; n is how many the tile has.
func (b *drawBlock) road(s *tile.Segment, n int) {
	sides := b.sides(s)
	if s.End != tile.Through || sides.Len() == 1 {
		for _, side := range sides.List() {
			b.endingRoad(side, s.End)
		}
		return
	}
	if sides.Len() == 2 && sides != sides.Turn(2) && (n > 1 || b.middleTaken()) {
		b.corner(sides)
		return
	}
	for _, side := range sides.List() {
		for _, c := range drawLeg(side, 0) {
			b.onRoad(c, drawAlong(side), s.Tunnel)
		}
	}
	b.onRoad(drawAt{drawCX, drawCY}, drawRoads[sides], s.Tunnel)
}

// onRoad draws a piece of a road; below ground it does not show in a city.
func (b *drawBlock) onRoad(c drawAt, r rune, below bool) {
	if !below || b.city[c.y][c.x] == 0 {
		b.put(c.x, c.y, r, drawRoad)
	}
}

// middleTaken says whether a curve would run into something in the middle.
func (b *drawBlock) middleTaken() bool {
	return b.tile.Monastery || b.tile.Jetties != 0 || b.city[drawCY][drawCX] != 0
}

// corner draws a curve that keeps away from the middle.
func (b *drawBlock) corner(sides place.Sides) {
	v, h, dx, dy := place.N, place.E, 1, -1
	if sides.Has(place.S) {
		v, dy = place.S, 1
	}
	if sides.Has(place.W) {
		h, dx = place.W, -1
	}
	out, in := drawRoads[place.SidesOf(v, h)], drawRoads[place.SidesOf(v.Opposite(), h.Opposite())]
	y := drawCY + dy
	b.put(drawCX, y+dy, '║', drawRoad)
	b.put(drawCX, y, out, drawRoad)
	b.put(drawCX+dx, y, '═', drawRoad)
	b.put(drawCX+2*dx, y, '═', drawRoad)
	b.put(drawCX+3*dx, y, in, drawRoad)
	b.put(drawCX+3*dx, drawCY, out, drawRoad)
	for x := drawCX + 4*dx; x >= 0 && x < drawW; x += dx {
		b.put(x, drawCY, '═', drawRoad)
	}
}

// bridge draws two straight roads of which one passes over the other.
func (b *drawBlock) bridge() {
	for _, y := range [...]int{drawCY - 1, drawCY + 1} {
		for x := drawCX - 2; x <= drawCX+2; x++ {
			b.put(x, y, '─', drawRoad)
		}
	}
	b.put(drawCX, drawCY-1, drawCaps[place.N], drawRoad)
	b.put(drawCX, drawCY+1, drawCaps[place.S], drawRoad)
	b.put(drawCX, drawCY, '═', drawRoad)
	b.signs |= 1 << drawSignBridge
}

// endingRoad draws a road that stops on the tile.
func (b *drawBlock) endingRoad(side place.Side, end tile.End) {
	switch end {
	case tile.CityGate:
		return
	case tile.Jetty:
		b.stump(side, drawLakeShort(side), drawCaps[side])
		return
	case tile.Monastery:
		b.stump(side, drawShort(side, 2), drawCaps[side])
		return
	case tile.TunnelMouth:
		b.stump(side, drawShort(side, 1), '∩')
		b.signs |= 1 << drawSignTunnel
		return
	}
	b.stump(side, drawShort(side, 1), drawCaps[side])
	if sign := drawEndSign(end); sign != drawNoSign {
		if b.g[drawCY][drawCX].r == 0 {
			b.put(drawCX, drawCY, drawSignTable[sign].r, drawSignStyle)
		}
		b.signs |= 1 << sign
	}
}

// drawShort is how many cells a leg is shorter to end before something in the
// middle, one row and two columns high or wide for each step.
func drawShort(s place.Side, step int) int {
	if s == place.N || s == place.S {
		return step - 1
	}
	return 2*step - 1
}

// drawLakeShort leaves room for the lake, which is wide in the middle.
func drawLakeShort(s place.Side) int { return drawShort(s, 2) }

// stump draws a leg with something at its inner end.
func (b *drawBlock) stump(side place.Side, short int, last rune) {
	leg := drawLeg(side, short)
	for i, c := range leg {
		r := drawAlong(side)
		if i == len(leg)-1 {
			r = last
		}
		b.put(c.x, c.y, r, drawRoad)
	}
}
