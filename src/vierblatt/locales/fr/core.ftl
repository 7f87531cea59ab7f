language = Français

# Les jeux
four-seasons = 4 Seasons
four-seasons-what = Des plis et des annonces secrètes : faites-en exactement autant que vous en avez annoncé.
vier-felder = Vier Felder
vier-felder-what = Un jeu de ramassage sur quatre champs : la saison d’un champ décide de ce que l’on peut y faire.
seasons-duel = 4 Seasons, le duel
seasons-duel-what = Pour deux : vous choisissez la paire, votre adversaire choisit la carte qui donne du prix à une saison et celle qui y donne de l’influence.
four-gems = Four Gems
four-gems-what = Un jeu de plis à deux équipes : qui choisit l’atout doit remplir son contrat.

# La table
us = Nous
them = Eux
you = vous
you-alone = Vous
player = Joueur { $number }
partner = partenaire
dealer = donneur
round = Manche { $round }
labelled = { $label } : { $text }
hand = Main
empty = rien
last-trick = Dernier pli
totals = Totaux
cards-left = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
moves = Coups
more-moves = et { $count ->
    [one] un autre
   *[other] { $count } autres
} ; tapez le début d’un coup
prompt = À vous (ou ? pour l’aide)
help = Tapez le numéro d’un coup ou le coup lui-même, par exemple { $example }.
    m  tous les coups       l  dernier pli    s  totaux
    r  règles               h  un conseil     t  revoir la table
    q  quitter la table
    w COUP  pourquoi pas ; w 2  de même par son numéro
    r MOT  les règles sur ce mot ; r 6.5  ce paragraphe
prompt-screen = Un coup, son numéro ou son début ; Entrée le joue ; r MOT : les règles sur ce mot
several-moves-screen = Plusieurs coups commencent ainsi : ils sont dans la liste.
finished-screen = La partie est terminée. Entrée ou Ctrl+Q pour quitter la table.
key-rules = règles
key-scores = totaux
key-last = dernier pli
key-hint = conseil
key-leave = quitter
curtain = Passez l’appareil à { $name }, puis appuyez sur Entrée.
left = Vous avez quitté la table avant la fin.

# Les conseils et l’entraîneur
advice-only-move = Un seul choix : { $move }.
advice-sense = À vue de nez, { $move }.
advice-move = Le mieux : { $move }.
advice-search = { $worlds ->
    [one] Dans une donne imaginée
   *[other] Dans { $worlds } donnes imaginées
}, cela rapporte { $points } points en moyenne dans cette manche, à { $error } près.
advice-exact = Calculé sur { $worlds ->
    [one] la seule répartition possible
   *[other] les { $worlds } répartitions possibles
} des cartes : cela rapporte { $points } points en moyenne dans cette manche.
advice-mixed = Ici, il faut rester imprévisible : c’est le choix dans { $percent } cas sur 100, qui rapporte { $points } points en moyenne.
advice-next-equal = { $move } vaut à peu près autant.
advice-next-worse = Vient ensuite { $move }, environ { $points } points de moins.
advice-next-match = Vient ensuite { $move } : moins de chances de gagner la partie.
coach-same = L’entraîneur : j’aurais aussi joué { $move }.
coach-close = L’entraîneur : { $move } est bien ; je pensais à { $best }, à peine meilleur.
coach-other = L’entraîneur : au lieu de { $move }, j’aurais joué { $best }, pour environ { $points } points de plus.
coach-match = L’entraîneur : au lieu de { $move }, j’aurais joué { $best }, avec plus de chances de gagner la partie.
coach-unweighed = L’entraîneur : j’aurais joué { $best } ; j’ai à peine regardé { $move }.

# On s’installe
invite-game = À quel jeu ? (un numéro, ou q)
invite-seats = Combien de joueurs ? { $seats } [{ $usual }]
invite-options = Règles de la maison : nom=valeur, séparées par des espaces, ou Entrée pour le jeu ordinaire : { $options }
invite-bots = Adversaires : un bot ({ $bots }) pour tous, ou une liste, place par place, avec human:NOM pour les amis [level3]
not-understood-move = « { $text } » n’est pas un coup de ce jeu.
did-you-mean = Vouliez-vous dire { $near } ?
rule-cited = (règle { $rule })
rule-at-table = à cette table : { $values }
rule-not-at-table = pas à cette table
rule-term = { $term }, règle { $rule }
why-not-legal = Vous pouvez jouer { $move }.

