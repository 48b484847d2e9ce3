"""Carrying out what a marker does, once it is known to be legal."""

from __future__ import annotations

from parlour.games.gridopolis.events import Hopped, Kinged, Plunged, Stepped, Teleported
from parlour.games.gridopolis.lattice import NOWHERE, Cell
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.rules.reach import JUDGED, Marker
from parlour.games.gridopolis.rules.routes import Route, told_route
from parlour.games.gridopolis.table import NOBODY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


def march(g: Game[Table], seat: int, start: int, move: Move) -> int:
    """Move the marker from `start`, remove its victims, and king it if it has earned that.

    Returns the pad where it stands then, or NOWHERE.
    """
    t = g.table
    if isinstance(move, Kamikaze):
        end, victims = NOWHERE, move.victims
    elif isinstance(move, Capture):
        end, victims = t.pad(move.end), move.victims
    else:
        assert isinstance(move, (Step, OwnJump))
        end, victims = t.pad(move.end), ()
    marker = Marker(t, seat, start)
    crowned = is_crowned(marker, move, end)
    if g.events is not None:
        tell_march(g, seat, marker, move, crowned)
    attacker = marker.king or crowned
    t.lift(marker.bit, seat)
    for cell in victims:
        capture(t, seat, cell, move, attacker)
    if victims or crowned:  # GP-133
        t.progress = True
    if end == NOWHERE:
        return NOWHERE
    bit = 1 << end
    t.put(bit, seat)
    if attacker:
        t.kings |= bit
    return end


def is_crowned(marker: Marker, move: Move, end: int) -> bool:
    """GP-75, GP-76, GP-78. Whether a pawn becomes a king by this; GP-R11: perhaps on the way."""
    if marker.king:
        return False
    if not marker.goes_on or isinstance(move, Step):
        return end >= 0 and bool(marker.thrones >> end & 1)
    if isinstance(move, OwnJump):
        return bool(told_route(marker, move, True))
    assert isinstance(move, (Capture, Kamikaze))
    t = marker.table
    victims = t.set_of(move.victims)
    takes, plunges = marker.captures(victims, JUDGED)
    if isinstance(move, Capture):
        return takes[(end, victims)]
    return plunges[(victims, t.pad(move.last))]


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


def tell_march(g: Game[Table], seat: int, marker: Marker, move: Move, crowned: bool) -> None:
    """GP-56. Hop by hop, by the first route that leads to this."""
    for route in told_route(marker, move, crowned):
        tell_route(g, seat, move, route)
        if crowned:
            g.tell(Kinged(seat, throne(marker, route)))


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
