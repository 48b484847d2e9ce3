"""What a table may agree on (GG-R66), and what that means for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.contract import BadSetup, Option
from parlour.games.gadget_grid.card_files import (
    BadCards,
    canonical,
    problems,
    read_cards,
    sound_cards,
)
from parlour.games.gadget_grid.table import HouseRules

OWN: Final = "parlours_own"  # our cards
OPTIONS: Final = (
    Option("setup", "In setup, displaced cards are placed by", ("the_game", "players"), "GG-R4"),
    Option("hands", "Hands are", ("hidden", "open"), "GG-R12"),
    Option("axes", "A thrown axe", ("drops", "returns_to_hand"), "GG-R31"),
    Option(
        "rolled_sentries",
        "A Sentry rolled onto Characters",
        ("is_displaced", "lands_there"),
        "GG-R64",
    ),
    Option("stall_rule", "The stall rule", ("on", "off"), "GG-R59"),
    Option("round_cap", "The game ends after", ("no_limit", "60_rounds"), "GG-R55"),
    Option(
        "opponents",
        "Alone, against",
        ("five", "seven"),
        "GG-239",
        words=("5 opponents", "7 opponents"),
    ),
    Option("cards", "The cards are", (OWN,), "GG-306", free=True, words=("Parlour's own",)),
)


def settle_text(option: str, text: str, players: int) -> str:
    """GG-306. A card file that somebody has written."""
    try:
        return canonical(sound_cards(text))
    except BadCards as error:
        raise BadSetup(f"these cards cannot be played with: {error} (GG-306)") from error


def inspect(option: str, text: str) -> dict[str, Any]:
    """What a designer wants to know of a card file in the making."""
    try:
        told = read_cards(text)
    except BadCards as error:
        return {"errors": [str(error)], "title": "", "cards": 0}
    copies = sum([card.copies for card in told.cards])
    return {"errors": list(problems(told)), "title": told.title, "cards": copies}


def house_rules(players: int, options: Mapping[str, str]) -> HouseRules:
    return HouseRules(
        players_place=options["setup"] == "players",
        open_hands=options["hands"] == "open",
        axes_return=options["axes"] == "returns_to_hand",
        sentries_land=options["rolled_sentries"] == "lands_there",
        stall_rule=options["stall_rule"] == "on",
        round_cap=60 if options["round_cap"] == "60_rounds" else 0,
        opponents={"five": 5, "seven": 7}[options["opponents"]] if players == 1 else 0,
        cards="" if options.get("cards", OWN) == OWN else options["cards"],
    )
