"""A slow, literal reading of the rules of 4 Seasons (docs/rules/four-seasons.md).

The numbers in the comments and docstrings are the paragraphs of that page. Nothing here is clever:
cards and moves are texts, and every question is answered by doing what the paragraph says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

COLOURS = ["B", "G", "Y", "R"]  # 1.1, and from low to high in 4.7
BID_VALUE = {"B": 0, "G": 1, "Y": 2, "R": 3}  # 1.1
BUTTERFLY = "BF"  # 1.3
ALL_CARDS = [f"{colour}{worth}" for colour in COLOURS for worth in range(1, 10)] + [BUTTERFLY]
PLACE = {card: place for place, card in enumerate(ALL_CARDS)}

Options = dict[str, str | int]


def sort_cards(cards: list[str]) -> list[str]:
    """By colour B G Y R, then worth, the butterfly last."""
    return sorted(cards, key=PLACE.__getitem__)


def colour_of(card: str) -> str | None:
    """1.3, 1.4: the butterfly belongs to no colour."""
    return None if card == BUTTERFLY else card[0]


def worth_of(card: str) -> int:
    """1.2: the worth of a card that is not the butterfly."""
    return int(card[1])


def card_of(move: str) -> str:
    """11.1: the card that is played by a move of the tricks."""
    return BUTTERFLY if move.startswith("BF=") else move


def led_colour(lead: str) -> str:
    """1.5, 6.6: the colour of the first card of a trick, or the colour named with the butterfly."""
    return lead[3] if lead.startswith("BF=") else lead[0]


def card_moves(hand: list[str], led: str | None) -> set[str]:
    """The moves a player with this hand may make in a trick; `led` is None for the leader."""
    if led is None:
        moves = {card for card in hand if card != BUTTERFLY}  # 5.4
        if BUTTERFLY in hand:
            moves |= {f"BF={colour}" for colour in COLOURS}  # 6.4
        return moves
    following = {card for card in hand if colour_of(card) == led}
    if following:
        return following  # 5.5, 6.1
    return set(hand)  # 5.6, 6.5


def trick_winner(moves: list[str], trump: str | None) -> int:
    """Which card of a complete trick wins it (0: the first one played)."""
    led = led_colour(moves[0])
    counted: list[tuple[str, int]] = []
    for place, move in enumerate(moves):
        if card_of(move) != BUTTERFLY:
            counted.append((move[0], worth_of(move)))
        elif place == 0:
            counted.append((led, 0))  # 6.7, 6.8
        else:
            counted.append((led, 10))  # 6.2, 6.3
    winning = trump if trump in [colour for colour, _ in counted] else led  # 5.7
    best = max(worth for colour, worth in counted if colour == winning)
    return counted.index((str(winning), best))


@dataclass
class Trick:
    """1.5: one card from each player, clockwise from the leader."""

    leader: int
    moves: list[str] = field(default_factory=list)


class Rules:
    """The options of a match with their defaults filled in (12.1 to 12.3)."""

    def __init__(self, options: Options, seats: int) -> None:
        for name in options:
            if name not in ("bonus", "variant", "butterfly_bid", "target"):
                raise ValueError(f"there is no option {name}")
        self.variant = options.get("variant", "standard")
        if self.variant not in ("standard", "profi", "team"):
            raise ValueError("12.1: variant")
        self.butterfly_bid = options.get("butterfly_bid", "zero")
        if self.butterfly_bid not in ("zero", "forbidden", "as_turn_up"):
            raise ValueError("12.1: butterfly_bid")
        bonus = options.get("bonus", "on")
        if bonus not in ("on", "off", True, False):
            raise ValueError("12.1: bonus")
        wanted = bonus in ("on", True)
        self.bonus_round = wanted and self.variant != "team"  # 4.1, 10.2
        self.target = int(options.get("target", 77 if self.variant == "profi" else 50))  # 12.2
        if self.target < 1:
            raise ValueError("12.1: target")
        if seats not in (3, 4):
            raise ValueError("2.1: three or four players")
        if self.variant == "team" and seats != 4:
            raise ValueError("10.1: the team variant needs four players")


class Round:
    """One round: the deal, the secret bids, the bonus round, the tricks and the score."""

    def __init__(self, options: Options, seats: int, dealer: int, pack: list[str]) -> None:
        self.rules = Rules(options, seats)
        self.seats = seats
        self.dealer = dealer
        if sorted(pack) != sorted(ALL_CARDS):
            raise ValueError("1.1: the pack is not the 37 cards")
        # 2.5: card pi goes to seat D+1+i
        self.hand: list[list[str]] = [[] for _ in range(seats)]
        for i in range(36):
            self.hand[(dealer + 1 + i) % seats].append(pack[i])
        self.turned = pack[36]  # 2.6
        self.trump = colour_of(self.turned)  # 2.6, 2.7
        self.phase = "bid"
        self.bid: list[list[str] | None] = [None] * seats  # the top card first
        self.shown = [False] * seats
        self.kept = [False] * seats
        self.bonus_player: int | None = None
        self.trick = Trick(self.after(dealer))  # 5.1
        self.done: list[Trick] = []
        self.tricks_won = [0] * seats

    # ---------------------------------------------------------------- small words

    def after(self, seat: int) -> int:
        """2.1: the next seat clockwise."""
        return (seat + 1) % self.seats

    def bid_size(self) -> int:
        """3.1: three cards with three players, two with four."""
        return 3 if self.seats == 3 else 2

    def turn(self) -> int:
        """Whose turn it is in the bonus round (4.2) or in a trick (5.1)."""
        if self.phase == "bonus":
            seat = self.after(self.dealer)
            while self.shown[seat] or self.kept[seat]:
                seat = self.after(seat)
            return seat
        return (self.trick.leader + len(self.trick.moves)) % self.seats

    def played(self) -> list[str]:
        """Every card that was played in this round, in order."""
        moves = [move for trick in [*self.done, self.trick] for move in trick.moves]
        return [card_of(move) for move in moves]

    # ---------------------------------------------------------------- whose move, which moves

    def waiting(self) -> set[int]:
        if self.phase == "bid":
            return {seat for seat in range(self.seats) if self.bid[seat] is None}  # 3.9, 3.10
        if self.phase == "over":
            return set()
        return {self.turn()}  # 2.8

    def legal(self, seat: int) -> set[str]:
        if seat not in self.waiting():
            return set()
        if self.phase == "bid":
            return self.bid_moves(seat)
        if self.phase == "bonus":
            return {"show", "keep"}  # 4.2
        led = led_colour(self.trick.moves[0]) if self.trick.moves else None
        return card_moves(self.hand[seat], led)  # 5.3

    def bid_moves(self, seat: int) -> set[str]:
        """3.1 to 3.4 and 3.8: a top card and a set of other cards below it."""
        cards = sort_cards(self.hand[seat])
        if self.rules.butterfly_bid == "forbidden":
            cards = [card for card in cards if card != BUTTERFLY]  # 3.4
        moves = set()
        for top in cards:
            others = [card for card in cards if card != top]
            for rest in combinations(others, self.bid_size() - 1):
                moves.add(" ".join(["bid", top, *rest]))
        return moves

    def play(self, seat: int, move: str) -> None:
        if move not in self.legal(seat):
            raise ValueError(f"{move!r} is refused for seat {seat} in the phase {self.phase}")
        if self.phase == "bid":
            self.lay_bid(seat, move.split()[1:])
        elif self.phase == "bonus":
            self.take_chance(seat, move)
        else:
            self.play_card(seat, move)

    # ---------------------------------------------------------------- the stages

    def lay_bid(self, seat: int, cards: list[str]) -> None:
        """3.1, 3.9, 3.11: the cards leave the hand; the stage ends with the last bid."""
        self.hand[seat] = [card for card in self.hand[seat] if card not in cards]
        self.bid[seat] = cards
        if all(bid is not None for bid in self.bid):
            self.phase = "bonus" if self.rules.bonus_round else "play"  # 4.1, 10.2

    def take_chance(self, seat: int, move: str) -> None:
        """4.2, 4.3, 4.9: one chance for everybody, the dealer last."""
        if move == "show":
            self.shown[seat] = True
        else:
            self.kept[seat] = True
        if seat == self.dealer:
            self.bonus_player = self.highest_shown()
            self.phase = "play"

    def highest_shown(self) -> int | None:
        """4.7, 4.11: who has shown the highest card."""
        showing = [seat for seat in range(self.seats) if self.shown[seat]]
        if not showing:
            return None
        return max(showing, key=lambda seat: self.bonus_rank(self.cards_of_bid(seat)[0]))

    def bonus_rank(self, card: str) -> tuple[int, int]:
        """4.7, 4.8: first the worth, then the season."""
        if card == BUTTERFLY:
            if self.rules.butterfly_bid != "as_turn_up":
                return (0, -1)
            card = self.turned
        return (worth_of(card), COLOURS.index(card[0]))

    def play_card(self, seat: int, move: str) -> None:
        """5.1, 5.2, 5.8."""
        self.hand[seat].remove(card_of(move))
        self.trick.moves.append(move)
        if len(self.trick.moves) < self.seats:
            return
        winner = (self.trick.leader + trick_winner(self.trick.moves, self.trump)) % self.seats
        self.tricks_won[winner] += 1
        self.done.append(self.trick)
        self.trick = Trick(winner)
        if not any(self.hand):
            self.phase = "over"

    # ---------------------------------------------------------------- the score

    def cards_of_bid(self, seat: int) -> list[str]:
        cards = self.bid[seat]
        if cards is None:
            raise ValueError("this seat has not bid")
        return cards

    def bid_number(self, cards: list[str]) -> int:
        """3.5 to 3.7: the number that bid cards stand for."""
        number = 0
        for card in cards:
            if card != BUTTERFLY:
                number += BID_VALUE[card[0]]  # 3.5
            elif self.rules.butterfly_bid == "as_turn_up":
                number += BID_VALUE[self.turned[0]]  # 3.7
        return number

    def won_bid(self, seat: int) -> bool:
        """1.5: exactly so many tricks."""
        return self.bid_number(self.cards_of_bid(seat)) == self.tricks_won[seat]

    def points(self) -> list[int]:
        if self.phase != "over":
            raise ValueError("the round is not over")
        return self.score([self.cards_of_bid(seat) for seat in range(self.seats)])

    def score(self, bids: list[list[str]]) -> list[int]:
        """Section 7 and 10.5 to 10.7, if these had been the bids."""
        numbers = [self.bid_number(cards) for cards in bids]
        won = [numbers[seat] == self.tricks_won[seat] for seat in range(self.seats)]
        if self.rules.variant == "team":
            return [self.team_score(seat, numbers, won) for seat in range(self.seats)]
        result = []
        for seat in range(self.seats):
            points = self.tricks_won[seat]  # 7.2, 7.3
            if self.bonus_player is None:
                points += 6 if won[seat] else 0  # 7.2
            elif seat == self.bonus_player:
                points += 12 if won[seat] else 0  # 7.3
            else:
                points += 3 if won[seat] else 0  # 7.3
                points += 0 if won[self.bonus_player] else 6  # 7.3
            result.append(points)
        return result

    def team_score(self, seat: int, numbers: list[int], won: list[bool]) -> int:
        """10.5 to 10.7: the points of the team of this seat."""
        partner = (seat + 2) % 4
        tricks = self.tricks_won[seat] + self.tricks_won[partner]
        points = tricks  # 10.5
        points += 3 if won[seat] else 0  # 10.6
        points += 3 if won[partner] else 0  # 10.6
        points += 8 if tricks == numbers[seat] + numbers[partner] else 0  # 10.7
        return points

    # ---------------------------------------------------------------- what can be seen

    def hands(self) -> list[list[str]]:
        return [sort_cards(hand) for hand in self.hand]

    def bids(self) -> list[list[str] | None]:
        """By seat, the top card first and then the others sorted; None: has not bid."""
        return [None if bid is None else [bid[0], *sort_cards(bid[1:])] for bid in self.bid]

    def lies_open(self, seat: int) -> bool:
        """Do all bid cards of this seat lie face up?"""
        if self.phase in ("bid", "bonus"):
            return False
        if seat == self.bonus_player:
            return True  # 4.9
        if self.phase == "play":
            return False  # 4.10
        if self.bonus_player is None:
            return True  # 7.4
        return self.won_bid(seat)  # 7.5

    def sees_bid(self, viewer: int | None, seat: int) -> list[str] | None:
        """The bid of `seat` (the top card first) if the viewer can see all its cards."""
        own = viewer == seat  # 13.1
        team = self.rules.variant == "team" and self.phase != "bid"
        partner = team and viewer is not None and seat == (viewer + 2) % 4  # 10.4, 13.3
        if own or partner or self.lies_open(seat):
            return self.bids()[seat]
        return None

    def public(self) -> dict[str, object]:
        """13.2: what lies open for everybody at this moment."""
        open_trick: list[str] = []
        if self.phase == "play" and not self.trick.moves and self.done:
            open_trick = list(self.done[-1].moves)  # 5.8: until the next trick is led
        seats = range(self.seats)
        return {
            "phase": self.phase,
            "turned": self.turned,
            "trump": self.trump,
            "trick": list(self.trick.moves),
            "leader": self.trick.leader if self.phase == "play" else None,
            "last_trick": open_trick,
            "tricks_won": list(self.tricks_won),
            "shown": [self.cards_of_bid(s)[0] if self.shown[s] else None for s in seats],
            "kept": list(self.kept),
            "bonus_player": self.bonus_player,
            "open_bids": [
                sort_cards(self.cards_of_bid(s)) if self.lies_open(s) else None for s in seats
            ],
        }

    # ---------------------------------------------------------------- what can be worked out

    def consistent(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """Could the cards lie like this, for all that this seat (None: a watcher) has seen?"""
        hands = [hidden.get(f"hand{s}", []) for s in range(self.seats)]
        bids = [hidden.get(f"bid{s}", []) for s in range(self.seats)]
        zones = {f"{kind}{s}" for kind in ("hand", "bid") for s in range(self.seats)}
        return (
            set(hidden) <= zones
            and self.all_accounted_for(hands, bids)
            and self.sizes_right(seat, hands, bids)
            and self.known_cards_in_place(seat, hands, bids)
            and self.bids_allowed(bids)
            and self.tricks_allowed(hands)
            and self.score_true(bids)
        )

    def all_accounted_for(self, hands: list[list[str]], bids: list[list[str]]) -> bool:
        """The hidden cards are just those that were not turned (2.6) and not played."""
        gone = [self.turned, *self.played()]
        left = [card for card in ALL_CARDS if card not in gone]
        lying = [card for zone in [*hands, *bids] for card in zone]
        return sorted(lying) == sorted(left)

    def sizes_right(
        self, viewer: int | None, hands: list[list[str]], bids: list[list[str]]
    ) -> bool:
        """13.1: how many cards everybody has is seen; but who has bid is not (3.9)."""
        for seat in range(self.seats):
            cards = self.bid[seat]
            hand_size = len(self.hand[seat])
            laid = 0 if cards is None else len(cards)
            if self.phase == "bid" and seat != viewer:
                hand_size, laid = hand_size + laid, 0
            if len(hands[seat]) != hand_size or len(bids[seat]) != laid:
                return False
        return True

    def known_cards_in_place(
        self, viewer: int | None, hands: list[list[str]], bids: list[list[str]]
    ) -> bool:
        """13.1 to 13.3: the own cards, the bids seen completely and the shown top cards."""
        if viewer is not None and set(hands[viewer]) != set(self.hand[viewer]):
            return False
        for seat in range(self.seats):
            seen = self.sees_bid(viewer, seat)
            if seen is not None and set(bids[seat]) != set(seen):
                return False
            if self.shown[seat] and self.cards_of_bid(seat)[0] not in bids[seat]:
                return False  # 4.6
        return True

    def bids_allowed(self, bids: list[list[str]]) -> bool:
        """3.4, 13.7: no butterfly in a bid where that is forbidden (the sizes stand above)."""
        return self.rules.butterfly_bid != "forbidden" or not any(BUTTERFLY in b for b in bids)

    def tricks_allowed(self, hands: list[list[str]]) -> bool:
        """13.5, 13.6: would every card have been allowed that was played in this round?"""
        then = [list(hand) for hand in hands]
        for trick in reversed([*self.done, self.trick]):
            for place in reversed(range(len(trick.moves))):
                seat = (trick.leader + place) % self.seats
                move = trick.moves[place]
                then[seat].append(card_of(move))  # back into the hand it came from
                led = led_colour(trick.moves[0]) if place > 0 else None
                if move not in card_moves(then[seat], led):
                    return False
        return True

    def score_true(self, bids: list[list[str]]) -> bool:
        """13.9: at the end the scores are known, and with them which bids were won."""
        if self.phase != "over":
            return True
        really = [self.won_bid(seat) for seat in range(self.seats)]
        then = [self.bid_number(bids[s]) == self.tricks_won[s] for s in range(self.seats)]
        return then == really and self.score(bids) == self.points()


class Match:
    """The rounds of a match, the totals and the end (sections 8, 9 and 10.8)."""

    def __init__(self, options: Options, seats: int, dealer: int) -> None:
        self.rules = Rules(options, seats)
        self.seats = seats
        self.dealer = dealer
        self.totals = [0] * seats  # 8.1; by seat, in the team variant the partners have the same
        self.last_won: list[bool] | None = None  # who won his bid in the last round; None: no round

    def bundles(self) -> list[list[str]]:
        """2.4: all 37 cards in any order."""
        return [list(ALL_CARDS)]

    def finish(self, round_: Round) -> None:
        if self.winners() is not None:
            raise ValueError("2.9: the match is over")
        points = round_.points()
        self.totals = [self.totals[seat] + points[seat] for seat in range(self.seats)]  # 8.1
        self.last_won = [round_.won_bid(seat) for seat in range(self.seats)]
        self.dealer = (self.dealer + 1) % self.seats  # 2.2

    def winners(self) -> list[int] | None:
        if self.last_won is None:
            return None  # 8.1: the end is looked at after each round
        if self.rules.variant == "team":
            return self.highest([[0, 2], [1, 3]])  # 10.8
        if self.rules.variant == "profi":
            return self.highest([[s] for s in range(self.seats) if self.last_won[s]])  # 9.2
        return self.highest([[s] for s in range(self.seats)])  # 8.3

    def highest(self, sides: list[list[int]]) -> list[int] | None:
        """Of these sides (players or teams) the one that has won."""
        if not any(self.totals[side[0]] >= self.rules.target for side in sides):
            return None  # 8.3, 9.3
        best = max(self.totals[side[0]] for side in sides)
        first = [side for side in sides if self.totals[side[0]] == best]
        if len(first) > 1:
            return None  # 8.5, 9.5
        return first[0]  # 8.4, 9.4
