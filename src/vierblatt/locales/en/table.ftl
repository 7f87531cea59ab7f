# The table in the browser
table-play-now = Play now
table-begin = Begin
table-coming = Coming to the table …
table-page-outdated = There is a new version of this page.
table-page-missing = A part of the page has not come.
table-page-anew = Load the page again
table-nowhere = There is nothing at this address.
table-to-lobby = To the games
table-line-lost = The line is gone. You will be back by yourself in a moment.
table-shut = This table cannot be reached any more.
table-phase-lobby = Waiting for players
table-phase-paused = The match is paused
table-phase-over = The match is over
table-your-turn = Your turn
table-press-again = Press again to play
table-only-card = Only card: press it to keep it
table-waiting-for = Waiting for { $names }
table-free-seat = free seat
table-gone = has left; a bot plays
table-bot-plays = a bot plays
table-is-bot = bot, { $bot }
table-away = away
table-queued = will be played
table-chosen = chosen
table-not-now = not now
table-forcing = the reason why not
table-trick = Trick
table-card-of = { $card }, { $name }
table-log = What has happened
table-log-unread = What has happened: something was said
table-score-line = { $name }: { $why }, { $points }

# Once more
table-rematch-other = Again with other rules
table-rematch-rotate = Everybody moves up one seat

# For a moment
table-paused-by = { $person ->
    [you] You have paused the match; after five minutes it goes on by itself.
   *[other] { $name } has paused the match; after five minutes it goes on by itself.
}
table-take-back-short = Take back

# When the line is gone
table-line-sending = The line is gone. Your move goes along as soon as it is back.

# At the end of the table
table-to-result = To the result
table-look-at-table = Look at the table

