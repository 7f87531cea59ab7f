# Options
four-gems-option-trump_values = what trumps are worth
four-gems-option-trump_values-double = Every trump is worth twice its number; the contract is 163.
four-gems-option-trump_values-top_four = Only the trumps 20, 14, 11 and 10 are worth twice their number; the contract is 163.
four-gems-option-trump_values-face = Trumps are worth their number like all other cards; the contract is 136.
four-gems-option-overruff = the duty to ruff higher
four-gems-option-overruff-none = Whoever must ruff may do so with any trump, above or below the one that lies there.
four-gems-option-overruff-must = Whoever must ruff and can ruff higher must do so; who cannot must still play a trump.
four-gems-option-overruff-must_or_discard = Whoever must ruff and can ruff higher must do so; who cannot may play any card.
four-gems-option-beat_partner_trump = whether a led trump must be beaten even when the partner wins
four-gems-option-beat_partner_trump-on = When trump is led, you must play higher if you can, even on your partner’s trump.
four-gems-option-beat_partner_trump-off = When trump is led and your partner is winning, you may play any trump you hold.
four-gems-option-gather = how the pack is put together after a round
four-gems-option-gather-trick_order = The tricks go back into the pack in the order in which they were played; nobody shuffles.
four-gems-option-gather-team_piles = The defenders’ tricks go on top of the takers’ tricks; nobody shuffles.
four-gems-option-gather-shuffle = The whole pack is shuffled for every round that follows a played one.
four-gems-option-redeal = who deals again after all have passed twice
four-gems-option-redeal-next = The deal passes on, as after a round that was played.
four-gems-option-redeal-same = The same dealer deals once more.
four-gems-option-failed_gems = which gems count when the contract fails
four-gems-option-failed_gems-own = The defenders score their own FOUR GEMS; those of the takers are lost.
four-gems-option-failed_gems-all = The defenders score the FOUR GEMS of both teams.
four-gems-option-failed_gems-none = No FOUR GEMS count.
four-gems-option-target = the points that win the match

# The gems. $gem is a letter of the notation.
four-gems-gem = { $gem ->
    [R] ruby
    [G] emerald
    [B] sapphire
   *[Y] topaz
}

# What happened. $person is you, partner or other; $name is the player's name.
four-gems-cut = { $person ->
    [you] You lift { $lifted } cards and cut the pack.
    [partner] Your partner { $name } cuts the pack.
   *[other] { $name } cuts the pack.
}
four-gems-dealt = { $person ->
    [you] You are dealt { $cards }.
    [partner] Your partner { $name } is dealt { $count } cards.
   *[other] { $name } is dealt { $count } cards.
}
four-gems-turned = { $card } is turned up and proposes the trump.
four-gems-passed = { $person ->
    [you] You pass.
    [partner] Your partner { $name } passes.
   *[other] { $name } passes.
}
four-gems-took = { $person ->
    [you] You play for the contract with { $gem-name } as trump and take { $card }.
    [partner] Your partner { $name } plays for the contract with { $gem-name } as trump and takes { $card }.
   *[other] { $name } plays for the contract with { $gem-name } as trump and takes { $card }.
}
four-gems-played = { $led ->
    [yes] { $person ->
        [you] You lead { $card }.
        [partner] Your partner { $name } leads { $card }.
       *[other] { $name } leads { $card }.
    }
   *[no] { $person ->
        [you] You play { $card }.
        [partner] Your partner { $name } plays { $card }.
       *[other] { $name } plays { $card }.
    }
}
four-gems-announced = { $person ->
    [you] You announce
    [partner] Your partner { $name } announces
   *[other] { $name } announces
} FOUR GEMS{ $count ->
    [one] .
   *[other] { " " }{ $count } times.
}
four-gems-showed = { $person ->
    [you] You show
    [partner] Your partner { $name } shows
   *[other] { $name } shows
} all four { $face }s: { $points } points.
four-gems-took-trick = { $person ->
    [you] The trick is yours: { $cards }, { $points } points.
    [partner] The trick goes to your partner { $name }: { $cards }, { $points } points.
   *[other] The trick goes to { $name }: { $cards }, { $points } points.
}

