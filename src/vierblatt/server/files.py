"""The files of the page: read once, each in all its packings, with what is said when it is sent."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.response.base import ASGIResponse

AnyRequest = Request[Any, Any, Any]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        *(f"{what}-src 'self'" for what in ("script", "style", "font", "connect", "manifest")),
        "img-src 'self' data:",
        *(f"{what} 'none'" for what in ("frame-ancestors", "base-uri", "form-action")),
    )
)
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

OF_THE_BODY: Final = ("content-type", "content-length", "content-encoding")

PACKED: Final = {"br": ".br", "gzip": ".gz", "identity": ""}
"""How a file may be sent, smallest first, and what its name ends in then."""
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Sent(NamedTuple):
    """A file in one packing, ready to be sent."""

    body: bytes
    headers: dict[str, str]


File = dict[str, Sent]
"""The packings of a file that are there."""


def read(place: Path) -> dict[str, File]:
    """All files of a built page by their addresses; nothing else of the disk can be asked for."""
    return {
        f"/{path.relative_to(place).as_posix()}": packings(place, path)
        for part in place.iterdir()
        if not part.name.startswith(".")
        for path in (part, *part.rglob("*"))
        if path.suffix in KINDS and path.is_file()
    }


def packings(place: Path, path: Path) -> File:
    """A file as it is, and as the build has packed it."""
    hashed = path.parent == place / "assets"  # the build puts nothing else there
    found = {}
    for name, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            body = packed.read_bytes()
            found[name] = Sent(
                body, headers(path.suffix, name, body, FOREVER if hashed else ASK_FIRST)
            )
    return found


def headers(suffix: str, packing: str, body: bytes, keep: str) -> dict[str, str]:
    """What is said with a file."""
    said = {
        "content-type": KINDS[suffix],
        "content-length": str(len(body)),
        "cache-control": keep,
        "etag": f'"{sha256(body).hexdigest()[:20]}"',
        "vary": "accept-encoding",
    }
    if packing != "identity":
        said["content-encoding"] = packing
    if suffix == ".html":
        said |= {"content-security-policy": POLICY, "cross-origin-opener-policy": "same-origin"}
    return said


def accepted(asked: str) -> set[str]:
    """The packings that an Accept-Encoding takes."""
    taken = {"identity"}
    for part in asked.lower().split(","):
        name, _, weight = (word.strip() for word in part.partition(";"))
        if weight.replace(" ", "").rstrip(".0") not in ("q=", "q"):
            taken.add(name)
    return taken


def answer(request: AnyRequest, file: Mapping[str, Sent], **more: str) -> ASGIResponse:
    """The smallest packing that is taken, or that the one at hand is still good.

    To a HEAD the server in front sends the headers alone.
    """
    taken = accepted(request.headers.get("accept-encoding", ""))
    body, said = next(sent for name, sent in file.items() if name in taken)
    if said["etag"] in request.headers.get("if-none-match", ""):
        # What is said with this replaces what was said with the file: its policy, too.
        kept = {name: words for name, words in said.items() if name not in OF_THE_BODY}
        return ASGIResponse(headers=kept | more, status_code=304)
    return ASGIResponse(body=body, headers=said | more)