# Rules and codes
table-rule-code = Rule code
table-rule-code-what = All house rules in one short word, for whoever sets up a table like this.
table-use-code = Take these rules
table-other-game = That is a rule code of another game.
table-find-rule = look for a word
table-found = { $count ->
    [0] Nothing found.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
table-emotes = Quick words
table-back = Back
table-seconds = seconds

# The lobby
table-motto = Four card games of four suits, to play with friends or with bots. No account, nothing to install.
table-games = Games
table-players-four-seasons = 3 or 4 players, each for himself or in teams
table-players-vier-felder = 2 to 4 players, each for himself
table-players-seasons-duel = 2 players
table-players-four-gems = 4 players, two teams
table-play-now-of = Play now: { $game }
table-with-friends = With friends
table-with-friends-of = With friends: { $game }
table-go-on = Go on where you left
table-a-table = A table
table-look = look again
table-forget = Take off the list: { $what }
table-finished = Your finished matches ({ $count })
table-join-by-link = Somebody is waiting for you?
table-link-or-code = link or code of the table
table-go = Go there
table-no-link = That is no link to a table and no code of one.
table-is-rule-code = { $code } is no table but a code of house rules, for { $game }.
table-set-up-with-code = Set up a table with these rules

# Setting a table up
table-your-name = Your name
table-guest = Guest
table-how-many = Players
table-seats = Seats
table-seat-number = Seat { $number }
table-who-sits = Who sits on seat { $number }
table-name-of = Name for seat { $number }
table-sitter-human = a friend, by link
table-sitter-open = whoever comes, else a bot
table-sitter-here = somebody at this device
table-hot-seat = You share this device: between two hands a curtain falls, and nobody sees another’s cards.
table-house-rules = House rules
table-standard = the standard
table-differences = { $count ->
    [one] one differs from the standard
   *[other] { $count } differ from the standard
}
table-usually = usually: { $value }
table-usual-value = as usual
table-back-to-standard = Back to the standard
table-how-kept = Clock, talk, watchers
table-clock = clock
table-talk = talk
table-set-up = Set the table up

# Before the match
table-gathering = A table of { $game }
table-host = host
table-seat-human = free, for a friend
table-seat-open = free, for whoever comes
table-seat-bot = Seat a bot
table-level-of = Level of the bot for seat { $seat }
table-kick = Free the seat
table-kick-of = Free the seat of { $name }
table-swap = Swap
table-swap-with = Swap seats with: { $name }
table-join = Sit down at this table
table-which-seat = Which seat
table-any-seat = any
table-sit-down = Sit down
table-stand-up = Stand up
table-full = All seats are taken; you watch.
table-missing = { $count ->
    [one] One more is to come.
   *[other] { $count } more are to come.
}
table-host-begins = { $name } begins the match.
table-bots-fill = { $count ->
    [one] A bot takes the seat that is free when you begin.
   *[other] Bots take the { $count } free seats when you begin.
}
table-all-here = Everybody is here.
table-invite = Invite
table-qr = QR code of the link to this table
table-link = Link to this table
table-code = Code of this table
table-code-what = Whoever writes it into the field on the first page comes here, too.
table-copy = Copy
table-copied = copied
table-share = Share
table-shut-token = The seat that this device had here is no longer its own.
table-shut-room = There is no such table, or it was cleared away long ago.
table-shut-other = The server does not talk to this page. Load it anew.
table-watch = Watch

# During the match
table-more = More
table-menu = Menu
table-close = Close
table-line-many = Too many tables are open from here. It goes on by itself when one is closed.
table-line-store = The server cannot reach its notes just now. Nothing is lost; it goes on by itself.
table-sending = On its way …
table-round-over = The round is over
table-clock-left = { $seconds } seconds left
table-clock-soon = Please decide: the time ends soon
table-resume = Go on
table-bot-for-you = A bot is playing for you.
table-come-back = I am back
table-nudge = Remind { $name }
table-call-bot = Let a bot play for { $name }
table-reminded = { $by ->
    [clock] The clock reminds you: it is your turn.
   *[seat] { $name } reminds you: it is your turn.
}
table-is-away = { $name } is away.
table-is-reminded = { $name } is reminded.
table-nudge-in = You can remind them in { $time }, and let a bot play 30 seconds after that.
table-nudge-then = 30 seconds after a reminder you can let a bot play.
table-call-in = You can let a bot play in { $time }.
table-help-in = A bot plays for them in { $time }.
table-there = here
table-asks-swap = { $self ->
    [yes] You ask { $other } to swap seats.
   *[no] { $name } would like to swap seats with { $other }.
}
table-asks-clock-off = { $self ->
    [yes] You ask to play on without the clock.
   *[no] { $name } would like to play on without the clock.
}
table-asks-resign = { $self ->
    [yes] You would like to give the match up.
   *[no] { $name } would like to give the match up.
}
table-asks-rematch = { $self ->
    [yes] You ask for another match
   *[no] { $name } asks for another match
}{ $order ->
    [rotate] ; everybody moves up one seat.
   *[same] .
}
table-asks-take-back = { $self ->
    [yes] You ask to take your last move back.
   *[no] { $name } would like to take a move back.
}
table-asks-back-what = What was played after it is taken back, too.
table-asks-claim = { $self ->
    [yes] You claim the rest of the round; the others see your hand.
   *[no] { $name } claims the rest of the round and shows this hand.
}
table-asks-claim-what = If all agree, the round is played out at once: this hand from its strongest card on, trumps first, the others as they come.
table-asked-of = Waiting for the answer of { $names }
table-name-away = { $name } (away)
table-go-ahead-what = You need not wait: those who have agreed can go to a new table now.
table-go-ahead = Go ahead; the other seats stay open
table-go-ahead-bots = Go ahead; bots take the other seats
table-withdraw = Withdraw
table-agree = Yes
table-decline = No
table-told-asked = { $what ->
    [claim] { $person ->
        [you] You claim the rest of the round and show your hand.
       *[other] { $name } claims the rest of the round and shows the hand.
    }
    [take-back] { $person ->
        [you] You ask to take your last move back.
       *[other] { $name } asks to take a move back.
    }
    [swap] { $person ->
        [you] You ask to swap seats.
       *[other] { $name } asks to swap seats.
    }
    [clock-off] { $person ->
        [you] You ask to play on without the clock.
       *[other] { $name } asks to play on without the clock.
    }
    [resign] { $person ->
        [you] You ask your partner whether to give up.
       *[other] { $name } asks the partner whether to give up.
    }
   *[rematch] { $person ->
        [you] You ask for another match.
       *[other] { $name } asks for another match.
    }
}
table-told-back-agreed = All agree: { $person ->
    [you] your last move
   *[other] the last move of { $name }
} is taken back.
table-told-claim-agreed = All agree: the round is played out.
table-told-settled = { $granted ->
    [yes] That is agreed.
   *[no] The request is off the table.
}
table-told-clock-stopped = The clock is off.
table-told-claimed = { $person ->
    [you] You end the round: the rest is decided.
   *[other] { $name } ends the round: the rest is decided.
}
table-told-swapped = Two have swapped their seats.
table-take-back = Take the last move back
table-ask-back = Ask to take the last move back
table-ask-back-why = why take it back, if you like
table-decided = The rest of the round is decided.
table-claim = End the round
table-claim-rest = Show your hand and claim the rest of the round
table-claim-rest-sure = Really show all your cards?
table-pause = Pause
table-pause-why = why, if you like
table-clock-off = Ask to switch the clock off
table-resign = Give up the match
table-resign-sure = Really give up?
table-you-resigned = You have given up. A bot plays on for you; you may watch.
table-leave = Leave for good; a bot plays on
table-leave-sure = Really leave?
table-leave-table = Leave this table for good
table-leave-table-sure = Really leave?
table-cancel = Cancel
table-say = say something
table-send = Say it
table-mute = Do not hear { $name }
table-people = Who is here
table-watchers = { $count ->
    [one] Somebody watches
   *[other] { $count } people watch
} and { $hands ->
    [open] will see all hands when the round is over.
   *[public] { $count ->
        [one] sees
       *[other] see
    } what lies open.
}
table-you-watch = You watch{ $count ->
    [one] .
   *[other] , { $count } in all.
}
table-watchers-names = Watching: { $names }
table-watchers-others = { $count ->
    [one] one more
   *[other] { $count } more
}
table-watchers-late = { $who ->
    [you] You see what happens { $seconds } seconds later.
   *[they] It is shown to them { $seconds } seconds later.
}
table-watch-name = name shown to the others
table-watch-named = Watch by this name
table-log-before = Before you came
table-log-news = News
table-scores = Scores
table-no-scores = The first round is still on.
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-later = A hint is for your own turn.
table-hint-what = From the strongest bot, which sees what you see and nothing else.
table-rules = Rules
table-text = The table in words
table-read-aloud = Read aloud
table-nothing-yet = nothing yet
table-fault = Something went wrong at the server. Try again.
table-no-answer = The server does not answer. Try again in a moment.

# Sharing a device
table-pass-to = Pass the device to { $name }
table-curtain = Nobody else looks now.
table-curtain-bots = The bots are playing …
table-curtain-hold = Hold the button down until it is filled.
table-i-am = I am { $name }

# After the match
table-you-won = You have won the match.
table-you-gave-up = You have given up the match.
table-gave-up = { $name } has given up the match.
table-rematch = Once more
table-to-rematch = To the new match
table-watch-rematch = Watch the new match
table-rematch-without = A new match is on at another table. If a seat is free there, you can sit down.
table-record = Save the record
table-record-what = The record has every card and every move, and proves that the deal was not tampered with.
table-sent = Save what I was sent
table-sent-what = What you were sent shows that no hidden card was ever in it.

# Preferences
table-settings = Settings
table-language = language
table-letters = letters of the cards
table-letters-spoken = of this language
table-theme = light and dark
table-theme-system = as the device
table-theme-light = light
table-theme-dark = dark
table-speed = motion
table-speed-off = none
table-speed-quick = quick
table-speed-normal = normal
table-speed-calm = calm
table-sorting = order of the hand
table-sorting-suit = by suit, high cards first
table-sorting-reverse = by suit, the other way round
table-sorting-rank = by rank
table-sorting-dealt = as dealt
table-sort = Order of the hand: { $order }
table-switch-twoTaps = two taps for a card: lift, then play
table-switch-only = play the only possible card for me, after a moment
table-switch-sound = sounds
table-switch-title = my turn in the title and the icon of the page
table-switch-large = large cards and type
table-switch-calm = calm: one thing at a time
table-switch-single = one switch: choices light up in turn, any key takes one
table-switch-hold = at a shared device: hold the button down to see the next hand
table-switch-notices = a notice when it is my turn and the page is hidden

# Playing at the table
table-points = { $count ->
    [one] one point
   *[other] { $count } points
}
table-trick-taken = Taken by { $name }: { $worth }
table-trick-of = Trick { $number } of { $count }
table-trick-before = the trick before
table-trick-after = the trick after
table-in-front = { $card }, in front
table-queue-dropped = Your card stays in your hand: something has happened that it was not meant for.

# The score sheet
table-sheet-how = How was it computed? { $name }, { $round }:
table-sheet-rule = Rule { $rule }
table-sheet-nothing = nothing
table-sheet-before = Before it
table-sheet-after = In all
table-sheet-floor = No total falls below 0
table-sheet-counted = What was counted
table-sheet-counted-cards = cards
table-sheet-counted-hearts = hearts
table-sheet-counted-spades = spades
table-sheet-counted-aces = aces
table-sheet-counted-coins = coins
table-sheet-counted-figures = figures
table-opened-drawn = drawn
table-sheet-target = The match is played to { $target } points.
table-sheet-to-go = { $points ->
    [0] reached
   *[other] { $points } to go
}
table-sheet-games = The points of { $games } games are added.
table-sheet-tie-vier-felder = { $by ->
    [coins] The points are equal; the coins of the last round have decided.
    [aces] Points and coins of the last round are equal; its aces have decided.
    [shared] Points, coins and aces of the last round are equal: the victory is shared.
   *[other] The points are equal: the coins of the last round decide, then its aces.
}
table-sheet-tie-seasons-duel = The points are equal: the figures decide.
