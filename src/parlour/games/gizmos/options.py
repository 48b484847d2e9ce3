"""What a table may agree on, and what that means for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.contract import Option
from parlour.games.gizmos.table import HouseRules

OPTIONS: Final = (
    Option("next_sphere", "The sphere next to enter the row", ("hidden", "shown"), "GIZ-R15"),
    Option("free_build", "A free level 1 gizmo comes from", ("anywhere", "display"), "GIZ-R6"),
    Option("discounts", "Several discounts on one gizmo", ("add_up", "one"), "GIZ-R7"),
    Option("level_2_discount", "The level 2 discount", ("always", "once_a_turn"), "GIZ-R25"),
    Option("blocked_trigger", "A trigger that can do nothing", ("waits", "is_lost"), "GIZ-R4"),
    Option(
        "between_picks",
        "Between the two Picks of one effect",
        ("nothing", "other_gizmos"),
        "GIZ-R30",
    ),
)


def house_rules(options: Mapping[str, str]) -> HouseRules:
    return HouseRules(
        next_shown=options["next_sphere"] == "shown",
        free_from_archive=options["free_build"] == "anywhere",
        discounts_add_up=options["discounts"] == "add_up",
        level_2_once=options["level_2_discount"] == "once_a_turn",
        blocked_wait=options["blocked_trigger"] == "waits",
        picks_apart=options["between_picks"] == "other_gizmos",
    )
