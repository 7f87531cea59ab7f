"""The tree on tiny games whose best play is known, and its promises: repeats, bounded, fair."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.bots.search import Search
from vierblatt.bots.searcher import SearchBot
from vierblatt.core.guide import Guide
from vierblatt.core.match import Match
from vierblatt.core.state import State, Worlds
from vierblatt.games import GAMES, game_named
from vierblatt.lab.simulate import fresh_pack


class Lines(State):
    """A game that is a table: what each seat does in turn, then the points for the whole line."""

    def __init__(self, order: Sequence[int], points: Mapping[str, Sequence[int]]) -> None:
        self.order, self.points, self.line = order, points, ""

    def waiting(self) -> int:
        at = len(self.line)
        return 1 << self.order[at] if at < len(self.order) and not self._over() else 0

    def _over(self) -> bool:
        return self.line in self.points

    def legal(self, seat: int) -> Any:
        lines = (line for line in self.points if line.startswith(self.line))
        return vec[i64](sorted({int(line[len(self.line)]) for line in lines}))

    def apply(self, seat: int, code: int) -> None:
        self.line += str(code)

    def clone(self) -> "Lines":
        new = Lines(self.order, self.points)
        new.line = self.line
        return new

    def result(self) -> Any:
        return vec[i64](self.points.get(self.line, [0] * 4))


class Take(State):
    """Take one to three of a heap in turn; who takes the last wins a point."""

    def __init__(self, heap: int) -> None:
        self.heap, self.player = heap, 0

    def waiting(self) -> int:
        return 1 << self.player if self.heap else 0

    def legal(self, seat: int) -> Any:
        return vec[i64](range(1, min(3, self.heap) + 1))

    def apply(self, seat: int, code: int) -> None:
        self.heap -= code
        self.player = 1 - seat

    def clone(self) -> "Take":
        new = Take(self.heap)
        new.player = self.player
        return new

    def result(self) -> Any:
        return vec[i64]([self.player, 1 - self.player] if self.heap == 0 else [0, 0])


class Pennies(State):
    """Two seats show a side at once; seat 0 wins a point when they are the same."""

    def __init__(self) -> None:
        self.sides = [-1, -1]

    def waiting(self) -> int:
        return sum(1 << seat for seat in (0, 1) if self.sides[seat] < 0)

    def legal(self, seat: int) -> Any:
        return vec[i64]([0, 1])

    def apply(self, seat: int, code: int) -> None:
        self.sides[seat] = code

    def clone(self) -> "Pennies":
        new = Pennies()
        new.sides = self.sides[:]
        return new

    def result(self) -> Any:
        same = int(self.sides[0] == self.sides[1])
        return vec[i64]([same, 1 - same])


class Either(State):
    """Seat 0 asks 0 or 1; seat 1 answers with low codes in some worlds, with high ones else."""

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers, self.line = answers, [-1, -1]

    def waiting(self) -> int:
        return 0 if self.line[1] >= 0 else 1 if self.line[0] < 0 else 2

    def legal(self, seat: int) -> Any:
        return vec[i64](self.answers if seat else [0, 1])

    def apply(self, seat: int, code: int) -> None:
        self.line[seat] = code

    def clone(self) -> "Either":
        new = Either(self.answers)
        new.line = self.line[:]
        return new

    def result(self) -> Any:
        return vec[i64]([self.line[0], self.line[1] % 2])


class LowOrHigh(Worlds):
    def deal(self, rng: Random) -> Any:
        return Either((3, 4) if rng.randrange(2) else (100, 101, 200))


class Shown(Worlds):
    """Nothing is hidden."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def deal(self, rng: Random) -> Any:
        return self.state.clone()


class Points(Guide):
    """As the base, on the scale of tiny games."""

    def __init__(self) -> None:
        self.scale = 2.0


class Own(Guide):
    """Everyone cares for his own points alone."""

    def values(self, state: State) -> Any:
        return vec[float]([points / 10 for points in state.result()])


