language = English

# The games
four-seasons = 4 Seasons
four-seasons-what = Tricks with secret bids: take exactly as many as you have bid.
vier-felder = Vier Felder
vier-felder-what = A fishing game on four fields: the season of a field says what may be done there.
seasons-duel = 4 Seasons, the duel
seasons-duel-what = For two: you choose the pair, your opponent chooses which card makes its season worth more and which gives influence there.
four-gems = Four Gems
four-gems-what = Tricks for two teams: whoever chooses the trump must reach the contract.

# The table
us = Us
them = Them
you = you
you-alone = You
player = Player { $number }
partner = partner
dealer = dealer
round = Round { $round }
labelled = { $label }: { $text }
hand = Hand
empty = none
last-trick = Last trick
totals = Totals
cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
moves = Moves
more-moves = and { $count } more; type the beginning of one
prompt = Your move (or ? for help)
help = Type the number of a move or the move itself, such as { $example }.
    m  all moves      l  last trick     s  scores
    r  rules          h  a hint         t  the table again
    q  leave the table
    w MOVE  why not; w 2  the same by its number
    r WORD  the rules about it; r 6.5  that paragraph
prompt-screen = A move, its number, or the beginning of one; Enter plays it; r WORD: the rules about it
several-moves-screen = That may be several moves: they are in the list.
finished-screen = The match is over. Press Enter or Ctrl+Q to leave the table.
key-rules = rules
key-scores = scores
key-last = last
key-hint = hint
key-leave = leave
curtain = Pass the device to { $name }, then press Enter.
left = You have left the table before the end.

# Advice and the coach
advice-only-move = The only choice: { $move }.
advice-sense = By table sense, { $move }.
advice-move = Best: { $move }.
advice-search = { $worlds ->
    [one] In the one imagined deal
   *[other] In { $worlds } imagined deals
} it brought { $points } points in this round on average, give or take { $error }.
advice-exact = Counted out over { $worlds ->
    [one] the only way
   *[other] all { $worlds } ways
} the cards can lie, it brings { $points } points in this round on average.
advice-mixed = Nobody should be predictable here: this is the choice in { $percent } of 100 cases, worth { $points } points on average.
advice-next-equal = { $move } is about as good.
advice-next-worse = { $move } comes next, about { $points } points worse.
advice-next-match = { $move } comes next: fewer chances to win the match.
coach-same = Coach: I would have played { $move } too.
coach-close = Coach: { $move } is fine; mine was { $best }, hardly better.
coach-other = Coach: instead of { $move } I would have played { $best }, for about { $points } points more.
coach-match = Coach: instead of { $move } I would have played { $best }, with a better chance to win the match.
coach-unweighed = Coach: I would have played { $best }; { $move } I hardly looked at.

# Sitting down
invite-game = Which game? (number, or q)
invite-seats = How many players? { $seats } [{ $usual }]
invite-options = House rules, name=value with spaces between, or Enter for the standard: { $options }
invite-bots = Opponents: a bot ({ $bots }) for all, or a list for the seats with human:NAME for friends [level3]
not-understood-move = "{ $text }" is no move of this game.
did-you-mean = Did you mean { $near }?
rule-cited = (rule { $rule })
rule-at-table = at this table: { $values }
rule-not-at-table = not at this table
rule-term = { $term }, rule { $rule }
why-not-legal = You may play { $move }.

# Refusals of every game
no-not-your-turn = It is not your turn.
no-round-over = The round is over.
no-match-over = The match is over.
no-not-dealt = The cards have not been dealt yet.
no-no-such-seat = There is no such seat at this table.

# The end
round-over = Round { $round } is over.
score-line = { $name }: { $why }, { $points } { rule-cited }
totals-are = Totals: { $totals }
match-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
match-drawn = The match is a draw: nobody wins.
record-at = The record is in { $file }
yes = yes
no = no

