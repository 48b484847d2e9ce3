"""The limits that hold at every moment (GIZ-85), and the bans."""

from __future__ import annotations

from parlour.games.gizmos.rules.ids import (
    EMPTY_DECK,
    FILE_LIMIT,
    NO_FILE,
    NO_RESEARCH,
    STORAGE_LIMIT,
)
from parlour.games.gizmos.table import Player, Table


def refuse_energy(player: Player) -> str | None:
    """GIZ-31, GIZ-86. Is there room in the ring? What cannot be stored is never taken."""
    if player.energy() >= player.storage:
        return STORAGE_LIMIT
    return None


def refuse_filing(player: Player) -> str | None:
    """GIZ-26, GIZ-81, GIZ-R9. May this player File anything at all?"""
    if not player.may_file:
        return NO_FILE
    if len(player.archive) >= player.filing:
        return FILE_LIMIT
    return None


def refuse_researching(t: Table, player: Player) -> str | None:
    """GIZ-59, GIZ-82, GIZ-R11. May this player Research any deck at all?"""
    if not player.may_research:
        return NO_RESEARCH
    if not (t.decks[0] or t.decks[1] or t.decks[2]):
        return EMPTY_DECK
    return None
