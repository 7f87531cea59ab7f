# Serving
room-open-page = Vierblatt est à { $link } – ouvrez-le dans un navigateur. Ctrl+C l’arrête.
room-no-page = Vierblatt tient ses tables à { $link }, sans page pour navigateurs : cette version n’en a pas.
room-port-other = Le port { $port } est pris ; ce sera le port { $other }.
room-port-taken = Le port { $port } est pris. Indiquez-en un libre avec --port.
room-no-address = Rien ne peut écouter à { $host } : { $detail }
room-this-machine = Seule cette machine peut l’ouvrir.
room-own-network = Pour des amis sur votre propre réseau : { $how }
room-public-address = { $word } est accessible de l’extérieur : indiquez avec --origin quelles pages peuvent parler à ce serveur, par exemple --origin https://cartes.example.
room-no-database = « { $word } » n’est pas une base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
room-database-down = La base de données est inutilisable : { $detail }
room-database-missing = Il n’y a pas de base { $file }.

# What was I sent?
room-audit-good = { $file } : { $seat ->
    [none] les spectateurs ont
   *[other] la place { $seat } a
} reçu { $messages } messages avec { $views } vues de la table, sans aucune carte cachée.
room-audit-not-sent = ce n’est pas ce qu’un serveur a envoyé à une place
room-audit-not-json = ce n’est pas un objet JSON
room-audit-gap = il y a un trou dans les numéros des messages
room-audit-other-view = cette place n’a jamais eu cette vue dans cette partie
room-audit-tells-more = cette vue en dit plus que la place ne doit savoir
room-audit-hidden-card = { $card } a été nommée alors que cette place ne la voyait pas

