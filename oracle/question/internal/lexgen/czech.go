package lexgen

import (
	"slices"
	"strings"
)

// czech is what the parser knows of Czech.
var czech = Language{
	Code:    "cs",
	Letters: "S=N J=S V=E Z=W",
	Real: `jenom delší menší větší horší starý starého starou drahý drahá drahé dražší draží druzí druží nikde nikam nikdo nikoho nikým nijak nijaký nijaká nijaké nijakou nijakého
		neležet neleží nestane nestanou nestalo nestojí netočit netočí netočím nesleduje nepasovat nesbírat nehodou nezdar necení nebývá nalezen
		často začne časť kdykoli kdykoliv dokonce končit kopec letět hrad hrady hradu most mosty mostu mostem hledat chodit dívka obraz obrazu obrana bránil
		odejdu odejít odstranit odstraním odstraněn platil platit platím platíme zaplatit zaplatím zaplatíme zaplatil podložit pomoc pomoct porazit počítat prodat prodám prodal prohodit prohodím prohodí
		přejít přejdu přenese přenesou přenáší přenést přenesu přepravit přepravím přepraví přeskočí příště příštím rozložit rozložím seberu sebere sebrat skoro skočím skočit tečka tunel
		těžké těžko tenká tetka vyhnat vyřadit vyřadím zaútočit zápas zůstal zůstala zůstalo zůstat zbýval zbývalo zbyl zbyla čekal čekala čekat provoz provozu provozem převod převodu přívod přívodu příhoz průvoz
		důkaz důkazu odkaz odkazu moudrý moudrá moudré cenný cenná cenné právní veselí brod brodu bojem boj bokem bodec boudy budíky vyjede vyjdu pronese protáhne
		vlasti vlastí vladař druhá vložka složit složím složí založit odložit odložím odloží uložit načas zkazit vrazit vrazí zvrátit krátit zkrátit krátí
		našla našly našel nesla dávka dívají rada radu hrát dohrát nahrát přehrát prohrát prohraje prohraju prohrál provést zavést odvést zvednout zvedne zvednu nadzvednout
		odtáhnout vytáhnout zatáhnout přetáhnout přitáhnout stáhnout natáhnout odhodit zahodit vyhodit nahodit shodit odebrat přebrat vybrat nabrat pobrat ubrat sundat sundám
		všemi všechny všechna všichni všech oba obě obou sousedit sousedí místních máma mámo tátu meze mezí tahal tuhé tuhá tuhle tužka`,
	LateNot: true,
	Ends:    []Ending{{"°", "°"}},
	Words:   czechWords(),
	Things:  czechThings,
	Spelled: map[string]string{"jaktože": "jak to že", "jaktoze": "jak to že", "č": "číslo", "čís": "číslo"},
}

// czechWords joins the lists. Verbs in the first or second person say self,
// those in the third third; their past is one only without "by". A word in the
// case of means says INSTR, a name in that of the owner of.
func czechWords() []Entry {
	return onlyOnce(slices.Concat(czechSmall, czechTyped, czechAsking, czechModal, czechThingWords, czechColours(), czechSides, czechMoving, czechMoveVerbs(),
		czechPlacing, czechPlaceVerbs(), czechFeatures, czechTurn, czechRules))
}

// onlyOnce leaves out phrases that are listed before with the same meaning: the
// lists of polite frames are written out from parts and overlap.
func onlyOnce(words []Entry) []Entry {
	seen := map[Entry]bool{}
	for i := range words {
		var once []string
		for p := range strings.SplitSeq(words[i].Phrases, ",") {
			p = strings.Join(strings.Fields(p), " ")
			if e := (Entry{words[i].Concepts, p}); p != "" && !seen[e] {
				seen[e] = true
				once = append(once, p)
			}
		}
		words[i].Phrases = strings.Join(once, ", ")
	}
	return slices.DeleteFunc(words, func(e Entry) bool { return e.Phrases == "" })
}

// either writes out phrases: (a|b) is a or b, (a|) is a or nothing.
func either(list string) string {
	var out []string
	for p := range strings.SplitSeq(list, ",") {
		for _, q := range spread(p) {
			if !slices.Contains(out, q) {
				out = append(out, q)
			}
		}
	}
	return strings.Join(out, ", ")
}

func spread(p string) []string {
	open := strings.IndexByte(p, '(')
	if open < 0 {
		return []string{strings.Join(strings.Fields(p), " ")}
	}
	end := open + strings.IndexByte(p[open:], ')')
	var out []string
	for a := range strings.SplitSeq(p[open+1:end], "|") {
		out = append(out, spread(p[:open]+a+p[end+1:])...)
	}
	return out
}

// endings adds each ending to each stem of the list.
func endings(stems, ends string) string {
	var out []string
	for s := range strings.SplitSeq(stems, ",") {
		for e := range strings.SplitSeq(ends, " ") {
			out = append(out, strings.TrimSpace(s)+strings.Trim(e, "-"))
		}
	}
	return strings.Join(out, ", ")
}

// hard are the forms of adjectives, short those of what was done, did those of
// the past, not those with ne-.
func hard(stems string) string {
	return endings(stems, "ý á é ého ému ém ým ou í ých ými ej ýho ýmu ejch")
}
func short(stems string) string { return endings(stems, "- a o y i") }
func did(stems string) string   { return short(stems) }

func not(words string) string {
	var out []string
	for w := range strings.SplitSeq(words, ",") {
		out = append(out, "ne"+strings.TrimSpace(w))
	}
	return strings.Join(out, ", ")
}

// verb lists the forms of verbs: infinitives, first and second person, third,
// and the stems of the past.
func verb(concept, inf, me, third, past string) []Entry {
	var out []Entry
	for _, e := range []Entry{{concept, inf}, {concept + " self", me}, {concept, third}, {concept + " past", past}} {
		if e.Phrases == "" {
			continue
		}
		if e.Concepts == concept+" past" {
			e.Phrases = did(e.Phrases)
		}
		out = append(out, e)
	}
	return out
}

// denied lists the forms of the verbs with ne-.
func denied(concept, me, third, past string) []Entry {
	var out []Entry
	if me != "" {
		out = append(out, Entry{"do NOT " + concept + " self", not(me)})
	}
	if third != "" {
		out = append(out, Entry{"do NOT " + concept, not(third)})
	}
	if past != "" {
		out = append(out, Entry{"do NOT " + concept + " past", not(did(past))})
	}
	return out
}

var czechSmall = []Entry{
	{"the", "vlastního, vlastnímu, svůj, svou, svoji, svého, svému, svém, svým, své, svoje, svá, svých, svými, sví"},
	{"of", "od, ode"},
	{"for", "pro, za"},
	{"on", "na, v, ve, uvnitř"},
	{"to", "do, k, ke, ku, až k, až do, až ke, až na"},
	{"from", "z, ze"},
	{"with", "s, společně s, spolu s, dohromady s"},
	{"by", "pomocí, prostřednictvím, s pomocí"},
	{"through", "přes, skrz"},
	{"between", "mezi"},
	{"near", "u, vedle, poblíž, blízko, hned vedle, při, kousek od"},
	{"about", "o"},
	{"ACCORD", "podle"},
	{"and", "a, plus, a zároveň, i s"},
	{"or", "nebo, či, anebo"},
	{"as", "jako, jakožto"},
	{"self", "já, my, ty, vy"},
	{"me", "mi, mě, mne, mně, nám, nás, mnou, ti, tobě, vám"},
	{"my", "můj, moje, má vlastní, moji, mojí, mého, mému, mém, mým, mou, mé, mých, mými, náš, naše, naši, našeho, našemu, našem, naší, naším, tvůj, tvoje, tvou, tvého, vaše"},
	{"he", "on, ona, oni, jemu, němu"},
	{"his", "jeho, jejich, její, jejího, jejímu, jejím"},
	{"it", "ho, ji, jej, něj, ním, to, ní, jí"},
	{"this", `ten, ta, tento, tato, toto, tenhle, tahle, tohle, této, tuto, téhle, tuhle, tomto, tomhle, tohoto, tohohle, tomuto, tomuhle,
		tímto, tímhle, touto, touhle, ti to, tito, tyto, tyhle, těchto, těmto, těmito, těchhle, tu, té, tom, tou, tihle, tím, toho, tadyten, tadyta, tady ten, tady ta, tady tu`},
	{"be", "sou, lze považovat, lze pokládat, dá se považovat, mohu považovat, můžu považovat, můžeme považovat, mohu pokládat, smím považovat, je možné považovat, lze brát, je, jsou, být, bude, budou, bejt, bývá, znamená to, jde o, jde tu o, jedná se o, se jedná o, půjde o, jde teď o, dojde k, dojde ke, dochází k, dochází ke, stane se, stanou se"},
	{"be self", "jsem, jsi, jsme, jste, budu, budeme, budeš, budete, sem v"},
	{"be past", "byl, byla, bylo, byli, byly, stala se, se stala, staly se, se staly, došlo k, došlo ke"},
	{"be NOT", "není, nejsou, nebude, nebudou, nebyl by, nebyla by, nebylo by"},
	{"be NOT self", "nejsem, nejsi, nejsme, nejste, nebudu, nebudeme"},
	{"be NOT past", "nebyl, nebyla, nebylo, nebyli, nebyly"},
	{"do", "vykonat, vykonám, učinit, učiním, dělat, udělat, proveď, udělej, provést, provádět, podnikat, podniknout"},
	{"have", "mít, má, mají, mívá, mít vlastně"},
	{"have self", "mám, máme, máš, máte"},
	{"have past", "měl, měla, měli"},
	{"past", "mělo, měly"},
	{"have NOT", "nemá, nemají"},
	{"have NOT self", "nemám, nemáme, nemáš, nemáte"},
	{"have NOT past", "neměl, neměla, nemělo, neměli, neměly"},
	{"would", "by, aby"},
	{"would self", "bych, bys, bychom, bysme, byste, abych, abys, abychom, abysme, abyste"},
	{"where", "kde, kdeže, kde všude, na co, na čem"},
	{"where GO", "kam, kam všude, kam všechno, kampak"},
	{"where MAY GO", "kam jde, kam se vejde, kam jdou"},
	{"THERE", "tam, tady, sem, zde, jinam, jinde"},
	{"thereis", "existuje, existují, je tu, jsou tu, je tam, jsou tam, je tady, jsou tady"},
	{"drop:total", "celkem"},
	{"drop", `se, si, že, prosím, prosim, prosím tě, prosím vás, prosím vas, prosimtě, prosímtě, prosímvás, ahoj, čau, čus, nazdar, dobrý den, zdravím, hele,
		hele hele, haló, tak, tedy, teda, vlastně, no, dobře, fajn, děkuji, děkuju, díky, dík, předem díky, ještě prosím, také, taky, taktéž, i,
		ano nebo ne, či ne, nebo ne, nebo nikoli, nebo nikoliv, ano či ne, anebo ne, vůbec, přesně, opravdu, skutečně, náhodou,
		jestli, jestlipak, zda, zdali, zdalipak, řekni, řekni mi, řekněte mi, řekneš mi, řeknete mi, řekl bys mi, řekla bys mi, řekl byste mi,
		pověz mi, povězte mi, pověz, povíš mi, poraď mi, poraď, poraďte, poraďte mi, poradíš mi, poradíte mi, poradil bys mi, sděl mi, vysvětli mi, vysvětli,
		nevíš, nevíte, nevíš náhodou, víš, víte, nevíš prosím, chci vědět, chtěl bych vědět, chtěla bych vědět, chtěli bychom vědět, rád bych věděl,
		ráda bych věděla, potřebuju vědět, potřebuji vědět, potřeboval bych vědět, chceme vědět, zajímá mě, zajímá nás, zajímalo by mě, zajímalo by nás, by mě zajímalo,
		mě zajímá, přemýšlím, ptám se, otázka, otázka zní, dotaz, mám dotaz, mám otázku, jen se ptám, rychlý dotaz,
		prosil bych, prosila bych, laskavě, buďte tak laskav, buďte tak laskavá, buďte tak hodný, byl byste tak laskav, byla byste tak laskavá, byl byste tak hodný, byl bys tak hodný, byla byste tak hodná,
		byl byste tak laskav a řekl mi, byla byste tak laskavá a řekla mi, byl byste tak hodný a řekl mi, byl bys tak hodný a řekl mi, buďte tak laskav a řekněte mi, buďte tak hodný a řekněte mi, buď tak hodný a řekni mi,
		kdybyste byl tak laskav, byl byste tak laskav a poradil mi, byl byste tak laskav a sdělil mi, byl byste tak laskav a vysvětlil mi, ano ne, jo ne, nebo nemusím, nebo nemusí, nebo nesmím, nebo nesmí, nebo nemůžu, nebo nemůže, nebo to nejde, nebo nejde, nebo nelze, nebo se nesmí, nebo se nemusí,
		zkontroluj, zkontroluj mi, ověř, ověř mi, ověřte, zkontrolujte, spočítej, spočítej mi, spočítáš mi, vypočítej, vypočti, spočti, vyhodnoť, prověř,
		podle pravidel, dle pravidel, v carcassonne, carcassonne, převozníku, ferrymane, ferryman, milý převozníku, milé orákulum, orákulum,
		tomu, hru, partii, dřevěný, dřevěného, dřevěném, dřevěným, dřevěné, dřevěných, hned, nějak, rovnou, klidně, normálně, třeba, jaksi, však,
		počítá se, se počítá, považuje se, bere se, je to tak že, znamená to že, hrajeme, ještě něco, prosím o radu, po pravdě`},
	{"drop", either("(můžeš|můžete|mohl bys|mohla bys|mohli byste|mohl byste|mohla byste|dokážeš|dokážete|umíš|umíte|nemůžeš|nemohl bys|nemohli byste) mi (prosím|) (říct|říci|poradit|povědět|ověřit|spočítat|sdělit|vysvětlit)")},
	{"drop", either("(prosím|) (můžeš|můžete|mohl bys|mohli byste) (prosím|) (zkontrolovat|ověřit|spočítat|říct|prověřit)")},
	{"drop", "počítá se jako, se počítá jako, považuje se za, se považuje za, považovaný za, považovaná za, považované za, bere se jako, platí za, počítá se za, brána jako"},
	{"drop", `ale, že ruším, že otravuju, že vás ruším, že tě ruším, že zdržuji, že zdržuju, že se ptám, že se tak ptám, promiň, promiňte, pardon, s dovolením, prosím pěkně, moc prosím, prosím moc, snažně prosím, omlouvám se, omlouvám se že ruším, promiňte že ruším, promiň že ruším, nerad ruším, nerada ruším, nechci rušit, nezlob se, nezlobte se, když dovolíte, dovolte, dovolte otázku, dovol otázku, dovolte mi otázku, dovolte dotaz, dovolíte otázku, jednu otázku, jedna otázka, jeden dotaz,
		chci se zeptat, chtěl bych se zeptat, chtěla bych se zeptat, chtěl jsem se zeptat, chtěla jsem se zeptat, rád bych se zeptal, ráda bych se zeptala, můžu se zeptat, mohu se zeptat, mohl bych se zeptat, mohla bych se zeptat, smím se zeptat, zeptám se, zeptal bych se, zeptala bych se, chtěli bychom se zeptat, mám ještě otázku, mám ještě dotaz, mám ještě jednu otázku, ještě otázka, ještě dotaz, ještě jedna otázka, ještě jeden dotaz, další otázka, další dotaz, malá otázka, malý dotaz, hloupá otázka, hloupý dotaz, blbá otázka, blbý dotaz,
		jen pro jistotu, pro jistotu, pro pořádek, jen tak, mimochodem, upřímně, doopravdy, vážně, doopravdicky, ve skutečnosti, reálně, honem, rychle, rychle prosím, honem prosím, spěchám, spěcháme, pospíchám, pospícháme, děti musí do postele, děti musí spát, je pozdě, už je pozdě, hoří to, plz, pls, plís, plíz, prosimte, prosimvás, prosimvas, pročtě, dikes, díkec, díkes, děkuji předem, děkuju předem, předem děkuji, předem děkuju, předem dík, děkuji mnohokrát, děkuji pěkně, děkuji moc, děkuju moc, díky moc, moc díky, moc děkuji, moc děkuju, mockrát děkuji, mockrát děkuju, díky předem, dík moc,
		dobrý večer, dobré ráno, dobré odpoledne, dobré poledne, dobrej, dobrej den, ahojky, ahojte, čauky, zdravíčko, zdravim, zdar, nazdárek, hezký den, pěkný den, drahý, drahá, milý, milá, milí, vážený, vážení, kámo, vole, člověče, lidi, lidičky, přátelé, kamarádi, děcka, pane, paní, zlato, zlatíčko, miláčku, broučku, příteli, brácho, ségro, mami, tati, dědo, ty jo, ty brďo, hm, hmm, ehm, eh, jé, ach, ach jo, ajaj, no jo, no ne, no tak, tak jo, tak teda, tak prosím, tak dobře, no dobře, no dobrá, dobrá, inu, nuže, takže tak, prostě, jednoduše, stručně, krátce, snad, úplně, zcela, dočista, docela, čistě teoreticky, teoreticky, technicky, technicky vzato, oficiálně, konkrétně, naprosto, jasně, určitě, přece, přece jen, přeci, přeci jen, no prosím, no a, tak a, a teď, a taky, a ještě, vůbec někdy, fakticky,
		řekněte, povězte, povězte nám, řekněte nám, řekni nám, pověz nám, poraďte nám, poraď nám, vysvětlete, vysvětlete mi, vysvětlete nám, vysvětli nám, objasněte mi, sdělte mi, sdělte, prozraď, prozraď mi, prozraďte mi, prozraďte, napiš, napiš mi, napište mi, napovíš mi, napověz mi, ujasni mi, ujasněte mi, upřesni mi, zjisti, zjisti mi, zjistěte, podívej se, podívejte se, mrkni, mrkni na to, koukni, koukněte, koukni se, rozhodni, rozhodněte, rozsuď nás, rozsuďte nás, rozhodni nás, potvrď, potvrď mi, potvrďte, potvrďte mi, pomoz, pomoz mi, pomozte, pomozte mi, potřebuju pomoc, potřebuji pomoc, potřebuju poradit, potřebuji poradit, potřebujeme poradit, potřebujeme vědět, nejsem si jistý, nejsem si jistá, nejsme si jistí, nevím, nevíme, netuším, ani nevím, nerozumím tomu, nejsem si jist, nevím jistě, nemůžeme se shodnout, hádáme se, dohadujeme se, přeme se, mám zmatek, ztratil jsem se, ztratila jsem se, jsem z toho jelen, mám v tom zmatek,
		rád bych se dozvěděl, ráda bych se dozvěděla, chtěl bych se dozvědět, chtěla bych se dozvědět, chci se dozvědět, zajímalo by nás, by nás zajímalo, nás zajímá, chceme se zeptat, ptáme se, ptám se tě, ptám se vás, dovoluji si zeptat, dovolím si zeptat, budu rád za odpověď, budu ráda za odpověď, budu vděčný, budu vděčná, byl bych rád, byla bych ráda, byl bych vám vděčný, byla bych vám vděčná, byl bych vděčný, byla bych vděčná, kdybyste mi řekli, kdybys mi řekl, kdybyste mi řekl, kdybyste mi řekla, kdybyste mi poradil, kdybys mi poradil`},
	{"drop", either("(můžeš|můžete|mohl bys|mohla bys|mohli byste|mohl byste|mohla byste|dokážeš|dokážete|umíš|umíte|nemůžeš|nemůžete|nemohl bys|nemohla bys|nemohli byste|nemohl byste|nemohla byste|šlo by|bylo by možné|je možné) (nám|mi prosím vás|mi prosím tě|prosím|prosím mi|prosím vás|nám prosím|mi laskavě|laskavě) (říct|říci|poradit|povědět|ověřit|spočítat|sdělit|vysvětlit|objasnit|potvrdit|prozradit|zkontrolovat)")},
	{"drop", either("(můžeš|můžete|mohl bys|mohla bys|mohli byste|mohl byste|mohla byste|nemůžeš|nemůžete|nemohl bys) mi (objasnit|potvrdit|prozradit|napovědět|zkontrolovat|vyjasnit|upřesnit|pomoct|pomoci)")},
	{"drop", either("(buď|buďte) (tak|) (hodný|hodná|hodní|laskavý|laskavá|laskav|laskava|laskaví|zlatý|zlatá|zlatej) (a řekni mi|a řekněte mi|a pověz mi|a povězte mi|a poraď mi|a poraďte mi|a vysvětli mi|a vysvětlete mi|a spočítej mi|a řekni|a řekněte|a pověz|a povězte|)")},
	{"drop", either("(byl|byla) (bys|byste|by jste) (tak|) (hodný|hodná|hodní|laskavý|laskavá|laskav|laskava|ochotný|ochotná|ochoten) (a řekl mi|a řekla mi|a poradil mi|a poradila mi|a pověděl mi|a pověděla mi|a vysvětlil mi|a vysvětlila mi|a spočítal mi|a spočítala mi|a řekl|a řekla|)")},
	{"NOW:sofar", "zatím, v této partii, v téhle partii, v téhle hře, v této hře, dosud"},
	{"NOW", `teď, teďka, teďko, ted, nyní, právě teď, právě, zrovna, zrovna teď, už teď, teď už, momentálně, aktuálně, už, již, ještě, stále, pořád, stále ještě, pořád ještě,
		v této chvíli, v tuto chvíli, v tuhle chvíli, v téhle chvíli, v tento moment, v tomto okamžiku, v tomhle okamžiku, v tento okamžik, pro tuto chvíli,
		v této situaci, v téhle situaci, v dané situaci, v téhle pozici, v této pozici, pro tuhle pozici, pro tuto pozici, při tomhle stavu,
		dnes, prozatím, okamžitě, na stole, za této situace, za tohoto stavu, za téhle situace, vzhledem k situaci, na téhle mapě, na desce, za stávající situace`},
	{"THISTURN", either(`(v|ve|během|za|z|pro|do konce|na|) (tomto|tomhle|tom|aktuálním|mém|svém|tohoto|tohohle|mého|svého|aktuálního|současném|tento|tenhle|můj|tenhleten|svůj) (tahu|tah|kole|kolo|kola)`)},
	{"THISTURN", "než předám tah, než tah předám, než předám tah dál, než tah předám dál, než předám hru, než jde dál další hráč, než bude na řadě další, v tahu, během tahu, tímto tahem, tímhle tahem, tím tahem, mým tahem, svým tahem, tentokrát, do konce tahu, než tah skončí, než skončí tah, než můj tah skončí, než skončí můj tah, než svůj tah ukončím, než ukončím tah, než ukončím svůj tah, než skončím tah, než tah ukončím, před koncem tahu, před koncem svého tahu, tah, tahu, tahem, za tah, v mym tahu, v rámci tahu, v rámci tohoto tahu, v rámci mého tahu, ve svým tahu, tímto kolem"},
	{"TURNEND", either(`(na konci|po|po skončení|po konci|ke konci|na závěr|při skončení|až skončí|když skončí|po ukončení|na konec) (tomto|tomhle|tohoto|tohohle|mého|svého|mém|svém|můj|tento|tenhle|) (tahu|tah|kola)`)},
	{"TURNEND", either(`(kdyby|když|pokud|až) (tah|můj tah|teď tah|tento tah|tenhle tah) (teď|) (skončil|skončí|končí), (kdybych|kdybychom) (teď|) (ukončil|skončil|ukončili|skončili) (svůj|tenhle|tento|) (tah), (když|pokud|až) (teď|) (ukončím|skončím|skončíme|ukončíme) (tah|svůj tah|tenhle tah)`)},
	{"AFTER", "po, poté co, potom co, po tom co, poté, potom"},
	{"AGAIN", "znovu, opět, zase, zas, znova, opětovně, ještě jednou, podruhé"},
}

