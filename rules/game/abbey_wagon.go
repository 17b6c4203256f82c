package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// wagonPiece is the wagon: a meeple for roads, cities and monasteries
// (wagon/place).
func wagonPiece() pieceDef {
	return pieceDef{
		kind: Wagon, each: 1, in: setIn("abbey"), rule: rules.WagonPlace, follower: true,
		stands: []tile.Kind{tile.RoadFeature, tile.CityFeature, tile.MonasteryFeature},
	}
}

// WagonRules are the rules that a wagon moves by, of the first edition or of
// the later ones.
func WagonRules(first bool) []HouseRule {
	return []HouseRule{
		{Rule: rules.WagonConnectedC1, On: first}, {Rule: rules.WagonAbbeyC1, On: first}, {Rule: rules.WagonOneTileC2, On: !first},
	}
}

// MoveWagon moves the wagon of a player, which was just scored, to a feature
// nearby.
type MoveWagon struct {
	Player int
	At     place.Place
}

func (MoveWagon) stepName() string { return "wagon" }

// scoredWagons lists the player's wagons among the pieces that this turn's
// scoring sends home, with the features they were on: one, unless a house rule
// gives a player several.
func scoredWagons(events []Event, player int) []Piece {
	var out []Piece
	for i := range events {
		for _, pc := range events[i].Returned {
			if pc.Kind == Wagon && pc.Owner == player {
				out = append(out, pc)
			}
		}
	}
	return out
}

func openWagon(p *Position) bool {
	for player := range p.Players() {
		if len(p.WagonSpots(player)) > 0 {
			return true
		}
	}
	return false
}

// afterScoring is the position with the turn's features scored.
func (p *Position) afterScoring() *Position {
	if p.Turn.Settled {
		return p
	}
	after := p.Clone()
	after.settle()
	return &after
}

// WagonSpots lists the places to which the player's wagon may move after this
// turn's scoring, one for each feature.
func (p *Position) WagonSpots(player int) []place.Place {
	if !p.Turn.HasTile || !p.On(rules.WagonMove) {
		return nil
	}
	if !slices.ContainsFunc(p.Pieces, func(pc Piece) bool { return pc.Kind == Wagon && pc.Owner == player }) && !p.Turn.Settled {
		return nil
	}
	after := p.afterScoring()
	var out []place.Place
	var seen []board.Seg
	for _, w := range scoredWagons(after.Turn.Events, player) {
		for _, s := range after.wagonReach(w) {
			if k := after.Board.Key(s); !containsSeg(seen, k) && after.wagonMayEnter(s, Facts{}) == nil {
				seen = append(seen, k)
				out = append(out, after.Board.Place(s))
			}
		}
	}
	return out
}

// wagonReach lists the segments the wagon can get to: by the C1 rule those
// directly connected with the feature that was scored, else those on its tile
// and the eight around it (wagon/connected-c1, wagon/one-tile-c2).
func (p *Position) wagonReach(w Piece) []board.Seg {
	if p.On(rules.WagonConnectedC1) {
		return p.connected(w.Seg)
	}
	var out []board.Seg
	if !p.On(rules.WagonOneTileC2) {
		for _, l := range p.Board.Tiles() {
			out = append(out, p.Board.Segments(l)...)
		}
		return out
	}
	cells := w.At.Cell.Around()
	for _, c := range append(cells[:], w.At.Cell) {
		if l, ok := p.Board.At(c); ok {
			out = append(out, p.Board.Segments(l)...)
		}
	}
	return out
}

// connected lists the segments that are directly connected with the feature on
// one of its tiles, and the abbeys beside it (wagon/abbey-c1).
func (p *Position) connected(s board.Seg) []board.Seg {
	var out []board.Seg
	for _, m := range p.Board.Feature(s).Segs {
		l := p.Board.TileOf(m)
		segs := p.Board.Segments(l)
		for _, group := range l.Tile.WagonC1 {
			if !slices.ContainsFunc(group, func(i uint8) bool { return segs[i] == m }) {
				continue
			}
			for _, i := range group {
				if segs[i] != m {
					out = append(out, segs[i])
				}
			}
		}
		for _, side := range p.Board.Sides(m).List() {
			if n, ok := p.Board.At(l.Cell.Next(side)); ok && n.Known() && isAbbey(n.Tile) && p.On(rules.WagonAbbeyC1) {
				out = append(out, p.Board.AtCentre(n))
			}
		}
	}
	return out
}

