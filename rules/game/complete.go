package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// complete says whether the road, city or monastery is complete now; a field
// never is. A feature that runs into a tile that is not described is not
// known to be.
func (p *Position) complete(s board.Seg) bool {
	switch p.Board.Kind(s) {
	case tile.RoadFeature:
		open, unknown := p.openEnds(s)
		return open == 0 && unknown == 0 && p.On(rules.BaseRoadComplete) && !p.leftOpen(s)
	case tile.CityFeature:
		open, unknown := p.Board.OpenEnds(s)
		return open == 0 && unknown == 0 && !p.leftOpen(s)
	case tile.MonasteryFeature, tile.GardenFeature:
		return p.Board.Neighbours(p.Board.TileOf(s).Cell) == 8
	}
	return false
}

// openEnds counts the open ends of a road; an open tunnel mouth is none with
// tunnel/open-mouth switched off.
func (p *Position) openEnds(s board.Seg) (open, unknown int) {
	open, unknown = p.Board.OpenEnds(s)
	if open == 0 || p.On(rules.TunnelOpenMouth) {
		return open, unknown
	}
	for _, m := range p.Board.Feature(s).Segs {
		if p.Board.Mouth(m) && p.Board.Through(m) == board.None {
			open--
		}
	}
	return open, unknown
}

// leftOpen says whether a rule that is switched off leaves the feature open.
func (p *Position) leftOpen(s board.Seg) bool {
	for i := range p.play.expansions {
		if f := p.play.expansions[i].open; f != nil && f(p, s) {
			return true
		}
	}
	return false
}

// openJetty says whether a bare jetty leaves the road open, which it does
// only with ferries/bare-jetty-ends switched off.
func openJetty(p *Position, s board.Seg) bool {
	if p.On(rules.FerriesBareJettyEnds) || p.Board.Kind(s) != tile.RoadFeature {
		return false
	}
	for _, m := range p.Board.Feature(s).Segs {
		if p.Board.Printed(m).End == tile.Jetty && !p.Board.LinkAt(p.Board.TileOf(m).Cell).Has(p.Board.Sides(m).First()) {
			return true
		}
	}
	return false
}

// Complete rules on the feature being complete, with every end of a road or
// city: what closes it, or which edge is open. Fields are never complete.
func (p *Position) Complete(s board.Seg) Ruling {
	feat := p.Board.Feature(s)
	f := Facts{At: p.Board.Place(s), Cell: p.Board.TileOf(s).Cell, What: feat.Kind.String(), N: feat.Tiles}
	switch feat.Kind {
	case tile.FieldFeature:
		return refused(because(rules.BaseFieldPoints, "never-complete", f))
	case tile.MonasteryFeature, tile.GardenFeature:
		return p.monasteryComplete(s, f)
	}
	id := rules.BaseRoadComplete
	if feat.Kind == tile.CityFeature {
		id = rules.BaseCity
	}
	f.Places = feat.Open
	below := p.roadEnds(feat)
	switch {
	case len(feat.Open) > 0:
		return refused(because(id, "open", f, below...))
	case len(feat.Unknown) > 0:
		f.Places = cellsAsPlaces(feat.Unknown)
		return unknown(feat.Unknown, because(id, "runs-into-unknown", f, below...))
	case !p.complete(s):
		return refused(because(id, "open", f, below...))
	case feat.Kind == tile.RoadFeature && !anyEnd(below):
		return allowed(because(id, "loop", f, below...))
	}
	return allowed(because(id, "complete", f, below...))
}

// anyEnd says whether one of the reasons is an end of the road; the others name
// what joins it or what is printed on its tiles.
func anyEnd(ends []Reason) bool {
	return slices.ContainsFunc(ends, func(r Reason) bool {
		return !slices.Contains([]string{"joins", "one-road", "house", "cuts", "apart"}, r.Outcome)
	})
}

func (p *Position) monasteryComplete(s board.Seg, f Facts) Ruling {
	f.N = p.Board.Neighbours(f.Cell)
	f.M = 8 - f.N
	id := rules.BaseMonastery
	if p.Board.Kind(s) == tile.GardenFeature {
		id = rules.BaseGarden
	}
	if f.M == 0 {
		return allowed(because(id, "surrounded", f))
	}
	for _, c := range f.Cell.Around() {
		if _, ok := p.Board.At(c); !ok {
			f.Places = append(f.Places, place.Place{Cell: c})
		}
	}
	return refused(because(id, "open", f))
}

