package question

// czechAsked are the wordings that the catalogue shows in Czech, for the same
// position as the English ones.
func czechAsked(id ID) []string {
	switch id {
	case "movable-ferries":
		return []string{
			"Které přívozy smím přemístit?",
			"Které přívozy můžu v tomto tahu přesunout?",
			"Kterými přívozy smím teď hnout?",
			"Který přívoz se dá přemístit?",
			"Které přívozy smí přesunout červený?",
			"Smím přemístit nějaký přívoz?",
			"Je tu přívoz, který můžu přesunout?",
			"Vypiš přemístitelné přívozy.",
			"Které z přívozů může modrý otočit?",
			"Řekni mi prosím, se kterými přívozy se dá hýbat.",
			"S jakým přívozem můžu pohnout?",
		}
	case "may-move-ferry":
		return []string{
			"Smím přemístit přívoz 2?",
			"Nemůžu přesunout přívoz 3?",
			"Smí červený přemístit přívoz č. 1?",
			"Dá se přívoz 1 přesunout na sever-jih?",
			"Můžu otočit západní přívoz?",
			"Proč nesmím přemístit druhý přívoz?",
			"Je přívoz 2 přemístitelný?",
			"Může modrý přesunout přívoz na kartičce x ze severu na jih?",
			"Lze přemístit přívoz vedle a?",
			"Modrý říká, že přívoz 2 přesunout nesmím. Má pravdu?",
			"Je dovoleno přeložit přívoz 1 na sever a východ?",
			"Smím hýbat s novým přívozem?",
		}
	case "ferry-positions":
		return []string{
			"Jaké polohy může mít přívoz 2?",
			"Kam můžu přesunout přívoz 1?",
			"Jaké jsou možné polohy přívozu 3?",
			"Jak smí ležet přívoz 2?",
			"Do jakých poloh může červený přesunout přívoz 1?",
			"Která mola smí přívoz 2 propojit?",
			"Jaké polohy přívozu 2 zbývají?",
			"Kam smím umístit nový přívoz?",
			"Jaké mám možnosti pro přívoz na x?",
			"Ukaž mi povolené polohy východního přívozu.",
			"Jaké jiné polohy má přívoz 1?",
		}
	case "must-place-ferry":
		return []string{
			"Musím umístit přívoz?",
			"Musím teď pokládat přívoz?",
			"Je přívoz povinný?",
			"Mám povinnost dát na jezero přívoz?",
			"Musím umístit přívoz i bez družiníka?",
			"Musí se v tomto tahu položit přívoz?",
			"Je umístění přívozu povinné?",
			"Musí červený položit přívoz?",
			"Je nutné umístit přívoz?",
			"Musí modrý umístit nový přívoz?",
			"Nemusím pokládat přívoz?",
		}
	case "move-effects":
		return []string{
			"Co se stane, když přemístím přívoz 1 na sever-jih?",
			"Co když přesunu přívoz 1 na východ-jih?",
			"Jaké následky má přemístění přívozu 2 na sever-východ?",
			"Co udělá přesun přívozu 1 na N-S?",
			"Co by se změnilo, kdyby červený přesunul přívoz 1 ze severu na jih?",
			"Jaké důsledky to má, když přeložím přívoz 2 na západ a jih?",
			"Řekni mi, co se stane, když se přívoz 3 přesune na N-W.",
			"Jaký je výsledek otočení západního přívozu na S-J?",
			"Co by se stalo, kdyby modrý přesunul přívoz 2 na J-Z?",
			"Jaký efekt má přesun přívozu na x na E-W?",
			"Když přemístím přívoz 1 na N-S, co se stane?",
		}
	case "reopens":
		return []string{
			"Otevře se znovu nějaká cesta?",
			"Otevře tento tah znovu nějakou cestu?",
			"Je nějaká cesta znovu otevřená?",
			"Otevře přemístění přívozu 1 na N-S znovu nějakou cestu?",
			"Je cesta a.N znovu otevřená?",
			"Otevřela by se znovu cesta na sever od a, kdybych přesunul přívoz 2 na E-S?",
			"Otevřela se v tomto tahu znovu nějaká dokončená cesta?",
			"Otevře ten přesun znovu cestu b.S?",
			"Bude a.N znovu nedokončená?",
			"Byla znovu otevřena některá uzavřená cesta?",
			"Otevře se zase dokončená cesta?",
		}
	case "move-combinations":
		return []string{
			"Jaké mám kombinace přesunů přívozů?",
			"Který přesun přívozu 1 znovu otevře cestu a.N?",
			"Jak můžu modrému zabránit v bodování?",
			"Které přesuny přívozů dokončí cestu x.E?",
			"Co se stane, když přesunu přívoz 1?",
			"Jaký je můj nejlepší přesun přívozu?",
			"Které přesuny přívozu 2 rozdělí cestu?",
			"Jak může červený přesunem přívozů spojit dvě cesty?",
			"Které přesuny přívozů dají modrému body?",
			"Jak můžu přesunem přívozů získat body?",
			"Který přesun přívozu mi vrátí stavitele?",
		}
	case "can-achieve":
		return []string{
			"Můžu modrému zabránit v bodování?",
			"Můžu přesunem přívozu znovu otevřít cestu a.N?",
			"Může červený přesunem přívozů dokončit cestu x.E?",
			"Existuje přesun, který rozdělí cestu x.E?",
			"Můžu přesunem přívozu 1 získat body?",
			"Můžu přesunout přívozy tak, aby modrý nedostal žádné body?",
			"Modrý říká, že přívozy nemůžu rozdělit cestu c.E. Má pravdu?",
			"Můžu přívozem 2 spojit dvě cesty?",
			"Můžu dostat přesunem přívozu zpět stavitele?",
			"Může červený zabránit modrému, aby získal body?",
			"Můžu přesunem přívozů přinést modrému body?",
		}
	case "complete":
		return []string{
			"Je cesta a.N dokončená?",
			"Je a.N hotová?",
			"Je cesta na sever od a uzavřená?",
			"Je město b.E dokončeno?",
			"Je cesta, na které stojí modrý, dokončená?",
			"Je tahle cesta hotová?",
			"Je klášter na m dokončený?",
			"Není cesta na západ od x dokončená?",
			"Proč není a.N dokončená?",
			"Je severní cesta na a dokončená, nebo ještě otevřená?",
			"Je to hotové?",
		}
	case "same-feature":
		return []string{
			"Jsou a.N a b.S stejná cesta?",
			"Je a.N spojená s b.S?",
			"Patří a.N a b.S k téže cestě?",
			"Jsou a.N a x.W součástí stejného území?",
			"Je a.N propojená s x.E?",
			"Jsou severní cesta a a jižní cesta b jedna cesta?",
			"Je x.E stejná cesta jako x.W?",
			"Jsou červený a modrý na stejné cestě?",
			"Souvisí a.N a b.S?",
			"Je město a.N stejné město jako b.W?",
			"Patří a.N a b.S k sobě?",
		}
	case "owners":
		return []string{
			"Kdo vlastní a.N?",
			"Komu patří cesta a.N?",
			"Kdo má většinu na cestě na sever od a?",
			"Kdo ovládá město b.E?",
			"Čí je cesta a.N?",
			"Kdo je majitelem x.W?",
			"Který hráč vlastní tuhle cestu?",
			"Kdo má na x.E nejvíc družiníků?",
			"Kteří hráči ovládají a.N?",
			"Čí je klášter na m?",
			"Vlastní modrý cestu a.N?",
		}
	case "worth":
		return []string{
			"Kolik bodů má cesta a.N?",
			"Jakou hodnotu má a.N?",
			"Za kolik bodů je cesta na sever od a?",
			"Kolik by vyneslo město b.E?",
			"Kolik bodů přinese x.W?",
			"Jaká je hodnota cesty, na které stojí modrý?",
			"Kolik bodů je teď tahle cesta?",
			"Kolik bodů dá klášter na m?",
			"Kolik bodů by přinesla x.E, kdyby hra teď skončila?",
			"Kolik bodů je za a.N?",
			"Jakou to má hodnotu?",
		}
	case "tile-count":
		return []string{
			"Kolik kartiček má cesta a.N?",
			"Jak dlouhá je cesta a.N?",
			"Z kolika kartiček je a.N?",
			"Jaká je délka cesty na sever od a?",
			"Kolik kartiček má město b.E?",
			"Jak velké je město b.E?",
			"Z kolika kartiček se skládá tahle cesta?",
			"Jaký je počet kartiček x.W?",
			"Spočítej kartičky cesty a.N.",
			"Jaká je velikost města b.E?",
			"Kolik kartiček zabírá cesta, na které je modrý?",
		}
	case "may-place-tile":
		return []string{
			"Smím přiložit kartičku U na 2,0?",
			"Vejde se kartička U na (2,0)?",
			"Dá se kartička base/FRFR-thru dát na 2,0?",
			"Smím přiložit kartičku U na 2,0 otočenou o 90?",
			"Je dovoleno položit kartičku U na 1,-1 otočenou o 180 stupňů?",
			"Může červený přiložit kartičku D na -1,0?",
			"Smím položit RRFR s vesnicí na 2,0?",
			"Pasuje kartička FRRR na 2,0?",
			"Smí se kartička V přiložit na 2,0?",
			"Můžu dát kartičku U na sever od a?",
			"Nemůžu přiložit U na 3,1?",
		}
	case "tile-spots":
		return []string{
			"Kam smím přiložit kartičku U?",
			"Kam se vejde kartička U?",
			"Kam se dá položit kartička V?",
			"Na která místa smím přiložit kartičku U?",
			"Na která políčka pasuje kartička base/FRFR-thru?",
			"Kam by mohl červený přiložit kartičku D?",
			"Vypiš všechna místa pro kartičku U.",
			"Jaká jsou povolená místa pro kartičku U?",
			"Dá se kartička U někam přiložit?",
			"Kde smím položit RRFR s vesnicí?",
			"Kam můžu dát dílek U?",
		}
	case "may-place-meeple":
		return []string{
			"Smím dát družiníka na a.N?",
			"Můžu postavit lupiče na cestu na sever od a?",
			"Smím stát na x.E?",
			"Smí červený umístit rytíře do města b.E?",
			"Můžu obsadit a.N?",
			"Smím obsadit cestu, na které je modrý?",
			"Můžu dát velkého družiníka na a.N?",
			"Může modrý postavit stavitele na x.W?",
			"Smím umístit mnicha na m?",
			"Nemůžu dát figurku na a.N?",
			"Dá se družiník umístit do kláštera na m?",
		}
	case "meeple-spots":
		return []string{
			"Kam smím umístit družiníka?",
			"Kam můžu dát svou figurku?",
			"Která území jsou volná pro družiníka?",
			"Kam smím položit sedláka?",
			"Kde můžu stát?",
			"Jaká místa jsou pro družiníka?",
			"Kam smí červený umístit figurku?",
			"Můžu někam umístit družiníka?",
			"Smím umístit družiníka?",
			"Kam se dá postavit družiník?",
			"Která území smím obsadit?",
		}
	case "returned":
		return []string{
			"Kteří družiníci se vrátí?",
			"Které figurky se v tomto tahu vracejí?",
			"Kdo dostane zpět družiníka?",
			"Které družiníky dostanu zpět?",
			"Dostanu svého družiníka zpět?",
			"Co se v tomto tahu vrátí?",
			"Které figurky jdou domů?",
			"Které figurky se vrátí majitelům?",
			"Vrátí se nějaký družiník?",
			"Kteří družiníci se vrátí do zásoby?",
			"Vypiš vrácené figurky.",
		}
	case "steps":
		return []string{
			"Co ještě můžu udělat?",
			"Které kroky zbývají?",
			"Co teď musím udělat?",
			"Co mi v tomto tahu ještě zbývá?",
			"Co následuje?",
			"Jaké kroky mi zbývají?",
			"Jak tah pokračuje?",
			"Co teď může červený udělat?",
			"Co musím udělat?",
			"Co bude dál?",
			"Ukaž mi zbývající kroky.",
		}
	case "double-turn":
		return []string{
			"Mám dvojtah?",
			"Je to dvojtah?",
			"Dostane červený druhý tah?",
			"Smím hrát ještě jednou?",
			"Mám tah navíc?",
			"Dá mi stavitel dvojtah?",
			"Smím přiložit druhou kartičku?",
			"Mám nárok na dvojtah?",
			"Dostanu další kartičku?",
			"Proč nedostanu dvojtah?",
			"Je modrý ještě jednou na tahu?",
		}
	case "scores":
		return []string{
			"Kolik bodů dostanu?",
			"Co se v tomto tahu vyhodnotí?",
			"Kdo v tomto tahu boduje?",
			"Kolik bodů získá červený?",
			"Kolik bodů se připíše?",
			"Kdo dostane body?",
			"Kdo získá kolik bodů?",
			"Kolik teď boduju?",
			"Kolik bodů dostane v tomto tahu každý?",
			"Jaké je vyhodnocení tohoto tahu?",
			"Kolik bodů si připíše modrý?",
		}
	case "final-scores":
		return []string{
			"Jaký je konečný výsledek?",
			"Jaké bude závěrečné hodnocení?",
			"Kdo vyhraje?",
			"Kdo by vyhrál, kdyby hra teď skončila?",
			"Kolik bodů bude mít červený na konci hry?",
			"Kolik bodů bych dostal, kdyby hra teď skončila?",
			"Jaké je závěrečné vyhodnocení?",
			"Jaký je výsledek hry?",
			"Kdo získá kolik bodů na konci hry?",
			"Jaké by bylo skóre, kdyby hra teď skončila?",
			"Jak by hra dopadla?",
		}
	case "toll-spots":
		return []string{
			"Kam smím umístit mýtnici?",
			"Kde smím postavit celnici?",
			"Jaká místa jsou pro mýtnici?",
			"Kam může červený dát svou mýtnici?",
			"Kam se smí umístit mýtnice?",
			"Které křižovatky jsou volné pro mýtnici?",
			"Smím umístit mýtnici?",
			"Můžu někam dát mýtnici?",
			"Do kterých vesnic smím dát mýtnici?",
			"Kam by šla postavit mýtnice?",
		}
	case "may-place-toll":
		return []string{
			"Smím umístit mýtnici na v?",
			"Můžu dát celnici na a.N?",
			"Smí červený umístit mýtnici na 2,0?",
			"Je dovoleno postavit mýtnici ve vesnici na v?",
			"Můžu svou mýtnici dát na kartičku v?",
			"Dá se mýtnice umístit na v?",
			"Nemůžu dát mýtnici na v?",
			"Proč nesmím umístit mýtnici na v?",
			"Může modrý postavit mýtnici na křižovatce na v?",
			"Smí červený dát mýtnici na v?",
		}
	case "toll-income":
		return []string{
			"Kolik mýtného dostanu?",
			"Kolik mýta vynese cesta a.N?",
			"Jaký je příjem z mýta?",
			"Kdo dostane mýto?",
			"Kolik bodů mýta dostane červený?",
			"Jaké mýto se v tomto tahu vybere?",
			"Kolik mýtného by přinesla a.N?",
			"Jaké je mýto za cestu na sever od a?",
			"Jaké mýto kdo dostane?",
			"Kolik se v tomto tahu vybere na mýtném?",
		}
	case "toll-flips":
		return []string{
			"Otočí se nějaká mýtnice?",
			"Otáčí se teď některá mýtnice?",
			"Obrátí se mýtnice?",
			"Bude se v tomto tahu otáčet mýtnice?",
			"Musím otočit mýtnici?",
			"Musí se otočit nějaká mýtnice?",
			"Překlopí se nějaká mýtnice?",
			"Otočí se teď mýtnice?",
			"Převrátí se v tomto tahu nějaká celnice?",
			"Bude nějaká mýtnice otočena?",
		}
	case "rule":
		return []string{
			"Jaké je pravidlo pro přemístění přívozu?",
			"Ukaž pravidlo ferries/first-ferry",
			"Která pravidla mluví o staviteli?",
			"Co říkají pravidla o hostinci a jezeru?",
			"pravidlo BASE-8",
			"ferries/first-ferry",
			"Existuje pravidlo o umístění přívozu?",
			"Vysvětli pravidlo ferries/once-per-turn",
			"Co říká ferries/sequence?",
			"Které pravidlo říká, že volné molo ukončuje cestu?",
			"Pravidla pro opatství",
		}
	case "rulebooks-differ":
		return []string{
			"Liší se vydavatelé v tom, jestli smím přemístit přívoz 2?",
			"Kteří vydavatelé se liší v otázce: které přívozy smím přemístit?",
			"Rozcházejí se vydavatelé v tom, kdo vlastní a.N?",
			"Odpovídají jiní vydavatelé jinak: smím přemístit přívoz 2?",
			"Kteří vydavatelé dávají jinou odpověď na: které přívozy smím přemístit?",
			"Odpověděl by jiný vydavatel jinak: je a.N dokončená?",
			"U kterých vydavatelů je odpověď jiná: musím umístit přívoz?",
			"Liší se pravidla vydavatelů v tom, které přívozy smí červený přemístit?",
			"Neshodnou se vydavatelé v tom, zda musím umístit přívoz?",
			"Mají vydavatelé různá pravidla pro to, jestli dostanu dvojtah?",
		}
	}
	return nil
}
