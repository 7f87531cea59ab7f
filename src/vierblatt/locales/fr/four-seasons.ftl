# Options
four-seasons-option-bonus = s’il y a un tour de bonus après les annonces
four-seasons-option-bonus-on = Après les annonces, chacun peut montrer sa carte du dessus ; qui montre la plus haute joue à annonce ouverte, pour plus de points.
four-seasons-option-bonus-off = Les plis suivent aussitôt les annonces ; toutes restent cachées jusqu’à la fin.
four-seasons-option-variant = chacun pour soi ; profi, où seule une annonce tenue gagne la partie ; ou deux équipes
four-seasons-option-variant-standard = Chacun pour soi, jusqu’à 50 points si aucun autre but n’est fixé.
four-seasons-option-variant-profi = Chacun pour soi, jusqu’à 77 points si aucun autre but n’est fixé ; seul gagne qui a tenu son annonce dans la dernière manche.
four-seasons-option-variant-team = Deux équipes de deux, les partenaires se font face et voient leurs annonces ; il n’y a pas de tour de bonus.
four-seasons-option-butterfly_bid = ce que compte le papillon dans une annonce
four-seasons-option-butterfly_bid-zero = Dans une annonce, le papillon compte 0.
four-seasons-option-butterfly_bid-forbidden = Le papillon ne peut pas servir à une annonce.
four-seasons-option-butterfly_bid-as_turn_up = Dans une annonce, le papillon compte comme la carte retournée.
four-seasons-option-target = le total qui gagne la partie (50, avec profi 77)
four-seasons-note-team-without-bonus = Par équipes, on joue sans tour de bonus, quoi que dise bonus (règle 10.2).

# Les couleurs et leurs saisons. $colour et $season sont des lettres de la notation.
four-seasons-colour = { $colour ->
    [B] bleu
    [G] vert
    [Y] jaune
   *[R] rouge
}
four-seasons-season = { $season ->
    [B] hiver
    [G] printemps
    [Y] été
    [R] automne
   *[BF] papillon
}

# Ce qui s’est passé. $person est you, partner ou other ; $name est le nom du joueur.
four-seasons-dealt = { $person ->
    [you] Vous recevez { $cards }.
    [partner] Votre partenaire { $name } reçoit { $count } cartes.
   *[other] { $name } reçoit { $count } cartes.
}
four-seasons-turned = { $card ->
    [BF] La retourne est le papillon : il n’y a pas d’atout dans cette manche.
   *[other] { $card } est la retourne : sa couleur est atout.
}
four-seasons-bid-laid = { $person ->
    [you] Vous mettez de côté { $cards }, la première au-dessus : vous annoncez { $bid }.
    [partner] Votre partenaire { $name } met de côté { $cards }, la première au-dessus, et annonce { $bid }.
   *[other] { $name } met de côté { $cards }, la première au-dessus, et annonce { $bid }.
}
four-seasons-bids-laid = Toutes les annonces sont posées.
four-seasons-partner-bid = Votre partenaire { $name } a mis de côté { $cards }, la première au-dessus, et annonce { $bid }.
four-seasons-shown = { $person ->
    [you] Vous montrez { $card }.
    [partner] Votre partenaire { $name } montre { $card }.
   *[other] { $name } montre { $card }.
}
four-seasons-kept = { $person ->
    [you] Vous gardez votre annonce cachée.
    [partner] Votre partenaire { $name } garde son annonce cachée.
   *[other] { $name } garde son annonce cachée.
}
four-seasons-bonus-player = { $person ->
    [you] Vous êtes le joueur bonus et retournez { $cards } : vous annoncez { $bid }.
    [partner] Votre partenaire { $name } est le joueur bonus et retourne { $cards } : l’annonce est { $bid }.
   *[other] { $name } est le joueur bonus et retourne { $cards } : l’annonce est { $bid }.
}
four-seasons-no-bonus-player = Personne n’a montré de carte : il n’y a pas de joueur bonus.
four-seasons-played = { $led ->
    [yes] { $person ->
        [you] Vous entamez { $card }
        [partner] Votre partenaire { $name } entame { $card }
       *[other] { $name } entame { $card }
    }
   *[no] { $person ->
        [you] Vous jouez { $card }
        [partner] Votre partenaire { $name } joue { $card }
       *[other] { $name } joue { $card }
    }
}{ $colour ->
    [hidden] .
   *[other] { $person ->
        [you] { " " }et nommez le { $colour-name }.
       *[other] { " " }et nomme le { $colour-name }.
    }
}
four-seasons-took-trick = { $person ->
    [you] Le pli est pour vous : { $cards }. Cela fait { $taken }.
    [partner] Le pli est pour votre partenaire { $name } : { $cards }. Cela fait { $taken }.
   *[other] Le pli est pour { $name } : { $cards }. Cela fait { $taken }.
}
four-seasons-turned-up = { $person ->
    [you] Vous retournez { $cards } : vous aviez annoncé { $bid }.
    [partner] Votre partenaire { $name } retourne { $cards } : l’annonce était { $bid }.
   *[other] { $name } retourne { $cards } : l’annonce était { $bid }.
}

