package question

import (
	"slices"
	"strconv"
	"strings"
)

// fill puts the things of the sentence into the slots. Every thing must have
// its slot, and every slot that must be filled its thing.
func (p *pattern) fill(s *sentence) (Question, bool) {
	q := Question{ID: p.id, Denied: s.nots > 0, Premise: Premise{Placed: s.placed, FerrySet: s.ferrySet}}
	if p.asksOther(s) {
		return q, false
	}
	f := filler{s: s, q: &q, places: s.places}
	for _, slot := range p.slots {
		if !f.take(slot) {
			return q, false
		}
	}
	return q, f.used(p.slots)
}

// asksOther says whether a word tells that the text asks something else than
// this question: what was scored since the game began, what a player pays and
// does not get, both of two roads, what is already done,
// a ferry that is told by how it lies.
func (p *pattern) asksOther(s *sentence) bool {
	switch p.id {
	case "scores":
		return s.sofar || s.totals()
	case "toll-income":
		return s.sofar || s.pays && (s.subject || len(s.players) > 0)
	case "reopens":
		return s.two
	case "may-move-ferry":
		return s.says("MOVE") && s.says("LIE") && len(s.ferries) == 1 && s.ferries[0].Desc != nil // the ferry that lies N-S
	case "steps":
		return s.did
	}
	return false
}

// totals says whether the text asks how many points somebody has, or has in
// total: that is more than the turn brings.
func (s *sentence) totals() bool {
	if s.total && !s.says("THISTURN", "TURNEND", "NOW") {
		return true
	}
	return s.owns && s.says("POINTS") && !s.says("GET", "SCORE", "SCORED", "THESCORE", "BRING", "NOPOINTS", "COLLECT", "MUST")
}

// filler fills the slots of a question.
type filler struct {
	s      *sentence
	q      *Question
	places []atom // not yet used
	ferry, link, piece,
	tile, turned, player bool
}

// take fills one slot. A ? marks a slot that may stay empty. ferry~ is the
// ferry just placed, ferry-new stands for "a ferry", meeple is any meeple and
// builder any builder, none of which the question keeps. terse is a text
// without a verb, said the number that is claimed, told one that the answer does not judge, me and me? may be who is to
// move, mine is what belongs to him, no-piece is a meeple that is not named, after
// needs a tile said to be placed, mover is a player for whom it is not only asked.
func (f *filler) take(slot string) bool {
	s, q := f.s, f.q
	switch slot {
	case "player":
		return f.takePlayer()
	case "mover":
		return !s.forWhom && f.takePlayer()
	case "terse":
		return !s.verb
	case "said":
		if len(s.numbered) == 1 {
			q.Premise.Said = &s.numbered[0]
		}
		return len(s.numbered) == 1
	case "told":
		return len(s.numbered) == 1
	case "after":
		return s.placed != nil
	case "me?":
		f.player = true
		return len(s.players) == 0 && !s.he
	case "me":
		f.player = len(s.players) == 0 && !s.he
		return f.player
	case "ferry?":
		f.ferry = true
		return len(s.ferries) == 0 || f.takeFerry("ferry-named")
	case "goal":
		q.Goal = s.goal()
		return q.Goal != ""
	case "rival", "rival?":
		f.player = true
		return f.takeRival(slot == "rival?")
	case "ferry", "ferry-named", "ferry-lying", "ferry~":
		f.ferry = true
		q.Premise.Lies = slot == "ferry-lying"
		return f.takeFerry(slot)
	case "ferry-new":
		q.Ferry = &Ref{Desc: &Desc{New: true}}
		return true
	case "to", "to?":
		f.link = true
		if len(s.links) == 1 {
			q.To, q.Premise.From = s.links[0], s.from
		}
		return len(s.links) == 1 || len(s.links) == 0 && slot == "to?"
	case "place", "place?":
		return f.takePlace(slot == "place?")
	case "places", "players-places":
		return f.takePlaces(slot)
	case "piece", "piece?":
		f.piece = true
		return f.takePiece(slot == "piece?")
	case "on?":
		return f.takeKind()
	case "free":
		q.Piece, q.Premise.Free = "meeple", true
		return true
	case "everyone":
		q.Premise.Everyone = true
		return true
	case "anyone":
		f.player = true
		return len(s.players) == 1 && !s.self && !s.he || len(s.players) == 0 && (s.self || s.he && s.speaker != nil)
	case "share":
		q.Premise.Share = true
		return (s.self || s.he || len(s.players) > 0) && f.takePlayer()
	case "ferry-only":
		f.ferry = true
		return len(s.links) == 0 && f.takeFerry("ferry")
	case "no-piece":
		q.Piece = "meeple"
		return len(s.pieces) == 0
	case "mine":
		q.Player, f.player = &Ref{Desc: &Desc{This: true}}, true
		return len(s.players) == 0 && !s.he
	case "my-builder":
		f.piece = true
		return len(s.pieces) == 1 && s.pieces[0] == "builder"
	case "meeple", "builder":
		f.piece = true
		kinds := s.pieces
		return len(kinds) == 0 && slot == "builder" || len(kinds) == 1 && kinds[0] == slot
	case "tile":
		var ok bool
		f.tile = true
		q.Tile, f.places, ok = s.tile()
		return ok
	case "cell":
		return f.takeCell()
	case "turned?":
		f.turned = true
		if len(s.turned) == 1 {
			n, _ := strconv.Atoi(s.turned[0])
			q.Turned = &n
		}
		return len(s.turned) <= 1
	}
	return false
}

