# Options
four-gems-option-trump_values = ce que valent les atouts
four-gems-option-trump_values-double = Chaque atout vaut le double de son nombre ; le contrat est de 163.
four-gems-option-trump_values-top_four = Seuls les atouts 20, 14, 11 et 10 valent le double de leur nombre ; le contrat est de 163.
four-gems-option-trump_values-face = Les atouts valent leur nombre comme les autres cartes ; le contrat est de 136.
four-gems-option-overruff = l’obligation de surcouper
four-gems-option-overruff-none = Qui doit couper le fait avec l’atout de son choix, au-dessus ou au-dessous de celui qui est déjà là.
four-gems-option-overruff-must = Qui doit couper et peut surcouper doit surcouper ; qui ne le peut pas doit tout de même jouer atout.
four-gems-option-overruff-must_or_discard = Qui doit couper et peut surcouper doit surcouper ; qui ne le peut pas joue la carte de son choix.
four-gems-option-beat_partner_trump = s’il faut monter à l’atout même quand le partenaire est maître
four-gems-option-beat_partner_trump-on = Quand atout est demandé, vous devez monter si vous le pouvez, même sur l’atout de votre partenaire.
four-gems-option-beat_partner_trump-off = Quand atout est demandé et que votre partenaire est maître, vous jouez l’atout de votre choix.
four-gems-option-gather = comment le paquet est reformé après une manche
four-gems-option-gather-trick_order = Les plis reviennent au paquet dans l’ordre où ils ont été joués ; personne ne mélange.
four-gems-option-gather-team_piles = Les plis de la défense se posent sur ceux de l’attaque ; personne ne mélange.
four-gems-option-gather-shuffle = Tout le paquet est mélangé après chaque manche jouée.
four-gems-option-redeal = qui donne quand tous ont passé deux fois
four-gems-option-redeal-next = La donne passe au suivant, comme après une manche jouée.
four-gems-option-redeal-same = Le même donneur donne encore une fois.
four-gems-option-failed_gems = quelles gemmes comptent quand le contrat chute
four-gems-option-failed_gems-own = La défense marque ses propres FOUR GEMS ; ceux de l’attaque sont perdus.
four-gems-option-failed_gems-all = La défense marque les FOUR GEMS des deux équipes.
four-gems-option-failed_gems-none = Aucun FOUR GEMS ne compte.
four-gems-option-target = le total qui gagne la partie

# Les gemmes. $gem est une lettre de la notation.
four-gems-gem = { $gem ->
    [R] rubis
    [G] émeraude
    [B] saphir
   *[Y] topaze
}

# Ce qui s’est passé. $person est you, partner ou other ; $name est le nom du joueur.
four-gems-cut = { $person ->
    [you] Vous coupez le paquet en levant { $lifted } cartes.
    [partner] Votre partenaire { $name } coupe le paquet.
   *[other] { $name } coupe le paquet.
}
four-gems-dealt = { $person ->
    [you] Vous recevez { $cards }.
    [partner] Votre partenaire { $name } reçoit { $count } cartes.
   *[other] { $name } reçoit { $count } cartes.
}
four-gems-turned = { $card } est la retourne et propose l’atout.
four-gems-passed = { $person ->
    [you] Vous passez.
    [partner] Votre partenaire { $name } passe.
   *[other] { $name } passe.
}
four-gems-took = { $person ->
    [you] Vous prenez à { $gem-name } et ramassez la retourne, { $card }.
    [partner] Votre partenaire { $name } prend à { $gem-name } et ramasse la retourne, { $card }.
   *[other] { $name } prend à { $gem-name } et ramasse la retourne, { $card }.
}
four-gems-played = { $led ->
    [yes] { $person ->
        [you] Vous entamez { $card }.
        [partner] Votre partenaire { $name } entame { $card }.
       *[other] { $name } entame { $card }.
    }
   *[no] { $person ->
        [you] Vous jouez { $card }.
        [partner] Votre partenaire { $name } joue { $card }.
       *[other] { $name } joue { $card }.
    }
}
four-gems-announced = { $person ->
    [you] Vous annoncez
    [partner] Votre partenaire { $name } annonce
   *[other] { $name } annonce
} FOUR GEMS{ $count ->
    [one] .
   *[other] { " " }{ $count } fois.
}
four-gems-showed = { $person ->
    [you] Vous montrez
    [partner] Votre partenaire { $name } montre
   *[other] { $name } montre
} le carré de { $face } : { $points } points.
four-gems-took-trick = { $person ->
    [you] Le pli est pour vous : { $cards }, { $points } points.
    [partner] Le pli est pour votre partenaire { $name } : { $cards }, { $points } points.
   *[other] Le pli est pour { $name } : { $cards }, { $points } points.
}

