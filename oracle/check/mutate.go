package check

import (
	"runtime"
	"slices"
	"sync"

	"ferryman/rules"
	"ferryman/rules/game"
	"ferryman/scenarios"
)

// Mutation is what happened to the examples when one rule was switched off.
type Mutation struct {
	Rule    rules.ID
	Noticed []string // files in which a value, a step or the loading came out otherwise
}

// Unswitched is a rule that cannot be switched off, or not yet, and why.
type Unswitched struct {
	Rule  rules.ID
	Why   string   // "clarifies", or "waits" for sets that are not built
	Needs []string // the sets it waits for
	Shown []string // the examples that show it
}

// Mutate switches every rule with an effect off in turn and tells which of the
// scenarios notice: whether a value, an illegal step or the replay comes out
// otherwise than with all rules on. Citations alone do not count. The
// scenarios must all verify before.
func Mutate(all []*scenarios.Scenario) (switched []Mutation, rest []Unswitched) {
	cited := Coverage(all)
	for i := range rules.All() {
		r := &rules.All()[i]
		switch waits := WaitsFor(r); {
		case len(waits) > 0:
			rest = append(rest, Unswitched{r.ID, "waits", waits, cited[r.ID]})
		case r.Effect == rules.Clarifies:
			rest = append(rest, Unswitched{r.ID, "clarifies", nil, cited[r.ID]})
		default:
			switched = append(switched, Mutation{Rule: r.ID})
		}
	}
	baseline := outcomes(all, 0)
	parallel(len(switched), func(i int) {
		m := &switched[i]
		for j, got := range outcomes(all, m.Rule) {
			if !slices.Equal(got, baseline[j]) {
				m.Noticed = append(m.Noticed, all[j].File)
			}
		}
	})
	return switched, rest
}

// WaitsFor lists the sets a rule needs that are not built.
func WaitsFor(r *rules.Rule) []string {
	var out []string
	for _, s := range r.Needs {
		if !slices.Contains(game.BuiltSets(), s) {
			out = append(out, s)
		}
	}
	return out
}

// outcomes is for every scenario what each of its expectations came to, as
// text, with one rule off.
func outcomes(all []*scenarios.Scenario, off rules.ID) [][]string {
	out := make([][]string, len(all))
	for i, sc := range all {
		out[i] = outcome(sc, off)
	}
	return out
}

func outcome(sc *scenarios.Scenario, off rules.ID) []string {
	setup := *sc.Setup
	if off != 0 {
		setup.House = append(slices.Clone(setup.House), game.HouseRule{Rule: off})
	}
	start, faults := game.Start(&setup)
	if len(faults) > 0 {
		return []string{"fault " + faults[0].Path}
	}
	if no := game.Play(&start, setup.End(), false).Refused; no != nil {
		return []string{"refused " + no.Path}
	}
	changed := *sc
	changed.Setup, changed.Start = &setup, start
	var out []string
	for _, r := range File(&changed) {
		switch {
		case r.Illegal != nil:
			out = append(out, yesNo(r.Met))
		case r.Answer != nil && r.Ask.Expect != nil:
			out = append(out, ValueText(r.Answer))
		}
	}
	return out
}

// parallel calls f for 0 to n-1 on all processors.
func parallel(n int, f func(i int)) {
	var wg sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
}

// Coverage lists for every rule the files whose answers or illegal turns cite
// it, in the order of the scenarios.
func Coverage(all []*scenarios.Scenario) map[rules.ID][]string {
	cited := map[rules.ID][]string{}
	for _, sc := range all {
		var ids []rules.ID
		for _, r := range File(sc) {
			switch {
			case r.Answer != nil:
				ids = append(ids, r.Answer.Cites...)
			case r.Illegal != nil && r.Illegal.Refusal != nil:
				ids = append(ids, game.Cites(r.Illegal.Refusal.Reasons)...)
			}
		}
		slices.Sort(ids)
		for _, id := range slices.Compact(ids) {
			cited[id] = append(cited[id], sc.File)
		}
	}
	return cited
}
