"""Cells of rich markup in columns, for the tables that games draw on a terminal."""

from collections.abc import Sequence

from rich.text import Text


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines, each column as wide as its widest cell looks."""
    sizes = [[Text.from_markup(cell).cell_len for cell in row] for row in rows]
    widths = [max(column) for column in zip(*sizes, strict=True)]
    lines = []
    for row, own in zip(rows, sizes, strict=True):
        cells = [
            cell + " " * (width - size)
            for cell, size, width in zip(row, own, widths, strict=True)
            if width
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
