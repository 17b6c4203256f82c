package question

// The wordings that the catalogue shows. They are for a position with the
// players red, blue and yellow, the ferries 1, 2 and 3, and tiles with labels.

var movableFerriesAsked = []string{
	"Which ferries may I move?",
	"Which ferries can I move this turn?",
	"What ferries am I allowed to reposition?",
	"Which ferry can be moved now?",
	"Which ferries may Red move?",
	"May I move a ferry?",
	"Are there any ferries that I can move?",
	"List the movable ferries.",
	"Which of the ferries is Blue permitted to turn?",
	"Can I move any ferry?",
	"Tell me which ferries could be shifted, please.",
	"Which ferries do I get to move?",
	"Blue says I may not move any ferry, is that right?",
}

var mayMoveFerryAsked = []string{
	"May I move ferry 2?",
	"Can't I move ferry 3?",
	"Is Red allowed to reposition ferry no. 1?",
	"May ferry 1 be moved to N-S?",
	"Am I allowed to turn the western ferry?",
	"Why can't I move the second ferry?",
	"Is ferry 2 movable?",
	"Could Blue shift the ferry on tile x from north to south?",
	"Can the ferry next to a be moved?",
	"Blue says I cannot move ferry 2, is that right?",
	"Is it legal to swing ferry 1 to north and east?",
	"May I move the new ferry?",
	"Ferry 2 to N-S, allowed?",
}

var ferryPositionsAsked = []string{
	"Which positions may ferry 2 take?",
	"Where can I move ferry 1?",
	"What are the possible positions of ferry 3?",
	"How may ferry 2 lie?",
	"To which positions can Red move ferry 1?",
	"Which jetties may ferry 2 connect?",
	"Which positions does ferry 2 have left?",
	"Where may the new ferry be placed?",
	"What are my options for the ferry on x?",
	"Show me the legal positions of the eastern ferry.",
	"Which other positions are there for ferry 1?",
	"Positions for ferry 3?",
}

var mustPlaceFerryAsked = []string{
	"Must I place a ferry?",
	"Do I have to place a ferry?",
	"Is a ferry mandatory?",
	"Am I obliged to put a ferry on the lake?",
	"Do I need to place the ferry even without a meeple?",
	"Must a ferry be placed this turn?",
	"Is placing a ferry compulsory?",
	"Does Red have to lay a ferry?",
	"Is it required to place a ferry?",
	"Is Blue forced to place the new ferry?",
	"Don't I have to place a ferry?",
	"I must place a ferry, right?",
}

var moveEffectsAsked = []string{
	"What happens if I move ferry 1 to N-S?",
	"What if I move ferry 1 to E-S?",
	"What are the effects of moving ferry 2 to N-E?",
	"What does moving ferry 1 to N-S do?",
	"What would change if Red moved ferry 1 from north to south?",
	"Which consequences does it have if I reposition ferry 2 to west and south?",
	"Tell me what happens when ferry 3 is moved to N-W.",
	"What is the result of turning the western ferry to N-S?",
	"What would happen if Blue shifted ferry 2 to S-W?",
	"What effect does moving the ferry on x to E-W have?",
	"If I move ferry 1 to N-S, what happens?",
	"Say I turn ferry 2 to N-E, what are the consequences?",
}

var reopensAsked = []string{
	"Is a road reopened?",
	"Does this reopen a road?",
	"Is any road open again?",
	"Does moving ferry 1 to N-S reopen a road?",
	"Is the road at a.N reopened?",
	"Would the road north of a reopen if I move ferry 2 to E-S?",
	"Has any completed road been reopened this turn?",
	"Does the move reopen the road at b.S?",
	"Is a.N open again?",
	"Was a finished road reopened?",
	"Does my move open a completed road again?",
	"Is my road open again?",
}

