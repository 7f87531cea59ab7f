"""Information-set Monte Carlo tree search over imagined worlds, for any game and any table.

One tree, seen from the deciding seat: SO-ISMCTS with partially observable moves (P. I. Cowling,
E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012). Each iteration imagines the hidden cards
anew, walks down by UCB1 among what is legal in that world, adds a node, plays on to the end of the
round and counts what it was worth. Whoever moves wants the best for himself.
"""

from math import log, sqrt
from time import monotonic
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, lowest
from vierblatt.core.guide import Guide
from vierblatt.core.state import State, Worlds

MOST_NODES: Final = 1_000_000
"""Nodes after which the tree grows no more, 56 bytes each; the search goes on in it."""
EXPLORATION: Final = 2.5
"""How many standard deviations of a round's value a move that was tried once may be better."""
URGENCY: Final = 1.0
"""The same for a move that was never tried and looks as good as any."""
PATIENCE: Final = 20.0
"""After so many visits of its siblings the look of an untried move counts half."""
FIRST_SPREAD: Final = 0.25
"""The standard deviation before anything is known, as much as eight iterations would say."""
FIRST_WEIGHT: Final = 8.0
TICK: Final = 0.0002
"""Seconds between two looks at the clock, about."""

MASKED: Final = 61
"""Codes below it can stand in a mask; in other worlds a node may have others too."""

KEY: Final = 0  # what a node has in `ints`: the code, or what was seen of it
NEXT: Final = 1  # the next of its siblings
FIRST: Final = 2  # the first of its children
VISITS: Final = 3
OFFERED: Final = 4  # how often it could have been chosen
INTS: Final = 5

TOTAL: Final = 0  # and in `floats`: the sum of what it was worth to whoever did it
LOOK: Final = 1  # how much worse than the best of its siblings it looks
FLOATS: Final = 2
NO_OPINION: Final = 1.0
"""From here on a look says nothing but when the node is to be tried; no other is above 0."""


@final
class Tally:
    """What the search has found out about one of the codes at its root."""

    code: i64 = 0
    visits: i64 = 0
    value: float = 0.0  # the sums over its visits: of the value,
    points: float = 0.0  # of the points of the round,
    squares: float = 0.0  # and of their squares