// czechTyped are words that two words share if accents are left out.
var czechTyped = []Entry{
	{"MOVE FERRY", either("(přemístění|přesunutí|přeložení|premisteni|presunuti|prelozeni) (přívozu|privozu)")},
	{"swivel MOVE FERRY", either("(|při) (otočení|otoceni|natočení|natoceni|pootočení) (přívozu|privozu)")},
	{"kind:feature", "utvaru"}, {"FERRY", "privozu, prevozu, pramu"}, {"INSTR FERRY", "pomoci privozu, pomoci trajektu, s pomoci privozu, prostrednictvim privozu"},
	{"MOVE", "presunu"}, {"FIT", "sedi"}, {"TRUE", "spravne"}, {"me", "me, nas"}, {"NOW", "porad, prave"}, {"MAY third", "muze"}, {"MAY self", "muzu"},
	{"TILES", "dilku"}, {"PLACE", "umisteni"}, {"kind:monastery", "klasteru"}, {"POSITIONS", "natoceni"}, {"SCORE self", "skoruji"}, {"GET self", "pripisuji"},
	{"WHOSE", "ci"}, {"COMPLETE", "uplne"}, {"NOW", "jiz"}, {"SIDEWORD", "smeru"},
}

var czechAsking = []Entry{
	{"WHICH", hard("kter") + ", " + endings("jak", "ý á é ého ému ém ým ou ých ými ej ýho ýmu ejch") + `, kteří, jací, co, copak, čeho, čem, čemu, co všechno, všechno co, cože,
		vypiš, vypiš mi, vypište, vyjmenuj, vyjmenuj mi, ukaž, ukaž mi, ukažte, ukážeš mi, jmenuj, jmenujte, najděte, najděte mi, vyjmenujte, vyjmenujte mi, vypište mi, ukažte mi, napište mi všechny, napiš mi všechny, uveďte, dejte mi seznam, udělej mi seznam, uveď, seznam, dej mi seznam, najdi, najdi mi, přehled všech, jak zní, seznam všech, přehled, výpis, jimiž, jímž, se kterým, s kterým, s jakým, se kterými, s kterými, s jakými, se kterou, s jakou, kterýpak, kterápak, kterépak, jakýpak, jakápak, jaképak`},
	{"WHICH", either("(vypiš|ukaž|vyjmenuj|vypište|ukažte|můžeš vypsat|můžeš ukázat|můžeš vyjmenovat) (mi|) (prosím|prosím všechny|prosím všechna|všechny|všechna|všechno|prosím všechno)")},
	{"WHICH", either("(můžeš|můžete|mohl bys|mohl byste|mohla bys) mi (prosím|) (vypsat|ukázat|vyjmenovat|dát seznam|napsat|najít)") + ", na který, co vše, copak vše, co tím"},
	{"WHICH POSITIONS", "kterým směrem, jakým směrem, na kterou stranu, na jakou stranu, kterými směry, jakými směry, do kterého směru, do jakého směru, na kterou světovou stranu, jaké strany světa"},
	{"WHICH", endings("ker", "ý á é ého ému ém ým ou ých ými ej ýho ýmu ejch") + ", " + endings("jakejp", "ak") + ", co všecko, co všechny, které všechny, které všechno, který všechny, kteří všichni, jaké všechny, který všecky, které konkrétně, které přesně, co přesně, co konkrétně, jaké přesně, co jako"},
	{"drop", "nebo to můžu nechat být, nebo to můžu nechat, nebo to nechat být, nebo to můžu vynechat, nebo to můžu přeskočit, nebo to nechám být, nebo nemusíme, nebo je to jedno, můžu vědět, můžu prosím vědět, smím vědět, mohu vědět, můžeme vědět"},
	{"drop", "jesli, esli, estli, jeslipak, estlipak, ňák, ňákým způsobem, nejak"},
	{"ALL", "všechny, všechna, všechno, všech, všemi, všem možným, veškeré, veškerých, úplně všechny"},
	{"WHICH", either("(prosím|prosil bych|prosila bych|chtěl bych|chtěla bych|můžu dostat|potřebuju|potřebuji|dej mi|dejte mi) (o|) (výčet|seznam|přehled|výpis) (všech|)") + ", výčet, výčet všech, jež, jenž, jíž"},
	{"ANY", "ňáký, ňáká, ňáké, ňákej, ňákou, ňákým, ňákýho, nejakej, kterýkoliv z, kteroukoli, kteroukoliv, kterékoli, kterékoliv, kterýmkoli, kterýmkoliv, jakýmkoli, jakýmkoliv, byť jeden, byť jediný, třeba jen jeden"},
	{"IF", "dyž, kdyš"}, {"IF would", "dyby, kdybi"}, {"IF would self", "dybych, dybysme, kdyby jsem, kdyby jsme, kdybysem"}, {"be self", "sme"}, {"would self", "by jsem, by jsme, bysem"},
	{"WHO", "kdo, koho, komu, kým, kom, kdo všechno, kdopak, komu všechno, kdo z nás, kdo z hráčů"},
	{"WHOSE", "čí, čípak"},
	{"WHEN", "jakmile, ve chvíli kdy, v okamžiku kdy"},
	{"WHATTIME", "kdy, odkdy, dokdy"}, // no question asks it
	{"WHY", "proč, pročpak, z jakého důvodu, jak to že, jak to, čím to, kvůli čemu, jak je možné, z jakýho důvodu, co je důvodem"},
	{"HOW CAUSE", "jak to udělat, jak to udělám, jak to zařídit, jak to zařídím, jak to mám udělat, jak to mám zařídit, jak toho docílit, jak toho docílím, jak toho dosáhnout, jak docílit toho, jak docílit, jak zařídit, jak zařídím"},
	{"HOW", "jak všelijak, všelijak jak, jak, jakým způsobem, jak všechno, jakpak, jak všude, jak jinak, jakými způsoby, jak nejlépe"},
	{"HOWMANY", "počet, kolikže"},
	{"HOWMUCH", "kolik, kolika, z kolika, kolikpak, o kolik, za kolik, kolik tím"},
	{"IF", "když, pokud, jestliže, kdybyže, v případě, v případě že, až, dejme tomu"},
	{"IF would", "kdyby"},
	{"OK", "ok, oukej, okej, v pohodě"},
	{"WAY", "způsob, možnost"},
	{"GAME", "hra, partie"},
	{"GAMEENDS", "skončila, končila, skončí, končí, skončit"},
	{"WHOLE", "celý, celá, celé, celej"},
	{"ONLY", "jen, jenom, pouze"},
	{"OLD", hard("star") + ", " + endings("původn, dosavadn", "í ího ímu ím")},
	{"STANDING", "stav, stav bodů"},
	{"LETBE", "nechat, ponechat, nechám, ponechám, nechá, ponechá, zůstat"},
	{"WITHOUT", "bez"},
	{"IF would self", "kdybych, kdybychom, kdybys, kdybyste, kdybysme"},
	{"WHATIF would", "co kdyby"},
	{"WHATIF", "co když, co se stane po, co se změní po, co bude po, co nastane po"},
	{"WHATIF would self", "co kdybych, co kdybychom"},
	{"WANT self", "chci, chceme, chtěl bych, chtěla bych, chtěli bychom, rád bych, ráda bych, hodlám, plánuju, plánuji, mám v plánu"},
	{"WANT third", "chce, by chtěl, by chtěla, chtěl by, chtěla by, hodlá, plánuje"},
	{"SHOULD", either("(mám|máme) (dát|umístit|položit|postavit|přiložit|přesunout|přemístit|přeložit|hnout|otočit)") + ", má smysl, vyplatí se"},
	{"have", "bych měl mít, měl bych mít, bych měla mít, měla bych mít, by měl mít, měl by mít, bych měl dostat, měl bych dostat, by měl dostat, měl by dostat, bychom měli mít"},
	{"NOT", "ne, nikoli, nikoliv"},
	{"NO", "no číslo"},
	{"SAYS", `říká, říkají, řekl, řekla, tvrdí, tvrdil, tvrdila, myslí, domnívá se, se domnívá, se prý domnívá, trvá na tom, namítá, argumentuje, je přesvědčen, je přesvědčena, prohlašuje,
		míní, soudí, věří, mi tvrdí, mi říká, nám říká, nám tvrdí, je toho názoru, si myslí, myslí si, povídá, hlásí, upozorňuje, prohlásil, prohlásila, namítl, namítla`},
	{"SAYS", either("(trvá na svém|mi řekl|mi řekla|nám řekl|nám řekla|mi povídal|mi povídala|povídal|povídala|říkal|říkala|říkali|prý říká|pořád říká|teď říká|právě řekl|právě řekla|tady říká|tady tvrdí|oznámil|oznámila|oznamuje|vykřikuje|volá|křičí|dodává|poznamenal|poznamenala|poznamenává|tvrdili|míní|zastává názor|je si jistý|je si jistá|si je jistý|si je jistá|zdůrazňuje|vykládá|vysvětluje mi|vysvětluje nám|přesvědčuje mě|přesvědčuje nás|ujišťuje mě|ujišťuje nás|naznačuje|se hádá|hádá se|se dohaduje|mě opravuje|podotýká|hlásá|trvá na)")},
	{"SAYS self", "myslím, myslím si, tvrdím, říkám, domnívám se, si myslím, mám za to, věřím, podle mě, podle mne, dle mého, dle mého názoru, podle mého názoru, jsem přesvědčen, jsem přesvědčená, jsem přesvědčený"},
	{"CLAIMS", "prý, údajně, prej"},
	{"SOMEONE", `soupeř, protihráč, kamarád, kamarádka, spoluhráč, spoluhráči, spoluhráčka, někdo, soused, soupeřka, bratr, sestra, jiný hráč, druhý hráč, manžel, manželka, brácha,
		soupeře, protihráče, kamaráda, spoluhráče, kdosi, někdo u stolu, někdo tady, někdo z nás, někdo z hráčů, jeden z nás, jeden z hráčů, někdo od stolu, jiná hráčka, druhá hráčka,
		táta, tatínek, taťka, taťka náš, otec, máma, maminka, mamka, mamina, matka, babička, babi, bába, babča, děda, dědeček, dědoušek, strejda, strýc, strýček, teta, tetička, bratříček, bráška, bratranec, sestřenice, ségra, sestřička,
		syn, synek, dcera, dcerka, synovec, neteř, vnuk, vnučka, tchán, tchyně, švagr, švagrová, žena, moje žena, můj muž, přítel, přítelkyně, kámoš, kámoška, kolega, kolegyně, kluk, holka, kluk vedle, holka vedle, soused od vedle, soused vedle, sousedka vedle, ten vedle, ten vedle mě, ten naproti, dítě, děti, kluci, holky, sousedka, souseda, učitel, učitelka, spolužák, spolužačka, vedlejší hráč, hráč vedle mě, hráč naproti,
		táty, tatínka, taťky, otce, mámy, maminky, mamky, matky, babičky, dědy, dědečka, strejdy, strýčka, tety, bratra, bráchy, sestry, ségry, syna, dcery, manžela, manželky, kamarádky, spoluhráčky, soupeřky, sousedky, kámoše, přítele, kolegy, dětí, kluků`},
	{"NOBODY SAYS", "nikdo neříká, nikdo netvrdí"}, // no question asks it
	{"TRUE", `má pravdu, mám pravdu, mají pravdu, má v tom pravdu, je to pravda, je to tak, je tomu tak, je to správně, je to pravda že, je pravda, je pravda že, pravda, je to správné, souhlasí to, je to možné že, platí to, je to v pořádku,
		že ano, že jo, žejo, žeano, že jo že, že je to tak, viď, viďte, že ne, že mám pravdu, nemám pravdu, nemá pravdu, není to tak, není to pravda, není-liž pravda, není pravda že, správně, je správné že, souhlasíš, souhlasíte, opravdu to tak je, má nebo nemá pravdu, je to skutečně tak,
		mýlím se, mýlí se, nemýlím se, nepletu se, je to opravdu tak, fakt, je to fakt, je to fakt tak, to je pravda, je tohle pravda, je tohle správně, sedí to, je to přesné, odpovídá to pravidlům, je to podle pravidel, platí že, platí tedy že,
		souhlasí to tak, je to tak správně, je to tak dobře, je to tak doopravdy, je to doopravdy tak, mám to správně, má to správně, mám to dobře, má to dobře, chápu to správně, chápu to dobře, rozumím tomu správně, je to vážně tak, je to tak nebo ne, je to pravda nebo ne, je to tak opravdu, správně nebo ne, pravda nebo ne, souhlas, vidím to správně, nemýlí se, plete se, pletu se, neplete se, nespletl se, nespletla se, nekecá, kecá, kecá nebo ne, lže, nelže, lže mi, švindluje, podvádí, nešvindluje, nepodvádí, je tomu skutečně tak, je tomu opravdu tak, můžu mu věřit, můžu jí věřit, věřit mu, mám mu věřit, mám jí věřit, je to správná odpověď, je to podle vás pravda`},
}

