"""Names: what is left of one is clean for good, and comes back from paper as it was."""

import io
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vierblatt.core.match import Match
from vierblatt.core.names import LONGEST_NAME, MARKS, cleaned, shown_name
from vierblatt.core.notation import Typist, written
from vierblatt.core.record import Line, Writer, parse
from vierblatt.games import find_game, game_named

GAME = game_named("seasons-duel")
NAMES = (
    st.one_of(st.text(max_size=LONGEST_NAME), st.text("#\\ 01aB", max_size=LONGEST_NAME))
    .map(cleaned)
    .filter(lambda name: 0 < len(name) <= LONGEST_NAME)
)
"""Every name that a table allows."""


@given(st.text())
@example("e\u200b\u0301")
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)
    assert shown_name(shown_name(text)) == shown_name(text)


@pytest.mark.parametrize("between", ["\u200b", "\u200d", "\u202e"])
def test_marks_are_not_heaped_around_what_nobody_sees(between: str) -> None:
    heap = cleaned("x" + (MARKS * "\u0335" + between) * 5)
    assert heap.count("\u0335") == MARKS


def record(players: list[str]) -> list[Line]:
    """A round of the duel in which each seat has moved."""
    out = io.BytesIO()
    writer, match = Writer(out), Match(GAME, GAME.options(), 2, 0)
    writer.begin(match, players)
    pack = [card for bundle in match.bundles() for card in bundle]
    writer.pack(match, pack, match.deal(pack))
    for _ in range(4):
        assert match.state is not None
        seat = match.waiting()[0]
        code = next(iter(match.state.legal(seat)))
        move = GAME.text(match.decode(seat, code))
        writer.move(match, seat, move, match.act(seat, code))
    writer.end(match)
    return lines_of(out.getvalue())


def lines_of(raw: bytes) -> list[Line]:
    return list(parse(raw.splitlines(keepends=True)))


def typed(text: str) -> list[dict[str, Any]]:
    out = io.BytesIO()
    Typist(find_game, out).type(text.splitlines())
    return [line.fields for line in lines_of(out.getvalue())]


@given(st.lists(NAMES, min_size=2, max_size=2))
@example(["#1", "Ann #2"])
@example(["\\", "\\#"])
@example(["1", "0"])
@example(["# x", "\\\\# y"])
def test_any_names_come_back_from_paper(players: list[str]) -> None:
    lines = record(players)
    assert typed("\n".join(written(lines))) == [line.fields for line in lines]


def test_a_move_is_noted_under_a_name_that_was_marked() -> None:
    lines = record(["#1 Ann", "Ben"])
    text = "\n".join(written(lines)).replace("\n0 ", "\n\\#1  ")
    assert text.count("\n\\#1  ") == 2
    assert typed(f"{text} # and a comment") == [line.fields for line in lines]
