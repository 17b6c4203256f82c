package check

import (
	"slices"

	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/scenarios/jcz"
)

// movable lists the ferries that may be moved.
func (t *table) movable() []game.FerryMove {
	return slices.DeleteFunc(t.pos.FerryMoves(), func(m game.FerryMove) bool { return m.Ruling.Verdict != game.Yes })
}

// figures says whether any figure can be placed, the abbot taken back or a
// bridge laid.
func (t *table) figures() bool {
	if t.pos.Supply[t.pos.Turn.Player][game.Bridge] > 0 && len(t.pos.BridgeSpots()) > 0 {
		return true
	}
	for _, pc := range t.pos.Pieces {
		if pc.Kind == game.Abbot && pc.Owner == t.pos.Turn.Player && t.pos.Judge(game.TakeAbbot{At: pc.At}, false).Verdict == game.Yes {
			return true
		}
	}
	for _, k := range figureKinds() {
		if slices.ContainsFunc(t.spots(k), spot.offered) {
			return true
		}
	}
	return false
}

// tunnels says whether a tunnel token can be placed.
func (t *table) tunnels() bool {
	if t.pos.Supply[t.pos.Turn.Player][game.TunnelToken] <= 0 {
		return false
	}
	b := &t.pos.Board
	for _, l := range b.Tiles() {
		for _, s := range b.Segments(l) {
			for pair := 1; pair <= 3 && b.Mouth(s); pair++ {
				if t.pos.Judge(game.PlaceTunnel{At: b.Place(s), Pair: pair}, false).Verdict == game.Yes {
					return true
				}
			}
		}
	}
	return false
}

// builderOnComplete says whether all that the rules let be placed is a builder
// on complete features.
func (t *table) builderOnComplete() bool {
	return !t.figures() && len(t.spots(game.Builder)) > 0
}

// figureKinds are the pieces that are placed as a figure.
func figureKinds() []game.Kind {
	return slices.DeleteFunc(game.BuiltPieces(), func(k game.Kind) bool {
		return k == game.Bridge || k == game.TunnelToken || k == game.AbbeyTile || k == game.Tollhouse
	})
}

// spot is where a figure may be placed: the segment, and for a barn the cell
// whose north-western corner it is.
type spot struct {
	seg    board.Seg
	corner place.Cell
	known  string // the known difference between the rules and the saving program about it
}

// offered says whether the saving program offers the spot.
func (s spot) offered() bool { return s.known != jcz.BuilderOnComplete }

// spots lists where on the tile just placed a figure of that kind may be
// placed.
func (t *table) spots(k game.Kind) []spot {
	if !t.pos.Turn.HasTile || t.pos.Supply[t.pos.Turn.Player][k] <= 0 {
		return nil
	}
	l, _ := t.pos.Board.At(t.pos.Turn.Tile)
	var out []spot
	if k == game.Barn {
		for _, c := range jcz.CornersOf(l.Cell) {
			at := place.Place{Cell: l.Cell, Part: place.AtHalf(c.Half)}
			if t.pos.Judge(game.PlaceMeeple{Kind: k, At: at}, false).Verdict == game.Yes {
				out = append(out, spot{seg: t.pos.Board.SegAt(place.Place{Cell: c.Cell, Part: place.AtHalf(place.NL)}), corner: c.Cell})
			}
		}
		return out
	}
	for _, s := range t.pos.Board.Segments(l) {
		do := game.PlaceMeeple{Kind: k, At: t.pos.Board.Place(s)}
		switch r := t.pos.Judge(do, false); {
		case r.Verdict == game.Yes && k == game.Builder && t.pos.Complete(s).Verdict == game.Yes:
			out = append(out, spot{seg: s, known: jcz.BuilderOnComplete})
		case r.Verdict == game.Yes:
			out = append(out, spot{seg: s})
		case t.onlyBehindLabyrinth(do, r):
			out = append(out, spot{seg: s, known: jcz.LabyrinthLegs})
		}
	}
	return out
}
