"""Whoever looks on has nothing to press in the game, and sees nothing that is hidden."""

import pytest
from playwright.sync_api import expect

from tests.client import looks
from tests.client.phases import PHASES, Phase, reached
from tests.client.secrets import known
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits, watcher

CONTROLS = """() => [...document.querySelectorAll(
  'main button, main input, main select, main [tabindex="0"]')]
  .filter(one => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .map(one => one.outerHTML.slice(0, 160))"""
LOOKING = ("last-trick", "aria-expanded")
"""To look at the last trick is no part of the game."""


@pytest.mark.parametrize(
    ("phase", "size"), [*zip(PHASES, (SMALL, PHONE, DESKTOP) * 3, strict=True)], ids=str
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
