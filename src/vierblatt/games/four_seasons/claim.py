"""The order in which a hand is played that is laid down to claim all that is left."""

from vierblatt.games.four_seasons.actions import COLOURS
from vierblatt.games.four_seasons.view import FourSeasonsView


def laid_down(view: FourSeasonsView) -> tuple[str, ...]:
    """The cards from the strongest on. The butterfly follows as a ten, led it is a nought."""
    if view.phase != "play" or view.trick or view.leader != view.seat:
        return ()
    suited = sorted(
        (card for card in view.hand if card != "BF"),
        key=lambda card: (card[0] == view.trump, int(card[1:])),
        reverse=True,
    )
    if len(suited) == len(view.hand):
        return tuple(suited)
    trumps = sum(card[0] == view.trump for card in suited)
    led = f"BF={view.trump or COLOURS[0]}"
    return (*suited[:trumps], "BF", *suited[trumps:], led)
