package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/tile"
)

// Item is a line of a sum of points: so many of a thing at so many points
// each, by a rule.
type Item struct {
	Rule  rules.ID
	What  string // "tile", "pennant", "neighbour", "city"
	Count int
	Each  int
}

// Points is what the items come to.
func Points(items []Item) int {
	sum := 0
	for _, i := range items {
		sum += i.Count * i.Each
	}
	return sum
}

// worth gives the points of the whole feature: as completed, or as it counts
// at the end of the game.
func (p *Position) worth(s board.Seg, feat *board.Feature, completed bool) []Item {
	items := p.plainWorth(s, feat, completed)
	for i := range p.play.expansions {
		if f := p.play.expansions[i].worth; f != nil {
			items = f(p, feat, completed, items)
		}
	}
	return items
}

// plainWorth is what the base game gives for the feature.
func (p *Position) plainWorth(s board.Seg, feat *board.Feature, completed bool) []Item {
	switch feat.Kind {
	case tile.RoadFeature:
		return p.item(rules.BaseRoadPoints, "tile", p.roadTiles(feat), 1, completed)
	case tile.CityFeature:
		return p.cityWorth(feat, completed)
	case tile.MonasteryFeature, tile.GardenFeature:
		id := rules.BaseMonastery
		if feat.Kind == tile.GardenFeature {
			id = rules.BaseGarden
		}
		return p.item(id, "neighbour", 1+p.Board.Neighbours(p.Board.TileOf(s).Cell), 1, completed)
	}
	return p.fieldWorth(feat)
}

// item is one line of a sum; nothing if the rule that counts it is off. What
// is not completed counts by base/final-incomplete.
func (p *Position) item(id rules.ID, what string, count, each int, completed bool) []Item {
	if !completed {
		id = rules.BaseFinalIncomplete
	}
	if !p.On(id) || count == 0 {
		return nil
	}
	return []Item{{id, what, count, each}}
}

// roadTiles is the number of tiles a road counts: each once
// (ferries/tile-counts-once), or once for each time it runs over it.
func (p *Position) roadTiles(feat *board.Feature) int {
	if p.On(rules.FerriesTileCountsOnce) {
		return feat.Tiles
	}
	n := len(feat.Segs)
	for _, j := range p.Board.Joins() {
		if containsSeg(feat.Segs, j.A) && containsSeg(feat.Segs, j.B) && p.Board.Same(j.A, j.B) {
			n--
		}
	}
	return n
}

func (p *Position) cityWorth(feat *board.Feature, completed bool) []Item {
	each := 1
	if completed && (feat.Tiles != 2 || p.On(rules.BaseTwoTileCity)) {
		each = 2
	}
	pennants := 0
	for _, m := range feat.Segs {
		pennants += int(p.Board.Printed(m).Pennants)
	}
	items := p.item(rules.BaseCity, "tile", feat.Tiles, each, completed)
	return append(items, p.item(rules.BaseCity, "pennant", pennants, each, completed)...)
}

// Worth is what the feature brings: as a completed one if it is complete, else
// as at the end of the game. The verdict is unknown where it runs into tiles
// that are not described.
func (p *Position) Worth(s board.Seg) ([]Item, Ruling) {
	feat := p.Board.Feature(s)
	c := p.Complete(s)
	if len(feat.Unknown) > 0 {
		f := Facts{At: p.Board.Place(s), What: feat.Kind.String(), Places: cellsAsPlaces(feat.Unknown)}
		return nil, unknown(feat.Unknown, because(rules.BaseRoadComplete, "runs-into-unknown", f))
	}
	items := p.worth(s, &feat, c.Verdict == Yes)
	why := append(p.itemReasons(s, &feat, items), c.Because...)
	e := Event{Kind: feat.Kind, Seg: s, At: p.Board.Place(s), Final: true}
	for i := range p.play.expansions {
		if f := p.play.expansions[i].scored; f != nil {
			why = append(why, f(p, &e, &feat)...)
		}
	}
	return items, allowed(why...)
}

// itemReasons makes reasons of the lines of a sum, and says where a tile that
// the feature is on twice counts once (ferries/tile-counts-once).
func (p *Position) itemReasons(s board.Seg, feat *board.Feature, items []Item) []Reason {
	var out []Reason
	for _, i := range items {
		f := Facts{At: p.Board.Place(s), What: i.What, N: i.Count, M: i.Each}
		out = append(out, because(i.Rule, "counts-"+i.What, f))
	}
	out = append(out, p.fieldReasons(s, feat, items)...)
	if feat.Kind == tile.CityFeature && feat.Tiles == 2 && p.complete(s) {
		f := Facts{At: p.Board.Place(s), What: "city"}
		if p.On(rules.BaseTwoTileCity) {
			out = append(out, because(rules.BaseTwoTileCity, "as-any", f))
		} else {
			out = append(out, because(rules.BaseTwoTileCity, "small", f))
		}
	}
	if twice, ok := p.tileTwice(feat); ok && p.On(rules.FerriesTileCountsOnce) {
		out = append(out, because(rules.FerriesTileCountsOnce, "once", Facts{At: p.Board.Place(s), Cell: p.Board.TileOf(twice).Cell}))
	}
	return out
}

// tileTwice finds a tile on which the road has more than one segment.
func (p *Position) tileTwice(feat *board.Feature) (board.Seg, bool) {
	if feat.Kind != tile.RoadFeature {
		return board.None, false
	}
	for i := 1; i < len(feat.Segs); i++ {
		a, b := feat.Segs[i-1], feat.Segs[i]
		if p.Board.TileOf(a).Cell == p.Board.TileOf(b).Cell && !p.oneByFerry(a, b) {
			return b, true
		}
	}
	return board.None, false
}

// oneByFerry says whether the ferry of their lake joins the two segments: then
// the road simply runs through the tile.
func (p *Position) oneByFerry(a, b board.Seg) bool {
	link := p.Board.LinkAt(p.Board.TileOf(a).Cell)
	return link.Has(p.Board.Sides(a).First()) && link.Has(p.Board.Sides(b).First())
}
