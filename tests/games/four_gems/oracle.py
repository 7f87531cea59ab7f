"""Four Gems, read slowly and literally from docs/rules/four-gems.md.

This file is a second, independent reading of the rule page. The numbers in the comments are the
paragraphs of the page. It is meant to be compared with, never to be imported by, the engine.
"""

from __future__ import annotations

SUITS = ["R", "G", "B", "Y"]  # 1.1
NUMBERS = [20, 14, 11, 10, 4, 3, 2, 1]  # 1.1, highest first (1.3)
SEATS = [0, 1, 2, 3]  # 2.1

# 12.1: the values of every option, the default first. `target` stands apart.
OPTION_VALUES = {
    "trump_values": ["double", "top_four", "face"],
    "overruff": ["none", "must", "must_or_discard"],
    "beat_partner_trump": ["on", "off"],
    "gather": ["trick_order", "team_piles", "shuffle"],
    "redeal": ["next", "same"],
    "failed_gems": ["own", "all", "none"],
}
DEFAULT_TARGET = 1000  # 12.1

# 8.2
CONTRACT = {"double": 163, "top_four": 163, "face": 136}
FAILURE = {"double": 325, "top_four": 325, "face": 270}
SLAM = {"double": 425, "top_four": 425, "face": 370}

LAST_TEN = 10  # 8.3


# ---------------------------------------------------------------------------------------- options


def check_options(options: dict[str, str | int]) -> None:
    """12.1, 12.2: known options with known values only; every combination is allowed."""
    for name, value in options.items():
        if name == "target":
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise ValueError(f"the target is a positive whole number, not {value!r}")
        elif name not in OPTION_VALUES:
            raise ValueError(f"there is no option {name!r}")
        elif value not in OPTION_VALUES[name]:
            raise ValueError(f"the option {name} has no value {value!r}")


def option(options: dict[str, str | int], name: str) -> str:
    """12.1: the value of an option, the first of the list if nothing else was chosen."""
    return str(options.get(name, OPTION_VALUES[name][0]))


# ------------------------------------------------------------------------------- cards and tricks


def full_pack() -> list[str]:
    """1.1: every card once (in no meaningful order)."""
    return [f"{suit}{number}" for suit in SUITS for number in NUMBERS]


def suit_of(card: str) -> str:
    """1.2"""
    return card[0]


def number_of(card: str) -> int:
    """1.2"""
    return int(card[1:])


def of_suit(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if suit_of(card) == suit]


def higher_than(cards: list[str], limit: str) -> list[str]:
    """1.3: those cards (all of one suit, that of `limit`) that rank above `limit`."""
    return [card for card in cards if number_of(card) > number_of(limit)]


def highest(cards: list[str]) -> str:
    """1.3: the highest of some cards of one suit."""
    return max(cards, key=number_of)


def seat_after(seat: int, steps: int) -> int:
    """2.1: seat sums start again after 3."""
    return (seat + steps) % 4


def team_of(seat: int) -> int:
    """2.2: team 0 are the seats 0 and 2, team 1 the seats 1 and 3."""
    return 0 if seat in (0, 2) else 1


def partner_of(seat: int) -> int:
    """2.2"""
    return seat_after(seat, 2)


def winning_card(trick: list[str], trump: str) -> str:
    """6.15 (and 6.14): the card that wins a trick, or would win it if it ended now."""
    trumps = of_suit(trick, trump)
    if trumps:
        return highest(trumps)
    return highest(of_suit(trick, suit_of(trick[0])))


def winning_seat(trick: list[str], leader: int, trump: str) -> int:
    """6.1, 6.15: the cards of a trick were played in the order of the seats from the leader on."""
    return seat_after(leader, trick.index(winning_card(trick, trump)))


