"""How people play Four Gems: what they forget, what tempts them, why they do what they do."""

from typing import Final

import msgspec
from librt.random import Random

from vierblatt.core.memory import misremembered
from vierblatt.games.four_gems.actions import CARDS, NUMBERS, Cut, Move, Name, Pass, Play, Take
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.games.four_gems.sense import master
from vierblatt.games.four_gems.view import FourGemsView, imagine, numbers

HOARD: Final = 9.0  # points that a trump in the hand feels worth to a beginner
FAT: Final = 10  # from this many points on a card is given to the partner with pleasure


def forget(view: FourGemsView, keep: int, rng: Random) -> FourGemsView:
    """The view of somebody who keeps so many tricks in mind, and of older ones the high cards.

    What players have shown to lack is forgotten with them. Announced squares are never forgotten,
    and where there are any the cards are not either.
    """
    faded = 4 * (sum(view.tricks) - keep)
    if view.phase != "play" or faded <= 0 or any(view.announced):
        return view
    assert view.seat is not None
    fresh = {*view.trick, *view.last_trick, *view.played[view.seat], str(view.turned)}
    known = {*view.hand, *fresh}.union(*view.played)
    unseen = [card for card in CARDS if card not in known]
    return msgspec.structs.replace(
        view,
        played=misremembered(
            view.played, unseen, faded, lambda card: _dull(view, card), rng, fresh=fresh
        ),
        ruled_out=tuple(_turned_alone(view, cards) for cards in view.ruled_out),
    )


def _dull(view: FourGemsView, card: str) -> float:
    """A card is the duller the lower it is, and trumps are never as dull as others."""
    number = NUMBERS[card]
    return 7 - number % 8 - (8 if card[0] == view.trump else 0)


def _turned_alone(view: FourGemsView, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Who took the turned card is not forgotten."""
    return tuple(card for card in cards if card == view.turned)


def temptation(view: FourGemsView, move: Move) -> float:
    """By how many points a beginner overrates a move: he hoards his trumps."""
    if isinstance(move, Play) and NUMBERS[move.card] // 8 == imagine(view).known.trump:
        return -HOARD
    return 0.0


def motive(view: FourGemsView, move: Move) -> str:
    """The key of the sentence that says what a move is good for."""
    match move:
        case Cut():
            return "cut"
        case Take() | Name():
            return "bid"
        case Pass():
            return "pass"
        case Play(card):
            return _motive_to_play(imagine(view).known, numbers(view.hand), NUMBERS[card])


def _motive_to_play(table: FourGems, hand: int, card: int) -> str:
    if table.size == 0:
        return _motive_to_lead(table, hand, card)
    if table.beats(card):
        ruffs = card // 8 == table.trump != table.led
        return "ruff" if ruffs else "win"
    if table.partner_wins():
        return "feed" if table.value(card) >= FAT else "spare"
    return "little"


def _motive_to_lead(table: FourGems, hand: int, card: int) -> str:
    if card // 8 == table.trump:
        return "draw"
    return "cash" if master(table, hand, card) else "probe"
