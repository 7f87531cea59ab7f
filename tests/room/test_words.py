"""There is a sentence for each refusal of a room, emote, setting and bot, in every language."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from vierblatt.bots import BOTS
from vierblatt.cli.followed import TOLD
from vierblatt.room.commands import Emote
from vierblatt.room.refusals import CODES
from vierblatt.room.settings import Chair, Clock, Settings
from vierblatt.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_a_room_says(language: str) -> None:
    say = Words(language)
    keys = [f"room-no-{code}" for code in CODES]
    keys += [f"room-emote-{emote}" for emote in get_args(Emote)]
    told = [f"room-{kind}" for kind in TOLD]
    keys += [key if say.has(key) else key.replace("room-", "table-told-") for key in told]
    for key in keys:
        assert say(key, name="Ann", text="hi", keeps="no", person="other", granted="no") != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_room_is_told_to_each_in_his_own_person(language: str) -> None:
    say = Words(language)
    kinds = "sat gone nudged stood-in came-back paused paused-for took-back resigned".split()
    for key in [*(f"room-{kind}" for kind in kinds), "table-told-claimed"]:
        for keeps in ("yes", "no"):
            words = {"name": "Ann", "text": "hi", "keeps": keeps}
            assert "Ann" not in say(key, person="you", **words), key
            assert "Ann" in say(key, person="other", **words), key


def choices(kind: Any, name: str) -> Iterator[str]:
    """All that a field of a struct may be, where that is a short list."""
    hint = get_type_hints(kind)[name]
    return iter(get_args(hint) if get_origin(hint) is Literal else ())


def settings() -> Iterator[str]:
    """The key of each setting that is not the game's own, and of each of its values."""
    for name in Settings.__struct_fields__:
        if name not in ("game", "options"):
            yield f"setting-{name}"
            yield from (f"setting-{name}-{value}" for value in choices(Settings, name))
    yield from (f"setting-chairs-{kind}" for kind in choices(Chair, "kind"))
    yield from (f"setting-clock-{kind}" for kind in choices(Clock, "kind"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_setting_of_a_table_says_what_it_means(language: str) -> None:
    say = Words(language)
    said = [say(key, seconds=60) for key in settings()]
    assert len(said) == len(set(said)) == 30
    for key in settings():
        text = say(key, seconds=60)
        assert text != key
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bot_has_a_name_and_a_character(language: str) -> None:
    say = Words(language)
    names = {say("bot", level=level) for level in BOTS}
    characters = {say(f"bot-{level}") for level in BOTS}
    assert len(names) == len(characters) == len(BOTS)
    assert not characters & {f"bot-{level}" for level in BOTS}


def test_the_codes_are_in_order() -> None:
    assert list(CODES) == sorted(CODES)
