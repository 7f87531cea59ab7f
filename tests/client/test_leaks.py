"""No page ever holds a card that its seat does not know: in document, memory or on the way."""

import pytest
from playwright.sync_api import expect

from tests.client.phases import SEATED
from tests.client.players import prefer
from tests.client.secrets import Secrets, known
from tests.client.tables import asked as whoever_is_asked
from tests.client.visit import DESKTOP, Visits, watcher
from tests.server.live import Client, move, playing, table

SHORT = {"seasons-duel": 12}


def hand_of(person: Client) -> list[str]:
    hand: list[str] = person.now()["position"]["match"]["table"]["hand"]
    return hand


@pytest.mark.parametrize("game", SEATED)
def test_no_page_holds_what_its_seat_does_not_know(visit: Visits, port: int, game: str) -> None:
    people = playing(
        table(port, {"game": game, "chairs": [{"kind": "human"}] * len(SEATED[game])}, SEATED[game])
    )
    pages = {}
    for one in (people[0], watcher(people)):
        context = visit.somebody(DESKTOP, storage_state=prefer(visit.base, speed="normal"))
        page = context.new_page()
        pages[one] = Secrets(page)
        page.goto(visit.address(one))
        expect(page.locator(".turn-line")).to_be_visible()
    told = 0
    for number in range(SHORT.get(game, 20)):
        person = whoever_is_asked(people)
        now = person.now()
        if now["position"]["match"]["round"] > 1:
            break
        hands = {other: hand_of(other) for other in people}
        for one, secrets in pages.items():
            secrets.page.wait_for_timeout(60)
            public = known(one.now()["position"])
            hidden = {
                card for other in people if other is not one for card in hands[other]
            } - public
            told += len(hidden)
            assert not hidden & secrets.seen()
        person.do({"do": "act", "move": move(now["position"], number), "seen": now["seq"]})
    assert told
    for one, secrets in pages.items():
        own = one.now()["position"]["match"]["table"]["hand"] if one.token else []
        if len(own) > 2:
            assert secrets.holds(own), "the page's memory is not seen"
        for other in people:
            hand = hand_of(other)
            if other is not one and len(hand) > 2 and sorted(hand) != sorted(own):
                assert not secrets.holds(hand)
