package question

// czechAsked are the wordings that the catalogue shows in Czech, for the same
// position as the English ones.
func czechAsked(id ID) []string {
	switch id {
	}
	return nil
}
