"""Looking back: a match is walked through, shared, checked, gone on from; things are printed."""

import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.tables import asked
from tests.client.visit import DESKTOP, PHONE, SIZES, SMALL, Size, Visits
from tests.server.live import Client, Process, move, table
from vierblatt.core.chance import Stream
from vierblatt.core.match import Match
from vierblatt.core.record import Writer
from vierblatt.core.report import as_test, reported
from vierblatt.games import GAMES, find_game
from vierblatt.testing.conformance import SECRET, tables
from vierblatt.words import Words

SAY = Words("en")
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
BOT = {"kind": "bot", "bot": "random"}
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


@pytest.fixture(scope="package")
def over(server: Process) -> Client:
    """Somebody who has played the duel to its end."""
    assert server.port is not None
    chairs = [{"kind": "human"}, BOT]
    settings = {"game": "seasons-duel", "chairs": chairs, "pace": "quick"}
    (ann,) = table(server.port, settings, ("Ann",))
    ann.do({"do": "begin"})
    number = 0
    while ann.now()["position"]["phase"] != "over":
        now = asked([ann]).now()
        ann.do({"do": "act", "move": move(now["position"], number), "seen": now["seq"]})
        number += 1
        while not (here := ann.now()["position"])["offer"] and here["phase"] == "playing":
            ann.feed(ann.now()["seq"], 5)
    return ann


def opened(visit: Visits, path: str, size: Size = DESKTOP) -> Page:
    page = visit(path, size)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def opened_file(visit: Visits, file: Path) -> Page:
    page = visit("/m/file")
    page.locator("input[type=file]").set_input_files(file)
    return page


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def drawn(page: Page) -> str:
    """The table as it is; how often a disc has gone round is not seen."""
    html = page.locator("main .field").inner_html()
    return re.sub(r"rotate\((-?\d+)deg\)", lambda found: str(int(found[1]) % 360), html)


def found(page: Page) -> dict[str, str]:
    """What each check has come to, once the browser has worked out its own."""
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".trust [role=status] [data-check=lines]")).to_be_visible()
    expect(page.locator("[data-check]")).to_have_count(8)
    shown = page.locator("[data-check]").all()
    return {
        str(one.get_attribute("data-check")): str(one.get_attribute("data-found")) for one in shown
    }


@every_record
def test_an_old_record_opens_and_is_the_same_forth_and_back(visit: Visits, file: Path) -> None:
    page = opened_file(visit, file)
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("heading", level=1).click()
    seen = []
    for number in range(10):
        assert at(page) == number
        seen.append(drawn(page))
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-at='{number + 1}']")).to_be_attached()
    for number in reversed(range(10)):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f"[data-at='{number}']")).to_be_attached()
        assert drawn(page) == seen[number]
    checks = found(page)
    assert set(checks.values()) <= {"ok", "not-there"}
    expect(page.locator(".trust [role=status] [data-check=positions]")).to_have_count(1)
    assert (checks["packs"] == "ok") == ('"secret":' in file.read_text())


def test_the_keys_lead_everywhere(visit: Visits) -> None:
    page = opened_file(visit, RECORDS[1])
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("End")
    last = at(page)
    page.keyboard.press("PageUp")
    assert 0 < at(page) < last
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    assert at(page) > 1
    expect(page.locator(".trick li")).to_have_count(4)
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.locator("[data-at='2']")).to_be_attached()
    page.keyboard.press(" ")
    assert at(page) < 6


def test_a_tampered_record_is_found_out(visit: Visits, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in RECORDS[1].read_text().splitlines()]
    pack = lines[1]["pack"]
    pack[0], pack[1] = pack[1], pack[0]
    file = tmp_path / "tampered.jsonl"
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    checks = found(opened_file(visit, file))
    assert (checks["lines"], checks["secret"], checks["packs"]) == ("failed", "ok", "failed")
    assert "ok" not in (checks["moves"], checks["positions"])


def test_a_record_of_other_rules_opens_and_says_so(visit: Visits, tmp_path: Path) -> None:
    file = tmp_path / "later.jsonl"
    file.write_text(RECORDS[1].read_text().replace('"rules_version":1', '"rules_version":99'))
    page = opened_file(visit, file)
    expect(page.get_by_text("version 99 of the rules")).to_be_visible()
    page.keyboard.press("End")
    assert found(page)["moves"] == "not-checked"