# Looking after a server
room-backed-up = { $file } : { $rooms ->
    [one] { $rooms } table
   *[other] { $rooms } tables
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
room-restored = { $file } : { $rooms ->
    [one] une table avec { $entries } entrées est de retour.
   *[other] { $rooms } tables avec { $entries } entrées sont de retour.
}
room-backup-not-empty = Cette base contient déjà des tables ; rien n’a été changé. Une sauvegarde demande une base vide.
room-backup-bad-line = { $file } n’est pas une sauvegarde de Vierblatt.
room-backup-bad-room = { $file } contient une table qui n’a pas pu être jouée ainsi ; rien n’a été changé.
room-backup-cut = { $file } n’est pas complet ; rien n’a été changé.
room-pruned = { $rooms ->
    [one] Une table a été oubliée.
   *[other] { $rooms } tables ont été oubliées.
}
room-stats = Tables : { $rooms }. Entrées : { $entries }. Tâches : { $jobs }.
room-stats-oldest = À la table la plus calme, rien ne s’est passé depuis le { $date }.

# At a server's table
room-link = Pour jouer dans un terminal : vierblatt play --join { $link }
room-link-made = Une table montre son lien ; pour y jouer dans un terminal : vierblatt play --join LIEN
room-no-link = « { $word } » n’est pas un lien vers une table ; il ressemble à http://127.0.0.1:8400/r/abc.
room-said-no = Le serveur dit : { $why }
room-refused = Ce n’est pas possible.
room-unknown-host = { $host } est introuvable : le lien est-il juste, et y a-t-il un réseau ?
room-unsafe = { $host } est injoignable par https : { $detail }
room-unanswered = { $host } ne répond pas : { $detail }
room-stranger = Ce qui répond à { $host } n’est pas un serveur de Vierblatt.
room-elsewhere = { $host } renvoie tout le monde à { $other } ; est-ce le lien qu’il vous faut ?
room-seated = Vous avez une place. Si vous la perdez, revenez avec --join { $link }
room-come-back = Si vous y avez une place, revenez avec --join { $link }, le lien reçu en vous asseyant.
room-lobby = À la table : { $names }{ $free ->
    [0] .
   *[other]  ; places libres : { $free }.
}
room-lobby-bots = L’ordinateur prend les places libres quand la partie commence.
room-partner = { $name } joue avec vous.
room-partner-seat = Qui prendra la place { $seat } jouera avec vous.
room-begin = Entrée pour commencer ; q pour quitter la table, le signe ? pour l’aide.
room-wait-host = On attend que { $name } commence la partie ; q pour quitter la table, le signe ? pour l’aide.
room-wait-begin = On attend que l’hôte commence la partie ; q pour quitter la table, le signe ? pour l’aide.
room-risen = Vous avez quitté la table ; votre place est de nouveau libre.
room-begun = La partie commence.
room-to-move = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] C’est à { $names } de jouer.
}
room-left = Votre place vous reste ; revenez avec --join { $link }
room-sent-at = Ce que votre place a reçu est dans { $file } ; vierblatt record audit le compare à la partie consignée.
room-look-back = Pour revoir la partie : { $link }
room-away = Le serveur ne répond pas ; nouvel essai ...
room-back = Le serveur est de retour.
room-offline = { $name } n’est pas en ligne{ $time ->
    [never] .
   *[other] , depuis { $time }.
}
room-online = { $name } est de nouveau en ligne.
room-watched = { $count ->
    [0] Plus personne ne regarde.
    [one] Quelqu’un regarde.
   *[other] { $count } personnes regardent.
}
room-sat = { $person ->
    [you] Vous vous asseyez.
   *[other] { $name } s’assoit.
}
room-rose = Une place est de nouveau libre.
room-gone = { $person ->
    [you] Vous êtes parti ; l’ordinateur continue.
   *[other] { $name } est parti ; l’ordinateur continue.
}
room-nudged = { $person ->
    [you] On vous rappelle de jouer.
   *[other] On rappelle à { $name } de jouer.
}
room-stood-in = { $keeps ->
    [yes] { $person ->
        [you] L’ordinateur joue pour vous jusqu’à votre retour.
       *[other] L’ordinateur joue pour { $name } jusqu’à son retour.
    }
   *[no] { $person ->
        [you] L’ordinateur joue cette fois pour vous.
       *[other] L’ordinateur joue cette fois pour { $name }.
    }
}
room-came-back = { $person ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
room-paused = { $person ->
    [you] Vous demandez une pause.
   *[other] { $name } demande une pause.
}
room-paused-for = { $person ->
    [you] Vous demandez une pause : { $text }
   *[other] { $name } demande une pause : { $text }
}
room-resumed = La partie reprend.
room-took-back = { $person ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $name } reprend son dernier coup.
}
room-resigned = { $person ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
room-said = { $name } : { $text }
room-emoted = { $name } : { $text }
room-emote-hello = Bonjour !
room-emote-well-played = Bien joué !
room-emote-thanks = Merci !
room-emote-sorry = Pardon !
room-emote-thinking = Je réfléchis ...
room-emote-hurry = À vous de jouer.
room-emote-good-game = Belle partie !
room-emote-bye = Au revoir !

# Ce qu’on dit à la table d’un serveur à part les coups : les mots, puis ce qui les explique
room-word-back = reprendre
room-word-claim = reste
room-word-claim-rest = abattre
room-word-pause = pause
room-word-resume = continuer
room-word-here = ici
room-word-remind = relancer
room-word-bot = bot
room-word-clock = sans horloge
room-word-resign = abandonner
room-word-leave = partir
room-word-yes = oui
room-word-no = non
room-word-withdraw = retirer
room-word-start = commencer
room-word-say = dire
room-word-emote = e
room-word-again = encore
room-word-rotate = tourner
room-word-swap = échanger
room-word-free = libérer
room-help = À part les coups, à tout moment :
    reprendre     reprendre votre dernier coup, ou demander aux autres si vous le
                  pouvez ; reprendre RAISON
    pause         une pause ; pause RAISON
    continuer     finir la pause
    relancer      rappeler à qui doit jouer
    bot           30 secondes après : un bot décide pour lui
    reste         finir la manche si le reste est joué d’avance
    abattre       montrer votre main et demander aux autres le reste de la manche
    ici           reprendre votre place au bot
    sans horloge  demander à continuer sans horloge
    abandonner    abandonner la partie
    partir        partir pour de bon ; un bot continue
    oui, non      répondre à une demande
    retirer       retirer la vôtre
    dire TEXTE    dire quelque chose
    e             mots rapides ; e 3 dit le troisième
    Un nom ou une place peut suivre relancer et bot.
room-help-lobby = Avant la partie :
    échanger PLACE  demander à échanger de place
    libérer PLACE   libérer une place
    bot PLACE       asseoir un bot ; bot 2 level5
    oui, non        répondre à une demande
    retirer         retirer votre demande
    dire TEXTE      dire quelque chose
    e               mots rapides ; e 3 dit le troisième
    q               quitter la table
    L’hôte seul libère les places, assoit des bots et commence (Entrée).
    Une place est un numéro ou un nom.
room-help-after = Après la partie :
    encore      demander une revanche ou y consentir
                encore tourner : chacun une place plus loin
                encore target=500 : avec d’autres règles maison
    commencer   ne plus attendre ceux qui ne répondent pas à votre demande
                commencer bots : des bots prennent leur place, et on commence
    oui, non    répondre à une demande
    retirer     retirer la vôtre
    dire TEXTE  dire quelque chose
    e           mots rapides ; e 3 dit le troisième
    q           quitter la table
room-after = « encore » demande une revanche, q quitte la table, le signe ? en montre plus.
room-rematch = Il y a une nouvelle partie.
room-rematch-at = La nouvelle table : { $link }
room-how-answer = Répondez « oui » ou « non ».
room-how-withdraw = « retirer » annule la demande.
room-how-wait = « commencer » part avec ceux qui ont accepté ; « retirer » annule la demande.
room-how-resume = « continuer » finit la pause.
room-how-here = « ici » vous rend votre place.

# What a room refuses
room-no-bad-chair = Ces places ne peuvent pas être ainsi.
room-no-bad-code = Ce n’est pas un code de règles que cette version connaît.
room-no-bad-name = Un nom a de 1 à 24 lettres.
room-no-bad-options = Ces règles maison ne vont pas ensemble.
room-no-bad-record = Cette partie consignée est inutilisable : la ligne { $line } est fausse.
room-no-bad-text = Une ligne a de 1 à 200 lettres.
room-no-bots-play = Seules des personnes peuvent y consentir, et un bot joue ici.
room-no-busy = Trop de choses à la fois à cette table ; réessayez.
room-no-chair-taken = Cette place n’est pas libre.
room-no-hints-off = À cette table, il n’y a pas de conseils.
room-no-illegal = C’est contraire aux règles.
room-no-match-over = La partie est finie.
room-no-name-taken = Quelqu’un porte déjà ce nom à cette table.
room-no-no-claim = C’est à qui va entamer un pli, dans Four Gems à partir du deuxième.
room-no-no-such-bot = Il n’y a pas de tel ordinateur.
room-no-no-such-game = Il n’y a pas de tel jeu.
room-no-no-such-move = Ce n’est pas un coup de ce jeu.
room-no-no-such-position = La partie n’a pas de telle position.
room-no-no-such-request = Cette demande n’existe plus.
room-no-no-such-room = Il n’y a pas de telle table.
room-no-no-such-seat = Il n’y a pas de telle place.
room-no-nothing-to-take-back = Il n’y a rien à reprendre.
room-no-not-absent = Personne n’est absent à cette place.
room-no-not-begun = La partie n’a pas commencé.
room-no-not-decided = Tout n’est pas encore joué dans cette manche.
room-no-not-for-watchers = C’est réservé aux joueurs.
room-no-not-host = Seul l’hôte peut le faire.
room-no-not-over = La partie n’est pas finie.
room-no-not-paused = Il n’y a pas de pause.
room-no-not-your-turn = Ce n’est pas à vous de jouer.
room-no-paused = C’est la pause.
room-no-people-missing = Des places réservées à des personnes sont encore libres.
room-no-rules-changed = Cette partie a commencé avec d’autres règles que celles de cette version.
room-no-seated-already = Vous avez déjà une place.
room-no-secret-stage = Pas pendant les annonces secrètes.
room-no-stale = Il s’est passé quelque chose entre-temps.
room-no-talk-off = À cette table, on ne parle pas ainsi.
room-no-too-early = Il est trop tôt.
room-no-too-many = C’est assez pour l’instant.
room-no-under-way = La partie a déjà commencé.
room-no-wrong-origin = Cela vient d’une page qui n’en a pas le droit.
room-no-wrong-token = Ce lien n’est à personne à cette table.
