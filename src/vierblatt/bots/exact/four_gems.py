"""Four Gems with all cards known: what each team still makes if everybody plays his best.

Zero-window alpha-beta. Points are those of team 0 (seats 0 and 2) from here on, the last ten
among them; team 1 makes the rest. Two things keep it short, and both are exact:

- Cards of one hand with none of another hand between them take the same tricks. To play one for
  the other moves at most their difference in points, so what is known of one bounds the other.
- So do positions between tricks in which the same players own the cards of each gem in the same
  order. The table knows them as one, and corrects its bounds by the points of the cards.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.bots.exact.table import MANY, OutOfNodes, Positions, positions
from vierblatt.core.cards import bit, cards_of, count, highest, lowest
from vierblatt.games.four_gems.rules import (
    FAILED_ALL,
    FAILED_OWN,
    GEMS,
    LAST_TRICK,
    NO_ONE,
    OVER,
    OVERRUFF_NONE,
    OVERRUFF_OR_DISCARD,
    PACK,
    PLAYING,
    FourGems,
    above,
    face,
    gem_cards,
)

SLOTS: Final = 1 << 17
LEADER: Final = 32  # bits below the leader in a key
DEAL: Final = 34  # bits below the number of the deal
LOWER: Final = 32  # bits below the lower bound in an entry, above the cards that were left
UPPER: Final = 41
FIRST: Final = 50  # bits below the card to try first, plus 1
BOUND: Final = 511
UNKNOWN: Final = -1000
BEFORE_ALL: Final = 1000  # looks better than any card


@final
class FourGemsSolver:
    """Answers one question after the other; what it has found out about a deal it remembers.

    Positions must be in play or over. The squares that count are those announced so far.
    """

    nodes: i64 = 0  # cards laid so far, by all questions
    stop: i64 = MANY  # after so many a question is given up with OutOfNodes
    trump: i64 = NO_ONE
    trumps: i64 = 0
    overruff: i64 = OVERRUFF_NONE
    beat_partner: bool = True
    depth: i64 = 0  # cards that have been played in the position that is looked at
    chosen: i64 = NO_ONE  # the card that decided the last choice
    lower: i64 = 0  # what was last recalled: the bounds of a position,
    upper: i64 = 0
    first: i64 = NO_ONE  # and the card that is to be tried first
    hands: vec[i64]
    worth: vec[i64]  # by card
    over: vec[i64]  # by card the higher ones of its gem
    gems: vec[i64]  # by gem its cards
    moves: vec[i64]  # eight places for each depth: the cards to try,
    bounds: vec[i64]  # and what they turned out to be worth
    table: Positions

    # Questions

    def points(self, state: FourGems) -> i64:
        """The points that team 0 still makes."""
        self._begin(state)
        return self._between(state, 0, self._rest(state))

    def reaches(self, state: FourGems, team: i64, points: i64) -> bool:
        """Whether a team still makes at least so many points."""
        self._begin(state)
        return self._makes(state, team, points)

    def makes_contract(self, state: FourGems) -> bool:
        """Whether the takers make their contract (8.6), their announced squares counted in."""
        self._begin(state)
        return self._makes(state, state.taker % 2, _missing(state))

    def margin(self, state: FourGems) -> i64:
        """The score of the round of team 0 less that of team 1 (8.4 to 8.9)."""
        end = self.finished(state)
        return end.score(0) - end.score(1)

    def finished(self, state: FourGems) -> FourGems:
        """The round as it ends when both teams play for the margin: its points, not its tricks."""
        self._begin(state)
        end = state.clone()
        if state.phase == OVER:
            return end
        takers = state.taker % 2
        rest = self._rest(state)
        points = self._of_takers(state, rest)
        end.phase = OVER
        end.shown = state.squares
        end.open[8 + takers] += points
        end.open[9 - takers] += rest - points
        if end.points(1 - takers) == 0:  # a slam, for every trick has points
            end.open[10 + takers] = 8
        return end

    def _of_takers(self, state: FourGems, rest: i64) -> i64:
        """The points that the takers still make; some that are too few if their contract fails."""
        takers = state.taker % 2
        missing = _missing(state)
        if missing < 0:
            missing = 0
        if 0 < missing <= rest and _is_better_failed(state, _made(state, missing, rest)):
            margin = self._margin_laid_out(state, -MANY, MANY)
            return _points_for(state, margin if takers == 0 else -margin, rest)
        if not self._makes(state, takers, missing):
            return 0
        if takers == 0:
            return self._between(state, missing, rest)
        return rest - self._between(state, 0, rest - missing)

    def _margin_laid_out(self, state: FourGems, low: i64, high: i64) -> i64:
        """The margin, card by card: where it does not always grow with the points."""
        if state.phase == OVER:
            return state.score(0) - state.score(1)
        if self.nodes > self.stop:
            raise OutOfNodes
        ours = state.player % 2 == 0
        for card in cards_of(state.duty(state.hands[state.player]) & PACK):
            self.nodes += 1
            after = state.clone()
            after.apply(after.player, card)
            margin = self._margin_laid_out(after, low, high)
            if ours and margin > low:
                low = margin
            elif not ours and margin < high:
                high = margin
            if low >= high:
                break
        return low if ours else high

    def points_by_move(self, state: FourGems) -> vec[i64]:
        """The points that team 0 still makes after each legal action, in their order."""
        found = vec[i64]()
        taken = state.points(0)
        for code in state.legal(state.player):
            after = state.clone()
            after.apply(after.player, code)
            found = append(found, self.points(after) + after.points(0) - taken)
        return found

    def margin_by_move(self, state: FourGems) -> vec[i64]:
        """The margin after each legal action, in their order."""
        found = vec[i64]()
        for code in state.legal(state.player):
            after = state.clone()
            after.apply(after.player, code)
            found = append(found, self.margin(after))
        return found

    # A position

    def _begin(self, state: FourGems) -> None:
        if state.phase < PLAYING or state.taker == NO_ONE:
            raise ValueError("no cards are being played")
        seat: i64
        for seat in range(4):
            self.hands[seat] = state.hands[seat]
        known = self.trump == state.trump and self.overruff == state.overruff
        known = known and self.beat_partner == state.beat_partner
        card: i64
        for card in range(32):
            known = known and self.worth[card] == state.value(card)
            self.worth[card] = state.value(card)
        if known and self.table.holds(self.hands):
            return
        self.trump = state.trump
        self.trumps = gem_cards(state.trump)
        self.overruff = state.overruff
        self.beat_partner = state.beat_partner
        self.table.begin(self.hands)

    def _left(self) -> i64:
        return self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]

    def _rest(self, state: FourGems) -> i64:
        """The points that are still to be made, those of the trick among them."""
        if state.phase == OVER:
            return 0
        return self._sum(self._left()) + self._lying(state) + LAST_TRICK

    def _lying(self, state: FourGems) -> i64:
        points: i64 = 0
        at: i64 = 0
        while at < state.size:
            points += self.worth[state.trick >> 6 * at & 63]
            at += 1
        return points

    def _sum(self, cards: i64) -> i64:
        points: i64 = 0
        while cards:
            points += self.worth[lowest(cards)]
            cards &= cards - 1
        return points

    # Windows

    def _makes(self, state: FourGems, team: i64, points: i64) -> bool:
        if team == 0:
            return self._try(state, points) >= points
        goal = self._rest(state) - points + 1  # what team 0 must make to prevent it
        return self._try(state, goal) < goal

    def _between(self, state: FourGems, low: i64, high: i64) -> i64:
        """The points of team 0, which are known to lie between these."""
        while low < high:
            goal = low + high + 1 >> 1
            bound = self._try(state, goal)
            if bound < goal:
                high = bound
            else:
                low = bound
        return low

    def _try(self, state: FourGems, goal: i64) -> i64:
        """A bound on the points of team 0: at least the goal, it makes no less; below, no more."""
        rest = self._rest(state)
        if goal <= 0:
            return 0
        if goal > rest:
            return rest
        left = self._left()
        self.depth = 32 - count(left)
        if state.size == 0:
            return self._trick(state.player, left, rest, goal)
        lying = self._lying(state)
        return self._choose(
            state.player, state.size, state.led, state.best, state.winner,
            lying, left, rest, goal, NO_ONE,
        )  # fmt: skip

    # Search. Each returns a bound as `_try` does

    def _trick(self, leader: i64, left: i64, rest: i64, goal: i64) -> i64:
        """Before a trick, `rest` being the points that are still to be made."""
        if goal <= 0:
            return 0
        if goal > rest:
            return rest
        if self.depth == 28:
            return self._last_trick(leader, rest)
        key = self.table.lowest_alike(left) | leader << LEADER | self.table.deal << DEAL
        slot = self.table.slot(key)
        self._recall(slot, key, left, rest)
        lower = self.lower
        upper = self.upper
        if lower >= goal:
            return lower
        if upper < goal:
            return upper
        if self.nodes > self.stop:
            raise OutOfNodes
        bound = self._choose(leader, 0, 0, 0, leader, 0, left, rest, goal, self.first)
        if bound < goal:
            upper = bound
        else:
            lower = bound
        self.table.cells[slot] = key
        self.table.cells[slot + 1] = (
            left | lower << LOWER | upper << UPPER | self.chosen + 1 << FIRST
        )
        return bound

    def _recall(self, slot: i64, key: i64, left: i64, rest: i64) -> None:
        """Set `lower`, `upper` and `first` to what is known before a trick."""
        cells = self.table.cells
        self.first = NO_ONE
        if cells[slot] != key:
            sure = self._sure(left & self.trumps)
            self.lower = 0
            self.upper = rest
            if sure > 0:
                self.lower = sure
            else:
                self.upper += sure
            return
        entry = cells[slot + 1]
        then = entry & PACK
        self.lower = entry >> LOWER & BOUND
        self.upper = entry >> UPPER & BOUND
        if then == left:
            self.first = (entry >> FIRST) - 1
            return
        self.lower -= self._dearer(then, left)
        self.upper += self._dearer(left, then)
        if self.lower < 0:
            self.lower = 0
        if self.upper > rest:
            self.upper = rest

    def _dearer(self, cards: i64, others: i64) -> i64:
        """By how much the cards of a position that are dearer than those of one alike are so."""
        points: i64 = 0
        gem: i64
        for gem in range(4):
            if (cards ^ others) & self.gems[gem] == 0:
                cards &= ~self.gems[gem]
                others &= ~self.gems[gem]
        while cards:
            more = self.worth[lowest(cards)] - self.worth[lowest(others)]
            if more > 0:
                points += more
            cards &= cards - 1
            others &= others - 1
        return points

    def _sure(self, trumps: i64) -> i64:
        """The points of the highest trumps that one team holds, negative if it is team 1."""
        even = self.hands[0] | self.hands[2]
        points: i64 = 0
        while trumps:
            top = highest(trumps)
            if even & bit(top):
                if points < 0:
                    break
                points += self.worth[top]
            else:
                if points > 0:
                    break
                points -= self.worth[top]
            trumps ^= bit(top)
        return points

    def _last_trick(self, leader: i64, rest: i64) -> i64:
        best = lowest(self.hands[leader])
        winner = leader
        turn: i64
        for turn in range(1, 4):
            player = leader + turn & 3
            card = lowest(self.hands[player])
            if self._beats(card, best):
                best = card
                winner = player
        return rest * (1 - (winner & 1))

    def _beats(self, card: i64, best: i64) -> bool:
        if card >> 3 == best >> 3:
            return card > best
        return card >> 3 == self.trump

    def _choose(
        self, player: i64, size: i64, led: i64, best: i64, winner: i64,
        lying: i64, left: i64, rest: i64, goal: i64, first: i64,
    ) -> i64:  # fmt: skip
        """One player's choice; `lying` are the points of the trick so far, `rest` of all."""
        hand = self.hands[player]
        others = left & ~hand
        base = 8 * self.depth
        if size == 0:
            n = self._order_leads(base, hand, others, first)
        else:
            friend = winner ^ player == 2
            cards = self._duty(hand, led, best, friend)
            n = self._order(base, cards, led, best, friend, size)
            others |= bit(best)
        ours = player & 1 == 0
        result: i64 = MANY
        if ours:
            result = -1
        chosen: i64 = NO_ONE
        i: i64 = 0
        while i < n:
            card = self.moves[base + i] & 31
            value = self._by_neighbour(base, i, card, others, goal, size == 3)
            if value == UNKNOWN:
                self.nodes += 1
                self.depth += 1
                takes = size == 0 or self._beats(card, best)
                self.hands[player] = hand ^ bit(card)
                value = self._lay(
                    player, size + 1, card >> 3 if size == 0 else led, card if takes else best,
                    player if takes else winner, lying + self.worth[card],
                    left ^ bit(card), rest, goal,
                )  # fmt: skip
                self.hands[player] = hand
                self.depth -= 1
            self.bounds[base + i] = value
            if value > result if ours else value < result:
                result = value
                chosen = card
            if (result >= goal) == ours:
                break
            i += 1
        self.chosen = chosen
        return result

    def _lay(
        self, player: i64, size: i64, led: i64, best: i64, winner: i64,
        lying: i64, left: i64, rest: i64, goal: i64,
    ) -> i64:  # fmt: skip
        """After a card of a player."""
        if size < 4:
            player = player + 1 & 3
            return self._choose(player, size, led, best, winner, lying, left, rest, goal, NO_ONE)
        if left == 0:
            return rest * (1 - (winner & 1))
        if winner & 1:
            return self._trick(winner, left, rest - lying, goal)
        return lying + self._trick(winner, left, rest - lying, goal - lying)

    def _by_neighbour(
        self, base: i64, tried: i64, card: i64, others: i64, goal: i64, closing: bool
    ) -> i64:
        """A bound that decides, from a neighbour of the card that was tried; else UNKNOWN.

        Of the cards that close a trick in the same way the better comes first, so it bounds the
        rest as it is.
        """
        i: i64 = 0
        while i < tried:
            other = self.moves[base + i] & 31
            if other >> 3 == card >> 3 and not (self.over[card] ^ self.over[other]) & others:
                gap: i64 = 0
                if not closing:
                    gap = self.worth[card] - self.worth[other]
                    gap = gap if gap > 0 else -gap
                bound = self.bounds[base + i]
                if bound < goal and bound + gap < goal:
                    return bound + gap
                if bound >= goal and bound - gap >= goal:
                    return bound - gap
            i += 1
        return UNKNOWN

    def _duty(self, hand: i64, led: i64, best: i64, friend: bool) -> i64:
        """The cards that may follow: `Table.duty`, with the trick as arguments."""
        follow = hand & self.gems[led]
        if follow:
            if led != self.trump or (friend and not self.beat_partner):
                return follow
            higher = follow & self.over[best]
            return higher if higher else follow
        trumps = hand & self.trumps
        if friend or trumps == 0:
            return hand
        if self.overruff == OVERRUFF_NONE or best >> 3 != self.trump:
            return trumps
        higher = trumps & self.over[best]
        if higher:
            return higher
        return hand if self.overruff == OVERRUFF_OR_DISCARD else trumps

    # What to try first

    def _order_leads(self, base: i64, cards: i64, others: i64, first: i64) -> i64:
        """Lay the cards to lead into `moves`, the best looking first; how many they are."""
        n: i64 = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            looks: i64 = BEFORE_ALL
            if card != first:
                looks = self._looks_to_lead(card, others)
            self._insert(base, n, looks << 5 | card)
            n += 1
        return n

    def _looks_to_lead(self, card: i64, others: i64) -> i64:
        """Masters first, the dear ones before; then low cards, trumps last."""
        trump = i64(card >> 3 == self.trump)
        if self.over[card] & others:
            return 300 - self.worth[card] - 20 * trump
        return 500 + self.worth[card] + 10 * trump

    def _order(self, base: i64, cards: i64, led: i64, best: i64, friend: bool, size: i64) -> i64:
        """Lay the cards to follow with into `moves`, the best looking first; how many they are."""
        n: i64 = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            looks = self._looks(card, led, best, friend, size == 3)
            self._insert(base, n, looks << 5 | card)
            n += 1
        return n

    def _looks(self, card: i64, led: i64, best: i64, friend: bool, closing: bool) -> i64:
        """Take the trick from others; give dear cards to a partner, cheap ones to others."""
        worth = self.worth[card]
        trump = i64(card >> 3 == self.trump)
        if self._beats(card, best):
            if closing:
                return 350 + worth - 15 * i64(trump > 0 and led != self.trump)
            return 310 + (card & 7) if friend else 360 + (card & 7) - 2 * trump
        if friend:
            return 340 + worth if closing else 320 + worth
        return 300 - worth - 5 * trump

    def _insert(self, base: i64, n: i64, move: i64) -> None:
        at = base + n
        while at > base and self.moves[at - 1] < move:
            self.moves[at] = self.moves[at - 1]
            at -= 1
        self.moves[at] = move


