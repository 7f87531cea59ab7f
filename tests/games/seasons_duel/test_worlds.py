"""What each seat of the duel may know, and what it imagines behind it (section 11)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

import msgspec
import pytest
from librt.random import Random

from vierblatt.games.seasons_duel.options import SeasonsDuelOptions
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.games.seasons_duel.view import SeasonsDuelView

from ...chi_square import deviation
from .positions import (
    GAME,
    OPTIONS,
    SEATS,
    TWO_GAMES,
    WATCHED,
    at,
    cards,
    hand_values,
    listed,
    position,
    random_positions,
)

COPIES = {"1": 4, "2": 6, "3": 2}
PACK = Counter({season + value: n for season in "BGYR" for value, n in COPIES.items()})
Hidden = tuple[tuple[str, ...], ...]
"""The pair, the hands of seats 0 and 1 and their draw piles; only the piles have an order."""


def hidden(state: SeasonsDuel) -> Hidden:
    """All that somebody does not see, but for the piles set aside."""
    piles = [
        tuple(GAME.card(state.pile(seat) >> 4 * n & 15) for n in range(state.left_to_draw()))
        for seat in SEATS
    ]
    return (*map(GAME.cards, (state.pair, state.hand_0, state.hand_1)), *piles)


def whole(state: SeasonsDuel) -> Counter[str]:
    """All cards of a position, wherever they are, the twelve set aside among them."""
    aside = GAME.cards(state.aside())
    assert len(aside) == 12
    return Counter([*GAME.cards(state.laid()), *aside, *chain(*hidden(state))])


@pytest.mark.parametrize("options", [OPTIONS, TWO_GAMES])
@pytest.mark.parametrize("starter", SEATS)
def test_what_is_imagined_looks_the_same(options: SeasonsDuelOptions, starter: int) -> None:
    rng = Random(1)
    for seed in range(3):
        for state in random_positions(seed, starter):
            for seat in WATCHED:
                view = GAME.view(options, state, seat)
                world = GAME.imagine(view).deal(rng)
                assert GAME.view(options, world, seat) == view
                assert world.waiting() == state.waiting()


@pytest.mark.parametrize("seed", range(3))
def test_every_world_keeps_the_hard_facts(seed: int) -> None:
    """11.1 to 11.8, from the true position and not by way of the view."""
    rng = Random(seed)
    for state in random_positions(seed, seed % 2):
        for seat in WATCHED:
            world = GAME.imagine(GAME.view(OPTIONS, state, seat)).deal(rng)
            assert isinstance(world, SeasonsDuel)
            assert whole(world) == PACK
            assert backs(world) == backs(state)
            for area in ("starter", "done", "middle", "influence_0", "influence_1"):
                assert getattr(world, area) == getattr(state, area)
            if seat is not None:
                assert world.pair == state.pair
                assert world.hand(seat) == state.hand(seat)


def backs(state: SeasonsDuel) -> list[list[str]]:
    """The values of all that is hidden, those of the piles in their order."""
    zones = [[card[1] for card in zone] for zone in hidden(state)]
    return [*map(sorted, zones[:3]), *zones[3:]]


def test_a_world_can_be_played_to_its_end() -> None:
    rng = Random(3)
    for state in random_positions(3):
        world = GAME.imagine(GAME.view(OPTIONS, state, None)).deal(rng)
        assert isinstance(world, SeasonsDuel)
        while world.waiting():
            world.apply(world.player(), world.pick(world.player(), rng))
        assert sum(hand_values(world.laid())) == 66


def test_views_hide_what_they_must() -> None:
    """Every imagined world has the same view, so a view is told by what lies open alone (11.9)."""
    for state in random_positions(4):
        view = GAME.view(OPTIONS, state, None)
        assert (view.hand, view.pair) == ((), ())
        assert Counter(chain(*view.turns)) <= Counter(GAME.cards(state.laid()))
        text = msgspec.json.encode(msgspec.structs.replace(view, turns=())).decode()
        shown = sum(text.count(f'"{card}"') for card in PACK)
        assert shown == len(GAME.cards(state.laid()))


def test_a_view_can_be_sent() -> None:
    for state in random_positions(5):
        for seat in WATCHED:
            view = GAME.view(OPTIONS, state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=SeasonsDuelView) == view


# ------------------------------------------------------------------------------ uniformity


def every_world(state: SeasonsDuel, seat: int | None) -> Counter[Hidden]:
    """In how many ways the unseen cards, each told from all others, can lie behind a view.

    Literally: of each value, choose which cards lie in the pair and in each hidden hand, and lay
    some of the rest into the piles in every order. What is left is set aside.
    """
    unseen = PACK - Counter(GAME.cards(state.laid()))
    true = hidden(state)
    seen = (seat is not None, seat == 0, seat == 1)
    for zone, own in zip(true, seen, strict=False):
        unseen -= Counter(zone if own else ())
    by_value = [
        list(_ways(sorted(c for c in unseen.elements() if c[1] == value), true, seen, value))
        for value in "123"
    ]
    found: Counter[Hidden] = Counter()
    for parts in product(*by_value):
        found[_together(true, seen, parts)] += 1
    return found


def _ways(
    cards: list[str], true: Hidden, seen: tuple[bool, ...], value: str
) -> Iterator[list[list[str]]]:
    """Every way to fill the hidden places of one value, zone by zone."""
    needs = [
        0 if zone < 3 and seen[zone] else sum(card[1] == value for card in true[zone])
        for zone in range(5)
    ]
    yield from _fill(list(range(len(cards))), cards, needs, 0)


def _fill(
    left: list[int], cards: list[str], needs: list[int], zone: int
) -> Iterator[list[list[str]]]:
    if zone == 5:
        yield []
        return
    choose = combinations if zone < 3 else permutations
    for taken in choose(left, needs[zone]):
        rest = [card for card in left if card not in taken]
        for others in _fill(rest, cards, needs, zone + 1):
            yield [[cards[at] for at in taken], *others]


def _together(true: Hidden, seen: tuple[bool, ...], parts: tuple[list[list[str]], ...]) -> Hidden:
    zones: list[tuple[str, ...]] = []
    for zone in range(5):
        if zone < 3 and seen[zone]:
            zones.append(true[zone])
        elif zone < 3:
            found = Counter(card for part in parts for card in part[zone])
            zones.append(GAME.cards(cards(" ".join(found.elements()))))
        else:
            queues = {value: iter(parts[int(value) - 1][zone]) for value in "123"}
            zones.append(tuple(next(queues[card[1]]) for card in true[zone]))
    return tuple(zones)


def check_uniform(state: SeasonsDuel, seat: int | None, ways: Counter[Hidden], deals: int) -> None:
    """Worlds come as often as their cards can lie so; rare ones are counted together."""
    worlds = GAME.imagine(GAME.view(OPTIONS, state, seat))
    rng = Random(11)
    counts: Counter[Hidden] = Counter()
    for _ in range(deals):
        world = worlds.deal(rng)
        assert isinstance(world, SeasonsDuel)
        counts[hidden(world)] += 1
    assert counts.keys() <= ways.keys()
    expected = {key: deals * n / ways.total() for key, n in ways.items()}
    rare = [key for key in ways if expected[key] < 8]
    groups = [[key] for key in ways if expected[key] >= 8] + ([rare] if rare else [])
    if len(groups) > 1:
        found = [sum(counts[key] for key in group) for group in groups]
        wanted = [sum(expected[key] for key in group) for group in groups]
        assert abs(deviation(found, wanted)) < 4


@pytest.mark.parametrize("seat", WATCHED)
@pytest.mark.parametrize("done", [32, 33, 34, 35])
@pytest.mark.parametrize("seed", [3, 8])
def test_the_last_round_is_uniform(seed: int, done: int, seat: int | None) -> None:
    """The pair from a watcher, hands of two, twelve cards set aside; some seats know it all."""
    state = at(seed, done)
    known = {(33, 1), (34, 1), (35, 0), (35, 1)}
    ways = every_world(state, seat)
    assert (len(ways) == 1) == ((done, seat) in known)
    check_uniform(state, seat, ways, 5_000)


UNSEEN = "B1 B1 B1 G1 G1 Y1 B2 B2 G2 G2 Y2 R3"


def small() -> SeasonsDuel:
    """A game with few cards unseen, two of a kind in one hand, ones yet to be drawn."""
    open_cards = sorted((PACK - Counter(UNSEEN.split())).elements())
    middle, rest = " ".join(open_cards[:8]), " ".join(open_cards[8:])
    state = position(17, ("R3", "B2 B2"), "B1 G2", middle, (rest, ""))
    for seat, pile in enumerate(("G1 Y1", "B1 B1")):
        top, next_one = listed(pile)
        state.set_pile(seat, top | next_one << 4)
    return state


@pytest.mark.parametrize("seat", WATCHED)
def test_draw_piles_are_uniform(seat: int | None) -> None:
    """Piles in their order, hands without; so worlds have unequal weights, but for seat 1."""
    ways = every_world(small(), seat)
    assert hidden(small()) in ways
    assert (len(set(ways.values())) > 1) == (seat != 1)
    check_uniform(small(), seat, ways, 10_000)


def test_worlds_are_weighed_by_their_cards() -> None:
    """With three G1 and one R1 unseen, the hidden one is three times as likely a G1."""
    middle = "B1 B1 B1 B1 G1 Y1 Y1 Y1 Y1 R1 R1 R1 B2 B2 B2 B2 B2"
    worlds = GAME.imagine(GAME.view(OPTIONS, position(34, ("", "G1 R2"), middle=middle), 0))
    rng = Random(5)
    counts: Counter[str] = Counter()
    for _ in range(8000):
        world = worlds.deal(rng)
        assert isinstance(world, SeasonsDuel)
        counts[next(card for card in GAME.cards(world.hand_1) if card[1] == "1")] += 1
    assert counts.keys() == {"G1", "R1"}
    assert abs(deviation([counts["G1"], counts["R1"]], [6000, 2000])) < 4
