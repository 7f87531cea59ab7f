"""Axe in what comes and goes at a table: notes, refusals, a composed move, outcomes, results."""

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PLAYED, View, reached, view
from tests.client.players import Mouse
from tests.client.tables import until
from tests.client.test_access import Axe, bound, in_both_lights
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits
from tests.server.live import Client, move, playing, table
from vierblatt.words import Words

SAY = Words("en")
SHEETS = {
    "table-log": "log",
    "table-people": "people",
    "table-settings": "settings",
    "replay-doubt": "doubt",
}
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def clean(page: Page, axe: Axe) -> None:
    """In both lights, for a finger and for tired eyes; nothing sticks out."""
    in_both_lights(page, axe)
    assert not looks.small_targets(page)
    assert not looks.small_letters(page)
    assert looks.sideways(page) <= 0


def four(port: int, game: str, **settings: object) -> list[Client]:
    """Four people who play."""
    given = {"game": game, "chairs": [{"kind": "human"}] * 4, "talk": "chat", **settings}
    return playing(table(port, given, NAMES))


def note(page: Page, words: str) -> None:
    expect(page.locator(".note").get_by_text(words).first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_nothing_that_is_said_at_a_table_has_barriers(
    visit: Visits, port: int, axe: Axe, size: Size
) -> None:
    """A refusal, a pause, a request of another and an own one, somebody absent, the line lost."""
    visit.forgive("ERR_INTERNET_DISCONNECTED")
    people = four(
        port, "four-gems", options={"target": 2000}, clock={"kind": "relaxed", "seconds": 90}
    )
    asked = until(people, bound)
    other = next(one for one in people if one is not asked)
    page = looks.seated(visit, asked, size)
    Mouse().press(page.locator(f"{looks.CARDS}[aria-disabled=true]").first)
    expect(page.locator(".refusal")).to_be_visible()
    clean(page, axe)
    other.do({"do": "pause", "text": "The door bell"})
    note(page, "The door bell")
    clean(page, axe)
    other.do({"do": "resume"})
    for one, what in ((other, "clock-off"), (asked, "resign")):
        one.do({"do": "ask", "what": what, "terms": {}})
    note(page, SAY("table-agree"))
    note(page, SAY("table-withdraw"))
    clean(page, axe)
    now = asked.now()
    asked.do({"do": "act", "move": move(now["position"]), "seen": now["seq"]})
    absent(page, people)
    clean(page, axe)
    page.context.set_offline(True)
    expect(page.locator(".turn-line .turn")).to_have_text(SAY("table-line-lost"))
    clean(page, axe)


def absent(page: Page, people: list[Client]) -> None:
    """Whoever is waited for now has no page open."""
    turn = until(people, lambda _: True).now()["position"]
    note(page, SAY("table-is-away", name=turn["seats"][turn["you"]]["name"]))


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
def test_no_sheet_of_the_menu_has_barriers(visit: Visits, port: int, axe: Axe, size: Size) -> None:
    people = four(port, "four-seasons")
    people[1].do({"do": "emote", "emote": "well-played"})
    page = looks.seated(visit, until(people, lambda now: view(now)["phase"] == "play"), size)
    for label in SHEETS:
        page.keyboard.press("m")
        page.get_by_role("dialog").get_by_role("button", name=SAY(label)).click()
        sheet = page.get_by_role("dialog", name=SAY(label))
        expect(sheet).to_be_visible()
        clean(page, axe)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=str)
def test_a_move_that_is_composed_has_no_barriers(
    visit: Visits, port: int, axe: Axe, size: Size
) -> None:
    """A card is chosen, then what one of the moves would do is looked at."""
    asked, _ = reached(port, next(phase for phase in PLAYED if phase.game == "vier-felder"))
    page = looks.seated(visit, asked, size)
    page.locator(looks.CARDS).first.press("Enter")
    chip = page.locator("[data-chip='1']")
    expect(chip).to_be_visible()
    clean(page, axe)
    chip.focus()
    expect(page.locator(".aimed").first).to_be_visible()
    clean(page, axe)


@pytest.mark.parametrize(
    ("game", "size", "options"),
    [
        ("four-gems", SMALL, {}),
        ("four-seasons", PHONE, {"variant": "team"}),
        ("four-seasons", DESKTOP, {}),
    ],
    ids=str,
)
def test_neither_result_nor_outcome_has_barriers(
    visit: Visits, port: int, axe: Axe, game: str, size: Size, options: View
) -> None:
    """The match is over, somebody asks for another one; then the table as it ended."""
    people = four(port, game, options={"target": 1, **options})
    to_the_end(people)
    page = visit(people[0], size, reduced_motion="reduce")
    expect(page.locator(".after h2")).to_be_visible()
    page.locator(".anew > details > summary").press("Enter")
    page.locator(".anew details details > summary").press("Enter")
    expect(page.locator(".anew fieldset").first).to_be_visible()
    clean(page, axe)
    people[1].do({"do": "ask", "what": "rematch", "terms": {"rotate": True}})
    note(page, SAY("table-agree"))
    clean(page, axe)
    page.get_by_role("button", name=SAY("table-look-at-table")).click()
    expect(page.get_by_label(SAY(f"{game}-outcome"))).to_be_visible()
    clean(page, axe)


def to_the_end(people: list[Client]) -> None:
    number = 0
    while people[0].now()["position"]["phase"] != "over":
        for one in people:
            now = one.now()
            if now["position"]["offer"]:
                number += 1
                one.do({"do": "act", "move": move(now["position"], number), "seen": now["seq"]})
