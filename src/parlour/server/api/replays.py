"""How a game went: any position of it, and, when it is over, its story and its record."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from parlour.arena.record import Record, dump
from parlour.server.api.tables import find
from parlour.server.backend import Backend
from parlour.server.decisions import Fault, in_range, same_rules
from parlour.server.http_messages import Position, Story
from parlour.server.people import hashed
from parlour.server.tables import Table


@get("/tables/{code:str}/story")
async def story(backend: NamedDependency[Backend], code: FromPath[str]) -> Story:
    """A finished game from beginning to end, its seed revealed."""
    table = (await find(backend, code)).table
    same_rules(table)
    if not table.over:
        raise Fault("record/not-over", "The story can be told when the game is over.")
    return await backend.replays.story(table)


@get("/tables/{code:str}/position/{step:int}")
async def position(
    request: Request[Any, Any, Any],
    backend: NamedDependency[Backend],
    code: FromPath[str],
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Position:
    """The game after so many moves.

    After the end, or if the game has no secrets, with anybody's eyes; else with one's own.
    """
    table = (await find(backend, code)).table
    same_rules(table)
    if table.match is None:
        raise Fault("table/not-started", "The game has not begun.")
    if seat is not None:
        in_range(table, seat)
        closed = table.box.about.secrets and not table.over
        if closed and not holds(request, table, seat):
            raise Fault("replay/not-yours", "Others' eyes are open only after the end.")
    steps = len(table.match.entries)
    if not 0 <= step <= steps:
        raise Fault("replay/no-such-step", f"There are steps 0 to {steps}.")
    return await backend.replays.position(table, step, seat)


@get(
    "/tables/{code:str}/record",
    responses={200: ResponseSpec(Record, generate_examples=False, description="The record")},
)
async def record(backend: NamedDependency[Backend], code: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, its seed revealed."""
    table = (await find(backend, code)).table
    same_rules(table)
    if table.match is None or not table.over:
        raise Fault("record/not-over", "The record can be had when the game is over.")
    name = f"{table.box.about.name}-{table.code}.parlour.json"
    return Response(
        dump(table.match.record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def holds(request: Request[Any, Any, Any], table: Table, seat: int) -> bool:
    """Whether the request comes with the token of that seat."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and table.seat_of(hashed(token.strip())) == seat


ROUTES = (story, position, record)
