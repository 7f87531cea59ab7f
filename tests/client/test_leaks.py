"""No page ever holds a card that its seat does not know: in document, memory or on the way."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client import laid, looks
from tests.client.phases import ALL, HOUSE, SEATED, Phase, reached
from tests.client.players import prefer
from tests.client.secrets import Secrets, known
from tests.client.tables import asked as whoever_is_asked
from tests.client.tables import until
from tests.client.visit import DESKTOP, PHONE, Visits, watcher
from tests.server.live import Client, move, playing, table
from vierblatt.words import Words

SAY = Words("en")


class Kind(NamedTuple):
    """Of table, and how many moves are watched there."""

    game: str
    names: tuple[str, ...]
    moves: int = 20
    house: dict[str, Any] | None = None

    def __str__(self) -> str:
        return "-".join([self.game, str(len(self.names)), *(self.house or ())])


KINDS = [
    *(Kind(game, names) for game, names in SEATED.items() if game != "seasons-duel"),
    Kind("seasons-duel", SEATED["seasons-duel"], 12),
    Kind("four-seasons", ALL, 10, {"variant": "team"}),
    Kind("four-seasons", ALL[:3], 8),
    Kind("vier-felder", ALL[:2], 8, {"full_harvest": "on", "joker_sun": "on"}),
]


def hand_of(person: Client) -> list[str]:
    hand: list[str] = person.now()["position"]["match"]["table"]["hand"]
    return hand


def bid_of(person: Client) -> list[str]:
    """The cards that he has bid."""
    position = person.now()["position"]
    bids = position["match"]["table"].get("bid_cards")
    return bids[position["you"]] if bids else []


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_page_holds_what_its_seat_does_not_know(visit: Visits, port: int, kind: Kind) -> None:
    chairs = [{"kind": "human"}] * len(kind.names)
    settings = {"game": kind.game, "options": kind.house or {}, "chairs": chairs}
    people = playing(table(port, settings, kind.names))
    pages = {}
    for one in (people[0], watcher(people)):
        context = visit.somebody(DESKTOP, storage_state=prefer(visit.base, speed="normal"))
        page = context.new_page()
        pages[one] = Secrets(page)
        page.goto(visit.address(one))
        expect(page.locator(".turn-line")).to_be_visible()
    told = 0
    for number in range(kind.moves):
        person = whoever_is_asked(people)
        now = person.now()
        if now["position"]["match"]["round"] > 1:
            break
        hands = {other: hand_of(other) + bid_of(other) for other in people}
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


@pytest.mark.parametrize("game", ["four-gems", "four-seasons"])
def test_whoever_claims_the_rest_shows_his_hand_and_no_other(
    visit: Visits, port: int, game: str
) -> None:
    """Asked and agreed to at pages; the third and the fourth agree over HTTP."""
    people = playing(table(port, {"game": game, "chairs": [{"kind": "human"}] * 4}, ALL))
    ann = until(people, claims_some)
    ben, *others = (one for one in people if one is not ann)
    hand, hidden = hand_of(ann), {card for one in people for card in hand_of(one)}
    pages = [visit.somebody(size).new_page() for size in (PHONE, DESKTOP)]
    seen = [(one, Secrets(page)) for one, page in zip((ben, watcher(people)), pages, strict=True)]
    for one, secrets in seen:
        secrets.page.goto(visit.address(one))
        expect(secrets.page.locator(".turn-line")).to_be_visible()
    page = looks.seated(visit, ann, DESKTOP)
    page.keyboard.press("m")
    for text in ("table-claim-rest", "table-claim-rest-sure"):
        page.get_by_role("button", name=SAY(text)).click()
    for one, secrets in seen:
        expect(secrets.page.locator(".notes [data-card]")).to_have_count(len(hand))
        public = known(one.now()["position"])
        assert {*hand} <= public
        assert (hidden - public) & {*hand_of(others[0])}
        assert not (hidden - public) & secrets.seen()
    for one in others:
        one.do({"do": "reply", "request": 1, "yes": True})
    pages[0].get_by_role("button", name=SAY("table-agree")).click()
    expect(page.locator(looks.CARDS)).not_to_have_count(len(hand))
    assert ann.now()["position"]["match"]["round"] == 2


def claims_some(now: Any) -> bool:
    """Whether one may claim the rest, and holds no more than four cards."""
    return now["position"]["may_claim"] and len(now["position"]["match"]["table"]["hand"]) <= 4


@pytest.mark.parametrize("phase", [one for one in HOUSE if one.paper], ids=str)
def test_of_a_deal_laid_by_hand_each_page_has_what_may_be_known(
    visit: Visits, port: int, phase: Phase
) -> None:
    person, _ = reached(port, phase)
    for one in (person, watcher([person])):
        page = visit.somebody(DESKTOP).new_page()
        secrets = Secrets(page)
        page.goto(visit.address(one))
        expect(page.locator(".turn-line")).to_be_visible()
        expect(page.locator(looks.CARDS)).to_have_count(len(hand_of(one)))
        hidden = laid.cards(phase.paper) - known(one.now()["position"])
        assert hidden
        assert not hidden & secrets.seen()
