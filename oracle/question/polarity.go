package question

import "slices"

// settle reads what depends on more than one word: which words deny, which
// speak of what might have been, and words with two meanings.
func (s *sentence) settle(in []atom, lateNot bool) {
	s.pronouns()
	if n := len(in) - 1; n > 0 && in[n].concept == "or" && in[n].value != "" {
		s.drop("or") // at the end it is where, without its accent in French
		s.concept("WHERE")
	}
	s.wrong = s.wrong || s.half && s.nots == 0 && !s.says("NOPOINTS")
	s.inflected(in)
	s.wrong = s.wrong || s.nots > 0 && !s.mayDeny(in, lateNot) || unreal(in)
	s.wrong = s.wrong || s.placed != nil && !s.ferrySet && s.says("it") // the tile, or its ferry
	s.wrong = s.wrong || s.says("WANT") && !s.says("MAY", "MUST")
	if opensAgain(in) {
		s.drop("OPEN")
		s.drop("AGAIN")
		s.concept("REOPEN")
	}
	if s.says("WHERE", "WHICH") {
		s.drop("EVERYWHERE")
	}
	if s.says("SHOULD") && s.says("MAY") {
		s.drop("SHOULD") // should I be able to
	}
	if s.says("MOVE") && s.says("TOLL", "TOLLMONEY") {
		s.drop("MOVE") // to another crossroads, or round; a ferry turns where it lies
		s.concept(map[bool]string{true: "FLIP", false: "RESITE"}[s.swivel])
	}
	if s.says("WHERE", "HOW", "WHICH") {
		s.drop("EVERYWHERE") // where may it go everywhere
	}
	if s.says("DONE") {
		s.drop("DONE")
		s.did = s.owns && !s.says("MUST", "LEFT", "MAY") // what have I done
		s.concept(map[bool]string{true: "COMPLETE", false: "DO"}[len(s.places) > 0])
	}
}

// opensAgain says whether something is said to be open again, with only what
// that is between the two words.
func opensAgain(in []atom) bool {
	i := slices.IndexFunc(in, func(a atom) bool { return a.concept == "OPEN" })
	if i < 0 {
		return false
	}
	for _, a := range in[i+1:] {
		switch a.concept {
		case "AGAIN":
			return true
		case "the", "a", "place", "kind", "generic", "COMPLETE", "ROADS", "ANY", "my", "on", "this":
		default:
			return false
		}
	}
	return false
}

// inflected reads what the forms of words tell in languages that have them:
// past forms are none beside a word for would, a ferry in the case of means is
// moved or is what moves are made with, and who is not named beside a verb in
// the third person is the one who says so. How much of what can be counted is
// how many.
func (s *sentence) inflected(in []atom) {
	if s.take("past") && !slices.ContainsFunc(in, func(a atom) bool { return a.concept == "would" }) {
		s.concept("PAST")
	}
	if s.take("INSTR") && !s.says("MOVE", "CHANGE", "TURNED") && s.says(means...) {
		s.concept("BYMOVE")
	}
	if s.take("MAYGIVE") {
		may := !s.says("POINTS", "TOLLMONEY", "DOUBLETURN", "BACK") && s.says(doable...)
		s.concept(map[bool]string{true: "MAY", false: "BRING"}[may])
	}
	if k := slices.IndexFunc(in, func(a atom) bool { return a.concept == "have" }); k >= 0 && k+1 < len(in) && in[k+1].concept == "past" && s.says("PLACE", "MOVE", "CLAIM", "DO") {
		s.concept("SHOULD")
	}
	if third := s.take("third"); third && !s.self && len(s.players) == 0 && s.says("CLAIMS") && s.speaker == nil {
		s.wrong = s.wrong || s.says("MAY", "MUST") && s.says("MOVE", "CHANGE", "PLACE", "CLAIM") // who is no player: Dad says he may
	} else if third && s.speaker != nil && !s.self && len(s.players) == 0 {
		s.he = true
		s.wrong = s.wrong || s.says("LIE", "CONNECT", "FIT", "GO", "STAND") // says what of a thing
	}
	if s.take("ANDWHICH") {
		s.drop("HOWMANY") // how many ferries can I move, and which?
		s.concept("WHICH")
	}
	if s.says("HOWMUCH") && s.says("POINTS", "TILES") {
		s.drop("HOWMUCH")
		s.concept("HOWMANY")
	}
}

