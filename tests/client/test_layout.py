"""Where things are: at every size and in every phase nothing hides what one plays with."""

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PHASES, PLAYED, Phase, reached
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits

LYING = (Size(844, 390, touch=True), Size(667, 375, touch=True))
"""Phones on their sides."""
ZOOMED = Size(320, 200)
"""A window of 1280 x 800 at 400 %."""


def stands_well(page: Page) -> None:
    """Nothing over hand, turn or trick; all cards in the window; nothing to the side."""
    assert looks.sideways(page) <= 0
    size = page.viewport_size
    assert size
    for card in looks.boxes(page, looks.CARDS):
        assert -1 <= card["x"] <= size["width"] + 1 - card["width"], card
        assert 0 <= card["y"] <= size["height"] + 1 - card["height"], card
    assert not looks.overlaps(page, looks.CARDS, looks.SCENE)
    assert not looks.overlaps(
        page, looks.CARDS, ".turn-line .turn, .turn-line button, .ask > *, header"
    )
    assert not looks.overlaps(
        page, ".turn-line .turn", f"{looks.SCENE}, .ask > *, .turn-line button"
    )
    assert not looks.overlaps(page, looks.MIDDLE, ".ask > *")
    assert not looks.overlaps(page, looks.SCENE, "header nav")


@pytest.mark.parametrize("phase", PHASES, ids=str)
def test_nothing_lies_over_hand_turn_or_trick(visit: Visits, port: int, phase: Phase) -> None:
    asked, people = reached(port, phase)
    page = looks.seated(visit, asked, SMALL, device_scale_factor=1)
    for size in (SMALL, PHONE, DESKTOP, *LYING):
        page.set_viewport_size({"width": size.width, "height": size.height})
        stands_well(page)
    other = looks.seated(visit, next(one for one in people if one is not asked), SMALL)
    stands_well(other)


@pytest.mark.parametrize("phase", PLAYED, ids=str)
def test_at_four_hundred_per_cent_all_is_within_reach(
    visit: Visits, port: int, phase: Phase
) -> None:
    asked, _ = reached(port, phase)
    page = looks.seated(visit, asked, ZOOMED)
    assert looks.sideways(page) <= 0
    assert not looks.out_of_reach(page)


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=str)
def test_what_can_be_taken_back_leaves_the_hand_where_it_is(
    visit: Visits, port: int, size: Size
) -> None:
    """The chance goes by after three seconds, the hand must not jump."""
    asked, _ = reached(port, next(phase for phase in PHASES if phase.name == "give"))
    page = looks.seated(visit, asked, size)
    for at in (0, 1):
        page.locator(looks.CARDS).nth(at).tap()
    page.locator(".asked button.main").tap()
    back = page.locator(".turn-line button")
    expect(back).to_be_visible()
    before = looks.boxes(page, looks.CARDS)
    stands_well(page)
    expect(back).to_have_count(0)
    stands_well(page)
    assert [card["y"] for card in looks.boxes(page, looks.CARDS)] == [card["y"] for card in before]
