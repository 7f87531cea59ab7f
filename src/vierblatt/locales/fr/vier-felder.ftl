# Options
vier-felder-option-full_harvest = récolter avec les quatre cartes de la main à la fois (pleine récolte)
vier-felder-option-full_harvest-off = On joue toujours une seule carte de sa main.
vier-felder-option-full_harvest-on = Les quatre cartes de la main peuvent récolter ensemble, si elles s’accordent (pleine récolte).
vier-felder-option-joker_sun = au milieu, à la place du carton, un joker tourné vers le champ de l’été
vier-felder-option-joker_sun-off = Au milieu, un carton montre la saison de chaque champ.
vier-felder-option-joker_sun-on = Au milieu, un joker est tourné vers le champ de l’été ; le jeu est le même.
vier-felder-option-lager_in_sum = si les réserves simples peuvent entrer dans les sommes
vier-felder-option-lager_in_sum-off = Une réserve ne se prend que par sa valeur exacte.
vier-felder-option-lager_in_sum-on = Une réserve simple peut entrer dans une somme, comme une carte de sa valeur.
vier-felder-option-target = le total qui termine la partie

# Les saisons. $season est la lettre de la couleur qui la représente.
vier-felder-season = { $season ->
    [H] été
    [D] automne
    [S] hiver
   *[C] printemps
}
vier-felder-forbids = { $season ->
    [H] tout est permis
    [D] on ne sème pas
    [S] on ne récolte pas
   *[C] on n’engrange pas
}

