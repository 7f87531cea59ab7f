"""People who play through the page: with the mouse, by touch, or with the keyboard alone."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.client.visit import DESKTOP, Size, Visits, seat_path
from tests.server.live import Client
from tests.server.live import move as some_move
from vierblatt.words import Words

PATIENCE: Final = 90
"""How long, in seconds, others may take until it is one's turn."""
PREVIEW: Final = 400
"""How long, in milliseconds, one looks at what a move would do before one presses again."""
TABS: Final = 90
"""So many presses of Tab lead to anything on the page."""
BOUNCE: Final = 450
"""Who presses twice in one spot within so many milliseconds means it once, the page says."""
CARDS: Final = "[role=toolbar] [data-card]"
SHOWN: Final = """([cards, turn]) => {
  const hand = [...document.querySelectorAll('[role=toolbar] [data-card]')]
  const said = document.querySelector('.turn-line .turn')
  return turn.includes(said?.textContent.trim())
    && hand.map(card => card.dataset.card).sort().join() === cards.join()
}"""
Position = dict[str, Any]


class Hands(Protocol):
    """How somebody presses things."""

    def press(self, thing: Locator) -> None:
        """What makes a move, or ends something."""

    def lay(self, thing: Locator) -> None:
        """What is chosen, and not chosen any more when it is pressed again."""

    def play(self, card: Locator) -> None:
        """A card of the hand is played."""

    def cut(self, page: Page, depth: int) -> None:
        """The pack is cut so deep."""


@dataclass
class Mouse:
    """A restless one presses what makes a move twice, and twice again while things move."""

    restless: bool = False

    def press(self, thing: Locator) -> None:
        x, y = spot(thing)
        mouse = thing.page.mouse
        mouse.click(x, y, click_count=1 + self.restless)
        if self.restless:
            thing.page.wait_for_timeout(120)
            mouse.click(x, y, click_count=2)

    def lay(self, thing: Locator) -> None:
        thing.page.mouse.click(*spot(thing))

    def play(self, card: Locator) -> None:
        card.page.mouse.click(*spot(card), click_count=1 + self.restless)

    def cut(self, page: Page, depth: int) -> None:
        page.locator(".cut input[type=number]").fill(str(depth))
        self.press(page.locator(".cut button"))


@dataclass
class Touch:
    """A finger; `twice` on narrow phones, where a card is lifted first, then played."""

    twice: bool
    restless: bool = False

    def press(self, thing: Locator) -> None:
        if self.twice and thing.get_attribute("data-chip") is not None:
            self._tap(thing)
            thing.page.wait_for_timeout(PREVIEW)
        self._tap(thing)

    def lay(self, thing: Locator) -> None:
        self._tap(thing)

    def play(self, card: Locator) -> None:
        self._tap(card, (1 + self.twice) * (1 + self.restless))

    def cut(self, page: Page, depth: int) -> None:
        page.locator(".cut input[type=number]").fill(str(depth))
        self._tap(page.locator(".cut button"))

    def _tap(self, thing: Locator, times: int = 1) -> None:
        x, y = spot(thing)
        for _ in range(times):
            thing.page.touchscreen.tap(x, y)


SPOT: Final = """(thing, bounce) => {
  if (!window.lastPress) {
    window.lastPress = { x: -99, y: -99, at: 0 }
    addEventListener('click', ({ clientX: x, clientY: y, timeStamp: at }) => {
      window.lastPress = { x, y, at }
    }, true)
  }
  thing.scrollIntoView({ block: 'nearest' })
  // No closure may keep the thing: it would be found in memory.
  for (const { effect } of document.getAnimations())
    if (effect?.target?.contains(thing) && effect.getComputedTiming().endTime < Infinity)
      return 'its own way: it still moves'
  const { x, y, width, height } = thing.getBoundingClientRect()
  const middle = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(...middle)
  const last = window.lastPress
  const near = Math.hypot(middle[0] - last.x, middle[1] - last.y) < 25
  if (near && performance.now() - last.at < bounce) return 'the finger that has just pressed there'
  return thing.contains(hit) ? middle : hit?.outerHTML.slice(0, 200) ?? `outside, at ${middle}`
}"""


def spot(thing: Locator, patience: float = PATIENCE / 3) -> tuple[float, float]:
    """The middle of something, as soon as nothing lies over it and it has come to rest."""
    end, before = time.monotonic() + patience, None
    while time.monotonic() < end:
        found = thing.evaluate(SPOT, BOUNCE)
        if not isinstance(found, str) and found == before:
            return found[0], found[1]
        before = found
        thing.page.wait_for_timeout(40)
    raise AssertionError(f"over {thing} lies {found}")


