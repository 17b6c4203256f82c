package lexgen

import "strings"

// french is what the parser knows of French. Its pronouns il and elle stand
// for players and for things, and repeat the subject of a question: see
// pronouns in package question.
var french = Language{
	Code:   "fr",
	Words:  frenchWords,
	Things: frenchThings,
	Starts: []Ending{{"l'", "le"}, {"d'", "de"}, {"j'", "je"}, {"n'", "ne"}, {"s'", "se"}, {"m'", "me"}, {"t'", "te"}, {"c'", "ce"},
		{"qu'", "que"}, {"jusqu'", "jusque"}, {"lorsqu'", "lorsque"}, {"puisqu'", "puisque"}, {"n°", "numéro"}, {"nº", "numéro"}},
	Ends:    []Ending{{"°", "degrés"}},
	Spelled: frenchSpelled,
	Letters: "O=W",
	LateNot: true,
	Real: `mais ponts moins manque manquent manquer toutes villa forme former poster postes poste porter portes porte perte pertes retirer
		retire retires terme termes lacets maries jours jouets astres antre aides aimer aime amants avion avions avance banque badge barre
		barres barbe bougie bogue bouche bouches bouclier boucher boude cache cacher caches carre carres carpe classe chasse caisse celer
		chance chante charge charger charges cherie choque choquer cirer colonne comite complot complexe conforme conquit conquis
		construire continu contenu centre conter corps coude couple couples coudre courir coulee couleur couvert couverts croise croisee
		danse debut degout dedale defaut demander derriere detend depens devenir devenu dieux diverse divers divin doigt doigts domino
		durent ecrire ecris eleves eleve enclore encre entrer entree entrees entres entrez envoi espece etage etages etable etang etire
		evacue evacuer evoluer evolue edite epoque eveque exile faute fautes fausse fonde fondre fort forge forcer formel fuite genre
		gendre grain gamin glace grave haute hauts heurte inclus interieur interieure invention irais jeune jeunes jouir joker limite
		limiter limites lions lion longer louer lueur main malin matin mairie manche marche matiere mardi masque modele monstre moite
		mouvoir norme nuit offres orage oeuvre ouvriers page pair paires parce partir passage paysage pause pauses payer perdu perdus
		perdue perdues perce perdre petit phrase phrases pince piege pilote piloter plane planete plaque plaques poche poing potable potion
		pourri precis pret prets prier prive prime probite puits quille raisin recente recule relire replier repose reposer reposee reposes
		retenu retenir retrouve retrouver retrouvez revoir revois revoit ronge rouage sautez sauver seuil selle serie series signe singe
		sorte sortir sortie subite tester teste tendu tienne tiers toile torche trait traite traiter traine trompe unite unites utile
		utiles vapeur vente verite verse villas vide vident vivent violer voeux volet voler vole voleuse votent voter voient voyez jette
		jeter rate rater monter monte descendre regarde regarder arrete pesee pierre pierres reserver route routier oublie oublier ouvre
		tombe tomber trace tracer plante planter pese peser chose choses conte contes comte moyenne prochainement detruire detruit detruite
		supprime supprimer enleve enlever remettre remplace remplacer annule annuler recommence vendre vends achete acheter achetee
		croissant batiment batiments tuiler tourelle tournoi tournois course courses coupes couronne marquise marcher marchand marchands
		parents placard placide poule pouls postal pompe pompes visible lisible possede moine bonde derniers derniere dernieres dernier
		gagnants prenom ponton pontons baptise bateaux base bases bas nage nager navire navires rame rames ramer passeur passerelle
		passeurs pecheur peche traverser traverse traversee terminus terminal finale final rouverts ouverture fermeture cloison partage
		partager partages separement couvrir versant rester coute couter douter redoute boute debouter perdrait perdra perdraient perdait
		manquait manquerait echoue echouer chute attend attendre attendent apprendre comprends compris surprise entreprend sortes partout
		bouts trouver prouver recoltes recolter recolte reconnu reconnaitre refuse refuser reserve`,
}

// frenchSpelled has, besides what is written together, the east, whose name is
// the verb "is" too, where it can be nothing else: levant is another word for it.
var frenchSpelled = map[string]string{
	"s'il": "si il", "s'ils": "si ils", "n°": "numéro", "nº": "numéro", "l'est": "le levant", "d'est": "de levant",
	"est-sud": "levant sud", "est-nord": "levant nord", "est-ouest": "levant ouest", "sud-est": "sud levant", "nord-est": "nord levant", "ouest-est": "ouest levant",
	"est/sud": "levant sud", "est/nord": "levant nord", "est/ouest": "levant ouest", "sud/est": "sud levant", "nord/est": "nord levant", "ouest/est": "ouest levant",
	"esce": "est ce", "jpeux": "je peux", "rdv": "rendez vous",
}

// er lists the forms of verbs in -er by their stems, without participles: c
// and g are kept soft.
func er(stems string) string {
	return conjugated(stems, "er e es ons ez ent ant ais ait aient era erai erez eront erais erait eraient eriez")
}

// ée lists the participles of verbs in -er by their stems.
func ée(stems string) string { return conjugated(stems, "é ée és ées") }

func conjugated(stems, ends string) string {
	var out []string
	for stem := range strings.FieldsSeq(stems) {
		for end := range strings.FieldsSeq(ends) {
			s := stem
			if end[0] == 'a' || end[0] == 'o' {
				if t, ok := strings.CutSuffix(s, "c"); ok {
					s = t + "ç"
				} else if strings.HasSuffix(s, "g") {
					s += "e"
				}
			}
			out = append(out, s+end)
		}
	}
	return strings.Join(out, ", ")
}

// each joins every word of the first list with every one of the second; lists
// are separated by commas, and an underscore is for nothing.
func each(first, second string) string {
	var out []string
	for a := range strings.SplitSeq(first, ",") {
		for b := range strings.SplitSeq(second, ",") {
			p := strings.TrimSpace(a) + " " + strings.TrimSpace(b)
			out = append(out, strings.TrimSpace(strings.ReplaceAll(p, "_", "")))
		}
	}
	return strings.Join(out, ", ")
}

const (
	frenchAsking = "peux tu, pourrais tu, pouvez vous, pourriez vous, tu peux, tu pourrais, vous pouvez, vous pourriez, peut on, pourrait on, pourras tu"
	frenchGameUp = `la partie finissait, la partie se finissait, la partie se arrêtait, la partie se terminait, la partie se achevait, la partie prenait fin,
		la partie était finie, la partie était terminée, la partie finit, la partie se finit, la partie se arrête, la partie se termine, la partie se achève,
		la partie est finie, la partie est terminée, la partie prend fin, la partie devait finir, la partie devait se arrêter, le jeu se arrêtait,
		le jeu se terminait, le jeu finissait, le jeu se arrête, le jeu se termine, le jeu était fini, le jeu était terminé, le jeu est fini, on arrêtait la partie,
		on arrête la partie, on arrêtait, on arrête, on se arrêtait, on se arrête, nous arrêtions, nous nous arrêtions, on terminait la partie,
		on termine la partie, on finissait la partie, on finit la partie, on arrêtait de jouer, on arrête de jouer, ce était la fin de la partie,
		ce était la fin du jeu, ce était la fin, ce était fini, ce est la fin de la partie, on comptait`
	frenchTurnUp = `le tour se terminait, le tour se arrêtait, le tour finissait, le tour se termine, le tour finit, le tour se arrête, je terminais mon tour,
		je finissais mon tour, je termine mon tour, je finis mon tour, mon tour se terminait, mon tour finissait, mon tour se arrêtait, mon tour se termine,
		mon tour finit, je arrête là, je me arrête là, ce tour se terminait, ce tour se termine, ce tour finissait`
)

