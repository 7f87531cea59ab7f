"""What somebody remembers who has not kept count of every card."""

from collections.abc import Callable, Collection, Iterator, Sequence

from librt.random import Random

Lists = tuple[tuple[str, ...], ...]


def misremembered(
    played: Lists,
    unseen: Sequence[str],
    faded: int,
    dullness: Callable[[str], float],
    rng: Random,
    *,
    fresh: Collection[str] = (),
    kind: Callable[[str], str] = lambda _: "card",
) -> Lists:
    """The lists of played cards as they are remembered when so many of them have faded.

    The dullest cards fade, but none that is `fresh`. The lists keep their lengths: where a card
    has faded, another one of its kind stands that may just as well have been played, one of those
    that have faded or that lie unseen.
    """
    shades = {card: dullness(card) + rng.random() for cards in played for card in cards}
    for card in fresh:
        shades.pop(card, None)
    gone = sorted(shades, key=lambda card: (-shades[card], card))[: max(faded, 0)]
    guesses: dict[str, Iterator[str]] = {}
    for name in {kind(card): None for card in gone}:
        pool = [card for card in (*gone, *unseen) if kind(card) == name]
        guesses[name] = iter(_drawn(pool, sum(kind(card) == name for card in gone), rng))
    return tuple(
        tuple(next(guesses[kind(card)]) if card in gone else card for card in cards)
        for cards in played
    )


def _drawn(pool: list[str], count: int, rng: Random) -> list[str]:
    """So many of the pool at random, each at most once."""
    for at in range(count):
        other = rng.randrange(at, len(pool))
        pool[at], pool[other] = pool[other], pool[at]
    return pool[:count]
