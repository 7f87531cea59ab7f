"""Random rounds at full speed: for figures, fuzzing and `simulate` with random players."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.cards import lowest, shuffle
from vierblatt.core.state import State


def shuffle_bundles(pack: vec[i64], bundles: vec[i64], rng: Random) -> None:
    """Shuffle the parts of a pack each by itself; `bundles` holds where they end."""
    start: i64 = 0
    for end in bundles:
        shuffle(pack, rng, start, end)
        start = end


def random_round(state: State, pack: vec[i64], bundles: vec[i64], rng: Random) -> i64:
    """Deal a shuffled pack into a blank round and play it at random; how many moves it took."""
    shuffle_bundles(pack, bundles, rng)
    state.deal(pack)
    moves: i64 = 0
    waiting = state.waiting()
    while waiting:
        seat = lowest(waiting)
        state.apply(seat, state.pick(seat, rng))
        moves += 1
        waiting = state.waiting()
    return moves


def random_rounds(
    blanks: list[State], pack: vec[i64], bundles: vec[i64], seeds: list[int], first: i64
) -> tuple[int, list[int]]:
    """A round for each seed, the dealers in turn; the moves of all and the sum of their results.

    `blanks` has a blank round for each dealer; round `first` is the first one.
    """
    moves: i64 = 0
    totals: list[int] = []
    at: i64 = first
    for seed in seeds:
        state = blanks[at % len(blanks)].clone()
        moves += random_round(state, pack[:], bundles, Random(seed))
        result = state.result()
        while len(totals) < len(result):
            totals.append(0)
        for seat in range(len(result)):
            totals[seat] += result[seat]
        at += 1
    return int(moves), totals


def rounds_in_turn(
    blanks: list[State], pack: vec[i64], bundles: vec[i64], times: i64, rng: Random
) -> int:
    """So many rounds from one chance, the dealers in turn, for the figure; the moves of all."""
    moves: i64 = 0
    at: i64 = 0
    while at < times:
        moves += random_round(blanks[at % len(blanks)].clone(), pack[:], bundles, rng)
        at += 1
    return int(moves)


def clones(state: State, times: i64) -> State:
    """A clone of a clone of a clone ..., for the figure."""
    i: i64 = 0
    while i < times:
        state = state.clone()
        i += 1
    return state
