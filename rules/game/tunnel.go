package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// tunnel is The Tunnel: mouths that leave a road open until two tokens of one
// colour join them.
func tunnel() expansion {
	return expansion{
		set: "tunnel",
		pieces: []pieceDef{{
			kind: TunnelToken, rule: rules.TunnelToken, in: setIn("tunnel"),
			supply: func(s *Setup) int { return 2 * s.tunnelPairs() },
		}},
		steps: []stepDef{{
			name: "tunnel", order: orderMeeple, rule: rules.BaseTurnSteps, judge: judgeTunnel, apply: applyTunnel, open: openTunnel,
		}},
		changed: changedByTunnels,
		ends:    tunnelEnds,
		scored:  tunnelScored,
	}
}

// PlaceTunnel puts one of the player's tunnel tokens on a free mouth.
type PlaceTunnel struct {
	At   place.Place
	Pair int // which of the player's pairs, counted from 1
}

func (PlaceTunnel) stepName() string { return "tunnel" }

// TunnelPairs are the pairs of tokens each of two players has, and each of
// three; with more players everybody has one (tunnel/sets).
type TunnelPairs struct{ Two, Three int }

// tunnelPairs is how many pairs each player has.
func (s *Setup) tunnelPairs() int {
	if sw := s.SwitchesUnder(s.Rulebook); !sw.On(rules.TunnelSets) {
		return 1
	}
	pairs := s.Tunnels
	if pairs.Two == 0 {
		pairs = TunnelPairs{3, 2}
	}
	switch len(s.Names.Players) {
	case 1, 2:
		return pairs.Two
	case 3:
		return pairs.Three
	}
	return 1
}

// tokenAt is the tunnel token on the mouth.
func (p *Position) tokenAt(s board.Seg) (Piece, bool) {
	for _, pc := range p.Pieces {
		if pc.Kind == TunnelToken && p.Board.SegAt(pc.At) == s {
			return pc, true
		}
	}
	return Piece{}, false
}

// tokensOf lists the player's tokens of a pair on the board.
func (p *Position) tokensOf(player, pair int) []Piece {
	var out []Piece
	for _, pc := range p.Pieces {
		if pc.Kind == TunnelToken && pc.Owner == player && pc.Pair == pair {
			out = append(out, pc)
		}
	}
	return out
}

func openTunnel(p *Position) bool {
	if !p.Turn.HasTile || p.Turn.did("tunnel") || p.Supply[p.Turn.Player][TunnelToken] <= 0 {
		return false
	}
	for _, l := range p.Board.Tiles() {
		for _, s := range p.Board.Segments(l) {
			if _, taken := p.tokenAt(s); p.Board.Mouth(s) && !taken {
				return true
			}
		}
	}
	return false
}

// judgeTunnel rules on putting a token on a mouth (tunnel/token).
func judgeTunnel(p *Position, a Action, full bool) Ruling {
	act := a.(PlaceTunnel)
	f := Facts{At: act.At, Player: p.Turn.Player, Piece: TunnelToken, N: act.Pair}
	s := p.Board.SegAt(act.At)
	var no []Reason
	refuse := func(outcome string) { no = append(no, because(rules.TunnelToken, outcome, f)) }
	switch {
	case !p.On(rules.TunnelToken):
		refuse("never")
	case !p.Turn.HasTile:
		refuse("no-tile")
	case p.Turn.did("tunnel"):
		refuse("second")
	}
	switch {
	case !p.Board.Mouth(s):
		refuse("no-mouth")
	default:
		if other, taken := p.tokenAt(s); taken {
			f.Rival = other.Owner
			refuse("taken")
		}
	}
	if p.Supply[p.Turn.Player][TunnelToken] <= 0 && p.On(rules.BaseSupply) {
		no = append(no, because(rules.BaseSupply, "none-left", f))
	}
	if n := p.Setup.tunnelPairs(); act.Pair < 1 || act.Pair > n || len(p.tokensOf(p.Turn.Player, act.Pair)) > 1 {
		f.M = n
		no = append(no, because(rules.TunnelSets, "no-such-token", f))
	}
	switch {
	case len(no) > 0:
		return refused(no...)
	case full:
		return allowed(because(rules.TunnelToken, "may", f))
	}
	return allowed()
}

