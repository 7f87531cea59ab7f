"""How heavy the page is, how soon it can be played on, and how smoothly cards fly there.

    python -m benchmarks.page
    python -m benchmarks.page --game four-gems --times 5

The first load of a table, with nothing kept from before, on a phone with the line that Lighthouse
calls "slow 4G" and Chromium's own tools have called "fast 3G": 1.6 Mbit/s down, 0.75 up, 150 ms for
each request. Chromium slows requests down, not the WebSocket nor the opening of a connection. The
time is from the click on the link until the hand can be pressed, the median of so many tries. The
flights are those of one trick without a slow line: what any frame took above 50 ms is printed.
It needs what `make test` sets up: .venv-compiled/bin/python is the one to run it with.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.client.browser import started
from tests.client.tables import asked, until
from tests.client.visit import PHONE, Visits
from tests.client.weight import HAND, Line, line_of
from tests.server.live import Client, move, playing, serving, table
from vierblatt.games import GAMES

LINE: Final = (1.6, 0.75, 150)
TOO_LONG: Final = 50
TRICKS: Final = ("four-gems", "four-seasons")
WHEN: Final = """hand => {
  const look = () => document.querySelector(hand) ? (window.handAt = performance.now())
    : requestAnimationFrame(look)
  look()
}"""
FRAMES: Final = """() => {
  window.frames50 = []
  let last = performance.now()
  const tick = now => { window.frames50.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    asked_for = argument_parser().parse_args(words)
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        rooms = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")
        with serving(f"sqlite:///{Path(folder) / 'rooms.db'}", *rooms) as server:
            assert server.port is not None
            print(
                "game           bytes without fonts   with   until the hand, ms   frames over 50 ms"
            )
            for game in [asked_for.game] if asked_for.game else [game.name for game in GAMES]:
                visits = Visits(browser, f"http://127.0.0.1:{server.port}")
                print(row(visits, server.port, game, asked_for.times), flush=True)


def argument_parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=[game.name for game in GAMES])
    parser.add_argument("--times", type=int, default=3)
    return parser


def row(visits: Visits, port: int, game: str, times: int) -> str:
    """The figures of a game."""
    tries = [first_load(visits, port, game) for _ in range(times)]
    line = tries[0][0]
    took = statistics.median(when for _, when in tries)
    slow = flights(visits, port, game)
    over = ", ".join(f"{one:.0f}" for one in slow) or "none"
    return f"{game:14} {line.bytes('Font'):>19,} {line.bytes():>6,} {took:>20.0f}   {over}"


def at_hand(port: int, game: str) -> list[Client]:
    """Two people of whom the first has cards and is asked."""
    people = playing(table(port, {"game": game}, ("Ann", "Ben")))
    first = until(people, lambda now: now["position"]["match"]["table"]["hand"])
    return [first, *(one for one in people if one is not first)]


def first_load(visits: Visits, port: int, game: str) -> tuple[Line, float]:
    """The line of a page that opened a table, and when its hand was there."""
    person = at_hand(port, game)[0]
    page = visits.somebody(PHONE).new_page()
    page.add_init_script(f"({WHEN})({HAND!r})")
    line = line_of(page)
    line.slow(*LINE)
    page.goto(visits.address(person))
    page.locator(HAND).first.wait_for()
    page.wait_for_load_state("networkidle")
    when: float = page.evaluate("handAt")
    page.context.close()
    return line, when


def flights(visits: Visits, port: int, game: str) -> list[float]:
    """The frames of one trick, or of one turn of each, that took too long, in milliseconds."""
    people = playing(table(port, {"game": game}, ("Ann", "Ben")))
    watched = until(people, lambda now: may_play(game, now["position"]))
    page = visits(watched, PHONE)
    page.locator(HAND).first.wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(FRAMES)
    play(watched)
    while (person := asked(people)) is not watched:
        play(person)
    page.wait_for_timeout(2000)
    frames: list[float] = page.evaluate("frames50")
    page.context.close()
    return sorted((one for one in frames if one > TOO_LONG), reverse=True)


def may_play(game: str, position: Any) -> bool:
    """Whether cards fly now: a trick is played, or it is no game of tricks."""
    moves, hand = position["offer"]["moves"], position["match"]["table"]["hand"]
    return bool(moves and hand) and (game not in TRICKS or set(moves) <= set(hand))


def play(person: Client) -> None:
    """What is offered first."""
    now = person.now()
    person.do({"do": "act", "move": move(now["position"]), "seen": now["seq"]})


if __name__ == "__main__":
    main(sys.argv[1:])
