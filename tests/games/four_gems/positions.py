"""Positions of Four Gems for the tests: dealt from a pack, built from a few cards, played out."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.game import Refused, option_table
from vierblatt.games.four_gems import FourGemsGame
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import CUTTING, PASS, PLAYING, FourGems

GAME = FourGemsGame()
PACK = [f"{gem}{number}" for gem in "RGBY" for number in (20, 14, 11, 10, 4, 3, 2, 1)]
SEATS = (0, 1, 2, 3)


def options(**values: Any) -> FourGemsOptions:
    """The options with these values, the others as they are by default."""
    return msgspec.convert(values, FourGemsOptions)


def do(state: FourGems, seat: int, *moves: str) -> None:
    """Let a seat make moves, each of which must be legal."""
    for move in moves:
        code = GAME.encode(GAME.parse(move))
        assert GAME.why_not(state, seat, code) is None, f"{seat} {move}"
        state.apply(seat, code)


def refused(state: FourGems, seat: int, move: str) -> Refused | None:
    """Why a seat may not do this."""
    return GAME.why_not(state, seat, GAME.encode(GAME.parse(move)))


def moves(state: FourGems) -> set[str]:
    """All that the seat whose turn it is may do."""
    return {GAME.text(GAME.decode(code, state, state.player)) for code in state.legal(state.player)}


def cards(state: FourGems) -> set[str]:
    """The cards that may be played, announcements left out."""
    return {move for move in moves(state) if not move.endswith("!")}


def hand(state: FourGems, seat: int) -> set[str]:
    """The cards of a seat."""
    return set(GAME.cards(state.hands[seat]))


def lying(state: FourGems) -> list[str]:
    """What lies on the table face down, from the top, with the turned card on it."""
    if state.taker >= 0:
        return []
    size = 32 if state.phase == CUTTING else 12
    return [GAME.card(state.pack[(state.top + n) % 32]) for n in range(size)]


def uncut(pack: Sequence[str], dealer: int = 0, **values: Any) -> FourGems:
    """A round with this pack before the cut."""
    state = GAME.start(options(**values), 4, dealer, [GAME.number(card) for card in pack])
    assert isinstance(state, FourGems)
    return state


def before_cut(cut_pack: Sequence[str]) -> list[str]:
    """The pack that is this one when it has been cut by 16."""
    return [*cut_pack[-16:], *cut_pack[:-16]]


def dealt(cut_pack: Sequence[str], dealer: int = 0, **values: Any) -> FourGems:
    """The first bidding round after this pack, which has been cut, was dealt."""
    state = uncut(before_cut(cut_pack), dealer, **values)
    do(state, (dealer + 3) % 4, "cut 16")
    return state


def pack_for(hands: dict[int, list[str]], taker: int, turned: str) -> list[str]:
    """The pack after a cut that deals these hands of eight, the turned card to the taker."""
    held = {seat: [card for card in hands[seat] if card != turned] for seat in SEATS}
    order = [1, 2, 3, 0]
    packets = [held[seat][:3] for seat in order] + [held[seat][3:5] for seat in order]
    stock = [held[seat][5:] for seat in order]
    return [card for packet in [*packets, [turned], *stock] for card in packet]


def with_hands(
    hands: dict[int, list[str]],
    taker: int,
    trump: str = "R",
    bid: Literal["take", "name"] = "take",
    **values: Any,
) -> FourGems:
    """A round with its taker and these hands, before the first trick; seat 0 has dealt."""
    turned = next(c for c in hands[taker] if c.startswith(trump) == (bid == "take"))
    state = dealt(pack_for(hands, taker, turned), **values)
    order = [1, 2, 3, 0] * 2
    for seat in order[: order.index(taker) + (4 if bid == "name" else 0)]:
        do(state, seat, "pass")
    do(state, taker, "take" if bid == "take" else f"name {trump}")
    return state


def random_positions(seed: int, rounds: int) -> Iterator[FourGems]:
    """Every position of random rounds, with the options by chance, also over and before the cut."""
    rng = random.Random(seed)
    for _ in range(rounds):
        chosen = {o.name: rng.choice(o.values) for o in option_table(FourGemsOptions) if o.values}
        state = uncut(rng.sample(PACK, 32), rng.randrange(4), **chosen)
        reluctant = rng.random() < 0.2
        while True:
            yield state
            if not state.waiting():
                break
            codes = list(state.legal(state.player))
            state.apply(state.player, PASS if reluctant and PASS in codes else rng.choice(codes))


def trick(
    text: str,
    hands: dict[int, str],
    *,
    leader: int = 1,
    trump: str = "R",
    taker: int = 1,
    tricks: int | None = None,
    **values: Any,
) -> FourGems:
    """A trick in which the cards of a text have been played, and some hands after it.

    As many tricks as the longest hand leaves are thought to be over, unless their number is given.
    """
    state = GAME.blank(options(**values), 4, 0)
    assert isinstance(state, FourGems)
    played = text.split()
    held = {seat: hands.get(seat, "").split() for seat in SEATS}
    for at, card in enumerate(played):
        held[(leader + at) % 4].append(card.removesuffix("!"))
    state.phase = PLAYING
    state.trump = "RGBY".index(trump)
    state.taker = taker
    state.player = leader
    state.tricks = 8 - max(map(len, held.values())) if tricks is None else tricks
    state.hands = vec[i64](GAME.set_of(held[seat]) for seat in SEATS)
    for at, card in enumerate(played):
        do(state, (leader + at) % 4, card)
    return state


@dataclass(frozen=True)
class Whole:
    """A round from the cut to the end: its taker, and its tricks, one a line behind its leader.

    Seat 0 deals and trump is R, which the taker takes, or names when another suit is turned.
    """

    taker: int
    tricks: str

    def plays(self) -> list[tuple[int, str]]:
        """The seats and their cards in the order of play."""
        plays = []
        for line in self.tricks.strip().splitlines():
            leader, _, played = line.partition(":")
            for at, card in enumerate(played.split()):
                plays.append(((int(leader) + at) % 4, card))
        return plays

    def hands(self) -> dict[int, list[str]]:
        """The eight cards of each seat, in the order of play."""
        held: dict[int, list[str]] = {seat: [] for seat in SEATS}
        for seat, card in self.plays():
            held[seat].append(card.removesuffix("!"))
        return held

    def pack(self) -> list[str]:
        """The pack after the cut that deals these hands, with a trump of the taker turned."""
        held = self.hands()
        return pack_for(held, self.taker, next(c for c in held[self.taker] if c.startswith("R")))

    def dealt(self, bid: Literal["take", "name"] = "take", **values: Any) -> FourGems:
        """The round with its taker, before the first trick."""
        return with_hands(self.hands(), self.taker, bid=bid, **values)

    def over(
        self, quiet: Sequence[int] = (), bid: Literal["take", "name"] = "take", **values: Any
    ) -> FourGems:
        """The round when it is over; the quiet seats did not announce."""
        state = self.dealt(bid, **values)
        for seat, card in self.plays():
            do(state, seat, card.removesuffix("!") if seat in quiet else card)
        assert not state.waiting()
        return state

    def score(
        self, quiet: Sequence[int] = (), bid: Literal["take", "name"] = "take", **values: Any
    ) -> tuple[int, int]:
        """The points of the takers and of the defenders."""
        state = self.over(quiet, bid, **values)
        score = GAME.score(state)
        assert score.points == tuple(state.result())
        assert score.points[:2] == score.points[2:]
        for seat in SEATS:
            lines = sum(line.points for line in score.lines if seat in line.seats)
            assert lines == score.points[seat]
        return score.points[self.taker], score.points[(self.taker + 1) % 4]


# Played rounds, named by what the takers have; the squares are announced.

MADE_153_AND_LAST = Whole(
    1,
    """
    1: G1 G4 G20 G11
    3: B11 B4 B3 B1
    3: B14 B10 R1 B2
    1: G10 G2 Y20 R11
    0: Y1 Y14 Y4 Y11
    1: R4 R14 R10 R20
    0: Y2 R2 R3 Y10
    2: G3 B20 Y3 G14
    """,
)
FAILED_152_AND_LAST = Whole(
    1,
    """
    1: Y1 Y10 Y3 Y4
    2: G4 B20 G1 G10
    1: G14 G3 B2 R3
    0: B14 B10 G2 B4
    0: R1 R10 R11 B3
    2: Y14 Y11 R4 Y20
    0: B1 R14 G11 B11
    1: R20 G20 Y2 R2
    """,
)
MADE_158_AND_LAST = Whole(
    2,
    """
    1: Y4 R4 Y3 Y11
    2: B3 B1 B11 B10
    0: Y10 Y1 B14 Y20
    3: G20 G1 G3 G4
    3: G2 R11 G14 G10
    0: B2 R14 B20 R10
    1: Y2 R1 R3 Y14
    3: R2 B4 G11 R20
    """,
)
MADE_163 = Whole(
    1,
    """
    1: R20 R3 R1 G14
    1: B1 B2 B20 B10
    3: G3 G2 G10 G20
    2: Y14 Y1 Y2 Y3
    2: B4 B11 G1 B14
    1: Y10 Y20 R2 Y4
    3: B3 G11 R10 R11
    2: R14 G4 Y11 R4
    """,
)
MADE_153_AND_ONES = Whole(
    1,
    """
    1: B2 B14 B10! B11
    2: B20 B1 Y10 B3
    2: Y14 Y3 Y20 Y4
    0: R11 R20 R3 R1
    1: Y2 Y11 Y1 G10
    2: G2 G14 G11 G3
    3: G1 R2 R14 G20
    1: R4 B4 G4 R10
    """,
)
FAILED_152_AND_ONES = Whole(
    2,
    """
    1: Y11 Y1! Y4 Y14
    0: B11 B4 B14 B3
    2: G2 G11 G4 G20
    1: R20 R1 R11 R4
    1: Y20 G10 Y10 R2
    0: R3 R10 G1 G3
    1: Y3 B1 G14 R14
    0: B2 Y2 B10 B20
    """,
)
FAILED_52_AND_LAST_AND_TENS = Whole(
    1,
    """
    1: Y10! Y4 Y2 Y20!
    0: G4 G10 G14 G1
    2: B20 B11 B3 B1
    2: R4 R11 R14 R10
    0: R20 R1 B2 R2
    0: G3 G11 G2 B14
    1: B10 G20 Y11 R3
    0: Y3 B4 Y1 Y14
    """,
)
BOTH_ANNOUNCE = Whole(
    1,
    """
    1: R4! R10 R1 R2!
    2: B1 B10 B20 B4
    0: Y1 Y4 Y3 Y14
    3: B11 B2 R11 B3
    1: R20 G10 G14 R3
    1: G4 G20 G1 G11
    2: G3 B14 G2 R14
    1: Y11 Y10 Y20 Y2
    """,
)
SLAM_WITH_14S = Whole(
    1,
    """
    1: R20! R1! R10 R3
    1: R14 G1 R2 R4
    1: G14 G10 G3 G2
    1: G20 B1 B11 G4
    1: Y11 Y2 Y20 Y3
    3: B20 B4 B14 B2
    3: B3 B10 R11 Y1
    1: Y14 Y4 Y10 G11
    """,
)
SLAM_WITH_TENS = Whole(
    2,
    """
    1: G2 G20 G1 G10!
    2: R20 R3 R10 R11
    2: R14 R1 Y10 Y2
    2: B20 B2 B10 B14
    2: R4 R2 G14 G3
    2: B4 Y1 B3 Y3
    2: B1 Y4 Y14 G4
    2: B11 Y11 Y20 G11
    """,
)
MADE_60_AND_20S = Whole(
    1,
    """
    1: B3! B11 B1 G14
    2: B4 B10 R1 B20
    0: Y2 Y20 R3 Y11
    2: B14 B2 G4 R20
    1: G20 R4 G2 G1
    2: R10 Y1 R2 G10
    2: R14 G3 Y4 Y10
    2: R11 G11 Y3 Y14
    """,
)
MADE_WITHOUT_A_TRICK = Whole(
    1,
    """
    1: R10! B14 R1 R14
    0: G14 G11 G1 G3
    0: R20 R11 Y14 R2
    0: G20 G10 G2 Y2
    0: B3 B10 B20 B1
    2: Y20 Y3 G4 Y10
    2: Y4 Y1 R3 Y11
    0: R4 B11 B2 B4
    """,
)
ALL_TO_THE_DEFENDERS = Whole(
    1,
    """
    1: Y2 Y20 Y11! Y1!
    2: G20 G3 G1 G4
    2: B20 B3 B1 B2
    2: G2 R2 R10 G14
    0: R14 R4 G10 R3
    0: R1 Y4 B4 Y3
    0: R20 B10 G11 B14
    0: R11 Y10 B11 Y14
    """,
)
FACE_126_AND_LAST = Whole(
    1,
    """
    1: R20 R3 R14 R1
    1: G3 G1 G10 G11
    0: G2 G20 R2 G14
    2: B20 B11 B14 B3
    2: B1 Y3 B10 R4
    1: Y20 Y1 Y14 Y10
    1: G4 R11 Y4 B4
    2: Y2 Y11 B2 R10
    """,
)
FACE_125_AND_LAST = Whole(
    1,
    """
    1: B3 B10 B14 B20
    0: G10 G4 G11 G14
    3: Y3 Y20 Y14 Y2
    0: R14 R20 R4 R11
    1: Y10 R2 Y1 G20
    2: R3 B2 R10 R1
    0: G2 Y4 G1 G3
    3: Y11 B1 B11 B4
    """,
)
TOP_153_AND_LAST = Whole(
    2,
    """
    1: Y3 Y14 Y10 Y20
    0: G2 G20 G3 R20
    3: B10 B14 B20 B2
    1: R4 R2 R10 R14
    0: G11 B4 G14 R11
    3: Y2 R3 Y4 Y1
    0: G1 B3 G10 Y11
    2: R1 B1 G4 B11
    """,
)
TOP_152_AND_LAST = Whole(
    2,
    """
    1: Y11 Y2 B2 Y20
    0: B20 B10 B3 B11
    0: Y3 Y10 Y14 R2
    3: B1 B4 R20 R14
    1: Y4 R1 R10 R4
    3: G14 G4 G11 G3
    3: B14 R11 Y1 G1
    0: R3 G10 G20 G2
    """,
)
FACE_SLAM = Whole(
    1,
    """
    1: R20 R1 R10 R4
    1: R14 R3 B2 B14
    1: G20 G1 G14 G2
    1: Y2 Y4 Y20 G3
    3: B20 B4 B3 B1
    3: Y1 G10 Y14 Y3
    1: R2 G4 B10 G11
    1: R11 Y11 Y10 B11
    """,
)
