# What a table agrees on besides the rules of its game
setting-chairs = Seats
setting-chairs-human = For somebody you wait for.
setting-chairs-open = For whoever comes; a bot takes it when the match begins.
setting-chairs-bot = A bot.
setting-clock = Time for a decision
setting-clock-none = As long as you like; the others may remind you.
setting-clock-relaxed = A reminder after { $seconds } seconds; after twice as long a bot helps.
setting-clock-strict = After { $seconds } seconds a bot decides.
setting-pace = Pace of the bots
setting-pace-quick = Bots play at once.
setting-pace-normal = Bots wait a moment, and longer after a trick.
setting-pace-calm = Bots take their time, so that everybody can follow.
setting-watchers = Watchers
setting-watchers-public = Who watches sees what lies open.
setting-watchers-open = Who watches sees all hands of a round when it is over.
setting-delay = Delay for watchers
setting-delay-0 = None: who watches sees at once what happens.
setting-delay-30 = Half a minute: while the match is on, who watches sees it that much later.
setting-delay-120 = Two minutes: while the match is on, who watches sees it that much later.
setting-talk = Talk at the table
setting-talk-off = None.
setting-talk-emotes = A few fixed words.
setting-talk-chat = Whatever you like to write.
setting-hints = Hints
setting-hints-on = You may ask what a strong bot would do in your place.
setting-hints-off = No hints: everyone thinks alone.
setting-tricks = Tricks that are over
setting-tricks-last = Only the last one can be looked at again: by the rules the others lie face down. The log has them in words.
setting-tricks-all = All those of the round can be looked at again, one by one.
setting-stand_in = Who stands in for those who are absent
standard = standard
not-standard = differs from the standard
rule-code = Rule code

# Bots, and how each of them plays
bot = { $level ->
    [level1] Level 1
    [level2] Level 2
    [level3] Level 3
    [level4] Level 4
    [level5] Level 5
    [greedy] Table sense
    [random] Chance
    [search] Search
   *[exact] Exact
}
bot-level1 = A beginner: forgets soon what was played, and falls for what beginners fall for.
bot-level2 = Plays along in a friendly way and overlooks a good deal.
bot-level3 = A good player who makes a small mistake now and then.
bot-level4 = Experienced: remembers much and seldom slips.
bot-level5 = The strongest: remembers everything and counts the end of a round out.
bot-greedy = Plays at once what looks good, and thinks no further.
bot-random = Plays anything that is allowed.
bot-search = Tries its moves in many imagined deals.
bot-exact = Counts the tricks out from the first card on, where that can be done.