def test_what_is_no_record_is_refused_with_its_line(visit: Visits, tmp_path: Path) -> None:
    visit.forgive(r"status of 422 .*/api/replay$")
    file = tmp_path / "list.txt"
    file.write_text("game four-gems\nmilk and eggs\n")
    page = opened_file(visit, file)
    expect(page.get_by_role("alert")).to_contain_text("line 2")


def test_a_link_shows_a_second_browser_the_same_moment(visit: Visits, over: Client) -> None:
    first = opened(visit, f"/m/{over.room}?as=open&at=9")
    expect(first.locator("[data-open]")).to_have_count(2)
    first.get_by_role("button", name="Link to this moment").click()
    link = first.get_by_role("dialog").locator("input").input_value()
    second = opened(visit, link)
    assert at(second) == 9
    assert drawn(second) == drawn(first)


def test_a_seat_sees_its_own_hand_alone(visit: Visits, over: Client) -> None:
    page = opened(visit, f"/m/{over.room}?as=0&at=1")
    _, told = over.get(over.at("/replay?as=open&from=1&most=1"))
    own = sorted(told["frames"][0]["open"][0]["hand"])
    cards = page.get_by_role("toolbar", name="hand").locator("[data-card]").all()
    assert sorted(str(card.get_attribute("data-card")) for card in cards) == own
    expect(page.locator("[data-open]")).to_have_count(0)


def test_a_match_that_is_on_has_no_replay(visit: Visits, port: int) -> None:
    visit.forgive(r"status of 409 .*/replay")
    (ann,) = table(port, {"game": "seasons-duel", "chairs": [{"kind": "human"}, BOT]}, ("Ann",))
    ann.do({"do": "begin"})
    page = visit(f"/m/{ann.room}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)


@pytest.mark.parametrize("deal", ["as-it-was", "anew"])
def test_one_goes_on_against_bots(visit: Visits, over: Client, deal: str) -> None:
    page = opened(visit, f"/m/{over.room}?as=0&at=9")
    page.get_by_role("button", name="Go on from here").click()
    page.locator(f"input[value={deal}]").check()
    page.get_by_role("dialog").get_by_role("button", name="Go on from here").click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_role("toolbar")).to_be_visible()


def test_what_the_seat_was_sent_has_no_card_too_many(visit: Visits, over: Client) -> None:
    context = visit.somebody()
    page = context.new_page()
    page.goto(visit.address(over))
    page.get_by_role("link", name="Walk through the match").click()
    found(page)
    page.get_by_role("button", name="Look through what I was sent").click()
    expect(page.locator("[data-audit=good]")).to_be_visible()


def test_what_seems_wrong_becomes_a_report(visit: Visits, over: Client, tmp_path: Path) -> None:
    page = opened(visit, f"/m/{over.room}?as=0&at=5")
    page.get_by_role("button", name="This seems wrong").click()
    page.get_by_role("textbox", name="What should have happened?").fill("Ann has placed it.")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the report").click()
    coming.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert (report["report"], report["n"], report["looker"]) == (1, 5, "0")
    assert report["words"] == "Ann has placed it."
    assert report["record"].encode() == over.get(over.at("/record"))[1]
    assert (report["game"], report["rules_version"]) == ("seasons-duel", 1)
    assert report["program"]


def test_what_seems_wrong_at_a_table_is_noted_until_its_record_is_there(
    visit: Visits, port: int
) -> None:
    (ann,) = table(port, {"game": "seasons-duel", "chairs": [{"kind": "human"}, BOT]}, ("Ann",))
    ann.do({"do": "begin"})
    asked([ann])
    page = visit(ann)
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="This seems wrong").click()
    page.get_by_role("textbox", name="What should have happened?").fill("Two threes are missing.")
    page.get_by_role("button", name="Note it down").click()
    expect(page.get_by_role("dialog")).to_contain_text("Noted.")
    page.get_by_role("textbox", name="What should have happened?").fill("Now.")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the report").click()
    report = reported(Path(coming.value.path()).read_bytes())
    assert (report.words, report.looker, report.record) == ("Now.", "0", "")
    assert "offered == [" in as_test(report, find_game)
    ann.do({"do": "ask", "what": "resign", "terms": {}})
    page.get_by_role("link", name="Walk through the match").first.click()
    page.get_by_role("button", name="This seems wrong").click()
    expect(page.get_by_role("dialog")).to_contain_text("Two threes are missing.")
    with page.expect_download() as coming:
        page.locator("[role=dialog] li").get_by_role("button", name="Save the report").click()
    saved = json.loads(Path(coming.value.path()).read_text())
    assert (saved["words"], saved["looker"]) == ("Two threes are missing.", "0")
    assert sorted(saved["shown"]["hand"]) == sorted(held_in(saved))
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    told = page.locator(".happened")
    expect(told).to_contain_text("Ann resigns.")
    expect(told).to_contain_text(re.compile(r"\w+ wins the match"))
    expect(page.get_by_text("Game 1 is over.")).to_have_count(0)


