package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// Event is the scoring of one feature.
type Event struct {
	Kind     tile.Kind
	Seg      board.Seg
	At       place.Place // the first place of the feature
	Tiles    int
	Items    []Item
	Owners   []int    // those who get the points, each the full value
	Tied     []int    // all who are equal, where the event is of one of them
	Returned []Piece  // pieces that go back to their owners
	Final    bool     // at the end of the game
	Again    bool     // a road that was complete once before
	Why      []Reason // for what is no scoring of a completed feature: what it is
	Toll     bool     // a toll, beside what the road brings
}

// Points is what each owner gets.
func (e *Event) Points() int { return Points(e.Items) }

// judgeScore rules on ending the turn: what is owed must be done.
func judgeScore(p *Position, _ Action, full bool) Ruling {
	if p.Turn.Scored {
		return refused(because(rules.BaseScoreLast, "already", Facts{Player: p.Turn.Player}))
	}
	if owed := p.Owed(); len(owed) > 0 && !p.Turn.Passed {
		return refused(owed...)
	}
	if !full {
		return allowed()
	}
	return allowed(because(rules.BaseMustScore, "scores", Facts{Player: p.Turn.Player}))
}

func applyScore(p *Position, _ Action) {
	p.settle()
	for i := range p.play.expansions {
		if f := p.play.expansions[i].ended; f != nil {
			f(p)
		}
	}
	p.Turn.Scored = true
}

// settle scores what the turn completed; it does so once, before a wagon moves
// or when the turn ends.
func (p *Position) settle() {
	if p.Turn.Settled {
		return
	}
	events := p.Scoring()
	done := p.completedNow()
	p.Turn.Settled = true
	for i := range events {
		p.book(&events[i])
	}
	for i := range done {
		for j := range p.play.expansions {
			if f := p.play.expansions[j].completed; f != nil {
				f(p, &done[i])
			}
		}
	}
	p.Turn.Events = append(p.Turn.Events, events...)
	p.followUp()
}

// followUp carries out what follows when pieces have gone home: a builder, for
// one, does not stay alone.
func (p *Position) followUp() {
	for j := range p.play.expansions {
		f := p.play.expansions[j].after
		if f == nil {
			continue
		}
		for _, e := range f(p) {
			p.book(&e)
			p.Turn.Events = append(p.Turn.Events, e)
		}
	}
}

// completedNow lists the cities that are complete among what this turn
// changed, occupied or not; it is asked before the pieces go back.
func (p *Position) completedNow() []board.Feature {
	var out []board.Feature
	var seen []board.Seg
	for _, s := range p.changed() {
		if p.Board.Kind(s) != tile.CityFeature || !p.complete(s) || containsSeg(seen, p.Board.Key(s)) {
			continue
		}
		seen = append(seen, p.Board.Key(s))
		out = append(out, p.Board.Feature(s))
	}
	return out
}

// book adds the points of an event and takes back its pieces.
func (p *Position) book(e *Event) {
	for _, o := range e.Owners {
		p.Score[o] += e.Points()
	}
	for _, pc := range e.Returned {
		p.takeBack(pc)
	}
}

func (p *Position) takeBack(pc Piece) {
	p.Pieces = slices.DeleteFunc(p.Pieces, func(x Piece) bool {
		return x.Kind == pc.Kind && x.Owner == pc.Owner && x.Seg == pc.Seg && x.At == pc.At
	})
	p.Supply[pc.Owner][pc.Kind]++
}

