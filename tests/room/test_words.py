"""There is a sentence for each refusal of a room and each emote, in every language."""

from typing import get_args

import pytest

from vierblatt.cli.join import TOLD
from vierblatt.room.commands import Emote
from vierblatt.room.refusals import CODES
from vierblatt.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_a_room_says(language: str) -> None:
    say = Words(language)
    keys = [f"room-no-{code}" for code in CODES]
    keys += [f"room-emote-{emote}" for emote in get_args(Emote)]
    keys += [f"room-{kind}" for kind in TOLD]
    for key in keys:
        assert say(key, name="Ann", text="hi", keeps="no") != key


def test_the_codes_are_in_order() -> None:
    assert list(CODES) == sorted(CODES)
