package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// abbots is the abbot of the base game of C2 and C3: he stands on a monastery
// or a garden, and may be taken back instead of placing a meeple.
func abbots() expansion {
	return expansion{
		set: "abbot",
		pieces: []pieceDef{{
			kind: Abbot, each: 1, follower: true, rule: rules.BaseAbbotPlace,
			in:     func(s *Setup) bool { return s.Edition != tile.C1 },
			stands: []tile.Kind{tile.MonasteryFeature, tile.GardenFeature},
			forbids: func(p *Position, _ place.Place, _ board.Seg, f Facts) []Reason {
				if p.On(rules.BaseAbbotPlace) {
					return nil
				}
				return []Reason{because(rules.BaseAbbotPlace, "never", f)}
			},
		}},
		steps: []stepDef{{
			name: "abbot", order: orderMeeple, rule: rules.BaseTurnSteps,
			judge: judgeAbbot, apply: applyAbbot, open: openAbbot,
		}},
	}
}

// TakeAbbot takes the player's abbot back and scores his garden or monastery as
// it stands.
type TakeAbbot struct{ At place.Place }

func (TakeAbbot) stepName() string { return "abbot" }

// ownAbbot is the player's abbot on the board.
func (p *Position) ownAbbot() (Piece, bool) {
	for _, pc := range p.Pieces {
		if pc.Kind == Abbot && pc.Owner == p.Turn.Player {
			return pc, true
		}
	}
	return Piece{}, false
}

func openAbbot(p *Position) bool {
	pc, ok := p.ownAbbot()
	return ok && p.Turn.HasTile && judgeAbbot(p, TakeAbbot{pc.At}, false).Verdict == Yes
}

// judgeAbbot rules on taking the abbot back (base/abbot-return,
// base/abbot-completed).
func judgeAbbot(p *Position, a Action, full bool) Ruling {
	f := Facts{At: a.(TakeAbbot).At, Player: p.Turn.Player, Piece: Abbot}
	pc, ok := p.ownAbbot()
	switch {
	case !p.On(rules.BaseAbbotReturn):
		return refused(because(rules.BaseAbbotReturn, "never", f))
	case !ok || p.Board.SegAt(f.At) != pc.Seg:
		return refused(because(rules.BaseAbbotReturn, "not-there", f))
	case p.Turn.did("meeple"), p.Turn.did("abbot"), p.Turn.did("toll"):
		return refused(because(rules.BaseAbbotReturn, "meeple-placed", f))
	case p.complete(pc.Seg) && p.On(rules.BaseAbbotCompleted):
		return refused(because(rules.BaseAbbotCompleted, "complete", f))
	}
	if !full {
		return allowed()
	}
	return allowed(because(rules.BaseAbbotReturn, "may", f))
}

func applyAbbot(p *Position, _ Action) {
	pc, _ := p.ownAbbot()
	feat := p.Board.Feature(pc.Seg)
	n := 1 + p.Board.Neighbours(pc.At.Cell)
	e := Event{
		Kind: feat.Kind, Seg: pc.Seg, At: pc.At, Tiles: feat.Tiles, Owners: []int{pc.Owner}, Returned: []Piece{pc},
		Items: []Item{{rules.BaseAbbotReturn, "neighbour", n, 1}},
	}
	e.Why = []Reason{because(rules.BaseAbbotReturn, "scores", Facts{At: pc.At, Player: pc.Owner, N: n, What: feat.Kind.String()})}
	p.book(&e)
	p.Turn.Events = append(p.Turn.Events, e)
}

// sentHome makes the event of a piece that goes home without a scoring.
func (p *Position) sentHome(pc Piece, why ...Reason) Event {
	return Event{Kind: p.Board.Kind(pc.Seg), Seg: pc.Seg, At: pc.At, Returned: []Piece{pc}, Why: why}
}

// ownFollowers counts the player's followers on the feature.
func (p *Position) ownFollowers(seg board.Seg, player int) int {
	n := 0
	p.eachOn(seg, func(i int) bool {
		if pc := &p.Pieces[i]; pc.Owner == player && p.follower(pc.Kind) {
			n++
		}
		return true
	})
	return n
}