var czechModal = slices.Concat([]Entry{
	{"MAY self", `smím, smíš, smíme, smíte, můžu, mohu, můžeš, můžeme, můžete, můžem, budu moct, budu moci, budu smět, budeme moct, budeme moci, mám dovoleno, mám povoleno, mám právo, mám možnost, máme právo, máme možnost,
		je mi dovoleno, je mi povoleno, je mi umožněno, jsem oprávněn, jsem oprávněný, jsem schopen, jsem schopný, jsem schopná, dokážu, dokážeme, dostanu se, dostaneme se, se dostanu, zvládnu, podaří se mi, je možné abych, dovolují mi pravidla, pravidla mi dovolují,
		mám jak, mám šanci, je v mých silách, mužu, dokázal bych, dokázala bych, zvládl bych, povede se mi, jsem oprávněna, mám nárok, mám volné ruce`},
	{"MAY third", "smí, smějí, smí teď, může, můžou, mohou, bude moct, bude moci, bude smět, budou moct, má dovoleno, má povoleno, má právo, má možnost, je oprávněn, dokáže, zvládne, podaří se, má šanci, mají právo, může teď"},
	{"MAY", `smí se, se smí, může se, se může, můžou se, se můžou, mohou se, se mohou, smějí se, se smějí, dovolí, dovolíš, dovolíte, dovoluje, dovolují, povoluje, povolují, povolí, může mít, smí mít, mohou mít, můžou mít, smí být, může být, mohou být, můžou být, smějí být, se bude moct, bude se moct, bude se moci, se bude smět,
		lze, jde, jdou, dá se, se dá, dají se, se dají, půjde, půjdou, půjde to, jde to, jde to tak, jde tohle, by šlo, šlo by, šel by, by šel, šla by, by šla, šlo by to, dalo by se, by se dalo, se dalo by, daly by se, by se daly, dal by se, by se dal, dala by se, by se dala, bude se dát, se bude dát, se dnes dá,
		možné, možný, možná, možno, možnou, možných, je možné, je možno, je to možné, je to možno, bylo by možné, by bylo možné, bude možné, je možné aby, dovoleno, dovolené, dovolený, dovolená, dovoleny, dovolených, povoleno, povolené, povolený, povolená, povoleny, povolených,
		přípustné, přípustný, přípustná, přípustných, legální, legálně, legálních, platné, platná, platný, platných, je v pořádku, bylo by v pořádku, je to dovoleno, je to dovolené, je to povoleno, je to povolené, je to přípustné, je to legální, je to v souladu s pravidly, je v souladu s pravidly, neporuším pravidla,
		k dispozici, na výběr, přicházejí v úvahu, přichází v úvahu, v úvahu přichází, v úvahu přicházejí, připadají v úvahu, připadá v úvahu, dovolují pravidla, povolují pravidla, umožňují pravidla, pravidla dovolují, pravidla umožňují, pravidla povolují, je dovolený tah, je platný tah, projde, prošlo by, projde to, použitelné, vyhovující, je to proveditelné, proveditelné, proveditelný, správné`},
	{"MAY past", "mohl, mohla, mohlo, mohli, mohly, směl, směla, smělo, směli, směly, šlo, šel, šla, šly, dalo se, se dalo, dala se, dal se, se dal"},
	{"MAY NOT self", "nesmím, nesmíš, nesmíme, nesmíte, nemůžu, nemohu, nemůžeš, nemůžeme, nemůžete, nemůžem, nebudu moct, nebudu moci, nemám právo, nedokážu, nemám dovoleno, nemám možnost, nemužu"},
	{"MAY NOT third", "nesmí, nesmějí, nemůže, nemůžou, nemohou, nebude moct, nemá právo, nedokáže"},
	{"MAY NOT", "nelze, nejde, nejdou, nejde to, nedá se, se nedá, nedají se, se nedají, nedá, nedají, nepůjde, nesmí se, se nesmí, nemůže se, se nemůže, nešlo by, by nešlo, nedalo by se, by se nedalo, nesmí být, nemůže být, nesmějí se, se nesmějí"},
	{"MAY NOT past", "nemohl, nemohla, nemohlo, nemohli, nemohly, nesměl, nesměla, nesmělo, nesměli, nesměly, nešlo"},
	{"MAYGIVE", "dá, dají"},
	{"MUST self", "musím, musíš, musíme, musíte, budu muset, mám povinnost, jsem povinen, jsem povinna, jsem povinný, jsem nucen, jsem nucena, jsem nucený, potřebuju, potřebuji, máme povinnost, jsme povinni, jsme nuceni, musim"},
	{"MUST third", "musí, musejí, bude muset, má povinnost, je povinen, je nucen, potřebuje"},
	{"MUST", "povinen, povinna, nucen, nucena, povinni, musí se, se musí, musí být, je třeba, je potřeba, je zapotřebí, je nutné, je nutno, nutné, nutno, nutně, povinné, povinný, povinná, povinno, povinně, povinností, povinnost, povinnosti, je povinností, je mou povinností, je mojí povinností, je nezbytné, nezbytné, bude nutné, bude třeba, bude potřeba, závazné, muset, je závazné, je to povinné, je to nutné"},
	{"MUST past", "musel, musela, muselo, museli, musely"},
	{"MUST NOT self", "nemusím, nemusíš, nemusíme, nemusíte"},
	{"MUST NOT third", "nemusí, nemusejí"},
	{"MUST NOT", "nemusí se, se nemusí, nemusí být, není třeba, není potřeba"},
	{"MUST NOT past", "nemusel, nemusela, nemuselo, nemuseli, nemusely"},
	{"FORBID", "zakázáno, zakázané, zakázaný, zakázaná, nedovoleno, nedovolené, nepovoleno, nepovolené, nemožné, nemožno, proti pravidlům, zapovězeno, ilegální, nelegální, zakazují, zakazuje, nepřípustné"},
	{"NOTMOVABLE", "nepohyblivý, nepohyblivé, nepřemístitelný, nepřemístitelné, zablokovaný, zablokované, zaseknutý, zamčený, nehybný, nehybné"},
	{"SKIP", "vynechat, vynechám, vynecháme, přeskočit, přeskočím, nepovinné, nepovinný, dobrovolné, dobrovolně, dobrovolný, volitelné, volitelný, obejít"},
	{"PAST", "předtím, dříve"},
})

var czechThingWords = []Entry{
	{"FERRY", "přívoz, přívozu, přívoze, převoz, převozu, převoze, trajekt, trajektu, trajektě, loď, lodi, lodí, loďka, loďku, loďky, loďce, prám, prámu, přívozek"},
	{"INSTR FERRY", "přívozem, převozem, trajektem, loďkou, prámem, s přívozem, s převozem, s trajektem, s loďkou, díky přívozu, pomocí přívozu, s pomocí přívozu, přes přívoz, skrz přívoz, prostřednictvím přívozu, pomocí trajektu, s prámem"},
	{"INSTR FERRIES", "přívozama, s přívozama, převozama, trajektama, loďkama, s loďkama, přívozy, převozy, trajekty, s přívozy, s převozy, s trajekty, díky přívozům, pomocí přívozů, s pomocí přívozů, přes přívozy, skrz přívozy, prostřednictvím přívozů, prámy, pomocí trajektů, loďkami"},
	{"FERRIES", "přívozů, přívozům, přívozech, převozů, převozům, převozech, trajektů, trajektům, trajektech, lodí všech, loděk, prámů, z přívozů, ze všech přívozů"},
	{"LAKE", either(`(jezero|jezera|jezeře|jezeru|jezerem|nové jezero|nového jezera|novém jezeře|jezerní kartička|jezerní kartičku|jezerní kartičce|jezerní kartičky|přiložené jezero|přiloženém jezeře|právě přiložené jezero|moje jezero|mé jezero|mém jezeře)`) +
		", " + either("(nová|novou|nové|) (kartička|kartičku|kartičce|kartičky|kartičkou|dílek|dílku|dílkem|karta|kartu|kartě) s (jezerem|přívozovým jezerem)")},
	{"LAKE", either("(když|pokud|jestliže) (přiložím|přikládám|položím|pokládám|umístím|dám|přiložíme|vyložím) (jezero|kartičku s jezerem|nové jezero|dílek s jezerem|kartu s jezerem|kartičku jezera)") +
		", " + either("(když|pokud|jestliže) jsem (právě|teď|) (přiložil|položil|přiložila|položila|umístil) (jezero|kartičku s jezerem|nové jezero|dílek s jezerem)")},
	{"LAKE", either("po (přiložení|položení|umístění) (jezera|kartičky s jezerem|dílku s jezerem)") + ", s jezerem"},
	{"TILE", "kartička, kartičku, kartičce, kartičky, kartičkou, karta, kartu, kartě, karty, kartou, dílek, dílku, dílkem, dílky, destička, destičku, destičce, destičky, kartička krajiny, kartičku krajiny, kartičky krajiny, kartičce krajiny, tile, dlaždice, dlaždici"},
	{"TILES", either("(myslím|myslím tím|mám na mysli|myšleno|tedy|to jest|to znamená|tj|čili|totiž|neboli|konkrétně) (na|přes|z|) (kolik|kolika) (dílků|kartiček|karet)")},
	{"TILES", "kartiček dohromady, dohromady kartiček, dílků dohromady, dohromady dílků, karet dohromady"},
	{"POINTS", "bodů dohromady, dohromady bodů"},
	{"TILES", "myslím počet kartiček, myslím tím počet kartiček, myslím v kartičkách, myšleno počet kartiček, myšleno v kartičkách, počítáno v kartičkách, tedy počet kartiček, tj počet kartiček, co do počtu kartiček, co do kartiček, v kartičkách, na kartičky, kartiček, kartičkách, karet, dílků, dílcích, destiček, kartičkami, kartičkám, dílkách, kartách, dlaždic, dílečků, políček z kartiček"},
	{"THISTILE", either("(tuhle|tuto|tu|moji|mou|svou|svoji|novou|tahle|tato|tou|touto|touhle|této|téhle|mojí|svojí|právě přiložená|právě přiloženou|právě položenou|nová|položená|přiložená) (kartička|kartičku|kartičkou|kartičky|karta|kartu|kartou)") +
		", " + either("(přiložením|položením|umístěním|přiložení|položení) (této|téhle|mé|své|nové|) (kartičky|karty)") + ", " + either("s (touhle|touto|tou|novou|mou|svou|právě přiloženou) (kartičkou|kartou)") + ", " + either("(tímto|tímhle|tento|tenhle|můj|svůj|novým|mým) (dílek|dílkem)")},
	{"kind:road", `cesta, cesty, cestě, cestu, cestou, silnice, silnici, silnicí, cestička, cestičku, úsek cesty, úseku cesty, úsekem cesty, část cesty, části cesty, částí cesty, kus cesty, kousek cesty, rameno, rameni, ramene, ramenem, úsek, úseku, větev, větvi, silnička`},
	{"kind:city", "město, města, městě, městu, městem, část města, části města, městečko, městečka, městečku"},
	{"kind:field", "louka, louky, louce, louku, loukou, pole, poli, polem, pastvina, pastvinu, pastvině, pastviny"},
	{"kind:monastery", "klášter, kláštera, kláštere, klášteru, klášteře, klášterem"},
	{"kind:garden", "zahrada, zahrady, zahradě, zahradu, zahradou"},
	{"kind:village", "vesnice, vesnici, vesnicí, vesnička, vesničku, vesničce, vesničky, ves, vsi, vsí, vískou, víska, vísku"},
	{"kind:feature", "území, útvar, útvaru, útvarem, část krajiny, části krajiny, stavba, stavbu, stavbě, oblast"},
	{"ROADS", "cest, cestám, cestách, cestami, silnic, silnicích, jinou cestu, jiné cestě, jinou cestou, další cestu, další cestou, jiné cesty, na jinou, s jinou, na další, s další, k jiné, jinou silnici, různé cesty"},
	{"ROADS:two", "dvě cesty, obě cesty, obou cest, dvou cest, dvě různé cesty, dvě silnice, dvě oddělené cesty, dvě moje cesty, obě silnice"},
	{"CITIES", "měst, městech, městům, městy"},
	{"FIELDS", "luk, loukách, loukám, loukami, polích, polí, lukách"},
	{"MONASTERIES", "kláštery, klášterech, klášterů, klášterům"},
	{"FEATURES", "územích, územím, územími, oblasti, oblastech, stavby, stavbách, staveb, útvary, útvarech, útvarů, částech krajiny"},
	{"JETTY", "dvě strany, dvě mola, mola, molům, molech, moly, mol, strany, stranám, stranách, konce cest, koncích cest, okraje jezera, stran"},
	{"SIDEWORD", "molo, molu, mole, molem, strana, straně, stranu, stranou, hrana, hraně, hranu, hrany, okraj, okraji, okraje, konec, konci, směr, směrem, směru, na straně"},
	{"SPOT", "místo, místa, místě, místu, míst, místech, místům, políčko, políčka, políčku, políček, políčkách, políčkům, volné místo, volná místa, volné políčko, volná políčka, pozice pro umístění, umístění kde, volných míst, prázdné místo, prázdná místa, prázdné políčko, prázdná políčka, místem"},
	{"sign:pennant", "erb, erbu, erbem, erby, erbů, štít, štítem, štítu"},
	{"sign:inn", "hostinec, hostince, hostincem, hostinci, hostinců, hospoda, hospodou, hospody, hospodu, hospodě, krčma, krčmou"},
	{"sign:cathedral", "katedrála, katedrály, katedrálou, katedrálu, katedrále, katedrál, katedrálách"},
	{"sign:wine", "víno, vínem, vína"}, {"sign:grain", "obilí, obilím"}, {"sign:cloth", "látka, látkou, látky, sukno, suknem"},
	{"CROSS", "křižovatka, křižovatku, křižovatce, křižovatky, křižovatkách, křižovatek, křižovatkám, vesnicích, vesnic, vesnicím, vesnicemi, vesničkách, vsích, křížení, křižovatkou"},
	{"PLAYERNOUN", "hráč, hráče, hráči, hráčem, hráčů, hráčka, hráčku, hráčky, hráčovi"},
	{"ALLPLAYERS", "každý, každá, každého, každému, každý hráč, každému hráči, každý z hráčů, každý z nás, každému z nás, všichni, všem, všech hráčů, všichni hráči, všem hráčům, hráčům, každého hráče, ostatní, jednotliví hráči, jednotlivým hráčům, my všichni"},
	{"piece:meeple", `mužík, mužíka, mužíku, mužíkem, mužíci, mužíky, mužíků, mužíkovi, mužíčka, mužíček, mužíčky, družiník, družiníka, družiníkem, družiníci, družiníky, družiníků, družiníkovi, družiníku, figurka, figurku, figurky, figurce, figurkou, figurek, figurkami,
		panáček, panáčka, panáčkem, panáčci, panáčky, panáčků, panáčkovi, panák, panáka, panáci, panáky, panáků, panákem, postavička, postavičku, postavičky, figura, figuru, figury, meeple, meepla, meeply, meeplem, meeplové, mýpl, mípl, mípla, míply, mýpla, pěšec, pěšce, poddaný, poddaného, poddaní, následovník, následovníka, následovníci, muže, mužů, družinu`},
	{"piece:meeple/road", "lupič, lupiče, lupičem, lupiči, lupičovi, lupičů, zloděj, zloděje, zlodějem, loupežník, loupežníka, loupežníkem, pocestný, pocestného, poutník, poutníka"},
	{"piece:meeple/city", "rytíř, rytíře, rytířem, rytíři, rytířovi, rytířů"},
	{"piece:meeple/monastery", "mnich, mnicha, mnichem, mniši, mnichy, mnichů, mnichovi, mnišku, jeptišku, jeptiška"},
	{"piece:meeple/field", "sedlák, sedláka, sedlákem, sedláci, sedláky, sedláků, sedlákovi, rolník, rolníka, rolníkem, farmář, farmáře, farmářem, zemědělec, zemědělce"},
	{"role:road", "jako lupiče, jako lupič"},
	{"role:city", "jako rytíře, jako rytíř"},
	{"role:monastery", "jako mnicha, jako mnich"},
	{"role:field", "jako sedláka, jako sedlák"},
	{"piece:big", either("(velký|velkého|velkej|velkýho|velkému|velkým) (mužík|mužíka|mužíkem|družiník|družiníka|družiníkem|panáček|panáčka|panáčkem|panák|panáka|meeple|meepla)") +
		", " + either("(velká|velkou|velké) (figurka|figurku|figurky|figurce|figurkou|figura|figuru|postavička|postavičku)") + ", dvojitého mužíka, dvojitý mužík, velkou postavu"},
	{"piece:builder", "stavitel, stavitele, staviteli, stavitelem, stavitelé, stavitelovi, díky staviteli, díky mému staviteli, díky svému staviteli, díky stavitelovi, stavitelka, stavitelku"},
	{"with piece:builder", "se stavitelem"},
	{"piece:pig", "prase, prasete, prasátko, prasátka, prasetem, vepř, vepře, čuník, čuníka"},
	{"piece:abbot", "opat, opata, opatem, opatovi"},
	{"piece:mayor", "starosta, starostu, starosty, starostou, starostovi, starosto"},
	{"piece:wagon", "vůz, vozu, vozem, povoz, povozu, kočár, vozík, vůz s koněm"},
	{"piece:barn", "stodola, stodolu, stodoly, stodole, stodolou"},
	{"piece:tunnel", "žeton tunelu, žetonu tunelu, tunelový žeton, značku tunelu"},
	{"PIECES", "kameny, kámen, žetony, žeton, dřívka, herní figurky"},
	{"TOLL", either("(mýtnice|mýtnici|mýtnicí|mýtnicím|mýtnicích|mýtnicemi|celnice|celnici|celnicí|celnicích|celnicím|mýtnička|mýtničku|mýtný dům|mýtného domu|celní dům|celní domek|z mýtnice|z celnice|za mýtnici|mýtný domek|mýtného domku|mýtnou stanici|mýtná stanice|mýtné stanice)")},
	{"TOLL TOLLOTHER", "mýtnic, celnic"},
	{"ANY FERRY", either("s (nějakým|některým|libovolným) (přívozem|trajektem)") + ", " + either("s (nějakými|některými) (přívozy|trajekty)")},
	{"ANY TOLL", either("(některá|některé|některou|nějaká|nějaké|nějakou|jedna|jedné|jednu) z (mýtnic|celnic)")},
	{"TOLLMONEY", "mýto, mýta, mýtu, mýtem, mýtě, mýtné, mýtného, mýtnému, mýtném, mýtným, clo, cla, clu, clem, cle, poplatek, poplatky, poplatků, nějaké mýto, nějaké mýtné, nějaké clo, na mýtě, na mýtném, na clu, na cle, nějaké poplatky, z mýta, z mýtného, z cla, z poplatků, za mýto, za mýtné, za clo, na poplatcích, z mýt"},
	{"TOLLMONEY TOLLSIZE", either("(malé|velké|malého|velkého|malým|velkým) (clo|cla|mýto|mýta|mýtné|mýtného|clem|mýtem)") + ", " + either("(malá|velká|malou|velkou|malé|velké) (mýtnice|mýtnici|mýtnicí|celnice|celnici)")},
	{"TOLLUSED", "použít mýto, použít mýtné, přičíst mýto, použít mýtnici"},
}

