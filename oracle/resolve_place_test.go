package oracle_test

import (
	"os"
	"testing"
)

// TestDescribedThings: features and cells that are described by what stands on
// them, is printed on them or lies beside them.
func TestDescribedThings(t *testing.T) {
	for _, c := range []struct{ position, text, want string }{
		{"lake", "Is the road my builder is on complete?", "Yes, the road at m.W is complete."},
		{"lake", "May I move the third ferry?", "? No ferry fits the question."},
		{"lake", "Is the road with Red's builder complete?", "? No road fits the question; name a place such as a.N."},
		{"lake", "How long is the road with the builder?", "The road at m.W runs over 4 tiles."},
		{"town", "Is the city with the coat of arms complete?", "No, the city at q.N is not complete; it is open at q.N."},
		{"town", "Is the city with the cathedral complete?", "? No city fits the question; name a place such as a.N."},
		{"town", "How much is the eastern city worth?", "The city at h.S is worth 5 points now."},
		{"town", "Is the northern city complete?", "? More than one city fits the question; name a place such as a.N. It may mean:   - Is the city at h.S complete?   - Is the city at g.N complete?"},
		{"town", "May I place tile E in the gap between g and h?", "Yes, the tile base/CFFF may go on 1,0, turned by 180 degrees."},
		{"town", "May I place tile E between g and q?", "Yes, the tile base/CFFF may go on 1,0, turned by 180 degrees."},
		{"town", "May I place tile E between g and m?", "? No tile fits the question; name the cell."},
		{"town", "Who owns the western monastery?", "Blue has the majority on the monastery at m."},
		{"town", "Red says his city is complete, is that right?", "No, the city at q.W is not complete; it is open at q.N."},
		{"tolls", "Is the road with the travellers complete?", "Yes, the road at c.E is complete."},
		{"tolls", "Is the road with the stable complete?", "? No road fits the question; name a place such as a.N."},
		{"tolls", "May I place a tollhouse in the eastern village?", "Yes, Red may place a tollhouse at x."},
		{"tolls", "May I place a tollhouse in the southern village?", "? More than one village fits the question; name a place such as a.N. It may mean:   - May a tollhouse be placed at v?   - May a tollhouse be placed at w?   - May a tollhouse be placed at x?"},
		{"tolls", "May I place a tollhouse in the new village?", "Yes, Red may place a tollhouse at x."},
		{"tolls", "Does my tollhouse flip?", "No, no tollhouse is turned over."},
		{"ferries", "Yellow says she and Blue are on the same road, is that right?", "Yes, b.E and c.E are one road."},
		{"ferries", "May I move the fifth ferry?", "? No ferry fits the question."},
		{"ferries", "Is Blue on Yellow's road?", "Yes, c.E and b.E are one road."},
		{"ferries", "Is Yellow's road the same as Blue's?", "Yes, b.E and c.E are one road."},
		{"ferries", "Is this road worth 3 points?", "No. The road at x.E is worth 5 points now."},
		{"ferries", "Blue says this road is worth 5 points, is that right?", "Yes. The road at x.E is worth 5 points now."},
		{"ferries", "Blue says this road is not worth 5 points.", "The road at x.E is worth 5 points now."},
		{"ferries", "Is this road five tiles long?", "Yes. The road at x.E runs over 5 tiles."},
		{"ferries", "Blue says I get 2 points this turn, is that right?", "No. Nobody gets points in this turn."},
		{"ferries", "I've placed the tile and the ferry. What comes next?", "? No ferry lies on x yet."},
		{"ferries", "He has placed the tile. What must he still do?", "Still open in Red's turn: placing a meeple, moving ferries and scoring."},
		{"ferries", "Blue wants to know which ferries he can move", "Blue may not move any ferry."},
		{"ferries", "How can Blue stop me from scoring?", "?"},
		{"ferries", "Is the northern road complete?", "? More than one road fits the question; name a place such as a.N. It may mean:   - Is the road at c.W complete?   - Is the road at c.S complete?   - Is the road at a.S complete?   - Is the road at b.S complete?"},
	} {
		data, err := os.ReadFile("../testdata/wordings/positions/" + c.position + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		if got := reply(t, string(data), c.text); got != c.want {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