# Pourquoi pas
four-gems-no-cut-first = Il faut d’abord couper le paquet : cut 3 à cut 29.
four-gems-no-cut-too-thin = Chaque partie du paquet coupé a au moins trois cartes : cut 3 à cut 29.
four-gems-no-bid-first = On en est au choix de l’atout : prenez, nommez une gemme ou passez.
four-gems-no-first-round-turned-gem = Au premier tour d’enchères, on ne peut que prendre à la gemme de la retourne, ou passer.
four-gems-no-second-round-another-gem = Au second tour d’enchères, on nomme l’une des trois autres gemmes, ou on passe.
four-gems-no-play-a-card = On joue les plis : choisissez une carte.
four-gems-no-not-in-hand = Vous n’avez pas cette carte en main.
four-gems-no-must-follow = Vous devez fournir la couleur demandée, et vous avez { $cards }.
four-gems-no-must-beat = On joue atout : vous devez monter sur l’atout le plus fort du pli, et vous le pouvez avec { $cards }.
four-gems-no-must-ruff = Vous ne pouvez pas fournir et un adversaire est maître : vous devez couper avec { $cards }.
four-gems-no-must-overruff = Vous devez surcouper, et vous le pouvez avec { $cards }.
four-gems-no-gems-too-late = FOUR GEMS s’annonce avec la carte du premier pli, pas après.
four-gems-no-no-gems = Pour annoncer FOUR GEMS, il faut un carré en main, et vous n’en avez pas.

# La marque
four-gems-score-passed-out = tous ont passé deux fois
four-gems-score-slam = capot, les huit plis
four-gems-score-made = contrat rempli avec { $of }
four-gems-score-failed = contrat chuté avec { $of }
four-gems-score-failure = pour le contrat chuté
four-gems-score-card-points = { $of ->
    [0] aucun pli
    [one] cartes d’un pli
   *[other] cartes de { $of } plis
}
four-gems-score-last-ten = dix de der
four-gems-score-gems = FOUR GEMS
four-gems-score-takers-gems = FOUR GEMS de l’attaque

# La table
four-gems-trump = Atout { $gem-name }
four-gems-turned-card = Retourne { $card }
four-gems-taker = preneur { $name }
four-gems-contract = attaque { $points } sur { $contract }
four-gems-tricks = Plis { $us } : { $them }

# À quoi sert un coup
four-gems-motive-cut = Toutes les coupes du paquet se valent.
four-gems-motive-bid = Avec cet atout, la main est assez forte pour le contrat.
four-gems-motive-pass = Avec cette main, le contrat chuterait trop souvent.
four-gems-motive-draw = Cela fait tomber les atouts.
four-gems-motive-cash = Personne ne peut battre cette carte dans sa couleur.
four-gems-motive-probe = L’entamer ne coûte guère.
four-gems-motive-win = Le pli est à vous, pour l’instant.
four-gems-motive-ruff = En coupant, le pli est à vous, pour l’instant.
four-gems-motive-feed = Le pli est à votre partenaire : chargez-le.
four-gems-motive-spare = Le pli est à votre partenaire ; gardez vos bonnes cartes.
four-gems-motive-little = Le pli est perdu ; c’est ce qui leur donne le moins.

# Une carte comme on la dit.
four-gems-card = { $gem-name } { $face }

# Choisir et jouer
four-gems-cut-ask = Vous coupez le paquet : combien de cartes levez-vous ?
four-gems-cut-place = Où couper
four-gems-cut-lift = Lever { $count } cartes
four-gems-cut-number = Cartes
four-gems-bidding-round = { $number ->
    [1] Premier tour d’enchères
   *[2] Second tour d’enchères
}
four-gems-proposed = { $number ->
    [1] { $card } est retourné : sa gemme est proposée comme atout.
   *[2] Personne n’a pris à { $card } : on peut nommer une autre gemme.
}
four-gems-take = Prendre à { $gem-name }
four-gems-name = Nommer { $gem-name }
four-gems-pass = Passer
four-gems-call = { $call ->
    [taker] preneur
    [passed-twice] a passé deux fois
   *[passed] a passé
}
four-gems-announce = Annoncer FOUR GEMS avec cette carte
four-gems-announce-what = { $count ->
    [one] Les quatre { $faces } : { $points } points pour votre camp. Vous les montrez avec votre carte du deuxième pli.
   *[other] Tous les { $faces } : { $points } points pour votre camp. Vous les montrez avec votre carte du deuxième pli.
}
four-gems-called = { $count ->
    [one] FOUR GEMS
   *[other] FOUR GEMS, { $count } fois
}
four-gems-square = FOUR GEMS : les quatre { $face }, { $points } points
four-gems-contract-name = Contrat de l’attaque
four-gems-meter = { $state ->
    [made] Contrat rempli : { $points } sur { $contract }, encore { $left } en jeu
    [lost] Contrat chuté : { $points } sur { $contract }, encore { $left } en jeu
   *[open] Attaque { $points } sur { $contract }, encore { $left } en jeu
}
four-gems-tricks-word = Plis
four-gems-outcome = Comment la manche s’est terminée
four-gems-cutting = On coupe le paquet
four-gems-taken = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Un coup comme on le dit
four-gems-move-take = prendre la carte retournée
four-gems-move-pass = passer
four-gems-move-announce = { $card } en annonçant FOUR GEMS
