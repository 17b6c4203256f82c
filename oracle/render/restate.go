package render

import (
	"cmp"
	"strconv"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
)

// understood restates the question of an answer, with the kind of feature it
// is about.
func (v voice) understood(a *oracle.Answer) string {
	return v.understoodAsked(a, &a.Asked)
}

// understoodAsked restates the question of an answer, or the question that it
// is about.
func (v voice) understoodAsked(a *oracle.Answer, q *oracle.Asked) string {
	args := v.askedArgs(q, kindAt(a, firstPlace(q)))
	if q.About != nil {
		args["about"] = v.understoodAsked(a, q.About)
	}
	args["goal"] = goalArg(q.Goal, args, len(q.Places) > 0, q.Rival >= 0)
	return v.restate(q.ID, args, len(q.Places) > 0)
}

// restate is the sentence of a question; some have another with a place, or if
// no player is named.
func (v voice) restate(id question.ID, args map[string]string, placed bool) string {
	key := "ask." + string(id)
	keys := []string{key, "ask.plain"}
	if placed {
		keys = append([]string{key + ".place"}, keys...)
	}
	if args["goal"] != "" {
		keys = append([]string{key + ".goal"}, keys...)
	}
	if args["player"] == "" {
		keys = append([]string{keys[0] + ".anybody", key + ".anybody"}, keys...)
	}
	return v.First(args, keys...)
}

// askedArgs are the arguments of a question whose things are settled. Kind is
// the word of the feature at its first place.
func (v voice) askedArgs(asked *oracle.Asked, kind string) map[string]string {
	args := map[string]string{
		"player": v.player(asked.Player), "piece": word("piece", kindText(asked.Piece)), "kind": kind,
		"tile": Clean(asked.Tile), "words": Clean(asked.Words),
	}
	if args["words"] == "" {
		args["words"] = string(asked.ID)
	}
	if asked.On != "" {
		args["on"] = word("word", asked.On)
	}
	if asked.Rival >= 0 {
		args["rival"] = v.player(asked.Rival)
	}
	if asked.Ferry != nil {
		args["ferry"] = v.ferry(*asked.Ferry)
		args["the-ferry"] = say.Refer(map[string]string{"name": args["ferry"]}, "thing.ferry")
	}
	if asked.To != nil {
		args["to"] = asked.To.String()
	}
	if asked.Cell != nil {
		args["cell"] = named("cell", v.cell(*asked.Cell))
	}
	if asked.Turned != nil {
		args["turned"] = strconv.Itoa(*asked.Turned)
	}
	for i, p := range asked.Places {
		args[[...]string{"place", "other"}[min(i, 1)]] = named("place", v.at(p))
	}
	if len(asked.Places) > 0 {
		args["feature"] = say.Refer(map[string]string{"kind": kind, "name": args["place"]}, "thing.feature")
	}
	return args
}

// RestateQuestion is a question whose things are not settled yet, in one plain
// sentence; it serves the readings of a question.
func RestateQuestion(q question.Question, sp say.Speaker) string {
	v := voice{Speaker: sp}
	args := map[string]string{
		"the-ferry": v.thing("ferry", q.Ferry), "to": Clean(q.To),
		"piece": word("piece", "meeple"), "tile": v.tileOf(q.Tile), "words": Clean(q.Words),
		"place": v.plain("place", q.Place), "cell": v.plain("cell", q.Cell), "other": say.Refer(nil, "thing.place.this"),
		"feature": v.thing("feature", q.Place),
	}
	if q.Player != nil && q.Player.Name != "" {
		args["player"] = playerNamed(q.Player.Name)
	}
	if q.Piece != "" {
		args["piece"] = word("piece", Clean(q.Piece))
	}
	if q.On != "" {
		args["on"] = word("word", Clean(q.On))
	}
	if q.Turned != nil {
		args["turned"] = strconv.Itoa(*q.Turned)
	}
	if len(q.Places) > 0 {
		args["place"] = v.plain("place", &q.Places[0])
		if q.Place == nil {
			args["feature"] = v.thing("feature", &q.Places[0])
		}
	}
	if len(q.Places) > 1 {
		args["other"] = v.plain("place", &q.Places[1])
	}
	if q.About != nil {
		args["about"] = RestateQuestion(*q.About, sp)
	}
	if args["words"] == "" {
		args["words"] = string(q.ID)
	}
	if q.Ferry == nil && (q.ID == "reopens" || isWhatIf(q.ID)) {
		args["the-ferry"] = ""
	}
	if q.Rival != nil {
		args["rival"] = playerNamed(q.Rival.Name)
	}
	args["goal"] = goalArg(q.Goal, args, q.Place != nil, q.Rival != nil)
	return v.restate(q.ID, args, q.Place != nil || len(q.Places) > 0)
}

