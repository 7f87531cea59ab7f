"""Lessons over HTTP: each step of each, in all languages, and nothing beside the way."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.server.live import Client, serving
from vierblatt.lessons.lesson import Lesson, lessons
from vierblatt.words import LANGUAGES


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    path: Path = tmp_path_factory.mktemp("lessons") / "rooms.db"
    words = ("--wishes-a-second", "100000")
    with serving(f"sqlite:///{path}", *words, workers=0) as process:
        assert process.port is not None
        yield process.port


def ask(port: int, path: str, scene: int, way: list[str], **more: str) -> tuple[int, Any]:
    words = [("scene", str(scene)), *(("did", move) for move in way), *more.items()]
    status, told = Client(port).get(f"/api/lessons/{path}?{urlencode(words)}")
    return status, told


def test_all_are_offered_and_kept(port: int) -> None:
    status, _, answer = Client(port).ask("GET", "/api/lessons")
    assert status == 200
    assert "max-age" in answer.headers["cache-control"]
    _, told = Client(port).get("/api/lessons")
    assert [one["lesson"] for one in told["lessons"]] == [one.name for one in lessons()]
    assert all(set(one["title"]) == set(LANGUAGES) for one in told["lessons"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_each_step_by_what_it_says_is_right(port: int, lesson: Lesson, language: str) -> None:
    path = f"{lesson.name}/{language}"
    for scene in range(1, len(lesson.scene) + 1):
        way: list[str] = []
        while True:
            status, told = ask(port, path, scene, way)
            assert status == 200
            assert told["words"]
            assert told["messages"][-1]["position"]["you"] == lesson.seat
            offer = told["messages"][-1]["position"]["offer"]
            assert (offer is not None) == told["asked"] == (told["way"] is not None)
            if told["asked"]:
                assert ask(port, f"{path}/answer", scene, way, move=told["way"]) == (
                    200,
                    {"verdict": "right", "words": [], "refused": None},
                )
            if told["step"] == told["steps"]:
                break
            way.append(told["way"] or "")
        assert told["scenes"] == len(lesson.scene)


def test_only_the_first_step_is_told_without_its_positions(port: int) -> None:
    _, first = ask(port, "seasons-duel-1/en", 3, [])
    assert len(first["messages"]) > 30
    assert [one for one in first["messages"][:-1] if one.get("position")] == []
    _, later = ask(port, "four-seasons-2/en", 1, ["bid R7 G2"])
    assert [one["seq"] for one in later["messages"]] == [5, 6, 7, 8]
    assert all(one["position"] for one in later["messages"])


def test_no_hidden_card_is_told(port: int) -> None:
    _, told = ask(port, "four-gems-1/en", 3, [])
    table = told["messages"][-1]["position"]["match"]["table"]
    assert sorted(table["hand"]) == sorted("R20 R14 R10 G20 R3".split())
    dealt = [
        event
        for one in told["messages"]
        for event in one.get("events", ())
        if event["event"] == "dealt" and event["seat"] != 0
    ]
    assert dealt
    assert all(event["cards"] is None for event in dealt)


def test_an_answer_says_why(port: int) -> None:
    status, told = ask(port, "four-gems-1/de/answer", 1, [""], move="G4")
    assert (status, told["verdict"]) == (200, "wrong")
    assert told["words"][0][0]["text"].startswith("Das ist erlaubt")
    status, told = ask(port, "four-gems-1/de/answer", 1, [""], move="R20")
    assert (status, told["verdict"]) == (200, "refused")
    assert told["refused"]["rule"] == "6.5"


@pytest.mark.parametrize(
    ("path", "scene", "way", "more", "status", "code"),
    [
        ("poker-1/en", 1, [], {}, 404, "no-such-path"),
        ("four-gems-1/it", 1, [], {}, 404, "no-such-path"),
        ("four-gems-1/en", 9, [], {}, 422, "no-such-move"),
        ("four-gems-1/en", 0, [], {}, 400, "bad-request"),
        ("four-gems-1/en", 1, ["G20"], {}, 422, "no-such-move"),
        ("four-gems-1/en", 1, ["", "!"], {}, 422, "no-such-move"),
        ("four-gems-1/en", 1, [""] * 30, {}, 400, "bad-request"),
        ("four-gems-1/en", 1, ["x" * 99], {}, 400, "bad-request"),
        ("four-gems-1/en/answer", 1, [], {"move": "G20"}, 422, "no-such-move"),
        ("four-gems-1/en/answer", 1, [""], {"move": "?"}, 422, "no-such-move"),
        ("four-gems-1/en/answer", 1, [""], {}, 400, "bad-request"),
    ],
)
def test_there_is_no_other_way(
    port: int, path: str, scene: int, way: list[str], more: dict[str, str], status: int, code: str
) -> None:
    answered, told = ask(port, path, scene, way, **more)
    assert (answered, told["code"]) == (status, code)
