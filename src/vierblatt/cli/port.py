"""Where a server can listen."""

import errno
import os
import socket
from typing import Final

from vierblatt.cli.asked import UsageError, positive

USUAL: Final = 8400
ASKED: Final = range(USUAL, USUAL + 20)
HIGHEST: Final = 65_535
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737): nothing is sent to it."""


def asked_port(host: str, port: int | None) -> int:
    """The port that is asked for, else the usual one or the first behind it that is free.

    Raises UsageError.
    """
    if port is not None:
        if port > HIGHEST:
            raise UsageError("usage-no-value", option="port", word=str(port), values=f"1-{HIGHEST}")
        if not is_free(host, positive(port, "port")):
            raise UsageError("room-port-taken", port=str(port))
        return port
    free = next((one for one in ASKED if is_free(host, one)), None)
    if free is None:
        raise UsageError("room-port-taken", port=str(USUAL))
    return free


def own_address() -> str:
    """Where this machine's network knows it; the loopback when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        address: str = door.getsockname()[0]
        return address


def is_free(host: str, port: int) -> bool:
    """Whether a server can listen there. Raises UsageError where none ever can."""
    try:
        family, kind, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as door:
            if os.name == "posix":  # else a port counts as taken for a minute after its server
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(place)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return False
        detail = error.strerror or str(error)
        raise UsageError("room-no-address", host=f"{host}:{port}", detail=detail) from error
    return True
