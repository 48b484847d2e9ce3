"""Carrying out what a marker does, once it is known to be legal."""

from __future__ import annotations

from parlour.games.gridopolis.events import Hopped, Kinged, Plunged, Stepped, Teleported
from parlour.games.gridopolis.lattice import Cell
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.rules.reach import Marker
from parlour.games.gridopolis.rules.routes import Explorer, Route
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


def march(g: Game[Table], seat: int, move: Move) -> None:
    """Move the marker, remove its victims, and make it a king if it has earned that."""
    t = g.table
    if isinstance(move, Kamikaze):
        start, end, victims = t.pad(move.start), -1, move.victims
    elif isinstance(move, Capture):
        start, end, victims = t.pad(move.start), t.pad(move.end), move.victims
    else:
        assert isinstance(move, (Step, OwnJump))
        start, end, victims = t.pad(move.start), t.pad(move.end), ()
    marker = Marker(t, seat, start)
    route = taken_route(marker, move) if g.events is not None else None
    if route is not None:
        tell_route(g, seat, move, route)
    crowned = is_crowned(marker, move, end)
    attacker = marker.king or crowned
    t.lift(marker.bit, seat)
    for cell in victims:
        capture(t, seat, cell, move, attacker)
    if victims or crowned:  # GP-133
        t.progress = True
    if end < 0:
        return
    bit = 1 << end
    t.put(bit, seat)
    if attacker:
        t.kings |= bit
    if crowned and g.events is not None and route is not None:
        g.tell(Kinged(seat, throne(marker, route)))


def is_crowned(marker: Marker, move: Move, end: int) -> bool:
    """GP-75, GP-76, GP-78. Whether a pawn becomes a king by this; GP-R11: perhaps on the way."""
    if marker.king:
        return False
    if marker.goes_on and not isinstance(move, Step):
        return any(r.crowned for r in Explorer(marker, 0).explore() if r.move == move)
    return end >= 0 and bool(marker.thrones >> end & 1)


def capture(t: Table, seat: int, cell: Cell, move: Move, attacker: bool) -> None:
    """GP-113, GP-124. The victim goes to the capturer's pile, and a kamikaze to its victim's."""
    bit = 1 << t.pad(cell)
    victim = t.owner(bit)
    pile(t, seat, bool(t.kings & bit))
    t.lift(bit, victim)
    if isinstance(move, Kamikaze) and cell == move.last:
        pile(t, victim, attacker)


def pile(t: Table, seat: int, king: bool) -> None:
    if king:
        t.pile_kings[seat] += 1
    else:
        t.pile_pawns[seat] += 1


# ---------------------------------------------------------------------- telling


def taken_route(marker: Marker, move: Move) -> Route | None:
    """GP-56. The first route that leads to this."""
    found = Explorer(marker, 0, move).explore()
    return found[0] if found else None


def throne(marker: Marker, route: Route) -> Cell:
    """Where on this route the pawn has become a king."""
    for hop in route.hops:
        if marker.thrones >> marker.table.pad(hop.to) & 1:
            return hop.to
    return route.hops[-1].end


def tell_route(g: Game[Table], seat: int, move: Move, route: Route) -> None:
    assert isinstance(move, (Step, OwnJump, Capture, Kamikaze))
    t, at = g.table, move.start
    for number, hop in enumerate(route.hops):
        last = number == len(route.hops) - 1
        if hop.over is None:
            g.tell(Stepped(seat, at, hop.to))
        else:
            bit = 1 << t.pad(hop.over)
            victim, king = t.owner(bit), bool(t.kings & bit)
            if isinstance(move, Kamikaze) and last:
                g.tell(Plunged(seat, at, hop.over, victim, king))
            else:
                taken = NOBODY if victim == seat else victim
                g.tell(Hopped(seat, at, hop.over, hop.to, taken, king and taken != NOBODY))
        if hop.exit is not None:
            g.tell(Teleported(seat, hop.to, hop.exit))
        at = hop.end
