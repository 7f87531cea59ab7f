"""The pins, examples and checks of docs/rules/seasons-duel.md, section 12, asked of the oracle."""

import random
from collections import Counter

import pytest

from .oracle import (
    SEASONS,
    Match,
    Round,
    cards_of_value,
    deal,
    form_piles,
    gather_piles,
    value,
    values,
    whole_pack,
)

Area = dict[str, list[int]]


def shuffled(match: Match, chance: random.Random) -> list[str]:
    pack = []
    for part in match.bundles():
        chance.shuffle(part)
        pack += part
    return pack


def new_round(seed: int = 1, dealer: int = 0) -> Round:
    pack = shuffled(Match({}, 2, dealer), random.Random(seed))
    return Round({}, 2, dealer, pack)


def step(game: Round, chance: random.Random) -> None:
    (seat,) = game.waiting()
    game.play(seat, chance.choice(sorted(game.legal(seat))))


def cards(text: str) -> list[str]:
    return text.split()


def ended(middle: str, first: str, second: str) -> Round:
    """A game that is over, with these cards in the season area and the influence areas."""
    game = new_round()
    game.season_area, game.influence = cards(middle), [cards(first), cards(second)]
    kinds = Counter(game.season_area + game.influence[0] + game.influence[1])
    assert not kinds - Counter(whole_pack()), "more cards of a kind than there are"
    game.hand, game.draw_pile, game.over = [[], []], [[], []], True
    return game


def scored(*seasons: tuple[int | None, int]) -> Round:
    """A game that is over: for each season its winner and its points."""
    middle: list[str] = []
    influence: list[list[str]] = [[], []]
    for season, (winner, points) in zip(SEASONS, seasons, strict=True):
        left = points
        unused = []
        for wanted in [3] * 2 + [2] * 6 + [1] * 4:
            if wanted <= left:
                middle.append(f"{season}{wanted}")
                left -= wanted
            else:
                unused.append(f"{season}{wanted}")
        assert left == 0
        if winner is not None:
            influence[winner].append(unused[-1])
    return ended(" ".join(middle), " ".join(influence[0]), " ".join(influence[1]))


def single(game: Round) -> list[int] | None:
    """The result of this game as a match of its own (9.1)."""
    match = Match({}, 2, 0)
    match.finish(game)
    return match.winners()


def truth(game: Round) -> dict[str, list[str]]:
    hands, piles = game.hands(), game.piles()
    return {
        "0": hands[0],
        "1": hands[1],
        "pile0": piles[0],
        "pile1": piles[1],
        "aside": list(game.aside),
        "offered": game.offered(),
    }


# The example of the rulebook


def test_example_1_spring() -> None:
    game = ended("G1 G2 G2 G2", "G1 G2 G3", "G1 G2 G2")
    assert [game.influence_in(0, "G"), game.influence_in(1, "G")] == [6, 5]
    assert game.points() == [7, 0]
    assert game.figures() == [1, 0]
    tied = ended("G1 G2 G2 G2", "G1 G2 G3", "G1 G1 G2 G2")
    assert tied.winner_of("G") is None


# The pins


def test_pin_1_counts() -> None:
    pack = whole_pack()
    assert len(pack) == 48
    assert Counter(values(pack)) == {1: 16, 2: 24, 3: 8}
    piles = form_piles(pack)
    assert len(piles) == 8
    for pile in piles:
        assert sorted(values(pile)) == [1, 1, 2, 2, 2, 3]
        assert sum(values(pile)) == 11
    draw_piles, aside = deal(pack, 0)
    assert [sum(values(pile)) for pile in draw_piles] == [33, 33]
    assert [len(pile) for pile in draw_piles] == [18, 18]
    assert len(aside) == 12


def test_1_1_every_season() -> None:
    kinds = Counter(whole_pack())
    assert len(kinds) == 12
    for season in SEASONS:
        assert [kinds[f"{season}{n}"] for n in (1, 2, 3)] == [4, 6, 2]


