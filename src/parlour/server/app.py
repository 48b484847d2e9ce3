"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from parlour.server.api import router
from parlour.server.connection import Connection
from parlour.server.hall import Hall, NoSuchTable
from parlour.server.houses import House
from parlour.server.people import CODE
from parlour.server.settings import Settings
from parlour.server.stores.base import Store
from parlour.server.stores.sqlite import SqliteStore


@get("/healthz")
async def healthz(house: House) -> dict[str, Any]:
    """Whether this process can serve."""
    await house.store.lobby()
    return {"ok": True, "tables": len(house.hall.live), "games": list(house.hall.boxes)}


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], house: House, code: str) -> None:
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
    await Connection(socket, live, house.settings).run()


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


def make_store(settings: Settings) -> Store:
    return SqliteStore(settings.data / "tables.sqlite")


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
        openapi_config=OpenAPIConfig(title="Parlour", version="1"),
        request_max_body_size=settings.largest_message,
    )