var frenchWords = []Entry{
	// Small words.
	{"the", "le, la, les"},
	{"a", "un, une"},
	{"of", "de, des, parmi, de entre"},
	{"of the", "du"},
	{"for", "pour"},
	{"on", "en, à, sur, dans, dedans, au sein de, chez"},
	{"on the", "au, aux"},
	{"to", "vers, jusque, jusque à, en direction de"},
	{"from", "depuis, à partir de"},
	{"with", "avec, à le aide de, à le aide des, au moyen de, au moyen des, grâce à, grâce aux, par le biais de, en utilisant, en jouant sur, en me servant de, en se servant de"},
	{"with the", "grâce au, à le aide du, au moyen du"},
	{"by", "par"},
	{"through", "passant par, qui passe par, traversant, qui traverse, via"},
	{"between", "entre"},
	{"near", `à côté de, près de, proche de, voisin de, voisine de, adjacent à, adjacente à, jouxtant, qui jouxte, bordant, qui borde, au bord de, à proximité de,
		tout près de, juste à côté de, contigu à, attenant à, accolé à, longeant, qui longe`},
	{"near the", `à côté du, près du, proche du, voisin du, voisine du, adjacent au, adjacente au, au bord du, à proximité du, tout près du, juste à côté du, contigu au,
		attenant au, accolé au`},
	{"and", "et, ainsi que"},
	{"or", "ou, ou bien"}, // also where, without its accent: see the first descriptions
	{"as", "comme, en tant que"},
	{"self", "je, on, nous, tu, vous, le on, moi je"},
	{"self", "que je, que on, que le on, que nous, que tu, que vous"},
	{"me", "me, moi, te, toi"},
	{"my", "mon, ma, mes, notre, nos, ton, ta, tes, votre, vos"},
	{"he", "celui là"},
	{"his", "son, sa, ses, leur, leurs"},
	{"heit", "il, elle, ils, elles, t il, t elle, t ils, t elles"},
	{"self", "t on"},
	{"it", "ça, cela, celui ci, celle ci"},
	{"this", "ce, cet, cette, ces, ceci"},
	{"be", "est, sont, suis, es, sommes, êtes, être, sera, serait, soit, soient, seront, seraient, serais, serai, étant, été, est ce, ce est, ce sont, ce serait, serait ce, sera ce"},
	{"do", "faire, fais, fait, font, faisons, faites, ferait, fera, ferais, ferai, feraient, faite, faisais, faisait, faisaient, faisant"},
	{"have be", "a été, a t il été, a t elle été, ont été, ont elles été, ont ils été"},
	{"have", "a, ai, as, avons, avez, ont, avoir, aura, aurait, aurais, aurai, auront, auraient, ait, aie, aient, viens de, vient de, venons de, eu"},
	{"where", `où, de où, où donc, par où, sur laquelle, dans laquelle, sur lequel, dans lequel, dis moi ou, montre moi ou, sais tu ou, savez vous ou, dites moi ou, montrez moi ou,
		je me demande ou, où est ce que, ou est ce que, où ça, sur quoi, dans quoi`},
	{"THERE", "là bas, y, ailleurs"},
	{"thereis", "y a t il, il y a, y a, existe t il, il existe, existent ils, y aurait il, y aurait t il, il y aurait, il y en a, y en a t il"},
	{"QUE", "que, quoi que"},
	{"NE", "ne"},
	{"drop", `se, alors, donc, bon, ok, bonjour, bonsoir, salut, coucou, hello, merci, merci de avance, en fait, au fait, du coup, exactement, précisément, vraiment, au juste,
		aussi, également, ou pas, ou non, oui ou non, si il vous plaît, si il te plaît, svp, stp, bien, hein, voilà, par hasard, éventuellement, finalement,
		est ce que, est ce donc que, dis moi, dites moi, dis moi si, dites moi si, dis donc, eh bien, eh, euh, dis, je me demande, je me demande si, je me demandais, je me demandais si,
		on se demande si, nous nous demandons si, sais tu, sais tu si, savez vous, savez vous si, tu sais si, vous savez si, je voudrais savoir, je voudrais savoir si, je aimerais savoir,
		je aimerais savoir si, je souhaite savoir si, je souhaiterais savoir, je souhaiterais savoir si, je veux savoir, je veux savoir si, nous aimerions savoir si,
		nous voudrions savoir si, on voudrait savoir si, on aimerait savoir si, on veut savoir si, question, une question, petite question, ma question, autre question,
		vérifie si, vérifie, vérifiez si, confirme que, confirme moi que, confirmez moi que, pour dire que, pour dire si, en tout, au total, tout de suite, immédiatement, cher oracle, ferryman, juste une question,
		selon les règles, de après les règles, de après la règle, selon la règle, à carcassonne, dans carcassonne, est ce le cas que, peux tu vérifier, peux tu vérifier si,
		pouvez vous vérifier si, pourrais tu vérifier si, pourriez vous vérifier si, pour savoir si, savoir si, de savoir si, reste à savoir si, juridiquement, réglementairement, officiellement`},
	{"drop", each(frenchAsking, `me dire, me dire si, me confirmer que, me confirmer si, me expliquer, me montrer, me indiquer, me préciser, me préciser si, me rappeler, nous dire, nous dire si,
		dire, dire si, me donner, savoir, savoir si, citer, me citer, me lire, chercher, trouver, me trouver, me chercher, retrouver`)},
	{"drop", "considéré comme, considérée comme, considérées comme, considérés comme, vu comme, vue comme, comptée comme, compté comme"},
	{"drop", "pour que, afin que, afin de, de sorte que, de sorte à, de façon à, de manière à, de telle sorte que, de façon que, de manière que, en sorte que, de façon à ce que, de manière à ce que"},
	{"NOW", `maintenant, actuellement, en ce moment, pour le moment, pour le instant, à présent, à ce stade, à ce moment, à ce moment là, encore, toujours, déjà, ici et maintenant,
		dans cette position, dans cette situation, dans cette configuration, sur ce plateau, dans la situation actuelle, dans la position actuelle, en le état, là maintenant, désormais,
		dans cette partie, aujourd'hui, sur le plateau, à cet instant, à le heure actuelle, enfin, là tout de suite`},
	{"THISTURN", each("_, à, pendant, durant, lors de, au cours de, dans, pour, de, sur, avec, en", "ce tour, ce tour ci, mon tour, ce coup ci, ce tour là, notre tour, ce tour de jeu, ton tour, votre tour")},
	{"THISTURN", `durant le tour, pendant le tour, le tour en cours, du tour en cours, au tour en cours, dans le tour en cours, pendant le tour en cours, pour le tour en cours, au cours du tour, ce coup,
		cette fois, cette fois ci, du tour, dans le tour, du tour actuel, au tour actuel, pour finir mon tour, pour terminer mon tour, avant la fin du tour, avant la fin de ce tour, avant la fin de mon tour,
		avant de finir mon tour, avant de terminer mon tour, avant de finir le tour, avant de passer au joueur suivant, avant de passer la main, avant de passer mon tour, pour finir ce tour,
		pour finir le tour, pour terminer ce tour, pour terminer le tour, par ce tour, avant de conclure mon tour, avant de finir, avant que mon tour se termine`},
	{"AFTER", "après, après avoir, après que, une fois, maintenant que, vu que, puisque"},
	{"AGAIN", "à nouveau, de nouveau, encore une fois, une nouvelle fois, une fois de plus, une deuxième fois, une seconde fois"},
	{"ALREADYDONE", "déjà déplacé, déjà déplacée, déjà déplacés, déjà bougé, déjà bougés, déjà posé, déjà posée, déjà placé, déjà pivoté, encore un, encore une"},

	// Questions.
	{"WHICH", `quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles, quoi, qu, lesquels des, lesquelles des, lequel des, laquelle des, ce que, ce qui, que est ce que, que est ce qui, ce à quoi,
		que est ce, qu est ce que, qu est ce qui, liste, liste des, la liste des, donne la liste des, donne moi la liste des, énumère, donne moi, donne moi tous les, liste moi, liste tous les, montre tous les, montre moi tous les,
		donne moi toutes les, liste toutes les, montre moi toutes les, affiche tous les, affiche toutes les, affiche, montre, montre moi, montrez moi, montrez, indique, indique moi, indiquez moi, nomme, cite tous les, donnez moi,
		quels sont tous les, quelles sont toutes les, ce est quoi, ce est quel, ce est quels, ce est quelles, ce est quelle, à quoi, en quoi, de quoi, listez, listez moi, ce sont quoi`},
	{"WHICH", "que disent, que dit, que nous dit, que nous disent, où est il écrit dans, où est il dit dans, où trouve t on, où puis je trouver, où peut on trouver, où puis je lire, où est expliquée, où est écrite"},
	{"WHICH RULE", "dans quelle règle, dans quelles règles, où dans les règles, que disent les règles, quel passage des règles, que prévoient les règles, que prévoit la règle"},
	{"WHO", "qui, qui est ce qui, qui est ce que, à qui, lequel de nous, par qui"},
	{"WHOSE", "à qui est, à qui sont, est à qui, sont à qui, à qui est ce, ce est à qui, de qui est, à qui serait, est de qui"},
	{"WHEN", "quand, lorsque, au moment où"},
	{"WHY", `pourquoi, pourquoi est ce que, pour quelle raison, pour quelles raisons, comment se fait il que, comment ça se fait que, comment se fait il, explique moi pourquoi, explique pourquoi, dis moi pourquoi,
		expliquez moi pourquoi, montre moi pourquoi, à cause de quoi, en vertu de quoi`},
	{"HOW", "comment, comment est ce que, de quelle façon, de quelle manière, comment faire pour, comment faire pour que"},
	{"HOWMANY", "combien de, combien des, combien du, le nombre de, nombre de, quel nombre de, compte les, nombre total de, le nombre total de, le nombre des, quel est le nombre de"},
	{"HOWMANY TILES", "combien de tuile, nombre de tuile, le nombre de tuile, combien de carte"},
	{"HOWMUCH", "combien, combien est ce que, combien ça"},
	{"IF", "si, au cas où, en supposant que, supposons que, imaginons que, admettons que, si jamais, dans le cas où"},
	{"WHATIF", "et si, que se passe t il si, que se passerait il si, il se passe quoi si, que arrive t il si, que arriverait il si, que se passera t il si"},

	// What may, must and must not be.
	{"MAY", `peux, peut, puis, pouvons, pouvez, peuvent, pouvoir, pourrais, pourrait, pourrions, pourriez, pourraient, pourrai, pourra, pourrons, pourrez, pourront, puisse, puisses, puissent, puissions, est ce que je peux,
		le droit de, le droit, droit de, droit à, droit au, droit aux, ai le droit de, ai droit à, a le droit de, a le droit, a droit à, ont le droit de, a t il le droit de, a t elle le droit de, a t on le droit de, permis,
		permis de, permise, permises, autorisé, autorisée, autorisés, autorisées, autorisé à, autorisée à, autorisés à, autorisées à, le autorisation de, la permission de, la possibilité de, possible, possibles, possible de, possible que,
		légal, légale, légaux, légales, légal de, légalement, licite, admis, admise, valide, valides, autorise à, moyen de, moyen que, un moyen de, le moyen de, capable de, en mesure de, la capacité de, libre de,
		est il possible de, est il possible que, est il permis de, est il permis, est il autorisé de, est il légal de, est ce possible de, est ce possible, est ce permis, est ce permis de, est ce autorisé de, est ce légal de, est ce légal,
		est ce autorisé, ce est possible, ce est permis, ce est autorisé, ce est légal, ce est possible de, ce est permis de, ce est autorisé de, ce est légal de, ça est permis, est il possible, est possible, est permis, est autorisé, est légal,
		est permise, est autorisée, sont permis, sont possibles, sont autorisés, sont permises, sont autorisées, il est possible de, il est permis de, serait il possible de, serait il permis de, serait ce permis, serait ce possible, y a t il moyen de, il y a moyen de,
		y a moyen de, les règles permettent elles de, les règles me permettent elles de, la règle permet elle de, permis que, ce est faisable, faisable, est ce faisable, me est il permis de, ce est réglo, ce est ok de, est ce ok de, ce est bon de, me est il possible de,
		les règles permettent de, les règles me permettent de, me permet on de, est ce un coup légal, est ce un coup permis, ce est jouable, jouable, est ce jouable`},
	{"WANT", "veux, veut, voudrais, voudrait, aimerais, aimerait, souhaite, souhaiterais, souhaiterait, ai envie de, a envie de, ai le intention de, a le intention de, voulons, aimerions"},
	{"MUST", `dois, doit, devons, devez, doivent, devrai, devra, devoir, faut, faut il, il faut, faudra t il, faudrait il, il faudra, obligé, obligée, obligés, obligé de, obligée de, obligés de, obligatoire, obligatoires, obligatoirement, forcé, forcée, forcé de,
		forcés de, forcée de, forcément, contraint de, contraint, contrainte de, tenu de, tenue de, tenus de, le obligation de, obligation de, une obligation de, besoin de, nécessaire, nécessaire de, nécessairement, impératif, impératif de, impérativement, requis, requise, exigé, exigée,
		est il obligatoire de, est ce obligatoire, est ce obligatoire de, ce est obligatoire, ce est obligatoire de, est il nécessaire de, est ce nécessaire, est ce nécessaire de, il est obligatoire de, est il impératif de, imposé, imposée, faut que, faut il que, il faut que, est ce une obligation, ce est une obligation, est ce que il faut, me faut il, il me faut,
		est obligatoire, est nécessaire, est imposé, me impose t on de, me oblige t on à, les règles obligent elles à, les règles imposent elles de`},
	{"SHOULD", "devrais, devrait, devrions, devriez, devraient, vaut il mieux, vaudrait il mieux, suis censé, est censé, suis je censé"},
	{"NOT", "pas, point du tout"},
	{"NO", "aucun, aucune, non"},
	{"NOTTO", "ne pas, ne plus, ni, sans"},
	{"FORBID", `interdit, interdite, interdits, interdites, interdit de, interdisent, interdire, défendu, défendu de, illégal, illégale, illégaux, prohibé, impossible, impossible de, incapable de, contre les règles, contraire aux règles, empêche t il, interdiction`},
	{"NOTMOVABLE", "immobile, immobiles, bloqué, bloqués, figé, figés, fixe, fixes, inamovible, inamovibles, coincé, coincés, verrouillé"},
	{"PAST", "était, étaient, avait, avaient, avais, avions, pu, dû, étais, fut, eut, pouvait, pouvais, pouvaient, devait, devais, devaient"},
	{"SAYS", each("dit, disent, a dit, me dit, me a dit, prétend, prétendent, affirme, affirment, soutient, soutiennent, pense, pensent, croit, croient, estime, estiment, assure, déclare, trouve, jure, me assure, crois, raconte, maintient, insiste, considère, affirmé", "_, que")},
	{"SAYS", "est sûr que, est certain que, est persuadé que, est convaincu que, est de avis que"},
	{"self SAYS", "je pense que, je crois que, je dis que, à mon avis, je trouve que, selon moi, de après moi, il me semble que, je suis sûr que, je suis persuadé que, je prétends que, je affirme que"},
	{"SOMEONE SAYS", "on me dit que, on dit que, on me a dit que, on prétend que, on affirme que, il paraît que, paraît il que"},
	{"SOMEONE", "quelqu'un, mon adversaire, le adversaire, un adversaire, un ami, mon ami, une amie, mon amie, un autre joueur, le autre joueur, mon voisin, mon frère, ma sœur, un pote, ma femme, mon mari, un copain, mes amis, mes adversaires"},
	{"ACCORDING", "selon, de après"},
	{"TRUE", `ce est vrai, est ce vrai, ce est exact, est ce exact, ce est juste, est ce juste, ce est correct, est ce correct, vrai, exact, exacte, correct, il a raison, a t il raison, elle a raison, a t elle raison, ai je raison, je ai raison,
		ont ils raison, ils ont raison, est il vrai que, est ce vrai que, ce est vrai que, est il exact que, est il juste que, est il correct que, est ce exact que, vrai ou faux, ne est ce pas, pas vrai, ce est bien ça, ce est bien vrai, ce est ça, est ce bien vrai,
		est ce bien le cas, est ce le cas, ce est le cas, se trompe t il, il se trompe, a t il tort, il a tort, es tu de accord, tu confirmes, confirmes tu, vous confirmez, est ce bien ça, est ce bien exact, tu es sûr, es tu sûr, est ce bien correct, je me trompe, est ce que je me trompe,
		vrai que, exact que, a raison, as raison, ont raison, est il bien vrai que, ce est bien exact`},

	// Things.
	{"FERRY", "bac, ferry, bateau, barque, barge, traversier, bac en bois, ferry en bois"},
	{"FERRIES", "bacs, ferrys, ferries, bateaux, barques, barges, traversiers, bacs en bois"},
	{"LAKE", "lac, tuile lac, tuile avec le lac, tuile avec un lac, tuile du lac, tuile avec lac, lac du bac"},
	{"TILE", "tuile, tuile terrain, tuile de terrain, carte"},
	{"TILES", "tuiles, tuiles terrain, cartes"},
	{"THISTILE", `ma tuile, cette tuile, cette tuile ci, la nouvelle tuile, ma nouvelle tuile, la dernière tuile, la tuile de ce tour, la tuile du tour, la tuile posée, la tuile placée, notre tuile, tuile venant de être posée,
		la tuile tout juste posée, la tuile qui vient de être posée, la tuile juste posée`},
	{"THISTILE", each("la tuile que je viens de, cette tuile que je viens de, la tuile que nous venons de, la tuile que on vient de", "poser, placer, jouer, mettre")},
	{"THISTILE", each("la tuile que je ai, la tuile que je ai juste", "posée, placée, jouée, mise")},
	{"kind:road", "route, chemin, voie, tronçon, section de route, tronçon de route, portion de route, bout de route, segment de route, morceau de route, bras, branche"},
	{"kind:city", "ville, cité"},
	{"kind:field", "pré, prairie, champ, pâturage"},
	{"kind:monastery", "abbaye, monastère, cloître, couvent"},
	{"kind:garden", "jardin"},
	{"kind:village", "village"},
	{"kind:feature", "zone, construction, élément, structure, celle, celui"},
	{"ROADS", "routes, chemins, voies, deux routes, les deux routes, deux chemins, deux tronçons, tronçons"},
	{"CITIES", "villes, cités"},
	{"FIELDS", "prés, prairies, champs, pâturages"},
	{"MONASTERIES", "abbayes, monastères, cloîtres"},
	{"kind:garden", "jardins"},
	{"FEATURES", "zones, constructions, éléments, structures"},
	{"JETTY", "quais, bords du lac, côtés, bouts de route, embarcadères"},
	{"SIDEWORD", "côté, bord, rive, quai, sortie, extrémité, arête, flanc, embarcadère, bord de tuile, direction"},
	{"SPOT", "endroit, endroits, emplacement, emplacements, case, cases, lieu, lieux, espace, espaces, trou, trous, coin, coins, cellule, cellules, carreau, carreaux, coordonnées"},
	{"CROSS", "carrefour, carrefours, intersection, intersections, croisement, croisements, villages"},
	{"PLAYERNOUN", "joueur, joueurs, joueuse, joueuses"},
	{"ALLPLAYERS", "chacun, chacune, chaque joueur, tous les joueurs, tout le monde, les joueurs, chacun des joueurs, chacun de nous, ne importe qui, par joueur, joueur par joueur, pour chaque joueur"},
	{"colour:red", "rouge, rouges"}, {"colour:yellow", "jaune, jaunes"}, {"colour:blue", "bleu, bleue, bleus, bleues"}, {"colour:green", "vert, verte, verts, vertes"},
	{"colour:black", "noir, noire, noirs, noires"}, {"colour:gray", "gris, grise, grises"}, {"colour:pink", "rose, roses"}, {"colour:white", "blanc, blanche, blancs, blanches"},
	{"colour:orange", "orange, oranges"}, {"colour:purple", "violet, violette, violets, violettes, mauve, pourpre"},
	{"piece:meeple", "meeple, meeples, partisan, partisans, pion, pions, figurine, figurines, figure, figures, personnage, personnages, bonhomme, bonhommes, bonshommes, comme pions, comme meeples, comme figurines, comme partisans, comme pion, comme meeple"},
	{"piece:meeple/road", "brigand, brigands, voleur, voleurs, bandit, bandits, voyageur, voyageurs, bandit de grand chemin"},
	{"piece:meeple/city", "chevalier, chevaliers"},
	{"piece:meeple/monastery", "moine, moines, religieuse, nonne"},
	{"piece:meeple/field", "paysan, paysans, fermier, fermiers, paysanne"},
	{"role:road", "comme brigand, en tant que brigand, comme voleur, en tant que voleur, en brigand, comme bandit"},
	{"role:city", "comme chevalier, en tant que chevalier, en chevalier"},
	{"role:monastery", "comme moine, en tant que moine, en moine"},
	{"role:field", "comme paysan, en tant que paysan, comme fermier, en paysan"},
	{"piece:big", "grand meeple, gros meeple, grand partisan, gros partisan, gros pion, grand pion, grande figurine, grosse figurine, double meeple, meeple double, meeple géant, grand personnage"},
	{"piece:builder", "bâtisseur, bâtisseurs, constructeur"},
	{"piece:pig", "cochon, cochons"},
	{"piece:abbot", "abbé, abbés"},
	{"piece:mayor", "maire, maires"},
	{"piece:wagon", "chariot, charriot, charrette, chariots, charriots, wagon"},
	{"piece:barn", "grange"},
	{"piece:tunnel", "jeton tunnel, pion tunnel"},
	{"PIECES", "pièces, pièce, jetons, jeton, comme pièces"},
	{"TOLL", "péage, péages, tuile péage, tuiles péage, poste de péage, maison de péage, jeton péage, bureau de péage, barrière de péage"},
	{"TOLLMONEY", "droit de péage, droits de péage, le droit de péage, les droits de péage, taxe de péage"},
	{"POINTS TOLLMONEY", "points de péage, points de droit de péage, points de droits de péage, points en péage"},
	{"HOWMUCH TOLLMONEY", "combien de péage, combien du péage, combien de droit de péage, combien de droits de péage"},
	{"TOLLMONEY TOLLSIZE", `petit péage, grand péage, gros péage, petits péages, grands péages, droit de péage modéré, droit de péage élevé, droit de péage plus élevé, grand droit de péage, petit droit de péage,
		droit de péage réduit, péage modéré, péage élevé`},
	{"TOLLUSED", "utiliser le péage, utiliser mon péage, utiliser un péage, payer le péage, payer un péage, payer un droit de péage, utiliser le droit de péage, ajouter le péage, ajouter un droit de péage, ajouter le droit de péage"},

	// Which one.
	{"side:N", "nord, n, septentrional, septentrionale, supérieur, supérieure"},
	{"side:E", "levant, e, oriental, orientale, droite"},
	{"side:S", "sud, s, méridional, méridionale, inférieur, inférieure"},
	{"side:W", "ouest, o, occidental, occidentale, gauche"},
	{"on side:N", "en haut, au dessus, le plus au nord, tout en haut, du haut, le plus en haut"},
	{"on side:S", "en bas, en dessous, au dessous, le plus au sud, tout en bas, du bas, le plus en bas"},
	{"on side:E", "le plus à le levant, le plus à droite, le plus a droite, tout à droite, à main droite, de droite, à le est, a le levant, a droite"},
	{"on side:W", "le plus à le ouest, le plus à gauche, le plus a gauche, tout à gauche, de gauche, a le ouest, a gauche"},
	{"side:E and side:S", "est et sud"}, {"side:E and side:N", "est et nord"}, {"side:E and side:W", "est et ouest"},
	{"side:S and side:E", "sud et est"}, {"side:N and side:E", "nord et est"}, {"side:W and side:E", "ouest et est"},
	{"side:E to side:W", "est en ouest"}, {"side:W to side:E", "ouest en est"},
	{"on side:S of", "sous"},
	{"NEAREST", "le plus proche, le plus près, le plus proche de, le plus près de, le plus proche à, le plus voisin de"},
	{"NEAREST the", "le plus proche du, le plus près du"},
	{"SITUATED", "situé, située, situés, orienté côté"},
	{"ordinal:1", "premier, première, 1er, 1re, 1ère"}, {"ordinal:2", "deuxième, second, seconde, 2e, 2ème"}, {"ordinal:3", "troisième, 3e, 3ème"}, {"ordinal:4", "quatrième, 4e, 4ème"},
	{"ordinal:5", "cinquième"}, {"ordinal:6", "sixième"}, {"ordinal:7", "septième"}, {"ordinal:8", "huitième"},
	{"num:2", "deux"}, {"num:3", "trois"}, {"num:4", "quatre"}, {"num:5", "cinq"}, {"num:6", "six"}, {"num:7", "sept"}, {"num:8", "huit"},
	{"num:90 DEGREES", "de un quart de tour"}, {"num:180 DEGREES", "de un demi tour"},
	{"NUMBER", "numéro, nr, num, no, nommé, appelé, dénommé, baptisé"},
	{"NEW", "nouveau, nouvelle, nouvel, nouvellement posé, fraîchement posé, tout nouveau, tout juste posé, juste posé, venant de être posé"},
	{"JUSTPLACED", each("que je viens de, que nous venons de, que on vient de", "poser, placer, mettre, jouer, installer") + `, qui vient de être posé, qui vient de être placé, que je ai posé, que je ai placé,
		que je ai mis, que je pose, que je viens juste de poser`},
	{"ANY", "un des, le un des, une des, le une des, au moins un, au moins une, quelconque, un quelconque, une quelconque, certains, certaines, quelques, un de les, ne importe quel, ne importe quelle, ne importe lequel"},
	{"SAME", `la même, le même, les mêmes, une seule et même, une même, une seule, un seul et même, un même, un seul, même, ne font que une, ne font que un, ne font elles que une, ne font ils que un, ne forment elles que une, ne forment que une, ne font il que un,
		ne forment ils que un, ne sont elles que une`},

	// Moving.
	{"MOVE", er("déplac repositionn boug décal manipul actionn") + ", " + ée("déplac repositionn boug décal manipul actionn") + `, toucher à, toucher au, toucher aux, touche à, touche au, touche aux, changer de position, changer la position de,
		changer le orientation de, changer de orientation, change de position, changer de place, modifier la position de, déplacement, le déplacement, un déplacement de, le mouvement, faire bouger, mouvoir, meut, jouer sur`},
	{"MOVE of the", "changer la position du, changer le orientation du, modifier la position du, modifier le orientation du"},
	{"MOVE the FERRY", "toucher le bac, toucher le ferry"},
	{"swivel MOVE", er("pivot bascul tourn réorient orient") + `, pivoté, pivotés, basculé, basculés, basculée, réorienté, réorientés, faire pivoter, faire tourner, faire basculer, fait pivoter, fait tourner, fait basculer, fais pivoter, fais tourner, fais basculer`},
	{"CHANGE", er("chang modifi") + ", " + ée("chang modifi") + ", changement, changements"},
	{"by MOVE", each("en", "déplaçant, repositionnant, bougeant, pivotant, basculant, tournant, décalant, réorientant, faisant pivoter, faisant tourner, faisant basculer, manipulant, changeant, faisant bouger, orientant, touchant à, touchant aux, touchant au")},
	{"TURNED", "tourné, tournée, tournés, pivotée, orientée, orienté, tournées, rotation, avec une rotation, une rotation"},
	{"DEGREES", "degrés, degré, °"},
	{"CLOCKWISE", "dans le sens des aiguilles de une montre, dans le sens horaire, sens horaire, vers la droite"},
	{"MOVABLE", "déplaçable, déplaçables, mobile, mobiles, repositionnable, repositionnables, bougeable, bougeables, pivotable, pivotables, basculable, basculables, manœuvrable, manœuvrables, orientable, orientables"},
	{"THEMOVE", "ce déplacement, mon déplacement, ce mouvement, mon mouvement, ce coup là, mon coup, le dernier déplacement, ce déplacement de bac, mon déplacement de bac, le déplacement de bac, ce mouvement de bac"},
	{"POSITIONS", `positions, orientations, directions, options, possibilités, choix, liaisons, connexions, dispositions, façons, manières, liens, sens, configurations, placements, possibilité, paires de quais`},
	{"POSITION", "position, orientation, disposition, liaison, façon, manière"},
	{"OTHER", "autre, autres, sinon, de autre, de autres"},
	{"CONNECT", er("connect raccord") + ", " + ée("connect raccord rattach") + `, relier, relie, relies, relient, relions, reliez, reliant, reliera, relierait, reliait, relié, reliée, reliés, reliées, joindre, joint, joignent, joints, jointe, jointes, joindrait, joignant, lier, lie, lient, lié, liée, liés, liées,
		unir, unit, unissent, unis, unies, unie, réunir, réunit, réunissent, réunis, réunies, réunie, connexion, rattacher, rattache, rattachent, fusionner, fusionne, fusionnent, fusionnées, fusionnés, communiquent, communiquer, assembler, assemblent, pour relier`},
	{"LIE", "gésir, couché, mettre en place"},
	{"TAKE", "prendre, prends, prend, prennent, prenons, prendrait, prenne, prenant, pris pour, adopter, adopte, adopterait"},
	{"HAPPEN", `passe t il, se passe, se passe t il, se passerait, se passerait il, se passera, se passera t il, arrive t il, arrive, arriverait, arriverait il, advient il, advient, produit il, se produit, se produirait il, se produit il, se passer, arriver, ça donne, ça donnerait, ça donnerait quoi, cela donne, donnerait ça, ça fait, ça ferait`},
	{"GET HOWMUCH", "ça fait combien, ça ferait combien, cela fait combien, cela ferait combien, ça ferait quoi pour"},
	{"GET HOWMANY", "ça fait combien de, ça ferait combien de, cela fait combien de, cela ferait combien de"},
	{"WHICH BRING", "que donne, que donnerait"},
	{"WHICH HAPPEN", "que se passe t il, que se passerait il, il se passe quoi, que arrive t il, que arriverait il, il arrive quoi, ça donne quoi, ça fait quoi, ça ferait quoi, ce qui se passe, ce qui se passerait, ce qui arrive, ce que ça donne, que fait, que ferait, ça change quoi, ce que ça fait, ce que ça change, ça changerait quoi, quoi de neuf"},
	{"EFFECT", `effet, effets, conséquence, conséquences, résultat, résultats, impact, impacts, suites, répercussion, répercussions, incidence, incidences, résulte, résulterait, résulte t il, résulterait il, provoque, provoquerait, entraîne, entraînerait, implique, impliquerait, en résulte t il, le résultat, les effets, les conséquences, quel effet, ça a quel effet, la conséquence, le effet`},
	{"CAUSE", "cause, causer, causerait, provoquer, entraîner, obtenir que, arriver à ce que, faire que, faire en sorte que, faire en sorte de"},
	{"ALLOWS", "permet de, permettent de, permettrait de, permettraient de, permettant de, permet il de, permet t il de, permettent ils de, me permet de, me permettent de, me permettrait de, me permettraient de, servent à, sert à, faut il faire pour, aide à, aident à"},
	{"LEAD", "mène à, mène t elle à, mène elle à, conduit à, conduit elle à, aboutit à, aboutit elle à, va jusque à, va t elle jusque à, rejoint, rejoint elle, rejoindre, mener à, mener jusque à, mène jusque à, mène t elle jusque à, débouche sur"},
	{"REOPEN", `rouvrir, rouvre, rouvres, rouvrent, rouvrait, rouvrirait, rouvrira, rouvriraient, rouvriront, rouvrant, rouvrez, rouvrons, rouvert, rouverte, rouverts, rouvertes, réouvrir, réouvre, réouvrent, réouvrait, réouvrirait, réouvert, réouverte, réouverts, réouvertes, réouvrant, ré ouvrir,
		ré ouverte, ré ouvre, réouverture, la réouverture, la réouverture de, réouverture de, ouvrir à nouveau, ouvre à nouveau, ouvrent à nouveau, ouvrir de nouveau, ouvre de nouveau, redéfaire`},
	{"REOPEN", each("redevient, redevient elle, redeviendrait, redeviendrait elle, redevenir, redevenue, redeviennent, redeviennent elles, redevenu, redevenues, redeviendra, redeviendra t elle, est redevenue", "ouverte, ouvertes, incomplète, incomplètes, inachevée, inachevées, ouvert")},
	{"REOPEN", each("à nouveau, de nouveau, encore une fois", "ouverte, ouvertes, incomplète, incomplètes, inachevée, inachevées, en chantier")},
	{"REOPEN", each("ouverte, ouvertes, incomplète, incomplètes, inachevée, inachevées", "à nouveau, de nouveau")},
	{"REOPEN", each("ne est plus, ne est elle plus, ne serait plus, ne serait elle plus, ne sont plus, ne sont elles plus, cesse de être, cesse elle de être, cesse t elle de être", "terminée, fermée, complète, achevée, finie, terminées, fermées, close")},
	{"COMPLETE", each("qui était, qui étaient, qui avait été", "fermée, terminée, complète, achevée, finie, close, fermées, terminées")}, // of a road that is opened

	// What moves are good for.
	{"COMBINATIONS", `combinaison, combinaisons, combo, combos, suite de déplacements, suites de déplacements, déplacements, déplacements de bac, déplacements de bacs, un déplacement, un déplacement de bac, quelconque déplacement, des déplacements, mouvements, mouvements de bac, mouvements de bacs, un mouvement, un mouvement de bac, mouvement de bac,
		déplacement de bac, déplacement de bacs, enchaînement, enchaînements, combinaison de déplacements, combinaisons de déplacements, série de déplacements, séries de déplacements, coups possibles, coup de bac, coups de bac, coups de bacs, déplacements possibles, séquences de déplacements, combinaisons de mouvements, combinaison de mouvements, mouvement, déplacements des bacs, mouvements des bacs, manœuvres de bacs, manœuvre, manœuvres`},
	{"BEST", "meilleur, meilleure, meilleurs, meilleures, optimal, optimale, optimaux, optimales, le plus de points, le maximum de points, un maximum de points, le plus de points possible, plus avantageux, le plus avantageux, le plus rentable, plus rentable, idéal"},
	{"KEEP", er("empêch bloqu priv") + ", empêcher de, empêche de, empêchent de, empêcherait de, empêchons de, priver de, prive de, privent de, bloquer de, éviter que, évite que, évitent que, éviter, dissuader de, entraver, en empêchant, faire obstacle"},
	{"NOPOINTS", `rien, aucun point, pas de points, pas de point, zéro point, zéro points, 0 point, 0 points, pas un point, pas un seul point, sans points, sans point, pas le moindre point, bredouille, de marquer quoi que ce soit, aucun des points`},
	{"SCORE NOPOINTS", "ne marque pas, ne marquera pas, ne marquerait pas"},
	{"SPLIT", er("coup sépar divis scind fractionn cass fend tranch") + ", " + ée("coup sépar divis scind") + `, couper en deux, coupent en deux, coupe en deux, séparer en deux, séparent en deux, diviser en deux, divisent en deux, scinder en deux, en deux, en deux parties, interrompre, interrompt, interrompent, fendre, rompre, rompt, rompent, en deux morceaux, en deux tronçons, en deux routes, briser, brise, brisent`},

	// Placing.
	{"PLACE", er("pos plac jou install ajout dispos positionn engag implant rajout dépos déploi") + ", " + ée("pos plac jou install ajout dispos positionn engag implant dépos") + `, caser, mettre, mets, met, mettent, mettons, mettez, mis, mise, mises, mettant, mettait, mettais, mettrait, mettrais, mettra, mettront, mette, déployer, construire, construis, construit, construite, construisent, bâtir, bâtis, bâtit, bâti, ériger,
		érige, érigé, envoyer, envoie, envoyé, déployé, la pose de, pose de, le placement de, placement de, remettre en place, installation de`},
	{"PLACE the", "la pose du, le placement du"},
	{"STAND", "se tient, se tenir, se tiennent, se trouve, se trouver, se trouvent, se trouve t il, tenir debout, rester debout, siéger, siège, stationne, stationner, se situe, loger, loge"},
	{"CLAIM", er("occup revendiqu") + ", prendre possession de, me emparer de, se emparer de, conquérir, prendre le contrôle de, investir"},
	{"TAKEN", "occupé, occupée, occupés, occupées, revendiqué, revendiquée, revendiqués, revendiquées, prise, pris, prises"},
	{"FIT", er("rentr emboît adapt coll pass insèr") + `, convenir, convient, conviennent, conviendrait, correspond, correspondre, correspondrait, insérer, va, vont, vais, allons, irait, iraient, passent bien, ça passe, ça va, ça marche, ça rentre, ça colle, ça fonctionne, ça convient, ça irait, ça passerait, ça peut passer, raccroche, se raccorde, tiendrait, fonctionne, fonctionnerait, marche, marcherait`},
	{"MAY PLACE", "posable, posables, plaçable, plaçables, se pose, se place, se met, se joue, se posent, se placent, se mettent, ça se pose, ça se place, ça se met, ça se joue"},
	{"GO", "aller, ira, iront, aille, se rendre"},
	{"LEAVE", "partant, qui part, qui sort, sortant, quittant, qui quitte, issue, qui démarre, qui commence"},
	{"SKIP", "omettre, sauter, facultatif, facultative, optionnel, optionnelle, me passer de, se passer de, me abstenir, renoncer à, refuser de"},
	{"FREE", "libre, libres, inoccupé, inoccupée, inoccupés, inoccupées, disponible, disponibles, non occupé, non occupée, vacant, vacante, non occupés, non occupées, encore libre, encore libres"},
	{"MAY ANYWHERE", "un endroit où, un emplacement où, une case où, un lieu où, des endroits où, des emplacements où, un carrefour où, une place où, une place pour"},
	{"ANYWHERE", "quelque part, ne importe où, où que ce soit, en un endroit, à un endroit, quelque part sur le plateau"},
	{"WITHOUTMEEPLE", `sans meeple, même sans meeple, sans poser de meeple, même sans poser de meeple, si je ne pose pas de meeple, même si je ne pose pas de meeple, sans partisan, même sans partisan, sans poser de partisan, si je ne pose aucun meeple, même si je ne pose aucun meeple, sans avoir posé de meeple, même sans avoir posé de meeple,
		si je ne ai pas posé de meeple, même si je ne ai pas posé de meeple, sans pion, sans poser de pion, même sans pion, si je ne mets pas de meeple, même si je ne mets pas de meeple, sans mettre de meeple, même si je ne place pas de meeple, si je ne place pas de meeple, sans placer de meeple, quand je ne pose pas de meeple, sans figurine`},

	// Features.
	{"COMPLETE", "complet, complète, complets, complètes, " + ée("termin achev ferm boucl clôtur complét finalis") + ", fini, finie, finis, finies, clos, close, closes, conclue, fermée aux deux bouts, fermée des deux côtés, terminée des deux côtés, complètement fermée, entièrement fermée, refermée"},
	{"CAUSE COMPLETE", "terminer, termine, terminent, terminerait, terminant, termineraient, terminera, achever, achève, achèvent, achèverait, achevant, fermer, ferme, ferment, fermerait, fermant, fermera, fermeraient, compléter, complètent, compléterait, compléteraient, complétant, finir, finit, finissent, finissant, finirait, finiraient, boucler, boucle, bouclent, bouclerait, clôturer, clôture, cloture, acheve, clore, refermer, referme, referment, finaliser"},
	{"OPEN", "ouvert, ouverte, ouverts, ouvertes, incomplet, incomplète, incomplets, incomplètes, inachevé, inachevée, inachevés, inachevées, non terminée, non terminé, non fermée, en chantier, en cours, encore ouverte, toujours ouverte, encore ouvert"},
	{"TOGETHER", "vont ensemble, vont elles ensemble, vont ils ensemble, ensemble, de un seul tenant, se rejoignent, se rejoignent elles, communiquent entre elles, se touchent elles par la route"},
	{"PART", "partie, partie de, font partie de, fait partie de, font elles partie de, font ils partie de, fait elle partie de, fait il partie de, parties de, font elles parties de"},
	{"PART of the", "partie du, font partie du, font ils partie du, fait il partie du"},
	{"BELONG", "appartenir à, appartenir, appartient, appartient à, appartiennent, appartiennent à, appartient elle à, appartient il à, appartiennent elles à, appartiennent ils à, appartient elle, appartient il, appartiendrait, revient à, appartiennent elles, appartient au, appartient a, appartiennent a, appartiennent au"},
	{"OWN", er("contrôl domin maîtris") + ", contrôlé, contrôlée, dominé, dominée, posséder, possède, possèdent, posséderait, détenir, détient, détiennent, détiendrait, tient, tiennent, dirige, commande, règne sur"},
	{"OWNER", "propriétaire, propriétaires, le propriétaire, les propriétaires, le maître, possesseur, détenteur, maître"},
	{"MAJORITY", `majorité, la majorité, une majorité, majoritaire, majoritaires, la majorité des meeples, le plus de meeples, le plus de partisans, le plus de pions, le plus de figurines, le plus de brigands, le plus de chevaliers, le plus de paysans, le plus de voleurs, le plus de moines, le plus de personnages, plus de meeples que les autres, le plus grand nombre de meeples,
		la majorité de meeples, est majoritaire, le plus de monde, le plus gros effectif`},
	{"WHO MAJORITY", "qui est majoritaire, qui serait majoritaire, qui est le plus représenté"},
	{"WORTH", "vaut, valent, vaudrait, vaudraient, valoir, vaudra, valait, valaient, vaux, vaille"},
	{"VALUE", "valeur, la valeur, sa valeur, valeur en points, la valeur en points, prix"},
	{"BRING", er("rapport donn procur") + ", " + ée("rapport") + ", offrir, offre, offrent, offrirait, fournir, fournit, fournirait, rapportés en points, faire gagner, fait gagner, ferait gagner, font gagner, feraient gagner, paie, payer, paye, rend, génère, générer, générerait, compte pour"},
	{"POINTS", "points, point, pts, pt, points de victoire, pv"},
	{"LONG", "long, longue, grand, grande"},
	{"HOWLONG", "combien mesure, de quelle longueur est, de quelle taille est, combien fait de long, combien est longue, combien est long, combien est grande, à quel point est longue, de quelle longueur, quelle longueur"},
	{"LENGTH", "longueur, la longueur, taille, la taille, sa longueur, sa taille, nombre de tuiles total, étendue, la quantité de tuiles, dimension, quelle taille"},
	{"CONTAIN", "contenir, contient, contiennent, compter, compte, comptent, compterait, comprendre, comprend, comprennent, comporter, comporte, comportent, compose, composée, composé, composer, composent, constituée, constitué, constituent, constituer, formée, formé, forment, étend, étendre, couvre, couvrir, couvrent, englobe, totalise, regroupe, inclut, inclure, mesure, mesurer, recouvre, étale, réunit elle"},

	// Turn and scoring.
	{"RETURN", er("récupèr restitu ramèn libèr") + ", " + ée("restitu ramen libér renvoy récupér") + `, récupérer, récupérons, récupérez, récupérerait, récupérerai, récupérais, récupérant, revenir, reviens, revient, reviennent, reviendrait, reviendront, reviendra, revenu, revenus, revenue, revenues, reprendre, reprends, reprend, reprennent, reprendrait, repris, reprise, reprises, rendre, rendu, rendue, rendus, rendues, rendent, ramener, renvoyer,
		rentrent à la maison, rentre à la maison, retournent à la maison, de retour, retour, le retour, faire revenir, fait revenir, font revenir, fasse revenir, retournent chez, retourne chez, reviennent chez, recouvrer, retirés du plateau, libérer`},
	{"RETURN OWNERS", each("retourne, retournent, retourner, retournera, retourneront, retournerait, retourne t il, retournent ils, retournent elles, remis, remise, remises, repartent, repart, retournés, retournées, retourné, regagne, regagnent, regagner, remettre, rentre, rentrent", "dans la réserve, dans ma réserve, dans leur réserve, dans sa réserve, à la réserve, la réserve, ma réserve, leur réserve, sa réserve, à leur propriétaire, à leurs propriétaires, à son propriétaire, en réserve, dans la main, dans ma main, en main")},
	{"BACK", "en arrière"},
	{"OWNERS", "dans la réserve, dans ma réserve, dans sa réserve, dans leur réserve, la réserve, ma réserve, en main, dans ma main, à leur propriétaire, à leurs propriétaires, à son propriétaire, leurs propriétaires, leur propriétaire, en réserve, à ma réserve, à la réserve, leur réserve, sa réserve, chez leurs propriétaires"},
	{"COME", "vient, viennent, venir, viendra"},
	{"RETURN he", each("récupère, reprend, récupérera, récupérerait", "t il, t elle, il, elle")},
	{"STEP", "étape, phase, action"},
	{"STEPS", "étapes, phases, actions, choses à faire, les étapes"},
	{"LEFT", `reste, restent, rester, resterait, restant, restante, restants, restantes, reste t il, restent ils, restent elles, il reste, il me reste, me reste t il, il nous reste, nous reste t il, il te reste, te reste t il, reste il, il en reste, me reste, me restent, nous reste, ai encore à, a encore à, ai je encore à`},
	{"WHICH LEFT do", "reste à faire, quelque chose à faire, il reste quoi, reste quoi à faire, il me reste quoi à faire, il me reste quoi, il reste quoi à faire, encore à faire, quoi à faire"},
	{"WHICH MUST do", "je fais quoi, on fait quoi, que fais je, que fait on, que faisons nous, on fait quoi maintenant, qu'est-ce qu'on fait, je dois faire quoi, à faire"},
	{"NEXT", "prochain, prochaine, prochains, prochaines, suivant, suivante, suivants, suivantes, ensuite, la suite, après cela, après ça, et après, suite, puis après"},
	{"DOUBLETURN", `double tour, doubles tours, tour supplémentaire, second tour, deuxième tour, autre tour, nouveau tour, tour bonus, tour de plus, encore un tour, encore une tuile, tour double, deux tours, rejouer, rejoue, rejouent, rejouerait, rejouera, jouer à nouveau, jouer de nouveau, joue à nouveau, joue encore, jouer encore une fois, jouer une deuxième fois, jouer deux fois, joue deux fois, seconde tuile, deuxième tuile, autre tuile, tuile supplémentaire, tuile de plus, tour additionnel, tour en plus, deuxième partie de tour, jouer une seconde fois, joue une seconde fois, tour gratuit, jouer deux tours, de double tour, nouvelle tuile, deux tuiles, deuxième coup, de tour supplémentaire, de second tour, de deuxième tour`},
	{"GET", er("touch empoch décroch remport bénéfici engrang") + `, gagner, gagne, gagnes, gagnons, gagnez, gagnent, gagnais, gagnait, gagnaient, gagnera, gagnerai, gagneront, gagnerais, gagnerait, gagneraient, en gagnant, obtenir, obtiens, obtient, obtiennent, obtenons, obtiendrait, obtiendrais, obtienne, obtiendrai, recevoir, reçois, reçoit, reçoivent, recevons, recevrait, recevrais, reçu, reçus, recevra, obtenu, obtenus, bénéficier de, bénéficie de, profiter de, profite de, gagner de, obtenir de`},
	{"PAST GET", ée("gagn touch empoch remport engrang")},
	{"GIVE", "accorde, accorder, accordent, vaut il, octroie, déclenche, déclenchent, déclencher, me donne droit à, donne droit à, me donne t il droit à, donne t il droit à, donne t il, me donne t il, me vaut, valoir à, me vaut il, accorde t il, me accorde t il, donne lieu à"},
	{"GIVE a", "me donne droit à un, donne droit à un, donne t il droit à un, me donne t il droit à un"},
	{"SCORE", er("marqu scor inscri évalu") + ", evalue, inscrire, inscrivent, inscrit, faire des points, fais des points, fait des points, font des points, marque t on, comptabilise, comptabiliser"},
	{"CAUSE SCORE", "faire marquer, fait marquer, font marquer, ferait marquer, feraient marquer, fais marquer, faisant marquer, en faisant marquer, faire scorer"},
	{"SCORED", ée("marqu scor évalu comptabilis") + ", inscrits, attribués, attribué, distribués, evalues"},
	{"THESCORE", "le score, les scores, le décompte, décompte, évaluation, le évaluation, comptage, le comptage, la marque, bilan, le bilan, résultat du tour"},
	{"FINALSCORE", `score final, le score final, scores finaux, les scores finaux, évaluation finale, le évaluation finale, décompte final, le décompte final, résultat final, le résultat final, résultats finaux, les résultats finaux, classement final, le classement final, score de fin de partie, le score de fin de partie, scores de fin de partie, les scores de fin de partie,
		résultat de la partie, le résultat de la partie, total final, le total final, points finaux, les points finaux, comptage final, le comptage final, points en fin de partie, points à la fin de la partie, score à la fin de la partie, le score à la fin de la partie, scores à la fin de la partie, les scores à la fin de la partie, décompte de fin de partie, le décompte de fin de partie, bilan final, le bilan final, issue de la partie, le issue de la partie, score en fin de partie, le score en fin de partie, points de fin de partie, scores en fin de partie, scorage final, résultats de la partie, évaluation de fin de partie`},
	{"GAMEEND", each("si", frenchGameUp)},
	{"GAMEEND", each("si", "la partie se arrêtait là, la partie se arrêtait ici, la partie finissait là, la partie finissait ici, la partie se terminait là, la partie se terminait ici, on se arrêtait là, on se arrêtait ici, on se arrête là, on se arrête ici, on arrêtait là, on arrêtait ici, on arrête là, on arrête ici, on arrêtait la partie là, on arrêtait la partie ici, la partie se arrête là, la partie se arrête ici, la partie se termine là, la partie se termine ici, la partie finit là, la partie finit ici, on finissait ici, on comptait les points, on comptait les points maintenant, on compte les points maintenant, on décomptait maintenant, on faisait le décompte maintenant, on faisait le décompte final, on faisait le décompte final maintenant")},
	{"GAMEEND", "à la fin de la partie, en fin de partie, à la fin du jeu, au décompte final, à le évaluation finale, lors de le évaluation finale, lors du décompte final, après le évaluation finale, quand la partie se termine, quand la partie finit, une fois la partie finie, une fois la partie terminée, au terme de la partie, au final de la partie, lors du décompte de fin de partie, à le issue de la partie, pour la fin de la partie, en cas de fin de partie, à la fin de partie"},
	{"ATEND", "à la fin, au final, en fin de compte"},
	{"TURNEND", each("si, quand, lorsque", frenchTurnUp)},
	{"TURNEND", "à la fin du tour, en fin de tour, à la fin de ce tour, à la fin de mon tour, au terme de ce tour, à le issue de ce tour, à le issue du tour, après ce tour, en fin de ce tour, à la fin du tour en cours, à la fin de notre tour"},
	{"WIN", "vainqueur, le vainqueur, gagnant, le gagnant, gagnante, remporte la partie, remporterait la partie, gagne la partie, gagnerait la partie, gagner la partie, la victoire, victorieux, remporter la partie"},
	{"WHO WIN", "qui gagne, qui gagnerait, qui va gagner, qui gagnera, qui remporte, qui remporterait, qui remporte la partie, qui remporterait la partie, qui gagne la partie, qui gagnerait la partie, qui serait vainqueur, qui a gagné, qui va gagner la partie, qui gagnera la partie, qui sortirait vainqueur, qui est en tête, qui est devant, qui mène"},
	{"PLAYERNOUN WIN", "joueur gagne, joueur gagnerait, joueur remporte, joueur remporterait, joueur va gagner, joueur gagnera"},
	{"WHO GET POINTS", each("qui gagne, qui gagnerait, qui gagnera, qui va gagner, qui remporte, qui a gagné", "des points, les points, de les points")},
	{"WHO GET WHICH", "qui gagne quoi, qui gagne quels, qui va gagner quoi, qui gagnerait quoi"},
	{"WHO GET HOWMANY", each("qui gagne, qui gagnerait, qui gagnera, qui va gagner, qui remporte, qui a gagné", "combien de, combien")},
	{"WHO GET", "qui gagne un, qui gagne le, qui gagne la, qui gagne cette, qui gagnerait cette, qui gagnerait la, qui remporte cette, qui remporte la, qui remporterait la"},
	{"PLAYERNOUN GET HOWMANY", "joueur gagne combien de, joueur gagne combien"},
	{"PLAYERNOUN GET POINTS", "joueur gagne des points, joueur gagnerait des points, joueur gagne les points"},
	{"FLIP", "retourner, retourne, retournent, retourné, retournée, retournés, retournées, retournera, retournerait, retournait, retournement, retourne t on, renverser, renversé, inverser, inversé, changer de face, change de face, changer de côté, face cachée"},
	{"INCOME", "recette, recettes, gain, gains, rentrées, bénéfice"},
	{"INCOME TOLLMONEY", each("revenu, revenus, recette, recettes, gain, gains, rentrées, les revenus, les recettes", "de péage, du péage, des péages, de péages")},
	{"PAID", "perçu, perçue, perçus, perçues, encaissé, encaissés, encaissée, versé, versés, dû au péage, payé, payés, payée, prélevé, prélevés, preleves, collecté, collectés, dus, due, acquitté"},
	{"COLLECT", er("encaiss collect prélèv") + ", percevoir, perçois, perçoit, perçoivent, percevons, percevrait, percevrais, preleve, perçoit on"},

	// Rules.
	{"RULE", "règle, règles, règle exacte, règle précise, la règle exacte, la règle, règle officielle, règles exactes, les règles, note de bas de page, notes de bas de page, passage des règles, article des règles, point de règle, points de règle, le règlement, règlement, la règle officielle, règles officielles, article, paragraphe des règles, extrait des règles"},
	{"RULEBOOK", "zmg, z man, z man games, rgg, rio grande, rio grande games, hig, hans im glück, hans im glueck"},
	{"RULEBOOK", `éditeur, éditeurs, le éditeur, les éditeurs, les différents éditeurs, différents éditeurs, tous les éditeurs, de un éditeur à le autre, livret de règles, livrets de règles, les livrets de règles, le livret de règles, livret, livrets, les livrets, règles du jeu des éditeurs, de autres éditeurs, entre éditeurs, entre les éditeurs, selon le éditeur, selon les éditeurs, de après les éditeurs, suivant le éditeur, chez tous les éditeurs, pour tous les éditeurs, chez les éditeurs,
		règles des différents éditeurs, les règles des différents éditeurs, les règles des éditeurs, un autre éditeur, autre éditeur, chaque éditeur, selon chaque éditeur, autres éditeurs, livres de règles, les livres de règles, le livre de règles, de un livret à le autre, entre les livrets, selon le livret, selon le livret de règles, selon les livrets, des éditeurs, les règles selon le éditeur, manuels de règles, les manuels`},
	{"DIFFER", `différer, diffère, diffèrent, diffèrent ils, diffèrent elles, divergent, divergent ils, diverge, diverger, divergence, divergences, différence, différences, différent, différente, différents, différentes, différemment, autrement, de accord, pas de accord, en désaccord, désaccord, une autre réponse, autre réponse, une réponse différente, des réponses différentes, autre chose, la même réponse,
		la même chose, le même avis, du même avis, de avis différents, avis différents, avis différent, avis divergents, voient ça autrement, voient ils ça autrement, voient les choses autrement, unanimes, se accordent, se accordent ils, se contredisent, se contredisent ils, contredisent, partagés, disent la même chose, disent ils la même chose, disent autre chose, disent ils autre chose, donnent la même réponse, donnent ils la même réponse, répondent pareil, répondent la même chose, les règles diffèrent, les règles diffèrent elles, la réponse change, la réponse change t elle, la réponse varie, la réponse varie t elle, la réponse dépend de, la réponse dépend, la réponse dépend elle de, réponse change, réponse varie, ça change selon, ça varie selon, ça dépend de, ça dépend du, ça change entre, ça diffère selon, les règles changent, les règles varient, les règles divergent, les règles sont elles différentes,
		la même règle, identique, identiques, pareil, la réponse diffère, la réponse diffère t elle, la réponse est elle différente, la réponse est elle la même, la réponse serait elle différente, la réponse serait elle la même, la réponse est la même, change t elle, dépend elle, varie t elle, diffère t elle`},
	{"ANSWER", "réponse, réponses, répondre, répondent, répond, répondrait, répondraient, répondent ils, donnent ils, disent ils, répondraient ils, la réponse, répondrait il, dirait, diraient, donnerait il"},
	{"EXPLAIN", "explique, expliquer, explique moi, expliquez, expliquez moi, expliquent, cite, cite moi, citez, citer, cherche, cherche moi, chercher, je cherche, trouve moi, trouver, rappelle moi, rappelle, rappelez moi, lis moi, lire, recherche, résume, résume moi, imprime, parle moi de, sors moi, consulter, je veux lire, je voudrais lire, je veux voir, je voudrais voir, je cherche à voir"},
	{"ABOUT", "concernant, à propos de, au sujet de, relatif à, relative à, relatives à, à propos du, au sujet du, au sujet des, à propos des, relative au, relative aux, quant à, quelque chose sur, sur la question de, sur le thème de, sur le point de savoir si, sur la question de savoir si, sur la question de savoir, la question de savoir si, la question de savoir, quant au point de savoir si, sur le fait de, sur le fait que, le fait que, sur le point suivant, sur la question suivante, à la question, à la question de savoir si, quand il se agit de savoir si, au sujet de la question, portant sur"},
	{"COVERS", "parle, parlent, parle t on de, parle t on du, parle t on des, est il question de, est il question du, est il question des, parle de, parlent de, parlent elles de, traite, traitent, traite de, traitent de, traite du, traite des, porte sur, portent sur, parle du, parle des, parlent du, parlent des, applique, appliquent, régit, régissent, concerne, concernent, mentionne, mentionnent, évoque, évoquent, couvre le cas de, se applique à, se applique, se appliquent, se applique au, se applique aux, existe, existent, aborde, règle le cas de, vaut pour, gouverne, parlent elles du, mentionnent elles, traitent elles de"},
}

