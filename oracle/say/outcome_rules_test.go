package say

import "go/ast"

// rowRules gathers the rules of the rows of the turn, {name: …, rule: rules.X},
// and of the kinds of pieces, {kind: …, rule: rules.X}, and what else names a
// rule in them, {kind: …, counts: rules.X}.
func (o *outcomes) rowRules(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok {
			o.assignedFields(a)
		}
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		row := map[string]ast.Expr{}
		for _, e := range lit.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if k, ok := kv.Key.(*ast.Ident); ok {
					row[k.Name] = kv.Value
					if id, ok := o.rule(kv.Value); ok && k.Name != "rule" {
						o.fields[k.Name] = append(o.fields[k.Name], id)
					}
				}
			}
		}
		id, ok := o.rule(row["rule"])
		switch {
		case !ok:
		case row["kind"] != nil:
			o.pieces = append(o.pieces, id)
		default:
			o.steps = append(o.steps, id)
		}
		return true
	})
}

// assignedFields gathers x.counts = rules.X.
func (o *outcomes) assignedFields(a *ast.AssignStmt) {
	for i := range min(len(a.Lhs), len(a.Rhs)) {
		sel, ok := a.Lhs[i].(*ast.SelectorExpr)
		if id, isRule := o.rule(a.Rhs[i]); ok && isRule && sel.Sel.Name != "rule" {
			o.fields[sel.Sel.Name] = append(o.fields[sel.Sel.Name], id)
		}
	}
}

// passedRules notes which rules calls hand over as arguments.
func (o *outcomes) passedRules(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		c, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		for i, a := range c.Args {
			id, ok := o.rule(a)
			name := calledName(c)
			if !ok {
				continue
			}
			if o.passed[name] == nil {
				o.passed[name] = map[int][]string{}
			}
			o.passed[name][i] = append(o.passed[name][i], id)
		}
		return true
	})
}

// rowsOf lists the rules that x.rule stands for in the function: those of the
// pieces if x is made or handed over as one, else those of the turn.
func (o *outcomes) rowsOf(fn *ast.FuncDecl, x ast.Expr) []string {
	v, ok := x.(*ast.Ident)
	if !ok {
		return o.steps
	}
	piece := false
	for _, p := range fn.Type.Params.List {
		star, ok := p.Type.(*ast.StarExpr)
		if !ok {
			continue
		}
		t, ok := star.X.(*ast.Ident)
		for _, name := range p.Names {
			piece = piece || ok && t.Name == "pieceDef" && name.Name == v.Name
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok && len(a.Lhs) == 1 {
			l, isName := a.Lhs[0].(*ast.Ident)
			c, isCall := a.Rhs[0].(*ast.CallExpr)
			piece = piece || isName && isCall && l.Name == v.Name && calledName(c) == "piece"
		}
		return true
	})
	if piece {
		return o.pieces
	}
	return o.steps
}

// closure is a local function that makes a reason of one rule and of the outcome
// that it is called with.
type closure struct {
	ids []string
	arg int
}

// closures finds the local functions that take an outcome:
// refuse := func(outcome string) { … because(rules.X, outcome, f) … }.
func (o *outcomes) closures(fn *ast.FuncDecl) map[string]closure {
	out := map[string]closure{}
	ast.Inspect(fn, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != 1 {
			return true
		}
		name, isName := a.Lhs[0].(*ast.Ident)
		lit, isFunc := a.Rhs[0].(*ast.FuncLit)
		if !isName || !isFunc {
			return true
		}
		ast.Inspect(lit.Body, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok || calledName(c) != "because" {
				return true
			}
			id, fixed := o.rule(c.Args[0])
			outcome, isName := c.Args[1].(*ast.Ident)
			if arg := parameter(lit.Type, outcome); fixed && isName && arg >= 0 {
				out[name.Name] = closure{append(out[name.Name].ids, id), arg}
			}
			return true
		})
		return true
	})
	return out
}

// parameter is the index of the parameter with that name, or -1.
func parameter(t *ast.FuncType, name *ast.Ident) int {
	i := 0
	for _, p := range t.Params.List {
		for _, n := range p.Names {
			if name != nil && n.Name == name.Name {
				return i
			}
			i++
		}
	}
	return -1
}
