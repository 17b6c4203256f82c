package jcz

import (
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/rules/tile"
)

// This file is the one list of what the words of saved games are here. An
// expansion that is built becomes playable by its set being in
// game.BuiltSets and its pieces in game.BuiltPieces; what a saved game says of
// it besides is a line below.

// setRow is a set of tiles: its id in saved games and in the catalogue.
type setRow struct {
	id      string
	set     string       // id in the catalogue
	edition tile.Edition // which edition's numbers of tiles it has
}

// sets are the sets of tiles that the catalogue has too. Any other set is
// missing here by its own name.
var sets = []setRow{
	{"basic:1", "base", tile.C1},
	{"basic:2", "base", tile.C2},
	{"ferries", "ferries", tile.C2},
	{"inns-and-cathedrals:1", "inns", tile.C1},
	{"inns-and-cathedrals:2", "inns", tile.C2},
	{"traders-and-builders:1", "traders", tile.C1},
	{"traders-and-builders:2", "traders", tile.C2},
	{"abbey-and-mayor:1", "abbey", tile.C1},
	{"abbey-and-mayor:2", "abbey", tile.C2},
	{"bridges-castles-and-bazaars:1", "bridges", tile.C1},
	{"bridges-castles-and-bazaars:2", "bridges", tile.C2},
	{"labyrinth", "labyrinth", tile.C1},
	{"tunnel", "tunnel", tile.C1},
	{"corn-circles/1", "crop1", tile.C1},
	{"corn-circles/2", "crop2", tile.C1},
	{"russian-promos/2013", "russian", tile.C1},
	{"russian-promos/2016", "russian", tile.C1},
	{"river/1:1", "river1", tile.C1},
	{"river/1:2", "river1", tile.C2},
	{"river/2:1", "river2", tile.C1},
	{"river/2:2", "river2", tile.C2},
}

// elementRow is a piece or rule that a saved game switches on by naming it.
type elementRow struct {
	name string
	// set is the set whose rules it needs; the base game for its own.
	set string
	// piece is the piece it brings, each player as many as the number says;
	// noPiece if it is a rule only.
	piece game.Kind
	// off are the rules that are switched off in a game without it that has
	// the tiles of its set.
	off []rules.ID
	// how says whether it is played, and whether its number counts.
	how how
}

// how an element is played.
type how uint8

const (
	counted  how = iota // played; each player has as many as the number says
	standard            // played; each player has as many as by the rules
	unplayed            // not played, though its set is
)

const noPiece = game.Kind(255)

// elements are the elements whose set is in the catalogue. Any other is
// missing here by its own name.
var elements = []elementRow{
	{"small-follower", "base", game.Meeple, nil, counted},
	{"farmers", "base", noPiece, []rules.ID{rules.BaseFarmersSupplement}, counted},
	{"garden", "base", noPiece, nil, counted}, // gardens are printed on the tiles
	{"abbot", "abbot", game.Abbot, nil, counted},
	{"ferry", "ferries", noPiece, nil, counted},
	{"big-follower", "inns", game.Big, nil, counted},
	{"inn", "inns", noPiece, []rules.ID{rules.InnsRoad, rules.InnsRoadIncomplete}, counted},
	{"cathedral", "inns", noPiece, []rules.ID{rules.InnsCathedral}, counted},
	{"builder", "traders", game.Builder, nil, counted},
	{"pig", "traders", game.Pig, nil, counted},
	{"traders", "traders", noPiece, []rules.ID{rules.GoodsMajority}, counted},
	{"pig-herd", "traders", noPiece, nil, counted}, // tiles with one are refused where they are placed
	{"abbey", "abbey", game.AbbeyTile, nil, counted},
	{"mayor", "abbey", game.Mayor, nil, counted},
	{"wagon", "abbey", game.Wagon, nil, counted},
	{"barn", "abbey", game.Barn, nil, counted},
	{"bridge", "bridges", game.Bridge, nil, standard},
	{"castle", "bridges", noPiece, nil, unplayed},
	{"bazaar", "bridges", noPiece, nil, unplayed},
	{"tunnel", "tunnel", game.TunnelToken, nil, standard},
}

// ruleRow is a named rule of saved games that has several values.
type ruleRow struct {
	name   string
	set    string // the set without which it decides nothing
	byself string // the value of a game that does not name it
	values []ruleValue
}

// ruleValue is what a value means: the rules it switches.
type ruleValue struct {
	value   string
	house   []game.HouseRule
	tunnels game.TunnelPairs // for the numbers of tunnel tokens
}