# Why not
four-gems-no-cut-first = The pack must be cut first: cut 3 to cut 29.
four-gems-no-cut-too-thin = Each part of a cut has at least three cards: cut 3 to cut 29.
four-gems-no-bid-first = The trump is being chosen: take, name a gem, or pass.
four-gems-no-first-round-turned-gem = In the first bidding round you can only take the gem that is turned, or pass.
four-gems-no-second-round-another-gem = In the second bidding round you name one of the three other gems, or pass.
four-gems-no-play-a-card = The tricks are being played: choose a card.
four-gems-no-not-in-hand = You do not hold that card.
four-gems-no-must-follow = You must follow suit, and you hold { $cards }.
four-gems-no-must-beat = Trump was led: you must beat the highest trump on the table, and you can with { $cards }.
four-gems-no-must-ruff = You cannot follow and an opponent is winning: you must ruff with { $cards }.
four-gems-no-must-overruff = You must ruff higher than the trump on the table, and you can with { $cards }.
four-gems-no-gems-too-late = FOUR GEMS is announced with the card to the first trick, not later.
four-gems-no-no-gems = FOUR GEMS is for a hand with all four cards of one number, and yours has none.

# The score
four-gems-score-passed-out = all have passed twice
four-gems-score-slam = all eight tricks
four-gems-score-made = contract made with { $of }
four-gems-score-failed = contract failed with { $of }
four-gems-score-failure = for the contract that failed
four-gems-score-card-points = { $of ->
    [one] cards of one trick
   *[other] cards of { $of } tricks
}
four-gems-score-last-ten = last trick
four-gems-score-gems = FOUR GEMS
four-gems-score-takers-gems = FOUR GEMS of the takers

# The table
four-gems-trump = Trump { $gem-name }
four-gems-turned-card = Turned { $card }
four-gems-taker = taker { $name }
four-gems-contract = takers { $points } of { $contract }
four-gems-tricks = Tricks { $us } : { $them }

# Why a move is good
four-gems-motive-cut = Any cut is as good as another.
four-gems-motive-bid = With this trump the hand is strong enough for the contract.
four-gems-motive-pass = With this hand the contract would fail too often.
four-gems-motive-draw = It draws trumps from the others.
four-gems-motive-cash = Nobody can beat this card in its suit.
four-gems-motive-probe = Leading it gives little away.
four-gems-motive-win = It takes the trick, as things stand.
four-gems-motive-ruff = Ruffing takes the trick, as things stand.
four-gems-motive-feed = The trick is your partner’s, so give it points.
four-gems-motive-spare = The trick is your partner’s; keep what is good for later.
four-gems-motive-little = The trick is lost; this gives the others least.

# A card as people say it.
four-gems-card = { $gem-name } { $face }

# Choosing and playing
four-gems-cut-ask = You cut the pack: how many cards do you lift?
four-gems-cut-place = Where to cut
four-gems-cut-lift = Lift { $count } cards
four-gems-cut-number = Cards
four-gems-bidding-round = { $number ->
    [1] First bidding round
   *[2] Second bidding round
}
four-gems-proposed = { $number ->
    [1] { $card } is turned: its gem is proposed as trump.
   *[2] Nobody has taken { $card }: another gem may be named.
}
four-gems-take = Take { $gem-name }
four-gems-name = Name { $gem-name }
four-gems-pass = Pass
four-gems-call = { $call ->
    [taker] taker
    [passed-twice] has passed twice
   *[passed] has passed
}
four-gems-announce = Announce FOUR GEMS with this card
four-gems-announce-what = { $count ->
    [one] All four { $faces }s: { $points } points for your team. You show them with your card to the second trick.
   *[other] All four of { $faces }: { $points } points for your team. You show them with your card to the second trick.
}
four-gems-called = { $count ->
    [one] FOUR GEMS
   *[other] FOUR GEMS, { $count } times
}
four-gems-square = FOUR GEMS: all four { $face }s, { $points } points
four-gems-contract-name = Contract of the takers
four-gems-meter = { $state ->
    [made] Contract made: { $points } of { $contract }, { $left } in play
    [lost] Contract lost: { $points } of { $contract }, { $left } in play
   *[open] Takers { $points } of { $contract }, { $left } in play
}
four-gems-tricks-word = Tricks
four-gems-outcome = How the round has ended
four-gems-cutting = The pack is being cut
four-gems-taken = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] one point
   *[other] { $points } points
}

# A move as people say it
four-gems-move-take = take the turned card
four-gems-move-pass = pass
four-gems-move-announce = { $card }, announcing FOUR GEMS
