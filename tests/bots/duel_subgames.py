"""Small endings of the duel, and a literal reading of what a plan for one of them is worth.

The literal reading knows the rules by `State` alone: it lays every single card, plays every line to
the end of the game, and lets whoever replies see his own hand and what has been done.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from librt.random import Random
from librt.vecs import vec

from tests.games.seasons_duel.positions import cards, position
from vierblatt.bots.exact.seasons_duel import Ending, stake
from vierblatt.bots.exact.seasons_duel_cfr import Plan, normalise, nothing
from vierblatt.games.seasons_duel.actions import counted, names
from vierblatt.games.seasons_duel.rules import MIDDLE, SeasonsDuel, backs, kinds_of

Policy = Callable[[SeasonsDuel, int, tuple[int, ...]], dict[int, float]]
"""By position, own four cards and what has been done since: how often each code is done."""
Dealt = tuple[SeasonsDuel, tuple[int, int], float]
"""A position, both hands at the start, and how likely it is to come to that."""


@dataclass(frozen=True)
class Small:
    """An ending with few cards; seat 0 starts."""

    left: str
    hands: tuple[str, str]
    """Any two hands with the right backs."""
    middle: str = ""
    influence: tuple[str, str] = ("", "")

    def ending(self, stakes: vec[float]) -> Ending:
        """As the solver sees it, all ways to lay the cards equally likely."""
        areas = [cards(area) for area in (self.middle, *self.influence)]
        first, second = (backs(cards(hand)) for hand in self.hands)
        ending = Ending(cards(self.left), areas[0], areas[1], areas[2], first, second)
        evenly = [vec[float]([1.0] * len(side.hands)) for side in (ending.first, ending.second)]
        assert ending.believe(*evenly)
        ending.play_for(stakes)
        while ending.evaluate(1):
            pass
        return ending

    def deals(self) -> list[Dealt]:
        """All pairs of hands, by laying each single card."""
        counts = Counter(self._laid())
        return [
            (self.state(*hands), hands, count / counts.total()) for hands, count in counts.items()
        ]

    def _laid(self) -> Iterator[tuple[int, int]]:
        left = self.left.split()
        first, second = (sorted(card[1] for card in hand.split()) for hand in self.hands)
        for one in combinations(range(len(left)), 4):
            if sorted(left[at][1] for at in one) == first:
                rest = [at for at in range(len(left)) if at not in one]
                for two in combinations(rest, 4):
                    if sorted(left[at][1] for at in two) == second:
                        yield counted(left[at] for at in one), counted(left[at] for at in two)

    def state(self, first: int, second: int) -> SeasonsDuel:
        """The start of round 8 with these hands."""
        hands = (" ".join(names(first)), " ".join(names(second)))
        return position(28, hands, middle=self.middle, influence=self.influence)


SMALL = {
    "few": Small(
        "B1 B2 B3 R2 Y1 Y1 Y2 Y2 Y2",
        ("B1 Y1 Y1 Y2", "B2 B3 R2 Y2"),
        "B2 G1 G2",
        ("B2 G3 R2 Y2", "B1 B2 G2 G2"),
    ),
    "mixed": Small(
        "R1 R1 R2 R2 R3 R3 Y1 Y2 Y2 Y2",
        ("R1 R1 Y2 Y2", "R2 R2 R3 Y1"),
        "G1 G1 G2 R1 R2 R2 Y1 Y2",
        ("B3 Y1", "B2 B2"),
    ),
    "many": Small(
        "B1 B2 B2 B3 G1 G1 G2 G3 Y1",
        ("B2 B3 G1 Y1", "B1 B2 G1 G2"),
        "G2 R3 R3 Y1 Y2",
        ("B2 Y2", "R1 R2"),
    ),
    "twins": Small("B1 B1 B1 R1 R2 R2 Y2 Y2", ("B1 B1 R2 Y2", "B1 R1 R2 Y2"), "R3 Y3", ("", "B1")),
}
"""In all but the last, averaging over solved worlds can be exploited and equilibrium mixes."""


def random_plan(ending: Ending, seed: int) -> Plan:
    """Anybody's plan; some things are never done in it."""
    rng = Random(seed)
    plan = nothing(ending)
    for shares in (plan.give, plan.answer, plan.place):
        for at in range(len(shares)):
            shares[at] = max(0.0, rng.random() - 0.3)
    return normalise(ending, plan)


def followed(ending: Ending, plan: Plan) -> Policy:
    """The policy that follows a plan in round 8 and looks at every line in round 9."""

    def policy(state: SeasonsDuel, hand: int, done: tuple[int, ...]) -> dict[int, float]:
        steps = (_gives, _places, _gives_back, _places_back)
        if len(done) < len(steps):
            return steps[len(done)](ending, plan, hand, done)
        return {best_code(state, ending.stakes): 1.0}

    return policy


def _gives(ending: Ending, plan: Plan, hand: int, done: tuple[int, ...]) -> dict[int, float]:
    side = ending.first
    at = side.find(hand)
    return {int(side.pairs[p]): plan.give[p] for p in range(side.starts[at], side.starts[at + 1])}