func applyTunnel(p *Position, a Action) {
	act := a.(PlaceTunnel)
	p.Supply[p.Turn.Player][TunnelToken]--
	p.addToken(Piece{Kind: TunnelToken, Owner: p.Turn.Player, Seg: board.None, At: act.At, Pair: act.Pair}, true)
}

// addToken puts a token on its mouth; with the other one of its pair it joins
// the two roads (tunnel/joins).
func (p *Position) addToken(t Piece, inTurn bool) {
	for _, o := range p.tokensOf(t.Owner, t.Pair) {
		if !p.On(rules.TunnelJoins) {
			break
		}
		a, b := p.Board.SegAt(o.At), p.Board.SegAt(t.At)
		for i := range p.play.expansions {
			if f := p.play.expansions[i].tunnelled; f != nil && inTurn {
				f(p, a, b)
			}
		}
		if p.Board.Tunnel(a, b) && inTurn {
			p.Turn.Dug = append(p.Turn.Dug, a, b)
		}
	}
	p.Pieces = append(p.Pieces, t)
}

// changedByTunnels lists the roads that a token of this turn may have completed
// (tunnel/completes).
func changedByTunnels(p *Position) []board.Seg { return p.Turn.Dug }

// tunnelScored names the mouths that left a road open to the end, and says of a
// tunnel that only visible tiles count (tunnel/open-mouth,
// tunnel/visible-tiles).
func tunnelScored(p *Position, e *Event, feat *board.Feature) []Reason {
	if e.Toll || feat.Kind != tile.RoadFeature {
		return nil
	}
	var out []Reason
	if e.Final {
		out = tunnelEnds(p, *feat)
	}
	for _, m := range feat.Segs {
		if p.Board.Mouth(m) && p.Board.Through(m) != board.None {
			return append(out, because(rules.TunnelVisibleTiles, "visible", Facts{At: e.At, N: feat.Tiles}))
		}
	}
	return out
}

// tunnelEnds names the open mouths of a road and the tunnels on it.
func tunnelEnds(p *Position, feat board.Feature) []Reason {
	var out []Reason
	for _, m := range feat.Segs {
		if p.Board.Printed(m).End != tile.TunnelMouth {
			continue
		}
		f := Facts{At: p.Board.Place(m), Cell: p.Board.TileOf(m).Cell}
		if p.Board.Through(m) != board.None {
			continue
		}
		var below []Reason
		if p.Board.TileOf(m).Tile.Set == "abbey" {
			below = append(below, because(rules.AbbeyTunnelTile, "broken", f))
		}
		out = append(out, because(rules.TunnelOpenMouth, "open", f, below...))
	}
	return append(out, p.tunnelsOn(feat)...)
}

// tunnelsOn names the tunnels on a road.
func (p *Position) tunnelsOn(feat board.Feature) []Reason {
	var out []Reason
	for _, m := range feat.Segs {
		if !p.Board.Mouth(m) || p.Board.Through(m) <= m {
			continue
		}
		f := Facts{At: p.Board.Place(m), Cell: p.Board.TileOf(m).Cell, Other: p.Board.Place(p.Board.Through(m))}
		out = append(out, because(rules.TunnelJoins, "joins", f))
	}
	return out
}

// broken is the tile with its underpass broken into two mouths, as it is played
// with The Tunnel (abbey/tunnel-tile); other tiles are given back as they are.
func (p *Position) broken(t *tile.Tile) *tile.Tile {
	if t == nil || !setIn("tunnel")(p.Setup) || !p.On(rules.AbbeyTunnelTile) {
		return t
	}
	return tile.WithMouths(t)
}
