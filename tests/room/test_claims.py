"""The rest of a round is claimed: a hand is laid open, all people agree, and it is played out."""

from typing import Any

import pytest
from librt.random import Random

from tests.room.tables import Sitting, begun
from tests.room.test_audit import forged, held
from tests.room.test_leaks import Scan
from tests.room.test_secrets import check
from vierblatt.games import GAMES
from vierblatt.room import commands, entries
from vierblatt.room.audit import Doubt, sent
from vierblatt.room.feed import Pending, Position, message, position
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Clock

TRICK_GAMES = ("four-gems", "four-seasons")
SHORT = {"four-gems": {"target": 100}, "four-seasons": {"target": 1}}
both = pytest.mark.parametrize("game", TRICK_GAMES)


def view(sitting: Sitting, seat: int) -> Any:
    play = sitting.room.play
    assert play is not None
    return play.match.view(seat).table


def at_lead(game: str, people: int | None = None, cards: int = 4, **settings: Any) -> Sitting:
    """A table at which somebody leads with so many cards left in his hand."""
    settings = {"options": {"target": 900}, "chairs": (Chair("open"),) * 4} | settings
    sitting = begun(game, people, **settings)
    while not leads(sitting, cards):
        sitting.bots()
        if not leads(sitting, cards):
            sitting.act(sitting.room.waiting()[0])
    return sitting


def leads(sitting: Sitting, cards: int) -> bool:
    table = view(sitting, sitting.room.waiting()[0])
    return bool(table.phase == "play" and not table.trick and len(table.hand) <= cards)


def asker(sitting: Sitting) -> int:
    return sitting.room.waiting()[0]


def others(sitting: Sitting) -> list[int]:
    return [seat for seat in range(4) if seat != asker(sitting)]


def claimed(game: str, **settings: Any) -> Sitting:
    """Whoever leads has asked."""
    sitting = at_lead(game, **settings)
    sitting.do(asker(sitting), commands.Ask("claim"))
    return sitting


def pending(room: Room, seat: int | None) -> tuple[Pending, ...]:
    return position(room, seat).requests


def told(sitting: Sitting, seat: int | None) -> Position:
    newest = sitting.feed(seat)[-1].position
    assert newest is not None
    return newest


@both
def test_all_agree_and_the_round_is_played_out(game: str) -> None:
    sitting = claimed(game)
    seat, hand = asker(sitting), view(sitting, asker(sitting)).hand
    before = len(sitting.log)
    for at in others(sitting):
        assert [told.score for told in sitting.feed(at)[-2:]] == [None, None]
        sitting.do(at, commands.Reply(1, yes=True))
    said = [entry for entry in sitting.log[before:] if not isinstance(entry, entries.Answered)]
    moves = [entry for entry in said if isinstance(entry, entries.Moved)]
    assert [type(entry) for entry in (*said[:2], said[-1])] == [
        entries.Settled,
        entries.Claimed,
        entries.Dealt,
    ]
    assert {entry.by for entry in moves} == {"played-out"}
    assert len(moves) == 4 * len(hand) == len(said) - 3
    own = [entry.move.partition("=")[0] for entry in moves if entry.seat == seat]
    assert sorted(own) == sorted(hand)
    assert [one.notice.request for one in sitting.feed(None) if one.notice.kind == "claimed"] == [1]
    assert sitting.feed(None)[-2].score is not None
    assert sitting.room.requests == {}


@both
def test_everybody_sees_the_hand_as_long_as_the_request_stands(game: str) -> None:
    sitting = at_lead(game)
    seat, hand = asker(sitting), view(sitting, asker(sitting)).hand
    assert [told(sitting, at).may_claim for at in (None, *range(4))] == [
        at == seat for at in (None, *range(4))
    ]
    sitting.do(seat, commands.Ask("claim", entries.Terms(reason="mine", seat=2)))
    again = Room("room").replay(sitting.log)
    for at in (None, *range(4)):
        (one,) = pending(again, at)
        assert (one.hand, one.terms) == (hand, entries.Terms())
        assert sitting.feed(at)[-1].notice.hand == hand
        assert one.wanted == tuple(others(sitting))
    sitting.do(others(sitting)[2], commands.Reply(1, yes=False))
    for at in (None, *range(4)):
        assert pending(sitting.room, at) == ()
        assert sitting.feed(at)[-1].notice.hand == ()


