package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// baseGame is the base game as the first of the expansions: a turn of placing
// a tile, placing a meeple and scoring.
func baseGame() expansion {
	return expansion{
		set: "base",
		steps: []stepDef{
			{name: "place", order: orderPlace, rule: rules.BaseTurnSteps, judge: judgePlace, apply: applyPlace, open: openPlace, must: mustPlace},
			{name: "meeple", order: orderMeeple, rule: rules.BaseTurnSteps, judge: judgeMeeple, apply: applyMeeple, open: openMeeple},
			{name: "score", order: orderScore, rule: rules.BaseScoreLast, judge: judgeScore, apply: applyScore, open: openScore, must: mustScore},
		},
		pieces:  []pieceDef{meeplePiece()},
		changed: changedByTile,
		ends:    baseEnds,
	}
}

func openPlace(p *Position) bool { return !p.Turn.HasTile && !p.Turn.Passed }

func mustPlace(p *Position) []Reason {
	if !openPlace(p) || !p.On(rules.BaseTurnSteps) {
		return nil
	}
	return []Reason{because(rules.BaseTurnSteps, "tile-owed", Facts{Player: p.Turn.Player})}
}

// judgePlace rules on placing the drawn tile (base/place-tile).
func judgePlace(p *Position, a Action, full bool) Ruling {
	act := a.(PlaceTile)
	if p.Turn.HasTile && p.On(rules.BaseTurnSteps) {
		return refused(because(rules.BaseTurnSteps, "second-tile", Facts{Cell: act.Cell, Player: p.Turn.Player}))
	}
	return p.Fits(act.Tile, act.Cell, act.Turn, full)
}

func applyPlace(p *Position, a Action) {
	act := a.(PlaceTile)
	p.Turn.Mends = p.mendsFor(p.broken(act.Tile), act.Cell, act.Turn)
	p.Board.Lay(act.Cell, p.broken(act.Tile), act.Turn)
	p.Turn.Tile, p.Turn.HasTile = act.Cell, true
	for i := range p.play.expansions {
		if laid := p.play.expansions[i].laid; laid != nil {
			laid(p)
		}
	}
}

// Fits rules on a tile lying on a cell, turned clockwise by that many quarter
// turns: the cell is free, another tile touches it along a side, and all
// touching sides continue (base/place-tile). Beside a tile that is not
// described the verdict is unknown unless another side forbids it.
func (p *Position) Fits(t *tile.Tile, c place.Cell, turn int, full bool) Ruling {
	id := rules.BasePlaceTile
	if _, taken := p.Board.At(c); taken {
		return refused(because(id, "taken", Facts{Cell: c}))
	}
	for i := range p.play.expansions {
		if fits := p.play.expansions[i].fits; fits != nil {
			if r, its := fits(p, t, c, turn, full); its {
				return r
			}
		}
	}
	return p.matches(t, c, turn, full)
}

// matches rules on a tile by its edges alone.
func (p *Position) matches(t *tile.Tile, c place.Cell, turn int, full bool) Ruling {
	id := rules.BasePlaceTile
	if !p.On(id) {
		return allowed()
	}
	var no []Reason
	var missing []place.Cell
	var misfits []misfit
	touches := len(p.Board.Tiles()) == 0
	for _, s := range place.AllSides {
		n, ok := p.Board.At(c.Next(s))
		if !ok {
			continue
		}
		touches = true
		if !n.Known() {
			missing = append(missing, n.Cell)
			continue
		}
		if mine, theirs := t.Edge(s, turn), n.Edge(s.Opposite()); !matches(mine, theirs) {
			no = append(no, because(id, "edge-differs", Facts{
				Cell: c, At: place.Place{Cell: c, Part: place.AtSide(s)}, What: mine.Word(),
				Other: place.Place{Cell: n.Cell, Part: place.AtSide(s.Opposite())}, N: int(theirs),
			}))
			misfits = addMisfit(misfits, s, mine, theirs)
		}
	}
	var mended []Reason
	if len(no) > 0 && len(misfits) == len(no) {
		if mends := p.mendable(t, c, turn, misfits); len(mends) > 0 {
			mended = []Reason{because(rules.BridgesNeeded, "mends", Facts{Cell: mends[0].Cell, Link: mends[0].Link, Player: p.Turn.Player})}
			no = nil
		}
	}
	switch {
	case !touches:
		return refused(p.lakeToo(t, because(id, "touches-nothing", Facts{Cell: c}))...)
	case len(no) > 0:
		return refused(p.lakeToo(t, no...)...)
	case len(missing) > 0:
		return unknown(missing, because(id, "beside-unknown", Facts{Cell: c, Places: cellsAsPlaces(missing)}))
	case full && mended != nil:
		return allowed(p.lakeToo(t, mended...)...)
	case full:
		return allowed(p.lakeToo(t, because(id, "fits", Facts{Cell: c}))...)
	}
	return allowed()
}