// closedEnds lists the segments of a road at which it ends on the tile.
func (p *Position) closedEnds(feat board.Feature) []board.Seg {
	var out []board.Seg
	for _, m := range feat.Segs {
		pr := p.Board.Printed(m)
		if pr.Kind != tile.RoadFeature || pr.End == tile.Through || pr.End == tile.TunnelMouth && p.On(rules.TunnelOpenMouth) {
			continue
		}
		if pr.End == tile.Jetty && p.Board.LinkAt(p.Board.TileOf(m).Cell).Has(p.Board.Sides(m).First()) {
			continue
		}
		out = append(out, m)
	}
	return out
}

// roadEnds explains what the ends of a road are.
func (p *Position) roadEnds(feat board.Feature) []Reason {
	if feat.Kind != tile.RoadFeature && feat.Kind != tile.CityFeature {
		return nil
	}
	var out []Reason
	for _, x := range p.play.expansions {
		if x.ends != nil {
			out = append(out, x.ends(p, feat)...)
		}
	}
	return out
}

// baseEnds names villages and other ends printed on tiles (base/village-ends,
// base/road-complete).
func baseEnds(p *Position, feat board.Feature) []Reason {
	var out []Reason
	for _, m := range p.closedEnds(feat) {
		if p.Board.TileOf(m).Tile.Circle != "" {
			continue // crop circles say it themselves
		}
		f := Facts{At: p.Board.Place(m), Cell: p.Board.TileOf(m).Cell, What: p.Board.Printed(m).End.String()}
		switch p.Board.Printed(m).End {
		case tile.Village, tile.Crossing, tile.Junction:
			out = append(out, because(rules.BaseVillageEnds, "ends", f))
		case tile.Jetty:
		default:
			out = append(out, because(rules.BaseRoadComplete, "ends-at", f))
		}
	}
	return out
}

// ferryEnds names the bare jetties that end a road and the ferries on it
// (ferries/bare-jetty-ends, ferries/joins-roads).
func ferryEnds(p *Position, feat board.Feature) []Reason {
	var out []Reason
	for _, m := range p.closedEnds(feat) {
		if p.Board.Printed(m).End == tile.Jetty {
			c := p.Board.TileOf(m).Cell
			f := Facts{At: p.Board.Place(m), Cell: c, Ferry: c, What: tile.Jetty.String()}
			out = append(out, because(rules.FerriesBareJettyEnds, "ends", f))
		}
	}
	for _, j := range p.Board.Joins() {
		if containsSeg(feat.Segs, j.A) {
			out = append(out, because(rules.FerriesJoinsRoads, "joins", Facts{Cell: j.Cell, Ferry: j.Cell, Link: p.Board.LinkAt(j.Cell)}))
		}
	}
	return out
}

// joinedByFerry explains that two places are on one road because ferries join
// it, if they do.
func (p *Position) joinedByFerry(a, b board.Seg) []Reason {
	if p.Board.Kind(a) != tile.RoadFeature {
		return nil
	}
	var out []Reason
	for _, j := range p.Board.Joins() {
		if p.Board.Same(a, j.A) {
			without := p.Board.Clone()
			without.Unlink(j.Cell)
			if !without.Same(a, b) {
				out = append(out, because(rules.FerriesJoinsRoads, "joins", Facts{Cell: j.Cell, Ferry: j.Cell, Link: p.Board.LinkAt(j.Cell)}))
			}
		}
	}
	return out
}

// lakeRoad explains why a road end of a lake just placed is a road of its own
// as long as no ferry lies there (ferries/meeple-on-lake-tile).
func (p *Position) lakeRoad(seg board.Seg, f Facts) []Reason {
	l, lake := p.newLake()
	if !lake || p.Board.Printed(seg).End != tile.Jetty || p.Board.TileOf(seg).Cell != l.Cell {
		return nil
	}
	f.Ferry = l.Cell
	out := []Reason{because(rules.FerriesMeepleOnLakeTile, "own-road", f)}
	for _, s := range p.Board.Segments(l) {
		if p.Board.Printed(s).End != tile.Jetty || s == seg {
			continue
		}
		for _, pc := range p.PiecesOn(s) {
			g := f
			g.Other, g.Rival, g.Piece = pc.At, pc.Owner, pc.Kind
			return append(out, because(rules.FerriesMeepleBeforeFerry, "before", g))
		}
	}
	return out
}