// czechColours: the case of the owner says of.
func czechColours() []Entry {
	var out []Entry
	for _, c := range []struct{ colour, stem, many string }{{"red", "červen", "í"}, {"yellow", "žlut", "í"}, {"blue", "modr", ""}, {"green", "zelen", "í"},
		{"black", "čern", "í"}, {"gray", "šed", "í"}, {"pink", "růžov", "í"}, {"white", "bíl", "í"}, {"orange", "oranžov", "í"}, {"purple", "fialov", "í"}} {
		forms := endings(c.stem, "ý á é ému ém ým ou ých ými ej ýmu")
		if c.many != "" {
			forms += ", " + c.stem + c.many
		} else {
			forms += ", modří"
		}
		out = append(out, Entry{"colour:" + c.colour, forms}, Entry{"of colour:" + c.colour, endings(c.stem, "ého ýho")})
	}
	return out
}

var czechSides = []Entry{
	{"side:N", "sever, severu, severem, severně, nahoře, nahoru, severnímu, severní, severního, severním, severních, nejsevernější, horní, horního, horním, severnější"},
	{"side:S", "jih, jihu, jihem, jižně, dole, dolů, jižní, jižního, jižnímu, jižním, jižních, nejjižnější, dolní, dolního, dolním, spodní, spodního, spodním"},
	{"side:E", "východ, východu, východem, východně, východní, východního, východnímu, východním, východních, nejvýchodnější, pravý, pravá, pravé, pravého, pravém, pravou, pravým"},
	{"side:W", "západ, západu, západem, západně, západní, západního, západnímu, západním, západních, nejzápadnější, levý, levá, levé, levého, levém, levou, levým"},
	{"side:N of", "nad"},
	{"side:S of", "pod"},
	{"on side:E", "vpravo, napravo, doprava, na pravé straně"},
	{"on side:W", "vlevo, nalevo, doleva, na levé straně"},
	{"link:N-S", "severojižní, severojižně, jihoseverní, severojižním, svisle, svislá, svislou, svislé, vertikálně"},
	{"link:E-W", "východozápadní, východozápadně, západovýchodní, vodorovně, vodorovná, vodorovnou, vodorovné, horizontálně"},
	{"link:N-E", "severovýchod, severovýchodu, severovýchodní, severovýchodně"},
	{"link:N-W", "severozápad, severozápadu, severozápadní, severozápadně"},
	{"link:E-S", "jihovýchod, jihovýchodu, jihovýchodní, jihovýchodně"},
	{"link:S-W", "jihozápad, jihozápadu, jihozápadní, jihozápadně"},
	{"NEAREST", "nejbližší, nejbližšího, nejbližším, nejbližšímu, nejblíž, nejblíže, co nejblíž"},
	{"ordinal:1", "první, prvního, prvním, prvnímu"}, {"ordinal:2", "druhý, druhého, druhém, druhému, druhým, druhej"}, {"ordinal:3", "třetí, třetího, třetím, třetímu"},
	{"ordinal:4", "čtvrtý, čtvrtého, čtvrtém, čtvrtým"}, {"ordinal:5", "pátý, pátého, pátém"}, {"ordinal:6", "šestý, šestého, šestém"}, {"ordinal:7", "sedmý, sedmého"}, {"ordinal:8", "osmý, osmého"},
	{"num:1", "jedna, jednu, jedné, jednom, jedno, jeden, jednoho, jedním, jednou, jedničku, jednička, jedničkou, s jedničkou, jednomu"},
	{"num:2", "dva, dvě, dvojku, dvojka, dvojkou, s dvojkou, se dvojkou"}, {"num:3", "tři, trojku, trojka, trojkou, s trojkou"}, {"num:4", "čtyři, čtyřku, čtyřka"},
	{"num:5", "pět, pětku, pětka"}, {"num:6", "šest, šestku, šestka"}, {"num:7", "sedm, sedmičku"}, {"num:8", "osm, osmičku"},
	{"NUMBER", "číslo, čísla, číslem, číslu, čísle, jménem, s číslem, označený, označeného, nr"},
	{"NEW", "nový, nová, nové, nového, novému, novém, novým, novou, právě umístěný, právě položený, čerstvě položený, nejnovější, nejnovějšího, nově umístěný, nově položený, právě umístěného, právě položeného, právě přidaný, čerstvý, právě položeným, právě umístěným, novej, novýho, teď položený, teď umístěný"},
	{"JUSTPLACED", either("(který|kterej|jenž|co) (jsem|jsme) (právě|teď|zrovna|) (položil|položila|umístil|umístila|dal|dala|přidal|položili|umístili|vyložil)") + ", " + either("(právě|teď) (položený|umístěný|položeného|umístěného) (v tomto tahu|v tomhle tahu)")},
	{"ANY", `nějaký, nějaká, nějaké, nějakého, nějakému, nějakém, nějakým, nějakou, nějací, nějakých, nějakými, některý, některá, některé, některého, některému, některém, některým, některou, někteří, některých, libovolný, libovolné, libovolného, libovolnou, libovolným, jakýkoli, jakýkoliv, jakékoli, jakoukoli, jakoukoliv,
		kterýkoli, kterýkoliv, aspoň jeden, aspoň jednu, alespoň jeden, alespoň jednu, aspoň nějaký, alespoň nějaký, jeden z, jednu z, jeden ze, některý z, některé z, některou z, některá z, nějakej, nějakýho, některej, nějaký z, jedním z, některým z, některým ze, aspoň jedním, vůbec nějaký, vůbec nějaká, vůbec nějaké, vůbec nějakou, něco, některého z, žádný jiný než, jedna z`},
	{"SAME", either("(stejný|stejná|stejné|stejném|stejnou|stejného|stejným|tatáž|tentýž|totéž|týž|téže|touž|témže|tutéž|téhož|témuž|tomtéž|stejnému|tomu samému|společné|společná|společnou|jedna a tatáž|jedné a téže|jednou a touž|ta samá|té samé|tu samou|tou samou|to samé|ten samý|tom samém|toho samého|totožná|totožné|identická|stejnej)")},
}

