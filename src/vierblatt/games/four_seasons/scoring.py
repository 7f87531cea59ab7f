"""The score of a round of 4 Seasons, number by number (section 7), and the match (8 to 10)."""

from typing import Final

from vierblatt.core.game import Line, Outcome, Score
from vierblatt.games.four_seasons.rules import NO_ONE, FourSeasons

TEAMS: Final = ((0, 2), (1, 3))
WON: Final = "won"
"""What a score keeps: by seat 1 if it has won its own bid (9.2)."""


def score(state: FourSeasons) -> Score:
    """The points of a round that is over, with the lines that add up to them."""
    lines: list[Line] = []
    if state.team:
        for team in range(2):
            lines += _team(state, team)
    else:
        for seat in range(state.seats):
            lines += _seat(state, seat)
    won = tuple(int(state.has_won(seat)) for seat in range(state.seats))
    return Score(tuple(state.result()), tuple(lines), {WON: won})


def _seat(state: FourSeasons, seat: int) -> list[Line]:
    rule = "7.2" if state.bonus_player == NO_ONE else "7.3"
    taken = state.taken(seat)
    lines = [Line((seat,), "tricks", taken, rule, taken), _own_bid(state, seat, rule)]
    bonus_player = state.bonus_player
    if bonus_player not in (NO_ONE, seat) and not state.has_won(bonus_player):
        lines.append(Line((seat,), "bonus-player-lost", 6, rule))
    return lines


def _own_bid(state: FourSeasons, seat: int, rule: str) -> Line:
    """The number that was bid stands there only if the cards are turned up (7.5)."""
    won = state.has_won(seat)
    open_bid = state.bid(seat) if state.face_up(seat) == state.bid_cards(seat) else None
    if not won:
        return Line((seat,), "bid-lost", 0, rule, open_bid)
    if state.bonus_player == NO_ONE:
        return Line((seat,), "bid-won", 6, rule, open_bid)
    if seat == state.bonus_player:
        return Line((seat,), "bonus-won", 12, rule, open_bid)
    return Line((seat,), "bid-won", 3, rule, open_bid)


def _team(state: FourSeasons, team: int) -> list[Line]:
    seats = TEAMS[team]
    taken = sum(state.taken(seat) for seat in seats)
    bid = sum(state.bid(seat) for seat in seats)
    won = sum(state.has_won(seat) for seat in seats)
    lines = [Line(seats, "tricks", taken, "10.5", taken)]
    lines.append(Line(seats, "partners-won", 3 * won, "10.6", won))
    if taken == bid:
        lines.append(Line(seats, "joint-bid-won", 8, "10.7", bid))
    return lines


def outcome(variant: str, target: int, totals: tuple[int, ...], last: Score) -> Outcome | None:
    """How the match has ended after a round, the last one; None while it goes on."""
    if variant == "team":
        return _best_of(target, {TEAMS[0]: totals[0], TEAMS[1]: totals[1]})  # 10.8
    fit = range(len(totals))
    if variant == "profi":
        return _best_of(target, {(seat,): totals[seat] for seat in fit if last.kept[WON][seat]})
    return _best_of(target, {(seat,): totals[seat] for seat in fit})


def _best_of(target: int, totals: dict[tuple[int, ...], int]) -> Outcome | None:
    """Who has the most, at least the target, and shares it with nobody (8.3 to 8.5, 9.2 to 9.5)."""
    most = max(totals.values(), default=0)
    best = [seats for seats, total in totals.items() if total == most]
    return Outcome(best[0]) if most >= target and len(best) == 1 else None


def figure(variant: str, target: int | None) -> int:
    """The target that holds (8.2, 12.2)."""
    if target is not None:
        return target
    return 77 if variant == "profi" else 50
