"""What is misremembered: as many cards as have faded, the dullest, replaced by what could be."""

from librt.random import Random

from vierblatt.core.memory import misremembered

PLAYED = (("a1", "a9"), ("b2", "b8"), ())
UNSEEN = ["c3", "c4", "c5"]


def dullness(card: str) -> float:
    return 9.0 - int(card[1])


def faded(count: int, seed: int) -> tuple[tuple[str, ...], ...]:
    return misremembered(PLAYED, UNSEEN, count, dullness, Random(seed), fresh={"b8"})


def test_nothing_fades_where_nothing_has_to() -> None:
    assert faded(0, 1) == faded(-3, 1) == PLAYED


def test_the_dullest_fade_and_the_fresh_never() -> None:
    found = {faded(2, seed) for seed in range(200)}
    for lists in found:
        assert [len(cards) for cards in lists] == [2, 2, 0]
        assert lists[0][1] == "a9"
        assert lists[1][1] == "b8"
        cards = [card for cards in lists for card in cards]
        assert len(set(cards)) == 4
        assert set(cards) <= {"a1", "a9", "b2", "b8", *UNSEEN}
    assert len(found) == 5 * 4  # each pair of the five that may stand there, in both orders


def test_everything_that_can_fade_fades_at_most() -> None:
    lists = faded(99, 1)
    assert lists[1][1] == "b8"
    assert len({card for cards in lists for card in cards}) == 4