// moving nouns and verbs.
var czechMoving = []Entry{
	{"MOVE", "přesun, přesunu, přesunutí, přesouvání, přemístění, přemisťování, přemísťování, přeložení, překládání, posun, posunu, posunutí, posouvání, pohyb, pohybu, přehození, hnutí, při přesunu, při přesunutí, při přemístění, při přeložení, hýbání, manipulace, tah přívozem, tahu přívozem, tah přívozu, přestavení"},
	{"swivel MOVE", "otočení, otáčení, pootočení, přetočení"},
	{"TURNED", endings("otočen, pootočen, natočen, přetočen", "- a o y") + ", obrácen, obráceno" + ", " + endings("otočen, pootočen, natočen, přetočen", "ý á é ou ým ého") + ", při otočení, po otočení, s otočením, s natočením, při natočení"},
	{"BYMOVE", "přesunem, přesunutím, přemístěním, přeložením, posunutím, posunem, pohybem, otočením, přesouváním, přemisťováním, přehozením, hýbáním, pootočením, překládáním, přestavením, tahem přívozem, tahem přívozu, tahem s přívozem"},
	{"BYMOVE", either("(pomocí|díky|prostřednictvím|skrz|přes|s pomocí) (přesunu|přesunutí|přemístění|přeložení|otočení|pohybu|přesunů|přesouvání|přemisťování)") + ""},
	{"CHANGE", "změnit, změní, mění, měnit, změna, změně, změny, změnu, změn"},
	{"CHANGE self", "změním, měním, změníme"},
	{"CHANGE past", did("změnil, měnil")},
	{"TURN", "otočka, otočku"},
	{"DEGREES", "stupňů, stupně, stupeň, stupních, °, st"},
	{"CLOCKWISE", "po směru hodinových ručiček, ve směru hodinových ručiček, po směru hodin, doprava po směru"},
	{"MOVABLE", "na hnutí, k hnutí, přemístitelný, přemístitelné, přemístitelná, přesunutelný, přesunutelné, pohyblivý, pohyblivé, pohyblivá, přemístitelných, k přesunutí, k přesunu, k přemístění, volné k přesunu, volné k přesunutí, volné k přemístění, k pohybu, přesunovatelný, přesunovatelné, otočný, otočné, otočitelný, otočitelné, hybatelný, hybatelné, pohyblivých"},
	{"THEMOVE", either("(ten|tento|tenhle|můj|svůj|tím|tímto|tímhle|mým|poslední|posledním) (přesun|přesunem|posun|pohyb|přesunutí|přesunutím)") + ", " + either("(to|toto|tohle|moje|mé) (přesunutí|přemístění|přeložení)") + ", přesun přívozu v tomhle tahu"},
	{"POSITIONS", `polohy, poloh, polohách, polohám, pozice, pozic, pozicích, pozicím, možnosti, možností, směry, směrů, směrech, orientace, orientací, natočení, nasměrování, varianty, variant, způsoby, volby, propojení, jinou možnost, možné polohy, možné pozice, možná propojení, možné směry, směrům, nastavení`},
	{"POSITION", "poloha, polohu, poloze, polohou, pozici, pozicí, směr natočení"},
	{"to", "do polohy, na polohu, do pozice, na pozici, do směru, ve směru, směrem na, na směr, v poloze, na spojení, na propojení, do spojení, do propojení, na linii, do natočení, do stavu, do uspořádání, na trasu, v pozici"},
	{"OTHER", "jiný, jiná, jiné, jiného, jiném, jiným, jinou, jiných, jinými, další, ostatní možné, alternativní"},
	{"TAKE", "zaujmout, zaujímat, zaujme, zaujmou, vzít, brát, bere, vezme, zabírat polohu, nabývat, nabýt, přijmout"},
	{"TAKE self", "vezmu, beru, vezmeme, bereme, zaujmu"},
	{"LEAD", "vede, vedou, dojdu, dostane se, vést, dojde, ústí, pokračuje do, pokračuje k, pokračuje až do, pokračuje až k"},
	{"HAPPEN", "stane, stanou, stát se, nastane, nastanou, děje, přihodí, dít, nastat, proběhne"},
	{"MAY HAPPEN", "se může stát, může se stát, může nastat, může se přihodit"},
	{"HAPPEN past", "stalo, nastalo, dělo"},
	{"WHICH HAPPEN", "co se stane s cestami, co se stane s cestou, co se s cestami stane, co bude s cestami, co se bude dít, co z toho bude, co z toho plyne, co bude, jak to dopadne s cestami, co by bylo, co by to bylo, k čemu dojde, k čemu by došlo, co by z toho bylo, co vznikne, co by vzniklo, co se děje s cestami, co by bylo s cestami, co by se stalo s cestami, co nastane s cestami, co tím způsobím, co tím dosáhnu, čeho tím dosáhnu, co to způsobí, co to udělá s cestami, co to udělá, co by to udělalo, co to provede, co tím získám, co se tím změní"},
	{"EFFECT", "následky, následek, následků, důsledky, důsledek, důsledků, dopad, dopady, efekt, efekty, vliv, účinek, účinky, výsledek, výsledkem, efekt na cesty, dopad na cesty, vliv na cesty, následky pro cesty, důsledky pro cesty"},
	{"CAUSE", "způsobí, způsobit, udělá, dělá, znamená, znamenat, dosáhnout, docílit, vyvolá, zařídit, zařídím, dosáhnu, docílím, zajistit, postarat se, způsobuje, povede k, vést k, ovlivní, vyvolat"},
	{"CAUSE self", "způsobím, způsobíme, vyvolám"},
	{"CAUSE past", did("způsobil, udělal, znamenal, ovlivnil")},
	{"REOPEN", either(`(znovu|opět|zase|zas|znova|opětovně|nově) (otevřená|otevřené|otevřenou|otevřena|otevřeno|otevřeny|otevřený|otevřených|neuzavřená|neuzavřené|neuzavřenou|nedokončená|nedokončené|nedokončenou|nedokončena|nehotová|nehotové|nehotovou|rozpracovaná|rozpracovanou|neúplná|neukončená|neukončenou|neuzavřena|nekompletní|rozdělaná|nezavřená|neuzavřenými|nedokončenými|otevřít|otevře|otevírá|otevřou|otevřu)`)},
	{"REOPEN", "otevřená znovu, otevřená zase, znovuotevření, znovuotevřít, znovuotevřená, znovuotevřené, znovuotevřena, znovuotevře, už není dokončená, už není uzavřená, už není hotová, přestane být dokončená, přestane být uzavřená, přestane být hotová, přestane být, přestala být, přestanou být, přestává být, přestala být dokončená, přestala být uzavřená, otevření, znovu otevření, zpátky otevřená, přestane být kompletní, opětovnému otevření, opětovné otevření, otevřením"},
	{"CONNECT", "spojení, propojení cest, napojení, spojením, propojením, sjednocení"},
	{"LIE", "jezdit, jezdí, plout, pluje, převážet, převáží, ležet, leží, ležely, aby ležel, směřovat, směřuje, vést přívoz"},
	{"LIE past", did("jezdil, plul, převážel, směřoval, vedl, mířil") + ", ležel"},
	{"COMBINATIONS", `kombinace, kombinaci, kombinací, kombinacemi, kombinovat, zkombinovat, zkombinuju, přesuny, přesunů, přesunům, přesunech, pohyby, pohybů, pohyby přívozů, tahy přívozů, tahy přívozem, tahy přívozy, tahy s přívozy, tahy přívozu, tahů přívozů, přemístění přívozů, přesunutí přívozů, možné přesuny, všechny možné přesuny, všechny možné kombinace, možné kombinace, všechny kombinace, všechny přesuny, kombinace přesunů,
		kombinaci přesunů, kombinací přesunů, kombinace přemístění, kombinaci přemístění, kombinací přemístění, kombinacemi přesunů, sérii přesunů, série přesunů, přeložení přívozů, otočení přívozů, sady přesunů, možnosti přesunů, možnosti přesunu přívozů, možnosti přemístění přívozů, kombinace tahů, kombinace pohybů, kombinovaně, přemístěních, tah přívozy, tah s přívozy, takový přesun, takové přemístění, nějaký přesun, nějaké přemístění, nějaký pohyb, nějaká kombinace, nějakou kombinací, nějakou kombinaci, nějakým přesunem, nějakým přemístěním, nějakým pohybem, některým přesunem, některý přesun, některé přemístění, libovolným přesunem, jakýmkoli přesunem, vhodným přesunem, šikovným přesunem, nějaká možnost, přesun přívozu který, takový tah, nějaký tah přívozem, nějaký tah s přívozem, tah s přívozem, tah přívozem který`},
	{"BEST", "nejlepší, nejlepšího, nejvýhodnější, optimální, nejvíc bodů, nejvíce bodů, nejlíp, nejlépe, nejvýnosnější, maximum bodů, nejvýhodněji"},
	{"KEEP", "zkazit, pokazit, zhatit to, zabránit, zabrání, zabraňují, zabraňuje, zabraňovat, zamezit, zamezí, znemožnit, znemožní, překazit, překazí, připravit, připraví, odříznout, zablokovat, zhatit, obrat, bránit, brání, vyšachovat, odepřít, zmařit, zmaří, odepře, obere, připravovat"},
	{"KEEP self", "zabráním, zabráníme, zamezím, znemožním, překazím, připravím, oberu"},
	{"NOPOINTS", either(`(nedostal|nezískal|nedostala|nezískala|nedostane|nezíská|neměl|nedostali) (žádné|žádný|ani jeden|ani|) (body|bod|bodů)`) + ", nebodoval, nebodovala, neboduje, nezabodoval, nezaboduje, nedostal nic, nic nedostal, nic nezískal, nezískal nic, žádné body nedostal, žádné body nezískal, body nedostal, body nezískal, bez bodů, 0 bodů, nula bodů, žádné body, žádný bod, žádných bodů, s prázdnou, naprázdno, body nedostane, nic nedostane, nedostane nic"},
	{"SPLIT", "rozdělit, rozdělí, rozděluje, rozdělují, dělit, rozdělení, rozdělením, přerušit, přeruší, přerušují, přerušuje, přerušení, přerušením, přetnout, přetne, přetnou, rozpojit, rozpojí, rozpojují, rozpojení, rozseknout, rozsekne, rozpůlit, rozpůlí, oddělit, oddělí, odpojit, odpojí, rozetnout, rozetne, rozštěpit, rozštěpí, roztrhnout, roztrhne, odříznout cestu, rozlomit, přeseknout, přesekne, rozřezat, rozříznout, rozřízne, rozbít, rozdělovat, rozbije, přestřihnout, přerušena, přerušen, rozdělena, rozpojena, rozdělená, přerušená, přerušovat, odtrhnout, odtrhne, ve dví, na dvě části, na dvě, na dva kusy, na dvě cesty, vedví, vejpůl, napůl"},
	{"SPLIT self", "rozdělím, rozdělíme, přeruším, přerušíme, přetnu, rozpojím, rozseknu, oddělím, odpojím, rozpůlím"},
	{"SPLIT past", did("rozdělil, přerušil, přetnul, rozpojil, rozpůlil, oddělil")},
	{"drop", "takže, takovým způsobem, tak aby"},
}

func czechMoveVerbs() []Entry {
	return slices.Concat(
		verb("MOVE", `přemístit, přemisťovat, přemísťovat, přesunout, přesouvat, přesunovat, přeložit, překládat, posunout, posouvat, posunovat, pohnout, pohybovat, hnout, hýbat, hejbat, přehodit, přehazovat, přendat, přestavit,
			přestěhovat, šoupnout, hejbnout, popohnout, poposunout, přepnout, přesměrovat, nasměrovat, manipulovat, přemistit, přeorientovat, přestavovat, přenastavit, posunut bude`,
			`šoupnu, hejbnu, hejbu, přemístím, přemístíme, přemístíš, přesuneme, přesuneš, přeložím, přeložíme, přeložíš, posuneme, pohnu, pohneme, hnu, hneme, hýbu, hýbám, přehodím, přehodíme, přesouvám, přesouváme, přemisťuju, přemisťuji, překládám, přendám, přepnu, posouvám, přestavím, přesunu já`,
			`přemístí, přemisťuje, přesune, přesunou, přesouvá, přesouvají, přeloží, překládá, posune, posunou, pohne, pohnou, pohybuje, hne, hnou, hýbe, hýbou, přehodí, přendá, přepne, přestaví, šoupne, hejbne, hejbe`,
			"přemístil, přesunul, přesouval, přeložil, posunul, pohnul, hnul, hýbal, přehodil, přendal, pohyboval, přepnul, přestavil"),
		[]Entry{{"MOVE", "přesuň, přesuňme, přesuňte, přemísti, přemístěte, přelož, přeložte, posuň, posuňte, přehoď, přendej, přepni, hni, hněte, hejbni, hejbněte, pohněte, přesunujte, pohni, přestav, přemísťuj, šoupni"},
			{"swivel MOVE", "otoč, otočte, natoč, pootoč, přetoč"}, {"PLACE", "dej, dejte, polož, umísti, přilož"}},
		[]Entry{{"MOVE", short("přemístěn, přesunut, přeložen, posunut, přehozen, přesouván, přemisťován") + ", " + endings("přemístěn, přesunut, přeložen, posunut", "ý á é ého ém ým ou")}},
		verb("swivel MOVE", "otočit, otáčet, točit, pootočit, přetočit, natočit, natáčet, vytočit, obrátit, obracet, kroutit, zatočit, rotovat, vychýlit",
			"otočím, otočíme, otáčím, pootočím, přetočím, natočím, obrátím, natočíme",
			"otočí, otáčí, otáčejí, pootočí, přetočí, natočí, točí, obrátí, obrací, obracejí, natáčí, obráti", "otočil, otáčel, pootočil, přetočil, natočil, obrátil"),
		denied("swivel MOVE", "", "otočí, otáčí, otáčejí, obrátí, obrací", ""),
		denied("FLIP", "", "převrátí, překlopí, převrací", ""),
		verb("REOPEN", "otevřít, otevírat", "otevřu, otevřeme, otevírám", "otevře, otevřou, otevírá, otevírají, otvírá", "otevřel, otevíral"),
		denied("REOPEN", "otevřu", "otevře, otevřou, otevírá", ""),
		verb("CONNECT", "spojit, spojovat, propojit, propojovat, napojit, připojit, napojovat, sloučit, sjednotit, navázat",
			"spojím, spojíme, propojím, propojíme, napojím, napojíme, připojím, spojuju, sloučím",
			"spojí, spojuje, spojují, propojí, propojuje, propojují, napojí, připojí, napojuje, sloučí, sjednotí", "spojil, propojil, napojil, spojoval, propojoval, sloučil, připojil"),
		[]Entry{{"CONNECT", short("spojen, propojen, napojen, připojen, sloučen") + ", " + endings("spojen, propojen, napojen, připojen", "ý á é ou ým")}},
		denied("CONNECT", "", "spojí, spojuje, propojí, propojuje", ""),
	)
}

var czechPlacing = []Entry{
	{"PLACE", "při pokládání, při umístění, při umísťování, při položení, při přikládání, umístění, položení, přiložení, umísťování, umisťování, pokládání, přikládání, postavení, položením, umístěním, přiložením, vyložení"},
	{"STAND", "stát, stojí, stávat"},
	{"STAND self", "stojím, stojíme"},
	{"STAND past", "stál, stála, stálo, stáli"},
	{"CLAIM", "obsadit, obsazovat, zabrat, obsadí, zabere, obsazuje, okupovat, okupuje, zabrání území, obsadí teď, obsadit si, zabrat si"},
	{"CLAIM self", "obsadím, obsadíme, obsazuju, zaberu, zabereme"},
	{"CLAIM past", did("obsadil, zabral")},
	{"TAKEN", "obsazená, obsazené, obsazený, obsazena, obsazeno, obsazen, obsazenou, obsazeném, obsazeny, zabraná, zabrané, zabraný, zabraná už, zabráno, zabrána, okupovaná, okupované, okupovaný"},
	{"FIT", "vejít, vejde, vejdou, pasovat, pasuje, pasují, sedí, sedět, lícuje, hodí, hodil, pasovala, vešla, vešel, vešlo, nalícovat, napasovat, pasovalo, seděla"},
	{"do NOT FIT", "nevejde, nepasuje, nesedí, nehodí"},
	{"GO", "jít, přijít, přijde, patřit kam, dostat se, míří"},
	{"LEAVE", "vedoucí, vycházející, vedoucí ven, směřující, odcházející, jdoucí"},
	{"FREE", "volný, volná, volné, volného, volném, volnou, volným, volných, volno, neobsazený, neobsazená, neobsazené, neobsazeno, neobsazenou, neobsazených, nezabraný, nezabraná, nezabrané, prázdná, prázdné, prázdný, nezabráno, volní"},
	{"FREE FEATURES", "volná území, neobsazená území, volné části krajiny, volné oblasti, volné stavby"},
	{"ANYWHERE", "někam, někde, kamkoli, kamkoliv, kdekoli, kdekoliv, někam vůbec, vůbec někam, vůbec někde, na nějaké území, aspoň někam, alespoň někam, na něco, na cokoli, někam na hrací plochu"},
	{"WITHOUTMEEPLE", either("(i|) bez (mužíka|figurky|družiníka|panáčka|figurky na kartičce|položení figurky|umístění figurky|umístění mužíka|položení mužíka|položeného mužíka|umístěného mužíka|umístění družiníka)") + ", " +
		either("(i|) (když|pokud) (nepoložím|neumístím|nedám|nepostavím|nepokládá|nepoloží|neumístí|nedá|nepostaví|neumisťuje|nedává|nechci umístit|nechci položit|nedávám|nepokládám|neumisťuji) (žádného|) (mužíka|figurku|družiníka|panáčka|žádnou figurku)") + ", i když jsem nepoložil mužíka, i když jsem neumístil mužíka, i když jsem neumístil družiníka, i když jsem nepoložil figurku"},
}

func czechPlaceVerbs() []Entry {
	return slices.Concat(
		verb("PLACE", `umístit, umisťovat, umísťovat, položit, pokládat, přiložit, přikládat, dát, dávat, postavit, stavět, vložit, vyložit, vykládat, nasadit, nasazovat, posadit, usadit, přidat, přidávat, zahrát, použít, poslat, vyslat, strčit, vysadit, zasadit, zastavit, přihodit, rozmístit, vybudovat, zařadit, plácnout`,
			"umístím, umístíme, umisťuju, umisťuji, položím, položíme, pokládám, přiložím, přiložíme, přikládám, dám, dáme, dávám, postavím, postavíme, vložím, vyložím, zahraju, použiju, použiji, přidám, nasadím, stavím, pošlu, posadím, plácnu",
			"umístí, umisťuje, položí, pokládá, přiloží, přikládá, postaví, vloží, vyloží, zahraje, přidá, nasadí, položte, staví",
			"umístil, položil, přiložil, dal, postavil, vložil, vyložil, zahrál, přidal, pokládal, přikládal, nasadil"),
		[]Entry{{"PLACE", short("umístěn, položen, přiložen, dán, postaven, vložen, vyložen, nasazen") + ", " + endings("umístěn, položen, přiložen, postaven, vložen", "ý á é ého ém ým ou")}},
	)
}

