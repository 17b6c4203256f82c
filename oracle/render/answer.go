package render

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/oracle"
	"ferryman/oracle/say"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// AnswerSentence is the answer in one plain sentence: "Red may move ferries 1
// and 2, not 3."
func AnswerSentence(a *oracle.Answer, sp say.Speaker) string {
	v := voice{sp, a.Names}
	args := v.answerArgs(a)
	id := "answer." + string(a.Asked.ID)
	if a.Value.Kind == oracle.NotKnown {
		return v.unknownSentence(a, args)
	}
	keys := v.forms(a)
	for i := range keys {
		keys[i] = id + "." + keys[i]
	}
	text := v.First(args, append(keys, "answer.plain")...)
	if a.Asked.Denied {
		return v.withoutLead(text, v.Plain(args["place"]))
	}
	if holds, said := claimHolds(a); said {
		key := map[bool]string{true: "answer.lead.yes", false: "answer.lead.no"}[holds]
		return strings.TrimRight(v.Text(key, nil), ",") + ". " + text
	}
	return text
}

// claimHolds says whether the number that the question claims is that of the
// answer; said is false if it claims none, or not of one player.
func claimHolds(a *oracle.Answer) (holds, said bool) {
	switch n := a.Asked.Said; {
	case n == nil:
	case a.Value.Kind == oracle.Number:
		return a.Value.Number == *n, true
	case a.Value.Kind == oracle.PointsByPlayer:
		return a.Value.Points[a.Asked.Player] == *n, true
	}
	return false, false
}

// withoutLead is the sentence without its yes or no: after a question that has
// a not they could mean either.
func (v voice) withoutLead(text, place string) string {
	for _, key := range []string{"answer.lead.yes", "answer.lead.no"} {
		if rest, ok := strings.CutPrefix(text, v.Text(key, nil)); ok {
			if rest = strings.TrimSpace(rest); place != "" && strings.HasPrefix(rest, place+" ") {
				return rest // a name stays as it is written
			}
			return say.Capital(rest)
		}
	}
	return text
}

// forms lists the keys that fit the value, the most special first.
func (v voice) forms(a *oracle.Answer) []string {
	form := ""
	switch a.Value.Kind {
	case oracle.Bool:
		form = "no"
		if a.Value.Bool {
			form = "yes"
		}
	case oracle.Number:
		form = "number"
	case oracle.PointsByPlayer:
		if !slices.ContainsFunc(a.Value.Points, func(n int) bool { return n != 0 }) {
			return []string{"zero", "points"}
		}
		return []string{"points"}
	default:
		return refForms(a)
	}
	if a.Asked.ID == "can-achieve" && a.Value.Bool && len(best(a)) == 0 {
		return []string{"yes.none", form}
	}
	if a.Asked.ID == "can-achieve" && len(a.Items) == 0 {
		return []string{"no.none", form}
	}
	if a.Asked.ID == "reopens" && len(a.Asked.Places) > 0 {
		return []string{"place." + form, form}
	}
	return []string{form}
}

// refForms are those of a list: empty if there was nothing to choose from.
func refForms(a *oracle.Answer) []string {
	switch {
	case a.Asked.ID == "move-combinations":
		return combinationForms(a)
	case a.Asked.ID == "ferry-positions" && len(a.Because) > 0 && a.Because[0].Outcome == "any-two":
		return []string{"new", "some"}
	case len(a.Value.Refs) == 0 && len(a.Items) == 0 && noneThere(a):
		return []string{"empty", "none"}
	case len(a.Value.Refs) == 0:
		return []string{"none"}
	case len(refused(a)) == 0:
		return []string{"all", "some"}
	}
	return []string{"some"}
}

// noneThere says whether the answer itself tells why there are no candidates.
func noneThere(a *oracle.Answer) bool {
	return slices.ContainsFunc(a.Because, func(r game.Reason) bool {
		return r.Outcome == "no-ferries" || r.Outcome == "no-tile"
	})
}

// refused lists the candidates that the answer turns down.
func refused(a *oracle.Answer) []oracle.Ref {
	var out []oracle.Ref
	for _, it := range a.Items {
		if it.Verdict == game.No {
			out = append(out, it.Ref)
		}
	}
	return out
}

