"""4 Seasons, the duel: a slow and literal reading of docs/rules/seasons-duel.md.

The numbers in the comments are the paragraphs of that page. Nothing here comes from the engine.
"""

SEASONS = ["B", "G", "Y", "R"]  # 1.1, in this order
HOW_OFTEN = {1: 4, 2: 6, 3: 2}  # 1.1: value -> cards of that value in each season
PILE_VALUES = [3, 2, 2, 2, 1, 1]  # 2.4, from the top
ROUNDS = 9  # 4.1


def value(card: str) -> int:
    """1.2: the digit behind the letter."""
    return int(card[1])


def values(cards: list[str]) -> list[int]:
    """The backs of some cards (1.3)."""
    return [value(card) for card in cards]


def cards_of_value(wanted: int) -> list[str]:
    """All cards of one value, season by season (1.1)."""
    cards = []
    for season in SEASONS:
        cards += [f"{season}{wanted}"] * HOW_OFTEN[wanted]
    return cards


def whole_pack() -> list[str]:
    """All 48 cards (1.1): the ones, the twos, the threes (2.2)."""
    return cards_of_value(1) + cards_of_value(2) + cards_of_value(3)


def by_season(card: str) -> tuple[int, int]:
    """The order in which a move names two cards: by season, then by value."""
    return (SEASONS.index(card[0]), value(card))


def give_text(first: str, second: str) -> str:
    """5.1, 5.6: a pair without order, so it has one text only."""
    low, high = sorted([first, second], key=by_season)
    return f"give {low} {high}"


def form_piles(pack: list[str]) -> list[list[str]]:
    """2.2 to 2.4: the eight piles, each from the top."""
    ones, twos, threes = pack[:16], pack[16:40], pack[40:]  # 2.2
    piles = []
    for i in range(8):
        pile = [threes[i]]  # 2.4
        pile += [twos[3 * i], twos[3 * i + 1], twos[3 * i + 2]]
        pile += [ones[2 * i], ones[2 * i + 1]]
        piles.append(pile)
    return piles


def gather_piles(piles: list[list[str]]) -> list[str]:
    """The other way round: the pack (2.2) that makes these eight piles."""
    ones, twos, threes = [], [], []
    for pile in piles:
        threes += pile[0:1]
        twos += pile[1:4]
        ones += pile[4:6]
    return ones + twos + threes


