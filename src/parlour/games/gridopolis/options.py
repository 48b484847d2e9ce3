"""What a table may agree on: the grid-set, a limit, and rulings by other ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.contract import BadSetup, Option
from parlour.games.gridopolis.blueprint import (
    BUILT_IN,
    BadBlueprint,
    canonical,
    designed,
    inspection,
    player_counts,
)
from parlour.games.gridopolis.plan import plan_of
from parlour.games.gridopolis.rules.asides import TIME_UP, TimeUp
from parlour.games.gridopolis.table import HouseRules

LIMITS: Final = (
    *("none", "10_rounds", "20_rounds", "30_rounds"),
    *("15_minutes", "30_minutes", "60_minutes"),
)
OPTIONS: Final = (
    Option("blueprint", "The grid-set", BUILT_IN, "GP-150", free=True),
    Option("limit", "Game limit", LIMITS, "GP-140", units=("rounds", "minutes")),
    Option("first_player", "Who begins", ("drawn", "first_seat"), "GP-36"),
    Option(
        "after_teleport",
        "A free jump after a step to a teleporter is",
        ("forbidden", "allowed"),
        "GP-R10",
    ),
    Option(
        "kinging",
        "A pawn kinged in a chain",
        ("as_designed", "ends_turn", "goes_on"),
        "GP-R11",
        words=("does as the blueprint says", "ends its turn", "goes on"),
    ),
    Option("kamikaze", "A kamikaze", ("may_end_chain", "alone"), "GP-R13"),
    Option("captures", "Capturing is", ("optional", "forced"), "GP-R19"),
    Option("first_move", "A pawn's first move is", ("forward", "free"), "GP-R6"),
    Option("out_and_back", "A king's way out and back", ("forbidden", "allowed"), "GP-R21"),
    Option(
        "last_standing",
        "With a limit, when only one player is left",
        ("that_player_wins", "points_decide"),
        "GP-R23",
    ),
)


def settle_text(option: str, text: str, players: int) -> str:
    """GP-150, GP-151. A blueprint that somebody has designed."""
    try:
        return canonical(designed(text))
    except BadBlueprint as error:
        raise BadSetup(f"the blueprint cannot be built: {error}") from error


def inspect(option: str, text: str) -> dict[str, Any]:
    return inspection(text)


def check_setup(players: int, options: Mapping[str, str]) -> None:
    """GP-150. A blueprint has starting places for some numbers of players."""
    blueprint = designed(options["blueprint"])
    if players not in player_counts(blueprint):
        counts = " or ".join(map(str, player_counts(blueprint)))
        raise BadSetup(f"{blueprint.title} is for {counts} players, not {players} (GP-150)")


def time_limit(options: Mapping[str, str]) -> int | None:
    """GP-140."""
    number, _, unit = options["limit"].partition("_")
    return 60 * int(number) if unit == "minutes" else None


def time_up() -> TimeUp:
    return TIME_UP


def house_rules(players: int, options: Mapping[str, str]) -> HouseRules:
    number, _, unit = options["limit"].partition("_")
    kinging = options["kinging"]
    by_design = plan_of(options["blueprint"], players).king_mid_chain
    return HouseRules(
        goes_on=by_design if kinging == "as_designed" else kinging == "goes_on",
        kamikaze_alone=options["kamikaze"] == "alone",
        forced=options["captures"] == "forced",
        free_first_move=options["first_move"] == "free",
        out_and_back=options["out_and_back"] == "allowed",
        rounds=int(number) if unit == "rounds" else 0,
        minutes=int(number) if unit == "minutes" else 0,
        free_jump=options["after_teleport"] == "allowed",
        counted=options["last_standing"] == "points_decide",
    )
