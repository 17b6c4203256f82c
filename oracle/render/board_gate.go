package render

import (
	"slices"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// drawAnyCity stands for whatever city a road meets.
const drawAnyCity uint8 = 0

// gateCity is the city at whose gate the road stops, as numbered in the
// block. Only some tiles with several cities tell.
func (b *drawBlock) gateCity(road int) uint8 {
	for _, group := range b.tile.WagonC1 {
		if !slices.Contains(group, uint8(road)) {
			continue
		}
		for _, i := range group {
			if int(i) < len(b.tile.Segments) && b.tile.Segments[i].Kind == tile.CityFeature {
				return i + 1
			}
		}
	}
	return drawAnyCity
}

// gates draws a road that stops at the city: straight, or with a turn towards
// it before the middle.
func (b *drawBlock) gates(sides place.Sides, city uint8) {
	for _, side := range sides.List() {
		leg := append(drawLeg(side, 0), drawAt{drawCX, drawCY})
		corner := leg[len(leg)-2-drawShort(side, 1)]
		to, turns := b.cityBeside(side, corner, city)
		if !turns {
			b.runTo(leg[0], side.Opposite())
			continue
		}
		for _, c := range leg {
			if c == corner {
				b.put(c.x, c.y, drawRoads[place.SidesOf(side, to)], drawRoad)
				b.runTo(drawNext(c, to), to)
				break
			}
			b.put(c.x, c.y, drawAlong(side), drawRoad)
		}
	}
}

// cityBeside is the way to turn at that cell: left or right to the city, if it
// does not lie straight ahead.
func (b *drawBlock) cityBeside(from place.Side, c drawAt, city uint8) (place.Side, bool) {
	if b.cityTowards(c, from.Opposite(), city) {
		return 0, false
	}
	for _, s := range [...]place.Side{from.Turn(1), from.Turn(-1)} {
		if b.cityTowards(c, s, city) {
			return s, true
		}
	}
	return 0, false
}

func (b *drawBlock) cityTowards(c drawAt, s place.Side, city uint8) bool {
	for ; b.inside(c); c = drawNext(c, s) {
		if n := b.city[c.y][c.x]; n != 0 {
			return city == drawAnyCity || n == city
		}
	}
	return false
}

// runTo draws a road from the cell on until it meets a city.
func (b *drawBlock) runTo(c drawAt, s place.Side) {
	for ; b.inside(c) && b.city[c.y][c.x] == 0; c = drawNext(c, s) {
		b.put(c.x, c.y, drawAlong(s), drawRoad)
	}
}

func (b *drawBlock) inside(c drawAt) bool { return c.x >= 0 && c.x < drawW && c.y >= 0 && c.y < drawH }

func drawNext(c drawAt, s place.Side) drawAt {
	switch s {
	case place.N:
		return drawAt{c.x, c.y - 1}
	case place.E:
		return drawAt{c.x + 1, c.y}
	case place.S:
		return drawAt{c.x, c.y + 1}
	default:
		return drawAt{c.x - 1, c.y}
	}
}
