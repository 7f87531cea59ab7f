"""The application: routes, the guard before them, and what runs beside them."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vierblatt import __version__
from vierblatt.room.ports import StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.server import problems
from vierblatt.server.config import Config
from vierblatt.server.guard import HEADERS
from vierblatt.server.house import House
from vierblatt.server.lessons import LESSONS
from vierblatt.server.page import page_routes
from vierblatt.server.questions import QUESTIONS
from vierblatt.server.reference import REFERENCE
from vierblatt.server.replays import REPLAYS
from vierblatt.server.routes import ROUTES
from vierblatt.server.schema import encoded
from vierblatt.server.service import Service
from vierblatt.server.socket import listen
from vierblatt.store import open_store

LARGEST_BODY = 16_384

log = structlog.get_logger()


def make_app(config: Config) -> Litestar:
    """A server of the rooms in a database."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        house = House(await open_store(config.database))
        service = app.state.service = Service(config, house)
        house.start(house.listen, house.mend, house.watch_clocks, service.presence.keep)
        try:
            yield
        finally:
            service.hints.close()
            await house.stop()

    async def service() -> Service:
        found: Service = app.state.service
        return found

    app = Litestar(
        [*ROUTES, *QUESTIONS, *REFERENCE, *REPLAYS, *LESSONS, listen, *page_routes()],
        lifespan=[alive],
        dependencies={"service": Provide(service)},
        before_request=_guard,
        after_response=_note,
        response_headers=[],
        after_request=_secure,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Vierblatt",
            version=__version__,
            description="Rooms for card games. The whole protocol: docs/protocol.md.",
            path="/schema",
            render_plugins=[Document(path="/openapi.json")],
        ),
        exception_handlers={
            Refusal: problems.refused,
            problems.Late: problems.late,
            StoreDown: problems.down,
            HTTPException: problems.http,
            RecursionError: problems.too_deep,
            Exception: problems.broken,
        },
        logging_config=None,
    )
    return app


class Document(JsonRenderPlugin):
    """The document as JSON, completed by what the games know."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Made once by the framework and handed over each time."""
        return encoded(deepcopy(openapi_schema))


async def _guard(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from a stranger's page, too often, or not as it should."""
    request.state.start = time.perf_counter()
    service: Service = request.app.state.service
    if request.method not in ("GET", "HEAD") and not service.guard.from_own_page(request):
        raise Refusal("wrong-origin")
    if request.scope["path"].startswith("/api") and not service.guard.may_ask(request):
        raise Refusal("too-many")
    body = request.route_handler.opt.get("body")
    if body is not None:
        await _strict(request, body)


async def _strict(request: Request[Any, Any, Any], kind: type) -> None:
    """The framework would take "5" for 5 and 1 for true, in a body as in a query."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ValidationException(str(error)) from error


async def _secure(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


async def _note(request: Request[Any, Any, Any]) -> None:
    """Count and log: the method and the path's pattern, never what is in it."""
    route = request.route_handler.paths
    path = min(route) if route else ""
    service: Service = request.app.state.service
    took = round(1000 * (time.perf_counter() - request.state.start), 1)
    log.debug("request", method=request.method, path=path, ms=took)
    service.metrics.requests.labels(path, request.method).inc()
