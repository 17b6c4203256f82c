package lexgen

// Pattern is one way to ask a question: the concepts that must be there (x|y
// is one of them), those that may be there, and the things it is asked about.
// Anything else in the text, and the text means something else. Patterns know
// no language.
type Pattern struct {
	ID    string
	Need  string
	May   string
	Slots string // as in "ferry to?", see things.take
	Polar bool   // a yes/no question: may be a claim, denied, or asked why
}

// always are concepts that any question may have.
var always = []string{"NOW", "DO"}

// polar are concepts that any yes/no question may have; none of asked may
// stand beside them.
var (
	polar = []string{"NOT", "WHY", "CLAIMS", "TRUE", "WANT"}
	asked = []string{"WHICH", "WHO", "WHOSE", "WHERE", "HOWMANY", "HOWMUCH", "HOW", "WHEN", "WHATIF", "HOWLONG"}
)

// weak are concepts that tell little of what a question is about.
var weak = []string{"WHICH", "MAY", "DO", "NOW", "ANY", "WHO", "HOW", "HOWMANY", "HOWMUCH", "WHERE", "WHY", "NOT", "THISTURN", "MUST", "GET",
	"PAST", "IF"}

// kinds are the kinds of features on which a figure may be asked to stand;
// spots are words for what it could go on.
const (
	kinds = "ROAD CITY FIELD MONASTERY GARDEN ROADS CITIES FIELDS MONASTERIES"
	spots = "SPOT|FEATURE|FEATURES|ROAD|ROADS|CITY|CITIES|FIELD|FIELDS|MONASTERY|MONASTERIES"
)

// moving are concepts that say that ferries are moved for a goal; mayMove what
// may stand beside them.
const (
	moving  = "MOVE|BYMOVE|COMBINATIONS|THEMOVE|TURNED"
	moved   = "MOVE BYMOVE COMBINATIONS THEMOVE TURNED"
	mayMove = "MAY MUST FERRY FERRIES ROAD ROADS ANY CAUSE IF COMPLETE AGAIN from by with"
)

