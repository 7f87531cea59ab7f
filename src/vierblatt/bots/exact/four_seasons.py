"""4 Seasons with all cards known: which numbers of tricks a seat can force, exactly.

One side, a seat or two partners, plays against all others, who have joined against it. A search
for one number is a search for all: a set of numbers is the bits of an int, the side has what any
of its cards forces, the others leave what all of theirs leave. Only ranks matter, so of the cards
of one hand with none of another hand between them one is tried.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.bots.exact.table import MANY, OutOfNodes, Positions, positions
from vierblatt.core.cards import bit, count, full, highest, lowest
from vierblatt.games.four_seasons.rules import (
    BUTTERFLY,
    NAMES,
    NO_ONE,
    OVER,
    PLAYING,
    TEN,
    TRUMPS,
    FourSeasons,
    colour_cards,
)

SLOTS: Final = 1 << 16
LEADER: Final = 37  # bits below the leader in a key
DEAL: Final = 39
NO: Final = 10  # bits below the numbers that cannot be forced, above those that can
FIRST: Final = 20  # bits below the code to try first, plus 1
NUMBERS: Final = (1 << 10) - 1
BEFORE_ALL: Final = 100  # higher than the power of any card
ZERO: Final = 1  # where the butterfly that is led stands


@final
class FourSeasonsSolver:
    """Answers one question after the other; what it has found out about a deal it remembers.

    Positions must be in play or over. A side is a set of seats.
    """

    nodes: i64 = 0  # cards laid so far, by all questions
    stop: i64 = MANY  # after so many a question is given up with OutOfNodes
    seats: i64 = 0
    side: i64 = 0
    trump: i64 = NO_ONE
    depth: i64 = 0  # cards that have been laid since the position asked about
    chosen: i64 = NO_ONE  # the code that decided the last choice
    hands: vec[i64]
    worth: vec[i64]  # by card
    over: vec[i64]  # by card the higher ones of its colour
    colours: vec[i64]  # by colour its cards
    colour: vec[i64]  # by card; 4 for the butterfly
    moves: vec[i64]  # twelve places for each depth: the codes to try
    table: Positions

    # Questions

    def forceable(self, state: FourSeasons, side: i64) -> i64:
        """The numbers of tricks in the whole round that a side can force, as a set."""
        taken = _taken(state, side)
        self._begin(state, side)
        return self._try(state, NUMBERS) << taken

    def forces(self, state: FourSeasons, side: i64, tricks: i64) -> bool:
        """Whether a side can take exactly so many tricks in the whole round."""
        more = tricks - _taken(state, side)
        self._begin(state, side)
        return 0 <= more <= state.all_tricks() and self._try(state, bit(more)) != 0

    def keeps_bid(self, state: FourSeasons, seat: i64) -> bool:
        """Whether a seat can win its bid, whatever the others do, a partner too."""
        return self.forces(state, bit(seat), state.bid(seat))

    def keeps_joint_bid(self, state: FourSeasons, team: i64) -> bool:
        """Whether two partners can take together as many tricks as they have bid (10.7)."""
        return self.forces(state, 5 << team, state.bid(team) + state.bid(team + 2))

    def forceable_by_move(self, state: FourSeasons, side: i64) -> vec[i64]:
        """What a side can force after each legal action of the player, in their order."""
        found = vec[i64]()
        for code in state.legal(state.player):
            after = state.clone()
            after.apply(after.player, code)
            found = append(found, self.forceable(after, side))
        return found

    # A position

    def _begin(self, state: FourSeasons, side: i64) -> None:
        if state.phase < PLAYING:
            raise ValueError("no cards are being played")
        seat: i64
        for seat in range(4):
            self.hands[seat] = state.hand(seat)
        known = self.trump == state.trump and self.side == side and self.seats == state.seats
        if known and self.table.holds(self.hands):
            return
        self.trump = state.trump
        self.side = side
        self.seats = state.seats
        self.table.begin(self.hands)

    def _try(self, state: FourSeasons, wanted: i64) -> i64:
        """Which of the wanted numbers of further tricks the side can force."""
        left = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        tricks = state.all_tricks() - state.tricks
        wanted &= full(tricks + 1)
        self.depth = 0
        if state.phase == OVER or state.size == 0:
            return self._trick(state.player, tricks, left, wanted)
        card = state.trick >> 6 * _place(state) & 63
        return self._choose(
            state.player, state.size, state.led, card, state.best, state.winner,
            tricks, left, wanted, NO_ONE,
        )  # fmt: skip

    # Search: which of the wanted numbers the side can force

    def _trick(self, leader: i64, tricks: i64, left: i64, wanted: i64) -> i64:
        """Before a trick, so many being left."""
        wanted &= full(tricks + 1)
        if wanted == 0 or tricks == 0:
            return wanted
        table = self.table
        # How many cards are alike tells whether the butterfly is left.
        key = table.lowest_alike(left) | leader << LEADER | table.deal << DEAL
        slot = table.slot(key)
        yes: i64 = 0
        no: i64 = 0
        first: i64 = NO_ONE
        if table.cells[slot] == key:
            entry = table.cells[slot + 1]
            yes = entry & NUMBERS
            no = entry >> NO & NUMBERS
            first = (entry >> FIRST) - 1
        else:
            no = self._out_of_reach(tricks, left)
        open = wanted & ~(yes | no)
        if open:
            if self.nodes > self.stop:
                raise OutOfNodes
            found = self._choose(leader, 0, 0, 0, 0, leader, tricks, left, open, first)
            yes |= found
            no |= open & ~found
            table.cells[slot] = key
            table.cells[slot + 1] = yes | no << NO | self.chosen + 1 << FIRST
        return yes & wanted

    def _out_of_reach(self, tricks: i64, left: i64) -> i64:
        """Fewer than the side's sure tricks, or more than the others leave."""
        if self.trump == NO_ONE:
            return 0
        trumps = left & self.colours[self.trump]
        if trumps == 0:
            return 0
        top = bit(highest(trumps))
        ours: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.side & bit(seat):
                ours |= self.hands[seat]
        theirs = left & ~ours
        if ours & top:
            sure = self._sure(trumps, ours, theirs)
            return full(sure)
        sure = self._sure(trumps, theirs, ours)
        return NUMBERS & ~full(tricks + 1 - sure)

    def _sure(self, trumps: i64, ours: i64, theirs: i64) -> i64:
        """Tricks that the highest trumps in one hand take; the butterfly may beat one of them."""
        against = trumps & theirs
        if against:
            trumps &= self.over[highest(against)]
        most: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.hands[seat] & ours:
                mine = count(trumps & self.hands[seat])
                if mine > most:
                    most = mine
        if most and theirs & bit(BUTTERFLY):
            most -= 1
        return most

    def _choose(
        self, player: i64, size: i64, led: i64, best: i64, power: i64, winner: i64,
        tricks: i64, left: i64, wanted: i64, first: i64,
    ) -> i64:  # fmt: skip
        """One player's choice; `best` is the card that takes the trick so far, by its power."""
        hand = self.hands[player]
        others = left & ~hand
        if size:
            follow = hand & self.colours[led]
            cards = follow if follow else hand
            others |= bit(best)
        else:
            cards = hand
        base = 12 * self.depth
        n = self._order(base, self._different(cards, others), size, led, first)
        ours = self.side & bit(player) != 0
        result = wanted
        if ours:
            result = 0
        chosen: i64 = NO_ONE
        i: i64 = 0
        while i < n:
            code = self.moves[base + i] & 511
            ask = wanted & ~result if ours else result
            found = self._lay(player, size, led, best, power, winner, tricks, left, ask, code)
            if ours:
                if found:
                    result |= found
                    chosen = code
                if result == wanted:
                    break
            else:
                if found != result:
                    result = found
                    chosen = code
                if result == 0:
                    break
            i += 1
        self.chosen = chosen
        return result

    def _lay(
        self, player: i64, size: i64, led: i64, best: i64, power: i64, winner: i64,
        tricks: i64, left: i64, wanted: i64, code: i64,
    ) -> i64:  # fmt: skip
        """After a card of a player."""
        self.nodes += 1
        card = code & 63
        if size == 0:
            led = (code >> NAMES) - 1 if code > BUTTERFLY else self.colour[card]
        mine = self._power(card, led, size)
        if size == 0 or mine > power:
            best = card
            power = mine
            winner = player
        hand = self.hands[player]
        self.hands[player] = hand & ~bit(card)
        left &= ~bit(card)
        size += 1
        self.depth += 1
        if size < self.seats:
            after = player + 1
            if after == self.seats:
                after = 0
            found = self._choose(
                after, size, led, best, power, winner, tricks, left, wanted, NO_ONE
            )
        elif self.side & bit(winner):
            found = self._trick(winner, tricks - 1, left, wanted >> 1) << 1
        else:
            found = self._trick(winner, tricks - 1, left, wanted)
        self.hands[player] = hand
        self.depth -= 1
        return found

    def _power(self, card: i64, led: i64, size: i64) -> i64:
        """How a card stands in the trick, higher beating lower (5.7, 6.2, 6.7)."""
        colour = self.colour[card]
        worth = self.worth[card]
        if card == BUTTERFLY:
            colour = led
            worth = TEN * i64(size > 0)
        if colour == self.trump:
            return worth + TRUMPS
        if colour == led:
            return worth
        return NO_ONE

    def _different(self, cards: i64, others: i64) -> i64:
        """Of the cards that take the same tricks the lowest: none of others lies between them."""
        found: i64 = 0
        while cards:
            card = lowest(cards)
            found |= bit(card)
            cards &= cards - 1
            higher = self.over[card]
            while cards and bit(lowest(cards)) & higher:
                between = higher & ~self.over[lowest(cards)]
                if between & others:
                    break
                cards &= cards - 1
        return found

    # What to try first

    def _order(self, base: i64, cards: i64, size: i64, led: i64, first: i64) -> i64:
        """Lay the codes into `moves`, the highest cards first; how many they are."""
        n: i64 = 0
        power: i64
        if size == 0 and cards & bit(BUTTERFLY):
            cards &= ~bit(BUTTERFLY)
            colour: i64
            for colour in range(4):
                code = BUTTERFLY | colour + 1 << NAMES
                power = BEFORE_ALL if code == first else ZERO
                self._insert(base, n, power << 9 | code)
                n += 1
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            power = BEFORE_ALL
            if card != first:
                power = self._power(card, led if size else self.colour[card], size) - NO_ONE
            self._insert(base, n, power << 9 | card)
            n += 1
        return n

    def _insert(self, base: i64, n: i64, move: i64) -> None:
        at = base + n
        while at > base and self.moves[at - 1] < move:
            self.moves[at] = self.moves[at - 1]
            at -= 1
        self.moves[at] = move


def four_seasons_solver() -> FourSeasonsSolver:
    """A solver that knows no deal yet."""
    solver = FourSeasonsSolver()
    solver.hands = vec[i64]([0] * 4)
    solver.worth = vec[i64]([card % 9 + 1 for card in range(37)])
    solver.colours = vec[i64]([colour_cards(colour) for colour in range(4)] + [0])
    solver.colour = vec[i64]([card // 9 for card in range(37)])
    solver.over = vec[i64]([_over(card) for card in range(37)])
    solver.moves = vec[i64]([0] * (12 * 37))
    solver.table = positions(9, SLOTS)
    return solver


def _over(card: i64) -> i64:
    """The higher cards of the same colour."""
    return 0 if card == BUTTERFLY else colour_cards(card // 9) & -bit(card + 1)


def _taken(state: FourSeasons, side: i64) -> i64:
    taken: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if side & bit(seat):
            taken += state.taken(seat)
    return taken


def _place(state: FourSeasons) -> i64:
    """Which card of the trick takes it so far, the led one being 0."""
    leader = (state.player - state.size) % state.seats
    return (state.winner - leader) % state.seats
