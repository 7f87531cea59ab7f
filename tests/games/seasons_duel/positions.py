"""Positions of the duel, laid by hand or reached at random, and short ways to ask about them."""

from collections.abc import Iterator, Sequence

from librt.random import Random

from vierblatt.core.chance import Stream
from vierblatt.core.game import Refused
from vierblatt.games.seasons_duel import SeasonsDuelGame
from vierblatt.games.seasons_duel.options import SeasonsDuelOptions
from vierblatt.games.seasons_duel.rules import SeasonsDuel

GAME = SeasonsDuelGame()
OPTIONS = SeasonsDuelOptions()
TWO_GAMES = SeasonsDuelOptions(games="2")
SEATS = (0, 1)
WATCHED = (0, 1, None)
"""All who may look: the players and a watcher."""


def cards(text: str) -> int:
    """Some cards, counted."""
    return GAME.set_of(text.split())


def listed(text: str) -> list[int]:
    """Some cards, as numbers in this order."""
    return [GAME.number(card) for card in text.split()]


def position(
    done: int = 0,
    hands: Sequence[str] = ("", ""),
    pair: str = "",
    middle: str = "",
    influence: Sequence[str] = ("", ""),
    starter: int = 0,
) -> SeasonsDuel:
    """A position without draw piles after so many actions."""
    state = SeasonsDuel()
    state.starter = starter
    state.done = done
    state.hand_0, state.hand_1 = map(cards, hands)
    state.pair = cards(pair)
    state.middle = cards(middle)
    state.influence_0, state.influence_1 = map(cards, influence)
    return state


def ended(middle: str, first: str, second: str) -> SeasonsDuel:
    """A game that is over: the season area and the influence of seats 0 and 1."""
    return position(36, middle=middle, influence=(first, second))


def shuffled(seed: int, starter: int = 0) -> SeasonsDuel:
    """A game that has been dealt by chance and notes its facts."""
    pack = Stream(seed.to_bytes(32, "big"), "pack").laid(GAME.bundles(OPTIONS, 2, None))
    state = GAME.start(OPTIONS, 2, starter, pack)
    assert isinstance(state, SeasonsDuel)
    return state


def dealt(zones: dict[str, str], starter: int = 0) -> SeasonsDuel:
    """A game that has been dealt by hand."""
    numbers: dict[str, Sequence[int]] = {name: listed(zone) for name, zone in zones.items()}
    state = GAME.start(OPTIONS, 2, starter, GAME.pack_of(OPTIONS, 2, starter, numbers))
    assert isinstance(state, SeasonsDuel)
    return state


def random_positions(seed: int, starter: int = 0) -> Iterator[SeasonsDuel]:
    """All positions of a random game, the one at its end too; changed from one to the next."""
    rng = Random(seed)
    state = shuffled(seed, starter)
    yield state
    while state.waiting():
        seat = state.player()
        state.apply(seat, state.pick(seat, rng))
        yield state


def at(seed: int, done: int, starter: int = 0) -> SeasonsDuel:
    """The position of a random game after so many actions."""
    return next(state for state in random_positions(seed, starter) if state.done == done)


def code(text: str) -> int:
    """The code of a move."""
    return GAME.encode(GAME.parse(text))


def moves(state: SeasonsDuel) -> list[str]:
    """What the seat that is waited for may do."""
    seat = state.player()
    return [GAME.text(GAME.decode(found, state, seat)) for found in state.legal(seat)]


def refused(state: SeasonsDuel, seat: int, move: str | int) -> Refused:
    """Why a seat may not do this; it must not."""
    found = GAME.why_not(state, seat, move if isinstance(move, int) else code(move))
    assert found is not None
    return found


def do(state: SeasonsDuel, *lines: str) -> SeasonsDuel:
    """Let the seats do what is written, such as ``0 give G1 Y2``, each of which must be legal."""
    for line in lines:
        seat, _, move = line.partition(" ")
        assert GAME.why_not(state, int(seat), code(move)) is None, line
        assert move in moves(state)
        state.apply(int(seat), code(move))
    return state


def hand_values(hand: int) -> list[int]:
    """The values of some cards, high ones first."""
    return sorted((int(card[1]) for card in GAME.cards(hand)), reverse=True)