def _answers(ending: Ending, plan: Plan, hand: int, heard: int) -> dict[tuple[int, int], float]:
    """By card to the middle and pair given back."""
    side, width = ending.second, len(ending.second.pairs)
    at, number = side.find(hand), ending.first.number(heard)
    return {
        (card, int(side.pairs[p])): plan.answer[(ending.ways[number] + way) * width + p]
        for way, card in enumerate(_low_first(heard))
        for p in range(side.starts[at], side.starts[at + 1])
    }


def _places(ending: Ending, plan: Plan, hand: int, done: tuple[int, ...]) -> dict[int, float]:
    shares: dict[int, float] = defaultdict(float)
    for (card, _), share in _answers(ending, plan, hand, done[0]).items():
        shares[MIDDLE | card] += share
    return shares


def _gives_back(ending: Ending, plan: Plan, hand: int, done: tuple[int, ...]) -> dict[int, float]:
    answers = _answers(ending, plan, hand, done[0])
    shares = {pair: share for (card, pair), share in answers.items() if MIDDLE | card == done[1]}
    total = sum(shares.values())
    return {pair: share / total if total else 1 / len(shares) for pair, share in shares.items()}


def _places_back(ending: Ending, plan: Plan, hand: int, done: tuple[int, ...]) -> dict[int, float]:
    heard, placed, back = done[0], done[1] ^ MIDDLE, done[2]
    row = ending.rows[ending.first.at(ending.first.find(hand), heard)]
    row += _low_first(heard).index(placed)
    at = 2 * (row * len(ending.second.kinds) + ending.second.number(back))
    codes = [MIDDLE | card for card in _low_first(back)]
    if len(codes) == 1:
        return {codes[0]: 1.0}
    return dict(zip(codes, (plan.place[at], plan.place[at + 1]), strict=True))


def _low_first(pair: int) -> list[int]:
    low = kinds_of(pair) & -kinds_of(pair)
    return sorted({int(low), int(pair - low)})


def worth(state: SeasonsDuel, stakes: vec[float]) -> float:
    """What the end of a game is worth to seat 0."""
    points = state.points(0) - state.points(1)
    return stakes[stake(points, state.figures(0) - state.figures(1))]


def after(state: SeasonsDuel, code: int) -> SeasonsDuel:
    """The position after an action."""
    then = state.clone()
    then.apply(then.player(), code)
    return then


def solved(state: SeasonsDuel, stakes: vec[float]) -> float:
    """What a position is worth to seat 0 when everybody sees all cards."""
    if state.over():
        return worth(state, stakes)
    values = [solved(after(state, code), stakes) for code in state.legal(state.player())]
    return min(values) if state.player() else max(values)


def best_code(state: SeasonsDuel, stakes: vec[float]) -> int:
    """What the player does who sees all cards."""
    sign = -1 if state.player() else 1
    codes = map(int, state.legal(state.player()))
    return max(codes, key=lambda code: sign * solved(after(state, code), stakes))


def replied(small: Small, stakes: vec[float], policy: Policy, replies: int | None) -> float:
    """What seat 0 gets when one seat (None: neither) replies as well as can be to a policy."""

    def walk(done: tuple[int, ...], deals: list[Dealt]) -> float:
        first = deals[0][0]
        if first.over():
            return sum(weight * worth(state, stakes) for state, _, weight in deals)
        seat = first.player()
        if seat != replies:
            return sum(walk((*done, code), some) for code, some in _parted(policy, done, deals))
        total = 0.0
        for own in _by_hand(deals, seat):
            values = [
                walk(
                    (*done, int(code)), [(after(at, code), hands, much) for at, hands, much in own]
                )
                for code in own[0][0].legal(seat)
            ]
            total += min(values) if seat else max(values)
        return total

    return walk((), small.deals())


def _parted(
    policy: Policy, done: tuple[int, ...], deals: list[Dealt]
) -> list[tuple[int, list[Dealt]]]:
    """The deals after each code that the policy may do."""
    parts: dict[int, list[Dealt]] = defaultdict(list)
    for state, hands, weight in deals:
        for code, share in policy(state, hands[state.player()], done).items():
            if share:
                parts[code].append((after(state, code), hands, weight * share))
    return list(parts.items())


def _by_hand(deals: list[Dealt], seat: int) -> list[list[Dealt]]:
    groups: dict[int, list[Dealt]] = defaultdict(list)
    for deal in deals:
        groups[deal[1][seat]].append(deal)
    return list(groups.values())


def played(state: SeasonsDuel, ending: Ending, row: int, column: int) -> SeasonsDuel:
    """The start of round 9 after the line of a row and a column."""
    heard = int(ending.first.pairs[ending.row_pairs[row]])
    back = int(ending.second.pairs[column // 2])
    way = row - ending.rows[ending.row_pairs[row]]
    state = after(after(state, heard), MIDDLE | _low_first(heard)[way])
    return after(
        after(state, back), MIDDLE | _low_first(back)[column % 2 * (len(_low_first(back)) - 1)]
    )
