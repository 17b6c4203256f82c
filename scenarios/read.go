package scenarios

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// MaxSize is the largest file that is read, in bytes (2 MB).
const MaxSize = 2_000_000

// Read loads the scenario in a file. The scenario is nil if there are errors;
// the problems then hold its warnings too.
func Read(path string) (*Scenario, []Problem) {
	f, err := os.Open(path)
	if err != nil {
		return nil, []Problem{unreadable(path, err)}
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, []Problem{unreadable(path, err)}
	case info.IsDir():
		return nil, []Problem{{File: path, Code: CodeDirectory, Found: "this is a folder",
			Expected: "a scenario file", Fix: "Name a file in it, such as " + path + "/first.yaml."}}
	case info.Mode().IsRegular() && info.Size() > MaxSize:
		return nil, []Problem{tooLarge(path, fmt.Sprintf("%d bytes", info.Size()))}
	}
	return ReadFrom(path, f)
}

// ReadFrom loads a scenario from a reader; name is what problems call it.
func ReadFrom(name string, r io.Reader) (*Scenario, []Problem) {
	data, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	if err != nil {
		return nil, []Problem{unreadable(name, err)}
	}
	return Load(name, data)
}

func unreadable(name string, err error) Problem {
	p := Problem{File: name, Code: CodeRead, Expected: "a scenario file"}
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		p.Found, p.Fix = "there is no such file", "Check the name and the folder."
	case errors.Is(err, fs.ErrPermission):
		p.Found, p.Fix = "the file may not be read", "Give yourself the right to read it."
	default:
		p.Found, p.Fix = "the file cannot be read: "+err.Error(), "Check that it is an ordinary file."
	}
	return p
}

func tooLarge(name, size string) Problem {
	return Problem{File: name, Line: 1, Col: 1, Code: CodeTooLarge, Found: size + " of input",
		Expected: "at most 2 MB", Fix: "A scenario takes a few kilobytes: check that this is one."}
}