@pytest.mark.parametrize("dealer", [0, 1])
def test_pin_2_hands(dealer: int) -> None:
    game = new_round(2, dealer)
    chance = random.Random(2)
    assert game.public()["hand_values"] == [[1, 1, 2, 2, 2, 2, 3, 3]] * 2
    sizes = []
    while game.waiting():
        sizes.append([len(hand) for hand in game.hand])
        for _ in range(4):
            step(game, chance)
    assert sizes == [[n, n] for n in (8, 8, 8, 8, 8, 8, 6, 4, 2)]
    assert game.hands() == [[], []]
    for drawn in game.drawn:
        assert values(drawn[:8]) == [3, 2, 2, 2, 1, 1, 3, 2]
        assert values(drawn[8:]) == [2, 2, 1, 1, 3, 2, 2, 2, 1, 1]


def test_pin_2_piles_are_empty_after_five_draws() -> None:
    game = new_round(3)
    chance = random.Random(3)
    left = []
    for _ in range(9):
        for _ in range(4):
            step(game, chance)
        left.append([len(pile) for pile in game.piles()])
    assert left == [[n, n] for n in (8, 6, 4, 2, 0, 0, 0, 0, 0)]


def test_pin_3_areas() -> None:
    game = new_round(4)
    chance = random.Random(4)
    for n in range(1, 10):
        for _ in range(4):
            step(game, chance)
        assert len(game.season_area) == 2 * n
        assert [len(area) for area in game.influence] == [n, n]
    assert not game.waiting()
    assert sum(values(game.season_area + game.influence[0] + game.influence[1])) == 66


def test_pin_4_spring() -> None:
    game = ended("G1 G2 G2 G2", "G1 G2 G3", "G1 G2 G2")
    assert game.points() == [7, 0]
    assert game.figures() == [1, 0]
    tied = ended("G1 G2 G2 G2", "G1 G2 G3", "G1 G1 G2 G2")
    laid = Counter(tied.season_area + tied.influence[0] + tied.influence[1])
    assert (laid["G1"], laid["G2"]) == (4, 6)
    assert tied.points() == [0, 0]
    assert tied.figures() == [0, 0]


@pytest.mark.parametrize(("middle", "other"), [(3, 1), (1, 3)])
def test_pin_5_same_season(middle: int, other: int) -> None:
    game = new_round()
    game.pair = ["Y1", "Y3"]
    game.play(1, f"middle Y{middle}")
    empty: Area = {season: [] for season in SEASONS}
    assert game.public()["season_area"] == {**empty, "Y": [middle]}
    assert game.public()["influence"] == [empty, {**empty, "Y": [other]}]


def in_hand(hand: str) -> Round:
    game = new_round()
    game.hand[0] = cards(hand)
    return game


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (0, "give G1"),  # one card (5.2)
        (0, "give G1 G2 Y2"),  # three cards (5.2)
        (0, "give G1 G1"),  # the same card twice (5.3)
        (0, "give G1 R1"),  # a card that is not in the hand (5.4)
        (0, "give G1, Y2"),
        (1, "give G1 Y2"),  # out of turn (4.5)
        (0, "middle G1"),  # placing before a pair has been given (6.5)
        (1, "middle G1"),
        (0, "pass"),  # 4.4
    ],
)
def test_pin_6_refused_giving(seat: int, move: str) -> None:
    game = in_hand("B3 G1 G2 G2 Y1 Y2 Y2 B3")
    before = truth(game)
    with pytest.raises(ValueError, match="may not"):
        game.play(seat, move)
    assert truth(game) == before
    game.play(0, "give G1 Y2")


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (1, "middle G1 Y2"),  # both into the season area (6.2)
        (1, "middle"),  # both into the influence area (6.2)
        (1, "middle G2"),  # not one of the two (6.4)
        (0, "middle G1"),  # not the receiver (6.5)
        (0, "give G2 Y1"),  # the pair before has not been placed (5.5)
        (1, "give G2 Y1"),
    ],
)
def test_pin_6_refused_placing(seat: int, move: str) -> None:
    game = in_hand("B3 G1 G2 G2 Y1 Y2 Y2 B3")
    game.play(0, "give G1 Y2")
    with pytest.raises(ValueError, match="may not"):
        game.play(seat, move)
    assert game.legal(1) == {"middle G1", "middle Y2"}
    assert game.legal(0) == set()