// wagonMayEnter gives the reasons against the wagon standing on the feature: it
// must be incomplete and unoccupied, and no field (wagon/move,
// wagon/not-on-field).
func (p *Position) wagonMayEnter(s board.Seg, f Facts) []Reason {
	var no []Reason
	f.What = p.Board.Kind(s).String()
	switch k := p.Board.Kind(s); {
	case k == tile.GardenFeature:
		return []Reason{because(rules.BaseGarden, "abbot-only", f)}
	case k == tile.FieldFeature && p.On(rules.WagonNotOnField):
		no = append(no, because(rules.WagonNotOnField, "field", f))
	case p.complete(s):
		no = append(no, because(rules.WagonMove, "complete", f))
	}
	if i := p.occupant(s); i >= 0 {
		f.Rival, f.Other, f.Piece = p.Pieces[i].Owner, p.Pieces[i].At, p.Pieces[i].Kind
		no = append(no, because(rules.BaseOccupied, "occupied", f), because(rules.WagonMove, "occupied", f))
	}
	return no
}

// judgeWagon rules on moving a wagon after the scoring.
func judgeWagon(p *Position, a Action, full bool) Ruling {
	act := a.(MoveWagon)
	f := Facts{At: act.At, Player: act.Player, Piece: Wagon}
	if !p.On(rules.WagonMove) {
		return refused(because(rules.WagonMove, "never", f))
	}
	if owed := p.owedBefore(orderWagon); len(owed) > 0 && !p.Turn.Settled {
		return refused(owed...)
	}
	after := p.afterScoring()
	wagons := scoredWagons(after.Turn.Events, act.Player)
	if len(wagons) == 0 {
		return refused(because(rules.WagonMove, "not-scored", f))
	}
	s := after.Board.SegAt(act.At)
	if s == board.None {
		return refused(after.nothingThere(act.At, f))
	}
	f.Other = wagons[0].At
	no := after.wagonMayEnter(s, f)
	if !slices.ContainsFunc(wagons, func(w Piece) bool { return after.wagonReaches(w, s) }) {
		id := rules.WagonOneTileC2
		if after.On(rules.WagonConnectedC1) {
			id = rules.WagonConnectedC1
		}
		no = append(no, because(id, "too-far", f))
	}
	no = append(no, p.wagonLate(act.Player, f)...)
	switch {
	case len(no) > 0:
		return refused(no...)
	case full:
		return allowed(because(rules.WagonMove, "may", f))
	}
	return allowed()
}

// wagonReaches says whether the wagon, just scored, can get to the feature.
func (p *Position) wagonReaches(w Piece, s board.Seg) bool {
	return slices.ContainsFunc(p.wagonReach(w), func(r board.Seg) bool { return p.Board.Same(r, s) })
}

// wagonLate: the owners of wagons decide clockwise from the player to move, so
// nobody moves after one who comes later (wagon/order).
func (p *Position) wagonLate(player int, f Facts) []Reason {
	place := func(who int) int { return (who - p.Turn.Player + p.Players()) % p.Players() }
	for _, a := range p.Turn.Log {
		if m, ok := a.(MoveWagon); ok && place(m.Player) > place(player) {
			f.Rival = m.Player
			return []Reason{because(rules.WagonOrder, "late", f)}
		}
	}
	return nil
}

func applyWagon(p *Position, a Action) {
	act := a.(MoveWagon)
	p.settle()
	s := p.Board.SegAt(act.At)
	moved := scoredWagons(p.Turn.Events, act.Player)
	if i := slices.IndexFunc(moved, func(w Piece) bool { return p.wagonReaches(w, s) }); i >= 0 {
		moved = moved[i : i+1]
	}
	for i := range p.Turn.Events {
		e := &p.Turn.Events[i]
		e.Returned = slices.DeleteFunc(slices.Clone(e.Returned), func(pc Piece) bool { return len(moved) > 0 && pc == moved[0] })
	}
	p.Supply[act.Player][Wagon]--
	p.Pieces = append(p.Pieces, Piece{Kind: Wagon, Owner: act.Player, Seg: s, At: act.At})
}
