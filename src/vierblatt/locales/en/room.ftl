# Serving
room-open-page = Vierblatt is at { $link } – open it in a browser. Ctrl+C ends it.
room-no-page = Vierblatt serves tables at { $link }, without a page for browsers: this build has none.
room-port-other = Port { $port } is taken, so this is port { $other }.
room-port-taken = Port { $port } is taken. Name a free one with --port.
room-no-address = Nothing can listen at { $host }: { $detail }
room-this-machine = Only this machine can open it.
room-own-network = For friends in your own network: { $how }
room-public-address = Others can reach { $word }: name the addresses whose pages may talk to this server with --origin, such as --origin https://cards.example.
room-no-database = "{ $word }" is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME.
room-database-down = The database cannot be used: { $detail }
room-database-missing = There is no database { $file }.

# What was I sent?
room-audit-good = { $file }: { $seat ->
    [none] the watchers were
   *[other] seat { $seat } was
} sent { $messages } messages with { $views } views of the table, and no hidden card in them.
room-audit-not-sent = this is not what a seat was sent by a server
room-audit-not-json = this is no JSON object
room-audit-gap = the numbers of the messages have a gap
room-audit-other-view = this view is none of this seat in this match
room-audit-tells-more = this view says more than the seat may know
room-audit-hidden-card = { $card } was named while it was hidden from this seat