def playable(
    hand: list[str],
    trick: list[str],
    leader: int,
    trump: str,
    options: dict[str, str | int],
) -> list[str]:
    """6.3 to 6.14: the cards that the next player of a trick may play from his hand."""
    if not trick:
        return list(hand)  # 6.4

    player = seat_after(leader, len(trick))
    led = suit_of(trick[0])
    partner_wins = winning_seat(trick, leader, trump) == partner_of(player)  # 6.14
    my_trumps = of_suit(hand, trump)
    trumps_in_trick = of_suit(trick, trump)

    if led == trump:
        if not my_trumps:
            return list(hand)  # 6.9
        if option(options, "beat_partner_trump") == "off" and partner_wins:
            return my_trumps  # 6.8
        better = higher_than(my_trumps, highest(trumps_in_trick))
        if better:
            return better  # 6.6
        return my_trumps  # 6.7

    my_led = of_suit(hand, led)
    if my_led:
        return my_led  # 6.5
    if partner_wins:
        return list(hand)  # 6.13
    if not my_trumps:
        return list(hand)  # 6.12
    if not trumps_in_trick:
        return my_trumps  # 6.10

    # 6.11: void in the led side suit, holding trump, an opponent winning with a trump.
    if option(options, "overruff") == "none":
        return my_trumps
    better = higher_than(my_trumps, highest(trumps_in_trick))
    if better:
        return better
    if option(options, "overruff") == "must":
        return my_trumps
    return list(hand)


# ------------------------------------------------------------------------------ gems and the score


def squares(cards: list[str]) -> list[int]:
    """1.5, 7.1: the numbers of which all four cards are there, in rising order."""
    found = []
    for number in NUMBERS:
        if all(f"{suit}{number}" in cards for suit in SUITS):
            found.append(number)
    return sorted(found)


def square_points(number: int) -> int:
    """7.8"""
    return {20: 200, 14: 140, 11: 110, 10: 100, 4: 40, 3: 30, 2: 20, 1: 10}[number]


def card_value(card: str, trump: str, trump_values: str) -> int:
    """8.1"""
    number = number_of(card)
    if suit_of(card) != trump:
        return number
    if trump_values == "double":
        return 2 * number
    if trump_values == "top_four" and number in (20, 14, 11, 10):
        return 2 * number
    return number


def score(
    options: dict[str, str | int],
    taking_team: int,
    tricks_won: list[int],
    card_points: list[int],
    gems: list[int],
) -> list[int]:
    """8.4 to 8.9: the points of both teams. `card_points` has the last ten in it (8.3) and lists,
    like `tricks_won` and `gems`, team 0 and then team 1."""
    values = option(options, "trump_values")
    takers = taking_team
    defenders = 1 - taking_team
    result = [0, 0]

    if tricks_won[takers] == 8:  # 8.5
        result[takers] = SLAM[values] + gems[takers]
        result[defenders] = gems[defenders]
        return result

    if card_points[takers] + gems[takers] >= CONTRACT[values]:  # 8.6
        result[takers] = card_points[takers] + gems[takers]
        result[defenders] = card_points[defenders] + gems[defenders]
        return result

    result[takers] = 0  # 8.7
    result[defenders] = FAILURE[values]
    failed_gems = option(options, "failed_gems")  # 8.8
    if failed_gems == "own":
        result[defenders] += gems[defenders]
    elif failed_gems == "all":
        result[defenders] += gems[defenders] + gems[takers]
    return result


# ---------------------------------------------------------------------------------------- a round


class Trick:
    """A finished trick: who led it, its four cards in the order of play, and who won it."""

    def __init__(self, leader: int, cards: list[str], winner: int) -> None:
        self.leader = leader
        self.cards = cards
        self.winner = winner


