"""Energy between dispenser, row and rings, and cards from decks to the display."""

from __future__ import annotations

from parlour.games.gizmos.events import DisplayRefilled, Drew, RowRefilled
from parlour.games.gizmos.table import EMPTY, Table
from parlour.kernel.agenda import Game


def leave_dispenser(g: Game[Table]) -> int:
    """GIZ-10. A random sphere leaves the dispenser, which must not be empty."""
    dispenser = g.table.dispenser
    n = g.luck.below(g.table.inside())
    color = 0
    while n >= dispenser[color]:
        n -= dispenser[color]
        color += 1
    dispenser[color] -= 1
    return color


def refill_row(g: Game[Table]) -> None:
    """GIZ-23, GIZ-30. A sphere rolls into the gap (GIZ-R15: the one shown, if one is)."""
    t = g.table
    if t.house.next_shown:
        color = t.next_sphere
        t.next_sphere = leave_dispenser(g) if t.inside() else EMPTY
    else:
        color = leave_dispenser(g) if t.inside() else EMPTY
    if color == EMPTY:
        return  # GIZ-37: with the gizmos in the box this cannot happen
    t.row.append(color)
    if g.events is not None:
        g.tell(RowRefilled(color))


def draw_random(g: Game[Table], seat: int) -> None:
    """GIZ-34. A random sphere from the dispenser to the ring; no Pick, and the row stays."""
    if not g.table.inside():
        return  # GIZ-37: with the gizmos in the box this cannot happen
    color = leave_dispenser(g)
    g.table.players[seat].ring[color] += 1
    if g.events is not None:
        g.tell(Drew(seat, color))


def take_from_display(g: Game[Table], level: int, slot: int) -> None:
    """GIZ-25, GIZ-42, GIZ-87, GIZ-R10. Refill the slot from its deck, while that lasts."""
    t = g.table
    deck = t.decks[level]
    if not deck:
        t.display[level][slot] = EMPTY
        return
    gizmo = deck.pop()
    t.display[level][slot] = gizmo
    g.reveal()
    if g.events is not None:
        g.tell(DisplayRefilled(level + 1, gizmo))
