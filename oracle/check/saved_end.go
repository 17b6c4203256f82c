package check

import (
	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// end finds out what comes after the last message: the game may be over.
func (t *table) end() {
	if t.stopped != "" {
		return
	}
	t.bookTurn()
	switch t.stage {
	case stageFigure:
		if !t.figures() && !t.tunnels() {
			t.afterAction()
		}
	case stageTunnel:
		t.afterAction()
	case stageFerry:
		t.afterFigure()
	case stageMove:
		t.afterFerry()
	case stageTile, stageWagon:
		t.afterTurn()
	}
}

func (t *table) afterAction() {
	t.stage = stageTunnel
	if !t.tunnels() {
		t.stage = stageFerry
		t.afterFigure()
	}
}

func (t *table) afterFigure() {
	if t.pos.MustPlaceFerry().Verdict != game.Yes {
		t.afterFerry()
	}
}

func (t *table) afterFerry() {
	t.stage = stageMove
	if len(t.movable()) == 0 {
		t.stage = stageEnd
	}
}

// afterTurn is what comes after a turn: a wagon moves, an abbey may be placed,
// or the next tile is drawn. With none left the game is scored.
func (t *table) afterTurn() {
	if t.stage = stageTile; len(t.waiting()) > 0 {
		t.stage = stageWagon
		return
	}
	if !t.abbey && t.pos.Turn.HasTile && len(t.abbeySpots(t.nextPlayer())) > 0 {
		t.stage = stageAbbey
		return
	}
	for t.drawn < len(t.g.Drawn) && (t.g.End == 0 || t.drawn < t.g.End) {
		if next, ok := tile.Lookup("jcz:" + t.g.Drawn[t.drawn]); ok {
			if spots, missing := t.pos.TileSpots(next); len(spots) > 0 || len(missing) > 0 {
				return
			}
		}
		t.drawn++
	}
	if t.g.End > 0 && t.drawn < t.g.End || t.g.End == 0 && t.g.Pack > 0 {
		return
	}
	t.over = true
	final := t.pos.FinalScoring()
	t.book(final)
	for i := range final {
		for _, o := range final[i].Owners {
			t.points[o] += final[i].Points()
		}
	}
}
