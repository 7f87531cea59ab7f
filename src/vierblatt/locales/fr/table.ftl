# La table dans le navigateur
table-play-now = Jouer maintenant
table-begin = Commencer
table-coming = Vers la table …
table-page-outdated = Il y a une nouvelle version de cette page.
table-page-missing = Une partie de la page n’est pas arrivée.
table-page-anew = Recharger la page
table-nowhere = Il n’y a rien à cette adresse.
table-to-lobby = Vers les jeux
table-line-lost = La liaison est coupée. Elle se rétablira d’elle-même.
table-shut = Cette table n’est plus accessible.
table-phase-lobby = On attend des joueurs
table-phase-paused = C’est la pause
table-phase-over = La partie est terminée
table-your-turn = À vous de jouer
table-press-again = Appuyez encore pour jouer
table-only-card = Seule carte : appuyez pour la garder
table-waiting-for = On attend { $names }
table-free-seat = place libre
table-gone = est parti ; un bot joue
table-bot-plays = un bot joue
table-is-bot = bot, { $bot }
table-away = absent
table-queued = sera jouée
table-chosen = choisie
table-not-now = pas maintenant
table-forcing = la raison du refus
table-trick = Pli
table-card-of = { $card }, { $name }
table-log = Ce qui s’est passé
table-log-unread = Ce qui s’est passé : on a parlé
table-score-line = { $name } : { $why }, { $points }

# Encore une fois
table-rematch-other = Encore, avec d’autres règles
table-rematch-rotate = Chacun avance d’une place

# Pour un instant
table-paused-by = { $person ->
    [you] Vous avez mis la partie en pause ; au bout de cinq minutes, elle reprend toute seule.
   *[other] { $name } a mis la partie en pause ; au bout de cinq minutes, elle reprend toute seule.
}
table-take-back-short = Reprendre

# Quand la liaison est coupée
table-line-sending = La liaison est coupée. Votre coup partira dès qu’elle sera rétablie.

# Au bout de la table
table-to-result = Vers le résultat
table-look-at-table = Revoir la table

# Règles et codes
table-rule-code = Code des règles
table-rule-code-what = Toutes les règles maison en un mot, pour qui ouvre une table pareille.
table-use-code = Prendre ces règles
table-other-game = C’est le code d’un autre jeu.
table-find-rule = chercher un mot
table-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe.
   *[other] { $count } paragraphes.
}
table-emotes = Mots rapides
table-back = Retour
table-seconds = secondes

# L’accueil
table-motto = Quatre jeux de cartes à quatre couleurs, entre amis ou avec des bots. Sans compte, sans rien installer.
table-games = Jeux
table-players-four-seasons = 3 ou 4 joueurs, chacun pour soi ou en équipes
table-players-vier-felder = 2 à 4 joueurs, chacun pour soi
table-players-seasons-duel = 2 joueurs
table-players-four-gems = 4 joueurs, deux équipes
table-play-now-of = Jouer maintenant : { $game }
table-with-friends = Entre amis
table-with-friends-of = Entre amis : { $game }
table-go-on = Reprendre la partie
table-a-table = Une table
table-look = revoir
table-forget = Retirer de la liste : { $what }
table-finished = Vos parties terminées ({ $count })
table-join-by-link = Quelqu’un vous attend ?
table-link-or-code = lien ou code de la table
table-go = Y aller
table-no-link = Ce n’est ni le lien ni le code d’une table.
table-is-rule-code = { $code } n’est pas une table, mais un code de règles maison pour { $game }.
table-set-up-with-code = Ouvrir une table avec ces règles

# Ouvrir une table
table-your-name = Votre nom
table-guest = Invité
table-how-many = Joueurs
table-seats = Places
table-seat-number = Place { $number }
table-who-sits = Qui occupe la place { $number }
table-name-of = Nom pour la place { $number }
table-sitter-human = un ami, par lien
table-sitter-open = qui voudra, sinon un bot
table-sitter-here = quelqu’un sur cet appareil
table-hot-seat = Vous partagez cet appareil : entre deux mains tombe un rideau, et personne ne voit les cartes d’un autre.
table-house-rules = Règles maison
table-standard = les règles courantes
table-differences = { $count ->
    [one] une différence avec les règles courantes
   *[other] { $count } différences avec les règles courantes
}
table-usually = d’habitude : { $value }
table-usual-value = comme d’habitude
table-back-to-standard = Revenir aux règles courantes
table-how-kept = Horloge, conversation, spectateurs
table-clock = horloge
table-talk = conversation
table-set-up = Ouvrir la table

