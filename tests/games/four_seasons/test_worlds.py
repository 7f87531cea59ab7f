"""What a seat may know of 4 Seasons, and the positions that it imagines (section 13)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import factorial

import pytest
from librt.random import Random

from tests.games.four_seasons.positions import GAME, STANDARD, bidden, dealt, do, speak
from vierblatt.core.cards import count
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import FourSeasons

TABLES = [
    (seats, FourSeasonsOptions(bonus=bonus, variant=variant, butterfly_bid=butterfly_bid))
    for seats in (4, 3)
    for bonus in ("on", "off")
    for variant in ("standard", "team")
    for butterfly_bid in ("zero", "forbidden", "as_turn_up")
    if (seats, variant) != (3, "team") and (bonus, variant) != ("off", "team")
]


def rounds(
    seats: int, options: FourSeasonsOptions, many: int, seed: int = 0, turned: int | None = None
) -> Iterator[tuple[FourSeasons, Random]]:
    """The positions of random rounds, to the end."""
    for n in range(many):
        rng = Random(seed + n)
        pack = list(range(37))
        for i in range(36, 0, -1):
            j = rng.randrange(i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        state = GAME.start(options, seats, n % seats, pack)
        assert isinstance(state, FourSeasons)
        yield state, rng
        while waiting := [seat for seat in range(seats) if state.waiting() >> seat & 1]:
            seat = waiting[rng.randrange(len(waiting))]
            state.apply(seat, state.pick(seat, rng))
            yield state, rng


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_view_of_an_imagined_position_is_the_view(seats: int, options: FourSeasonsOptions) -> None:
    for state, rng in rounds(seats, options, 3):
        for seat in (None, *range(seats)):
            view = GAME.view(options, state, seat)
            worlds = GAME.imagine(view)
            for _ in range(2):
                world = worlds.deal(rng)
                assert isinstance(world, FourSeasons)
                assert GAME.view(options, world, seat) == view
                respects_what_is_known(options, state, world, seat)


def respects_what_is_known(
    options: FourSeasonsOptions, true: FourSeasons, world: FourSeasons, seat: int | None
) -> None:
    """Every hard fact of section 13, card by card."""
    lying = [world.hand(at) for at in range(true.seats)]
    lying += [world.bid_cards(at) for at in range(true.seats)]
    lying += [world.played_by(at) for at in range(true.seats)]
    lying.append(1 << world.turned)
    assert sum(lying) == (1 << 37) - 1  # each card lies in one place
    bidding = true.phase == 0
    for at in range(true.seats):
        if not bidding or at == seat:
            assert count(world.hand(at)) == count(true.hand(at))
            assert count(world.bid_cards(at)) == count(true.bid_cards(at))
        else:
            assert world.bid_cards(at) == 0  # nobody else is known to have bid
        assert world.played_by(at) == true.played_by(at)
        for colour in range(4):  # 13.5
            if true.is_void(at, colour):
                assert world.hand(at) & 0x1FF << 9 * colour == 0
        assert world.face_up(at) & ~world.bid_cards(at) == 0
        if options.butterfly_bid == "forbidden":
            assert not world.bid_cards(at) >> 36  # 13.7
        told = (
            {seat, (int(seat) + 2) % 4}
            if options.variant == "team" and seat is not None
            else {seat}
        )
        if at == seat or (at in told and not bidding):
            assert world.bid_cards(at) == true.bid_cards(at)
            assert world.top(at) == true.top(at)
        if at == seat:
            assert world.hand(at) == true.hand(at)
        if true.phase == 3:
            assert world.has_won(at) == true.has_won(at)  # 13.9
        elif world.bid_cards(at):
            assert world.bid_cards(at) >> world.top(at) & 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_imagined_position_can_be_played_out(seats: int, options: FourSeasonsOptions) -> None:
    for state, rng in rounds(seats, options, 1, seed=7):
        for seat in (None, *range(seats)):
            world = GAME.imagine(GAME.view(options, state, seat)).deal(rng)
            while world.waiting():
                mover = int(world.waiting()).bit_length() - 1
                code = world.pick(mover, rng)
                assert world.why_not(mover, code) is None
                world.apply(mover, code)
            assert sum(world.result()) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_decode_and_encode(seats: int, options: FourSeasonsOptions) -> None:
    for state, _ in rounds(seats, options, 1):
        for seat in range(seats):
            for code in state.legal(seat)[:40] if state.waiting() >> seat & 1 else ():
                move = GAME.decode(code, state, seat)
                assert GAME.encode(move) == code
                assert GAME.parse(GAME.text(move)) == move


def test_every_event_occurs() -> None:
    """And hidden cards are told to their owner alone."""
    occurred = set()
    for at, (seats, options) in enumerate(TABLES):
        for state, _ in rounds(seats, options, 3, seed=20 * at):
            for fact in state.facts or []:
                for seat in (None, *range(seats)):
                    event = GAME.story(fact, seat)
                    occurred.add(type(event).__name__)
                    if fact[0] == "dealt":
                        assert (event.cards is None) == (seat != fact[1])
                    if fact[0] in ("bid", "saw_bid"):
                        assert (event is None) == (seat != fact[1])
            state.facts = []
    assert occurred == {
        "Dealt", "Turned", "BidLaid", "BidsLaid", "PartnerBid", "Shown", "Kept", "BonusPlayer",
        "NoBonusPlayer", "Played", "TookTrick", "TurnedUp", "NoneType",
    }  # fmt: skip


def test_points_are_in_the_lines() -> None:
    for seats, options in TABLES:
        for state, _ in rounds(seats, options, 4, seed=50):
            if state.phase == 3:
                score = GAME.score(state)
                for seat in range(seats):
                    lines = [line.points for line in score.lines if seat in line.seats]
                    assert sum(lines) == score.points[seat]
                GAME.outcome(options, score.points, [score])


def test_pick_is_uniform_over_legal() -> None:
    rng = Random(3)
    state = dealt({1: "BF"}, seats=4)
    assert_uniform(Counter(state.pick(1, rng) for _ in range(7200)), list(state.legal(1)))
    for seat in range(4):
        state.apply(seat, next(c for c in state.legal(seat) if not c >> 36 & 1))
    assert_uniform(Counter(state.pick(1, rng) for _ in range(1000)), list(state.legal(1)))
    speak(state)
    assert len(state.legal(1)) == 10
    assert_uniform(Counter(state.pick(1, rng) for _ in range(2000)), list(state.legal(1)))
    three = dealt({0: "BF"}, seats=3, options=FourSeasonsOptions(butterfly_bid="forbidden"))
    assert len(three.legal(0)) == 11 * 10 * 9 // 2
    assert_uniform(Counter(three.pick(0, rng) for _ in range(9900)), list(three.legal(0)))


def assert_uniform(found: Counter[object], expected: list[object]) -> None:
    """Chi-square with a limit that a sound sampler passes 9999 times in 10000."""
    assert len(set(expected)) == len(expected)
    assert set(found) <= set(expected)
    total = sum(found.values())
    mean = total / len(expected)
    chi = sum((found[one] - mean) ** 2 / mean for one in expected)
    free = max(len(expected) - 1, 1)
    assert chi < free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3


# Exact uniformity, against all positions that a literal reading of section 13 allows


Key = tuple[int, ...]


def key(state: FourSeasons) -> Key:
    """What may differ between the positions: hands, bids, tops."""
    seats = range(state.seats)
    return (*map(state.hand, seats), *map(state.bid_cards, seats), *map(state.top, seats))


def all_positions(options: FourSeasonsOptions, true: FourSeasons, seat: int | None) -> list[Key]:
    """Every position that a seat cannot tell from the true one, by trying all deals."""
    view = GAME.view(options, true, seat)
    known_hands = [0] * true.seats
    if seat is not None:
        known_hands[seat] = true.hand(seat)
    known_bids = [GAME.set_of(cards) for cards in view.bid_cards]
    seen = 1 << true.turned
    for at in range(true.seats):
        seen |= known_hands[at] | known_bids[at] | true.played_by(at)
    unknown = [card for card in range(37) if not seen >> card & 1]
    sizes = [count(true.hand(at)) - count(known_hands[at]) for at in range(true.seats)]
    sizes += [count(true.bid_cards(at)) - count(known_bids[at]) for at in range(true.seats)]
    found = []
    for places in splits(unknown, sizes):
        hands = [known | got for known, got in zip(known_hands, places, strict=False)]
        bids = [known | got for known, got in zip(known_bids, places[true.seats :], strict=True)]
        if is_possible(options, true, hands, bids):
            tops = [possible_tops(true, view.tops[at], bids[at]) for at in range(true.seats)]
            found += [(*hands, *bids, *top) for top in product(*tops)]
    return found


def splits(cards: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """All ways to give so many cards to each place."""
    if not sizes:
        yield []
        return
    for got in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in got]
        for others in splits(rest, sizes[1:]):
            yield [sum(1 << card for card in got), *others]


def is_possible(
    options: FourSeasonsOptions, true: FourSeasons, hands: list[int], bids: list[int]
) -> bool:
    """13.5 for the hands alone, 13.7 for the bids, 13.9 at the end of the round."""
    for at in range(true.seats):
        for colour in range(4):
            if true.is_void(at, colour) and hands[at] & 0x1FF << 9 * colour:
                return False
        if options.butterfly_bid == "forbidden" and bids[at] >> 36:
            return False
        if true.phase == 3 and (true.tricks_bid(bids[at]) == true.taken(at)) != true.has_won(at):
            return False
    return True


def possible_tops(true: FourSeasons, known: str | None, bid: int) -> list[int]:
    """While the bonus round is on any card of an unknown bid may be the top one."""
    cards = [card for card in range(37) if bid >> card & 1]
    if known is not None:
        return [GAME.number(known)]
    return cards if true.phase == 1 else cards[:1]


def check_uniform(options: FourSeasonsOptions, true: FourSeasons, seat: int | None) -> int:
    expected = all_positions(options, true, seat)
    assert key(true)[: 2 * true.seats] in {one[: 2 * true.seats] for one in expected}
    worlds = GAME.imagine(GAME.view(options, true, seat))
    rng = Random(len(expected))
    found: Counter[object] = Counter()
    for _ in range(10 * len(expected)):
        world = worlds.deal(rng)
        assert isinstance(world, FourSeasons)
        found[key(world)] += 1
    assert_uniform(found, list(expected))
    return len(expected)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_imagine_is_uniform_near_the_end(seats: int, options: FourSeasonsOptions) -> None:
    """In the last positions of some rounds, where there are few enough."""
    checked = 0
    for state, _ in rounds(seats, options, 12, seed=100):
        for seat in (None, *range(seats)):
            if state.tricks and 1 < ways(options, state, seat) < 400:
                checked += check_uniform(options, state, seat) > 1
        if checked > 3:
            return
    assert checked > 1


def ways(options: FourSeasonsOptions, state: FourSeasons, seat: int | None) -> float:
    """In how many ways the cards that a seat does not know may lie, but for what it has seen."""
    known = GAME.view(options, state, seat)
    places = [size for at, size in enumerate(known.sizes) if at != seat]
    places += [laid - len(cards) for laid, cards in zip(known.laid, known.bid_cards, strict=True)]
    found = float(factorial(sum(places)))
    for size in places:
        found /= factorial(size)
    return found


def test_imagine_is_uniform_with_voids() -> None:
    """Voids bind the hands and never the bids; the butterfly that is forbidden binds the bids."""
    options = FourSeasonsOptions(variant="team", butterfly_bid="forbidden")
    bids = {0: "B1 B2", 1: "B3 G4", 2: "B5 R6", 3: "R7 B8"}
    last = {0: "G9", 1: "BF", 2: "R1", 3: "G1"}
    state = bidden(bids, last, options=options)
    play_down_to(state, last)
    state.voids = 0b1000 << 4 | 0b0010 << 8 | 0b0001 << 12  # red, green, blue
    literal = 7 * 6 * 5 * 6
    assert 30 < check_uniform(options, state, 0) < literal // 2
    assert 30 < check_uniform(options, state, 1) < literal // 2
    assert 30 < check_uniform(options, state, 3) < literal // 2


def play_down_to(state: FourSeasons, last: dict[int, str]) -> None:
    """Let everyone have played all cards of his hand but these."""
    for seat, text in last.items():
        kept = GAME.set_of(text.split())
        state.open[seat] = state.hand(seat) & ~kept
        state.own[seat] = kept
        left = count(kept)
    state.counts = state.tricks = state.all_tricks() - left


def test_imagine_is_uniform_over_tops_in_the_bonus_round() -> None:
    bids = {0: "B1 B2 B3", 1: "B4 G4 Y3", 2: "B6 R6 G7"}
    state = bidden(bids)
    play_down_to(state, dict.fromkeys(bids, ""))
    sizes = set()
    sizes.add(check_uniform(STANDARD, state, 0))
    do(state, 1, "show")
    sizes.add(check_uniform(STANDARD, state, 0))
    sizes.add(check_uniform(STANDARD, state, 2))
    do(state, 2, "keep")
    sizes.add(check_uniform(STANDARD, state, 0))
    assert sizes == {20 * 9, 10 * 3}


def test_imagine_deals_the_others_before_they_bid() -> None:
    state = dealt({0: "R7 G6 BF"}, seats=3)
    do(state, 1, f"bid {' '.join(GAME.cards(state.hand(1))[:3])}")
    do(state, 0, "bid R7 G6 BF")
    rng = Random(5)
    worlds = GAME.imagine(GAME.view(STANDARD, state, 0))
    where: Counter[object] = Counter()
    unknown = [card for card in range(36) if not state.seen() >> card & 1]
    unknown = [c for c in unknown if not (state.hand(0) | state.bid_cards(0)) >> c & 1]
    for _ in range(2000):
        world = worlds.deal(rng)
        assert isinstance(world, FourSeasons)
        assert world.waiting() == 0b110
        assert count(world.hand(1)) == count(world.hand(2)) == 12
        where.update((card, world.hand(1) >> card & 1) for card in unknown)
    assert len(unknown) == 24
    assert all(850 < many < 1150 for many in where.values())
    everyone = GAME.imagine(GAME.view(STANDARD, state, None)).deal(rng)
    assert everyone.waiting() == 0b111