def test_pin_7_points_equal_figures_two_to_one() -> None:
    game = scored((0, 12), (0, 8), (1, 20), (None, 0))
    assert game.points() == [20, 20]
    assert game.figures() == [2, 1]
    assert single(game) == [0]


def test_pin_7_points_and_figures_equal() -> None:
    game = scored((0, 20), (1, 20), (None, 3), (None, 0))
    assert game.points() == [20, 20]
    assert game.figures() == [1, 1]
    assert single(game) == []


def test_pin_7_season_without_points() -> None:
    game = ended("B1", "R2", "R1")
    assert game.points() == [0, 0]
    assert game.figures() == [1, 0]
    assert single(game) == [0]


def test_pin_8_two_seasons() -> None:
    game = ended("B3 B3 B2 R2 R2 R2", "B2 B2 B1 R2", "B2 B1 R1 R1")
    assert [game.influence_in(seat, "B") for seat in (0, 1)] == [5, 3]
    assert [game.influence_in(seat, "R") for seat in (0, 1)] == [2, 2]
    assert game.points() == [8, 0]
    assert game.figures() == [1, 0]


def swapped(
    zones: dict[str, list[str]], one: tuple[str, int], two: tuple[str, int]
) -> dict[str, list[str]]:
    """The same hidden cards, two of them exchanged."""
    other = {name: list(zone) for name, zone in zones.items()}
    other[one[0]][one[1]], other[two[0]][two[1]] = zones[two[0]][two[1]], zones[one[0]][one[1]]
    return other


def knowers(game: Round, hidden: dict[str, list[str]]) -> list[int | None]:
    """Who takes these hidden cards for possible."""
    who: list[int | None] = [0, 1, None]
    return [seat for seat in who if game.consistent(seat, hidden)]


def known_round() -> Round:
    """Not shuffled, so that it is known where the cards lie."""
    return Round({}, 2, 0, whole_pack())


def test_pin_9_what_is_seen() -> None:
    game = known_round()
    zones = truth(game)
    # ones: B B B B G G G G Y Y Y Y R R R R; twos: six of each; threes: two of each
    assert zones["0"] == cards("B1 B1 B2 B2 B2 B2 B3 B3")
    assert zones["1"] == cards("G1 G1 G2 G2 G2 G3 Y2 Y3")
    assert zones["aside"] == cards("R3 R2 R2 R2 R1 R1 R3 R2 R2 R2 R1 R1")
    assert knowers(game, zones) == [0, 1, None]
    # The opponent's hand against the cards set aside: only its owner knows better.
    assert knowers(game, swapped(zones, ("1", 3), ("aside", 1))) == [0, None]
    assert knowers(game, swapped(zones, ("0", 2), ("aside", 1))) == [1, None]
    # Both hands: only a watcher does not know.
    assert knowers(game, swapped(zones, ("0", 2), ("1", 3))) == [None]
    # Of his own draw pile a player knows nothing but the values.
    assert zones["pile0"][0:1] == ["B2"]
    assert knowers(game, swapped(zones, ("pile0", 0), ("aside", 1))) == [0, 1, None]
    assert knowers(game, swapped(zones, ("pile0", 0), ("pile1", 0))) == [0, 1, None]
    # Values are known everywhere, in their order (11.2).
    assert knowers(game, swapped(zones, ("pile0", 0), ("aside", 0))) == []
    assert knowers(game, swapped(zones, ("aside", 0), ("aside", 1))) == []
    assert knowers(game, swapped(zones, ("0", 0), ("1", 3))) == []


def test_11_6_the_pair_is_known_to_both_players_only() -> None:
    game = known_round()
    game.play(0, "give B1 B3")
    zones = truth(game)
    other = {**zones, "offered": ["R1", "B3"], "aside": [*zones["aside"]]}
    other["aside"][4] = "B1"
    assert game.public()["offered_values"] == [1, 3]
    assert knowers(game, zones) == [0, 1, None]
    assert knowers(game, other) == [None]
    game.play(1, "middle B1")
    assert game.public()["offered_values"] == []
    assert knowers(game, truth(game)) == [0, 1, None]
    assert knowers(game, zones) == []  # 11.7: the cards lie open now


