package scenarios

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// badText is the problem of data that is no text a YAML reader could take:
// wrong encoding or control characters. It gives the first place only, since
// the rest of such a file means nothing.
func badText(data []byte) *Problem {
	line, col := 1, 1
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n <= 1 {
			return &Problem{Line: line, Col: col, Code: CodeEncoding,
				Found: fmt.Sprintf("a byte %#02x that is no text in UTF-8", data[i]), Expected: "a text file in UTF-8",
				Fix: "Save the file as UTF-8; if it is no text file at all, name another one."}
		}
		switch {
		case r == 0xFEFF && i == 0:
			i += n
			continue
		case control(r):
			return &Problem{Line: line, Col: col, Code: CodeControl,
				Found: fmt.Sprintf("a control character U+%04X", r), Expected: "a text file in UTF-8",
				Fix: "Delete the character; if this is no text file at all, name another one."}
		case lineBreak(r) && !(r == '\r' && i+1 < len(data) && data[i+1] == '\n'):
			line, col = line+1, 1
		default:
			col++
		}
		i += n
	}
	return nil
}

// control says whether YAML forbids the character.
func control(r rune) bool {
	return r < ' ' && r != '\t' && r != '\n' && r != '\r' || r >= 0x7f && r <= 0x9f && r != 0x85 ||
		r == 0xFFFE || r == 0xFFFF || r == 0xFEFF
}

// lineBreak says whether the YAML reader counts a new line after the
// character.
func lineBreak(r rune) bool {
	return r == '\n' || r == '\r' || r == 0x85 || r == 0x2028 || r == 0x2029
}

// splitLines cuts the text where the YAML reader counts lines.
func splitLines(data []byte) []string {
	s := strings.TrimPrefix(string(data), "\ufeff")
	var out []string
	start := 0
	for i, r := range s {
		switch {
		case !lineBreak(r) || i < start:
		case r == '\r' && strings.HasPrefix(s[i+1:], "\n"):
			out = append(out, s[start:i])
			start = i + 2
		default:
			out = append(out, s[start:i])
			start = i + utf8.RuneLen(r)
		}
	}
	return append(out, s[start:])
}

// indent is the column of the first character of the line that is no blank.
func indent(line string) int {
	return utf8.RuneCountInString(line[:len(line)-len(strings.TrimLeft(line, " \t"))]) + 1
}
