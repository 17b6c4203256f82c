package question

// germanAsked are the wordings that the catalogue shows in German, for the same
// position as the English ones.
func germanAsked(id ID) []string {
	switch id {
	case "movable-ferries":
		return []string{
			"Welche Fähren darf ich umlegen?",
			"Welche Fähre kann ich in diesem Zug umlegen?",
			"Welche Fähren darf Rot umlegen?",
			"Darf ich eine Fähre umlegen?",
			"Gibt es Fähren, die ich jetzt umlegen darf?",
			"Zeig mir alle Fähren, die ich verlegen kann.",
			"Welche der Fähren lassen sich noch umlegen?",
			"Kann man gerade irgendeine Fähre bewegen?",
			"Welche Fähren dürfen umgelegt werden?",
			"Sind Fähren umlegbar?",
			"Sag mir bitte, welche Fähren Blau drehen darf.",
		}
	case "may-move-ferry":
		return []string{
			"Darf ich Fähre 2 umlegen?",
			"Warum darf ich Fähre 3 nicht umlegen?",
			"Darf Rot Fähre Nr. 1 verlegen?",
			"Darf ich Fähre 1 auf N-S umlegen?",
			"Kann die westliche Fähre umgelegt werden?",
			"Lässt sich die zweite Fähre noch bewegen?",
			"Darf ich die Fähre auf x von Norden nach Süden drehen?",
			"Darf ich die Fähre neben a umlegen?",
			"Blau sagt, ich darf Fähre 2 nicht umlegen. Stimmt das?",
			"Ist es erlaubt, Fähre 1 so umzulegen, dass sie Nord und Ost verbindet?",
			"Darf ich die neue Fähre gleich wieder umlegen?",
			"Ist Fähre 2 umlegbar?",
		}
	case "ferry-positions":
		return []string{
			"Wohin darf ich Fähre 2 umlegen?",
			"Welche Positionen sind für Fähre 1 möglich?",
			"Wie darf Fähre 2 liegen?",
			"Auf welche Lagen darf Rot Fähre 1 umlegen?",
			"Welche Anleger kann Fähre 2 verbinden?",
			"In welche Richtungen darf die östliche Fähre zeigen?",
			"Wohin kann ich die neue Fähre legen?",
			"Welche Möglichkeiten habe ich für die Fähre auf x?",
			"Zeig mir die erlaubten Positionen der Fähre im Osten.",
			"Welche anderen Lagen gibt es für Fähre 1?",
			"Fähre 3: wohin?",
		}
	case "must-place-ferry":
		return []string{
			"Muss ich eine Fähre legen?",
			"Ist eine Fähre Pflicht?",
			"Bin ich verpflichtet, eine Fähre auf den See zu legen?",
			"Muss ich auch ohne Meeple eine Fähre legen?",
			"Muss Rot in diesem Zug eine Fähre auslegen?",
			"Ist es zwingend, die Fähre zu legen?",
			"Muss die neue Fähre gelegt werden?",
			"Muss ich eine Fähre legen, wenn ich keinen Meeple setze?",
			"Besteht die Pflicht, eine Fähre zu platzieren?",
			"Warum muss ich eine Fähre legen?",
			"Kann ich auf die Fähre verzichten, oder ist das Pflicht?",
		}
	case "move-effects":
		return []string{
			"Was passiert, wenn ich Fähre 1 auf N-S umlege?",
			"Was wäre, wenn ich Fähre 1 auf O-S umlege?",
			"Welche Folgen hat es, Fähre 2 auf N-O umzulegen?",
			"Was bewirkt es, wenn ich Fähre 1 auf N-S umlege?",
			"Was ändert sich, wenn Rot Fähre 1 von Norden nach Süden dreht?",
			"Welche Auswirkungen hat das Umlegen von Fähre 2 auf Süd-West?",
			"Zeig mir, was passiert, falls Fähre 3 auf N-W verlegt wird.",
			"Angenommen, ich lege Fähre 2 auf N-S um: Was geschieht?",
			"Was würde passieren, wenn Blau Fähre 2 nach S-W umlegt?",
			"Was bringt es, die Fähre auf x auf O-W umzulegen?",
			"Und wenn ich Fähre 1 auf N-S lege, was passiert dann?",
		}
	case "reopens":
		return []string{
			"Wird eine Straße wieder geöffnet?",
			"Ist eine fertige Straße jetzt wieder offen?",
			"Öffnet dieser Zug eine Straße wieder?",
			"Geht dadurch eine abgeschlossene Straße wieder auf?",
			"Wird eine Straße wieder geöffnet, wenn ich Fähre 1 auf N-S umlege?",
			"Ist die Straße bei a.N wieder offen?",
			"Wäre die Straße nördlich von a wieder offen, wenn ich Fähre 2 auf O-S umlege?",
			"Wurde in diesem Zug eine fertige Straße wieder geöffnet?",
			"Macht das Umlegen von Fähre 1 auf N-S eine Straße wieder auf?",
			"Ist die Straße bei b.S nicht mehr fertig?",
			"Wird meine Straße wieder geöffnet?",
		}
	case "move-combinations":
		return []string{
			"Welche Kombinationen von Fährzügen habe ich?",
			"Welcher Fährzug öffnet die Straße bei a.N wieder?",
			"Wie verhindere ich, dass Blau Punkte bekommt?",
			"Wie muss ich die Fähren umlegen, damit die Straße bei x.E fertig wird?",
			"Was passiert, wenn ich Fähre 1 umlege?",
			"Was ist mein bester Fährzug?",
			"Mit welchem Zug von Fähre 2 kann ich eine Straße trennen?",
			"Wie kann Rot mit den Fähren zwei Straßen verbinden?",
			"Welche Fährzüge bringen Blau Punkte?",
			"Wie bekomme ich mit den Fähren Punkte?",
			"Welcher Fährzug bringt meinen Baumeister zurück?",
			"Was kann ich mit Fähre 2 machen?",
		}
	case "can-achieve":
		return []string{
			"Kann ich verhindern, dass Blau Punkte bekommt?",
			"Kann ich die Straße bei a.N mit einer Fähre wieder öffnen?",
			"Kann Rot die Straße bei x.E durch Umlegen der Fähren fertigstellen?",
			"Gibt es einen Fährzug, der die Straße bei x.E trennt?",
			"Kann ich punkten, indem ich Fähre 1 umlege?",
			"Kann ich die Fähren so umlegen, dass Blau leer ausgeht?",
			"Blau sagt, ich kann die Straße bei c.E mit den Fähren nicht trennen. Stimmt das?",
			"Lassen sich mit Fähre 2 zwei Straßen verbinden?",
			"Bekomme ich meinen Baumeister zurück, wenn ich eine Fähre umlege?",
			"Schaffe ich es, mit den Fähren Punkte zu machen?",
			"Gibt es eine Möglichkeit, mit den Fähren Blaus Straße zu schließen?",
		}
	case "complete":
		return []string{
			"Ist die Straße bei a.N fertig?",
			"Ist a.N abgeschlossen?",
			"Ist die Straße nördlich von a schon fertig?",
			"Ist die Stadt bei b.E vollständig?",
			"Ist die Straße, auf der Blau steht, fertig?",
			"Ist diese Straße geschlossen?",
			"Ist das Kloster auf m fertig?",
			"Warum ist a.N nicht fertig?",
			"Ist die nördliche Straße von a fertig oder noch offen?",
			"Wurde die Straße westlich von x fertiggestellt?",
			"Die Stadt bei b.E ist doch komplett, oder?",
			"Ist sie fertig?",
		}
	case "same-feature":
		return []string{
			"Sind a.N und b.S dieselbe Straße?",
			"Gehören a.N und b.S zur selben Straße?",
			"Ist a.N mit b.S verbunden?",
			"Hängen a.N und x.W zusammen?",
			"Ist x.E dieselbe Straße wie x.W?",
			"Führt die Straße bei a.N nach c.E?",
			"Bilden a.N und b.S eine Straße?",
			"Stehen Rot und Blau auf derselben Straße?",
			"Ist die Stadt bei a.N die gleiche wie die bei b.W?",
			"Gehört a.N zur Straße bei b.S?",
			"Sind die Straße nördlich von a und die südlich von b verbunden?",
		}
	case "owners":
		return []string{
			"Wem gehört a.N?",
			"Wem gehört die Straße bei a.N?",
			"Wer hat die Mehrheit auf der Straße nördlich von a?",
			"Wer kontrolliert die Stadt bei b.E?",
			"Wessen Straße ist a.N?",
			"Wer ist der Besitzer von x.W?",
			"Welcher Spieler besitzt diese Straße?",
			"Wer hat die meisten Meeple auf x.E?",
			"Wem gehört das Kloster auf m?",
			"Wer bekommt die Punkte für a.N?",
			"Gehört mir die Straße bei a.N?",
		}
	case "worth":
		return []string{
			"Was ist a.N wert?",
			"Wie viele Punkte ist die Straße nördlich von a wert?",
			"Wie viel bringt die Stadt bei b.E?",
			"Welchen Wert hat die Straße, auf der Blau steht?",
			"Wie viele Punkte gibt x.W?",
			"Wie viele Punkte bringt diese Straße jetzt?",
			"Was ist das Kloster auf m wert?",
			"Wie viel wäre x.E wert, wenn das Spiel jetzt zu Ende wäre?",
			"Wie viele Punkte gibt es für a.N?",
			"Was würde meine Straße einbringen?",
			"Was ist sie wert?",
		}
	case "tile-count":
		return []string{
			"Wie viele Plättchen hat die Straße bei a.N?",
			"Wie lang ist die Straße bei a.N?",
			"Aus wie vielen Karten besteht die Stadt bei b.E?",
			"Wie groß ist die Stadt bei b.E?",
			"Wie viele Karten umfasst diese Straße?",
			"Wie viele Plättchen gehören zu a.N?",
			"Wie viele Karten zählen zur Straße von Blau?",
			"Was ist die Länge der Straße nördlich von a?",
			"Wie viele Plättchen ist a.N lang?",
			"Über wie viele Plättchen geht die Straße bei x.W?",
			"Wie lang ist meine Straße?",
		}
	case "may-place-tile":
		return []string{
			"Darf ich Plättchen U auf 2,0 legen?",
			"Passt Plättchen U auf (2,0)?",
			"Kann base/FRFR-thru auf 2,0 gelegt werden?",
			"Darf ich Karte U um 90 Grad gedreht auf 2,0 anlegen?",
			"Geht Karte U auf 1,-1?",
			"Darf Rot Plättchen D auf -1,0 legen?",
			"Darf ich RRFR mit Dorf auf 2,0 anlegen?",
			"Warum passt Plättchen V nicht auf 2,0?",
			"Kann ich das Plättchen U nördlich von a anlegen?",
			"Ist es erlaubt, Karte U auf 3,1 zu legen?",
			"Blau sagt, U passt nicht auf 2,0. Ist das richtig?",
		}
	case "tile-spots":
		return []string{
			"Wo darf ich Plättchen U anlegen?",
			"Wo passt Plättchen U?",
			"Wo geht Karte V hin?",
			"Welche Plätze gibt es für Plättchen U?",
			"Wohin kann ich base/FRFR-thru legen?",
			"Wo könnte Rot Karte D anlegen?",
			"Zeig mir alle Stellen, an die U passt.",
			"An welchen Stellen darf ich Karte U legen?",
			"Kann ich Plättchen U irgendwo anlegen?",
			"Wo darf RRFR mit Dorf angelegt werden?",
			"Auf welche Felder passt U?",
		}
	case "may-place-meeple":
		return []string{
			"Darf ich einen Meeple auf a.N setzen?",
			"Darf ich einen Wegelagerer auf die Straße nördlich von a stellen?",
			"Darf Rot einen Ritter in die Stadt bei b.E setzen?",
			"Kann ich x.E besetzen?",
			"Ist a.N noch frei?",
			"Darf ich mich auf a.N stellen?",
			"Kann ich meinen großen Meeple auf a.N einsetzen?",
			"Darf Blau einen Baumeister auf x.W setzen?",
			"Darf ich einen Mönch in das Kloster auf m setzen?",
			"Warum darf ich keinen Meeple auf a.N setzen?",
			"Darf mein Gefolgsmann auf die Straße, auf der Blau steht?",
		}
	case "meeple-spots":
		return []string{
			"Wo darf ich einen Meeple setzen?",
			"Wohin kann ich meinen Meeple stellen?",
			"Welche Gebiete sind für einen Meeple noch frei?",
			"Wo darf ich einen Bauern hinlegen?",
			"Auf welche Straßen darf ich einen Wegelagerer setzen?",
			"Welche Plätze gibt es für einen Gefolgsmann?",
			"Wo darf Rot eine Figur einsetzen?",
			"Kann ich irgendwo einen Meeple setzen?",
			"Darf ich einen Meeple setzen?",
			"Wo kann der große Meeple hin?",
			"Welche Gebiete darf ich besetzen?",
		}
	case "returned":
		return []string{
			"Welche Meeple kommen zurück?",
			"Welche Figuren kommen in diesem Zug zurück?",
			"Wer bekommt einen Meeple zurück?",
			"Welche Meeple bekomme ich zurück?",
			"Bekomme ich meinen Meeple zurück?",
			"Was kommt in diesem Zug zurück?",
			"Welche Meeple kehren zu ihren Besitzern zurück?",
			"Welche Gefolgsleute gehen zurück in den Vorrat?",
			"Werden Meeple frei?",
			"Wer nimmt welche Figuren zurück?",
			"Kommen diese Runde Meeple zurück, und welche?",
		}
	case "steps":
		return []string{
			"Was darf ich noch tun?",
			"Was muss ich jetzt tun?",
			"Welche Schritte sind noch offen?",
			"Was kommt als Nächstes?",
			"Was ist in diesem Zug noch zu tun?",
			"Was steht noch an?",
			"Was kann Rot jetzt machen?",
			"Was sind die nächsten Schritte?",
			"Wie geht es weiter?",
			"Was bleibt mir noch zu tun?",
			"Zeig mir die offenen Schritte.",
		}
	case "double-turn":
		return []string{
			"Bekomme ich einen Doppelzug?",
			"Ist das ein Doppelzug?",
			"Hat Rot einen zweiten Zug?",
			"Bin ich gleich noch einmal dran?",
			"Gibt mir mein Baumeister einen Doppelzug?",
			"Darf ich ein zweites Plättchen legen?",
			"Darf ich noch einmal ziehen?",
			"Steht mir ein Doppelzug zu?",
			"Warum bekomme ich keinen Doppelzug?",
			"Löst mein Baumeister einen Doppelzug aus?",
			"Darf Blau nochmal spielen?",
		}
	case "scores":
		return []string{
			"Wie viele Punkte bekomme ich?",
			"Was wird in diesem Zug gewertet?",
			"Wer punktet in diesem Zug?",
			"Wie viele Punkte bekommt Rot?",
			"Wie viele Punkte gibt es in diesem Zug?",
			"Wer bekommt Punkte?",
			"Wer bekommt wie viele Punkte?",
			"Was bringt dieser Zug?",
			"Wie viele Punkte erhält jeder in diesem Zug?",
			"Wie fällt die Wertung in diesem Zug aus?",
			"Wie viele Punkte macht Blau?",
		}
	case "final-scores":
		return []string{
			"Wie ist der Endstand?",
			"Wie sieht die Schlusswertung aus?",
			"Wer gewinnt?",
			"Wer würde gewinnen, wenn das Spiel jetzt zu Ende wäre?",
			"Wie viele Punkte hat Rot am Ende des Spiels?",
			"Wie viele Punkte hätte ich, wenn das Spiel jetzt endet?",
			"Was ist das Ergebnis des Spiels?",
			"Wie viele Punkte bekommt jeder bei der Schlusswertung?",
			"Wie wäre der Punktestand, wenn wir jetzt aufhören?",
			"Wie geht das Spiel aus?",
			"Wie lautet das Endergebnis?",
		}
	case "toll-spots":
		return []string{
			"Wo darf ich ein Zollhaus bauen?",
			"Wohin kann ich mein Zollhaus stellen?",
			"Welche Plätze gibt es für ein Zollhaus?",
			"Wo darf Rot sein Zollhaus hinsetzen?",
			"Wo darf ein Zollhaus gebaut werden?",
			"Welche Kreuzungen sind für ein Zollhaus frei?",
			"Darf ich ein Zollhaus bauen?",
			"Kann ich irgendwo ein Zollhaus setzen?",
			"In welchen Dörfern darf ich ein Zollhaus errichten?",
			"Wohin darf ich mein Zollhaus versetzen?",
			"Wo könnte eine Zollstation hin?",
		}
	case "may-place-toll":
		return []string{
			"Darf ich ein Zollhaus auf v bauen?",
			"Kann ich bei a.N ein Zollhaus setzen?",
			"Darf Rot ein Zollhaus auf 2,0 stellen?",
			"Ist es erlaubt, im Dorf auf v ein Zollhaus zu bauen?",
			"Darf ich mein Zollhaus auf das Plättchen v setzen?",
			"Warum darf ich kein Zollhaus auf v bauen?",
			"Darf ich mein Zollhaus nach v versetzen?",
			"Kann Blau an der Kreuzung auf v ein Zollhaus errichten?",
			"Ist auf v ein Zollhaus erlaubt?",
			"Blau sagt, ich darf auf v kein Zollhaus bauen. Stimmt das?",
		}
	case "toll-income":
		return []string{
			"Wie viel Zoll bekomme ich?",
			"Wie viel Zoll bringt die Straße bei a.N?",
			"Wie hoch sind die Zolleinnahmen?",
			"Wer bekommt Zoll?",
			"Wie viele Zollpunkte bekommt Rot?",
			"Welcher Zoll wird in diesem Zug fällig?",
			"Wie viel Zoll würde a.N einbringen?",
			"Wie hoch ist der Zoll für die Straße nördlich von a?",
			"Wie viel Zoll nimmt Blau ein?",
			"Wie viel Zoll wird in diesem Zug kassiert?",
		}
	case "toll-flips":
		return []string{
			"Wird ein Zollhaus umgedreht?",
			"Wird in diesem Zug ein Zollhaus gewendet?",
			"Dreht sich das Zollhaus um?",
			"Muss ich ein Zollhaus umdrehen?",
			"Müssen wir jetzt ein Zollhaus wenden?",
			"Kommt ein Zollhaus auf die Rückseite?",
			"Wird irgendein Zollhaus auf die andere Seite gedreht?",
			"Werden Zollhäuser umgedreht?",
			"Warum wird kein Zollhaus umgedreht?",
			"Wende ich jetzt ein Zollhaus?",
		}
	case "rule":
		return []string{
			"Was ist die Regel zum Umlegen von Fähren?",
			"Zeig die Regel ferries/first-ferry",
			"Welche Regeln sprechen vom Baumeister?",
			"Was sagen die Regeln zu Wirtshaus und See?",
			"Regel BASE-8",
			"ferries/first-ferry",
			"Gibt es eine Regel zum Legen einer Fähre?",
			"Erkläre die Regel ferries/once-per-turn",
			"Was besagt ferries/sequence?",
			"In welcher Regel geht es um Anleger?",
			"Regeln zu Abteien",
		}
	case "rulebooks-differ":
		return []string{
			"Sind sich die Verlage uneinig, ob ich Fähre 2 umlegen darf?",
			"Welche Regelhefte unterscheiden sich darin, welche Fähren ich umlegen darf?",
			"Widersprechen sich die Regelhefte, wem a.N gehört?",
			"Antworten andere Verlage anders: Darf ich Fähre 2 umlegen?",
			"Sagen alle Verlage dasselbe dazu, welche Fähren ich umlegen darf?",
			"Würde ein anderer Verlag anders antworten: Ist a.N fertig?",
			"Hängt es vom Verlag ab, ob ich eine Fähre legen muss?",
			"Weichen die Regelhefte voneinander ab, welche Fähren Rot umlegen darf?",
			"Gibt es Unterschiede zwischen den Verlagen, ob ich Fähre 2 umlegen darf?",
			"Sind sich alle Regelhefte einig, ob ich einen Doppelzug bekomme?",
		}
	}
	return nil
}
