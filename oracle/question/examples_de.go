package question

// germanAsked are the wordings that the catalogue shows in German, for the same
// position as the English ones.
func germanAsked(id ID) []string {
	switch id {
	}
	return nil
}
