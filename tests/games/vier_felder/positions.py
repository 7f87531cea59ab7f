"""Positions of Vier Felder for the tests: written by hand, dealt by hand, met in random play."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.game import Refused
from vierblatt.games.vier_felder import VierFelderGame
from vierblatt.games.vier_felder.actions import CARDS, numbers
from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.rules import EQUAL, FIELD, HOW, Field, VierFelder, field_of

GAME = VierFelderGame()
PILE = re.compile(r"([LE])(\d+)\(([^)]*)\)")


def options(**values: Any) -> VierFelderOptions:
    """The options with these values, the others as they are by default."""
    return msgspec.convert(values, VierFelderOptions)


def field(text: str) -> Field:
    """A field in writing: loose cards, and stockpiles such as ``L8(5H 3H)`` and ``E7(7H 7D)``."""
    piles = [
        numbers(cards.split()) | int(value) << HOW | (EQUAL if kind == "E" else 0)
        for kind, value, cards in PILE.findall(text)
    ]
    return field_of(numbers(PILE.sub("", text).split()), vec[i64](sorted(piles)))


def position(
    lies: str | dict[int, str],
    hand: str,
    *others: str,
    seats: int | None = None,
    summer: int = 0,
    coins: int = 0,
    pile: str = "",
    **values: Any,
) -> VierFelder:
    """A position in which seat 0 is to play; what is not a dict of fields lies in field 0."""
    hands = [hand, *others]
    hands += [""] * ((seats or max(2, len(hands))) - len(hands))
    state = GAME.blank(options(**values), len(hands), len(hands) - 1)
    assert isinstance(state, VierFelder)
    for at, text in ({0: lies} if isinstance(lies, str) else lies).items():
        state.lay(at, field(text))
    state.player = 0
    state.summer = summer
    state.coins = coins
    state.hands = vec[i64](numbers(cards.split()) for cards in hands)
    state.pack = vec[i64](GAME.number(card) for card in pile.split())
    state.left = len(state.pack)
    state.facts = []
    return state


def dealt(
    seats: int = 2, dealer: int = 0, zones: dict[str, str] | None = None, **values: Any
) -> VierFelder:
    """A round from the start; zones that are not named, or not in full, are filled up."""
    named = {name: cards.split() for name, cards in (zones or {}).items()}
    sizes = GAME.zones(options(), seats, dealer)
    rest = [card for card in CARDS if not any(card in cards for cards in named.values())]
    full: dict[str, Sequence[int]] = {}
    for name, size in sizes.items():
        cards = named.get(name, [])
        full[name] = [GAME.number(card) for card in cards + rest[: size - len(cards)]]
        del rest[: size - len(cards)]
    pack = GAME.pack_of(options(), seats, dealer, full)
    state = GAME.start(options(**values), seats, dealer, pack)
    assert isinstance(state, VierFelder)
    return state


def code(move: str) -> int:
    """The code of a move in writing."""
    return GAME.encode(GAME.parse(move))


def do(state: VierFelder, *moves: str) -> None:
    """Let the players make moves in turn, each of which must be legal."""
    for move in moves:
        assert state.why_not(state.player, code(move)) is None, move
        state.apply(state.player, code(move))


def refused(state: VierFelder, move: str, seat: int | None = None) -> Refused | None:
    """Why the player, or another seat, may not do this."""
    return GAME.why_not(state, state.player if seat is None else seat, code(move))


def rule(state: VierFelder, move: str) -> str:
    """The paragraph by which a move is refused."""
    no = refused(state, move)
    assert no is not None, move
    return no.rule


def moves(state: VierFelder) -> set[str]:
    """All that the player may do."""
    return {GAME.text(GAME.decode(code, state, state.player)) for code in state.legal(state.player)}


def same(move: str) -> str:
    """A move as the game writes it."""
    return GAME.text(GAME.parse(move))


def lies(state: VierFelder, at: int = 0) -> str:
    """What lies in a field, stockpiles last, as `field` reads it."""
    view = GAME.view(options(), state, None)
    piles = [
        f"{'L' if pile.kind == 'sum' else 'E'}{pile.value}({' '.join(pile.cards)})"
        for pile in view.stockpiles
        if pile.field == at
    ]
    return " ".join([*view.loose[at], *piles])


def seasons(state: VierFelder) -> str:
    """The suits that point at the four fields."""
    return "".join(GAME.view(options(), state, None).seasons)


def random_rounds(
    seed: int, rounds: int, seats: Sequence[int] = (2, 3, 4), **fixed: str
) -> Iterator[tuple[VierFelderOptions, VierFelder]]:
    """Every position of random rounds, over ones too; options that are not fixed come by chance.

    In some rounds the players like to stockpile, to sow or to take with four cards.
    """
    rng = random.Random(seed)
    for _ in range(rounds):
        values = {name: rng.choice(["off", "on"]) for name in ("full_harvest", "lager_in_sum")}
        chosen = options(**{**values, **fixed})
        size = rng.choice(seats)
        state = GAME.start(chosen, size, rng.randrange(size), rng.sample(range(52), 52))
        assert isinstance(state, VierFelder)
        like = rng.choice(["", "=", ">", "+"])
        while True:
            yield chosen, state
            if not state.waiting():
                break
            codes = list(state.legal(state.player))
            if like and rng.random() < 0.5:
                codes = [c for c in codes if like in kind_of(state, c)] or codes
            state.apply(state.player, rng.choice(codes))


def kind_of(state: VierFelder, code: int) -> str:
    """A sign of what an action does: ``>``, ``x``, ``=`` or ``+``."""
    how = code >> HOW & 15
    if how == 15:
        return "+" if len(GAME.cards(code & state.hands[state.player])) > 1 else "x"
    return "=" if how else ">"


def nonsense(rng: random.Random, state: VierFelder) -> int:
    """Some code that need not mean anything, or nearly means something."""
    if rng.random() < 0.3 or not state.waiting():
        return rng.getrandbits(62)
    hand = rng.choice([1 << n for n in range(52) if state.hands[state.player] >> n & 1])
    at = rng.randrange(4)
    there = state.field(at).cards()
    others = rng.getrandbits(52) & there
    return hand | others | at << FIELD | rng.randrange(16) << HOW
