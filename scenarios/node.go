package scenarios

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"gopkg.in/yaml.v3"
)

// value is a node of the file with its path.
type value struct {
	node *yaml.Node
	key  *yaml.Node // the key it stands under; nil in a list
	name string     // the key
	path string
}

// fields are the entries of a mapping in the order written; no key is there
// twice.
type fields struct {
	value
	list []value
}

func (f fields) get(name string) *value {
	for i := range f.list {
		if f.list[i].name == name {
			return &f.list[i]
		}
	}
	return nil
}

func (f fields) has(name string) bool { return f.get(name) != nil }

// refusedTag marks a node about which enough was said.
const refusedTag = "!refused"

func isNull(n *yaml.Node) bool { return n.Kind == yaml.ScalarNode && n.Tag == "!!null" }

func quoted(n *yaml.Node) bool {
	return n.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle|yaml.LiteralStyle|yaml.FoldedStyle) != 0
}

// screen refuses what YAML can do and a scenario never needs, so that nothing
// after it meets an alias or an endless depth. It reports false if the file
// should not be read on.
func (l *loader) screen(n *yaml.Node, depth int) bool {
	if depth > maxDepth {
		p := Problem{}
		tooDeep(&p)
		l.fail(n, "", p)
		return false
	}
	if n.Kind == yaml.AliasNode || n.Anchor != "" || n.Tag == "!!merge" {
		p := Problem{}
		refuseAlias(&p)
		if n.Tag == "!!merge" {
			p.Found = `the merge key "<<" of YAML`
		}
		l.fail(n, "", p)
		n.Alias, n.Tag = nil, refusedTag
	} else if n.Style&yaml.TaggedStyle != 0 {
		l.fail(n, "", Problem{Code: CodeTag, Found: "a tag of YAML, " + clip(n.Tag), Expected: "a plain value",
			Fix: "Delete the tag; put a text that begins with ! in quotes."})
		n.Tag = refusedTag
	}
	for _, c := range n.Content {
		if !l.screen(c, depth+1) {
			return false
		}
	}
	return true
}

// fail notes a problem at a node, unless the node was refused already.
func (l *loader) fail(n *yaml.Node, path string, p Problem) {
	if n.Tag == refusedTag {
		return
	}
	l.failAt(spot{n.Line, n.Column}, path, p)
}

func (l *loader) failAt(at spot, path string, p Problem) {
	p.File, p.Line, p.Col, p.Path = l.file, at.line, at.col, path
	l.problems = append(l.problems, p)
}

// describe says what kind of thing a node is, for "found …".
func describe(n *yaml.Node) string {
	switch {
	case isNull(n):
		return "nothing"
	case n.Kind == yaml.MappingNode:
		return "a mapping"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	default:
		return clip(n.Value)
	}
}

// wrong notes that something of another kind was expected.
func (l *loader) wrong(v value, expected, fix string) {
	l.fail(v.node, v.path, Problem{Code: CodeKind, Found: describe(v.node) + l.under(v), Expected: expected, Fix: fix})
}

func (l *loader) under(v value) string {
	if v.name == "" {
		return ""
	}
	return " under " + clip(v.name)
}

// mark remembers where a path is: a scalar itself, of lists and mappings the
// key.
func (l *loader) mark(v value) {
	at := v.node
	if v.key != nil && v.node.Kind != yaml.ScalarNode {
		at = v.key
	}
	l.places[v.path] = spot{at.Line, at.Column}
}

// mapping reads a mapping whose keys are known, or free if keys is nil. A key
// given twice keeps its first value. It reports false if there is no mapping.
func (l *loader) mapping(n *yaml.Node, path, what string, keys []string) (fields, bool) {
	f := fields{value: value{node: n, path: path}}
	if n.Kind != yaml.MappingNode {
		l.fail(n, path, Problem{Code: CodeKind, Found: describe(n), Expected: what + " with keys and values",
			Fix: keysFix(keys)})
		return f, false
	}
	seen := make(map[string]*yaml.Node, len(n.Content)/2)
	for i := 0; i+1 < len(n.Content); i += 2 {
		if len(l.problems) > maxKept {
			break
		}
		k, v := n.Content[i], n.Content[i+1]
		if k.Kind != yaml.ScalarNode || k.Value == "" {
			l.fail(k, path, Problem{Code: CodeKind, Found: describe(k) + " as a key", Expected: "a word as a key", Fix: keysFix(keys)})
			continue
		}
		if first := seen[k.Value]; first != nil {
			l.fail(k, join(path, k.Value), Problem{Code: CodeTwice,
				Found:    fmt.Sprintf("the key %s a second time (first in line %d, column %d)", clip(k.Value), first.Line, first.Column),
				Expected: "every key once", Fix: "Delete one of the two, or join them."})
			continue
		}
		seen[k.Value] = k
		e := value{v, k, k.Value, join(path, k.Value)}
		if keys != nil && !slices.Contains(keys, k.Value) {
			l.unknownKey(e, what, n, keys)
			continue
		}
		l.mark(e)
		f.list = append(f.list, e)
	}
	return f, true
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "/" + name
}

func keysFix(keys []string) string {
	if len(keys) == 0 {
		return `Write it as "key: value".`
	}
	return fmt.Sprintf("Write it as %q, with keys such as %s.", keys[0]+": …", oneOf(keys[:min(3, len(keys))]))
}

var coordinateTail = regexp.MustCompile(`^-?\d+(\.[A-Za-z]*)?$`)

// unknownKey notes a key that means nothing here. In braces a comma ends a
// value, so coordinates without quotes arrive as two keys.
func (l *loader) unknownKey(e value, what string, in *yaml.Node, keys []string) {
	p := Problem{Code: CodeKey, Found: "the unknown key " + clip(e.name) + " in " + what, Expected: oneOf(keys),
		Nearest: nearest(e.name, keys), Fix: "Delete it."}
	if p.Nearest != "" {
		p.Fix = fmt.Sprintf("Write %q, or delete it.", p.Nearest)
	}
	if isNull(e.node) && in.Style&yaml.FlowStyle != 0 && coordinateTail.MatchString(e.name) {
		p.Fix = `Put coordinates in quotes, as in "2,0.N".`
	}
	l.fail(e.key, e.path, p)
}

// items reads a list.
func (l *loader) items(v value, what, fix string) ([]value, bool) {
	if v.node.Kind != yaml.SequenceNode {
		l.wrong(v, what, fix)
		return nil, false
	}
	out := make([]value, len(v.node.Content))
	for i, n := range v.node.Content {
		out[i] = value{node: n, path: join(v.path, strconv.Itoa(i))}
		l.mark(out[i])
	}
	return out, true
}

// itemsOrOne reads a list, or a single thing as a list of one.
func (l *loader) itemsOrOne(v value) []value {
	if v.node.Kind == yaml.SequenceNode {
		out, _ := l.items(v, "", "")
		return out
	}
	one := value{node: v.node, key: v.key, path: join(v.path, "0")}
	l.mark(one)
	return []value{one}
}

// notBuilt notes that a key is part of the format but not played yet.
func (l *loader) notBuilt(v *value, what string) {
	at := v.key
	if at == nil {
		at = v.node
	}
	l.fail(at, v.path, notBuiltProblem(what))
}

// unbuilt notes which of the keys are there although they are not played yet.
func (l *loader) unbuilt(f fields, keys []string) {
	for _, k := range keys {
		if v := f.get(k); v != nil {
			l.notBuilt(v, k)
		}
	}
}