# Looking after a server
room-backed-up = { $file }: { $rooms ->
    [one] one room
   *[other] { $rooms } rooms
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
room-restored = { $file }: { $rooms ->
    [one] one room with { $entries } entries is there again.
   *[other] { $rooms } rooms with { $entries } entries are there again.
}
room-backup-not-empty = There are rooms in this database already; nothing was changed. A backup goes into an empty one.
room-backup-bad-line = { $file } is no backup of Vierblatt.
room-backup-bad-room = { $file } has a room that cannot have been played; nothing was changed.
room-backup-cut = { $file } is not whole; nothing was changed.
room-pruned = { $rooms ->
    [one] One room was forgotten.
   *[other] { $rooms } rooms were forgotten.
}
room-stats = Rooms: { $rooms }. Entries: { $entries }. Jobs: { $jobs }.
room-stats-oldest = In the quietest room nothing has happened since { $date }.

# At a server's table
room-link = Join from a terminal with: vierblatt play --join { $link }
room-link-made = A table shows its link; join it from a terminal with: vierblatt play --join LINK
room-no-link = "{ $word }" is no link to a table; it looks like http://127.0.0.1:8400/r/abc.
room-said-no = The server says: { $why }
room-refused = That cannot be done.
room-unknown-host = { $host } cannot be found: is the link right, and is there a network?
room-unsafe = { $host } cannot be reached by https: { $detail }
room-unanswered = { $host } does not answer: { $detail }
room-stranger = What answers at { $host } is no server of Vierblatt.
room-elsewhere = { $host } sends everybody on to { $other }; is that what the link should say?
room-seated = You have a seat. If you lose it, come back with --join { $link }
room-come-back = If you have a seat there, come back with --join { $link }, the link that you were told when you sat down.
room-lobby = At the table: { $names }{ $free ->
    [0] .
   *[other] ; free: { $free }.
}
room-lobby-bots = Bots take the free seats when the match begins.
room-partner = Your partner is { $name }.
room-partner-seat = Your partner will be whoever takes seat { $seat }.
room-begin = Press Enter to begin; q leaves the table, ? shows more.
room-wait-host = Waiting for { $name } to begin; q leaves the table, ? shows more.
room-wait-begin = Waiting for the host to begin; q leaves the table, ? shows more.
room-risen = You have left the table; your seat is free again.
room-begun = The match begins.
room-to-move = { $count ->
    [one] { $names } is to move.
   *[other] { $names } are to move.
}
room-left = Your seat stays yours; come back with --join { $link }
room-sent-at = What your seat was sent is in { $file }; vierblatt record audit checks it against the record.
room-look-back = You can look back at the match at { $link }
room-away = The server does not answer; trying again ...
room-back = The server is back.
room-offline = { $name } is not connected{ $time ->
    [never] .
   *[other] , since { $time }.
}
room-online = { $name } is connected again.
room-watched = { $count ->
    [0] Nobody watches any more.
    [one] Somebody watches.
   *[other] { $count } people watch.
}
room-sat = { $person ->
    [you] You sit down.
   *[other] { $name } sits down.
}
room-rose = A seat is free again.
room-gone = { $person ->
    [you] You have left; a bot plays on.
   *[other] { $name } has left; a bot plays on.
}
room-nudged = { $person ->
    [you] You are reminded.
   *[other] { $name } is reminded.
}
room-stood-in = { $keeps ->
    [yes] { $person ->
        [you] A bot plays for you until you are back.
       *[other] A bot plays for { $name } until they are back.
    }
   *[no] { $person ->
        [you] A bot plays this once for you.
       *[other] A bot plays this once for { $name }.
    }
}
room-came-back = { $person ->
    [you] You are back.
   *[other] { $name } is back.
}
room-paused = { $person ->
    [you] You pause the match.
   *[other] { $name } pauses the match.
}
room-paused-for = { $person ->
    [you] You pause the match: { $text }
   *[other] { $name } pauses the match: { $text }
}
room-resumed = The match goes on.
room-took-back = { $person ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
room-resigned = { $person ->
    [you] You resign.
   *[other] { $name } resigns.
}
room-said = { $name }: { $text }
room-emoted = { $name }: { $text }
room-emote-hello = Hello!
room-emote-well-played = Well played!
room-emote-thanks = Thank you!
room-emote-sorry = Sorry!
room-emote-thinking = I am thinking ...
room-emote-hurry = Please play.
room-emote-good-game = Good game!
room-emote-bye = Good-bye!

# What one says at a server's table besides moves: the words, then what explains them
room-word-back = back
room-word-claim = claim
room-word-claim-rest = lay down
room-word-pause = pause
room-word-resume = go on
room-word-here = here
room-word-remind = remind
room-word-bot = bot
room-word-clock = clock off
room-word-resign = resign
room-word-leave = leave
room-word-yes = yes
room-word-no = no
room-word-withdraw = withdraw
room-word-start = start
room-word-say = say
room-word-emote = e
room-word-again = again
room-word-rotate = rotate
room-word-swap = swap
room-word-free = free
room-help = Besides moves, at any time:
    back       take your last move back, or ask the others whether you may;
               back WHY says why
    pause      stop for a while; pause WHY
    go on      end the pause
    remind     remind whoever is to move
    bot        30 seconds later: a bot decides for them
    claim      end the round when the rest is decided
    lay down   show your hand and ask the others for the rest of the round
    here       take your seat back from a bot
    clock off  ask to play on without the clock
    resign     give the match up
    leave      leave for good; a bot plays on
    yes, no    answer what somebody asks
    withdraw   take back what you ask
    say TEXT   say something
    e          quick words; e 3 says the third
    remind and bot can be followed by a name or a seat.
room-help-lobby = Before the match:
    swap SEAT  ask to swap seats
    free SEAT  free somebody’s seat
    bot SEAT   seat a bot; bot 2 level5
    yes, no    answer what somebody asks
    withdraw   take back what you ask
    say TEXT   say something
    e          quick words; e 3 says the third
    q          leave the table
    The host alone frees seats, seats bots, and begins with Enter.
    A seat is a number or a name.
room-help-after = After the match:
    again     ask for another match, or agree to it
              again rotate: everybody moves up one seat
              again target=500: by other house rules
    start     do not wait any longer for those who do not answer your question
              start bots: and begin with bots in their place
    yes, no   answer what somebody asks
    withdraw  take back what you ask
    say TEXT  say something
    e         quick words; e 3 says the third
    q         leave the table
room-after = "again" asks for another match, q leaves the table, ? shows more.
room-rematch = There is a new match.
room-rematch-at = The new table is at { $link }
room-how-answer = Answer "yes" or "no".
room-how-withdraw = "withdraw" takes that back.
room-how-wait = "start" goes ahead with those who have agreed; "withdraw" takes that back.
room-how-resume = "go on" ends the pause.
room-how-here = "here" takes your seat back.

# What a room refuses
room-no-bad-chair = These seats are not as seats can be.
room-no-bad-code = That is no rule code that this version knows.
room-no-bad-name = A name has 1 to 24 letters.
room-no-bad-options = These house rules do not go together.
room-no-bad-record = This record cannot be used: line { $line } is wrong.
room-no-bad-text = A line of chat has 1 to 200 letters.
room-no-bots-play = Only people can agree to that, and a bot plays here.
room-no-busy = Too much happens at this table at once; try again.
room-no-chair-taken = There is no such seat free.
room-no-hints-off = Hints are off at this table.
room-no-illegal = That is against the rules.
room-no-match-over = The match is over.
room-no-name-taken = Somebody at this table has that name already.
room-no-no-claim = That is for whoever is to lead a trick, in Four Gems from the second one on.
room-no-no-such-bot = There is no such bot.
room-no-no-such-game = There is no such game.
room-no-no-such-move = That is no move of this game.
room-no-no-such-position = The match has no such position.
room-no-no-such-request = That request is no longer there.
room-no-no-such-room = There is no such table.
room-no-no-such-seat = There is no such seat.
room-no-nothing-to-take-back = There is nothing that can be taken back.
room-no-not-absent = Nobody is absent there.
room-no-not-begun = The match has not begun.
room-no-not-decided = There is still something to decide in this round.
room-no-not-for-watchers = That is for those who play.
room-no-not-host = Only the host can do that.
room-no-not-over = The match is not over yet.
room-no-not-paused = There is no pause.
room-no-not-your-turn = It is not your turn.
room-no-paused = There is a pause.
room-no-people-missing = Seats that are kept for people are still free.
room-no-rules-changed = This match was begun by other rules than this version has.
room-no-seated-already = You have a seat already.
room-no-secret-stage = Not while the bids are secret.
room-no-stale = Something has happened since.
room-no-talk-off = At this table there is no talk of that kind.
room-no-too-early = It is too early for that.
room-no-too-many = That was often enough for now.
room-no-under-way = The match has begun already.
room-no-wrong-origin = That came from a page that may not send it.
room-no-wrong-token = This link is for nobody at this table.