def four_gems_solver() -> FourGemsSolver:
    """A solver that knows no deal yet."""
    solver = FourGemsSolver()
    solver.hands = vec[i64]([0] * 4)
    solver.worth = vec[i64]([0] * 32)
    solver.over = vec[i64]([above(card) for card in range(32)])
    solver.gems = vec[i64]([gem_cards(gem) for gem in range(4)])
    solver.moves = vec[i64]([0] * 256)
    solver.bounds = vec[i64]([0] * 256)
    solver.table = positions(8, SLOTS)
    return solver


def _gems(state: FourGems, team: i64) -> i64:
    """The points of the squares that a team has announced, which it will show in the next trick."""
    ranks = state.squares >> 8 * team | state.squares >> 8 * (team + 2)
    points: i64 = 0
    rank: i64
    for rank in range(8):
        if ranks & bit(rank):
            points += GEMS * face(rank)
    return points


def _missing(state: FourGems) -> i64:
    """What the takers still need for their contract."""
    takers = state.taker % 2
    return state.contract - state.points(takers) - _gems(state, takers)


def _is_better_failed(state: FourGems, made: i64) -> bool:
    """Whether takers lose less by failing than by just making it with this margin.

    Only with `failed_gems` = `none`, and if the defenders have squares of more than 150 points.
    """
    return state.failed_gems not in (FAILED_OWN, FAILED_ALL) and made < -state.failure


def _made(state: FourGems, points: i64, rest: i64) -> i64:
    """By how much the takers are ahead if they make the contract, with so many points to come."""
    takers = state.taker % 2
    total = state.points(takers) + points
    others = state.points(1 - takers) + rest - points
    gems = _gems(state, takers) - _gems(state, 1 - takers)
    return (state.slam if others == 0 else total - others) + gems


def _points_for(state: FourGems, margin: i64, rest: i64) -> i64:
    """How many points to come bring the takers this margin, a failure being worth 0."""
    points: i64
    for points in range(_missing(state), rest + 1):
        if _made(state, points, rest) == margin:
            return points
    return 0
