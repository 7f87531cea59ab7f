"""Positions of 4 Seasons laid by hand. Peter deals, Enrico leads, then Karin and Tamara."""

from collections.abc import Mapping
from random import Random

from vierblatt.core.game import Refused
from vierblatt.games.four_seasons import FourSeasonsGame
from vierblatt.games.four_seasons.actions import CARDS, NUMBERS, numbers
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import FourSeasons

GAME = FourSeasonsGame()
STANDARD = FourSeasonsOptions()
TEAM = FourSeasonsOptions(variant="team")
PETER, ENRICO, KARIN, TAMARA = range(4)
PLAIN_BIDS = {PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "B5 B6", TAMARA: "B7 B8"}

Texts = Mapping[int, str]


def fill(named: Texts, turned: str, seats: int, without: Texts) -> list[list[str]]:
    """Hands with these cards in them and no others of the colours that a seat is to be without."""
    hands = [named.get(seat, "").split() for seat in range(seats)]
    used = {card for hand in hands for card in hand} | {turned}
    rest = [card for card in CARDS if card not in used]
    for attempt in range(1000):
        trial = [list(hand) for hand in hands]
        Random(attempt).shuffle(rest)
        rest.sort(key=lambda card: sum(card[0] in colours for colours in without.values()))
        for card in reversed(rest):
            fits = [
                seat
                for seat in range(seats)
                if card[0] not in without.get(seat, "") and len(trial[seat]) < 36 // seats
            ]
            if fits:
                trial[Random(f"{attempt}{card}").choice(fits)].append(card)
        if all(len(hand) == 36 // seats for hand in trial):
            return trial
    raise AssertionError("no deal fits")


def dealt(
    named: Texts | None = None,
    turned: str = "Y5",
    options: FourSeasonsOptions = STANDARD,
    seats: int = 4,
    dealer: int = 0,
    without: Texts | None = None,
) -> FourSeasons:
    """A round that waits for the bids."""
    hands = fill(named or {}, turned, seats, without or {})
    zones = {f"P{seat}": [NUMBERS[card] for card in hand] for seat, hand in enumerate(hands)}
    pack = GAME.pack_of(options, seats, dealer, {**zones, "turned": [NUMBERS[turned]]})
    state = GAME.start(options, seats, dealer, pack)
    assert isinstance(state, FourSeasons)
    return state


def code(text: str) -> int:
    """The code of a move in writing."""
    return GAME.encode(GAME.parse(text))


def do(state: FourSeasons, seat: int, *texts: str) -> None:
    """Let a seat do what must be legal."""
    for text in texts:
        assert state.waiting() >> seat & 1, (seat, text)
        assert code(text) in state.legal(seat), (seat, text)
        assert refused(state, seat, text) is None
        state.apply(seat, code(text))


def refused(state: FourSeasons, seat: int, text: str) -> Refused | None:
    """Why this may not be done."""
    refusal = GAME.why_not(state, seat, code(text))
    if state.waiting() >> seat & 1:
        assert (refusal is None) == (code(text) in state.legal(seat))
    return refusal


def rule(state: FourSeasons, seat: int, text: str) -> str:
    """The paragraph by which this is refused."""
    refusal = refused(state, seat, text)
    assert refusal is not None, text
    return refusal.rule


def legal(state: FourSeasons, seat: int) -> set[str]:
    """All moves of a seat in writing."""
    return {GAME.text(GAME.decode(c, state, seat)) for c in state.legal(seat)}


def bidden(
    bids: Texts,
    named: Texts | None = None,
    turned: str = "Y5",
    options: FourSeasonsOptions = STANDARD,
    without: Texts | None = None,
) -> FourSeasons:
    """A round with four players in which these bids have been laid, the top card first."""
    hands = {seat: f"{bids[seat]} {(named or {}).get(seat, '')}" for seat in bids}
    state = dealt(hands, turned, options, len(bids), 0, without)
    for seat, bid in bids.items():
        do(state, seat, f"bid {bid}")
    return state


def playing(
    named: Texts,
    turned: str = "Y5",
    bids: Texts = PLAIN_BIDS,
    without: Texts | None = None,
    options: FourSeasonsOptions = STANDARD,
) -> FourSeasons:
    """The same when nobody has shown; Enrico is to lead."""
    state = bidden(bids, named, turned, options, without)
    speak(state)
    return state


def speak(state: FourSeasons, *showing: int) -> None:
    """The bonus round, in which these seats show."""
    while PHASE[state.phase] == "bonus":
        seat = int(state.player)
        do(state, seat, "show" if seat in showing else "keep")


PHASE = ("bid", "bonus", "play", "over")


def ended(
    bids: Texts,
    taken: Mapping[int, int],
    *showing: int,
    options: FourSeasonsOptions = STANDARD,
    turned: str = "Y5",
) -> FourSeasons:
    """A round played to its end, in which each seat has taken so many tricks.

    All but the last trick are laid by hand; the last one is played.
    """
    state = bidden(bids, turned=turned, options=options)
    speak(state, *showing)
    winner = max(taken, key=lambda seat: taken[seat])
    last = last_cards(state, winner)
    for seat in bids:
        state.open[seat] = state.hand(seat) & ~(1 << last[seat])
        state.own[seat] = 1 << last[seat]
        state.counts += taken[seat] - (seat == winner) << 4 * seat
    state.tricks = state.all_tricks() - 1
    state.player = winner
    for turn in range(len(bids)):
        seat = (winner + turn) % len(bids)
        do(state, seat, CARDS[last[seat]])
    assert state.waiting() == 0
    assert [state.taken(seat) for seat in bids] == [taken[seat] for seat in bids]
    return state


def last_cards(state: FourSeasons, winner: int) -> dict[int, int]:
    """A card from each hand so that the winner, who leads, takes the trick."""
    for led in listed(state.hand(winner) & ~(1 << 36)):
        found = {winner: led}
        for seat in range(state.seats):
            for card in listed(state.hand(seat) & ~(1 << 36)):
                ruff = card // 9 == state.trump != led // 9
                if not ruff and not (card // 9 == led // 9 and card > led):
                    found.setdefault(seat, card)
        if len(found) == state.seats:
            return found
    raise AssertionError("the winner has no card that would hold")


def listed(cards: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(37) if cards >> card & 1]


def cards(text: str) -> int:
    """The set of some cards in writing."""
    return numbers(tuple(text.split()))