# Ce qui s’est passé. $person est you, partner ou other ; $name est le nom du joueur.
vier-felder-laid = { $person ->
    [you] Vous posez { $cards } dans le champ { $field }.
   *[other] { $name } pose { $cards } dans le champ { $field }.
}
vier-felder-dealt = { $person ->
    [you] Vous recevez { $cards }.
   *[other] { $name } reçoit { $count } cartes.
}
vier-felder-sowed = { $person ->
    [you] Vous semez { $card } dans le champ { $field }.
   *[other] { $name } sème { $card } dans le champ { $field }.
}
vier-felder-harvested = { $person ->
    [you] Vous récoltez
   *[other] { $name } récolte
} { $taken } dans le champ { $field } avec { $cards }{ $value ->
    [14] { " " }pour 14.
   *[other] .
}
vier-felder-stockpiled = { $person ->
    [you] Vous engrangez { $card } avec { $joined } dans le champ { $field } : { $equal ->
        [yes] E
       *[no] L
    }{ $value }.
   *[other] { $name } engrange { $card } avec { $joined } dans le champ { $field } : { $equal ->
        [yes] E
       *[no] L
    }{ $value }, et garde donc { $value ->
        [1] un as
        [11] un valet
        [12] une dame
        [13] un roi
        [14] un as
       *[other] un { $value }
    } en main.
}
vier-felder-turned = { $person ->
    [you] Vous tournez
   *[other] { $name } tourne
} les saisons : le champ { $field } a maintenant l’été.
vier-felder-drew = { $person ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
vier-felder-coin = { $person ->
    [you] Vous videz le champ { $field } et prenez
   *[other] { $name } vide le champ { $field } et prend
} { $left ->
    [0] la dernière pièce.
    [one] une pièce ; il en reste une.
   *[other] une pièce ; il en reste { $left }.
}
vier-felder-skipped = { $person ->
    [you] Vous n’avez plus de cartes : votre tour est sauté.
   *[other] { $name } n’a plus de cartes : son tour est sauté.
}

# Pourquoi pas
vier-felder-no-not-in-hand = Vous n’avez pas cette carte en main.
vier-felder-no-one-card = On ne joue qu’une carte de sa main à la fois, et { $cards } sont toutes dans la vôtre.
vier-felder-no-no-such-action = Ce coup n’existe pas : on ne nomme une dernière couleur de saison que dans une pleine récolte.
vier-felder-no-no-sowing-in-autumn = C’est l’automne dans ce champ : on n’y sème pas.
vier-felder-no-sow-one-card = Semer, c’est poser sa carte, rien de plus : { $cards } ne peut pas venir avec elle.
vier-felder-no-no-harvest-in-winter = C’est l’hiver dans ce champ : on n’y récolte pas.
vier-felder-no-take-something = Une récolte prend au moins une carte : nommez après le x ce que vous prenez.
vier-felder-no-stockpile-by-exact-value = Une réserve ne se prend que par sa valeur exacte, et { $cards } en a une autre.
vier-felder-no-sums-must-fit = { $cards } ne peut pas se partager en groupes qui fassent chacun exactement cette valeur.
vier-felder-no-not-in-this-field = Ce n’est pas dans ce champ : { $cards }.
vier-felder-no-stockpile-as-a-whole = Une réserve ne se déplace qu’entière : { $cards }.
vier-felder-no-no-stockpile-in-spring = C’est le printemps dans ce champ : on n’y fait, n’y hausse ni n’y complète de réserve.
vier-felder-no-keep-the-value = Pour engranger une valeur, il faut garder en main une autre carte qui la compte.
vier-felder-no-join-something = Une carte seule n’est pas une réserve : nommez au moins une carte du champ à y joindre.
vier-felder-no-equal-stockpile-stays = Une réserve multiple ne se hausse jamais : { $cards } garde sa valeur.
vier-felder-no-raise-only-one = On ne hausse qu’une réserve à la fois, et { $cards } en serait une seconde.
vier-felder-no-no-full-harvest = On ne joue qu’une carte de sa main à la fois, et { $cards } sont toutes dans la vôtre ; à cette table, il n’y a pas de pleine récolte.
vier-felder-no-all-four-cards = On joue une seule carte de sa main ou, dans une pleine récolte, les quatre.
vier-felder-no-four-count-too-much = Les quatre cartes dépassent 14 à elles toutes : { $cards }.
vier-felder-no-no-reference-card = Pour une pleine récolte, une carte libre du champ doit valoir à elle seule autant que vos quatre cartes.
vier-felder-no-last-season-card = Nommez la couleur de la carte de saison que vous posez en dernier, par exemple @H : vous avez { $cards }.
vier-felder-no-no-season-card = Il n’y a pas de carte de saison parmi les quatre : on ne nomme pas de couleur.

# La marque
vier-felder-score-aces = { $of ->
    [one] un as
   *[other] { $of } as
}
vier-felder-score-coins = { $of ->
    [one] une pièce
   *[other] { $of } pièces
}
vier-felder-score-most-cards = riche récolte, { $of ->
    [one] { $of } carte
   *[other] { $of } cartes
}
vier-felder-score-most-cards-coins = riche récolte, { $of ->
    [one] { $of } carte chacun
   *[other] { $of } cartes chacun
}, plus de pièces
vier-felder-score-most-cards-tied = riche récolte, égalité à { $of ->
    [one] { $of } carte
   *[other] { $of } cartes
}
vier-felder-score-most-hearts = été, { $of ->
    [one] { $of } cœur
   *[other] { $of } cœurs
}
vier-felder-score-most-hearts-coins = été, { $of ->
    [one] { $of } cœur chacun
   *[other] { $of } cœurs chacun
}, plus de pièces
vier-felder-score-most-hearts-tied = été, égalité à { $of ->
    [one] { $of } cœur
   *[other] { $of } cœurs
}
vier-felder-score-frost = gel, { $of ->
    [one] { $of } pique
   *[other] { $of } piques
}
vier-felder-score-frost-coins = gel, { $of ->
    [one] { $of } pique chacun
   *[other] { $of } piques chacun
}, moins de pièces
vier-felder-score-frost-tied = gel, égalité à { $of ->
    [one] { $of } pique
   *[other] { $of } piques
}

# La table
vier-felder-square = Carton { $points }
vier-felder-joker = Joker { $points }
vier-felder-coins = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
vier-felder-draw-pile = pioche { $count }
vier-felder-turn = à jouer : { $name }
vier-felder-empty-field = vide
vier-felder-harvest-pile = récolte { $count }
vier-felder-promises = a { $cards }

# Composer un coup
vier-felder-field = champ { $field }
vier-felder-do-sow = semer
vier-felder-do-harvest = récolter
vier-felder-do-stockpile = engranger
vier-felder-do-full-harvest = pleine récolte
vier-felder-do-play = jouer ainsi
vier-felder-do-most = tout à la fois
vier-felder-keeps = engranger à la valeur { $value } en gardant { $cards }
vier-felder-becomes = puis { $season }
vier-felder-clears = { $coins ->
    [0] vide le champ
   *[other] vide le champ : une pièce
}
vier-felder-nothing-fits = Rien dans ce champ ne convient.
vier-felder-sum-missing = { $sum } = { $total }, il manque { $missing } pour { $value }
vier-felder-sum-played = { $sum } = { $total }, et vous jouez { $value }.
vier-felder-sum-announced = { $sum } = { $total }, et vous annoncez { $value }.
vier-felder-sum-parted = { $sum } = { $total }, mais pas en groupes de { $value }.

# À quoi sert un coup
vier-felder-motive-sow = Cela laisse peu à récolter aux autres.
vier-felder-motive-turn = Cela fait tourner les saisons, et décide ainsi de ce que les autres peuvent faire et où.
vier-felder-motive-bind = Cela lie des cartes pour celle que vous gardez.
vier-felder-motive-coin = Cela vide le champ et rapporte une pièce.
vier-felder-motive-ace = Un as vaut un point.
vier-felder-motive-heart = Cela rapporte des cœurs, et le plus de cœurs vaut deux points.
vier-felder-motive-cards = Cela rapporte des cartes, et le plus de cartes vaut quatre points.

# La table dans le navigateur. $rank est un nombre ou A, J, Q, K.
vier-felder-card = { $rank-name } de { $suit-name }
vier-felder-suit = { $suit ->
    [H] cœur
    [D] carreau
    [S] pique
   *[C] trèfle
}
vier-felder-rank = { $rank ->
    [A] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [J] valet
    [Q] dame
   *[K] roi
}
vier-felder-fields = Les quatre champs
vier-felder-summer-at = L’été est dans le champ { $field }.
vier-felder-holds = { $season }, { $forbids } ; { $loose ->
    [0] aucune carte libre
    [one] une carte libre
   *[other] { $loose } cartes libres
}, { $stockpiles ->
    [0] aucune réserve
    [one] une réserve
   *[other] { $stockpiles } réserves
}
vier-felder-stockpile = { $kind ->
    [equal] réserve multiple
   *[sum] réserve simple
} de { $value } : { $cards }
vier-felder-field-in = Champ { $field }, { $season-name }
vier-felder-middle = Milieu
vier-felder-nearer = voir de près
vier-felder-farther = retour aux quatre champs
vier-felder-out-of-cards = plus de cartes
vier-felder-choose-card = Choisissez une carte de votre main.
vier-felder-choose-move = { $card } : choisissez un coup, ou touchez des cartes d’un champ.
vier-felder-choose-items = Touchez les cartes qui vont avec.
vier-felder-compose = Votre coup
vier-felder-back = retour
vier-felder-do-stockpile-of = engranger à { $value }
vier-felder-takes = { $do } dans le champ { $field } : { $cards }
vier-felder-sows = semer dans le champ { $field }
vier-felder-pick = choisir … { $count ->
    [0] { "" }
   *[other] ({ $count } façons)
}
vier-felder-last-suit = posée en dernier : { $season }
vier-felder-outlook = Ce qui arrivera
vier-felder-outlook-turned = Les saisons tournent : l’été sera dans le champ { $field }.
vier-felder-outlook-same = Les saisons restent où elles sont.
vier-felder-outlook-coin = Vous videz le champ { $field } et prenez une pièce.
vier-felder-outlook-clears = Vous videz le champ { $field } ; il n’y a plus de pièce.
vier-felder-outlook-promise = Tous sauront que vous avez { $value ->
    [1] un as
    [8] un huit
    [11] un valet
    [12] une dame
    [13] un roi
    [14] un as
   *[other] un { $value }
} en main.
vier-felder-outlook-kind = { $equal ->
    [yes] Ce sera une réserve multiple : E
   *[no] Ce sera une réserve simple : L
}{ $value }.
vier-felder-outlook-keeps = Vous gardez { $cards }.
vier-felder-outlook-over = La manche est alors finie.

# Un coup comme on le dit
vier-felder-move = { $card } : { $what }
