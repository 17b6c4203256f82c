package lexgen

import "strings"

// german is what the parser knows of German.
var german = Language{
	Code:    "de",
	Words:   expanded(germanWords),
	Things:  germanThings,
	Spelled: germanSpelled,
	Letters: "O=E",
	Umlauts: true,
	Ends:    []Ending{{"°", "grad"}},
	LateNot: true,
	Apart:   "ab an auf aus ein fertig frei heim her heraus hin los raus um unter vor weg wieder zu zurück zusammen",
	Real:    germanReal,
	OwnerS:  true,
}

// expanded writes out the forms in brackets: "leg(e|t)" is "lege, legt" and
// "neu~" all endings of an adjective. What several of them come to for the same
// concepts is kept once.
func expanded(entries []Entry) []Entry {
	var out []Entry
	seen := map[string]string{}
	for _, e := range entries {
		var forms []string
		for p := range strings.SplitSeq(e.Phrases, ",") {
			for _, form := range expand(strings.ReplaceAll(strings.TrimSpace(p), "~", "(|e|er|en|em|es)")) {
				if seen[form] != e.Concepts {
					forms, seen[form] = append(forms, form), e.Concepts
				}
			}
		}
		if len(forms) == 0 {
			continue
		}
		out = append(out, Entry{e.Concepts, strings.Join(forms, ", ")})
	}
	return out
}

// expand lists the forms of one phrase.
func expand(p string) []string {
	before, rest, found := strings.Cut(p, "(")
	if !found {
		return []string{strings.Join(strings.Fields(p), " ")}
	}
	forms, after, _ := strings.Cut(rest, ")")
	var out []string
	for f := range strings.SplitSeq(forms, "|") {
		out = append(out, expand(before+f+after)...)
	}
	return out
}

const germanReal = `abbauen abbaue abbaut abtei abteien abteis achse alten alter alte altes allein andern ansehen anhalten anlage anlagen ausfall auslage auslagen außer ausser baden befahren beine besser bessere besseren betreten
		bieten biete bilder binden bindet bitten breit breiter brechen breche datum dauer dauert deren dichter dritteln eigen eigene eigenen eigener eigenes einzeln einzelne einzelnen enger ernst ernste fahrzeug falsche falschen fehler feinde feind feste feuer
		final folgend freude fremd fremde führer garde gebeten gefahren gefolgt gegend geist gelesen gesamt gesetz gestern gewicht glocke graben grenze grenzen grob größer größte größten größter gute guten guter hafen häfen halten halte haltet handel hand hart harte heben hebe
		hinten hoffen hören hälfte inder index insel jemandem keins klagen kleiner kurve kürzer kürzeste laden lade längste längsten länger langer lassen lasse leben leiste lesen leser letzte letzten letzter letztes letztem linie linien löschen macher marke masse maße mehr mehrere meiden messen miete mitteln mittler
		morgen nachts näher nahm namen nennt neigen normen notiz order orden parken partei pause planen planet prüft rathaus rechner reich reiche reichen reise rest reste richten richte richter rinde sammler samen schaf schafe scharf schein schicht schlafen schneiden schnelle schnitt schräg schräge schrein schreine schrift
		schuss schweiz seile serie serien silber sinken sorte sorten später sprechen spuren stabil start starten starte startkarte startplättchen startplaettchen startfeld statt stattdessen stehlen stehle steigen stich stock strafe strafen strand strecke streichen streit strom stunde stunden suchen tausche tauschen tausend
		teiler tischen turm türme übler umgang umweg umwege urteil verbieten verbrauchen verein vererben vergessen verkaufen verkauft verlagern verlassen verlieren verliere verliert verlor vermeiden versand verschenken verschwinden versuchen verteidigen verzögern vorlage wachsen wahl wände warten wartet weben weder wehren weiche weicht weichen weniger
		wenigsten werfen werbung wetter wider wille wirken wirkt wirkte wirte woher wohnen worte wundern würfel zelt zelte ziel ziele zielen zuhause zweifel zweimal dreimal abgeben abgebe abgibt`

