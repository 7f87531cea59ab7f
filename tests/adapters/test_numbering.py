"""Every action has its number, and a number tells nothing of what is hidden."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.adapters.tables import EVERY, USUAL, decisions
from vierblatt.adapters.numberings import FelderNumbering, numbering_for
from vierblatt.core.match import Match
from vierblatt.games import game_named
from vierblatt.games.vier_felder.rules import NO_PILES, VierFelder, field_of
from vierblatt.testing.conformance import Table

FELDER = FelderNumbering()


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_numbers_and_codes_go_together(table: Table) -> None:
    numbering = numbering_for(table.game, table.seats)
    for match, seat in decisions(table, 2):
        assert match.state is not None
        found = numbering.legal(match.state, seat)
        assert sorted(found.values()) == sorted(match.state.legal(seat))
        assert list(found) == sorted(set(found))
        assert 0 <= min(found) <= max(found) < numbering.size


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_numbers_are_the_same_in_every_world(table: Table) -> None:
    numbering = numbering_for(table.game, table.seats)
    for match, seat in decisions(table, 1):
        world = table.game.imagine(match.view(seat).table).deal(Random(match.round))
        assert match.state is not None
        assert numbering.legal(world, seat) == numbering.legal(match.state, seat)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_each_number_has_a_text_of_its_own(table: Table) -> None:
    numbering = numbering_for(table.game, table.seats)
    assert len({numbering.text(number) for number in range(numbering.size)}) == numbering.size


@pytest.mark.parametrize("name", ["four-gems", "four-seasons", "seasons-duel"])
def test_texts_are_what_people_write(name: str) -> None:
    game = game_named(name)
    table = Table(game, game.options(), game.seats[0])
    numbering = numbering_for(game, table.seats)
    for match, seat in decisions(table, 1):
        assert match.state is not None
        for number, code in numbering.legal(match.state, seat).items():
            assert numbering.text(number) == game.text(match.decode(seat, code))


def felder(*, hand: int, loose: int, full_harvest: str = "off") -> VierFelder:
    """A field full of loose cards before seat 0, for which summer has come."""
    game = game_named("vier-felder")
    match = Match(game, game.options(full_harvest=full_harvest), 2, 1)
    match.deal(range(52))
    state = match.state
    assert isinstance(state, VierFelder)
    for at in range(4):
        state.lay(at, field_of(loose if at == 0 else 0, NO_PILES))
    state.summer = 0
    state.hands = vec[i64]([hand, 0])
    assert state.player == 0
    return state


def test_a_crowded_field_keeps_what_takes_most() -> None:
    ten, low = 1 << 36, (1 << 24) - 1  # the 10 of hearts; all cards from ace to 6
    state = felder(hand=ten, loose=low)
    found = FELDER.legal(state, 0)
    harvests = [code for code in state.legal(0) if code >> 54]
    assert len(harvests) > 16
    taken = sorted((int(code).bit_count() for code in harvests), reverse=True)
    kept = [code for code in found.values() if code >> 54]
    assert [code.bit_count() for code in kept] == taken[:16]
    assert sum(1 for code in found.values() if not code >> 54) == 3  # all sowings


def test_ways_are_counted_from_the_most_cards_on() -> None:
    ten, loose = 1 << 36, (1 << 37) | (1 << 20) | (1 << 12)  # another 10, a 6 and a 4
    found = FELDER.legal(felder(hand=ten, loose=loose), 0)
    texts = [FELDER.text(number) for number in found if FELDER.text(number).startswith("10H>0")]
    assert texts == ["10H>0", "10H>0 x1", "10H>0 x2", "10H>0 x3"]
    by_text = {FELDER.text(number): code for number, code in found.items()}
    assert by_text["10H>0 x1"] & loose == loose
    assert by_text["10H>0 x2"] & loose == (1 << 20) | (1 << 12)


def test_four_cards_at_once_have_numbers_of_their_own() -> None:
    four = 0b1_0001_0001_0001  # A23 of hearts and the 4
    found = FELDER.legal(felder(hand=four, loose=(1 << 36) | (1 << 37), full_harvest="on"), 0)
    texts = {FELDER.text(number): code for number, code in found.items()}
    assert texts["4>0 x1"] & four == four
    assert texts["4>0 x1"].bit_count() > texts["4>0 x3"].bit_count()