// frenchThings are the ways to describe things; the first that fits is used.
var frenchThings = []Thing{
	// Words with two meanings.
	{"or", "^= where"},
	{"drop or", "^= where"},
	{"QUE", "^= WHICH"},
	{"drop QUE", "^= WHICH"},
	{"comma QUE", "= comma WHICH"},
	{"QUE self", "= self"},
	{"QUE player", "= 2"},
	{"comma it", "= comma"},
	{"player SAYS heit", "claim-he"},
	{"SOMEONE SAYS heit", "claim-he"},
	{"player comma SAYS heit", "claim-he"},
	{"WHICH FERRIES|FERRY MAY heit NOT? MOVE", "= WHICH 2 MAY he MOVE"},
	{"heit PLACE|CLAIM|COLLECT", "= he 2"},
	{"heit the MOVE|PLACE", "= he it 3"},
	{"ALLPLAYERS have|GET|COLLECT|SCORE heit", "= 1 2"},
	{"ALLPLAYERS RETURN he", "= 1 2"},
	{"GET|COLLECT heit", "= 1 he"},
	{"THISTURN BRING heit", "= 1 2"},
	{"me BRING", "= me GET"},
	{"it REOPEN|WORTH|BRING|CONTAIN", "= this 2"},
	{"CONTAIN heit? SAME", "= SAME"},
	{"the? SAME kind QUE", "= SAME kind as"},
	{"SAME QUE", "= SAME as"},
	{"WHO have the POINTS", "= WHO GET POINTS"},
	{"HOWMUCH thereis of", "= HOWMANY thereis"},
	{"the swivel? MOVE", "= it MOVE"},
	{"FIT heit? BRING|SCORE|SCORED|RETURN|REOPEN|COMPLETE|FLIP|be|GET|MOVE|PLACE|CHANGE|WORTH", "last"},
	{"FIT self|player BRING|SCORE|RETURN|REOPEN|COMPLETE|FLIP|GET|MOVE|PLACE|CHANGE|COLLECT", "= 2 3"},
	{"be CAUSE COMPLETE", "= be COMPLETE"},
	{"be heit CAUSE COMPLETE", "= be heit COMPLETE"},
	{"HOWMANY POINTS CONTAIN", "= HOWMANY POINTS BRING"},
	{"CONTAIN HOWMANY POINTS", "= BRING HOWMANY POINTS"},
	{"FERRY|kind|TILE|piece WHO be|STAND on|of|near|with|between", "= 1 4"},
	{"FERRY|kind SITUATED", "= 1"},
	{"kind|ROADS|CITIES COMPLETE|OPEN WHO", "= 1 2"},
	{"FERRY|FERRIES|kind|ROADS|CITIES|FIELDS|TILE|piece|PIECES|COMBINATIONS|PLAYERNOUN|MOVE|STEPS|SPOT|FEATURES|TOLL|RULE WHO", "= 1"},
	{"MOVE the|this|my FERRY be", "= MOVE 2 FERRY side:E"},
	{"of|for the FERRY be", "= 1 the FERRY side:E"},
	{"the FERRY be comma", "= the FERRY side:E comma"},
	{"the FERRY be MAY", "= the FERRY side:E MAY"},
	{"SIDEWORD be", "= SIDEWORD side:E"},
	{"kind be of the? cell", "= 1 side:E of 4 5"},

	// Turns and tiles.
	{"TURNED|TURN of|to|on|by? num DEGREES? CLOCKWISE?", "turned"},
	{"with|of|on num DEGREES CLOCKWISE?", "turned"},
	{"the? TILE|TILES of? tile", "tile"},
	{"the? TILE of? kind cell", "cell-kind"},
	{"the? TILE|SPOT NUMBER? cell", "cell-tile"},
	{"the? TILE|SPOT on? the? side|near of|to? the? cell", "cell-beside"},

	{"self|player have? PLACE cell comma", "^placed"},
	{"self|player have? PLACE THISTILE comma", "^placed"},
	{"AFTER self|player? have? PLACE cell comma?", "placed"},
	{"AFTER self|player? have? PLACE? THISTILE PLACE? comma?", "placed"},
	{"player comma WHO have? PLACE cell comma?", "placed-who"},

	// Players.
	{"the? PLAYERNOUN player", "player"},
	{"player SAYS this?", "claim"},
	{"SOMEONE SAYS this?", "claim"},
	{"self SAYS this?", "claim"},
	{"ACCORDING the? player comma?", "claim"},
	{"ACCORDING SOMEONE comma?", "claim"},
	{"self be player comma?", "asker"},
	{"self PLACE player comma?", "asker"},
	{"as? player comma", "^asker"},
	{"as the? player comma?", "asker"},
	{"self|me comma player comma?", "asker"},

	// Ferries beside something, before what they are beside is read as a road.
	{"the? FERRY NEAREST on|to|of? the? side of the? cell", "ferry-nearest"},
	{"the? FERRY NEAREST of|to? the? cell", "ferry-nearest"},
	{"the? FERRY on|to|of? the? SIDEWORD? side of the? cell", "ferry-near"},
	{"the? FERRY near the? cell", "ferry-near"},
	{"the? FERRY near the|a? kind", "ferry-kind"},
	{"the? FERRY on|to|of? the? side of the? kind", "ferry-kind"},
	{"the? kind CONNECT? between? the? cell and the? cell", "place-between"},
	{"the? kind of|from the? cell to|on the? cell", "place-between"},

	// Roads and other features.
	{"the? SAME|num kind", "same"},
	{"the? kind side of|on|from the? cell", "place-side"},
	{"the? kind on|to|of the? SIDEWORD? side SIDEWORD? of|on|from the? cell", "place-side"},
	{"the? kind of|on? the? cell on|to|of? the? SIDEWORD? side", "place-side"},
	{"the? kind LEAVE of|from? the? cell to|on|of? the? SIDEWORD? side", "place-side"},
	{"the? kind LEAVE on|to|from|of? the? side of the? cell", "place-side"},
	{"the? SIDEWORD side of|on the? cell", "place-side"},
	{"the? side SIDEWORD of|on the? cell", "place-side"},
	{"the? SIDEWORD of|on the? cell to|on the? side", "place-side"},
	{"the? cell on|to|of? the? SIDEWORD side", "place-side"},
	{"the? side of the? cell", "place-side-loose"},
	{"the? side on the? cell", "place-side"},
	{"the? side kind on|of place", "place-kind"},
	{"the? kind side? on|of|through|from? the? SIDEWORD? place", "place-kind"},
	{"the? SIDEWORD place", "place"},
	{"the? kind on|of|through? the? cell", "place-cell"},
	{"the? kind of the|this|my? THEMOVE|THISTILE", "place-this"},
	{"the? kind where self|player have the|a|my|his? piece", "place-player"},
	{"the? kind where self|player heit? be|STAND|CLAIM", "place-player"},
	{"the? kind where be|STAND the|my|his? piece of the? player", "place-player"},
	{"the? kind where be|STAND my piece", "place-mine"},
	{"the? kind where be|STAND|CLAIM heit? self|player", "place-player"},
	{"the? kind self|player CLAIM|OWN", "place-player"},
	{"the? kind CLAIM|TAKEN by the? player|self", "place-player"},
	{"the? kind of|with the? piece of the? player", "place-player"},
	{"the? kind of|with my piece", "place-mine"},
	{"the? kind of the? player", "place-player"},
	{"the? kind with player", "place-player"},
	{"my kind", "place-mine"},

	// Tollhouses: whose, and what is not asked about them.
	{"my TOLL|TOLLMONEY", "toll-mine"},
	{"his TOLL|TOLLMONEY", "toll-his"},
	{"TOLL|TOLLMONEY of player", "= 3 1"},
	{"TOLL|TOLLMONEY of the player", "= 4 1"},
	{"HOWMANY TOLL|TOLLMONEY", "toll-other"},
	{"WHICH TOLL be PAID", "= WHICH TOLLMONEY be PAID"},
	{"WHICH TOLL BRING|COLLECT place", "= WHICH TOLLMONEY 3 4"},
	{"WHICH TOLL BRING|PAID", "toll-other"},
	{"a TOLL BRING|COLLECT", "toll-other"},
	{"BRING|COLLECT a TOLL", "toll-other"},
	{"WHICH be the TOLL of|for place", "= WHICH TOLLMONEY 6"},
	{"TOLL PAID", "= TOLLMONEY PAID"},
	{"COLLECT|GET of? the TOLL", "= 1 TOLLMONEY"},
	{"WHICH TOLL COLLECT|GET", "= WHICH TOLLMONEY 3"},
	{"GET HOWMUCH of TOLL", "= GET HOWMUCH TOLLMONEY"},
	{"HOWMUCH be TOLL", "= HOWMUCH TOLLMONEY"},

	// Ferries.
	{"the|this|my|a? NEW FERRY NUMBER? num|name?", "ferry-new"},
	{"the|this|my? FERRY JUSTPLACED|NEW", "ferry-new"},
	{"the|this|my? FERRY on|of the|this|my? NEW LAKE", "ferry-new"},
	{"the? FERRY NUMBER|NO? num|name", "ferry-name"},
	{"the? FERRY cell", "ferry-cell-name"},
	{"the? ordinal FERRY", "ferry-nth"},
	{"the|this|my FERRY on|of|from the|this|my? LAKE on|of? cell", "ferry-on"},
	{"the|this|my? FERRY on|of the|this|my? LAKE", "ferry-this"},
	{"the? FERRY on|of the? cell", "ferry-on"},
	{"side side", "link"},
	{"from|of link to|on link", "link-from"},
	{"the? FERRY side", "ferry-side"},
	{"from|of|between? the? side SIDEWORD? to|and|with|on on? the? side SIDEWORD?", "link"},
	{"on|to the? side SIDEWORD? and to|on|with? the? side SIDEWORD?", "link"},
	{"the? FERRY on|of|to? the? SIDEWORD? side SIDEWORD?", "ferry-side"},
	{"FERRY of the? player", "= FERRY OFPLAYER"},
	{"the|this|my FERRY", "ferry-this"},
	{"MOVE the num", "= MOVE 3"},
	{"it MOVE num", "= MOVE 3"},
	{"MOVE num|name", "move-name"},
	{"MOVE cell", "move-cell"},
	{"with|by ferry", "bymove"},
	{"with|by the|my|a|ANY? FERRY|FERRIES", "bymove"},
	{"to|on|from|near|with|by|through ferry|FERRY|FERRIES", "oblique"},
	{"to|on|from|near|with|by|through a|ANY|the FERRY|FERRIES", "oblique"},

	// Single features, last.
	{"cell SIDEWORD? side", "place-side"},
	{"this|the kind", "place-this"},
	{"ferry MAY heit? FIT", "= 1 2 GO"},
	{"ferry FIT", "= 1 GO"},
	{"COMBINATIONS of ferry on|to link", "= MOVE 3 5"},
	{"COMBINATIONS ferry on|to link", "= MOVE 2 4"},
	{"COMBINATIONS|MOVE|ferry|link WHO? ALLOWS heit?", "= 1"},
	{"ferry of link", "= 1 from 3"},
	{"KEEP MOVE|PLACE|CHANGE", "= KEEPFROM 2"},
	{"KEEP player of MOVE|PLACE|CHANGE", "= KEEPFROM 2 4"},
	{"WHO be|STAND on", "whoon"},
	{"WHY NOT ferry|num|name", "^whynot"},
	{"SOMEONE", "= ALLPLAYERS"},
}