class Secret(Points):
    """The other side of `Pennies` is hidden, and three times in four it is side 1."""

    def hides(self, state: State, seat: int, observer: int) -> bool:
        return seat != observer

    def seen(self, state: State, seat: int, code: int, observer: int) -> int:
        return 7

    def likely(self, state: State, seat: int, rng: Random) -> int:
        return int(rng.randrange(4) > 0) if seat == 1 else int(state.pick(seat, rng))


class Masked(Points):
    """Gives small codes as a set."""

    def mask(self, state: State, seat: int) -> int:
        codes = list(state.legal(i64(seat)))
        return sum(1 << code for code in codes) if max(codes) < 61 else 0


class Fancy(Points):
    """Thinks that the highest code looks best, and by far."""

    def looks(self, state: State, seat: int, codes: Any) -> Any:
        return vec[float]([float(code) for code in codes])


def grown(
    state: State, iterations: int, guide: Guide | None = None, seat: int = 0, seed: int = 1
) -> Search:
    search = Search(guide or Points(), Shown(state), i64(seat), i64(seed))
    search.grow(iterations, inf)
    return search


def visits(search: Search) -> dict[int, int]:
    return {int(one.code): int(one.visits) for one in search.tallies}


def best(search: Search) -> int:
    counted = visits(search)
    return max(counted, key=lambda code: counted[code])


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10, 11])
def test_it_finds_the_forced_win(heap: int) -> None:
    assert best(grown(Take(heap), 1500)) == heap % 4


def test_it_expects_what_the_best_play_brings() -> None:
    search = grown(Take(4), 4000)
    value = sum(one.value for one in search.tallies) / float(search.iterations)
    assert value < 0.32  # a quarter is the loss of the point, a half would be an even game


def test_everyone_for_himself_takes_his_own_best() -> None:
    """Seat 1 does not spite seat 0: he takes his 2, which leaves 3 for seat 0."""
    points = {"00": (3, 2, 0), "01": (0, 1, 9), "1": (2, 0, 0)}
    search = grown(Lines((0, 1, 2), points), 600, Own())
    assert best(search) == 0
    spiteful = {"00": (3, 1, 0), "01": (0, 2, 9), "1": (2, 0, 0)}
    assert best(grown(Lines((0, 1, 2), spiteful), 600, Own())) == 1


def scaled(scale: float) -> Guide:
    guide = Points()
    guide.scale = scale
    return guide


def test_partners_play_together() -> None:
    """What seat 0 leaves open, the partner closes for both and the others against both."""
    team = {"00": (0, 5, 0, 5), "01": (6, 0, 6, 0), "1": (4, 1, 4, 1)}
    assert best(grown(Lines((0, 2), team), 600, scaled(10))) == 0
    assert best(grown(Lines((0, 3), team), 600, scaled(10))) == 1


def test_the_points_are_those_of_the_round() -> None:
    search = grown(Lines((0,), {"0": (3, 0), "1": (7, 2)}), 100, scaled(10))
    for one, points in zip(search.tallies, (3, 7), strict=True):
        assert one.points == points * one.visits
        assert one.squares == points * points * one.visits


def test_a_hidden_choice_is_one_node() -> None:
    search = grown(Pennies(), 800, Secret())
    assert search.nodes == 1 + 2 + 2  # the root, both own sides, the one thing that is seen
    assert best(search) == 1
    one = search.tallies[1]
    assert one.points / float(one.visits) == pytest.approx(0.75, abs=0.06)


def test_an_open_choice_is_as_many_nodes_as_there_are_choices() -> None:
    assert grown(Pennies(), 800).nodes == 1 + 2 + 4


def test_the_deciding_seat_moves_first_at_a_secret_bid() -> None:
    """Else seat 1 would answer to what seat 0 has shown in the same moment."""
    search = grown(Pennies(), 400, Secret(), seat=1)
    assert set(visits(search)) == {0, 1}
    assert search.nodes == 1 + 2 + 2