def test_11_8_kinds_and_sizes() -> None:
    game = known_round()
    zones = truth(game)
    assert knowers(game, {**zones, "pile0": ["R2", *zones["pile0"][1:]]}) == []  # seven R2
    assert knowers(game, {**zones, "pile0": zones["pile0"][1:]}) == []
    assert knowers(game, {**zones, "0": zones["0"][1:], "offered": zones["0"][:1]}) == []
    without = {name: zone for name, zone in zones.items() if name != "offered"}
    assert knowers(game, without) == []


def test_pin_10_match_of_two_games() -> None:
    match = Match({"games": "2"}, 2, 0)
    match.finish(scored((0, 21), (1, 18), (None, 0), (None, 0)))
    assert match.totals == [21, 18]
    assert match.winners() is None
    assert match.dealer == 1  # 9.2
    match.finish(scored((0, 15), (1, 17), (None, 0), (None, 0)))
    assert match.totals == [36, 35]
    assert match.winners() == [0]


# The further checks


def test_check_1_the_deal() -> None:
    pack = [str(n) for n in range(48)]
    first = [40, 16, 17, 18, 0, 1, 41, 19, 20, 21, 2, 3, 42, 22, 23, 24, 4, 5]
    second = [43, 25, 26, 27, 6, 7, 44, 28, 29, 30, 8, 9, 45, 31, 32, 33, 10, 11]
    aside = [46, 34, 35, 36, 12, 13, 47, 37, 38, 39, 14, 15]
    for dealer in (0, 1):
        piles, away = deal(pack, dealer)
        assert piles[dealer] == [str(n) for n in first]
        assert piles[1 - dealer] == [str(n) for n in second]
        assert away == [str(n) for n in aside]
    assert gather_piles(form_piles(pack)) == pack


def test_2_7_and_7_2_who_draws_what() -> None:
    pack = shuffled(Match({}, 2, 1), random.Random(5))
    ones, twos, threes = pack[:16], pack[16:40], pack[40:]
    game = Round({}, 2, 1, pack)
    starter = [threes[0], *twos[0:3], *ones[0:2], threes[1], twos[3]]
    other = [threes[3], *twos[9:12], *ones[6:8], threes[4], twos[12]]
    assert game.hands() == [sorted(other), sorted(starter)]
    chance = random.Random(5)
    while game.waiting():
        step(game, chance)
    starter += [twos[4], twos[5], ones[2], ones[3], threes[2], twos[6], twos[7], twos[8]]
    other += [twos[13], twos[14], ones[8], ones[9], threes[5], twos[15], twos[16], twos[17]]
    assert game.drawn == [[*other, ones[10], ones[11]], [*starter, ones[4], ones[5]]]


def test_check_2_equal_cards() -> None:
    game = in_hand("B3 G1 G1 G2 Y1 Y2 Y2 B3")
    assert "give G1 G1" in game.legal(0)  # 5.3
    game.play(0, "give G1 G1")
    assert game.legal(1) == {"middle G1"}
    game.play(1, "middle G1")
    assert game.season_area == ["G1"]
    assert game.influence == [[], ["G1"]]


def test_5_6_pairs() -> None:
    game = in_hand("B3 G1 G2 Y1 Y2 R1 R2 R3")
    assert len(game.legal(0)) == 28
    game = in_hand("G1 G1 Y2 R2")
    assert game.legal(0) == {"give G1 G1", "give G1 Y2", "give G1 R2", "give Y2 R2"}


def test_check_3_nought_to_nought() -> None:
    game = ended("Y3 Y2 B1", "B1", "")
    assert game.winner_of("Y") is None
    assert game.points() == [1, 0]
    assert game.figures() == [1, 0]


