"""The duel's last two rounds as one game of public beliefs. Paragraphs are those of docs/rules.

Before round 8 each player has four cards and nothing is drawn any more (7.2). The starter gives a
pair, the other places it and gives a pair of his own, the starter places that. Then each has two
cards left, which are given in any case; round 9 hides nothing, for whoever still has a choice has
seen all cards. So a line of play is a *row* of the starter (his hand, the pair he gives, how it is
placed) and a *column* of the other (his hand, the pair he gives, how it is placed), and its value
is that of round 9 played well by both.

Hands and pairs are counted cards, as in the rules. What a game is worth is handed in as `stakes`,
by the difference of points and of figures (see `stake`), so that it can be played for points, for
the win or for a match.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.bots.exact.seasons_duel_hands import LANE, SEASONS, Side, worths
from vierblatt.games.seasons_duel.rules import kinds_of, twins_of

POINTS: Final = 66  # the values of all cards that are played (Pin 1)
FIGURES: Final = 9  # differences of figures, -4 to 4
STAKES: Final = (2 * POINTS + 1) * FIGURES
LAST: Final = 0xFFF  # the lowest lane
LEVEL: Final = 0x400_400_400_400  # no lead in any season
LEVEL_LANE: Final = 0x400


def stake(points: i64, figures: i64) -> i64:
    """Where `stakes` has the worth of a game for the starter, by what he is ahead at its end."""
    return (points + POINTS) * FIGURES + figures + 4


@final
class Ending:
    """Round 8 before the starter gives: every hand both may hold, and what each line is worth.

    `left` are the cards that do not lie open, `first` and `second` the backs of the hands of the
    starter and of the other. `weights` holds, for each hand of the starter and each pair (with its
    hand) of the other, how likely these two hands are; they add up to 1 over the hands.
    """

    def __init__(
        self,
        left: i64,
        middle: i64,
        influence_first: i64,
        influence_second: i64,
        first: i64,
        second: i64,
    ) -> None:
        self.left = left
        self.points = worths(middle)
        self.leads = LEVEL + worths(influence_first) - worths(influence_second)
        self.first = Side(left, first)
        self.second = Side(left, second)
        self.ways = vec[i64]()  # by number of a pair of the starter: where its placings begin
        self.placings: i64 = 0  # one for twins, else the low card to the middle or the high one
        self._add_ways()
        self.row_pairs = vec[i64]()  # by row: where its pair stands with the starter
        self.row_ways = vec[i64]()  # the placing of its pair
        self.row_splits = vec[i64]()  # the two outcomes for the starter's cards, two by row
        self.rows = vec[i64]([0])  # where the rows of each pair of the starter begin
        self._add_rows()
        self.column_splits = vec[i64]()  # the same of the other's; two columns for every pair
        self._add_columns()
        self.weights = vec[float]()
        self.stakes = vec[float]()
        self.ends = vec[i64]()  # by splits of both: the place in `stakes` of a game that ends so
        self.values = vec[float]()  # row by row: what each column is worth for the starter

    def _add_ways(self) -> None:
        for pair in self.first.kinds:
            self.ways = append(self.ways, self.placings)
            self.placings += 1 if twins_of(pair) else 2
        self.ways = append(self.ways, self.placings)

    def _add_rows(self) -> None:
        side = self.first
        at: i64
        pairs: i64 = len(side.pairs)
        for at in range(pairs):
            number = side.numbers[at]
            way = self.ways[number]
            card = kinds_of(side.pairs[at]) & -kinds_of(side.pairs[at])
            while way < self.ways[number + 1]:
                self.row_pairs = append(self.row_pairs, at)
                self.row_ways = append(self.row_ways, way)
                self.row_splits = _add_splits(self.row_splits, side, at, card)
                card = side.pairs[at] - card
                way += 1
            self.rows = append(self.rows, i64(len(self.row_pairs)))

    def _add_columns(self) -> None:
        side = self.second
        at: i64
        pairs: i64 = len(side.pairs)
        for at in range(pairs):
            low = kinds_of(side.pairs[at]) & -kinds_of(side.pairs[at])
            self.column_splits = _add_splits(self.column_splits, side, at, low)
            self.column_splits = _add_splits(self.column_splits, side, at, side.pairs[at] - low)

    # Beliefs

    def believe(self, first: vec[float], second: vec[float]) -> bool:
        """Weigh the hands: by the ways the cards can lie, and by these factors for each hand.

        False when no two hands go together, or none has any weight.
        """
        pairs: i64 = len(self.second.pairs)
        hands: i64 = len(self.first.hands)
        weights = vec[float](capacity=hands * pairs)
        total = 0.0
        i: i64
        at: i64
        for i in range(hands):
            weight = 0.0
            owner: i64 = -1
            for at in range(pairs):
                if self.second.owners[at] != owner:
                    owner = self.second.owners[at]
                    weight = first[i] * second[owner]
                    if weight > 0.0:
                        weight *= ways(self.left, self.first.hands[i], self.second.hands[owner])
                    total += weight
                weights = append(weights, weight)
        if total > 0.0:
            at = 0
            size: i64 = len(weights)
            for at in range(size):
                weights[at] /= total
        self.weights = weights
        return total > 0.0

    # What the lines are worth

    def play_for(self, stakes: vec[float]) -> None:
        """Set what the starter gets for each end; `evaluate` is to follow."""
        self.stakes = stakes
        self.ends = vec[i64]()
        self.values = vec[float]()

    def evaluate(self, times: i64) -> bool:
        """Find out about so many pairs and rows more; False when all is known."""
        for _ in range(times):
            if len(self.ends) < len(self.first.pairs) * len(self.second.pairs):
                self._add_ends()
            elif len(self.values) < len(self.row_pairs) * len(self.column_splits) // 2:
                self._add_values()
            else:
                return False
        return True

    def _add_ends(self) -> None:
        """How the game ends when one more pair of the starter comes to the middle.

        A hand splits into middle and influence, so a pair names the whole split of its hand.
        """
        width: i64 = len(self.second.pairs)
        pair: i64 = len(self.ends) // width
        points = self.points + self.first.worths[pair]
        leads = self.leads - self.first.rest_worths[pair]
        ends = self.ends
        at: i64
        for at in range(width):
            there = points + self.second.worths[at]
            ends = append(ends, end(there, leads + self.second.rest_worths[at]))
        self.ends = ends

    def _add_values(self) -> None:
        """What each column is worth in one more row."""
        width: i64 = len(self.second.pairs)
        row: i64 = len(self.values) // (2 * width)
        one = self.row_splits[2 * row] * width
        two = self.row_splits[2 * row + 1] * width
        ends = self.ends
        stakes = self.stakes
        splits = self.column_splits
        values = self.values
        at: i64
        columns: i64 = 2 * width
        for at in range(columns):
            low = splits[2 * at]
            high = splits[2 * at + 1]
            value = more(stakes[ends[one + low]], stakes[ends[one + high]])
            other = more(stakes[ends[two + low]], stakes[ends[two + high]])
            values = append(values, value if value < other else other)
        self.values = values

    def split(self, row: i64, column: i64) -> i64:
        """How a line ends when round 9 is played well by both: its place in `ends`."""
        width: i64 = len(self.second.pairs)
        one = self._reply(self.row_splits[2 * row] * width, column)
        two = self._reply(self.row_splits[2 * row + 1] * width, column)
        return one if self.stakes[self.ends[one]] <= self.stakes[self.ends[two]] else two

    def _reply(self, at: i64, column: i64) -> i64:
        low = at + self.column_splits[2 * column]
        high = at + self.column_splits[2 * column + 1]
        return low if self.stakes[self.ends[low]] >= self.stakes[self.ends[high]] else high

    def received(self, split: i64, other: bool) -> i64:
        """The points that one of the two receives when the game ends so (8.3)."""
        width: i64 = len(self.second.pairs)
        first = split // width
        second = split % width
        points = self.points + self.first.worths[first] + self.second.worths[second]
        leads = self.leads - self.first.rest_worths[first] + self.second.rest_worths[second]
        found: i64 = 0
        season: i64
        for season in range(SEASONS):
            lead = (leads >> LANE * season & LAST) - LEVEL_LANE
            if lead < 0 if other else lead > 0:
                found += points >> LANE * season & LAST
        return found


def more(one: float, two: float) -> float:
    """The greater one."""
    return one if one > two else two


def end(points: i64, leads: i64) -> i64:
    """The place in `stakes` of a game that ends so (8.3 to 8.5)."""
    ahead: i64 = 0
    figures: i64 = 0
    for _ in range(SEASONS):
        lead = leads & LAST
        if lead > LEVEL_LANE:
            ahead += points & LAST
            figures += 1
        elif lead < LEVEL_LANE:
            ahead -= points & LAST
            figures -= 1
        leads >>= LANE
        points >>= LANE
    return stake(ahead, figures)


def ways(left: i64, first: i64, second: i64) -> float:
    """In how many ways the cards that are left, each told from all others, make these two hands."""
    found = 1.0
    while left:
        here = left & 15
        found *= _choose(here, first & 15) * _choose(here - (first & 15), second & 15)
        left >>= 4
        first >>= 4
        second >>= 4
    return found


def _choose(cards: i64, some: i64) -> float:
    """How many sets of so many cards there are; 0 when there are not so many."""
    found = 1.0
    at: i64
    for at in range(some):
        found = found * float(cards - at) / float(at + 1)
    return found


def _add_splits(splits: vec[i64], side: Side, at: i64, card: i64) -> vec[i64]:
    """The two splits that can still come when this card of the given pair lies in the middle."""
    hand = side.owners[at]
    rest = side.rest(at)
    low = kinds_of(rest) & -kinds_of(rest)
    splits = append(splits, side.at(hand, card + low))
    return append(splits, side.at(hand, card + rest - low))
