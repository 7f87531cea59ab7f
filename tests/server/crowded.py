"""A position of Vier Felder that is too large to be told move by move."""

from itertools import count
from random import Random
from typing import NamedTuple

from vierblatt.core.chance import Stream
from vierblatt.core.match import Match
from vierblatt.games import game_named


class Crowded(NamedTuple):
    """A match of Vier Felder in which so much can be done that it is not told move by move."""

    paper: str
    moves: int
    """So many have been made."""
    seat: int
    legal: list[str]


def crowded() -> Crowded:
    """The first one that is found."""
    game = game_named("vier-felder")
    for number in count(45):  # where there is one
        match, rng, moves = Match(game, game.options(), 2), Random(number), list[str]()
        pack = Stream(bytes(32), f"crowd {number}").laid(match.bundles())
        match.deal(pack)
        while match.state is not None:
            (seat,) = match.waiting()
            if not game.offer(match.state, seat).moves:
                laid = " ".join(map(game.card, pack))
                lines = (f"game {game.name}", "round", f"pack {laid}", *moves)
                return Crowded("\n".join(lines), len(moves), seat, legal(match, seat))
            code = rng.choice(list(match.state.legal(seat)))
            moves.append(f"{seat} {game.text(match.decode(seat, code))}")
            match.act(seat, code)
    raise AssertionError


def legal(match: Match, seat: int) -> list[str]:
    """All that a seat may do, as text."""
    assert match.state is not None
    codes = match.state.legal(seat)
    return [match.game.text(match.decode(seat, code)) for code in codes]
