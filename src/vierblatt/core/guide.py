"""What a search asks of a game beyond its rules: what looks good, how people play on, its worth."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vierblatt.core.cards import lowest
from vierblatt.core.state import State, Worlds


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The advice of a game at one point of a match.

    Made anew for each decision by `Game.guide`, from what the deciding seat may know; whatever the
    match has come to (totals, target, the last game of it) is inside. This one has no opinion:
    any move looks as good as any other, and points are worth what they are.
    """

    scale: float = 20.0
    """How many points more than the others are as good as a match that is won."""

    def codes(self, state: State, seat: i64) -> vec[i64]:
        """The codes that a search considers for a seat: few, the same for equal positions."""
        return state.legal(seat)

    def mask(self, state: State, seat: i64) -> i64:
        """The same codes as a set, which is quicker, where all are below 61; else 0."""
        return 0

    def looks(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How good each of the codes looks at first sight, on the scale of `values`.

        Only the seat's own cards and what lies open may count. An empty answer is no opinion.
        """
        return vec[float]()

    def hides(self, state: State, seat: i64, observer: i64) -> bool:
        """Whether the observer will not see all of what this seat is about to do."""
        return False

    def seen(self, state: State, seat: i64, code: i64, observer: i64) -> i64:
        """What he will see of this action: the same number for all that he cannot tell apart."""
        return code

    def likely(self, state: State, seat: i64, rng: Random) -> i64:
        """What such a player would probably do, from his own cards and what lies open alone.

        So a search imagines what is hidden from it, and plays on when it has left its tree.
        """
        return state.pick(seat, rng)

    def play_on(self, state: State, rng: Random) -> None:
        """Play a round to its end."""
        waiting = state.waiting()
        while waiting:
            seat = lowest(waiting)
            state.apply(seat, self.likely(state, seat, rng))
            waiting = state.waiting()

    def deal(self, worlds: Worlds, rng: Random) -> State:
        """One of the worlds, the likelier ones more often where players' habits tell something."""
        return worlds.deal(rng)

    def values(self, state: State) -> vec[float]:
        """What a round that is over is worth to each seat, 0 to 1: about its chance of the match.

        `scale` points more than the mean of the others are 1, as many less are 0.
        """
        return by_points(state.result(), self.scale)


def by_points(points: vec[i64], scale: float) -> vec[float]:
    """The worth of points to each seat, 0 to 1, by how far they are from the others' mean."""
    n: i64 = len(points)
    total: i64 = 0
    for own in points:
        total += own
    values = vec[float](capacity=n)
    for own in points:
        mean = float(total - own) / float(n - 1) if n > 1 else 0.0
        values = append(values, within(0.5 + (float(own) - mean) / (2.0 * scale)))
    return values


def within(value: float) -> float:
    """The nearest number from 0 to 1."""
    if value < 0.0:
        return 0.0
    return 1.0 if value > 1.0 else value