// addMisfit notes a side at which a road meets a field.
func addMisfit(list []misfit, s place.Side, mine, theirs tile.Edge) []misfit {
	if mine == tile.Road && theirs == tile.Field || mine == tile.Field && theirs == tile.Road {
		return append(list, misfit{s, mine == tile.Road})
	}
	return list
}

// mendable lists the bridges that would make the tile fit, and that could lie
// there.
func (p *Position) mendable(t *tile.Tile, c place.Cell, turn int, misfits []misfit) []PlaceBridge {
	var out []PlaceBridge
	for i := range p.play.expansions {
		if f := p.play.expansions[i].mends; f != nil {
			out = append(out, f(p, c, misfits)...)
		}
	}
	return slices.DeleteFunc(out, func(b PlaceBridge) bool { return !p.couldSpan(b, t, c, turn) })
}

// couldSpan says whether a bridge could lie there with the tile on its cell.
func (p *Position) couldSpan(b PlaceBridge, t *tile.Tile, c place.Cell, turn int) bool {
	with := p.Clone()
	with.Board.Lay(c, t, turn)
	l, ok := with.Board.At(b.Cell)
	return ok && l.Known() && len(with.badSpan(l, b, Facts{})) == 0
}

// mendsFor lists the bridges of which the tile needs one on that cell.
func (p *Position) mendsFor(t *tile.Tile, c place.Cell, turn int) []PlaceBridge {
	var misfits []misfit
	for _, s := range place.AllSides {
		if n, ok := p.Board.At(c.Next(s)); ok && n.Known() {
			misfits = addMisfit(misfits, s, t.Edge(s, turn), n.Edge(s.Opposite()))
		}
	}
	if len(misfits) == 0 || !p.On(rules.BasePlaceTile) {
		return nil
	}
	return p.mendable(t, c, turn, misfits)
}

// lakeToo puts the reasons below ferries/place-tile if the tile is a lake:
// lakes are placed by the normal rules.
func (p *Position) lakeToo(t *tile.Tile, why ...Reason) []Reason {
	if t.Jetties == 0 {
		return why
	}
	return append(why, because(rules.FerriesPlaceTile, "normal", Facts{}))
}

func matches(a, b tile.Edge) bool { return a == b || a == tile.Any || b == tile.Any }

func cellsAsPlaces(cells []place.Cell) []place.Place {
	out := make([]place.Place, len(cells))
	for i, c := range cells {
		out[i] = place.Place{Cell: c}
	}
	return out
}

// Spot is a free cell where a tile can go, with the turns (quarter turns
// clockwise) in which it fits.
type Spot struct {
	Cell  place.Cell
	Turns []int
}

// TileSpots lists every free cell beside the tiles where the tile fits, with
// its turns, and those where that depends on tiles that are not described.
// The cells are sorted from north to south and west to east.
func (p *Position) TileSpots(t *tile.Tile) (spots []Spot, missing []place.Cell) {
	for _, c := range p.freeCells() {
		s := Spot{Cell: c}
		for turn := range 4 {
			switch r := p.Fits(t, c, turn, false); r.Verdict {
			case Yes:
				s.Turns = append(s.Turns, turn)
			case Unknown:
				missing = append(missing, r.Missing...)
			}
		}
		if len(s.Turns) > 0 {
			spots = append(spots, s)
		}
	}
	return spots, sortedCells(missing)
}

// openMeeple: one figure a turn, on the tile just placed. It is also open
// before the tile is placed.
func openMeeple(p *Position) bool {
	if p.Turn.Passed || p.Turn.did("meeple") {
		return false
	}
	for _, d := range p.play.pieces {
		if p.Supply[p.Turn.Player][d.kind] <= 0 && p.On(rules.BaseSupply) {
			continue
		}
		if !p.Turn.HasTile {
			return true
		}
		for _, s := range p.MeepleSpots(d.kind) {
			if s.Ruling.Verdict != No {
				return true
			}
		}
	}
	return false
}

func openScore(p *Position) bool { return !p.Turn.Scored }

func mustScore(p *Position) []Reason {
	return []Reason{because(rules.BaseMustScore, "scores", Facts{Player: p.Turn.Player})}
}

// changedByTile lists the segments of the tile just placed, and for a tile
// that closes what it touches the segments beyond its edges.
func changedByTile(p *Position) []board.Seg {
	if !p.Turn.HasTile {
		return nil
	}
	l, _ := p.Board.At(p.Turn.Tile)
	out := p.Board.Segments(l)
	for _, s := range place.AllSides {
		if !l.Known() || l.Edge(s) != tile.Any {
			continue
		}
		if n, ok := p.Board.At(l.Cell.Next(s)); ok {
			if seg := p.Board.AtSide(n, s.Opposite()); seg != board.None {
				out = append(out, seg)
			}
		}
	}
	return out
}