// doable are concepts of verbs beside which a word for give says may.
var doable = []string{"MOVE", "CHANGE", "PLACE", "STAND", "CLAIM", "COMPLETE", "REOPEN", "CONNECT", "SPLIT", "KEEP", "GO", "FIT", "DO", "TAKE", "RESITE"}

// means are concepts of what is done by means of a ferry.
var means = []string{"COMPLETE", "CONNECT", "TOGETHER", "SPLIT", "REOPEN", "KEEP", "NOPOINTS", "SCORE", "POINTS", "GET", "RETURN", "BACK", "DO", "CAUSE"}

// take drops the concept and says whether it was there.
func (s *sentence) take(concept string) bool {
	there := s.says(concept)
	s.drop(concept)
	return there
}

func (s *sentence) drop(concept string) {
	s.concepts = slices.DeleteFunc(s.concepts, func(c string) bool { return c == concept })
}

// mayDeny says whether the question may have a not and still be the question
// without it: it asks for a yes ("can't I …?"), why, or whether a claim is
// right. All else that is denied asks the opposite. In some languages the not
// stands late in the clause that begins with the verb.
func (s *sentence) mayDeny(in []atom, late bool) bool {
	if s.says("WHY", "CLAIMS", "TRUE") {
		return true
	}
	i := slices.IndexFunc(in, func(a atom) bool { return a.concept == "NOT" || a.concept == "NO" || a.concept == "NON" })
	if late && i > 0 {
		may := slices.IndexFunc(in, func(a atom) bool { return a.concept == "MAY" || a.concept == "MUST" })
		if ne := slices.IndexFunc(in, func(a atom) bool { return a.concept == "NE" }); may >= 0 && ne > may {
			return false // what is asked is whether one may leave it
		}
		clause := in[:i] // not in one that depends on it: so that no road is complete
		for k := i - 1; k >= 0; k-- {
			if in[k].concept == "comma" {
				clause = in[k:i]
				break
			}
		}
		return slices.ContainsFunc(clause, func(a atom) bool { return slices.Contains(helpers, a.concept) })
	}
	return i > 0 && in[i].tail && slices.Contains(helpers, in[i-1].concept) && (i == 1 || slices.Contains(beforeClause, in[i-2].concept))
}

// tagged reads a claim that ends in a question for a question whether it is
// right: I need not place a ferry, do I?
func tagged(in []atom) []atom {
	n := len(in) - 1
	if n < 3 || !slices.Contains([]string{"self", "he", "it", "this"}, in[n].concept) {
		return in
	}
	k := n - 1
	if in[k].concept == "NOT" {
		k--
	}
	if k < 2 || !slices.Contains(helpers, in[k].concept) || in[k-1].concept != "comma" {
		return in
	}
	if verb := in[k].concept; (verb == "MAY" || verb == "MUST") && !slices.ContainsFunc(in[:k], func(a atom) bool { return a.concept == verb }) {
		return in // I should like to move ferry 2, may I?
	}
	return append(slices.Clone(in[:k]), atom{concept: "TRUE", raw: in[k].raw})
}

// helpers are the concepts of verbs with which a question of yes or no begins,
// beforeClause what may stand before it.
var (
	helpers      = []string{"MAY", "thereis", "be", "do", "have", "would", "MUST", "PAST", "SHOULD"}
	beforeClause = []string{"comma", "drop", "NOW", "placed", "asker"}
)

// unreal says whether the text asks what might have been: could I have moved.
// Questions are about now.
func unreal(in []atom) bool {
	might, had := false, false
	for i := range in {
		switch in[i].concept {
		case "MAY", "MUST", "SHOULD", "would":
			if might = true; had && in[i].concept != "would" {
				return true
			}
		case "have":
			had = had || i > 0 && in[i].raw == "" && in[i-1].concept == "would" // "hätte" is both
			if might && i > 0 && slices.Contains(doings, in[i-1].concept) {
				return true // where the verb stands last
			}
			k := i + 1
			for k < len(in) && slices.Contains([]string{"be", "drop", "NOW", "swivel"}, in[k].concept) {
				k++
			}
			if might && k < len(in) && slices.Contains(doings, in[k].concept) {
				return true
			}
		}
	}
	return false
}

// doings are the concepts of what can be done.
var doings = []string{"MOVE", "CHANGE", "TURNED", "PLACE", "STAND", "CLAIM", "TAKEN", "COMPLETE", "REOPEN", "CONNECT", "SCORE", "SCORED",
	"RETURN", "GET", "GO", "WORTH", "BRING", "OWN", "WIN", "FLIP"}
