package question

// frenchAsked are the wordings that the catalogue shows in French, for the same
// position as the English ones.
func frenchAsked(id ID) []string {
	switch id {
	case "movable-ferries":
		return []string{
			"Quels bacs puis-je déplacer ?",
			"Quels bacs est-ce que je peux déplacer ce tour-ci ?",
			"Quels bacs ai-je le droit de repositionner ?",
			"Quel bac peut être déplacé maintenant ?",
			"Quels bacs rouge peut-il déplacer ?",
			"Puis-je déplacer un bac ?",
			"Y a-t-il des bacs que je peux pivoter ?",
			"Donne-moi la liste des bacs déplaçables.",
			"Lesquels des bacs bleu a-t-il le droit de tourner ?",
			"Est-ce qu'on peut bouger un des bacs ?",
			"Pouvez-vous me dire quels bacs sont mobiles, s'il vous plaît ?",
			"Je peux bouger quels bacs ?",
		}
	case "may-move-ferry":
		return []string{
			"Puis-je déplacer le bac 2 ?",
			"Ne puis-je pas déplacer le bac 3 ?",
			"Rouge a-t-il le droit de repositionner le bac n° 1 ?",
			"Le bac 1 peut-il être déplacé en N-S ?",
			"Est-ce que j'ai le droit de pivoter le bac de l'ouest ?",
			"Pourquoi est-ce que je ne peux pas déplacer le deuxième bac ?",
			"Le bac 2 est-il déplaçable ?",
			"Bleu peut-il basculer le bac de la tuile x du nord au sud ?",
			"Peut-on bouger le bac à côté de a ?",
			"Bleu dit que je ne peux pas déplacer le bac 2, c'est vrai ?",
			"Est-il permis de tourner le bac 1 vers le nord et l'est ?",
			"J'ai le droit de toucher au nouveau bac ?",
		}
	case "ferry-positions":
		return []string{
			"Quelles positions le bac 2 peut-il prendre ?",
			"Où puis-je déplacer le bac 1 ?",
			"Quelles sont les positions possibles du bac 3 ?",
			"Comment le bac 2 peut-il être placé ?",
			"Dans quelles positions rouge peut-il déplacer le bac 1 ?",
			"Quels quais le bac 2 peut-il relier ?",
			"Quelles positions reste-t-il pour le bac 2 ?",
			"Où peut-on poser le nouveau bac ?",
			"Quelles sont mes options pour le bac sur x ?",
			"Montre-moi les positions autorisées du bac de l'est.",
			"Quelles autres positions y a-t-il pour le bac 1 ?",
		}
	case "must-place-ferry":
		return []string{
			"Dois-je poser un bac ?",
			"Est-ce que je suis obligé de poser un bac ?",
			"Le bac est-il obligatoire ?",
			"Faut-il mettre un bac sur le lac ?",
			"Dois-je poser le bac même sans meeple ?",
			"Un bac doit-il être posé ce tour-ci ?",
			"Est-il obligatoire de placer un bac ?",
			"Rouge doit-il poser un bac ?",
			"La pose du bac est-elle obligatoire ?",
			"Bleu est-il forcé de poser le nouveau bac ?",
			"Ne dois-je pas poser un bac ?",
		}
	case "move-effects":
		return []string{
			"Que se passe-t-il si je déplace le bac 1 en N-S ?",
			"Et si je mets le bac 1 en E-S ?",
			"Quels sont les effets du déplacement du bac 2 en N-E ?",
			"Que donne le déplacement du bac 1 en N-S ?",
			"Qu'est-ce qui changerait si rouge déplaçait le bac 1 du nord au sud ?",
			"Quelles conséquences cela a-t-il de repositionner le bac 2 en W-S ?",
			"Dis-moi ce qui se passe quand le bac 3 est déplacé en N-W.",
			"Quel est le résultat si on pivote le bac de l'ouest en N-S ?",
			"Qu'arrive-t-il si bleu bascule le bac 2 en S-W ?",
			"Quel effet a le déplacement du bac sur x en E-W ?",
			"Si je déplace le bac 1 en N-S, que se passe-t-il ?",
		}
	case "reopens":
		return []string{
			"Une route est-elle rouverte ?",
			"Est-ce que ça rouvre une route ?",
			"Y a-t-il une route de nouveau ouverte ?",
			"Déplacer le bac 1 en N-S rouvre-t-il une route ?",
			"La route a.N est-elle rouverte ?",
			"La route au nord de a se rouvre-t-elle si je déplace le bac 2 en E-S ?",
			"Une route terminée a-t-elle été rouverte ce tour-ci ?",
			"Ce déplacement rouvre-t-il la route en b.S ?",
			"a.N est-elle à nouveau ouverte ?",
			"Une route achevée redevient-elle incomplète ?",
			"Est-ce que mon déplacement rouvre une route complète ?",
		}
	case "move-combinations":
		return []string{
			"Quelles combinaisons de déplacements de bacs ai-je ?",
			"Quel déplacement du bac 1 rouvre la route en a.N ?",
			"Comment empêcher bleu de marquer des points ?",
			"Quels déplacements de bacs terminent la route en x.E ?",
			"Que se passe-t-il si je déplace le bac 1 ?",
			"Quel est mon meilleur déplacement de bac ?",
			"Quels déplacements du bac 2 coupent une route en deux ?",
			"Comment rouge peut-il relier deux routes en déplaçant des bacs ?",
			"Quels déplacements de bacs donnent des points à bleu ?",
			"Comment marquer des points en bougeant les bacs ?",
			"Quel déplacement de bac fait revenir mon bâtisseur ?",
		}
	case "can-achieve":
		return []string{
			"Puis-je empêcher bleu de marquer des points ?",
			"Puis-je rouvrir la route en a.N en déplaçant un bac ?",
			"Rouge peut-il terminer la route en x.E en bougeant les bacs ?",
			"Y a-t-il un déplacement de bac qui coupe la route en x.E ?",
			"Puis-je marquer des points en déplaçant le bac 1 ?",
			"Puis-je déplacer les bacs de sorte que bleu ne marque aucun point ?",
			"Bleu dit que je ne peux pas couper la route en c.E avec les bacs, c'est vrai ?",
			"Est-ce que je pourrais relier deux routes avec le bac 2 ?",
			"Puis-je récupérer mon bâtisseur en déplaçant un bac ?",
			"Rouge peut-il empêcher bleu d'avoir des points ?",
			"Est-il possible de faire marquer bleu en déplaçant des bacs ?",
		}
	case "complete":
		return []string{
			"La route en a.N est-elle terminée ?",
			"Est-ce que a.N est complète ?",
			"La route au nord de a est-elle fermée ?",
			"La ville en b.E a-t-elle été achevée ?",
			"La route où se trouve bleu est-elle complète ?",
			"Cette route est-elle terminée ?",
			"L'abbaye sur m est-elle complète ?",
			"La route à l'ouest de x n'est-elle pas terminée ?",
			"Pourquoi a.N n'est-elle pas terminée ?",
			"La route au nord de a est-elle fermée ou encore ouverte ?",
			"Est-elle terminée ?",
		}
	case "same-feature":
		return []string{
			"a.N et b.S, est-ce la même route ?",
			"a.N est-elle reliée à b.S ?",
			"a.N et b.S appartiennent-elles à la même route ?",
			"a.N et x.W font-elles partie de la même zone ?",
			"Est-ce que a.N est raccordée à x.E ?",
			"La route au nord de a et la route au sud de b ne font-elles qu'une ?",
			"x.E est-elle la même route que x.W ?",
			"Rouge et bleu sont-ils sur la même route ?",
			"Est-ce que a.N et b.S sont connectées ?",
			"La ville en a.N est-elle la même ville que b.W ?",
			"La route de bleu rejoint-elle celle de rouge ?",
		}
	case "owners":
		return []string{
			"Qui possède a.N ?",
			"À qui est la route en a.N ?",
			"Qui a la majorité sur la route au nord de a ?",
			"Qui contrôle la ville en b.E ?",
			"À qui appartient a.N ?",
			"Qui est le propriétaire de x.W ?",
			"Quel joueur contrôle cette route ?",
			"Qui est majoritaire sur la route en a.N ?",
			"Quels joueurs possèdent a.N ?",
			"Qui a le plus de meeples sur x.E ?",
			"L'abbaye sur m est à qui ?",
		}
	case "worth":
		return []string{
			"Combien vaut a.N ?",
			"Combien de points vaut la route en a.N ?",
			"Combien de points rapporte la route au nord de a ?",
			"Que rapporterait la ville en b.E ?",
			"x.W donne combien de points ?",
			"Quelle est la valeur de la route où est bleu ?",
			"Combien de points vaut cette route maintenant ?",
			"L'abbaye sur m rapporte combien ?",
			"Combien vaudrait x.E si la partie s'arrêtait maintenant ?",
			"Combien de points pour a.N ?",
			"Combien vaut-elle ?",
		}
	case "tile-count":
		return []string{
			"Combien de tuiles compte la route en a.N ?",
			"Quelle est la longueur de la route en a.N ?",
			"De combien de tuiles se compose a.N ?",
			"La route au nord de a fait combien de tuiles ?",
			"Combien y a-t-il de tuiles dans la ville en b.E ?",
			"Quelle est la taille de la ville en b.E ?",
			"Combien de tuiles comporte cette route ?",
			"Quel est le nombre de tuiles de x.W ?",
			"Compte les tuiles de a.N.",
			"Sur combien de tuiles s'étend la ville b.E ?",
			"De combien de tuiles est formée la route où se trouve bleu ?",
		}
	case "may-place-tile":
		return []string{
			"Puis-je placer la tuile U en 2,0 ?",
			"La tuile U va-t-elle en (2,0) ?",
			"La tuile base/FRFR-thru peut-elle aller en 2,0 ?",
			"Puis-je mettre la tuile U en 2,0 tournée de 90 degrés ?",
			"Est-il permis de poser la tuile U en 1,-1 tournée à 180° ?",
			"Rouge peut-il jouer la tuile D en -1,0 ?",
			"Est-ce qu'on peut placer une tuile RRFR en 2,0 ?",
			"Une tuile FRRR village convient-elle en 2,0 ?",
			"La tuile V peut-elle être placée en 2,0 ?",
			"Ai-je le droit de poser la tuile U au nord de a ?",
			"La tuile U en 3,1, ça passe ?",
		}
	case "tile-spots":
		return []string{
			"Où puis-je placer la tuile U ?",
			"Où va la tuile U ?",
			"Où la tuile V peut-elle aller ?",
			"Quels emplacements y a-t-il pour la tuile U ?",
			"À quels endroits la tuile base/FRFR-thru convient-elle ?",
			"Où rouge pourrait-il jouer la tuile D ?",
			"Donne-moi tous les emplacements de la tuile U.",
			"Quelles sont les cases possibles pour la tuile U ?",
			"Puis-je placer la tuile U quelque part ?",
			"Où peut-on mettre une tuile RRFR village ?",
			"Sur quelles cases ai-je le droit de poser la tuile U ?",
		}
	case "may-place-meeple":
		return []string{
			"Puis-je poser un meeple en a.N ?",
			"Est-ce que je peux mettre un brigand sur la route au nord de a ?",
			"Puis-je occuper x.E ?",
			"Rouge a-t-il le droit de placer un chevalier dans la ville en b.E ?",
			"La route a.N est-elle libre ?",
			"Peut-on poser un partisan sur la route où se trouve bleu ?",
			"Pourrais-je poser mon grand meeple en a.N ?",
			"Bleu peut-il placer un bâtisseur en x.W ?",
			"Puis-je mettre un moine sur m ?",
			"Ne puis-je pas poser un meeple en a.N ?",
			"Un meeple peut-il être posé dans l'abbaye sur m ?",
		}
	case "meeple-spots":
		return []string{
			"Où puis-je poser un meeple ?",
			"Où est-ce que je peux mettre mon meeple ?",
			"Quelles zones sont libres pour un meeple ?",
			"Où puis-je poser un paysan ?",
			"Quelles zones puis-je occuper ?",
			"Quels emplacements y a-t-il pour un meeple ?",
			"Où rouge peut-il placer un partisan ?",
			"Puis-je poser un meeple quelque part ?",
			"Puis-je poser un meeple ?",
			"Où un meeple peut-il aller ?",
			"Sur quelles zones ai-je le droit de poser un meeple ?",
		}
	case "returned":
		return []string{
			"Quels meeples reviennent ?",
			"Quelles figurines sont rendues ce tour-ci ?",
			"Qui récupère un meeple ?",
			"Quels meeples est-ce que je récupère ?",
			"Est-ce que je récupère mon meeple ?",
			"Qu'est-ce qui revient ce tour ?",
			"Quels meeples retournent dans la réserve ?",
			"Quelles figurines reviennent à leurs propriétaires ?",
			"Un meeple est-il rendu ?",
			"Quels pions bleu reprend-il ?",
			"Donne la liste des figurines rendues.",
		}
	case "steps":
		return []string{
			"Que puis-je encore faire ?",
			"Quelles étapes reste-t-il ?",
			"Que dois-je faire maintenant ?",
			"Que reste-t-il à faire ce tour-ci ?",
			"Qu'est-ce qui vient ensuite ?",
			"Quelles sont les prochaines étapes ?",
			"Quelles sont les étapes restantes de mon tour ?",
			"Que peut faire rouge maintenant ?",
			"Qu'est-ce que je dois faire ?",
			"Que se passe-t-il ensuite ?",
			"Montre-moi les étapes qui restent.",
		}
	case "double-turn":
		return []string{
			"Ai-je un double tour ?",
			"Est-ce un double tour ?",
			"Rouge a-t-il droit à un tour supplémentaire ?",
			"Puis-je jouer un deuxième tour ?",
			"Est-ce que j'obtiens un double tour ?",
			"Mon bâtisseur me donne-t-il un double tour ?",
			"Puis-je poser une seconde tuile ?",
			"Ai-je droit à un double tour ?",
			"Est-ce que je peux rejouer ?",
			"Pourquoi n'ai-je pas de double tour ?",
			"Bleu peut-il rejouer ?",
		}
	case "scores":
		return []string{
			"Combien de points est-ce que je marque ?",
			"Qu'est-ce qui est évalué ce tour-ci ?",
			"Qui marque des points ce tour ?",
			"Combien de points rouge marque-t-il ?",
			"Combien de points sont marqués ?",
			"Qui gagne des points ?",
			"Qui marque combien de points ?",
			"Combien de points est-ce que ce tour rapporte ?",
			"Combien de points chacun obtient-il ce tour-ci ?",
			"Quel est le score de ce tour ?",
			"Combien de points bleu va-t-il marquer ?",
		}
	case "final-scores":
		return []string{
			"Quel est le score final ?",
			"Quels sont les scores finaux ?",
			"Qui gagne ?",
			"Qui gagnerait si la partie s'arrêtait maintenant ?",
			"Combien de points rouge a-t-il à la fin de la partie ?",
			"Combien de points aurais-je si la partie se terminait maintenant ?",
			"Que donne l'évaluation finale ?",
			"Quel est le résultat de la partie ?",
			"Qui marque combien à la fin de la partie ?",
			"Quel serait le score si on arrêtait ici ?",
			"Quel est le décompte final ?",
		}
	case "toll-spots":
		return []string{
			"Où puis-je poser un péage ?",
			"Où est-ce que je peux placer mon péage ?",
			"Quels emplacements y a-t-il pour un péage ?",
			"Où rouge peut-il installer son péage ?",
			"Où un péage peut-il être construit ?",
			"Quels carrefours sont libres pour un péage ?",
			"Puis-je poser un péage ?",
			"Peut-on placer un péage quelque part ?",
			"Sur quels villages ai-je le droit de poser un péage ?",
			"Où pourrait aller un péage ?",
		}
	case "may-place-toll":
		return []string{
			"Puis-je poser un péage sur v ?",
			"Est-ce que je peux mettre un péage en a.N ?",
			"Rouge peut-il placer un péage en 2,0 ?",
			"Est-il permis de poser un péage dans le village de v ?",
			"Ai-je le droit de mettre mon péage sur la tuile v ?",
			"Un péage pourrait-il être construit sur v ?",
			"Ne puis-je pas poser de péage sur v ?",
			"Pourquoi ne puis-je pas poser de péage sur v ?",
			"Bleu peut-il installer un péage au carrefour de v ?",
			"Rouge a-t-il le droit de poser un péage en v ?",
		}
	case "toll-income":
		return []string{
			"Combien de péage est-ce que je touche ?",
			"Combien de péage rapporte la route en a.N ?",
			"Quels sont les revenus de péage ?",
			"Qui touche des droits de péage ?",
			"Combien de points rouge reçoit-il en droits de péage ?",
			"Quel droit de péage est perçu ce tour-ci ?",
			"Combien de péage rapporterait a.N ?",
			"Quel est le droit de péage pour la route au nord de a ?",
			"Combien de péage chacun encaisse-t-il ?",
			"Combien de droits de péage sont encaissés ce tour ?",
		}
	case "toll-flips":
		return []string{
			"Un péage est-il retourné ?",
			"Est-ce qu'un péage se retourne ?",
			"Le péage est-il retourné ?",
			"Y a-t-il un péage à retourner ce tour-ci ?",
			"Dois-je retourner un péage ?",
			"Faut-il retourner un péage ?",
			"Un péage sera-t-il retourné ?",
			"Est-ce que le péage se retourne maintenant ?",
			"Des péages sont-ils retournés ?",
			"Retourne-t-on un péage ?",
		}
	case "rule":
		return []string{
			"Quelle est la règle sur le déplacement des bacs ?",
			"Montre la règle ferries/first-ferry",
			"Quelles règles parlent du bâtisseur ?",
			"Que disent les règles sur une auberge et un lac ?",
			"règle BASE-8",
			"ferries/first-ferry",
			"Y a-t-il une règle sur la pose d'un bac ?",
			"Explique la règle ferries/once-per-turn",
			"Que dit ferries/sequence ?",
			"Quelle règle dit qu'un quai nu termine une route ?",
			"Règles pour les abbayes",
		}
	case "rulebooks-differ":
		return []string{
			"Les éditeurs sont-ils d'accord : puis-je déplacer le bac 2 ?",
			"Quels éditeurs donnent une autre réponse : quels bacs puis-je déplacer ?",
			"Les livrets de règles divergent-ils sur la question de savoir qui possède a.N ?",
			"D'autres éditeurs répondent-ils différemment : puis-je déplacer le bac 2 ?",
			"La réponse change-t-elle selon l'éditeur : quels bacs puis-je déplacer ?",
			"Un autre éditeur répondrait-il autrement : a.N est-elle terminée ?",
			"Chez quels éditeurs la réponse est-elle différente : dois-je poser un bac ?",
			"Les règles diffèrent-elles selon l'éditeur : quels bacs rouge peut-il déplacer ?",
			"Tous les éditeurs disent-ils la même chose : dois-je poser un bac ?",
			"Y a-t-il des différences entre éditeurs pour savoir si j'ai un double tour ?",
		}
	}
	return nil
}
