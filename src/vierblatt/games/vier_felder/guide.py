"""What a search is told about Vier Felder: what to consider, how people play on, the match.

All that is done lies open (18.3), so nothing is hidden from a search but the cards.
"""

from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, count, lowest
from vierblatt.core.guide import Guide
from vierblatt.core.state import State
from vierblatt.games.vier_felder.rules import (
    ACES,
    DIAMONDS,
    FIELD,
    HAND,
    HARVEST,
    HIGH,
    HOW,
    LAST,
    NO_ONE,
    PACK,
    SPADES,
    SUIT,
    VierFelder,
    season_suits,
    total,
    worth,
)
from vierblatt.games.vier_felder.sense import ACE, CARD, COIN, HEART, SPADE, Look, values_of

MANY: Final = 60
"""Up to so many codes are all considered; in play there are hardly ever more than 46."""
KEPT: Final = 2
"""Of more codes, so many of those that play the same card into the same field in the same way."""
TURNS: Final = 2
"""So many turns each are played on before the rest of a round is dealt out."""
DEALT: Final = 4
"""How often it is dealt out."""
STAY: Final = 8
"""So many cards are left in the fields at the end of a round, about."""
NOISE: Final = 32
"""Hundredths of a point that do not matter to who plays on."""


@final
class VierFelderGuide(Guide):
    """The advice at one point of a match, for the seat whose view it was made from.

    A playout stops after a few turns each, before the turn of that seat. What has not been taken
    by then is dealt out by chance, several times over: who will have the most cards, hearts and
    spades comes out as far apart as when players play on, and tells more in less time.
    """

    own: i64 = NO_ONE
    totals: vec[i64]  # before the round
    target: i64 = 17

    judged: State | None = None  # the round that was dealt out last, and what it was worth
    judgement: vec[float]
    best: i64 = 0  # the harvest that was found, 0 for none, and what it brings
    most: i64 = 0

    def codes(self, state: State, seat: i64) -> vec[i64]:
        """All that the rules list when they are at most MANY; else all sowings, and the dearest.

        Of the harvests with one card in one field, and of the stockpiles of one value as well,
        the KEPT dearest are considered then, so that there are never more than 250 codes.
        """
        assert isinstance(state, VierFelder)
        hand = state.hands[seat]
        codes = state.sowings(hand)
        plays = state.plays(hand).codes
        if len(codes) + len(plays) > MANY:
            plays = dearest(plays, hand)
        for code in plays:
            codes = append(codes, code)
        return codes

    def looks(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """As sense weighs them, from hundredths of a point."""
        assert isinstance(state, VierFelder)
        look = Look()
        look.see(state, state.hands[seat])
        looks = vec[float](capacity=len(codes))
        for code in codes:
            looks = append(looks, float(look.value(code)) / (200.0 * self.scale))
        return looks

    # Playing on

    def likely(self, state: State, seat: i64, rng: Random) -> i64:
        """The harvest that brings most at once, else something cheap is sown."""
        assert isinstance(state, VierFelder)
        return self._likely(state, state.hands[seat], rng)

    def play_on(self, state: State, rng: Random) -> None:
        assert isinstance(state, VierFelder)
        turn: i64 = 0
        while state.player != NO_ONE:
            if turn >= TURNS * state.seats and state.player == self.own and state.left:
                self._deal_out(state, rng)
                return
            state.apply(state.player, self._likely(state, state.hands[state.player], rng))
            turn += 1

    def _likely(self, state: VierFelder, hand: i64, rng: Random) -> i64:
        self.best = 0
        self.most = 0
        values = values_of(hand)
        at: i64
        for at in range(4):
            if state.season(at) != SPADES:
                self._try_field(state, at, hand, values, rng)
        if state.full_harvest and count(hand) == HAND and total(hand) <= HIGH:
            self._try_all_four(state, hand, rng)
        return self.best if self.best else self._sowing(state, hand, rng)

    def _try_field(self, state: VierFelder, at: i64, hand: i64, values: i64, rng: Random) -> None:
        """Try the fullest harvest with each value."""
        field = state.field(at)
        values &= field.takes()
        while values:
            value = lowest(values)
            cards = hand & worth(value)
            self._try(state, at, cards & -cards, field.fullest(value), rng)
            values &= values - 1

    def _try_all_four(self, state: VierFelder, hand: i64, rng: Random) -> None:
        """Try the full harvest of each field (section 13)."""
        value = total(hand)
        suits = season_suits(hand)
        last = lowest(suits) + 1 << LAST if suits else 0
        at: i64
        for at in range(4):
            field = state.field(at)
            if state.season(at) != SPADES and field.loose & worth(value):
                self._try(state, at, hand | last, field.fullest(value), rng)

    def _try(self, state: VierFelder, at: i64, played: i64, taken: i64, rng: Random) -> None:
        gain = price(played & PACK | taken) + rng.randrange(NOISE)
        if state.coins and taken == state.field(at).cards():
            gain += COIN
        if gain > self.most:
            self.most = gain
            self.best = HARVEST << HOW | at << FIELD | played | taken

    def _sowing(self, state: VierFelder, hand: i64, rng: Random) -> i64:
        """The cheaper one of two at random."""
        first = any_sowing(state, hand, rng)
        second = any_sowing(state, hand, rng)
        return first if price(first & PACK) <= price(second & PACK) else second

    def _deal_out(self, state: VierFelder, rng: Random) -> None:
        """End the round by chance, several times; it stays as it was dealt out the last time."""
        taken = state.taken
        won = state.won
        coins = state.coins
        state.player = NO_ONE
        state.coins = 0
        worths = vec[float]([0.0] * int(state.seats))
        time: i64 = 0
        while time < DEALT:
            state.taken = taken[:]
            state.won = won
            share(state, coins, rng)
            add(worths, self._values(state), float(DEALT))
            time += 1
        self.judged = state
        self.judgement = worths

    # What it is worth

    def values(self, state: State) -> vec[float]:
        """The chance of the match of each seat: 1 to who has won it, else by the totals."""
        assert isinstance(state, VierFelder)
        return self.judgement if state is self.judged else self._values(state)

    def _values(self, state: VierFelder) -> vec[float]:
        totals = state.result()
        top: i64 = 0
        seat: i64
        for seat in range(state.seats):
            totals[seat] += self.totals[seat]
            if totals[seat] < 0:
                totals[seat] = 0  # 11.6
            if totals[seat] > top:
                top = totals[seat]
        if top >= self.target:
            return won(state, totals)
        return chances(totals, self.target)


def dearest(codes: vec[i64], hand: i64) -> vec[i64]:
    """Of each run of codes that differ in what is taken or joined alone, the KEPT dearest."""
    found = vec[i64](capacity=MANY)
    way: i64 = -1
    start: i64 = 0
    for code in codes:
        if code & ~(PACK & ~hand) != way:
            way = code & ~(PACK & ~hand)
            start = len(found)
        found = append(found, code)
        i: i64 = len(found) - 1
        while i > start and price(found[i] & PACK) > price(found[i - 1] & PACK):
            found[i], found[i - 1] = found[i - 1], found[i]
            i -= 1
        if len(found) > start + KEPT:
            found = found[: start + KEPT]
    return found


def price(cards: i64) -> i64:
    """What cards are worth on a harvest pile before anything is decided, as in `sense`."""
    hearts = count(cards & SUIT)
    spades = count(cards >> SPADES & SUIT)
    return CARD * count(cards) + HEART * hearts + SPADE * spades + ACE * count(cards & ACES)


def any_sowing(state: VierFelder, hand: i64, rng: Random) -> i64:
    """One of the sowings, each as likely as any other."""
    at = rng.randrange(3 * count(hand))
    skip = at // 3
    while skip:
        hand &= hand - 1
        skip -= 1
    field = at % 3
    if field >= (state.summer + DIAMONDS & 3):
        field += 1
    return hand & -hand | field << FIELD


def share(state: VierFelder, coins: i64, rng: Random) -> None:
    """Deal all cards but STAY, and the coins, to anyone."""
    rest = PACK
    for cards in state.taken:
        rest &= ~cards
    ways = state.seats * count(rest)
    while rest:
        at = rng.randrange(ways)
        if at >= state.seats * STAY:
            state.taken[at % state.seats] |= rest & -rest
        rest &= rest - 1
    while coins:
        state.won += bit(8 * rng.randrange(state.seats))
        coins -= 1


def add(sums: vec[float], values: vec[float], times: float) -> None:
    n: i64 = len(sums)
    i: i64 = 0
    while i < n:
        sums[i] += values[i] / times
        i += 1


def won(state: VierFelder, totals: vec[i64]) -> vec[float]:
    """The match that has ended: the highest total, then coins, then aces; else shared (12.5)."""
    ranks = vec[i64](capacity=state.seats)
    best: i64 = -1
    seat: i64
    for seat in range(state.seats):
        aces = count(state.taken[seat] & ACES)
        ranks = append(ranks, totals[seat] << 16 | state.won_by(seat) << 8 | aces)
        if ranks[seat] > best:
            best = ranks[seat]
    winners = 0.0
    for rank in ranks:
        if rank == best:
            winners += 1.0
    values = vec[float](capacity=state.seats)
    for rank in ranks:
        values = append(values, 1.0 / winners if rank == best else 0.0)
    return values


def chances(totals: vec[i64], target: i64) -> vec[float]:
    """The chance of each seat to win a match that goes on, by the totals.

    Fitted to matches between like players with two, three and four seats: in each tenth of these
    chances as many won as should.
    """
    top: i64 = 0
    for points in totals:
        if points > top:
            top = points
    spread = spread_of(target - top, len(totals))
    whole = 0.0
    values = vec[float](capacity=len(totals))
    for points in totals:
        value = exp(float(points - top) / spread)
        whole += value
        values = append(values, value)
    seat: i64
    for seat in range(len(totals)):
        values[seat] /= whole
    return values


def spread_of(missing: i64, seats: i64) -> float:
    """The points by which chances differ e times, when the first misses so many to the target."""
    return sqrt(8.0 + 8.0 * float(missing) / float(seats))


def guide_for(own: i64, totals: list[int], target: i64) -> VierFelderGuide:
    """The advice for a seat (or a watcher) in a round that begins with these totals."""
    guide = VierFelderGuide()
    guide.own = own
    guide.target = target
    guide.totals = vec[i64](totals)
    guide.judgement = vec[float]()
    values = chances(guide.totals, target)
    chance = values[own] if own >= 0 else 1.0 / float(len(totals))
    slope = chance * (1.0 - chance)
    if slope < 0.1:
        slope = 0.1
    top: i64 = 0
    for points in guide.totals:
        if points > top:
            top = points
    guide.scale = spread_of(target - top, len(totals)) / (2.0 * slope)
    return guide
