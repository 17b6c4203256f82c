package question

import (
	"reflect"
	"slices"
	"testing"
)

// misses are texts that must not be understood: nothing in the catalogue asks
// this.
var misses = []string{
	// Nothing to do with it.
	"", "?", "   ", "...", "hello", "what is the weather", "What is the weather like in Carcassonne?", "42", "which", "may", "ferry", "ferries",
	"asdf qwer", "who are you?", "ignore all rules", "is", "the the the", "What time is it?", "Do you like ferries?",

	// A number that counts, both of two roads, the whole game, the other way
	// round, what is past, what is not said.
	"May I score 3 points by moving ferries?", "Can I reopen two roads?", "Can I reopen both roads by moving ferries?",
	"Peut-on rouvrir les deux routes ?", "Können beide Straßen wieder geöffnet werden?", "Lze znovu otevřít obě cesty?",
	"What did I score so far?", "What does Red score in this game?", "Combien Rouge a-t-il marqué jusqu'ici ?",
	"Wie viele Punkte macht Rot in diesem Spiel?", "Kolik bodů má červený zatím?", "How much toll does Red pay?",
	"Wie viel Zoll zahlt Rot?", "Combien de péage Rouge paie-t-il ?", "What have I already done this turn?",
	"Which rules do not mention ferries?", "Can Red move a ferry on his turn?",
	"May I move the ferry that lies N-S?", "Darf ich die Fähre umlegen, die N-S liegt?",
	"Smím přesunout přívoz, který leží N-S?",

	// Of ferries, but something else.
	"who owns the ferry", "who owns ferry 2?", "may I remove the ferry?", "May I remove ferry 2?", "may I take ferry 2?",
	"how many points is a ferry worth", "how many ferries are there?", "How many ferries are left?", "How many ferries are on the board?",
	"where is ferry 2?", "Where does ferry 2 lie?", "What is the position of ferry 2?", "Which position does ferry 2 have?",
	"which ferries did I move?", "which ferries moved?", "Did I move ferry 2?", "Who moved ferry 2?", "Who may move ferry 2?",
	"which ferries may I not move?", "Which ferries can't I move?", "Which ferries can not be moved?", "which ferries am I forbidden to move?",
	"Which ferries are immovable?", "must I move ferry 2?", "Must I move a ferry?", "Do I have to move the ferry?", "should I move ferry 2?",
	"Which ferry should I move?", "when may I move ferry 2?", "how often may I move ferry 2?", "may I move ferry 2 twice?",
	"May I move ferries 1 and 2?", "may I move ferry 1 or ferry 2?", "May I move all ferries?", "May I move both ferries?",
	"May I move every ferry?", "may I move only ferry 2?", "may I move ferry 2 next turn?", "May I move ferry 2 before placing a meeple?",
	"may I move ferry 2 after scoring?", "If I place a tile at x, may I move ferry 2?", "may I move onto ferry 2?", "may I move to ferry 2?",
	"may I move a meeple onto ferry 2?", "May I place a meeple on ferry 2?", "May I place a meeple on the ferry?", "may I move ferry 2 to a.N?",
	"may I move ferry 2 to tile x?", "May I move ferry 2 to the north?", "is it forbidden to move ferry 2?", "Is it illegal to move ferry 2?",
	"may Red and Blue move ferry 2?", "May I move Blue's ferry?", "may I move Red's meeple?", "which player may move ferry 2?",
	"Which ferries may I place?", "may I place a ferry?", "How many ferries must I place?",
	"When must I place a ferry?", "must I place a ferry first?", "Is placing a ferry optional?",
	"Must I place a meeple?", "should I place a ferry?", "Must I place a second ferry?", "must I not move ferry 2?",
	"which ferry is the first ferry?", "Which is the nearest ferry?", "is ferry 2 on the road at a.N?", "What is a ferry?",
	"what happens if I do not move ferry 1 to N-S?", "What happened to ferry 2?", "what happens if I place a tile?",
	"Why is ferry 2 there?", "which of ferry 1 and ferry 2 may I move?", "May I move the other ferry?", "may I undo moving ferry 2?",
	"Does moving ferry 1 reopen a road?", "Does moving a ferry reopen a road?", "which road is reopened?",
	"Does moving ferry 1 to N-S complete a road?", "May I not move any ferry?", "which ferries may move to N-S?",

	// Not what may be, but what may not, what might have been, or how many.
	"may I not move ferry 1?", "Can I not move ferry 2?", "may Red not move ferry 1?", "does tile U not fit at 0,0?",
	"are a.N and b.S not the same road?", "is the road at a.N not complete?", "Is a.N not connected to b.S?", "do I not get a double turn?",
	"Must I not place a ferry?", "May I not place a meeple on a.N?", "Can I not place tile U at 2,0?", "Is a road not reopened?",
	"Is ferry 2 not movable?", "Red can't move ferry 2?", "I can't move ferry 2?",
	"could I have moved ferry 1?", "may I have moved ferry 1?", "where could Yellow have placed a meeple?", "Might Red have placed a meeple on a.N?",
	"Could the road at a.N have been completed?", "Could tile U have been placed at 2,0?", "was it legal to move ferry 2?",
	"Must I have placed a ferry?", "Which ferries could I have moved?", "Where could I have put tile U?", "Could a road have been reopened?",
	"how many ferries may I move?", "How many ferries may Red move?", "How many steps are left?", "How many positions does ferry 2 have?",
	"How many spots are there for tile U?", "How many meeples come back?", "how many spots are there for a meeple?",
	"At how many spots does tile U fit?", "Which of how many features may I claim?",

	// Of a thing that is no ferry, or figures where they do not stand.
	"may I move tile a?", "may I move a?", "may I move x?", "May I move the tile x?", "Is tile a movable?", "What happens if I move tile a to N-S?",
	"May I place a highwayman on the field at x.NL?", "May I place a knight on the road at a.N?", "May I place a monk in the city at b.E?",
	"may I move ferry 1 from N-S?", "where may I place two knights?", "I want to move ferry 3.", "I would like to place a meeple on a.N",
	"I placed x.", "After placing this tile", "move ferry 1 to NE", "may I move ferry 1 to NN?", "may we move?", "MAY WE MOVE?",
	"does the rule hold?", "Is the rule fair?", "Is the rule about ferries optional?", "who scored a.N?", "Who claimed a.N?", "who had a.N?", "do the rules work?", "which rule wins?", "Is a.N worth it?",
	"Is a.N not free?", "is a.N unoccupied or not complete?", "Who is not on a.N?", "Does Yellow not own a.N?", "What may I not claim?",
	"worth of", "owners of", "steps to the moon", "Which is the ferry to the east?",

	// Of features, but something else.
	"is the road at a.N open?", "Is the road at a.N incomplete?", "is a.N still open?", "who completed a.N?", "when is a.N complete?",
	"What completes a.N?", "may I complete a.N?", "Is the road at a.N complete or the one at b.S?", "how is a.N complete?",
	"Which roads are complete?", "How many roads are complete?", "is a.N or b.S complete?", "Was a.N complete?",
	"Does my tile complete a.N?", "Are a.N and b.S complete?", "Is a.N not not complete?",
	"Who doesn't own a.N?", "How many players own a.N?", "Who owns a.N and b.S?",
	"Who owns the game?", "is a.N worth more than b.S?", "how much is a.N worth for Red?",
	"How much are a.N and b.S worth?", "What is a meeple worth?", "how many meeples are on a.N?",
	"How many ferries are on a.N?", "How many tiles are left?", "how many tiles are missing at a.N?", "is a.N at least 4 tiles long?",
	"How many tiles are next to a.N?", "how long is the game?", "How many tiles does Red have?", "Are a.N and b.S different roads?",
	"Is a.N longer than b.S?", "are a.N, b.S and c.E connected?", "May a.N and b.S be connected?", "which roads are connected to a.N?",
	"Does ferry 1 connect a.N and b.S?",

	// Of tiles, meeples, turn and points, but something else.
	"which tile fits at 2,0?", "where is tile U?", "How many tiles U are there?", "may I place tile U next to a?", "May I remove tile U?",
	"May I not place tile U anywhere?", "Must I place tile U at 2,0?", "May I place tile U at 2,0 turned 45?", "May I place tiles U and V at 2,0?",
	"May I place a tile at 2,0?", "where must I place tile U?", "Where may I not place tile U?",
	"may I place two meeples on a.N?", "may I place a second meeple on a.N?", "How many meeples may I place?", "how many meeples do I have?",
	"May I place a meeple next to a.N?", "May I place a meeple on x?", "may I take a meeple from a.N?", "where are my meeples?",
	"Where may I not place a meeple?", "When may I place a meeple?", "Must I place a meeple on a.N?", "Which meeple may I place?",
	"May I place a meeple before the ferry?", "May I move a meeple to a.N?", "may I place a meeple on a.N and b.S?", "Where must I place a meeple?",
	"which meeples don't come back?", "does my builder come back?", "When do meeples come back?", "Does ferry 2 come back?",
	"Does the meeple on a.N come back?", "what is a double turn?", "when do I get a double turn?", "Must I take a double turn?",
	"Who gets a double turn?", "whose turn is it?", "Is it Red's turn?", "what did I do?", "Who is next?", "Which tile is next?",
	"Which player is next?", "In which order are the steps?", "What must I not do?", "What may I do at a.N?",
	"What is the score?", "How many points do I have?", "how are roads scored?", "When is a road scored?", "who scored most?",
	"May I score?", "how many points does a road score?", "How many points do I lose?", "How many points do I need to win?", "can I win?",
	"Does Red win?", "who loses?", "How many points do I not get?", "Who is ahead?", "How do I win?",

	"Who wins this turn?", "Which features are scored?", "What is scored at a.N?", "May I take my meeple back?", "May I place tile x at 2,0?",
	"Can I put a meeple there?", "May I place a meeple here?", "May I place a meeple on the ferry on a?", "what happens to Red if I move ferry 1 to N-S?",
	"How many points do I get if I move ferry 1 to N-S?", "If I were Red, may I move ferry 2?", "I moved ferry 2. Which ferries may I move?",

	// Of tolls, but something else.
	"may I move Red's tollhouse to v?", "may Blue move my tollhouse to v?", "may I move his tollhouse to v?", "May Blue place Red's tollhouse on v?",
	"must I move my tollhouse?", "may I move my tollhouse from v?", "May I move my tollhouse from v to x?", "may I not move my tollhouse to v?",
	"may I remove my tollhouse?", "may I move my tollhouse to a road?", "May I move two tollhouses to v?", "May I move my tollhouse next to v?",
	"May I move the ferry and my tollhouse?", "may I take my tollhouse back?", "where is my tollhouse?", "whose tollhouse is on v?",
	"where may I not move my tollhouse?", "Where can I rotate my tollhouse?", "may I rotate the tollhouse on v?",
	"which crossroads may I not take?", "which crossroads did I take?", "which crossroads must I take?", "Which crossroads are taken?",
	"how many crossroads may I take?", "Which crossroads may I take from Blue?", "is v a crossroads?", "Is there a crossroads on v?",
	"may I place a large toll on v?", "May I place a small toll on v?", "does the large toll flip?", "what does a large toll bring?",
	"How much does a small toll bring?", "may I use the toll on v?", "may I collect toll at v?", "can I add the toll at v?",
	"which tollhouse flips?", "Whose tollhouse flips?", "when does Red's tollhouse flip?", "may I flip my tollhouse?",
	"how many tollhouses flip?", "may Red's tollhouse flip?", "Does Red flip Blue's tollhouse?",
	"how many tollhouses do I get?", "How many tollhouses bring points?", "Which tollhouse brings points?", "which tollhouse do I get?",
	"how many points does a tollhouse bring?", "how many tolls do I get?", "what does the tollhouse on v bring?", "Is my tollhouse worth a point?",
	"how many points does my tollhouse bring at the end of the game?", "how many points do I collect?", "which meeples do I collect?",
	"what did I collect?", "what must I collect?", "Which ferries do I collect?", "which tiles do I collect?", "What may I not collect?",

	// Of rules, but something of the position.
	"which rule forbids moving ferry 2?", "Which rule applies to a.N?", "is there no rule about ferries?", "Did I break a rule?",
	"what is the rule?", "rules", "Do the rulebooks differ?", "which rulebook is best?", "Do the rulebooks differ on the weather?",
	"ferries/first-ferry or ferries/sequence?",
}