// used says whether every thing of the sentence has found its slot.
func (f *filler) used(slots []string) bool {
	s := f.s
	return len(f.places) == 0 && (f.ferry || len(s.ferries) == 0) && (f.link || len(s.links) == 0 && s.from == "") &&
		(f.piece || len(s.pieces) == 0) && (f.tile || len(s.tiles) == 0) && (f.turned || len(s.turned) == 0) &&
		(f.player || len(s.players) == 0 && !s.self && !s.he)
}

// takePlayer: one player at most, by name, as he after a name, or as I.
func (f *filler) takePlayer() bool {
	s := f.s
	f.player = true
	switch {
	case len(s.players) > 1:
		return false
	case len(s.players) == 1:
		f.q.Player = &s.players[0]
		return !s.self || s.asker
	case s.who:
		return false
	case s.he && s.doerHe && s.speaker == nil:
		return !s.self // he who is to move
	case s.he && s.doer != nil && s.speaker == nil:
		f.q.Player = s.doer
		return !s.self
	case s.he:
		f.q.Player = s.speaker
		return s.speaker != nil && !s.self
	}
	return true
}

func (f *filler) takeFerry(slot string) bool {
	s := f.s
	if len(s.ferries) == 0 {
		f.q.Ferry = &Ref{Desc: &Desc{This: true}}
		return slot == "ferry" && s.it
	}
	if len(s.ferries) > 1 {
		return false
	}
	ref := s.ferries[0]
	if slot == "ferry~" {
		return ref.Desc != nil && (ref.Desc.This || ref.Desc.New)
	}
	f.q.Ferry = &ref
	return true
}

// asPlace is the place an atom names; a cell is the feature in its middle or
// its only one.
func asPlace(a *atom, role string) (Ref, bool) {
	var r Ref
	switch {
	case a.ref != nil && a.concept != "cell":
		r = *a.ref
	case a.ref != nil:
		return r, false
	case !a.known:
		return r, false // a letter that is no label: perhaps the id of a tile
	default:
		r = Ref{Name: a.value}
	}
	if r.Kind == "" {
		r.Kind = role
	}
	return r, role == "" || r.Kind == role
}

func (f *filler) takePlace(optional bool) bool {
	switch {
	case len(f.places) == 1:
		r, ok := asPlace(&f.places[0], f.s.role)
		// A meeple on a tile could stand on any of its features.
		if f.q.ID == "may-place-meeple" && f.places[0].concept == "cell" && r.Kind == "" && f.q.Piece != "abbot" {
			return false
		}
		f.q.Place, f.places = &r, nil
		return ok
	case len(f.places) == 0 && f.s.it && !optional:
		f.q.Place = &Ref{Desc: &Desc{This: true}, Kind: f.s.kindSaid()}
		return true
	}
	return optional && len(f.places) == 0
}