def held_in(report: dict[str, object]) -> list[str]:
    """What the seat held at the frame of a report, as the record tells it."""
    lines = [json.loads(line) for line in str(report["record"]).splitlines()]
    n = int(str(report["n"]))
    steps = [line for line in lines if line.keys() & {"pack", "move"}][: n + 1]
    held: list[str] = []
    for event in [event for step in steps for event in step["events"]]:
        if event["seat"] == 0 and event["event"] in ("dealt", "drew"):
            held += event["cards"]
        elif event["seat"] == 0 and event["event"] == "gave":
            for card in event["cards"]:
                held.remove(card)
    return held


@every_game
def test_a_whole_deck_is_printed(visit: Visits, game: str) -> None:
    page = visit(f"/print/{game}?what=cards&what=sheet&what=rules&size=bridge")
    expect(page.locator("[data-sheet=rules]")).to_be_visible()
    expect(page.locator("[data-sheet=scores]")).to_be_visible()
    cards = {"four-seasons": 37, "vier-felder": 52, "seasons-duel": 48, "four-gems": 32}[game]
    expect(page.locator("[data-sheet=faces] [data-card]")).to_have_count(cards)
    page.emulate_media(media="print")
    expect(page.get_by_role("button")).to_have_count(
        page.locator("[data-sheet=rules] button").count()
    )
    box = page.locator("[data-sheet=faces] .card").first.bounding_box()
    assert box is not None
    assert (round(box["width"] / 96 * 25.4), round(box["height"] / 96 * 25.4)) == (57, 89)


LINES = """() => [...document.querySelectorAll('.numbered > p')].filter(one => {
  const text = document.createRange()
  text.selectNodeContents(one)
  const { left } = one.getBoundingClientRect()
  const number = one.parentElement.querySelector('.number').getBoundingClientRect()
  return number.right > left + 1 || [...text.getClientRects()].some(box => box.left < left - 1)
}).map(one => one.innerText)"""


def test_the_numbers_of_the_rules_hang_beside_their_lines(visit: Visits) -> None:
    page = visit("/print/vier-felder?what=rules")
    expect(page.locator(".numbered").first).to_be_visible()
    assert page.evaluate(LINES) == []


def test_the_rules_are_those_of_the_record_on_paper_too(visit: Visits) -> None:
    page = opened_file(visit, next(file for file in RECORDS if file.stem == "four-gems-v1-strict"))
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog")
    ours = SAY("rule-at-table", values=SAY("four-gems-option-overruff-must"))
    expect(rules.locator('[data-rule="6.11"]')).to_contain_text(ours)
    page.keyboard.press("?")
    expect(rules).to_have_count(0)
    page.keyboard.press("End")
    page.locator(".strip a.term").first.click()
    expect(rules.locator('[data-rule="1.4"]')).to_be_focused()
    rules.get_by_role("link", name="Print").click()
    printed = page.locator("[data-sheet=rules]")
    expect(printed.locator('[data-rule="6.11"]')).to_contain_text(ours)
    expect(printed).to_contain_text("FG1-")