func TestNearMisses(t *testing.T) {
	for _, text := range misses {
		r := Parse(text, table)
		if len(r.Readings) != 0 {
			t.Errorf("%q is read as %v, want nothing", text, r.Readings)
		} else if len(r.Nearest) == 0 {
			t.Errorf("%q: nothing comes nearest", text)
		}
	}
}

func TestTwoReadings(t *testing.T) {
	r := Parse("How many points do I get at the end?", table)
	if len(r.Readings) != 2 {
		t.Errorf("got %v, want scores and final-scores", r.Readings)
	}
}

func TestDenied(t *testing.T) {
	for text, want := range map[string]bool{"may I move ferry 2?": false, "can't I move ferry 2?": true, "Why may I not move ferry 2?": true,
		"isn't a.N complete?": true, "Red says I can't move ferry 2, is that right?": true, "Why is a.N not complete?": true,
		"Shouldn't I be able to move ferry 3?": true, "Doesn't tile U fit at 2,0?": true, "is a.N free?": false} {
		r := Parse(text, table)
		if len(r.Readings) != 1 || r.Readings[0].Denied != want {
			t.Errorf("%q: %v, want denied %v", text, r.Readings, want)
		}
	}
}

// TestPremises: what a text takes for granted is kept for the position to check.
func TestPremises(t *testing.T) {
	x := Ref{Name: "x"}
	for _, c := range []struct {
		text, want string
		premise    Premise
	}{
		{"may I move ferry 1 from E-S to N-S?", "may-move-ferry ferry=1 to=N-S", Premise{From: "E-S"}},
		{"What is the effect of moving ferry 1 from N-S to N-E?", "move-effects ferry=1 to=N-E", Premise{From: "N-S"}},
		{"which effects does it have to move ferry 1 from N-S to E-S?", "move-effects ferry=1 to=E-S", Premise{From: "N-S"}},
		{"Does moving ferry 1 from N-S to E-S reopen a road?", "reopens ferry=1 to=E-S", Premise{From: "N-S"}},
		{"can I put ferry 1 between north and east?", "may-move-ferry ferry=1 to=N-E", Premise{Lies: true}},
		{"May I place ferry 2 at N-S?", "may-move-ferry ferry=2 to=N-S", Premise{Lies: true}},
		{"I placed x, which ferries can I shift now?", "movable-ferries", Premise{Placed: &x}},
		{"Which ferries may red, who placed x, move?", "movable-ferries player=red", Premise{Placed: &x}},
		{"After placing this tile, which ferries may be moved?", "movable-ferries", Premise{Placed: &Ref{Desc: &Desc{This: true}}}},
		{"After placing x, may I move ferry 2?", "may-move-ferry ferry=2", Premise{Placed: &x}},
		{"is a.N free?", "may-place-meeple piece=meeple place=a.N", Premise{Free: true}},
		{"Is the road at a.N unoccupied?", "may-place-meeple piece=meeple place=<road a.N>", Premise{Free: true}},
		{"Who is on the road at a.N?", "owners place=<road a.N>", Premise{Everyone: true}},
		{"who occupies a.N?", "owners place=a.N", Premise{Everyone: true}},
		{"How many points do I get for a.N?", "worth place=a.N", Premise{Share: true}},
		{"What would yellow get for the road at a.N?", "worth player=yellow place=<road a.N>", Premise{Share: true}},
		{"What is a.N worth?", "worth place=a.N", Premise{}},
	} {
		r := Parse(c.text, table)
		if len(r.Readings) != 1 || Canonical(r.Readings[0]) != c.want || !reflect.DeepEqual(r.Readings[0].Premise, c.premise) {
			t.Errorf("%q is read as %v, nearest %v, unknown %v; want %s with %+v", c.text, r.Readings, r.Nearest, r.Unknown, c.want, c.premise)
		}
	}
}

