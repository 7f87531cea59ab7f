"""What a page holds of cards: in its document, in its memory, and in all that it was sent."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, Response, WebSocket

WATCH: Final = """(() => {
  const words = (window.everSeen = new Set())
  const SHAPES = ['d', 'points', 'transform', 'viewBox', 'style', 'class', 'id', 'fill', 'width']
  const note = text => (text.match(/[A-Za-z0-9]+/g) ?? []).forEach(word => words.add(word))
  const look = node => {
    if (node.nodeType === Node.TEXT_NODE) note(node.data)
    if (node.nodeType !== Node.ELEMENT_NODE) return
    for (const { name, value } of node.attributes) if (!SHAPES.includes(name)) note(value)
    node.childNodes.forEach(look)
  }
  new MutationObserver(changes => {
    for (const { addedNodes, target, type, attributeName } of changes) {
      addedNodes.forEach(look)
      if (type === 'characterData') look(target)
      if (type === 'attributes' && !SHAPES.includes(attributeName))
        note(target.getAttribute(attributeName) ?? '')
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
})()"""
"""Keeps each word that was in the document at any time, and be it in the middle of a flight."""

HELD: Final = """function (hand) {
  const same = list => list.every(one => typeof one === 'string')
    && [...list].sort().join() === [...hand].sort().join()
  return this.filter(list => list.length === hand.length && same(list)).length
}"""

CARD: Final = re.compile(r"[A-Za-z0-9]+")


class Secrets:
    """To be made before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.came: list[str] = []
        page.add_init_script(WATCH)
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.came.append(str(frame)))

    def _answered(self, response: Response) -> None:
        if "/api/rooms/" in response.url:
            self.came.append(response.text())

    def seen(self) -> set[str]:
        """Every word that was in the document, or is stored, or came over the line."""
        words: list[str] = self.page.evaluate("[...window.everSeen]")
        stored: str = self.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
        return {*words, *CARD.findall(stored), *CARD.findall(" ".join(self.came))}

    def holds(self, hand: list[str]) -> int:
        """How many lists in memory are this hand, when all without owner is let go."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        prototype = session.send("Runtime.evaluate", {"expression": "Array.prototype"})
        found = session.send(
            "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
        )
        answer: dict[str, Any] = session.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objects"]["objectId"],
                "functionDeclaration": HELD,
                "arguments": [{"value": hand}],
                "returnByValue": True,
            },
        )
        session.send("Runtime.releaseObject", {"objectId": found["objects"]["objectId"]})
        session.detach()
        return int(answer["result"]["value"])


def known(view: Any) -> set[str]:
    """The words of what a seat may know now."""
    return set(CARD.findall(json.dumps(view)))
