"""Thousands of rounds between bots, with the same result for any number of processes."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import accumulate
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.bots import bot_named
from vierblatt.bots.bot import Bot
from vierblatt.core.game import Bundles, Game, Options
from vierblatt.core.match import Match
from vierblatt.core.playouts import random_rounds, shuffle_bundles
from vierblatt.core.record import Writer
from vierblatt.games import game_named

CHUNK: Final = 100
"""Rounds that one process plays at a time, at least."""
CHUNKS: Final = 500
"""Chunks of a long simulation, at most, so that it takes no more memory than a short one."""


@dataclass(frozen=True)
class Simulation:
    """Which rounds: each starts from a fresh shuffle, the seats deal in turn."""

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    rounds: int
    seed: int
    records: Path | None = None
    first: int = 0


@dataclass
class Tally:
    """What came of some rounds."""

    rounds: int = 0
    moves: int = 0
    points: list[int] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add the rounds of another."""
        self.rounds += other.rounds
        self.moves += other.moves
        self.points = [
            a + b for a, b in zip(self.points or [0] * len(other.points), other.points, strict=True)
        ]


def simulate(simulation: Simulation, processes: int = 1) -> Iterator[Tally]:
    """Play the rounds; yields the tally of each chunk in order, as it comes."""
    size = max(CHUNK, -(-simulation.rounds // CHUNKS))
    chunks = [
        replace(simulation, first=first, rounds=min(size, simulation.rounds - first))
        for first in range(0, simulation.rounds, size)
    ]
    if processes == 1 or len(chunks) == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_chunk, chunks)


def play_chunk(simulation: Simulation) -> Tally:
    """Play some rounds one after the other."""
    game = game_named(simulation.game)
    if set(simulation.bots) == {"random"} and simulation.records is None:
        return _play_at_random(simulation, game)
    tally = Tally()
    for number in range(simulation.first, simulation.first + simulation.rounds):
        tally.add(_play_match_round(simulation, game, number))
    return tally


def round_seed(seed: int, *numbers: int) -> int:
    """The seed of what these numbers name, such as one round of a simulation, of 61 bits."""
    digest = sha256(" ".join(map(str, (seed, *numbers))).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 3


def _play_at_random(simulation: Simulation, game: Game) -> Tally:
    """The short way: the rules alone, at full speed, with the result of the long way."""
    options, seats = simulation.options, simulation.seats
    blanks = [game.blank(options, seats, dealer) for dealer in range(seats)]
    pack, ends = fresh_pack(game, options, seats)
    numbers = range(simulation.first, simulation.first + simulation.rounds)
    seeds = [round_seed(simulation.seed, number) for number in numbers]
    moves, points = random_rounds(blanks, pack, ends, seeds, simulation.first)
    return Tally(simulation.rounds, moves, points)


def _play_match_round(simulation: Simulation, game: Game, number: int) -> Tally:
    """The long way: a match of which one round is played, with views, bots and a record."""
    match = Match(game, simulation.options, simulation.seats, number % simulation.seats)
    rng = Random(round_seed(simulation.seed, number))
    pack, ends = fresh_pack(game, simulation.options, simulation.seats)
    shuffle_bundles(pack, ends, rng)
    bots = [bot_named(name, game, rng) for name in simulation.bots]
    if simulation.records is None:
        return Tally(1, play_round(match, list(pack), bots), list(match.scores[0].points))
    name = f"{game.name}-{number + 1:07}.jsonl"
    with (simulation.records / name).open("xb") as out:
        moves = play_round(match, list(pack), bots, Writer(out), simulation.bots)
    return Tally(1, moves, list(match.scores[0].points))


def play_round(
    match: Match,
    pack: list[int],
    bots: Sequence[Bot],
    writer: Writer | None = None,
    names: Sequence[str] = (),
) -> int:
    """One round between bots, written down if somebody wants it; how many moves it took."""
    if writer is not None:
        writer.begin(match, names)
    facts = match.deal(pack)
    if writer is not None:
        writer.pack(match, pack, facts)
    moves = 0
    while match.state is not None:
        seat = match.waiting()[0]
        code = bots[seat].choose(match.view(seat)).code
        text = match.game.text(match.decode(seat, code)) if writer else ""
        facts = match.act(seat, code)
        if writer is not None:
            writer.move(match, seat, text, facts)
        moves += 1
    if writer is not None:
        writer.end(match)
    return moves


def fresh_pack(game: Game, options: Options, seats: int) -> tuple[vec[i64], vec[i64]]:
    """The pack of a first round before chance, and where its parts end."""
    return packed(game.bundles(options, seats, None))


def packed(bundles: Bundles) -> tuple[vec[i64], vec[i64]]:
    """The parts of a pack laid on one another, and where each ends."""
    pack = vec[i64](card for bundle in bundles for card in bundle)
    return pack, vec[i64](accumulate(map(len, bundles)))
