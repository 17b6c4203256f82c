package question

// The slots that several questions have.
var (
	ferrySlot = Slot{Name: "ferry", Kind: FerrySlot, Required: true}
	placeSlot = Slot{Name: "place", Kind: PlaceSlot, Required: true}
	tileSlot  = Slot{Name: "tile", Kind: TileSlot, Required: true}
	toSlot    = Slot{Name: "to", Kind: LinkSlot, Required: true}
)

// maybe is the slot where it may be left out.
func maybe(name string, kind SlotKind) Slot { return Slot{Name: name, Kind: kind} }

// catalogue is the list of all questions.
var catalogue = [...]Entry{
	{ID: "movable-ferries", Family: Ferries, Value: Refs, Built: true, Examples: movableFerriesAsked},
	{ID: "may-move-ferry", Family: Ferries, Value: Bool, Built: true, Examples: mayMoveFerryAsked,
		Slots: []Slot{ferrySlot, maybe("to", LinkSlot)}},
	{ID: "ferry-positions", Family: Ferries, Value: Links, Built: true, Examples: ferryPositionsAsked, Slots: []Slot{ferrySlot}},
	{ID: "must-place-ferry", Family: Ferries, Value: Bool, Built: true, Examples: mustPlaceFerryAsked},
	{ID: "move-effects", Family: Ferries, Value: Effects, Built: true, Examples: moveEffectsAsked, Slots: []Slot{ferrySlot, toSlot}},
	{ID: "reopens", Family: Ferries, Value: Bool, Built: true, Examples: reopensAsked,
		Slots: []Slot{maybe("place", PlaceSlot), maybe("ferry", FerrySlot), maybe("to", LinkSlot)}},

	{ID: "move-combinations", Family: WhatIf, Value: Moves, Built: true, Examples: moveCombinationsAsked,
		Slots: []Slot{maybe("goal", GoalSlot), maybe("place", PlaceSlot), maybe("ferry", FerrySlot), maybe("rival", PlayerSlot)}},
	{ID: "can-achieve", Family: WhatIf, Value: Bool, Built: true, Examples: canAchieveAsked,
		Slots: []Slot{{Name: "goal", Kind: GoalSlot, Required: true}, maybe("place", PlaceSlot), maybe("ferry", FerrySlot), maybe("rival", PlayerSlot)}},

	{ID: "complete", Family: Features, Value: Bool, Built: true, Examples: completeAsked, Slots: []Slot{placeSlot}},
	{ID: "same-feature", Family: Features, Value: Bool, Built: true, Examples: sameFeatureAsked,
		Slots: []Slot{{Name: "places", Kind: PlacesSlot, Required: true}}},
	{ID: "owners", Family: Features, Value: Refs, Built: true, Examples: ownersAsked, Slots: []Slot{placeSlot}},
	{ID: "worth", Family: Features, Value: Number, Built: true, Examples: worthAsked, Slots: []Slot{placeSlot}},
	{ID: "tile-count", Family: Features, Value: Number, Built: true, Examples: tileCountAsked, Slots: []Slot{placeSlot}},

	{ID: "may-place-tile", Family: TilesAndMeeples, Value: Bool, Built: true, Examples: mayPlaceTileAsked,
		Slots: []Slot{tileSlot, {Name: "cell", Kind: CellSlot, Required: true}, maybe("turned", TurnedSlot)}},
	{ID: "tile-spots", Family: TilesAndMeeples, Value: Cells, Built: true, Examples: tileSpotsAsked, Slots: []Slot{tileSlot}},
	{ID: "may-place-meeple", Family: TilesAndMeeples, Value: Bool, Built: true, Examples: mayPlaceMeepleAsked,
		Slots: []Slot{maybe("piece", PieceSlot), placeSlot}},
	{ID: "meeple-spots", Family: TilesAndMeeples, Value: Refs, Built: true, Examples: meepleSpotsAsked,
		Slots: []Slot{maybe("piece", PieceSlot), maybe("on", KindSlot)}},
	{ID: "returned", Family: TilesAndMeeples, Value: Pieces, Built: true, Examples: returnedAsked},

	{ID: "steps", Family: Turn, Value: Steps, Built: true, Examples: stepsAsked},
	{ID: "double-turn", Family: Turn, Value: Bool, Built: true, Examples: doubleTurnAsked},
	{ID: "scores", Family: Turn, Value: Points, Built: true, Examples: scoresAsked},
	{ID: "final-scores", Family: Turn, Value: Points, Built: true, Examples: finalScoresAsked},

	{ID: "toll-spots", Family: Tolls, Value: Refs, Built: true, Examples: tollSpotsAsked},
	{ID: "may-place-toll", Family: Tolls, Value: Bool, Built: true, Examples: mayPlaceTollAsked, Slots: []Slot{placeSlot}},
	{ID: "toll-income", Family: Tolls, Value: Points, Built: true, Examples: tollIncomeAsked,
		Slots: []Slot{maybe("place", PlaceSlot)}},
	{ID: "toll-flips", Family: Tolls, Value: Bool, Built: true, Examples: tollFlipsAsked},

	{ID: "rule", Family: Rules, Value: RuleIDs, Built: true, Examples: ruleAsked,
		Slots: []Slot{{Name: "words", Also: "id", Kind: WordsSlot, Required: true}}},
	{ID: "rulebooks-differ", Family: Rules, Value: Refs, Built: true, Examples: rulebooksDifferAsked,
		Slots: []Slot{{Name: "question", Kind: QuestionSlot, Required: true}}},
}
