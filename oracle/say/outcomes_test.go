package say

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ferryman/rules"
)

// sources are the folders whose decisions need a sentence.
var sources = []string{"../../rules/game", ".."}

// never lists pairs that the scan puts together but no decision makes: the
// rule is chosen by the kind of feature, or the piece stands nowhere.
var never = map[string]bool{
	"base/city.loop":  true,
	"abbey/place.may": true, // the abbey tile is no figure
}

// outcomes scans Go sources for the rule and outcome of every reason. Where a
// rule is a variable, all rules that the function gives to that name count.
type outcomes struct {
	t      *testing.T
	ids    map[string]string           // name of the constant to id
	steps  []string                    // rules of the rows of the turn
	pieces []string                    // rules of the kinds of pieces
	fields map[string][]string         // name of another field of such rows to the rules it is given
	gives  map[string][]string         // name of a function to the rules it names
	passed map[string]map[int][]string // name of a function to the rules that calls pass it, by argument
	found  map[string]token.Position
}

// scanOutcomes lists the keys that the sources make.
func scanOutcomes(t *testing.T) map[string]token.Position {
	o := &outcomes{t: t, ids: map[string]string{}, gives: map[string][]string{}, fields: map[string][]string{}, passed: map[string]map[int][]string{}, found: map[string]token.Position{}}
	for i := range rules.All() {
		name := rules.All()[i].Name
		o.ids[constant(name)] = name
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, dir := range sources {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range names {
			if strings.HasSuffix(n, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(fset, n, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
	}
	for _, f := range files {
		o.rowRules(f)
		o.passedRules(f)
	}
	for _, f := range files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				o.gives[fn.Name.Name] = append(o.gives[fn.Name.Name], o.rulesIn(fn)...)
			}
		}
	}
	for _, f := range files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && fn.Name.Name != "because" {
				o.function(fset, fn)
			}
		}
	}
	return o.found
}

// constant is the name that the generator gives to the rule's constant.
func constant(id string) string {
	var b strings.Builder
	for _, w := range strings.FieldsFunc(id, func(r rune) bool { return r == '/' || r == '-' }) {
		b.WriteString(Capital(w))
	}
	return b.String()
}

// rule is the id of an expression rules.X.
func (o *outcomes) rule(e ast.Expr) (string, bool) {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return "", false
	}
	if x, ok := sel.X.(*ast.Ident); !ok || x.Name != "rules" {
		return "", false
	}
	id, ok := o.ids[sel.Sel.Name]
	return id, ok
}

// function scans one function.
func (o *outcomes) function(fset *token.FileSet, fn *ast.FuncDecl) {
	named, local := o.variables(fn), o.closures(fn)
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if c, ok := local[calledName(n)]; ok && c.arg < len(n.Args) {
				o.add(fset, n, c.ids, "", n.Args[c.arg])
			}
			o.call(fset, fn, n, named)
		case *ast.CompositeLit:
			if len(n.Elts) > 1 {
				o.add(fset, n, o.oneOf(n.Elts[0], named), "counts-", n.Elts[1])
			}
		}
		return true
	})
}

// oneOf lists the rules that the expression may stand for.
func (o *outcomes) oneOf(e ast.Expr, named map[string][]string) []string {
	if id, ok := o.rule(e); ok {
		return []string{id}
	}
	if v, ok := e.(*ast.Ident); ok {
		return named[v.Name]
	}
	return nil
}

// rulesIn lists the rules that are named somewhere in the node; a row of the
// turn stands for the rules of all of them.
func (o *outcomes) rulesIn(n ast.Node) []string {
	var out []string
	ast.Inspect(n, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if id, ok := o.rule(sel); ok {
			out = append(out, id)
		} else if sel.Sel.Name == "rule" {
			out = append(out, o.steps...)
		}
		return true
	})
	return out
}

// variables lists the rules that each name of the function can stand for: those
// assigned to it, those of a list that it ranges over, those named in a
// function that gives it, and for a parameter those that calls hand over.
func (o *outcomes) variables(fn *ast.FuncDecl) map[string][]string {
	named := map[string][]string{}
	set := func(e ast.Expr, ids []string) {
		if v, ok := e.(*ast.Ident); ok {
			named[v.Name] = append(named[v.Name], ids...)
		}
	}
	i := 0
	for _, p := range fn.Type.Params.List {
		for _, name := range p.Names {
			set(name, o.passed[fn.Name.Name][i])
			i++
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			if list, ok := n.X.(*ast.CompositeLit); ok && n.Value != nil {
				set(n.Value, o.rulesIn(list))
			}
		case *ast.AssignStmt:
			for i := range min(len(n.Lhs), len(n.Rhs)) {
				if id, ok := o.rule(n.Rhs[i]); ok {
					set(n.Lhs[i], []string{id})
				} else if c, ok := n.Rhs[i].(*ast.CallExpr); ok {
					set(n.Lhs[i], o.gives[calledName(c)])
				}
			}
		}
		return true
	})
	return named
}

// call finds a rule followed by an outcome among the arguments of a call.
func (o *outcomes) call(fset *token.FileSet, fn *ast.FuncDecl, c *ast.CallExpr, named map[string][]string) {
	called := calledName(c)
	for i := 0; i+1 < len(c.Args); i++ {
		ids := o.oneOf(c.Args[i], named)
		switch {
		case called == "because" && i == 0 && len(ids) == 0:
			ids = o.unnamed(fset, fn, c)
			o.add(fset, c, ids, "", c.Args[1])
		case called == "item" && len(ids) > 0:
			o.add(fset, c, append(ids, "base/final-incomplete"), "counts-", c.Args[i+1])
		case len(ids) > 0 && (called == "because" || ruleAt(o, c.Args[i])):
			o.add(fset, c, ids, "", c.Args[i+1])
		}
	}
}

// ruleAt says whether the rule is written at this place: a closure that makes a
// reason of it takes the outcome next.
func ruleAt(o *outcomes, e ast.Expr) bool {
	_, ok := o.rule(e)
	return ok
}

func calledName(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// unnamed gives the rules of a reason whose rule is not written there. The
// rows of the turn and the kinds of pieces give theirs; closures that pass a rule on are seen where
// they are called, sums of points where their items are made.
func (o *outcomes) unnamed(fset *token.FileSet, fn *ast.FuncDecl, c *ast.CallExpr) []string {
	if sel, ok := c.Args[0].(*ast.SelectorExpr); ok {
		if sel.Sel.Name == "rule" {
			return o.rowsOf(fn, sel.X)
		}
		if sel.Sel.Name == "Rule" {
			return nil
		}
		if ids := o.fields[sel.Sel.Name]; len(ids) > 0 {
			return ids
		}
	}
	if _, literal := text(c.Args[1]); !literal {
		return nil
	}
	o.t.Errorf("%s: the test cannot tell which rule this reason has; name it rules.X in the same function", fset.Position(c.Pos()))
	return nil
}

func (o *outcomes) add(fset *token.FileSet, n ast.Node, ids []string, prefix string, outcome ast.Expr) {
	s, ok := text(outcome)
	if !ok {
		return
	}
	for _, id := range ids {
		if key := id + "." + prefix + s; !never[key] {
			o.found[key] = fset.Position(n.Pos())
		}
	}
}

func text(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}
