"""`parlour serve`: tables for browsers."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import Any

import click
import structlog
import uvicorn

from parlour.cli.common import Shelf

APP = "parlour.server.app:app"
LARGEST_FRAME = 2**20  # beyond this a connection is closed unread; the server's own limit is lower
FAREWELL = 5  # seconds that connections have to end when the server is stopped


class Announcing(uvicorn.Server):
    """Says where it listens as soon as it does, with the port that it was given."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port, *_ = listening.getsockname()
                click.echo(f"Parlour is at http://{f'[{host}]' if ':' in host else host}:{port}/")
        sys.stdout.flush()


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps the tables (or PARLOUR_DATA).",
)
@click.pass_obj
def serve(found: Shelf, host: str, port: int, data: Path | None) -> None:
    """Serve tables to browsers; every setting can also be given by environment."""
    if data is not None:
        os.environ["PARLOUR_DATA"] = str(data)
    if found.folders:
        os.environ["PARLOUR_GAMES"] = os.pathsep.join(map(str, found.folders))
    config = uvicorn.Config(
        APP,
        factory=True,
        host=host,
        port=port,
        ws="websockets-sansio",
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
    server = Announcing(config)
    try:
        server.run()
    except KeyboardInterrupt:  # asked to stop, and everything has been put away
        click.echo("Stopped.", err=True)
    if not server.started:
        raise click.ClickException("the server could not start")


def write_logs() -> None:
    """One line for each event on standard error: JSON, or in colour where somebody looks on."""
    looked_on = sys.stderr.isatty()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    shown: Any = (
        structlog.dev.ConsoleRenderer() if looked_on else structlog.processors.JSONRenderer()
    )
    traces: list[Any] = [] if looked_on else [structlog.processors.format_exc_info]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *traces, shown],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