var czechFeatures = slices.Concat([]Entry{
	{"COMPLETE", short("dokončen, uzavřen, ukončen, dostavěn, zavřen") + ", " + endings("dokončen, uzavřen, ukončen, dostavěn, zavřen, hotov, ucelen, dodělan, úpln", "ý á é ého ém ému ým ou ých") + `, hotov, hotova, hotovo, hotovy, kompletní, kompletního, kompletně, celá hotová, dotažená, dotažené, zkompletovaná,
		po dokončení, po uzavření, po svém dokončení, po tom co byla dokončena, dříve uzavřená, dříve dokončená, dříve uzavřenou, dříve dokončenou, předtím uzavřená, předtím dokončená, předtím uzavřenou, předtím dokončenou, dříve hotová, původně uzavřená, původně dokončená, původně hotová, už uzavřená, už dokončená, kdysi uzavřená, dříve uzavřené, dříve dokončené, dříve ukončená, předtím hotová, předtím uzavřené, z obou stran uzavřená, na obou koncích uzavřená, uzavřená na obou koncích, uzavřená z obou stran, dokončení, uzavření, dokončením, uzavřením, komplet, už hotová, hotovější`},
	{"OPEN", "otevřený, otevřená, otevřené, otevřenou, otevřeno, otevřených, nedokončený, nedokončená, nedokončené, nedokončenou, neuzavřený, neuzavřená, neuzavřené, nehotový, nehotová, nehotové, neúplný, neúplná, neúplné, nekompletní, rozestavěný, rozestavěná, rozestavěné, rozpracovaná, otevřena, nedokončeno, nedokončen, nedokončena, neuzavřena, neukončená, otevřeny, nedokončených"},
	{"TOGETHER", "souvisí, souvisejí, souvislé, souvislou, navazuje, navazují, navazuje na, patří k sobě, patří spolu, patří dohromady, drží pohromadě, drží spolu, dohromady, spolu, k sobě, navazovat, navzájem, mezi sebou, spolu spojené, spolu propojené, souviset, do jedné cesty"},
	{"PART", "součást, součástí, součásti, část, části, částí, kusem, kus"},
	{"BELONG", "patřit, patří, náleží, náležet, spadá, spadat, příslušet, přísluší"},
	{"BELONG past", "patřil, patřila, patřilo, patřily"},
	{"do NOT BELONG", "nepatří, nenáleží"},
	{"do NOT TOGETHER", "nesouvisí, nesouvisejí, nenavazuje, nenavazují"},
	{"OWN", "vlastnit, vlastní, drží, držet, ovládá, ovládají, ovládat, kontroluje, kontrolovat, kontrolují, vládne, panuje, disponuje, vlastněna, vlastněné"},
	{"OWN self", "vlastním, vlastníme, držím, ovládám, kontroluju, kontroluji"},
	{"OWN past", did("vlastnil, ovládal, držel, kontroloval")},
	{"do NOT OWN", "nevlastní, neovládá, nekontroluje"},
	{"do NOT OWN self", "nevlastním, neovládám"},
	{"OWNER", "vlastník, vlastníka, vlastníkem, vlastníci, majitel, majitele, majitelem, majitelé, pán, pánem, držitel, držitelem, vlastníky, majiteli"},
	{"OWNERS", "majitelům, majitelovi, svému majiteli, svým majitelům, vlastníkům, vlastníkovi, svým vlastníkům, svému vlastníkovi, do zásoby, do zásob, do ruky, svého majitele, své zásoby, do své zásoby, do zásoby hráčů, ke svým majitelům, ke svému majiteli, k majitelům, k hráčům, k majiteli, ze hry, z hracího plánu, z herního plánu, z plánu, z desky, ze stolu, do vlastní zásoby, k hráči"},
	{"MAJORITY", either("(většina|většinu|většiny|většinou|převaha|převahu|převahy|nadvláda|nadvládu|kontrola|kontrolu|přesila|přesilu)") + ", " + either("(nejvíc|nejvíce|většinu|většina) (mužíků|figurek|družiníků|panáčků|panáků|lupičů|rytířů|sedláků|meeplů)")},
	{"WORTH", "stojí za bodů, cenná, má cenu, je cenná, ohodnocená, hodnocená, ohodnoceno, ohodnocené, ceněná, oceněná"},
	{"HOWMANY POINTS WORTH", "kolika body se hodnotí, kolika body se boduje, kolika body je hodnocen, kolika body je hodnocena, kolika body je hodnoceno, kolika body je ohodnocen, kolika body je ohodnocena, kolika body je ohodnoceno, za kolik bodů se hodnotí, za kolik bodů se počítá, za kolik bodů je, kolik bodů se počítá za"},
	{"HOWMANY POINTS WORTH", either("kolik (teď|nyní|) (bodů|bodíků) (teď|mi|) (stojí), za kolik bodů (stojí)")},
	{"where FIT", "kde má místo, kde má své místo, kam se hodí, kam sedne, kde sedne"},
	{"HOWMANY WORTH", "kolik stojí, kolik by stála"},
	{"VALUE", "hodnota, hodnotu, hodnoty, hodnotě, cena, cenu, bodová hodnota, bodovou hodnotu, bodové ohodnocení, ohodnocení, bodový zisk, bodový výnos, bodová cena"},
	{"BRING", "přinést, přinášet, vynést, vynášet, nést, přinese, přinesou, přináší, přinášejí, vynese, vynesou, vynáší, nese, nesou, dává, dávají, vydělává, hodí bodů, vyplatí, poskytne, poskytuje, daruje, donese, vyjde, vychází"},
	{"BRING past", did("přinesl, vynesl, nesl, dával, donesl")},
	{"POINTS BRING", "bodů dá, body dá, bodů dají, bodů by dala, bodů by dal, bodů by dalo, bodů by mi dala, bodů by mi dalo, bodů mi dá, bodů hodí, bodů by hodila, bodů by hodilo"},
	{"HOWMUCH BRING", "kolik dá, kolik by dala, kolik mi dá, kolik by dalo, kolik by mi dala, kolik by mi dalo"},
	{"POINTS", "bodové zisky, bodový zisk pro, bodové přírůstky, body, bodů, bodům, bod, bodem, bodu, bodech, bodíky, bodíků, nějaké body, nějaký bod, nějakým bodům, vítězné body, o body, o nějaké body, k bodům, k nějakým bodům, vítězných bodů, v bodech, za body, kolika body"},
	{"do", "dělo se"},
	{"HOWLONG", either("jak (moc|je|jsou|moc je|by byla) (dlouhý|dlouhá|dlouhé|dlouhou|velký|velká|velké|rozsáhlá|rozsáhlé|rozlehlé|rozlehlá), jak (dlouhý|dlouhá|dlouhé|dlouhou|velký|velká|velké|rozsáhlá|rozsáhlé|rozlehlé|rozlehlá)")},
	{"LENGTH", "délka, délku, délky, velikost, velikosti, rozloha, rozlohu, rozsah, počet kartiček, počet dílků, počet karet, počtu kartiček"},
	{"LONG", "dlouhý, dlouhá, dlouhé, velký, velká, velké"},
	{"CONTAIN", "obsahuje, obsahovat, obsahují, zahrnuje, zahrnovat, zabírá, zabírají, zabírat, tvoří, tvořena, tvořená, tvořené, tvořeno, skládá, skládat, čítá, měří, zasahuje, rozkládá, sestává, sestávat, složena, složené, složená, počítá, prochází, sahá, táhne, leží na kolika, počítají"},
	{"HOWMANY TILES", "kolik dílku, kolik kartičky"},
	{"HOWMANY TILES", either("z (kolika|kolik) (kartiček|dílků|karet) (je|sestává) (postavená|postavené|postavena|složená|složené|složena|sestavená|sestavené|tvořená|tvořené|vytvořená|vybudovaná|vybudované|poskládaná|poskládané), přes (kolik|kolika) (kartiček|dílků|karet) (vede|jde|prochází|se táhne), (na|přes|ze|) (kolika|kolik) (kartičkách|dílcích|kartiček|dílků|karet) (leží|se rozkládá|se táhne), spočítej (kartičky|dílky|karty), spočítej mi (kartičky|dílky)")},
},
	verb("COMPLETE", "dokončit, uzavřít, zavřít, dostavět, ukončit, zkompletovat, dodělat, uzavírat, dokončovat",
		"dokončím, dokončíme, uzavřu, uzavřeme, zavřu, dostavím, ukončím, dodělám, uzavírám",
		"dokončí, uzavře, uzavřou, zavře, dostaví, ukončí, uzavírá, uzavírají, dokončuje, dodělá, zkompletuje",
		"dokončil, uzavřel, zavřel, dostavěl, ukončil, dodělal"),
)

var czechTurn = slices.Concat(
	verb("RETURN", "vrátit, vracet, navrátit, vrátit se", "vrátím, vracím, vrátíme, vracíme", "vrátí, vrací, vracejí, vracej, navrátí, vrátí zpět, vrací zpět", "vrátil, vracel"),
	[]Entry{{"RETURN", "vrací se někomu, vrátí se někomu, se někomu vrací, se někomu vrátí, se někomu vracejí, vracejí se někomu"}, {"RETURN", short("vrácen, vracen") + ", " + endings("vrácen", "ý á é í ou") + `, jdou domů, jde domů, půjdou domů, půjde domů, přijdou zpět, přijdou zpátky, odchází domů, odcházejí domů, poputují domů, putují zpět, putují domů, jdou zpět, jde zpět, jdou zpátky, jde zpátky, přijde zpět, přijde zpátky, uvolní, uvolňuje, uvolňují, uvolněn, uvolněna, uvolněni, uvolněny, uvolnit,
		půjde zpět, půjdou zpět, půjdou zpátky, půjdou v tomto tahu domů, půjdou v tomhle tahu domů, jdou v tomto tahu domů, jdou v tomhle tahu domů, půjdou teď domů, jdou teď domů, jde teď domů, jde v tomhle tahu domů, se uvolní, opustí, opouští, putuje zpět, putuje domů, jsou vráceni, odejde, odejdou, jít domů, odstraní ze hry`}},
	denied("RETURN", "", "vrátí, vrací", "vrátil"),
	[]Entry{
		{"BACK", "zpět, zpátky, nazpět, nazpátek, domů, spátky"},
		{"COME", "přijdou, přichází, přicházejí, chodí"},
		{"STEP", "krok, kroku, krokem, fáze, fázi, fází, akce, akci, akcí"},
		{"STEPS", "kroky, kroků, krocích, akcí tahu, fázích, činnosti, úkony, úkon, úkonů"},
		{"LEFT", "zbývá, zbývají, zbyde, zbylo, zbylé, zbývající, zůstává, zůstávají, zbejvá, chybí udělat, zbývajících, zůstaly, zbyly, zbylý, zbývajícím, dodělat v tahu, na řadě, schází"},
		{"MISSING", "chybí, chybějí, chyběj"},
		{"NEXT", "následuje, následují, následující, dál, dále, přijde na řadu, je na řadě, přijde teď, čeká, čekají, příští krok, další v pořadí, na pořadu, na programu, pokračuje, nyní následuje"},
		{"STEP NEXT", "další krok, dalším krokem, dalšího kroku, další fáze, další akce, další fázi, příští fáze"},
		{"STEPS NEXT", "další kroky, dalších kroků"},
		{"WHICH NEXT", either("jak (tah|můj tah|tento tah|tenhle tah|to|hra|teď|) (teď|ještě|) (pokračuje|bude pokračovat|dál), jak pokračuje (tah|můj tah|tento tah|tenhle tah|hra|to), jak pokračovat (dál|v tahu|teď|), jak mám pokračovat, jak dál v tahu, co bude dál, co je dál, co dál, co přijde (dál|teď), co bude teď, co bude následovat, čím pokračovat, čím mám pokračovat, čím pokračuju, čím pokračuje tah, kudy dál, co mám teď na řadě, co je teď na řadě, co je na řadě, co je ještě na řadě, jak se pokračuje, co přichází")},
		{"WHICH DO MUST self", "co ještě musím, co teď musím, co ještě musíme, co musím ještě, co musím teď"},
		{"WHICH DO MAY self", "co ještě můžu, co ještě smím, co ještě mohu, co ještě můžeme, co můžu ještě"},
		{"WHICH DO MUST", "co mám ještě udělat, co mám teď udělat, co mám teď dělat, co mám ještě dělat, co mám dělat, co mám udělat, co teď mám udělat, co teď mám dělat, co mám nyní dělat, co mám dělat teď"},
		{"NOT DOUBLETURN self", either("(nehraju|nehraji|netáhnu|nejdu|nejedu|nepokračuju|nepokládám|nepřikládám|nezahraju si|nemůžu hrát|nesmím hrát|nemám hrát) (znovu|ještě jednou|podruhé|dvakrát|zas|zase|opět)")},
		{"NOT DOUBLETURN", either("(nehraje|netáhne|nejde|nejede|nepokračuje|nepokládá|nepřikládá|nezahraje si) (znovu|ještě jednou|podruhé|dvakrát|zas|zase|opět)")},
		{"DOUBLETURN", `dvoj tah, dvoj tahu, dvoutah, druhou část, druhá část, druhé části, dvojtah, dvojtahu, dvojtahem, dvojitý tah, dvojitého tahu, dvojitém tahu, dvojitým tahem, dvojtahy, druhý tah, druhého tahu, druhým tahem, druhou část dvojtahu, tah navíc, tahu navíc, ještě jeden tah, jeden tah navíc, další tah, dalšího tahu, dalším tahem, extra tah, bonusový tah, tah zdarma, dodatečný tah, ještě tah, dva tahy, dvě kola, ještě další tah, další kolo, ještě jedno kolo, druhé kolo, kolo navíc,
			ještě jednou na tahu, znovu na tahu, zase na tahu, opět na tahu, na tahu znovu, na tahu ještě jednou, na tahu podruhé, podruhé na tahu, na řadě ještě jednou, ještě jednou na řadě, znovu na řadě, zase na řadě, opět na řadě, na řadě znovu, na řadě podruhé, podruhé na řadě, ještě jednou hrát, hrát ještě jednou, hrát znovu, znovu hrát, hrát dvakrát, dvakrát táhnout, dvakrát po sobě hrát, dvakrát za sebou hrát, hrát dvakrát po sobě, hrát dvakrát za sebou, hrát podruhé, táhnout ještě jednou, ještě jednou táhnout, táhnout znovu, znovu táhnout, táhnout podruhé, táhnout dvakrát, podruhé táhnout, podruhé hrát, dvakrát hrát, táhnu znovu, táhnu ještě jednou, hraju znovu, hraju ještě jednou, hraju podruhé, hraje znovu, hraje ještě jednou, hraje podruhé, hraju dvakrát, hraje dvakrát, jít ještě jednou, zahrát si ještě jednou, zahraju si ještě jednou, táhne znovu, táhne ještě jednou, hraji znovu, hraji ještě jednou, hraji podruhé,
			druhá kartička, druhou kartičku, další kartičku, ještě jednu kartičku, ještě další kartičku, kartičku navíc, jednu kartičku navíc, druhý dílek, další dílek, ještě jeden dílek, dílek navíc, druhou kartu, ještě jednu kartu, další kartu, druhou část tahu, právo na dvojtah, nárok na dvojtah, nárok na druhý tah, nárok na další tah, na dvojtah nárok, zahrát ještě jednou, jet znovu, jet ještě jednou, ještě kolo, ještě jedno kolo navíc, přiložit dvakrát, přiložit ještě jednou, přikládat ještě jednou, přikládat podruhé, přikládat dvakrát, tahat ještě jednou, tahat znovu`},
		{"DOUBLETURN", either("(nárok|právo) na (dvojitý tah|dvojtah|druhý tah|další tah|tah navíc|ještě jeden tah|druhé kolo|kolo navíc)") + ", " + either("na (dvojitý tah|dvojtah|druhý tah|další tah|tah navíc) (nárok|právo)")},
		{"DOUBLETURN", either("(táhnout|vytáhnout|líznout|brát|tahat|vytáhnu|líznu) (si|) (ještě jednu kartičku|další kartičku|druhou kartičku|ještě další kartičku|ještě jednu|druhý dílek|ještě jeden dílek)") + ", " + either("(nárok|právo) na (druhou část|druhou část tahu|tah navíc|další kartičku|druhou kartičku|ještě jeden tah)")},
		{"GIVE past", did("vyvolal, spustil, zajistil, zaručil, umožnil")},
		{"third DOUBLETURN", "má dvojtah, má teď dvojtah, má druhý tah, má nárok na dvojtah"},
		{"GIVE", "pomoct, dopomoct, dopomoci, pomůžu, pomůžeme, pomůže, dopomůže, pomáhat, nahrát, přihrát, zajistí, zajišťuje, umožní, umožňuje, umožňují, zaručí, daruje mi, poskytnout, umožnit, vyvolá dvojtah, dopřeje, dopřát"},
		{"SCORE", "bodovat, boduje, bodují, zabodovat, zaboduje, zabodují, skórovat, skóruje, skórují, bodování čeho, zaskóruje, bodne"},
		{"SCORE self", "boduju, boduji, bodujeme, zaboduju, zaboduji, skóruju, zabodujeme, skóruji"},
		{"SCORE", "v bodování, v bodovém zisku, v získání bodů, v zisku bodů, získání bodů, v zisku, k bodování, v tom bodovat"},
		{"SCORE past", did("bodoval, zabodoval, skóroval")},
		{"SCORED", "vyhodnotit, vyhodnotí, vyhodnocuje, vyhodnocují, vyhodnocen, vyhodnocena, vyhodnoceno, vyhodnoceny, započítá, započítají, započítává, obodováno, oboduje, boduje se, bodováno, hodnotí, vyhodnocovat"},
		{"SCORED past", did("vyhodnotil")},
		{"THESCORE", "skóre, bodování, vyhodnocení, hodnocení, bodový zisk tahu, zisk bodů, bodový přírůstek, přírůstek bodů, bodový výnos tahu, započítání bodů, bilance, bodová bilance"},
		{"FINALSCORE", either("(konečný|závěrečný|konečnej|závěrečnej|výsledný) (skóre|hodnocení|bodování|body|vyhodnocení)")},
		{"FINALSCORE", either(`(závěrečné|závěrečného|závěrečném|závěrečným|konečné|konečného|konečném|konečným|finální|finálního|finálním) (hodnocení|vyhodnocení|skóre|bodování|body|započítání bodů|výsledky|sčítání|sčítání bodů|pořadí)`) +
			", " + either("(konečný|konečného|konečném|finální|finálního|celkový|závěrečný) (výsledek|výsledku|stav|stavu|součet)") + ", výsledek hry, výsledku hry, výsledek partie, výsledné skóre, výsledné body, celkové skóre na konci hry, celkový výsledek hry, skóre na konci hry, body na konci hry, stav na konci hry, výsledky hry, stav bodů na konci hry, závěr hry, konečná bilance, celkové pořadí"},
		{"WHICH FINALSCORE", either("jak (dopadne|skončí|dopadla by|by dopadla|by teď dopadla) (hra|partie|tahle hra|tato hra|celá hra), jak by (hra|to|partie|to celé) (teď|) (dopadla|dopadlo|skončila|skončilo), jak (hra|partie|to) (teď|) (dopadne|skončí|dopadla by|by dopadla|by teď dopadla|by teď dopadlo|by dopadlo|by skončila|by skončilo)") + ", kolik bychom kdo měli nakonec"},
		{"GAMEEND", either("kdyby se (teď|nyní|hned|) (přestalo|skončilo) (hrát|), (kdybychom|kdybysme|dybysme) (teď|nyní|hned|) (museli|měli|chtěli) (skončit|přestat|končit|přestat hrát|skončit hru)") + ", " + either("kdyby (hra|partie) (teď|nyní|hned) (musela|měla) skončit")},
		{"ANY TOLLMONEY", "někdo mýto, někdo mýtné, někdo clo, někdo nějaké mýto, někdo nějaké mýtné"}, {"ANY POINTS", "někdo body, někdo nějaké body, někdo nějaký bod, někdo bod"},
		{"GAMEEND", either(`kdyby (teď|nyní|tady|hned|) (hra|partie) (teď|nyní|tady|právě|hned|) (skončila|končila|byla u konce), (když|pokud) (teď|nyní|) (hra|partie) (teď|nyní|) (skončí|končí), kdyby (hra|partie) skončila (teď|nyní|tímto tahem|v tomto tahu|v tomhle tahu|hned|tady), kdyby (teď|nyní|) skončila (hra|partie), (když|až|pokud) (teď|) skončí (hra|partie), kdyby se (teď|nyní|) (hra|partie) (teď|nyní|) (ukončila|skončila|uzavřela), kdyby se (hra|partie) (ukončila|skončila) (teď|nyní),
			kdyby (teď|nyní|) byl (teď|nyní|) (konec|konec hry|konec partie|hry konec), kdyby byl konec (hry|) (teď|nyní), kdyby byl hned konec, kdybychom (teď|nyní|) (hru|partii|) (teď|) (skončili|ukončili|přestali hrát|přestali|skončili hru|ukončili hru|končili), (když|pokud) (teď|) (skončíme|ukončíme hru|přestaneme hrát|hru ukončíme), kdyby (hra|partie) byla (teď|) u konce, kdyby (tohle|to) byl konec hry, kdyby šlo o konec hry, kdyby byla hra (teď|) (u konce|ukončena|skončena), kdyby (byl|nastal|přišel) (konec|konec hry|závěr hry), kdyby se (teď|nyní|hned|) (hodnotilo|bodovalo|vyhodnocovalo|sčítalo|počítalo) (na závěr|nakonec|na konci), kdyby se (teď|nyní|hned) (závěrečně|konečně) (hodnotilo|bodovalo|vyhodnocovalo|sčítalo|počítalo)`) +
			", " + either("(na konci|ke konci|v závěru|na závěr|po skončení|po konci|při ukončení|po ukončení|při skončení|na konec) (této|téhle|) (hry|partie), (v|při|po|podle) (závěrečném|konečném|finálním|závěrečného) (hodnocení|vyhodnocení|bodování|sčítání), až hra skončí, při okamžitém konci hry, při konci hry, když je konec hry, když bude konec hry") + ", kdybych teď ukončil hru"},
		{"LOOK", "dopadne, dopadnou, vypadá, vypadat, vypadají"},
		{"LOOK past", did("dopadl, vypadal")},
		{"ATEND", "na konci, nakonec, na závěr, v závěru"},
		{"WIN", "vyhrát, vyhraje, vyhrává, vyhrají, vítěz, vítězem, vítězí, zvítězí, vítěze, výherce, vyhrajou, zvítězit"},
		{"WIN self", "vyhraju, vyhraji, vyhrávám, zvítězím"},
		{"WIN past", did("vyhrál, zvítězil, vyhrával")},
		{"FLIP", "překlopit, překlopí, překlápí, překlápějí, převrátit, převrátí, převrací, převracejí, překlopena, překlopená, převrácena, překlopeny, překlápět, převrácená, převracet, obrácena, obrácená, překlopení, převrácení, převrátit se, na druhou stranu"},
		{"INCOME", "příjem, příjmy, výnos, výtěžek, zisk, výnosy, příjmu, výběr, inkaso, tržba"},
		{"PAID", either("se (teď|teďka|nyní|dnes|tady|tu|tam|tentokrát) (platí|zaplatí|vybere|vybírá|vyplácí|vyplatí)")},
		{"PAID:pay", "zaplatí"},
		{"PAID", "vybere, vyberou, vybírá, vybírají, vybrat, vybírat, vybrán, vybráno, vybrala, vybral, se platí, platí se, se zaplatí, zaplatí se, zaplaceno, placeno, vyplaceno, se vyplatí, vyplácí, se odvede, odvede se, přísluší mýtného, účtuje, účtují"},
		{"PAID self", "vyberu, vybírám, vybereme, vybíráme"},
		{"COLLECT", "inkasovat, inkasuje, inkasují, zinkasuje, zinkasovat"},
		{"COLLECT self", "inkasuju, inkasuji, zinkasuju, inkasujeme, zinkasuji"},
		{"WHICH POINTS", "jaký bodový zisk"},
	},
	verb("GET", "zapsat, zapisovat", "zapíšu, zapíšu si, zapíši, zapisuju, zapisuji, zapíšeme", "si zapíše, si zapíšou, si zapisuje, si zapisují, si teď zapíše, si teď zapíšou, si teď zapisuje, si teď zapisují, zapíše si, zapíšou si, zapisuje si, zapisují si, připadne, připadnou, rozdají, rozdá", "zapsal"),
	[]Entry{{"WRITES", "zapíše, zapíšou, zapisuje, zapisují, zapisujou"}},
	verb("GET", "dostat, dostávat, získat, získávat, obdržet, vydělat, vydělávat, připsat, připisovat, nasbírat, utržit, sebrat, přijít k, odnést, shrábnout, uhrát, urvat",
		"dostanu, dostaneme, dostanem, dostávám, dostáváme, získám, tím získám, tím dostanu, získáme, obdržím, vydělám, vyděláme, připíšu, připíšeme, získávám, odnesu, dostaneš, získáš, utržím, nasbírám, shrábnu, uhraju, mám dostat, připisuju, připisuji",
		"dostanou, získají, obdrží, vydělají, připíše, připíšou, připisuje, připisují, získává, získávají, dostávají, rozdává, rozdávají, udělují, uděluje, odnese, připsáno, připsány, získáno, utrží, nasbírá, připsány budou, shrábne, vydělává si",
		"dostal, získal, obdržel, vydělal, připsal, dostával, získával, odnesl, utržil, nasbíral, uhrál"),
	[]Entry{{"GET third", "dostane, získá, vydělá, dostává"}},
	denied("GET", "dostanu, dostaneme, získám, získáme", "dostane, dostanou, získá, získají", "dostal, získal"),
)

