"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from parlour.server.api import files, router
from parlour.server.api.faults import address, in_one_shape
from parlour.server.connection import Connection
from parlour.server.hall import Hall
from parlour.server.houses import House
from parlour.server.http_messages import Health
from parlour.server.live import NoSuchTable
from parlour.server.pages import CLIENT, pages
from parlour.server.people import CODE
from parlour.server.settings import Settings, from_environment
from parlour.server.stores import make_store
from parlour.server.stores.base import Store, Unavailable
from parlour.server.wire import wire


@get("/healthz")
async def healthz(house: NamedDependency[House]) -> Health:
    """Whether this process can serve."""
    await house.store.reach()
    return Health(True, len(house.hall.live), list(house.hall.boxes))


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], code: FromPath[str]
) -> None:
    """Play at a table, or watch."""
    if not allowed(socket, house.settings):
        await socket.close(code=4003, reason="wrong origin")
        return
    await socket.accept()
    if not house.requests.take(address(socket)):
        await socket.close(code=4029, reason="too many connections")
        return
    try:
        if not CODE.fullmatch(code.upper()):
            raise NoSuchTable(code)
        live = await house.table(code.upper())
    except NoSuchTable:
        await socket.close(code=4004, reason="no such table")
        return
    except Unavailable:
        await socket.close(code=1013, reason="try again later")
        return
    with house.crowd.enter(address(socket)) as room:
        if room:
            await Connection(socket, live, house, wire(socket.scope)).run()
        else:
            await socket.close(code=4029, reason="too many connections")


def allowed(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """A page may connect if it came from here; programs send no origin at all."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_hall(state: State) -> Hall:
    house: House = state.house
    return house.hall


def app() -> Litestar:
    """The application with the settings of the environment."""
    settings = from_environment()
    return create_app(settings, make_store(settings.data, settings.database_url))


def create_app(settings: Settings, store: Store | None = None, client: Path = CLIENT) -> Litestar:
    """The application; its house opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(store or make_store(settings.data, settings.database_url), settings)
        app.state.house = house
        await house.open_doors()
        try:
            yield
        finally:
            await house.close_doors()

    return Litestar(
        route_handlers=[router, files, healthz, table_socket, pages(client)],
        dependencies={"house": Provide(provide_house), "hall": Provide(provide_hall)},
        lifespan=[lifespan],
        exception_handlers={HTTPException: in_one_shape, Exception: in_one_shape},
        logging_config=None,  # our own logs
        openapi_config=OpenAPIConfig(
            title="Parlour", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.largest_message,
    )