// named is a place or cell by its name as an argument of a sentence.
func named(slot, name string) string {
	return say.Refer(map[string]string{"name": name}, "thing."+slot)
}

// plain is a place or cell by its name, or how it is described.
func (v voice) plain(slot string, r *question.Ref) string {
	switch {
	case r == nil:
		return say.Refer(nil, "thing."+slot+".this")
	case r.Name != "":
		return named(slot, Clean(r.Name))
	case slot == "place":
		return v.thing("feature", r)
	case slot == "cell" && r.Desc != nil:
		form, args := v.described(r.Desc)
		return say.Refer(args, "thing.cell."+form, "thing.cell.this")
	}
	return say.Refer(nil, "thing."+slot+".this")
}

// thing names or describes a ferry or feature.
func (v voice) thing(slot string, r *question.Ref) string {
	key, kind := "thing."+slot, ""
	if r != nil && r.Kind != "" {
		kind = word("word", Clean(r.Kind))
	}
	if r != nil && r.Name != "" {
		return say.Refer(map[string]string{"name": Clean(r.Name), "kind": cmp.Or(kind, word("word", "feature"))}, key)
	}
	form, args := "this", map[string]string{}
	if r != nil && r.Desc != nil {
		form, args = v.described(r.Desc)
	}
	args["kind"] = cmp.Or(kind, word("word", "road"))
	return say.Refer(args, key+"."+form, key+".this")
}

// described is the form of a description and its arguments.
func (v voice) described(d *question.Desc) (string, map[string]string) {
	args := map[string]string{"n": strconv.Itoa(d.Nth), "compass": word("compass", Clean(d.Side)), "direction": word("direction", Clean(d.Side))}
	switch {
	case d.Player != nil && d.Player.Name != "" && d.Piece != "":
		args["name"], args["piece"] = playerNamed(d.Player.Name), word("piece", d.Piece)
		return "piece", args
	case d.Piece != "":
		args["what"] = word("piece", d.Piece)
		return "with", args
	case d.Shows != "":
		args["what"] = say.Refer(nil, "word."+d.Shows, say.Literal(d.Shows))
		return "with", args
	case len(d.Ends) == 2:
		args["name"], args["other"] = v.plain("cell", &d.Ends[0]), v.plain("cell", &d.Ends[1])
		return "between", args
	case d.Player != nil:
		args["name"] = playerNamed(d.Player.Name)
		return "player", args
	case d.On != nil:
		args["name"] = v.plain("cell", d.On)
		return "on", args
	case d.Near != nil:
		args["name"] = v.plain("cell", d.Near)
		if d.Side != "" {
			return "near-side", args
		}
		return "near", args
	case d.Kind != "":
		args["name"] = word("word", Clean(d.Kind))
		if d.Side != "" {
			return "kind-side", args
		}
		return "kind", args
	case len(d.Ends) == 2:
		args["name"], args["other"] = v.plain("cell", &d.Ends[0]), v.plain("cell", &d.Ends[1])
		return "between", args
	case d.Side != "":
		return "side", args
	case d.Nth < 0:
		return "last", args
	case d.Nth > 0:
		return "nth", args
	case d.New:
		return "new", args
	case d.Any:
		return "any", args
	}
	return "this", args
}

// tileOf names the tile of a question.
func (v voice) tileOf(t *question.Tile) string {
	switch {
	case t == nil:
		return say.Refer(nil, "thing.tile.this")
	case t.ID != "":
		return Clean(t.ID)
	case t.Given == nil:
		return say.Refer(nil, "thing.tile.this")
	case t.Given.ID != "":
		return Clean(t.Given.ID)
	}
	edges := ""
	for _, e := range t.Given.Edges {
		edges += e.String()
	}
	return edges
}