def test_check_4_equal_sums() -> None:
    match = Match({"games": "2"}, 2, 1)
    match.finish(scored((0, 18), (1, 18), (0, 0), (None, 0)))
    match.finish(scored((0, 18), (1, 18), (0, 0), (1, 0)))
    assert (match.totals, match.figures) == ([36, 36], [4, 3])
    assert match.winners() == [0]
    match = Match({"games": "2"}, 2, 1)
    match.finish(scored((0, 18), (1, 18), (0, 0), (None, 0)))
    match.finish(scored((0, 18), (1, 18), (1, 0), (None, 0)))
    assert (match.totals, match.figures) == ([36, 36], [3, 3])
    assert match.winners() == []


# Play at random


@pytest.mark.parametrize("seed", range(200))
def test_random_play(seed: int) -> None:
    chance = random.Random(seed)
    options: dict[str, str | int] = chance.choice([{}, {"games": "1"}, {"games": "2"}])
    dealer = chance.randrange(2)
    match = Match(options, 2, dealer)
    played = 0
    full = sorted(whole_pack())
    while match.winners() is None:
        assert match.dealer == (dealer + played) % 2
        game = Round(options, 2, match.dealer, shuffled(match, chance))
        actors = []
        while game.waiting():
            actors += sorted(game.waiting())
            assert len(game.waiting()) == 1  # 4.4
            assert all(game.legal(seat) for seat in game.waiting())
            step(game, chance)
            everything = game.season_area + game.aside + game.pair
            for seat in (0, 1):
                everything = everything + (
                    game.hand[seat] + game.draw_pile[seat] + game.influence[seat]
                )
            assert sorted(everything) == full
        first = match.dealer
        assert actors == [first, 1 - first, 1 - first, first] * 9  # 4.2
        assert sum(game.points()) <= sum(values(game.season_area))
        assert sum(game.figures()) <= 4
        assert game.public()["round"] == 9
        assert game.public()["turn"] is None
        match.finish(game)
        played += 1
    assert played == int(options.get("games", 1))
    with pytest.raises(ValueError, match="over"):
        match.finish(game)


def shuffle_unknown(game: Round, seat: int | None, chance: random.Random) -> dict[str, list[str]]:
    """Other hidden cards: all that the seat does not know, mixed value by value (11.8)."""
    zones = truth(game)
    free = [name for name in zones if seat is None or name not in (f"{seat}", "offered")]
    for wanted in (1, 2, 3):
        places = [
            (z, i) for z in free for i in range(len(zones[z])) if value(zones[z][i]) == wanted
        ]
        found = [zones[z][i] for z, i in places]
        chance.shuffle(found)
        for (zone, i), card in zip(places, found, strict=True):
            zones[zone][i] = card
    return zones


@pytest.mark.parametrize("seed", range(10))
def test_random_play_knowledge(seed: int) -> None:
    chance = random.Random(1000 + seed)
    game = new_round(seed, seed % 2)
    while True:
        real = truth(game)
        for seat in (0, 1, None):
            assert game.consistent(seat, real)
            assert game.consistent(seat, shuffle_unknown(game, seat, chance))
        for seat in (0, 1):
            other = shuffle_unknown(game, 1 - seat, chance)
            same_hand = sorted(other[f"{seat}"]) == sorted(real[f"{seat}"])
            assert game.consistent(seat, other) == same_hand
        if not game.waiting():
            break
        step(game, chance)


def test_bundles_are_the_parts_of_the_pack() -> None:
    assert Match({}, 2, 0).bundles() == [cards_of_value(n) for n in (1, 2, 3)]


def test_no_score_before_the_end() -> None:
    game = new_round()
    with pytest.raises(ValueError, match="not over"):
        game.points()
    with pytest.raises(ValueError, match="not over"):
        Match({}, 2, 0).finish(game)


def test_what_is_no_game() -> None:
    with pytest.raises(ValueError, match="two players"):
        Round({}, 3, 0, whole_pack())
    with pytest.raises(ValueError, match="pack"):
        Round({}, 2, 0, whole_pack()[::-1])
    with pytest.raises(ValueError, match="1 or 2"):
        Match({"games": "3"}, 2, 0)
