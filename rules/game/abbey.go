package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// abbey is Abbey & Mayor: the abbey tile, the mayor, the wagon and the barn.
// The figures have files of their own, abbey_….go.
func abbey() expansion {
	return expansion{
		set:    "abbey",
		pieces: []pieceDef{mayorPiece(), wagonPiece(), barnPiece(), {kind: AbbeyTile, each: 1, in: setIn("abbey"), rule: rules.AbbeyPlace, stands: nil}},
		steps: []stepDef{{
			name: "wagon", order: orderWagon, rule: rules.WagonMove, judge: judgeWagon, apply: applyWagon, open: openWagon,
		}},
		forbids:  abbeyForbids,
		open:     openAtAbbey,
		welcomes: monkWelcome,
		scored:   monkScored,
		fits:     abbeyFits,
		laid:     abbeyLaid,
		worth:    abbeyWorth,
		ends:     abbeyEnds,
		after:    barnJoined,
		fields:   barnFields,
		owns:     barnOwners,
	}
}

func isAbbey(t *tile.Tile) bool {
	return t.Edges == [4]tile.Edge{tile.Any, tile.Any, tile.Any, tile.Any}
}

// abbeyFits rules on the abbey tile: it goes only into a hole with tiles on all
// four sides, whatever they show (abbey/place).
func abbeyFits(p *Position, t *tile.Tile, c place.Cell, _ int, full bool) (Ruling, bool) {
	if !isAbbey(t) {
		return Ruling{}, false
	}
	f := Facts{Cell: c, Player: p.Turn.Player}
	if !p.On(rules.AbbeyPlace) {
		return refused(because(rules.AbbeyPlace, "never", f)), true
	}
	for _, s := range place.AllSides {
		if _, ok := p.Board.At(c.Next(s)); !ok {
			f.Places = append(f.Places, place.Place{Cell: c.Next(s)})
		}
	}
	var no []Reason
	if len(f.Places) > 0 {
		no = append(no, because(rules.AbbeyPlace, "no-hole", f))
	}
	if p.Supply[p.Turn.Player][AbbeyTile] <= 0 && p.On(rules.BaseSupply) {
		f.Piece = AbbeyTile
		no = append(no, because(rules.BaseSupply, "none-left", f))
	}
	switch {
	case len(no) > 0:
		return refused(no...), true
	case full:
		return allowed(because(rules.AbbeyPlace, "fits", f)), true
	}
	return allowed(), true
}

// abbeyForbids keeps farmers off a field with a barn, and, by house rules,
// monks out of abbeys and wagons off the board (barn/no-farmer, abbey/monk,
// wagon/place).
func abbeyForbids(p *Position, k Kind, seg board.Seg, f Facts) []Reason {
	var no []Reason
	if p.Board.Kind(seg) == tile.FieldFeature && p.follower(k) && p.barnOn(seg) && p.On(rules.BarnNoFarmer) {
		no = append(no, because(rules.BarnNoFarmer, "barn-there", f))
	}
	if isAbbey(p.Board.TileOf(seg).Tile) && !p.On(rules.AbbeyMonk) {
		no = append(no, because(rules.AbbeyMonk, "never", f))
	}
	if k == Wagon && !p.On(rules.WagonPlace) {
		no = append(no, because(rules.WagonPlace, "never", f))
	}
	return no
}

// monkWelcome says that a monk may stand in an abbey, and monkScored that he
// scores there (abbey/monk).
func monkWelcome(p *Position, seg board.Seg, f Facts) []Reason {
	if !isAbbey(p.Board.TileOf(seg).Tile) {
		return nil
	}
	return []Reason{because(rules.AbbeyMonk, "may", f)}
}

func monkScored(p *Position, e *Event, _ *board.Feature) []Reason {
	if e.Seg == board.None || !isAbbey(p.Board.TileOf(e.Seg).Tile) {
		return nil
	}
	return []Reason{because(rules.AbbeyMonk, "scores", Facts{At: e.At, Cell: e.At.Cell})}
}

