"""docs/rules/vier-felder.md asked of the engine: its examples, pins and checks, and the limits."""

import random
from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.game import DealError, NotationError, Outcome, Score
from vierblatt.core.match import Match
from vierblatt.games.vier_felder import story
from vierblatt.games.vier_felder.actions import CARDS, numbers
from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.rules import (
    VierFelder,
)

from .positions import (
    GAME,
    code,
    dealt,
    do,
    field,
    lies,
    moves,
    nonsense,
    options,
    position,
    random_rounds,
    refused,
    rule,
    same,
    seasons,
)

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "vier-felder.md"
LAGER: Any = {"lager_in_sum": "on"}
FULL: Any = {"full_harvest": "on"}


def starting(*texts: str) -> set[str]:
    """Moves as the game writes them."""
    return {same(text) for text in texts}


def taking(state: VierFelder, card: str, at: int = 0) -> set[frozenset[str]]:
    """The sets that a card of the player can take in a field."""
    words = [move.split() for move in moves(state) if move.startswith(f"{card}>{at} x")]
    return {frozenset(cards) for _play, _x, *cards in words}


def sets(*texts: str) -> set[frozenset[str]]:
    """Sets of cards in writing."""
    return {frozenset(text.split()) for text in texts}


def over(*piles: str, won: tuple[int, ...] = (), **values: Any) -> VierFelder:
    """A round that is over, with these harvest piles and coins."""
    state = position("", "", seats=len(piles), **values)
    state.player = -1
    state.taken = vec[i64](numbers(pile.split()) for pile in piles)
    for seat, coins in enumerate(won):
        state.won |= coins << 8 * seat
    return state


def scored(state: VierFelder) -> tuple[int, ...]:
    """The points of a round that is over, which its lines add up to."""
    score = GAME.score(state)
    for seat, points in enumerate(score.points):
        assert points == sum(line.points for line in score.lines if seat in line.seats)
    assert score.points == tuple(state.result())
    return score.points


def some(rng: random.Random, suit: str, n: int, used: set[str]) -> list[str]:
    """So many cards of a suit, no aces, that are not used yet."""
    cards = [c for c in CARDS if c[-1] == suit and c[0] != "A" and c not in used]
    found = rng.sample(cards, n)
    used.update(found)
    return found


# The examples of the rulebook


def test_example_1_turning() -> None:
    """Example 1 (2.5): a queen of spades brings winter."""
    state = position("", "QS", summer=2)
    assert seasons(state) == "SCHD"
    do(state, "QS>2")
    assert seasons(state) == "HDSC"


def test_example_2_harvest() -> None:
    """Example 2 (6.5): a single card and a group; the rest stays."""
    state = position("5C 3H 2D 9S", "5D")
    do(state, "5D>0 x 5C 3H 2D")
    assert lies(state) == "9S"
    assert state.taken[0] == numbers("5C 3H 2D 5D".split())


def test_example_3_sum_stockpile() -> None:
    """Example 3 (7.2)."""
    state = position("5H", "3C 8D")
    do(state, "3C>0 =8 5H")
    assert lies(state) == "L8(5H 3C)"
    assert state.hands[0] == numbers(["8D"])


def test_example_4_equal_stockpile() -> None:
    """Example 4 (7.3)."""
    state = position("2H 5S", "3C 5D")
    do(state, "3C>0 =5 2H 5S")
    assert lies(state) == "E5(5S 3C 2H)"