# Avant la partie
table-gathering = Une table de { $game }
table-host = hôte
table-seat-human = libre, pour un ami
table-seat-open = libre, pour qui voudra
table-seat-bot = Asseoir un bot
table-level-of = Force du bot pour la place { $seat }
table-kick = Libérer la place
table-kick-of = Libérer la place de { $name }
table-swap = Échanger
table-swap-with = Échanger de place avec : { $name }
table-join = S’asseoir à cette table
table-which-seat = Quelle place
table-any-seat = peu importe
table-sit-down = S’asseoir
table-stand-up = Se lever
table-full = Toutes les places sont prises ; vous regardez.
table-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
table-host-begins = { $name } lance la partie.
table-bots-fill = { $count ->
    [one] Un bot prendra la place libre quand vous commencerez.
   *[other] Des bots prendront les { $count } places libres quand vous commencerez.
}
table-all-here = Tout le monde est là.
table-invite = Inviter
table-qr = Code QR du lien vers cette table
table-link = Lien vers cette table
table-code = Code de cette table
table-code-what = Qui l’écrit dans le champ de la première page arrive ici aussi.
table-copy = Copier
table-copied = copié
table-share = Partager
table-shut-token = La place que cet appareil avait ici n’est plus la sienne.
table-shut-room = Cette table n’existe pas, ou elle a été débarrassée depuis longtemps.
table-shut-other = Le serveur ne parle pas à cette page. Rechargez-la.
table-watch = Regarder

