package lexgen

// german is what the parser knows of German.
var german = Language{
	Code: "de",
}
