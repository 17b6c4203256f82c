package game

import "ferryman/rules"

// tollEffects says of a ferry move that it brings points where only tolls do;
// what features bring is said elsewhere.
func tollEffects(_, after *Position) []Effect {
	for _, e := range after.Scoring() {
		if len(e.Owners) > 0 && e.Points() > 0 {
			return nil
		}
	}
	for _, t := range after.TurnTolls() {
		n := Points(t.Items)
		if n == 0 {
			continue
		}
		f := Facts{At: after.Board.Place(t.Seg), N: n, What: "road", Player: t.House.Owner}
		return []Effect{{"scores", []Reason{because(rules.FerriesScoreAfterFerry, "scores", f, after.TollReasons(&t, false)...)}}}
	}
	return nil
}
