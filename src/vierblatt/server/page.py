"""The page for browsers: the addresses that people open, and the files behind them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from vierblatt.server.ahead import Ahead
from vierblatt.server.files import AnyRequest, answer, packings, read
from vierblatt.server.problems import answered
from vierblatt.server.service import Service

PACKAGE: Final = Path(__file__).parents[1]
DOORS: Final = (
    *("/", "/r/{room:str}", "/m/{match:str}", "/print/{game:str}"),
    *("/learn", "/learn/{lesson:str}"),
)
"""The addresses that people open; the page itself looks which one it is."""
SAFE: Final = (HttpMethod.GET, HttpMethod.HEAD)
Stray = Callable[[AnyRequest, Any], Response[Any]]
NO_PAGE: Final = """\
This build of Vierblatt has no page for browsers.
The tables are here all the same: vierblatt play --join LINK
npm builds the page; VIERBLATT_PAGE=1 pip install . says what is missing for it.
"""


def folder() -> Path | None:
    """Where the built page lies: beside the sources that are worked on, or in the package."""
    places = [PACKAGE / "page"]
    if PACKAGE.parent.name == "src":
        places.insert(0, PACKAGE.parents[1] / "client" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


def page_routes() -> list[HTTPRouteHandler]:
    """The doors of the page and its files; without a page, doors that say so."""
    place = folder()
    if place is None:
        return [route(list(DOORS), http_method=SAFE, include_in_schema=False)(closed)]
    files = read(place)
    index, ahead = files.pop("/index.html"), Ahead(place)

    async def door(request: AnyRequest, service: Service) -> ASGIResponse:
        return answer(request, index, **announced(ahead, request, service))

    async def file(request: AnyRequest) -> ASGIResponse:
        if (found := files.get(request.scope["path"])) is None:
            raise NotFoundException
        return answer(request, found)

    paths = ["/assets/{name:str}", *(path for path in files if not path.startswith("/assets/"))]
    return [
        route(list(DOORS), http_method=SAFE, include_in_schema=False)(door),
        route(paths, http_method=SAFE, include_in_schema=False)(file),
    ]


def strays() -> dict[int | type[Exception], Stray]:
    """For somebody before an address that there is not: the page, which says so in its words."""
    place = folder()
    if place is None:
        return {}
    index = packings(place, place / "index.html")["identity"]
    said = {name: words for name, words in index.headers.items() if name != "etag"}

    def stray(request: AnyRequest, error: Exception) -> Response[Any]:
        if not wants_page(request):
            return answered(request, error)
        return Response(index.body, status_code=404, headers=said | {"cache-control": "no-store"})

    return {NotFoundException: stray}


def wants_page(request: AnyRequest) -> bool:
    """Whether somebody looks at this address, who is not after the protocol."""
    looks = request.method in SAFE and "text/html" in request.headers.get("accept", "")
    return looks and not request.url.path.startswith("/api")


async def closed() -> ASGIResponse:
    """There is nothing behind the door."""
    return ASGIResponse(body=NO_PAGE, media_type="text/plain", status_code=404)


def announced(ahead: Ahead, request: AnyRequest, service: Service) -> dict[str, str]:
    """What else the page behind this door needs. Whoever asks costs the store nothing."""
    room: str | None = request.path_params.get("room")
    here = service.keeper.known(room) if room is not None else None
    languages: str = request.headers.get("accept-language", "")
    address = request.url.path + ("?" if request.url.query else "")
    link = ahead.link(address, here.game.name if here else None, languages)
    return {"link": link} if link else {}
