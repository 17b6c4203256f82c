package game

// Begin ends the turn before the entry of the setup's turns and starts that
// one, as Play does: for those who carry out the steps one by one. The reasons
// are empty if the rules have nothing against it.
func (r *Replay) Begin(turn int) []Reason {
	why, _ := r.begin(turn, &r.Position.Setup.Turns[turn])
	return why
}

// StepName is the name of the step that an action is: "place", "meeple", …
func StepName(a Action) string { return a.stepName() }

// LastOf is the number of steps up to and with the last one of that name; of a
// name that is not among them, up to where it would stand.
func LastOf(steps []Step, name string) int { return lastOf(steps, name) }

// TunnelPairs is how many pairs of tunnel tokens each player has.
func (p *Position) TunnelPairs() int { return p.Setup.tunnelPairs() }
