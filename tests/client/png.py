"""Light pictures: PNG with at most 256 colours, plenty for what is drawn and not painted."""

from collections import Counter
from struct import pack, unpack
from typing import Final
from zlib import compress, crc32, decompress

COLOURS: Final = 256
Colour = bytes


def lighter(picture: bytes) -> bytes:
    """The same picture; rare colours become the commoner one that is nearest. RGB only."""
    width, height = unpack(">II", picture[16:24])
    rows = lines(picture, width, height)
    counted = Counter(row[at : at + 3] for row in rows for at in range(0, len(row), 3))
    palette = [colour for colour, _ in counted.most_common(COLOURS)]
    index = {colour: nearest(colour, palette) for colour in counted}
    packed = b"".join(
        b"\0" + bytes(index[row[at : at + 3]] for at in range(0, len(row), 3)) for row in rows
    )
    head = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = (
        ("IHDR", head),
        ("PLTE", b"".join(palette)),
        ("IDAT", compress(packed, 9)),
        ("IEND", b""),
    )
    return picture[:8] + b"".join(chunk(kind.encode(), data) for kind, data in body)


def nearest(colour: Colour, palette: list[Colour]) -> int:
    red, green, blue = colour

    def far(at: int) -> int:
        one = palette[at]
        return (one[0] - red) ** 2 + (one[1] - green) ** 2 + (one[2] - blue) ** 2

    return min(range(len(palette)), key=far)


def chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))


def lines(picture: bytes, width: int, height: int) -> list[bytes]:
    """The rows of pixels, without the filters of PNG (ISO/IEC 15948, 9)."""
    at, packed = 8, b""
    while at < len(picture):
        (size,) = unpack(">I", picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            packed += picture[at + 8 : at + 8 + size]
        at += size + 12
    raw = decompress(packed)
    step = width * 3
    found, before = [], bytes(step)
    for row in range(height):
        start = row * (step + 1)
        before = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + step]), before)
        found.append(before)
    return found


def unfiltered(how: int, row: bytearray, above: bytes) -> bytes:
    for at in range(len(row)):
        left = row[at - 3] if at >= 3 else 0
        corner = above[at - 3] if at >= 3 else 0
        guess = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))[how]
        row[at] = (row[at] + guess) & 255
    return bytes(row)


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))
