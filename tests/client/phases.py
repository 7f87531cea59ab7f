"""Each phase of each game, as a table that stands in it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.client.tables import until
from tests.server.live import Client, playing, table

View = dict[str, Any]


class Phase(NamedTuple):
    """A phase, by what a view must say in it."""

    game: str
    name: str
    there: Callable[[View], bool]

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def in_trick(view: View) -> bool:
    """A trick is open, and another one lies taken."""
    taken = view.get("tricks") or view["taken"]
    return bool(view["phase"] == "play" and view["trick"] and sum(taken))


PHASES: Final = (
    Phase("four-gems", "cut", lambda view: view["phase"] == "cut"),
    Phase("four-gems", "bid", lambda view: view["phase"] == "bid"),
    Phase("four-gems", "play", in_trick),
    Phase("four-seasons", "bid", lambda view: view["phase"] == "bid"),
    Phase("four-seasons", "bonus", lambda view: view["phase"] == "bonus"),
    Phase("four-seasons", "play", in_trick),
    Phase("vier-felder", "play", lambda view: len(view["stockpiles"]) > 0),
    Phase("seasons-duel", "give", lambda view: view["phase"] == "give" and len(view["middle"]) > 1),
    Phase("seasons-duel", "place", lambda view: view["phase"] == "place"),
)
PLAYED: Final = tuple(phase for phase in PHASES if phase.name in ("play", "place"))
"""One for each game, with much on the table."""


SEATED: Final = {
    "four-gems": ("Ann", "Ben", "Cleo", "Dan"),
    "four-seasons": ("Ann", "Ben", "Cleo", "Dan"),
    "vier-felder": ("Ann", "Ben", "Cleo"),
    "seasons-duel": ("Ann", "Ben"),
}


def reached(
    port: int, phase: Phase, bots: bool = False, **settings: Any
) -> tuple[Client, list[Client]]:
    """Whoever is asked in this phase, and all people at the table, or one with bots."""
    names = SEATED[phase.game]
    kinds = ["human", *(["bot" if bots else "human"] * (len(names) - 1))]
    for _ in range(20):
        chairs = [{"kind": kind, "bot": "greedy" if kind == "bot" else ""} for kind in kinds]
        given = {"game": phase.game, "chairs": chairs, **settings}
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
