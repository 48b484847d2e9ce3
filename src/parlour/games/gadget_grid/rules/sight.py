"""GG-165 to GG-174, GG-186 to GG-188, GG-281, GG-304. Lines, and the squares they reach."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.gadget_grid.cards import PORTAL, RUBBLE, SENTRY, Card
from parlour.games.gadget_grid.rules.footing import portals
from parlour.games.gadget_grid.squares import (
    BESIDE,
    EVERY_WAY,
    NOWHERE,
    SQUARE_100,
    WAYS,
    block,
)
from parlour.games.gadget_grid.table import NO_CARD, NOBODY, Table

OUT_OF_SIGHT = -1
FARTHEST = 1000  # GG-166


def blocks(t: Table, square: int, seat: int, attack: bool = True) -> bool:
    """GG-167, GG-168, GG-220, GG-178, GG-184, GG-R28. Whether a line of this player's stops on that
    square; NOBODY: a Sentry's, which no Buddy stops (GG-R38). D15: an Attack may see through all
    that.
    """
    if seat == NOBODY:
        return t.ground[square] in (RUBBLE, SENTRY)
    buggy = square == t.buggy and t.owner_of("buggy") != seat
    if t.ground[square] not in (RUBBLE, SENTRY) and not buggy:
        return False
    return not attack or t.has(seat, "xray") == NO_CARD


def distances(
    t: Table,
    seat: int,
    origin: int,
    ways: Sequence[int],
    far: int = FARTHEST,
    attack: bool = True,
) -> list[int]:
    """GG-170, GG-172. By square, how far it is along the lines in these directions; OUT_OF_SIGHT if
    it is not seen.

    GG-171 to GG-173, GG-180: from a Portal a line also goes on from all others, one square further.
    The shortest way counts (GG-281). GG-169: one's own square is at distance 0.
    """
    found = [OUT_OF_SIGHT] * 101
    found[origin] = 0
    extra = t.square_100()
    doors = portals(t)
    for way in ways:
        along = [OUT_OF_SIGHT] * 101
        along[origin] = 0
        reached = [origin]
        for distance in range(1, far + 1):
            further: list[int] = []
            for square in reached:
                if square != origin and blocks(t, square, seat, attack):
                    continue
                onward = [BESIDE[way][square]]
                if t.ground[square] == PORTAL:
                    onward += doors
                for at in onward:
                    if (
                        at == NOWHERE
                        or along[at] != OUT_OF_SIGHT
                        or (at == SQUARE_100 and not extra)
                    ):
                        continue
                    along[at] = distance
                    further.append(at)
            if not further:
                break
            reached = further
        for square in range(101):
            if along[square] != OUT_OF_SIGHT and not 0 <= found[square] <= along[square]:
                found[square] = along[square]
    return found


def seen(found: list[int], least: int) -> list[int]:
    """The squares at this distance or further on."""
    return [square for square in range(101) if found[square] >= max(least, 0)]


def in_line(origin: int, square: int, ways: Sequence[int]) -> bool:
    """Whether a square lies in one of these directions, whatever is between."""
    for way in ways:
        at = origin
        while at not in (NOWHERE, square):
            at = BESIDE[way][at]
        if at == square:
            return True
    return False


def beam(t: Table, seat: int, direction: int, entry: int, leave: int, far: int) -> list[int] | None:
    """A12. The squares of one ray; at `entry` it goes in and out of the Portal at `leave`.

    None: there is no such ray.
    """
    square = t.characters[seat].square
    origin, path, gone = square, [square], 0
    extra, hopped = t.square_100(), entry == NOWHERE
    while gone < far and not (square != origin and blocks(t, square, seat)):
        if square == entry and not hopped:
            if t.ground[entry] != PORTAL or leave == entry or t.ground[leave] != PORTAL:
                return None
            square, hopped = leave, True
        else:
            square = BESIDE[direction][square]
            if square == NOWHERE or (square == SQUARE_100 and not extra):
                break
            if t.ground[square] == PORTAL and square in path:  # GG-281
                break
        path.append(square)
        gone += 1
    return path if hopped else None


def beams(t: Table, seat: int, far: int) -> list[tuple[int, int, int]]:
    """Every ray there is, by direction, Portal in and Portal out."""
    doors = portals(t)
    found = []
    for way in EVERY_WAY:
        found.append((way, NOWHERE, NOWHERE))
        straight = beam(t, seat, way, NOWHERE, NOWHERE, far - 1) or []
        for entry in straight:
            if entry in doors:
                found += [(way, entry, leave) for leave in doors if leave != entry]
    return found


def fire(t: Table, card: Card, square: int, direction: int) -> list[int]:
    """GG-187, GG-188, GG-R30, GG-R34, GG-R35. The squares that a Sentry reaches from where it
    stands.
    """
    if card.fires == "block":
        return [at for at in block(square, card.radius) if at != SQUARE_100 or t.square_100()]
    if card.fires == "star":
        return seen(distances(t, NOBODY, square, EVERY_WAY, card.range), 0)
    return seen(distances(t, NOBODY, square, (direction,)), 0)


def directions_of(card: Card) -> tuple[int, ...]:
    """GG-186. Those that a Sentry can be turned to; NOWHERE alone if it has none."""
    return WAYS[card.directions] if card.fires == "line" else (NOWHERE,)


def area(t: Table, squares: Sequence[int]) -> list[int]:
    """GG-271, GG-R29. Of an area on the board, what is in play."""
    return [at for at in squares if at != SQUARE_100 or t.square_100()]
