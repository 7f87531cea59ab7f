"""Whoever looks on has nothing to press in the game, and sees nothing that is hidden."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.client import looks
from tests.client.phases import PHASES, SEATED, Phase, new_round, reached
from tests.client.secrets import known
from tests.client.tables import until
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits, watcher
from tests.server.live import Client, playing, table

CONTROLS = """() => [...document.querySelectorAll(
  'main button, main input, main select, main [tabindex="0"]')]
  .filter(one => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .map(one => one.outerHTML.slice(0, 160))"""
LOOKING = ("last-trick", "aria-expanded")
"""To look at the last trick is no part of the game."""


@pytest.mark.parametrize(
    ("phase", "size"), [*zip(PHASES, (SMALL, PHONE, DESKTOP) * 6, strict=True)], ids=str
)
def test_a_watcher_has_no_control_and_no_secret(
    visit: Visits, port: int, phase: Phase, size: Size
) -> None:
    _, people = reached(port, phase)
    onlooker = watcher(people)
    page = visit(onlooker, size, reduced_motion="reduce")
    expect(page.locator(".turn-line")).to_be_visible()
    enabled = [one for one in page.evaluate(CONTROLS) if not any(word in one for word in LOOKING)]
    assert not enabled
    public = known(onlooker.now()["position"])
    shown = set(
        page.evaluate("[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card)")
    )
    assert shown <= public
    for one in people:
        hand = set(one.now()["position"]["match"]["table"]["hand"])
        assert not (hand - public) & shown
    for key in ("h", "1", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert looks.sideways(page) <= 0


@pytest.mark.parametrize(
    ("game", "size"), [*zip(SEATED, (DESKTOP, PHONE, SMALL, DESKTOP), strict=True)], ids=str
)
def test_at_an_open_table_all_hands_of_a_round_are_shown_when_it_is_over(
    visit: Visits, port: int, axe: Callable[..., None], game: str, size: Size
) -> None:
    options = {"games": "2"} if game == "seasons-duel" else {}
    chairs = [{"kind": "human"}] * len(SEATED[game])
    settings = {"game": game, "chairs": chairs, "options": options, "watchers": "open"}
    people = playing(table(port, settings, SEATED[game]))
    until(people, new_round)
    page = visit(watcher(people), size, reduced_motion="reduce")
    expect(page.locator(".turn-line")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".opened dl")).to_be_hidden()
    page.locator(".opened summary").focus()
    page.keyboard.press("Enter")
    for seat, person in enumerate(people):
        shown = page.locator(f"[data-opened='{seat}'] [data-card]")
        cards = shown.evaluate_all("chips => chips.map(chip => chip.dataset.card)")
        assert sorted(cards) == sorted(held(person, seat))
    assert looks.sideways(page) <= 0
    axe(page)


def held(person: Client, seat: int) -> list[str]:
    """All cards that a person has had in hand in the first round, those of a bid twice."""
    cards: list[str] = []
    for message in person.whole_feed():
        for event in message.get("events", []):
            if event["event"] in ("dealt", "drew", "bid-laid") and event["seat"] == seat:
                cards += event["cards"]
            if event["event"] == "took" and event["seat"] == seat:
                cards.append(event["card"])
        if "score" in message:
            break
    return cards
