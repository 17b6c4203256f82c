package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/diff"
)

// TestDocsPrintWhatTheySay runs every command of the console blocks in README
// and docs and compares the output that follows it.
func TestDocsPrintWhatTheySay(t *testing.T) {
	t.Chdir("../..")
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, page := range append(pages, "README.md") {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for _, c := range consoleCommands(text) {
			ran++
			t.Run(filepath.Base(page)+"/"+c.line, func(t *testing.T) {
				var out bytes.Buffer
				Run(c.args, strings.NewReader(c.input), &out, &out)
				got := out.String()
				if *update {
					text = strings.Replace(text, "$ "+c.line+"\n"+c.want, "$ "+c.line+"\n"+got, 1)
					return
				}
				if got != c.want {
					t.Errorf("%s", diff.Diff("documented", []byte(c.want), "printed", []byte(got)))
				}
			})
		}
		if *update && text != string(data) {
			if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if ran == 0 {
		t.Error("README and docs show no command")
	}
}

// consoleCommand is a command line of ours in a document and what is said to
// follow.
type consoleCommand struct {
	line  string
	input string
	args  []string
	want  string
}

// consoleCommands finds the ferryman commands of ```console blocks.
func consoleCommands(text string) []consoleCommand {
	var out []consoleCommand
	var cur *consoleCommand
	inside := false
	end := func() {
		if cur != nil {
			out = append(out, *cur)
		}
		cur = nil
	}
	for _, line := range strings.Split(text, "\n") {
		switch {
		case strings.HasPrefix(line, "```"):
			end()
			inside = strings.TrimSpace(line) == "```console"
		case !inside:
		case strings.HasPrefix(line, "$ "):
			end()
			input, command := piped(strings.TrimPrefix(line, "$ "))
			if args, ok := ours(command); ok {
				cur = &consoleCommand{line: line[2:], input: input, args: args}
			}
		case cur != nil:
			cur.want += line + "\n"
		}
	}
	return out
}

// piped takes a line apart that prints lines into a command.
func piped(line string) (input, command string) {
	if rest, ok := strings.CutPrefix(line, "printf '"); ok {
		if text, command, ok := strings.Cut(rest, "' | "); ok {
			return strings.ReplaceAll(text, `\n`, "\n"), command
		}
	}
	return "", line
}

// ours splits a command line of this program into its arguments.
func ours(line string) ([]string, bool) {
	for _, start := range []string{"go run . ", "ferryman "} {
		if rest, ok := strings.CutPrefix(line, start); ok {
			return words(rest), true
		}
	}
	return nil, false
}

// words splits at blanks outside double quotes.
func words(line string) []string {
	var out []string
	quoted := false
	fields := strings.FieldsFunc(line, func(r rune) bool {
		if r == '"' {
			quoted = !quoted
		}
		return r == ' ' && !quoted
	})
	for _, f := range fields {
		out = append(out, strings.Trim(f, `"`))
	}
	return out
}