// openAtAbbey leaves a feature open that runs into an abbey, with abbey/closes
// switched off.
func openAtAbbey(p *Position, s board.Seg) bool {
	if p.On(rules.AbbeyCloses) {
		return false
	}
	feat := p.Board.Feature(s)
	return len(p.abbeysBy(&feat)) > 0
}

// abbeysBy lists the abbeys that the feature runs into, sorted.
func (p *Position) abbeysBy(f *board.Feature) []place.Cell {
	var out []place.Cell
	for _, m := range f.Segs {
		for _, s := range p.Board.Sides(m).List() {
			if n, ok := p.Board.At(p.Board.TileOf(m).Cell.Next(s)); ok && n.Known() && isAbbey(n.Tile) {
				out = append(out, n.Cell)
			}
		}
	}
	return sortedCells(out)
}

// abbeyEnds names the abbeys that close a road or city (abbey/closes).
func abbeyEnds(p *Position, f board.Feature) []Reason {
	var out []Reason
	for _, m := range f.Segs {
		l, pr := p.Board.TileOf(m), p.Board.Printed(m)
		facts := Facts{At: p.Board.Place(m), Cell: l.Cell}
		switch {
		case l.Tile.Set == "abbey" && pr.Branch:
			out = append(out, because(rules.AbbeyThreeBranches, "one-road", facts))
		case l.Tile.Set == "abbey" && pr.End == tile.House:
			out = append(out, because(rules.AbbeyRoadEnds, "house", facts))
		}
	}
	for _, c := range p.abbeysBy(&f) {
		facts := Facts{Cell: c, What: f.Kind.String()}
		out = append(out, because(rules.AbbeyCloses, "closes", facts, because(rules.AbbeyNoPart, "no-part", facts)))
	}
	return out
}

// abbeyLaid takes the abbey from the hand of the player.
func abbeyLaid(p *Position) {
	if l, _ := p.Board.At(p.Turn.Tile); isAbbey(l.Tile) {
		p.Supply[p.Turn.Player][AbbeyTile]--
	}
}

// beside lists the roads and cities that end at an abbey: the segments beyond
// its edges. Of other tiles there are none.
func (p *Position) beside(l board.Laid) []board.Seg {
	if !l.Known() || !isAbbey(l.Tile) {
		return nil
	}
	var out []board.Seg
	for _, s := range place.AllSides {
		if n, ok := p.Board.At(l.Cell.Next(s)); ok {
			if seg := p.Board.AtSide(n, s.Opposite()); seg != board.None {
				out = append(out, seg)
			}
		}
	}
	return out
}

// abbeyWorth: an abbey is no part of what it closes (abbey/no-part); with that
// switched off it counts as a tile of it.
func abbeyWorth(p *Position, f *board.Feature, completed bool, items []Item) []Item {
	if f.Kind == tile.FieldFeature && p.barnOn(f.Segs[0]) {
		return p.barnItems(len(p.citiesOf(f)))
	}
	if p.On(rules.AbbeyNoPart) || len(items) == 0 || f.Kind != tile.RoadFeature && f.Kind != tile.CityFeature {
		return items
	}
	items = append([]Item(nil), items...)
	items[0].Count += len(p.abbeysBy(f))
	return items
}

// mayorPiece is the mayor: a meeple for cities who counts as many as the city
// has coats of arms (mayor/city).
func mayorPiece() pieceDef {
	return pieceDef{
		kind: Mayor, each: 1, in: setIn("abbey"), rule: rules.MayorCity, follower: true, counts: rules.MayorCity,
		stands: []tile.Kind{tile.CityFeature},
		strength: func(p *Position, pc *Piece) int {
			if !p.On(rules.MayorCity) {
				return 1
			}
			n := 0
			for _, m := range p.Board.Feature(pc.Seg).Segs {
				n += int(p.Board.Printed(m).Pennants)
			}
			return n
		},
	}
}
