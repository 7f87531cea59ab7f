"""Every lesson is walked through by mouse, by keyboard, by touch, and in each language."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.players import Hands, Mouse, Touch, by_hand
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits
from vierblatt.lessons.course import Course
from vierblatt.lessons.lesson import Lesson, lessons
from vierblatt.words import LANGUAGES, Words

every_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
Does = Callable[[Page, str], None]
Press = Callable[[Locator], None]
FINGER: Final = Touch(twice=True)


def languages_in_turn(first: int) -> pytest.MarkDecorator:
    """Each lesson in another language, so that each way to play meets all of them."""
    turns = [
        (lesson, LANGUAGES[(first + at) % len(LANGUAGES)]) for at, lesson in enumerate(lessons())
    ]
    names = [f"{lesson.name}-{language}" for lesson, language in turns]
    return pytest.mark.parametrize(("lesson", "language"), turns, ids=names)


def steps(lesson: Lesson) -> Iterator[tuple[str, str, Course]]:
    """Each step by its mark, the first move that is right in it, and how it stands."""
    for scene in range(len(lesson.scene)):
        way: list[str] = []
        while True:
            course = Course(lesson, scene).follow(way)
            move = course.ways()[0] if course.step.right else ""
            yield f"{scene + 1}.{len(way) + 1}", move, course
            if course.last:
                break
            way.append(move)


def walk(page: Page, lesson: Lesson, does: Does, goes_on: Callable[[Page], None]) -> None:
    """From the first step to the last; the words of each are there."""
    language = page.evaluate("document.documentElement.lang")
    for mark, move, course in steps(lesson):
        expect(page.locator(f"[data-step='{mark}']")).to_be_visible()
        begins = re.split(r"[`*(]", course.step.say.of(language).strip())[0].split("\n")[0].strip()
        expect(page.locator("[data-step]")).to_contain_text(begins[:60])
        if move:
            does(page, move)
        else:
            goes_on(page)
    expect(page.get_by_text(Words(language)("lesson-end"), exact=True)).to_be_visible()


def shown(page: Page, _move: str) -> None:
    """The learner has himself shown what is right."""
    page.locator("[data-show]").press("Enter")


def clicked_on(page: Page) -> None:
    Mouse().press(page.locator("[data-next]"))


def entered_on(page: Page) -> None:
    page.locator("[data-next]").press("Enter")


def by_mouse(page: Page, move: str) -> None:
    """The cards and buttons of the table are pressed."""
    hands_on(page, move, Mouse())


def by_key(page: Page, move: str) -> None:
    """They have the focus, and Enter is pressed."""
    pressed(page, move, enter, enter)


def by_touch(page: Page, move: str) -> None:
    """On a small screen the first tap lifts a card, or shows what a move would do."""
    hands_on(page, move, FINGER)


def enter(found: Locator) -> None:
    found.press("Enter")


def hands_on(page: Page, move: str, hands: Hands) -> None:
    pressed(page, move, hands.press, hands.play)


def pressed(page: Page, move: str, press: Press, play: Press) -> None:
    """A move as the table of its game takes it; a card that makes it alone is played."""
    what, *cards = move.split()
    hand = page.get_by_role("toolbar")
    if what in ("take", "show", "pass", "name"):
        press(page.locator(f".ask [data-move='{move}']"))
    elif what in ("bid", "give"):
        taken: dict[str, int] = {}
        for card in cards:
            press(hand.locator(f"[data-card={card}]").nth(taken.get(card, 0)))
            taken[card] = 1
        press(page.locator("button.main.lay, .asked button.main"))
    elif what == "middle":
        press(page.locator(f".pair button[data-card={cards[0]}]"))
        press(page.locator(".asked button.main"))
    elif ">" in move:
        press(hand.locator(f"[data-card='{move.partition('>')[0]}']"))
        press(page.locator(f"[data-move='{move}']"))
    else:
        card, _, colour = what.partition("=")
        play(hand.locator(f"[data-card={card}]"))
        if colour:
            press(page.locator(f"[data-move='{move}']"))


@every_language
@every_lesson
def test_each_lesson_can_be_read_to_its_end(visit: Visits, lesson: Lesson, language: str) -> None:
    page = visit(f"/learn/{lesson.name}", lang=language, reduced_motion="reduce")
    walk(page, lesson, shown, entered_on)


@languages_in_turn(0)
def test_each_lesson_is_played_by_mouse(visit: Visits, lesson: Lesson, language: str) -> None:
    page = visit(f"/learn/{lesson.name}", lang=language)
    walk(page, lesson, by_mouse, clicked_on)


@languages_in_turn(1)
def test_each_lesson_is_played_by_keyboard(visit: Visits, lesson: Lesson, language: str) -> None:
    page = visit(f"/learn/{lesson.name}", lang=language, reduced_motion="reduce")
    walk(page, lesson, by_key, entered_on)


@languages_in_turn(2)
def test_each_lesson_is_played_on_a_phone_without_barriers(
    visit: Visits, lesson: Lesson, language: str, axe: Callable[..., None]
) -> None:
    page = visit(f"/learn/{lesson.name}", PHONE, language, reduced_motion="reduce")

    def touched(page: Page, move: str) -> None:
        axe(page)
        fits(page)
        by_touch(page, move)

    walk(page, lesson, touched, lambda page: FINGER.press(page.locator("[data-next]")))
    axe(page)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=str)
def test_the_list_leads_to_each_lesson(visit: Visits, size: Size, axe: Callable[..., None]) -> None:
    page = visit("/learn", size)
    expect(page.locator("main a")).to_have_count(len(lessons()))
    axe(page)
    fits(page)
    page.locator("main a").last.click()
    expect(page.locator("[data-step='1.1']")).to_be_visible()
    fits(page)


def test_what_is_wrong_is_explained_and_costs_nothing(
    visit: Visits, axe: Callable[..., None]
) -> None:
    page = visit("/learn/four-gems-1")
    clicked_on(page)
    by_mouse(page, "G4")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("would take the trick")
    by_key(page, "B11")
    expect(alert).to_contain_text("6.5")
    expect(page.locator(".forcing")).to_have_count(3)
    axe(page)
    alert.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Follow suit")
    axe(page)
    page.keyboard.press("Escape")
    by_mouse(page, "G20")
    expect(page.locator("[data-step='1.3']")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_harvest_in_winter_may_be_tried(visit: Visits) -> None:
    """What is put together by hand is refused with the words of its rule."""
    page = visit("/learn/vier-felder-1", reduced_motion="reduce")
    shown(page, "")
    clicked_on(page)
    expect(page.locator("[data-step='2.1']")).to_be_visible()
    by_hand(page, Mouse(), "10C>2 x 10H")
    expect(page.get_by_role("alert")).to_contain_text("6.2")
    expect(page.locator("[data-step='2.1']")).to_be_visible()


def test_one_goes_back_by_key_and_button(visit: Visits) -> None:
    page = visit("/learn/seasons-duel-1")
    shown(page, "")
    expect(page.locator("[data-step='1.2']")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator("[data-step='1.1']")).to_be_visible()
    shown(page, "")
    expect(page.locator("[data-step='1.2']")).to_be_visible()
    shown(page, "")
    clicked_on(page)
    expect(page.locator("[data-step='2.1']")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-step='1.1']")).to_be_visible()


def test_the_lobby_knows_the_lessons(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn it in five minutes: Four Gems").click()
    expect(page.locator("[data-step='1.1']")).to_be_visible()


def test_a_lesson_that_is_not_there(visit: Visits) -> None:
    visit.forgive(r"status of 404")
    page = visit("/learn/poker-1")
    expect(page.get_by_role("alert")).to_be_visible()
