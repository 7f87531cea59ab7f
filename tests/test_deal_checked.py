"""The deal is checked as docs/records.md says, from the record alone and without the engine."""

from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random as PlainRandom
from typing import Any

import msgspec
import pytest

from vierblatt.core.chance import Stream, commitment
from vierblatt.core.record import Writer
from vierblatt.games import GAMES
from vierblatt.testing.conformance import Table, tables

RECORDS = sorted(
    file
    for file in (Path(__file__).parent / "records").glob("*.jsonl")
    if b'"commitment"' in file.read_bytes().splitlines()[0]
)
Lines = list[dict[str, Any]]
FACES = ("1", "2", "3", "4", "10", "11", "14", "20")
GEMS = [gem + face for gem in "RGBY" for face in FACES]
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
WHOLE = {
    "four-seasons": [[c + str(n) for c in "BGYR" for n in range(1, 10)] + ["BF"]],
    "vier-felder": [[rank + suit for rank in RANKS for suit in "HDSC"]],
    "seasons-duel": [
        [season + value for season in "BGYR" for _ in range(copies)]
        for value, copies in (("1", 4), ("2", 6), ("3", 2))
    ],
    "four-gems": [GEMS],
}


def numbers(secret: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(secret + name.encode() + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(cards: list[str], words: Iterator[int]) -> list[str]:
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        m = i + 1
        word = next(word for word in words if word < 2**32 // m * m)
        order[i], order[word % m] = order[word % m], order[i]
    return order


def rounds(lines: Lines) -> Iterator[Lines]:
    starts = [at for at, line in enumerate(lines) if "pack" in line]
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[at:end]


def told(lines: Lines, kind: str) -> Lines:
    return [event for line in lines for event in line.get("events", ()) if event["event"] == kind]


def gathered(before: Lines, gather: str) -> list[list[str]]:
    """The parts of a pack of Four Gems after a round."""
    taker, tricks = told(before, "took"), told(before, "took-trick")
    if not taker:
        return passed_out(before)
    if gather == "shuffle":
        return [GEMS]
    if gather == "team_piles":
        tricks = sorted(tricks, key=lambda trick: trick["seat"] % 2 == taker[0]["seat"] % 2)
    return [sorted(trick["cards"], key=GEMS.index) for trick in tricks]


def passed_out(before: Lines) -> list[list[str]]:
    (cut,), pack = told(before, "cut"), before[0]["pack"]
    lies = pack[cut["lifted"] :] + pack[: cut["lifted"]]
    hands = {event["seat"]: event["cards"] for event in told(before, "dealt")}
    dealer = told(before, "turned")[0]["seat"]
    order = [(dealer + turn) % 4 for turn in range(1, 5)]
    return [sorted(hands[seat], key=GEMS.index) for seat in order] + [[card] for card in lies[20:]]


def check(lines: Lines) -> int:
    head, secret = lines[0], bytes.fromhex(lines[-1]["secret"])
    assert sha256(secret).hexdigest() == head["commitment"]
    before: Lines = []
    for number, here in enumerate(rounds(lines), 1):
        parts = WHOLE[head["game"]]
        if head["game"] == "four-gems" and before:
            parts = gathered(before, head["options"]["gather"])
        words = numbers(secret, f"round {number}")
        assert here[0]["pack"] == [card for part in parts for card in shuffled(part, words)]
        before = here
    return number


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records(file: Path) -> None:
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert check(lines) == sum("points" in line for line in lines)


@pytest.mark.parametrize("table", [t for game in GAMES for t in tables(game)], ids=str)
def test_matches(table: Table) -> None:
    secret = bytes(range(32))
    match, luck, out = table.match(1), PlainRandom(1), BytesIO()
    writer = Writer(out)
    writer.begin(match, committed=commitment(secret))
    while match.outcome is None and len(match.scores) < 6:
        pack = Stream(secret, f"round {match.round}").laid(match.bundles())
        writer.pack(match, pack, match.deal(pack))
        passing = match.round % 3 == 2
        while match.state is not None:
            seat = match.waiting()[0]
            moves = [table.game.text(match.decode(seat, c)) for c in match.state.legal(seat)]
            move = "pass" if passing and "pass" in moves else luck.choice(moves)
            facts = match.act(seat, table.game.encode(table.game.parse(move)))
            writer.move(match, seat, move, facts)
    writer.end(match, secret)
    lines = [msgspec.json.decode(line) for line in out.getvalue().splitlines()]
    assert check(lines) == len(match.scores)
