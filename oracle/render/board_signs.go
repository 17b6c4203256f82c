package render

import (
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// drawSign is a sign on a tile that the key below the drawing explains.
type drawSign uint8

// drawSigns is a set of signs.
type drawSigns uint32

// The signs, in the order of the key.
const (
	drawSignHere drawSign = iota
	drawSignUnknown
	drawSignCity
	drawSignLake
	drawSignFerry
	drawSignJetty
	drawSignRiver
	drawSignMonastery
	drawSignGarden
	drawSignVillage
	drawSignMeeting
	drawSignBridge
	drawSignTunnel
	drawSignBazaar
	drawSignCircle
	drawSignHouse
	drawSignStone
	drawSignInn
	drawSignPennant
	drawSignCathedral
	drawSignWine
	drawSignGrain
	drawSignCloth
	drawSignPigs
	drawSignVolcano
	drawSignLabyrinth
	drawSignTravellers
	drawSignRest
	drawNoSign
)

// drawSignTable gives the character that is put on a tile and what the key
// prints.
var drawSignTable = [drawNoSign]struct {
	r    rune
	show string
	word string // of the catalogue, "sign.city"
}{
	drawSignHere:       {0, "[ ] ┏━┓", "here"},
	drawSignUnknown:    {'?', "?", "unknown"},
	drawSignCity:       {'▒', "▒", "city"},
	drawSignLake:       {'≈', "≈", "lake"},
	drawSignFerry:      {0, "━( )━", "ferry"},
	drawSignJetty:      {0, "╨ ╞ ╥ ╡", "jetty"},
	drawSignRiver:      {'~', "~", "river"},
	drawSignMonastery:  {'†', "†", "monastery"},
	drawSignGarden:     {'♣', "♣", "garden"},
	drawSignVillage:    {'⌂', "⌂", "village"},
	drawSignMeeting:    {'×', "×", "crossing"},
	drawSignBridge:     {0, "─╨─", "bridge"},
	drawSignTunnel:     {'∩', "∩", "tunnel"},
	drawSignBazaar:     {'$', "$", "bazaar"},
	drawSignCircle:     {'◎', "◎", "circle"},
	drawSignHouse:      {'∆', "∆", "house"},
	drawSignStone:      {'◊', "◊", "stone"},
	drawSignInn:        {'i', "i", "inn"},
	drawSignPennant:    {'♦', "♦", "pennant"},
	drawSignCathedral:  {'‡', "‡", "cathedral"},
	drawSignWine:       {'w', "w", "wine"},
	drawSignGrain:      {'g', "g", "grain"},
	drawSignCloth:      {'c', "c", "cloth"},
	drawSignPigs:       {'p', "p", "pigs"},
	drawSignVolcano:    {'^', "^", "volcano"},
	drawSignLabyrinth:  {'@', "@", "labyrinth"},
	drawSignTravellers: {'t', "t", "travellers"},
	drawSignRest:       {0, "+", "rest"},
}

// drawEndSign is the sign of what roads stop at in the middle of a tile.
func drawEndSign(e tile.End) drawSign {
	switch e {
	case tile.Village:
		return drawSignVillage
	case tile.Crossing, tile.Junction:
		return drawSignMeeting
	case tile.Bazaar:
		return drawSignBazaar
	case tile.CropCircle:
		return drawSignCircle
	case tile.House:
		return drawSignHouse
	case tile.Stone:
		return drawSignStone
	}
	return drawNoSign
}

// decorate puts the small signs where nothing stands.
func (b *drawBlock) decorate() {
	if b.tile == nil {
		return
	}
	for i := range b.tile.Segments {
		s := &b.tile.Segments[i]
		switch s.Kind {
		case tile.CityFeature:
			b.inCity(i, s)
		case tile.RoadFeature:
			if s.Inn {
				b.besideRoad(b.sides(s), drawSignInn)
			}
		case tile.FieldFeature:
			if s.PigHerd {
				b.inField(s.Halves.Turn(b.turn), drawSignPigs)
			}
		}
	}
	b.anywhere(b.tile.Circle != "" && b.g[drawCY][drawCX].r != drawSignTable[drawSignCircle].r, drawSignCircle)
	b.anywhere(b.tile.Volcano, drawSignVolcano)
	b.anywhere(b.tile.Travellers, drawSignTravellers)
	b.anywhere(b.tile.Is("labyrinth"), drawSignLabyrinth)
	b.anywhere(b.tile.Monastery && b.signs>>drawSignMonastery&1 == 0, drawSignMonastery)
}

func (b *drawBlock) sign(x, y int, s drawSign) {
	b.put(x, y, drawSignTable[s].r, drawSignStyle)
	b.taken[y][x] = true
	b.signs |= 1 << s
}

// inCity puts pennants, cathedral and goods into the city.
func (b *drawBlock) inCity(i int, s *tile.Segment) {
	var signs []drawSign
	for range min(int(s.Pennants), 3) {
		signs = append(signs, drawSignPennant)
	}
	if s.Cathedral {
		signs = append(signs, drawSignCathedral)
	}
	switch s.Goods {
	case tile.Wine:
		signs = append(signs, drawSignWine)
	case tile.Grain:
		signs = append(signs, drawSignGrain)
	case tile.Cloth:
		signs = append(signs, drawSignCloth)
	}
	spots := b.citySpots(i)
	for n, sign := range signs {
		if n < len(spots) {
			b.sign(spots[n].x, spots[n].y, sign)
		}
	}
}

// citySpots lists free cells of the city that have city on both sides, the
// middle ones first, so that signs stand apart and away from the edges.
func (b *drawBlock) citySpots(i int) []drawAt {
	var out []drawAt
	for _, y := range [...]int{2, 1, 3, 0, 4} {
		for _, x := range [...]int{6, 4, 8, 2, 10} {
			whole := true
			for dx := -1; dx <= 1; dx++ {
				whole = whole && b.city[y][x+dx] == uint8(i+1) && b.g[y][x+dx].r == '▒' && !b.taken[y][x+dx]
			}
			if whole {
				out = append(out, drawAt{x, y})
			}
		}
	}
	return out
}

// besideRoad puts a sign next to the road, near its first edge.
func (b *drawBlock) besideRoad(sides place.Sides, s drawSign) {
	spots := [4][]drawAt{
		place.N: {{4, 0}, {8, 0}, {4, 1}, {8, 1}}, place.E: {{9, 1}, {9, 3}, {11, 1}, {11, 3}},
		place.S: {{8, 4}, {4, 4}, {8, 3}, {4, 3}}, place.W: {{3, 1}, {3, 3}, {1, 1}, {1, 3}},
	}
	for _, side := range sides.List() {
		for _, c := range spots[side] {
			if b.blank(c.x, c.y) {
				b.sign(c.x, c.y, s)
				return
			}
		}
	}
	b.anywhere(true, s)
}

func (b *drawBlock) inField(halves place.Halves, s drawSign) {
	for _, h := range halves.List() {
		if c := drawHalves[h]; b.blank(c.x, c.y) {
			b.sign(c.x, c.y, s)
			return
		}
	}
	b.anywhere(true, s)
}

// anywhere puts a sign on a free place near the middle.
func (b *drawBlock) anywhere(is bool, s drawSign) {
	if !is {
		return
	}
	for _, c := range [...]drawAt{{6, 2}, {4, 1}, {8, 1}, {4, 3}, {8, 3}, {2, 1}, {10, 1}, {2, 3}, {10, 3}, {4, 0}, {8, 0}, {4, 4}, {8, 4}} {
		if b.blank(c.x, c.y) {
			b.sign(c.x, c.y, s)
			return
		}
	}
}
