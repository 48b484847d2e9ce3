"""What a table may agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.contract import BadSetup, Option
from parlour.games.gridl.pack_file import BadPack, read_pack
from parlour.games.gridl.table import MOST_COOP, HouseRules
from parlour.games.gridl.word_packs import (
    PRINTED,
    canonical,
    cards_needed,
    pack_named,
    problems,
    sound_pack,
)

OPTIONS: Final = (
    Option("words", "Words", ("magenta", "navy"), "GL-127", words=("easier", "harder")),
    Option("pack", "Word pack", (PRINTED,), "GL-141", free=True),
    Option("first", "The first team to guess", ("drawn", "pink", "blue"), "GL-R28"),
    Option(
        "gridmaster",
        "The first Gridmaster of each team",
        ("named", "last"),
        "GL-21",
        words=("named by the team", "who sits last"),
    ),
    Option("powers", "Powers", ("no", "yes"), "GL-86"),
    Option("objections", "Objections to a clue", ("yes", "no"), "GL-R11"),
    Option("timer", "Time for each decision", ("none",), "GL-R35", units=("seconds", "minutes")),
)


def check_setup(players: int, options: Mapping[str, str]) -> None:
    """GL-84, GL-141."""
    cards, needed = len(pack_named(options["pack"]).cards), cards_needed(players <= MOST_COOP)
    if cards < needed:
        raise BadSetup(f"{players} players need {needed} word cards, and the pack has {cards}")
    if options["powers"] == "yes" and players <= MOST_COOP:
        raise BadSetup("powers are for two teams, so for 4 players or more")


def settle_text(option: str, text: str, players: int) -> str:
    """GL-141. A word pack that somebody has written."""
    try:
        return canonical(sound_pack(text))
    except BadPack as error:
        raise BadSetup(f"the word pack will not do: {error}") from error


def inspect(option: str, text: str) -> dict[str, Any]:
    """What a designer wants to know of a pack in the making."""
    try:
        pack = read_pack(text)
    except BadPack as error:
        return {"errors": [str(error)], "cards": 0}
    return {"errors": list(problems(pack)), "cards": len(pack.cards)}


def house_rules(options: Mapping[str, str]) -> HouseRules:
    return HouseRules(
        navy=options["words"] == "navy",
        powers=options["powers"] == "yes",
        objections=options["objections"] == "yes",
        seconds=seconds(options["timer"]),
        settled=options["gridmaster"] == "last",
    )


def seconds(timer: str) -> int:
    """GL-R35. `90_seconds`, `2_minutes`; 0 if there is none."""
    if timer == "none":
        return 0
    number, unit = timer.split("_")
    return int(number) * (60 if unit == "minutes" else 1)
