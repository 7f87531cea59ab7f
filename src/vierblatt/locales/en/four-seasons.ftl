# Options
four-seasons-option-bonus = whether there is a bonus round after the bids
four-seasons-option-bonus-on = After the bids each player may show his top card; the highest one is played for with open bid and for more points.
four-seasons-option-bonus-off = The tricks begin right after the bids; all bids stay hidden to the end.
four-seasons-option-variant = each for himself; profi, where only a won bid can win the match; or two teams
four-seasons-option-variant-standard = Each for himself, to 50 points unless another target is set.
four-seasons-option-variant-profi = Each for himself, to 77 points unless another target is set; only a bid that was won in the last round wins the match.
four-seasons-option-variant-team = Two teams of two, partners face each other and see each other’s bids; there is no bonus round.
four-seasons-option-butterfly_bid = what the butterfly counts in a bid
four-seasons-option-butterfly_bid-zero = In a bid the butterfly counts 0.
four-seasons-option-butterfly_bid-forbidden = The butterfly must not be in a bid.
four-seasons-option-butterfly_bid-as_turn_up = In a bid the butterfly counts like the turned card.
four-seasons-option-target = the points that win the match (50, in profi 77)
four-seasons-note-team-without-bonus = Two teams play without a bonus round, whatever bonus says (rule 10.2).

# The colours and their seasons. $colour and $season are letters of the notation.
four-seasons-colour = { $colour ->
    [B] blue
    [G] green
    [Y] yellow
   *[R] red
}
four-seasons-season = { $season ->
    [B] winter
    [G] spring
    [Y] summer
    [R] autumn
   *[BF] butterfly
}

# What happened. $person is you, partner or other; $name is the player's name.
four-seasons-dealt = { $person ->
    [you] You are dealt { $cards }.
    [partner] Your partner { $name } is dealt { $count } cards.
   *[other] { $name } is dealt { $count } cards.
}
four-seasons-turned = { $card ->
    [BF] The butterfly is turned up: there is no trump in this round.
   *[other] { $card } is turned up: its colour is trump.
}
four-seasons-bid-laid = { $person ->
    [you] You lay { $cards } aside, the first one on top: a bid of { $bid }.
    [partner] Your partner { $name } lays { $cards } aside, the first one on top: a bid of { $bid }.
   *[other] { $name } lays { $cards } aside, the first one on top: a bid of { $bid }.
}
four-seasons-bids-laid = All bids are laid.
four-seasons-partner-bid = Your partner { $name } has laid { $cards } aside, the first one on top: a bid of { $bid }.
four-seasons-shown = { $person ->
    [you] You show { $card }.
    [partner] Your partner { $name } shows { $card }.
   *[other] { $name } shows { $card }.
}
four-seasons-kept = { $person ->
    [you] You leave your bid face down.
    [partner] Your partner { $name } leaves the bid face down.
   *[other] { $name } leaves the bid face down.
}
four-seasons-bonus-player = { $person ->
    [you] You are the bonus player and turn up { $cards }: a bid of { $bid }.
    [partner] Your partner { $name } is the bonus player and turns up { $cards }: a bid of { $bid }.
   *[other] { $name } is the bonus player and turns up { $cards }: a bid of { $bid }.
}
four-seasons-no-bonus-player = Nobody has shown a card: there is no bonus player.
four-seasons-played = { $led ->
    [yes] { $person ->
        [you] You lead { $card }
        [partner] Your partner { $name } leads { $card }
       *[other] { $name } leads { $card }
    }
   *[no] { $person ->
        [you] You play { $card }
        [partner] Your partner { $name } plays { $card }
       *[other] { $name } plays { $card }
    }
}{ $colour ->
    [hidden] .
   *[other] { $person ->
        [you] { " " }and name { $colour-name }.
       *[other] { " " }and names { $colour-name }.
    }
}
four-seasons-took-trick = { $person ->
    [you] The trick is yours: { $cards }. That makes { $taken }.
    [partner] The trick goes to your partner { $name }: { $cards }. That makes { $taken }.
   *[other] The trick goes to { $name }: { $cards }. That makes { $taken }.
}
four-seasons-turned-up = { $person ->
    [you] You turn up { $cards }: a bid of { $bid }.
    [partner] Your partner { $name } turns up { $cards }: a bid of { $bid }.
   *[other] { $name } turns up { $cards }: a bid of { $bid }.
}

# Why not
four-seasons-no-bid-first = First come the bids: lay cards aside with bid and their names, the top card first.
four-seasons-no-bid-laid = You have laid your bid; it can no longer be changed.
four-seasons-no-bid-two = With four players a bid is exactly two cards, such as bid R7 G6.
four-seasons-no-bid-three = With three players a bid is exactly three cards, such as bid R7 G6 B1.
four-seasons-no-card-twice = A card can be named only once in a bid.
four-seasons-no-not-in-hand = That is not in your hand.
four-seasons-no-no-butterfly-in-bid = At this table the butterfly may not be laid in a bid.
four-seasons-no-top-card-not-in-bid = The top card must be one of the bid cards.
four-seasons-no-show-or-keep = This is the bonus round: show your top card (show), or leave your bid face down (keep).
four-seasons-no-no-bonus-in-teams = Two teams play without a bonus round: there is nothing to show or to keep.
four-seasons-no-no-bonus-round = At this table there is no bonus round: there is nothing to show or to keep.
four-seasons-no-bonus-round-over = The bonus round is over: choose a card to play.
four-seasons-no-one-chance = You have had your one chance to show or to keep.
four-seasons-no-play-a-card = The tricks are being played: choose a card.
four-seasons-no-bid-card = That is one of your bid cards: it is never played.
four-seasons-no-must-follow = You must follow suit, and you hold { $cards }.
four-seasons-no-butterfly-never-follows = The butterfly never follows: you must play the led colour, and you hold { $cards }.
four-seasons-no-name-a-colour = When you lead the butterfly, you name a colour with it: BF=B, BF=G, BF=Y or BF=R.
four-seasons-no-no-colour-to-name = A colour is named only with the butterfly, and only when it is led.

