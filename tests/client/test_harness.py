"""The browser tests themselves: what goes wrong in a page is noticed."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.client.players import spot
from tests.client.visit import DESKTOP, IN_VAIN, Visits
from tests.server.live import playing, table
from vierblatt.core.chance import commitment

POLICY = "Content Security Policy"
WRONG = {
    "an error": ("setTimeout(() => { throw Error('oh') })", "error: .*oh"),
    "a complaint": ("console.error('dear me')", "error: dear me"),
    "a forbidden style": ("document.body.innerHTML = '<i style=color:red>'", POLICY),
    "a forbidden script": (
        "document.head.append(Object.assign(document.createElement('script'), {text: '1'}))",
        POLICY,
    ),
    "another server": ("fetch('http://127.0.0.1:9/').catch(() => 0)", POLICY),
}


@pytest.mark.parametrize(("script", "fault"), WRONG.values(), ids=WRONG)
def test_what_goes_wrong_is_noticed(
    browser: Browser, visit: Visits, script: str, fault: str
) -> None:
    visits = Visits(browser, visit.base)
    page = visits("/", DESKTOP)
    page.evaluate(f"() => {{ {script} }}")
    page.wait_for_timeout(200)
    assert [one for one in visits.leave() if re.search(fault, one)]


ASK = """([path, token]) => fetch(path, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ command_id: 'again', command: { do: 'begin' } }),
}).then(answer => answer.status)"""


def test_a_refusal_is_an_answer_and_a_lost_room_is_none(browser: Browser, visit: Visits) -> None:
    port = urlsplit(visit.base).port or 0
    person = playing(table(port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
    visits = Visits(browser, visit.base)
    page = visits("/")
    assert page.evaluate(ASK, [person.at("/commands"), person.token]) == 409
    assert page.evaluate(ASK, ["/api/rooms/nowhere/commands", person.token]) == 404
    page.wait_for_timeout(200)
    (fault,) = visits.leave()
    assert "404" in fault
    visits.forgive("status of 404")
    assert not visits.leave()


def test_a_test_has_the_same_deals_again(port: int, dealt: Path) -> None:
    for number in (1, 2):
        person = playing(table(port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
        secret = sha256(f"{dealt.read_text()} {number}".encode()).digest()
        assert person.now()["position"]["commitment"] == commitment(secret)


VAIN: dict[str, Callable[[Page], object]] = {
    "seen": lambda page: expect(page.locator("#nowhere")).to_be_visible(timeout=1),
    "not seen": lambda page: expect(page.locator("main")).not_to_be_visible(timeout=1),
    "address": lambda page: expect(page).to_have_url("nowhere", timeout=1),
    "click": lambda page: page.locator("#nowhere").click(timeout=1),
    "condition": lambda page: page.wait_for_function("() => false", timeout=1),
    "covered": lambda page: spot(page.locator("head"), 0.1),
}


@pytest.mark.parametrize("wait", VAIN.values(), ids=VAIN)
@pytest.mark.parametrize("size", [DESKTOP], ids=str)
def test_who_waited_in_vain_is_known(page: Page, wait: Callable[[Page], object]) -> None:
    with pytest.raises((AssertionError, Error)) as vain:
        wait(page)
    said = f"{type(vain.value).__name__}: {vain.value}"
    assert any(re.search(one, said) for one in IN_VAIN), said


def test_what_is_wrong_is_not_tried_again() -> None:
    with pytest.raises(AssertionError) as wrong:
        assert [{"x": 1}] == [], "the hand of Ann told to Ben"
    assert not any(re.search(one, f"AssertionError: {wrong.value}") for one in IN_VAIN)
