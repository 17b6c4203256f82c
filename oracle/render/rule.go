package render

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ferryman/oracle/say"
	"ferryman/rules"
)

// Rule is an entry of the rulebook for a terminal: what it says, where it
// stands, how binding it is, how it hangs together with other rules, and the
// titles of the examples that show it.
func Rule(id rules.ID, opt Options, examples []string) string {
	r := id.Rule()
	t := ruleText{newPage(opt), say.For(opt.Lang), 0}
	for _, key := range ruleLabels {
		t.labels = max(t.labels, utf8.RuneCountInString(t.Text(key, nil)))
	}
	w := id.In(t.Lang())
	t.page.coloured("", "", t.page.paint.strong, w.Title+" ["+r.Name+"]")
	t.page.gap()
	t.page.line("", w.Text)
	t.page.gap()
	t.row("rule.authority", authorityText(r, t.Speaker))
	t.row("rule.date", r.Date)
	t.row("rule.editions", editionsText(r, t.Speaker))
	t.row("rule.rulebooks", rulebookNames(r, t.Speaker))
	t.sources(r)
	t.row("rule.effect", t.Word("effect", r.Effect.String()))
	t.row("rule.off", w.Off)
	for _, rel := range relations(id) {
		t.row(rel.key, strings.Join(titled(rel.ids), "; "))
	}
	t.row("rule.aliases", strings.Join(r.Aliases, ", "))
	for i, e := range examples[:min(len(examples), shownExamples)] {
		t.rowAt("rule.examples", Clean(e), i)
	}
	if more := len(examples) - shownExamples; more > 0 {
		t.rowAt("rule.examples", t.Text("rule.more-examples", map[string]string{"n": strconv.Itoa(more)}), 1)
	}
	return t.page.String()
}

// shownExamples is how many examples the text of a rule names; JSON has all.
const shownExamples = 8

// RuleList is a list of rules, a line each.
func RuleList(ids []rules.ID, opt Options) string {
	p := newPage(opt)
	width := 0
	for _, id := range ids {
		width = max(width, len(id.String()))
	}
	for _, id := range ids {
		name := pad(id.String(), width)
		p.coloured(p.paint.strong.Sprint(name)+"  ", name+"  ", nil, id.In(opt.Lang).Title)
	}
	return p.String()
}

// ruleText is the text of one rule in the making.
type ruleText struct {
	page *page
	say.Speaker
	labels int // width of the column of labels
}

// ruleLabels are the labels in the text of a rule.
var ruleLabels = [...]string{"rule.authority", "rule.date", "rule.editions", "rule.rulebooks", "rule.sources", "rule.effect", "rule.off",
	"rule.follows", "rule.narrows", "rule.overrides", "rule.narrowed-by", "rule.overridden-by", "rule.aliases", "rule.examples"}

// row writes a label and a text; nothing if the text is empty.
func (t *ruleText) row(key, text string) {
	if text != "" {
		t.rowAt(key, text, 0)
	}
}

// rowAt writes the i-th text of a label; only the first has the label.
func (t *ruleText) rowAt(key, text string, i int) {
	label := ""
	if i == 0 {
		label = t.Text(key, nil)
	}
	label = pad(label, t.labels) + "  "
	t.page.coloured(t.page.paint.faint.Sprint(label), label, nil, text)
}

func (t *ruleText) sources(r *rules.Rule) {
	for i, s := range r.Sources {
		text := sourceText(s, t.Speaker) + " (" + s.Lang + ")"
		if s.Note != "" {
			text += ": " + s.Note
		}
		t.rowAt("rule.sources", text, i)
	}
	if len(r.Sources) == 0 {
		t.rowAt("rule.sources", t.Text("source.nowhere", nil), 0)
	}
}

func authorityText(r *rules.Rule, sp say.Speaker) string {
	text := sp.Word("authority", r.Authority.String())
	if r.Corollary {
		text += ". " + sp.Text("rule.corollary", nil)
	}
	return text
}

func editionsText(r *rules.Rule, sp say.Speaker) string {
	if len(r.Editions) == 0 {
		return sp.Text("rule.editions.all", nil)
	}
	return strings.Join(r.Editions, ", ")
}

func rulebookNames(r *rules.Rule, sp say.Speaker) string {
	var out []string
	for _, b := range r.Rulebooks {
		out = append(out, sp.Word("rulebook", b))
	}
	return sp.List(out)
}

// relation is how a rule hangs together with others.
type relation struct {
	key string
	ids []rules.ID
}

// relations lists what the rule says of others and what others say of it.
func relations(id rules.ID) []relation {
	r := id.Rule()
	var narrowed, overridden []rules.ID
	for i := range rules.All() {
		o := &rules.All()[i]
		if slices.Contains(o.Narrows, id) {
			narrowed = append(narrowed, o.ID)
		}
		if slices.Contains(o.Overrides, id) {
			overridden = append(overridden, o.ID)
		}
	}
	return []relation{
		{"rule.follows", r.Follows}, {"rule.narrows", r.Narrows}, {"rule.narrowed-by", narrowed},
		{"rule.overrides", r.Overrides}, {"rule.overridden-by", overridden},
	}
}

func titled(ids []rules.ID) []string {
	var out []string
	for _, id := range ids {
		out = append(out, id.String())
	}
	return out
}