var germanSpelled = map[string]string{
	"1er": "eins", "2er": "zwei", "3er": "drei", "4er": "vier", "einser": "eins", "zweier": "zwei", "dreier": "drei", "vierer": "vier",
	"mus": "muss", "mußs": "muss", "musich": "muss ich", "mussich": "muss ich", "legn": "legen", "umlegn": "umlegen", "setzn": "setzen", "stelln": "stellen", "drehn": "drehen", "gehn": "gehen", "stehn": "stehen", "ziehn": "ziehen", "machn": "machen", "habn": "haben", "könn": "können", "dürfn": "dürfen", "bekomm'": "bekomme",
	"krich": "krieg", "kricht": "kriegt", "krigt": "kriegt", "krig": "krieg", "krieg'": "krieg", "kriegich": "krieg ich", "bekommich": "bekomme ich", "hab'": "habe", "ichs": "ich es", "mans": "man es", "wirs": "wir es", "ers": "er es", "dus": "du es", "andern": "anderen", "andre": "andere", "andren": "anderen", "unsern": "unseren", "meim": "meinem", "mein'": "mein", "'ne": "eine", "'nen": "einen", "'n": "ein",
	"iwo": "irgendwo", "wirds": "wird es", "wird's": "wird es", "wers": "wer es", "kanns": "kann es", "darfs": "darf es", "solls": "soll es", "wies": "wie es", "obs": "ob es", "obn": "ob ein", "stimmst": "stimmt es", "zollhäusr": "zollhäuser", "zolhaus": "zollhaus", "zollhauß": "zollhaus", "zolhäuser": "zollhäuser", "doppelzuch": "doppelzug", "zuch": "zug", "fertich": "fertig", "nixmehr": "nichts mehr", "nimmer": "nicht mehr", "nich'": "nicht", "wievil": "wie viel", "wivel": "wie viel", "wieviehl": "wie viel", "wifiel": "wie viel", "wifile": "wie viele", "wifiele": "wie viele",
	"nöd": "nicht", "ned": "nicht", "bzgl": "bezüglich", "mgl": "möglich", "umzulgen": "umzulegen", "wan": "wann", "wen's": "wenn es", "wenns": "wenn es", "dasss": "dass", "hinlegn": "hinlegen",
	"->": "nach", "-->": "nach", "=>": "nach", "→": "nach", "=": "dasselbe wie", "==": "dasselbe wie",
	"f1": "fähre eins", "f2": "fähre zwei", "f3": "fähre drei", "f4": "fähre vier", "fähre1": "fähre eins", "fähre2": "fähre zwei", "fähre3": "fähre drei", "fähre4": "fähre vier",
	"kartn": "karten", "kärtchn": "kärtchen", "einn": "ein", "eien": "eine", "ien": "ein", "enie": "eine", "eienn": "einen",
	"jetz": "jetzt", "etz": "jetzt", "jez": "jetzt", "nich": "nicht", "net": "nicht", "nit": "nicht", "is": "ist", "isses": "ist es", "wat": "was", "wo's": "wo es", "aufm": "auf dem", "inner": "in der",
	"ausm": "aus dem", "mim": "mit dem", "mitm": "mit dem", "vorm": "vor dem", "fürn": "für ein", "son": "so ein", "sone": "so eine", "issn": "ist denn", "hamwa": "haben wir", "ham": "haben", "kannste": "kannst du", "könnteste": "könntest du", "weißte": "weißt du",
	"darfich": "darf ich", "kannich": "kann ich", "gibs": "gibt es", "umlgen": "umlegen", "ich'n": "ich einen", "nochn": "noch ein", "wolang": "wohin", "wieviele": "wie viele", "wieviel": "wie viel", "ferhe": "fähre", "färe": "fähre", "fären": "fähren", "fere": "fähre", "feren": "fähren",
	"miple": "meeple", "mieple": "meeple", "meple": "meeple", "meples": "meeples", "strase": "straße", "staße": "straße", "kart": "karte", "pkte": "punkte", "punke": "punkte", "zol": "zoll", "wem's": "wem es",
	"jezt": "jetzt", "jett": "jetzt", "jtzt": "jetzt", "jetzz": "jetzt", "nict": "nicht", "ncht": "nicht", "niht": "nicht", "nciht": "nicht", "komt": "kommt", "kmmt": "kommt", "komen": "kommen", "kmmen": "kommen",
	"past": "passt", "pasen": "passen", "stet": "steht", "setht": "steht", "scon": "schon", "scohn": "schon", "shcon": "schon", "kan": "kann", "kanm": "kann", "knan": "kann", "drf": "darf", "daf": "darf", "dar": "darf", "darff": "darf", "wider": "wieder", "weider": "wieder", "wiede": "wieder",
	"straeß": "straße", "strae": "straße", "strße": "straße", "starße": "straße", "straßee": "straße", "staßen": "straßen", "fährn": "fähren", "färhe": "fähre", "färhen": "fähren", "fäher": "fähre", "fhre": "fähre", "fhren": "fähren", "fehre": "fähre", "fehren": "fähren",
	"stdt": "stadt", "sadt": "stadt", "satdt": "stadt", "statd": "stadt", "katre": "karte", "kratre": "karte", "plättchn": "plättchen", "pläte": "plätze", "wolen": "wollen", "welhe": "welche", "wleche": "welche", "wiviel": "wie viel", "wivil": "wie viel", "wieveil": "wie viel", "wievele": "wie viele",
	"wohn": "wohin", "whin": "wohin", "woin": "wohin", "wruum": "warum", "waum": "warum", "warm": "warum", "wrum": "warum", "könnet": "könnte", "lgen": "legen", "leegn": "legen", "seten": "setzen", "sezen": "setzen", "stezen": "setzen", "sezte": "setze", "vile": "viele",
	"durhc": "durch", "drch": "durch", "dei": "die", "edr": "der", "ider": "oder", "udn": "und", "nud": "und", "ihc": "ich", "cih": "ich", "ic": "ich", "shcließen": "schließen", "ferig": "fertig", "fertg": "fertig", "fetig": "fertig",
	"düfte": "dürfte", "düften": "dürften", "dürtfe": "dürfte", "könte": "könnte", "köntne": "könnte", "könten": "könnten", "müste": "müsste", "duefte": "dürfte", "koente": "könnte",
	"gibts": "gibt es", "gibt's": "gibt es", "gehts": "geht es", "geht's": "geht es", "stehts": "steht es", "steht's": "steht es",
	"wärs": "wäre es", "wär's": "wäre es", "wär": "wäre", "ists": "ist es", "ist's": "ist es", "hats": "hat es", "ich's": "ich es", "kann's": "kann es",
	"darf's": "darf es", "muss's": "muss es", "wie's": "wie es", "was'n": "was denn",
	"blaus": "blau 's", "rots": "rot 's", "gelbs": "gelb 's", "grüns": "grün 's", "gruens": "grün 's", "schwarz'": "schwarz 's",
	"graus": "grau 's", "rosas": "rosa 's", "weiß'": "weiß 's", "oranges": "orange 's", "lilas": "lila 's", "violetts": "violett 's",
	"blau's": "blau 's", "rot's": "rot 's", "gelb's": "gelb 's", "grün's": "grün 's", "schwarz's": "schwarz 's",
	"nordsüd": "nord süd", "ostwest": "ost west", "ow": "ost west", "os": "ost süd", "westost": "west ost", "südnord": "süd nord", "nordost": "nord ost", "nordwest": "nord west",
	"südost": "süd ost", "südwest": "süd west", "suedost": "süd ost", "suedwest": "süd west", "nordsued": "nord süd", "suednord": "süd nord",
}
