"""The duel on a terminal: the table as lines of rich markup."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape

from vierblatt.columns import aligned
from vierblatt.games.seasons_duel.view import SeasonsDuelView
from vierblatt.words import Words

SEASONS: Final = "BGYR"
COLOURS: Final = {"B": "blue", "G": "green", "Y": "yellow", "R": "red"}
SIGNS: Final = {"B": "❆", "G": "❀", "Y": "☼", "R": "❦"}


def card(name: str) -> str:
    """A card with the sign of its season: colour, shape and letter."""
    return _coloured(name[0], f"{SIGNS[name[0]]}{name}")


def back(value: int) -> str:
    """A card of which only the back is seen."""
    return f"▒{value}"


def draw(view: SeasonsDuelView, say: Words, names: Sequence[str]) -> list[str]:
    """The table as one player sees it, his own area nearest; a watcher sits at seat 0."""
    near = view.seat or 0
    lines = [_strip(view, say, names)]
    lines += aligned([_seat(view, say, names, seat) for seat in (1 - near, near)])
    lines += aligned(_areas(view, say, names, near))
    if view.pair_values:
        shown = map(card, view.pair) if view.pair else map(back, view.pair_values)
        lines.append(f"{say('seasons-duel-pair')}: {' '.join(shown)}")
    if view.seat is not None:
        lines.append(say.labelled("hand", hand(view) or say("empty")))
    return lines


def hand(view: SeasonsDuelView) -> str:
    """The hand, season by season, the highest card first."""
    order = sorted(view.hand, key=lambda name: (SEASONS.index(name[0]), -int(name[1])))
    return " ".join(map(card, order))


def _coloured(letter: str, text: str) -> str:
    return f"[{COLOURS[letter]}]{text}[/]"


def _strip(view: SeasonsDuelView, say: Words, names: Sequence[str]) -> str:
    """What everybody keeps an eye on: the round, who is to do what, what will be drawn."""
    parts = [say("seasons-duel-round-of", number=view.round)]
    if view.waiting:
        seat = view.waiting[0]
        person = "you" if seat == view.seat else "other"
        name = escape(names[seat])
        parts.append(say("seasons-duel-asked", phase=view.phase, person=person, name=name))
    pile = view.piles[0]  # the other one has the same values (11.2)
    backs = " ".join(map(back, pile[:2]))
    parts.append(say("seasons-duel-to-draw", values=backs, count=len(pile)))
    return " · ".join(parts)


def _seat(view: SeasonsDuelView, say: Words, names: Sequence[str], seat: int) -> list[str]:
    """One player: whose turn, name, what he would receive now, part, the backs of his hand."""
    turn = "▶" if seat in view.waiting else " "
    parts = [say("you")] if seat == view.seat else []
    if seat == view.dealer:
        parts.append(say("seasons-duel-starter"))
    leads = [season for season in range(4) if _lead(view, season, seat) > 0]
    points = sum(view.points[season] for season in leads)
    stands = say("seasons-duel-stands", points=points, figures=len(leads))
    if seat != view.seat:
        parts.append(say.labelled("hand", _backs(view.hands[seat]) or say("empty")))
    return [f"{turn} {escape(names[seat])}", stands, ", ".join(parts)]


def _backs(values: Sequence[int]) -> str:
    """A hand as the others see it, the highest values first."""
    counts = [(value, values.count(value)) for value in (3, 2, 1) if value in values]
    return " ".join(back(value) + _times(count) for value, count in counts)


def _times(count: int) -> str:
    return f"×{count}" if count > 1 else ""


def _areas(view: SeasonsDuelView, say: Words, names: Sequence[str], near: int) -> list[list[str]]:
    """A column for each season: influence over there, the middle, influence here, who is ahead."""
    far = 1 - near
    titles = [_title(letter, say) for letter in SEASONS]
    ahead = [_ahead(view, say, names, season) for season in range(4)]
    return [
        ["", *titles],
        [escape(names[far]), *_columns(view.influence[far], view.sums[far])],
        [say("seasons-duel-middle"), *_columns(view.middle, view.points)],
        [escape(names[near]), *_columns(view.influence[near], view.sums[near])],
        [say("seasons-duel-ahead"), *ahead],
    ]


def _title(letter: str, say: Words) -> str:
    return "   " + _coloured(letter, f"{SIGNS[letter]} {say('seasons-duel-season', season=letter)}")


def _columns(cards: Sequence[str], sums: Sequence[int]) -> list[str]:
    """The columns of an area, each with its sum and what lies there."""
    return [
        f"[bold]{sums[season]:2}[/] {_heap(letter, cards)}".rstrip()
        for season, letter in enumerate(SEASONS)
    ]


def _heap(letter: str, cards: Sequence[str]) -> str:
    """The cards of one season, those of a kind together."""
    kinds = [f"{letter}{value}" for value in (1, 2, 3)]
    counts = [(kind, cards.count(kind)) for kind in kinds if kind in cards]
    return " ".join(card(kind) + _times(count) for kind, count in counts)


def _ahead(view: SeasonsDuelView, say: Words, names: Sequence[str], season: int) -> str:
    """Who has more influence in a season, and by how much."""
    lead = _lead(view, season, 0)
    if lead == 0:
        return f"   {say('seasons-duel-tied')}"
    return f"   {escape(names[0 if lead > 0 else 1])} +{abs(lead)}"


def _lead(view: SeasonsDuelView, season: int, seat: int) -> int:
    return view.sums[seat][season] - view.sums[1 - seat][season]
