package main

import (
	"fmt"
	"strconv"
	"strings"

	"ferryman/rules/place"
)

// The words of the source and the constants they become.
var (
	edgeConsts = map[rune]string{'F': "Field", 'R': "Road", 'C': "City", 'V': "River", '*': "Any"}
	layouts    = map[string]string{"partial": "Partial", "unknown": "Unknown"}
	goods      = map[string]string{"wine": "Wine", "grain": "Grain", "cloth": "Cloth"}
	ends       = map[string]string{
		"village": "Village", "crossing": "Crossing", "junction": "Junction", "monastery": "Monastery",
		"city": "CityGate", "jetty": "Jetty", "tunnel mouth": "TunnelMouth", "bazaar": "Bazaar",
		"crop circle": "CropCircle", "house": "House", "stone": "Stone",
	}
)

// literal collects the fields of a composite literal. Zero values are left
// out. It keeps the first error.
type literal struct {
	parts []string
	err   error
}

func (l *literal) String() string { return strings.Join(l.parts, ", ") }

func (l *literal) fail(format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, args...)
	}
}

func (l *literal) add(key, value string) { l.parts = append(l.parts, key+": "+value) }

func (l *literal) text(key, s string) {
	if s != "" {
		l.add(key, strconv.Quote(s))
	}
}

func (l *literal) texts(key string, list []string) {
	var out []string
	for _, s := range list {
		out = append(out, strconv.Quote(s))
	}
	l.word(key, "[]string", strings.Join(out, ", "))
}

// word adds a list of the given type unless it is empty.
func (l *literal) word(key, typ, list string) {
	if list != "" {
		l.add(key, typ+"{"+list+"}")
	}
}

func (l *literal) number(key string, n int) {
	if n != 0 {
		l.add(key, strconv.Itoa(n))
	}
}

func (l *literal) flag(key string, on bool) {
	if on {
		l.add(key, "true")
	}
}

// name adds the constant of a word.
func (l *literal) name(key string, consts map[string]string, word string) {
	if word == "" {
		return
	}
	c, ok := consts[word]
	if !ok {
		l.fail("%q is no %s", word, strings.ToLower(key))
	}
	l.add(key, c)
}

func (l *literal) counts(key string, c counts) {
	l.add(key, fmt.Sprintf("[3]uint8{%d, %d, %d}", c.C1, c.C2, c.C3))
}

// sides reads a list of sides as the number of the set.
func (l *literal) sides(list []string) int {
	var m place.Sides
	for _, s := range list {
		side, ok := place.ParseSide(s)
		if !ok || m.Has(side) {
			l.fail("side %q is wrong or twice", s)
		}
		m |= place.SidesOf(side)
	}
	return int(m)
}

// halves reads a list of half-edges as the number of the set.
func (l *literal) halves(list []string) int {
	m := 0
	for _, s := range list {
		i := indexOf(s)
		if i < 0 || m>>i&1 == 1 {
			l.fail("half-edge %q is wrong or twice", s)
			continue
		}
		m |= 1 << i
	}
	return m
}

func indexOf(half string) int {
	for h := place.NL; h <= place.WR; h++ {
		if h.String() == half {
			return int(h)
		}
	}
	return -1
}
