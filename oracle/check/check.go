// Package check verifies scenarios: it asks their questions and compares the
// answers with what the file expects.
package check

import (
	"ferryman/oracle"
	"ferryman/oracle/question"
	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/scenarios"
)

// Result is one expectation of a file and how it was met: a question, or a
// turn that names the rule which forbids one of its steps.
type Result struct {
	Scenario  *scenarios.Scenario
	Line, Col int
	Ask       *scenarios.Ask // nil for an illegal turn
	Answer    *oracle.Answer // nil if the question was not understood
	Others    []oracle.Other // answers of other rulebooks that differ, if asked for
	Unclear   *Unclear       // why it was not understood
	Illegal   *game.IllegalOutcome
	Failures  []Failure // empty: all as expected
	Met       bool      // as expected, or known not to be
}

// Unclear is a question that could not be answered at all.
type Unclear struct {
	Parsed question.Result    // free text without exactly one reading
	Err    *oracle.Unresolved // a word that names nothing, or several things
}

// Failure is one way in which an answer differs from what was expected.
type Failure struct {
	Code     string `json:"code"` // "value", "cites", "certainty", "not-understood", "illegal", "legal", "known-met"
	Expected string `json:"expected"`
	Got      string `json:"got"`
}

// Summary counts the results of files.
type Summary struct {
	Files    int `json:"files"`
	Checks   int `json:"checks"`
	Met      int `json:"met"`
	Failed   int `json:"failed"`
	Known    int `json:"known"` // failed as their `known` says
	Problems int `json:"problems"`

	Saved SavedSummary `json:"saved_games,omitzero"`
}

// Report is all that verifying files found.
type Report struct {
	Results  []Result
	Saved    []Saved // saved games, in the order in which they were added
	Problems []scenarios.Problem
	Warnings []scenarios.Problem
	Summary  Summary
}

// Add verifies one loaded file, or takes over why it could not be loaded.
func (r *Report) Add(sc *scenarios.Scenario, problems []scenarios.Problem) {
	r.Summary.Files++
	r.Problems = append(r.Problems, problems...)
	if sc == nil {
		r.Summary.Problems++
		return
	}
	r.Warnings = append(r.Warnings, sc.Warnings...)
	for _, res := range File(sc) {
		r.Summary.Checks++
		switch {
		case !res.Met:
			r.Summary.Failed++
		case len(res.Failures) > 0:
			r.Summary.Known++
		default:
			r.Summary.Met++
		}
		r.Results = append(r.Results, res)
	}
}

// Compare asks the other rulebooks too and keeps the answers that differ.
func (r *Result) Compare() {
	if r.Answer == nil {
		return
	}
	q, _ := Understood(r.Ask)
	r.Others = oracle.New(r.Scenario.Start).Others(q, r.at(), r.Answer)
}

// at is the moment the question is asked at.
func (r *Result) at() game.Point {
	if r.Ask.After != nil {
		return *r.Ask.After
	}
	return r.Scenario.Setup.End()
}

// File verifies everything a scenario expects: illegal turns and questions, in
// the order of the file.
func File(sc *scenarios.Scenario) []Result {
	out := Illegal(sc)
	o := oracle.New(sc.Start)
	for i := range sc.Asks {
		out = append(out, Ask(sc, o, &sc.Asks[i]))
	}
	return out
}

// Illegal verifies the turns that name the rule which forbids one of their
// steps.
func Illegal(sc *scenarios.Scenario) []Result {
	var out []Result
	for _, il := range game.Play(&sc.Start, sc.Setup.End(), false).Illegal {
		out = append(out, illegalResult(sc, il))
	}
	return out
}

func illegalResult(sc *scenarios.Scenario, il game.IllegalOutcome) Result {
	r := Result{Scenario: sc, Illegal: &il, Met: il.Met}
	r.Line, r.Col = sc.Locate(il.Path)
	if il.Met {
		return r
	}
	f := Failure{Code: "legal", Expected: il.Expected.String()}
	if il.Refusal != nil {
		f.Code = "illegal"
		for i, id := range topRules(il.Refusal.Reasons) {
			if i > 0 {
				f.Got += ", "
			}
			f.Got += id.String()
		}
	}
	r.Failures = []Failure{f}
	return r
}

func topRules(why []game.Reason) []rules.ID {
	var out []rules.ID
	for _, r := range why {
		out = append(out, r.Rule)
	}
	return out
}

// Ask asks one question of a file and compares the answer.
func Ask(sc *scenarios.Scenario, o *oracle.Oracle, a *scenarios.Ask) Result {
	r := Result{Scenario: sc, Line: a.Line, Col: a.Col, Ask: a}
	q, unclear := Understood(a)
	if unclear == nil {
		answer, err := o.Ask(q, r.at())
		if u, ok := err.(*oracle.Unresolved); ok {
			unclear = &Unclear{Err: u}
		} else {
			r.Answer = &answer
		}
	}
	if unclear != nil {
		r.Unclear = unclear
		r.Failures = []Failure{{Code: "not-understood", Got: a.Text}}
	} else {
		r.Failures = compare(a, r.Answer)
	}
	r.Met = len(r.Failures) == 0
	if a.Known != "" {
		r.known()
	}
	return r
}

// known turns the outcome round: an expectation marked as known not to be met
// fails on the day it is met.
func (r *Result) known() {
	if r.Met {
		r.Failures = []Failure{{Code: "known-met", Expected: r.Ask.Known}}
	}
	r.Met = !r.Met
}

// Understood is the question that was asked, or why there is not exactly one.
func Understood(a *scenarios.Ask) (question.Question, *Unclear) {
	if !a.Free {
		return a.Question, nil
	}
	if len(a.Parsed.Readings) == 1 {
		return a.Parsed.Readings[0], nil
	}
	return question.Question{}, &Unclear{Parsed: a.Parsed}
}