class Keys:
    """The keyboard alone: digits and arrows for cards, Tab and Enter for all else."""

    def press(self, thing: Locator) -> None:
        reach(thing)
        thing.page.keyboard.press("Enter")

    def lay(self, thing: Locator) -> None:
        if thing.evaluate("thing => thing.closest('[role=toolbar]') !== null"):
            self._choose(thing)
        else:
            self.press(thing)

    def play(self, card: Locator) -> None:
        self._choose(card)
        expect(card).to_be_focused()
        card.page.keyboard.press("Enter")

    def cut(self, page: Page, depth: int) -> None:
        reach(page.locator(".cut input[type=range]"))
        for _ in range(abs(depth - 16)):
            page.keyboard.press("ArrowRight" if depth > 16 else "ArrowLeft")
        page.keyboard.press("Enter")

    def _choose(self, card: Locator) -> None:
        at = card.evaluate(f"card => [...document.querySelectorAll('{CARDS}')].indexOf(card)")
        card.page.keyboard.press(str((min(at, 9) + 1) % 10))
        for _ in range(at - 9):
            card.page.keyboard.press("ArrowRight")


def reach(thing: Locator) -> None:
    """Tab leads there, and what has the focus is seen to have it."""
    for _ in range(TABS):
        if thing.evaluate("thing => thing === document.activeElement"):
            return
        thing.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {thing}")


