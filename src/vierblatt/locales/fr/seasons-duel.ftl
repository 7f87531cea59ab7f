# Options
seasons-duel-option-games = le nombre de manches d’une partie
seasons-duel-option-games-1 = Une seule manche décide.
seasons-duel-option-games-2 = Deux manches, rôles échangés ; les points des deux s’ajoutent.

# Les saisons. $season est une lettre de la notation.
seasons-duel-season = { $season ->
    [B] hiver
    [G] printemps
    [Y] été
   *[R] automne
}

# Ce qui s’est passé. $person est you ou other, il n’y a pas de partenaires ; $name est le nom du joueur.
seasons-duel-dealt = { $person ->
    [you] Vous piochez votre main : { $cards }.
   *[other] { $name } pioche une main de valeurs { $values }.
}
seasons-duel-gave = { $cards ->
    [hidden] { $person ->
        [you] Vous donnez deux cartes de valeurs { $values }.
       *[other] { $name } donne deux cartes de valeurs { $values }.
    }
   *[other] { $person ->
        [you] Vous donnez { $cards }.
       *[other] { $name } donne { $cards }.
    }
}
seasons-duel-placed = { $person ->
    [you] Vous posez { $middle } dans la zone des saisons et { $influence } dans votre zone d’influence.
   *[other] { $name } pose { $middle } dans la zone des saisons et { $influence } dans sa zone d’influence.
}
seasons-duel-drew = { $person ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche deux cartes de valeurs { $values }.
}

# Pourquoi pas
seasons-duel-no-round-over = La manche est terminée.
seasons-duel-no-no-such-action = Au duel, on donne deux cartes, comme give G1 Y2, ou l’on pose une paire, comme middle G1.
seasons-duel-no-no-pair-to-place = Il n’y a pas de paire à poser : donnez deux cartes de votre main.
seasons-duel-no-give-two-cards = On donne exactement deux cartes, ni une ni trois.
seasons-duel-no-not-in-hand = Vous n’avez pas cela en main.
seasons-duel-no-held-only-once = Vous n’avez { $cards } qu’une fois.
seasons-duel-no-place-the-pair-first = Posez d’abord la paire que l’on vous a donnée : { $cards }.
seasons-duel-no-one-card-to-each-area = De { $cards }, une carte va au milieu et l’autre dans votre influence : nommez celle du milieu.
seasons-duel-no-not-in-the-pair = Cette carte n’est pas dans la paire : on vous a donné { $cards }.

# La marque
seasons-duel-score-winter = hiver, avec une influence de { $of }
seasons-duel-score-spring = printemps, avec une influence de { $of }
seasons-duel-score-summer = été, avec une influence de { $of }
seasons-duel-score-autumn = automne, avec une influence de { $of }
seasons-duel-score-winter-tied = hiver à égalité, influence { $of } de part et d’autre
seasons-duel-score-spring-tied = printemps à égalité, influence { $of } de part et d’autre
seasons-duel-score-summer-tied = été à égalité, influence { $of } de part et d’autre
seasons-duel-score-autumn-tied = automne à égalité, influence { $of } de part et d’autre
seasons-duel-score-figures = { $of ->
    [0] aucune figurine
    [one] une figurine
   *[other] { $of } figurines
}

# La table
seasons-duel-round-of = Tour { $number } sur 9
seasons-duel-asked = { $phase ->
    [give] { $person ->
        [you] vous donnez deux cartes
       *[other] { $name } donne deux cartes
    }
   *[place] { $person ->
        [you] vous posez la paire
       *[other] { $name } pose la paire
    }
}
seasons-duel-to-draw = { $count ->
    [0] plus rien à piocher
   *[other] pioches de { $count }, ensuite { $values }
}
seasons-duel-starter = premier joueur
seasons-duel-stands = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}
seasons-duel-middle = Milieu
seasons-duel-ahead = En tête
seasons-duel-tied = –
seasons-duel-pair = Paire, une pour le milieu et une en influence

# A round of a match is a whole game here
seasons-duel-round = Manche { $round }
seasons-duel-round-over = La manche { $round } est terminée.

# À quoi sert un coup
seasons-duel-motive-give = Quelle que soit celle qui va au milieu, c’est ce qui vous coûte le moins.
seasons-duel-motive-twins = Deux cartes pareilles ne laissent aucun choix à votre adversaire.
seasons-duel-motive-enrich = Vous menez dans cette saison : que ses points augmentent.
seasons-duel-motive-influence = L’autre carte vous sert davantage comme influence.
seasons-duel-motive-split = Les deux sont d’une même saison : c’est le meilleur partage.

# La table dans le navigateur
seasons-duel-dealer = { seasons-duel-starter }
seasons-duel-card = { $season-name } { $value }
seasons-duel-back = face cachée, valeur { $value }
seasons-duel-areas = Les saisons et l’influence dans chacune
seasons-duel-game-of = Manche { $number } sur { $games }
seasons-duel-draws = { $count ->
    [0] plus rien à piocher
   *[other] pioche : { $values }, reste { $count }
}
seasons-duel-hand-of = Main de { $name }, face cachée
seasons-duel-pile = { $count ->
    [0] pioche : vide
    [one] pioche : une carte, de valeur { $values }
   *[other] pioche : { $count } cartes, valeurs depuis le dessus { $values }
}
seasons-duel-influence-of = { $person ->
    [you] Votre influence
   *[other] Influence de { $name }
}
seasons-duel-influence-in = { $season-name }, influence
seasons-duel-leads = { $person ->
    [you] vous menez
    [none] égalité
   *[other] { $name }
}
seasons-duel-would-be = { $from }, puis { $to }
seasons-duel-choose-two = Choisissez deux cartes pour { $name }.
seasons-duel-choose-another = { $card } et laquelle encore ?
seasons-duel-giving = { $name } reçoit { $first } et { $second }.
seasons-duel-give-these = Donner ces deux-là
seasons-duel-put-back = Reprendre
seasons-duel-choose-middle = Laquelle va au milieu ? L’autre est votre influence.
seasons-duel-for-middle = milieu
seasons-duel-for-influence = influence
seasons-duel-placing = Ensuite : { $season-name }, valeur { $worth } ; { $other-name }, votre influence { $influence }.
seasons-duel-alike = Les deux sont pareilles.
seasons-duel-place-so = Poser ainsi
seasons-duel-move-give = { $first } et { $second }
seasons-duel-move-middle = { $card } au milieu
seasons-duel-lying = { $sum ->
    [0] rien
   *[other] { $sum } (cartes { $values })
}
seasons-duel-in-lead = { $person ->
    [you] vous êtes en tête
    [none] égalité
   *[other] { $name } est en tête
}
seasons-duel-backs = { $count ->
    [0] aucune carte en main
   *[other] main face cachée, valeurs { $values }
}
