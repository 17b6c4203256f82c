package question

import (
	"slices"
	"strings"

	"ferryman/rules/tile"
)

// sentence is a text with everything in it sorted out.
type sentence struct {
	concepts []string // each once, in order
	numbers  []uint16 // of the concepts
	has      set      // the concepts
	nots     int
	wrong    bool // says what no question says
	self     bool // I, we, you, me: who is to move
	subject  bool // and is who does it: I, not me
	my       bool // my, our, your
	he       bool // he, she, they, his
	heSaid   bool // not his alone
	me       bool // me, us: to whom it happens
	who      bool // he or it, before anything is named: nobody says who
	half     bool // half of a not, as in French
	it       bool // it, this: a thing named before
	swivel   bool // moves a thing by turning it where it lies
	verb     bool // has a verb that may say by itself what is asked: is, has, does
	speaker  *Ref // who claims it
	doer     *Ref // who is said to have placed the tile
	doerHe   bool // he is
	total    bool // says in total
	sofar    bool // since the game began
	did      bool // what somebody has done, not what is left
	two      bool // two roads, both roads
	pays     bool // with pay, which a toll does to a player and he to it
	owns     bool // has a word for have, which may be all it says of points
	asker    bool // the player is who says I
	pair     bool // two players do it: Red and Blue
	forWhom  bool // something is for a player: he does not do it
	players  []Ref
	ferries  []Ref
	links    []string
	from     string // the link a ferry is moved from
	placed   *Ref   // the tile said to have been placed
	ferrySet bool   // the ferry is said to have been placed
	numbered []int  // numbers that name nothing
	places   []atom // places and what may be one
	pieces   []string
	role     string // the kind of feature that the name of a meeple tells
	tiles    []*Tile
	turned   []string
	unknown  []string
}

// silent are small words that say nothing by themselves.
var silent = []string{"the", "a", "of", "for", "on", "to", "be", "comma", "drop", "my", "have", "would", "and", "through", "thereis", "SE"}

// sort sorts the atoms out.
func (p *parser) sort(in []atom) sentence {
	s := sentence{total: p.total}
	if n := len(in); n > 1 && in[n-1].concept == "or" && in[n-2].concept == "comma" {
		in[n-1].concept = "TRUE" // "…, or?"
	} else if n > 2 && (in[n-1].concept == "NON" || in[n-1].concept == "IF") {
		in[n-1].concept = "TRUE" // "…, non ?", "…, si ?"
	}
	in = untagged(in)
	for i := range in {
		s.add(&in[i])
		s.pair = s.pair || i > 1 && in[i].concept == "player" && in[i-1].concept == "and" && in[i-2].concept == "player"
		s.forWhom = s.forWhom || i > 0 && in[i-1].concept == "for" && in[i].concept == "player"
	}
	s.he = s.he && (s.heSaid || !s.says("WHO", "WHOSE", "ALLPLAYERS")) // who gets his meeple back
	s.topic(in)
	s.bareFerry(p, in)
	s.settleHis()
	s.settle(in, p.lex.lateNot)
	return s
}

// untagged is the sentence without what its last words only ask again: "…, or
// no?", "… or what?", and "Why not?" after something that is denied.
func untagged(in []atom) []atom {
	n := len(in)
	for n > 0 && in[n-1].concept == "comma" {
		n--
	}
	if n < 3 {
		return in
	}
	last, before := in[n-1].concept, in[n-2].concept
	switch {
	case last == "ORTAG":
		return in[:n-1]
	case before == "WHY" && last == "NOT" && in[n-3].concept == "comma" &&
		slices.ContainsFunc(in[:n-3], func(a atom) bool { return a.concept == "NOT" }):
		return in[:n-1]
	}
	return in
}

func (s *sentence) concept(c string) {
	if !slices.Contains(s.concepts, c) {
		s.concepts = append(s.concepts, c)
	}
}

