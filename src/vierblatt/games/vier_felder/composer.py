"""Composing a move of Vier Felder step by step: card, field, what to do, what to take.

`compose` gives the steps that can follow what has been typed so far in the notation (4.8). It needs
nothing but a seat's view, and gives no more steps than a field has items, and a few. What it cannot
find out within its patience it offers; whether a move is legal the rules alone decide.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import mul
from typing import Final

from vierblatt.games.vier_felder.actions import CARDS, RANKS, SUITS, VALUE, in_order, names, numbers
from vierblatt.games.vier_felder.offers import Choice, offer
from vierblatt.games.vier_felder.rules import FIELD, HARVEST, HIGH, HOW, LAST, SOW, VierFelder
from vierblatt.games.vier_felder.terminal import card, pile_name, season, stockpile
from vierblatt.games.vier_felder.view import FIELDS, Pile, VierFelderView, imagine
from vierblatt.words import Words

TYPED: Final = re.compile(r"\s*([^\s>]*)\s*(>?)\s*([0-3]?)(.*)")
PATIENCE: Final = 500
"""So many groups are tried for one answer."""
FEW: Final = 6
"""So many items are named in a label."""
DOS: Final = ("full-harvest", "harvest", "stockpile", "sow")


@dataclass(frozen=True)
class Step:
    """What can come next."""

    typed: str
    """What is typed when this has been chosen; a space at its end when more must follow."""
    label: str
    """What it is, in one short line of rich markup."""
    whole: bool
    """Whether that is a legal move, to be played at once."""


@dataclass(frozen=True)
class Composition:
    """What has been typed so far and how it can go on."""

    so_far: str
    """The sums of what has been picked, or why it cannot go on, in rich markup; may be empty."""
    steps: tuple[Step, ...]


def compose(view: VierFelderView, say: Words, typed: str) -> Composition:
    """How a move that begins like this can go on; there are no steps for who may not act."""
    if view.seat is None or view.seat not in view.waiting:
        return Composition("", ())
    start = TYPED.fullmatch(" ".join(typed.upper().split()) + " " * typed[-1:].isspace())
    if start is None:
        return Composition("", ())
    hand, arrow, field, rest = start.groups()
    composer = Composer(view, say, _played(view, hand))
    if not arrow:
        if field or rest.strip():
            return Composition("", ())
        return composer.fields() if composer.cards else composer.hand(hand)
    if not composer.cards:
        return Composition(say("vier-felder-no-not-in-hand") if hand in CARDS else "", ())
    if not field:
        return Composition("", ()) if rest.strip() else composer.fields()
    return composer.rest(int(field), rest)


@lru_cache(maxsize=4)
def _offered(view: VierFelderView) -> tuple[VierFelder, tuple[Choice, ...]]:
    """What the seat knows as a position, and what it is offered there."""
    assert view.seat is not None
    known = imagine(view).known
    return known, offer(known, view.seat).choices


def _played(view: VierFelderView, typed: str) -> tuple[str, ...]:
    """The card of the hand, or all four, if that is what has been typed."""
    words = typed.split("+")
    if any(word not in view.hand for word in words) or len(set(words)) < len(words):
        return ()
    return in_order(words) if len(words) in (1, 4) else ()


def _begin(typed: str, cards: tuple[str, ...]) -> bool:
    """Whether it is the beginning of these cards, in any order."""
    *words, last = typed.split("+")
    return set(words) <= set(cards) and any(
        name.startswith(last) for name in cards[: len(cards) if words else 1] if name not in words
    )


class Composer:
    """The steps before anything is picked."""

    def __init__(self, view: VierFelderView, say: Words, played: tuple[str, ...]) -> None:
        self.view = view
        self.say = say
        self.cards = played
        self.known, self._all = _offered(view)
        self._offered = [choice for choice in self._all if choice.cards == played]

    def hand(self, typed: str) -> Composition:
        """What can be played of the hand and begins like this."""
        played = dict.fromkeys(choice.cards for choice in self._all)
        return Composition("", tuple(self._card(cards) for cards in played if _begin(typed, cards)))

    def _card(self, cards: tuple[str, ...]) -> Step:
        """A card, or four, and for each thing that it can do the fields."""
        fields: dict[str, list[int]] = {}
        for do in DOS:
            found = {one.field for one in self._all if (one.cards, one.do) == (cards, do)}
            if found:
                fields[self.say(f"vier-felder-do-{do}")] = sorted(found)
        can = " · ".join(f"{do} {' '.join(map(str, found))}" for do, found in fields.items())
        return Step(f"{'+'.join(cards)}>", f"{'+'.join(map(card, cards))}  {can}", False)

    def fields(self) -> Composition:
        """The fields where the card can be played."""
        return Composition("", tuple(self._field(at) for at in FIELDS if self._in(at)))

    def _field(self, at: int) -> Step:
        dos = sorted({choice.do for choice in self._in(at)}, key=DOS.index)
        can = " · ".join(self.say(f"vier-felder-do-{do}") for do in dos)
        field = self.say("vier-felder-field", field=at)
        label = f"{field} {season(self.view.seasons[at], self.say)}  {can}{self.becomes(at)}"
        if dos == ["sow"]:
            return Step(self.start(at), label, True)
        return Step(f"{self.start(at)} ", label, False)

    def rest(self, at: int, typed: str) -> Composition:
        """What can be done in a field and, when that is clear, what can be taken there."""
        ways = self._ways(at)
        if not ways and not typed.strip():
            return Composition(self.why_not(SOW, at, ()), ())
        way, *words = typed.split() or [""]
        begun = not words and not (way and typed[-1].isspace())
        alike = [other for other in ways if other.startswith(way)]
        if alike and begun and (not way or alike != [way]):
            return Composition("", tuple(self._way(at, other, ways[other]) for other in alike))
        if way in ways:
            return Picker(self, at, ways[way]).picked(words, typed[-1].isspace())
        return self._why_not_so(at, way, words)

    def _ways(self, at: int) -> dict[str, list[Choice]]:
        """The ways to play the card in a field, as they are written; an ace harvests in two."""
        ways: dict[str, list[Choice]] = {}
        for choice in sorted(self._in(at), key=lambda choice: choice.do == "sow"):
            way = {"sow": "", "stockpile": f"={choice.value}"}.get(choice.do, "X")
            ways.setdefault(way, []).append(choice)
        return ways

    def _way(self, at: int, way: str, choices: Sequence[Choice]) -> Step:
        if not way:
            label = self.say("vier-felder-do-sow") + self.becomes(at)
            return Step(self.start(at), label, True)
        picker = Picker(self, at, choices)
        label = self.say(f"vier-felder-do-{choices[0].do}")
        if choices[0].do == "stockpile":
            keep = [name for name in self._others() if choices[0].value in _values(name)]
            kept = " ".join(map(card, keep))
            label = self.say("vier-felder-keeps", value=str(choices[0].value), cards=kept)
        items = _few([item.label for item in picker.items])
        label = self.say("labelled", label=label, text=items)
        step = Step(f"{picker.start} ", label + self.becomes(at), False)
        if len(picker.items) > 1 or choices[0].last:
            return step
        return next(picker.playing(picker.items[0].names, "", label), step)

    def _others(self) -> list[str]:
        return [name for name in self.view.hand if name not in self.cards]

    def _in(self, at: int) -> list[Choice]:
        return [choice for choice in self._offered if choice.field == at]

    def start(self, at: int) -> str:
        """The card and the field in writing."""
        return f"{'+'.join(self.cards)}>{at}"

    def becomes(self, at: int, last: str = "") -> str:
        """What season a season card brings into the field."""
        one = len(self.cards) == 1 and self.cards[0][:-1] in ("A", "J", "Q", "K")
        suit = last or (self.cards[0][-1] if one else "")
        if suit in ("", self.view.seasons[at]):
            return ""
        return f" · {self.say('vier-felder-becomes', season=season(suit, self.say))}"

    def _why_not_so(self, at: int, way: str, words: Sequence[str]) -> Composition:
        """Why the card cannot be played in this way there."""
        if way != "X" and not VALUE.fullmatch(way):
            return Composition("", ())
        how = HARVEST if way == "X" else int(way[1:])
        if self.reason(how, at, ()) not in ("take-something", "join-something"):
            return Composition(self.why_not(how, at, ()), ())
        if not words:
            return Composition(self.say("vier-felder-nothing-fits"), ())
        choices = [Choice("stockpile", self.cards, at, how)]
        if how == HARVEST:
            values = _values(self.cards[0])
            choices = [Choice("harvest", self.cards, at, value) for value in values]
        return Picker(self, at, choices).picked(words, True)

    def reason(self, how: int, at: int, taken: Sequence[str], last: str = "") -> str:
        """The reason that the rules have against this; none when it is legal."""
        assert self.view.seat is not None
        refusal = self.known.why_not(self.view.seat, self._code(how, at, taken, last))
        return refusal.reason if refusal else ""

    def why_not(self, how: int, at: int, taken: Sequence[str], last: str = "") -> str:
        """That reason in words."""
        assert self.view.seat is not None
        refusal = self.known.why_not(self.view.seat, self._code(how, at, taken, last))
        if refusal is None:
            return ""
        return self.say(f"vier-felder-no-{refusal.reason}", cards=" ".join(names(refusal.cards)))

    def _code(self, how: int, at: int, taken: Sequence[str], last: str) -> int:
        suit = SUITS.index(last) + 1 if last else 0
        return how << HOW | at << FIELD | numbers((*self.cards, *taken)) | suit << LAST


@dataclass(frozen=True)
class Item:
    """A loose card or a stockpile."""

    value: int
    names: tuple[str, ...]
    pile: Pile | None = None

    @property
    def label(self) -> str:
        """The item with all its cards."""
        return stockpile(self.pile) if self.pile else card(self.names[0])

    @property
    def short(self) -> str:
        """The item in a sum."""
        return pile_name(self.pile) if self.pile else card(self.names[0])


@dataclass(frozen=True)
class Group:
    """Picked items that stand together, what they count so far, what they must."""

    items: tuple[str, ...]
    total: int
    value: int

    @property
    def progress(self) -> str:
        """How far it has come, in a few signs."""
        return f"{self.value} ✓" if self.total == self.value else f"{self.total}/{self.value}"


class Picker:
    """The steps of picking items of a field."""

    def __init__(self, composer: Composer, at: int, choices: Sequence[Choice]) -> None:
        self.composer = composer
        self.say = composer.say
        self.at = at
        self.choices = choices
        self.how = choices[0].value or 0 if choices[0].do == "stockpile" else HARVEST
        self.here = _items(composer.view, at)
        self.items = [item for item in self.here if any(_in(item, c) for c in choices)]
        way = "x" if self.how == HARVEST else f"={self.how}"
        self.start = f"{composer.start(at)} {way}"
        in_sums = composer.view.options.lager_in_sum == "on"
        self._sums = {choice: Sums(choice, in_sums) for choice in choices}

    def picked(self, words: Sequence[str], ended: bool) -> Composition:
        """How it can go on after some cards; the last word may be the beginning of one."""
        begun = "" if ended or not words or words[-1] in CARDS else words[-1]
        cards = [word for word in words if not word.startswith("@")]
        if begun and cards and cards[-1] == begun:
            cards.pop()
        if any(word not in CARDS for word in cards) or len(set(cards)) < len(cards):
            return Composition("", ())
        taken = [item for item in self.here if not set(item.names).isdisjoint(cards)]
        every = list(dict.fromkeys(chain(cards, *(item.names for item in taken))))
        groups = self._groups(taken) if taken else []
        if groups is None or len(every) > sum(len(item.names) for item in taken):
            return Composition(self._why_not(every, taken), ())
        steps = tuple(self._steps(every, taken, words, begun))
        return Composition(" · ".join(map(self._told, groups)), steps)

    def _steps(
        self, every: list[str], taken: list[Item], words: Sequence[str], begun: str
    ) -> Iterator[Step]:
        """Playing what is picked, all at once, or one item more."""
        suits = next((word[1:] for word in words if word.startswith("@")), None)
        yield from self.playing(every, suits or "", self.say("vier-felder-do-play"))
        if not taken and not begun:
            yield from self._most()
        if suits is None:
            known: dict[object, tuple[str, bool] | None] = {}
            for item in self.items:
                if item not in taken and any(name.startswith(begun) for name in item.names):
                    yield from self._more(every, taken, item, known)

    def playing(self, every: Sequence[str], suit: str, label: str) -> Iterator[Step]:
        """Playing these cards, if that is legal; for each suit that may be the last one."""
        clears = self.how == HARVEST and set(every) == set(chain(*(i.names for i in self.here)))
        if clears:
            coins = self.composer.view.coins
            label += f" · {self.say('vier-felder-clears', coins=coins)}"
        typed = " ".join((self.start, *every))
        lasts = [last for last in self.choices[0].last if last.startswith(suit)]
        for last in lasts or [""]:
            if every and not self.composer.reason(self.how, self.at, every, last):
                becomes = self.composer.becomes(self.at, last)
                yield Step(f"{typed} @{last}" if last else typed, label + becomes, True)

    def _most(self) -> Iterator[Step]:
        """The fullest harvest that is found, when it is more than one item."""
        if self.how != HARVEST:
            return
        field = self.composer.known.field(self.at)
        fullest = [names(field.fullest(choice.value or 0)) for choice in self.choices]
        every = max(fullest, key=len)
        most = [item.label for item in self.here if set(item.names) <= set(every)]
        if len(most) > 1:
            label = self.say.labelled("vier-felder-do-most", _few(most))
            yield from self.playing(every, "", label)

    def _more(
        self,
        every: list[str],
        taken: list[Item],
        item: Item,
        known: dict[object, tuple[str, bool] | None],
    ) -> Iterator[Step]:
        """One item more, if that can lead to a legal move; items that count alike go alike."""
        kind = item.names if item.pile else item.value
        if kind not in known:
            known[kind] = self._effect(every, taken, item)
        effect = known[kind]
        if effect is not None:
            progress, last = effect
            typed = " ".join((self.start, *every, *item.names))
            yield Step(typed if last else f"{typed} ", f"{item.label}  {progress}", last)

    def _effect(self, every: list[str], taken: list[Item], item: Item) -> tuple[str, bool] | None:
        """How far the group of a new item comes, and whether nothing more could be picked."""
        picked = [*taken, item]
        groups = self._groups(picked)
        if groups is None:
            return None
        own = next((group for group in groups if item.short in group.items), None)
        rest = [other for other in self.items if other not in picked]
        last = (
            not self.choices[0].last
            and not self.composer.reason(self.how, self.at, [*every, *item.names])
            and all(self._groups([*picked, other]) is None for other in rest)
        )
        return own.progress if own else "", last

    def _groups(self, taken: Sequence[Item]) -> list[Group] | None:
        """What is picked in groups; None when it cannot be made to fall into groups at all."""
        free = [item for item in self.items if item not in taken]
        for others in ([], free):
            for choice in self.choices:
                found = self._sums[choice].groups(taken, [o for o in others if _in(o, choice)])
                if found is not None:
                    return found
        return None

    def _told(self, group: Group) -> str:
        total = " + ".join(group.items)
        if group.total == group.value:
            return f"{total} ✓" if len(group.items) == 1 else f"{total} = {group.progress}"
        words = {"sum": total, "total": str(group.total), "value": str(group.value)}
        missing = str(group.value - group.total)
        return self.say("vier-felder-sum-missing", missing=missing, **words)

    def _why_not(self, every: Sequence[str], taken: Sequence[Item]) -> str:
        """Why this cannot lead to a legal move: the sum, or another reason of the rules."""
        last = next(iter(self.choices[0].last), "")
        if self.composer.reason(self.how, self.at, every, last) != "sums-must-fit":
            return self.composer.why_not(self.how, self.at, every, last)
        items = list(taken)
        if self.how != HARVEST:
            items[:0] = [_loose(name) for name in self.composer.cards]
        total = sum(item.value for item in items)
        value = self.choices[-1].value or 0
        key = "played" if self.how == HARVEST else "announced"
        if total > value and total % value == 0:
            key = "parted"
        return self.say(
            f"vier-felder-sum-{key}",
            sum=" + ".join(item.short for item in items),
            total=str(total),
            value="/".join(str(choice.value) for choice in self.choices),
        )


def _items(view: VierFelderView, at: int) -> list[Item]:
    """What lies in a field, the loose cards first."""
    piles = [pile for pile in view.stockpiles if pile.field == at]
    loose = [_loose(name) for name in in_order(view.loose[at])]
    return loose + [Item(pile.value, in_order(pile.cards), pile) for pile in piles]


def _loose(name: str) -> Item:
    return Item(_values(name)[0], (name,))


def _few(labels: Sequence[str]) -> str:
    """Labels in a row that is not too long."""
    return " ".join(labels[:FEW]) + (" …" if len(labels) > FEW else "")


def _in(item: Item, choice: Choice) -> bool:
    """Whether an item is offered."""
    if item.pile:
        return any(set(item.names) == set(cards) for cards in choice.stockpiles)
    return item.names[0] in choice.loose


def _values(name: str) -> tuple[int, ...]:
    """All that a card can count, the lower value first."""
    value = RANKS.index(name[:-1]) + 1
    return (1, HIGH) if value == 1 else (value,)


@dataclass(frozen=True)
class Part:
    """A part of a sum that has been picked; what it adds to the sum may not all be picked yet."""

    labels: tuple[str, ...]
    picked: int
    value: int


Counts = tuple[int, ...]
"""How many items there are of each value, from 0 to 14."""


class Sums:
    """The groups that picked items fall into, for a choice that is one value."""

    def __init__(self, choice: Choice, in_sums: bool) -> None:
        self.choice = choice
        self.value = choice.value or 0
        self.in_sums = in_sums
        self.search = Search(self.value)

    def groups(self, taken: Sequence[Item], free: Sequence[Item]) -> list[Group] | None:
        """Groups of the items taken, each to be completed with free ones."""
        alone = [
            Group((item.short,), self.value, self.value) for item in taken if self._alone(item)
        ]
        others = [item for item in taken if not self._alone(item)]
        may = _counts(
            [i.value for i in free if not i.pile or (self._sums(i) and not self._alone(i))]
        )
        for parts in self._parts(others, free):
            must = _counts([part.value for part in parts])
            try:
                found = self.search.find(must, may)
            except Tired:
                return alone
            if found is not None:
                return self._named(parts, found) + alone
        return None

    def _alone(self, item: Item) -> bool:
        """Whether a stockpile is a group by itself."""
        return item.pile is not None and item.value == self.value

    def _sums(self, item: Item) -> bool:
        """Whether a stockpile can stand anywhere in a sum (14.1)."""
        return item.pile is not None and item.pile.kind == "sum" and self.in_sums

    def _parts(self, others: Sequence[Item], free: Sequence[Item]) -> Iterator[list[Part]]:
        """The parts that must stand in groups; several lists when a stockpile may be raised."""
        parts = [Part((i.short,), i.value, i.value) for i in others if not i.pile or self._sums(i)]
        piles = [item for item in others if item.pile and not self._sums(item)]
        if self.choice.do != "stockpile":
            if not piles:
                yield parts
            return
        if len(piles) > 1 or any(item.pile and item.pile.kind == "equal" for item in piles):
            return
        low = _values(self.choice.cards[0])[0]
        label = card(self.choice.cards[0])
        if low == 1 and self.value == HIGH and not piles:
            yield parts
        if piles:
            raised = piles[0].value
            yield [Part((label, piles[0].short), low + raised, low + raised), *parts]
            return
        yield [Part((label,), low, low), *parts]
        for item in free:
            if (
                item.pile
                and item.pile.kind == "sum"
                and not self._sums(item)
                and not self._alone(item)
            ):
                yield [Part((label,), low, low + item.value), *parts]

    def _named(self, parts: Sequence[Part], found: Sequence[tuple[int, ...]]) -> list[Group]:
        """Groups of values as groups of parts."""
        left: dict[int, list[Part]] = {}
        for part in parts:
            left.setdefault(part.value, []).append(part)
        groups = []
        for values in found:
            mine = sorted((left[value].pop(0) for value in values), key=parts.index)
            total = sum(part.picked for part in mine)
            if self.value == HIGH and values == (1,):
                total = HIGH
            groups.append(Group(tuple(chain(*(part.labels for part in mine))), total, self.value))
        return groups


NOTHING: Final = (0,) * (HIGH + 1)
Filled = tuple[tuple[int, ...], Counts, Counts]
"""A group's values of what must be used, what is left of that, what is left of the others."""


