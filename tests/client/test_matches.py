"""Whole matches of each game through the page, by mouse, by touch and by keyboard, whatever happens in between."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.players import Keys, Mouse, Player, Position, Touch, by_hand, first, player
from tests.client.visit import DESKTOP, PHONE, SMALL, Visits
from tests.server.live import Client, Process, playing, serving, table
from vierblatt.words import Words

SAY = Words("en")


def alone(port: int, game: str, seats: int, **options: Any) -> Client:
    """Ann against bots."""
    chairs = [{"kind": "human"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    settings = {"game": game, "options": options, "chairs": chairs}
    return playing(table(port, settings, ("Ann",)))[0]


def test_four_gems_by_keyboard_alone(visit: Visits, port: int) -> None:
    ann = player(visit, alone(port, "four-gems", 4, target=1), DESKTOP)
    ann.hands = Keys()
    ann.play()
    ended(ann)


def test_four_seasons_by_touch(visit: Visits, port: int) -> None:
    ann = player(visit, alone(port, "four-seasons", 4, target=1), PHONE)
    ann.play()
    ended(ann)


def test_vier_felder_by_touch(visit: Visits, port: int) -> None:
    ann = player(visit, alone(port, "vier-felder", 2, target=1), SMALL)
    ann.play()
    ended(ann)


def test_the_duel_by_mouse(visit: Visits, port: int) -> None:
    ann = player(visit, alone(port, "seasons-duel", 2), DESKTOP)
    ann.play()
    ended(ann)


def ended(ann: Player) -> None:
    """The winner is shown, every number of the sheet is the record's, and each move was meant."""
    position = ann.person.now()["position"]
    expect(ann.page.locator(".after h2")).to_be_visible(timeout=15_000)
    assert moves_of(ann.person, position["you"]) == ann.meant
    sheet_is(ann.page, ann.person)


def record_of(person: Client) -> list[dict[str, Any]]:
    status, text = person.get(person.at("/record"))
    assert status == 200
    return [json.loads(line) for line in text.splitlines()]


def moves_of(person: Client, seat: int) -> list[str]:
    return [line["move"] for line in record_of(person) if line.get("seat") == seat]


def sheet_is(page: Page, person: Client) -> None:
    """Round by round."""
    sides = person.now()["position"]["sides"]
    firsts = [sides.index(side) for side in dict.fromkeys(sides)]
    rounds = [line for line in record_of(person) if "points" in line]
    shown = page.locator(".after table")
    rows = shown.locator("tbody > tr:not(.how)")
    assert rows.count() == len(rounds)
    for at, line in enumerate(rounds):
        after = rows.nth(at).locator("small").all_inner_texts()
        assert [*map(number, after)] == [line["totals"][seat] for seat in firsts]
    totals = shown.locator("tfoot td").all_inner_texts()
    assert [*map(number, totals)] == [rounds[-1]["totals"][seat] for seat in firsts]


def number(text: str) -> int:
    return int(text.strip().replace("−", "-").replace(" ", ""))
