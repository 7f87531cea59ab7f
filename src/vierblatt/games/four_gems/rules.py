"""Four Gems: one round, from the cut to the last trick. Paragraphs are those of docs/rules.

A card is ``8 * gem + rank``, ranks from the lowest. An action is a card, a card with ANNOUNCE,
PASS, TAKE, ``NAME + gem`` or ``CUT + cards lifted``.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, pick_one
from vierblatt.core.state import Refusal, State

PACK: Final = 0xFFFF_FFFF
GEM: Final = 0xFF  # the cards of the lowest gem
SQUARE: Final = 0x0101_0101  # the four cards of the lowest rank
NO_ONE: Final = -1

ANNOUNCE: Final = 32
PASS: Final = 64
TAKE: Final = 65
NAME: Final = 66
CUT: Final = 70
LEAST_CUT: Final = 3
MOST_CUT: Final = 29

CUTTING: Final = 0
BIDDING: Final = 1
PLAYING: Final = 2
OVER: Final = 3

FOLLOW: Final = 1  # the rungs of the duties of play, above the cards that they leave; 0 is free
BEAT: Final = 2
RUFF: Final = 3
OVERRUFF: Final = 4
CARDS: Final = 32  # bits below the rung

OVERRUFF_NONE: Final = 0
OVERRUFF_MUST: Final = 1
OVERRUFF_OR_DISCARD: Final = 2

FACES: Final = 0x50E2_CA10_3081  # 20, 14, 11, 10, 4, 3, 2, 1 by rank, six bits each
LAST_TRICK: Final = 10
GEMS: Final = 10  # times the face: what a square is worth

FAILED_OWN: Final = 0
FAILED_ALL: Final = 1


def gem_cards(gem: i64) -> i64:
    """All cards of a gem."""
    return GEM * bit(8 * gem)


def above(card: i64) -> i64:
    """The cards of the same gem that are higher."""
    return gem_cards(card // 8) & -bit(card + 1)


def face(rank: i64) -> i64:
    """The number on the cards of a rank."""
    return FACES >> 6 * rank & 63


def squares(hand: i64) -> i64:
    """The ranks of which a hand holds all four cards, as eight bits."""
    return hand & hand >> 8 & hand >> 16 & hand >> 24 & GEM


def nothing_seen() -> vec[i64]:
    """What lies open before the deal, for `Table.open`."""
    return vec[i64]([PACK, PACK, PACK, PACK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])


class Table(State):
    """What lies open for everyone; no hand is in it."""

    trump_worth: i64 = 0  # points of a trump by rank, six bits each
    contract: i64 = 0
    failure: i64 = 0
    slam: i64 = 0
    overruff: i64 = OVERRUFF_NONE
    beat_partner: bool = True
    failed_gems: i64 = FAILED_OWN

    dealer: i64 = 0
    player: i64 = 0
    phase: i64 = CUTTING
    passes: i64 = 0
    turned: i64 = NO_ONE
    trump: i64 = NO_ONE
    taker: i64 = NO_ONE
    tricks: i64 = 0  # complete ones
    size: i64 = 0  # cards in the trick
    trick: i64 = 0  # its cards, six bits each, the led one lowest
    led: i64 = 0  # its gem
    best: i64 = 0  # the card that takes it so far
    winner: i64 = 0  # whose card that is
    calls: i64 = 0  # how many squares each has announced, eight bits a seat
    shown: i64 = 0  # the ranks of the squares each has shown, eight bits a seat
    open: vec[i64]  # by seat what each may hold and has played; by team points, tricks; the tricks

    def may_hold(self, seat: i64) -> i64:
        """The cards that nothing seen so far rules out of this hand."""
        return self.open[seat]

    def played_by(self, seat: i64) -> i64:
        """The cards that a seat has played in this round."""
        return self.open[4 + seat]

    def played(self) -> i64:
        """All cards that have been played in this round."""
        return self.open[4] | self.open[5] | self.open[6] | self.open[7]

    def points(self, team: i64) -> i64:
        """The points of a team's tricks, the last ten among them."""
        return self.open[8 + team]

    def won(self, team: i64) -> i64:
        """How many tricks a team has taken."""
        return self.open[10 + team]

    def taken(self, trick: i64) -> i64:
        """A complete trick, the first being 0: four cards of six bits, its winner, its leader."""
        return self.open[12 + trick]

    def duty(self, hand: i64) -> i64:
        """What the player may choose from a hand, and the rung of the duty that leaves it."""
        if self.size == 0:
            return hand  # 6.4
        follow = hand & gem_cards(self.led)
        if follow and self.led == self.trump:
            return self._duty_when_trump_is_led(follow)
        if follow:
            return FOLLOW << CARDS | follow  # 6.5
        if self.partner_wins():
            return hand  # 6.13
        trumps = hand & gem_cards(self.trump)
        if not trumps:
            return hand  # 6.12
        if self.overruff != OVERRUFF_NONE and self.best // 8 == self.trump:
            return self._duty_to_overruff(hand, trumps)
        return RUFF << CARDS | trumps  # 6.10

    def _duty_when_trump_is_led(self, trumps: i64) -> i64:
        higher = trumps & above(self.best)
        if not higher:
            return FOLLOW << CARDS | trumps  # 6.7
        if not self.beat_partner and self.partner_wins():
            return FOLLOW << CARDS | trumps  # 6.8
        return BEAT << CARDS | higher  # 6.6

    def _duty_to_overruff(self, hand: i64, trumps: i64) -> i64:
        higher = trumps & above(self.best)
        if higher:
            return OVERRUFF << CARDS | higher  # 6.11
        if self.overruff == OVERRUFF_OR_DISCARD:
            return hand  # 6.11
        return RUFF << CARDS | trumps  # 6.11

    def partner_wins(self) -> bool:
        return self.winner == (self.player + 2) % 4

    def beats(self, card: i64) -> bool:
        """Whether a card would take the trick so far."""
        if card // 8 == self.best // 8:
            return card > self.best
        return card // 8 == self.trump

    def value(self, card: i64) -> i64:
        """The points of a card."""
        if card // 8 == self.trump:
            return self.trump_worth >> 6 * (card % 8) & 63
        return face(card % 8)

    def know(self, seat: i64, cards: i64) -> None:
        """Everyone has seen that these are, or were, this player's."""
        other: i64
        for other in range(4):
            if other != seat:
                self.open[other] &= ~cards

    def infer(self, card: i64) -> None:
        """What the card that is being played shows about the rest of the hand."""
        if self.size == 0:
            return
        missing: i64 = 0
        if card // 8 == self.led:
            if self.led == self.trump and (self.beat_partner or not self.partner_wins()):
                missing = self._failed_to_beat(card)
        else:
            missing = gem_cards(self.led)
            if not self.partner_wins():
                missing |= self._failed_to_ruff(card)
        if missing:
            self.open[self.player] &= ~missing

    def _failed_to_beat(self, card: i64) -> i64:
        return 0 if card > self.best else above(self.best)

    def _failed_to_ruff(self, card: i64) -> i64:
        over = self.overruff != OVERRUFF_NONE and self.best // 8 == self.trump
        if card // 8 == self.trump:
            return self._failed_to_beat(card) if over else 0
        if over and self.overruff == OVERRUFF_OR_DISCARD:
            return above(self.best)
        return gem_cards(self.trump)


