package rules

// Words are those of a rule in one language.
type Words struct {
	Title string
	Text  string
	Off   string   // what holds when it is switched off; empty for a rule that only clarifies
	Terms []string // words a reader may search for
}

// In gives the words of the rule in a language, "fr"; those of a language that
// the rulebook is not translated into are the English ones.
func (id ID) In(lang string) Words {
	if table := translated(lang); int(id) < len(table) && table[id].Title != "" {
		return table[id]
	}
	r := id.Rule()
	return Words{r.Title, r.Text, r.Off, r.Terms}
}

// translated is the table of a language; nil for English.
func translated(lang string) []Words {
	switch lang {
	case "cs":
		return wordsCS[:]
	case "de":
		return wordsDE[:]
	case "fr":
		return wordsFR[:]
	}
	return nil
}
