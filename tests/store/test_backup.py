"""A backup of one kind of database can be restored to the other; a bad one changes nothing."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.room.tables import begun
from vierblatt.cli.commands import run
from vierblatt.room.room import Room
from vierblatt.room.settings import Clock
from vierblatt.store import open_store


def filled(url: str) -> list[Room]:
    """Three rooms in the middle of a match."""
    rooms = []
    for game in ("four-gems", "seasons-duel", "vier-felder"):
        sitting = begun(game, clock=Clock("relaxed", 60))
        for _ in range(9):
            sitting.act(sitting.room.waiting()[0])
        rooms.append(Room(game).replay(sitting.log))

    async def fill() -> None:
        store = await open_store(url)
        for room in rooms:
            log = [page.entry for page in room.pages]
            await store.append(room.name, 0, log, room.jobs())
        await store.close()

    asyncio.run(fill())
    return rooms


def stats(url: str, capsys: pytest.CaptureFixture[str]) -> dict[str, int]:
    capsys.readouterr()
    assert run(["admin", "stats", "--json", "--database", url]) == 0
    found: dict[str, int] = msgspec.json.decode(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("name", ["rooms.jsonl", "rooms.jsonl.gz"])
def test_there_and_back(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (f"sqlite:///{tmp_path / one}" for one in ("a.db", "b.db"))
    rooms = filled(first)
    file = str(tmp_path / name)
    assert run(["admin", "backup", file, "--database", first]) == 0
    assert run(["admin", "backup", file, "--database", first]) == 2
    assert run(["admin", "restore", file, "--database", first]) == 2
    assert run(["admin", "restore", file, "--database", second]) == 0
    assert stats(first, capsys) == stats(second, capsys)

    async def compare() -> None:
        store = await open_store(second)
        for room in rooms:
            again = Room(room.name).replay(await store.read(room.name, 0))
            assert again.pages == room.pages
            assert again.jobs() == room.jobs()
        await store.close()

    asyncio.run(compare())


def test_a_bad_backup_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (f"sqlite:///{tmp_path / one}" for one in ("a.db", "b.db"))
    filled(first)
    file = tmp_path / "rooms.jsonl"
    assert run(["admin", "backup", str(file), "--database", first]) == 0
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    moved = next(n for n, line in enumerate(lines) if b'"moved"' in line)
    for number, bad in enumerate(
        (
            b"",
            b"nonsense\n",
            b"".join(lines[:-1]),
            b"".join([*lines[:moved], lines[moved], *lines[moved:]]),
            b"".join([*lines[:3], b"{}\n", *lines[3:]]),
            b"".join([lines[0], *lines[moved - 2 :]]),
        )
    ):
        path = tmp_path / f"bad-{number}"
        path.write_bytes(bad)
        assert run(["admin", "restore", str(path), "--database", second]) == 2, number
    assert stats(second, capsys)["rooms"] == 0
    assert run(["admin", "restore", str(tmp_path / "none"), "--database", second]) == 2


def test_a_packed_backup_that_breaks_off_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (f"sqlite:///{tmp_path / one}" for one in ("a.db", "b.db"))
    filled(first)
    file = tmp_path / "rooms.jsonl.gz"
    assert run(["admin", "backup", str(file), "--database", first]) == 0
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    capsys.readouterr()
    assert run(["admin", "restore", str(file), "--database", second, "--lang", "en"]) == 2
    assert "is not whole" in capsys.readouterr().err
    assert stats(second, capsys)["rooms"] == 0


@pytest.mark.parametrize("words", [["backup", "rooms.gz"], ["stats"], ["prune"]])
def test_a_mistyped_name_makes_no_database(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["admin", *words, "--data", "mistyped"]) == 2
    assert "mistyped" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_room_of_rules_of_before_comes_back_with_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Back up, upgrade, restore: not one old room may cost all of them."""
    first, second = (f"sqlite:///{tmp_path / one}" for one in ("a.db", "b.db"))
    filled(first)
    file = tmp_path / "rooms.jsonl"
    assert run(["admin", "backup", str(file), "--database", first]) == 0
    file.write_bytes(file.read_bytes().replace(b'"rules_version":1', b'"rules_version":99', 1))
    assert run(["admin", "restore", str(file), "--database", second]) == 0
    was, now = stats(first, capsys), stats(second, capsys)
    assert (now["rooms"], now["entries"]) == (was["rooms"], was["entries"])
    assert now["jobs"] == was["jobs"] - 1


def test_prune_and_stats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    filled(url)
    assert stats(url, capsys)["rooms"] == 3
    assert run(["admin", "stats", "--database", url, "--lang", "fr"]) == 0
    assert "Tables\u202f: 3" in capsys.readouterr().out
    assert run(["admin", "prune", "--days", "0", "--database", url]) == 2
    assert run(["admin", "prune", "--days", "36500", "--database", url]) == 0
    assert stats(url, capsys)["rooms"] == 3


def test_what_is_no_database_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "stats", "--database", "mysql://x"]) == 2
    assert run(["admin", "stats", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
