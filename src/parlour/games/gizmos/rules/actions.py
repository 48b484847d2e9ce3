"""The four actions. Main or granted, each has one judge here and one way of being done."""

from __future__ import annotations

from typing import Final

from parlour.games.gizmos.cards import (
    ARCHIVE,
    CARDS,
    DISPLAY,
    ON_BUILD,
    ON_FILE,
    ON_PICK,
    RESEARCHED,
)
from parlour.games.gizmos.events import (
    Built,
    EndTriggered,
    Filed,
    Picked,
    Researched,
    Triggered,
)
from parlour.games.gizmos.rules.ids import (
    ARCHIVE_ONLY_BUILDS,
    EMPTY_DECK,
    FROM_DISPLAY,
    FROM_ROW,
    ONE_DECK,
)
from parlour.games.gizmos.rules.limits import refuse_energy, refuse_filing, refuse_researching
from parlour.games.gizmos.rules.supply import refill_row, take_from_display
from parlour.games.gizmos.rules.triggers import condition_met
from parlour.games.gizmos.table import Player, Table
from parlour.kernel.agenda import Game

END_GIZMOS: Final = 16
END_LEVEL_3: Final = 4

# ---------------------------------------------------------------------- File


def refuse_file(t: Table, player: Player, gizmo: int) -> str | None:
    """GIZ-24. May this player File that gizmo from the display?"""
    rule = refuse_filing(player)
    if rule is not None:
        return rule
    if any(gizmo in other.archive for other in t.players):
        return ARCHIVE_ONLY_BUILDS
    if find_in_display(t, gizmo) < 0:
        return FROM_DISPLAY
    return None


def file(g: Game[Table], seat: int, gizmo: int, origin: int) -> None:
    """GIZ-24, GIZ-61. Into the archive; then see what that triggers."""
    t = g.table
    t.players[seat].archive.append(gizmo)
    if g.events is not None:
        g.tell(Filed(seat, gizmo, origin))
    if origin == DISPLAY:
        vacate_display(g, gizmo)
    else:
        t.looked_at.remove(gizmo)
    check_triggers(g, seat, ON_FILE, -1, DISPLAY)


# ---------------------------------------------------------------------- Pick


def refuse_pick(t: Table, player: Player, color: int) -> str | None:
    """GIZ-30. May this player Pick a sphere of that color?"""
    rule = refuse_energy(player)
    if rule is not None:
        return rule
    if color not in t.row:
        return FROM_ROW
    return None


def pick(g: Game[Table], seat: int, color: int) -> None:
    """GIZ-30, GIZ-33. From the row to the ring; refill; then see what that triggers."""
    t = g.table
    t.row.remove(color)
    t.players[seat].ring[color] += 1
    if g.events is not None:
        g.tell(Picked(seat, color))
    refill_row(g)
    check_triggers(g, seat, ON_PICK, color, DISPLAY)


# ---------------------------------------------------------------------- Build


def build(
    g: Game[Table],
    seat: int,
    gizmo: int,
    origin: int,
    spent: tuple[int, ...],
    converters: tuple[int, ...],
) -> None:
    """GIZ-38, GIZ-40. Spend, place, refill; then see what that triggers and whether it ends.

    GIZ-32: energy leaves a ring only here. GIZ-48: whatever it counted as, the spheres themselves
    go back. GIZ-R22: the end is noticed as soon as the Build has happened.
    """
    t = g.table
    player = t.players[seat]
    for color in range(4):
        player.ring[color] -= spent[color]
        t.dispenser[color] += spent[color]
    t.used.extend(converters)
    if g.events is not None:
        g.tell(Built(seat, gizmo, origin, spent, converters))
    if origin == DISPLAY:
        vacate_display(g, gizmo)
    elif origin == ARCHIVE:
        player.archive.remove(gizmo)
    else:
        t.looked_at.remove(gizmo)
    check_triggers(g, seat, ON_BUILD, gizmo, origin)  # GIZ-R2: before it becomes active itself
    player.activate(gizmo)
    t.built.append(gizmo)
    if not t.ending and end_condition(player):
        t.ending = True
        if g.events is not None:
            g.tell(EndTriggered(seat))


def end_condition(player: Player) -> bool:
    """GIZ-89. Four gizmos of level 3, or sixteen in all."""
    if len(player.active) >= END_GIZMOS:
        return True
    level_3 = 0
    for gizmo in player.active:
        if CARDS[gizmo].level == 3:
            level_3 += 1
    return level_3 >= END_LEVEL_3


def origin_of(t: Table, player: Player, gizmo: int) -> int:
    """GIZ-45. Where this player could build the gizmo from, or -1."""
    if gizmo in player.archive:
        return ARCHIVE
    if gizmo in t.looked_at:
        return RESEARCHED
    return DISPLAY if find_in_display(t, gizmo) >= 0 else -1


# ---------------------------------------------------------------------- Research


def refuse_research(t: Table, player: Player, level: int) -> str | None:
    """GIZ-58, GIZ-59, GIZ-82. May this player Research that deck?"""
    rule = refuse_researching(t, player)
    if rule is not None:
        return rule
    if not 1 <= level <= 3:
        return ONE_DECK
    if not t.decks[level - 1]:
        return EMPTY_DECK
    return None


def look(g: Game[Table], seat: int, level: int) -> None:
    """GIZ-58, GIZ-59. Take the top cards of a deck in hand, as many as allowed and there are.

    GIZ-64: the display stays as it is. GIZ-65: the choice of the deck is final.
    """
    t = g.table
    deck = t.decks[level - 1]
    amount = min(t.players[seat].research, len(deck))
    for _ in range(amount):
        t.looked_at.append(deck.pop())
    g.reveal()
    if g.events is not None:
        g.tell(Researched(seat, level, amount))


# ---------------------------------------------------------------------- what all actions share


def find_in_display(t: Table, gizmo: int) -> int:
    """The row of the display (0 for level 1) in which the gizmo lies, or -1."""
    if not 0 <= gizmo < len(CARDS):
        return -1
    level = CARDS[gizmo].level - 1
    return level if level >= 0 and gizmo in t.display[level] else -1


def vacate_display(g: Game[Table], gizmo: int) -> None:
    level = CARDS[gizmo].level - 1
    take_from_display(g, level, g.table.display[level].index(gizmo))


def check_triggers(g: Game[Table], seat: int, action: int, subject: int, origin: int) -> None:
    """GIZ-29, GIZ-33, GIZ-44, GIZ-66. Mark what this action triggers among the active gizmos.

    GIZ-R1: pending and used are marks, not counts.
    """
    t = g.table
    fresh: list[int] = []
    for gizmo in t.players[seat].active:
        card = CARDS[gizmo]
        if (
            card.when == action
            and condition_met(card, action, subject, origin)
            and gizmo not in t.used
            and gizmo not in t.pending
        ):
            fresh.append(gizmo)
    if fresh:
        t.pending.extend(fresh)
        if g.events is not None:
            g.tell(Triggered(seat, tuple(fresh)))