def anna_ben_and_carla() -> VierFelder:
    """The harvest piles of example 5."""
    rng, used = random.Random(5), set[str]()
    piles = []
    for aces, hearts, spades, size in (("AD AC", 5, 7, 18), ("AH", 6, 4, 14), ("AS", 2, 2, 12)):
        pile = aces.split()
        pile += some(rng, "H", hearts - ("AH" in pile), used)
        pile += some(rng, "S", spades - ("AS" in pile), used)
        rest = size - len(pile)
        pile += some(rng, "D", rest // 2, used) + some(rng, "C", rest - rest // 2, used)
        piles.append(" ".join(pile))
    return over(*piles, won=(1, 2, 0))


def test_example_5_score() -> None:
    """Example 5 (11.1)."""
    assert scored(anna_ben_and_carla()) == (5, 5, 1)


# Pins


@pytest.mark.parametrize(("seats", "pile"), [(2, 33), (3, 29), (4, 25)])
def test_pin_1_set_up(seats: int, pile: int) -> None:
    """Pin 1 (3.3 to 3.7): the deal from the top of the pack, the coins, the seasons."""
    for dealer in range(seats):
        pack = random.Random(seats).sample(range(52), 52)
        state = GAME.start(options(), seats, dealer, pack)
        assert isinstance(state, VierFelder)
        view = GAME.view(options(), state, None)
        assert (view.draw_pile, view.coins, seasons(state)) == (pile, seats, "HDSC")
        cards = [CARDS[card] for card in pack]
        assert [set(loose) for loose in view.loose] == [set(cards[i : i + 3]) for i in (0, 3, 6, 9)]
        first = (dealer + 1) % seats
        assert state.waiting() == 1 << first
        assert set(GAME.cards(state.hands[first])) == set(cards[12:15])
        for turn in range(1, seats):
            hand = state.hands[(first + turn) % seats]
            assert set(GAME.cards(hand)) == set(cards[11 + 4 * turn : 15 + 4 * turn])
        assert [CARDS[card] for card in state.draw_pile()] == cards[-pile:]


def test_pin_2_the_rulebooks_turn() -> None:
    """Pin 2 (2.8): all four seasons turn."""
    state = position({}, "QS", summer=2)
    assert seasons(state) == "SCHD"
    do(state, "QS>2")
    assert seasons(state) == "HDSC"


@pytest.mark.parametrize(
    ("move", "after"), [("JD>0", "DSCH"), ("KH>2", "SCHD"), ("QC>3", "HDSC"), ("7S>0", "HDSC")]
)
def test_pin_3_turning_from_the_start(move: str, after: str) -> None:
    """Pin 3 (2.5): the edge of the card's suit points at the field, which may be so already."""
    state = position({}, move[:2])
    do(state, move)
    assert seasons(state) == after


def test_pin_4_seasons_and_actions() -> None:
    """Pin 4 (2.4): only three pairs of a season and an action are refused."""
    tries = {
        "5C>0": "sow",
        "5C>0 x 5H": "harvest",
        "5C>0 x 4S AS": "harvest",
        "2C>0 =7 5H": "stockpile",
        "2C>0 =7 4S AS": "stockpile",
        "3D>0 =3 3C 3S": "stockpile",
    }
    no = set()
    for summer, move in product(range(4), tries):
        state = position("5H L5(4S AS) E3(3C 3S)", "5C 2C 7D 3D 3H", summer=summer)
        if refused(state, move) is not None:
            no.add((seasons(state)[0], tries[move], rule(state, move)))
    assert no == {("D", "sow", "5.2"), ("S", "harvest", "6.2"), ("C", "stockpile", "8.2")}


def test_pin_5_season_before_the_turn() -> None:
    """Pin 5 (2.6): what the card turns comes after what it does."""
    state = position("JD", "JS")
    do(state, "JS>0 x JD")
    assert seasons(state)[0] == "S"
    assert rule(position("KC", "KH", summer=2), "KH>0 x KC") == "6.2"


def test_pin_6_harvest() -> None:
    """Pin 6 (6.3): any of what fits, but nothing else."""
    state = position("5C 3H 2D 9S", "5D")
    assert taking(state, "5D") == sets("5C", "3H 2D", "5C 3H 2D")
    assert rule(state, "5D>0 x 9S") == "6.5"
    do(state, "5D>0 x 5C 3H 2D")
    assert lies(state) == "9S"


def test_pin_7_each_card_once() -> None:
    """Pin 7 (6.6)."""
    assert taking(position("2C 2D 3H", "5S"), "5S") == sets("2C 3H", "2D 3H")
    state = position("2C 3H 4S 6D 5C", "10S")
    assert frozenset("2C 3H 4S 6D 5C".split()) in taking(state, "10S")
    assert rule(state, "10S>0 x 2C 3H 4S 6D") == "6.5"


def test_pin_8_aces() -> None:
    """Pin 8 (1.5, 6.4): a played ace counts the same for all, each loose ace for itself."""
    state = position("KC AD AS", "AH")
    assert taking(state, "AH") == sets("KC AD AS", "AD", "AS", "AD AS", "KC AD", "KC AS")
    assert frozenset(["4H", "AC"]) in taking(position("4H AC", "5S"), "5S")
    assert refused(position("10H 4C AD", "AS"), "AS>0 x 10H 4C AD") is None


def test_pin_9_stockpile_only_by_its_exact_value() -> None:
    """Pin 9 (6.8)."""
    assert rule(position("L10(6H 4H) 4C", "AS"), "AS>0 x 6H 4H 4C") == "6.8"
    assert refused(position("L10(6H 4H) 4C", "AS", **LAGER), "AS>0 x 6H 4H 4C") is None
    state = position("L10(6H 4H) 4C", "10D")
    assert taking(state, "10D") == sets("6H 4H")
    state = position("L10(7H 3H) 10C 6D 4D", "10S")
    do(state, "10S>0 x 7H 3H 10C 6D 4D")
    assert lies(state) == ""


def test_pin_10_sum_stockpile() -> None:
    """Pin 10 (8.3): a card of the value is kept."""
    state = position("5H", "3C 8D")
    do(state, "3C>0 =8 5H")
    assert lies(state) == "L8(5H 3C)"
    assert rule(position("5H", "3C 7D"), "3C>0 =8 5H") == "8.3"
    assert rule(position("5H 3D", "3C"), "3C>0 =3 3D") == "8.3"
    assert not any("=" in move for move in moves(position("5H 3D", "3C")))


def test_pin_11_equal_stockpile() -> None:
    """Pin 11 (8.7, 8.18)."""
    for lie, hand, move, after in [
        ("2H 5S", "3C 5D", "3C>0 =5 2H 5S", "E5(5S 3C 2H)"),
        ("2H", "3C 5D", "3C>0 =5 2H", "L5(3C 2H)"),
        ("5S", "5C 5D", "5C>0 =5 5S", "E5(5S 5C)"),
    ]:
        state = position(lie, hand)
        do(state, move)
        assert lies(state) == after
    state = position("9H 4S", "5C 5D")
    assert not any("=" in move for move in moves(state))
    assert rule(state, "5C>0 =5") == "8.7"


def test_pin_12_same_cards_two_values() -> None:
    """Pin 12 (8.19)."""
    for move, after in [("4C>0 =8 4H", "L8(4H 4C)"), ("4C>0 =4 4H", "E4(4H 4C)")]:
        state = position("4H", "4C 4D 8S")
        do(state, move)
        assert lies(state) == after


def test_pin_13_raising() -> None:
    """Pin 13 (8.12, 8.13)."""
    state = position("L8(5H 3H)", "2C 10S")
    do(state, "2C>0 =10 5H 3H")
    assert lies(state) == "L10(5H 3H 2C)"
    state = position("L8(5H 3H) AD", "2C JS")
    do(state, "2C>0 =11 5H 3H AD")
    assert lies(state) == "L11(5H 3H 2C AD)"
    high = position("L13(7H 6H)", "2C AS KS 3C")
    assert not any("=" in move and "7H" in move for move in moves(high) if move[0] in "23")
    assert rule(high, "2C>0 =14 7H 6H") == "8.10"
    assert rule(position("E8(8H 8D)", "2C 10S"), "2C>0 =10 8H 8D") == "8.13"
    state = position("5H", "3C 8D", "2C 10S")
    do(state, "3C>0 =8 5H", "2C>0 =10 5H 3C")
    assert lies(state) == "L10(5H 3C 2C)"


def test_pin_14_raising_to_14() -> None:
    """Pin 14 (8.4): only an ace can be kept."""
    state = position("L10(6H 4H)", "4C AS")
    do(state, "4C>0 =14 6H 4H")
    assert lies(state) == "L14(6H 4H 4C)"
    assert rule(position("L10(6H 4H)", "4C KS"), "4C>0 =14 6H 4H") == "8.3"


def test_pin_15_converting_and_adding() -> None:
    """Pin 15 (8.14)."""
    state = position("L7(5H 2H)", "7C 7S")
    do(state, "7C>0 =7 5H 2H")
    assert lies(state) == "E7(7C 5H 2H)"
    state = position("E7(7H 7D) 4D", "3C 7S")
    do(state, "3C>0 =7 7H 7D 4D")
    assert lies(state) == "E7(7H 7D 4D 3C)"
    assert rule(position("E7(7H 7D)", "6C 7S"), "6C>0 =7 7H 7D") == "8.10"


def test_pin_16_merging() -> None:
    """Pin 16 (8.14): an active group is needed."""
    state = position("L7(5H 2H) L7(4D 3D)", "7C 7S")
    do(state, "7C>0 =7 5H 2H 4D 3D")
    assert lies(state) == "E7(7C 5H 4D 3D 2H)"
    state = position("L7(5H 2H) L7(4D 3D)", "6C 7S")
    assert rule(state, "6C>0 =7 5H 2H 4D 3D") == "8.10"


def test_pin_17_raising_and_joining() -> None:
    """Pin 17 (8.17)."""
    state = position("L8(5H 3H) 10D", "2C 10S")
    do(state, "2C>0 =10 5H 3H 10D")
    assert lies(state) == "E10(10D 5H 3H 2C)"


def test_pin_18_aces_in_stockpiles() -> None:
    """Pin 18 (7.6, 8.20): two actions; what has been counted stays counted."""
    for value, after in [(1, "E1(AD AC)"), (14, "E14(AD AC)")]:
        state = position("AD", "AC AS")
        assert {f"AC>0 ={value} AD"} < moves(state)
        do(state, f"AC>0 ={value} AD")
        assert lies(state) == after
        state.player = 0
        assert taking(state, "AS") == sets("AD AC")
        state.hands[0] = numbers(["KS", "2D"])
        assert not any(" x " in move for move in moves(state))
    state = position("L8(7H AD)", "AS 8C 6S")
    assert taking(state, "8C") == sets("7H AD")
    assert not taking(state, "AS")
    assert rule(state, "AS>0 x 7H AD") == "6.8"


def test_pin_19_no_duty() -> None:
    """Pin 19 (8.5): what was kept may be played elsewhere; the stockpile stays."""
    state = position("8H", "8C 8D", "2S")
    do(state, "8C>0 =8 8H", "2S>0", "8D>3")
    assert lies(state) == "2S E8(8H 8C)"
    assert lies(state, 3) == "8D"


def test_pin_20_seasons_and_stockpiles() -> None:
    """Pin 20 (8.2, 5.2, 6.2)."""
    lie, hand = "L8(5H 3H) E7(7H 7D) 4H", "2C 10S 7S 3C 8C 6C"
    tries = ["2C>0 =10 5H 3H", "7S>0 =7 7H 7D 4H 3C", "3C>0 =7 7H 7D 4H", "2C>0 =6 4H"]
    spring = position(lie, hand, summer=1)
    autumn = position(lie, hand, summer=3)
    assert [rule(spring, move) for move in (tries[0], tries[2], tries[3])] == ["8.2"] * 3
    assert [refused(autumn, tries[0]), refused(autumn, tries[3])] == [None, None]
    assert refused(position(lie, "3C 7S", summer=3), tries[2]) is None
    assert rule(autumn, "2C>0") == "5.2"
    assert rule(position(lie, hand, summer=2), "8C>0 x 5H 3H") == "6.2"


def test_pin_21_clearing_with_enough_cards() -> None:
    """Pin 21 (9.5): draw, coin, new cards."""
    state = position("5H", "5C 2C 3C 4C", "9S", coins=1, pile="KD JC 2D 3S")
    do(state, "5C>0 x 5H")
    assert state.hands[0] == numbers("2C 3C 4C KD".split())
    assert (state.coins, state.won_by(0), state.left) == (0, 1, 0)
    assert set(lies(state).split()) == {"JC", "2D", "3S"}


def test_pin_22_clearing_with_too_few_cards() -> None:
    """Pin 22 (9.6): the cards that are left are drawn later."""
    state = position("5H", "5C 2C 3C 4C", "9S 10S JS QS", coins=1, pile="KD JC 2D")
    do(state, "5C>0 x 5H")
    assert (state.coins, state.won_by(0), state.left, lies(state)) == (0, 1, 2, "")
    do(state, "9S>0", "2C>0")
    assert state.left == 0
    assert state.hands[1] == numbers("10S JS QS JC".split())
    assert state.hands[0] == numbers("3C 4C KD 2D".split())


def test_pin_23_clearing_without_a_coin() -> None:
    """Pin 23 (9.4, 9.5): the last coin still brings new cards, the next clearing nothing."""
    state = position("5H", "5C", "9S", coins=0, pile="KD JC 2D 3S 4S 6S 7S 8S")
    do(state, "5C>0 x 5H")
    assert (state.won_by(0), lies(state), state.left) == (0, "", 4)
    pile = "KD JC 2D 3S 4S 6S 7S 8S 9D 10D JD"
    state = position({0: "5H", 1: "9H"}, "5C", "9S", coins=1, pile=pile)
    do(state, "5C>0 x 5H")
    assert (state.coins, len(lies(state).split()), state.left) == (0, 3, 4)
    do(state, "9S>1 x 9H")
    assert (state.won_by(1), lies(state, 1), state.left) == (0, "", 0)


@pytest.mark.parametrize(("seats", "left"), [(2, 28), (3, 24), (4, 20)])
def test_pin_24_first_turn(seats: int, left: int) -> None:
    """Pin 24 (9.2): the first player draws two."""
    state = dealt(seats, 0, {"F0": "2C 3H 5D", "P1": "10S KD KC"})
    do(state, "10S>0 x 2C 3H 5D")
    view = GAME.view(options(), state, 1)
    assert (len(view.hand), view.won[1], view.coins) == (4, 1, seats - 1)
    assert (len(view.loose[0]), view.draw_pile) == (3, left)


def test_pin_25_empty_field_and_new_cards() -> None:
    """Pin 25 (2.7, 9.7): an empty field can be sown; new cards turn nothing."""
    state = position({}, "2C 3C")
    assert {f"2C>{at}" for at in (0, 2, 3)} <= moves(state)
    assert rule(state, "2C>1") == "5.2"
    state = position("5H", "5C", "9S", coins=1, pile="2D 3D 4D 6D JS QD AC")
    do(state, "5C>0 x 5H")
    assert seasons(state) == "HDSC"
    assert set(lies(state).split()) == {"JS", "QD", "AC"}


def test_pin_26_the_last_turns() -> None:
    """Pin 26 (9.8): four turns for each when the pile is empty; the last who drew plays last."""
    for _chosen, state in random_rounds(26, 12, seats=(2,), full_harvest="off"):
        if state.left:
            turns: list[int] = []
        turns.append(state.player)
        if not state.waiting():
            assert turns[-1] == -1
            x = turns[-2]
            assert turns[-9:-1] == [1 - x, x] * 4
            assert len(turns) in (9, 10)


def test_pin_27_score() -> None:
    """Pin 27 (11.1): example 5, and what lies in its piles."""
    state = anna_ben_and_carla()
    assert scored(state) == (5, 5, 1)
    kept = GAME.score(state).kept
    assert [sum(kept[name]) for name in ("hearts", "spades", "aces", "coins")] == [13, 13, 4, 3]
    assert kept["cards"] == (18, 14, 12)


def test_pin_28_ties() -> None:
    """Pin 28 (11.2, 11.3): the coins decide, or nobody gets it."""
    rng = random.Random(28)
    used: set[str] = set()
    piles = [" ".join(some(rng, "D", 6, used) + some(rng, "C", 6, used)) for _ in range(2)]
    assert scored(over(*piles, won=(2, 1))) == (2 + 4 + 2, 1 - 2)
    assert scored(over(*piles, won=(1, 1))) == (1, 1)
    decided = [line.why for line in GAME.score(over(*piles, won=(2, 1))).lines]
    assert decided[-3:] == ["most-cards-coins", "most-hearts-coins", "frost-coins"]
    assert scored(over("2S 3C", "3S 4C", "2C", won=(2, 1, 0))) == (2 + 4 + 2, 1 - 2, 0)
    hearts = over("2H", "3H", "4H", won=(2, 2, 0))
    assert [line.why for line in GAME.score(hearts).lines if line.rule == "11.2"] == [
        "most-cards-tied",
        "most-hearts-tied",
    ]
    assert scored(hearts) == (2, 2, -2)


def test_pin_29_frost_and_totals() -> None:
    """Pin 29 (11.6): the frost never brings a total below 0; gains come first."""
    frost = Score((-2, 0))
    assert GAME.add((1, 5), frost) == (0, 5)
    assert GAME.add((0, 5), Score((1 - 2, 0))) == (0, 5)
    assert GAME.add((0, 5), Score((4 - 2, 0))) == (2, 5)


def ended(totals: tuple[int, ...], coins: tuple[int, ...], aces: tuple[int, ...]) -> Any:
    """Who has won with these totals after such a last round."""
    scores = [Score((9,) * len(totals), (), {"coins": coins[::-1], "aces": aces[::-1]})]
    scores.append(Score((1,) * len(totals), (), {"coins": coins, "aces": aces}))
    return GAME.outcome(options(), totals, scores)


def test_pin_30_end_of_the_match() -> None:
    """Pin 30 (12.4, 12.5)."""
    assert ended((16, 15), (0, 0), (0, 0)) is None
    assert ended((17, 19), (2, 0), (4, 0)) == Outcome((1,))
    assert ended((18, 18), (2, 1), (0, 4)) == Outcome((0,))
    assert ended((18, 18), (1, 1), (3, 1)) == Outcome((0,))
    assert ended((18, 18), (1, 1), (2, 2)) == Outcome((0, 1))


def test_pin_31_full_harvest() -> None:
    """Pin 31 (13.4, 13.6, 13.7): seven combinations with two suits each, four cards more."""
    lie, hand = "7C 4C 3H L7(5S 2S)", "2C 3D AH AS"
    state = position(lie, hand, **FULL)
    combinations_ = [
        " ".join(c) for n in (1, 2, 3) for c in combinations(("7C", "4C 3H", "5S 2S"), n)
    ]
    assert {move for move in moves(state) if "+" in move} == starting(
        *[f"2C+3D+AH+AS>0 x {cards} @{suit}" for cards in combinations_ for suit in "HS"]
    )
    do(state, "2C+3D+AH+AS>0 x 4C 3H @H")
    assert state.taken[0] == numbers("4C 3H 2C 3D AH AS".split())
    move = "2C+3D+AH+AS>0 x 4C 3H @H"
    assert rule(position("4C 3H L7(5S 2S)", hand, **FULL), move) == "13.4"
    assert rule(position(lie, hand, summer=2, **FULL), move) == "13.5"
    assert rule(position(lie, "2C 3D AH", **FULL), move) == "13.2"
    assert rule(position(lie, hand), move) == "13.1"


def test_pin_32_full_harvest_and_seasons() -> None:
    """Pin 32 (13.3, 13.7, 13.8)."""
    for suit, after in (("H", "HDSC"), ("S", "SCHD")):
        state = position("7C", "AH AS 2C 3D", **FULL)
        do(state, f"AH+AS+2C+3D>0 x 7C @{suit}")
        assert seasons(state) == after
    assert rule(position("7C", "AH AS 2C 3D", **FULL), "AH+AS+2C+3D>0 x 7C") == "13.7"
    assert rule(position("7C", "AH AS 2C 3D", **FULL), "AH+AS+2C+3D>0 x 7C @D") == "13.7"
    state = position("AC", "2C 3D 4H 5S", **FULL)
    assert {move for move in moves(state) if "+" in move} == starting("2C+3D+4H+5S>0 x AC")
    assert rule(state, "2C+3D+4H+5S>0 x AC @H") == "13.8"
    jack = position("AC", "JH AH AS AD", **FULL)
    assert {move[-2:] for move in moves(jack) if "+" in move} == {"@H", "@S", "@D"}
    assert not any("+" in move for move in moves(position("KC 2C 9H 5H", "JH AH AS AD", **FULL)))
    for queen in ("QH", "KH"):
        state = position("AC KC QC", f"{queen} AH AS AD", **FULL)
        assert rule(state, f"{queen}+AH+AS+AD>0 x AC @H") == "13.3"


def one_is_skipped() -> VierFelder:
    """After a full harvest near the end; five turns later seat 0 has no cards left."""
    state = position("7C", "2C 3D AH AS", "9H 10H JH QH", pile="8C 9C", **FULL)
    do(state, "2C+3D+AH+AS>0 x 7C @H", "9H>0", "8C>0", "10H>0", "9C>0", "JH>0")
    return state


def test_pin_33_full_harvest_near_the_end() -> None:
    """Pin 33 (9.8, 13.11): who has no cards is skipped."""
    state = position("7C", "2C 3D AH AS", "9H 10H JH QH", pile="8C 9C", **FULL)
    do(state, "2C+3D+AH+AS>0 x 7C @H")
    turns = []
    while state.waiting():
        turns.append(state.player)
        do(state, min(move for move in moves(state) if " " not in move))
    assert turns == [1, 0, 1, 0, 1, 1]
    skipped = [fact for fact in one_is_skipped().facts or [] if fact[0] == "skipped"]
    assert skipped == [("skipped", 0, 0, 0)]


def test_pin_34_joker() -> None:
    """Pin 34 (15.1): the joker points at summer, and that is all."""
    state = position({}, "QS", "JD", summer=2, joker_sun="on")
    do(state, "QS>2")
    assert seasons(state).index("H") == 0
    do(state, "JD>0")
    assert seasons(state).index("H") == 3


# Further checks


def test_check_1_ties_at_0() -> None:
    """Check 1 (11.4)."""
    assert scored(over("2D 3C", "2C 3D 4C", won=(1, 0))) == (1 + 2, 4 - 2)
    assert scored(over("2D 3C", "2C 3D 4C", won=(1, 1))) == (1, 1 + 4)


def test_check_2_a_stockpile_left() -> None:
    """Check 2 (9.3)."""
    state = position("5H L8(6D 2D)", "5C", "9S", coins=1, pile="KD JC 2H 3S 4S 6S 7S")
    do(state, "5C>0 x 5H")
    assert (state.coins, state.won, state.left, lies(state)) == (1, 0, 3, "L8(6D 2D)")


def test_check_3_next_round() -> None:
    """Check 3 (12.2, 12.3)."""
    match = Match(GAME, options(), 3, dealer=1)
    rng = random.Random(3)
    totals = None
    while match.round < 2:
        if match.wants_pack():
            match.deal(rng.sample(range(52), 52))
        state = match.state
        assert isinstance(state, VierFelder)
        match.act(state.player, rng.choice(list(state.legal(state.player))))
        totals = match.totals
    match.deal(rng.sample(range(52), 52))
    assert isinstance(match.state, VierFelder)
    assert (match.dealer, match.waiting(), match.totals) == (2, (0,), totals)
    assert (match.state.coins, seasons(match.state)) == (3, "HDSC")


def test_check_4_three_way_tie_at_the_end() -> None:
    """Check 4 (12.5): aces count only among those who are still tied."""
    assert ended((20, 20, 20), (1, 1, 0), (1, 0, 3)) == Outcome((0,))


def test_check_5_all_in_one() -> None:
    """Check 5 (8.17)."""
    state = position("L8(5H 3H) L10(6D 4D) 10D", "2C 10S")
    do(state, "2C>0 =10 5H 3H 6D 4D 10D")
    assert lies(state) == "E10(10D 6D 5H 4D 3H 2C)"


def test_check_6_two_raised() -> None:
    """Check 6 (8.15, 14.3)."""
    move = "2C>0 =9 3H AH 2D AD"
    assert rule(position("L4(3H AH) L3(2D AD)", "2C 9S"), move) == "8.15"
    state = position("L4(3H AH) L3(2D AD)", "2C 9S", **LAGER)
    do(state, move)
    assert lies(state) == "L9(3H 2D 2C AH AD)"


def test_check_7_further_groups_with_lager_in_sum() -> None:
    """Check 7 (8.15, 14.3)."""
    move = "9C>0 =9 3H AH 5D"
    assert rule(position("L4(3H AH) 5D", "9C 9S"), move) == "8.10"
    state = position("L4(3H AH) 5D", "9C 9S", **LAGER)
    do(state, move)
    assert lies(state) == "E9(9C 5D 3H AH)"
    state = position("E4(4H 4D) 5D", "9C 9S", **LAGER)
    assert rule(state, "9C>0 =9 4H 4D 5D") == "8.13"


# The rest of the page


def test_lager_in_sum_in_a_harvest() -> None:
    """14.1, 14.2, 14.5: sum stockpiles alone or with loose cards, equal ones never."""
    state = position("L10(6H 4H) 4C L4(3H AH) E4(4D 4S)", "AS", **LAGER)
    assert taking(state, "AS") == sets("6H 4H 4C", "6H 4H 3H AH")
    state = position("L4(3H AH) L3(2D AD)", "2C 3D AC AS", **LAGER, **FULL)
    assert rule(state, "2C+3D+AC+AS>0 x 3H AH 2D AD @S") == "13.4"
    state.lay(0, field("L4(3H AH) L3(2D AD) 7C"))
    assert refused(state, "2C+3D+AC+AS>0 x 3H AH 2D AD @S") is None


def test_promises() -> None:
    """18.8: a value is promised from stockpiling until it is played, either value of an ace."""
    state = position({0: "8H 4H"}, "4C 8D 4D", "9S 8C 2H")
    do(state, "4C>0 =8 4H")
    assert [state.promised(seat) for seat in range(2)] == [1 << 8, 0]
    do(state, "8C>0 x 8H 4H 4C", "4D>0")
    assert state.promised(0) == 1 << 8
    do(state, "9S>0", "8D>0")
    assert state.promised(0) == 0
    state = position("KH 4H", "AC AD 2C")
    do(state, "AC>0 =14 KH")
    assert GAME.view(options(), state, None).promises == ((1,), ())
    do(state, "AD>0")
    assert state.promised(0) == 0
    state = position("8H 8S", "8C 8D 2C")
    do(state, "8C>0 =8 8H")
    assert state.promised(0) == 1 << 8


def test_a_promise_begins_anew() -> None:
    """18.8: the value is played in stockpiling, and the new stockpile has it."""
    state = position("8H", "8C 8D 8S")
    do(state, "8C>0 =8 8H")
    state.player = 0
    do(state, "8D>0 =8 8H 8C")
    assert state.promised(0) == 1 << 8


def test_refusals_name_paragraph_reason_and_cards() -> None:
    """Every rung of the ladder once, with the cards behind it."""
    lie = "5H 4H L8(6D 2D) L3(2H AD) E7(7H 7D)"
    state = position(lie, "3C 8D 10S QS", "9H")
    for move, rule_, reason, cards in [
        ("2S>0", "4.4", "not-in-hand", ()),
        ("3C>0 x 8D", "4.3", "one-card", ("3C", "8D")),
        ("3C>1", "5.2", "no-sowing-in-autumn", ()),
        ("3C>2 x 9C", "6.2", "no-harvest-in-winter", ()),
        ("3C>0 x", "6.3", "take-something", ()),
        ("3C>0 x KD", "4.6", "not-in-this-field", ("KD",)),
        ("8D>0 x 6D", "6.7", "stockpile-as-a-whole", ("2D", "6D")),
        ("10S>0 x 6D 2D", "6.8", "stockpile-by-exact-value", ("2D", "6D")),
        ("10S>0 x 5H", "6.5", "sums-must-fit", ("5H",)),
        ("3C>3 =8 5H", "8.2", "no-stockpile-in-spring", ()),
        ("3C>0 =9 5H", "8.3", "keep-the-value", ()),
        ("3C>0 =8", "8.7", "join-something", ()),
        ("3C>0 =8 KD", "4.6", "not-in-this-field", ("KD",)),
        ("3C>0 =8 5H 6D", "8.16", "stockpile-as-a-whole", ("2D", "6D")),
        ("3C>0 =10 7H 7D", "8.13", "equal-stockpile-stays", ("7H", "7D")),
        ("3C>0 =12 6D 2D 2H AD", "8.15", "raise-only-one", ("2D", "6D")),
        ("3C>0 =8 4H", "8.10", "sums-must-fit", ("4H",)),
        ("3C+8D+10S+QS>0 x 5H @S", "13.1", "no-full-harvest", ("3C", "8D", "10S", "QS")),
    ]:
        no = refused(state, move)
        assert no is not None, move
        assert (no.rule, no.reason, no.cards) == (rule_, reason, cards), move
    no = refused(state, "9H>0", 1)
    assert no is not None
    assert (no.rule, no.reason) == ("4.2", "not-your-turn")
    state.player = -1
    assert rule_of(state, 0, "3C>0") == "10.1"


def rule_of(state: VierFelder, seat: int, move: str) -> str | None:
    """The paragraph by which a seat's move is refused."""
    no = refused(state, move, seat)
    return None if no is None else no.rule


def test_every_refusal_is_on_the_page() -> None:
    """The paragraphs that refusals and score lines name are there."""
    page = PAGE.read_text("utf-8")
    found = set()
    rng = random.Random(6)
    for _chosen, state in random_rounds(6, 25):
        for _ in range(6):
            no = GAME.why_not(state, rng.randrange(8), nonsense(rng, state))
            if no is not None and no.rule:
                found.add(no.rule)
        if not state.waiting():
            found |= {line.rule for line in GAME.score(state).lines}
    assert len(found) > 12
    assert all(f"**{rule}**" in page for rule in found)


# Notation, facts, matches


def test_text_is_as_on_the_page() -> None:
    """4.8: cards from the highest value down, an ace as 1, of one value H D S C."""
    for typed, written in [
        ("QS>2", "QS>2"),
        ("qs > 2", "QS>2"),
        ("5D>0 x 2D 3H 5C", "5D>0 x 5C 3H 2D"),
        ("3c>0 =8 5h", "3C>0 =8 5H"),
        ("2H+3C+AS+AH>1 x 7D @S", "3C+2H+AH+AS>1 x 7D @S"),
        ("AC>0 x AD AH KS KH", "AC>0 x KH KS AH AD"),
        ("2C+3D+4H+5S>0 x AC", "5S+4H+3D+2C>0 x AC"),
    ]:
        assert same(typed) == written
        assert GAME.encode(GAME.parse(written)) == code(typed)


@pytest.mark.parametrize(
    "text",
    [
        "", "QS", "QS>4", "QS>", "1S>0", "QS>0 y 2D", "QS>0 =15 2D", "QS>0 =0 2D", "QS>0 x 2D 2D",
        "QS>0 x QS", "QS+KS>0 x 2D", "QS+KS+2D+3D>0", "QS+KS+2D+2D>0 x 3C", "QS>0 x 2D @H",
        "QS+KS+2D+3D>0 x 4D @X", "QS>0 =8 XX", "QS>0 2D", "+>0",
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    """4.8, 4.9."""
    with pytest.raises(NotationError):
        GAME.encode(GAME.parse(text))


def test_moves_have_one_code_one_record_and_one_text() -> None:
    """A code, its typed move and its text turn into each other, and through JSON."""
    kinds = set()
    for _chosen, state in random_rounds(48, 12):
        for code_ in list(state.legal(state.player)) if state.waiting() else []:
            move = GAME.decode(code_, state, state.player)
            assert GAME.encode(move) == code_
            assert GAME.parse(GAME.text(move)) == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=GAME.moves) == move
            kinds.add(type(move).__name__)
    assert kinds == {"Sow", "Harvest", "Stockpile", "FullHarvest"}


def test_every_event_occurs_and_keeps_secrets() -> None:
    """18.2, 18.3: only dealt and drawn cards are for their holder alone."""
    told = set()
    rounds = [state for _chosen, state in random_rounds(18, 30)]
    for state in [*rounds, one_is_skipped()]:
        for fact in state.facts or []:
            own: Any = GAME.tell_all(fact)
            other: Any = GAME.story(fact, None)
            secret = fact[0] in ("dealt", "drew")
            assert (own == other) != secret
            if secret:
                assert own.cards is not None
                assert len(own.cards) == own.count
                assert other.cards is None
            told.add(type(own).__name__)
        state.facts = []
    events = {name for name, kind in vars(story).items() if is_event(kind)}
    assert told == events


def is_event(kind: object) -> bool:
    """Whether something of the module is an event."""
    return isinstance(kind, type) and kind.__module__ == story.__name__


def test_the_value_that_a_harvest_is_told_by() -> None:
    """6.11: the smaller one if both fit."""
    for taken, value in [("AD", 1), ("AD AS", 1), ("KC AD", 14), ("KC AD AS", 14)]:
        state = position("KC AD AS", "AH")
        do(state, f"AH>0 x {taken}")
        assert state.facts is not None
        told = [GAME.story(fact, None) for fact in state.facts]
        assert told[0] == story.Harvested(0, ("AH",), 0, value, told[0].taken)
        assert set(told[0].taken) == set(taken.split())


def test_score_lines_add_up() -> None:
    """11.5: in random rounds with every number of players."""
    frost = 0
    for _chosen, state in random_rounds(11, 40):
        if not state.waiting():
            points = scored(state)
            frost += min(points) < 0
            assert len(points) == state.seats
        else:
            assert not any(state.result())
    assert frost


def test_matches_end() -> None:
    """12.4: at the first total that reaches the target."""
    for target, seats in product((1, 5, 17), (2, 3, 4)):
        match = Match(GAME, options(target=target), seats)
        rng = random.Random(target)
        while match.outcome is None:
            if match.wants_pack():
                match.deal(rng.sample(range(52), 52))
            state = match.state
            assert isinstance(state, VierFelder)
            match.act(state.player, GAME.greedy(state, state.player))
        assert max(match.totals) >= target
        assert all(match.totals[seat] == max(match.totals) for seat in match.outcome.winners)


@pytest.mark.parametrize(("target", "seats"), [(0, 2), (-3, 2), (17, 1), (17, 5)])
def test_what_cannot_be_played(target: int, seats: int) -> None:
    """17.1, 3.1."""
    with pytest.raises(ValueError, match=r"."):
        Match(GAME, VierFelderOptions(target=target), seats)


def test_zones() -> None:
    """A position dealt by hand must hold each card once."""
    zones = GAME.zones(options(), 3, 1)
    assert list(zones) == ["F0", "F1", "F2", "F3", "P2", "P0", "P1", "pile"]
    assert list(zones.values()) == [3, 3, 3, 3, 3, 4, 4, 29]
    full: dict[str, Sequence[int]] = {name: range(size) for name, size in zones.items()}
    with pytest.raises(DealError):
        GAME.pack_of(options(), 3, 1, full)


def test_equal_positions_have_equal_numbers() -> None:
    """The order in which independent things happened does not matter, nor what has been drawn."""
    one = position({0: "5H 9D", 1: "8H"}, "3C 8D 2C", "4S 9S 7S")
    two = one.clone()
    assert isinstance(two, VierFelder)
    do(one, "3C>0 =8 5H", "4S>2", "2C>2")
    do(two, "2C>2", "4S>2", "3C>0 =8 5H")
    assert one.numbers() == two.numbers()


def test_clones_go_their_own_way() -> None:
    """A clone has the same numbers and shares nothing that changes."""
    rng = Random(5)
    for _chosen, state in random_rounds(5, 4):
        twin = state.clone()
        before = state.numbers()
        assert twin.numbers() == before
        while twin.waiting():
            twin.apply(twin.player, twin.pick(twin.player, rng))
        assert state.numbers() == before


def test_greedy_sees_no_hidden_card() -> None:
    """It does the same in every position that looks the same, and what it does is legal."""
    rng = Random(8)
    for at, (chosen, state) in enumerate(random_rounds(77, 6)):
        if state.waiting() and at % 2:
            seat = state.player
            code_ = GAME.greedy(state, seat)
            assert state.why_not(seat, code_) is None
            world = GAME.imagine(GAME.view(chosen, state, seat)).deal(rng)
            assert GAME.greedy(world, seat) == code_


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance(seats: int) -> None:
    """By many points a round."""
    rng = Random(seats)
    gain = 0
    for deal in range(40):
        pack = random.Random(deal).sample(range(52), 52)
        state = GAME.start(options(), seats, deal % seats, pack)
        assert isinstance(state, VierFelder)
        while state.waiting():
            seat = state.player
            state.apply(seat, GAME.greedy(state, seat) if seat == 0 else state.pick(seat, rng))
        points = list(state.result())
        gain += points[0] - max(points[1:])
    assert gain > 40 * 3
