"""A game of the duel drawn from what is told of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from vierblatt.core.retell import Own, Retelling
from vierblatt.games.seasons_duel import story
from vierblatt.games.seasons_duel.actions import NUMBERS, SEASONS
from vierblatt.games.seasons_duel.view import SeasonsDuelView

SeasonsDuelEvent = story.Dealt | story.Gave | story.Placed | story.Drew

PILE: Final[tuple[int, ...]] = (2, 2, 1, 1, 3, 2, 2, 2, 1, 1)
"""The backs of a draw pile after the first hand, from the top (2.4)."""
IN_A_ROUND: Final = 4
"""Two pairs, each given and placed (4.2)."""


class SeasonsDuelRetelling(Retelling):
    """What lies before one listener."""

    events = SeasonsDuelEvent

    @staticmethod
    def told(event: SeasonsDuelEvent, seat: int | None) -> SeasonsDuelEvent:
        """Of hidden cards the backs are seen; both players know the pair (11.6)."""
        match event:
            case story.Dealt() | story.Drew() if seat != event.seat:
                return replace(event, cards=None)
            case story.Gave() if seat is None:
                return replace(event, cards=None)
        return event

    @staticmethod
    def dealer_of(event: SeasonsDuelEvent) -> int | None:
        """Whoever draws his hand first starts."""
        return event.seat if isinstance(event, story.Dealt) else None

    def begin(self, dealer: int) -> None:
        self.dealer = dealer
        self.done = 0
        self.hand: list[str] = []
        self.values: list[list[int]] = [[], []]
        self.piles = [PILE, PILE]
        self.pair: tuple[str, ...] = ()
        self.pair_values: tuple[int, ...] = ()
        self.giver = dealer
        self.middle: list[str] = []
        self.influence: list[list[str]] = [[], []]
        self.turns: list[tuple[str, str]] = []

    def tell(self, event: SeasonsDuelEvent) -> None:
        match event:
            case story.Dealt(seat, values, cards):
                self._take(seat, values, cards)
            case story.Drew(seat, values, cards):
                self._take(seat, values, cards)
                self.piles[seat] = self.piles[seat][len(values) :]
            case story.Gave():
                self._give(event)
            case story.Placed(seat, middle, influence):
                self._place(seat, middle, influence)

    def _take(self, seat: int, values: tuple[int, ...], cards: tuple[str, ...] | None) -> None:
        self.values[seat] = sorted([*self.values[seat], *values])
        if seat == self.seat:
            self.hand += cards or ()

    def _give(self, event: story.Gave) -> None:
        self.giver, self.pair, self.pair_values = event.seat, event.cards or (), event.values
        for value in event.values:
            self.values[event.seat].remove(value)
        if event.seat == self.seat:
            self.hand = list((Counter(self.hand) - Counter(self.pair)).elements())
        self.done += 1

    def _place(self, seat: int, middle: str, influence: str) -> None:
        self.pair, self.pair_values = (), ()
        self.middle.append(middle)
        self.influence[seat].append(influence)
        if not any(self.piles):
            self.turns.append((middle, influence))
        self.done += 1

    def view(self, waiting: tuple[int, ...], over: bool) -> SeasonsDuelView:
        return SeasonsDuelView(
            seat=self.seat,
            seats=2,
            dealer=self.dealer,
            options=self.options,
            waiting=waiting,
            phase="over" if over else ("give", "place")[self.done % 2],
            round=self.done // IN_A_ROUND + (not over),
            hand=_sorted(self.hand),
            hands=tuple(map(tuple, self.values)),
            piles=tuple(self.piles),
            pair=self.pair,
            pair_values=self.pair_values,
            middle=_sorted(self.middle),
            influence=tuple(map(_sorted, self.influence)),
            points=_sums(self.middle),
            sums=tuple(map(_sums, self.influence)),
            turns=tuple(self.turns),
        )

    def own(self) -> Own:
        return Own(_sorted(self.hand), pair=() if self.seat == self.giver else self.pair)

    def trick(self) -> int:
        """The number of the round that is on or has just been completed."""
        return (self.done + IN_A_ROUND - 1) // IN_A_ROUND


def _sorted(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=NUMBERS.__getitem__))


def _sums(cards: Iterable[str]) -> tuple[int, ...]:
    """What lies in each season: the values are printed on the cards."""
    sums = [0] * len(SEASONS)
    for card in cards:
        sums[SEASONS.index(card[0])] += int(card[1:])
    return tuple(sums)
