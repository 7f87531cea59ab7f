"""Nobody is told what he may not know: not by words, not by numbers, not by silence."""

from itertools import permutations
from random import Random as PlainRandom
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.room.tables import Sitting, begun
from vierblatt.core.game import Game
from vierblatt.games import GAMES
from vierblatt.room import commands, entries
from vierblatt.room.feed import TOLD, Message, message
from vierblatt.room.settings import Clock, Settings
from vierblatt.testing.conformance import Table, hand, tables, texts

ALL = [table for game in GAMES for table in tables(game)]
every_table = pytest.mark.parametrize("table", ALL, ids=str)


def at(table: Table, **settings: Any) -> Sitting:
    values = msgspec.to_builtins(table.options)
    chairs = msgspec.convert([{"kind": "open"}] * table.seats, Settings.__annotations__["chairs"])
    return begun(table.game.name, options=values, chairs=chairs, **settings)


def play_on(sitting: Sitting, chance: PlainRandom) -> None:
    seat = chance.choice(sitting.room.waiting())
    sitting.act(seat, chance.choice(sitting.moves(seat)))


def check(sitting: Sitting, game: Game, told: Message, seat: int | None, rng: Random) -> None:
    """No card that is named lies in a hand where this listener does not know it to be.

    The view itself keeps the law `view(imagine(view)) == view`; here it is all that is around it.
    """
    play = sitting.room.play
    if play is None or play.match.state is None:
        return
    table = Table(game, sitting.room.options, len(sitting.room.seats))
    state = play.match.state
    assert told.position is not None
    assert told.position.match == play.match.view(seat)
    around = msgspec.structs.replace(told.position, match=None)
    plain = msgspec.to_builtins(msgspec.structs.replace(told, position=around))
    for one in (plain["notice"], *plain["position"]["requests"]):
        shown = set(one.pop("hand", ()))
        assert shown <= set(hand(table, state, one.get("seat"))), "nobody shows another's hand"
    named = set(texts(plain))
    hidden = {card: at for at in range(table.seats) for card in hand(table, state, at)}
    doubtful = {card for card in named if hidden.get(card, seat) != seat}
    if doubtful:
        worlds = game.imagine(game.view(table.options, state, seat))
        for _ in range(10):
            world = worlds.deal(rng)
            for card in doubtful:
                assert card in hand(table, world, hidden[card]), f"{seat} is told of {card}"


def each_once(table: Table) -> bool:
    """Whether cards can be told apart by their names; test_leaks.py needs none."""
    pack = [table.game.card(card) for bundle in table.match().bundles() for card in bundle]
    return len(set(pack)) == len(pack)


@pytest.mark.parametrize("table", [one for one in ALL if each_once(one)], ids=str)
def test_no_message_names_a_hidden_card(table: Table) -> None:
    sitting = at(table)
    chance, rng = PlainRandom(1), Random(1)
    for _ in range(30):
        if sitting.room.over:
            break
        play_on(sitting, chance)
        for seat in (None, *range(table.seats)):
            told = message(sitting.room, seat, sitting.room.seq(seat))
            check(sitting, table.game, told, seat, rng)


@every_table
def test_who_is_told_nothing_sees_nothing_change(table: Table) -> None:
    sitting = at(table)
    chance = PlainRandom(2)
    for _ in range(60):
        if sitting.room.over:
            break
        before = sitting.room
        play_on(sitting, chance)
        for seat in (None, *range(table.seats)):
            if sitting.room.seq(seat) == before.seq(seat):
                was, now = (message(one, seat, one.seq(seat)) for one in (before, sitting.room))
                assert was == now


def bids(order: tuple[int, ...], *, seconds: int, **settings: Any) -> Sitting:
    """A table of 4 Seasons whose players bid in this order, so many seconds between."""
    sitting = begun("four-seasons", **settings)
    for seat in order:
        sitting.now += 1000 * seconds
        sitting.act(seat, sitting.moves(seat)[seat])
    return sitting


def test_the_order_of_secret_bids_leaves_no_trace() -> None:
    """Whatever the order and the pace, each listener's messages before the last bid are alike."""
    for last in range(4):
        others = [seat for seat in range(4) if seat != last]
        seen: dict[int | None, set[bytes]] = {}
        for seconds, order in enumerate(permutations(others)):
            sitting = bids(order, seconds=seconds)
            for seat in (None, last):
                feed = msgspec.json.encode(sitting.feed(seat))
                seen.setdefault(seat, set()).add(feed)
        assert [len(feeds) for feeds in seen.values()] == [1, 1]


def test_after_the_bids_the_positions_are_alike_too() -> None:
    feeds = set()
    for order in permutations(range(3)):
        sitting = bids((*order, 3), seconds=0)
        feeds.add(msgspec.json.encode([sitting.feed(seat) for seat in (None, 3)]))
    assert len(feeds) == 1


