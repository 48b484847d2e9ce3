"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

from parlour.server.api import router
from parlour.server.connection import Connection
from parlour.server.hall import Hall, NoSuchTable
from parlour.server.houses import House
from parlour.server.people import CODE
from parlour.server.settings import Settings, from_environment
from parlour.server.stores.base import Store
from parlour.server.stores.sqlite import SqliteStore

log = structlog.get_logger()


@get("/healthz")
async def healthz(house: NamedDependency[House]) -> dict[str, Any]:
    """Whether this process can serve."""
    await house.store.lobby()
    return {"ok": True, "tables": len(house.hall.live), "games": list(house.hall.boxes)}


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], code: FromPath[str]
) -> None:
    """Play at a table, or watch."""
    if not allowed(socket, house.settings):
        await socket.close(code=4003, reason="wrong origin")
        return
    await socket.accept()
    try:
        if not CODE.fullmatch(code.upper()):
            raise NoSuchTable(code)
        live = await house.table(code.upper())
    except NoSuchTable:
        await socket.close(code=4004, reason="no such table")
        return
    await Connection(socket, live, house).run()


def allowed(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """A page may connect if it came from here; programs send no origin at all."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


CODES = {404: "request/no-such-page", 405: "request/method", 413: "request/too-large"}


def in_one_shape(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Every error has a status, a sentence and a code; what is our fault tells nothing more."""
    if isinstance(error, RecursionError):  # what was sent is nested too deep to be read
        error = HTTPException("That is nested too deep.", status_code=400)
    if not isinstance(error, HTTPException) or (error.status_code >= 500 and not error.extra):
        log.error("a request has failed", path=request.url.path, exc_info=error)
        status, detail, code = 500, "Something went wrong here; try again.", "server/error"
    else:
        status, detail = error.status_code, error.detail
        code = CODES.get(status, "request/malformed")
        if isinstance(error.extra, dict):
            code = error.extra.get("code", code)
        elif error.extra:  # what was wrong with each field
            told = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in error.extra]
            detail = "; ".join(told)
    content = {"status_code": status, "detail": detail, "extra": {"code": code}}
    return Response(content, status_code=status, media_type=MediaType.JSON)


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_hall(state: State) -> Hall:
    house: House = state.house
    return house.hall


def make_store(settings: Settings) -> Store:
    return SqliteStore(settings.data / "tables.sqlite")


def app() -> Litestar:
    """The application with the settings of the environment."""
    return create_app(from_environment())


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The application; its house opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(store or make_store(settings), settings)
        app.state.house = house
        await house.open_doors()
        try:
            yield
        finally:
            await house.close_doors()

    return Litestar(
        route_handlers=[router, healthz, table_socket],
        dependencies={"house": Provide(provide_house), "hall": Provide(provide_hall)},
        lifespan=[lifespan],
        exception_handlers={HTTPException: in_one_shape, Exception: in_one_shape},
        logging_config=None,  # our own logs
        openapi_config=OpenAPIConfig(title="Parlour", version="1"),
        request_max_body_size=settings.largest_message,
    )
