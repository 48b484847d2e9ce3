"""What there is to play, as plain data."""

from __future__ import annotations

from typing import Any

from parlour.arena.guides import guide_of
from parlour.bots import bots_for
from parlour.contract.box import Box


def describe(box: Box[Any]) -> dict[str, Any]:
    """A game as a shelf shows it."""
    return {
        "name": box.name,
        "title": box.title,
        "blurb": box.blurb,
        "players": list(box.players),
        "usual_players": box.usual_players,
        "minutes": list(box.minutes),
        "rules_version": box.rules_version,
        "bots": list(bots_for(box)),
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "values": list(option.values),
                "default": option.default,
                "ruling": option.ruling,
                "free": option.free,
                "units": list(option.units),
            }
            for option in box.options
        ],
        "tutorial": box.tutorial is not None,
        "guide": guide_of(box) is not None,
    }