# Pourquoi pas
four-seasons-no-bid-first = D’abord les annonces : mettez des cartes de côté avec bid et leurs noms, la carte du dessus en premier.
four-seasons-no-bid-laid = Votre annonce est posée ; elle ne peut plus changer.
four-seasons-no-bid-two = À quatre, une annonce a exactement deux cartes, comme bid R7 G6.
four-seasons-no-bid-three = À trois, une annonce a exactement trois cartes, comme bid R7 G6 B1.
four-seasons-no-card-twice = On ne peut nommer une carte qu’une fois dans une annonce.
four-seasons-no-not-in-hand = Vous n’avez pas cela en main.
four-seasons-no-no-butterfly-in-bid = À cette table, le papillon ne peut pas servir dans une annonce.
four-seasons-no-top-card-not-in-bid = La carte du dessus doit être l’une des cartes d’annonce.
four-seasons-no-show-or-keep = C’est le tour de bonus : montrez votre carte du dessus (show) ou gardez votre annonce cachée (keep).
four-seasons-no-no-bonus-in-teams = Par équipes, on joue sans tour de bonus : il n’y a rien à montrer ni à garder.
four-seasons-no-no-bonus-round = À cette table, il n’y a pas de tour de bonus : il n’y a rien à montrer ni à garder.
four-seasons-no-bonus-round-over = Le tour de bonus est terminé : choisissez une carte à jouer.
four-seasons-no-one-chance = Vous avez eu votre seule occasion de montrer ou de garder.
four-seasons-no-play-a-card = On joue les plis : choisissez une carte.
four-seasons-no-bid-card = C’est l’une de vos cartes d’annonce : elle ne se joue jamais.
four-seasons-no-must-follow = Vous devez fournir la couleur demandée, et vous avez { $cards }.
four-seasons-no-butterfly-never-follows = Le papillon ne fournit jamais : vous devez jouer la couleur demandée, et vous avez { $cards }.
four-seasons-no-name-a-colour = Qui entame du papillon nomme une couleur : BF=B, BF=G, BF=Y ou BF=R.
four-seasons-no-no-colour-to-name = On ne nomme une couleur qu’en entamant du papillon.

# La marque
four-seasons-score-tricks = { $of ->
    [0] aucun pli
    [one] un pli
   *[other] { $of } plis
}
four-seasons-score-bid-won = annonce de { $of } tenue
four-seasons-score-bid-lost = { $of ->
    [hidden] annonce manquée
   *[other] annonce de { $of } manquée
}
four-seasons-score-bonus-won = annonce de { $of } tenue en joueur bonus
four-seasons-score-bonus-player-lost = le joueur bonus a manqué son annonce
four-seasons-score-partners-won = { $of ->
    [0] aucune des deux annonces tenue
    [one] une des deux annonces tenue
   *[other] les deux annonces tenues
}
four-seasons-score-joint-bid-won = à deux, exactement les { $of } annoncés

