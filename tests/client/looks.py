"""What a page shows, measured: boxes, sizes of letters, what a finger or the Tab key gets at."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.client.visit import Size, Visits
from tests.server.live import Client

CARDS: Final = "[role=toolbar] [data-card]"
MIDDLE: Final = ".trick li, [data-field], .turned, .cut, .tray"
SCENE: Final = f"{MIDDLE}, .pair .card"
"""What lies in the middle of a table, in each game."""


def seated(visit: Visits, person: Client, size: Size, **wishes: Any) -> Page:
    """His page, with all that there is to see, and nothing that moves."""
    page = visit(person, size, **({"reduced_motion": "reduce"} | wishes))
    hand = person.now()["position"]["match"]["table"]["hand"]
    expect(page.locator(CARDS)).to_have_count(len(hand))
    expect(page.locator(".turn-line")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


BOXES: Final = """selector => [...document.querySelectorAll(selector)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, width, height, name: `${one.tagName} ${one.className} ${one.dataset.card ?? ''}` }
}).filter(box => box.width > 1 && box.height > 1)"""


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """All that is seen of it."""
    found: list[dict[str, Any]] = page.evaluate(BOXES, selector)
    return found


def meet(one: dict[str, Any], other: dict[str, Any], slack: float = 2) -> bool:
    """Whether one lies over the other."""
    return bool(
        one["x"] + slack < other["x"] + other["width"]
        and other["x"] + slack < one["x"] + one["width"]
        and one["y"] + slack < other["y"] + other["height"]
        and other["y"] + slack < one["y"] + one["height"]
    )


def overlaps(page: Page, some: str, others: str) -> list[str]:
    """What of these lies over what of those."""
    return [
        f"{one} over {other}"
        for one in boxes(page, some)
        for other in boxes(page, others)
        if meet(one, other)
    ]


SMALL_TARGETS: Final = """() => {
  const all = [...document.querySelectorAll('button, a[href], input, select, summary')]
  const found = []
  for (const one of all) {
    if (one.disabled || one.closest('[inert]') || one.matches('.term')) continue
    if (one.matches('.thing') && one.closest('[data-field]').querySelector('.lens')) continue
    const target = one.matches('input') ? one.closest('label') ?? one : one
    const inline = getComputedStyle(one).display === 'inline' && one.closest('p, li, td, dd')
    if (inline || !one.checkVisibility({ visibilityProperty: true })) continue
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = target.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const hit = (dx, dy) =>
      target.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy))
    const wide = width > 43.5 || (hit(-21, 0) && hit(21, 0))
    const high = height > 43.5 || (hit(0, -20) && hit(0, 20))
    if (!wide || !high)
      found.push(`${one.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`)
  }
  return found
}"""


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger; links in sentences and terms of a table are not meant.

    Nor is what lies in a field that can be looked at alone.
    """
    found: list[str] = page.evaluate(SMALL_TARGETS)
    return found


SMALL_LETTERS: Final = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode
    if (!data.trim() || parent.closest('svg, script, style')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    if (size < 14) found.add(`${size} ${parent.tagName}.${parent.className}: ${data.trim()}`)
  }
  return [...found]
}"""


def small_letters(page: Page) -> list[str]:
    """What is written too small."""
    found: list[str] = page.evaluate(SMALL_LETTERS)
    return found


def sideways(page: Page) -> float:
    """So many pixels of the page are to be scrolled to at the right."""
    return float(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


OUT_OF_REACH: Final = """() => {
  const all = [...document.querySelectorAll('button, a[href], input, select, summary')]
  const found = []
  for (const one of all) {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true })) continue
    one.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { x, y, width, height } = one.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [top, bottom] = [Math.max(1, y), Math.min(innerHeight, y + height)]
    const at = [x + width / 2, (top + bottom) / 2]
    const hit = document.elementFromPoint(...at)
    const label = one.closest('label')
    if (!hit || !(one.contains(hit) || hit.contains(one) && hit === label))
      found.push(`${one.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80)}`)
  }
  return found
}"""


def out_of_reach(page: Page) -> list[str]:
    """What cannot be pressed even after one has scrolled to it."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found


UNSEEN_FOCUS: Final = """() => {
  const rings = one => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  }
  const one = document.activeElement
  if (!one || one === document.body) return ['', null]
  const clipped = near =>
    near && (getComputedStyle(near).clipPath !== 'none' || clipped(near.parentElement))
  const ringed = rings(one) || [one.parentElement, one.parentElement?.parentElement].some(
    near => near && near.querySelectorAll('input').length < 2 && rings(near))
  return [ringed && !clipped(one) ? '' : one.outerHTML.slice(0, 160), one.outerHTML.slice(0, 100)]
}"""


def tabbed(page: Page, most: int = 80) -> tuple[list[str], list[str]]:
    """All that Tab leads to, and what of it does not show that it has the focus."""
    names: list[str] = []
    unseen: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        hidden, name = page.evaluate(UNSEEN_FOCUS)
        if name is None:
            break
        names.append(name)
        if hidden:
            unseen.append(hidden)
    return names, unseen