def test_what_else_lies_on_the_table_is_printed_too(visit: Visits) -> None:
    page = visit("/print/vier-felder?what=pieces")
    expect(page.locator("[data-sheet=pieces] [data-coin]")).to_have_count(4)
    expect(page.locator("[data-sheet=pieces] svg")).to_have_count(6)
    expect(page.locator("[data-sheet=rules]")).to_have_count(0)
    other = visit("/print/four-gems?what=pieces")
    expect(other.locator("[data-sheet=rules]")).to_be_visible()
    expect(other.locator("input[value=pieces]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_in_the_way(
    visit: Visits, over: Client, axe: Callable[..., None], size: Size
) -> None:
    page = opened(visit, f"/m/{over.room}?as=open&at=9", size)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    for way in page.locator("nav .icon:visible").all():
        way.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        # A table in the rules has a frame of its own that scrolls.
        assert not sticking_out(page, "[role=dialog]", "[role=dialog] :not(.wide *)")
        page.keyboard.press("Escape")
    found(page)
    axe(page)
    if size == PHONE:
        printed = visit("/print/four-gems?what=cards&what=sheet", size)
        expect(printed.locator("[data-sheet=scores]")).to_be_attached()
        assert printed.evaluate("document.documentElement.scrollWidth") <= size.width
        axe(printed)


def sticking_out(page: Page, box: str, inside: str) -> list[str]:
    """What of this is wider than the box that it lies in."""
    reach: list[str] = page.evaluate(REACH, [box, inside])
    return reach


REACH = """([box, inside]) => [...document.querySelectorAll(inside)].filter(one => {
  const { left, right, width } = one.getBoundingClientRect()
  const around = one.closest(box).getBoundingClientRect()
  const out = left < around.left - 1 || right > around.right + 1
  return out && width > 1 && !one.closest('.unseen')
}).map(one => `${one.outerHTML.slice(0, 120)}`)"""


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=str)
def test_where_a_file_is_opened_nothing_sticks_out(visit: Visits, size: Size) -> None:
    page = visit("/m/file", size)
    expect(page.locator("input[type=file]")).to_be_visible()
    assert looks.sideways(page) <= 0
    assert not sticking_out(page, "main", "main *")
    page.locator("input[type=file]").set_input_files(RECORDS[-2])
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name=SAY("replay-files")).click()
    assert not sticking_out(page, "[role=dialog]", "[role=dialog] *")
    page.keyboard.press("Escape")
    assert page.locator(".seat").count() == 4
    assert not sticking_out(page, ".seat", ".seat .name, .seat .name *")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_every_press_in_one_spot_is_a_step(visit: Visits, size: Size) -> None:
    """The line beside the buttons changes, and they stay under the finger."""
    page = opened_file(visit, next(file for file in RECORDS if "four-seasons" in file.name))
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.emulate_media(reduced_motion="reduce")
    here = page.locator(".controls button.next").bounding_box()
    assert here is not None
    for _ in range(20):
        page.mouse.click(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    assert at(page) == 20


@every_game
def test_the_ways_are_named_by_what_a_game_has(visit: Visits, game: str) -> None:
    file = next(file for file in RECORDS if file.name.startswith(game))
    page = opened_file(visit, file)
    for key in ("replay-trick-back", "replay-trick-next", "replay-round-next"):
        expect(page.get_by_role("button", name=SAY(key, game=game), exact=True)).to_be_visible()
    tricks = page.get_by_role("button", name=re.compile("trick"))
    expect(tricks).to_have_count(2 if game in ("four-gems", "four-seasons") else 0)


def with_gems(file: Path) -> list[int]:
    """Writes a round down in which FOUR GEMS is announced and shown; the frames of both."""
    four_gems = next(game for game in GAMES if game.name == "four-gems")
    for number in count():
        match = next(tables(four_gems)).match(number)
        with file.open("wb") as out:
            writer = Writer(out)
            writer.begin(match)
            pack = Stream(SECRET, f"gems {number}").laid(match.bundles())
            writer.pack(match, pack, match.deal(pack))
            while match.state is not None:
                seat = match.waiting()[0]
                code = calling(match, seat)
                writer.move(
                    match, seat, four_gems.text(match.decode(seat, code)), match.act(seat, code)
                )
            writer.end(match)
        steps = [
            line for line in map(json.loads, file.read_text().splitlines()) if "events" in line
        ]
        kinds = [{event["event"] for event in step["events"]} for step in steps]
        if any("showed" in kind for kind in kinds):
            return [n for n, kind in enumerate(kinds) if kind & {"announced", "showed"}]
    raise AssertionError


def calling(match: Match, seat: int) -> int:
    """What table sense says, but whoever can announce does."""
    assert match.state is not None
    for code in match.state.legal(seat):
        if match.game.text(match.decode(seat, code)).endswith("!"):
            return int(code)
    return match.game.greedy(match.state, seat)


def test_what_is_announced_and_shown_is_read_in_any_light(
    visit: Visits, tmp_path: Path, axe: Callable[..., None]
) -> None:
    file = tmp_path / "gems.jsonl"
    frames = with_gems(file)
    page = opened_file(visit, file)
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("heading", level=1).click()
    for n in frames:
        while at(page) < n:
            page.keyboard.press("ArrowRight")
        expect(
            page.get_by_text(re.compile("FOUR GEMS")).or_(page.locator("[data-square]")).first
        ).to_be_visible()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            axe(page)
