package render

import (
	"bytes"
	"encoding/json"
	"strconv"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/oracle/say"
	"ferryman/rules/place"
)

// Understood is a question as it was understood; the slots have the names
// they have in files.
type Understood struct {
	ID       string      `json:"id"`
	Player   string      `json:"player,omitempty"`
	Ferry    string      `json:"ferry,omitempty"`
	To       string      `json:"to,omitempty"`
	Place    string      `json:"place,omitempty"`
	Places   []string    `json:"places,omitempty"`
	Piece    string      `json:"piece,omitempty"`
	On       string      `json:"on,omitempty"`
	Tile     string      `json:"tile,omitempty"`
	Cell     string      `json:"cell,omitempty"`
	Turned   *int        `json:"turned,omitempty"`
	Goal     string      `json:"goal,omitempty"`
	Rival    string      `json:"rival,omitempty"`
	Words    string      `json:"words,omitempty"`
	Question *Understood `json:"question,omitempty"`
	Text     string      `json:"text"`
}

func (v voice) understoodObject(a *oracle.Answer, q *oracle.Asked) Understood {
	u := Understood{
		ID: string(q.ID), Player: v.names.Player(q.Player), Tile: q.Tile, Turned: q.Turned, Words: q.Words, On: q.On,
		Text: v.understoodAsked(a, q),
	}
	u.Goal = q.Goal
	if q.Rival >= 0 {
		u.Rival = v.names.Player(q.Rival)
	}
	if q.Ferry != nil {
		u.Ferry = v.names.Ferry(*q.Ferry)
	}
	if q.To != nil {
		u.To = q.To.String()
	}
	if q.Cell != nil {
		u.Cell = v.names.Cell(*q.Cell)
	}
	if q.ID == "may-place-meeple" || q.ID == "meeple-spots" {
		u.Piece = kindText(q.Piece)
	}
	for _, p := range q.Places {
		u.Places = append(u.Places, v.names.Place(p))
	}
	if q.ID != "same-feature" && len(u.Places) == 1 {
		u.Place, u.Places = u.Places[0], nil
	}
	if q.About != nil {
		about := v.understoodObject(a, q.About)
		u.Question = &about
	}
	return u
}

// Reading is what a question may mean. A slot that is only described there is
// given by its description.
func Reading(q question.Question, sp say.Speaker) Understood {
	v := voice{Speaker: sp}
	name := func(slot string, r *question.Ref) string {
		switch {
		case r == nil:
			return ""
		case r.Name != "":
			return r.Name
		}
		return v.Plain(v.thing(slot, r))
	}
	u := Understood{
		ID: string(q.ID), Ferry: name("ferry", q.Ferry), To: q.To, Place: name("feature", q.Place),
		Piece: q.Piece, On: q.On, Turned: q.Turned, Words: q.Words, Text: RestateQuestion(q, sp),
	}
	u.Goal = q.Goal
	if q.Rival != nil {
		u.Rival = q.Rival.Name
	}
	if q.Player != nil {
		u.Player = q.Player.Name
	}
	if q.Cell != nil {
		u.Cell = v.Plain(v.plain("cell", q.Cell))
	}
	if q.Tile != nil {
		u.Tile = v.Plain(v.tileOf(q.Tile))
	}
	for i := range q.Places {
		u.Places = append(u.Places, name("feature", &q.Places[i]))
	}
	if q.About != nil {
		about := Reading(*q.About, sp)
		u.Question = &about
	}
	return u
}

// ObjectValue is the value of an answer: a bool, a number, a list of names or
// the points of each player in turn order; null if it is not known.
type ObjectValue struct {
	value oracle.Value
	names *place.Names
}

// MarshalJSON writes the value in the form of its kind.
func (o ObjectValue) MarshalJSON() ([]byte, error) {
	switch o.value.Kind {
	case oracle.Bool:
		return strconv.AppendBool(nil, o.value.Bool), nil
	case oracle.Number:
		return strconv.AppendInt(nil, int64(o.value.Number), 10), nil
	case oracle.Refs:
		list := make([]string, len(o.value.Refs))
		for i, r := range o.value.Refs {
			list[i] = r.Text(o.names)
		}
		return json.Marshal(list)
	case oracle.PointsByPlayer:
		return o.points()
	}
	return []byte("null"), nil
}

// points is an object in turn order; maps would be sorted by name.
func (o ObjectValue) points() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, n := range o.value.Points {
		name, err := json.Marshal(o.names.Player(i))
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(name)
		b.WriteByte(':')
		b.WriteString(strconv.Itoa(n))
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}
