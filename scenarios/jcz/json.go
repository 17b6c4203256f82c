package jcz

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// maxDepth is how deeply the lists and objects of a saved game may be nested.
const maxDepth = 32

// node is a value of the JSON text with the place where it begins.
type node struct {
	kind  byte // '{', '[', '"', '0' for a number, 't' for true and false, 'n' for null
	at    int  // offset in the text
	text  string
	keys  []string // of an object, in the order of the text
	items []*node
}

// get is the value of a key of an object; nil if there is none.
func (n *node) get(key string) *node {
	if n == nil || n.kind != '{' {
		return nil
	}
	for i, k := range n.keys {
		if k == key {
			return n.items[i]
		}
	}
	return nil
}

// parser reads one JSON text. It keeps offsets, so that every mistake has a
// line and a column, and bounds the depth.
type parser struct {
	data []byte
	pos  int
}

// syntaxError is a mistake in the JSON text itself.
type syntaxError struct {
	at              int
	code            string
	found, expected string
}

func (e *syntaxError) Error() string { return e.found + "; expected " + e.expected }

func (p *parser) bad(found, expected string) error {
	return &syntaxError{p.pos, codeSyntax, found, expected}
}

// parse reads the whole text: one value and nothing after it.
func parse(data []byte) (*node, error) {
	p := parser{data: data}
	n, err := p.value(1)
	if err != nil {
		return nil, err
	}
	if p.space(); p.pos < len(p.data) {
		return nil, p.bad(p.here()+" after the end of the game", "nothing more")
	}
	return n, nil
}

func (p *parser) space() {
	for p.pos < len(p.data) && strings.IndexByte(" \t\r\n", p.data[p.pos]) >= 0 {
		p.pos++
	}
}

// here is what stands at the position, for people.
func (p *parser) here() string {
	if p.pos >= len(p.data) {
		return "the end of the file"
	}
	r, _ := utf8.DecodeRune(p.data[p.pos:])
	return fmt.Sprintf("%q", r)
}

func (p *parser) next() byte {
	if p.pos >= len(p.data) {
		return 0
	}
	return p.data[p.pos]
}

func (p *parser) value(depth int) (*node, error) {
	p.space()
	if depth > maxDepth {
		return nil, &syntaxError{p.pos, codeDeep, fmt.Sprintf("lists and objects more than %d deep", maxDepth), "a saved game"}
	}
	n := &node{kind: p.next(), at: p.pos}
	switch c := n.kind; {
	case c == '{':
		return n, p.object(n, depth)
	case c == '[':
		return n, p.array(n, depth)
	case c == '"':
		var err error
		n.text, err = p.str()
		return n, err
	case c == '-' || c >= '0' && c <= '9':
		n.kind = '0'
		return n, p.number(n)
	}
	for _, w := range [3]string{"true", "false", "null"} {
		if strings.HasPrefix(string(p.data[p.pos:min(p.pos+5, len(p.data))]), w) {
			n.kind, n.text = w[0], w
			if n.kind == 'f' {
				n.kind = 't'
			}
			p.pos += len(w)
			return n, nil
		}
	}
	return nil, p.bad(p.here(), "a value of JSON")
}

func (p *parser) object(n *node, depth int) error {
	p.pos++
	for {
		p.space()
		if p.next() == '}' && len(n.keys) == 0 {
			p.pos++
			return nil
		}
		if p.next() != '"' {
			return p.bad(p.here(), "a key in quotes")
		}
		at := p.pos
		key, err := p.str()
		if err != nil {
			return err
		}
		if n.get(key) != nil {
			return &syntaxError{at, codeTwice, "the key " + clip(key) + " a second time", "every key once"}
		}
		if p.space(); p.next() != ':' {
			return p.bad(p.here()+" after a key", `":"`)
		}
		p.pos++
		v, err := p.value(depth + 1)
		if err != nil {
			return err
		}
		if len(n.keys) >= maxKeys {
			return &syntaxError{at, codeMany, fmt.Sprintf("more than %d keys", maxKeys), "a saved game"}
		}
		n.keys, n.items = append(n.keys, key), append(n.items, v)
		if done, err := p.comma('}'); done || err != nil {
			return err
		}
	}
}

// maxKeys bounds the keys of one object, which are searched one by one.
const maxKeys = 1000

func (p *parser) array(n *node, depth int) error {
	p.pos++
	for {
		if p.space(); p.next() == ']' && len(n.items) == 0 {
			p.pos++
			return nil
		}
		v, err := p.value(depth + 1)
		if err != nil {
			return err
		}
		n.items = append(n.items, v)
		if done, err := p.comma(']'); done || err != nil {
			return err
		}
	}
}

// comma reads what stands between two items, or the end of the list.
func (p *parser) comma(end byte) (done bool, err error) {
	switch p.space(); p.next() {
	case ',':
		p.pos++
		return false, nil
	case end:
		p.pos++
		return true, nil
	}
	return false, p.bad(p.here(), fmt.Sprintf("%q or %q", ',', end))
}

func (p *parser) str() (string, error) {
	start := p.pos
	plain := true
	for i := p.pos + 1; i < len(p.data); i++ {
		switch c := p.data[i]; {
		case c == '"':
			p.pos = i + 1
			return p.unquote(start, plain)
		case c == '\\':
			plain = false
			i++
		case c < ' ':
			p.pos = i
			return "", p.bad(fmt.Sprintf("a control character %#02x in a text", c), `a text that ends with '"'`)
		}
	}
	p.pos = len(p.data)
	return "", p.bad("the end of the file in a text", `'"'`)
}

func (p *parser) unquote(start int, plain bool) (string, error) {
	raw := p.data[start:p.pos]
	if plain && utf8.Valid(raw) {
		return string(raw[1 : len(raw)-1]), nil
	}
	var s string
	if !utf8.Valid(raw) || json.Unmarshal(raw, &s) != nil {
		p.pos = start
		return "", p.bad("a text that cannot be read", "UTF-8, and escapes of JSON")
	}
	return s, nil
}

func (p *parser) number(n *node) error {
	for p.pos < len(p.data) && strings.IndexByte("+-.0123456789eE", p.data[p.pos]) >= 0 {
		p.pos++
	}
	n.text = string(p.data[n.at:p.pos])
	if !json.Valid([]byte(n.text)) {
		p.pos = n.at
		return p.bad("the number "+clip(n.text), "a number of JSON")
	}
	return nil
}

// clip quotes what was found and shortens it.
func clip(s string) string {
	const most = 40
	n := 0
	for i := range s {
		if n++; n > most {
			return fmt.Sprintf("%q", s[:i]+"…")
		}
	}
	return fmt.Sprintf("%q", s)
}
