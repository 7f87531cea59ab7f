"""What somebody at a server's table asks for besides moves, and what he hears of it."""

from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from rich.cells import cell_len

from tests.cli.near import SAY, Near, at_table, followed, typed
from tests.room.tables import Sitting, begun, lobby
from vierblatt.cli.after import After
from vierblatt.cli.followed import Followed
from vierblatt.cli.join import leave, numbered
from vierblatt.cli.joined import Passed
from vierblatt.cli.lobby import Lobby
from vierblatt.cli.plain import Leave
from vierblatt.cli.remote import Remote
from vierblatt.cli.remote_session import RemoteSession
from vierblatt.cli.wishes import WORDS, Wishes, vocabulary
from vierblatt.room import commands, entries
from vierblatt.room.feed import position
from vierblatt.words import LANGUAGES, Words


def over(**settings: Any) -> Sitting:
    """A match that seat 1 and its partner have given up."""
    sitting = begun("four-gems", **settings)
    sitting.do(1, commands.Ask("resign"))
    sitting.do(3, commands.Reply(1, True))
    return sitting


class Deaf(Near):
    """A server that notes what it is asked for, and does nothing."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, 0)
        self.asked: list[dict[str, Any]] = []

    def do(self, **command: Any) -> None:
        msgspec.convert(command, commands.AnyCommand)
        self.asked.append(command)


def sent(sitting: Sitting, *lines: str) -> list[dict[str, Any]]:
    """What is asked of the server when seat 0 types this."""
    deaf = Deaf(sitting)
    wishes = Wishes(Followed(cast(Remote, deaf), SAY), SAY)
    for line in lines:
        assert wishes.hear(line)
    return deaf.asked


def asking(what: str, **terms: Any) -> dict[str, Any]:
    return {"do": "ask", "what": what} | ({"terms": terms} if terms else {})


PLAYING: list[tuple[list[str], dict[str, Any]]] = [
    (["back my finger slipped"], asking("take-back", reason="my finger slipped")),
    (["Claim"], {"do": "claim"}),
    (["pause"], {"do": "pause", "text": ""}),
    (["pause the  door bell"], {"do": "pause", "text": "the  door bell"}),
    (["go on"], {"do": "resume"}),
    (["here"], {"do": "come-back"}),
    (["remind cleo"], {"do": "nudge", "seat": 2}),
    (["bot 4"], {"do": "call-bot", "seat": 3}),
    (["bot 5"], {"do": "call-bot", "seat": 7}),
    (["clock off"], asking("clock-off")),
    (["resign", "yes"], asking("resign")),
    (["say Good card!"], {"do": "say", "text": "Good card!"}),
    (["e 2"], {"do": "emote", "emote": "well-played"}),
]
BEFORE: list[tuple[list[str], dict[str, Any]]] = [
    (["swap Ben"], asking("swap", seat=1)),
    (["free 3"], {"do": "kick", "seat": 2}),
    (["bot 4"], {"do": "seat-bot", "seat": 3, "bot": "level3"}),
    (["bot 4 level5"], {"do": "seat-bot", "seat": 3, "bot": "level5"}),
]
AFTER: list[tuple[list[str], dict[str, Any]]] = [
    (["again"], asking("rematch", rotate=False)),
    (["again rotate"], asking("rematch", rotate=True)),
]


@pytest.mark.parametrize(("lines", "command"), PLAYING)
def test_words_of_the_match(lines: list[str], command: dict[str, Any]) -> None:
    assert sent(begun("four-gems"), *lines) == [command]


@pytest.mark.parametrize(("lines", "command"), BEFORE)
def test_words_before_the_match(lines: list[str], command: dict[str, Any]) -> None:
    assert sent(lobby("four-gems"), *lines) == [command]


@pytest.mark.parametrize(("lines", "command"), AFTER)
def test_words_after_the_match(lines: list[str], command: dict[str, Any]) -> None:
    assert sent(over(), *lines) == [command]


def test_a_rematch_by_other_house_rules_keeps_the_rest() -> None:
    sitting = over(options={"overruff": "must"})
    (asked,) = sent(sitting, "again target=500 rotate")
    assert asked["terms"]["rotate"] is True
    options = asked["terms"]["settings"]["options"]
    assert (options["overruff"], options["target"]) == ("must", 500)


def test_what_no_table_has_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert sent(over(), "again colour=red") == []
    assert 'no option "colour"' in capsys.readouterr().out


def test_there_is_a_word_for_all_that_a_seat_can_do() -> None:
    asked = [command for _, command in (*PLAYING, *BEFORE, *AFTER)]
    match = begun("four-gems")
    match.do(2, commands.Ask("resign"))
    asked += sent(match, "yes")
    match.do(0, commands.Ask("resign"))
    asked += sent(match, "withdraw")
    ended = over()
    ended.do(0, commands.Ask("rematch"))
    asked += sent(ended, "start bots")
    bid = begun("four-seasons")
    bid.act(0)
    asked += sent(bid, "back")
    asked += sent(leading(0), "lay down", "yes")
    tags = {kind.__struct_config__.tag for kind in get_args(commands.AnyCommand)}
    elsewhere = {"begin", "act", "leave"}  # Enter, a move, and a word that also ends the program
    assert tags - elsewhere == {command["do"] for command in asked}
    whats = {command["what"] for command in asked if command["do"] == "ask"}
    assert whats == set(get_args(entries.What))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["help", "room-help", "room-help-lobby", "room-help-after"])
def test_the_columns_of_the_help_fit_a_terminal(key: str, language: str) -> None:
    lines = Words(language)(key, example="name B").splitlines()
    assert [line for line in lines if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_stands_in_the_help_and_english_is_always_understood(language: str) -> None:
    say = Words(language)
    found = vocabulary(say)
    assert set(found.values()) == set(WORDS)
    for word in WORDS:
        assert found[say(f"room-word-{word}")] == word
        assert found[SAY(f"room-word-{word}")] == word
    said = "".join(say(f"room-help{part}") for part in ("", "-lobby", "-after"))
    for word in (*WORDS, "rotate"):
        assert say(f"room-word-{word}") in said


def test_no_word_is_a_move_or_what_the_table_knows() -> None:
    table = {"", "?", *"mlshrtqw"}
    moves = {"pass", "take", "name", "cut", "give", "middle", "bid"}
    for language in LANGUAGES:
        words = set(vocabulary(Words(language)))
        assert not words & (table | moves)


def test_what_cannot_be_undone_wants_a_yes(capsys: pytest.CaptureFixture[str]) -> None:
    assert sent(begun("four-gems"), "resign", "no") == []
    assert sent(begun("four-gems"), "resign", "e", "yes") == []
    said = capsys.readouterr().out
    assert said.count("Really give up?") == 2
    assert "That request is no longer there." in said  # the yes came too late


def test_what_is_impossible_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = Wishes(followed(begun("four-gems"), 0), SAY)
    for word in ("back", "claim", "go on", "say hello", "bot Ben", "yes"):
        assert wishes.hear(word)
    assert capsys.readouterr().out.splitlines() == [
        SAY(f"room-no-{code}")
        for code in ("nothing-to-take-back", "not-decided", "not-paused", "talk-off", "not-absent")
    ] + [SAY("room-no-no-such-request")]
    assert not wishes.hear("pass")
    assert not wishes.hear("backwards")
    assert not wishes.hear("yes please")


def asked_to_move(sitting: Sitting, seat: int) -> None:
    """Let the others play until this seat is to move."""
    while seat not in sitting.room.waiting():
        sitting.act(sitting.room.waiting()[0])


def test_a_partner_who_asks_to_resign_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun("four-gems")
    asked_to_move(sitting, 0)
    sitting.do(2, commands.Ask("resign"))
    at_table(RemoteSession(followed(sitting, 0)), "yes").play()
    said = capsys.readouterr().out
    assert 'Cleo would like to give the match up.\nAnswer "yes" or "no".\n' in said
    assert "Cleo resigns." in said
    assert sitting.room.over


def test_a_move_is_taken_back_when_the_others_agree(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun("four-gems", talk="chat")
    while len(sitting.room.moves_back(1)) != 2:
        sitting.act(sitting.room.waiting()[0])
    wishes = Wishes(followed(sitting, 1), SAY)
    assert wishes.hear("back I meant the other one")
    for seat in (2, 3):
        sitting.do(seat, commands.Reply(1, True))
    at_table(RemoteSession(followed(sitting, 0)), "yes").play()
    said = capsys.readouterr().out
    lines = ("Ben would like to take a move back.", "Ben: I meant the other one")
    assert "\n".join((*lines, SAY("table-asks-back-what"), SAY("room-how-answer"))) in said
    assert "the last move of Ben is taken back." in said
    assert sum(one.notice.kind == "took-back" for one in sitting.feed(0)) == 2


def test_whoever_lays_his_hand_down_shows_it_to_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = begun("four-seasons")
    for _ in range(4):
        sitting.act(sitting.room.waiting()[0], sitting.moves(sitting.room.waiting()[0])[0])
    while not position(sitting.room, sitting.room.waiting()[0]).may_claim:
        sitting.act(sitting.room.waiting()[0])
    seat = sitting.room.waiting()[0]
    wishes = Wishes(followed(sitting, seat), SAY)
    assert wishes.hear("lay down")
    assert not sitting.room.requests
    assert wishes.hear("yes")
    other, *more = [at for at in range(4) if at != seat]
    for at in more:
        sitting.do(at, commands.Reply(1, True))
    name, hand = sitting.room.seats[seat].name, " ".join(sitting.room.requests[1].asked.hand)
    at_table(RemoteSession(followed(sitting, other)), "yes", "q").play()
    said = capsys.readouterr().out
    lines = (f"{name} claims the rest of the round and shows this hand.", f"{name}: {hand}")
    assert "\n".join((*lines, SAY("table-asks-claim-what"), SAY("room-how-answer"))) in said
    assert "All agree: the round is played out." in said


def leading(seat: int) -> Sitting:
    """People at a table of which this seat may claim the rest of the round."""
    sitting = begun("four-seasons")
    while not position(sitting.room, seat).may_claim:
        sitting.act(sitting.room.waiting()[0])
    return sitting


def test_nobody_is_asked_for_a_hand_that_cannot_be_laid_down(
    capsys: pytest.CaptureFixture[str],
) -> None:
    claim, paused, twice = commands.Ask("claim"), leading(0), leading(0)
    paused.do(1, commands.Pause())
    for number in (1, 2):
        twice.do(0, claim)
        twice.do(0, commands.Withdraw(number))
    for sitting, code in (
        (lobby("four-seasons"), "not-begun"),
        (begun("four-seasons"), "no-claim"),
        (begun("four-gems", 3), "bots-play"),
        (paused, "paused"),
        (twice, "too-many"),
        (over(), "match-over"),
    ):
        assert sent(sitting, "lay down") == []
        assert capsys.readouterr().out == SAY(f"room-no-{code}") + "\n"
        if code != "bots-play":
            assert sitting.refused(0, claim) == code


def test_a_request_that_is_refused_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun("four-gems")
    asked_to_move(sitting, 0)
    at_table(RemoteSession(followed(sitting, 0)), "resign", "yes", "withdraw", "s", "q").play()
    said = capsys.readouterr().out
    assert said.count("You would like to give the match up.") == 1
    assert 'Waiting for the answer of Cleo\n"withdraw" takes that back.' in said
    assert said.count("The request is off the table.") == 1


def test_what_is_typed_by_hand_is_heard_while_others_think(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = begun("four-gems", talk="chat")
    asked_to_move(sitting, 1)
    lines = ("say I wait", "pass", "s", "m", "remind", "q")
    at_table(RemoteSession(followed(sitting, 0)), *lines, by_hand=True).play()
    said = capsys.readouterr().out.splitlines()
    assert said.count(SAY("no-not-your-turn")) == 2
    assert SAY("room-no-too-early") in said
    assert any(line.startswith("Totals") for line in said)
    assert [one.notice.text for one in sitting.feed(1) if one.notice.kind == "said"] == ["I wait"]


def test_a_move_through_a_pipe_waits_for_its_question() -> None:
    sitting = begun("four-gems")
    asked_to_move(sitting, 1)
    session = RemoteSession(followed(sitting, 0))
    table = at_table(session, "e 1", "1")
    table._listen(0)
    assert table._lines.first() == "1"


def test_a_question_that_is_answered_elsewhere_has_passed() -> None:
    sitting = begun("four-gems")
    asked_to_move(sitting, 0)
    session = RemoteSession(followed(sitting, 0))
    table = at_table(session)
    sitting.do(1, commands.Emoting("hello"))
    assert table._meanwhile()
    assert not table._meanwhile()
    sitting.act(0)
    with pytest.raises(Passed):
        table._meanwhile()


def test_who_leaves_for_good_is_told_that_a_bot_plays_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = begun("four-gems")
    room = followed(sitting, 0)
    wishes = Wishes(room, SAY)
    assert wishes.hear("leave")
    assert not sitting.room.seats[0].gone
    with pytest.raises(Leave):
        wishes.hear("yes")
    leave(room, SAY)
    assert capsys.readouterr().out.splitlines()[-1] == "You have left; a bot plays on."


def test_who_resigns_among_several_sides_watches_on(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun("vier-felder", 2, options={"target": 5})
    asked_to_move(sitting, 0)
    session = RemoteSession(followed(sitting, 0))
    at_table(session, "resign", "yes", "q").play()
    said = capsys.readouterr().out
    assert ("You have given up. A bot plays on for you" in said) is not sitting.room.over


def test_before_the_match_seats_are_swapped(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = lobby("four-gems", 2)
    sitting.do(1, commands.Ask("swap", entries.Terms(seat=0)))
    room = followed(sitting, 0)
    assert not Lobby(room, typed("?", "yes", "swap 4", "q"), SAY).wait()
    said = capsys.readouterr().out
    assert "Ben would like to swap seats with Ann." in said
    assert SAY("room-help-lobby") in said
    assert "Two have swapped their seats." in said
    assert [seat.name for seat in sitting.room.seats] == ["Ben", "", "", "Ann"]


def test_after_the_match_it_is_played_once_more(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = over()
    sitting.do(2, commands.Ask("rematch", entries.Terms(rotate=True)))
    for seat in (1, 3):
        sitting.do(seat, commands.Reply(2, True))
    room = After(followed(sitting, 0), typed("7", "again", "q"), SAY).wait()
    said = capsys.readouterr().out
    assert "Cleo asks for another match; everybody moves up one seat." in said
    assert room == sitting.room.rematch
    assert room is not None
    assert [seat.name for seat in sitting.others[0].seats] == ["Dan", "Ann", "Ben", "Cleo"]


def test_who_goes_away_does_not_let_the_others_wait() -> None:
    sitting = over()
    room = followed(sitting, 0)
    assert After(room, typed("again", "q"), SAY).wait() is None
    assert len(sitting.room.requests) == 1
    leave(room, SAY)
    assert not sitting.room.requests


def test_who_does_not_answer_is_told_where_the_others_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = over()
    sitting.do(2, commands.Ask("rematch"))
    sitting.do(2, commands.GoAhead(2))
    assert After(followed(sitting, 0), typed("q"), SAY).wait() is None
    assert f"http://x/r/{sitting.room.rematch}" in capsys.readouterr().out


def test_who_leaves_after_the_match_is_asked_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = over()
    for lines in ((), ("q",)):
        assert After(followed(sitting, 0), typed(*lines), SAY).wait() is None
    assert capsys.readouterr().out.count("again") == 1  # nobody is there who could answer


def test_each_match_has_a_record_of_its_own() -> None:
    assert numbered(None, 2) is None
    assert numbered(Path("a/b.jsonl"), 1) == Path("a/b.jsonl")
    assert numbered(Path("a/b.jsonl"), 3) == Path("a/b-3.jsonl")
