"""What learners see: all that the view says, nothing else, in numbers from 0 to 1."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from tests.adapters.tables import EVERY, USUAL, decisions
from vierblatt.adapters.features import Count, Each, Layout, Number, OneOf, Row
from vierblatt.adapters.layouts import LEFT_OUT, layout_for
from vierblatt.testing.conformance import Table, dealt


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_every_field_of_the_view_is_there(table: Table) -> None:
    fields = set(type(dealt(table, 0).view(0).table).__struct_fields__)
    assert fields - LEFT_OUT == set(layout_for(table.game, table.seats).places)


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_views_and_arrays_tell_the_same(table: Table) -> None:
    layout = layout_for(table.game, table.seats)
    known: dict[bytes, object] = {}
    for match, _seat in decisions(table, 2):
        for at in (*range(table.seats), None):
            view = match.view(at).table
            numbers = layout.array(view)
            assert numbers.shape == (layout.size,)
            assert numbers.min() >= 0.0
            assert numbers.max() <= 1.0
            assert known.setdefault(numbers.tobytes(), view) == view
    assert len(known) > 20


def written(feature: object, value: object) -> list[float]:
    layout = Layout({"field": feature})  # type: ignore[dict-item]
    seen = type("Seen", (), {"field": value})
    return [round(float(number), 3) for number in layout.array(seen)]


def test_kinds_of_numbers() -> None:
    assert written(OneOf("abc"), "b") == [0, 1, 0]
    assert written(OneOf("abc"), None) == [0, 0, 0]
    assert written(Count("abc", 2), ("a", "a", "c")) == [1, 0, 0.5]
    assert written(Row(2, "ab"), ("b",)) == [0, 1, 0, 0]
    assert written(Number(3), None) == [0]
    assert written(Number(3), 0) == [0.25]
    assert written(Number(3), 3) == [1]
    assert written(Number(3), 9) == [1]
    assert written(Each(2, Number(1)), (0, 1)) == [0.5, 1]
    assert written(Each(2, Number(1)), None) == [0, 0]


def test_a_layout_has_places() -> None:
    layout = Layout({"one": OneOf("ab"), "two": Number(1)})
    assert layout.places == {"one": slice(0, 2), "two": slice(2, 3)}
    assert layout.size == 3
    assert layout.array(type("Seen", (), {"one": "a", "two": 1})).dtype == np.float32
