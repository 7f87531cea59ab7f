"""The advice of Four Gems for a search: the chance of the match, how others bid, how play goes on.

What was tried at equal time on duplicate deals is in docs/search.md: looks from table sense lose
points here, so there are none.
"""

from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, count, lowest, pick_one
from vierblatt.core.guide import Guide
from vierblatt.core.state import State, Worlds
from vierblatt.games.four_gems.rules import (
    ANNOUNCE,
    BIDDING,
    CUT,
    CUTTING,
    GEM,
    LAST_TRICK,
    OVER,
    OVERRUFF_NONE,
    PACK,
    PLAYING,
    SQUARE,
    FourGems,
    face,
    gem_cards,
    squares,
)
from vierblatt.games.four_gems.sense import BID_FROM, choose, strength

MIDDLE_CUT: Final = 16  # where to cut is of no account
STEEPNESS: Final = 0.1
LEAST: Final = 150.0
SLACK: Final = 6
"""How far from `BID_FROM` a hand must be before its bid surprises."""
WORLDS: Final = 4
"""Of how many worlds the last is taken when the bids of all surprise."""
RANDOM: Final = 1 << 60
CHOICES: Final = 6
"""So many choices, ten bits each, come from one random number."""
WHIM: Final = 0.1
"""How often a player of a bid's playout does something else than table sense."""


def chance(own: i64, other: i64, target: i64) -> float:
    """The chance to win the match of a team with these totals between two rounds (10.2 to 10.4).

    A closed form that keeps within 0.05, by root mean square within 0.007, of dynamic programming
    over the scores of 20,000 rounds between players of table sense.
    """
    if own >= target or other >= target:
        if own == other:
            return 0.5
        return 1.0 if own > other else 0.0
    return 1.0 / (1.0 + exp(STEEPNESS * float(other - own) / _rounds_left(own, other, target)))


def _rounds_left(own: i64, other: i64, target: i64) -> float:
    """Grows as the square root of the rounds to come, as the spread of their sum does."""
    near = float(target - own if own > other else target - other)
    far = float(target - other if own > other else target - own)
    return sqrt(0.9 * near + 0.1 * far + LEAST)


@final
class FourGemsGuide(Guide):
    """For a seat that is to bid or to play, at these totals of the teams."""

    seat: i64 = 0
    bids: bool = False  # whether the search is about a bid
    even: i64 = 0
    odd: i64 = 0
    target: i64 = 0

    def codes(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, FourGems)
        if state.phase == CUTTING:
            return vec[i64]([CUT + MIDDLE_CUT])
        return state.legal(seat)

    def mask(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FourGems)
        if state.phase != PLAYING or (state.tricks == 0 and squares(state.hands[seat])):
            return 0
        return state.duty(state.hands[seat]) & PACK

    def hides(self, state: State, seat: i64, observer: i64) -> bool:
        """Others bid as their cards are: the tree sees the bid but does not choose it for them."""
        assert isinstance(state, FourGems)
        return state.phase == BIDDING and seat != observer

    def likely(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, FourGems)
        return self._likely(state, rng)

    def play_on(self, state: State, rng: Random) -> None:
        assert isinstance(state, FourGems)
        while state.phase != OVER:
            if not self.bids and can_rush(state):
                rush(state, rng)
            else:
                state.apply(state.player, self._likely(state, rng))

    def deal(self, worlds: Worlds, rng: Random) -> State:
        """Worlds in which the bids of the others would be odd are seldom taken."""
        tried: i64 = 1
        state = worlds.deal(rng)
        assert isinstance(state, FourGems)
        while tried < WORLDS and not fits(state, self.seat, rng):
            state = worlds.deal(rng)
            assert isinstance(state, FourGems)
            tried += 1
        return state

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, FourGems)
        even = chance(self.even + state.score(0), self.odd + state.score(1), self.target)
        return vec[float]([even, 1.0 - even, even, 1.0 - even])

    def _likely(self, state: FourGems, rng: Random) -> i64:
        """Bids by table sense; cards by chance, in the search for a bid mostly by sense."""
        hand = state.hands[state.player]
        if state.phase != PLAYING:
            return choose(state, hand)
        cards = state.duty(hand) & PACK
        announce = ANNOUNCE if state.tricks == 0 and squares(hand) else 0
        if cards & (cards - 1) == 0:
            return lowest(cards) | announce
        if self.bids and rng.random() >= WHIM:
            return choose(state, hand)
        return pick_one(cards, rng) | announce


def guide(known: FourGems, seat: i64, even: i64, odd: i64, target: i64) -> FourGemsGuide:
    """The guide for a seat that sees this much, at these totals."""
    new = FourGemsGuide()
    new.seat = seat
    new.bids = known.phase == BIDDING
    new.even = even
    new.odd = odd
    new.target = target
    if even < target and odd < target:
        new.scale = 2.0 * _rounds_left(even, odd, target) / STEEPNESS
    return new


def fits(state: FourGems, seat: i64, rng: Random) -> bool:
    """Whether nobody else's bid so far is a surprise, by table sense.

    Which five of his cards a player held when he bid is not known any more when the rest is dealt,
    so any five will do.
    """
    turn: i64 = 1
    while turn <= 4:
        other = (state.dealer + turn) % 4
        if other != seat and not _bids_fit(state, other, turn, rng):
            return False
        turn += 1
    return True


