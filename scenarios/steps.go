package scenarios

import (
	"ferryman/rules/game"
)

// bridge reads a wooden bridge laid in a turn.
func (l *loader) bridge(v value) []game.Step {
	f, ok := l.mapping(v.node, v.path, "a bridge", []string{"at", "link"})
	if !ok {
		return nil
	}
	at, okAt := l.pieceAt(f)
	lv := f.get("link")
	if lv == nil {
		l.missing(f.node, f.path, "a bridge without \"link\"", "the sides it joins, such as E-W", "Write it as in {at: x, link: E-W}.")
		return nil
	}
	link, okLink := l.link(*lv)
	l.usedSets["bridges"] = true
	if !okAt || !okLink {
		return nil
	}
	return []game.Step{{Path: v.path, Do: game.PlaceBridge{Cell: at.Cell, Link: link}}}
}

// tunnels reads the tunnel tokens placed in a turn: one, or a list.
func (l *loader) tunnels(v value) []game.Step {
	var out []game.Step
	for _, it := range l.itemsOrOne(v) {
		f, ok := l.mapping(it.node, it.path, "a tunnel token", []string{"at", "pair"})
		if !ok {
			continue
		}
		do := game.PlaceTunnel{Pair: 1}
		okPair := true
		if pv := f.get("pair"); pv != nil {
			do.Pair, okPair = l.number(*pv, "a pair of tokens", 1, 3)
		}
		at, okAt := l.pieceAt(f)
		do.At = at
		if okPair && okAt {
			out = append(out, game.Step{Path: it.path, Do: do})
		}
	}
	l.usedSets["tunnel"] = true
	return out
}

// crop reads the action of a crop circle.
func (l *loader) crop(v value) []game.Step {
	f, ok := l.mapping(v.node, v.path, "the action of a crop circle", []string{"action", "pieces"})
	if !ok {
		return nil
	}
	av := f.get("action")
	if av == nil {
		l.missing(f.node, f.path, "a crop circle without \"action\"", "add or remove", "Write it as in {action: add, pieces: [{player: red, at: a.N}]}.")
		return nil
	}
	word, okWord := l.word(*av, "action", []string{"add", "remove"})
	do := game.CropAction{Add: word == "add"}
	if pv := f.get("pieces"); pv != nil {
		for _, it := range l.itemsOrOne(*pv) {
			if pc, ok := l.cropPiece(it); ok {
				do.Pieces = append(do.Pieces, pc)
			}
		}
	}
	if !okWord {
		return nil
	}
	return []game.Step{{Path: v.path, Do: do}}
}

func (l *loader) cropPiece(it value) (game.CropPiece, bool) {
	f, ok := l.mapping(it.node, it.path, "what a player does at a crop circle", []string{"player", "at"})
	if !ok {
		return game.CropPiece{}, false
	}
	pc := game.CropPiece{Path: it.path}
	who := f.get("player")
	if who == nil {
		l.missing(f.node, f.path, "a crop circle's meeple without \"player\"", "the player whose it is", "Write it as in {player: red, at: a.N}.")
		return pc, false
	}
	player, okPlayer := l.player(*who)
	at, okAt := l.pieceAt(f)
	pc.Player, pc.At = player, at
	return pc, okPlayer && okAt
}

// toll reads where the tollhouse is placed or moved.
func (l *loader) toll(v value) []game.Step {
	f, ok := l.mapping(v.node, v.path, "a tollhouse", []string{"at"})
	if !ok {
		return nil
	}
	at, ok := l.pieceAt(f)
	l.usedSets["tollkeepers"] = true
	if !ok {
		return nil
	}
	return []game.Step{{Path: v.path, Do: game.PlaceToll{At: at}}}
}

// decor reads the drawings that bring tolls; naming any, or none at all, says
// that all are named.
func (l *loader) decor(v *value) {
	if v == nil {
		return
	}
	list, ok := l.items(*v, "a list of drawings", "Write them as in decor: [{kind: farmhouse, at: a.E}], or [] for none.")
	if !ok {
		return
	}
	l.setup.DecorKnown = true
	l.usedSets["tollkeepers"] = true
	for _, it := range list {
		f, ok := l.mapping(it.node, it.path, "a drawing", []string{"kind", "at"})
		if !ok {
			continue
		}
		d := game.Decor{Path: it.path}
		okKind := false
		if k := f.get("kind"); k != nil {
			d.Kind, okKind = l.word(*k, "drawing", game.DecorKinds[:])
		} else {
			l.missing(f.node, f.path, "a drawing without \"kind\"", "farmhouse, stable, garden, highwaymen or travellers", "Add the kind.")
		}
		at := f.get("at")
		if at == nil {
			l.missing(f.node, f.path, "a drawing without a place", "the road it stands beside", "Add the place, as in at: a.E.")
			continue
		}
		okAt := true
		for _, pv := range l.itemsOrOne(*at) {
			p, ok := l.place(pv)
			okAt = okAt && ok
			d.At = append(d.At, p)
		}
		if okKind && okAt {
			l.setup.Decor = append(l.setup.Decor, d)
		}
	}
}