@dataclass
class Player:
    """Somebody who sits in front of the page and plays what he is offered there."""

    page: Page
    person: Client
    hands: Hands
    words: Words = field(default_factory=lambda: Words("en"))
    choose: Callable[[Position], str] = field(default_factory=lambda: first)
    make: Callable[[Page, Hands, str], None] = field(default_factory=lambda: make)
    meant: list[str] = field(default_factory=list)
    """The moves that he wanted to make."""

    def over(self) -> bool:
        return bool(self.person.now()["position"]["phase"] == "over")

    def asked_now(self) -> bool:
        return bool(self.person.now()["position"]["offer"])

    def asked(self) -> Position | None:
        """Waits until something is asked of him and his page shows it; None after the match."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            position: Position = self.person.now()["position"]
            if position["phase"] == "over":
                return None
            if position["offer"]:
                self.sees(position)
                return position
            time.sleep(0.05)
        raise AssertionError("nobody asks for anything")

    def sees(self, position: Position) -> None:
        """The page has come to this position."""
        hand = sorted(position["match"]["table"]["hand"])
        # A restless finger may have lifted another card by its last tap.
        shown = [hand, [self.words("table-your-turn"), self.words("table-press-again")]]
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(SHOWN, shown):
            assert time.monotonic() < end, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(20)
        passing = self.page.locator(".sheet.passing")
        if passing.count():
            self.page.keyboard.press("Escape")
            expect(passing).to_have_count(0)

    def move(self, move: str) -> None:
        """Makes this move through the page, and waits until the server has taken it."""
        seq = self.person.now()["seq"]
        self.meant.append(move)
        self.make(self.page, self.hands, move)
        end = time.monotonic() + PATIENCE / 3
        while time.monotonic() < end:
            if self.person.now()["seq"] > seq:
                return
            time.sleep(0.02)
        raise AssertionError(f"{move} was not made: {self.page.locator('main').aria_snapshot()}")

    def turn(self) -> bool:
        """One decision; false when the match is over."""
        position = self.asked()
        if position is None:
            return False
        self.move(self.choose(position))
        return True

    def play(self, turns: int = 1000) -> None:
        """So many decisions, or the rest of the match."""
        for _ in range(turns):
            if not self.turn():
                return


def first(position: Position) -> str:
    """What there is to see is preferred: to take, to announce, to lead the butterfly."""
    offer = position["offer"]
    moves: list[str] = offer["moves"]
    if "count" in offer:
        cards = [card for card in offer["cards"] if card != "BF"]
        return "bid " + " ".join(cards[: offer["count"]])
    if not moves:
        return some_move(position)
    seen = [move for move in moves if re.match(r"take|cut 18|show|BF=|.*!$", move)]
    return (seen or moves)[0]


def make(page: Page, hands: Hands, move: str) -> None:
    """A move as the table of its game takes it."""
    what, *cards = move.split()
    if what == "cut":
        hands.cut(page, int(cards[0]))
    elif what in ("take", "pass", "name", "show", "keep"):
        hands.press(page.locator(f"[data-move='{move}']"))
    elif what in ("bid", "give"):
        lay_out(page, hands, cards)
        hands.press(page.locator("button.main.lay, .asked button.main"))
    elif what == "middle":
        place(page, hands, cards[0])
    elif ">" in move:
        chip(page, hands, move)
    else:
        card(page, hands, move)


def in_hand(page: Page, card: str, which: int = 0) -> Locator:
    return page.locator(f"[role=toolbar] [data-card='{card}']").nth(which)


def lay_out(page: Page, hands: Hands, cards: list[str]) -> None:
    laid: dict[str, int] = {}
    for card in cards:
        hands.lay(in_hand(page, card, laid.get(card, 0)))
        laid[card] = 1


def place(page: Page, hands: Hands, card: str) -> None:
    """The duel: two alike leave nothing to choose."""
    ready = page.locator(".asked button.main")
    if not ready.count():
        hands.lay(page.locator(f".pair button[data-card='{card}']").first)
    hands.press(ready)


def card(page: Page, hands: Hands, move: str) -> None:
    """A card to a trick, with what is said with it."""
    name, _, colour = move.rstrip("!").partition("=")
    switch = page.get_by_role("switch")
    if switch.count() and switch.is_checked() != move.endswith("!"):
        switch.press(" ")
    if colour:
        calm(hands).play(in_hand(page, name))
        hands.press(page.locator(f"[data-move='{move}']"))
    else:
        hands.play(in_hand(page, name))


def calm(hands: Hands) -> Hands:
    """The same hands where a further press would take the first one back."""
    return replace(hands, restless=False) if isinstance(hands, Mouse | Touch) else hands


def chip(page: Page, hands: Hands, move: str) -> None:
    """Vier Felder: a card, then the chip of this move, else what it takes is picked."""
    choose_card(page, hands, move)
    found = page.locator(f"[data-move='{move}']")
    if found.count():
        hands.press(found)
    else:
        pick(page, hands, move)


def by_hand(page: Page, hands: Hands, move: str) -> None:
    """Vier Felder: a card, then what it takes is picked in its field."""
    choose_card(page, hands, move)
    pick(page, hands, move)


def choose_card(page: Page, hands: Hands, move: str) -> None:
    played = move.partition(">")[0]
    if "+" in played:
        hands.lay(page.locator("[data-four]"))
    else:
        hands.lay(in_hand(page, played))


def pick(page: Page, hands: Hands, move: str) -> None:
    """What is taken is pressed where it lies; then how it is meant, and that it is meant."""
    _, _, rest = move.partition(">")
    at, way, *taken = rest.partition("@")[0].split()
    plot = page.locator(f"[data-field='{at}']")
    for thing in plot.locator(".thing").all():
        cards = (thing.get_attribute("data-cards") or "").split()
        if set(cards) <= set(taken):
            near(plot, thing, hands)
            hands.lay(thing)
    if way.startswith("="):
        name = Words(page.evaluate("document.documentElement.lang"))(
            "vier-felder-do-stockpile-of", value=way[1:]
        )
        hands.lay(page.locator(".way").get_by_text(name, exact=True))
    hands.press(page.locator("[data-play]"))


def near(plot: Locator, thing: Locator, hands: Hands) -> None:
    """Where things lie too close for a finger their field is looked at alone."""
    lens = plot.locator("button.lens")
    if (
        isinstance(hands, Touch)
        and lens.count()
        and "near" not in (plot.get_attribute("class") or "")
    ):
        hands.lay(lens)


def player(
    visit: Visits,
    base: str,
    person: Client,
    size: Size = DESKTOP,
    speed: str = "off",
    **wishes: Any,
) -> Player:
    """Somebody in front of a page of his own; touch screens are tapped, others clicked."""
    address = base + seat_path(person)
    wishes.setdefault("device_scale_factor", 1)
    context = visit.somebody(size, storage_state=prefer(address, speed=speed), **wishes)
    page = context.new_page()
    page.goto(address)
    return Player(page, person, Touch(size.width < 400) if size.touch else Mouse())


def prefer(address: str, **wishes: Any) -> Any:
    """What a browser has stored that has been there before, with these preferences."""
    parts = urlsplit(address)
    kept = {"name": "vierblatt-preferences", "value": json.dumps(wishes)}
    return {"origins": [{"origin": f"{parts.scheme}://{parts.netloc}", "localStorage": [kept]}]}
