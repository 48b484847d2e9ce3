"""`parlour serve`: tables for browsers."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click
import structlog
import uvicorn
from click.core import ParameterSource

from parlour.cli.common import Shelf
from parlour.server.wire import Wire

APP = "parlour.server.app:app"
LARGEST_FRAME = 2**20  # beyond this a connection is closed unread; the server's own limit is lower
FAREWELL = 5  # seconds that connections have to end when the server is stopped


class Announcing(uvicorn.Server):
    """Says where it listens as soon as it does, with the port that it was given."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        rest_from_collecting()
        listening = [listening for server in self.servers for listening in server.sockets]
        addresses = [address_of(one.getsockname()) for one in listening]
        for address in addresses:
            click.echo(f"Parlour is at {address}")
        if self.open_browser and addresses:  # a name may mean several, and one page is enough
            show(addresses[0])
        sys.stdout.flush()


def address_of(name: tuple[Any, ...]) -> str:
    host, port, *_ = name
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps the tables (or PARLOUR_DATA).",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the shelf of games in a browser.")
@click.pass_context
def serve(
    context: click.Context, host: str, port: int, data: Path | None, open_browser: bool
) -> None:
    """Serve tables to browsers; every setting can also be given by environment.

    With PARLOUR_DATABASE_URL=postgresql://... the tables are kept there, and any number of servers
    may share them.
    """
    found: Shelf = context.obj
    unasked = context.get_parameter_source("port") is ParameterSource.DEFAULT
    if open_browser and unasked and taken(host, port):
        port = 0  # somebody who just wants to play does not care which
    if data is not None:
        os.environ["PARLOUR_DATA"] = str(data)
    if found.folders:
        os.environ["PARLOUR_GAMES"] = os.pathsep.join(map(str, found.folders))
    config = uvicorn.Config(
        APP,
        factory=True,
        host=host,
        port=port,
        ws=Wire,
        ws_per_message_deflate=False,  # it would cost more than all the rest of a move
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
        log_config=None,
        access_log=False,
    )
    try:
        config.load()
    except ValueError as error:  # a setting of the environment
        raise click.ClickException(str(error)) from error
    write_logs()
    server = Announcing(config, open_browser)
    try:
        server.run()
    except KeyboardInterrupt:  # asked to stop, and everything has been put away
        click.echo("Stopped.", err=True)
    if not server.started:
        raise click.ClickException("the server could not start")


def rest_from_collecting() -> None:
    """Tables live long and have no cycles, so looking for garbage among them is mostly in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def show(address: str) -> None:
    """Open a browser where there is a screen; one that runs in the terminal would hide this."""
    screen = sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ)
    if screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        click.echo("Open that address in a browser. Ctrl-C stops the server.")


def taken(host: str, port: int) -> bool:
    """Whether something listens there already, at any of the addresses that the name means."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:  # the server itself will say what is wrong with it
        return False
    return any(in_use(family, address) for family, _, _, _, address in found)


def in_use(family: socket.AddressFamily, address: Any) -> bool:
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:  # as the server does it: the other kind is asked apart
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            probe.bind(address)
    except OSError as error:  # an address that is not here at all is not in use
        return error.errno == errno.EADDRINUSE
    return False


def write_logs() -> None:
    """One line for each event on standard error: JSON, or in color where somebody looks on."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[remove, *renderers(sys.stderr.isatty())],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # not a line for each connection
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def renderers(looked_on: bool) -> list[Any]:
    """What makes a line of an event. The usual traces in color would show seeds and tokens."""
    if looked_on:
        plain = structlog.dev.plain_traceback
        return [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