@final
class Search:
    """The tree of one decision. `grow` may be called again and goes on where it stopped."""

    def __init__(self, guide: Guide, worlds: Worlds, seat: i64, seed: i64) -> None:
        self.guide = guide
        self.worlds = worlds
        self.seat = seat
        self.rng = Random(seed)
        self.most_nodes: i64 = MOST_NODES
        self.nodes: i64 = 0
        self.iterations: i64 = 0
        self.ints = vec[i64](capacity=INTS * 64)
        self.floats = vec[float](capacity=FLOATS * 64)
        self.way = vec[i64]([0] * 64)  # the nodes of this iteration, 8 * node + who moved
        self.depth: i64 = 0  # how many they are
        self.here = vec[i64]([0] * 64)  # the children that can be chosen now
        self.spread = FIRST_SPREAD  # the standard deviation of the value to the seat
        self.tallies: list[Tally] = []
        self.mean = 0.5  # of the value to the seat over all iterations
        self.squares = FIRST_WEIGHT * FIRST_SPREAD * FIRST_SPREAD  # of the distances from it
        self._add_node(0, 0.0)  # the root

    def grow(self, most: i64, until: float) -> None:
        """So many more iterations at most, until this time of the monotonic clock.

        It ends when as long a time as has passed between two looks at the clock would be too long:
        on a busy machine others may have the processor for some milliseconds at any moment.
        """
        left = most
        pause: i64 = 1  # iterations from one look at the clock to the next
        before = monotonic()
        spare = (until - before) / 4.0
        longest = 0.0
        while left > 0 and before + longest < until:
            todo = pause if pause < left else left
            left -= todo
            while todo:
                self._iterate()
                todo -= 1
            now = monotonic()
            passed = now - before
            before = now
            if passed < TICK / 2:
                pause *= 2
            elif passed > TICK and pause > 1:
                pause //= 2
            if passed > longest:
                longest = passed if passed < spare else spare

    def _iterate(self) -> None:
        state = self.guide.deal(self.worlds, self.rng)
        self._descend(state)
        self.guide.play_on(state, self.rng)
        self._count(state, self.guide.values(state))
        self.iterations += 1

    # Down

    def _descend(self, state: State) -> None:
        """Go down to a new node or the end of the round, doing in the world what is chosen."""
        guide = self.guide
        self.depth = 0
        node: i64 = 0
        waiting = state.waiting()
        while waiting:
            seat = self.seat if waiting & bit(self.seat) else lowest(waiting)
            if guide.hides(state, seat, self.seat):
                code = guide.likely(state, seat, self.rng)
                child = self._reach(node, guide.seen(state, seat, code, self.seat))
            else:
                child = self._move(node, state, seat)
                code = self.ints[INTS * child]
            if child == 0:
                return
            state.apply(seat, code)
            self._note(8 * child + seat)
            if self.ints[INTS * child + VISITS] == 0:
                return
            node = child
            waiting = state.waiting()

    def _reach(self, node: i64, key: i64) -> i64:
        """The child that goes on from a node where nothing is chosen; 0 when there is no room."""
        child = self._find(node, key, 0)
        if child == 0:
            child = self._add_child(node, self._last(node), key, NO_OPINION)
        if child:
            self.ints[INTS * child + OFFERED] += 1
        return child

    def _move(self, node: i64, state: State, seat: i64) -> i64:
        """The child by which somebody who may choose goes on; 0 when there is no room."""
        cards = self.guide.mask(state, seat)
        if cards == 0:
            codes = self.guide.codes(state, seat)
            n: i64 = len(codes)
            if n == 1:
                return self._reach(node, codes[0])
            return self._choose(self._gather(node, state, seat, codes))
        if cards & (cards - 1) == 0:
            return self._reach(node, lowest(cards))
        return self._choose(self._gather_cards(node, state, seat, cards))

    def _choose(self, n: i64) -> i64:
        """The child to try now of the first `n` in `here`; 0 when there are none.

        UCB1 over those that are legal in this world, with the times each could have been chosen
        in place of the visits of the parent (Cowling et al. 2012), plus a progressive bias towards
        what looks good (G. Chaslot et al., "Progressive Strategies for Monte-Carlo Tree Search",
        2008). Where looks are known an untried move waits until its first-play urgency (S. Gelly,
        Y. Wang, 2006) is the highest; its look fades, so that nothing stays untried for ever.
        Where no looks are known all are tried once, in any order.
        """
        ints = self.ints
        floats = self.floats
        here = self.here
        best: i64 = 0
        best_worth = -1e9
        fresh: i64 = 0  # the best looking that was never tried
        fresh_look = -1e9
        visits: i64 = 0
        total = 0.0
        at: i64 = 0
        while at < n:
            child = here[at]
            at += 1
            ints[INTS * child + OFFERED] += 1
            tried = ints[INTS * child + VISITS]
            look = floats[FLOATS * child + LOOK]
            if tried == 0:
                if look > fresh_look:
                    fresh_look = look
                    fresh = child
                continue
            worth = floats[FLOATS * child + TOTAL]
            visits += tried
            total += worth
            times = float(tried)
            offered = float(ints[INTS * child + OFFERED])
            worth = worth / times + EXPLORATION * self.spread * sqrt(log(offered) / times)
            if look < 0.0:
                worth += look / (times + 1.0)
            if worth > best_worth:
                best_worth = worth
                best = child
        if fresh == 0:
            return best
        if best == 0 or fresh_look >= NO_OPINION:
            return fresh
        others = float(visits)
        fading = PATIENCE / (PATIENCE + others)
        urgency = total / others + fresh_look * fading + URGENCY * self.spread
        return fresh if urgency > best_worth else best

    # Nodes

    def _note(self, step: i64) -> None:
        n: i64 = len(self.way)
        if self.depth == n:
            self.way = append(self.way, step)
        else:
            self.way[self.depth] = step
        self.depth += 1

    def _find(self, node: i64, key: i64, after: i64) -> i64:
        """The child with this key, 0 if there is none; the search begins behind another child.

        Codes come in a fixed order and so do children, so that the next is mostly the right one.
        """
        ints = self.ints
        first = ints[INTS * node + FIRST]
        child = ints[INTS * after + NEXT] if after else first
        while child:
            if ints[INTS * child + KEY] == key:
                return child
            child = ints[INTS * child + NEXT]
        child = first if after else 0
        while child:
            if ints[INTS * child + KEY] == key:
                return child
            if child == after:
                return 0
            child = ints[INTS * child + NEXT]
        return 0

    def _gather(self, node: i64, state: State, seat: i64, codes: vec[i64]) -> i64:
        """Put the children for these codes into `here`; how many they are."""
        n: i64 = 0
        child: i64 = 0
        opened = False
        for code in codes:
            child = self._find(node, code, child)
            if child == 0 and not opened:
                self._open(node, state, seat, codes)
                opened = True
                child = self._find(node, code, 0)
            if child:
                n = self._put(n, child)
        return n

    def _gather_cards(self, node: i64, state: State, seat: i64, cards: i64) -> i64:
        """The same for codes that are given as a set."""
        ints = self.ints
        n: i64 = 0
        missing = cards
        child = ints[INTS * node + FIRST]
        while child:
            key = ints[INTS * child + KEY]
            if key < MASKED and cards & bit(key):
                n = self._put(n, child)
                missing ^= bit(key)
            child = ints[INTS * child + NEXT]
        if missing and self.nodes < self.most_nodes:
            return self._gather(node, state, seat, cards_of(cards))
        return n

    def _put(self, n: i64, child: i64) -> i64:
        size: i64 = len(self.here)
        if n == size:
            self.here = append(self.here, child)
        else:
            self.here[n] = child
        return n + 1

    def _open(self, node: i64, state: State, seat: i64, codes: vec[i64]) -> None:
        """Make the children for codes that have none yet, as they look in this world."""
        looks = self.guide.looks(state, seat, codes)
        known: i64 = len(looks)
        best = -1e9
        for look in looks:
            if look > best:
                best = look
        last = self._last(node)
        bare = last == 0
        n: i64 = len(codes)
        i: i64 = 0
        while i < n and self.nodes < self.most_nodes:
            if bare or self._find(node, codes[i], 0) == 0:
                new = looks[i] - best if known else NO_OPINION + self.rng.random()
                last = self._add_child(node, last, codes[i], new)
            i += 1

    def _last(self, node: i64) -> i64:
        """The last child of a node; 0 if it has none."""
        ints = self.ints
        last: i64 = 0
        child = ints[INTS * node + FIRST]
        while child:
            last = child
            child = ints[INTS * child + NEXT]
        return last

    def _add_child(self, node: i64, last: i64, key: i64, look: float) -> i64:
        """A new child behind the last one; 0 when the tree has no room."""
        if self.nodes >= self.most_nodes:
            return 0
        new = self._add_node(key, look)
        if last:
            self.ints[INTS * last + NEXT] = new
        else:
            self.ints[INTS * node + FIRST] = new
        return new

    def _add_node(self, key: i64, look: float) -> i64:
        ints = append(self.ints, key)
        i: i64 = 1
        while i < INTS:
            ints = append(ints, 0)
            i += 1
        self.ints = ints
        self.floats = append(append(self.floats, 0.0), look)
        self.nodes += 1
        return self.nodes - 1

    # Up

    def _count(self, state: State, values: vec[float]) -> None:
        ints = self.ints
        floats = self.floats
        way = self.way
        at: i64 = 0
        while at < self.depth:
            child = way[at] >> 3
            ints[INTS * child + VISITS] += 1
            floats[FLOATS * child + TOTAL] += values[way[at] & 7]
            at += 1
        own = values[self.seat]
        before = own - self.mean
        self.mean += before / (float(self.iterations) + FIRST_WEIGHT)
        self.squares += before * (own - self.mean)
        self.spread = sqrt(self.squares / (float(self.iterations) + FIRST_WEIGHT))
        if self.depth:
            self._tally(way[0] >> 3, own, float(state.result()[self.seat]))

    def _tally(self, child: i64, value: float, points: float) -> None:
        """The first children of the root are the first nodes: its codes are always the same."""
        while len(self.tallies) < child:
            self.tallies.append(Tally())
        tally = self.tallies[child - 1]
        tally.code = self.ints[INTS * child]
        tally.visits += 1
        tally.value += value
        tally.points += points
        tally.squares += points * points