func (s *sentence) add(a *atom) {
	s.verb = s.verb || slices.Contains(verbs, a.concept)
	s.owns = s.owns || a.concept == "have"
	s.sofar = s.sofar || a.concept == "NOW" && a.value == "sofar"
	s.two = s.two || a.concept == "ROADS" && a.value == "two"
	s.pays = s.pays || a.value == "pay" && (a.concept == "BRING" || a.concept == "PAID")
	switch a.concept {
	case "self", "me":
		s.self, s.subject = true, s.subject || a.concept == "self"
		s.me = s.me || a.concept == "me"
	case "heit":
		s.who = s.who || !s.it && !s.named()
	case "NE":
		s.half = true
	case "my":
		s.my = true
	case "he", "his":
		s.he = true
		s.heSaid = s.heSaid || a.concept == "he"
	case "it":
		s.it = true
		s.concept("it")
	case "this":
		s.it = true
	case "swivel":
		s.swivel = true
	case "player", "asker":
		s.asker = s.asker || a.concept == "asker"
		if !slices.ContainsFunc(s.players, func(r Ref) bool { return r.Name == a.ref.Name }) {
			s.players = append(s.players, *a.ref)
		}
	case "ferry":
		s.ferries = append(s.ferries, *a.ref)
	case "link":
		s.links = append(s.links, a.value)
	case "place", "beside", "cell":
		s.places = append(s.places, *a)
	case "piece":
		kind, role, _ := strings.Cut(a.value, "/")
		s.stands(role)
		if !slices.Contains(s.pieces, kind) {
			s.pieces = append(s.pieces, kind)
		}
	case "role":
		s.stands(a.value)
	case "fromlink":
		s.wrong = s.wrong || s.from != ""
		s.from = a.value
	case "placed":
		s.wrong = s.wrong || s.placed != nil
		s.placed, s.doer, s.doerHe = a.ref, a.who, a.his
		s.ferrySet = a.value == "placed-ferry"
	case "tile":
		s.tiles = append(s.tiles, a.tile)
	case "turned":
		s.turned = append(s.turned, a.value)
	case "kind", "generic":
		s.concept(strings.ToUpper(a.value))
	case "do", "where":
		s.concept(strings.ToUpper(a.concept))
	case "unknown":
		s.unknown = append(s.unknown, a.raw)
	case "CLAIMS":
		s.speaker = a.ref
		s.concept(a.concept)
	case "asks":
		s.doer = a.who
	case "num":
		s.numbered = append(s.numbered, a.count())
		s.concept(a.concept)
	case "NOT", "NO", "NON":
		s.nots++
		s.concept("NOT")
	default:
		if !slices.Contains(silent, a.concept) {
			s.concept(a.concept)
		}
	}
}

// subjects are concepts of things that a pronoun may stand for.
var subjects = []string{"FERRY", "FERRIES", "LAKE", "TOLL", "TOLLMONEY", "ROAD", "ROADS", "CITY", "CITIES", "FIELD", "FIELDS", "MONASTERY",
	"MONASTERIES", "GARDEN", "VILLAGE", "FEATURE", "FEATURES", "PIECES", "TILE", "THISTILE", "THEMOVE", "MOVE", "COMBINATIONS", "RULE", "RULEBOOK"}

// named says whether the sentence has named something so far that a pronoun
// may stand for. One that repeats its subject says nothing new: "la route
// est-elle terminée ?"
func (s *sentence) named() bool {
	return len(s.players)+len(s.ferries)+len(s.places)+len(s.pieces)+len(s.tiles) > 0 || s.says(subjects...)
}

// pronouns settles for what a pronoun stands that may be he or it, if nothing
// was named before it: a thing if nothing is named at all.
func (s *sentence) pronouns() {
	switch {
	case !s.who || s.named():
	case s.says("SCORE", "GET", "COLLECT", "RETURN", "THISTURN"):
		s.he = true
	default:
		s.it = true
		s.concept("it")
	}
}

// topic lets it mean the thing that the text begins with: the city on q, whose
// is it?
func (s *sentence) topic(in []atom) {
	for i, a := range in {
		switch {
		case slices.Contains([]string{"the", "a", "my", "this", "TILE", "drop"}, a.concept):
		case i+1 < len(in) && in[i+1].concept == "comma" && slices.Contains([]string{"place", "cell", "tile", "ferry", "piece"}, a.concept):
			if s.says("it") && !slices.ContainsFunc(in[i+1:], func(a atom) bool { return a.concept == "this" }) {
				s.drop("it")
				s.it = false
			}
			return
		default:
			return
		}
	}
}