// ruleRows are the rules of sets in the catalogue. Rules of other sets are
// read over: such a set is missing by its own name.
func ruleRows() []ruleRow {
	return []ruleRow{
		{"tiny-city-scoring", "base", "4", []ruleValue{
			{value: "4"},
			{value: "2", house: []game.HouseRule{{Rule: rules.BaseTwoTileCity, On: false}}},
		}},
		{"inn-and-cathedral-final-scoring", "inns", "zero", []ruleValue{
			{value: "zero"},
			{value: "ignore", house: []game.HouseRule{{Rule: rules.InnsRoadIncomplete}}},
		}},
		{"wagon-move", "abbey", "C2", []ruleValue{
			{value: "C2", house: game.WagonRules(false)},
			{value: "C1", house: game.WagonRules(true)},
		}},
		{"barn-placement", "abbey", "not-occupied", []ruleValue{
			{value: "not-occupied"},
			{value: "occupied", house: []game.HouseRule{{Rule: rules.BarnFree}}},
		}},
		{"labyrinth-variant", "labyrinth", "advanced", []ruleValue{
			{value: "advanced", house: game.LabyrinthRules(true)},
			{value: "basic", house: game.LabyrinthRules(false)},
		}},
		{"tunnelize-other-expansions", "tunnel", "true", []ruleValue{
			{value: "true"},
			{value: "false", house: []game.HouseRule{{Rule: rules.AbbeyTunnelTile}}},
		}},
		{"more-tunnel-tokens", "tunnel", "3/2", []ruleValue{
			{value: "3/2", tunnels: game.TunnelPairs{Two: 3, Three: 2}},
			{value: "2/1", tunnels: game.TunnelPairs{Two: 2, Three: 1}},
			{value: "1/1", tunnels: game.TunnelPairs{Two: 1, Three: 1}},
		}},
	}
}

// kindRow is a kind of figure: its word in a meeple's id and in assertions.
type kindRow struct {
	id    string
	title string
	kind  game.Kind
}

var kinds = []kindRow{
	{"small", "SmallFollower", game.Meeple},
	{"big", "BigFollower", game.Big},
	{"builder", "Builder", game.Builder},
	{"pig", "Pig", game.Pig},
	{"abbot", "Abbot", game.Abbot},
	{"mayor", "Mayor", game.Mayor},
	{"wagon", "Wagon", game.Wagon},
	{"barn", "Barn", game.Barn},
}

// KindByTitle is the figure that assertions call so.
func KindByTitle(s string) (game.Kind, bool) {
	for _, k := range kinds {
		if k.title == s {
			return k.kind, true
		}
	}
	return 0, false
}

// features are the features that are scored, by their words in assertions,
// which pointers write with a capital.
var features = []struct {
	word string
	kind tile.Kind
}{
	{"road", tile.RoadFeature},
	{"city", tile.CityFeature},
	{"field", tile.FieldFeature},
	{"monastery", tile.MonasteryFeature},
	{"garden", tile.GardenFeature},
}

// FeatureByWord is the feature with that word, "road" or "Road".
func FeatureByWord(s string) (tile.Kind, bool) {
	for _, f := range features {
		if f.word == s || featureTitle(f.word) == s {
			return f.kind, true
		}
	}
	return 0, false
}

func featureTitle(word string) string { return string(word[0]-'a'+'A') + word[1:] }

// FeatureWord is the word of a feature in pointers, "Road".
func FeatureWord(k tile.Kind) string {
	for _, f := range features {
		if f.kind == k {
			return featureTitle(f.word)
		}
	}
	return ""
}

// messageRow is a kind of message and what it does; nil: it is not played yet.
type messageRow struct {
	name string
	set  string // the set it belongs to, where a single one does
	do   func(r *replayer, m *message)
}

// messages are all kinds of messages of the saving programs.
func messages() []messageRow {
	return []messageRow{
		{"PLACE_TILE", "base", (*replayer).placeTile},
		{"DEPLOY_MEEPLE", "base", (*replayer).deployMeeple},
		{"PLACE_TOKEN", "base", (*replayer).placeToken},
		{"PASS", "base", (*replayer).pass},
		{"COMMIT", "base", (*replayer).commit},
		{"RETURN_MEEPLE", "abbot", (*replayer).returnMeeple},
		{"BAZAAR_BID", "bridges", nil},
		{"BAZAAR_BUY_OR_SELL", "bridges", nil},
		{"CIRCLE_REMOVE_OR_DEPLOY", "crop1", nil},
	}
}

// tokenRow is a kind of token and what placing it does; nil: not played yet.
type tokenRow struct {
	name string
	set  string
	do   func(r *replayer, m *message, p pointer)
}

func tokens() []tokenRow {
	return []tokenRow{
		{"FERRY", "ferries", (*replayer).ferry},
		{"BRIDGE", "bridges", (*replayer).bridge},
		{"CASTLE", "bridges", nil},
		{"TUNNEL_A", "tunnel", tunnelToken(1)},
		{"TUNNEL_B", "tunnel", tunnelToken(2)},
		{"TUNNEL_C", "tunnel", tunnelToken(3)},
	}
}
