package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// crop is Crop Circles I and II: after the turn's scoring everybody adds a
// meeple beside an own one of the kind shown, or takes one back.
func crop() expansion {
	return expansion{
		set:  "crop1",
		ends: cropEnds,
		steps: []stepDef{{
			name: "crop", order: orderCrop, rule: rules.BaseTurnSteps, judge: judgeCrop, apply: applyCrop, open: openCrop, must: mustCrop,
		}},
	}
}

// CropAction is what the player who placed a crop circle chooses for
// everybody, and what each player does.
type CropAction struct {
	Add    bool // add a meeple; else take one back
	Pieces []CropPiece
}

// CropPiece is the meeple a player adds or takes back.
type CropPiece struct {
	Path   string
	Player int
	At     place.Place
}

func (CropAction) stepName() string { return "crop" }

// cropEnds names the crop circles that end a road (crop/separates).
func cropEnds(p *Position, feat board.Feature) []Reason {
	var out []Reason
	for _, m := range p.closedEnds(feat) {
		if l := p.Board.TileOf(m); l.Tile.Circle != "" {
			out = append(out, because(rules.CropSeparates, "ends", Facts{At: p.Board.Place(m), Cell: l.Cell}))
		}
	}
	return out
}

// circle is the kind of feature that the crop circle just placed names.
func (p *Position) circle() (tile.Kind, bool) {
	if !p.Turn.HasTile {
		return 0, false
	}
	switch l, _ := p.Board.At(p.Turn.Tile); l.Tile.Circle {
	case "thief":
		return tile.RoadFeature, true
	case "knight":
		return tile.CityFeature, true
	case "farmer":
		return tile.FieldFeature, true
	}
	return 0, false
}

func openCrop(p *Position) bool {
	_, ok := p.circle()
	return ok && !p.Turn.did("crop")
}

// mustCrop: the turn does not end without the action, unless nobody has a
// figure of the kind shown and both choices come to nothing (crop/action).
func mustCrop(p *Position) []Reason {
	kind, ok := p.circle()
	if !ok || p.Turn.did("crop") || !p.On(rules.CropAction) {
		return nil
	}
	after := p.afterScoring()
	for player := range p.Players() {
		if after.hasKind(player, kind) {
			return []Reason{because(rules.CropAction, "owed", Facts{Cell: p.Turn.Tile, Player: p.Turn.Player, What: kind.String()})}
		}
	}
	return nil
}

// judgeCrop rules on the action of a crop circle (crop/action, crop/add,
// crop/remove, crop/same-tile).
func judgeCrop(p *Position, a Action, full bool) Ruling {
	act := a.(CropAction)
	f := Facts{Cell: p.Turn.Tile, Player: p.Turn.Player}
	kind, ok := p.circle()
	if !ok {
		return refused(because(rules.CropAction, "no-circle", f))
	}
	if owed := p.owedBefore(orderCrop); len(owed) > 0 && !p.Turn.Settled {
		return refused(owed...)
	}
	after := p.afterScoring()
	var no []Reason
	id := rules.CropAdd
	if !act.Add {
		id = rules.CropRemove
	}
	done := make([]bool, p.Players())
	for _, pc := range act.Pieces {
		f.Player, f.At, f.What = pc.Player, pc.At, kind.String()
		if done[pc.Player] {
			no = append(no, because(id, "once", f))
		}
		done[pc.Player] = true
		no = append(no, after.badCrop(act, pc, kind, f)...)
	}
	if !act.Add && p.On(rules.CropRemove) {
		for player := range p.Players() {
			if !done[player] && after.hasKind(player, kind) {
				f.Player = player
				no = append(no, because(rules.CropRemove, "owed", f))
			}
		}
	}
	switch {
	case len(no) > 0:
		return refused(no...)
	case full:
		return allowed(because(rules.CropAction, "may", f))
	}
	return allowed()
}

// hasKind says whether the player has a meeple on a feature of the kind.
func (p *Position) hasKind(player int, kind tile.Kind) bool {
	for _, pc := range p.Pieces {
		if pc.Owner == player && pc.Seg != board.None && p.follower(pc.Kind) && p.Board.Kind(pc.Seg) == kind {
			return true
		}
	}
	return false
}

// badCrop gives the reasons against what one player does.
func (p *Position) badCrop(act CropAction, pc CropPiece, kind tile.Kind, f Facts) []Reason {
	s := p.Board.SegAt(pc.At)
	if s == board.None || p.Board.Kind(s) != kind {
		id := rules.CropAdd
		if !act.Add {
			id = rules.CropRemove
		}
		return []Reason{because(rules.CropAction, "wrong-kind", f), because(id, "wrong-kind", f)}
	}
	id := rules.CropAdd
	if !act.Add {
		id = rules.CropRemove
	}
	var no []Reason
	switch {
	case p.ownThere(pc.Player, s, act.Add):
	case act.Add && p.ownFollowers(s, pc.Player) > 0:
		no = append(no, because(rules.CropSameTile, "other-tile", f))
	default:
		no = append(no, because(id, "none-there", f))
	}
	if act.Add && !p.On(rules.CropOccupiedAnyway) {
		no = append(no, because(rules.CropOccupiedAnyway, "never", f))
	}
	if act.Add && !p.On(rules.CropAdd) {
		no = append(no, because(rules.CropAdd, "never", f))
	}
	if act.Add && p.Supply[pc.Player][Meeple] <= 0 && p.On(rules.BaseSupply) {
		no = append(no, because(rules.BaseSupply, "none-left", f))
	}
	return no
}

// ownThere says whether the player has a follower on that segment; to add one
// anywhere on the feature is enough with crop/same-tile switched off.
func (p *Position) ownThere(player int, s board.Seg, add bool) bool {
	for _, pc := range p.Pieces {
		if pc.Owner == player && pc.Seg == s && p.follower(pc.Kind) {
			return true
		}
	}
	return add && !p.On(rules.CropSameTile) && p.ownFollowers(s, player) > 0
}

func applyCrop(p *Position, a Action) {
	act := a.(CropAction)
	p.settle()
	for _, c := range act.Pieces {
		s := p.Board.SegAt(c.At)
		if act.Add {
			p.Supply[c.Player][Meeple]--
			p.Pieces = append(p.Pieces, Piece{Kind: Meeple, Owner: c.Player, Seg: s, At: c.At})
			continue
		}
		for _, pc := range p.Pieces {
			if pc.Owner == c.Player && pc.Seg == s && p.follower(pc.Kind) {
				e := p.sentHome(pc, because(rules.CropRemove, "taken", Facts{At: pc.At, Player: pc.Owner, Piece: pc.Kind}))
				p.book(&e)
				p.Turn.Events = append(p.Turn.Events, e)
				break
			}
		}
	}
	p.followUp()
}
