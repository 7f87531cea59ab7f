"""A round of Four Gems drawn from what is told of it."""

from typing import ClassVar

from msgspec.structs import replace

from vierblatt.core.retell import Own, Retelling
from vierblatt.games.four_gems import story
from vierblatt.games.four_gems.actions import FACES
from vierblatt.games.four_gems.view import FourGemsView, names, numbers

FourGemsEvent = (
    story.Cut
    | story.Dealt
    | story.Turned
    | story.Passed
    | story.Took
    | story.Played
    | story.Announced
    | story.Showed
    | story.TookTrick
)


class FourGemsRetelling(Retelling):
    """What lies before one listener."""

    events = FourGemsEvent
    inferred: ClassVar[frozenset[str]] = frozenset({"ruled_out"})

    @staticmethod
    def told(event: FourGemsEvent, seat: int | None) -> FourGemsEvent:
        """How deep was cut is for the cutter, what was dealt for the hand alone (13.1)."""
        if seat == event.seat:
            return event
        match event:
            case story.Cut():
                return replace(event, lifted=None)
            case story.Dealt():
                return replace(event, cards=None)
        return event

    @staticmethod
    def dealer_of(event: FourGemsEvent) -> int | None:
        match event:
            case story.Cut(seat):
                return (seat + 1) % 4
            case story.Turned(seat):
                return seat
        return None

    def begin(self, dealer: int) -> None:
        self.dealer = dealer
        self.phase = "cut"
        self.hand = 0
        self.sizes = [0] * 4
        self.cut: int | None = None
        self.passes = 0
        self.turned: str | None = None
        self.trump: str | None = None
        self.taker: int | None = None
        self.leader: int | None = None
        self.cards: list[str] = []
        self.last: story.TookTrick | None = None
        self.tricks = [0] * 2
        self.points = [0] * 2
        self.announced = [0] * 4
        self.shown: list[list[int]] = [[] for _ in range(4)]
        self.played = [0] * 4

    def tell(self, event: FourGemsEvent) -> None:
        match event:
            case story.Cut(_, lifted):
                self.cut = lifted
            case story.Dealt(seat, count, cards):
                self._deal(seat, count, cards or ())
            case story.Turned(_, card):
                self.turned, self.phase = card, "bid"
            case story.Passed():
                self.passes += 1
            case story.Took(seat, gem, card):
                self.taker, self.trump, self.phase = seat, gem, "play"
                self._deal(seat, 1, (card,) if seat == self.seat else ())
            case story.Played():
                self._play(event)
            case story.Announced(seat, count):
                self.announced[seat] = count
            case story.Showed(seat, face):
                self.shown[seat] = sorted([*self.shown[seat], face], key=FACES.index)
            case story.TookTrick():
                self._take(event)

    def _deal(self, seat: int, count: int, cards: tuple[str, ...]) -> None:
        self.sizes[seat] += count
        self.hand |= numbers(cards)

    def _play(self, event: story.Played) -> None:
        if event.led:
            self.leader, self.cards, self.last = event.seat, [], None
        self.cards.append(event.card)
        self.sizes[event.seat] -= 1
        self.hand &= ~numbers((event.card,))
        self.played[event.seat] |= numbers((event.card,))

    def _take(self, event: story.TookTrick) -> None:
        self.last, self.cards = event, []
        self.tricks[event.seat % 2] += 1
        self.points[event.seat % 2] += event.points

    def view(self, waiting: tuple[int, ...], over: bool) -> FourGemsView:
        last = None if over or self.cards else self.last
        return FourGemsView(
            seat=self.seat,
            seats=4,
            dealer=self.dealer,
            options=self.options,
            waiting=waiting,
            phase="over" if over else self.phase,
            hand=names(self.hand),
            sizes=tuple(self.sizes),
            cut=self.cut,
            passes=self.passes,
            turned=self.turned,
            trump=self.trump,
            taker=self.taker,
            leader=self._leader(waiting, over),
            trick=tuple(self.cards),
            last_trick=last.cards if last else (),
            last_leader=self.leader if last else None,
            tricks=tuple(self.tricks),
            points=tuple(self.points),
            announced=tuple(self.announced),
            shown=tuple(map(tuple, self.shown)),
            played=tuple(map(names, self.played)),
            ruled_out=((),) * 4,
        )

    def _leader(self, waiting: tuple[int, ...], over: bool) -> int | None:
        if over or self.phase != "play":
            return None
        return self.leader if self.cards else next(iter(waiting), None)

    def own(self) -> Own:
        return Own(names(self.hand))

    def trick(self) -> int:
        return sum(self.tricks) + bool(self.cards)