# Pendant la partie
table-more = Plus
table-menu = Menu
table-close = Fermer
table-line-many = Trop de tables sont ouvertes d’ici. Cela reprendra quand l’une sera fermée.
table-line-store = Le serveur n’accède pas à ses notes pour l’instant. Rien n’est perdu ; cela reprendra tout seul.
table-sending = En chemin …
table-round-over = La manche est finie
table-clock-left = Encore { $seconds } secondes
table-clock-soon = Décidez, s’il vous plaît : le temps s’achève bientôt
table-resume = Reprendre
table-bot-for-you = Un bot joue à votre place.
table-come-back = Je suis de retour
table-nudge = Relancer { $name }
table-call-bot = Faire jouer un bot pour { $name }
table-reminded = { $by ->
    [clock] L’horloge vous le rappelle : c’est à vous de jouer.
   *[seat] { $name } vous le rappelle : c’est à vous de jouer.
}
table-is-away = { $name } est absent.
table-is-reminded = On a rappelé à { $name } de jouer.
table-nudge-in = Vous pourrez relancer dans { $time }, et 30 secondes plus tard faire jouer un bot.
table-nudge-then = 30 secondes après un rappel, vous pourrez faire jouer un bot.
table-call-in = Vous pourrez faire jouer un bot dans { $time }.
table-help-in = Un bot jouera dans { $time }.
table-there = présent
table-asks-swap = { $self ->
    [yes] Vous demandez à échanger de place avec { $other }.
   *[no] { $name } voudrait échanger de place avec { $other }.
}
table-asks-clock-off = { $self ->
    [yes] Vous demandez à continuer sans horloge.
   *[no] { $name } voudrait continuer sans horloge.
}
table-asks-resign = { $self ->
    [yes] Vous voudriez abandonner la partie.
   *[no] { $name } voudrait abandonner la partie.
}
table-asks-rematch = { $self ->
    [yes] Vous demandez une revanche
   *[no] { $name } demande une revanche
}{ $order ->
    [rotate] , chacun une place plus loin.
   *[same] .
}
table-asks-take-back = { $self ->
    [yes] Vous demandez à reprendre votre dernier coup.
   *[no] { $name } voudrait reprendre un coup.
}
table-asks-back-what = Ce qui a été joué ensuite est repris aussi.
table-asks-claim = { $self ->
    [yes] Vous revendiquez le reste de la manche ; les autres voient votre main.
   *[no] { $name } revendique le reste de la manche et montre cette main.
}
table-asks-claim-what = Si tout le monde est d’accord, la manche est jouée aussitôt : cette main à partir de sa plus forte carte, les atouts d’abord, les autres comme elles viennent.
table-asked-of = On attend la réponse de { $names }
table-name-away = { $name } (absent)
table-go-ahead-what = Rien n’oblige à attendre : ceux qui ont accepté peuvent aller dès maintenant à une nouvelle table.
table-go-ahead = Commencer ; les autres places restent libres
table-go-ahead-bots = Commencer ; des bots prennent les autres places
table-withdraw = Retirer
table-agree = Oui
table-decline = Non
table-told-asked = { $what ->
    [claim] { $person ->
        [you] Vous revendiquez le reste de la manche et montrez votre main.
       *[other] { $name } revendique le reste de la manche et montre sa main.
    }
    [take-back] { $person ->
        [you] Vous demandez à reprendre votre dernier coup.
       *[other] { $name } demande à reprendre un coup.
    }
    [swap] { $person ->
        [you] Vous demandez à échanger de place.
       *[other] { $name } demande à échanger de place.
    }
    [clock-off] { $person ->
        [you] Vous demandez à continuer sans horloge.
       *[other] { $name } demande à continuer sans horloge.
    }
    [resign] { $person ->
        [you] Vous demandez à votre partenaire s’il faut abandonner.
       *[other] { $name } demande à son partenaire s’il faut abandonner.
    }
   *[rematch] { $person ->
        [you] Vous demandez une revanche.
       *[other] { $name } demande une revanche.
    }
}
table-told-back-agreed = Tout le monde est d’accord : { $person ->
    [you] votre dernier coup
   *[other] le dernier coup de { $name }
} est repris.
table-told-claim-agreed = Tout le monde est d’accord : la manche est jouée jusqu’au bout.
table-told-settled = { $granted ->
    [yes] C’est entendu.
   *[no] La demande est abandonnée.
}
table-told-clock-stopped = L’horloge est arrêtée.
table-told-claimed = { $person ->
    [you] Vous terminez la manche : le reste est joué d’avance.
   *[other] { $name } termine la manche : le reste est joué d’avance.
}
table-told-swapped = Deux joueurs ont échangé leurs places.
table-take-back = Reprendre le dernier coup
table-ask-back = Demander à reprendre le dernier coup
table-ask-back-why = pourquoi le reprendre, si vous voulez
table-decided = Le reste de la manche est joué d’avance.
table-claim = Terminer la manche
table-claim-rest = Montrer votre main et revendiquer le reste de la manche
table-claim-rest-sure = Montrer vraiment toutes vos cartes ?
table-pause = Pause
table-pause-why = pourquoi, si vous voulez
table-clock-off = Demander d’arrêter l’horloge
table-resign = Abandonner la partie
table-resign-sure = Abandonner vraiment ?
table-you-resigned = Vous avez abandonné. Un bot continue à votre place ; vous pouvez regarder.
table-leave = Partir pour de bon ; un bot continue
table-leave-sure = Partir vraiment ?
table-leave-table = Quitter cette table pour de bon
table-leave-table-sure = Partir vraiment ?
table-cancel = Annuler
table-say = dire quelque chose
table-send = Dire
table-mute = Ne plus entendre { $name }
table-people = Qui est là
table-watchers = { $count ->
    [one] Quelqu’un regarde et voit
   *[other] { $count } personnes regardent et voient
} { $hands ->
    [open] toutes les mains une fois la manche finie.
   *[public] ce qui est visible.
}
table-you-watch = Vous regardez{ $count ->
    [one] .
   *[other] , { $count } en tout.
}
table-watchers-names = Regardent : { $names }
table-watchers-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
table-watchers-late = { $who ->
    [you] Vous voyez tout avec { $seconds } secondes de retard.
   *[they] Tout leur est montré avec { $seconds } secondes de retard.
}
table-watch-name = nom montré aux autres
table-watch-named = Regarder sous ce nom
table-log-before = Avant votre arrivée
table-log-news = Nouvelles
table-scores = Points
table-no-scores = La première manche est en cours.
table-hint = Conseil
table-hint-thinking = Je réfléchis …
table-hint-later = Un conseil se donne quand c’est à vous.
table-hint-what = Du bot le plus fort, qui voit ce que vous voyez et rien d’autre.
table-rules = Règles
table-text = La table en mots
table-read-aloud = Lire à voix haute
table-nothing-yet = encore rien
table-fault = Le serveur a eu un ennui. Réessayez.
table-no-answer = Le serveur ne répond pas. Réessayez dans un instant.

