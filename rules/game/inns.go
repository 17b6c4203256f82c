package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/tile"
)

// inns is Inns & Cathedrals: inns at roads, cathedrals in cities, and the large
// meeple.
func inns() expansion {
	large := meeplePiece()
	large.kind, large.each, large.in = Big, 1, setIn("inns")
	large.counts = rules.InnsLargeMeeple
	large.strength = func(p *Position, _ *Piece) int {
		if p.On(rules.InnsLargeMeeple) {
			return 2
		}
		return 1
	}
	return expansion{set: "inns", pieces: []pieceDef{large}, worth: innWorth, ends: innEnds, scored: innReasons}
}

// innWorth: a completed road with an inn counts twice, an incomplete one
// nothing; a cathedral adds one for each tile and coat of arms, and leaves an
// incomplete city with nothing (inns/road, inns/road-incomplete,
// inns/cathedral).
func innWorth(p *Position, f *board.Feature, completed bool, items []Item) []Item {
	switch {
	case f.Kind == tile.RoadFeature && p.hasInn(f):
		if !completed {
			return onlyIf(!p.On(rules.InnsRoadIncomplete), items)
		}
		if p.On(rules.InnsRoad) && len(items) > 0 {
			items = append(items, Item{rules.InnsRoad, "inn", items[0].Count, 1})
		}
	case f.Kind == tile.CityFeature && p.hasCathedral(f) && p.On(rules.InnsCathedral):
		if !completed {
			return onlyIf(!p.On(rules.InnsRoadIncomplete), items)
		}
		n := 0
		for _, i := range items {
			n += i.Count
		}
		if n > 0 {
			items = append(items, Item{rules.InnsCathedral, "cathedral", n, 1})
		}
	}
	return items
}

func onlyIf(ok bool, items []Item) []Item {
	if ok {
		return items
	}
	return nil
}

// hasInn says whether an inn stands at a segment of the road (inns/segment).
func (p *Position) hasInn(f *board.Feature) bool {
	for _, m := range f.Segs {
		if p.Board.Printed(m).Inn || !p.On(rules.InnsSegment) && innOnTile(p.Board.TileOf(m).Tile) {
			return true
		}
	}
	return false
}

func innOnTile(t *tile.Tile) bool {
	for i := range t.Segments {
		if t.Segments[i].Inn {
			return true
		}
	}
	return false
}

func (p *Position) hasCathedral(f *board.Feature) bool {
	for _, m := range f.Segs {
		if p.Board.Printed(m).Cathedral {
			return true
		}
	}
	return false
}

// innEnds names what the tiles of the set say of their roads: the monastery cuts
// one in two, and the crossing between two cities keeps two apart
// (inns/monastery-cuts, inns/crossing).
func innEnds(p *Position, f board.Feature) []Reason {
	var out []Reason
	for _, m := range f.Segs {
		l, pr := p.Board.TileOf(m), p.Board.Printed(m)
		facts := Facts{At: p.Board.Place(m), Cell: l.Cell}
		switch {
		case l.Tile.Set == "inns" && pr.End == tile.Monastery:
			out = append(out, because(rules.InnsMonasteryCuts, "cuts", facts))
		case l.Tile.Set == "inns" && pr.End == tile.Crossing:
			out = append(out, because(rules.InnsCrossing, "apart", facts))
		}
	}
	return out
}

// onLake says whether the road is on a ferry lake.
func (p *Position) onLake(f *board.Feature) bool {
	for _, m := range f.Segs {
		if p.Board.Printed(m).End == tile.Jetty {
			return true
		}
	}
	return false
}

// innSegment says of a tile with several roads and an inn whether the inn stands
// at this one (inns/segment).
func (p *Position) innSegment(f *board.Feature, facts Facts) []Reason {
	if f.Kind != tile.RoadFeature || !p.On(rules.InnsSegment) {
		return nil
	}
	for _, m := range f.Segs {
		l := p.Board.TileOf(m)
		roads := 0
		for i := range l.Tile.Segments {
			if l.Tile.Segments[i].Kind == tile.RoadFeature {
				roads++
			}
		}
		if roads < 2 || !innOnTile(l.Tile) {
			continue
		}
		facts.Cell = l.Cell
		if p.Board.Printed(m).Inn {
			return []Reason{because(rules.InnsSegment, "this-road", facts)}
		}
		return []Reason{because(rules.InnsSegment, "other-road", facts)}
	}
	return nil
}

// innReasons says why an incomplete feature brings nothing, and that a ferry
// lake is no inn lake (inns/road-incomplete, ferries/inn-lake).
func innReasons(p *Position, e *Event, f *board.Feature) []Reason {
	facts := Facts{At: e.At, What: e.Kind.String()}
	inn := e.Kind == tile.RoadFeature && p.hasInn(f)
	segment := p.innSegment(f, facts)
	switch {
	case e.Kind == tile.RoadFeature && !inn && p.onLake(f):
		return append(segment, because(rules.FerriesInnLake, "no-inn", facts))
	case e.Final && !p.complete(e.Seg) && inn && !p.On(rules.InnsRoadIncomplete):
		return append(segment, because(rules.InnsOpenSetting, "ignored", facts))
	case e.Final && !p.complete(e.Seg) && inn:
		return append(segment, because(rules.InnsRoadIncomplete, "nothing", facts))
	case e.Kind == tile.RoadFeature:
		return segment
	case e.Final && !p.complete(e.Seg) && e.Kind == tile.CityFeature && p.hasCathedral(f) && !p.On(rules.InnsRoadIncomplete):
		return []Reason{because(rules.InnsOpenSetting, "ignored", facts)}
	case e.Final && !p.complete(e.Seg) && e.Kind == tile.CityFeature && p.hasCathedral(f) && p.On(rules.InnsCathedral):
		return []Reason{because(rules.InnsCathedral, "nothing", facts)}
	}
	return nil
}
