"""4 Seasons: one round, from the bids to the last trick. Paragraphs are those of docs/rules.

A card is ``9 * colour + worth - 1``, 36 is the butterfly; a colour is its bid value. An action is
a card, the butterfly with the colour that it names, SHOW, KEEP, or BID with the set of the bid
cards and the top one of them.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, lowest, pick_one
from vierblatt.core.state import Refusal, State

PACK: Final = 0x1F_FFFF_FFFF
COLOUR: Final = 0x1FF  # the cards of the lowest colour
BUTTERFLY: Final = 36
GREEN: Final = 0x1FF << 9
YELLOW: Final = 0x1FF << 18
RED: Final = 0x1FF << 27
NO_ONE: Final = -1

NAMES: Final = 6  # bits below the colour that a led butterfly names, plus 1
SHOW: Final = 512
KEEP: Final = 513
TOP_CARD: Final = 40  # bits below the top card of a bid
BID: Final = 1 << 46
TWICE: Final = 1 << 47  # a bid that names a card twice: never legal, but it can be said

BIDDING: Final = 0
BONUS: Final = 1
PLAYING: Final = 2
OVER: Final = 3

ZERO: Final = 0  # what the butterfly is in a bid
FORBIDDEN: Final = 1
AS_TURN_UP: Final = 2

TRUMPS: Final = 16  # how far the trumps stand above the led colour in power
TEN: Final = 10  # the worth of a butterfly that is not led
LED: Final = 24  # bits below the led colour of the last trick
LEADER: Final = 27


def colour_cards(colour: i64) -> i64:
    """All cards of a colour."""
    return COLOUR * bit(9 * colour)


def named(colour: i64) -> i64:
    """The butterfly led with this colour."""
    return BUTTERFLY | colour + 1 << NAMES


def bid_code(cards: i64, top: i64) -> i64:
    """The action of laying these cards aside, this one on top."""
    return BID | top << TOP_CARD | cards


class Table(State):
    """What lies open for everyone; no hand and no face-down card is in it."""

    seats: i64 = 4
    bonus: bool = True  # whether there is a bonus round (4.1, 10.2)
    team: bool = False
    butterfly_bid: i64 = ZERO

    dealer: i64 = 0
    player: i64 = 0  # not while bidding
    phase: i64 = BIDDING
    turned: i64 = NO_ONE
    trump: i64 = NO_ONE
    shown: i64 = 0  # the top card that each has shown, plus 1, six bits a seat
    bonus_player: i64 = NO_ONE  # who has shown the highest card so far
    tricks: i64 = 0  # complete ones
    size: i64 = 0  # cards in the trick
    trick: i64 = 0  # its cards, six bits each, the led one lowest
    led: i64 = 0  # its colour
    best: i64 = 0  # the power of the card that takes it so far
    winner: i64 = 0  # whose card that is
    last: i64 = 0  # the last complete trick, its led colour, its leader
    counts: i64 = 0  # the tricks that each has taken, four bits a seat
    voids: i64 = 0  # the colours in which each has shown to be void, four bits a seat
    open: vec[i64]  # by seat the cards played, then by seat the bid cards that lie face up

    def bid_size(self) -> i64:
        """How many cards make a bid (3.1)."""
        return 3 if self.seats == 3 else 2

    def all_tricks(self) -> i64:
        """How many tricks there are in a round (5.2)."""
        return 9 if self.seats == 3 else 7

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return 0 if seat == self.seats - 1 else seat + 1

    def played_by(self, seat: i64) -> i64:
        """The cards that a seat has played in this round."""
        return self.open[seat]

    def face_up(self, seat: i64) -> i64:
        """The bid cards of a seat that lie face up."""
        return self.open[4 + seat]

    def seen(self) -> i64:
        """All cards that lie or have lain open in this round."""
        cards: i64 = 0
        for some in self.open:
            cards |= some
        return cards if self.turned == NO_ONE else cards | bit(self.turned)

    def taken(self, seat: i64) -> i64:
        """How many tricks a seat has taken."""
        return self.counts >> 4 * seat & 15

    def shown_by(self, seat: i64) -> i64:
        """The top card that a seat has shown, or NO_ONE."""
        return (self.shown >> 6 * seat & 63) - 1

    def is_void(self, seat: i64, colour: i64) -> bool:
        """Whether a seat has shown that it is void in a colour (13.5)."""
        return self.voids >> 4 * seat + colour & 1 == 1

    def has_spoken(self, seat: i64) -> bool:
        """Whether a seat has had its chance in the bonus round that is on."""
        first = self.after(self.dealer)
        return (seat - first) % self.seats < (self.player - first) % self.seats

    def may_hold(self, seat: i64) -> i64:
        """The cards that no void rules out of this hand."""
        cards: i64 = PACK
        colour: i64
        for colour in range(4):
            if self.is_void(seat, colour):
                cards &= ~colour_cards(colour)
        return cards

    def duty(self, hand: i64) -> i64:
        """The cards of a hand from which the player may choose."""
        if self.size == 0:
            return hand  # 5.4
        follow = hand & colour_cards(self.led)
        if follow:
            return follow  # 5.5, 6.1
        return hand  # 5.6

    def power(self, card: i64) -> i64:
        """How a card that is not led stands in the trick, higher beating lower (5.7, 6.2)."""
        if card == BUTTERFLY:
            return self._power_of(self.led, TEN)
        return self._power_of(card // 9, card % 9 + 1)

    def power_to_lead(self, code: i64) -> i64:
        """How a card would stand in the trick that it leads (5.7, 6.7, 6.8)."""
        if code > BUTTERFLY:
            return TRUMPS if (code >> NAMES) - 1 == self.trump else 0
        return code % 9 + 1 + (TRUMPS if code // 9 == self.trump else 0)

    def _power_of(self, colour: i64, worth: i64) -> i64:
        if colour == self.trump:
            return worth + TRUMPS
        return worth if colour == self.led else NO_ONE

    def tricks_bid(self, cards: i64) -> i64:
        """The number that bid cards stand for (3.5 to 3.7)."""
        number = count(cards & GREEN) + 2 * count(cards & YELLOW) + 3 * count(cards & RED)
        if cards & bit(BUTTERFLY) and self.butterfly_bid == AS_TURN_UP:
            number += self.turned // 9
        return number

    def height(self, top: i64) -> i64:
        """By this number the shown cards are compared (4.7, 4.8)."""
        if top == BUTTERFLY:
            if self.butterfly_bid != AS_TURN_UP:
                return NO_ONE
            top = self.turned
        return 4 * (top % 9) + top // 9

    def is_highest(self, top: i64) -> bool:
        """Whether a card is higher than all that have been shown."""
        if self.bonus_player == NO_ONE:
            return True
        return self.height(top) > self.height(self.shown_by(self.bonus_player))


@final
class FourSeasons(Table):
    """One round with all its cards."""

    own: vec[i64]  # by seat the hands, then by seat the bid cards
    tops: i64 = 0  # the top card of each bid, six bits a seat
    to_bid: i64 = 0  # the seats that have not bid

    def clone(self) -> "FourSeasons":
        new = FourSeasons()
        new.seats = self.seats
        new.bonus = self.bonus
        new.team = self.team
        new.butterfly_bid = self.butterfly_bid
        new.dealer = self.dealer
        new.player = self.player
        new.phase = self.phase
        new.turned = self.turned
        new.trump = self.trump
        new.shown = self.shown
        new.bonus_player = self.bonus_player
        new.tricks = self.tricks
        new.size = self.size
        new.trick = self.trick
        new.led = self.led
        new.best = self.best
        new.winner = self.winner
        new.last = self.last
        new.counts = self.counts
        new.voids = self.voids
        new.open = self.open[:]
        new.own = self.own[:]
        new.tops = self.tops
        new.to_bid = self.to_bid
        return new

    def numbers(self) -> list[int]:
        fields = [
            self.seats, i64(self.bonus), i64(self.team), self.butterfly_bid, self.dealer,
            self.player, self.phase, self.turned, self.trump, self.shown, self.bonus_player,
            self.tricks, self.size, self.trick, self.led, self.best, self.winner, self.last,
            self.counts, self.voids, self.tops, self.to_bid,
        ]  # fmt: skip
        numbers = [int(field) for field in fields]
        for cells in (self.open, self.own):
            numbers.extend([int(cell) for cell in cells])
        return numbers

    def hand(self, seat: i64) -> i64:
        """The hand of a seat."""
        return self.own[seat]

    def bid_cards(self, seat: i64) -> i64:
        """The bid cards of a seat; none before it has bid."""
        return self.own[4 + seat]

    def top(self, seat: i64) -> i64:
        """The top card of a bid that has been laid."""
        return self.tops >> 6 * seat & 63

    def waiting(self) -> i64:
        if self.phase == BIDDING:
            return self.to_bid  # 3.9
        return 0 if self.phase == OVER else bit(self.player)

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == PLAYING:
            return self._plays(self.duty(self.own[seat]))
        if self.phase == BIDDING:
            return self._bids(cards_of(self.may_bid(seat)))
        return vec[i64]([SHOW, KEEP])

    def may_bid(self, seat: i64) -> i64:
        """The cards of a hand that may be laid in a bid (3.4)."""
        if self.butterfly_bid == FORBIDDEN:
            return self.own[seat] & ~bit(BUTTERFLY)
        return self.own[seat]

    def _plays(self, cards: i64) -> vec[i64]:
        if self.size or not cards & bit(BUTTERFLY):
            return cards_of(cards)
        codes = cards_of(cards & ~bit(BUTTERFLY))
        colour: i64
        for colour in range(4):
            codes = append(codes, named(colour))
        return codes

    def _bids(self, cards: vec[i64]) -> vec[i64]:
        """Every set of so many cards, with each of them on top (3.8)."""
        codes = vec[i64](capacity=660)
        n: i64 = len(cards)
        i: i64
        j: i64
        k: i64
        for i in range(n):
            for j in range(i):
                two = bit(cards[i]) | bit(cards[j])
                if self.seats == 4:
                    codes = append(codes, bid_code(two, cards[i]))
                    codes = append(codes, bid_code(two, cards[j]))
                    continue
                for k in range(j):
                    three = two | bit(cards[k])
                    codes = append(codes, bid_code(three, cards[i]))
                    codes = append(codes, bid_code(three, cards[j]))
                    codes = append(codes, bid_code(three, cards[k]))
        return codes

    def pick(self, seat: i64, rng: Random) -> i64:
        if self.phase == PLAYING:
            cards = self.duty(self.own[seat])
            if self.size == 0 and cards & bit(BUTTERFLY):
                return self._pick_lead(cards & ~bit(BUTTERFLY), rng)
            return pick_one(cards, rng) if cards & cards - 1 else lowest(cards)
        if self.phase == BIDDING:
            return self._pick_bid(self.may_bid(seat), rng)
        return SHOW + rng.randrange(2)

    def _pick_lead(self, others: i64, rng: Random) -> i64:
        """One of the other cards or one of the four ways to lead the butterfly."""
        colour = rng.randrange(count(others) + 4)
        return named(colour) if colour < 4 else pick_one(others, rng)

    def _pick_bid(self, cards: i64, rng: Random) -> i64:
        top = pick_one(cards, rng)
        bid = bit(top)
        under = self.bid_size() - 1
        while under:
            bid |= bit(pick_one(cards & ~bid, rng))
            under -= 1
        return bid_code(bid, top)

    def why_not(self, seat: i64, code: i64) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("2.9", "round-over")
        if seat < 0 or seat >= self.seats:
            return Refusal("2.1", "no-such-seat")
        if code in (SHOW, KEEP):
            return self._why_not_speak(seat)
        if self.phase == BIDDING:
            return self._why_not_bid(seat, code)
        if self.phase == BONUS:
            return Refusal("2.9", "show-or-keep")
        return self._why_not_play(seat, code)

    def _why_not_speak(self, seat: i64) -> Refusal | None:
        if self.team:
            return Refusal("10.2", "no-bonus-in-teams")
        if not self.bonus:
            return Refusal("4.1", "no-bonus-round")
        if self.phase == BIDDING:
            return Refusal("2.9", "bid-first")
        if self.phase == PLAYING:
            return Refusal("2.9", "bonus-round-over")
        if self.has_spoken(seat):
            return Refusal("4.3", "one-chance")
        return None if seat == self.player else Refusal("2.8", "not-your-turn")

    def _why_not_bid(self, seat: i64, code: i64) -> Refusal | None:
        if code < BID:
            return Refusal("2.9", "bid-first")
        if not self.to_bid & bit(seat):
            return Refusal("3.10", "bid-laid")
        if code & TWICE:
            return Refusal("3.3", "card-twice")
        cards = code & PACK
        top = code >> TOP_CARD & 63
        if count(cards) != self.bid_size():
            return Refusal("3.1", "bid-three" if self.seats == 3 else "bid-two")
        if cards & ~self.own[seat]:
            return Refusal("3.2", "not-in-hand")
        if cards & ~self.may_bid(seat):
            return Refusal("3.4", "no-butterfly-in-bid")
        if code != bid_code(cards, top) or not cards >> top & 1:
            return Refusal("3.8", "top-card-not-in-bid")
        return None

    def _why_not_play(self, seat: i64, code: i64) -> Refusal | None:
        if seat != self.player:
            return Refusal("2.8", "not-your-turn")
        card = code & 63
        names = code >> NAMES
        if card > BUTTERFLY or names > 4:
            return Refusal("2.9", "play-a-card")
        if self.own[4 + seat] & bit(card):
            return Refusal("5.3", "bid-card")
        if not self.own[seat] & bit(card):
            return Refusal("5.3", "not-in-hand")
        if names and (self.size or card != BUTTERFLY):
            return Refusal("6.5", "no-colour-to-name")
        duty = self.duty(self.own[seat])
        if not duty & bit(card):
            reason = "butterfly-never-follows" if card == BUTTERFLY else "must-follow"
            return Refusal("5.5", reason, duty)
        if card == BUTTERFLY and self.size == 0 and not names:
            return Refusal("6.4", "name-a-colour")
        return None

    # Doing it

    def deal(self, pack: vec[i64]) -> None:
        self.open = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
        self.own = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
        seat = self.dealer
        at: i64
        for at in range(36):
            seat = self.after(seat)
            self.own[seat] |= bit(pack[at])
        self.turned = pack[36]
        self.trump = NO_ONE if self.turned == BUTTERFLY else self.turned // 9
        self.to_bid = bit(self.seats) - 1
        self.player = self.after(self.dealer)
        self.phase = BIDDING
        if self.facts is None:
            return
        for seat in range(self.seats):
            self.facts.append(("dealt", int(seat), int(self.own[seat]), int(36 // self.seats)))
        self.facts.append(("turned", int(self.dealer), int(self.turned), 0))

    def apply(self, seat: i64, code: i64) -> None:
        if self.phase == PLAYING:
            self._play(code)
        elif self.phase == BIDDING:
            self._bid(seat, code)
        else:
            self._speak(code)

    def _bid(self, seat: i64, code: i64) -> None:
        cards = code & PACK
        self.own[seat] &= ~cards
        self.own[4 + seat] = cards
        self.tops |= (code >> TOP_CARD & 63) << 6 * seat
        self.to_bid &= ~bit(seat)
        if self.facts is not None:
            self.facts.append(("bid", int(seat), int(code), int(self.tricks_bid(cards))))
        if self.to_bid == 0:
            self._close_bidding()

    def _close_bidding(self) -> None:
        self.phase = BONUS if self.bonus else PLAYING
        if self.facts is None:
            return
        self.facts.append(("bids_laid", int(self.dealer), 0, 0))
        if not self.team:
            return
        seat: i64
        for seat in range(4):  # 10.4
            partner = (seat + 2) % 4
            code = bid_code(self.own[4 + partner], self.top(partner))
            number = self.tricks_bid(self.own[4 + partner])
            self.facts.append(("saw_bid", int(seat), int(code), int(number)))

    def _speak(self, code: i64) -> None:
        player = self.player
        if code == SHOW:
            self._show(player, self.top(player))
        elif self.facts is not None:
            self.facts.append(("kept", int(player), 0, 0))
        self.player = self.after(player)
        if player == self.dealer:
            self._close_bonus_round()

    def _show(self, player: i64, top: i64) -> None:
        if self.is_highest(top):
            self.bonus_player = player
        self.shown |= top + 1 << 6 * player
        self.open[4 + player] = bit(top)
        if self.facts is not None:
            self.facts.append(("shown", int(player), int(top), 0))

    def _close_bonus_round(self) -> None:
        """The bonus player turns up his bid (4.9)."""
        self.phase = PLAYING
        player = self.bonus_player
        if player == NO_ONE:
            if self.facts is not None:
                self.facts.append(("no_bonus_player", int(self.dealer), 0, 0))
            return
        cards = self.own[4 + player]
        self.open[4 + player] = cards
        if self.facts is not None:
            number = self.tricks_bid(cards)
            self.facts.append(("bonus_player", int(player), int(cards), int(number)))

    def _play(self, code: i64) -> None:
        player = self.player
        card = code & 63
        if self.facts is not None:
            self.facts.append(("played", int(player), int(code), int(self.size)))
        self.own[player] &= ~bit(card)
        self.open[player] |= bit(card)
        self._lay(player, code)
        if self.size < self.seats:
            self.player = self.after(player)
        else:
            self._take_trick()

    def _lay(self, player: i64, code: i64) -> None:
        card = code & 63
        if self.size == 0:
            self.trick = card
            self.led = (code >> NAMES) - 1 if code > BUTTERFLY else card // 9  # 6.6
            self.best = self.power_to_lead(code)
            self.winner = player
        else:
            self.trick |= card << 6 * self.size
            if card // 9 != self.led:
                self.voids |= bit(4 * player + self.led)  # 13.5
            power = self.power(card)
            if power > self.best:
                self.best = power
                self.winner = player
        self.size += 1

    def _take_trick(self) -> None:
        winner = self.winner
        leader = self.after(self.player)
        self.last = self.trick | self.led << LED | leader << LEADER
        self.counts += bit(4 * winner)
        self.tricks += 1
        if self.facts is not None:
            cards = self.trick | self.size << LED
            self.facts.append(("took_trick", int(winner), int(cards), int(self.taken(winner))))
        self.player = winner
        self.trick = 0
        self.size = 0
        if self.tricks == self.all_tricks():
            self.phase = OVER
            self._turn_up()

    def _turn_up(self) -> None:
        """All bids are turned up, with a bonus player those alone that were won (7.4, 7.5)."""
        seat: i64
        for seat in range(self.seats):
            cards = self.own[4 + seat]
            if seat == self.bonus_player:
                continue
            if self.bonus_player == NO_ONE or self.has_won(seat):
                self.open[4 + seat] = cards
                if self.facts is not None:
                    number = self.tricks_bid(cards)
                    self.facts.append(("turned_up", int(seat), int(cards), int(number)))

    # What it is worth

    def bid(self, seat: i64) -> i64:
        """How many tricks a seat has bid."""
        return self.tricks_bid(self.own[4 + seat])

    def has_won(self, seat: i64) -> bool:
        """Whether a seat has won its bid, at the end of the round (1.5)."""
        return self.bid(seat) == self.taken(seat)

    def score(self, seat: i64) -> i64:
        """The points that the round brings a seat (7.2, 7.3)."""
        if self.team:
            return self._team_score(seat % 2)
        points = self.taken(seat)
        won = self.has_won(seat)
        if self.bonus_player == NO_ONE:
            return points + 6 if won else points
        if seat == self.bonus_player:
            return points + 12 if won else points
        if won:
            points += 3
        return points if self.has_won(self.bonus_player) else points + 6

    def _team_score(self, team: i64) -> i64:
        """The points of a team, for its seats `team` and `team + 2` (10.5 to 10.7)."""
        points = self.taken(team) + self.taken(team + 2)
        if points == self.bid(team) + self.bid(team + 2):
            points += 8
        if self.has_won(team):
            points += 3
        return points + 3 if self.has_won(team + 2) else points

    def result(self) -> vec[i64]:
        points = vec[i64]([0] * int(self.seats))
        seat: i64
        if self.phase == OVER:
            for seat in range(self.seats):
                points[seat] = self.score(seat)
        return points