var completeAsked = []string{
	"Is the road at a.N complete?",
	"Is a.N finished?",
	"Is the road north of a closed?",
	"Has the city at b.E been completed?",
	"Is the road Blue is on complete?",
	"Is this road completed?",
	"Is the monastery on m complete?",
	"Isn't the road west of x complete?",
	"Why is a.N not complete?",
	"Is the northern road of a complete or still open?",
	"Is it complete?",
	"Is the city with the coat of arms complete?",
	"Is the road with my builder on it finished?",
}

var sameFeatureAsked = []string{
	"Are a.N and b.S the same road?",
	"Is a.N connected to b.S?",
	"Do a.N and b.S belong to the same road?",
	"Are a.N and x.W part of the same feature?",
	"Is a.N joined with x.E?",
	"Are the north road of a and the south road of b one road?",
	"Is x.E the same road as x.W?",
	"Are Red and Blue on the same road?",
	"Are a.N and b.S linked?",
	"Is the city at a.N the same city as b.W?",
	"Do a.N and b.S belong together?",
	"Yellow says she and Blue are on one road, is that right?",
}

var ownersAsked = []string{
	"Who owns a.N?",
	"Who owns the road at a.N?",
	"Who has the majority on the road north of a?",
	"Who controls the city at b.E?",
	"Whose road is a.N?",
	"Who is the owner of x.W?",
	"Which player owns this road?",
	"Who does the road at a.N belong to?",
	"Which players control a.N?",
	"Who has the most meeples on x.E?",
	"Who owns the monastery on m?",
	"Majority in the city with the coat of arms?",
}

var worthAsked = []string{
	"What is a.N worth?",
	"How much is the road at a.N worth?",
	"How many points is the road north of a worth?",
	"What would the city at b.E bring?",
	"How many points does x.W give?",
	"What is the value of the road Blue is on?",
	"How many points is this road worth now?",
	"What does the monastery on m score?",
	"How much would x.E be worth if the game ended now?",
	"How many points are there for a.N?",
	"What is it worth?",
	"Is a.N worth 6 points?",
	"Blue says his road is worth 5 points, is that right?",
}

var tileCountAsked = []string{
	"How many tiles does the road at a.N have?",
	"How long is the road at a.N?",
	"How many tiles is a.N long?",
	"What is the length of the road north of a?",
	"How many tiles are in the city at b.E?",
	"How big is the city at b.E?",
	"How many tiles does this road consist of?",
	"What is the number of tiles of x.W?",
	"Count the tiles of a.N.",
	"What is the size of the city b.E?",
	"How many tiles count for the road Blue is on?",
	"Is the road at a.N four tiles long?",
}

var mayPlaceTileAsked = []string{
	"May I place tile U at 2,0?",
	"Does tile U fit at (2,0)?",
	"Can tile base/FRFR-thru go to 2,0?",
	"May I put tile U at 2,0 turned 90?",
	"Is it legal to place tile U on 1,-1 rotated by 180 degrees?",
	"Can Red play tile D at -1,0?",
	"May I place RRFR village at 2,0?",
	"Does a road tile FRRR village fit at 2,0?",
	"May tile V be placed at 2,0?",
	"Am I allowed to lay tile U north of a?",
	"Can I add tile U at 3,1?",
	"Does tile U fit between a and b?",
	"Tile U at 2,0, allowed?",
}

var tileSpotsAsked = []string{
	"Where may I place tile U?",
	"Where does tile U fit?",
	"Where can tile V go?",
	"Which cells are there for tile U?",
	"Which spots does tile base/FRFR-thru fit?",
	"Where could Red play tile D?",
	"List all spots for tile U.",
	"What are the legal spots of tile U?",
	"Can I place tile U anywhere?",
	"Where may RRFR village be placed?",
	"At which cells may I lay tile U?",
	"Spots for tile U?",
}

