"""The same load on boardgame.io's server, with a trick game of four: what a move costs there.

    cd benchmarks/peers/boardgame && npm install
    python benchmarks/load_peer.py --rooms 100 --seconds 20            matches in memory
    python benchmarks/load_peer.py --rooms 100 --seconds 20 --on-disk  matches in files

In memory, as its server comes, a match is gone with the process; its `FlatFile` keeps matches in
files, though not surely before a move is told. Ours are on disk before that. Moves go over its
sockets, as its own client sends them. See `load.py` for what is printed.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from load import PATIENCE, Table, free_port, measure
from wires import Place, Socket

FOLDER = Path(__file__).parent / "peers" / "boardgame"
GAME = "tricks"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
RANKS = 10


class Hand(msgspec.Struct):
    """A player as another sees him has no hand."""

    hand: list[int] = []


class Play(msgspec.Struct):
    """A card on the table."""

    card: int


class Cards(msgspec.Struct):
    """The game's own."""

    players: dict[str, Hand]
    trick: list[Play]


class Turn(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str


class State(msgspec.Struct, rename={"game": "G", "turn": "ctx", "number": "_stateID"}):
    """A position."""

    game: Cards
    turn: Turn
    number: int


_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode


class Synced(msgspec.Struct):
    """What comes first."""

    state: State


class Match(Table):
    """One match of boardgame.io's."""

    states: dict[int, State]

    async def set_up(self) -> None:
        """A match with four players."""
        _, made = await self.http.post(f"/games/{GAME}/create", {"numPlayers": 4})
        self.room = made["matchID"]
        self.states = {}
        for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan")):
            body = {"playerID": str(seat), "playerName": name}
            _, place = await self.http.post(f"/games/{GAME}/{self.room}/join", body)
            self.tokens.append(place["playerCredentials"])

    async def listen(self) -> None:
        """A socket for each."""
        for seat in range(4):
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = Socket(self.place, path, partial(self.hear, seat))
            self.sockets.append(wire)
            await wire.open()

    def hear(self, seat: int, text: bytes) -> None:
        """A packet of socket.io's to one of them."""
        if text[:1] == b"0":
            self.sockets[seat].say(CONNECT)
        elif text[:1] == b"2":
            self.sockets[seat].say(b"3")
        elif text.startswith(CONNECT):
            self._emit(seat, "sync", self.room, str(seat), self.tokens[seat], 4)
        elif text.startswith(EVENT):
            self._take(seat, _event(text[len(EVENT) :]))

    def _take(self, seat: int, event: list[msgspec.Raw]) -> None:
        kind = bytes(event[0])
        if kind == b'"sync"':
            self.states[seat] = msgspec.json.decode(event[2], type=Synced).state
            self.seqs[seat] = 1
        elif kind == b'"update"':
            state = _state(event[2])
            self.figures.lost += state.number != self.states[seat].number + 1
            self.states[seat] = state
            self.plays[seat] += 1
            if len(set(self.plays)) == 1:
                self.told.set()

    async def begin(self) -> None:
        """It is on as soon as it stands."""

    def waiting(self) -> int | None:
        """Whose turn it is."""
        return int(self.states[0].turn.currentPlayer)

    async def move(self, seat: int) -> bool:
        """A card, until all have heard of it."""
        self.told.clear()
        state = self.states[seat]
        card = random.choice(_playable(state.game, str(seat)))
        token = self.tokens[seat]
        play = {"type": "play", "args": [card], "playerID": str(seat), "credentials": token}
        action = {"type": "MAKE_MOVE", "payload": play}
        self._emit(seat, "update", action, state.number, self.room, str(seat))
        await asyncio.wait_for(self.told.wait(), PATIENCE)
        return True

    def _emit(self, seat: int, *event: Any) -> None:
        self.sockets[seat].say(EVENT + json.dumps(event).encode())


def _playable(game: Cards, player: str) -> list[int]:
    hand = game.players[player].hand
    if not game.trick:
        return hand
    led = game.trick[0].card // RANKS
    return [card for card in hand if card // RANKS == led] or hand


@contextlib.contextmanager
def served(*folder: str) -> Iterator[tuple[str, int]]:
    """Its server: the URL and the process id."""
    port = free_port()
    production = {**os.environ, "NODE_ENV": "production"}
    words = ["node", "serve.js", str(port), *folder]
    process = subprocess.Popen(words, cwd=FOLDER, env=production, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        while b"ready" not in process.stdout.readline():
            pass
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.communicate()


def main() -> None:
    """Read the words and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1, help="seconds from move to move; 0: none")
    parser.add_argument("--on-disk", action="store_true", help="keep the matches in files")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(*([folder] if asked.on_disk else [])) as (url, pid),
    ):
        asyncio.run(measure(Place(url), pid, asked.rooms, asked.seconds, asked.pace, Match))


if __name__ == "__main__":
    main()
