"""How people play 4 Seasons: what they forget, what tempts them, why they do what they do."""

from typing import Final

import msgspec
from librt.random import Random

from vierblatt.core.memory import misremembered
from vierblatt.games.four_seasons.actions import (
    CARDS,
    Bid,
    Keep,
    Move,
    Play,
    Show,
    encode,
    numbers,
)
from vierblatt.games.four_seasons.rules import FourSeasons
from vierblatt.games.four_seasons.view import FourSeasonsView, imagine

HOPE: Final = 0.5  # points that each trick of a bid feels worth to somebody who hopes
BUTTERFLY: Final = "BF"
HIGH: Final = 4  # less dull cards are dangerous to somebody who wants no trick


def forget(view: FourSeasonsView, keep: int, rng: Random) -> FourSeasonsView:
    """The view of somebody who keeps so many tricks in mind, and of older ones the high cards.

    Who was void in what is forgotten with them.
    """
    faded = view.seats * (sum(view.taken) - keep)
    if view.phase != "play" or faded <= 0:
        return view
    assert view.seat is not None
    fresh = {*view.trick, *view.last_trick, *view.played[view.seat], BUTTERFLY}
    known = {*view.hand, *fresh, view.turned}.union(*view.played, *view.bid_cards, *view.face_up)
    unseen = [card for card in CARDS if card not in known]
    return msgspec.structs.replace(
        view,
        played=misremembered(
            view.played, unseen, faded, lambda card: _dull(view, card), rng, fresh=fresh
        ),
        void=((),) * view.seats,
    )


def _dull(view: FourSeasonsView, card: str) -> float:
    """A card is the duller the lower it is, and trumps are never as dull as others."""
    if card == BUTTERFLY:
        return 0.0
    return 9.0 - int(card[1:]) - (9 if card[0] == view.trump else 0)


def temptation(view: FourSeasonsView, move: Move) -> float:
    """By how many points a beginner overrates a move: he hopes for too many tricks."""
    if isinstance(move, Bid):
        return HOPE * int(imagine(view).known.tricks_bid(numbers(move.cards)))
    return 0.0


def motive(view: FourSeasonsView, move: Move) -> str:
    """The key of the sentence that says what a move is good for."""
    match move:
        case Bid():
            return "bid"
        case Show():
            return "show"
        case Keep():
            return "keep"
        case Play():
            return _motive_to_play(view, imagine(view).known, move)


def _motive_to_play(view: FourSeasonsView, table: FourSeasons, move: Play) -> str:
    assert view.seat is not None
    needed = (view.bids[view.seat] or 0) - view.taken[view.seat]
    if table.size == 0:
        return "lead-for-tricks" if needed > 0 else "lead-low"
    if table.power(encode(Play(move.card))) > table.best:
        return "take" if needed > 0 else "take-early"
    if needed > 0:
        return "wait"
    return "shed" if _dull(view, move.card) < HIGH else "duck"