# Partager un appareil
table-pass-to = Passez l’appareil à { $name }
table-curtain = Personne d’autre ne regarde.
table-curtain-bots = Les bots jouent …
table-curtain-hold = Gardez le bouton appuyé jusqu’à ce qu’il soit rempli.
table-i-am = Je suis { $name }

# Après la partie
table-you-won = Vous avez gagné la partie.
table-you-gave-up = Vous avez abandonné la partie.
table-gave-up = { $name } a abandonné la partie.
table-rematch = Encore une fois
table-to-rematch = Vers la nouvelle partie
table-watch-rematch = Regarder la nouvelle partie
table-rematch-without = Une nouvelle partie se joue à une autre table. S’il y reste une place, vous pouvez vous y asseoir.
table-record = Enregistrer la partie
table-record-what = L’enregistrement contient chaque carte et chaque coup, et prouve que la donne n’a pas été truquée.
table-sent = Enregistrer ce qui m’a été envoyé
table-sent-what = Ce qui vous a été envoyé montre qu’aucune carte cachée n’y était.

# Réglages
table-settings = Réglages
table-language = langue
table-letters = lettres des cartes
table-letters-spoken = de cette langue
table-theme = clair et sombre
table-theme-system = comme l’appareil
table-theme-light = clair
table-theme-dark = sombre
table-speed = mouvement
table-speed-off = aucun
table-speed-quick = rapide
table-speed-normal = normal
table-speed-calm = tranquille
table-sorting = ordre de la main
table-sorting-suit = par couleur, fortes d’abord
table-sorting-reverse = par couleur, à l’envers
table-sorting-rank = par valeur
table-sorting-dealt = comme distribuée
table-sort = Ordre de la main : { $order }
table-switch-twoTaps = deux touches par carte : lever, puis jouer
table-switch-only = jouer pour moi, après un instant, la seule carte possible
table-switch-sound = sons
table-switch-title = mon tour dans le titre et l’icône de la page
table-switch-large = grandes cartes, grands caractères
table-switch-calm = tranquille : une chose à la fois
table-switch-single = un seul bouton : les choix s’éclairent tour à tour, toute touche en prend un
table-switch-hold = appareil partagé : garder le bouton appuyé pour voir la main suivante
table-switch-notices = un avis quand c’est à moi et que la page est cachée

# Jouer à la table
table-points = { $count ->
    [one] un point
   *[other] { $count } points
}
table-trick-taken = Pris par { $name } : { $worth }
table-trick-of = Pli { $number } sur { $count }
table-trick-before = le pli précédent
table-trick-after = le pli suivant
table-in-front = { $card }, maître pour l’instant
table-queue-dropped = Votre carte reste en main : il s’est passé quelque chose d’imprévu.

# La feuille de marque
table-sheet-how = D’où vient ce nombre ? { $name }, { $round } :
table-sheet-rule = Règle { $rule }
table-sheet-nothing = rien
table-sheet-before = Avant elle
table-sheet-after = En tout
table-sheet-floor = Aucun total ne descend sous 0
table-sheet-counted = Ce qui a été compté
table-sheet-counted-cards = cartes
table-sheet-counted-hearts = cœurs
table-sheet-counted-spades = piques
table-sheet-counted-aces = as
table-sheet-counted-coins = pièces
table-sheet-counted-figures = figurines
table-opened-drawn = piochées
table-sheet-target = La partie se joue en { $target } points.
table-sheet-to-go = { $points ->
    [0] atteint
   *[other] encore { $points }
}
table-sheet-games = Les points de { $games } manches s’additionnent.
table-sheet-tie-vier-felder = { $by ->
    [coins] Égalité de points : les pièces de la dernière manche ont décidé.
    [aces] Égalité de points et de pièces de la dernière manche : ses as ont décidé.
    [shared] Égalité de points, de pièces et d’as de la dernière manche : la victoire est partagée.
   *[other] Égalité de points : les pièces de la dernière manche décident, puis ses as.
}
table-sheet-tie-seasons-duel = Égalité de points : les figurines décident.
