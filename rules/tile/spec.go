package tile

import "ferryman/rules/place"

// Spec is how a file names a tile: by the edges as it lies with words that
// select among the candidates, by id, or printed feature by feature.
type Spec struct {
	Edges [4]Edge // as it lies; only if ByEdges
	ID    string  // id or alias
	Turn  int     // quarter turns, with an id
	Words []string
	Joins []place.Link // pairs of edges that one feature joins, as it lies
	Ends  place.Sides  // edges whose road ends on the tile, as it lies
	Inn   place.Sides  // edges whose road has an inn, as it lies
	Print *Tile        // printed feature by feature
	By    By           // which of the three ways
}

// By is the way a Spec names its tile.
type By uint8

// The ways of naming a tile.
const (
	ByEdges By = iota
	ByID
	ByPrint
)

// Found is a tile of the catalogue and how it lies.
type Found struct {
	Tile *Tile
	Turn int // quarter turns clockwise from the catalogue's orientation
}
