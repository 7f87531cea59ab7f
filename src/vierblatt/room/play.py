"""The match of a room: it can be copied before something is tried, and a move taken back."""

from collections.abc import Mapping, Sequence

from vierblatt.core.game import Game, NotationError, Options
from vierblatt.core.match import Match
from vierblatt.core.replay import pack_of
from vierblatt.core.state import Fact
from vierblatt.room.refusals import Refusal
from vierblatt.room.twin import twin


class Play:
    """A match, and the moves of the round that is on."""

    def __init__(self, game: Game, options: Options, seats: int, dealer: int) -> None:
        self.match = Match(game, options, seats, dealer)
        self._pack: list[int] = []
        self._moves: list[tuple[int, int]] = []

    def copy(self) -> "Play":
        """The same match, which then goes its own way."""
        other = twin(self)
        other.match = twin(self.match)
        other.match.scores = list(self.match.scores)
        if self.match.state is not None:
            other.match.state = self.match.state.clone()
            other.match.state.facts = []
        other._moves = list(self._moves)
        return other

    def deal(self, pack: Sequence[str]) -> list[Fact]:
        """Begin a round. Raises DealError, NotationError."""
        self._pack = [self.match.game.number(card) for card in pack]
        self._moves = []
        return self.match.deal(self._pack)

    def deal_zones(self, zones: Mapping[str, Sequence[str]]) -> list[Fact]:
        """Begin a round with a position dealt by hand. Raises DealError, NotationError."""
        number = self.match.game.number
        named = {name: [number(card) for card in cards] for name, cards in zones.items()}
        self._pack = pack_of(self.match, named)
        self._moves = []
        return self.match.deal(self._pack, by_hand=True)

    def move(self, seat: int, text: str) -> list[Fact]:
        """Let a seat do something. Raises Refusal."""
        code = self.code(text)
        refused = self.match.why_not(seat, code)
        if refused is not None:
            raise Refusal("illegal", refused)
        self._moves.append((seat, code))
        return self.match.act(seat, code)

    def code(self, text: str) -> int:
        """The code of a move in short text. Raises Refusal."""
        try:
            return self.match.game.encode(self.match.game.parse(text))
        except NotationError as error:
            raise Refusal("no-such-move", move=text) from error

    def take_back(self, seat: int) -> None:
        """Play the round again without the last move of a seat; the caller knows that it may."""
        match, moves = self.match, self._moves
        last = max(at for at, (mover, _) in enumerate(moves) if mover == seat)
        del moves[last]
        match.state = match.game.start(match.options, match.seats, match.dealer, self._pack)
        for mover, code in moves:
            match.state.apply(mover, code)
        match.state.facts = []

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act."""
        return self.match.waiting()

    def shown_waiting(self, before: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that watchers see as waited for, which secret bids do not change.

        `before` is what it was: only where several seats are waited for is it another set.
        """
        waiting = self.match.waiting()
        if self.match.state is None or (len(waiting) < 2 and len(before) < 2):
            return waiting
        return self.match.view(None).table.waiting
