package render

import "ferryman/rules/place"

// monastery draws a building in the middle. Where a road runs through the
// middle, only its sign is put on the tile.
func (b *drawBlock) monastery() {
	if r := b.g[drawCY][drawCX]; r.r != 0 && r.style == drawRoad {
		return
	}
	b.write(4, 1, "▗▄▄▄▖", drawSignStyle)
	b.write(4, 2, "▐ † ▌", drawSignStyle)
	b.write(4, 3, "▝▀▀▀▘", drawSignStyle)
	b.signs |= 1 << drawSignMonastery
}

// lake draws the water and the ferry on it. The ferry is a thick line between
// its two jetties, with its name on the boat in the middle; a jetty it does
// not touch ends in the water.
func (b *drawBlock) lake(ferry place.Link, name string) {
	for y := 1; y <= 3; y++ {
		for x := 3; x <= 9; x++ {
			if y != drawCY && (x == 3 || x == 9) {
				continue
			}
			b.put(x, y, '≈', drawWater)
		}
	}
	b.signs |= 1 << drawSignLake
	if b.laid.Jetties()&^ferry.Sides() != 0 {
		b.signs |= 1 << drawSignJetty
	}
	if ferry.IsZero() {
		return
	}
	b.signs |= 1 << drawSignFerry
	for _, s := range ferry.Sides().List() {
		b.stump(s, drawLakeShort(s), drawAlong(s))
		b.crossing(s)
	}
	b.boat(name)
}

// crossing draws the ferry's way from a jetty to the boat.
func (b *drawBlock) crossing(s place.Side) {
	switch s {
	case place.N:
		b.put(drawCX, 1, '┃', drawFerry)
	case place.S:
		b.put(drawCX, 3, '┃', drawFerry)
	case place.E:
		for x := drawCX; x <= 9; x++ {
			b.put(x, drawCY, '━', drawFerry)
		}
	default:
		for x := 3; x <= drawCX; x++ {
			b.put(x, drawCY, '━', drawFerry)
		}
	}
}

// boat writes the ferry's name into the middle; coordinates do not fit and
// stand in the frame.
func (b *drawBlock) boat(name string) {
	if _, err := place.ParseCell(name); err == nil {
		name = " "
	}
	name = "(" + drawFit(name, 3) + ")"
	b.write(drawCX-drawWidth(name)/2, drawCY, name, drawFerry)
}
