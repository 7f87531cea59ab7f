"""Vier Felder on a terminal: the drawing, and moves composed step by step."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.markup import render

from vierblatt.core.match import Match
from vierblatt.games.vier_felder import VierFelderGame, composer
from vierblatt.games.vier_felder.actions import CARDS
from vierblatt.games.vier_felder.composer import Composition, Step, compose
from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.terminal import COLOURS, SIGNS, card, draw
from vierblatt.games.vier_felder.view import Pile, VierFelderView, imagine
from vierblatt.testing.conformance import Table, dealt, tables
from vierblatt.words import LANGUAGES, Words

GAME = VierFelderGame()
NAMES = ("Anna", "[b]Ben", "Christoph-Maria")
EN = Words("en")
ON = VierFelderOptions(full_harvest="on")
SUMS = VierFelderOptions(lager_in_sum="on")


def view(
    hand: str,
    *fields: str,
    piles: tuple[Pile, ...] = (),
    options: VierFelderOptions | None = None,
    summer: int = 0,
    seats: int = 2,
    promises: tuple[tuple[int, ...], ...] = (),
    coins: int = 2,
) -> VierFelderView:
    """What seat 1 sees, whose turn it is, with these loose cards in the fields from 0 on."""
    suits = "HDSC"
    loose = [tuple(cards.split()) for cards in (*fields, "", "", "", "")]
    return VierFelderView(
        seat=1,
        seats=seats,
        dealer=0,
        options=options or VierFelderOptions(),
        waiting=(1,),
        hand=tuple(hand.split()),
        sizes=(4, len(hand.split()), 4, 4)[:seats],
        seasons=tuple(suits[(at - summer) % 4] for at in range(4)),
        loose=tuple(loose[:4]),
        stockpiles=piles,
        coins=coins,
        won=(0, 1, 2, 0)[:seats],
        draw_pile=11,
        harvested=(0, 12, 5, 0)[:seats],
        gone=((),) * seats,
        promises=promises or ((),) * seats,
    )


def pile(name: str, cards: str, field: int = 0) -> Pile:
    """`L8` or `E5` (7.2, 7.3)."""
    return Pile(field, int(name[1:]), "sum" if name[0] == "L" else "equal", tuple(cards.split()))


def drawn(view: VierFelderView, say: Words = EN) -> list[str]:
    """The drawing without its colours."""
    return [render(line).plain for line in draw(view, say, NAMES)]


def seen(match: Match, seat: int | None) -> VierFelderView:
    table = match.view(seat).table
    assert isinstance(table, VierFelderView)
    return table


# The drawing


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_colour_sign_and_rank(name: str) -> None:
    assert card(name) == f"[{COLOURS[name[-1]]}]{SIGNS[name[-1]]}{name}[/]"


def test_the_table() -> None:
    table = view("8C QS AH 5D", "10H 5C", "", "KD", "QC", seats=3, promises=((8, 12), (), (1,)))
    assert drawn(table) == [
        "Square ♥→0 · 2 coins · draw pile 11 · turn: [b]Ben",
        "0 ♥ summer  all allowed    ♥10H ♣5C",
        "1 ♦ autumn  no sowing      empty",
        "2 ♠ winter  no harvest     ♦KD",
        "3 ♣ spring  no stockpiles  ♣QC",
        "  Anna             4 cards  harvest 0   no coins  dealer, holds 8 Q",
        "▶ [b]Ben           4 cards  harvest 12  one coin  you",
        "  Christoph-Maria  4 cards  harvest 5   2 coins   holds A",
        "Hand: ♠QS ♣8C ♦5D ♥AH",
    ]


def test_stockpiles_lie_behind_loose_cards() -> None:
    piles = (pile("L8", "3D 5H", 3), pile("E9", "9S 4H 5S", 3), pile("L7", "4C 3C", 1))
    table = drawn(view("8C", "", "", "", "2C", piles=piles, summer=3))
    assert table[2] == "1 ♠ winter  no harvest     L7{♣4C ♣3C}"
    assert table[4] == "3 ♥ summer  all allowed    ♣2C L8{♥5H ♦3D} E9{♠9S ♠5S ♥4H}"


def test_the_joker_points_at_the_summer_field() -> None:
    options = VierFelderOptions(joker_sun="on")
    assert drawn(view("8C", options=options, summer=2))[0].startswith("Joker ☼→2 · ")
    assert drawn(view("8C", summer=2))[0].startswith("Square ♥→2 · ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_field_needs_more_lines(language: str) -> None:
    piles = (pile("E9", " ".join(CARDS[41:50])),)
    lines = drawn(view("KS", " ".join(CARDS[:40]), piles=piles), Words(language))
    assert max(map(cell_len, lines)) <= 80
    end = next(at for at, line in enumerate(lines) if line.startswith("1 "))
    margin = lines[1].index("♥10H")
    assert end > 3
    assert all(line[:margin].isspace() for line in lines[2:end])
    shown = " ".join(line[margin:] for line in lines[1:end]).replace("E9{", "").replace("}", "")
    assert sorted(name[1:] for name in shown.split()) == sorted(CARDS[:40] + CARDS[41:50])


def test_a_watcher_sees_no_hand_and_may_not_move() -> None:
    match = dealt(Table(GAME, VierFelderOptions(), 3), 1)
    watched = seen(match, None)
    assert not any(line.startswith("Hand") for line in drawn(watched))
    assert compose(watched, EN, "") == Composition("", ())


# Moves composed step by step


def typed(composition: Composition) -> list[str]:
    return [step.typed for step in composition.steps]


def said(view: VierFelderView, text: str) -> str:
    return render(compose(view, EN, text).so_far).plain


def labels(view: VierFelderView, text: str) -> dict[str, str]:
    return {step.typed: render(step.label).plain for step in compose(view, EN, text).steps}


FIELD = view("8C 5D", "5C 3H 2D 9S", "8H", "7C", "2S")


def test_first_the_card_then_the_field() -> None:
    assert labels(FIELD, "") == {
        "8C>": "♣8C  harvest 0 1 · sow 0 2 3",
        "5D>": "♦5D  harvest 0 · stockpile 0 · sow 0 2 3",
    }
    fields = {
        "8C>0 ": "field 0 ♥ summer  harvest · sow",
        "8C>1 ": "field 1 ♦ autumn  harvest",
        "8C>2": "field 2 ♠ winter  sow",
        "8C>3": "field 3 ♣ spring  sow",
    }
    assert labels(FIELD, "8c") == labels(FIELD, " 8C >") == fields
    assert labels(FIELD, "8") == {"8C>": "♣8C  harvest 0 1 · sow 0 2 3"}
    assert [step.whole for step in compose(FIELD, EN, "8C>").steps] == [False, False, True, True]


def test_then_what_to_do() -> None:
    assert labels(FIELD, "5D>0") == {
        "5D>0 x ": "harvest: ♣5C ♥3H ♦2D",
        "5D>0 =8 3H": "stockpile of value 8, keeping ♣8C: ♥3H",
        "5D>0": "sow",
    }
    assert labels(FIELD, "8C>1") == {"8C>1 x 8H": "harvest: ♥8H · clears the field: a coin"}
    assert typed(compose(FIELD, EN, "5D>0 =")) == ["5D>0 =8 3H"]
    assert labels(view("KS 8C"), "KS>0") == {"KS>0": "sow · then ♠ winter"}
    assert labels(view("KH 8C"), "KH>0") == {"KH>0": "sow"}


def test_one_value_may_begin_like_another() -> None:
    table = view("AD AH 10S", "AC 9S KD")
    values = ["AD>0 =1 AC", "AD>0 =10 9S", "AD>0 =14 "]
    assert typed(compose(table, EN, "AD>0 =1")) == values
    assert typed(compose(table, EN, "AD>0 =10")) == ["AD>0 =10 9S"]
    assert said(table, "AD>0 =1 AC") == "♦AD ✓ · ♣AC ✓"


def test_then_what_to_take_with_its_sum() -> None:
    assert labels(FIELD, "5D>0 x") == {
        "5D>0 x 5C 3H 2D": "all at once: ♣5C ♥3H ♦2D",
        "5D>0 x 5C ": "♣5C  5 ✓",
        "5D>0 x 3H ": "♥3H  3/5",
        "5D>0 x 2D ": "♦2D  2/5",
    }
    assert said(FIELD, "5D>0 x 3H") == "♥3H = 3, 2 short of 5"
    assert labels(FIELD, "5D>0 x 3H ") == {"5D>0 x 3H 5C ": "♣5C  5 ✓", "5D>0 x 3H 2D ": "♦2D  5 ✓"}
    assert said(FIELD, "5D>0 x 3H 2D ") == "♥3H + ♦2D = 5 ✓"
    assert compose(FIELD, EN, "5d>0 X 2d 3h").steps == (
        Step("5D>0 x 2D 3H", "play this", True),
        Step("5D>0 x 2D 3H 5C", "[green]♣5C[/]  5 ✓", True),
    )
    assert typed(compose(FIELD, EN, "5D>0 x 3H 2")) == ["5D>0 x 3H 2D "]


def test_why_it_cannot_go_on() -> None:
    table = view("8C 5D AH", "5C 4S 4D", "9S", "", "", piles=(pile("E6", "6H 6D"),))
    for text, why in {
        "8C>0 x 5C 4S": "♣5C + ♠4S = 9, and you played 8.",
        "5D>0 =8 4S": "♦5D + ♠4S = 9, and you announced 8.",
        "AH>0 x 5C": "♣5C = 5, and you played 1/14.",
        "8C>0 =5 4S": "♣8C + ♠4S = 12, and you announced 5.",
        "8C>1 x 9S": "♠9S = 9, and you played 8.",
        "8C>0 x 9S": "That is not in this field: 9S.",
        "8C>0 x 6H": "A stockpile is taken by its exact value alone, and 6H 6D has another.",
        "8C>0 x 5D": "You play one card of your hand at a time, and all of 8C 5D are in your hand.",
        "8C>1": "It is autumn in that field: nothing is sown there.",
        "8C>1 x": "Nothing in that field fits.",
        "8C>2 x": "It is winter in that field: nothing is harvested there.",
        "8C>3 =5": "It is spring in that field: no stockpile is made, raised or added to there.",
        "8C>0 =9": "To stockpile a value you must keep another card in your hand that counts it.",
        "9S>0": "You do not hold that card.",
    }.items():
        assert (said(table, text), compose(table, EN, text).steps) == (why, ()), text
    table = view("5D 8C", "4H 4D 2S")
    assert said(table, "5D>0 x 4H 4D 2S") == "♥4H + ♦4D + ♠2S = 10, but not in groups of 5."


@pytest.mark.parametrize("text", ["?", "8C>4", "8C>0 y", "8C>0 x 5C 5C", "8C>0 x ?", "8C 0", ">0"])
def test_what_is_no_move_has_no_steps(text: str) -> None:
    assert compose(FIELD, EN, text).steps == ()


def test_stockpiles_are_taken_and_raised_as_a_whole() -> None:
    table = view("5D KS 8C", "10H", piles=(pile("L8", "5S 3D"), pile("L8", "6H 2H")))
    assert labels(table, "8C>0 x 5S") == {
        "8C>0 x 5S 3D": "play this",
        "8C>0 x 5S 3D 6H 2H": "L8{♥6H ♥2H}  8 ✓",
    }
    assert said(table, "5D>0 =13 3D") == "♦5D + L8 = 13 ✓"
    assert typed(compose(table, EN, "5D>0 =13 3D")) == ["5D>0 =13 3D 5S"]
    assert compose(table, EN, "5D>0 =13 3D 2H").steps == ()
    assert said(table, "5D>0 =13 3D 5S 6H 2H").startswith("Only one stockpile can be raised")


def test_stockpiles_in_sums() -> None:
    table = view("2C 9S", "", piles=(pile("L4", "3H AH"), pile("L3", "2D AD")), options=SUMS)
    assert said(table, "2C>0 =9 3H 2D") == "♣2C + L4 + L3 = 9 ✓"
    assert labels(table, "9S>0 x") == {}


def test_an_ace_counts_1_or_14() -> None:
    table = view("AH 2C", "KC AD AS")
    assert labels(table, "AH>0 x") == {
        "AH>0 x KC AD AS": "all at once: ♣KC ♦AD ♠AS · clears the field: a coin",
        "AH>0 x KC ": "♣KC  13/14",
        "AH>0 x AD ": "♦AD  1 ✓",
        "AH>0 x AS ": "♠AS  1 ✓",
    }
    assert said(table, "AH>0 x KC AD AS") == "♣KC + ♦AD = 14 ✓ · ♠AS ✓"


def test_a_volle_ernte_ends_with_the_last_season_suit() -> None:
    table = view("3D 2C AH AS", "7C 4C 3H", piles=(pile("L7", "5S 2S"),), options=ON, coins=0)
    assert typed(compose(table, EN, ""))[-1] == "3D+2C+AH+AS>"
    assert typed(compose(table, EN, "as+2c+3")) == ["3D+2C+AH+AS>"]
    assert labels(table, "AS+2C+AH+3D>") == {"3D+2C+AH+AS>0 ": "field 0 ♥ summer  full harvest"}
    assert list(labels(table, "3D+2C+AH+AS>0 x").items())[:2] == [
        (
            "3D+2C+AH+AS>0 x 7C 5S 4C 3H 2S @H",
            "all at once: ♣7C ♣4C ♥3H L7{♠5S ♠2S} · clears the field",
        ),
        (
            "3D+2C+AH+AS>0 x 7C 5S 4C 3H 2S @S",
            "all at once: ♣7C ♣4C ♥3H L7{♠5S ♠2S} · clears the field · then ♠ winter",
        ),
    ]
    assert typed(compose(table, EN, "3D+2C+AH+AS>0 x 7C @")) == [
        "3D+2C+AH+AS>0 x 7C @H",
        "3D+2C+AH+AS>0 x 7C @S",
    ]
    assert typed(compose(table, EN, "3D+2C+AH+AS>0 x 7C @S")) == ["3D+2C+AH+AS>0 x 7C @S"]


# In any position


def why_not(match: Match, seat: int, move: str) -> object:
    return match.why_not(seat, GAME.encode(GAME.parse(move)))


def composed(view: VierFelderView, rng: random.Random) -> Iterator[tuple[str, Composition]]:
    """The steps of one move, each chosen by chance, up to its last one."""
    text = ""
    while True:
        steps = compose(view, EN, text)
        yield text, steps
        step = rng.choice(steps.steps)
        if step.whole:
            return
        text = step.typed


def followed(view: VierFelderView, move: str) -> bool:
    """Whether the steps lead to a move."""
    wanted = GAME.encode(GAME.parse(move))
    words = move.split()
    text = ""
    while True:
        steps = compose(view, EN, text).steps
        if any(step.whole and GAME.encode(GAME.parse(step.typed)) == wanted for step in steps):
            return True
        on = [step.typed for step in steps if not step.whole and leads(step.typed, move, words)]
        if not on:
            return False
        text = on[0]


def leads(text: str, move: str, words: list[str]) -> bool:
    typed = text.split()
    taken = set(typed[2:]) <= set(words[2:])
    return f"{move} ".startswith(text) or (len(typed) > 2 and typed[:2] == words[:2] and taken)


@pytest.mark.parametrize("table", list(tables(GAME)), ids=str)
def test_steps_lead_to_all_that_is_legal_and_to_nothing_else(table: Table) -> None:
    rng = random.Random(str(table))
    match = dealt(table, 7)
    while match.state is not None:
        seat = match.waiting()[0]
        view = seen(match, seat)
        codes = list(match.state.legal(seat))
        for code in rng.sample(codes, min(2, len(codes))):
            move = GAME.text(match.decode(seat, code))
            assert followed(view, move), (move, view)
        for text, composition in composed(view, rng):
            assert composition.steps, (text, view)
            for step in composition.steps:
                assert not step.whole or why_not(match, seat, step.typed) is None, (step, view)
                assert step.whole != step.typed.endswith((" ", ">"))
        sowings = [code for code in codes if code >> 54 & 15 == 0]
        match.act(seat, rng.choice(sowings if sowings and rng.random() < 0.5 else codes))


def crowded(rng: random.Random) -> VierFelderView:
    """Forty cards in one field, some of them in stockpiles."""
    pack = list(CARDS)
    rng.shuffle(pack)
    hand, cards = pack[:4], pack[4:44]
    piles: list[Pile] = []
    for one, two in pairwise(cards[:7]):
        value = sum(CARDS.index(name) // 4 + 1 for name in (one, two))
        if value <= 14 and not any({one, two} & set(pile.cards) for pile in piles):
            piles.append(Pile(0, value, "sum", (one, two)))
    bound = {name for pile in piles for name in pile.cards}
    loose = " ".join(name for name in cards if name not in bound)
    options = VierFelderOptions(full_harvest="on", lager_in_sum=rng.choice(("off", "on")))
    return view(" ".join(hand), loose, piles=tuple(piles), options=options)


@pytest.mark.parametrize("patience", [0, composer.PATIENCE])
def test_bounded_in_a_crowded_position(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(composer, "PATIENCE", patience)
    for number in range(5):
        rng = random.Random(number)
        view = crowded(rng)
        known = imagine(view).known
        text = ""
        while True:  # pick as much as can be picked
            steps = compose(view, EN, text).steps
            assert len(steps) <= 40 + 2 * 4
            for step in steps:
                code = GAME.encode(GAME.parse(step.typed)) if step.whole else 0
                assert not step.whole or GAME.why_not(known, 1, code) is None, (step, view)
            more = [step.typed for step in steps if not step.whole]
            if not more:
                break
            text = rng.choice(more)
        assert patience == 0 or any(step.whole for step in steps), (text, view)