var mayPlaceMeepleAsked = []string{
	"May I place a meeple on a.N?",
	"Can I put a thief on the road north of a?",
	"May I stand on x.E?",
	"Is Red allowed to place a knight in the city at b.E?",
	"Can I claim a.N?",
	"May I occupy the road Blue is on?",
	"Could I deploy my big meeple on a.N?",
	"Can Blue place a builder on x.W?",
	"May I place a monk on m?",
	"Can't I place a follower at a.N?",
	"May a meeple be placed on the monastery on m?",
	"Meeple on x.E, allowed?",
}

var meepleSpotsAsked = []string{
	"Where may I place a meeple?",
	"Where can I put my meeple?",
	"Which features are free for a meeple?",
	"Where may I place a farmer?",
	"Where can I stand?",
	"Which spots are there for a meeple?",
	"Where may Red deploy a follower?",
	"Can I place a meeple anywhere?",
	"May I place a meeple?",
	"Where can a meeple go?",
	"Which features may I claim?",
	"On which features can I put a meeple?",
	"Which roads are free for my meeple?",
}

var returnedAsked = []string{
	"Which meeples come back?",
	"Which pieces are returned this turn?",
	"Who gets a meeple back?",
	"Which meeples do I get back?",
	"Do I get my meeple back?",
	"What comes back this turn?",
	"Which meeples go home?",
	"Which figures return to their owners?",
	"Is any meeple returned?",
	"Which meeples go back to the supply?",
	"List the returned pieces.",
	"Which meeples come off the board?",
}

var stepsAsked = []string{
	"What may I still do?",
	"Which steps are open?",
	"What must I do now?",
	"What is left to do this turn?",
	"What comes next?",
	"Which steps remain?",
	"What are the remaining steps of my turn?",
	"What can Red do now?",
	"What do I have to do?",
	"What happens next?",
	"Show me the open steps.",
	"I have placed my tile. What now?",
}

var doubleTurnAsked = []string{
	"Do I get a double turn?",
	"Is this a double turn?",
	"Does Red get a second turn?",
	"May I take another turn?",
	"Do I have an extra turn?",
	"Does my builder give me a double turn?",
	"Can I place a second tile?",
	"Am I entitled to a double turn?",
	"Do I get another tile?",
	"Why don't I get a double turn?",
	"May Blue go again?",
	"Can I lay a second tile thanks to my builder?",
}

var scoresAsked = []string{
	"How many points do I get?",
	"What is scored this turn?",
	"Who scores this turn?",
	"How many points does Red score?",
	"How many points are scored?",
	"Who gets points?",
	"Who scores how many points?",
	"What do I score now?",
	"How many points does everyone get this turn?",
	"What are the scores of this turn?",
	"How many points will Blue earn?",
	"Yellow says I get 4 points this turn, is that right?",
}

var finalScoresAsked = []string{
	"What is the final score?",
	"What are the final scores?",
	"Who wins?",
	"Who would win if the game ended now?",
	"How many points does Red have at the end of the game?",
	"How many points would I get if the game ended now?",
	"What is the final scoring?",
	"What is the result of the game?",
	"Who scores what at the end of the game?",
	"What would be the score if the game ended now?",
	"What is the final result?",
	"Who would win if this were the last tile?",
}

var tollSpotsAsked = []string{
	"Where may I place a tollhouse?",
	"Where can I put a toll house?",
	"Which spots are there for a tollhouse?",
	"Where can Red place his tollhouse?",
	"Where may a tollhouse be placed?",
	"Which crossroads are free for a tollhouse?",
	"May I place a tollhouse?",
	"Can I place a tollhouse anywhere?",
	"Which villages may I put a tollhouse on?",
	"Where could a tollhouse go?",
	"Which villages are free for a tollhouse?",
}