class Round:
    """One round, from the cut to the score."""

    def __init__(
        self, options: dict[str, str | int], seats: int, dealer: int, pack: list[str]
    ) -> None:
        check_options(options)
        if seats != 4:
            raise ValueError("four players sit round the table")  # 2.1
        if dealer not in SEATS:
            raise ValueError(f"there is no seat {dealer}")
        if sorted(pack) != sorted(full_pack()):
            raise ValueError("the pack is not the 32 cards of 1.1")
        self.options = options
        self.dealer = dealer
        self.phase = "cut"  # 3.3: every round begins with a cut
        self.undealt = list(pack)  # 1.6: from the top; after the first deal it is the stock
        self.in_hand: list[list[str]] = [[], [], [], []]
        self.turned: str | None = None
        self.calls: list[str] = []  # the calls of the bidding so far, from D+1 on
        self.taker: int | None = None
        self.trump: str | None = None
        self.leader = seat_after(dealer, 1)  # 6.1
        self.trick: list[str] = []  # the trick in progress
        self.tricks: list[Trick] = []  # the finished ones
        self.announced: list[list[int]] = [[], [], [], []]  # squares announced, not shown at once
        self.shown: list[list[int]] = [[], [], [], []]  # 7.7

    # --- who may act, and how ---

    def waiting(self) -> set[int]:
        """2.5: the seat whose turn it is."""
        if self.phase == "cut":
            return {seat_after(self.dealer, 3)}  # 3.3
        if self.phase == "bid":
            return {seat_after(self.dealer, 1 + len(self.calls))}  # 5.1, 5.3
        if self.phase == "play":
            return {seat_after(self.leader, len(self.trick))}  # 6.1, 6.2
        return set()

    def legal(self, seat: int) -> set[str]:
        """2.5, 2.6: the moves of this stage, for the seat whose turn it is."""
        if seat not in self.waiting():
            return set()
        if self.phase == "cut":
            return {f"cut {lifted}" for lifted in range(3, 30)}  # 3.4
        if self.phase == "bid":
            return self.legal_calls()
        return self.legal_cards(seat)

    def legal_calls(self) -> set[str]:
        if len(self.calls) < 4:
            return {"take", "pass"}  # 5.1, 5.6
        assert self.turned is not None
        names = {f"name {suit}" for suit in SUITS if suit != suit_of(self.turned)}  # 5.3, 5.4
        return names | {"pass"}

    def legal_cards(self, seat: int) -> set[str]:
        assert self.trump is not None
        hand = self.in_hand[seat]
        cards = playable(hand, self.trick, self.leader, self.trump, self.options)
        moves = set(cards)
        if not self.tricks and squares(hand):  # 7.1 to 7.4: first trick only, with a square only
            moves |= {card + "!" for card in cards}
        return moves

    # --- the moves ---

    def play(self, seat: int, move: str) -> None:
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {move!r} in the stage {self.phase!r}")
        if self.phase == "cut":
            self.cut(int(move.split(" ")[1]))
        elif self.phase == "bid":
            self.call(seat, move)
        else:
            self.play_card(seat, move)

    def cut(self, lifted: int) -> None:
        """3.5: the part that was left lying goes on top of the cards that were lifted."""
        self.undealt = self.undealt[lifted:] + self.undealt[:lifted]
        self.first_deal()

    def first_deal(self) -> None:
        """4.1 to 4.3"""
        for size in (3, 2):
            for steps in (1, 2, 3, 4):  # D+1, D+2, D+3, D
                self.deal(seat_after(self.dealer, steps), size)
        self.turned = self.undealt.pop(0)
        self.phase = "bid"

    def deal(self, seat: int, size: int) -> None:
        """Cards from the top together to one player."""
        self.in_hand[seat] += self.undealt[:size]
        self.undealt = self.undealt[size:]

    def call(self, seat: int, move: str) -> None:
        assert self.turned is not None
        self.calls.append(move)
        if move == "take":
            self.become_taker(seat, suit_of(self.turned))  # 5.2
        elif move.startswith("name "):
            self.become_taker(seat, move.split(" ")[1])  # 5.5
        elif len(self.calls) == 8:
            self.phase = "over"  # 5.8: a pass-out

    def become_taker(self, seat: int, trump: str) -> None:
        """5.2, 5.5, and the second deal (5.9)"""
        assert self.turned is not None
        self.taker = seat
        self.trump = trump
        self.in_hand[seat].append(self.turned)
        for steps in (1, 2, 3, 4):  # D+1, D+2, D+3, D
            receiver = seat_after(self.dealer, steps)
            self.deal(receiver, 2 if receiver == seat else 3)
        self.phase = "play"

    def play_card(self, seat: int, move: str) -> None:
        assert self.trump is not None
        card = move.removesuffix("!")
        if move.endswith("!"):
            self.announced[seat] = squares(self.in_hand[seat])  # 7.5: all of them
        if len(self.tricks) == 1:
            self.shown[seat] = self.announced[seat]  # 7.7: with his card to the second trick
        self.in_hand[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == 4:
            self.end_trick()

    def end_trick(self) -> None:
        assert self.trump is not None
        winner = winning_seat(self.trick, self.leader, self.trump)  # 6.15
        self.tricks.append(Trick(self.leader, self.trick, winner))
        self.trick = []
        self.leader = winner  # 6.2
        if len(self.tricks) == 8:
            self.phase = "over"

    # --- the score ---

    def passed_out(self) -> bool:
        """5.8"""
        return self.phase == "over" and self.taker is None

    def tricks_won(self) -> list[int]:
        """6.16: by team"""
        won = [0, 0]
        for trick in self.tricks:
            won[team_of(trick.winner)] += 1
        return won

    def card_points(self) -> list[int]:
        """8.3: by team, the last ten included"""
        values = option(self.options, "trump_values")
        points = [0, 0]
        for trick in self.tricks:
            assert self.trump is not None
            for card in trick.cards:
                points[team_of(trick.winner)] += card_value(card, self.trump, values)
        if len(self.tricks) == 8:
            points[team_of(self.tricks[7].winner)] += LAST_TEN
        return points

    def gems(self) -> list[int]:
        """7.8 to 7.10: by team"""
        points = [0, 0]
        for seat in SEATS:
            for number in self.announced[seat]:
                points[team_of(seat)] += square_points(number)
        return points

    def points(self) -> list[int]:
        if self.phase != "over":
            raise ValueError("the round is not over")
        if self.taker is None:
            return [0, 0, 0, 0]  # 5.8
        by_team = score(
            self.options,
            team_of(self.taker),
            self.tricks_won(),
            self.card_points(),
            self.gems(),
        )
        return [by_team[team_of(seat)] for seat in SEATS]

    # --- what can be seen ---

    def hands(self) -> list[list[str]]:
        return [sorted(hand) for hand in self.in_hand]

    def last_trick(self) -> list[str]:
        """6.16, 13.3: the last trick, as long as it lies open: until the next one is led, the
        eighth until the round is scored (which follows by itself, 11.2)."""
        if self.phase == "play" and self.tricks and not self.trick:
            return list(self.tricks[-1].cards)
        return []

    def public(self) -> dict[str, object]:
        """13.2"""
        return {
            "phase": self.phase,
            "turned": self.turned,
            "trump": self.trump,
            "taker": self.taker,
            "trick": list(self.trick),
            "leader": self.leader if self.phase == "play" else None,
            "last_trick": self.last_trick(),
            "tricks_won": self.tricks_won(),
            "card_points": self.card_points(),
            "announced": [len(numbers) for numbers in self.announced],  # 7.6
            "shown": [list(numbers) for numbers in self.shown],
            "stock": len(self.undealt),
        }

    # --- what can be known ---

    def tricks_so_far(self) -> list[tuple[int, list[str]]]:
        """The leader and the cards of every trick, the one in progress too."""
        seen = [(trick.leader, trick.cards) for trick in self.tricks]
        if self.trick:
            seen.append((self.leader, self.trick))
        return seen

    def played_by(self, seat: int) -> list[str]:
        """What a seat has played so far, in order (13.3: a player may remember it)."""
        cards = []
        for leader, trick in self.tricks_so_far():
            for steps, card in enumerate(trick):
                if seat_after(leader, steps) == seat:
                    cards.append(card)
        return cards

    def consistent(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """13: could the hidden cards lie like this, for all this seat has seen in this round?"""
        if sorted(hidden) != ["0", "1", "2", "3", "stock"]:
            return False
        hands = [hidden["0"], hidden["1"], hidden["2"], hidden["3"]]
        stock = hidden["stock"]
        return (
            self.all_cards_there(hands, stock)
            and self.sizes_right(hands, stock)
            and (seat is None or sorted(hands[seat]) == sorted(self.in_hand[seat]))  # 13.1
            and self.turned_card_right(hands)
            and self.announcements_true(hands)
            and self.plays_legal(hands)
        )

    def all_cards_there(self, hands: list[list[str]], stock: list[str]) -> bool:
        """1.1: with the cards that are known to lie elsewhere, every card once."""
        cards = list(stock)
        for seat in SEATS:
            cards += hands[seat] + self.played_by(seat)
        if self.turned is not None and self.taker is None:
            cards.append(self.turned)  # still on the table
        return sorted(cards) == sorted(full_pack())

    def sizes_right(self, hands: list[list[str]], stock: list[str]) -> bool:
        """13.1: the sizes of the hands and of the stock are seen."""
        if len(stock) != len(self.undealt):
            return False
        return all(len(hands[seat]) == len(self.in_hand[seat]) for seat in SEATS)

    def turned_card_right(self, hands: list[list[str]]) -> bool:
        """13.4: the turned card is in the taker's hand until he plays it."""
        if self.taker is None or self.turned is None:
            return True  # on the table, see all_cards_there()
        return self.turned in hands[self.taker] + self.played_by(self.taker)

    def announcements_true(self, hands: list[list[str]]) -> bool:
        """13.5: exactly so many squares among the eight cards, and those that were shown."""
        for seat in SEATS:
            if not self.announced[seat]:
                continue  # not announcing proves nothing
            had = squares(hands[seat] + self.played_by(seat))
            if len(had) != len(self.announced[seat]):
                return False
            if self.shown[seat] and had != self.shown[seat]:
                return False
        return True

    def plays_legal(self, hands: list[list[str]]) -> bool:
        """13.6 to 13.11: every card played so far would have been legal from these hands."""
        now = [hands[seat] + self.played_by(seat) for seat in SEATS]  # the eight cards of each
        for leader, trick in self.tricks_so_far():
            for steps, card in enumerate(trick):
                assert self.trump is not None
                player = seat_after(leader, steps)
                before = trick[:steps]
                if card not in playable(now[player], before, leader, self.trump, self.options):
                    return False
                now[player].remove(card)
        return True


# ---------------------------------------------------------------------------------------- a match


class Match:
    """The rounds of a match: dealers, packs and totals."""

    def __init__(self, options: dict[str, str | int], seats: int, dealer: int) -> None:
        check_options(options)
        if seats != 4:
            raise ValueError("four players sit round the table")  # 2.1
        if dealer not in SEATS:
            raise ValueError(f"there is no seat {dealer}")
        self.options = options
        self.dealer = dealer  # 2.4
        self.totals = [0, 0, 0, 0]  # 10.1
        self.next_pack = [full_pack()]  # 3.1: all the cards shuffled together

    def bundles(self) -> list[list[str]]:
        """The pack of the round to come from the top, as parts each shuffled by themselves."""
        return [list(part) for part in self.next_pack]

    def finish(self, round_: Round) -> None:
        if round_.phase != "over":
            raise ValueError("the round is not over")
        for seat, points in enumerate(round_.points()):
            self.totals[seat] += points  # 10.1
        if round_.passed_out():
            self.next_pack = pack_after_pass_out(round_)  # 9.6
            if option(self.options, "redeal") == "next":
                self.dealer = seat_after(round_.dealer, 1)  # 9.7
            else:
                self.dealer = round_.dealer  # 9.8
        else:
            self.next_pack = pack_after_play(round_, option(self.options, "gather"))
            self.dealer = seat_after(round_.dealer, 1)  # 9.1

    def winners(self) -> list[int] | None:
        """10.2 to 10.4"""
        target = int(self.options.get("target", DEFAULT_TARGET))
        team_points = [self.totals[0], self.totals[1]]  # 2.2: seat 0 is of team 0, seat 1 of team 1
        if max(team_points) < target:
            return None  # 10.2
        if team_points[0] == team_points[1]:
            return None  # 10.4
        if team_points[0] > team_points[1]:
            return [0, 2]  # 10.3
        return [1, 3]


def pack_after_play(round_: Round, gather: str) -> list[list[str]]:
    """9.2 to 9.5: the four cards of a trick are a part whose order is left to chance."""
    if gather == "shuffle":
        return [full_pack()]  # 9.4
    if gather == "trick_order":
        return [list(trick.cards) for trick in round_.tricks]  # 9.2
    assert round_.taker is not None
    takers = team_of(round_.taker)
    pile_of_takers = []
    pile_of_defenders = []
    for trick in round_.tricks:  # 6.16: in the order in which they were won
        if team_of(trick.winner) == takers:
            pile_of_takers.append(list(trick.cards))
        else:
            pile_of_defenders.append(list(trick.cards))
    return pile_of_defenders + pile_of_takers  # 9.3


def pack_after_pass_out(round_: Round) -> list[list[str]]:
    """9.6: the hands of D+1, D+2, D+3, D, then the turned card, then the stock as it lay."""
    assert round_.turned is not None
    parts = []
    for steps in (1, 2, 3, 4):
        parts.append(list(round_.in_hand[seat_after(round_.dealer, steps)]))
    parts.append([round_.turned])
    for card in round_.undealt:
        parts.append([card])
    return parts