# Wrong words on the command line
usage-which-game = Name a game.
usage-no-game = There is no game "{ $word }".
usage-games-are = The games are { $games }.
usage-no-option = { $game } has no option "{ $word }".
usage-no-paragraph = There is no paragraph { $rule } in these rules.
usage-no-rule-word = No paragraph has the word "{ $word }".
usage-options-are = Its options are { $options }.
usage-no-value = The option { $option } cannot be "{ $word }"; it is one of { $values }.
usage-no-number = The option { $option } wants a positive whole number, not "{ $word }".
usage-no-code = "{ $word }" is no rule code that this version knows; one looks like FG1-om-500.
usage-code-alone = A rule code says the game and its house rules by itself: leave { $word } out.
usage-option-form = An option is written name=value, not "{ $word }".
usage-seats = { $game } is for { $seats } players, not { $count }.
usage-no-bot = There is no opponent "{ $word }".
usage-bots-are = There are { $bots }.
usage-bot-count = { $count ->
    [one] One player is named
   *[other] { $count } players are named
} for a table of { $seats }.
usage-no-language = There is no language "{ $word }"; there are { $languages }.
usage-needs-join = { $word } is for a table at a server: name its link with --join.
usage-with-join = What is played at a server’s table, and with whom, is settled there: leave { $word } out.
usage-no-file = There is no file "{ $word }".
usage-cannot-read = { $word } cannot be read: { $detail }
usage-cannot-write = { $word } cannot be written: { $detail }
usage-file-exists = { $word } is there already; it is left as it is.
usage-positive = { $option } wants a positive whole number.
usage-not-negative = { $option } wants 0 or a positive whole number.
usage-above-zero = { $option } wants a number above 0.
usage-bot-limit = "{ $word }" has no such limit: bot@0.1 thinks 0.1 seconds a move, bot@500i 500 iterations.
usage-duel-bots = Two bots meet, or as many as there are seats, { $seats } here; { $count ->
    [one] one is
   *[other] { $count } are
} named.
usage-ladder-bots = Two bots at least make a ladder, and each only once.
usage-no-cluster = There are no workers at { $word }: { $detail }
usage-other-run = { $word } holds another run, with { $field } { $there } where this one has { $here }; it is left as it is.
usage-no-run = { $word } is not the file of such a run: line { $line } cannot be; it is left as it is.
usage-options-clash = These options do not go together: { $detail }
usage-positive-seconds = { $option } wants a positive number of seconds.
usage-no-move = There is no move { $word }: the record has { $count }.
usage-no-report = "{ $word }" is no report of Vierblatt: { $detail }
usage-nobody-to-move = Nobody is to move there.
usage-not-to-move = Seat { $word } is not to move there; waiting for { $seats }.

# Records
record-good = { $file }: good. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $moves } moves.
record-proved = The deal is proved: each pack is what the secret gives that was committed to before the match.
record-by-hand = The deal is not proved: the record has no secret.
record-unknown-lines = Lines of an unknown kind were kept and not checked: { $lines }.
record-bad = { $file }, line { $line }: { $problem }
record-written = { $file } is written: { $moves } moves.
record-problem-empty = the file is empty
record-problem-no-record = this is not the header of a record
record-problem-not-json = this is not a line of a record ({ $detail })
record-problem-cut-in-line = the file is cut off in the middle of this line
record-problem-cut = the record is cut off after this line: its end is missing
record-problem-too-long = the line is too long for a record
record-problem-other-format = the record has format { $version }, which this program does not know
record-problem-no-such-game = there is no game { $game } with rules version { $version }
record-problem-bad-field = { $field } is wrong: { $detail }
record-problem-wrong-secret = the secret is not the one that was committed to
record-problem-no-secret = the secret of the deal is missing, although it was committed to
record-problem-other-pack = this pack is not the one that the secret gives
record-problem-wrong-round = this should be round { $round }
record-problem-bad-deal = this deal cannot be: { $detail }
record-problem-no-such-card = there is no card { $card }
record-problem-no-such-move = there is no move { $move }
record-problem-no-such-player = there is no player { $player }
record-problem-illegal = { $move } by seat { $seat } is not legal: { $why }
record-problem-other-events = what happened is not what is written here
record-problem-other-state = the position is not the one that is written here
record-problem-points-too-early = the round is not over
record-problem-other-points = the points are { $points }
record-problem-other-totals = the totals are { $points }
record-problem-other-end = the match does not end like this
record-problem-other-winners = the winners are { $winners }
record-problem-changed = some line before was changed: the hash of the lines is another
record-problem-after-the-end = the record goes on after its end
record-problem-no-round = the text has no round
record-problem-match-is-over = the match is over
record-problem-round-goes-on = the round before is not over
record-problem-not-understood = "{ $text }" is not understood
record-problem-no-events = the line does not say what happened, and these rules are not known here
record-problem-cannot-be-told = what happened is not written in a way that this program can read
record-problem-no-such-position = there is no such position: the record has { $count }
record-test-written = { $file } is written. The test fails until it says what should be so.
record-check-lines = The lines of the record are as they were written.
record-check-secret = The secret is the one that was committed to before the match.
record-check-packs = Each pack is the one that the secret gives.
record-check-moves = Each move was legal.
record-check-events = What happened is what comes of the moves.
record-check-positions = Each position is the one that is written down.
record-check-numbers = Points and totals are right.
record-check-end = The match ends as it is written down.
record-found-ok = checked
record-found-not-there = nothing to check
record-found-failed = wrong
record-found-not-checked = not checked