@final
class FourGems(Table):
    """One round with all its cards."""

    hands: vec[i64]  # by seat
    pack: vec[i64]  # round, from `top` on; empty after the second deal. Never changed in place
    top: i64 = 0
    cut: i64 = 0
    squares: i64 = 0  # the ranks of the squares that each has announced, eight bits a seat

    def clone(self) -> "FourGems":
        new = FourGems()
        new.trump_worth = self.trump_worth
        new.contract = self.contract
        new.failure = self.failure
        new.slam = self.slam
        new.overruff = self.overruff
        new.beat_partner = self.beat_partner
        new.failed_gems = self.failed_gems
        new.dealer = self.dealer
        new.player = self.player
        new.phase = self.phase
        new.passes = self.passes
        new.turned = self.turned
        new.trump = self.trump
        new.taker = self.taker
        new.tricks = self.tricks
        new.size = self.size
        new.trick = self.trick
        new.led = self.led
        new.best = self.best
        new.winner = self.winner
        new.calls = self.calls
        new.shown = self.shown
        new.open = self.open[:]
        new.hands = self.hands[:]
        new.pack = self.pack
        new.top = self.top
        new.cut = self.cut
        new.squares = self.squares
        return new

    def numbers(self) -> list[int]:
        fields = [
            self.trump_worth, self.contract, self.failure, self.slam, self.overruff,
            i64(self.beat_partner), self.failed_gems, self.dealer, self.player, self.phase,
            self.passes, self.turned, self.trump, self.taker, self.tricks, self.size, self.trick,
            self.led, self.best, self.winner, self.calls, self.shown, self.top, self.cut,
            self.squares,
        ]  # fmt: skip
        numbers = [int(field) for field in fields]
        for cells in (self.open, self.hands, self.pack):
            numbers.extend([int(cell) for cell in cells])
        return numbers

    def waiting(self) -> i64:
        return 0 if self.phase == OVER else bit(self.player)

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase == PLAYING:
            hand = self.hands[seat]
            cards = self.duty(hand) & PACK
            codes = cards_of(cards)
            if self.tricks == 0 and squares(hand):
                for card in cards_of(cards):
                    codes = append(codes, card | ANNOUNCE)
            return codes
        if self.phase == CUTTING:
            return vec[i64](range(CUT + LEAST_CUT, CUT + MOST_CUT + 1))
        if self.passes < 4:
            return vec[i64]([PASS, TAKE])
        codes = vec[i64]([PASS])
        gem: i64
        for gem in range(4):
            if gem != self.turned // 8:
                codes = append(codes, NAME + gem)
        return codes

    def pick(self, seat: i64, rng: Random) -> i64:
        if self.phase == PLAYING:
            hand = self.hands[seat]
            if self.tricks or not squares(hand):
                return pick_one(self.duty(hand) & PACK, rng)
        if self.phase == CUTTING:
            return CUT + rng.randrange(LEAST_CUT, MOST_CUT + 1)
        codes = self.legal(seat)
        n: i64 = len(codes)
        return codes[rng.randrange(n)]

    def why_not(self, seat: i64, code: i64) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("2.6", "round-over")
        if seat != self.player:
            return Refusal("2.5", "not-your-turn")
        if self.phase == CUTTING:
            return self._why_not_cut(code)
        if self.phase == BIDDING:
            return self._why_not_bid(code)
        if code < 0 or code >= PASS:
            return Refusal("2.6", "play-a-card")
        return self._why_not_play(self.hands[seat], code)

    def _why_not_cut(self, code: i64) -> Refusal | None:
        if code < CUT:
            return Refusal("2.6", "cut-first")
        if code < CUT + LEAST_CUT or code > CUT + MOST_CUT:
            return Refusal("3.4", "cut-too-thin")
        return None

    def _why_not_bid(self, code: i64) -> Refusal | None:
        if code == PASS:
            return None
        if code < TAKE or code >= CUT:
            return Refusal("2.6", "bid-first")
        if self.passes < 4:
            return None if code == TAKE else Refusal("5.6", "first-round-turned-gem")
        if code == TAKE:
            return Refusal("5.6", "second-round-another-gem")
        if code - NAME == self.turned // 8:
            return Refusal("5.4", "second-round-another-gem")
        return None

    def _why_not_play(self, hand: i64, code: i64) -> Refusal | None:
        card = code & ~ANNOUNCE
        if not hand & bit(card):
            return Refusal("6.3", "not-in-hand")
        duty = self.duty(hand)
        if not duty & bit(card):
            return self._why_not_card(duty)
        if code & ANNOUNCE and self.tricks:
            return Refusal("7.3", "gems-too-late")
        if code & ANNOUNCE and not squares(hand):
            return Refusal("7.4", "no-gems")
        return None

    def _why_not_card(self, duty: i64) -> Refusal:
        cards = duty & PACK
        rung = duty >> CARDS
        if rung == BEAT:
            return Refusal("6.6", "must-beat", cards)
        if rung == FOLLOW:
            return Refusal("6.5", "must-follow", cards)
        if rung == OVERRUFF:
            return Refusal("6.11", "must-overruff", cards)
        return Refusal("6.10", "must-ruff", cards)

    # Doing it

    def deal(self, pack: vec[i64]) -> None:
        self.pack = pack

    def apply(self, seat: i64, code: i64) -> None:
        if self.phase == PLAYING:
            self._play(code)
        elif self.phase == BIDDING:
            self._bid(code)
        else:
            self._cut(code - CUT)

    def _cut(self, lifted: i64) -> None:
        """The lower part goes on top; three cards each are dealt, then two, and one is turned."""
        if self.facts is not None:
            self.facts.append(("cut", int(self.player), int(lifted), 0))
        self.cut = lifted
        at = lifted
        packet: i64 = 3
        seat = self.dealer
        dealt: i64 = 0
        while dealt < 20:
            seat = (seat + 1) % 4
            end = dealt + packet
            while dealt < end:
                self.hands[seat] |= bit(self.pack[at])
                at = at + 1 if at < 31 else 0
                dealt += 1
            if dealt == 12:
                packet = 2
        self.top = at
        self._turn()

    def _turn(self) -> None:
        self.turned = self.pack[self.top]
        self.player = (self.dealer + 1) % 4
        self.phase = BIDDING
        if self.facts is None:
            return
        seat: i64
        for seat in range(4):
            self.facts.append(("dealt", int(seat), int(self.hands[seat]), 5))
        self.facts.append(("turned", int(self.dealer), int(self.turned), 0))

    def _bid(self, code: i64) -> None:
        if code == PASS:
            if self.facts is not None:
                self.facts.append(("passed", int(self.player), int(self.passes), 0))
            self.passes += 1
            self.player = (self.player + 1) % 4
            if self.passes == 8:
                self.phase = OVER
            return
        self.taker = self.player
        self.trump = self.turned // 8 if code == TAKE else code - NAME
        if self.facts is not None:
            self.facts.append(("took", int(self.taker), int(self.trump), int(self.turned)))
        self._deal_rest()
        self.player = (self.dealer + 1) % 4
        self.phase = PLAYING

    def _deal_rest(self) -> None:
        """The taker gets the turned card and two, the others three."""
        self.hands[self.taker] |= bit(self.turned)
        self.know(self.taker, bit(self.turned))
        at = self.top
        turn: i64
        for turn in range(1, 5):
            seat = (self.dealer + turn) % 4
            end = at + 2 if seat == self.taker else at + 3
            got: i64 = 0
            while at < end:
                at += 1
                got |= bit(self.pack[at & 31])
            self.hands[seat] |= got
            if self.facts is not None:
                self.facts.append(("dealt", int(seat), int(got), int(count(got))))
        self.pack = NOTHING

    def _play(self, code: i64) -> None:
        player = self.player
        card = code & ~ANNOUNCE
        if self.facts is not None:
            self.facts.append(("played", int(player), int(card), int(self.size)))
        if self.tricks < 2:
            self._speak(player, code)
        self.infer(card)
        self.hands[player] &= ~bit(card)
        self.open[4 + player] |= bit(card)
        self._lay(player, card)
        if self.size < 4:
            self.player = (player + 1) % 4
        else:
            self._take_trick()

    def _speak(self, player: i64, code: i64) -> None:
        """Announce squares with the card of the first trick, show them with that of the second."""
        if self.tricks:
            self._show(player, self.squares >> 8 * player & GEM)
        elif code & ANNOUNCE:
            found = squares(self.hands[player])
            self.squares |= found << 8 * player
            self.calls |= count(found) << 8 * player
            if self.facts is not None:
                self.facts.append(("announced", int(player), int(count(found)), 0))

    def _show(self, player: i64, found: i64) -> None:
        if not found:
            return
        self.shown |= found << 8 * player
        rank: i64
        for rank in cards_of(found):
            self.know(player, SQUARE * bit(rank))
            if self.facts is not None:
                self.facts.append(("showed", int(player), int(rank), int(GEMS * face(rank))))

    def _lay(self, player: i64, card: i64) -> None:
        if self.size == 0:
            self.led = card // 8
            self.trick = card
            self.best = card
            self.winner = player
        else:
            self.trick |= card << 6 * self.size
            if self.beats(card):
                self.best = card
                self.winner = player
        self.size += 1

    def _take_trick(self) -> None:
        team = self.winner % 2
        value: i64 = 0
        trick = self.trick
        n: i64 = 0
        while n < 4:
            value += self.value(trick & 63)
            trick >>= 6
            n += 1
        leader = (self.player + 1) % 4
        self.open[12 + self.tricks] = self.trick | self.winner << 24 | leader << 26
        self.tricks += 1
        if self.tricks == 8:
            value += LAST_TRICK
            self.phase = OVER
        self.open[8 + team] += value
        self.open[10 + team] += 1
        if self.facts is not None:
            self.facts.append(("took_trick", int(self.winner), int(value), int(self.trick)))
        self.player = self.winner
        self.trick = 0
        self.size = 0

    # What it is worth

    def gems(self, team: i64) -> i64:
        """The points of the squares that a team has shown."""
        points: i64 = 0
        both = self.shown >> 8 * team | self.shown >> 8 * (team + 2)
        rank: i64
        for rank in cards_of(both & GEM):
            points += GEMS * face(rank)
        return points

    def score(self, team: i64) -> i64:
        """The points that the round brings a team (8.4 to 8.9)."""
        if self.phase != OVER or self.taker == NO_ONE:
            return 0
        takers = self.taker % 2
        own = self.gems(team)
        made = self.points(takers) + self.gems(takers) >= self.contract
        if made and self.won(takers) == 8:
            return self.slam + own if team == takers else own
        if made:
            return self.points(team) + own
        if team == takers:
            return 0
        if self.failed_gems == FAILED_OWN:
            return self.failure + own
        if self.failed_gems == FAILED_ALL:
            return self.failure + own + self.gems(takers)
        return self.failure

    def result(self) -> vec[i64]:
        even = self.score(0)
        odd = self.score(1)
        return vec[i64]([even, odd, even, odd])


NOTHING: Final = vec[i64]()