# La table
four-seasons-trump = Atout { $colour-name } ({ $card })
four-seasons-trumpless = Sans atout ({ $card })
four-seasons-stage = { $stage ->
    [bid] annonces secrètes
    [bonus] tour de bonus
   *[over] tous les plis sont faits
}
four-seasons-trick-of = pli { $number } sur { $tricks }
four-seasons-led-colour = { $colour-name } demandé
four-seasons-highest = le plus haut jusqu’ici : { $name }
four-seasons-bonus-of = joueur bonus { $name } : { $taken } sur { $bid }
four-seasons-teams = { us } { $us } sur { $bid }, { them } { $them }
four-seasons-taken-of = { $bid ->
    [hidden] { $taken ->
        [0] 0 pli
        [one] 1 pli
       *[other] { $taken } plis
    }
   *[other] { $taken } sur { $bid }
}
four-seasons-bid-cards = annonce { $cards }
four-seasons-said = { $said ->
    [show] a montré
   *[keep] garde
}
four-seasons-fate = { $won ->
    [yes] annonce tenue
   *[no] annonce manquée
}
four-seasons-lay = { $count ->
    [2] mettez deux cartes de côté pour annoncer
   *[3] mettez trois cartes de côté pour annoncer
}, la carte du dessus en premier
four-seasons-counts = compte { $count }
four-seasons-counts-never = pas dans une annonce

# À quoi sert un coup
four-seasons-motive-bid = Les cartes qui vous restent devraient faire juste ce nombre de plis.
four-seasons-motive-show = Comme joueur bonus, vous tiendrez assez souvent cette annonce.
four-seasons-motive-keep = Il est plus sûr de garder cette annonce secrète.
four-seasons-motive-lead-for-tricks = Il vous faut encore des plis : ceci en fait un ou en prépare un.
four-seasons-motive-lead-low = Vous avez assez de plis ; que d’autres prennent celui-ci.
four-seasons-motive-take = Il vous faut des plis, et celui-ci est à vous, pour l’instant.
four-seasons-motive-take-early = Mieux vaut un pli maintenant que rester avec cette carte à la fin.
four-seasons-motive-wait = Il vous faut des plis, mais pas celui-ci : gardez vos bonnes cartes.
four-seasons-motive-shed = Vous avez assez de plis : débarrassez-vous d’une carte qui pourrait en faire un.
four-seasons-motive-duck = Vous avez assez de plis ; laissez passer celui-ci.

# Choisir et jouer
four-seasons-card = { $colour ->
    [BF] papillon
   *[other] { $worth } { $colour-name }
}
four-seasons-your-bid = Votre annonce
four-seasons-bid-of = annonce { $bid }
four-seasons-choose = Choisissez { $count } cartes, le dessus d’abord
four-seasons-top-card = dessus
four-seasons-on-top = { $card }, sur le dessus
four-seasons-take-out = Reprendre { $card }
four-seasons-put-on-top = Mettre { $card } sur le dessus
four-seasons-sum = { $parts } = { $bid }
four-seasons-lay-it = { $bid ->
    [hidden] Poser
   *[other] Poser : annonce de { $bid }
}
four-seasons-changed-mind = Je change d’avis
four-seasons-is-sealed = Votre annonce de { $bid } reste cachetée jusqu’à ce que tous aient annoncé.
four-seasons-sealed = { $count ->
    [one] une carte d’annonce, face cachée
   *[other] { $count } cartes d’annonce, faces cachées
}
four-seasons-stays-sealed = l’annonce reste cachée
four-seasons-bonus-ask = Tour de bonus : qui montre la plus haute carte devient joueur bonus, pour plus de points et de risque.
four-seasons-show-it = Montrer { $card }
four-seasons-keep-it = Garder cachée
four-seasons-is-bonus-player = joueur bonus
four-seasons-name-colour = Quelle couleur nommez-vous avec le papillon ?
four-seasons-not-butterfly = Une autre carte
four-seasons-trump-is = Atout { $colour-name }
four-seasons-no-trump = Sans atout
four-seasons-makes = { $count ->
    [one] cela fait un pli
   *[other] cela fait { $count } plis
}
four-seasons-to-win = { $variant ->
    [profi] profi : { $target } points et l’annonce tenue
   *[other] en { $target } points
}
four-seasons-outcome = Les annonces de cette manche

# Un coup comme on le dit
four-seasons-move-show = montrer l’annonce
four-seasons-move-keep = garder l’annonce cachée
four-seasons-move-names = { $card } en nommant { $colour-name }
