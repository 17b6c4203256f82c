package lexgen

// french is what the parser knows of French.
var french = Language{
	Code: "fr",
}
