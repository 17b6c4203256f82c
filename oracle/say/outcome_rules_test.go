package say

import "go/ast"

// rowRules gathers the rules of the rows of the turn, {name: …, rule: rules.X},
// and of the kinds of pieces, {kind: …, rule: rules.X}.
func (o *outcomes) rowRules(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		row := map[string]ast.Expr{}
		for _, e := range lit.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if k, ok := kv.Key.(*ast.Ident); ok {
					row[k.Name] = kv.Value
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
