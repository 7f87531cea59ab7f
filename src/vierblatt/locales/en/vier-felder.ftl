# Options
vier-felder-option-full_harvest = harvesting with all four cards of a hand at once (full harvest)
vier-felder-option-full_harvest-off = One card of the hand is played at a time.
vier-felder-option-full_harvest-on = All four cards of a hand may harvest together, if they fit (full harvest).
vier-felder-option-joker_sun = a joker in the middle that points at the summer field, instead of the square
vier-felder-option-joker_sun-off = A square in the middle shows the season of every field.
vier-felder-option-joker_sun-on = A joker in the middle points at the summer field; the game is the same.
vier-felder-option-lager_in_sum = whether sum stockpiles may be part of sums
vier-felder-option-lager_in_sum-off = A stockpile is taken by its exact value alone.
vier-felder-option-lager_in_sum-on = A sum stockpile may be part of a sum, like a card of its value.
vier-felder-option-target = the total that ends the match

# The seasons. $season is the letter of the suit that stands for it.
vier-felder-season = { $season ->
    [H] summer
    [D] autumn
    [S] winter
   *[C] spring
}
vier-felder-forbids = { $season ->
    [H] all allowed
    [D] no sowing
    [S] no harvest
   *[C] no stockpiles
}

# What happened. $person is you, partner or other; $name is the player's name.
vier-felder-laid = { $person ->
    [you] You lay { $cards } into field { $field }.
   *[other] { $name } lays { $cards } into field { $field }.
}
vier-felder-dealt = { $person ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $count } cards.
}
vier-felder-sowed = { $person ->
    [you] You sow { $card } in field { $field }.
   *[other] { $name } sows { $card } in field { $field }.
}
vier-felder-harvested = { $person ->
    [you] You harvest
   *[other] { $name } harvests
} { $taken } in field { $field } with { $cards }{ $value ->
    [14] { " " }for 14.
   *[other] .
}
vier-felder-stockpiled = { $person ->
    [you] You stockpile { $card } with { $joined } in field { $field }: { $equal ->
        [yes] E
       *[no] L
    }{ $value }.
   *[other] { $name } stockpiles { $card } with { $joined } in field { $field }: { $equal ->
        [yes] E
       *[no] L
    }{ $value }, and so holds { $value ->
        [1] an ace
        [8] an 8
        [11] a jack
        [12] a queen
        [13] a king
        [14] an ace
       *[other] a { $value }
    }.
}
vier-felder-turned = { $person ->
    [you] You turn
   *[other] { $name } turns
} the seasons: field { $field } has summer now.
vier-felder-drew = { $person ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
vier-felder-coin = { $person ->
    [you] You clear field { $field } and take
   *[other] { $name } clears field { $field } and takes
} { $left ->
    [0] the last coin.
    [one] a coin; one is left.
   *[other] a coin; { $left } are left.
}
vier-felder-skipped = { $person ->
    [you] You have no cards left and are skipped.
   *[other] { $name } has no cards left and is skipped.
}

# Why not
vier-felder-no-not-in-hand = You do not hold that card.
vier-felder-no-one-card = You play one card of your hand at a time, and all of { $cards } are in your hand.
vier-felder-no-no-such-action = There is no such move: a last season suit is named in a full harvest alone.
vier-felder-no-no-sowing-in-autumn = It is autumn in that field: nothing is sown there.
vier-felder-no-sow-one-card = Sowing only lays your card down: { $cards } cannot come along.
vier-felder-no-no-harvest-in-winter = It is winter in that field: nothing is harvested there.
vier-felder-no-take-something = A harvest takes at least one card: name what you take after the x.
vier-felder-no-stockpile-by-exact-value = A stockpile is taken by its exact value alone, and { $cards } has another.
vier-felder-no-sums-must-fit = { $cards } cannot be parted into groups that each come to exactly that value.
vier-felder-no-not-in-this-field = That is not in this field: { $cards }.
vier-felder-no-stockpile-as-a-whole = A stockpile is moved only as a whole: { $cards }.
vier-felder-no-no-stockpile-in-spring = It is spring in that field: no stockpile is made, raised or added to there.
vier-felder-no-keep-the-value = To stockpile a value you must keep another card in your hand that counts it.
vier-felder-no-join-something = A card is no stockpile on its own: name at least one card of the field to bind it with.
vier-felder-no-equal-stockpile-stays = An equal stockpile is never raised: { $cards } keeps its value.
vier-felder-no-raise-only-one = Only one stockpile can be raised at a time, and { $cards } would be a second one.
vier-felder-no-no-full-harvest = You play one card of your hand at a time, and { $cards } are all in your hand; the full harvest is not played at this table.
vier-felder-no-all-four-cards = You play one card of your hand at a time, or in a full harvest all of four.
vier-felder-no-four-count-too-much = The four cards count more than 14 together: { $cards }.
vier-felder-no-no-reference-card = For a full harvest a loose card of the field must have the value of your four cards by itself.
vier-felder-no-last-season-card = Name the suit of the season card that you lay last, such as @H: you have { $cards }.
vier-felder-no-no-season-card = There is no season card among the four, so no suit is named.

# The score
vier-felder-score-aces = { $of ->
    [one] one ace
   *[other] { $of } aces
}
vier-felder-score-coins = { $of ->
    [one] one coin
   *[other] { $of } coins
}
vier-felder-score-most-cards = rich harvest, { $of } cards
vier-felder-score-most-cards-coins = rich harvest, { $of } cards each, more coins
vier-felder-score-most-cards-tied = rich harvest tied at { $of } cards
vier-felder-score-most-hearts = summer, { $of ->
    [one] one heart
   *[other] { $of } hearts
}
vier-felder-score-most-hearts-coins = summer, { $of ->
    [one] one heart each
   *[other] { $of } hearts each
}, more coins
vier-felder-score-most-hearts-tied = summer tied at { $of ->
    [one] one heart
   *[other] { $of } hearts
}
vier-felder-score-frost = frost, { $of ->
    [one] one spade
   *[other] { $of } spades
}
vier-felder-score-frost-coins = frost, { $of ->
    [one] one spade each
   *[other] { $of } spades each
}, fewer coins
vier-felder-score-frost-tied = frost tied at { $of ->
    [one] one spade
   *[other] { $of } spades
}

# The table
vier-felder-square = Square { $points }
vier-felder-joker = Joker { $points }
vier-felder-coins = { $count ->
    [0] no coins
    [one] one coin
   *[other] { $count } coins
}
vier-felder-draw-pile = draw pile { $count }
vier-felder-turn = turn: { $name }
vier-felder-empty-field = empty
vier-felder-harvest-pile = harvest { $count }
vier-felder-promises = holds { $cards }

# Composing a move
vier-felder-field = field { $field }
vier-felder-do-sow = sow
vier-felder-do-harvest = harvest
vier-felder-do-stockpile = stockpile
vier-felder-do-full-harvest = full harvest
vier-felder-do-play = play this
vier-felder-do-most = all at once
vier-felder-keeps = stockpile of value { $value }, keeping { $cards }
vier-felder-becomes = then { $season }
vier-felder-clears = { $coins ->
    [0] clears the field
   *[other] clears the field: a coin
}
vier-felder-nothing-fits = Nothing in that field fits.
vier-felder-sum-missing = { $sum } = { $total }, { $missing } short of { $value }
vier-felder-sum-played = { $sum } = { $total }, and you played { $value }.
vier-felder-sum-announced = { $sum } = { $total }, and you announced { $value }.
vier-felder-sum-parted = { $sum } = { $total }, but not in groups of { $value }.

# Why a move is good
vier-felder-motive-sow = It leaves the others little to take.
vier-felder-motive-turn = It turns the seasons, and so decides what the others may do where.
vier-felder-motive-bind = It binds cards for the one you keep to take.
vier-felder-motive-coin = It clears the field and brings a coin.
vier-felder-motive-ace = An ace is a point.
vier-felder-motive-heart = It brings hearts, and most hearts are two points.
vier-felder-motive-cards = It brings cards, and most cards are four points.

# The table in the browser. $rank is a number or A, J, Q, K.
vier-felder-card = { $rank-name } of { $suit-name }
vier-felder-suit = { $suit ->
    [H] hearts
    [D] diamonds
    [S] spades
   *[C] clubs
}
vier-felder-rank = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
   *[K] king
}
vier-felder-fields = The four fields
vier-felder-summer-at = Summer is in field { $field }.
vier-felder-holds = { $season }, { $forbids }; { $loose ->
    [0] no loose cards
    [one] one loose card
   *[other] { $loose } loose cards
}, { $stockpiles ->
    [0] no stockpile
    [one] one stockpile
   *[other] { $stockpiles } stockpiles
}
vier-felder-stockpile = { $kind ->
    [equal] equal
   *[sum] sum
} stockpile { $value }: { $cards }
vier-felder-field-in = Field { $field }, { $season-name }
vier-felder-middle = Middle
vier-felder-nearer = look closely
vier-felder-farther = back to all fields
vier-felder-out-of-cards = no cards left
vier-felder-choose-card = Choose a card of your hand.
vier-felder-choose-move = { $card }: choose a move, or press cards in a field.
vier-felder-choose-items = Press the cards that go with it.
vier-felder-compose = Your move
vier-felder-back = back
vier-felder-do-stockpile-of = stockpile { $value }
vier-felder-takes = { $do } in field { $field }: { $cards }
vier-felder-sows = sow in field { $field }
vier-felder-pick = choose … { $count ->
    [0] { "" }
   *[other] ({ $count } ways)
}
vier-felder-last-suit = laid last: { $season }
vier-felder-outlook = What will happen
vier-felder-outlook-turned = The seasons turn: summer will be in field { $field }.
vier-felder-outlook-same = The seasons stay as they are.
vier-felder-outlook-coin = You clear field { $field } and take a coin.
vier-felder-outlook-clears = You clear field { $field }; there is no coin left.
vier-felder-outlook-promise = Everybody will know that you hold { $value ->
    [1] an ace
    [8] an eight
    [11] a jack
    [12] a queen
    [13] a king
    [14] an ace
   *[other] a { $value }
}.
vier-felder-outlook-kind = { $equal ->
    [yes] It becomes an equal stockpile: E
   *[no] It becomes a sum stockpile: L
}{ $value }.
vier-felder-outlook-keeps = You keep { $cards }.
vier-felder-outlook-over = The round is over then.

# A move as people say it
vier-felder-move = { $card }: { $what }
