"""The chance of the dealer: computed once more by its description, and looked at for evenness."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice, pairwise, permutations

import pytest

from vierblatt.core.chance import SECRET_BYTES, Stream, commitment, new_secret

from ..chi_square import even, even_table

SECRET = bytes(range(32))
WORDS = [
    473196480, 3857454741, 867340866, 3130588958, 2919082859,
    2478460151, 532041556, 617906481, 1010185415, 3881740184,
]  # fmt: skip
ORDER = [11, 10, 2, 7, 1, 4, 9, 3, 5, 6, 8, 0]


def words(secret: bytes, purpose: str) -> Iterator[int]:
    """The numbers of 32 bits, as docs/records.md describes them."""
    block = 0
    while True:
        digest = sha256(secret + purpose.encode("utf-8") + block.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(numbers: Iterator[int], n: int) -> int:
    """A number below n; those from the largest multiple of n on are rejected."""
    for word in numbers:
        if word < 2**32 - 2**32 % n:
            return word % n
    raise AssertionError


def shuffled(numbers: Iterator[int], cards: list[int]) -> list[int]:
    """Fisher and Yates, from the last place down."""
    order = list(cards)
    last = len(order) - 1
    while last > 0:
        other = below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
        last -= 1
    return order


@pytest.mark.parametrize("purpose", ["round 1", "round 2", "", "Blätter ♣"])
@pytest.mark.parametrize("secret", [SECRET, bytes(32), b"short"])
def test_words_are_as_described(secret: bytes, purpose: str) -> None:
    stream = Stream(secret, purpose)
    assert [stream.word() for _ in range(100)] == list(islice(words(secret, purpose), 100))


def test_words_are_for_ever_the_same() -> None:
    """Written down once; records must be provable for ever."""
    stream = Stream(SECRET, "round 1")
    assert [stream.word() for _ in range(10)] == WORDS
    assert Stream(SECRET, "round 1").shuffled(range(12)) == ORDER


@pytest.mark.parametrize("n", [1, 2, 3, 6, 37, 52, 1000, 2**31, 2**31 + 1, 2**32 - 1, 2**32])
def test_below_is_as_described(n: int) -> None:
    stream, numbers = Stream(SECRET, "below"), words(SECRET, "below")
    drawn = [stream.below(n) for _ in range(200)]
    assert drawn == [below(numbers, n) for _ in range(200)]
    assert min(drawn) >= 0
    assert max(drawn) < n


class Scripted(Stream):
    """A stream whose numbers are laid down."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(b"", "")
        self.numbers = iter(numbers)

    def word(self) -> int:
        return next(self.numbers)


@pytest.mark.parametrize("n", [3, 5, 6, 7, 32, 37, 52, 2**31 + 1])
def test_below_rejects_the_uneven_rest(n: int) -> None:
    """The last number that is taken, and the first that is not."""
    limit = 2**32 // n * n
    assert Scripted([limit - 1]).below(n) == n - 1
    if limit < 2**32:
        assert Scripted([limit, 2**32 - 1, 1]).below(n) == 1


@pytest.mark.parametrize("size", [0, 1, 2, 32, 37, 48, 52])
def test_shuffles_are_as_described(size: int) -> None:
    cards = list(range(100, 100 + size))
    stream, numbers = Stream(SECRET, "shuffle"), words(SECRET, "shuffle")
    for _ in range(3):
        order = stream.shuffled(cards)
        assert order == shuffled(numbers, cards)
        assert sorted(order) == cards
    assert cards == list(range(100, 100 + size))


def test_bundles_are_shuffled_each_by_itself() -> None:
    bundles = [[1, 2, 3, 4], [5], [], [6, 7], [8, 9, 10]]
    numbers = words(SECRET, "laid")
    expected = [card for part in bundles for card in shuffled(numbers, part)]
    assert Stream(SECRET, "laid").laid(bundles) == expected
    for purpose in map(str, range(50)):
        pack = Stream(SECRET, purpose).laid(bundles)
        parts = [pack[:4], pack[4:5], pack[5:7], pack[7:]]
        assert [sorted(part) for part in parts] == [part for part in bundles if part]


def test_every_card_comes_to_every_place() -> None:
    stream = Stream(SECRET, "places")
    places = [[0] * 32 for _ in range(32)]
    for _ in range(1500):
        for place, card in enumerate(stream.shuffled(range(32))):
            places[card][place] += 1
    assert even_table(places, [1] * 32)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_order_comes(size: int) -> None:
    stream = Stream(SECRET, f"orders of {size}")
    times = 30 * len(list(permutations(range(size))))
    orders = Counter(tuple(stream.shuffled(range(size))) for _ in range(times))
    assert set(orders) == set(permutations(range(size)))
    assert even(orders.values())


def test_cards_stay_and_follow_as_seldom_as_they_should() -> None:
    """One card a shuffle stays in its place; (n - 1) / n times one lies on its neighbour."""
    stream = Stream(SECRET, "fixed points")
    shuffles, size = 2000, 32
    stay = follow = 0
    for _ in range(shuffles):
        order = stream.shuffled(range(size))
        stay += sum(place == card for place, card in enumerate(order))
        follow += sum(b == a + 1 for a, b in pairwise(order))
    # both numbers have a variance of about 1 a shuffle
    assert abs(stay - shuffles) < 4 * shuffles**0.5
    assert abs(follow - shuffles * (size - 1) / size) < 4 * shuffles**0.5


def test_rounds_do_not_hang_together() -> None:
    """Whether a card lies where it lay in the round before is as if by chance."""
    pairs = [(Stream(SECRET, f"round {n}"), Stream(SECRET, f"round {n + 1}")) for n in range(600)]
    same = 0
    for one, other in pairs:
        orders = zip(one.shuffled(range(32)), other.shuffled(range(32)), strict=True)
        same += sum(a == b for a, b in orders)
    assert abs(same - 600) < 4 * 600**0.5


def test_another_purpose_is_another_stream() -> None:
    firsts = {Stream(SECRET, f"round {n}").word() for n in range(1, 1001)}
    firsts |= {Stream(n.to_bytes(32, "big"), "round 1").word() for n in range(1000)}
    assert len(firsts) == 2000


def test_the_same_purpose_is_the_same_stream() -> None:
    assert Stream(SECRET, "x").laid([range(52)]) == Stream(SECRET, "x").laid([range(52)])


def test_a_secret_and_its_commitment() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {SECRET_BYTES} == {32}
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    for secret in secrets:
        assert commitment(secret) == sha256(secret).hexdigest()