// verbs are the concepts of small verbs that may make a question of their own.
var verbs = []string{"be", "do", "have", "would", "thereis", "PAST"}

// settleHis finds whose a thing is that is called his: it belongs to who claims
// something, or to the only player named.
func (s *sentence) settleHis() {
	for i := range s.places {
		if !s.places[i].his {
			continue
		}
		who := s.speaker
		switch {
		case who == nil && len(s.players) == 1 && !s.says("CLAIMS"):
			who = &s.players[0]
		case who == nil || len(s.players) > 0:
			s.wrong = true
			return
		}
		s.places[i].ref.Desc.Player = who
	}
}

// stands notes the kind of feature on which a figure stands; it has only one.
func (s *sentence) stands(role string) {
	if role != "" {
		s.wrong = s.wrong || s.role != "" && s.role != role
		s.role = role
	}
}

// bareFerry takes a number or name that is left over for the ferry of that
// name, if something is moved or a link is named, and no ferry is named otherwise.
func (s *sentence) bareFerry(p *parser, in []atom) {
	lies := len(s.links) == 1 && !s.says("FERRY", "FERRIES") // 1 to N-S
	if len(s.ferries) > 0 || !s.says("MOVE") && !lies || s.says("TOLL", "TOLLMONEY") {
		return
	}
	var found []string
	for i := range in {
		if in[i].concept == "num" && !counts(in, i) && (s.says("MOVE") || in[i].raw == in[i].value) || in[i].concept == "name" {
			if name, ok := p.ferry(in[i].value); ok {
				found = append(found, name)
			}
		}
	}
	if len(s.places) == 1 && len(found) == 0 {
		if a := &s.places[0]; a.concept == "cell" && a.ref == nil && !a.named && p.isFerryName(a.value) {
			s.ferries, s.places = []Ref{{Name: a.value}}, nil
		}
	}
	if len(found) == 1 {
		s.ferries = []Ref{{Name: found[0]}}
		s.concepts = slices.DeleteFunc(s.concepts, func(c string) bool { return c == "num" || c == "name" })
	}
}

// counted are the concepts of things that a number before them counts.
var counted = []string{"POINTS", "ROADS", "CITIES", "FIELDS", "FEATURES", "FERRIES", "PIECES", "TILES", "STEPS", "MONASTERIES",
	"kind", "generic", "piece", "role", "TOLL", "TOLLMONEY", "COMBINATIONS"}

// counts says whether the number there only counts what follows it: three
// points are not ferry 3.
func counts(in []atom, at int) bool {
	return at+1 < len(in) && slices.Contains(counted, in[at+1].concept)
}

// tile takes the tile that is to be placed out of the places: one that stands
// with the word tile, or the only letter that is no label.
func (s *sentence) tile() (*Tile, []atom, bool) {
	if len(s.tiles) == 1 {
		return s.tiles[0], s.places, true
	}
	if len(s.tiles) > 1 {
		return nil, nil, false
	}
	for _, fits := range []func(a *atom) bool{
		func(a *atom) bool {
			return a.named && (!a.known || isTile(a.value) && a.value == strings.ToUpper(a.value))
		},
		func(a *atom) bool { return !a.known && isTile(a.value) },
	} {
		var at []int
		for i := range s.places {
			if a := &s.places[i]; a.concept == "cell" && a.ref == nil && fits(a) {
				at = append(at, i)
			}
		}
		if len(at) == 1 {
			rest := slices.Delete(slices.Clone(s.places), at[0], at[0]+1)
			return &Tile{ID: tileID(s.places[at[0]].value)}, rest, true
		}
		if len(at) > 1 {
			return nil, nil, false
		}
	}
	return nil, nil, false
}

// tileID is the id of the tile as it is printed, or the word itself.
func tileID(s string) string {
	if _, ok := tile.Lookup(strings.ToUpper(s)); ok && len(s) == 1 {
		return strings.ToUpper(s)
	}
	return s
}

// strange lists the words that nothing is known of: they are in no list, or
// are no name of the position and no tile.
func (s *sentence) strange() []string {
	out := s.unknown
	for i := range s.places {
		if a := &s.places[i]; a.concept == "cell" && !a.known && !isTile(a.value) {
			out = append(out, a.value)
		}
	}
	return out
}
