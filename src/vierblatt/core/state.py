"""One round of any game, as search, solver and match see it: the hot half of the one interface."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Fact = tuple[str, int, int, int]
"""What happened: its kind, the seat that knows all of it, and two numbers."""


@final
class Refusal:
    """Why an action is not legal: a paragraph, a reason to be worded, the cards behind it."""

    def __init__(self, rule: str, reason: str, cards: i64 = 0) -> None:
        self.rule = rule  # a paragraph of docs/rules
        self.reason = reason  # the key of its sentence in the locales
        self.cards = cards  # the set of the cards that create the duty


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One round: handed its pack, then one action after the other until nobody is waited for.

    Seats are ``0 .. seats - 1``; sets of seats and of cards are the bits of an int.
    """

    facts: list[Fact] | None = None
    """What has happened since the list was last taken away; None while nobody wants to know."""

    def waiting(self) -> i64:
        """The set of the seats that may act now; 0 when the round is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """The codes of what a seat that is waited for may do, in a fixed order.

        All of them, but for Vier Felder's positions with a great many: there a bounded choice,
        which its rules describe.
        """
        raise NotImplementedError

    def pick(self, seat: i64, rng: Random) -> i64:
        """One of the legal codes, each as likely as any other."""
        codes = self.legal(seat)
        n: i64 = len(codes)
        return codes[rng.randrange(n)]

    def why_not(self, seat: i64, code: i64) -> Refusal | None:
        """Why a seat may not do this; None when it may. Any seat and any code can be asked."""
        raise NotImplementedError

    def apply(self, seat: i64, code: i64) -> None:
        """Do what is legal; for anything else the outcome is undefined, so ask `why_not` first."""
        raise NotImplementedError

    def deal(self, pack: vec[i64]) -> None:
        """Take the pack that chance has laid, from the top, into a round just made."""
        raise NotImplementedError

    def clone(self) -> "State":
        """The same position, which then goes its own way; it notes no facts."""
        raise NotImplementedError

    def result(self) -> vec[i64]:
        """The points of the round for each seat (partners have the same); 0s until it is over."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The whole position, hidden cards too, in a fixed order: what a state hash covers.

        Records hold these hashes, so the order and meaning of the numbers are part of the rules
        version; `tests/records` notices when they change.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All positions that one seat cannot tell from the true one, each as likely as any other."""

    def deal(self, rng: Random) -> State:
        """One of them."""
        raise NotImplementedError
