"""The HTTP side: what there is to play, tables to open and to join, and what is left of them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from parlour.arena.catalog import describe
from parlour.kernel.box import BadSetup
from parlour.kernel.record import dump
from parlour.server import decisions
from parlour.server.decisions import Fault
from parlour.server.entries import AnyEntry, Clock, Opened
from parlour.server.hall import Hall, LiveTable, NoSuchTable, Unreadable
from parlour.server.houses import House
from parlour.server.people import CODE, hashed, new_token
from parlour.server.rendering import room
from parlour.server.stores.base import Conflict
from parlour.server.tables import restore

STATUS = {
    "house/full": 503,
    "table/busy": 409,
    "table/full": 409,
    "table/no-such-game": 404,
    "table/no-such-table": 404,
    "table/seat-taken": 409,
    "table/started": 409,
    "table/unreadable": 409,
}


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. With `start` it begins at once, bots on the empty seats."""

    game: str
    name: str = "Guest"
    seats: int | None = None
    public: bool = False
    options: dict[str, str] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    start: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: str = "Guest"
    seat: int | None = None


class Joined(msgspec.Struct):
    """Secrets for the browser to keep: the seat's token, and the host's own."""

    code: str
    seat: int
    token: str
    host_token: str | None = None


def problem(fault: Fault) -> HTTPException:
    status = STATUS.get(fault.code, 400)
    return HTTPException(fault.message, status_code=status, extra={"code": fault.code})


@get("/games")
async def games(hall: NamedDependency[Hall]) -> list[dict[str, Any]]:
    """What there is to play."""
    return [describe(box) for box in hall.boxes.values()]


@get("/games/{game:str}/rules")
async def rules(hall: NamedDependency[Hall], game: FromPath[str]) -> list[dict[str, Any]]:
    """The rulebook of a game, in order."""
    if game not in hall.boxes:
        raise problem(Fault("table/no-such-game", f"There is no game {game!r}."))
    return [rule._asdict() for rule in hall.boxes[game].rulebook.rules.values()]


@get("/lobby")
async def lobby(hall: NamedDependency[Hall]) -> list[Any]:
    """Public tables that wait for players."""
    listed = await hall.store.lobby()
    return [msgspec.json.decode(listing.summary) for listing in listed]


@post("/tables")
async def open_table(house: NamedDependency[House], data: JSONBody[OpenTable]) -> Joined:
    """Open a table and sit down at it, as its host."""
    box = house.hall.boxes.get(data.game)
    if box is None:
        raise problem(Fault("table/no-such-game", f"There is no game {data.game!r}."))
    seats = box.players[0] if data.seats is None else data.seats
    try:
        options = box.settle_options(seats, data.options)
        decisions.check_clock(data.clock)
    except BadSetup as error:
        raise problem(Fault("table/bad-setup", str(error))) from error
    except Fault as fault:
        raise problem(fault) from fault
    host_token, token = new_token(), new_token()
    opened = Opened(
        box.name, box.rules_version, seats, hashed(host_token), data.public, options, data.clock
    )
    first = restore("", house.hall.boxes, [(opened, 0)])
    begun: list[AnyEntry] = [opened]
    for entry in decisions.sit(first, token, data.name, 0):
        first.apply(entry, 0)
        begun.append(entry)
    if data.start:
        begun += decisions.start(first)
    try:
        live = await house.found(begun)
    except Fault as fault:
        raise problem(fault) from fault
    return Joined(live.table.code, 0, token, host_token)


@post("/tables/{code:str}/join")
async def join(house: NamedDependency[House], code: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Take a seat."""
    live = await find(house, code)
    token = new_token()
    try:
        await live.act(lambda table: decisions.sit(table, token, data.name, data.seat))
    except Fault as fault:
        raise problem(fault) from fault
    except Conflict as conflict:
        raise problem(Fault("table/busy", "Somebody was faster; try again.")) from conflict
    seat = live.table.seat_of(hashed(token))
    assert seat is not None
    return Joined(live.table.code, seat, token)


@get("/tables/{code:str}")
async def look(house: NamedDependency[House], code: FromPath[str]) -> dict[str, Any]:
    """The table around the game, as anybody may see it."""
    live = await find(house, code)
    shown: dict[str, Any] = msgspec.to_builtins(room(live.table, 0, set(), 0, set()))
    return shown


@get("/tables/{code:str}/record")
async def record(house: NamedDependency[House], code: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, its seed revealed."""
    table = (await find(house, code)).table
    if table.match is None or not table.over:
        raise problem(Fault("record/not-over", "The record can be had when the game is over."))
    name = f"{table.box.name}-{table.code}.parlour.json"
    return Response(
        dump(table.match.record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{code:str}/replay/{step:int}")
async def replay_step(
    house: NamedDependency[House],
    code: FromPath[str],
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> dict[str, Any]:
    """A finished game after so many moves, with the eyes of any seat: all is open now."""
    table = (await find(house, code)).table
    if table.match is None or not table.over:
        raise problem(Fault("record/not-over", "The replay can be had when the game is over."))
    if seat is not None and not 0 <= seat < len(table.seats):
        raise problem(Fault("table/no-such-seat", "There is no such seat."))
    steps = len(table.match.entries)
    if not 0 <= step <= steps:
        raise problem(Fault("replay/no-such-step", f"There are steps 0 to {steps}."))
    return await house.replay(table, step, seat)


async def find(house: House, code: str) -> LiveTable:
    if not CODE.fullmatch(code.upper()):
        raise problem(Fault("table/no-such-table", "There is no such table."))
    try:
        return await house.table(code.upper())
    except Unreadable:
        fault = Fault("table/unreadable", "This server cannot take that table up.")
        raise problem(fault) from None
    except NoSuchTable:
        raise problem(Fault("table/no-such-table", "There is no such table.")) from None


router = Router(
    "/api", route_handlers=[games, rules, lobby, open_table, join, look, record, replay_step]
)
