"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
from parlour.server.backend import Backend
from parlour.server.connection import Connection
from parlour.server.http_messages import Health
from parlour.server.live import NoSuchTable
from parlour.server.pages import pages
from parlour.server.people import CODE
from parlour.server.registry import Registry
from parlour.server.settings import Settings, from_environment
from parlour.server.stores import make_store
from parlour.server.stores.base import Store, Unavailable
from parlour.server.wire import wire


@get("/healthz")
async def healthz(backend: NamedDependency[Backend]) -> Health:
    """Whether this process can serve."""
    await backend.store.reach()
    return Health(True, len(backend.registry.live), list(backend.registry.boxes))


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], backend: NamedDependency[Backend], code: FromPath[str]
) -> None:
    """Play at a table, or watch."""
    if not allowed(socket, backend.settings):
        await socket.close(code=4003, reason="wrong origin")
        return
    await socket.accept()
    if not backend.requests.take(address(socket)):
        await socket.close(code=4029, reason="too many connections")
        return
    try:
        if not CODE.fullmatch(code.upper()):
            raise NoSuchTable(code)
        live = await backend.table(code.upper())
    except NoSuchTable:
        await socket.close(code=4004, reason="no such table")
        return
    except Unavailable:
        await socket.close(code=1013, reason="try again later")
        return
    with backend.crowd.enter(address(socket)) as room:
        if room:
            await Connection(socket, live, backend, wire(socket.scope)).run()
        else:
            await socket.close(code=4029, reason="too many connections")


def allowed(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """A page may connect if it came from here; programs send no origin at all."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def provide_backend(state: State) -> Backend:
    backend: Backend = state.backend
    return backend


async def provide_registry(state: State) -> Registry:
    backend: Backend = state.backend
    return backend.registry


def app() -> Litestar:
    """The application with the settings of the environment."""
    settings = from_environment()
    return create_app(settings, make_store(settings.data, settings.database_url))


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The application; its backend opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        backend = Backend(store or make_store(settings.data, settings.database_url), settings)
        app.state.backend = backend
        await backend.open()
        try:
            yield
        finally:
            await backend.close()

    return Litestar(
        route_handlers=[router, files, healthz, table_socket, pages(settings.pages)],
        dependencies={"backend": Provide(provide_backend), "registry": Provide(provide_registry)},
        lifespan=[lifespan],
        exception_handlers={HTTPException: in_one_shape, Exception: in_one_shape},
        logging_config=None,  # our own logs
        openapi_config=OpenAPIConfig(
            title="Parlour", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.largest_message,
    )