@both
def test_nothing_but_that_hand_is_told(game: str) -> None:
    """Who may ask, the request and each answer say nothing of where the hidden cards lie."""
    sitting, scan, rng = at_lead(game, cards=6), Scan(4), Random(2)
    scan.look(sitting.room)
    sitting.do(asker(sitting), commands.Ask("claim"))
    for at in others(sitting):
        scan.look(sitting.room)
        for seat in (None, *range(4)):
            newest = message(sitting.room, seat, sitting.room.seq(seat))
            check(sitting, sitting.room.game, newest, seat, rng)
        sitting.do(at, commands.Reply(1, yes=at != others(sitting)[2]))
    scan.look(sitting.room)
    assert scan.positions == 25


@both
def test_an_audit_knows_a_hand_that_its_owner_has_shown(game: str) -> None:
    sitting = claimed(game, options=SHORT[game])
    seat, partner = asker(sitting), (asker(sitting) + 2) % 4
    sitting.do(seat, commands.Withdraw(1))
    sitting.do(seat, commands.Ask("claim"))
    sitting.do(partner, commands.Emoting("thinking"))
    for at in others(sitting):
        sitting.do(at, commands.Reply(2, yes=True))
    while not sitting.room.over:
        sitting.act(sitting.room.waiting()[0])
    for at in (None, *range(4)):
        lines = list(sent(sitting.room, at))
        asked = next(n for n, line in enumerate(lines) if b'"claim"' in line)
        held(sitting, lines)

        def another_hand(fields: Any, shows: int = (seat + 1) % 4) -> None:
            fields["position"]["requests"][0]["seat"] = shows

        def elsewhere(fields: Any) -> None:
            fields["notice"]["text"] = ""
            fields["notice"]["emote"] = fields["notice"].pop("hand")

        for forgery in (another_hand, elsewhere):
            if forgery is another_hand or at != seat:
                with pytest.raises(Doubt, match="hidden-card"):
                    held(sitting, forged(lines, asked, forgery))


@both
def test_the_strongest_cards_are_played_first(game: str) -> None:
    sitting = claimed(game, cards=5)
    seat, table = asker(sitting), view(sitting, asker(sitting))
    order = sitting.room.game.laid_down(table)
    assert {card.partition("=")[0] for card in order} == set(table.hand)
    trumps = [card for card in order if card[0] == table.trump]
    worths = [int(card[1:]) for card in order[len(trumps) :] if not card.startswith("BF")]
    assert list(order[: len(trumps)]) == trumps
    assert worths == sorted(worths, reverse=True)
    for at in others(sitting):
        sitting.do(at, commands.Reply(1, yes=True))
    moves = [one for one in sitting.log if isinstance(one, entries.Moved)][-4 * len(table.hand) :]
    assert moves[0].seat == seat
    assert moves[0].move == next(one for one in order if one != "BF")


@both
def test_one_no_is_enough_and_who_asks_too_often_is_refused(game: str) -> None:
    sitting = at_lead(game, cards=5)
    seat = asker(sitting)
    for number in (1, 2):
        sitting.do(seat, commands.Ask("claim"))
        assert sitting.refused(seat, commands.Ask("claim")) == "too-many"
        sitting.do(others(sitting)[0], commands.Reply(number, yes=True))
        sitting.do(others(sitting)[1], commands.Reply(number, yes=False))
        assert sitting.room.requests == {}
        assert asker(sitting) == seat
        assert sitting.refused(others(sitting)[2], commands.Reply(number, yes=True))
    assert sitting.refused(seat, commands.Ask("claim")) == "too-many"
    assert not told(sitting, seat).may_claim
    while view(sitting, seat).phase == "play":
        sitting.act(sitting.room.waiting()[0])
    assert {one.claims for one in sitting.room.seats} == {0}