def test_four_bids_at_once_are_all_taken() -> None:
    sitting = begun("four-seasons")
    seen = [sitting.room.seq(seat) for seat in range(4)]
    for seat in range(4):
        sitting.do(seat, commands.Act(sitting.moves(seat)[0], seen[seat]))
    assert not sitting.room.secret_stage


def test_a_clock_that_helps_one_with_his_bid_tells_no_other() -> None:
    clock = Clock("relaxed", 20)
    sitting = begun("four-seasons", clock=clock)
    for seat in (0, 2):
        sitting.act(seat)
    numbers = [sitting.room.seq(seat) for seat in (None, 0, 2)]
    was = [message(sitting.room, seat, sitting.room.seq(seat)) for seat in (None, 0, 2)]
    sitting.now += 31_000
    sitting.do(-1, commands.LookAtClock())
    assert isinstance(sitting.log[-1], entries.Nudged)
    sitting.now += 20_000
    sitting.do(-1, commands.LookAtClock())
    assert sitting.room.seats[1].minder == "once"
    assert [sitting.room.seq(seat) for seat in (None, 0, 2)] == numbers
    assert [message(sitting.room, seat, sitting.room.seq(seat)) for seat in (None, 0, 2)] == was
    assert [told.notice.kind for told in sitting.feed(1)[-2:]] == ["nudged", "stood-in"]
    sitting.bots()
    assert not sitting.room.secret_stage


def test_a_request_does_not_tell_that_a_bot_has_bid_for_somebody() -> None:
    """He is waited for no longer, but that is known only when all have bid."""
    sitting = begun("four-seasons", clock=Clock("strict", 20))
    sitting.room.seats[1].helped = 2
    for seat in (0, 2, 3):
        sitting.act(seat)
    sitting.do(0, commands.Ask("clock-off"))
    for seat in (2, 3):
        sitting.do(seat, commands.Reply(1, yes=True))
    was = [message(sitting.room, seat, sitting.room.seq(seat)) for seat in (None, 0, 2, 3)]
    sitting.now += 31_000
    sitting.do(-1, commands.LookAtClock())
    assert sitting.room.seats[1].minder == "keeps"
    assert [message(sitting.room, seat, sitting.room.seq(seat)) for seat in (None, 0, 2, 3)] == was
    sitting.bots()
    assert sitting.room.requests == {}
    assert sitting.room.clock_off


def test_a_nudge_and_a_call_are_taken_alike_whether_or_not_he_has_bid() -> None:
    others: list[bytes] = []
    for has_bid in (False, True):
        sitting = begun("four-seasons")
        if has_bid:
            sitting.act(1)
        sitting.now += 30_000
        sitting.do(0, commands.Nudge(1))
        sitting.now += 31_000
        sitting.do(0, commands.CallBot(1))
        assert [told.notice.kind for told in sitting.feed(0)[-2:]] == ["nudged", "stood-in"]
        assert (1 in sitting.room.waiting()) is not has_bid
        others.append(msgspec.json.encode([sitting.feed(seat) for seat in (None, 0, 2)]))
    assert others[0] == others[1]


def test_partners_cannot_talk_while_they_bid() -> None:
    sitting = begun("four-seasons", options={"variant": "team"}, talk="chat")
    assert sitting.refused(0, commands.Say("high")) == "secret-stage"
    assert sitting.refused(0, commands.Emoting("hello")) == "secret-stage"
    assert sitting.refused(0, commands.Ask("resign")) == "secret-stage"
    sitting.do(0, commands.Pause("high"))
    assert sitting.feed(2)[-1].notice.text is None
    alone = begun("four-seasons", talk="chat")
    alone.do(0, commands.Say("high"))


def test_every_entry_says_what_of_it_is_told() -> None:
    kinds = set(entries.AnyEntry.__args__)
    assert set(TOLD) == kinds
    secret = {"secret", "pack", "move", "key", "host_key", "command", "settings", "rules_version"}
    assert not secret & {name for names in TOLD.values() for name in names}


def test_open_tables_show_watchers_a_round_that_is_over() -> None:
    for watchers in ("public", "open"):
        sitting = begun("four-seasons", options={"target": 300}, watchers=watchers)
        sitting.act(1)
        sitting.do(1, commands.TakeBack())
        while not any(told.score for told in sitting.feed(None)[-3:]):
            sitting.act(sitting.room.waiting()[0])
        over = next(told for told in sitting.feed(None) if told.score)
        dealt = [event.cards for event in over.opened if hasattr(event, "count")]
        assert len(dealt) == (4 if watchers == "open" else 0)
        assert all(dealt)
        bids = [event for event in over.opened if event.__struct_config__.tag == "bid-laid"]
        assert len(bids) == len(dealt)
        assert not any(told.opened for seat in range(4) for told in sitting.feed(seat))