var mayPlaceTollAsked = []string{
	"May I place a tollhouse on v?",
	"Can I put a toll house at a.N?",
	"May Red place a tollhouse on 2,0?",
	"Is it legal to place a tollhouse on the village of v?",
	"Am I allowed to put my tollhouse on tile v?",
	"Could a tollhouse be placed at v?",
	"Can't I place a tollhouse on v?",
	"Why may I not place a tollhouse on v?",
	"Can Blue set a tollhouse on the crossroads on v?",
	"Is Red permitted to place a tollhouse at v?",
	"May I build a tollhouse in the eastern village?",
	"Tollhouse on v, allowed?",
}

var tollIncomeAsked = []string{
	"How much toll do I get?",
	"How much toll does the road at a.N bring?",
	"What is the toll income?",
	"Who gets toll?",
	"How many points of toll does Red get?",
	"What toll is paid this turn?",
	"How much toll would a.N bring?",
	"What is the toll for the road north of a?",
	"Which toll does everyone get?",
	"How much toll is collected this turn?",
	"Toll for the road with the farmhouse?",
}

var tollFlipsAsked = []string{
	"Is a tollhouse flipped?",
	"Does any tollhouse flip?",
	"Is the tollhouse turned over?",
	"Does a tollhouse get flipped this turn?",
	"Do I have to flip a tollhouse?",
	"Must a tollhouse be flipped?",
	"Will any tollhouse be turned over?",
	"Does the tollhouse flip now?",
	"Are any tollhouses flipped?",
	"Is any tollhouse turned around?",
	"Does my tollhouse flip?",
}

var ruleAsked = []string{
	"What is the rule on moving ferries?",
	"Show rule ferries/first-ferry",
	"Which rules speak of the builder?",
	"What do the rules say about an inn and a lake?",
	"rule BASE-8",
	"ferries/first-ferry",
	"Is there a rule about placing a ferry?",
	"Explain the rule ferries/once-per-turn",
	"What does ferries/sequence say?",
	"Which rule says that a bare jetty ends a road?",
	"Rules for abbeys",
	"How does a double turn work?",
	"What does the rulebook say about a bare jetty?",
}

var rulebooksDifferAsked = []string{
	"Do the rulebooks differ on whether I may move ferry 2?",
	"Which rulebooks differ on: which ferries may I move?",
	"Do the rulebooks disagree about who owns a.N?",
	"Do other rulebooks answer differently: may I move ferry 2?",
	"Which rulebooks give another answer to: which ferries may I move?",
	"Would another rulebook answer differently: is a.N complete?",
	"In which rulebooks is the answer different: must I place a ferry?",
	"Do rulebooks differ on which ferries Red may move?",
	"Which other rulebooks disagree on whether I must place a ferry?",
	"Do the rulebooks differ about whether I get a double turn?",
	"May I move ferry 2, and do all rulebooks agree?",
}

var moveCombinationsAsked = []string{
	"Which combinations of ferry moves do I have?",
	"Which move of ferry 1 reopens the road at a.N?",
	"How can I keep Blue from scoring?",
	"Which ferry moves complete the road at x.E?",
	"What happens if I move ferry 1?",
	"What is my best ferry move?",
	"Which moves of ferry 2 split a road?",
	"How can Red join two roads by moving ferries?",
	"Which ferry moves give Blue points?",
	"How can I score by moving ferries?",
	"Which ferry move brings my builder back?",
	"Which ferry moves split the road my meeple is on?",
}

var canAchieveAsked = []string{
	"Can I keep Blue from scoring?",
	"Can I reopen the road at a.N by moving a ferry?",
	"Can Red complete the road at x.E by moving ferries?",
	"Is there a move that splits the road at x.E?",
	"Can I score by moving ferry 1?",
	"Can I move the ferries so that Blue gets no points?",
	"Blue says I can't cut the road at c.E with the ferries, is that right?",
	"Could I join two roads with ferry 2?",
	"Can I get my builder back by moving a ferry?",
	"Can Red prevent Blue from getting points?",
	"Can I make Blue score by moving ferries?",
	"Can I close this road with the ferries?",
}
