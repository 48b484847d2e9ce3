"""Tables to find, to open and to join."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from parlour.server import decisions
from parlour.server.api.faults import address
from parlour.server.backend import Backend
from parlour.server.decisions import Fault
from parlour.server.http_messages import Join, Joined, OpenTable, SeatToken
from parlour.server.live import LiveTable, NoSuchTable, Unreadable
from parlour.server.messages import Room
from parlour.server.openings import opening
from parlour.server.people import CODE, hashed, new_token
from parlour.server.registry import Registry
from parlour.server.stores.base import Conflict

MOST_SHOWN = 100  # tables in the lobby


@get("/lobby")
async def lobby(registry: NamedDependency[Registry]) -> list[Room]:
    """Public tables that wait for players, the newest first."""
    shown = []
    for listing in await registry.store.lobby(MOST_SHOWN):
        try:
            shown.append(msgspec.json.decode(listing.summary, type=Room))
        except msgspec.ValidationError:  # written by another version of the server
            continue
    return shown


@post("/tables")
async def open_table(
    request: Request[Any, Any, Any], backend: NamedDependency[Backend], data: JSONBody[OpenTable]
) -> Joined:
    """Open a table and sit down at it, as its host."""
    begun = opening(backend.registry.boxes, data)
    live = await backend.found(begun.entries, address(request))
    return joined(live, begun.seats, begun.host)


@post("/tables/{code:str}/join")
async def join(
    backend: NamedDependency[Backend], code: FromPath[str], data: JSONBody[Join]
) -> Joined:
    """Take a seat."""
    live = await find(backend, code)
    token = new_token()
    try:
        await live.act(lambda table: decisions.sit(table, token, data.name, data.seat))
    except Conflict as conflict:
        raise Fault("table/busy", "Somebody was faster; try again.") from conflict
    seat = live.table.seat_of(hashed(token))
    if seat is None:
        raise Fault("table/busy", "The host gave that seat away at once; try again.")
    return joined(live, {seat: token})


@get("/tables/{code:str}")
async def look(backend: NamedDependency[Backend], code: FromPath[str]) -> Room:
    """The table around the game, as anybody may see it."""
    return (await find(backend, code)).room()


def joined(live: LiveTable, seats: dict[int, str], host: str | None = None) -> Joined:
    held = [SeatToken(seat, token) for seat, token in seats.items()]
    return Joined(live.table.code, held[0].seat, held[0].token, held, host)


async def find(backend: Backend, code: str) -> LiveTable:
    if not CODE.fullmatch(code.upper()):
        raise Fault("table/no-such-table", "There is no such table.")
    try:
        return await backend.table(code.upper())
    except Unreadable:
        raise Fault("table/unreadable", "This server cannot take that table up.") from None
    except NoSuchTable:
        raise Fault("table/no-such-table", "There is no such table.") from None


ROUTES = (lobby, open_table, join, look)
