"""What a view says as numbers from 0 to 1, in a layout that is fixed for a table."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np

Array = Any
"""A one-dimensional numpy array of float32."""


class Feature(Protocol):
    """How one field of a view becomes `size` numbers; the array that it writes to is all 0."""

    size: int

    def write(self, value: Any, out: Array) -> None:
        """Write the value of the field."""


class OneOf:
    """One of some values, None for none of them: a 1 at its place."""

    def __init__(self, values: Iterable[Any]) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self.size = len(self._places)

    def write(self, value: Any, out: Array) -> None:
        """All stays 0 for None."""
        if value is not None:
            out[self._places[value]] = 1.0


class Count:
    """How many there are of each value, of at most `most`."""

    def __init__(self, values: Iterable[Any], most: int = 1) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self._step = 1.0 / most
        self.size = len(self._places)

    def write(self, value: Iterable[Any], out: Array) -> None:
        """In whatever order they come."""
        for one in value:
            out[self._places[one]] += self._step


class Row:
    """At most so many values one after the other."""

    def __init__(self, length: int, values: Sequence[Any]) -> None:
        self._one = OneOf(values)
        self.size = length * self._one.size

    def write(self, value: Sequence[Any], out: Array) -> None:
        """Each by itself, from the first on."""
        size = self._one.size
        for at, one in enumerate(value):
            self._one.write(one, out[at * size : (at + 1) * size])


class Number:
    """A number from 0 to `most`, or None: 0 stands for None, more for more. Beyond it is 1."""

    size = 1

    def __init__(self, most: int) -> None:
        self._most = most

    def write(self, value: int | None, out: Array) -> None:
        """What is not known is 0."""
        if value is not None:
            out[0] = min(1.0, (value + 1) / (self._most + 1))


class Each:
    """The same for each of at most so many seats or things; None for all of them at once."""

    def __init__(self, times: int, feature: Feature) -> None:
        self._feature = feature
        self.size = times * feature.size

    def write(self, value: Sequence[Any] | None, out: Array) -> None:
        """One after the other."""
        size = self._feature.size
        for at, one in enumerate(value or ()):
            self._feature.write(one, out[at * size : (at + 1) * size])


class Layout:
    """Features one after the other, each for the field of a view that bears its name."""

    def __init__(self, features: dict[str, Feature]) -> None:
        self._features = features
        self.places: dict[str, slice] = {}
        """Where the numbers of each field stand."""
        self.size = 0
        for name, feature in features.items():
            self.places[name] = slice(self.size, self.size + feature.size)
            self.size += feature.size

    def write(self, view: Any, out: Array) -> None:
        """Write a view to an array that is all 0."""
        for name, feature in self._features.items():
            feature.write(getattr(view, name), out[self.places[name]])

    def array(self, view: Any) -> Array:
        """A view as a new array."""
        out = np.zeros(self.size, np.float32)
        self.write(view, out)
        return out
