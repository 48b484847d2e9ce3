"""What there is to play, as plain data."""

from __future__ import annotations

from typing import Any

from parlour.arena.guides import guide_of
from parlour.bots import bot_infos, usual_bot
from parlour.contract import Box


def describe(box: Box[Any]) -> dict[str, Any]:
    """A game as a shelf shows it."""
    return {
        "name": box.about.name,
        "title": box.about.title,
        "blurb": box.about.blurb,
        "goal": box.about.goal,
        "players": list(box.about.players),
        "usual_players": box.about.usual_players,
        "minutes": list(box.about.minutes),
        "rules_version": box.about.rules_version,
        "bots": [bot._asdict() for bot in bot_infos(box)],
        "usual_bot": usual_bot(box),
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "values": list(option.values),
                "default": option.default,
                "ruling": option.ruling,
                "free": option.free,
                "units": list(option.units),
                "words": list(option.words),
            }
            for option in box.options
        ],
        "play_now": dict(box.play_now),
        "signs": [sign._asdict() for sign in box.signs],
        "tutorial": box.tutorial is not None,
        "guide": guide_of(box) is not None,
    }
