"""The application: routes, the guard before them, and what runs beside them."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vierblatt import __version__
from vierblatt.server.bodies import LARGEST_BODY, strictly
from vierblatt.server.config import Config
from vierblatt.server.guard import HEADERS
from vierblatt.server.house import House, opened
from vierblatt.server.lessons import LESSONS
from vierblatt.server.page import page_routes, strays
from vierblatt.server.problems import answered
from vierblatt.server.questions import QUESTIONS
from vierblatt.server.reference import REFERENCE
from vierblatt.server.replays import REPLAYS
from vierblatt.server.routes import ROUTES
from vierblatt.server.schema import encoded
from vierblatt.server.service import Service


def make_app(config: Config) -> Litestar:
    """A server of the rooms in a database."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        house = House(await opened(config.database))
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
        [*ROUTES, *QUESTIONS, *REFERENCE, *REPLAYS, *LESSONS, *page_routes()],
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
            use_handler_docstrings=True,
            render_plugins=[Document(path="/openapi.json")],
        ),
        exception_handlers={HTTPException: answered, Exception: answered, **strays()},
        logging_config=None,
    )
    return app


class Document(JsonRenderPlugin):
    """The document as JSON, completed by what the games know."""

    made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Made when it is asked for the first time."""
        self.made = self.made or encoded(deepcopy(openapi_schema))
        return self.made


async def _guard(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from a stranger's page, too often, or not as it should."""
    request.state.start = time.perf_counter()
    service: Service = request.app.state.service
    service.guard.let_in(request.method, request)
    body = request.route_handler.opt.get("body")
    if body is not None:
        strictly(await request.body(), body)


async def _secure(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


async def _note(request: Request[Any, Any, Any]) -> None:
    service: Service = request.app.state.service
    pattern = min(request.route_handler.paths, default="")
    service.note(request.method, pattern, request.state.start)
