"""Bots against each other on duplicate deals: the same cards for everybody in every seat."""

import time
from collections.abc import Sequence
from math import floor, log
from statistics import fmean
from typing import Final, TypeVar

import msgspec
from librt.random import Random

from vierblatt.bots.bot import Bot, Choice, Limit
from vierblatt.core.game import Game, Options, Score
from vierblatt.core.match import IllegalAction, Match
from vierblatt.core.playouts import shuffle_bundles
from vierblatt.games import game_named
from vierblatt.lab.entrants import Entrant, seated
from vierblatt.lab.oracle import OracleBot
from vierblatt.lab.simulate import packed, round_seed

Key = TypeVar("Key")

STEPS: Final = 50
"""Classes of thinking times in a power of e: a percentile is right within two in a hundred."""


class Contest(msgspec.Struct, frozen=True):
    """Who meets whom, at what. The same contest has the same deals and, by iterations, moves."""

    game: str
    options: Options
    seats: int
    entrants: tuple[Entrant, ...]
    seed: int = 0
    matches: bool = False
    """Whether whole matches are played; else single rounds, each from a fresh shuffle."""

    @property
    def unit(self) -> str:
        """What one game is."""
        return "match" if self.matches else "round"


class Played(msgspec.Struct, frozen=True):
    """What came of a deal at one table, by seat."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class Conduct(msgspec.Struct):
    """How one bot has played, at all tables of some deals together."""

    rounds: int = 0
    """Each seat that it had in a round counts."""
    moves: int = 0
    illegal: int = 0
    """Answers that were not legal, or none, for which another move was made."""
    searched: int = 0
    """Moves for which it imagined worlds."""
    worlds: int = 0
    seconds: float = 0.0
    times: dict[int, int] = {}
    """How often a move took about e**(key / STEPS) microseconds."""
    lines: dict[str, int] = {}
    """In how many of its rounds the score had this line for it."""
    kept: dict[str, int] = {}
    """The sums of what scores keep beside the points."""

    def thought(self, seconds: float, choice: Choice) -> None:
        """Count a move."""
        self.moves += 1
        self.illegal += choice.reason == "fallback"
        self.searched += choice.worlds > 0
        self.worlds += choice.worlds
        self.seconds += seconds
        key = floor(log(max(seconds * 1e6, 1.0)) * STEPS)
        self.times[key] = self.times.get(key, 0) + 1

    def scored(self, score: Score, seat: int) -> None:
        """Count what a score says of the seat."""
        self.rounds += 1
        _count(self.lines, {line.why: 1 for line in score.lines if seat in line.seats})
        _count(self.kept, {name: values[seat] for name, values in score.kept.items()})

    def add(self, other: "Conduct") -> None:
        """Add what another deal has shown."""
        self.rounds += other.rounds
        self.moves += other.moves
        self.illegal += other.illegal
        self.searched += other.searched
        self.worlds += other.worlds
        self.seconds += other.seconds
        _count(self.times, other.times)
        _count(self.lines, other.lines)
        _count(self.kept, other.kept)


def _count(total: dict[Key, int], more: dict[Key, int]) -> None:
    for key, number in more.items():
        total[key] = total.get(key, 0) + number


class Deal(msgspec.Struct, frozen=True):
    """One deal, played at all tables; the conduct of each entrant."""

    number: int
    tables: tuple[Played, ...]
    conduct: tuple[Conduct, ...]


def tables(sides: Sequence[int], entrants: int) -> list[tuple[int, ...]]:
    """Which entrant sits in each seat, at each of the tables that a deal is played at.

    Two entrants: each alone on every side in turn, among others of the other kind. More: the
    whole table turned by a seat until all have had every seat.
    """
    seats = range(len(sides))
    if entrants != 2:
        return [tuple((seat + turn) % entrants for seat in seats) for turn in seats]
    alone = [tuple(int(side != own) for side in sides) for own in dict.fromkeys(sides)]
    swapped = [tuple(1 - entrant for entrant in table) for table in alone]
    return list(dict.fromkeys(alone + swapped))


def contest_tables(contest: Contest) -> list[tuple[int, ...]]:
    """The tables of each deal of a contest."""
    return tables(contest_sides(contest), len(contest.entrants))


def contest_sides(contest: Contest) -> tuple[int, ...]:
    """The side of each seat."""
    return game_named(contest.game).partners(contest.options, contest.seats)


def margin(values: Sequence[float], table: Sequence[int], sides: Sequence[int], one: int) -> float:
    """How much more an entrant has than the others against it, each by the mean of its seats."""
    own = [seat for seat, entrant in enumerate(table) if entrant == one]
    own_sides = {sides[seat] for seat in own}
    against = [seat for seat in range(len(table)) if sides[seat] not in own_sides]
    return fmean(values[seat] for seat in own) - fmean(values[seat] for seat in against)


def play_deal(contest: Contest, number: int) -> Deal:
    """Play a deal at all its tables."""
    game = game_named(contest.game)
    conduct = tuple(Conduct() for _ in contest.entrants)
    played = []
    for place, table in enumerate(contest_tables(contest)):
        players = [
            Player(contest.entrants[one], conduct[one], game, Random(seed))
            for one, seed in zip(table, _seat_seeds(contest, number, place), strict=True)
        ]
        try:
            played.append(_play_table(contest, game, number, players))
        except Exception as error:
            error.add_note(f"in deal {number} at table {place}, entrants {table}")
            raise
    return Deal(number, tuple(played), conduct)


def _seat_seeds(contest: Contest, number: int, place: int) -> list[int]:
    """For each seat at a table the seed of its own chance."""
    return [round_seed(contest.seed, number, place, seat) for seat in range(contest.seats)]


def _play_table(contest: Contest, game: Game, number: int, players: list["Player"]) -> Played:
    match = Match(game, contest.options, contest.seats, number % contest.seats)
    while match.outcome is None:
        _play_round(match, round_seed(contest.seed, number, match.round), players)
        if not contest.matches:
            points = match.scores[0].points
            most = max(points)
            return Played(points, tuple(s for s, own in enumerate(points) if own == most))
    return Played(match.totals, match.outcome.winners)


def _play_round(match: Match, seed: int, players: list["Player"]) -> None:
    pack, ends = packed(match.bundles())
    shuffle_bundles(pack, ends, Random(seed))
    match.deal(list(pack))
    while match.state is not None:
        seat = match.waiting()[0]
        players[seat].move(match, seat)
    for seat, player in enumerate(players):
        player.conduct.scored(match.scores[-1], seat)


class Player:
    """A bot in a seat, watched."""

    def __init__(self, entrant: Entrant, conduct: Conduct, game: Game, rng: Random) -> None:
        self.bot: Bot = seated(entrant, game, rng)
        self.limit: Limit = entrant.limit
        self.conduct = conduct

    def move(self, match: Match, seat: int) -> None:
        """Let it move; an answer that is not legal counts, and chance moves instead."""
        assert match.state is not None
        view = match.view(seat)
        if isinstance(self.bot, OracleBot):
            self.bot.truth = match.state.clone()
        start = time.perf_counter()
        choice = self.bot.choose(view, self.limit)
        self.conduct.thought(time.perf_counter() - start, choice)
        try:
            match.act(seat, choice.code)
        except IllegalAction:
            self.conduct.illegal += 1
            match.act(seat, match.state.pick(seat, self.bot.rng))