# The score
four-seasons-score-tricks = { $of ->
    [0] no tricks
    [one] one trick
   *[other] { $of } tricks
}
four-seasons-score-bid-won = bid of { $of } won
four-seasons-score-bid-lost = { $of ->
    [hidden] bid lost
   *[other] bid of { $of } lost
}
four-seasons-score-bonus-won = bid of { $of } won as bonus player
four-seasons-score-bonus-player-lost = the bonus player has lost the bid
four-seasons-score-partners-won = { $of ->
    [0] neither partner's bid won
    [one] one partner's bid won
   *[other] both partners' bids won
}
four-seasons-score-joint-bid-won = together exactly the { $of } that were bid

# The table
four-seasons-trump = Trump { $colour-name } ({ $card })
four-seasons-trumpless = No trump ({ $card })
four-seasons-stage = { $stage ->
    [bid] secret bids
    [bonus] bonus round
   *[over] all tricks are taken
}
four-seasons-trick-of = trick { $number } of { $tricks }
four-seasons-led-colour = led { $colour-name }
four-seasons-highest = highest so far: { $name }
four-seasons-bonus-of = bonus player { $name }: { $taken } of { $bid }
four-seasons-teams = { us } { $us } of { $bid }, { them } { $them }
four-seasons-taken-of = { $bid ->
    [hidden] { $taken ->
        [one] 1 trick
       *[other] { $taken } tricks
    }
   *[other] { $taken } of { $bid }
}
four-seasons-bid-cards = bid { $cards }
four-seasons-said = { $said ->
    [show] has shown
   *[keep] keeps
}
four-seasons-fate = { $won ->
    [yes] bid won
   *[no] bid lost
}
four-seasons-lay = { $count ->
    [2] lay two cards aside as your bid
   *[3] lay three cards aside as your bid
}, the top card first
four-seasons-counts = counts { $count }
four-seasons-counts-never = not in a bid

# Why a move is good
four-seasons-motive-bid = The cards that stay in your hand should take just so many tricks.
four-seasons-motive-show = This bid is likely enough to be won as bonus player.
four-seasons-motive-keep = It is safer to keep this bid secret.
four-seasons-motive-lead-for-tricks = You still need tricks, and this may take one or make one.
four-seasons-motive-lead-low = You have enough tricks; others shall take this one.
four-seasons-motive-take = You need tricks, and this one is yours, as things stand.
four-seasons-motive-take-early = Better to win a trick now than to be stuck with this card at the end.
four-seasons-motive-wait = You need tricks, but this one is not for you: keep your good cards.
four-seasons-motive-shed = You have enough tricks: away with a card that might take one.
four-seasons-motive-duck = You have enough tricks; let this one go.

# Choosing and playing
four-seasons-card = { $colour ->
    [BF] butterfly
   *[other] { $colour-name } { $worth }
}
four-seasons-your-bid = Your bid
four-seasons-bid-of = bid { $bid }
four-seasons-choose = Choose { $count } cards, the top one first
four-seasons-top-card = top card
four-seasons-on-top = { $card }, on top
four-seasons-take-out = Take { $card } out again
four-seasons-put-on-top = Put { $card } on top
four-seasons-sum = { $parts } = { $bid }
four-seasons-lay-it = { $bid ->
    [hidden] Lay it
   *[other] Lay it: a bid of { $bid }
}
four-seasons-changed-mind = Changed my mind
four-seasons-is-sealed = Your bid of { $bid } is sealed until all have laid theirs.
four-seasons-sealed = { $count ->
    [one] one bid card, face down
   *[other] { $count } bid cards, face down
}
four-seasons-stays-sealed = bid stays face down
four-seasons-bonus-ask = Bonus round: whoever shows the highest card is the bonus player, for more points and more risk.
four-seasons-show-it = Show { $card }
four-seasons-keep-it = Keep it hidden
four-seasons-is-bonus-player = bonus player
four-seasons-name-colour = Which colour do you name with the butterfly?
four-seasons-not-butterfly = Another card
four-seasons-trump-is = Trump { $colour-name }
four-seasons-no-trump = No trump
four-seasons-makes = { $count ->
    [one] that makes one trick
   *[other] that makes { $count } tricks
}
four-seasons-to-win = { $variant ->
    [profi] profi: { $target } points and the bid won
   *[other] to { $target } points
}
four-seasons-outcome = The bids of this round

# A move as people say it
four-seasons-move-show = show the bid
four-seasons-move-keep = keep the bid hidden
four-seasons-move-names = { $card }, naming { $colour-name }
