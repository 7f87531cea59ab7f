"""Where things are: at every size and in every phase nothing hides what one plays with."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PHASES, PLAYED, Phase, reached
from tests.client.test_lessons import clicked_on, every_lesson, shown, walk
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits, watcher
from tests.server.live import playing, table
from vierblatt.lessons.lesson import Lesson, lessons

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
    assert not looks.overlaps(page, looks.CARDS, ".own .seat")


@pytest.mark.parametrize("phase", PHASES, ids=str)
def test_nothing_lies_over_hand_turn_or_trick(visit: Visits, port: int, phase: Phase) -> None:
    asked, people = reached(port, phase)
    page = looks.seated(visit, asked, SMALL, device_scale_factor=1)
    in_all_sizes(page)
    if phase.opens:
        phase.opened(page)
        in_all_sizes(page)
    for other in [one for one in people if one is not asked][:1]:
        stands_well(looks.seated(visit, other, SMALL))


def in_all_sizes(page: Page) -> None:
    for size in (SMALL, PHONE, DESKTOP, *LYING):
        page.set_viewport_size({"width": size.width, "height": size.height})
        stands_well(page)


@pytest.mark.parametrize("phase", PLAYED, ids=str)
def test_what_others_ask_lies_over_nothing_of_the_table(
    visit: Visits, port: int, phase: Phase
) -> None:
    asked, people = reached(port, phase)
    page = looks.seated(visit, asked, PHONE)
    next(one for one in people if one is not asked).do({"do": "pause", "text": "The door bell"})
    expect(page.locator(".notes .note")).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size.width, "height": size.height})
        stands_well(page)
        assert not looks.overlaps(page, ".notes .note", ".field, header")


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


def at_table(page: Page) -> None:
    """The table of the lesson is there, and nothing of it will move."""
    expect(page.locator(".board, .round-table")).to_be_visible()
    page.evaluate("document.fonts.ready")


@every_lesson
@pytest.mark.parametrize("size", [PHONE, *LYING], ids=str)
def test_beside_the_words_of_a_lesson_the_whole_hand_is_seen(
    visit: Visits, lesson: Lesson, size: Size
) -> None:
    page = visit(f"/learn/{lesson.name}", size, reduced_motion="reduce", device_scale_factor=1)

    def looked(page: Page) -> None:
        at_table(page)
        stands_well(page)
        assert not looks.overlaps(page, f"{looks.CARDS}, {looks.SCENE}", ".panel")

    def showed(page: Page, move: str) -> None:
        looked(page)
        shown(page, move)

    def went_on(page: Page) -> None:
        looked(page)
        clicked_on(page)

    walk(page, lesson, showed, went_on)


IN_FIELDS = [lesson for lesson in lessons() if lesson.name.startswith("vier-felder")]


@pytest.mark.parametrize("lesson", IN_FIELDS, ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("size", [PHONE, SMALL, *LYING], ids=str)
def test_in_a_lesson_a_move_is_composed_without_overlaps(
    visit: Visits, lesson: Lesson, size: Size
) -> None:
    page = visit(f"/learn/{lesson.name}", size, reduced_motion="reduce", device_scale_factor=1)

    def composed(page: Page, move: str) -> None:
        at_table(page)
        page.locator(f"[role=toolbar] [data-card='{move.partition('>')[0]}']").click()
        expect(page.locator(f"[data-move='{move}']")).to_be_attached()
        stands_well(page)
        lie_in_their_fields(page)
        page.locator(f"[data-move='{move}']").focus()
        expect(page.locator(".aimed")).to_be_visible()
        lie_in_their_fields(page)
        shown(page, move)

    walk(page, lesson, composed, clicked_on)


def lie_in_their_fields(page: Page) -> None:
    """No card of a field lies out of it, and no field over another or over the composer."""
    plots = [looks.boxes(page, f"[data-field='{field}']")[0] for field in range(4)]
    for field, plot in enumerate(plots):
        assert not any(looks.meet(plot, other) for other in plots[:field])
        for thing in looks.boxes(page, f"[data-field='{field}'] .thing"):
            assert plot["x"] <= thing["x"] <= plot["x"] + plot["width"] - thing["width"], thing
            assert plot["y"] <= thing["y"] <= plot["y"] + plot["height"] - thing["height"], thing
        (head,) = looks.boxes(page, f"[data-field='{field}'] header")
        for name in looks.boxes(page, f"[data-field='{field}'] header b"):
            left_out = name["y"] >= head["y"] + head["height"]
            assert left_out or name["x"] + name["width"] <= head["x"] + head["width"] + 1, name
    assert not looks.overlaps(page, "[data-field]", f".sheet, .panel, .seat, {looks.CARDS}")
    assert not looks.overlaps(page, ".outlook", ".moves")


def test_the_words_of_a_lesson_show_that_there_is_more(visit: Visits) -> None:
    """Each step begins at its beginning, however far the one before it was read."""
    page = visit("/learn/vier-felder-1", PHONE, reduced_motion="reduce")
    panel = page.locator(".panel")
    more = page.locator(".panel[data-more]")
    expect(more).to_be_visible()
    panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    expect(more).to_have_count(0)
    panel.evaluate("panel => { panel.style.height = '120px' }")
    shown(page, "")
    expect(page.locator("[data-step='1.2']")).to_be_visible()
    assert panel.evaluate("panel => panel.scrollTop") == 0
    expect(more).to_be_visible()


def test_it_is_said_that_a_second_press_plays(visit: Visits, port: int) -> None:
    """On a narrow phone the first one lifts a card, or shows what a move would do."""
    page = visit("/learn/vier-felder-1", PHONE, reduced_motion="reduce")
    page.locator(looks.CARDS).first.tap()
    said = page.locator(".panel .ways").get_by_text("Press again to play")
    for chip in "12":
        page.locator(f"[data-chip='{chip}']").tap()
        expect(said).to_be_visible()
    expect(page.locator("[data-aimed]")).to_have_attribute("data-chip", "2")
    asked, _ = reached(port, next(phase for phase in PLAYED if phase.game == "four-gems"))
    page = looks.seated(visit, asked, PHONE)
    page.locator(f"{looks.CARDS}.playable").first.tap()
    expect(page.locator(".turn-line .turn")).to_have_text("Press again to play")


def test_where_nothing_is_composed_the_fields_have_the_room(visit: Visits, port: int) -> None:
    _, people = reached(port, next(phase for phase in PLAYED if phase.game == "vier-felder"))
    page = visit(watcher(people), DESKTOP)
    expect(page.locator("[data-field='1']")).to_be_visible()
    (board,) = looks.boxes(page, ".board")
    (field,) = looks.boxes(page, "[data-field='1']")
    assert field["x"] + field["width"] > board["x"] + board["width"] - 20


def promised(view: dict[str, Any]) -> bool:
    """Another one must hold something."""
    return any(values and seat != view["seat"] for seat, values in enumerate(view["promises"]))


def test_what_one_decides_by_is_seen_while_a_move_is_composed(visit: Visits, port: int) -> None:
    asked, _ = reached(port, Phase("vier-felder", "promised", promised))
    page = looks.seated(visit, asked, PHONE)
    page.locator(looks.CARDS).first.tap()
    expect(page.locator("[data-chip]").first).to_be_visible()
    heads = looks.boxes(page, "[data-field] header")
    told = looks.boxes(page, "[data-field] .forbids")
    assert len(told) == 4
    for head, words in zip(heads, told, strict=True):
        assert words["y"] + words["height"] <= head["y"] + head["height"] + 2
    page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
    expect(page.locator(".plates .promise").first).to_be_visible()
    stands_well(page)
    bans = looks.boxes(page, "[data-field] header s")
    assert len(bans) == 3, "all is allowed in summer only"
    assert all(any(inside(ban, head) for head in looks.boxes(page, "header")) for ban in bans)


def inside(one: dict[str, Any], other: dict[str, Any], slack: float = 2) -> bool:
    return bool(
        one["x"] + slack >= other["x"]
        and one["y"] + slack >= other["y"]
        and one["x"] + one["width"] <= other["x"] + other["width"] + slack
        and one["y"] + one["height"] <= other["y"] + other["height"] + slack
    )


def test_long_words_stay_in_their_boxes(visit: Visits, port: int) -> None:
    """French ones in the smallest window: no button, no plate and no card's name is too narrow."""
    page = visit("/", SMALL, "fr")
    settings = page.locator("header button")
    expect(settings).to_be_visible()
    assert settings.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    for name in ("give", "place"):
        asked, _ = reached(port, next(phase for phase in PHASES if phase.name == name))
        page = looks.seated(visit, asked, SMALL, lang="fr", device_scale_factor=1)
        for seat in looks.boxes(page, ".seat"):
            assert seat["x"] >= 0, seat
            assert seat["x"] + seat["width"] <= SMALL.width, seat
        if name == "place":
            page.locator(".pair button").first.press("Enter")
            for role in page.locator(".pair .role").all():
                assert role.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_of_many_players_each_total_is_seen(visit: Visits, port: int) -> None:
    """Of a name that is too long some letters are left, never half of one; the number is whole."""
    people = ("Anne-Sophie", "Maximilian", "Bartholomew", "Christopher")
    settings = {"game": "four-seasons", "chairs": [{"kind": "human"}] * 4}
    page = looks.seated(visit, playing(table(port, settings, people))[0], SMALL, lang="fr")
    (line,) = looks.boxes(page, ".totals")
    names, numbers = looks.boxes(page, ".totals dt"), looks.boxes(page, ".totals dd")
    assert len(names) == len(numbers) == 4
    for name in page.locator(".totals dt").all():
        assert name.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert all(inside(number, line) for number in numbers)
