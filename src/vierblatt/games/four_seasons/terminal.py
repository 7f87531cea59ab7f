"""4 Seasons on a terminal: the table as lines of rich markup."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape

from vierblatt.columns import aligned
from vierblatt.games.four_seasons.view import FourSeasonsView
from vierblatt.words import Words

COLOURS: Final = {"B": "blue", "G": "green", "Y": "yellow", "R": "red"}
SIGNS: Final = {"B": "❆", "G": "❀", "Y": "☼", "R": "❦"}
BUTTERFLY: Final = "BF"
BACK: Final = "▒▒▒"
"""A card that lies face down."""


def card(name: str) -> str:
    """A card with the sign of its season: colour, shape and letter."""
    if name == BUTTERFLY:
        return f"[magenta]⋈{name}[/]"
    return f"[{COLOURS[name[0]]}]{SIGNS[name[0]]}{name}[/]"


def draw(view: FourSeasonsView, say: Words, names: Sequence[str]) -> list[str]:
    """The table as one seat, or a watcher, sees it."""
    lines = [_strip(view, say, names)]
    lines += aligned([_seat(view, say, names, seat) for seat in range(view.seats)])
    if view.last_trick:
        trick = " ".join(_trick(view.last_trick, view.last_led))
        lines.append(say.labelled("last-trick", trick))
    if view.seat is None:
        return lines
    if view.phase == "bid":
        return lines + _hand_to_bid_from(view, say)
    return [*lines, say.labelled("hand", hand(view) or say("empty"))]


def hand(view: FourSeasonsView) -> str:
    """The hand, colour by colour, the highest card first."""
    return "  ".join(" ".join(map(card, cards)) for cards in _by_colour(view).values())


def _by_colour(view: FourSeasonsView) -> dict[str, list[str]]:
    """The cards of the hand in each colour that it has, the butterfly by itself at the end."""
    groups: dict[str, list[str]] = {}
    for letter in COLOURS:
        cards = [name for name in view.hand if name[0] == letter and name != BUTTERFLY]
        if cards:
            groups[letter] = sorted(cards, reverse=True)
    if BUTTERFLY in view.hand:
        groups[BUTTERFLY] = [BUTTERFLY]
    return groups


def _hand_to_bid_from(view: FourSeasonsView, say: Words) -> list[str]:
    """The hand with what the cards of each colour count in a bid (3.5 to 3.7)."""
    count = 3 if view.seats == 3 else 2
    rows = [
        [f"  {_season(letter, say)}", _counts(view, say, letter), " ".join(map(card, cards))]
        for letter, cards in _by_colour(view).items()
    ]
    return [say.labelled("hand", say("four-seasons-lay", count=count)), *aligned(rows)]


def _counts(view: FourSeasonsView, say: Words, letter: str) -> str:
    """What a card of this colour, or the butterfly, adds to a bid."""
    if letter == BUTTERFLY:
        if view.options.butterfly_bid == "forbidden":
            return say("four-seasons-counts-never")
        letter = view.turned[0] if view.options.butterfly_bid == "as_turn_up" else "B"
    return say("four-seasons-counts", count="BGYR".index(letter))


def _season(letter: str, say: Words) -> str:
    name = say("four-seasons-season", season=letter)
    if letter == BUTTERFLY:
        return f"[magenta]⋈ {name}[/]"
    return _coloured(letter, f"{SIGNS[letter]} {name}")


def _coloured(letter: str, text: str) -> str:
    return f"[{COLOURS[letter]}]{text}[/]"


def _strip(view: FourSeasonsView, say: Words, names: Sequence[str]) -> str:
    """What everybody keeps an eye on: trump, how far the round is, and whom it is about."""
    parts = [_trump(view, say)]
    if view.phase == "play":
        tricks = 9 if view.seats == 3 else 7
        parts.append(say("four-seasons-trick-of", number=sum(view.taken) + 1, tricks=tricks))
    else:
        parts.append(say("four-seasons-stage", stage=view.phase))
    if view.led is not None:
        parts.append(say("four-seasons-led-colour", **_colour_name(view.led, say)))
    if view.bonus_player is not None:
        parts.append(_bonus_player(view, say, names, view.bonus_player))
    if view.options.variant == "team" and view.seat is not None and view.phase != "bid":
        parts.append(_teams(view, say, view.seat))
    return " · ".join(parts)


def _trump(view: FourSeasonsView, say: Words) -> str:
    if view.trump is None:
        return say("four-seasons-trumpless", card=card(view.turned))
    return say("four-seasons-trump", card=card(view.turned), **_colour_name(view.trump, say))


def _colour_name(letter: str, say: Words) -> dict[str, str]:
    """The word that stands for a colour in the sentences of the strip."""
    name = say("four-seasons-colour", colour=letter)
    return {"colour-name": _coloured(letter, name)}


def _bonus_player(view: FourSeasonsView, say: Words, names: Sequence[str], seat: int) -> str:
    name = escape(names[seat])
    if view.phase == "bonus":
        return say("four-seasons-highest", name=name)
    return say("four-seasons-bonus-of", name=name, taken=view.taken[seat], bid=view.bids[seat] or 0)


def _teams(view: FourSeasonsView, say: Words, seat: int) -> str:
    """The tricks and bids of both partners together count as well (10.7)."""
    ours = (seat, (seat + 2) % 4)
    bid = sum(view.bids[at] or 0 for at in ours)
    us = sum(view.taken[at] for at in ours)
    return say("four-seasons-teams", us=us, bid=bid, them=sum(view.taken) - us)


def _seat(view: FourSeasonsView, say: Words, names: Sequence[str], seat: int) -> list[str]:
    """One player: whose turn, name, card of the trick, tricks against the bid, bid cards, part."""
    turn = "▶" if seat in view.waiting else " "
    taken = say("four-seasons-taken-of", taken=view.taken[seat], bid=_number(view.bids[seat]))
    bid = say("four-seasons-bid-cards", cards=_bid_cards(view, seat))
    laid = [taken, bid] if view.laid[seat] else ["", ""]
    parts = ", ".join(_parts(view, say, seat))
    return [f"{turn} {escape(names[seat])}", _played(view, seat), *laid, parts]


def _number(bid: int | None) -> int | str:
    return "hidden" if bid is None else bid


def _bid_cards(view: FourSeasonsView, seat: int) -> str:
    """The bid cards, the top one first, as far as they are known."""
    known = sorted(view.bid_cards[seat], key=lambda name: name != view.tops[seat])
    backs = [BACK] * (view.laid[seat] - len(known))
    return " ".join([*map(card, known), *backs])


def _parts(view: FourSeasonsView, say: Words, seat: int) -> list[str]:
    parts = [say("cards-left", count=view.sizes[seat])]
    if seat == view.seat:
        parts.insert(0, say("you"))
    elif view.options.variant == "team" and view.seat is not None and (seat - view.seat) % 4 == 2:
        parts.insert(0, say("partner"))
    if seat == view.dealer:
        parts.append(say("dealer"))
    said = view.said[seat]
    if said == "show" or (said is not None and view.phase == "bonus"):
        parts.append(say("four-seasons-said", said=said))
    if view.won is not None:
        parts.append(say("four-seasons-fate", won="yes" if view.won[seat] else "no"))
    return parts


def _played(view: FourSeasonsView, seat: int) -> str:
    if view.leader is None:
        return ""
    at = (seat - view.leader) % view.seats
    return _trick(view.trick, view.led)[at] if at < len(view.trick) else ""


def _trick(cards: Sequence[str], led: str | None) -> list[str]:
    """The cards of a trick, with a butterfly that was led the colour that it names."""
    drawn = [card(name) for name in cards]
    if led is not None and cards[0] == BUTTERFLY:
        drawn[0] += f"={_coloured(led, led)}"
    return drawn