// answerArgs are the arguments of the answer's sentence: those of the question
// and what the value says.
func (v voice) answerArgs(a *oracle.Answer) map[string]string {
	args := v.askedArgs(&a.Asked, kindAt(a, firstPlace(&a.Asked)))
	n := len(a.Value.Refs)
	args["n"] = strconv.Itoa(n)
	args["list"] = v.List(v.refs(a, a.Value.Refs))
	if n > 0 && a.Value.Refs[0].Kind == oracle.LinkRef {
		args["list"] = v.Or(v.refs(a, a.Value.Refs))
	}
	args["rest"] = v.List(v.refs(a, refused(a)))
	args["number"] = strconv.Itoa(a.Value.Number)
	args["points"] = v.points(a.Value.Points)
	args["turns"] = v.turns(a)
	args["value"] = args["list"]
	if isWhatIf(a.Asked.ID) {
		args["m"] = strconv.Itoa(len(a.Items))
		args["best"] = v.moves(best(a))
	}
	return args
}

func firstPlace(asked *oracle.Asked) *place.Place {
	if len(asked.Places) == 0 {
		return nil
	}
	return &asked.Places[0]
}

// kindAt is the word of the feature at a place: road, city …
func kindAt(a *oracle.Answer, p *place.Place) string {
	if p != nil && a.Position != nil {
		if seg := segAt(a.Position, *p); seg != board.None {
			return word("word", a.Position.Board.Kind(seg).String())
		}
	}
	return word("word", "feature")
}

// segAt is the segment at the place; a tile named by its label alone means its
// first road or city.
func segAt(pos *game.Position, p place.Place) board.Seg {
	seg := pos.Board.SegAt(p)
	if seg == board.None && p.Part == place.Centre {
		if l, ok := pos.Board.At(p.Cell); ok && l.Known() {
			for _, s := range pos.Board.Segments(l) {
				if k := pos.Board.Kind(s); k == tile.RoadFeature || k == tile.CityFeature {
					return s
				}
			}
		}
	}
	return seg
}

// points are those of every player in turn order.
func (v voice) points(points []int) string {
	var out []string
	for i, n := range points {
		out = append(out, v.Text("text.points", map[string]string{"player": v.player(i), "n": strconv.Itoa(n)}))
	}
	return v.List(out)
}

// turns are the ways in which the tile asked about may lie.
func (v voice) turns(a *oracle.Answer) string {
	if a.Asked.Turned != nil {
		return strconv.Itoa(*a.Asked.Turned)
	}
	var out []string
	if a.Asked.ID == "may-place-tile" && a.Value.Bool {
		for _, it := range a.Items {
			if it.Verdict == game.Yes {
				out = append(out, numbers(it.Turns)...)
			}
		}
	}
	return v.Or(out)
}

func numbers(list []int) []string {
	var out []string
	for _, n := range list {
		out = append(out, strconv.Itoa(n))
	}
	return out
}

func (v voice) refs(a *oracle.Answer, refs []oracle.Ref) []string {
	out := make([]string, len(refs))
	for i, r := range refs {
		out[i] = v.ref(a, r)
	}
	return out
}

// ref names a thing inside a sentence.
func (v voice) ref(a *oracle.Answer, r oracle.Ref) string {
	switch r.Kind {
	case oracle.PlayerRef:
		return v.player(r.Owner)
	case oracle.PieceRef:
		return v.Text("thing.piece", map[string]string{
			"player": v.player(r.Owner), "piece": word("piece", kindText(r.Piece)), "place": v.at(r.Place),
		})
	case oracle.WordRef:
		if a.Asked.ID == "move-effects" {
			return v.Word("does", r.Word)
		}
		if a.Asked.ID == "rulebooks-differ" {
			return v.Word("rulebook", r.Word)
		}
		return v.Word("step", r.Word)
	}
	return Clean(r.Text(&v.names))
}

// unknownSentence says that the answer is not known and what is missing.
func (v voice) unknownSentence(a *oracle.Answer, args map[string]string) string {
	code := ""
	var out []string
	for i := range a.Missing {
		if i == 0 {
			code = a.Missing[i].Code
		}
		out = append(out, v.missing(&a.Missing[i]))
	}
	args["missing"] = strings.Join(out, " ")
	return v.First(args, "answer.unknown."+code, "answer.unknown")
}

// missing says what must be added for an answer.
func (v voice) missing(m *oracle.Missing) string {
	var why []string
	for _, r := range deciding(m.Why, game.No) {
		why = append(why, v.sentence(r))
	}
	return v.First(map[string]string{
		"n": strconv.Itoa(missingCount(m)), "list": v.List(v.cells(m.Cells)),
		"why": strings.Join(why, " "), "value": m.Code,
	}, "missing."+m.Code, "missing.other")
}
