package question

import "testing"

// How many points somebody has, or gets in total, is not what this turn brings.
func TestTotalsAreNotThisTurn(t *testing.T) {
	for _, text := range []string{
		"How many points will Red have at the end of this turn?", "How many points does Red get in total?", "How many points do I have?",
		"Combien de points a Rouge à la fin de ce tour ?", "Combien de points Rouge marque-t-il au total ?",
		"Wie viele Punkte hat Rot am Ende des Zuges?", "Wie viele Punkte bekommt Rot insgesamt?",
		"Kolik bodů bude mít červený na konci tahu?", "Kolik bodů dostane červený celkem?",
	} {
		if r := Parse(text, table); len(r.Readings) > 0 {
			t.Errorf("%q is read as %v", text, r.Readings)
		}
	}
	for _, text := range []string{"How many points does Red get in total this turn?", "Wie viele Punkte bekommt Rot diesen Zug insgesamt?",
		"How many points has Red scored this turn?"} {
		if r := Parse(text, table); len(r.Readings) != 1 || r.Readings[0].ID != "scores" {
			t.Errorf("%q is read as %v", text, r.Readings)
		}
	}
}
