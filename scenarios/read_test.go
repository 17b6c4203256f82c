package scenarios

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
)

func TestRead(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good.yaml")
	big := filepath.Join(dir, "big.yaml")
	for name, data := range map[string]string{good: "title: good\n", big: strings.Repeat("#", MaxSize+1)} {
		if err := os.WriteFile(name, []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if s, problems := Read(good); s == nil || s.Title != "good" || s.File != good {
		t.Errorf("good file: %v", problems)
	}
	for _, c := range []struct{ path, code, text string }{
		{dir, CodeDirectory, dir + ": this is a folder; expected a scenario file"},
		{filepath.Join(dir, "none.yaml"), CodeRead, dir + "/none.yaml: there is no such file"},
		{big, CodeTooLarge, big + ":1:1: 2000001 bytes of input; expected at most 2 MB"},
	} {
		s, problems := Read(c.path)
		if s != nil || len(problems) != 1 || problems[0].Code != c.code || !strings.HasPrefix(problems[0].Error(), c.text) {
			t.Errorf("%s: %v", c.path, problems)
		}
	}
}

func TestReadFrom(t *testing.T) {
	if s, problems := ReadFrom("-", strings.NewReader("title: piped\n")); s == nil || s.File != "-" {
		t.Errorf("%v", problems)
	}
	s, problems := ReadFrom("-", bytes.NewReader(bytes.Repeat([]byte{' '}, 3*MaxSize)))
	if s != nil || len(problems) != 1 || problems[0].Code != CodeTooLarge {
		t.Errorf("%v", problems)
	}
	s, problems = ReadFrom("-", iotest.ErrReader(errors.New("the pipe broke")))
	if s != nil || len(problems) != 1 || problems[0].Code != CodeRead || !strings.Contains(problems[0].Error(), "the pipe broke") {
		t.Errorf("%v", problems)
	}
}

// TestLargeInputs holds that inputs made to be slow are refused or read in
// time: the test would run into its time-out.
func TestLargeInputs(t *testing.T) {
	var labels, keys, bomb strings.Builder
	labels.WriteString("map: |\n ")
	for i := range 200_000 {
		labels.WriteString(" l" + strings.Repeat("x", i%3) + string(rune('a'+i%26)) + strconv.Itoa(i))
	}
	for i := range 150_000 {
		keys.WriteString("k" + strconv.Itoa(i) + ": 1\n")
	}
	bomb.WriteString("a0: &a0 x\n")
	for i := 1; i < 100; i++ {
		bomb.WriteString("a" + strconv.Itoa(i) + ": &a" + strconv.Itoa(i) + " [*a" + strconv.Itoa(i-1) + ", *a" + strconv.Itoa(i-1) + "]\n")
	}
	for name, text := range map[string]string{
		"labels": labels.String(), "keys": keys.String(), "bomb": bomb.String(),
		"open": strings.Repeat("[", MaxSize), "lists": strings.Repeat("- ", MaxSize/2), "braces": strings.Repeat("{a: ", MaxSize/4),
		"same key": strings.Repeat("a: 1\n", MaxSize/5), "question marks": "title: " + strings.Repeat("a?", MaxSize/2-8),
	} {
		t.Run(name, func(t *testing.T) {
			s, problems := Load(name, []byte(text))
			if name == "question marks" {
				if s == nil {
					t.Errorf("%v", problems)
				}
				return
			}
			if s != nil || len(problems) == 0 || len(problems) > maxProblems+1 {
				t.Errorf("%d problems", len(problems))
			}
		})
	}
}
