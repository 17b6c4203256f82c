package jcz

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ferryman/scenarios"
)

// The codes of problems, as those of scenario files.
const (
	codeSyntax = scenarios.CodeSyntax
	codeDeep   = scenarios.CodeDeep
	codeTwice  = scenarios.CodeTwice
	codeMany   = scenarios.CodeMany
)

// The most of something that a saved game may have.
const (
	maxMessages = 20000
	maxTiles    = 3000 // tiles at the start
	maxPlayers  = 10
	maxTests    = 2000
	maxProblems = 50
	maxMissing  = 200
)

// Is says whether the name is that of a saved game.
func Is(name string) bool { return strings.EqualFold(filepath.Ext(name), ".jcz") }

// Read reads a saved game from a file. The game is nil if there are errors.
func Read(path string) (*Game, []scenarios.Problem) {
	fail := func(code, found string) (*Game, []scenarios.Problem) {
		return nil, []scenarios.Problem{{File: path, Code: code, Found: found, Expected: "a saved game"}}
	}
	f, err := os.Open(path)
	if err != nil {
		var pe *os.PathError
		if errors.As(err, &pe) {
			err = pe.Err
		}
		return fail(scenarios.CodeRead, "the file cannot be read: "+err.Error())
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return fail(scenarios.CodeDirectory, "this is a folder")
	}
	data, err := io.ReadAll(io.LimitReader(f, scenarios.MaxSize+1))
	if err != nil {
		return fail(scenarios.CodeRead, "the file cannot be read: "+err.Error())
	}
	return Load(path, data)
}

// reader reads one saved game. It goes on after a problem and collects all.
type reader struct {
	file     string
	data     []byte
	lines    []int // offsets at which lines begin
	game     *Game
	problems []scenarios.Problem
	places   map[string]int // path to offset
}

// Load reads a saved game; name is what problems call it. The game is nil if
// there are errors. Of a game that is not wrong but uses what is not built,
// Missing lists that.
func Load(name string, data []byte) (*Game, []scenarios.Problem) {
	r := &reader{file: name, data: data, places: map[string]int{}}
	r.game = &Game{File: name, locate: r.locate}
	if len(data) > scenarios.MaxSize {
		r.fail("", 0, scenarios.CodeTooLarge, "more than 2 MB of input", "a saved game of at most 2 MB")
		return nil, r.problems
	}
	r.data = bytes.TrimPrefix(data, []byte("\ufeff"))
	r.split()
	root, err := parse(r.data)
	var bad *syntaxError
	switch {
	case errors.As(err, &bad):
		r.fail("", bad.at, bad.code, bad.found, bad.expected)
	case root.kind != '{':
		r.fail("", root.at, scenarios.CodeKind, "no object", "a saved game: an object with setup, players and replay")
	default:
		r.root(root)
	}
	if len(r.problems) > 0 {
		slices.SortStableFunc(r.problems, func(a, b scenarios.Problem) int {
			return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
		})
		return nil, r.problems
	}
	slices.SortStableFunc(r.game.Missing, func(a, b Missing) int {
		return cmp.Or(cmp.Compare(missingOrder(a.Kind), missingOrder(b.Kind)), cmp.Compare(a.Name, b.Name))
	})
	return r.game, nil
}

func missingOrder(kind string) int {
	return slices.Index([]string{"set", "element", "rule", "tile", "message", "token", "figure", "feature"}, kind)
}

func (r *reader) split() {
	r.lines = []int{0}
	for i, c := range r.data {
		if c == '\n' {
			r.lines = append(r.lines, i+1)
		}
	}
}

// place is the line and column of an offset, from 1.
func (r *reader) place(at int) (line, col int) {
	i, found := slices.BinarySearch(r.lines, at)
	if !found {
		i--
	}
	return i + 1, utf8.RuneCount(r.data[r.lines[i]:min(at, len(r.data))]) + 1
}

// locate is the place of a path, or of the nearest thing above it.
func (r *reader) locate(path string) (line, col int) {
	for {
		if at, ok := r.places[path]; ok {
			return r.place(at)
		}
		i := strings.LastIndexByte(path, '/')
		if i < 0 {
			return 1, 1
		}
		path = path[:i]
	}
}

func (r *reader) fail(path string, at int, code, found, expected string) {
	if len(r.problems) >= maxProblems {
		return
	}
	p := scenarios.Problem{File: r.file, Code: code, Found: found, Expected: expected, Path: path}
	if path != "" {
		p.Found = path + ": " + found
	}
	if len(r.lines) > 0 {
		p.Line, p.Col = r.place(at)
	}
	r.problems = append(r.problems, p)
}

