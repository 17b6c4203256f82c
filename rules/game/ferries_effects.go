package game

import (
	"slices"

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
	lakes := []place.Cell{lake}
	roads := p.roadChanges(&after, p.legs(lakes), after.legs(lakes), board.None)
	out = append(roads.effects, p.otherEffects(&after)...)
	f := p.moveFacts(&after, lake)
	for _, e := range after.Scoring() {
		if len(e.Owners) > 0 && e.Points() > 0 {
			f.At, f.N, f.What = e.At, e.Points(), e.Kind.String()
			f.Player = e.Owners[0]
			out = append(out, Effect{"scores", []Reason{because(rules.FerriesScoreAfterFerry, "scores", f, after.EventReasons(&e)...)}})
			break
		}
	}
	return out, sortedCells(slices.Concat(roads.links, roads.ends, after.UnknownScoring()))
}

// leg is a road at a jetty of a lake, as it is in one position.
type leg struct {
	seg      board.Seg
	lake     place.Cell
	stub     bool      // nothing but the stub on the lake
	road     board.Seg // the key of its road: the same for legs of one road
	complete bool
	unknown  int  // undescribed tiles that the road runs into
	unsure   bool // whether it is complete depends on them
}

// legs lists the roads at the jetties of the lakes.
func (p *Position) legs(lakes []place.Cell) []leg {
	var out []leg
	for _, lake := range lakes {
		l, _ := p.Board.At(lake)
		for _, s := range p.jetties(l) {
			g := leg{seg: s, lake: lake, stub: p.stub(s), road: p.Board.Key(s)}
			if i := slices.IndexFunc(out, func(o leg) bool { return o.road == g.road }); i >= 0 {
				g.complete, g.unknown, g.unsure = out[i].complete, out[i].unknown, out[i].unsure
			} else {
				open, unknown := p.openEnds(s)
				g.complete, g.unknown, g.unsure = p.complete(s), unknown, open == 0 && unknown > 0
			}
			out = append(out, g)
		}
	}
	return out
}

// roadChanges is what moves did to roads, and the undescribed tiles on which
// it depends whether they joined or split one (links) and whether they
// completed or opened one (ends). What depends on them is no effect.
type roadChanges struct {
	effects     []Effect
	links, ends []place.Cell
}

// roadChanges compares the legs of some lakes before and after moves of their
// ferries, each kind of effect once; with a road, what was done to that one.
func (p *Position) roadChanges(after *Position, was, is []leg, road board.Seg) roadChanges {
	var c roadChanges
	add := func(what string, r Reason) {
		if !slices.ContainsFunc(c.effects, func(e Effect) bool { return e.What == what }) {
			c.effects = append(c.effects, Effect{what, []Reason{r}})
		}
	}
	facts := func(g leg) Facts {
		f := p.moveFacts(after, g.lake)
		f.At = p.Board.Place(g.seg)
		return f
	}
	onRoad := func(b *board.Board, g leg) bool { return road == board.None || b.Same(g.seg, road) }
	for _, kind := range [...]string{"joins", "splits"} {
		for i := range was {
			for k := i + 1; k < len(was); k++ {
				if was[i].stub || was[k].stub || !onRoad(&p.Board, was[i]) && !onRoad(&p.Board, was[k]) {
					continue
				}
				one, still := was[i].road == was[k].road, is[i].road == is[k].road
				if !one && was[i].unknown > 0 && was[k].unknown > 0 || !still && is[i].unknown > 0 && is[k].unknown > 0 {
					c.links = append(c.links, after.unknownOf(was[i].seg)...) // they may meet there
					c.links = append(c.links, after.unknownOf(was[k].seg)...)
					continue
				}
				f := facts(was[i])
				f.Other = p.Board.Place(was[k].seg)
				switch {
				case kind == "joins" && !one && still:
					add(kind, because(rules.FerriesJoinsRoads, "joins-two", f))
				case kind == "splits" && one && !still:
					add(kind, because(rules.FerriesMayCutOff, "splits", f))
				}
			}
		}
	}
	for _, kind := range [...]string{"completes", "reopens"} {
		for i := range was {
			if !onRoad(&after.Board, is[i]) {
				continue
			}
			if was[i].unsure || is[i].unsure {
				c.ends = append(append(c.ends, p.unknownOf(was[i].seg)...), after.unknownOf(is[i].seg)...)
				continue
			}
			switch {
			case kind == "completes" && !was[i].complete && is[i].complete:
				add(kind, because(rules.FerriesMayClose, "completes", facts(is[i]), after.Complete(is[i].seg).Because...))
			case kind == "reopens" && was[i].complete && !is[i].complete:
				add(kind, because(rules.FerriesMayReopen, "reopens", facts(is[i]), after.Complete(is[i].seg).Because...))
			}
		}
	}
	c.links, c.ends = sortedCells(c.links), sortedCells(c.ends)
	return c
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
