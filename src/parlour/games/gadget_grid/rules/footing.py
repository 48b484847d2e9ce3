"""GG-80, GG-84 to GG-86, GG-138, GG-230, GG-292. Where a Character may step, and where it may stay.

Steps are those of the player's own Movement Phase.
"""

from __future__ import annotations

from parlour.games.gadget_grid.cards import MALFUNCTION, PORTAL, RUBBLE, SENTRY
from parlour.games.gadget_grid.rules.ids import (
    BUGGY_BLOCKS,
    IMPASSABLE,
    NO_REFUGE,
    NO_WAY_ROUND,
    NOT_TO_STAY,
    SQUARE_100_RULE,
    THREE_SQUARES,
    ZOMBOID_STEPS,
)
from parlour.games.gadget_grid.squares import (
    BESIDE,
    EVERY_WAY,
    NOWHERE,
    SQUARE_100,
    STRAIGHT,
    WRAPPED,
)
from parlour.games.gadget_grid.table import NO_CARD, Table

THREE = 3


def allowance(t: Table, seat: int) -> int:
    """GG-80, GG-138. Three squares, and what cards add."""
    cards = t.catalog.cards
    steps = THREE
    for ability in ("stride", "turbine"):
        card = t.has(seat, ability)
        if card != NO_CARD:
            steps += cards[card].steps
    return steps + t.now.extra


def steps_left(t: Table, seat: int) -> int:
    """GG-276. Worked out for what the Character is now, less what has been taken."""
    return max(0, allowance(t, seat) - t.now.steps)


def neighbors(t: Table, seat: int, square: int) -> list[int]:
    """GG-82, GG-85. The squares one step away, whatever lies on or beside them; each once."""
    living = t.characters[seat].living
    ways = EVERY_WAY if living or t.has(seat, "zomboid_diagonal") != NO_CARD else STRAIGHT
    wraps = t.has(seat, "wrap") != NO_CARD
    extra = t.has(seat, "square_100") != NO_CARD
    found = []
    for way in ways:
        at = BESIDE[way][square]
        if at != NOWHERE and (at != SQUARE_100 or extra):
            found.append(at)
        if wraps and (living or way in STRAIGHT):  # GG-234
            at = WRAPPED[way][square]
            if at != NOWHERE and at not in found and at != square and at != SQUARE_100:
                found.append(at)
    if t.ground[square] == PORTAL:  # GG-86
        found += [at for at in portals(t) if at != square and at not in found]
    return found


def portals(t: Table) -> list[int]:
    """GG-18, GG-179, GG-181."""
    return [square for square in range(100) if t.ground[square] == PORTAL]


def refuse_enter(t: Table, seat: int, square: int) -> str | None:
    """GG-84, GG-220, GG-190. Whether the ground, or a Buddy, bars the way."""
    ground = t.ground[square]
    wades = ground == RUBBLE and t.has(seat, "waders") != NO_CARD
    if ground in (RUBBLE, SENTRY) and not wades and t.has(seat, "pass_through") == NO_CARD:
        return IMPASSABLE
    if square == t.buggy and not t.characters[seat].living and t.owner_of("buggy") != seat:
        return BUGGY_BLOCKS
    return None


def may_end(t: Table, seat: int, square: int) -> bool:
    """GG-230, GG-292. Whether the turn may end there, once there; who enters a Floor Malfunction
    falls, which is as good (GG-296).
    """
    ground = t.ground[square]
    if ground == SENTRY:
        return False
    if ground == RUBBLE and t.has(seat, "waders") == NO_CARD:
        return False
    return not (t.characters[seat].refuge and (ground == RUBBLE or square == SQUARE_100))


def can_leave(t: Table, seat: int, square: int, left: int) -> bool:
    """GG-R43. Whether so many steps lead from there to ground where the turn may end."""
    reached, beyond = [square], {square}
    for _ in range(left):
        further: list[int] = []
        for start in reached:
            for at in neighbors(t, seat, start):
                if at in beyond or refuse_enter(t, seat, at) is not None:
                    continue
                if may_end(t, seat, at):
                    return True
                beyond.add(at)
                further.append(at)
        reached = further
    return False


def steps(t: Table, seat: int) -> list[int]:
    """Every legal step of a Character now."""
    if steps_left(t, seat) == 0:
        return []
    square = t.characters[seat].square
    return [at for at in neighbors(t, seat, square) if refuse_ground(t, seat, at) is None]


def refuse_step(t: Table, seat: int, square: int) -> str | None:
    """In this order: steps left, one step away, passable, and not for ever."""
    near = 0 <= square <= SQUARE_100 and square in neighbors(t, seat, t.characters[seat].square)
    if steps_left(t, seat) == 0 or not near:
        return too_far(t, seat, square)
    return refuse_ground(t, seat, square)


def too_far(t: Table, seat: int, square: int) -> str:
    """GG-80, GG-138, GG-233. Why no step leads there, whatever lies there."""
    if square == SQUARE_100 and steps_left(t, seat) > 0:
        return SQUARE_100_RULE
    if t.characters[seat].living:
        return THREE_SQUARES
    return ZOMBOID_STEPS


def refuse_ground(t: Table, seat: int, square: int) -> str | None:
    """GG-84, GG-230, GG-296. A step there leads nowhere, or to where the turn could not end."""
    barred = refuse_enter(t, seat, square)
    if barred is not None:
        return barred
    ground = t.ground[square]
    if ground == MALFUNCTION or may_end(t, seat, square):
        return None
    if can_leave(t, seat, square, steps_left(t, seat) - 1):
        return None
    refuge = (ground == RUBBLE and t.has(seat, "waders") != NO_CARD) or square == SQUARE_100
    return NO_WAY_ROUND if refuge else NOT_TO_STAY


def refuse_stop(t: Table, seat: int) -> str | None:
    """GG-230, GG-292, GG-R58. Whether the Movement Phase may be closed here."""
    character = t.characters[seat]
    square = character.square
    ground = t.ground[square]
    passing = not character.footing and ground in (RUBBLE, SENTRY, MALFUNCTION)
    staying = character.refuge and t.refuge_at(square)
    if not (passing or staying) or not can_leave(t, seat, square, steps_left(t, seat)):
        return None
    return NO_REFUGE if staying else NOT_TO_STAY