def test_a_forced_move_is_walked_through() -> None:
    points = {"0000": (1, 0), "0001": (0, 1), "1000": (0, 1), "1001": (0, 2)}
    assert best(grown(Lines((0, 1, 0, 1), points), 300)) == 0


def test_codes_as_a_set_grow_the_same_tree() -> None:
    assert visits(grown(Take(9), 300, Masked())) == visits(grown(Take(9), 300))


def test_worlds_may_differ_in_what_can_be_answered() -> None:
    search = Search(Masked(), LowOrHigh(), i64(0), i64(1))
    search.grow(400, inf)
    assert best(search) == 1
    assert search.nodes == 1 + 2 + 2 * 5


def test_looks_say_what_is_tried_first() -> None:
    lines = Lines((0,), {str(code): (0, 0) for code in range(8)})
    assert best(grown(lines, 1, Fancy())) == 7
    tried = visits(grown(lines, 8, Fancy()))
    assert tried[7] > 1  # before the ugly ones are tried at all
    assert set(visits(grown(lines, 8)).values()) == {1}


def test_looks_do_not_hide_what_is_good() -> None:
    lines = Lines((0,), {"0": (9, 0), "1": (0, 0)})
    assert best(grown(lines, 3000, Fancy())) == 0


def test_the_same_seed_grows_the_same_tree() -> None:
    for guide in (Points(), Secret()):
        once, twice = grown(Pennies(), 333, guide), grown(Pennies(), 333, guide)
        assert visits(once) == visits(twice)
        assert [one.value for one in once.tallies] == [one.value for one in twice.tallies]
    assert visits(grown(Take(9), 300, seed=1)) != visits(grown(Take(9), 300, seed=2))


def test_it_may_be_grown_bit_by_bit() -> None:
    search = grown(Take(9), 100)
    search.grow(200, inf)
    assert visits(search) == visits(grown(Take(9), 300))
    assert search.iterations == 300


def test_the_tree_keeps_to_its_bound() -> None:
    search = Search(Points(), Shown(Take(30)), i64(0), i64(1))
    search.most_nodes = 20
    search.grow(500, inf)
    assert search.nodes == 20
    assert sum(visits(search).values()) == 500


def test_when_the_time_is_over_it_stops() -> None:
    search = Search(Points(), Shown(Take(9)), i64(0), i64(1))
    search.grow(1000, -inf)
    assert search.iterations == 0


class PlainBot(SearchBot):
    """Without the advice of the game, so that its goldens hold when the advice changes."""

    def guide(self, view: Any) -> Guide:
        return Guide()


GOLDEN = {
    "four-seasons": 2200231994363579948,
    "vier-felder": 1245075437266417960,
    "seasons-duel": 1933030792964387902,
    "four-gems": 1564660368195263316,
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_and_interpreted_grow_the_same_tree(game: Any) -> None:
    match = Match(game, game.options(), game.seats[0])
    pack, _ends = fresh_pack(game, game.options(), game.seats[0])
    match.deal(list(pack))
    digest = 0
    for turn in range(4):
        seat = match.waiting()[0]
        search = PlainBot(game, Random(0)).search(match.view(seat), turn)
        search.grow(12, inf)
        for code, count in visits(search).items():
            digest = (digest * 1_000_003 + code * 31 + count) % (1 << 61)
        assert match.state is not None
        match.act(seat, match.state.pick(i64(seat), Random(turn)))
    assert digest == GOLDEN[game.name]


def test_four_gems_has_its_own_golden() -> None:
    game = game_named("four-gems")
    match = Match(game, game.options(), 4)
    pack, _ends = fresh_pack(game, game.options(), 4)
    match.deal(list(pack))
    seen = []
    for code in (86, 65):  # cut in the middle, take
        match.act(match.waiting()[0], code)
        search = SearchBot(game, Random(0)).search(match.view(match.waiting()[0]), 5)
        search.grow(60, inf)
        seen.append(visits(search))
    assert seen == [
        {64: 37, 65: 23},
        {4: 6, 5: 6, 6: 7, 16: 9, 17: 8, 18: 10, 28: 8, 29: 6},
    ]
