package game

import (
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/tile"
)

// Fields have had three rules of scoring. Now each field pays 3 points for
// every completed city it touches (base/field-points, base/field-each). Before,
// a city paid each player once (base/field-each off); at first 4 points went
// to those with most farmers around each city (base/farm-generations off).

// farmEach is what a completed city pays.
func (p *Position) farmEach() int {
	if p.On(rules.BaseFarmGenerations) {
		return 3
	}
	return 4
}

// fieldWorth gives the points of one field.
func (p *Position) fieldWorth(feat *board.Feature) []Item {
	return p.farmItems(len(p.citiesOf(feat)))
}

func (p *Position) farmItems(cities int) []Item {
	if cities == 0 || !p.On(rules.BaseFieldPoints) {
		return nil
	}
	return []Item{{rules.BaseFieldPoints, "city", cities, p.farmEach()}}
}

// citiesOf lists the completed cities that touch the field, each by its key,
// sorted (base/field-incomplete: others do not count).
func (p *Position) citiesOf(feat *board.Feature) []board.Seg {
	var keys []board.Seg
	for _, m := range feat.Segs {
		for _, c := range p.Board.CitySegs(m) {
			if key := p.Board.Key(c); p.complete(c) && !containsSeg(keys, key) {
				keys = append(keys, key)
			}
		}
	}
	slices.Sort(keys)
	return keys
}

// farm is a field with farmers at the end of the game.
type farm struct {
	event  Event
	on     []Piece
	cities []board.Seg
}

// farms gathers the fields with farmers, in the order of their places.
func (p *Position) farms() []farm {
	var out []farm
	var seen []board.Seg
	for _, pc := range p.Pieces {
		if pc.Seg == board.None || p.Board.Kind(pc.Seg) != tile.FieldFeature {
			continue
		}
		key := p.Board.Key(pc.Seg)
		if containsSeg(seen, key) {
			continue
		}
		seen = append(seen, key)
		feat := p.Board.Feature(pc.Seg)
		f := farm{on: p.PiecesOn(pc.Seg), cities: p.citiesOf(&feat)}
		f.event = Event{
			Kind: feat.Kind, Seg: pc.Seg, At: p.Board.Place(feat.Segs[0]), Tiles: feat.Tiles,
			Items: p.fieldWorth(&feat), Owners: p.majority(f.on), Final: true,
		}
		out = append(out, f)
	}
	slices.SortFunc(out, func(a, b farm) int { return a.event.At.Compare(b.event.At) })
	return out
}

// farmScoring lists what the fields bring at the end, by the rule in force.
func (p *Position) farmScoring() []Event {
	farms := p.farms()
	var out []Event
	switch {
	case !p.On(rules.BaseFarmGenerations):
		out = p.scoreByCity(farms)
	case !p.On(rules.BaseFieldEach):
		out = p.scoreCitiesOnce(farms)
	default:
		for i := range farms {
			out = append(out, farms[i].event)
		}
	}
	out = p.farmers(out)
	for i := range p.play.expansions {
		if f := p.play.expansions[i].fields; f != nil {
			out = f(p, farms, out)
		}
	}
	return out
}

// farmers passes scorings of farmers through what expansions change in them.
func (p *Position) farmers(events []Event) []Event {
	for i := range p.play.expansions {
		f := p.play.expansions[i].farmers
		if f == nil {
			continue
		}
		var out []Event
		for _, e := range events {
			out = append(out, f(p, e)...)
		}
		events = out
	}
	return events
}

// scoreCitiesOnce: a city pays a player once, on the first of the fields where
// the player has the majority.
func (p *Position) scoreCitiesOnce(farms []farm) []Event {
	var out []Event
	paid := make([][]board.Seg, p.Players())
	for i := range farms {
		f := &farms[i]
		for _, owner := range f.event.Owners {
			fresh := 0
			for _, c := range f.cities {
				if !containsSeg(paid[owner], c) {
					paid[owner] = append(paid[owner], c)
					fresh++
				}
			}
			e := f.event
			e.Owners, e.Tied, e.Items = []int{owner}, f.event.Owners, p.farmItems(fresh)
			out = append(out, e)
		}
		if len(f.event.Owners) == 0 {
			out = append(out, f.event)
		}
	}
	return out
}

// scoreByCity: the majority is counted for each city over all fields that
// touch it.
func (p *Position) scoreByCity(farms []farm) []Event {
	var cities []board.Seg
	for i := range farms {
		for _, c := range farms[i].cities {
			if !containsSeg(cities, c) {
				cities = append(cities, c)
			}
		}
	}
	slices.Sort(cities)
	var out []Event
	for _, c := range cities {
		var on []Piece
		var at *Event
		for i := range farms {
			if containsSeg(farms[i].cities, c) {
				on = append(on, farms[i].on...)
				if at == nil {
					at = &farms[i].event
				}
			}
		}
		e := *at
		e.Owners, e.Items = p.majority(on), p.farmItems(1)
		out = append(out, e)
	}
	return out
}

// fieldReasons says which rule counts the cities of a field, and which cities
// around it count nothing.
func (p *Position) fieldReasons(s board.Seg, feat *board.Feature, items []Item) []Reason {
	if feat.Kind != tile.FieldFeature {
		return nil
	}
	f := Facts{At: p.Board.Place(s), What: "city", M: p.farmEach()}
	var out []Reason
	switch {
	case !p.On(rules.BaseFarmGenerations):
		out = append(out, because(rules.BaseFarmGenerations, "by-city", f))
	case !p.On(rules.BaseFieldEach):
		out = append(out, because(rules.BaseFieldEach, "once", f))
	case len(items) > 0:
		out = append(out, because(rules.BaseFieldEach, "each", f))
	}
	for _, m := range feat.Segs {
		for _, c := range p.Board.CitySegs(m) {
			if !p.complete(c) {
				f.Other = p.Board.Place(c)
				return append(out, because(rules.BaseFieldIncomplete, "nothing", f))
			}
		}
	}
	return out
}
