"""For everybody: axe in every state of the page, Tab, the live log, fingers and tired eyes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PHASES, PLAYED, Phase, reached
from tests.client.players import Keys, Mouse, player, prefer
from tests.client.tables import until
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits, watcher
from tests.server.live import playing, table
from vierblatt.words import Words

SAY = Words("en")
Axe = Callable[..., None]
SHEETS = {"s": "scores", "h": "hint", "t": "text", "?": "rules", "m": "menu"}
SIZES = (DESKTOP, PHONE, SMALL)
AUTUMN = "rgb(179, 54, 30)"


def in_both_lights(page: Page, axe: Axe) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        axe(page)


@pytest.mark.parametrize(("phase", "size"), [*zip(PHASES, SIZES * 6, strict=True)], ids=str)
def test_no_phase_has_barriers(
    visit: Visits, port: int, phase: Phase, size: Size, axe: Axe
) -> None:
    asked, _ = reached(port, phase)
    page = looks.seated(visit, asked, size)
    phase.opened(page)
    in_both_lights(page, axe)
    if size.touch:
        assert not looks.small_targets(page)
    assert not looks.small_letters(page)


@pytest.mark.parametrize(("phase", "size"), [*zip(PLAYED, (*SIZES, SMALL), strict=True)], ids=str)
def test_no_sheet_has_barriers(
    visit: Visits, port: int, phase: Phase, size: Size, axe: Axe
) -> None:
    asked, _ = reached(port, phase, talk="chat")
    page = looks.seated(visit, asked, size)
    for key in SHEETS:
        page.keyboard.press(key)
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_text(SAY("table-hint-thinking"))).to_have_count(0)
        in_both_lights(page, axe)
        assert not looks.small_targets(page)
        assert not looks.small_letters(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    if phase.game in ("four-gems", "four-seasons"):
        page.keyboard.press("l")
        expect(page.get_by_role("region", name=SAY("last-trick"))).to_be_visible()
        in_both_lights(page, axe)


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=str)
def test_the_doors_have_no_barriers(visit: Visits, port: int, size: Size, axe: Axe) -> None:
    people = table(port, {"game": "four-gems", "talk": "chat"}, ("Ann", "Ben"))
    for where in ("/?table=four-seasons", people[0], watcher(people), "/r/nowhere"):
        visit.forgive("404")
        page = visit(where, size)
        page.get_by_role("heading", level=1).wait_for()
        for fold in page.locator("details").all():
            fold.evaluate("fold => { fold.open = true }")
        page.wait_for_timeout(300)
        in_both_lights(page, axe)
        assert not looks.small_targets(page)
        assert not looks.small_letters(page)
        assert looks.sideways(page) <= 0


@pytest.mark.parametrize(
    ("phase", "size", "calm"),
    [*zip(PLAYED, (DESKTOP, DESKTOP, PHONE, DESKTOP), (False, True, False, True), strict=True)],
    ids=str,
)
def test_tab_leads_everywhere_and_is_seen(
    visit: Visits, port: int, phase: Phase, size: Size, calm: bool
) -> None:
    asked, _ = reached(port, phase, talk="chat")
    stored = prefer(visit.address(asked), calm=calm)
    page = looks.seated(visit, asked, size, storage_state=stored)
    names, unseen = looks.tabbed(page)
    assert not unseen, "\n".join(unseen)
    buttons = page.locator("button:enabled:visible:not([tabindex='-1'])").count()
    assert len(names) >= buttons


def test_the_log_has_all_in_order(visit: Visits, port: int) -> None:
    """Nothing that is spoken is ever written over, left out or said twice."""
    chairs = [{"kind": "human"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    settings = {"game": "four-gems", "options": {"target": 1}, "chairs": chairs}
    person = playing(table(port, settings, ("Ann",)))[0]
    ann = player(visit, visit.base, person, DESKTOP)
    ann.sees(ann.asked() or {})
    seq = person.now()["seq"]
    log = ann.page.get_by_role("log")
    log.evaluate(WATCH)
    ann.hands = Keys()
    ann.play(4)
    ann.asked()
    spoken, removed = ann.page.evaluate("[window.spoken, window.removed]")
    assert removed == 0
    assert spoken == log.locator("p").all_inner_texts()
    told = [event for one in person.feed(seq)["messages"] for event in one.get("events") or ()]
    cards = [phrase(event["card"]) for event in told if event["event"] == "played"]
    said = iter(spoken)
    assert cards
    assert all(any(card in text for text in said) for card in cards), "not all, or not in order"


def phrase(card: str) -> str:
    named: dict[str, str | float] = {"gem-name": SAY("four-gems-gem", gem=card[0])}
    return SAY("four-gems-card", face=int(card[1:]), **named)


WATCH = """log => {
  window.spoken = [...log.querySelectorAll('p')].map(one => one.innerText)
  window.removed = 0
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes, type } of changes) {
      if (type === 'characterData') window.removed += 1
      for (const one of addedNodes) if (one.tagName === 'P') window.spoken.push(one.innerText)
      for (const one of removedNodes) if (one.tagName === 'P') window.removed += 1
    }
  }).observe(log, { childList: true, subtree: true, characterData: true })
}"""


def bound(now: Any) -> bool:
    """Not every card of the hand may be played."""
    position = now["position"]
    view = position["match"]["table"]
    return bool(view["phase"] == "play" and len(view["hand"]) > len(position["offer"]["moves"]))


def test_a_refusal_is_an_alert_with_its_rule(visit: Visits, port: int) -> None:
    """Some card of some hand must not be played."""
    people = playing(table(port, {"game": "four-gems"}, ("Ann", "Ben")))
    asked = until(people, bound)
    page = looks.seated(visit, asked, DESKTOP)
    Mouse().press(page.locator(f"{looks.CARDS}[aria-disabled=true]").first)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert.get_by_role("button")).to_be_visible()
    forcing = page.locator(f"{looks.CARDS}.forcing").first
    expect(forcing.locator(".why")).to_be_visible()
    expect(forcing).to_have_css("box-shadow", re.compile(re.escape(AUTUMN)))


def test_no_key_asks_for_hints_where_there_are_none(visit: Visits, port: int) -> None:
    people = playing(table(port, {"game": "seasons-duel", "hints": "off"}, ("Ann", "Ben")))
    page = looks.seated(visit, until(people, lambda _: True), DESKTOP)
    page.keyboard.press("t")
    text = page.get_by_role("dialog", name=SAY("table-text"))
    expect(text).to_be_visible()
    page.keyboard.press("h")
    assert text.is_visible()
