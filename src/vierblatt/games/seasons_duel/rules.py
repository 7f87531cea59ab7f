"""4 Seasons, the duel: one game, from the deal to the last card laid. Paragraphs are docs/rules'.

A kind of card is ``3 * season + value - 1``. Cards that lie together are counted, not listed: an
int has how many there are of each kind, four bits a kind, so cards come with + and go with -. A
draw pile is the list of its kinds from the top, four bits each. An action of giving is the two
cards; one of placing is MIDDLE and the card that goes to the season area.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, lowest
from vierblatt.core.state import Refusal, State

KINDS: Final = 12
PACK: Final = 0x264_264_264_264  # of each season four ones, six twos and two threes (1.1)
ONES: Final = 0x111_111_111_111  # one card of each kind
HIGH: Final = 0x888_888_888_888  # the bit that no number of cards reaches
EVEN: Final = 0x0F0_F0F_0F0_F0F
SEASON: Final = 0xFFF  # the three kinds of the lowest season

MIDDLE: Final = 1 << 48

ACTIONS: Final = 36  # two in a turn, two turns in a round, nine rounds (4.2)
HAND: Final = 8  # cards drawn at the start (2.7)
PILE: Final = 18  # cards of a draw pile before that
TURN: Final = 145  # one more than there are ways to place two kinds
DRAWS: Final = 5  # rounds with a draw at their end (7.2)

FIRST_TWO: Final = 16  # where the twos begin in the pack, and the threes (2.2)
FIRST_THREE: Final = 40


def one(kind: i64) -> i64:
    """One card of a kind."""
    return bit(4 * kind)


def how_many(cards: i64) -> i64:
    """How many cards lie together."""
    sums = (cards & EVEN) + (cards >> 4 & EVEN)
    sums = (sums & 0xFF_FFFF) + (sums >> 24)
    return (sums & 0xFF) + (sums >> 8 & 0xFF) + (sums >> 16)


def kinds_of(cards: i64) -> i64:
    """One card of each kind that is there."""
    return (cards | cards >> 1 | cards >> 2) & ONES


def twins_of(cards: i64) -> i64:
    """One card of each kind that is there twice or more often."""
    return (cards >> 1 | cards >> 2) & ONES


def holds(cards: i64, some: i64) -> bool:
    """Whether all of `some`, at most seven of a kind, are among the cards."""
    return (cards | HIGH) - some & HIGH == HIGH


def worth(cards: i64, season: i64) -> i64:
    """The sum of the values in the column of a season."""
    column = cards >> 12 * season
    return (column & 15) + 2 * (column >> 4 & 15) + 3 * (column >> 8 & 15)


def backs(cards: i64) -> i64:
    """The values of a few cards as their backs show them: how many ones, twos and threes."""
    halves = (cards & 0xFFF_FFF) + (cards >> 24)
    return (halves & SEASON) + (halves >> 12)


def place(pile: i64, at: i64) -> i64:
    """Where in the pack the card lies that has `at` cards of its pile above it (2.4)."""
    if at == 0:
        return FIRST_THREE + pile
    if at < 4:
        return FIRST_TWO + 3 * pile + at - 1
    return 2 * pile + at - 4


def nth(kinds: i64, n: i64) -> i64:
    """The card that has n others below it, of cards that are all different."""
    while n:
        kinds &= kinds - 1
        n -= 1
    return kinds & -kinds


def turn(card: i64, other: i64) -> i64:
    """The number of a placing, not 0: this card to the middle, the other to influence."""
    return 1 + KINDS * (lowest(card) >> 2) + (lowest(other) >> 2)


class Table(State):
    """What lies open for everyone; no hand, no draw pile and no pair is in it."""

    starter: i64 = 0
    done: i64 = 0  # actions so far
    middle: i64 = 0  # the season area
    influence_0: i64 = 0  # the influence areas
    influence_1: i64 = 0
    turns: i64 = 0  # how pairs were placed since the last draw, the latest in the lowest place

    def player(self) -> i64:
        """Who must act: the starter gives, the other places and gives, the starter places (4.2)."""
        return (self.starter + (self.done + 1 >> 1)) & 1

    def giving(self) -> bool:
        """Whether the next action is giving a pair, not placing one."""
        return self.done & 1 == 0

    def over(self) -> bool:
        return self.done == ACTIONS

    def rounds(self) -> i64:
        """Rounds that are complete."""
        return self.done >> 2

    def left_to_draw(self) -> i64:
        """How many cards each draw pile has."""
        return 2 * (DRAWS - self.rounds()) if self.rounds() < DRAWS else 0

    def influence(self, seat: i64) -> i64:
        """The cards of an influence area."""
        return self.influence_1 if seat else self.influence_0

    def laid(self) -> i64:
        """All cards that lie open."""
        return self.middle + self.influence_0 + self.influence_1

    def lead(self, seat: i64, season: i64) -> i64:
        """How much more influence a player has in a season than his opponent (8.1)."""
        return worth(self.influence(seat), season) - worth(self.influence(1 - seat), season)

    def figures(self, seat: i64) -> i64:
        """How many figures a player would take now (8.3)."""
        figures: i64 = 0
        season: i64
        for season in range(4):
            if self.lead(seat, season) > 0:
                figures += 1
        return figures

    def points(self, seat: i64) -> i64:
        """What a player would receive now for all seasons (8.5)."""
        points: i64 = 0
        season: i64
        for season in range(4):
            if self.lead(seat, season) > 0:
                points += worth(self.middle, season)
        return points


@final
class SeasonsDuel(Table):
    """One game with all its cards. The piles set aside are what is nowhere else."""

    hand_0: i64 = 0
    hand_1: i64 = 0
    pile_0: i64 = 0
    pile_1: i64 = 0
    pair: i64 = 0  # given and not yet placed: both players know it, a watcher does not (11.6)

    def clone(self) -> "SeasonsDuel":
        new = SeasonsDuel()
        new.starter = self.starter
        new.done = self.done
        new.middle = self.middle
        new.influence_0 = self.influence_0
        new.influence_1 = self.influence_1
        new.turns = self.turns
        new.hand_0 = self.hand_0
        new.hand_1 = self.hand_1
        new.pile_0 = self.pile_0
        new.pile_1 = self.pile_1
        new.pair = self.pair
        return new

    def numbers(self) -> list[int]:
        fields = [
            self.starter, self.done, self.middle, self.influence_0, self.influence_1,
            self.hand_0, self.hand_1, self.pile_0, self.pile_1, self.pair,
        ]  # fmt: skip
        return [int(field) for field in fields]

    def hand(self, seat: i64) -> i64:
        """The cards in a hand."""
        return self.hand_1 if seat else self.hand_0

    def pile(self, seat: i64) -> i64:
        """A draw pile, its top card in the lowest four bits."""
        return self.pile_1 if seat else self.pile_0

    def in_pile(self, seat: i64) -> i64:
        """The cards of a draw pile, counted."""
        cards: i64 = 0
        at: i64 = 0
        while at < self.left_to_draw():
            cards += one(self.pile(seat) >> 4 * at & 15)
            at += 1
        return cards

    def aside(self) -> i64:
        """The piles set aside (2.6): what is nowhere else."""
        in_play = self.hand_0 + self.hand_1 + self.in_pile(0) + self.in_pile(1) + self.pair
        return PACK - self.laid() - in_play

    def waiting(self) -> i64:
        return 0 if self.over() else bit(self.player())

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        if self.giving():
            return self._pairs(self.hand(seat))
        codes = vec[i64](capacity=2)
        cards = kinds_of(self.pair)
        while cards:
            codes = append(codes, MIDDLE | cards & -cards)
            cards &= cards - 1
        return codes

    def _pairs(self, hand: i64) -> vec[i64]:
        """Every pair of kinds once (5.6)."""
        codes = vec[i64](capacity=28)
        twins = twins_of(hand)
        cards = kinds_of(hand)
        while cards:
            card = cards & -cards
            if twins & card:
                codes = append(codes, 2 * card)
            cards ^= card
            others = cards
            while others:
                codes = append(codes, card + (others & -others))
                others &= others - 1
        return codes

    def pick(self, seat: i64, rng: Random) -> i64:
        if self.giving():
            return self._pick_pair(self.hand(seat), rng)
        cards = kinds_of(self.pair)
        low = cards & -cards
        if cards == low or rng.randrange(2) == 0:
            return MIDDLE | low
        return MIDDLE | cards ^ low

    def _pick_pair(self, hand: i64, rng: Random) -> i64:
        """Each pair is drawn in two of the cases: unequal ones in both orders, twins twice."""
        cards = kinds_of(hand)
        kinds = how_many(cards)
        twins = twins_of(hand)
        equal = 2 * how_many(twins)
        at = rng.randrange(kinds * (kinds - 1) + equal)
        if at < equal:
            return 2 * nth(twins, at >> 1)
        at -= equal
        first = nth(cards, at % kinds)
        return first + nth(cards ^ first, at // kinds)

    def why_not(self, seat: i64, code: i64) -> Refusal | None:
        if self.over():
            return Refusal("7.3", "round-over")
        if seat != self.player():
            return Refusal("4.5", "not-your-turn")
        if code >= 2 * MIDDLE:
            return Refusal("4.2", "no-such-action")
        if self.giving():
            return self._why_not_give(self.hand(seat), code)
        return self._why_not_place(code)

    def _why_not_give(self, hand: i64, code: i64) -> Refusal | None:
        if code & MIDDLE:
            return Refusal("6.5", "no-pair-to-place")
        if how_many(code) != 2:
            return Refusal("5.2", "give-two-cards")
        if not holds(hand, kinds_of(code)):
            return Refusal("5.4", "not-in-hand")
        if not holds(hand, code):
            return Refusal("5.3", "held-only-once", kinds_of(code))
        return None

    def _why_not_place(self, code: i64) -> Refusal | None:
        if not code & MIDDLE:
            return Refusal("5.5", "place-the-pair-first", self.pair)
        card = code ^ MIDDLE
        if how_many(card) != 1:
            return Refusal("6.2", "one-card-to-each-area", self.pair)
        if not holds(self.pair, card):
            return Refusal("6.4", "not-in-the-pair", self.pair)
        return None

    # Doing it

    def deal(self, pack: vec[i64]) -> None:
        self._deal_to(self.starter, pack, 0)
        self._deal_to(1 - self.starter, pack, 3)

    def _deal_to(self, seat: i64, pack: vec[i64], top: i64) -> None:
        """Three piles from `top` on make the draw pile; the hand is drawn from it (2.5, 2.7)."""
        hand: i64 = 0
        pile: i64 = 0
        at: i64 = PILE
        while at > HAND:
            at -= 1
            pile = pile << 4 | pack[place(top + at // 6, at % 6)]
        while at:
            at -= 1
            hand += one(pack[place(top + at // 6, at % 6)])
        self.set_pile(seat, pile)
        self.add(seat, hand)
        if self.facts is not None:
            self.facts.append(("dealt", int(seat), int(hand), 0))

    def set_pile(self, seat: i64, pile: i64) -> None:
        if seat:
            self.pile_1 = pile
        else:
            self.pile_0 = pile

    def add(self, seat: i64, cards: i64) -> None:
        """Cards come into a hand."""
        if seat:
            self.hand_1 += cards
        else:
            self.hand_0 += cards

    def apply(self, seat: i64, code: i64) -> None:
        if self.giving():
            self._give(seat, code)
        else:
            self._place(seat, code ^ MIDDLE)

    def _give(self, seat: i64, pair: i64) -> None:
        if self.facts is not None:
            self.facts.append(("gave", int(seat), int(pair), 0))
        self.add(seat, -pair)
        self.pair = pair
        self.done += 1

    def _place(self, seat: i64, card: i64) -> None:
        """The card goes to the season area, the other to the placer's influence (6.1)."""
        other = self.pair - card
        if self.facts is not None:
            self.facts.append(("placed", int(seat), int(card), int(other)))
        self.middle += card
        if seat:
            self.influence_1 += other
        else:
            self.influence_0 += other
        self.pair = 0
        if self.left_to_draw() == 0:
            self.turns = self.turns * TURN + turn(card, other)
        elif self.done & 3 == 3:
            self._draw(self.starter)
            self._draw(1 - self.starter)
        self.done += 1

    def _draw(self, seat: i64) -> None:
        """The top two cards of the draw pile come into the hand (7.1)."""
        pile = self.pile(seat)
        cards = one(pile & 15) + one(pile >> 4 & 15)
        self.set_pile(seat, pile >> 8)
        self.add(seat, cards)
        if self.facts is not None:
            self.facts.append(("drew", int(seat), int(cards), 0))

    # What it is worth

    def result(self) -> vec[i64]:
        if not self.over():
            return vec[i64]([0, 0])
        return vec[i64]([self.points(0), self.points(1)])