# Refus communs à tous les jeux
no-not-your-turn = Ce n’est pas à vous de jouer.
no-round-over = La manche est terminée.
no-match-over = La partie est terminée.
no-not-dealt = Les cartes n’ont pas encore été distribuées.
no-no-such-seat = Cette place n’existe pas à cette table.

# La fin
round-over = La manche { $round } est terminée.
score-line = { $name } : { $why }, { $points } { rule-cited }
totals-are = Totaux : { $totals }
match-won = { $count ->
    [one] Gagnant de la partie : { $names }.
   *[other] Gagnants de la partie : { $names }.
}
match-drawn = Partie nulle : personne ne gagne.
record-at = La partie est consignée dans { $file }
yes = oui
no = non

# Mots inconnus sur la ligne de commande
usage-which-game = Nommez un jeu.
usage-no-game = Il n’y a pas de jeu « { $word } ».
usage-games-are = Les jeux sont { $games }.
usage-no-option = { $game } n’a pas d’option « { $word } ».
usage-no-paragraph = Il n’y a pas de paragraphe { $rule } dans ces règles.
usage-no-rule-word = Aucun paragraphe ne contient le mot « { $word } ».
usage-options-are = Ses options sont { $options }.
usage-no-value = L’option { $option } ne peut pas valoir « { $word } » ; au choix : { $values }.
usage-no-number = L’option { $option } demande un nombre entier positif, et non « { $word } ».
usage-no-code = « { $word } » n’est pas un code de règles que cette version connaît ; un code ressemble à FG1-om-500.
usage-code-alone = Un code de règles dit de lui-même le jeu et ses règles : laissez { $word } de côté.
usage-option-form = Une option s’écrit nom=valeur, et non « { $word } ».
usage-seats = Nombre de joueurs possible pour { $game } : { $seats }, et non { $count }.
usage-no-bot = Il n’y a pas d’adversaire « { $word } ».
usage-bots-are = Au choix : { $bots }.
usage-bot-count = { $count ->
    [one] Un seul joueur est nommé
   *[other] { $count } joueurs sont nommés
} pour une table de { $seats }.
usage-no-language = Il n’y a pas de langue « { $word } » ; au choix : { $languages }.
usage-needs-join = { $word } sert à une table d’un serveur : donnez son lien avec --join.
usage-with-join = Ce qu’on joue à la table d’un serveur, et avec qui, est fixé là-bas : laissez { $word } de côté.
usage-no-file = Il n’y a pas de fichier « { $word } ».
usage-cannot-read = Impossible de lire { $word } : { $detail }
usage-cannot-write = Impossible d’écrire { $word } : { $detail }
usage-file-exists = { $word } existe déjà ; on n’y touche pas.
usage-positive = { $option } demande un nombre entier positif.
usage-not-negative = { $option } demande 0 ou un nombre entier positif.
usage-above-zero = { $option } demande un nombre supérieur à 0.
usage-bot-limit = « { $word } » ne dit pas combien réfléchir : bot@0.1 réfléchit 0,1 seconde par coup, bot@500i fait 500 itérations.
usage-duel-bots = Deux bots s’affrontent, ou autant qu’il y a de places, ici { $seats } ; { $count ->
    [one] un seul est nommé.
   *[other] { $count } sont nommés.
}
usage-ladder-bots = Il faut au moins deux bots pour un classement, et chacun une seule fois.
usage-no-cluster = Personne ne travaille à { $word } : { $detail }
usage-other-run = { $word } vient d’une autre série, où { $field } vaut { $there } et non { $here } ; on n’y touche pas.
usage-no-run = { $word } n’est pas le fichier d’une telle série : la ligne { $line } est impossible ; on n’y touche pas.
usage-options-clash = Ces options ne vont pas ensemble : { $detail }
usage-positive-seconds = { $option } demande un nombre positif de secondes.
usage-no-move = Il n’y a pas de coup { $word } : la partie consignée en a { $count }.
usage-no-report = « { $word } » n’est pas un signalement de Vierblatt : { $detail }
usage-nobody-to-move = Personne n’est à jouer à cet endroit.
usage-not-to-move = La place { $word } n’est pas à jouer à cet endroit ; on attend { $seats }.