def _bids_fit(state: FourGems, seat: i64, turn: i64, rng: Random) -> bool:
    passed = state.passes >= turn
    took = state.taker == seat
    if not passed and not took:
        return True
    turned = bit(state.turned)
    held = (state.hands[seat] | state.played_by(seat)) & ~turned
    hand = _five(held, rng.randrange(RANDOM)) | turned
    if took and strength(hand, state.trump) < BID_FROM - SLACK:
        return False
    if passed and strength(hand, state.turned // 8) >= BID_FROM + SLACK:
        return False
    return state.passes < 4 + turn or not _should_have_named(state, hand)


def _should_have_named(state: FourGems, hand: i64) -> bool:
    gem: i64 = 0
    while gem < 4:
        if gem != state.turned // 8 and strength(hand, gem) >= BID_FROM + SLACK:
            return True
        gem += 1
    return False


def _five(cards: i64, random: i64) -> i64:
    """Five of some cards, as these bits will have it."""
    left = count(cards)
    while left > 5:
        skip = (random & 1023) * left >> 10
        random >>= 10
        rest = cards
        while skip:
            rest &= rest - 1
            skip -= 1
        cards ^= rest & -rest
        left -= 1
    return cards


def can_rush(state: FourGems) -> bool:
    """Whether nothing but cards will be played, by the usual duties."""
    if state.phase != PLAYING or state.overruff != OVERRUFF_NONE or not state.beat_partner:
        return False
    if state.tricks >= 2:
        return True
    if state.calls:
        return False
    seat: i64 = 0
    while seat < 4:
        if squares(state.hands[seat] | state.played_by(seat)):
            return False
        seat += 1
    return True


def rush(state: FourGems, rng: Random) -> None:  # noqa: PLR0912, PLR0915 (a call a card costs)
    """Play the rest of a round at random, twice as fast: cards stay bits, nobody takes notes.

    Afterwards only the result is right; what players have seen of each other is not kept.
    """
    hands = state.hands
    trumps = gem_cards(state.trump)
    player = state.player
    size = state.size
    tricks = state.tricks
    winner = state.winner
    trick = _on_table(state)
    led = gem_cards(state.led)
    best = bit(state.best)
    even: i64 = 0  # the cards that the team takes from here on
    won: i64 = 0  # in so many tricks
    random: i64 = 0
    left: i64 = 0
    while tricks < 8:
        hand = hands[player]
        cards = hand
        if size:
            follow = hand & led
            if follow:
                higher = follow & -best & ~best
                cards = higher if led == trumps and higher else follow  # 6.5 to 6.7
            elif (winner ^ player) != 2 and hand & trumps:
                cards = hand & trumps  # 6.10
        if cards & (cards - 1):
            if left == 0:
                random = rng.randrange(RANDOM)
                left = CHOICES
            skip = (random & 1023) * count(cards) >> 10
            random >>= 10
            left -= 1
            while skip:
                cards &= cards - 1
                skip -= 1
            cards &= -cards
        hands[player] = hand & ~cards
        trick |= cards
        if size == 0:
            led = gem_of(cards)
            best = cards
            winner = player
        elif cards & led and not best & ~led:
            if cards > best:
                best = cards
                winner = player
        elif cards & trumps and (cards > best or not best & trumps):
            best = cards
            winner = player
        size += 1
        player = (player + 1) & 3
        if size == 4:
            if winner & 1 == 0:
                even |= trick
                won += 1
            player = winner
            size = 0
            trick = 0
            tricks += 1
    _close(state, even, won, winner)


def _on_table(state: FourGems) -> i64:
    """The cards of the trick so far."""
    cards: i64 = 0
    at: i64 = 0
    while at < state.size:
        cards |= bit(state.trick >> 6 * at & 63)
        at += 1
    return cards


def gem_of(card: i64) -> i64:
    """All cards of the gem of a card, both as sets."""
    if card & 0xFFFF:
        return GEM if card & GEM else GEM << 8
    return GEM << 16 if card & GEM << 16 else GEM << 24


def _close(state: FourGems, even: i64, won: i64, winner: i64) -> None:
    """Write down what came of it: the cards that the even team took, and in how many tricks."""
    state.open[8] += worth(state, even) + (0 if winner & 1 else LAST_TRICK)
    state.open[9] = all_points(state) - state.open[8]
    state.open[10] += won
    state.open[11] += 8 - state.tricks - won
    state.winner = winner
    state.tricks = 8
    state.phase = OVER


def worth(state: FourGems, cards: i64) -> i64:
    """The points of some cards."""
    trumps = cards & gem_cards(state.trump)
    side = cards & ~trumps
    trumps >>= 8 * state.trump
    points: i64 = 0
    rank: i64 = 0
    while rank < 8:
        points += face(rank) * count(side >> rank & SQUARE)
        if trumps & bit(rank):
            points += state.trump_worth >> 6 * rank & 63
        rank += 1
    return points


def all_points(state: FourGems) -> i64:
    """The points of all cards and the last trick."""
    points: i64 = LAST_TRICK
    rank: i64 = 0
    while rank < 8:
        points += 3 * face(rank) + (state.trump_worth >> 6 * rank & 63)
        rank += 1
    return points