// takePlaces takes two places, or the roads of two players.
func (f *filler) takePlaces(slot string) bool {
	s := f.s
	kind := s.kindSaid()
	if slot == "players-places" {
		return f.takePlayersPlaces(kind)
	}
	if len(f.places) == 1 && kind == "" && f.places[0].ref != nil {
		kind = f.places[0].ref.Kind
	}
	if len(f.places) == 1 && kind != "" {
		f.takeOwned(kind)
	}
	if len(f.places) != 2 {
		return false
	}
	for i := range f.places {
		// The city on a and the one on b: both are cities.
		if a, o := &f.places[i], f.places[1-i]; kind == "" && a.concept == "place" && a.ref.onlyCell() && o.ref != nil {
			a.ref = &Ref{Name: a.ref.Name, Kind: o.ref.Kind}
		}
	}
	for i := range f.places {
		r, ok := asPlace(&f.places[i], kind)
		if !ok {
			return false
		}
		f.q.Places = append(f.q.Places, r)
	}
	f.places = nil
	return true
}

// takeOwned takes the feature of that kind that is a player's, or on which his
// figure stands, for the second place: the same city as Red's.
func (f *filler) takeOwned(kind string) {
	s := f.s
	d := &Desc{}
	switch {
	case len(s.players) == 1 && s.says("poss") && !s.my:
		d.Player, f.player = &s.players[0], true
	case len(s.players) == 0 && s.my && len(s.pieces) == 1:
		d.Player = &Ref{Desc: &Desc{This: true}}
	default:
		return
	}
	if len(s.pieces) > 1 || s.role != "" && s.role != kind {
		return
	}
	f.piece = true
	if len(s.pieces) == 1 && s.pieces[0] != "meeple" {
		d.Piece = s.pieces[0]
	}
	f.places = append(slices.Clone(f.places), atom{concept: "place", ref: &Ref{Desc: d}})
}

// onlyCell says whether the ref names a tile and says nothing else of it.
func (r *Ref) onlyCell() bool { return r.Desc == nil && r.Kind == "" && !strings.Contains(r.Name, ".") }

// kindSaid is the kind of feature that a word speaks of; empty if none does.
func (s *sentence) kindSaid() string {
	for _, k := range kindWords {
		if s.says(k.one) {
			return k.kind
		}
	}
	return ""
}

// takePlayersPlaces takes the features of that kind of two players; their
// meeples may be named, he is who claims it.
func (f *filler) takePlayersPlaces(kind string) bool {
	s := f.s
	f.player, f.piece = true, true
	if kind == "" || len(f.places) > 0 || len(s.pieces) > 1 || len(s.pieces) == 1 && s.pieces[0] != "meeple" || s.role != "" && s.role != kind {
		return false
	}
	var who []Ref
	if s.self || s.my {
		who = append(who, Ref{Desc: &Desc{This: true}})
	}
	if s.he {
		if s.speaker == nil {
			return false
		}
		who = append(who, *s.speaker)
	}
	for _, p := range append(who, s.players...) {
		f.q.Places = append(f.q.Places, Ref{Kind: kind, Desc: &Desc{Player: &p}})
	}
	return len(f.q.Places) == 2
}

func (f *filler) takePiece(optional bool) bool {
	switch kinds := f.s.pieces; {
	case len(kinds) == 1:
		f.q.Piece = kinds[0]
		return true
	case len(kinds) == 0 && optional:
		f.q.Piece = "meeple"
		return true
	}
	return false
}

// takeKind takes the kind of feature on which a piece shall stand, from its own
// name or beside it.
func (f *filler) takeKind() bool {
	f.q.On = f.s.role
	for _, k := range kindWords {
		if !f.s.says(k.one, k.many) {
			continue
		}
		if f.q.On != "" && f.q.On != k.kind {
			return false
		}
		f.q.On = k.kind
	}
	return true
}

type kindWord struct{ kind, one, many string }

// kindWords are the kinds of features with the concepts that speak of one and
// of several.
var kindWords = [...]kindWord{
	{"road", "ROAD", "ROADS"}, {"city", "CITY", "CITIES"}, {"field", "FIELD", "FIELDS"},
	{"monastery", "MONASTERY", "MONASTERIES"}, {"garden", "GARDEN", "GARDENS"},
}

// takeCell takes the one cell: a label, coordinates or the side of another
// cell.
func (f *filler) takeCell() bool {
	if len(f.places) != 1 {
		return false
	}
	a := &f.places[0]
	f.places = nil
	switch {
	case a.concept == "beside":
		cell, side, _ := strings.Cut(a.ref.Name, ".")
		f.q.Cell = &Ref{Desc: &Desc{Side: side, Near: &Ref{Name: cell}}}
		return true
	case a.concept == "cell":
		r := a.cellRef()
		f.q.Cell = &r
		return true
	}
	return false
}