# Parties consignées
record-good = { $file } : tout est en règle. { $rounds ->
    [0] Aucune manche
    [one] Une manche
   *[other] { $rounds } manches
}, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}.
record-proved = La donne est prouvée : chaque paquet est bien celui que produit le secret scellé avant la partie.
record-by-hand = La donne n’est pas prouvée : la feuille de partie ne contient pas de secret.
record-unknown-lines = Des lignes d’un genre inconnu ont été gardées sans être vérifiées : { $lines }.
record-bad = { $file }, ligne { $line } : { $problem }
record-written = { $file } est écrit : { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}.
record-problem-empty = le fichier est vide
record-problem-no-record = ce n’est pas l’en-tête d’une feuille de partie
record-problem-not-json = ce n’est pas une ligne de feuille de partie ({ $detail })
record-problem-cut-in-line = le fichier s’arrête au milieu de cette ligne
record-problem-cut = la feuille de partie s’arrête après cette ligne : il manque la fin
record-problem-too-long = la ligne est trop longue pour une feuille de partie
record-problem-other-format = la feuille de partie est au format { $version }, que ce programme ne connaît pas
record-problem-no-such-game = il n’y a pas de jeu { $game } avec la version { $version } des règles
record-problem-bad-field = { $field } est faux : { $detail }
record-problem-wrong-secret = ce n’est pas le secret qui avait été scellé
record-problem-no-secret = le secret de la donne manque, alors que la feuille s’y engageait
record-problem-other-pack = ce paquet n’est pas celui que produit le secret
record-problem-wrong-round = ce devrait être la manche { $round }
record-problem-bad-deal = cette donne est impossible : { $detail }
record-problem-no-such-card = la carte { $card } n’existe pas
record-problem-no-such-move = le coup { $move } n’existe pas
record-problem-no-such-player = le joueur { $player } n’existe pas
record-problem-illegal = { $move }, joué par la place { $seat }, n’est pas permis : { $why }
record-problem-other-events = ce qui s’est passé n’est pas ce qui est écrit ici
record-problem-other-state = la position n’est pas celle qui est écrite ici
record-problem-points-too-early = la manche n’est pas terminée
record-problem-other-points = les points sont { $points }
record-problem-other-totals = les totaux sont { $points }
record-problem-other-end = la partie ne se termine pas ainsi
record-problem-other-winners = les gagnants sont { $winners }
record-problem-changed = une ligne précédente a été modifiée : l’empreinte des lignes n’est plus la même
record-problem-after-the-end = la feuille de partie continue après la fin
record-problem-no-round = le texte ne contient aucune manche
record-problem-match-is-over = la partie est terminée
record-problem-round-goes-on = la manche précédente n’est pas terminée
record-problem-not-understood = « { $text } » est incompréhensible
record-problem-no-events = la ligne ne dit pas ce qui s’est passé, et ces règles sont inconnues ici
record-problem-cannot-be-told = ce qui s’est passé est écrit d’une façon que ce programme ne sait pas lire
record-problem-no-such-position = il n’y a pas de telle position : la partie consignée en a { $count }
record-test-written = { $file } est écrit. Le test échoue tant qu’il ne dit pas ce qui devrait être.
record-check-lines = Les lignes sont telles qu’elles ont été écrites.
record-check-secret = Le secret est celui sur lequel la table s’était engagée avant la partie.
record-check-packs = Chaque paquet est celui que donne le secret.
record-check-moves = Chaque coup était permis.
record-check-events = Ce qui s’est passé découle des coups.
record-check-positions = Chaque position est celle qui est écrite.
record-check-numbers = Les points et les totaux sont justes.
record-check-end = La partie finit comme il est écrit.
record-found-ok = vérifié
record-found-not-there = rien à vérifier
record-found-failed = faux
record-found-not-checked = pas vérifié
