"""A round of Vier Felder drawn from what is told of it."""

from typing import Final, Literal

from msgspec.structs import replace

from vierblatt.core.retell import Own, Retelling
from vierblatt.games.vier_felder import story
from vierblatt.games.vier_felder.actions import NUMBERS, SUITS, names, numbers
from vierblatt.games.vier_felder.view import FIELDS, Pile, VierFelderView

VierFelderEvent = (
    story.Laid
    | story.Dealt
    | story.Sowed
    | story.Harvested
    | story.Stockpiled
    | story.Turned
    | story.Drew
    | story.Coin
    | story.Skipped
)

PACK: Final = 52
HIGH: Final = 14
"""An ace that counts high; it is remembered as a 1 (18.8)."""


class VierFelderRetelling(Retelling):
    """What lies before one listener."""

    events = VierFelderEvent

    @staticmethod
    def told(event: VierFelderEvent, seat: int | None) -> VierFelderEvent:
        """What comes into a hand is for the hand alone (18.2)."""
        match event:
            case story.Dealt() | story.Drew() if seat != event.seat:
                return replace(event, cards=None)
        return event

    @staticmethod
    def dealer_of(event: VierFelderEvent) -> int | None:
        """The dealer lays the first cards."""
        return event.seat if isinstance(event, story.Laid) else None

    def begin(self, dealer: int) -> None:
        self.dealer = dealer
        self.moves = 0
        self.hand = 0
        self.sizes = [0] * self.seats
        self.summer = 0
        self.loose = [0] * 4
        self.piles: list[Pile] = []
        self.coins = self.seats
        self.won = [0] * self.seats
        self.draw_pile = PACK
        self.gone = [0] * self.seats
        self.promises: list[set[int]] = [set() for _ in range(self.seats)]

    def tell(self, event: VierFelderEvent) -> None:
        match event:
            case story.Laid(_, field, cards):
                self.loose[field] |= numbers(cards)
                self.draw_pile -= len(cards)
            case story.Dealt(seat, count, cards) | story.Drew(seat, count, cards):
                self.draw_pile -= count
                self.sizes[seat] += count
                self.hand |= numbers(cards or ())
            case story.Sowed(seat, card, field):
                self._play(seat, (card,))
                self.loose[field] |= numbers((card,))
            case story.Harvested(seat, cards, field, _, taken):
                self._play(seat, cards)
                self._lift(field, numbers(taken))
                self.gone[seat] |= numbers((*cards, *taken))
            case story.Stockpiled():
                self._bind(event)
            case story.Turned(_, field):
                self.summer = field
            case story.Coin(seat, _, left):
                self.coins = left
                self.won[seat] += 1
            case story.Skipped():
                pass

    def _play(self, seat: int, cards: tuple[str, ...]) -> None:
        """Whoever plays a value holds none that is known any more (18.8)."""
        self.moves += 1
        self.sizes[seat] -= len(cards)
        self.hand &= ~numbers(cards)
        self.promises[seat] -= {NUMBERS[card] // 4 + 1 for card in cards}

    def _lift(self, field: int, cards: int) -> None:
        """Loose cards and whole stockpiles leave a field."""
        self.loose[field] &= ~cards
        self.piles = [pile for pile in self.piles if not numbers(pile.cards) & cards]

    def _bind(self, event: story.Stockpiled) -> None:
        self._play(event.seat, (event.card,))
        self._lift(event.field, numbers(event.joined))
        cards = names(numbers((event.card, *event.joined)))
        kind: Literal["sum", "equal"] = "equal" if event.equal else "sum"
        self.piles.append(Pile(event.field, event.value, kind, cards))
        self.promises[event.seat].add(1 if event.value == HIGH else event.value)

    def view(self, waiting: tuple[int, ...], over: bool) -> VierFelderView:
        return VierFelderView(
            seat=self.seat,
            seats=self.seats,
            dealer=self.dealer,
            options=self.options,
            waiting=waiting,
            hand=names(self.hand),
            sizes=tuple(self.sizes),
            seasons=tuple(SUITS[at - self.summer & 3] for at in FIELDS),
            loose=tuple(map(names, self.loose)),
            stockpiles=tuple(sorted(self.piles, key=_order)),
            coins=self.coins,
            won=tuple(self.won),
            draw_pile=self.draw_pile,
            harvested=tuple(cards.bit_count() for cards in self.gone),
            gone=tuple(map(names, self.gone)),
            promises=tuple(tuple(sorted(values)) for values in self.promises),
        )

    def own(self) -> Own:
        return Own(names(self.hand))

    def trick(self) -> int:
        """The number of the turn that goes round the table."""
        return (self.moves + self.seats - 1) // self.seats


def _order(pile: Pile) -> tuple[int, bool, int, int]:
    return (pile.field, pile.kind == "equal", pile.value, numbers(pile.cards))
