package question

// frenchAsked are the wordings that the catalogue shows in French, for the same
// position as the English ones.
func frenchAsked(id ID) []string {
	switch id {
	}
	return nil
}
