"""How people play Vier Felder: what they forget, what tempts them, why they do what they do."""

from typing import Final

import msgspec
from librt.random import Random

from vierblatt.core.memory import misremembered
from vierblatt.games.vier_felder.actions import (
    NUMBERS,
    FullHarvest,
    Harvest,
    Move,
    Sow,
    Stockpile,
)
from vierblatt.games.vier_felder.rules import SEASON_CARDS
from vierblatt.games.vier_felder.view import VierFelderView

HARVESTED: Final = 3  # cards of a usual harvest
HOPE: Final = 1.0  # points that a stockpile feels worth to somebody who forgets the others


def forget(view: VierFelderView, keep: int, rng: Random) -> VierFelderView:
    """The view of somebody who keeps so many harvests in mind, and of older ones what counts.

    Nobody forgets an ace, nor a card of a value that somebody has promised to hold, nor how many
    cards of each suit anybody has.
    """
    faded = sum(view.harvested) - HARVESTED * keep
    if faded <= 0:
        return view
    promised = {value for values in view.promises for value in values}
    firm = {card for card in NUMBERS if _value(card) == 1 or _value(card) in promised}
    known = {*view.hand, *firm}.union(*view.loose, *view.gone, *(p.cards for p in view.stockpiles))
    unseen = [card for card in NUMBERS if card not in known]
    gone = misremembered(view.gone, unseen, faded, _dull, rng, fresh=firm, kind=_suit)
    return msgspec.structs.replace(view, gone=gone)


def _value(card: str) -> int:
    return NUMBERS[card] // 4 + 1


def _suit(card: str) -> str:
    return card[-1]


def _dull(card: str) -> float:
    """Hearts and spades count for the score, so they are less dull."""
    return 0.0 if card[-1] in "HS" else 2.0


def temptation(view: VierFelderView, move: Move) -> float:
    """By how many points a beginner overrates a move: he binds cards for others to take."""
    return HOPE if isinstance(move, Stockpile) else 0.0


def motive(view: VierFelderView, move: Move) -> str:
    """The key of the sentence that says what a move is good for."""
    match move:
        case Sow(card):
            return "turn" if 1 << NUMBERS[card] & SEASON_CARDS else "sow"
        case Stockpile():
            return "bind"
        case Harvest(_, field, taken):
            return _motive_to_harvest(view, field, taken)
        case FullHarvest(_, field, taken):
            return _motive_to_harvest(view, field, taken)


def _motive_to_harvest(view: VierFelderView, field: int, taken: tuple[str, ...]) -> str:
    there = len(view.loose[field]) + sum(
        len(pile.cards) for pile in view.stockpiles if pile.field == field
    )
    if view.coins and len(taken) == there:
        return "coin"
    if any(_value(card) == 1 for card in taken):
        return "ace"
    if any(card[-1] == "H" for card in taken):
        return "heart"
    return "cards"
