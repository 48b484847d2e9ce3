"""When a gizmo is triggered, and whether what it gives can be had now."""

from __future__ import annotations

from parlour.games.gizmos.cards import (
    ARCHIVE,
    CARDS,
    DRAW,
    FILE,
    FREE_BUILD,
    ON_BUILD,
    ON_FILE,
    PICK,
    RESEARCH,
    Card,
)
from parlour.games.gizmos.rules.ids import (
    ARCHIVE_INERT,
    CONVERTERS_PAY,
    FREE_LEVEL_1,
    FROM_DISPLAY,
    NOT_BY_ITSELF,
    NOT_YOURS,
    ONCE_PER_TURN,
    PASSIVE,
    TRIGGERED_ONLY,
)
from parlour.games.gizmos.rules.limits import refuse_energy, refuse_filing, refuse_researching
from parlour.games.gizmos.table import EMPTY, Player, Table


def condition_met(card: Card, action: int, subject: int, origin: int) -> bool:
    """GIZ-29, GIZ-33, GIZ-44. `subject` is the color picked or the gizmo built.

    GIZ-R17: how it was paid does not matter. GIZ-R18: from Research is not from the archive.
    """
    if action == ON_FILE:
        return True
    if action == ON_BUILD:
        built = CARDS[subject]
        if card.from_archive:
            return origin == ARCHIVE
        if card.built_level:
            return built.level == card.built_level
        for color in card.colors:
            if built.is_color(color):  # GIZ-R16: a generic gizmo is of every color
                return True
        return False
    return subject in card.colors


def refuse_effect(t: Table, seat: int, gain: int) -> str | None:
    """GIZ-73. The rule that keeps an effect from doing anything now, or None."""
    player = t.players[seat]
    if gain == DRAW or gain == PICK:
        return refuse_energy(player)
    if gain == FILE:
        if not anything_displayed(t):
            return FROM_DISPLAY
        return refuse_filing(player)
    if gain == RESEARCH:
        return refuse_researching(t, player)
    if gain == FREE_BUILD and not free_builds(t, player):
        return FREE_LEVEL_1
    return None


def usable(t: Table, seat: int) -> list[int]:
    """GIZ-67, GIZ-73. The pending gizmos that can do something now."""
    return [gizmo for gizmo in t.pending if refuse_effect(t, seat, CARDS[gizmo].gain) is None]


def refuse_use(t: Table, seat: int, gizmo: int) -> str | None:
    """GIZ-22, GIZ-66, GIZ-68, GIZ-69, GIZ-73. May this player use that gizmo now?"""
    if gizmo in t.pending:
        return refuse_effect(t, seat, CARDS[gizmo].gain)
    player = t.players[seat]
    if gizmo in player.archive:
        return ARCHIVE_INERT
    if gizmo not in player.active:
        return NOT_YOURS
    if CARDS[gizmo].parts:
        return CONVERTERS_PAY
    if not CARDS[gizmo].gain:
        return PASSIVE
    if gizmo in t.used:
        return ONCE_PER_TURN
    if gizmo in t.built:
        return NOT_BY_ITSELF
    return TRIGGERED_ONLY


def anything_displayed(t: Table) -> bool:
    return any(gizmo != EMPTY for slots in t.display for gizmo in slots)


def free_builds(t: Table, player: Player) -> list[int]:
    """GIZ-46, GIZ-R6. The level 1 gizmos that can be built for nothing."""
    found = [gizmo for gizmo in t.display[0] if gizmo != EMPTY]
    if t.house.free_from_archive:
        found += [gizmo for gizmo in player.archive if CARDS[gizmo].level == 1]
    return found
