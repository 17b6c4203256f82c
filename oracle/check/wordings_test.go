package check

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/rules/board"
	"ferryman/rules/place"
	"ferryman/scenarios"
)

// wordingSet is a list of wordings with the question that they ask of one of
// the positions beside them. They were written by people who did not know the
// parser.
type wordingSet []struct {
	Position string
	Expect   yaml.Node
	Texts    []string
}

const wordingsDir = "../../testdata/wordings"

// understoodAtLeast is the share of the wordings of a family that must be
// understood, in percent.
const understoodAtLeast = 90

// fewestWordings is how many wordings a family must have in each language.
const fewestWordings = 25

// TestWordings reports, for each language and family of questions, how many of
// the wordings are understood. None may be answered as another question. With
// FERRYMAN_WORDINGS the files of that folder are read instead.
func TestWordings(t *testing.T) {
	dir := wordingsDir
	if d := os.Getenv("FERRYMAN_WORDINGS"); d != "" {
		dir = d
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no wordings in %s: %v", dir, err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			reportWordings(t, file, name[len(name)-2:])
		})
	}
}

// share counts the wordings of a family.
type share struct{ all, understood int }

func reportWordings(t *testing.T, file, lang string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var set wordingSet
	if err := yaml.Unmarshal(data, &set); err != nil {
		t.Fatal(err)
	}
	shares := map[question.Family]*share{}
	for i := range set {
		w := &set[i]
		sc, want := wantedQuestion(t, w.Position, &w.Expect)
		e, _ := question.Lookup(want.ID)
		if shares[e.Family] == nil {
			shares[e.Family] = &share{}
		}
		for _, text := range w.Texts {
			for _, spoken := range spokenWith(lang) {
				shares[e.Family].all++
				switch got := heard(sc, text, spoken, want); got {
				case "":
					shares[e.Family].understood++
				case "-":
					if spoken == lang && testing.Verbose() {
						t.Logf("not understood: %s: %s", question.Canonical(want), text)
					}
				default:
					t.Errorf("%q, with %s spoken, is answered as %s, want %s", text, spoken, got, question.Canonical(want))
				}
			}
		}
	}
	for _, e := range question.Catalogue() {
		s := shares[e.Family]
		if s == nil {
			continue
		}
		delete(shares, e.Family)
		if s.all < 3*fewestWordings && os.Getenv("FERRYMAN_WORDINGS") == "" {
			t.Errorf("%s: only %d wordings", e.Family, s.all/3)
		}
		percent := 100 * s.understood / s.all
		t.Logf("%-18s %3d %% of %d understood", e.Family, percent, s.all/3)
		if percent < understoodAtLeast {
			t.Errorf("%s: only %d %% understood, want %d", e.Family, percent, understoodAtLeast)
		}
	}
}

// spokenWith are languages that may be spoken when a text is asked: its own,
// none, and another.
func spokenWith(lang string) []string {
	if lang == "de" {
		return []string{lang, "", "fr"}
	}
	return []string{lang, "", "de"}
}

// wantedQuestion reads the question as a file would ask it of the position.
func wantedQuestion(t *testing.T, position string, expect *yaml.Node) (*scenarios.Scenario, question.Question) {
	t.Helper()
	base, err := os.ReadFile(filepath.Join(wordingsDir, "positions", position+".yaml"))
	if err != nil {
		t.Fatal(err)
	}
	ask, err := yaml.Marshal(map[string]any{"ask": []any{map[string]any{"question": expect}}})
	if err != nil {
		t.Fatal(err)
	}
	sc, problems := scenarios.ReadFrom(position, strings.NewReader(string(base)+string(ask)))
	if sc == nil || len(sc.Asks) != 1 {
		t.Fatalf("%s: %s: %v", position, ask, problems)
	}
	return sc, sc.Asks[0].Question
}

// heard is what a text is answered as, if not as the wanted question: "-" if it
// is not understood.
func heard(sc *scenarios.Scenario, text, lang string, want question.Question) string {
	words := sc.Vocabulary()
	words.Lang = lang
	r := question.Parse(text, words)
	if len(r.Readings) != 1 {
		return "-"
	}
	o := oracle.New(sc.Start)
	a, errA := o.Ask(r.Readings[0], sc.Setup.End())
	b, errB := o.Ask(want, sc.Setup.End())
	if errA != nil && (errB == nil || errA.Error() != errB.Error()) {
		return "-" // says what is unclear
	}
	if errA == nil && errB == nil && !sameAsked(&a.Asked, &b.Asked, &a, &b) || r.Readings[0].ID != want.ID {
		return fmt.Sprint(question.Canonical(r.Readings[0]))
	}
	return ""
}

// sameAsked compares questions whose things are settled; places as features,
// words by the rules they find.
func sameAsked(a, b *oracle.Asked, x, y *oracle.Answer) bool {
	if a.ID != b.ID || a.Player != b.Player || a.Piece != b.Piece || a.Tile != b.Tile || a.On != b.On || a.Goal != b.Goal || a.Rival != b.Rival {
		return false
	}
	if !sameRef(a.Ferry, b.Ferry) || !sameRef(a.To, b.To) || !sameRef(a.Cell, b.Cell) || !sameRef(a.Turned, b.Turned) || len(a.Places) != len(b.Places) {
		return false
	}
	for i := range a.Places {
		if !sameFeatureIn(&x.Position.Board, a.Places[i], b.Places[i]) && !sameFeatureIn(&x.Position.Board, a.Places[i], b.Places[len(b.Places)-1-i]) {
			return false
		}
	}
	if a.About != nil && b.About != nil {
		return sameAsked(a.About, b.About, x, y)
	}
	if a.ID == "rule" {
		return len(x.Value.Refs) > 0 && slices.ContainsFunc(x.Value.Refs, func(r oracle.Ref) bool { return slices.Contains(y.Value.Refs, r) })
	}
	return true
}

func sameRef[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

func sameFeatureIn(b *board.Board, p, q place.Place) bool {
	s, u := b.SegAt(p), b.SegAt(q)
	return p == q || s != board.None && u != board.None && b.Same(s, u)
}
