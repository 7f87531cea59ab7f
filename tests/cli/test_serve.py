"""Where `vierblatt serve` listens, what it says, and when it opens a browser."""

import json
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from urllib.request import urlopen

import pytest

from vierblatt.cli import desktop, port
from vierblatt.cli.asked import UsageError
from vierblatt.cli.commands import run
from vierblatt.cli.planned import planned
from vierblatt.room.settings import Chair, Clock, completed


@contextmanager
def taken() -> Iterator[int]:
    """A port that somebody listens at."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield door.getsockname()[1]


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken() as one:
        monkeypatch.setattr(port, "ASKED", (one, 0))
        assert port.asked_port("127.0.0.1", None) == 0
        monkeypatch.setattr(port, "ASKED", (one,))
        with pytest.raises(UsageError, match="room-port-taken"):
            port.asked_port("127.0.0.1", None)
    assert port.asked_port("127.0.0.1", None) == one


def test_a_port_that_is_asked_for_and_taken_is_refused() -> None:
    with taken() as one:
        with pytest.raises(UsageError, match="room-port-taken"):
            port.asked_port("127.0.0.1", one)
        assert run(["serve", "--port", str(one), "--lang", "en"]) == 2
    assert port.asked_port("127.0.0.1", one) == one


def test_a_port_that_there_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "99999"]) == 2
    assert "1-65535" in capsys.readouterr().err


def test_fewer_workers_than_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--workers", "-1", "--data", "/dev/null"]) == 2
    assert "--workers wants 0 or" in capsys.readouterr().err


def test_a_folder_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert run(["serve", "--data", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_who_opens_it_to_others_is_told_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", "0.0.0.0"]) == 2
    said = capsys.readouterr().err
    assert f"--host {port.own_address()} --origin http://{port.own_address()}:" in said


def test_an_address_that_is_none_is_refused() -> None:
    for host in ("192.0.2.1", "no such host"):
        with pytest.raises(UsageError, match="room-no-address"):
            port.asked_port(host, 8400)


def test_it_says_where_it_is(tmp_path: Path) -> None:
    words = ("-m", "vierblatt", "serve", "four-gems", "--data", str(tmp_path), "--lang", "en")
    with subprocess.Popen(
        [sys.executable, *words, "--workers", "0"], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        told = server.stdout.readline()
        if told.startswith("Port 8400 is taken"):
            told = server.stdout.readline()
        server.terminate()
    assert "http://127.0.0.1:84" in told
    assert "/r/" in told


def test_a_table_is_set_up_as_it_is_said() -> None:
    nothing = planned(None, None, (), None, None, None)
    assert nothing is None
    usual = planned("four-gems", None, (), None, None, None)
    assert usual is not None
    assert usual.chairs == (Chair("open"),) * 4
    assert (usual.stand_in, usual.pace, usual.clock.kind) == ("level3", "normal", "none")
    words = {"talk": "chat", "watchers": "open", "hints": "off", "pace": "calm"}
    words["tricks"] = "all"
    rules = ("target=20",)
    table = planned("four-seasons", None, rules, 3, "human,level2,human", "strict:30", **words)
    assert table is not None
    assert table.chairs == (Chair("human"), Chair("bot", "level2"), Chair("human"))
    assert table.options["target"] == 20
    assert table.clock == Clock("strict", 30)
    late = planned("four-gems", None, (), None, None, None, delay="120")
    assert late is not None
    assert (table.delay, late.delay) == (0, 120)
    with pytest.raises(UsageError):
        planned("four-gems", None, (), None, None, None, delay="60")
    assert {name: getattr(table, name) for name in words} == words
    by_code = planned(None, "FG1-om-500", (), None, "level5", None)
    assert by_code is not None
    assert (by_code.game, by_code.options["target"]) == ("four-gems", 500)
    assert by_code.chairs == (Chair("human"), *(Chair("bot", "level5"),) * 3)
    for settings in (usual, table, by_code):
        assert completed(settings).chairs == settings.chairs


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["four-seasons", "--seats", "5"], "four-seasons is for 3, 4 players, not 5."),
        (["four-gems", "--option", "x=1"], 'four-gems has no option "x".'),
        (["four-gems", "--clock", "strict:1"], 'The option clock cannot be "strict:1"'),
        (["four-gems", "--clock", "sand"], 'The option clock cannot be "sand"'),
        (["four-gems", "--talk", "loud"], "it is one of off, emotes, chat."),
        (["four-gems", "--bots", "level3,level9"], 'There is no opponent "level9".'),
        (["--seats", "3"], "Name a game."),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert run(["serve", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_table_with_house_rules_is_served(tmp_path: Path) -> None:
    words = ["four-seasons", "--seats", "3", "--option", "target=20", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "vierblatt", "serve", *words, "--workers", "0", "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        told = next(line for line in server.stdout if "play --join" in line)
        link = told.split()[-1]
        with urlopen(link.replace("/r/", "/api/rooms/")) as answer:
            position = json.load(answer)["position"]
        server.terminate()
    assert len(position["seats"]) == 3
    assert position["settings"]["options"]["target"] == 20


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Somebody sits before this machine."""
    for name in ("VIERBLATT_BROWSER", "SSH_CONNECTION", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "platform", "linux")
    return monkeypatch


@pytest.mark.parametrize(
    ("name", "value", "seen"),
    [
        ("DISPLAY", ":0", True),
        ("DISPLAY", "", False),
        ("VIERBLATT_BROWSER", "0", False),
        ("VIERBLATT_BROWSER", "1", True),
        ("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22", False),
    ],
)
def test_where_a_browser_would_be_seen(
    desk: pytest.MonkeyPatch, name: str, value: str, seen: bool
) -> None:
    desk.setenv(name, value)
    assert desktop.has_windows() is seen


def test_windows_and_macos_have_windows(desk: pytest.MonkeyPatch) -> None:
    desk.delenv("DISPLAY")
    assert not desktop.has_windows()
    desk.setattr(sys, "platform", "darwin")
    assert desktop.has_windows()


class Shown(webbrowser.BaseBrowser):
    """Notes what it is to show."""

    def __init__(self) -> None:
        super().__init__("shown")
        self.links: list[str] = []
        self.done = Event()

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.links.append(url)
        self.done.set()
        return True


def test_the_page_is_opened(desk: pytest.MonkeyPatch) -> None:
    browser = Shown()
    desk.setattr(webbrowser, "get", lambda: browser)
    desktop.show("http://127.0.0.1:8400/r/abc")
    assert browser.done.wait(5)
    assert browser.links == ["http://127.0.0.1:8400/r/abc"]


def test_no_browser_and_one_in_the_terminal_are_left_alone(desk: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    ran: list[object] = []
    desk.setattr(subprocess, "Popen", lambda *words, **_: ran.append(words))
    for get in (none, lambda: webbrowser.GenericBrowser("lynx")):
        desk.setattr(webbrowser, "get", get)
        desktop._open("http://127.0.0.1:8400")
    assert not ran