def plays(sitting: Sitting) -> None:
    sitting.act(asker(sitting))


def pauses(sitting: Sitting) -> None:
    sitting.do(others(sitting)[0], commands.Pause())


def leaves(sitting: Sitting) -> None:
    sitting.do(others(sitting)[0], commands.Leave())


def goes(sitting: Sitting) -> None:
    sitting.do(asker(sitting), commands.Leave())


def is_late(sitting: Sitting) -> None:
    sitting.now += 90_000
    sitting.do(-1, commands.LookAtClock())


def goes_back(sitting: Sitting) -> None:
    """The move before it is taken back: that request is younger, and all agree to it."""
    seat = next(at for at in range(4) if sitting.room.moves_back(at))
    sitting.do(seat, commands.Ask("take-back"))
    for at in sorted(sitting.room.requests[2].wanted):
        sitting.do(at, commands.Reply(2, yes=True))


@both
@pytest.mark.parametrize("happens", [plays, pauses, leaves, goes, is_late, goes_back])
def test_the_request_lapses_with_whatever_changes(game: str, happens: Any) -> None:
    sitting = claimed(game, clock=Clock("strict", 20))
    last = others(sitting)[-1]
    for at in others(sitting)[:-1]:
        sitting.do(at, commands.Reply(1, yes=True))
    happens(sitting)
    assert sitting.room.requests == {}
    assert sitting.refused(last, commands.Reply(1, yes=True)) == "no-such-request"
    assert not any(isinstance(entry, entries.Claimed) for entry in sitting.log)


@both
def test_where_a_bot_plays_nobody_is_asked(game: str) -> None:
    table = at_lead(game, 3)
    while table.room.seats[asker(table)].bot or not leads(table, 4):
        table.bots()
        if not leads(table, 4):
            plays(table)
    assert not told(table, asker(table)).may_claim
    assert table.refused(asker(table), commands.Ask("claim")) == "bots-play"
    people = at_lead(game)
    people.do(others(people)[0], commands.Leave())
    assert people.refused(asker(people), commands.Ask("claim")) == "bots-play"


@both
def test_only_whoever_leads_may_ask(game: str) -> None:
    sitting = at_lead(game)
    seat, other = asker(sitting), others(sitting)[0]
    assert sitting.refused(None, commands.Ask("claim")) == "not-for-watchers"
    assert sitting.refused(other, commands.Ask("claim")) == "no-claim"
    sitting.do(other, commands.Pause())
    assert sitting.refused(seat, commands.Ask("claim")) == "paused"
    assert not told(sitting, seat).may_claim
    sitting.do(other, commands.Resume())
    sitting.act(seat)
    for at in range(4):
        assert sitting.refused(at, commands.Ask("claim")) == "no-claim"


def test_while_bids_are_secret_the_answer_is_the_same_for_all() -> None:
    sitting = begun("four-seasons")
    for bidder in range(3):
        assert {sitting.refused(at, commands.Ask("claim")) for at in range(4)} == {"no-claim"}
        sitting.act(bidder)


def test_in_the_first_trick_of_four_gems_squares_are_announced() -> None:
    sitting = at_lead("four-gems", cards=8)
    assert sitting.refused(asker(sitting), commands.Ask("claim")) == "no-claim"


def test_there_is_nothing_to_claim_in_games_without_tricks() -> None:
    for game in {game.name for game in GAMES} - {*TRICK_GAMES}:
        sitting = begun(game)
        for _ in range(12):
            for seat in range(len(sitting.room.seats)):
                assert sitting.refused(seat, commands.Ask("claim")) == "no-claim"
            sitting.act(sitting.room.waiting()[0])