var czechRules = []Entry{
	{"RULE", "pravidlo, pravidla, pravidlu, pravidle, pravidel, pravidlech, pravidlům, pravidlem, poznámka pod čarou, poznámku pod čarou, poznámky pod čarou, pasáž pravidel, v pravidlech"},
	{"WHICH RULE COVERS", either("(podle jakého|podle kterého|jakým|kterým|jaké|které) (pravidla|pravidlo|pravidlem) (se řídí|řídí|se řídíme)") + ", podle jakých pravidel se řídí, podle čeho se řídí, čím se řídí, jakými pravidly se řídí, kterými pravidly se řídí"},
	{"thereis RULE", either("(máš|máte|najdeš|najdete|najdu|existuje|je|stojí|píše se|mají) (někde|) (v pravidlech|pravidla) (něco|zmínka|nějaká zmínka|nějaké pravidlo)") + ", je něco v pravidlech, stojí něco v pravidlech, píše se něco v pravidlech, máš něco v pravidlech, máte něco v pravidlech"},
	{"EXPLAIN RULE", "kde v pravidlech najdu, kde v pravidlech je, kde najdu v pravidlech, kde najdu pravidla, kde najdu pravidlo, kde je v pravidlech, kde je pravidlo, co je v pravidlech, co stojí v pravidlech, co se píše v pravidlech, kde se v pravidlech píše, kde v pravidlech stojí, co se v pravidlech píše, co v pravidlech stojí, v jakém pravidle je, kde se píše"},
	{"RULE SAYS", "pravidla říkají, říkají pravidla, pravidlo říká, pravidla uvádějí, uvádějí pravidla, říká pravidlo, píšou pravidla, praví pravidla, pravidla píšou, pravidla praví"},
	{"RULEBOOK", either("(vydavatel|vydavatelé|vydavatele|vydavatelů|vydavatelům|vydavatelích|vydavateli|vydavatelem|vydavatelství|nakladatel|nakladatelé|nakladatele|nakladatelů|nakladatelství|nakladateli)") +
		", " + either("(pravidla|pravidlech|pravidly) (různých|jednotlivých|obou|jiných|jiného|ostatních|všech|) (vydavatelů|vydavatele|nakladatelů|nakladatelství|nakladatele|vydavatelství)") +
		", " + either("(různí|jednotliví|různá|různých|jednotlivých|někteří|jiní|jiný|jiného|některý|některého|jednotlivá|obou|všichni|všech|všechna|oba) (vydavatelé|nakladatelé|nakladatelství|vydavatelství|vydavatelů|nakladatelů|vydavatel|vydavatele|nakladatel|nakladatele)") +
		", podle vydavatele, podle vydavatelů, podle všech vydavatelů, podle všech nakladatelů, podle obou vydavatelů, podle různých vydavatelů, podle jednotlivých vydavatelů, podle všech vydání, podle různých vydání, podle vydání pravidel, podle nakladatele, podle vydání, mezi vydavateli, mezi vydavatelstvími, u různých vydavatelů, u jiného vydavatele, u některého vydavatele, u jednotlivých vydavatelů, v závislosti na vydavateli, mezi nakladateli, zmg, z man, z man games, rgg, rio grande, rio grande games, hig, hans im glück, mindok, brožury pravidel, různá vydání pravidel, různá vydání, jednotlivá vydání, vydání pravidel, mezi vydáními, všechna vydání, všechna vydání pravidel, všechny verze pravidel, různé verze pravidel, verze pravidel, vydání, vydáních, pravidla podle vydavatele, pravidla podle vydavatelů, podle kterého vydavatele, u kterého vydavatele, u kterých vydavatelů, podle kterých vydavatelů, podle jiného vydavatele, podle jiných vydavatelů"},
	{"RULEBOOK", either("(u|podle|mezi) (všech|obou|různých|jiných|ostatních) (vydavatelů|nakladatelů|vydavatelství)")},
	{"RULEBOOK", either("(ve|podle|u|v) (všech|různých|jiných|jednotlivých|ostatních|obou) (pravidlech|pravidel|příručkách|příruček|knížkách pravidel|verzích pravidel|verzích|vydáních pravidel|vydáních|návodech|návodů|edicích|brožurách)") + ", " + either("(všechna|jednotlivá|ostatní|obě|oboje) (pravidla|vydání)") + ", " + either("(všechny|různé|jiné|jednotlivé|ostatní|obě) (příručky|návody|brožury|verze)") + ", " + either("(všichni|všech) (vydavatelé|vydavatelů)")},
	{"SAME", "stejně, stejny, stejny jak, nastejno, to stejné, to stejny"},
	{"RULEBOOK DIFFER", "jsou mezi vydavateli rozdíly, je mezi vydavateli rozdíl, jsou mezi vydavateli neshody, panuje mezi vydavateli neshoda, panuje mezi vydavateli shoda, je mezi vydavateli shoda, mají vydavatelé různá pravidla, mají vydavatelé jiná pravidla, mají vydavatelé odlišná pravidla, mají vydavatelé rozdílná pravidla, mají různí vydavatelé různá pravidla, mají nakladatelé různá pravidla, mají vydavatelé jiný názor, mají vydavatelé různé názory, mají vydavatelé různý názor, mají vydavatelé rozdílné názory, neshodnou se vydavatelé, neshodují se vydavatelé, mají jednotliví vydavatelé různá pravidla"},
	{"DIFFER", `odlišný názor, odlišné názory, jiný názor, jiné názory, různý názor, různé názory, rozdílný názor, rozdílné názory, jiného názoru, v názoru, liší, lišit, lišila, lišilo, lišily, rozcházejí, rozchází, rozcházet, neshodují, neshodnou, různí, různě, různá, odlišná, rozdíl, rozdíly, rozdílná, rozdílně, odlišně, jinak, odpověď jiná, odpověď odlišná, odpověď rozdílná, odpověď jinačí, odpovědi liší, odpovědi různé, jiná odpověď, jinou odpověď, odlišná odpověď, odlišnou odpověď, jiné odpovědi, rozdílné odpovědi, odlišné odpovědi, různé odpovědi, neshoda, neshody, v rozporu, rozpor, odlišný, odlišné, rozdílné, rozdílný, jiná pravidla, různá pravidla, odlišná pravidla, rozdílná pravidla, nejednotní, nejednotná, nesouhlasí, odpovídají různě, odpovídá jinak, odpovídají jinak, odpověděl jinak, odpověděla jinak, odpovědělo jinak, odpověděli jinak, odchylují, odchyluje, shodují, shodnou, shoduje, shodne, shodné, shodná, shodně, souhlasí, jednotná, jednotní, jednotně, ve shodě, závisí na vydavateli, záleží na vydavateli, odpovídají odlišně, říkají něco jiného, něco jiného, říká něco jiného, různí se`},
	{"ANSWER", "odpověděli, odpověděly, odpověděla, odpověď, odpovědi, odpovídají, odpovídá, odpovědět, odpověděl"},
	{"on", "v tom, v otázce, na otázku, na otázce, ohledně otázky, na tom, v odpovědi na, v odpovědi na otázku, v otázce toho, co do toho, pokud jde o to, pro to, v odpovědi"},
	{"EXPLAIN", "vyhledejte, vyhledejte mi, hledejte, citujte, citujte mi, přečtěte, přečtěte mi, zobrazte, zobrazte mi, objasněte, ocituj, ocitujte, ocituj mi, přečteš mi, najdeš mi, najdete mi, vyhledáš mi, vyhledáte mi, přečtete mi, vyhledej, vyhledat, hledej, najít, cituj, cituj mi, přečti, přečti mi, vyhledej mi, vytiskni, zobraz, zobraz mi, hledám, objasni, objasni mi, citát"},
	{"ABOUT", "ohledně, týkající se, o tom, ohledně toho, týkající, vztahující se na"},
	{"COVERS", `mluví, mluvit, hovoří, řeší, řešit, týká se, se týká, týkají se, se týkají, týká, upravuje, upravují, pojednává, pojednávají, zmiňuje, zmiňují, popisuje, popisují, určuje, stanoví, vysvětluje, vysvětlují, zabývá se, se zabývá, zabývají se, se zabývají, vztahuje se, se vztahuje,
		platí, existuje něco, píše se, se píše, píše, píšou, uvádí, uvádějí, definuje, vztahují se, pamatuje na, praví, stojí psáno`},
}

