package jcz

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"ferryman/rules"
	"ferryman/rules/board"
	"ferryman/rules/game"
	"ferryman/rules/place"
	"ferryman/rules/tile"
	"ferryman/scenarios"
)

// Message is a message of a replay that is written.
type Message struct {
	Type    string         `json:"type"`
	Payload map[string]any `json:"payload"`
	Player  int            `json:"player"`
}

// File is a saved game that is written.
type File struct {
	title    string
	players  []string
	sets     map[string]int
	elements map[string]any
	rules    map[string]string
	start    []map[string]any
	Drawn    []string
	Messages []Message
}

// NewFile begins a saved game with the setup of a checked scenario, without
// its tiles. The problems say what saved games have no words for.
func NewFile(sc *scenarios.Scenario) (*File, []string) {
	s, p := sc.Setup, &sc.Start
	f := &File{title: sc.Title, players: s.Names.Players, sets: map[string]int{}, elements: map[string]any{}, rules: map[string]string{}}
	var problems []string
	if s.Rulebook != rules.HiG {
		problems = append(problems, "the rulebook "+s.Rulebook.String())
	}
	for _, id := range s.Sets {
		row, ok := setFor(id, s.Edition)
		if !ok {
			problems = append(problems, "the set "+id)
			continue
		}
		f.sets[row.id] = 1
	}
	known := f.ruleValues(s, p)
	known = append(known, f.elementValues(p, &problems)...)
	for _, h := range s.House {
		if !slices.Contains(known, h.Rule) && h.On != onByItself(s, h.Rule) {
			problems = append(problems, "the house rule "+h.Rule.String())
		}
	}
	return f, problems
}

func onByItself(s *game.Setup, id rules.ID) bool {
	plain := game.Setup{Edition: s.Edition, Rulebook: s.Rulebook}
	sw := plain.SwitchesUnder(s.Rulebook)
	return sw.On(id)
}

// setFor is the set in the edition, or in another one.
func setFor(id string, e tile.Edition) (setRow, bool) {
	var found setRow
	ok := false
	for _, row := range sets {
		if row.set != id {
			continue
		}
		if !ok || row.edition == min(e, tile.C2) {
			found, ok = row, true
		}
	}
	return found, ok
}

// ruleValues writes the named rules and lists the rules they stand for.
func (f *File) ruleValues(s *game.Setup, p *game.Position) []rules.ID {
	var known []rules.ID
	for _, row := range ruleRows() {
		value := row.byself
		for _, v := range row.values {
			holds := len(v.house) > 0 || v.tunnels.Two > 0
			for _, h := range v.house {
				known = append(known, h.Rule)
				holds = holds && p.On(h.Rule) == h.On
			}
			if holds && (v.tunnels.Two == 0 || v.tunnels == s.Tunnels) {
				value = v.value
			}
		}
		if value != row.byself && (row.set == "base" || slices.Contains(s.Sets, row.set)) {
			f.rules[row.name] = value
		}
	}
	return known
}

// elementValues writes the pieces and lists the rules that elements stand for.
func (f *File) elementValues(p *game.Position, problems *[]string) []rules.ID {
	var known []rules.ID
	for _, e := range elements {
		known = append(known, e.off...)
		if e.piece != noPiece {
			f.piece(e, p, problems)
			continue
		}
		inPlay := e.set == "base" || slices.Contains(p.Setup.Sets, e.set)
		off := slices.ContainsFunc(e.off, func(id rules.ID) bool { return !p.On(id) })
		if inPlay && !off && e.how != unplayed {
			f.elements[e.name] = true
		}
	}
	return known
}

// piece writes how many of a piece everybody has in all.
func (f *File) piece(e elementRow, p *game.Position, problems *[]string) {
	var count []int
	for player := range p.Supply {
		n := int(p.Supply[player][e.piece])
		for _, pc := range p.Pieces {
			if pc.Owner == player && pc.Kind == e.piece {
				n++
			}
		}
		count = append(count, n)
	}
	switch slices.Sort(count); {
	case count[0] != count[len(count)-1]:
		*problems = append(*problems, "players with different supplies of "+e.piece.String())
	case count[0] > 0 && e.how == standard:
		f.elements[e.name] = 1
	case count[0] > 0:
		f.elements[e.name] = count[0]
	}
}

// TileID is the id of a tile in saved games.
func TileID(t *tile.Tile) (string, bool) {
	if t == nil {
		return "", false
	}
	for _, a := range t.Aliases {
		if named(t, a) {
			return a, true
		}
	}
	return "", false
}

// Start adds a tile that lies on the table.
func (f *File) Start(id string, c place.Cell, turn int) {
	f.start = append(f.start, map[string]any{"tile": id, "x": c.X, "y": c.Y, "rotation": 90 * turn})
}

// Add adds a message.
func (f *File) Add(player int, kind string, payload map[string]any) {
	if payload == nil {
		payload = map[string]any{}
	}
	f.Messages = append(f.Messages, Message{kind, payload, player})
}

// Position is a cell as messages write it.
func Position(c place.Cell) []int32 { return []int32{c.X, c.Y} }

// Rotation is quarter turns as messages write them.
func Rotation(turn int) string { return fmt.Sprintf("R%d", 90*turn) }

// Pointer is a feature of the table as messages write it.
func Pointer(b *board.Board, s board.Seg, abbot bool) map[string]any {
	l := LocationOf(b, s)
	l.Abbot = abbot && b.Kind(s) == tile.MonasteryFeature
	return map[string]any{"position": Position(b.TileOf(s).Cell), "feature": FeatureWord(b.Kind(s)), "location": l.String()}
}

// RoadPointer is a ferry or bridge as messages write it.
func RoadPointer(c place.Cell, l place.Link) map[string]any {
	return map[string]any{"position": Position(c), "feature": "Road", "location": Location{Sides: l.Sides()}.String()}
}

// KindID is the word of a figure in ids.
func KindID(k game.Kind) string {
	for _, row := range kinds {
		if row.kind == k {
			return row.id
		}
	}
	return ""
}

// Bytes is the text of the saved game, one message a line.
func (f *File) Bytes() ([]byte, error) {
	var players []map[string]any
	for i, name := range f.players {
		players = append(players, map[string]any{"name": name, "slot": i})
	}
	if f.start == nil {
		f.start = []map[string]any{}
	}
	if f.Drawn == nil {
		f.Drawn = []string{}
	}
	head, err := json.MarshalIndent(map[string]any{
		"appVersion": "6.2.0", "gameId": "1", "name": f.title, "initialRandom": 0.5, "clock": 0, "created": "2026-01-01T00:00:00.000Z",
		"setup":   map[string]any{"sets": f.sets, "elements": f.elements, "rules": f.rules, "timer": nil, "start": f.start, "options": map[string]any{}},
		"players": players, "gameAnnotations": map[string]any{"drawOrder": f.Drawn},
	}, "", " ")
	if err != nil {
		return nil, fmt.Errorf("writing the saved game: %w", err)
	}
	var b bytes.Buffer
	b.Write(bytes.TrimSuffix(head, []byte("\n}")))
	b.WriteString(",\n \"replay\": [")
	for i := range f.Messages {
		line, err := json.Marshal(f.Messages[i])
		if err != nil {
			return nil, fmt.Errorf("writing the saved game: %w", err)
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n  ")
		b.Write(line)
	}
	b.WriteString("\n ]\n}\n")
	return b.Bytes(), nil
}
