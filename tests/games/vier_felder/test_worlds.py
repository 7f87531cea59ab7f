"""What a seat imagines in Vier Felder: all that section 18 lets be true, each world as likely."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.games.vier_felder.actions import CARDS
from vierblatt.games.vier_felder.rules import VierFelder
from vierblatt.games.vier_felder.view import VierFelderView

from ...chi_square import even
from .positions import GAME, do, options, position, random_rounds


def imagined(view: VierFelderView, rng: Random) -> VierFelder:
    """A position that looks like this view."""
    world = GAME.imagine(view).deal(rng)
    assert isinstance(world, VierFelder)
    return world


def all_cards(state: VierFelder) -> list[str]:
    """Every card of a position, wherever it is."""
    cards = [CARDS[card] for card in state.draw_pile()]
    for hand in state.hands:
        cards += GAME.cards(hand)
    for taken in state.taken:
        cards += GAME.cards(taken)
    for at in range(4):
        cards += GAME.cards(state.field(at).cards())
    return cards


def values(cards: Any) -> set[int]:
    """What cards count, an ace 1."""
    return {CARDS.index(card) // 4 + 1 for card in cards}


@pytest.mark.parametrize("lager_in_sum", ["off", "on"])
@pytest.mark.parametrize("full_harvest", ["off", "on"])
def test_view_law_in_random_play(full_harvest: str, lager_in_sum: str) -> None:
    """18.1 to 18.9: what is imagined looks the same, in every phase, to players and watchers."""
    rng = Random(18)
    rounds = random_rounds(181, 9, full_harvest=full_harvest, lager_in_sum=lager_in_sum)
    for at, (chosen, state) in enumerate(rounds):
        viewers = (None, *range(state.seats))
        seat = viewers[at % len(viewers)]
        view = GAME.view(chosen, state, seat)
        world = imagined(view, rng)
        assert GAME.view(chosen, world, seat) == view
        assert sorted(all_cards(world)) == sorted(CARDS)
        assert (world.waiting(), list(world.result())) == (state.waiting(), list(state.result()))
        if seat is not None and state.waiting() == 1 << seat:
            assert list(world.legal(seat)) == list(state.legal(seat))
        if at % 5 == 0:
            play_out(world, rng)


def play_out(state: VierFelder, rng: Random) -> None:
    """A position that is imagined can be played to its end."""
    while state.waiting():
        code = state.pick(state.player, rng)
        assert state.why_not(state.player, code) is None
        state.apply(state.player, code)


def test_imagined_worlds_respect_what_was_seen() -> None:
    """18.6, 18.8: no seen card is dealt again, promised values are held, the own hand is right."""
    rng = Random(186)
    kept = 0
    for at, (chosen, state) in enumerate(random_rounds(186, 12)):
        seat = None if at % 3 == 0 else at % state.seats
        view = GAME.view(chosen, state, seat)
        seen = {card for cards in (*view.loose, *view.gone) for card in cards}
        seen |= {card for pile in view.stockpiles for card in pile.cards}
        world = imagined(view, rng)
        hands = [set(GAME.cards(hand)) for hand in world.hands]
        for hand, size, promises in zip(hands, view.sizes, view.promises, strict=True):
            assert len(hand) == size
            assert not hand & seen
            assert set(promises) <= values(hand)
            kept += len(promises)
        if seat is not None:
            assert hands[seat] == set(view.hand)
    assert kept > 100


def test_promises_are_true() -> None:
    """18.8: what a seat is known to hold it does hold, in every position of random play."""
    for chosen, state in random_rounds(188, 25):
        view = GAME.view(chosen, state, None)
        for hand, promises in zip(state.hands, view.promises, strict=True):
            assert set(promises) <= values(GAME.cards(hand))


def test_a_view_keeps_secrets() -> None:
    """18.2, 18.5, 18.9: two positions that differ in hidden cards alone look the same to others."""
    rng = Random(182)
    for chosen, state in random_rounds(182, 4):
        seat = state.player if state.waiting() else 0
        world = imagined(GAME.view(chosen, state, seat), rng)
        assert GAME.view(chosen, world, None) == GAME.view(chosen, state, None)
        watcher = GAME.view(chosen, state, None)
        assert watcher.hand == ()
        for other in range(state.seats):
            view = msgspec.structs.replace(GAME.view(chosen, state, other), seat=None, hand=())
            assert view == watcher


# All worlds of small positions

World = tuple[tuple[frozenset[str], ...], tuple[str, ...]]
"""The hands, and the draw pile from the top on."""


def possible(view: VierFelderView) -> set[World]:
    """Every world that fits a view, tried one by one against 18.6 to 18.8."""
    seen = {card for cards in (*view.loose, *view.gone, view.hand) for card in cards}
    seen |= {card for pile in view.stockpiles for card in pile.cards}
    unknown = [card for card in CARDS if card not in seen]
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    found = set()
    for hands, rest in hands_of(unknown, sizes):
        full = [list(view.hand) if at == view.seat else hand for at, hand in enumerate(hands)]
        if all(set(p) <= values(h) for p, h in zip(view.promises, full, strict=True)):
            dealt = tuple(frozenset(hand) for hand in full)
            found |= {(dealt, pile) for pile in permutations(rest)}
    return found


def hands_of(cards: list[str], sizes: list[int]) -> Iterator[tuple[list[list[str]], list[str]]]:
    """All ways to deal hands of these sizes, and what is left."""
    if not sizes:
        yield [], cards
        return
    for hand in combinations(cards, sizes[0]):
        for hands, rest in hands_of([card for card in cards if card not in hand], sizes[1:]):
            yield [list(hand), *hands], rest


def check_even(state: VierFelder, seat: int | None, times: int = 25) -> int:
    """What is imagined is just what is possible, all of it equally often; how much that is."""
    view = GAME.view(options(), state, seat)
    worlds = GAME.imagine(view)
    all_worlds = possible(view)
    rng = Random(len(all_worlds))
    drawn: Counter[World] = Counter()
    for _ in range(times * len(all_worlds)):
        world = worlds.deal(rng)
        assert isinstance(world, VierFelder)
        hands = tuple(frozenset(GAME.cards(hand)) for hand in world.hands)
        drawn[hands, tuple(CARDS[card] for card in world.draw_pile())] += 1
    assert set(drawn) == all_worlds
    assert len(all_worlds) == 1 or even(drawn.values())
    return len(all_worlds)


def last_cards(hands: list[str], pile: str, promises: dict[int, list[int]]) -> VierFelder:
    """A position in which all that is not named has been harvested by seat 0."""
    state = position({}, hands[0], *hands[1:], pile=pile)
    named = " ".join([*hands, pile]).split()
    state.taken[0] = GAME.set_of(card for card in CARDS if card not in named)
    for seat, kept in promises.items():
        for value in kept:
            state.promises |= 1 << 14 * seat + value
    return state


SMALL: list[tuple[list[str], str, dict[int, list[int]]]] = [
    (["2C 9S", "4D 4H"], "AS 7C", {}),
    (["2C 9S", "4D 4H"], "4S 7C", {1: [4]}),
    (["2C 9S", "4D 7H"], "4S 7C", {1: [4, 7]}),
    (["2C 9S", "AD 7H"], "AS 7C KD", {1: [1]}),
    (["2C", "4D 5H", "4H 6S"], "4S 7C", {1: [4], 2: [4]}),
    (["2C 8H", "4D 5H", "5S"], "4S", {1: [4], 2: [5]}),
    (["2C 8H", "4D 5H 8D", "5S 8S", "JD"], "", {0: [8], 1: [8, 4], 2: [8]}),
    (["2C 8H 3H 3D", "4D 5H 8D 8S"], "", {1: [8]}),
]


@pytest.mark.parametrize(("hands", "pile", "promises"), SMALL)
def test_worlds_are_even(hands: list[str], pile: str, promises: dict[int, list[int]]) -> None:
    """18.7: all hands and all orders of the draw pile, for each player and for a watcher."""
    state = last_cards(hands, pile, promises)
    sizes = [
        check_even(state, seat)
        for seat in (None, *range(len(hands)))
        if len(possible(GAME.view(options(), state, seat))) < 1500
    ]
    assert len(sizes) > 1


def test_worlds_are_even_after_stockpiling() -> None:
    """18.8: a promise that came about by play stays until its value is played."""
    state = position({0: "5S", 2: "QD"}, "4C 9D 2D 3D", "9S 5C 7H 8H", pile="JD JH 6D")
    named = "5S QD 4C 9D 2D 3D 9S 5C 7H 8H JD JH 6D".split()
    state.taken = vec[i64]([GAME.set_of(card for card in CARDS if card not in named), 0])
    do(state, "4C>0 =9 5S")
    assert check_even(state, 1) == comb(5, 3) * 2  # he holds 9D
    do(state, "5C>3", "2D>2")
    assert check_even(state, 1) == comb(3, 3)
    do(state, "7H>2", "9D>0 x 4C 5S")
    assert check_even(state, 1) == 1
    state.left = 0
    assert GAME.view(options(), state, 1).promises == ((), ())


def test_end_of_round_is_certain() -> None:
    """When the round is over nothing is hidden."""
    for chosen, state in random_rounds(9, 3):
        if not state.waiting():
            for seat in (None, *range(state.seats)):
                world = imagined(GAME.view(chosen, state, seat), Random(1))
                assert world.numbers() == state.numbers()


def test_options_make_no_difference_to_what_is_hidden() -> None:
    """The same worlds under every option, since no option hides anything."""
    state = last_cards(*SMALL[2])
    for full_harvest, lager, joker in product(("off", "on"), repeat=3):
        chosen = options(full_harvest=full_harvest, lager_in_sum=lager, joker_sun=joker)
        view = GAME.view(chosen, state, 0)
        worlds = GAME.imagine(view)
        found = {tuple(worlds.deal(Random(seed)).numbers()[12:]) for seed in range(60)}
        assert 1 < len(found) <= len(possible(view))


def test_random_worlds_of_a_whole_round() -> None:
    """Every unknown card is as often in a hand and in the draw pile as it should be."""
    rng = random.Random(3)
    state = GAME.start(options(), 2, 0, rng.sample(range(52), 52))
    assert isinstance(state, VierFelder)
    worlds = GAME.imagine(GAME.view(options(), state, 1))
    chance = Random(3)
    held: Counter[str] = Counter()
    top: Counter[str] = Counter()
    for _ in range(4000):
        world = worlds.deal(chance)
        assert isinstance(world, VierFelder)
        held.update(GAME.cards(world.hands[0]))
        top[CARDS[world.draw_pile()[0]]] += 1
    assert len(held) == len(top) == 37
    assert even(top.values())
    assert abs(sum(held.values()) - 16_000) == 0