// Scoring lists what would be scored if the turn ended now, in the order of
// the features' places. It changes nothing.
func (p *Position) Scoring() []Event {
	if p.Turn.Settled {
		return p.Turn.Events
	}
	var out []Event
	for i := range p.play.expansions {
		if f := p.play.expansions[i].before; f != nil {
			out = append(out, f(p)...)
		}
	}
	var buf [16]board.Seg
	seen := buf[:0]
	for _, s := range p.changed() {
		k := p.Board.Kind(s)
		if k == tile.FieldFeature || !p.complete(s) {
			continue
		}
		key := p.Board.Key(s)
		if containsSeg(seen, key) {
			continue
		}
		seen = append(seen, key)
		if e, ok := p.event(s, out); ok {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, compareEvents)
	return out
}

func compareEvents(a, b Event) int { return a.At.Compare(b.At) }

// changed lists the segments whose features this turn may have completed.
func (p *Position) changed() []board.Seg {
	var out []board.Seg
	for i := range p.play.expansions {
		if f := p.play.expansions[i].changed; f != nil {
			out = append(out, f(p)...)
		}
	}
	if p.Turn.HasTile {
		out = append(out, p.monasteriesBy(p.Turn.Tile)...)
	}
	return out
}

// monasteriesBy lists the occupied monasteries and gardens around the tile.
func (p *Position) monasteriesBy(c place.Cell) []board.Seg {
	var out []board.Seg
	for _, pc := range p.Pieces {
		d := place.Cell{X: pc.At.Cell.X - c.X, Y: pc.At.Cell.Y - c.Y}
		if pc.At.Part == place.Centre && max(d.X, -d.X, d.Y, -d.Y) <= 1 && pc.Seg != board.None {
			out = append(out, pc.Seg)
		}
	}
	return out
}

// goneHome says whether one of the events sends the piece home already.
func goneHome(events []Event, pc *Piece) bool {
	for i := range events {
		if slices.Contains(events[i].Returned, *pc) {
			return true
		}
	}
	return false
}

// event scores a completed feature; false if no figure stands on it.
func (p *Position) event(s board.Seg, before []Event) (Event, bool) {
	on := slices.DeleteFunc(p.PiecesOn(s), func(pc Piece) bool { return goneHome(before, &pc) })
	if len(on) == 0 {
		return Event{}, false
	}
	feat := p.Board.Feature(s)
	e := Event{
		Kind: feat.Kind, Seg: s, At: p.Board.Place(feat.Segs[0]), Tiles: feat.Tiles,
		Items: p.worth(s, &feat, true), Owners: p.majority(on),
	}
	if p.On(rules.BaseMeeplesReturn) {
		e.Returned = on
	}
	e.Again = slices.ContainsFunc(feat.Segs, func(m board.Seg) bool { return containsSeg(p.reopened, m) })
	return e, true
}

// FinalScoring lists what the end of the game brings if it ended now: every
// feature with figures on it, fields included (base/final-incomplete,
// base/field-points). The turn must have been scored.
func (p *Position) FinalScoring() []Event {
	var out []Event
	var seen []board.Seg
	for _, pc := range p.Pieces {
		if pc.Seg == board.None || p.Board.Kind(pc.Seg) == tile.FieldFeature {
			continue
		}
		key := p.Board.Key(pc.Seg)
		if containsSeg(seen, key) {
			continue
		}
		seen = append(seen, key)
		feat := p.Board.Feature(pc.Seg)
		on := p.PiecesOn(pc.Seg)
		out = append(out, Event{
			Kind: feat.Kind, Seg: pc.Seg, At: p.Board.Place(feat.Segs[0]), Tiles: feat.Tiles,
			Items: p.worth(pc.Seg, &feat, p.complete(pc.Seg)), Owners: p.majority(on), Final: true,
		})
	}
	out = append(out, p.farmScoring()...)
	slices.SortStableFunc(out, compareEvents)
	for i := range p.play.expansions {
		if f := p.play.expansions[i].final; f != nil {
			out = append(out, f(p)...)
		}
	}
	return out
}

// EventReasons proves a scoring: why the feature is complete, what counts, who
// has the majority, and what comes back.
func (p *Position) EventReasons(e *Event) []Reason {
	if len(e.Why) > 0 {
		return e.Why
	}
	feat := p.Board.Feature(e.Seg)
	f := Facts{At: e.At, What: e.Kind.String(), N: e.Points(), Player: -1, Rival: -1}
	var out []Reason
	if !e.Final {
		out = append(out, p.Complete(e.Seg).Because...)
	}
	out = append(out, p.itemReasons(e.Seg, &feat, e.Items)...)
	on := p.PiecesOn(e.Seg)
	if len(on) == 0 {
		on = e.Returned
	}
	owners := e.Owners
	if len(e.Tied) > 1 {
		owners = e.Tied
	}
	out = append(out, p.majorityReasons(on, owners, f)...)
	if len(e.Returned) > 0 {
		out = append(out, because(rules.BaseMeeplesReturn, "return", f))
	}
	for _, x := range p.play.expansions {
		if x.scored != nil {
			out = append(out, x.scored(p, e, &feat)...)
		}
	}
	if e.Again {
		out = append(out, because(rules.FerriesScoredAgain, "again", f, because(rules.FerriesMayReopen, "was-reopened", f)))
	}
	return out
}
