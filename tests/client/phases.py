"""Each phase of each game, as a table that stands in it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.client import laid
from tests.client.tables import until
from tests.server.live import Client, playing, table

View = dict[str, Any]


class Phase(NamedTuple):
    """A phase, by what a view must say in it."""

    game: str
    name: str
    there: Callable[[View], bool]
    people: int = 0
    """How many play; without a number as many as are seated."""
    options: View | None = None
    paper: str = ""
    """The position laid by hand, if it hardly comes by chance."""
    opens: tuple[str, ...] = ()
    """What whoever is asked presses to see all of it."""

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def opened(self, page: Page) -> None:
        """By the keyboard: it presses nothing beside."""
        for selector in self.opens:
            page.locator(selector).press("Enter")


def in_trick(view: View) -> bool:
    """A trick is open, and another one lies taken."""
    taken = view.get("tricks") or view["taken"]
    return bool(view["phase"] == "play" and view["trick"] and sum(taken))


def bidding(view: View) -> bool:
    return bool(view["phase"] == "bid")


def stocked(view: View) -> bool:
    """There is a stockpile."""
    return len(view["stockpiles"]) > 0


def in_hand(card: str) -> Callable[[View], bool]:
    return lambda view: card in view["hand"]


def of_cards(*numbers: int) -> tuple[str, ...]:
    """These cards of the hand."""
    return tuple(f"[role=toolbar] [data-card] >> nth={number}" for number in numbers)


BUTTERFLY: Final = ("[role=toolbar] [data-card=BF]",)
FOUR: Final = ("[data-four]",)


STANDARD: Final = (
    Phase("four-gems", "cut", lambda view: view["phase"] == "cut"),
    Phase("four-gems", "bid", bidding),
    Phase("four-gems", "play", in_trick),
    Phase("four-seasons", "bid", bidding),
    Phase("four-seasons", "bonus", lambda view: view["phase"] == "bonus"),
    Phase("four-seasons", "play", in_trick),
    Phase("vier-felder", "play", stocked),
    Phase("seasons-duel", "give", lambda view: view["phase"] == "give" and len(view["middle"]) > 1),
    Phase("seasons-duel", "place", lambda view: view["phase"] == "place"),
)
HOUSE: Final = (
    Phase("four-gems", "called", lambda view: 2 in view["announced"], paper=laid.CALLED),
    Phase("four-gems", "shown", lambda view: any(view["shown"]), paper=laid.SHOWN),
    Phase("four-seasons", "team", in_trick, options={"variant": "team"}),
    Phase("four-seasons", "three-bid", bidding, people=3, opens=of_cards(0, 1, 2)),
    Phase("four-seasons", "three-play", in_trick, people=3),
    Phase("four-seasons", "butterfly", in_hand("BF"), paper=laid.BUTTERFLY, opens=BUTTERFLY),
    Phase("vier-felder", "two-joker", stocked, people=2, options={"joker_sun": "on"}),
    Phase("vier-felder", "four", stocked, people=4, opens=of_cards(0)),
    Phase("vier-felder", "full-harvest", in_hand("2H"), paper=laid.FULL_HARVEST, opens=FOUR),
)
"""By house rules, with more or fewer people, or rare."""
PHASES: Final = STANDARD + HOUSE
PLAYED: Final = tuple(phase for phase in PHASES if phase.name in ("play", "place"))
"""One for each game, with much on the table."""


ALL: Final = ("Ann", "Ben", "Cleo", "Dan")
SEATED: Final = {
    "four-gems": ALL,
    "four-seasons": ALL,
    "vier-felder": ("Ann", "Ben", "Cleo"),
    "seasons-duel": ("Ann", "Ben"),
}


def reached(
    port: int, phase: Phase, bots: bool = False, **settings: Any
) -> tuple[Client, list[Client]]:
    """Whoever is asked in this phase, and all people at the table, or one with bots."""
    if phase.paper:
        asked = laid.gone_on_from(port, phase.paper)
        assert phase.there(view(asked.now()))
        return asked, [asked]
    names = ALL[: phase.people] or SEATED[phase.game]
    kinds = ["human", *(["bot" if bots else "human"] * (len(names) - 1))]
    for _ in range(20):
        chairs = [{"kind": kind, "bot": "greedy" if kind == "bot" else ""} for kind in kinds]
        given = {"game": phase.game, "chairs": chairs, "options": phase.options or {}, **settings}
        people = playing(table(port, given, names[: kinds.count("human")]))
        asked = until(people, lambda now: phase.there(view(now)) or new_round(now))
        if phase.there(view(asked.now())):
            return asked, people
    raise AssertionError(f"{phase} is not reached")


def view(now: Any) -> View:
    found: View = now["position"]["match"]["table"]
    return found


def new_round(now: Any) -> bool:
    """This round went by without it."""
    return bool(now["position"]["match"]["round"] > 1)
