"""However one walks through a replay, one sees what one sees who goes there at once."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.client.test_replay import RECORDS, SAY, at, drawn, opened_file
from tests.client.visit import Visits

KEYS = ("ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight", "PageUp", "PageDown")
SPEEDS = ("0.5", "1", "2", "4")
ROUNDS, ACTIONS = 3, 20
LONG = [file for file in RECORDS if file.stem in ("four-seasons-v1-match", "vier-felder-v1-match")]


def walked_in(visit: Visits, file: Path) -> Page:
    page = opened_file(visit, file)
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def sought(page: Page, n: int) -> None:
    page.get_by_role("slider").fill(str(n))
    expect(page.locator(f"[data-at='{n}']")).to_be_attached()


def looked(page: Page, who: str) -> None:
    page.locator("header select").select_option(who)


def known(page: Page, lookers: list[str]) -> None:
    """What each sees is there: from now on nothing has to be waited for."""
    for who in lookers[1:]:
        with page.expect_response("**/api/replay"):
            looked(page, who)


def same(page: Page, other: Page) -> bool:
    """As soon as both have come to rest."""
    for _ in range(50):
        if drawn(page) == drawn(other):
            return True
        page.wait_for_timeout(100)
    return False


def acted(page: Page, luck: Random, lookers: list[str], last: int) -> str:
    """One thing that whoever walks may do; its name."""
    what = luck.choice(["key", "key", "key", "seek", "speed", "play", "look", "edge"])
    if what == "seek":
        page.get_by_role("slider").fill(str(luck.randrange(last + 1)))
    elif what == "speed":
        page.locator(".controls select").select_option(luck.choice(SPEEDS))
    elif what == "play":
        page.locator(".controls button.play").click()
        page.wait_for_timeout(luck.choice([0, 300, 700]))
    elif what == "look":
        looked(page, luck.choice(lookers))
    else:
        page.get_by_role("heading", level=1).click()
        page.keyboard.press(luck.choice(KEYS if what == "key" else ("Home", "End")))
    return what


def rested(page: Page) -> None:
    """What plays by itself is stopped, unless it has come to the end by now."""
    pause = SAY("replay-pause")
    page.evaluate(PRESS, [".controls button.play", pause])
    expect(page.get_by_role("button", name=pause, exact=True)).to_have_count(0)


PRESS = """([selector, name]) => {
  const button = document.querySelector(selector)
  if (button.getAttribute('aria-label') === name) button.click()
}"""


@pytest.mark.parametrize("file", LONG, ids=lambda file: file.stem)
def test_any_way_leads_to_the_same_picture(visit: Visits, file: Path) -> None:
    luck = Random(18)
    page = walked_in(visit, file)
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    lookers: list[str] = page.locator("header select option").evaluate_all(
        "options => options.map(one => one.value)"
    )
    known(page, lookers)
    done = set()
    for _ in range(ROUNDS):
        done |= {acted(page, luck, lookers, last) for _ in range(ACTIONS)}
        rested(page)
        who = page.locator("header select").input_value()
        straight = walked_in(visit, file)
        looked(straight, who)
        sought(straight, at(page))
        assert same(page, straight), (who, at(page))
        straight.context.close()
    assert done == {"key", "seek", "speed", "play", "look", "edge"}
