# Looking back at a match, checking it, going on from it, and what can be printed

replay = Looking back
replay-walk = Walk through the match
replay-walk-of = Walk through: { $what }
replay-seat = Seat { $seat }
replay-trick-of = { $game ->
    [vier-felder] { $round }, turn { $trick }
    [seasons-duel] { $round }, round { $trick }
   *[other] { $round }, trick { $trick }
}
replay-at = { $at } of { $of }
replay-secret = A move that was secret then.
replay-nowhere = This match cannot be shown.
replay-none = There is no such match here, or it was cleared away long ago.
replay-ends = The record ends here.
replay-left = The match was left before its end.
replay-controls = Going through the match
replay-seek = Place in the match
replay-to-start = To the start
replay-to-end = To the end
replay-back = One step back
replay-next = One step on
replay-trick-back = { $game ->
    [vier-felder] Back one turn around the table
    [seasons-duel] To the round before
   *[other] To the trick before
}
replay-trick-next = { $game ->
    [vier-felder] On one turn around the table
    [seasons-duel] To the next complete round
   *[other] To the next complete trick
}
replay-round-back = { $game ->
    [seasons-duel] To the game before
   *[other] To the round before
}
replay-round-next = { $game ->
    [seasons-duel] To the next game
   *[other] To the next round
}
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed } ×
replay-as = Seen by
replay-as-open = all cards open
replay-as-seat = as { $name } saw it
replay-as-watcher = as a watcher saw it
replay-hands = All hands
replay-bid = bid
replay-pair = pair
replay-other-rules = This match was played by version { $version } of the rules, which this server does not know. It is drawn from what its record tells.
replay-rules-now = These are the rules of this server; the match was played by version { $version }.
replay-no-how = How the points came about would need the rules of that time.

# Sharing, files
replay-share = Link to this moment
replay-link = Whoever opens this link sees what you see now.
replay-no-link = A match from a file has no link: send the file along.
replay-files = Files
replay-save-record = Save the record (JSON lines)
replay-save-text = Save as text, as it is noted on paper
replay-on-paper = This match is noted on paper; “vierblatt record from-text” makes a record of it.
replay-open-file = Open a record
replay-open-about = A record of Vierblatt or a match noted on paper. Nothing of it is kept.
replay-drop = Drop a file here, or choose one
replay-too-large = This file is too large to be a record.

# Going on
replay-go-on = Go on from here
replay-go-on-about = At a table of your own, against bots. The match that was played stays as it is.
replay-go-on-rules = The server does not know the rules of this match: it cannot go on from it.
replay-seat-of = You play for
replay-hidden-cards = Hidden cards
replay-deal-as-it-was = as they lay
replay-deal-anew = dealt anew, so that it fits all that this seat knows
replay-bots = The others

# Trust
replay-trust = Check the deal
replay-checking = Checking …
replay-commitment = This was shown before the first deal:
replay-by-browser = Worked out by this browser
replay-by-server = Checked by the server
replay-server-says = It takes the rules to check these: the server has played the match again and says so. “vierblatt record verify” does the same on your own machine.
replay-how-proved = From the secret, the numbers for each round were made and each pack was laid again, card by card. The positions are those that the server has when it plays the match again; their hashes were worked out here.
replay-paper-no-proof = A match on paper has no hash and no secret: there is nothing to prove.
replay-no-lines = The file is no record: it has a line that cannot be read.
replay-line = Line { $line }. { $why }
replay-packs = { $count ->
    [one] One pack
   *[other] { $count } packs, one by one
}
replay-sent-check = Look through what I was sent
replay-sent-good = { $messages } messages, { $views } of them with the table: no card of another hand in any of them.
replay-sent-alike = { $messages } messages, { $views } of them with the table: each shows what this seat could know, and no more.
replay-sent-not-sent = This is not what this seat was sent.
replay-sent-gap = Line { $line }: a message is missing before this one.
replay-sent-other-view = Line { $line }: the table did not look like this for this seat at any moment of the match.
replay-sent-hidden-card = Line { $line } names { $card }, which lay hidden in another hand.
replay-sent-command = It was held against the match as it is told again. What follows only by the rules, this command checks, with hidden cards that lie otherwise:

# This seems wrong
replay-doubt = This seems wrong
replay-doubt-about = Saves the record, this moment, the version and your words as one file. “vierblatt record to-test” makes a test of it.
replay-doubt-words = What should have happened?
replay-doubt-save = Save the report
replay-doubt-paper = A report needs a record; “vierblatt record from-text” makes one of this text.
replay-noted = Noted at the table
replay-noted-strike = Strike out
replay-note-about = While the match lasts, its record is secret. Your words are kept on this device with what you see now; when the match is over you save them with its record. “Save the report” saves them at once, without the record, with all that you see now: your hand, too.
replay-note-keep = Note it down
replay-note-kept = Noted. After the match you find it under “Walk through the match”, “This seems wrong”.

# Printed
print = Print
print-of = Print: { $game }
print-about = Everything that a table needs to play with paper. The print dialogue of your browser also saves it as PDF.
print-rules = Rules sheet
print-sheet = Score sheet
print-cards = Cards
print-pieces = Square, joker and coins
print-what = What is printed
print-size = Size of the cards
print-bridge = bridge, 57 × 89 mm
print-poker = poker, 63 × 88 mm
print-backs = with backs, for printing on both sides
print-now = Print now
print-count = { $cards } cards on { $pages } pages
print-sheet-date = Date
print-sheet-rules = House rules
print-sheet-bid = Bid
print-sheet-taken = Tricks
print-sheet-coins = Coins
print-sheet-cards = Cards
print-sheet-contract = Trump and taker
print-sheet-points = Points
print-sheet-total = Total
print-sheet-winter = Winter
print-sheet-spring = Spring
print-sheet-summer = Summer
print-sheet-autumn = Autumn
print-sheet-hearts = Hearts
print-sheet-spades = Spades
print-sheet-aces = Aces
print-sheet-figures = Figures
print-sheet-gems = FOUR GEMS