class Tired(Exception):
    """The search has lost its patience."""


class Search:
    """Groups of one value that use all of some items, and of others what they need."""

    def __init__(self, value: int) -> None:
        self.value = value
        self._patience = PATIENCE
        self._failed: set[tuple[Counts, Counts]] = set()

    def find(self, must: Counts, may: Counts) -> list[tuple[int, ...]] | None:
        """For each group the values of those items that must be used; None when it cannot be."""
        top = max((value for value in range(1, HIGH + 1) if must[value]), default=0)
        if top == 1 and self.value == HIGH:
            return [(1,)] * must[1]  # each ace can count 14
        if top == 0 or top > self.value or (must, may) in self._failed:
            return None if top else []
        over = sum(map(mul, must, range(HIGH + 1))) % self.value
        if may == NOTHING and over > (must[1] if self.value == HIGH else 0):
            return None
        self._patience -= 1
        if self._patience < 0:
            raise Tired
        for group, must_left, may_left in self._groups(top, _less(must, top), may):
            rest = self.find(must_left, may_left)
            if rest is not None:
                return [group, *rest]
        self._failed.add((must, may))
        return None

    def _groups(self, top: int, must: Counts, may: Counts) -> Iterator[Filled]:
        """All groups with this item, first those that need nothing of what may be used."""
        missing = self.value - top
        for group, must_left, _none in self._fill((top,), must, NOTHING, missing, missing):
            yield group, must_left, may
        yield from self._fill((top,), must, may, missing, missing)

    def _fill(
        self, group: tuple[int, ...], must: Counts, may: Counts, missing: int, most: int
    ) -> Iterator[Filled]:
        """All ways to complete a group: as much of what must be used as there is room for."""
        for value in range(min(missing, most), 0, -1):
            if must[value]:
                more = (*group, value)
                yield from self._fill(more, _less(must, value), may, missing - value, value)
        for left in self._fill_up(may, missing, missing):
            yield group, must, left

    def _fill_up(self, may: Counts, missing: int, most: int) -> Iterator[Counts]:
        """All ways to fill up a group with what may be used: what is left of it."""
        if missing == 0:
            yield may
        for value in range(min(missing, most), 0, -1):
            if may[value]:
                yield from self._fill_up(_less(may, value), missing - value, value)


def _counts(values: Sequence[int]) -> Counts:
    return tuple(values.count(value) for value in range(HIGH + 1))


def _less(counts: Counts, value: int) -> Counts:
    return (*counts[:value], counts[value] - 1, *counts[value + 1 :])
