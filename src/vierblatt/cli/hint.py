"""`vierblatt hint`: what a strong player would do in a position of a record, and why."""

from pathlib import Path

import msgspec
from librt.random import Random

from vierblatt.bots import BOTS, bot_named
from vierblatt.bots.bot import Choice, Limit
from vierblatt.cli.advice import Adviser
from vierblatt.cli.asked import UsageError, asked_words, near, positive
from vierblatt.cli.parameters import Lang
from vierblatt.cli.record import bad_record, lines_of
from vierblatt.core.match import Match, MatchView
from vierblatt.core.record import Line, RecordError
from vierblatt.core.replay import replay
from vierblatt.games import find_game


def hint(
    file: Path,
    *,
    move: int | None = None,
    seat: int | None = None,
    bot: str = "level5",
    limit: float = 1.0,
    iterations: int | None = None,
    seed: int = 0,
    json: bool = False,
    lang: Lang = None,
) -> int:
    """Say what a bot would do in a position of a record, from the view of the seat to move.

    Parameters
    ----------
    file
        A record, JSON lines; it may break off.
    move
        Before which move, counted from 1 through the whole match: by default the last one of a
        whole record, and where a record breaks off the next one.
    seat
        Whose view, counted from 0 as in the record: by default the seat that made this move, or
        the next one to act.
    bot
        Who is asked.
    limit
        For how many seconds he may think.
    iterations
        In so many imagined deals instead: the same answer each time.
    seed
        Chance for the bot.
    json
        Print one JSON object: move, reason, worlds, candidates with points, error, value, share.
    """
    say = asked_words(lang)
    if bot not in BOTS:
        wrong = near(bot, BOTS, UsageError("usage-no-bot", word=bot))
        raise wrong.also("usage-bots-are", bots=", ".join(BOTS))
    think = (
        Limit(limit) if iterations is None else Limit(None, positive(iterations, "--iterations"))
    )
    if limit <= 0:
        raise UsageError("usage-positive-seconds", option="--limit")
    try:
        match, mover = _position(lines_of(file), move)
    except RecordError as error:
        return bad_record(say, file, error, json)
    view = match.view(_seat(match, mover if seat is None else seat))
    choice = bot_named(bot, match.game, Random(seed)).choose(view, think)
    adviser = Adviser(say, match.game, view)
    print(_as_json(adviser, view, choice) if json else "\n".join(adviser.advice(choice)))
    return 0


def _position(lines: list[Line], move: int | None) -> tuple[Match, int | None]:
    """The match before a move, and who made it. Raises RecordError, UsageError."""
    moves = [at for at, line in enumerate(lines) if "move" in line.fields]
    whole = any("end" in line.fields for line in lines)
    if move is None:
        move = len(moves) if whole else len(moves) + 1
    if not 1 <= move <= len(moves) + (not whole):
        raise UsageError("usage-no-move", word=move, count=len(moves))
    before = moves[move - 1] if move <= len(moves) else len(lines)
    match = replay(lines[:before], find_game, whole=False).match
    return match, lines[before].fields.get("seat") if before < len(lines) else None


def _seat(match: Match, seat: int | None) -> int:
    """A seat that may act. Raises UsageError."""
    waiting = match.waiting()
    if not waiting:
        raise UsageError("usage-nobody-to-move")
    if seat is None:
        return waiting[0]
    if seat not in waiting:
        raise UsageError("usage-not-to-move", word=seat, seats=", ".join(map(str, waiting)))
    return seat


def _as_json(adviser: Adviser, view: MatchView, choice: Choice) -> str:
    candidates = [
        {"move": adviser.move(found.code)} | _without_code(found) for found in choice.candidates
    ]
    answer = {
        "seat": view.table.seat,
        "move": adviser.move(choice.code),
        "reason": choice.reason,
        "worlds": choice.worlds,
        "candidates": candidates,
        "said": adviser.advice(choice),
    }
    return msgspec.json.encode(answer).decode()


def _without_code(candidate: msgspec.Struct) -> dict[str, float]:
    fields: dict[str, float] = msgspec.structs.asdict(candidate)
    del fields["code"]
    return fields
