"""Somebody who has never been here plays at once, then with a friend who has only a link."""

from playwright.sync_api import Page, expect

from tests.client import players
from tests.client.players import Mouse, Player, Touch
from tests.client.visit import DESKTOP, PHONE, Visits
from tests.server.live import Client
from vierblatt.words import Words

SAY = Words("en")


def place_of(page: Page, port: int) -> Client:
    """Where this browser sits; only it knows the token."""
    places = page.evaluate("JSON.parse(localStorage.getItem('vierblatt-places'))")
    return Client(port, places[0]["room"], places[0]["token"])


def test_one_press_and_one_plays(visit: Visits, port: int) -> None:
    page = visit("/", PHONE, reduced_motion="reduce")
    name = SAY("table-play-now-of", game=SAY("seasons-duel"))
    page.get_by_role("button", name=name, exact=True).tap()
    expect(page.locator(players.CARDS)).to_have_count(8)
    one = Player(page, place_of(page, port), Touch(twice=True))
    one.play(3)
    page.goto(visit.address("/"))
    page.get_by_role("link", name=SAY("table-go-on")).tap()
    one.asked()
    assert one.meant


def test_a_friend_comes_by_the_link(visit: Visits, port: int) -> None:
    page = visit("/", DESKTOP, reduced_motion="reduce")
    name = SAY("table-with-friends-of", game=SAY("seasons-duel"))
    page.get_by_role("link", name=name, exact=True).click()
    page.get_by_label(SAY("table-your-name"), exact=True).fill("Ann")
    page.get_by_role("button", name=SAY("table-set-up")).click()
    link = page.get_by_label(SAY("table-link"), exact=True).input_value()
    friend = visit(link, PHONE, reduced_motion="reduce")
    friend.get_by_label(SAY("table-your-name"), exact=True).fill("Ben")
    friend.get_by_role("button", name=SAY("table-sit-down")).tap()
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
    page.get_by_role("button", name=SAY("table-begin")).click()
    both = [
        Player(page, place_of(page, port), Mouse()),
        Player(friend, place_of(friend, port), Touch(twice=True)),
    ]
    for _ in range(4):
        next(one for one in both if one.person.now()["position"]["offer"]).turn()
    assert all(one.meant for one in both)
