package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"gopkg.in/yaml.v3"
)

// order lists the sets as the catalogue shows them: the base game, the sets
// whose tiles are drawn, the sets that are known by words only. The file of a
// set is named after it.
var order = []string{
	"base", "ferries", "inns", "traders", "abbey", "bridges", "crop1", "crop2", "labyrinth", "tunnel",
	"russian", "river1", "river2",
	"tollkeepers", "catapult", "signposts", "spring", "autumn", "spiel", "wonders",
}

// counts are copies by edition.
type counts struct {
	C1 uint8 `yaml:"C1"`
	C2 uint8 `yaml:"C2"`
	C3 uint8 `yaml:"C3"`
}

type set struct {
	Set    string `yaml:"set"`
	Title  string `yaml:"title"`
	Total  counts `yaml:"total"`
	Source string `yaml:"source"`
	Note   string `yaml:"note"`
	Unsure string `yaml:"unsure"`
	Tiles  []tile `yaml:"tiles"`
}

type tile struct {
	ID         string     `yaml:"id"`
	As         []string   `yaml:"as"`
	Layout     string     `yaml:"layout"`
	Edges      string     `yaml:"edges"`
	Count      counts     `yaml:"count"`
	Roads      []road     `yaml:"roads"`
	Cities     []city     `yaml:"cities"`
	Fields     []field    `yaml:"fields"`
	River      [][]string `yaml:"river"`
	Monastery  bool       `yaml:"monastery"`
	Garden     bool       `yaml:"garden"`
	Bazaar     bool       `yaml:"bazaar"`
	Volcano    bool       `yaml:"volcano"`
	Travellers bool       `yaml:"travellers"`
	Crossroads uint8      `yaml:"crossroads"`
	Jetties    []string   `yaml:"jetties"`
	Mouths     uint8      `yaml:"tunnel_mouths"`
	Circle     string     `yaml:"crop_circle"`
	WagonC1    [][]string `yaml:"wagon_c1"`
	Kinds      []string   `yaml:"kinds"`
	Note       string     `yaml:"note"`
	Unsure     string     `yaml:"unsure"`
}

type road struct {
	Edges  []string `yaml:"e"`
	End    string   `yaml:"end"`
	Branch bool     `yaml:"branch"`
	Inn    bool     `yaml:"inn"`
	Tunnel bool     `yaml:"tunnel"`
}

type city struct {
	Edges     []string `yaml:"e"`
	Pennants  uint8    `yaml:"pennants"`
	Cathedral bool     `yaml:"cathedral"`
	Goods     string   `yaml:"goods"`
}

type field struct {
	Halves  []string `yaml:"he"`
	Cities  []uint8  `yaml:"c"`
	Inner   bool     `yaml:"inner"`
	PigHerd bool     `yaml:"pig_herd"`
}

// readSet reads the file of a set. Unknown keys and a second document are
// errors.
func readSet(files fs.FS, id string) (*set, error) {
	name := id + ".yaml"
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	dec.KnownFields(true)
	var s set
	if err := dec.Decode(&s); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := dec.Decode(new(set)); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: one document expected", name)
	}
	if s.Set != id {
		return nil, fmt.Errorf("%s: set %q in the file of %q", name, s.Set, id)
	}
	return &s, nil
}

// readAll reads every set in order; a file that no set is named after is an
// error.
func readAll(files fs.FS) ([]*set, error) {
	names, err := fs.Glob(files, "*.yaml")
	if err != nil {
		return nil, err
	}
	if len(names) != len(order) {
		return nil, fmt.Errorf("%d files for %d sets", len(names), len(order))
	}
	var sets []*set
	for _, id := range order {
		s, err := readSet(files, id)
		if err != nil {
			return nil, err
		}
		sets = append(sets, s)
	}
	return sets, nil
}
