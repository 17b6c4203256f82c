package game

import (
	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Effect is one thing that moving a ferry does: "joins", "splits",
// "completes", "reopens", "returns-builder" or "scores".
type Effect struct {
	What    string
	Because []Reason
}

// MoveEffects lists what a legal move of the ferry does, comparing the roads
// just before and after it, in the order above. Missing are undescribed tiles
// on which that depends.
func (p *Position) MoveEffects(lake place.Cell, to place.Link) (out []Effect, missing []place.Cell) {
	after := p.Clone()
	after.Do(MoveFerry{Lake: lake, To: to})
	out, missing = p.roadEffects(&after, []place.Cell{lake}, board.None)
	out = append(out, p.otherEffects(&after)...)
	f := p.moveFacts(&after, lake)
	for _, e := range after.Scoring() {
		if len(e.Owners) > 0 && e.Points() > 0 {
			f.At, f.N, f.What = e.At, e.Points(), e.Kind.String()
			f.Player = e.Owners[0]
			out = append(out, Effect{"scores", []Reason{because(rules.FerriesScoreAfterFerry, "scores", f, after.EventReasons(&e)...)}})
			break
		}
	}
	return out, missing
}

// roadEffects lists what the moves of the ferries on some lakes did to the
// roads, comparing two positions; with a road, what they did to that one.
func (p *Position) roadEffects(after *Position, lakes []place.Cell, road board.Seg) (out []Effect, missing []place.Cell) {
	var legs []board.Seg
	for _, lake := range lakes {
		l, _ := p.Board.At(lake)
		legs = append(legs, p.jetties(l)...)
	}
	for _, s := range legs {
		missing = append(missing, p.unknownOf(s)...)
	}
	add := func(what string, r Reason) { out = append(out, Effect{what, []Reason{r}}) }
	facts := func(a, b board.Seg) Facts {
		f := p.moveFacts(after, p.Board.TileOf(a).Cell)
		f.At = p.Board.Place(a)
		if b != board.None {
			f.Other = p.Board.Place(b)
		}
		return f
	}
	if a, b, ok := pairChanged(p, after, legs, false, road); ok {
		add("joins", because(rules.FerriesJoinsRoads, "joins-two", facts(a, b)))
	}
	if a, b, ok := pairChanged(p, after, legs, true, road); ok {
		add("splits", because(rules.FerriesMayCutOff, "splits", facts(a, b)))
	}
	if s, ok := completionChanged(p, after, legs, true, road); ok {
		add("completes", because(rules.FerriesMayClose, "completes", facts(s, board.None), after.Complete(s).Because...))
	}
	if s, ok := completionChanged(p, after, legs, false, road); ok {
		add("reopens", because(rules.FerriesMayReopen, "reopens", facts(s, board.None), after.Complete(s).Because...))
	}
	return out, sortedCells(missing)
}

// otherEffects lists what the moves did by the rules of other expansions.
func (p *Position) otherEffects(after *Position) []Effect {
	var out []Effect
	for i := range p.play.expansions {
		if x := p.play.expansions[i].effects; x != nil {
			out = append(out, x(p, after)...)
		}
	}
	return out
}

// moveFacts are the facts of a ferry that was moved from one position to the
// other.
func (p *Position) moveFacts(after *Position, lake place.Cell) Facts {
	return Facts{Ferry: lake, Cell: lake, Link: p.Board.LinkAt(lake), To: after.Board.LinkAt(lake), Player: p.Turn.Player}
}

// jetties lists the road segments of a lake.
func (p *Position) jetties(l board.Laid) []board.Seg {
	var out []board.Seg
	for _, s := range p.Board.Segments(l) {
		if p.Board.Printed(s).End == tile.Jetty {
			out = append(out, s)
		}
	}
	return out
}

// stub says whether a jetty's road is nothing but the stub on its lake: no
// other tile continues it and no figure stands on it.
func (p *Position) stub(s board.Seg) bool {
	l := p.Board.TileOf(s)
	if _, ok := p.Board.At(l.Cell.Next(p.Board.Sides(s).First())); ok {
		return false
	}
	for _, pc := range p.Pieces {
		if pc.Seg == s {
			return false
		}
	}
	return true
}

// pairChanged finds two legs of lakes that were one road before and are not
// after, or the other way round; stubs do not count. With a road, one of the
// legs must have been part of it.
func pairChanged(before, after *Position, legs []board.Seg, together bool, road board.Seg) (a, b board.Seg, ok bool) {
	for i, a := range legs {
		for _, b := range legs[i+1:] {
			if before.stub(a) || before.stub(b) {
				continue
			}
			if road != board.None && !before.Board.Same(a, road) && !before.Board.Same(b, road) {
				continue
			}
			if before.Board.Same(a, b) == together && after.Board.Same(a, b) != together {
				return a, b, true
			}
		}
	}
	return board.None, board.None, false
}

// completionChanged finds a leg whose road became complete, or was complete
// and is not any more. With a road, that leg must be part of it afterwards.
func completionChanged(before, after *Position, legs []board.Seg, now bool, road board.Seg) (board.Seg, bool) {
	for _, s := range legs {
		if road != board.None && !after.Board.Same(s, road) {
			continue
		}
		if before.complete(s) != now && after.complete(s) == now {
			return s, true
		}
	}
	return board.None, false
}

// Reopened rules on whether a road that was complete in the first position is
// open in the second: the road of the segment, or with board.None any road.
func Reopened(before, after *Position, seg board.Seg) Ruling {
	var missing []place.Cell
	for _, l := range before.Board.Tiles() {
		for _, s := range before.Board.Segments(l) {
			if before.Board.Kind(s) != tile.RoadFeature || seg != board.None && !after.Board.Same(s, seg) {
				continue
			}
			c := after.Complete(s)
			switch {
			case before.complete(s) && c.Verdict == No:
				f := Facts{At: before.Board.Place(s), Cell: l.Cell, Places: after.Board.Feature(s).Open, What: "road"}
				return allowed(because(rules.FerriesMayReopen, "reopened", f, c.Because...))
			case c.Verdict == Unknown && len(before.Board.Feature(s).Open) == 0:
				missing = append(missing, c.Missing...)
			}
		}
	}
	f := Facts{What: "road"}
	if len(missing) > 0 {
		missing = sortedCells(missing)
		f.Places = cellsAsPlaces(missing)
		return unknown(missing, because(rules.FerriesMayReopen, "runs-into-unknown", f))
	}
	if seg == board.None {
		return refused(because(rules.FerriesMayReopen, "none", f))
	}
	f.At = after.Board.Place(seg)
	c := after.Complete(seg)
	if c.Verdict == Yes {
		return refused(because(rules.FerriesMayReopen, "still-complete", f, c.Because...))
	}
	return refused(because(rules.FerriesMayReopen, "was-open", f, c.Because...))
}

// NoFerries explains that no ferry lies on the board.
func (p *Position) NoFerries() []Reason {
	return []Reason{because(rules.FerriesExtendMayMove, "no-ferries", Facts{Player: p.Turn.Player})}
}
