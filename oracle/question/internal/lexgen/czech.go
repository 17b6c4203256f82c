package lexgen

// czech is what the parser knows of Czech.
var czech = Language{
	Code: "cs",
}