// missing notes something that is not built, where it is met first.
func (r *reader) missing(kind, name, set, path string) {
	if len(name) > 60 {
		name = clip(name)
	}
	known := slices.ContainsFunc(r.game.Missing, func(m Missing) bool { return m.Kind == kind && m.Name == name })
	if !known && len(r.game.Missing) < maxMissing {
		r.game.Missing = append(r.game.Missing, Missing{kind, name, set, path})
	}
}

// want is the value of a key of the right kind; nil after a problem.
func (r *reader) want(n *node, path, key string, kind byte) *node {
	v := n.get(key)
	switch {
	case v == nil:
		r.fail(path, n.at, scenarios.CodeMissing, "no "+strconv.Quote(key), "the key with "+kindWord(kind))
		return nil
	case v.kind != kind:
		r.fail(under(path, key), v.at, scenarios.CodeKind, kindWord(v.kind), kindWord(kind))
		return nil
	}
	return v
}

// may is like want, but the key may be left out or null.
func (r *reader) may(n *node, path, key string, kind byte) *node {
	if v := n.get(key); v == nil || v.kind == 'n' {
		return nil
	}
	return r.want(n, path, key, kind)
}

func under(path, key string) string {
	if path == "" {
		return key
	}
	return path + "/" + key
}

func kindWord(kind byte) string {
	switch kind {
	case '{':
		return "an object"
	case '[':
		return "a list"
	case '"':
		return "a text"
	case '0':
		return "a number"
	case 't':
		return "true or false"
	}
	return "null"
}

// number is a whole number of a node, within bounds.
func (r *reader) number(n *node, path string, low, high int) (int, bool) {
	if n != nil && n.kind == '0' {
		if i, err := strconv.Atoi(n.text); err == nil && i >= low && i <= high {
			return i, true
		}
	}
	if n != nil {
		r.fail(path, n.at, scenarios.CodeNumber, "the value "+clip(n.text), fmt.Sprintf("a whole number from %d to %d", low, high))
	}
	return 0, false
}

func (r *reader) root(root *node) {
	setup := r.want(root, "", "setup", '{')
	players := r.want(root, "", "players", '[')
	replay := r.want(root, "", "replay", '[')
	r.tests(root)
	r.annotations(root)
	if setup == nil || players == nil || replay == nil {
		return
	}
	h := r.header(setup, players)
	p := newReplayer(r, h)
	p.run(replay)
	if len(r.problems) > 0 || len(r.game.Missing) > 0 {
		return
	}
	p.implied()
	r.game.Scenario = scenarios.Made(r.file, r.game.Title, h.setup, h.expansions, r.locate)
}

// tests reads the sentences that must hold.
func (r *reader) tests(root *node) {
	if name := root.get("name"); name != nil && name.kind == '"' {
		r.game.Title = name.text
	}
	t := r.may(root, "", "test", '{')
	if t == nil {
		return
	}
	if d := r.may(t, "test", "description", '"'); d != nil {
		r.game.Title = d.text
	}
	list := r.may(t, "test", "assertions", '[')
	if list == nil {
		return
	}
	if len(list.items) > maxTests {
		r.fail("test/assertions", list.at, codeMany, fmt.Sprintf("%d assertions", len(list.items)), fmt.Sprintf("at most %d", maxTests))
		return
	}
	for i, n := range list.items {
		path := "test/assertions/" + strconv.Itoa(i)
		if n.kind != '"' {
			r.fail(path, n.at, scenarios.CodeKind, kindWord(n.kind), "a sentence")
			continue
		}
		r.places[path] = n.at
		r.game.Tests = append(r.game.Tests, Test{n.text, path})
	}
}

// annotations reads which tiles are drawn and when the game ends.
func (r *reader) annotations(root *node) {
	const path = "gameAnnotations"
	a := r.may(root, "", path, '{')
	if a == nil {
		return
	}
	if n := a.get("endTurn"); n != nil && n.kind != 'n' {
		r.game.End, _ = r.number(n, path+"/endTurn", 0, maxMessages)
	}
	order := r.may(a, path, "drawOrder", '[')
	if order == nil {
		return
	}
	for i, n := range order.items {
		if n.kind != '"' {
			r.fail(fmt.Sprintf("%s/drawOrder/%d", path, i), n.at, scenarios.CodeKind, kindWord(n.kind), "the id of a tile")
			return
		}
		r.game.Drawn = append(r.game.Drawn, n.text)
	}
}