def deal(pack: list[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """The two draw piles by seat and the cards set aside, all from the top (2.5, 2.6)."""
    piles = form_piles(pack)
    draw_piles: list[list[str]] = [[], []]
    draw_piles[dealer] = piles[0] + piles[1] + piles[2]  # 2.5
    draw_piles[1 - dealer] = piles[3] + piles[4] + piles[5]  # 2.5
    aside = piles[6] + piles[7]  # 2.6
    return draw_piles, aside


def column(area: list[str], season: str) -> list[int]:
    """3.2: the values in the column of a season in an area."""
    return sorted(value(card) for card in area if card[0] == season)


def columns(area: list[str]) -> dict[str, list[int]]:
    """3.2: one column for each season."""
    return {season: column(area, season) for season in SEASONS}


class Round:
    """One game of nine rounds (4.1); `dealer` is the starting player (2.1)."""

    def __init__(
        self, options: dict[str, str | int], seats: int, dealer: int, pack: list[str]
    ) -> None:
        if seats != 2 or dealer not in (0, 1):
            raise ValueError("two players, at seats 0 and 1 (2.1)")
        if [sorted(pack[:16]), sorted(pack[16:40]), sorted(pack[40:])] != [
            sorted(cards_of_value(1)),
            sorted(cards_of_value(2)),
            sorted(cards_of_value(3)),
        ]:
            raise ValueError("not the pack of 2.2")
        self.options = options
        self.dealer = dealer
        self.draw_pile, self.aside = deal(pack, dealer)
        self.hand: list[list[str]] = [[], []]
        self.drawn: list[list[str]] = [[], []]  # all that a seat has ever drawn, in this order
        self.season_area: list[str] = []  # 3.1
        self.influence: list[list[str]] = [[], []]  # 3.1, by seat
        self.round_number = 1
        self.giver = dealer  # 4.1: whose turn it is
        self.pair: list[str] = []  # given and not yet placed
        self.over = False
        self.history: list[tuple[int, str]] = []  # all actions: seat and text
        for seat in (0, 1):
            self.draw(seat, 8)  # 2.7

    # What may be done

    def waiting(self) -> set[int]:
        """4.4: exactly one player has to act, until the end (7.3)."""
        if self.over:
            return set()
        if self.pair:
            return {1 - self.giver}  # 6.5: the one who received the pair
        return {self.giver}  # 5.5

    def legal(self, seat: int) -> set[str]:
        """Every action of this seat; none out of turn (4.5), and no passing (4.4)."""
        if seat not in self.waiting():
            return set()
        if self.pair:
            return self.placings()
        return self.givings()

    def givings(self) -> set[str]:
        """5.1 to 5.6: any two different cards of the giver's hand; equal pairs count once."""
        hand = self.hand[self.giver]
        moves = set()
        for i in range(len(hand)):
            for j in range(i + 1, len(hand)):
                moves.add(give_text(hand[i], hand[j]))
        return moves

    def placings(self) -> set[str]:
        """6.4, 6.7: one of the two cards; two equal cards are one action."""
        return {f"middle {card}" for card in self.pair}

    # Doing it

    def play(self, seat: int, move: str) -> None:
        """One action in its canonical text."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not: {move}")
        self.history.append((seat, move))
        words = move.split()
        if words[0] == "give":
            self.give(words[1], words[2])
        else:
            self.place(words[1])

    def give(self, first: str, second: str) -> None:
        """5.7: the cards leave the hand at once."""
        self.hand[self.giver].remove(first)
        self.hand[self.giver].remove(second)
        self.pair = [first, second]

    def place(self, middle: str) -> None:
        """6.1 to 6.3: the card named goes to the season area, the other to the placer's own."""
        placer = 1 - self.giver
        other = list(self.pair)
        other.remove(middle)
        self.season_area.append(middle)
        self.influence[placer] += other
        self.pair = []
        self.end_turn()

    def end_turn(self) -> None:
        """4.1: first the starting player's turn, then the other player's, then the round ends."""
        if self.giver == self.dealer:
            self.giver = 1 - self.dealer
        else:
            self.end_round()

    def end_round(self) -> None:
        """7.1: both draw two, as long as there is something to draw; 7.3: nine rounds."""
        for seat in (0, 1):
            self.draw(seat, 2)
        if self.round_number == ROUNDS:
            self.over = True
        else:
            self.round_number += 1
            self.giver = self.dealer

    def draw(self, seat: int, number: int) -> None:
        """2.7, 7.1: the top cards of the own draw pile go into the hand."""
        for _ in range(number):
            if self.draw_pile[seat]:
                card = self.draw_pile[seat].pop(0)
                self.hand[seat].append(card)
                self.drawn[seat].append(card)

    # The score

    def influence_in(self, seat: int, season: str) -> int:
        """8.1: the sum of the column; an empty one counts 0."""
        return sum(column(self.influence[seat], season))

    def winner_of(self, season: str) -> int | None:
        """8.3, 8.4: who has more influence in the season, or nobody."""
        mine, yours = self.influence_in(0, season), self.influence_in(1, season)
        if mine > yours:
            return 0
        if yours > mine:
            return 1
        return None

    def points(self) -> list[int]:
        """8.2 to 8.5."""
        self.must_be_over()
        points = [0, 0]
        for season in SEASONS:
            winner = self.winner_of(season)
            if winner is not None:
                points[winner] += sum(column(self.season_area, season))  # 8.2
        return points

    def figures(self) -> list[int]:
        """8.3, 8.4: the figures taken, also those of seasons without points."""
        self.must_be_over()
        figures = [0, 0]
        for season in SEASONS:
            winner = self.winner_of(season)
            if winner is not None:
                figures[winner] += 1
        return figures

    def must_be_over(self) -> None:
        """There is a score only at the end (7.3)."""
        if not self.over:
            raise ValueError("the game is not over")

    # What there is to see

    def hands(self) -> list[list[str]]:
        """The hands by seat, each sorted."""
        return [sorted(hand) for hand in self.hand]

    def offered(self) -> list[str]:
        """The pair that has been given and not yet placed, sorted."""
        return sorted(self.pair)

    def piles(self) -> list[list[str]]:
        """The draw piles by seat, from the top."""
        return [list(pile) for pile in self.draw_pile]

    def public(self) -> dict[str, object]:
        """11.1, 11.2, 11.6: what is open to all, a watcher too."""
        acting = sorted(self.waiting())
        return {
            "round": self.round_number,
            "turn": acting[0] if acting else None,  # 11.1: who must act
            "offered_values": sorted(values(self.pair)),
            "season_area": columns(self.season_area),
            "influence": [columns(area) for area in self.influence],
            "hand_values": [sorted(values(hand)) for hand in self.hand],
            "pile_values": [values(pile) for pile in self.draw_pile],
            "aside_values": sorted(values(self.aside)),
        }

    # What could be

    def consistent(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """Section 11: could the hidden cards lie like this, for all that this seat has seen?

        The zones: "0" and "1" hands, "pile0" and "pile1" draw piles from the top, "aside" piles
        6 and 7 from the top, "offered" the pair on the way. Needs a round played from its pack.
        """
        if set(hidden) != {"0", "1", "pile0", "pile1", "aside", "offered"}:
            return False
        return (
            self.all_accounted(hidden)
            and self.backs_right(hidden)
            and self.known_in_place(seat, hidden)
            and self.past_possible(seat, hidden)
        )

    def all_accounted(self, hidden: dict[str, list[str]]) -> bool:
        """11.8: laid cards never come again, and of every kind there are as many as 1.1 says."""
        cards = self.season_area + self.influence[0] + self.influence[1]
        for zone in hidden.values():
            cards = cards + zone
        return sorted(cards) == sorted(whole_pack())

    def backs_right(self, hidden: dict[str, list[str]]) -> bool:
        """11.1, 11.2, 11.6: every place has its known values, and so its size."""
        for seat in (0, 1):
            if sorted(values(hidden[f"{seat}"])) != sorted(values(self.hand[seat])):
                return False
            if values(hidden[f"pile{seat}"]) != values(self.draw_pile[seat]):
                return False
        if values(hidden["aside"]) != PILE_VALUES + PILE_VALUES:
            return False
        return sorted(values(hidden["offered"])) == sorted(values(self.pair))

    def known_in_place(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """11.3, 11.6: a player knows his own hand and the pair; 11.9: a watcher neither."""
        if seat is None:
            return True
        if sorted(hidden[f"{seat}"]) != sorted(self.hand[seat]):
            return False
        return sorted(hidden["offered"]) == sorted(self.pair)

    def past_possible(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """Deal a pack that leads to these hidden cards and do again all that has been done."""
        moves = list(self.history)
        if self.pair:  # the giving under way would have been this one
            moves[-1] = (self.giver, give_text(hidden["offered"][0], hidden["offered"][1]))
        draw_piles = []
        for player in (0, 1):
            if player == seat:
                drawn = list(self.drawn[player])  # 11.4: he knows what he drew, and when
            else:
                drawn = self.possible_draws(player, moves, hidden[f"{player}"])
            draw_piles.append(drawn + hidden[f"pile{player}"])
        first, second = draw_piles[self.dealer], draw_piles[1 - self.dealer]
        piles = [first[0:6], first[6:12], first[12:18]]  # 2.5
        piles += [second[0:6], second[6:12], second[12:18]]  # 2.5
        piles += [hidden["aside"][0:6], hidden["aside"][6:12]]  # 2.6
        try:
            again = Round(self.options, 2, self.dealer, gather_piles(piles))
            for player, move in moves:
                again.play(player, move)
        except ValueError:
            return False
        return (
            again.public() == self.public()
            and again.hands() == [sorted(hidden["0"]), sorted(hidden["1"])]
            and again.piles() == [hidden["pile0"], hidden["pile1"]]
            and again.aside == hidden["aside"]
            and again.offered() == sorted(hidden["offered"])
        )

    def possible_draws(
        self, player: int, moves: list[tuple[int, str]], hand: list[str]
    ) -> list[str]:
        """An order in which he could have drawn what he gave and holds: what went first came first.

        The values come in the order of the pile (11.2); if any order allows the past, this does.
        """
        left = []
        for who, move in moves:
            words = move.split()
            if who == player and words[0] == "give":
                left += words[1:]
        left += hand
        drawn = []
        for wanted in (PILE_VALUES * 3)[: len(left)]:
            for card in left:
                if value(card) == wanted:
                    drawn.append(card)
                    left.remove(card)
                    break
        return drawn


class Match:
    """Section 9: one game or two."""

    def __init__(self, options: dict[str, str | int], seats: int, dealer: int) -> None:
        if seats != 2 or dealer not in (0, 1):
            raise ValueError("two players, at seats 0 and 1 (2.1)")
        if str(options.get("games", "1")) not in ("1", "2"):
            raise ValueError("games is 1 or 2 (10.1)")
        self.games = int(options.get("games", "1"))  # 10.1: 1 is the default
        self.dealer = dealer
        self.totals: list[int] = [0, 0]
        self.figures: list[int] = [0, 0]
        self.played = 0

    def bundles(self) -> list[list[str]]:
        """2.2: ones, twos and threes, each shuffled by itself; 9.2: anew for every game."""
        return [cards_of_value(1), cards_of_value(2), cards_of_value(3)]

    def finish(self, round_: Round) -> None:
        """9.3: add points and figures; 9.2: the other player starts next."""
        if self.played == self.games:
            raise ValueError("the match is over")
        points, figures = round_.points(), round_.figures()
        for seat in (0, 1):
            self.totals[seat] += points[seat]
            self.figures[seat] += figures[seat]
        self.played += 1
        self.dealer = 1 - self.dealer

    def winners(self) -> list[int] | None:
        """9.1, 9.2: all games are played; 8.5 to 8.7, 9.3: points, then figures, then nobody."""
        if self.played < self.games:
            return None
        for sums in (self.totals, self.figures):
            if sums[0] > sums[1]:
                return [0]
            if sums[1] > sums[0]:
                return [1]
        return []
