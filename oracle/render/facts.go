package render

import (
	"slices"
	"strconv"

	"ferryman/oracle/say"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
)

// textOutcome is the outcome of a reason that only names a rule.
const textOutcome = "text"

// sentence is what a reason says.
func (v voice) sentence(r game.Reason) string {
	if r.Outcome == textOutcome {
		return r.Rule.In(v.Lang()).Text
	}
	key := r.Rule.String() + "." + r.Outcome
	args := v.facts(r)
	if r.What != "" {
		return v.First(args, key+"."+r.What, key)
	}
	return v.Text(key, args)
}

// Sentence is what a reason says, in words of the position it is about.
func Sentence(r game.Reason, names place.Names, sp say.Speaker) string {
	return voice{sp, names}.sentence(r)
}

// facts are the arguments of a reason's sentence: say.FactArguments.
func (v voice) facts(r game.Reason) map[string]string {
	f := &r.Facts
	return map[string]string{
		"cell":   v.cell(f.Cell),
		"ferry":  v.ferry(f.Ferry),
		"before": v.ferry(f.Before),
		"at":     v.at(f.At),
		"other":  v.at(f.Other),
		"link":   linkText(f.Link),
		"to":     linkText(f.To),
		"player": v.player(f.Player),
		"rival":  v.player(f.Rival),
		"piece":  word("piece", kindText(f.Piece)),
		"what":   what(f.What),
		"edge":   edge(f.N),
		"n":      strconv.Itoa(f.N),
		"m":      strconv.Itoa(f.M),
		"sum":    strconv.Itoa(f.N * f.M),
		"way":    say.Way(v.places(f.Way)),
		"places": v.List(v.places(f.Places)),
	}
}

// what is a word of the game: a thing on the table, or the step of a turn.
func what(w string) string {
	if w == "" {
		return ""
	}
	return say.Refer(nil, "word."+w, "step."+w, say.Literal(w))
}

func edge(n int) string {
	if n < 0 || n > int(tile.Any) {
		return ""
	}
	return word("word", tile.Edge(n).Word())
}

func linkText(l place.Link) string {
	if l.IsZero() {
		return ""
	}
	return l.String()
}

// kindText is the word of a piece in files; nothing for a kind there is not.
func kindText(k game.Kind) string {
	if k > game.AbbeyTile {
		return ""
	}
	return k.String()
}

// deciding lists the reasons that a short explanation gives: those of the
// decision and what they rest on, without remarks of rules that only clarify. A
// refusal that shows the way along the road tells all by itself. What the
// publisher has said officially is always given: it is why the answer is sure.
func deciding(why []game.Reason, verdict game.Verdict) []game.Reason {
	var out []game.Reason
	for _, r := range why {
		out = append(out, r)
		out = append(out, weighty(r.Because, verdict == game.No && len(r.Way) > 0)...)
	}
	return out
}

// weighty lists the reasons below one that is given, parents first; if that
// one tells all, only what is official.
func weighty(why []game.Reason, told bool) []game.Reason {
	var out []game.Reason
	for _, r := range why {
		rule := r.Rule.Rule()
		remark := told || rule.Effect == rules.Clarifies
		if !remark || rule.Authority == rules.Official {
			out = append(out, r)
		}
		out = append(out, weighty(r.Because, remark)...)
	}
	return out
}

// distinct leaves out reasons that say what was said before, as where the same
// one holds for several candidates.
func (v voice) distinct(why []game.Reason) []game.Reason {
	var out []game.Reason
	var told []string
	for _, r := range why {
		if s := v.wholly(r); !slices.Contains(told, s) {
			out, told = append(out, r), append(told, s)
		}
	}
	return out
}

// wholly is all that a reason and those below it say.
func (v voice) wholly(r game.Reason) string {
	s := r.Rule.String() + " " + v.sentence(r)
	for _, below := range r.Because {
		s += " (" + v.wholly(below) + ")"
	}
	return s
}
