package render

import (
	"slices"
	"strconv"
	"strings"

	"ferryman/oracle/say"
	"ferryman/rules"
)

// standing says where a rule stands, how binding it is and of when it is: "The
// Ferries, T:51, footnote 6; official clarification by the publisher; 2013-01".
func standing(id rules.ID, sp say.Speaker) string {
	r := id.Rule()
	var parts []string
	if len(r.Sources) > 0 {
		parts = append(parts, sourceText(mainSource(r, sp), sp))
	}
	authority := r.Authority.String()
	if r.Corollary {
		authority = "corollary" // as sure as what it follows from
	}
	parts = append(parts, sp.Word("authority", authority))
	if r.Date != "" {
		parts = append(parts, r.Date)
	}
	return strings.Join(parts, "; ")
}

// mainSource is the place of a rule that is shown if only one is: the first,
// which the rulebook lists most telling first, or in another language than
// English the first on a page in that language.
func mainSource(r *rules.Rule, sp say.Speaker) rules.Source {
	for _, s := range r.Sources {
		if s.Lang == sp.Lang() && s.Lang != "en" {
			return s
		}
	}
	if len(r.Sources) == 0 {
		return rules.Source{}
	}
	return r.Sources[0]
}

// pageName is the title of a page: one in the language that is spoken has the
// title that it has there.
func pageName(s rules.Source, sp say.Speaker) string {
	if s.Lang == sp.Lang() {
		return sp.Word("page", s.Page)
	}
	return s.Page
}

func sourceText(s rules.Source, sp say.Speaker) string {
	args := map[string]string{"page": pageName(s, sp), "section": s.Section, "footnote": strconv.Itoa(s.Footnote)}
	switch {
	case s.Footnote != 0 && s.Section != "":
		return sp.Text("source.section-footnote", args)
	case s.Footnote != 0:
		return sp.Text("source.footnote", args)
	case s.Section != "":
		return sp.Text("source.section", args)
	}
	return sp.Text("source.page", args)
}

// certaintySentence says how sure a conclusion is; of a derived one what it
// follows from.
func certaintySentence(c rules.Authority, cites []rules.ID, sp say.Speaker) string {
	var from []string
	if c == rules.Inferred {
		for _, id := range inferredFrom(cites) {
			from = append(from, id.In(sp.Lang()).Title+" ["+id.String()+"]")
		}
	}
	return sp.Text("certainty."+c.String(), map[string]string{"list": sp.List(from)})
}

// inferredFrom lists what the derived rules among the cited ones follow from,
// each once.
func inferredFrom(cites []rules.ID) []rules.ID {
	var out []rules.ID
	for _, id := range cites {
		if id.Certainty() != rules.Inferred {
			continue
		}
		for _, f := range id.Rule().Follows {
			if !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// allEditions are those of a rule that names none.
var allEditions = [...]string{"C1", "C2", "C3"}

// editionsOf lists the editions in which a rule holds.
func editionsOf(r *rules.Rule) []string {
	if len(r.Editions) == 0 {
		return slices.Clone(allEditions[:])
	}
	return slices.Clone(r.Editions)
}
