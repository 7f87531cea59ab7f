"""Copies of what is tried on: a room is copied for each command."""

from typing import TypeVar

T = TypeVar("T")


def twin(one: T) -> T:
    """What `copy.copy` makes of an object with a dictionary, in a quarter of its time."""
    other = object.__new__(type(one))
    other.__dict__.update(one.__dict__)
    return other
