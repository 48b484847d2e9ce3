"""What is shown of a game: everything to everybody (GP-37, GP-42)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.contract import OFFERED, View
from parlour.games.gridopolis import moves, table
from parlour.games.gridopolis.lattice import Cell, numbers
from parlour.games.gridopolis.moves import MARCHES
from parlour.games.gridopolis.notation import write
from parlour.games.gridopolis.rules import asides, second, setup, turn
from parlour.games.gridopolis.rules.ending import ranking
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.routes import MOST, Hop, Route, every_route, first_routes
from parlour.games.gridopolis.rules.second import FreeJump, SecondMove
from parlour.games.gridopolis.rules.turn import Turn
from parlour.games.gridopolis.table import Reserve, Table
from parlour.games.gridopolis.view_types import (
    AddedPad,
    HopView,
    LimitView,
    Owned,
    PlayerView,
    PrivateView,
    PublicView,
    RouteView,
    SecondView,
)
from parlour.kernel.agenda import Game
from parlour.kernel.codec import agenda_view, from_wire, kinds, load_agenda, to_wire
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move

KINDS = kinds(table, moves, asides, second, setup, turn)


def private(g: Game[Table], viewer: int | None) -> PrivateView:
    return {"viewer": viewer, **agenda_view(g, viewer)}


def public(g: Game[Table]) -> PublicView:
    t = g.table
    lattice, plan = t.lattice, t.plan
    return {
        "blueprint": {"id": plan.id, "title": plan.title},
        "turn": None if g.over else t.turn,
        "starter": t.starter,
        "round": t.round,
        "turns": t.turns,
        "pads": lattice.cells.copy(),
        "added": [added(t, one) for one in t.added],
        "blockers": placed(t, t.blockers),
        "teleporters": [lattice.cells[pad] for pad in numbers(plan.teleporters)],
        "kingerizers": placed(t, plan.homes),
        "markers": [
            {
                "cell": lattice.cells[pad],
                "seat": seat,
                "king": bool(t.kings >> pad & 1),
                "moved": not t.fresh >> pad & 1,
            }
            for seat in range(t.players)
            for pad in numbers(t.markers[seat])
        ],
        "players": [player(t, seat) for seat in range(t.players)],
        "limit": limit(t),
        "quiet": {"turns": t.quiet, "most": plan.no_progress * t.living()},
        "second": once_more(g),
        "routes": routes(g),
        "ranking": ranking(t) if g.over else [],
        "decided_by": t.decided_by,
    }


def for_bots(g: Game[Table], bots: Mapping[int, str]) -> View:
    """The table itself, with the positions of GP-133; the rest of a view says it all in words."""
    return {"table": to_wire(g.table)}


def added(t: Table, one: table.Added) -> AddedPad:
    """GP-100. An added pad, and the pad that holds it."""
    x, y, z = one.cell
    beside = [(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)]
    number = t.lattice.number
    mine = number[(x, y, z)]
    held = [cell for cell in beside if number.get(cell, mine) < mine]
    support: Cell = held[0] if held and not one.vertical else (x, y, z - 1)
    return {"cell": (x, y, z), "seat": one.seat, "vertical": one.vertical, "support": support}


def placed(t: Table, by_seat: list[int]) -> list[Owned]:
    return [
        {"cell": t.lattice.cells[pad], "seat": seat}
        for seat in range(t.players)
        for pad in numbers(by_seat[seat])
    ]


def player(t: Table, seat: int) -> PlayerView:
    plan, reserve = t.plan, t.reserves[seat]
    if t.out[seat]:
        reserve = Reserve(0, 0, 0, 0)  # GP-130: what is unused leaves play
    kings = (t.markers[seat] & t.kings).bit_count()
    return {
        "id": plan.seats[seat],
        "color": plan.colors[seat],
        "forward": plan.forwards[seat],
        "out": t.out[seat],
        "resigned": t.resigned[seat],
        "pawns": t.markers[seat].bit_count() - kings,
        "kings": kings,
        "reserve": {
            "pads": reserve.pads,
            "links": reserve.links,
            "posts": reserve.posts,
            "blockers": reserve.blockers,
        },
        "pile": {"pawns": t.pile_pawns[seat], "kings": t.pile_kings[seat]},
        "points": t.points(seat),
    }


def limit(t: Table) -> LimitView:
    """GP-140."""
    house = t.house
    return {
        "kind": "rounds" if house.rounds else "minutes" if house.minutes else "none",
        "number": house.rounds or house.minutes,
        "up": t.time_up,
    }


def once_more(g: Game[Table]) -> SecondView | None:
    """GP-80, GP-R10. A king that may move once more, or a marker that has a free jump."""
    choice = g.choice
    if not isinstance(choice, (FreeJump, SecondMove)):
        return None
    cells = g.table.lattice.cells
    jump = isinstance(choice, FreeJump)
    return {"cell": cells[choice.pad], "start": cells[choice.start], "jump": jump}


def routes(g: Game[Table]) -> list[RouteView]:
    """GP-56. Every way of doing what takes more than one hop, or a teleporter.

    Where there are very many, at least one for each of the moves that a page is sent.
    """
    t, choice = g.table, g.choice
    if isinstance(choice, Turn):
        pads = [(pad, 1 << pad) for pad in numbers(t.markers[choice.seat])]
    elif isinstance(choice, (FreeJump, SecondMove)):
        pads = [(choice.pad, choice.barred(g))]
    else:
        return []
    markers = [Marker(t, t.turn, pad) for pad, _ in pads]
    every: list[Route] = []
    for marker, (_, barred) in zip(markers, pads, strict=True):
        every += every_route(marker, barred)
    if len(every) >= MOST:
        every = some_routes(markers, every, set(choice.moves(g, t.turn)[:OFFERED]))
    return [
        {"move": write(route.move), "hops": [shown(hop) for hop in route.hops]}
        for route in every
        if len(route.hops) > 1 or route.hops[0].exit is not None
    ]


def some_routes(markers: list[Marker], known: list[Route], sent: set[Move]) -> list[Route]:
    """Of too many: one to each of the moves that are `sent`, and some others to these."""
    first: dict[Move, Route] = {}
    others: list[Route] = []
    for route in known:
        if route.move in sent and first.setdefault(route.move, route) is not route:
            others.append(route)
    for marker in markers:
        start = marker.lattice.cells[marker.pad]
        missing = {m for m in sent - first.keys() if isinstance(m, MARCHES) and m.start == start}
        for route in first_routes(marker, set(missing)) if missing else []:
            first[route.move] = route
    return [*first.values(), *others[: MOST - len(first)]]


def shown(hop: Hop) -> HopView:
    return {"to": hop.to, "over": hop.over, "exit": hop.exit}


def imagine(seen: View, luck: Luck) -> Game[Table]:
    """GP-37. There is nothing to imagine: the table is as it is seen."""
    t: Table = from_wire(seen["table"], KINDS)
    return Game(t, luck, load_agenda(seen["agenda"], KINDS))
