"""What is sent up, taken at its word: "5" is not 5, and 1 is not true."""

from typing import Final, TypeVar

import msgspec
from litestar.exceptions import ValidationException

T = TypeVar("T")

LARGEST_BODY: Final = 16_384


def strictly(body: bytes, kind: type[T]) -> T:
    """A body as what it is to be; the framework is less strict. Raises ValidationException."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ValidationException(str(error)) from error
