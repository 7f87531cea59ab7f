"""A round as one chain of small numbers: the pack card by card, then what the seats do."""

from collections import Counter
from typing import Any, Final, NamedTuple, final

import msgspec
from librt.random import Random

from vierblatt.adapters.table import Table
from vierblatt.core.game import View
from vierblatt.core.state import Fact, State, Worlds

OVER: Final = -1
CHANCE: Final = -2
"""What `Round.turn` can be beside a seat."""


class Imagined(NamedTuple):
    """Where an imagined round comes from."""

    view: View
    seed: int
    turn: int
    heard: str = ""
    """What a watcher had been told before."""


@final
class Round:
    """One round at a table, dealt by chance or imagined from a view.

    Who may act at once, such as those who lay bids, acts one after the other here and learns
    nothing of what the others have done.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pack: tuple[int, ...] = ()
        self.state: State | None = None
        self.origin: Imagined | None = None
        self.turn = CHANCE
        """The seat that acts next, CHANCE before the pack is laid, OVER at the end."""
        self._first = 0  # who comes before the others when several may act
        self._heard = ""  # what a watcher has been told, but for `_facts`
        self._facts: list[Fact] = []
        self._done: list[tuple[int, int]] = []
        # what holds until somebody acts, made when it is first asked for
        self._legal: dict[int, int] | None = None
        self._texts: dict[int | None, str] = {}
        self._alike: dict[int, tuple[View, Worlds]] = {}

    # Chance

    def next_cards(self) -> dict[int, float]:
        """The cards that may come next in the pack, ascending, with their chances."""
        at = len(self.pack)
        for bundle in self.table.bundles:
            if at < len(bundle):
                left = Counter(bundle) - Counter(self.pack[len(self.pack) - at :])
                return {card: left[card] / left.total() for card in sorted(left)}
            at -= len(bundle)
        return {}

    def lay(self, card: int) -> None:
        """Lay the next card of the pack, from the top; after the last one the round begins."""
        self.pack = (*self.pack, card)
        if len(self.pack) == self.table.pack_size:
            table = self.table
            self.begin(table.game.start(table.options, table.seats, table.dealer, self.pack))

    # Actions

    def legal(self) -> dict[int, int]:
        """The numbers of what the seat whose turn it is may do, ascending, with their codes."""
        if self._legal is None:
            assert self.state is not None
            self._legal = self.table.numbering.legal(self.state, self.turn)
        return self._legal

    def act(self, number: int) -> None:
        """Let the seat whose turn it is do something legal. Raises KeyError for anything else."""
        self.act_code(self.legal()[number])

    def act_code(self, code: int) -> None:
        """The same by its code."""
        assert self.state is not None
        self.state.apply(self.turn, code)
        self._done.append((self.turn, code))
        self._legal = None
        self._texts.clear()
        self._alike.clear()
        self._go_on(self.state)

    def begin(self, state: State, first: int = 0, heard: str = "") -> None:
        """Go on from a position, from what was heard before, and with this seat before others."""
        self._first = first
        self._heard = heard
        self.state = state
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        """Take the facts away and find out whose turn it is."""
        self._facts += state.facts or ()
        state.facts = []
        waiting = int(state.waiting())
        now = waiting >> self._first << self._first or waiting
        self.turn = (now & -now).bit_length() - 1

    def text(self, number: int) -> str:
        """The action in short text, as the seat whose turn it is would write it."""
        code = self.legal().get(number) if self.turn >= 0 else None
        if code is None:
            return self.table.numbering.text(number)
        assert self.state is not None
        game = self.table.game
        return game.text(game.decode(code, self.state, self.turn))

    def points(self) -> list[int]:
        """The points of each seat; 0s until the round is over."""
        return [0] * self.table.seats if self.state is None else list(self.state.result())

    # What may be known

    def view(self, seat: int | None) -> View:
        """What a seat, or a watcher, may know."""
        assert self.state is not None
        return self.table.game.view(self.table.options, self.state, seat)

    def seen(self, seat: int | None) -> str:
        """The same as JSON."""
        if seat not in self._texts:
            self._texts[seat] = msgspec.json.encode(self.view(seat)).decode()
        return self._texts[seat]

    def heard(self) -> str:
        """All that a watcher has been told, event by event, as JSON lines."""
        for fact in self._facts:
            event = self.table.game.story(fact, None)
            if event is not None:
                self._heard += msgspec.json.encode(event).decode() + "\n"
        self._facts.clear()
        return self._heard

    def imagine(self, seat: int, seed: int) -> "Round":
        """A round that a seat cannot tell from this one, and where it is the same one's turn.

        Each is as likely as any other. Of those who act at the same time as the one whose turn it
        is, nobody but this seat itself has done so yet.
        """
        if seat not in self._alike:
            view = self.view(seat)
            self._alike[seat] = view, self.table.game.imagine(view)
        view, worlds = self._alike[seat]
        found = round_of(self.table, Imagined(view, seed, self.turn, self.heard()), worlds)
        found._texts[seat] = self.seen(seat)
        return found

    def describe(self) -> str:
        """The whole round in a few lines, hidden cards too."""
        game = self.table.game
        lines = [f"{game.name}, {self.table.seats} seats, seat {self.table.dealer} deals"]
        lines.append(" ".join(["pack:", *map(game.card, self.pack)]))
        lines += [f"seat {seat}: {code:#x}" for seat, code in self._done]
        if self.state is not None:
            lines.append(" ".join(map(str, self.state.numbers())))
        return "\n".join(lines)

    # Copies

    def clone(self) -> "Round":
        """The same position, which then goes its own way."""
        new = Round(self.table)
        new.pack = self.pack
        new.origin = self.origin
        new._facts = self._facts[:]
        new._done = self._done[:]
        if self.state is not None:
            new.begin(self.state.clone(), self._first, self._heard)
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Round":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.table, self.pack, self.origin, self._done)


def round_of(table: Table, origin: Imagined, worlds: Worlds | None = None) -> Round:
    """The round that was imagined so; `worlds`, where they are at hand, are those of its view."""
    found = Round(table)
    found.origin = origin
    state = (worlds or table.game.imagine(origin.view)).deal(Random(origin.seed))
    found.begin(state, origin.turn, origin.heard)
    return found


def _replayed(
    table: Table, pack: tuple[int, ...], origin: Imagined | None, done: list[tuple[int, int]]
) -> Round:
    found = round_of(table, origin) if origin else Round(table)
    for card in pack:
        found.lay(card)
    for _seat, code in done:
        found.act_code(code)
    return found
