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
	mayMove = "MAY LET MUST FERRY FERRIES ROAD ROADS ANY CAUSE IF COMPLETE AGAIN BECOME from by with"
)

var patterns = [...]Pattern{
	{ID: "movable-ferries", Need: "FERRY|FERRIES MAY MOVE|CHANGE|TURNED WHICH", May: "ANY THISTILE LET GET by from", Slots: "player"},
	{ID: "movable-ferries", Need: "FERRY|FERRIES MAY MOVE|CHANGE|TURNED", May: "ANY by", Slots: "player", Polar: true},
	{ID: "movable-ferries", Need: "FERRY|FERRIES MAY MOVE|CHANGE|TURNED WHICH ALL", Slots: "player"},
	{ID: "movable-ferries", Need: "FERRIES|FERRY MOVABLE ALL", May: "WHICH", Slots: "terse player"},
	{ID: "movable-ferries", Need: "FERRIES LEFT MOVE", May: "WHICH MAY ANY", Slots: "player"},
	{ID: "movable-ferries", Need: "FERRIES MAY WHICH", Slots: "player"},
	{ID: "movable-ferries", Need: "FERRY|FERRIES MOVABLE", May: "WHICH ANY MAY", Slots: "player"},

	{ID: "may-move-ferry", Need: "MAY MOVE|CHANGE|TURNED", May: "AGAIN LIE CONNECT JETTY and by", Slots: "player ferry to?", Polar: true},
	{ID: "move-effects", Need: "COMBINATIONS WHICH DO|HAPPEN|EFFECT|CHANGE|BRING|CAUSE", May: "IF", Slots: "ferry-named to"},
	{ID: "may-move-ferry", Need: "MOVABLE", May: "AGAIN", Slots: "mover ferry to?", Polar: true},

	{ID: "may-move-ferry", Need: "MAY", Slots: "player ferry-lying to", Polar: true},
	{ID: "may-move-ferry", Need: "MAY PLACE|GO|LIE|CONNECT", May: "JETTY and", Slots: "player ferry-lying to", Polar: true},
	{ID: "may-move-ferry", Need: "MAY", May: "POSITION TAKE", Slots: "player ferry-named to", Polar: true},
	{ID: "may-move-ferry", Need: "MAY", Slots: "player ferry-named to?", Polar: true},

	{ID: "ferry-positions", Need: "WHERE|HOW MAY MOVE|CHANGE|TURNED|PLACE|LIE|GO", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "POSITIONS|SPOT MAY", May: "WHICH WHERE MOVE CHANGE TURNED PLACE LIE TAKE CONNECT OTHER GET LEFT GO ALL HOW BYMOVE",
		Slots: "player ferry"},
	{ID: "ferry-positions", Need: "WHERE MAY PLACE FERRY", May: "GO", Slots: "player ferry-new"},
	{ID: "ferry-positions", Need: "POSITION MAY WHICH|WHERE|HOW", May: "MOVE CHANGE TURNED PLACE LIE TAKE CONNECT OTHER GET LEFT GO",
		Slots: "player ferry"},
	{ID: "ferry-positions", Need: "WHERE MAY", Slots: "terse ferry-named"},
	{ID: "ferry-positions", Need: "POSITIONS|SPOT WHICH", May: "OTHER LEFT TAKE ALL MOVE PLACE BYMOVE", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "POSITIONS OTHER|LEFT", May: "WHICH ANY", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "POSITIONS", May: "ALL", Slots: "terse ferry-named"},
	{ID: "ferry-positions", Need: "WHICH JETTY MAY CONNECT|LIE|PLACE|GO|MOVE|CHANGE|TURNED", May: "between from IF", Slots: "player ferry"},
	{ID: "ferry-positions", Need: "HOW MAY CONNECT", May: "JETTY", Slots: "player ferry"},
	{ID: "must-place-ferry", Need: "MUST FERRY", May: "PLACE GO ANY LAKE THISTILE WITHOUTMEEPLE it THERE by", Slots: "player", Polar: true},
	{ID: "must-place-ferry", Need: "MUST FERRY AFTER LAKE", May: "PLACE ANY", Slots: "player", Polar: true},
	{ID: "must-place-ferry", Need: "MUST", May: "PLACE GO LAKE THISTILE WITHOUTMEEPLE it THERE", Slots: "player ferry~", Polar: true},
	{ID: "must-place-ferry", Need: "SKIP FERRY or MUST", May: "MAY PLACE ANY LAKE THISTILE", Slots: "player"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE MOVE|TURNED|CONNECT|LIE", May: "WHICH IF WHEN AFTER HAPPEN it BRING TAKE WHATIF GET BECOME ROADS CAUSE",
		Slots: "mover ferry to"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF CHANGE", May: "WHICH IF WHEN AFTER HAPPEN it BRING WHATIF GET", Slots: "mover ferry to"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF", May: "WHICH IF WHEN AFTER GO LIE it BYMOVE", Slots: "ferry-named to"},
	{ID: "move-effects", Need: "HAPPEN SHOULD MOVE|TURNED|CHANGE", May: "WHICH", Slots: "mover ferry-named to"},
	{ID: "move-effects", Need: "WHATIF PLACE", Slots: "mover ferry-named to"},
	{ID: "move-effects", Need: "HAPPEN|CHANGE|EFFECT PLACE IF|WHEN", May: "WHICH", Slots: "mover ferry-named to"},
	{ID: "move-effects", Need: "WHICH CHANGE GO|LIE", May: "IF WHEN AFTER it", Slots: "ferry-named to"},
	{ID: "ferry-positions", Need: "WHICH JETTY MAY CONNECT|LIE|PLACE|MOVE", May: "between BYMOVE", Slots: "mover ferry"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE PLACE", May: "WHICH IF WHEN HAPPEN it BRING WHATIF", Slots: "mover ferry-lying to"},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE PLACE", May: "WHICH IF WHEN AFTER HAPPEN it BRING WHATIF", Slots: "player ferry-lying to"},
	{ID: "move-effects", Need: "EFFECT|WHATIF|HAPPEN", May: "WHICH", Slots: "ferry-lying to"},
	{ID: "ferry-positions", Need: "POSITIONS|SPOT WHICH", May: "OTHER LEFT TAKE MOVE TURNED CHANGE", Slots: "mover ferry"},
	{ID: "ferry-positions", Need: "WHERE GO MOVE|TURNED|PLACE", Slots: "player ferry-named"},
	{ID: "ferry-positions", Need: "POSITIONS", Slots: "player ferry-named"},
	{ID: "must-place-ferry", Need: "MUST", May: "PLACE LAKE THISTILE WITHOUTMEEPLE ANY it", Slots: "player ferry~", Polar: true},
	{ID: "move-effects", Need: "HAPPEN|EFFECT|WHATIF|CHANGE|CAUSE MOVE|BYMOVE|TURNED|CONNECT|LIE|PLACE", May: "WHICH IF WHEN HAPPEN it BRING TAKE WHATIF",
		Slots: "mover ferry to"},
	{ID: "move-effects", Need: "WHICH MOVE DO", Slots: "ferry-named to"},
	{ID: "move-effects", Need: "WHICH DO it IF|WHEN MOVE", Slots: "mover ferry-named to"},
	{ID: "move-effects", Need: "WHICH MOVE BRING|CHANGE|GET", May: "IF WHEN AFTER it by from CONNECT LIE", Slots: "mover ferry-named to"},

	{ID: "reopens", Need: "REOPEN", May: "ROAD ROADS ANY THEMOVE IF WHEN by COMPLETE THISTILE TURNEND PAST CAUSE AGAIN HAPPEN", Slots: "me place?", Polar: true},
	{ID: "reopens", Need: "REOPEN MOVE|BYMOVE|CHANGE|TURNED|CONNECT|LIE|PLACE", May: "ROAD ROADS ANY IF WHEN by COMPLETE TURNEND MAY CAUSE it AGAIN", Slots: "player place? ferry to", Polar: true},
	{ID: "reopens", Need: "OPEN COMPLETE AGAIN", May: "ROAD ROADS ANY THEMOVE THISTILE PAST", Slots: "me", Polar: true},
	{ID: "reopens", Need: "REOPEN", May: "AGAIN ROAD ROADS ANY THEMOVE IF WHEN by COMPLETE THISTILE TURNEND PAST CAUSE GET BECOME", Slots: "me? place?", Polar: true},
	{ID: "reopens", Need: "REOPEN MOVE|CHANGE|TURNED|GO|LIE", May: "AGAIN ROAD ROADS ANY IF WHEN AFTER by COMPLETE TURNEND MAY CAUSE it GET BECOME", Slots: "player place? ferry to", Polar: true},
	{ID: "reopens", Need: "REOPEN", May: "AGAIN ROAD ROADS ANY IF WHEN AFTER by COMPLETE CAUSE GET BECOME PLACE MAY it", Slots: "player place? ferry-named to", Polar: true},
	{ID: "reopens", Need: "REOPEN", May: "AGAIN PLACE ROAD ROADS ANY IF WHEN by COMPLETE TURNEND MAY CAUSE it", Slots: "player place? ferry-lying to", Polar: true},

	{ID: "move-combinations", Need: "COMBINATIONS", May: "WHICH HOW ANY MAY GET FERRY FERRIES MOVE ALL BYMOVE", Slots: "player ferry?"},
	{ID: "move-combinations", Need: "POSITIONS WHICH BYMOVE", May: "MAY", Slots: "player"},
	{ID: "move-combinations", Need: "POSITIONS WHICH MOVE FERRIES", May: "MAY", Slots: "player ferry?"},
	{ID: "move-combinations", Need: "HAPPEN|EFFECT|WHATIF|CAUSE MOVE|TURNED|CHANGE", May: "WHICH IF WHEN HAPPEN it MAY BRING WHATIF", Slots: "player ferry-only"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " REOPEN|COMPLETE|CONNECT|TOGETHER|SPLIT", May: mayMove + " SHOULD", Slots: "goal player ferry? place?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " CONNECT OTHER", May: mayMove, Slots: "goal player ferry? place?"},
	{ID: "move-combinations", Need: "WHICH DO|CAUSE MAY BYMOVE", Slots: "player ferry?"},
	{ID: "move-combinations", Need: "HOW REOPEN|SPLIT", May: mayMove, Slots: "goal player ferry? place?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " SCORE|SCORED|POINTS", May: mayMove + " GET BRING GIVE SHOULD", Slots: "goal ferry? rival?"},
	{ID: "move-combinations", Need: "WHICH|HOW KEEP|NOPOINTS SCORE|SCORED|THESCORE|POINTS|NOPOINTS|GET", May: mayMove + " " + moved + " SHOULD", Slots: "goal rival ferry?"},
	{ID: "move-combinations", Need: "WHICH|HOW " + moving + " RETURN|BACK|OWNERS", May: mayMove + " BRING GET COME SHOULD", Slots: "goal player ferry? my-builder"},
	{ID: "move-combinations", Need: "BEST " + moving, May: "WHICH HOW MAY FERRY FERRIES POINTS SCORE GET BRING GIVE SHOULD", Slots: "goal player ferry?"},

	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " REOPEN|COMPLETE|CONNECT|TOGETHER|SPLIT", May: mayMove, Slots: "goal player ferry? place?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " CONNECT OTHER", May: mayMove, Slots: "goal player ferry? place?", Polar: true},
	{ID: "can-achieve", Need: "MAY REOPEN|SPLIT", May: mayMove, Slots: "goal player ferry? place?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " SCORE|SCORED|POINTS", May: mayMove + " GET BRING GIVE", Slots: "goal ferry? rival?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS KEEP SCORE|SCORED|THESCORE|POINTS|NOPOINTS|GET", May: mayMove + " " + moved, Slots: "goal rival ferry?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS " + moving + " RETURN|BACK|OWNERS", May: mayMove + " BRING GET COME", Slots: "goal player ferry? my-builder", Polar: true},
	{ID: "can-achieve", Need: "MAY CAUSE NOPOINTS", May: mayMove + " GET SCORE", Slots: "goal rival ferry?", Polar: true},
	{ID: "can-achieve", Need: "MAY|COMBINATIONS NOPOINTS " + moving, May: mayMove + " GET BRING SCORE", Slots: "goal rival ferry?", Polar: true},

	{ID: "can-achieve", Need: "IF MOVE|TURNED RETURN|BACK", May: mayMove + " GET COME", Slots: "goal player ferry? my-builder", Polar: true},

	{ID: "complete", Need: "COMPLETE", May: "BECOME", Slots: "place", Polar: true},
	{ID: "complete", Need: "COMPLETE", May: "as", Slots: "place", Polar: true},
	{ID: "complete", Need: "COMPLETE OPEN or", Slots: "place", Polar: true},

	{ID: "same-feature", Need: "SAME|CONNECT|TOGETHER", May: "ROAD CITY FIELD FEATURE ROADS CITIES FIELDS as with and between PART BELONG TOGETHER by poss STAND LIE", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "SAME|CONNECT|TOGETHER", May: "ROAD CITY FIELD FEATURE ROADS CITIES FIELDS as with and PART BELONG TOGETHER CONTAIN LIE", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "LEAD", May: "ROAD", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "PART|BELONG", May: "ROAD CITY FIELD FEATURE and SAME", Slots: "places", Polar: true},
	{ID: "same-feature", Need: "SAME", May: "ROAD CITY FIELD as and with poss TOGETHER STAND", Slots: "players-places", Polar: true},

	{ID: "owners", Need: "WHO OWN|OWNER|MAJORITY|BELONG", May: "GET", Slots: "place"},
	{ID: "owners", Need: "WHO OWN|OWNER|MAJORITY|BELONG CLAIMS", May: "TRUE THERE it", Slots: "place"},
	{ID: "owners", Need: "WHICH PLAYERNOUN OWN|MAJORITY|BELONG", Slots: "place"},
	{ID: "owners", Need: "WHOSE", May: "ROAD CITY FIELD MONASTERY FEATURE", Slots: "place"},
	{ID: "owners", Need: "WHICH OWNER", Slots: "place"},
	{ID: "owners", Need: "OWNER", Slots: "place"},
	{ID: "owners", Need: "MAJORITY", Slots: "terse place"},
	{ID: "owners", Need: "WHO WIN|AHEAD", Slots: "place"},
	{ID: "owners", Need: "WHICH PLAYERNOUN AHEAD", Slots: "place"},
	{ID: "owners", Need: "OWN|MAJORITY|BELONG|OWNER", May: "by to", Slots: "anyone place", Polar: true},
	{ID: "owners", Need: "OWN|OWNER|MAJORITY|BELONG NOBODY", Slots: "place", Polar: true},
	{ID: "owners", Need: "OWN|MAJORITY|TAKEN|BELONG ALLPLAYERS", May: "by", Slots: "place"},
	{ID: "owners", Need: "MAJORITY", Slots: "place"},
	{ID: "owners", Need: "OWN|MAJORITY|BELONG", May: "by CLAIMS TRUE", Slots: "anyone place"},
	{ID: "owners", Need: "WHO SCORE|GET", May: "POINTS", Slots: "place"},
	{ID: "owners", Need: "WHICH PLAYERNOUN SCORE|GET", May: "POINTS", Slots: "place"},
	{ID: "owners", Need: "TAKEN", Slots: "place"},
	{ID: "owners", Need: "WHOON", Slots: "everyone place"},
	{ID: "owners", Need: "WHO CLAIM", Slots: "everyone place"},

	{ID: "worth", Need: "WORTH WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND", Slots: "place"},
	{ID: "worth", Need: "VALUE", May: "WHICH POINTS GAMEEND", Slots: "place"},
	{ID: "worth", Need: "BRING|SCORE|GET WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND from", Slots: "place"},
	{ID: "worth", Need: "SCORE|GET WHICH|HOWMUCH|HOWMANY", May: "POINTS GAMEEND from", Slots: "share place"},
	{ID: "worth", Need: "POINTS HOWMANY", May: "GAMEEND", Slots: "place"},
	{ID: "worth", Need: "POINTS|WORTH", Slots: "terse place"},
	{ID: "worth", Need: "WORTH|BRING|SCORE num POINTS", Slots: "said place", Polar: true},
	{ID: "worth", Need: "WORTH num", Slots: "said place", Polar: true},
	{ID: "worth", Need: "POINTS HOWMANY", May: "GAMEEND", Slots: "share place"},
	{ID: "worth", Need: "POINTS|HOWMUCH", Slots: "place"},

	{ID: "tile-count", Need: "HOWMANY TILES", May: "CONTAIN LONG BELONG WHICH TAKE LENGTH PART GET BRING", Slots: "place"},
	{ID: "tile-count", Need: "HOWMANY|HOWMUCH TILES", May: "PART CONTAIN LONG BELONG WHICH TAKE", Slots: "place"},
	{ID: "tile-count", Need: "LENGTH", May: "WHICH HOWMUCH TILES", Slots: "place"},
	{ID: "tile-count", Need: "HOWLONG", May: "TILES", Slots: "place"},
	{ID: "tile-count", Need: "TILES num", May: "CONTAIN LONG TAKE GET", Slots: "said place", Polar: true},

	{ID: "may-place-tile", Need: "MAY PLACE|GO|FIT", May: "SPOT IF WHEN it", Slots: "player tile cell turned?", Polar: true},
	{ID: "may-place-tile", Need: "FIT|WORK|GO", May: "SPOT IF WHEN it", Slots: "tile cell turned?", Polar: true},
	{ID: "may-place-tile", Need: "FREE|ROOM", Slots: "tile cell", Polar: true},
	{ID: "may-place-tile", Need: "MAY", May: "SPOT", Slots: "player tile cell turned?", Polar: true},

	{ID: "tile-spots", Need: "WHERE MAY PLACE|FIT|GO", May: "it", Slots: "player tile"},
	{ID: "tile-spots", Need: "WHERE FIT|GO|WORK|ROOM", Slots: "tile"},
	{ID: "tile-spots", Need: "WHERE MAY", Slots: "tile"},
	{ID: "tile-spots", Need: "WHERE", Slots: "terse tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS", May: "ALL", Slots: "terse tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS WHICH", May: "MAY PLACE FIT GO FREE ALL", Slots: "player tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS MAY", May: "PLACE FIT GO FREE ALL ANY WHERE", Slots: "player tile"},
	{ID: "tile-spots", Need: "SPOT|POSITIONS WHERE", May: "WHICH MAY PLACE FIT GO FREE", Slots: "player tile"},
	{ID: "tile-spots", Need: "MAY PLACE|GO|FIT", May: "ANYWHERE", Slots: "player tile", Polar: true},
	{ID: "tile-spots", Need: "SPOT|ROOM ANY", May: "PLACE FIT GO FREE MAY WHERE it", Slots: "player tile"},
	{ID: "tile-spots", Need: "FIT ANYWHERE", Slots: "tile", Polar: true},
	{ID: "tile-spots", Need: "WHERE MAY", Slots: "player tile"},
	{ID: "tile-spots", Need: "WHERE FIT|GO", May: "PLACE", Slots: "tile"},
	{ID: "tile-spots", Need: "SPOT", May: "FREE", Slots: "tile"},

	{ID: "may-place-meeple", Need: "MAY PLACE|GO|STAND", May: "it by with", Slots: "player piece place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY STAND|CLAIM|TAKEN", May: "with", Slots: "player piece? place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY", Slots: "player piece place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY TAKE", Slots: "player no-piece place", Polar: true},
	{ID: "may-place-meeple", Need: "FREE", Slots: "free place", Polar: true},
	{ID: "may-place-meeple", Need: "FREE|ROOM", Slots: "piece place", Polar: true},
	{ID: "may-place-meeple", Need: "MAY CLAIM PLACE", May: "with to", Slots: "player piece place", Polar: true},

	{ID: "meeple-spots", Need: "WHERE", May: kinds, Slots: "terse piece on?"},
	{ID: "meeple-spots", Need: "SPOT|POSITIONS", May: "ALL FREE", Slots: "terse piece"},
	{ID: "meeple-spots", Need: "SPOT|POSITIONS MAY", May: "ALL FREE PLACE GO STAND ANY", Slots: "player piece"},
	{ID: "meeple-spots", Need: "SPOT|FEATURE ANY", May: "FREE PLACE GO STAND MAY", Slots: "player piece"},
	{ID: "meeple-spots", Need: "POSITIONS WHICH", May: "MAY PLACE STAND FREE", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "WHERE MAY", Slots: "piece"},
	{ID: "meeple-spots", Need: "WHERE ROOM", May: kinds, Slots: "piece on?"},
	{ID: "meeple-spots", Need: "WHERE MAY PLACE|GO|STAND|CLAIM", May: kinds + " THISTILE it", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "WHERE MAY STAND", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: spots + " WHICH|WHERE", May: kinds + " FREE PLACE with POSITIONS LEFT", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: spots + " WHICH|WHERE MAY", May: kinds + " FREE PLACE GO STAND CLAIM TAKE with POSITIONS LEFT", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: spots + " WHICH MAY STAND|CLAIM|TAKEN", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: spots + " WHICH FREE", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: spots + " ANY MAY CLAIM|TAKEN", May: kinds, Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: "WHICH MAY CLAIM|TAKEN", Slots: "player piece? on?"},
	{ID: "meeple-spots", Need: "MAY PLACE", May: "ANYWHERE ANY " + kinds, Slots: "player piece on?", Polar: true},
	{ID: "meeple-spots", Need: "MAY STAND|GO ANYWHERE", Slots: "player piece on?", Polar: true},
	{ID: "meeple-spots", Need: "SPOT|WHERE MAY", May: kinds + " FREE PLACE", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "WHERE GO", May: "PLACE " + kinds, Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "SPOT|FEATURES|ROADS|CITIES|FIELDS|MONASTERIES FREE", Slots: "player piece on?"},
	{ID: "meeple-spots", Need: "SPOT", May: "MAY", Slots: "player piece"},

	{ID: "returned", Need: "RETURN WHICH MAY", May: "PIECES OWNERS TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "RETURN", May: "WHICH WHO WHOSE ANY PIECES ALLPLAYERS OWNERS GET PLAYERNOUN TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "RETURN PIECES|WHICH|WHO", May: "ANY ALLPLAYERS OWNERS GET TURNEND", Slots: "player"},
	{ID: "returned", Need: "RETURN", May: "ANY PIECES OWNERS GET TURNEND ALLPLAYERS poss", Slots: "player meeple", Polar: true},
	{ID: "returned", Need: "NOBODY RETURN", May: "ANY PIECES OWNERS GET TURNEND", Slots: "meeple", Polar: true},
	{ID: "returned", Need: "NOBODY BACK GET|COME|TAKE|GO", May: "ANY PIECES OWNERS TURNEND", Slots: "meeple", Polar: true},
	{ID: "returned", Need: "BACK GET|COME|TAKE|GO", May: "WHICH WHO ANY PIECES ALLPLAYERS OWNERS PLAYERNOUN TURNEND", Slots: "player meeple"},
	{ID: "returned", Need: "BACK GET|COME|TAKE|GO PIECES|WHICH|WHO", May: "ANY ALLPLAYERS OWNERS TURNEND", Slots: "player"},
	{ID: "returned", Need: "BACK GET|COME|TAKE|GO", May: "ANY PIECES OWNERS TURNEND", Slots: "player meeple", Polar: true},
	{ID: "returned", Need: "BACK THISTURN|TURNEND", May: "ANY PIECES", Slots: "terse player meeple"},
	{ID: "returned", Need: "GO|COME OWNERS WHICH|WHO", May: "ANY PIECES TURNEND", Slots: "player"},
	{ID: "returned", Need: "GO|COME OWNERS", May: "WHICH WHO ANY PIECES TURNEND", Slots: "player meeple"},

	{ID: "steps", Need: "WHICH DO MAY|MUST", May: "LEFT NEXT OTHER", Slots: "player"},
	{ID: "steps", Need: "WHICH DO LEFT|OTHER|NEXT", May: "MAY MUST", Slots: "player"},
	{ID: "steps", Need: "WHICH LEFT|OTHER THISTURN", Slots: "player"},
	{ID: "steps", Need: "POSITIONS WHICH THISTURN", Slots: "player"},
	{ID: "steps", Need: "ANY DO LEFT|OTHER|MAY|MUST", Slots: "player"},
	{ID: "steps", Need: "STEPS", May: "WHICH OPEN LEFT NEXT MAY MUST TAKE COME HISTURN", Slots: "player"},
	{ID: "steps", Need: "STEP NEXT|LEFT|OPEN|MAY|MUST", May: "WHICH TAKE COME", Slots: "player"},
	{ID: "steps", Need: "WHICH NEXT", May: "COME HAPPEN", Slots: "player"},
	{ID: "steps", Need: "WHICH NOW", May: "COME HAPPEN OTHER", Slots: "terse player"},
	{ID: "steps", Need: "WHICH COME|HAPPEN", Slots: "after player"},
	{ID: "steps", Need: "HOW CONTINUE", Slots: "player"},
	{ID: "steps", Need: "WHICH LEFT", Slots: "player"},
	{ID: "steps", Need: "WHICH NOW", Slots: "player"},

	{ID: "double-turn", Need: "DOUBLETURN", May: "GET MAY TAKE PLACE GIVE BRING BELONG CAUSE COME PAID LET it THISTILE ANY BECAUSE", Slots: "player builder", Polar: true},
	{ID: "double-turn", Need: "DOUBLETURN", May: "with GET MAY TAKE PLACE GIVE BRING it THISTILE", Slots: "player builder", Polar: true},
	{ID: "double-turn", Need: "DOUBLETURN", May: "GET MAY TAKE PLACE GIVE BRING it THISTILE TURNEND", Slots: "player builder", Polar: true},

	{ID: "scores", Need: "SCORE|SCORED WHICH|WHO|HOWMANY|HOWMUCH", May: "POINTS GET ALLPLAYERS TURNEND PLAYERNOUN WHICH HOWMANY HOWMUCH PAST", Slots: "player"},
	{ID: "scores", Need: "THESCORE|SCORE|SCORED|POINTS THISTURN|TURNEND", May: "BRING WHICH ALLPLAYERS HOWMANY GET PAST ANY", Slots: "player"},
	{ID: "scores", Need: "GET|SCORE|SCORED NOPOINTS", May: "TURNEND PAST", Slots: "player", Polar: true},
	{ID: "scores", Need: "POINTS GET|SCORE|SCORED num", May: "TURNEND PAST", Slots: "player said", Polar: true},
	{ID: "scores", Need: "NOBODY SCORE|SCORED|GET", May: "POINTS ANY TURNEND", Slots: "", Polar: true},
	{ID: "scores", Need: "GET ANY POINTS", May: "TURNEND", Slots: "player", Polar: true},
	{ID: "scores", Need: "SCORE|SCORED ANY", May: "TURNEND PAST POINTS", Slots: "player", Polar: true},
	{ID: "scores", Need: "POINTS GET HOWMANY|HOWMUCH|WHO|WHICH", May: "ALLPLAYERS TURNEND PLAYERNOUN HOWMANY HOWMUCH PAST ANY and", Slots: "player"},
	{ID: "scores", Need: "THESCORE|SCORE|SCORED|POINTS THISTURN|TURNEND", May: "BRING WHICH ALLPLAYERS HOWMANY GET PAST WHO and", Slots: "player"},
	{ID: "scores", Need: "WHICH|HOWMUCH BRING THISTURN|TURNEND", May: "ALLPLAYERS", Slots: "player"},
	{ID: "scores", Need: "ATEND POINTS GET HOWMANY|WHO", May: "ALLPLAYERS", Slots: "player"},
	{ID: "final-scores", Need: "ATEND POINTS GET HOWMANY|WHO", May: "ALLPLAYERS GAMEEND", Slots: "player"},
	{ID: "final-scores", Need: "ATEND POINTS HOWMANY|WHO", May: "ALLPLAYERS GAMEEND", Slots: "player"},
	{ID: "final-scores", Need: "FINALSCORE", May: "WHICH HOWMANY HOW ALLPLAYERS WHO GET SCORE POINTS GAMEEND TURNEND poss LOOK", Slots: "player"},
	{ID: "final-scores", Need: "WHO WIN", May: "GAMEEND ATEND TURNEND", Slots: ""},
	{ID: "final-scores", Need: "WHICH PLAYERNOUN WIN", May: "GAMEEND ATEND", Slots: ""},
	{ID: "final-scores", Need: "WHO AHEAD GAMEEND|ATEND", Slots: ""},
	{ID: "final-scores", Need: "GAMEEND SCORE|POINTS|THESCORE|TOTAL", May: "WHICH WHO HOWMANY HOWMUCH HOW POINTS SCORE GET ALLPLAYERS PLAYERNOUN TURNEND LOOK STAND poss", Slots: "player"},
	{ID: "final-scores", Need: "GAMEEND WHATIF|HAPPEN", May: "WHICH", Slots: ""},
	{ID: "final-scores", Need: "GAMEEND WHICH ALLPLAYERS", Slots: ""},
	{ID: "final-scores", Need: "FINALSCORE", May: "WHICH BRING HOWMANY HOWMUCH ALLPLAYERS WHO GET SCORE POINTS GAMEEND", Slots: "player"},
	{ID: "final-scores", Need: "WIN", May: "GAMEEND", Slots: ""},
	{ID: "final-scores", Need: "WIN GAMEEND CLAIMS|TRUE", Slots: "anyone", Polar: true},
	{ID: "final-scores", Need: "TIE GAMEEND|ATEND|FINALSCORE", May: "POINTS", Slots: "", Polar: true},
	{ID: "final-scores", Need: "TIE GAMEEND|ATEND|FINALSCORE", Slots: "anyone", Polar: true},
	{ID: "final-scores", Need: "GAMEEND GET WHICH|HOWMUCH", May: "WHO ALLPLAYERS", Slots: "player"},

	{ID: "toll-spots", Need: "TOLL WHERE|SPOT|VILLAGE|CROSS|ROAD|ROADS MAY PLACE|GO", May: "MYTOLL WHICH FREE it", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL|TOLLMONEY WHERE|SPOT|VILLAGE|CROSS MAY PLACE|RESITE", May: "GO it MYTOLL WHICH FREE OTHER", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL SPOT|CROSS|VILLAGE WHICH|WHERE", May: "MYTOLL MAY FREE PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL MAY PLACE", May: "MYTOLL ANYWHERE ANY by", Slots: "player", Polar: true},
	{ID: "toll-spots", Need: "TOLL WHERE|SPOT", May: "ALL FREE", Slots: "terse"},
	{ID: "toll-spots", Need: "TOLL SPOT|POSITIONS|CROSS MAY", May: "ALL FREE MYTOLL WHICH", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL POSITIONS WHICH", May: "MYTOLL MAY PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL SPOT|CROSS|VILLAGE ANY", May: "MYTOLL MAY FREE PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL WHERE MAY", May: "MYTOLL PLACE RESITE GO", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL WHERE MAY", May: "MYTOLL STAND", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL WHERE ROOM", Slots: ""},
	{ID: "toll-spots", Need: "TOLL SPOT|WHERE MAY", May: "MYTOLL FREE PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "TOLL WHERE GO", May: "MYTOLL PLACE", Slots: "player"},
	{ID: "toll-spots", Need: "CROSS WHICH MAY TAKE", Slots: "player"},
	{ID: "may-place-toll", Need: "TOLL MAY", May: "SPOT MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "may-place-toll", Need: "TOLL MAY PLACE|GO|RESITE|STAND", May: "MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "may-place-toll", Need: "TOLL MAY PLACE|GO|RESITE", May: "MYTOLL CROSS VILLAGE OTHER", Slots: "player place", Polar: true},
	{ID: "may-place-toll", Need: "TOLL FREE|ROOM", May: "CROSS VILLAGE", Slots: "place", Polar: true},
	{ID: "may-place-toll", Need: "TOLLMONEY MAY PLACE|RESITE", May: "MYTOLL CROSS VILLAGE", Slots: "player place", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY WHO GET|INCOME|PAID|COLLECT", May: "HOWMUCH HOWMANY WHICH MYTOLL POINTS TURNEND from", Slots: "place?"},
	{ID: "toll-income", Need: "TOLLMONEY WHICH|HOWMUCH|HOWMANY GET|BRING|INCOME|PAID|COLLECT", May: "MYTOLL POINTS ALLPLAYERS PLAYERNOUN TURNEND from", Slots: "player place?"},
	{ID: "toll-income", Need: "TOLLMONEY THISTURN|TURNEND", May: "WHICH HOWMUCH ANY GET PAID COLLECT INCOME MYTOLL", Slots: "player"},
	{ID: "toll-income", Need: "TOLLMONEY GET|BRING|PAID|COLLECT|THISTURN|TURNEND", May: "MYTOLL ANY ALLPLAYERS", Slots: "player"},
	{ID: "toll-income", Need: "TOLLMONEY INCOME", May: "MYTOLL WHICH ALLPLAYERS", Slots: "player place?"},
	{ID: "toll-income", Need: "TOLLMONEY WHICH|HOWMUCH|HOWMANY", May: "MYTOLL POINTS WORTH", Slots: "place"},
	{ID: "toll-income", Need: "TOLLMONEY", May: "INCOME", Slots: "terse place"},
	{ID: "toll-income", Need: "TOLLMONEY GET|PAID|COLLECT ALLPLAYERS", May: "POINTS", Slots: ""},
	{ID: "toll-income", Need: "TOLLMONEY", May: "INCOME", Slots: "place"},
	{ID: "toll-income", Need: "TOLL WHICH|HOWMUCH BRING|COLLECT", May: "MYTOLL TURNEND", Slots: "player"},
	{ID: "toll-income", Need: "TOLL HOWMANY POINTS BRING|COLLECT", May: "MYTOLL TURNEND", Slots: "player"},
	{ID: "toll-income", Need: "TOLLMONEY GET|BRING|PAID|COLLECT|INCOME CLAIMS|TRUE", May: "MYTOLL ANY ALLPLAYERS POINTS TURNEND", Slots: "player", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY BRING|PAID|COLLECT num CLAIMS|TRUE", May: "POINTS", Slots: "place", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY NOBODY GET|PAID|COLLECT", May: "ANY TURNEND", Slots: "", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY BRING|WORTH|GET|COLLECT|INCOME num CLAIMS|TRUE", May: "POINTS MYTOLL TURNEND", Slots: "player place?", Polar: true},
	{ID: "toll-income", Need: "TOLLMONEY GET|BRING|PAID|COLLECT|INCOME num CLAIMS|TRUE", May: "MYTOLL POINTS TURNEND from", Slots: "player place?", Polar: true},
	{ID: "toll-income", Need: "COLLECT WHICH|HOWMUCH", May: "ALLPLAYERS TURNEND", Slots: "player"},
	{ID: "toll-income", Need: "TOLLMONEY num GET|BRING|PAID|COLLECT|INCOME CLAIMS|TRUE", May: "MYTOLL POINTS TURNEND from", Slots: "told player place?", Polar: true},
	{ID: "toll-flips", Need: "TOLL FLIP", May: "ANY MUST GET COME TURNEND BECOME", Slots: "player", Polar: true},
	{ID: "toll-flips", Need: "TOLL FLIP MYTOLL", May: "MUST GET TURNEND BECOME", Slots: "mine", Polar: true},
	{ID: "toll-flips", Need: "TOLL FLIP|TURNED", May: "ANY MUST GET TURNEND", Slots: "player", Polar: true},
}
