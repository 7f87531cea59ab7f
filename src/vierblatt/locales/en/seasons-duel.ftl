# Options
seasons-duel-option-games = the number of games in a match
seasons-duel-option-games-1 = One game decides.
seasons-duel-option-games-2 = Two games with changed roles; the points of both are added.

# The seasons. $season is a letter of the notation.
seasons-duel-season = { $season ->
    [B] winter
    [G] spring
    [Y] summer
   *[R] autumn
}

# What happened. $person is you or other, there are no partners; $name is the player's name.
seasons-duel-dealt = { $person ->
    [you] You draw your hand: { $cards }.
   *[other] { $name } draws a hand with the values { $values }.
}
seasons-duel-gave = { $cards ->
    [hidden] { $person ->
        [you] You give two cards with the values { $values }.
       *[other] { $name } gives two cards with the values { $values }.
    }
   *[other] { $person ->
        [you] You give { $cards }.
       *[other] { $name } gives { $cards }.
    }
}
seasons-duel-placed = { $person ->
    [you] You place { $middle } in the season area and { $influence } in your influence area.
   *[other] { $name } places { $middle } in the season area and keeps { $influence } as influence.
}
seasons-duel-drew = { $person ->
    [you] You draw { $cards }.
   *[other] { $name } draws two cards with the values { $values }.
}

# Why not
seasons-duel-no-round-over = The game is over.
seasons-duel-no-no-such-action = In the duel you give two cards, such as give G1 Y2, or place a pair, such as middle G1.
seasons-duel-no-no-pair-to-place = There is no pair to place: give two cards of your hand.
seasons-duel-no-give-two-cards = Exactly two cards are given, neither one nor three.
seasons-duel-no-not-in-hand = That is not in your hand.
seasons-duel-no-held-only-once = You hold { $cards } only once.
seasons-duel-no-place-the-pair-first = First place the pair that was given to you: { $cards }.
seasons-duel-no-one-card-to-each-area = One card of { $cards } goes to the middle, the other to your influence: name the one for the middle.
seasons-duel-no-not-in-the-pair = That card is not in the pair: you were given { $cards }.

# The score
seasons-duel-score-winter = winter, with influence { $of }
seasons-duel-score-spring = spring, with influence { $of }
seasons-duel-score-summer = summer, with influence { $of }
seasons-duel-score-autumn = autumn, with influence { $of }
seasons-duel-score-winter-tied = winter tied at influence { $of }
seasons-duel-score-spring-tied = spring tied at influence { $of }
seasons-duel-score-summer-tied = summer tied at influence { $of }
seasons-duel-score-autumn-tied = autumn tied at influence { $of }
seasons-duel-score-figures = { $of ->
    [0] no figure
    [one] one figure
   *[other] { $of } figures
}

# The table
seasons-duel-round-of = Round { $number } of 9
seasons-duel-asked = { $phase ->
    [give] { $person ->
        [you] you give two cards
       *[other] { $name } gives two cards
    }
   *[place] { $person ->
        [you] you place the pair
       *[other] { $name } places the pair
    }
}
seasons-duel-to-draw = { $count ->
    [0] nothing more to draw
   *[other] draw piles of { $count }, next { $values }
}
seasons-duel-starter = starting player
seasons-duel-stands = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
seasons-duel-middle = Middle
seasons-duel-ahead = Ahead
seasons-duel-tied = –
seasons-duel-pair = Pair, one for the middle and one as influence

# A round of a match is a whole game here
seasons-duel-round = Game { $round }
seasons-duel-round-over = Game { $round } is over.

# Why a move is good
seasons-duel-motive-give = Whichever of them goes to the middle, you lose least.
seasons-duel-motive-twins = Two of a kind leave your opponent nothing to choose.
seasons-duel-motive-enrich = You lead in this season, so its points should grow.
seasons-duel-motive-influence = The other card is worth more as your influence.
seasons-duel-motive-split = Of one season, the better card for your influence.

# The table in the browser
seasons-duel-dealer = { seasons-duel-starter }
seasons-duel-card = { $season-name } { $value }
seasons-duel-back = face down, value { $value }
seasons-duel-areas = The seasons and the influence in them
seasons-duel-game-of = Game { $number } of { $games }
seasons-duel-draws = { $count ->
    [0] nothing to draw
   *[other] to draw: { $values }, { $count } left
}
seasons-duel-hand-of = Hand of { $name }, face down
seasons-duel-pile = { $count ->
    [0] draw pile: empty
    [one] draw pile: one card, value { $values }
   *[other] draw pile: { $count } cards, values from the top { $values }
}
seasons-duel-influence-of = { $person ->
    [you] Your influence
   *[other] Influence of { $name }
}
seasons-duel-influence-in = { $season-name }, influence
seasons-duel-leads = { $person ->
    [you] you lead
    [none] tied
   *[other] { $name }
}
seasons-duel-would-be = { $from }, then { $to }
seasons-duel-choose-two = Choose two cards for { $name }.
seasons-duel-choose-another = { $card } and which other one?
seasons-duel-giving = { $name } gets { $first } and { $second }.
seasons-duel-give-these = Give these two
seasons-duel-put-back = Put back
seasons-duel-choose-middle = Which one goes to the middle? The other is your influence.
seasons-duel-for-middle = middle
seasons-duel-for-influence = influence
seasons-duel-placing = Then { $season-name } is worth { $worth }, and your influence in { $other-name } is { $influence }.
seasons-duel-alike = The two are alike.
seasons-duel-place-so = Place them so
seasons-duel-move-give = { $first } and { $second }
seasons-duel-move-middle = { $card } in the middle
seasons-duel-lying = { $sum ->
    [0] nothing
   *[other] { $sum } (cards { $values })
}
seasons-duel-in-lead = { $person ->
    [you] you are ahead
    [none] tied
   *[other] { $name } is ahead
}
seasons-duel-backs = { $count ->
    [0] no hand
   *[other] hand face down, values { $values }
}