// czechThings are the ways to describe things; the first that fits is used.
var czechThings = []Thing{
	// What is said in passing, and words with two meanings.
	{"WHOLE my|self|me|player|of|his|kind|place|cell|FERRY|TILE|num|and", "= ALLOF 2"},
	{"WHOLE", "= COMPLETE"},
	{"OK", "^drop"},
	{"OK", "may"},
	{"num|name on? link", "^= FERRY 1 link"},
	{"thereis|be ANY? WAY comma? HOW", "= MAY"},
	{"have self ANY? WAY comma? HOW", "= MAY self"},
	{"have player ANY? WAY comma? HOW", "= MAY player"},
	{"it KEEP", "= 2"},
	{"it kind place|cell", "= this 2 3"},
	{"it kind on|near|from place|cell", "= this 2 3 4"},
	{"be for num POINTS", "= WORTH num POINTS"},
	{"have VALUE num POINTS?", "= WORTH num POINTS"},
	{"have|CONTAIN|LONG num TILE", "= 1 num TILES"},
	{"THISTILE cell", "= TILE cell"},
	{"where GO with piece", "= where GO piece"},
	{"where GO with TOLL", "= where GO TOLL"},
	{"OWN place with|and place TOGETHER", "= TOGETHER 2 and 4"},
	{"WHO NOW? WRITES", "= WHO NOTE"}, // who keeps the score
	{"WRITES", "= GET"},
	{"BELONG player PLAYERNOUN? DOUBLETURN", "= player DOUBLETURN"},
	{"BELONG PLAYERNOUN player DOUBLETURN", "= player DOUBLETURN"},
	{"player BELONG DOUBLETURN", "= player DOUBLETURN"},
	{"NOT DOUBLETURN self comma? IF have self on? this|self? kind? piece on? this|self? kind?", "= NOT DOUBLETURN self piece"},
	{"THISTURN me? NOW? MISSING", "= THISTURN 2 LEFT"},
	{"MISSING me? NOW? THISTURN", "= LEFT THISTURN"},
	{"STEPS|STEP THISTURN? me? NOW? MISSING", "= 1 THISTURN LEFT"},
	{"his TOLL on|near|from cell|place swivel MOVE", "= TOLL swivel MOVE"},
	{"WHICH ALL", "= WHICH"},
	{"ALL WHICH", "= WHICH"},
	{"where GO? ALL", "= 1"},
	{"HOWMUCH and WHICH COMBINATIONS", "= WHICH COMBINATIONS"},
	{"ordinal FERRY comma this on|from cell comma?", "= FERRY on cell"},
	{"FERRY comma this on|from cell comma?", "= FERRY on cell"},
	{"NOW? be self PLACE past TILE comma WHICH NEXT", "= WHICH NEXT"},
	{"place be his", "= place OWN he"},
	{"TOLL on|near|from cell|place swivel MOVE", "= TOLL swivel MOVE"},
	{"swivel MOVE this|my|his? TOLL on|near|from cell|place", "= swivel MOVE TOLL"},
	{"TOLL on|near|from cell|place FLIP", "= TOLL FLIP"},
	{"FLIP this|my|his? TOLL on|near|from cell|place", "= FLIP TOLL"},
	{"BELONG me DOUBLETURN", "= me DOUBLETURN"},
	{"BELONG me piece DOUBLETURN", "= me piece DOUBLETURN"},
	{"LENGTH|VALUE place kind", "= 1 3 2"},
	{"FIT THERE|me", "= FIT"},
	{"me FIT", "= FIT"},
	{"comma? IF? it? swivel MOVE self? it? about num DEGREES? CLOCKWISE?", "turned"},
	{"WHO would have past BEST comma? GAMEEND", "= WHO WIN GAMEEND"},
	{"GAMEEND comma? WHO would have past BEST", "= GAMEEND WHO WIN"},
	{"IF would? GAME NOW? NOW? GAMEENDS NOW?", "= GAMEEND"},
	{"IF would? NOW? GAMEENDS NOW? GAME NOW?", "= GAMEEND"},
	{"OLD FERRY on|of|from|near|num|name|NUMBER|cell", "= 2 3"},
	{"OLD INSTR FERRY on|of|from|near|num|name|NUMBER|cell", "= 2 3 4"},
	{"NEW kind cell", "= 2 3"},
	{"on SPOT place", "= on place"},
	{"to SPOT place", "= to place"},
	{"comma WHICH NOW? be past NOW? COMPLETE comma?", "= COMPLETE"},
	{"MAY self LETBE LAKE WITHOUT FERRY comma? or", "= self comma"},
	{"MAY self LETBE LAKE WITHOUT it comma? or", "= self comma"},
	{"MAY LETBE LAKE WITHOUT FERRY comma? or", "= comma"},
	{"MAY third player LETBE LAKE WITHOUT FERRY comma? or", "= player comma"},
	{"POSITIONS comma? HOW|where GO?", "= 1"},
	{"on cell PLACE FERRY", "= PLACE FERRY 1 2"},
	{"comma IF MOVE self? ONLY FERRY", "= comma MOVE FERRY"},
	{"MAY self num|name on? link", "= MAY self FERRY 3 link"},
	{"it CAUSE", "= 2"},
	{"MAY it INSTR FERRIES|FERRY CAUSE", "= MAY 3 4 5"},
	{"MAY it BYMOVE FERRIES|FERRY CAUSE", "= MAY 3 4 5"},
	{"it BYMOVE FERRIES|FERRY CAUSE", "= 2 3 4"},
	{"GET self INSTR FERRIES|FERRY", "= GET self 3 4 MAY"},
	{"RETURN|CONNECT|COMPLETE|SPLIT|SCORE self INSTR FERRIES|FERRY", "= 1 self 3 4 MAY"},
	{"GET|RETURN|CONNECT|COMPLETE|SPLIT|SCORE self BYMOVE", "= 1 self BYMOVE MAY"},
	{"CAUSE|GIVE|BRING|GET past of? player DOUBLETURN", "= PAST DOUBLETURN"},
	{"GIVE|BRING past piece DOUBLETURN", "= GIVE piece DOUBLETURN"},
	{"piece GIVE|BRING past DOUBLETURN", "= GIVE piece DOUBLETURN"},
	{"GIVE|BRING past me DOUBLETURN piece", "= GIVE me DOUBLETURN piece"},
	{"GIVE|BRING past me piece DOUBLETURN", "= GIVE me piece DOUBLETURN"},
	{"would me|ALLPLAYERS|player? PLACE past FINALSCORE", "= BRING FINALSCORE"},
	{"HOWMUCH would|be be? have past? WHO", "= HOWMUCH GET WHO"},
	{"HOWMUCH WHO would|be be? have past?", "= HOWMUCH GET WHO"},
	{"HOWMUCH would|be be? have past? ALLPLAYERS", "= HOWMUCH GET ALLPLAYERS"},
	{"HOWMUCH would|be be? have past? player", "= HOWMUCH GET player"},
	{"HOWMUCH player would|be be? have past?", "= HOWMUCH GET player"},
	{"HOWMUCH would self be? have past?", "= HOWMUCH GET self"},
	{"STANDING comma? GAMEEND", "= THESCORE GAMEEND"},
	{"GAMEEND NOW? comma? WHICH would? be past? STANDING", "= GAMEEND WHICH THESCORE"},
	{"where|MAY|PLACE|FIT|GO|have|be|self|player|NOW|comma cell TILE", "= 1 TILE cell"},
	{"cell TILE", "^= TILE cell"},
	{"kind COMPLETE", "^= this kind COMPLETE"},
	{"be kind COMPLETE", "= be this kind COMPLETE"},

	// Turns and tiles.
	{"comma from", "first"}, // že without its accent
	{"WHICH comma where|WHO|WHOSE|HOW|HOWMUCH|HOWLONG", "last"}, // show me, where …
	{"MAY comma? IF", "first"},                                  // is it all right if …
	{"TURNED about? num DEGREES? CLOCKWISE?", "turned"},
	{"about|with|by|on num DEGREES CLOCKWISE? TURNED?", "turned"},
	{"about num TURNED", "turned"},
	{"TILE|TILES tile", "tile"},
	{"kind TILE cell", "cell-kind"},
	{"TILE cell", "cell-tile"},
	{"TILE on? side|near of|from|to? cell", "cell-beside"},
	{"SPOT on? side of|from cell", "cell-beside"},

	{"player? be? self? PLACE past? be? self? cell comma", "^placed"},
	{"player? be? self? PLACE past? be? self? THISTILE comma", "^placed"},
	{"AFTER PLACE cell comma?", "placed"},
	{"AFTER PLACE? THISTILE comma?", "placed"},
	{"AFTER comma? WHICH? be? self? NOW? player? PLACE past be? self? cell comma?", "placed"},
	{"AFTER comma? WHICH? be? self? NOW? player? PLACE past be? self? THISTILE comma?", "placed"},
	{"IF be self NOW? PLACE past cell comma?", "placed"},
	{"IF be self NOW? PLACE past THISTILE comma?", "placed"},
	{"player comma WHICH NOW? PLACE past cell comma?", "placed-who"},

	// Players.
	{"player PLAYERNOUN", "player"},
	{"PLAYERNOUN player", "player"},
	{"player drop? SAYS drop?", "claim"},
	{"SAYS of? player drop?", "claim"},
	{"my? SOMEONE NOW? drop? SAYS drop?", "claim"},
	{"SAYS my? SOMEONE drop?", "claim"},
	{"SOMEONE unknown SAYS drop?", "claim"},
	{"unknown drop? NOW? SAYS drop?", "^claim"},
	{"ALLPLAYERS drop? SAYS drop?", "claim"},
	{"ACCORD ALLPLAYERS comma?", "claim"},
	{"SAYS self drop?", "claim"},
	{"ACCORD of? player comma?", "claim"},
	{"ACCORD my? SOMEONE comma?", "claim"},
	{"be self as? player PLAYERNOUN? comma?", "asker"},
	{"self comma player comma?", "asker"},
	{"as|for? player comma", "^asker"},
	{"as player", "^asker"},

	// Tollhouses: whose, and what is not asked about them.
	{"my TOLL|TOLLMONEY", "toll-mine"},
	{"his TOLL|TOLLMONEY", "toll-his"},
	{"TOLL|TOLLMONEY of player", "toll-of"},
	{"of player TOLL|TOLLMONEY", "toll-of"},
	{"WHICH TOLL BRING|COLLECT|PAID", "toll-other"},

	// Ferries beside something, before what they are beside is read as a road.
	{"this? NEAREST INSTR? FERRY on? side of|from|near cell", "ferry-nearest"},
	{"this? NEAREST INSTR? FERRY of|to|near? cell", "ferry-nearest"},
	{"this? INSTR? FERRY NEAREST of|to|near? cell", "ferry-nearest"},
	{"this? FERRY on? side of|from|near cell", "ferry-near"},
	{"this? FERRY near cell", "ferry-near"},
	{"this? FERRY near this? kind", "ferry-kind"},
	{"this? FERRY on? side of|from this? kind", "ferry-kind"},
	{"this? kind between cell and cell", "place-between"},
	{"this? kind comma? WHICH? LEAVE|LEAD between cell and cell comma?", "place-between"},
	{"this? kind comma? WHICH? LEAVE|LEAD from cell to cell comma?", "place-between"},
	{"FREE? SPOT? between cell and cell", "cell-between"},

	// Roads and other features.
	{"SAME|num kind", "same"},
	{"this? side and side kind of|on|from|near? cell", "place-sides"},
	{"this? kind on? side and on? side SIDEWORD? of|on|from? cell", "place-sides"},
	{"this? side kind|SIDEWORD of|on|from|near? cell", "place-side"},
	{"this? kind on|of|from? side SIDEWORD? of|on|from? cell", "place-side"},
	{"this? kind of|on|from? cell on|to? side", "place-side"},
	{"this? kind comma? WHICH? LEAVE|LEAD from? cell on|to|of? side SIDEWORD? comma?", "place-side"},
	{"this? kind from cell comma? LEAVE on|to? side comma?", "place-side"},
	{"cell side kind|SIDEWORD", "place-side"},
	{"side of|from cell", "place-side-loose"},
	{"side on cell", "place-side"},
	{"this? side kind on? place", "place-kind"},
	{"this? kind on|of|through|from|near? place", "place-kind"},
	{"SIDEWORD place", "place"},
	{"from place", "place"},
	{"this? kind on SPOT cell", "place-cell"},
	{"this? kind on|of|through|from? cell", "place-cell"},
	{"this? kind comma? WHICH be? self? NOW? PLACE past comma?", "place-this"},
	{"this? kind comma? on? WHICH|where be|STAND|have|OWN|CLAIM|TAKEN past? of? player comma?", "place-player"},
	{"this? kind comma? on? WHICH|where have of? player my? piece comma?", "place-player"},
	{"this? kind comma? on? WHICH|where of? player be|STAND|have|OWN past? my? piece? comma?", "place-player"},
	{"this? kind comma? on? WHICH|where be|STAND|have|OWN piece of? player comma?", "place-player"},
	{"this? kind comma? on? WHICH|where be|STAND|have|OWN player piece comma?", "place-player"},
	{"this? kind comma? on? WHICH|where be|STAND|have|OWN self my|the? piece? comma?", "place-mine"},
	{"this? kind comma? on? WHICH|where be|STAND my piece comma?", "place-mine"},
	{"this? kind comma? on? WHICH|where be|STAND piece comma?", "place-piece"},
	{"CLAIM|CONNECT|PLACE kind with piece", "= 1 2 WITHPIECE"},
	{"this? kind with piece of player", "place-player"},
	{"this? kind with piece", "place-piece"},
	{"this? kind with|near sign", "place-shows"},
	{"this? kind comma? on? WHICH|where be|have sign comma?", "place-shows"},
	{"this? kind of player", "place-player"},
	{"of player kind", "place-player"},
	{"this? kind TAKEN by? player", "place-player"},
	{"this? kind with of? player piece", "place-player"},
	{"this? kind with piece of? player", "place-player"},
	{"this? kind with player", "place-player"},
	{"this? kind with my|me piece", "place-mine"},
	{"this? kind with me", "place-mine"},
	{"my kind", "place-mine"},
	{"his kind", "place-his"},

	// Ferries.
	{"HOW|POSITIONS would? self? MAY past? comma? PLACE this|my? NEW FERRY on cell", "= HOW MAY PLACE FERRY on cell"},
	{"PLACE this|my? NEW FERRY on cell", "= PLACE FERRY on cell"},
	{"this|my|the? NEW INSTR? FERRY NUMBER? num|name?", "ferry-new"},
	{"this|my? FERRY comma? JUSTPLACED|NEW comma?", "ferry-new"},
	{"this|my? FERRY on|from this|my? NEW LAKE|TILE", "ferry-new"},
	{"FERRY NUMBER? comma? num|name", "ferry-name"},
	{"num comma INSTR? FERRY", "ferry-name"},
	{"FERRY cell", "ferry-cell-name"},
	{"this|my? ordinal INSTR? FERRY", "ferry-nth"},
	{"this|my? FERRY on|of|from this|my? LAKE on|of? cell", "ferry-on"},
	{"this|my? FERRY on|of|from this|my? LAKE", "ferry-this"},
	{"this|my? FERRY on|of|from cell", "ferry-on"},
	{"cell FERRY", "ferry-cell-name"},
	{"this|my? side INSTR? FERRY", "ferry-side"},
	{"on|to? side side", "link"},
	{"from link to|on? link", "link-from"},
	{"from|between|of|on|to? side SIDEWORD? to|on|and|with|and on? side SIDEWORD?", "link"},
	{"this|my? FERRY on|to side SIDEWORD?", "ferry-side"},
	{"this|my INSTR? FERRY", "ferry-this"},
	{"the FERRY", "ferry-this"},
	{"with ferry", "ferry-with"},
	{"thereis|be|have self? ANY? MOVE|COMBINATIONS INSTR? ferry|FERRY|FERRIES? comma WHICH", "move-that"},
	{"MOVE num|name", "move-name"},
	{"MOVE cell", "move-cell"},
	{"on|from|near|through|between|to ferry|FERRY|FERRIES", "oblique"},
	{"on|from|near|through|between|to INSTR FERRIES", "oblique"},
	{"CONNECT INSTR FERRIES", "oblique"},

	// Single features, last.
	{"HOW be place NOW? LONG", "= HOWLONG be place"},
	{"cell|place comma where NOW? it? NOW? be|STAND|have NOW? it? player piece|TOLL? comma?", "= 1"},
	{"this? NEW kind on side", "place-sided"},
	{"cell side", "place-side"},
	{"from place", "place"},
	{"this|it kind", "place-this"},
	{"be of player", "owned"},
	{"be place of player", "owned"},
	{"WHO be|STAND on", "whoon"},
	{"WHY NOT ferry|num|name", "^whynot"},
}