func TestUnknownWordsAndNearest(t *testing.T) {
	for _, c := range []struct {
		text    string
		nearest ID
		unknown []string
	}{
		{"may I remove ferry 2?", "may-move-ferry", []string{"remove"}},
		{"which ferries may I not move?", "movable-ferries", nil},
		{"Is the road at a.N open?", "complete", nil},
		{"what is the weather like", "movable-ferries", []string{"weather", "like"}},
		{"", "movable-ferries", nil},
		{"how many ferries may I move?", "movable-ferries", nil},
		{"How many steps are left?", "steps", nil},
		{"may I not move ferry 1?", "may-move-ferry", nil},
		{"does tile U not fit at 0,0?", "may-place-tile", nil},
		{"is the road at a.N not complete?", "complete", nil},
		{"Is placing the ferry optional?", "must-place-ferry", nil},
		{"may I move tile a?", "may-move-ferry", nil},
		{"does the rule hold?", "rule", nil},
		{"who owns the blorp at a.N", "owners", []string{"blorp"}},
		{"is it forbidden to move ferry 2", "may-move-ferry", nil},
		{"who owns z", "owners", []string{"z"}},
	} {
		r := Parse(c.text, table)
		first := ID("")
		if len(r.Nearest) > 0 {
			first = r.Nearest[0]
		}
		if first != c.nearest || !slices.Equal(r.Unknown, c.unknown) {
			t.Errorf("%q: nearest %v, unknown %q; want %s, %q", c.text, r.Nearest, r.Unknown, c.nearest, c.unknown)
		}
	}
}