var patterns = [...]Pattern{
	{ID: "movable-ferries", Need: "FERRY|FERRIES MAY MOVE|CHANGE|TURNED", May: "WHICH ANY", Slots: "player"},
	{ID: "movable-ferries", Need: "FERRY|FERRIES MOVABLE", May: "WHICH ANY", Slots: "player"},

	{ID: "may-move-ferry", Need: "MAY MOVE|CHANGE|TURNED", May: "AGAIN LIE CONNECT JETTY and", Slots: "player ferry to?", Polar: true},
	{ID: "may-move-ferry", Need: "MOVABLE", May: "AGAIN", Slots: "player ferry to?", Polar: true},

	{ID: "may-move-ferry", Need: "MAY PLACE|GO|LIE|CONNECT", May: "JETTY and", Slots: "player ferry-lying to", Polar: true},

	{ID: "ferry-positions", Need: "WHERE|HOW MAY MOVE|CHANGE|TURNED|PLACE|LIE|GO", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "WHERE MAY PLACE FERRY", Slots: "player ferry-new"},
	{ID: "ferry-positions", Need: "POSITIONS|SPOT|POSITION MAY", May: "WHICH WHERE MOVE CHANGE TURNED PLACE LIE TAKE CONNECT OTHER GET LEFT BYMOVE",
		Slots: "player ferry"},
	{ID: "ferry-positions", Need: "POSITIONS|SPOT WHICH", May: "OTHER LEFT TAKE BYMOVE", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "POSITIONS OTHER|LEFT", May: "WHICH", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "WHICH JETTY MAY CONNECT|LIE", May: "between IF MOVE TURNED", Slots: "player ferry"},

	{ID: "must-place-ferry", Need: "MUST FERRY", May: "PLACE ANY LAKE THISTILE WITHOUTMEEPLE", Slots: "player", Polar: true},
	{ID: "must-place-ferry", Need: "MUST", May: "PLACE LAKE THISTILE WITHOUTMEEPLE", Slots: "player ferry~", Polar: true},

	{ID: "must-place-ferry", Need: "MAY SKIP FERRY or MUST", May: "PLACE ANY LAKE THISTILE", Slots: "player"},

	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE MOVE|TURNED|CONNECT|LIE", May: "WHICH IF WHEN HAPPEN it BRING TAKE WHATIF",
		Slots: "player ferry to"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF CHANGE", May: "WHICH IF WHEN HAPPEN it BRING WHATIF", Slots: "player ferry to"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE PLACE", May: "WHICH IF WHEN it BRING WHATIF", Slots: "player ferry-lying to"},
	{ID: "move-effects", Need: "WHATIF GO|LIE", Slots: "ferry-named to"},
	{ID: "move-effects", Need: "WHICH CHANGE|HAPPEN|EFFECT GO|LIE", May: "IF WHEN it", Slots: "ferry-named to"},
	{ID: "move-effects", Need: "WHICH MOVE DO", Slots: "ferry-named to"},
	{ID: "move-effects", Need: "WHICH DO it IF MOVE", Slots: "player ferry-named to"},
	{ID: "move-effects", Need: "WHICH MOVE BRING|CHANGE", May: "IF it", Slots: "ferry-named to"},

	{ID: "reopens", Need: "REOPEN", May: "AGAIN ROAD ROADS ANY THEMOVE IF WHEN by COMPLETE THISTILE TURNEND PAST CAUSE", Slots: "player place?", Polar: true},
	{ID: "reopens", Need: "REOPEN MOVE|CHANGE|TURNED", May: "AGAIN ROAD ROADS ANY IF WHEN AFTER by COMPLETE TURNEND MAY CAUSE it", Slots: "player place? ferry to", Polar: true},
	{ID: "reopens", Need: "REOPEN", May: "PLACE AGAIN ROAD ROADS ANY IF WHEN by COMPLETE MAY CAUSE it", Slots: "player place? ferry-lying to", Polar: true},
	{ID: "reopens", Need: "OPEN COMPLETE AGAIN", May: "ROAD ROADS ANY THEMOVE THISTILE PAST", Slots: "", Polar: true},

	{ID: "move-combinations", Need: "COMBINATIONS", May: "WHICH HOW ANY MAY GET FERRY FERRIES MOVE BYMOVE", Slots: "player ferry?"},
	{ID: "move-combinations", Need: "HAPPEN|EFFECT|WHATIF|CAUSE MOVE|TURNED|CHANGE", May: "WHICH IF WHEN HAPPEN it MAY BRING WHATIF", Slots: "player ferry-only"},
	{ID: "move-combinations", Need: "WHICH DO|CAUSE MAY BYMOVE", Slots: "player ferry?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " REOPEN|COMPLETE|CONNECT|TOGETHER|SPLIT", May: mayMove, Slots: "goal player ferry? place?"},
	{ID: "move-combinations", Need: "HOW REOPEN|SPLIT", May: mayMove, Slots: "goal player ferry? place?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " SCORE|SCORED|POINTS", May: mayMove + " GET BRING GIVE", Slots: "goal ferry? rival?"},
	{ID: "move-combinations", Need: "WHICH|HOW KEEP|NOPOINTS", May: mayMove + " " + moved + " SCORE SCORED POINTS GET", Slots: "goal rival ferry?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " RETURN|BACK", May: mayMove + " BRING GET COME OWNERS", Slots: "goal player ferry? my-builder"},
	{ID: "move-combinations", Need: "BEST " + moving, May: "WHICH HOW MAY FERRY FERRIES POINTS SCORE GET", Slots: "goal player ferry?"},

	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " REOPEN|COMPLETE|CONNECT|TOGETHER|SPLIT", May: mayMove, Slots: "goal player ferry? place?", Polar: true},
	{ID: "can-achieve", Need: "MAY REOPEN|SPLIT", May: mayMove, Slots: "goal player ferry? place?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " SCORE|SCORED|POINTS", May: mayMove + " GET BRING GIVE ANY", Slots: "goal ferry? rival?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS KEEP", May: mayMove + " " + moved + " SCORE SCORED POINTS GET NOPOINTS", Slots: "goal rival ferry?", Polar: true},
	{ID: "can-achieve", Need: "MAY CAUSE NOPOINTS", May: mayMove + " GET", Slots: "goal rival ferry?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS NOPOINTS " + moving, May: mayMove + " GET BRING", Slots: "goal rival ferry?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " RETURN|BACK", May: mayMove + " BRING GET COME OWNERS", Slots: "goal player ferry? my-builder", Polar: true},

	{ID: "can-achieve", Need: "IF MOVE|TURNED RETURN|BACK", May: mayMove + " GET COME", Slots: "goal player ferry? my-builder", Polar: true},

	{ID: "complete", Need: "COMPLETE", Slots: "place", Polar: true},
	{ID: "complete", Need: "COMPLETE OPEN or", Slots: "place", Polar: true},

	{ID: "same-feature", Need: "SAME|CONNECT|TOGETHER", May: "ROAD CITY FIELD FEATURE ROADS CITIES FIELDS as with and between PART BELONG TOGETHER STAND LIE", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "LEAD", May: "ROAD", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "PART|BELONG", May: "ROAD CITY FIELD FEATURE and SAME", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "SAME", May: "ROAD as and with STAND", Slots: "players-places", Polar: true},

	{ID: "owners", Need: "WHO OWN|OWNER|MAJORITY|BELONG", Slots: "place"},
	{ID: "owners", Need: "WHICH PLAYERNOUN OWN|MAJORITY|BELONG", Slots: "place"},
	{ID: "owners", Need: "WHOSE", May: "ROAD CITY FIELD MONASTERY FEATURE", Slots: "place"},
	{ID: "owners", Need: "WHICH OWNER", Slots: "place"},
	{ID: "owners", Need: "OWNER", Slots: "place"},
	{ID: "owners", Need: "OWN|MAJORITY|BELONG", May: "by", Slots: "anyone place"},
	{ID: "owners", Need: "WHO SCORE|GET", May: "POINTS", Slots: "place"},
	{ID: "owners", Need: "WHICH PLAYERNOUN SCORE|GET", May: "POINTS", Slots: "place"},
	{ID: "owners", Need: "TAKEN", Slots: "place"},
	{ID: "owners", Need: "WHOON", Slots: "everyone place"},
	{ID: "owners", Need: "WHO CLAIM", Slots: "everyone place"},

	{ID: "worth", Need: "WORTH WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND", Slots: "place"},
	{ID: "worth", Need: "VALUE", May: "WHICH POINTS GAMEEND", Slots: "place"},
	{ID: "worth", Need: "BRING|SCORE|GET WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND", Slots: "place"},
	{ID: "worth", Need: "SCORE|GET WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND", Slots: "share place"},
	{ID: "worth", Need: "POINTS HOWMANY", May: "GAMEEND", Slots: "place"},

	{ID: "tile-count", Need: "HOWMANY TILES", May: "CONTAIN LONG BELONG WHICH TAKE BRING", Slots: "place"},
	{ID: "tile-count", Need: "LENGTH", May: "WHICH TILES", Slots: "place"},
	{ID: "tile-count", Need: "HOWLONG", May: "TILES", Slots: "place"},

	{ID: "may-place-tile", Need: "MAY PLACE|GO|FIT", May: "SPOT IF WHEN", Slots: "player tile cell turned?", Polar: true},
	{ID: "may-place-tile", Need: "MAY", Slots: "player tile cell turned?", Polar: true},
	{ID: "may-place-tile", Need: "FIT|GO", May: "SPOT IF WHEN", Slots: "tile cell turned?", Polar: true},

	{ID: "tile-spots", Need: "WHERE MAY PLACE|FIT|GO", Slots: "player tile"},
	{ID: "tile-spots", Need: "WHERE FIT|GO", Slots: "tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS WHICH", May: "MAY PLACE FIT GO FREE", Slots: "player tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS MAY", May: "PLACE FIT GO FREE", Slots: "player tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS WHERE", May: "WHICH MAY PLACE FIT GO FREE", Slots: "player tile"},
	{ID: "tile-spots", Need: "MAY PLACE|GO|FIT", May: "ANYWHERE", Slots: "player tile"},
	{ID: "tile-spots", Need: "FIT ANYWHERE", Slots: "tile"},

	{ID: "may-place-meeple", Need: "MAY PLACE|GO|STAND", Slots: "player piece place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY STAND|CLAIM|TAKEN", May: "with", Slots: "player piece? place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY", Slots: "player piece place", Polar: true},
	{ID: "may-place-meeple", Need: "FREE", Slots: "player piece place", Polar: true},
	{ID: "may-place-meeple", Need: "FREE", Slots: "free place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY CLAIM PLACE", May: "with to", Slots: "player piece place", Polar: true},

	{ID: "meeple-spots", Need: "WHERE MAY PLACE|GO|STAND|CLAIM", May: kinds, Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "WHERE MAY STAND", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: spots + " WHICH|WHERE", May: kinds + " FREE MAY PLACE GO STAND CLAIM with POSITIONS LEFT", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: spots + " WHICH MAY STAND|CLAIM|TAKEN", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: spots + " WHICH FREE", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: "POSITIONS WHICH", May: "MAY PLACE STAND FREE", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "WHICH MAY CLAIM|TAKEN", Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: "MAY PLACE", May: "ANYWHERE ANY " + kinds, Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "MAY STAND|GO ANYWHERE", Slots: "player piece on?"},

	{ID: "returned", Need: "RETURN WHICH MAY|MUST", May: "PIECES OWNERS TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "RETURN", May: "WHOSE WHICH WHO ANY PIECES ALLPLAYERS OWNERS GET PLAYERNOUN TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "RETURN PIECES|WHICH", May: "ANY ALLPLAYERS OWNERS GET WHO TURNEND", Slots: "player"},
	{ID: "returned", Need: "BACK GET|COME|TAKE|GO", May: "WHICH WHO ANY PIECES ALLPLAYERS OWNERS PLAYERNOUN TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "BACK GET|COME|TAKE|GO PIECES|WHICH", May: "ANY ALLPLAYERS OWNERS WHO TURNEND", Slots: "player"},

	{ID: "steps", Need: "WHICH DO MAY|MUST", May: "LEFT NEXT OTHER", Slots: "player"},
	{ID: "steps", Need: "WHICH DO LEFT", May: "MAY MUST OTHER", Slots: "player"},
	{ID: "steps", Need: "STEPS", May: "WHICH OPEN LEFT NEXT MAY MUST TAKE COME", Slots: "player"},
	{ID: "steps", Need: "STEP NEXT|LEFT|OPEN|MAY|MUST", May: "WHICH TAKE COME", Slots: "player"},
	{ID: "steps", Need: "WHICH NEXT", May: "COME HAPPEN", Slots: "player"},

	{ID: "double-turn", Need: "DOUBLETURN", May: "GET MAY TAKE PLACE GIVE BRING CAUSE COME it THISTILE", Slots: "player builder", Polar: true},

	{ID: "scores", Need: "SCORE|SCORED WHICH|WHO|HOWMANY|HOWMUCH", May: "POINTS GET ALLPLAYERS TURNEND PLAYERNOUN WHICH HOWMANY HOWMUCH PAST", Slots: "player"},
	{ID: "scores", Need: "POINTS GET HOWMANY|WHO|WHICH", May: "ALLPLAYERS TURNEND PLAYERNOUN HOWMANY PAST ANY", Slots: "player"},
	{ID: "scores", Need: "THESCORE|SCORE|SCORED|POINTS THISTURN|TURNEND", May: "BRING WHICH ALLPLAYERS HOWMANY GET PAST", Slots: "player"},
	{ID: "scores", Need: "WHICH BRING THISTURN|TURNEND", May: "ALLPLAYERS", Slots: "player"},
	{ID: "scores", Need: "ATEND POINTS GET HOWMANY|WHO", May: "ALLPLAYERS", Slots: "player"},
	{ID: "final-scores", Need: "ATEND POINTS GET HOWMANY|WHO", May: "ALLPLAYERS", Slots: "player"},
	{ID: "final-scores", Need: "ATEND POINTS HOWMANY|WHO", May: "ALLPLAYERS", Slots: "player"},
	{ID: "final-scores", Need: "FINALSCORE", May: "WHICH HOW HOWMANY ALLPLAYERS WHO GET SCORE POINTS GAMEEND", Slots: "player"},
	{ID: "final-scores", Need: "WHO WIN", May: "GAMEEND", Slots: ""},
	{ID: "final-scores", Need: "WHICH PLAYERNOUN WIN", May: "GAMEEND", Slots: ""},
	{ID: "final-scores", Need: "GAMEEND SCORE|POINTS|THESCORE", May: "WHICH WHO HOWMANY HOWMUCH POINTS SCORE GET ALLPLAYERS PLAYERNOUN", Slots: "player"},
	{ID: "final-scores", Need: "GAMEEND GET WHICH|HOWMUCH", May: "WHO ALLPLAYERS", Slots: "player"},

	{ID: "toll-spots", Need: "TOLL WHERE|SPOT|VILLAGE|CROSS|ROAD|ROADS MAY PLACE|GO", May: "MYTOLL WHICH FREE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL|TOLLMONEY WHERE|SPOT|VILLAGE|CROSS MAY PLACE|RESITE", May: "MYTOLL WHICH FREE OTHER", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL WHERE MAY", May: "MYTOLL PLACE RESITE GO", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL SPOT|CROSS|VILLAGE WHICH|WHERE", May: "MYTOLL MAY FREE PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL MAY PLACE", May: "MYTOLL ANYWHERE ANY", Slots: "player"},
	{ID: "toll-spots", Need: "CROSS WHICH MAY TAKE", Slots: "player"},
	{ID: "may-place-toll", Need: "TOLL MAY PLACE|GO|RESITE", May: "MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "may-place-toll", Need: "TOLL MAY", May: "MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "may-place-toll", Need: "TOLLMONEY MAY PLACE|RESITE", May: "MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY WHICH|WHO|HOWMUCH|HOWMANY GET|BRING|INCOME|PAID|COLLECT", May: "MYTOLL POINTS ALLPLAYERS PLAYERNOUN TURNEND", Slots: "player place?"},
	{ID: "toll-income", Need: "TOLLMONEY GET", May: "MYTOLL ANY", Slots: "player"},
	{ID: "toll-income", Need: "TOLLMONEY INCOME", May: "MYTOLL WHICH ALLPLAYERS", Slots: "player place?"},
	{ID: "toll-income", Need: "TOLLMONEY WHICH|HOWMUCH", May: "MYTOLL POINTS", Slots: "place"},
	{ID: "toll-income", Need: "TOLL WHICH|HOWMUCH BRING|COLLECT", May: "MYTOLL TURNEND", Slots: "player"},
	{ID: "toll-income", Need: "TOLL HOWMANY POINTS BRING|COLLECT", May: "MYTOLL TURNEND", Slots: "player"},
	{ID: "toll-income", Need: "COLLECT WHICH|HOWMUCH", May: "ALLPLAYERS TURNEND", Slots: "player"},
	{ID: "toll-flips", Need: "TOLL FLIP", May: "ANY MUST GET COME TURNEND", Slots: "player", Polar: true},
}
