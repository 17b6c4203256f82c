package board

import (
	"slices"

	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// StopKind is why a walk along a road stops.
type StopKind uint8

// The stops: a ferry that lies there, a jetty without one, and a tile that is
// not described. Other ends of roads are not reported.
const (
	AtFerry StopKind = iota
	AtBareJetty
	AtUnknown
)

// Stop is where a walk along a road met a lake or the unknown.
type Stop struct {
	Kind   StopKind
	Cell   place.Cell    // the lake or the tile that is not described
	From   place.Side    // the side of the starting tile it set out from
	Way    []place.Place // edge by edge, from the starting tile to the lake's edge
	Branch bool          // the way passes a place where the road branches
}

// step is a segment that the walk entered, with the way back.
type step struct {
	seg    Seg
	at     place.Place // the edge it was entered by
	back   int         // the step before; -1 at the start
	from   place.Side
	out    place.Place // the edge by which the tile before was left
	branch bool
}

// Outwards follows the roads of a tile from each of its sides outwards and
// reports the first ferry of every branch and the bare jetties and undescribed
// tiles it runs into. No way passes a ferry, a jetty or the starting tile
// again. The stops are ordered by length of the way, then by side.
// The tunnels at the barred mouths are not walked through.
func (b *Board) Outwards(l Laid, barred ...Seg) []Stop { return b.outwards(l, false, barred) }

// Beyond follows the roads like Outwards, but on over every ferry: it reports
// all ferries on the roads of the tile, each with a shortest way.
func (b *Board) Beyond(l Laid) []Stop { return b.outwards(l, true, nil) }

func (b *Board) outwards(l Laid, over bool, barred []Seg) []Stop {
	w := walk{b: b, start: l.Cell, over: over, barred: barred}
	for _, s := range place.AllSides {
		seg := b.AtSide(l, s)
		if seg != None && b.Kind(seg) == tile.RoadFeature || seg == None && l.Known() && l.Edge(s) == tile.Any {
			w.leave(l.Cell, step{back: -1, from: s}, s, -1)
		}
	}
	for _, m := range b.Segments(l) {
		if far := b.throughMouth(m); far != None && !slices.Contains(barred, far) {
			st := step{seg: far, back: -1, from: b.Sides(m).First()}
			w.leave(b.TileOf(far).Cell, st, b.Sides(far).First(), -1)
		}
	}
	for i := 0; i < len(w.steps); i++ {
		w.visit(i)
	}
	return w.stops
}

// throughMouth is the mouth that a tunnel joins to the segment; None if it is
// no mouth or not joined.
func (b *Board) throughMouth(s Seg) Seg {
	if !b.Mouth(s) {
		return None
	}
	return b.Through(s)
}

type walk struct {
	b      *Board
	start  place.Cell
	over   bool // go on over ferries
	barred []Seg
	steps  []step
	stops  []Stop
}

// leave goes over the edge at that side of the cell.
func (w *walk) leave(cell place.Cell, from step, s place.Side, back int) {
	next, ok := w.b.At(cell.Next(s))
	if !ok || next.Cell == w.start {
		return
	}
	out := place.Place{Cell: cell, Part: place.AtSide(s)}
	in := place.Place{Cell: next.Cell, Part: place.AtSide(s.Opposite())}
	st := step{at: in, back: back, from: from.from, out: out, branch: from.branch}
	if !next.Known() {
		w.stop(AtUnknown, st)
		return
	}
	st.seg = w.b.AtSide(next, s.Opposite())
	if st.seg == None || w.b.Kind(st.seg) != tile.RoadFeature || w.seen(st) {
		return
	}
	w.steps = append(w.steps, st)
}

// seen says whether the walk was on this segment before, coming from the same
// side of the start. Each side counts by itself, so that each gets its ferry.
func (w *walk) seen(st step) bool {
	for i := range w.steps {
		if w.steps[i].seg == st.seg && w.steps[i].from == st.from {
			return true
		}
	}
	return false
}

func (w *walk) visit(i int) {
	st := w.steps[i]
	p := w.b.Printed(st.seg)
	if p.End == tile.Jetty {
		far, ferry := w.b.across(st.seg)
		if !ferry {
			w.stop(AtBareJetty, st)
			return
		}
		w.stop(AtFerry, st)
		if w.over && far != None && !w.b.apart {
			st.seg = far
			w.leave(w.b.TileOf(far).Cell, st, w.b.Sides(far).First(), i)
		}
		return
	}
	if far := w.b.Through(st.seg); far != None && !slices.Contains(w.barred, far) {
		st.seg = far
		w.leave(w.b.TileOf(far).Cell, st, w.b.Sides(far).First(), i)
		return
	}
	st.branch = st.branch || p.Branch
	for _, s := range w.b.Sides(st.seg).List() {
		if place.AtSide(s) != st.at.Part {
			w.leave(st.at.Cell, st, s, i)
		}
	}
}

// across is the jetty's segment at the other end of the ferry; false if no
// ferry touches this one.
func (b *Board) across(s Seg) (Seg, bool) {
	at := b.TileOf(s).join
	if at == 0 {
		return None, false
	}
	switch j := b.joins[at-1]; s {
	case j.A:
		return j.B, true
	case j.B:
		return j.A, true
	}
	return None, false
}

func (w *walk) stop(kind StopKind, st step) {
	w.stops = append(w.stops, Stop{kind, st.at.Cell, st.from, w.way(st), st.branch})
}

// way lists the edges from the start to the step, each left and entered.
func (w *walk) way(st step) []place.Place {
	n := 2
	for i := st.back; i >= 0; i = w.steps[i].back {
		n += 2
	}
	out := make([]place.Place, n)
	for {
		n -= 2
		out[n], out[n+1] = st.out, st.at
		if st.back < 0 {
			return out
		}
		st = w.steps[st.back]
	}
}
