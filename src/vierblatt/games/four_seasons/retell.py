"""A round of 4 Seasons drawn from what is told of it."""

from typing import ClassVar

from msgspec.structs import replace

from vierblatt.core.retell import Own, Retelling
from vierblatt.games.four_seasons import story
from vierblatt.games.four_seasons.actions import names, numbers
from vierblatt.games.four_seasons.view import FourSeasonsView

FourSeasonsEvent = (
    story.Dealt
    | story.Turned
    | story.BidLaid
    | story.BidsLaid
    | story.PartnerBid
    | story.Shown
    | story.Kept
    | story.BonusPlayer
    | story.NoBonusPlayer
    | story.Played
    | story.TookTrick
    | story.TurnedUp
)


class FourSeasonsRetelling(Retelling):
    """What lies before one listener.

    Who stands highest in the bonus round would take a comparison of the cards: until the bonus
    player is named, `bonus_player` is empty.
    """

    events = FourSeasonsEvent
    inferred: ClassVar[frozenset[str]] = frozenset({"void"})

    @staticmethod
    def told(event: FourSeasonsEvent, seat: int | None) -> FourSeasonsEvent | None:
        """Hands are for their seats, so are bids, and in teams for the partner (3.9, 10.4)."""
        match event:
            case story.Dealt() if seat != event.seat:
                return replace(event, cards=None)
            case story.BidLaid() if seat != event.seat:
                return None
            case story.PartnerBid() if seat != (event.seat + 2) % 4:
                return None
        return event

    @staticmethod
    def dealer_of(event: FourSeasonsEvent) -> int | None:
        return event.seat if isinstance(event, story.Turned) else None

    def begin(self, dealer: int) -> None:
        self.dealer = dealer
        self.phase = "bid"
        self.hand = 0
        self.turned = ""
        self.sizes = [0] * self.seats
        self.laid = [0] * self.seats
        self.known = [0] * self.seats
        self.tops: list[str | None] = [None] * self.seats
        self.bids: list[int | None] = [None] * self.seats
        self.face_up = [0] * self.seats
        self.said: list[str | None] = [None] * self.seats
        self.bonus_player: int | None = None
        self.leader: int | None = None
        self.led: str | None = None
        self.cards: list[str] = []
        self.last: tuple[str, ...] = ()
        self.taken = [0] * self.seats
        self.played = [0] * self.seats

    def tell(self, event: FourSeasonsEvent) -> None:
        match event:
            case story.Dealt(seat, count, cards):
                self.sizes[seat] += count
                self.hand |= numbers(cards or ())
            case story.Turned(_, card):
                self.turned = card
            case story.BidLaid(seat, cards, bid):
                self._lay(seat, len(cards))
                self.hand &= ~numbers(cards)
                self._know(seat, cards, bid, cards[0])
            case story.BidsLaid():
                self._close_bids()
            case story.PartnerBid(seat, cards, bid):
                self._know(seat, cards, bid, cards[0])
            case story.Shown(seat, card):
                self.said[seat], self.tops[seat] = "show", card
                self.face_up[seat] = numbers((card,))
            case story.Kept(seat):
                self.said[seat] = "keep"
            case story.BonusPlayer(seat, cards, bid):
                self.phase, self.bonus_player = "play", seat
                self._turn_up(seat, cards, bid)
            case story.NoBonusPlayer():
                self.phase = "play"
            case story.Played():
                self._play(event)
            case story.TookTrick(seat, cards, taken):
                self.last, self.cards = cards, []
                self.taken[seat] = taken
            case story.TurnedUp(seat, cards, bid):
                self._turn_up(seat, cards, bid)

    def _lay(self, seat: int, count: int) -> None:
        self.sizes[seat] -= count - self.laid[seat]
        self.laid[seat] = count

    def _close_bids(self) -> None:
        """So many cards lie before every seat now (3.1); of the others nobody was told (3.9)."""
        for seat in range(self.seats):
            self._lay(seat, 3 if self.seats == 3 else 2)
        has_bonus = self.options.bonus == "on" and self.options.variant != "team"  # 4.1, 10.2
        self.phase = "bonus" if has_bonus else "play"

    def _know(self, seat: int, cards: tuple[str, ...], bid: int, top: str | None) -> None:
        self.known[seat], self.bids[seat] = numbers(cards), bid
        self.tops[seat] = top or self.tops[seat]

    def _turn_up(self, seat: int, cards: tuple[str, ...], bid: int) -> None:
        self._know(seat, cards, bid, None)
        self.face_up[seat] = numbers(cards)

    def _play(self, event: story.Played) -> None:
        if event.led:
            self.leader, self.cards, self.last = event.seat, [], ()
            self.led = event.colour or event.card[0]
        self.cards.append(event.card)
        self.sizes[event.seat] -= 1
        self.hand &= ~numbers((event.card,))
        self.played[event.seat] |= numbers((event.card,))

    def view(self, waiting: tuple[int, ...], over: bool) -> FourSeasonsView:
        last = () if over or self.cards else self.last
        if self.phase == "bid":
            waiting = tuple(at for at in range(self.seats) if not self.laid[at])
        return FourSeasonsView(
            seat=self.seat,
            seats=self.seats,
            dealer=self.dealer,
            options=self.options,
            waiting=waiting,
            phase="over" if over else self.phase,
            hand=names(self.hand),
            sizes=tuple(self.sizes),
            turned=self.turned,
            trump=None if self.turned == "BF" else self.turned[:1],
            laid=tuple(self.laid),
            bid_cards=tuple(names(a | b) for a, b in zip(self.known, self.face_up, strict=True)),
            tops=tuple(self.tops),
            bids=tuple(self.bids),
            face_up=tuple(map(names, self.face_up)),
            said=tuple(self.said),
            bonus_player=self.bonus_player,
            leader=self._leader(waiting, over),
            led=self.led if self.cards else None,
            trick=tuple(self.cards),
            last_trick=last,
            last_led=self.led if last else None,
            last_leader=self.leader if last else None,
            taken=tuple(self.taken),
            played=tuple(map(names, self.played)),
            void=((),) * self.seats,
            won=self._won() if over else None,
        )

    def _leader(self, waiting: tuple[int, ...], over: bool) -> int | None:
        if over or self.phase != "play":
            return None
        return self.leader if self.cards else next(iter(waiting), None)

    def _won(self) -> tuple[bool, ...]:
        """A bid that stays hidden was lost (7.5)."""
        return tuple(bid == taken for bid, taken in zip(self.bids, self.taken, strict=True))

    def own(self) -> Own:
        seat = self.seat or 0
        top = self.tops[seat]
        under = tuple(card for card in names(self.known[seat]) if card != top)
        return Own(names(self.hand), bid=under if top is None else (top, *under))

    def trick(self) -> int:
        return sum(self.taken) + bool(self.cards)
