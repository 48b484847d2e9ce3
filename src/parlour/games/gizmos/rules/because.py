"""The numbers behind a refusal, in words."""

from __future__ import annotations

from parlour.games.gizmos.cards import ANY, CARDS, COLORS, card_names
from parlour.games.gizmos.moves import Build, File, Pay, Pick, Research, Use
from parlour.games.gizmos.rules import ids
from parlour.games.gizmos.rules.actions import origin_of
from parlour.games.gizmos.rules.payment import discount
from parlour.games.gizmos.table import Player, Table
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


def because(g: Game[Table], seat: int, move: Move, rule: str) -> str:
    """What was needed and what there is, for a move of `seat` that `rule` forbids."""
    t = g.table
    player = t.players[seat]
    if rule == ids.STORAGE_LIMIT:
        return f"storage {player.energy()} of {player.storage}"
    if rule == ids.FILE_LIMIT:
        return f"archive {len(player.archive)} of {player.filing}"
    if rule == ids.EMPTY_DECK and isinstance(move, Research):
        return f"the level {move.level} deck has 0 cards"
    if rule == ids.FROM_ROW and isinstance(move, Pick):
        return f"the row holds {count([t.row.count(color) for color in range(4)])}"
    if rule == ids.RETURN_ALL:
        return f"to return: {names(t.looked_at)}"
    if rule == ids.ONE_DECK and t.looked_at:
        return f"looked at: {names(t.looked_at)}"
    if rule == ids.EXACT_PRICE and isinstance(move, Build):
        return price(t, player, move.gizmo)
    if isinstance(move, Pay) and rule in (ids.EXACT_PRICE, ids.PAYMENT):
        return f"offered {count(list(move.spent))}; ring holds {count(player.ring)}"
    if rule in (ids.NO_FILE, ids.NO_RESEARCH):
        ban = rule == ids.NO_FILE
        return names(
            [i for i in player.active if (CARDS[i].bans_file if ban else CARDS[i].bans_research)]
        )
    if rule in (ids.TRIGGERED_ONLY, ids.ONCE_PER_TURN) and isinstance(move, Use):
        return f"pending: {names(t.pending)}; used: {names(t.used)}"
    if rule == ids.FROM_DISPLAY and isinstance(move, File):
        return f"{names([move.gizmo])} is not in the display"
    return ""


def price(t: Table, player: Player, gizmo: int) -> str:
    card = CARDS[gizmo]
    off = discount(t, player, gizmo, origin_of(t, player, gizmo))
    needed = max(0, card.cost - off)
    color = "of any color" if card.color == ANY else COLORS[card.color]
    return f"{needed} {color} needed, ring holds {count(player.ring)}"


def count(spheres: list[int]) -> str:
    """Spheres of each color in words."""
    some = [f"{n} {color}" for n, color in zip(spheres, COLORS, strict=False) if n]
    return ", ".join(some) or "nothing"


def names(gizmos: list[int]) -> str:
    return card_names([i for i in gizmos if 0 <= i < len(CARDS)]) or "none"
