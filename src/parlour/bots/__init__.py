"""Players that are programs: those for any game, and those a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.bots.random import Random
from parlour.contract import Advisor, Bot, Box

ANY_GAME: dict[str, Callable[[], Bot]] = {"random": Random}


class NoSuchBot(ValueError):
    """There is no bot of that name for that game; the message names those there are."""


def bots_for(box: Box[Any]) -> dict[str, Callable[[], Bot]]:
    """Every bot that can play this game, by name."""
    return {**ANY_GAME, **box.bots}


def usual_bot(box: Box[Any]) -> str:
    """The bot that plays where none is named: the game's own first."""
    return next(iter(box.bots), "random")


def advisor(box: Box[Any]) -> str:
    """The bot to ask for a hint: the first that can say why, else the usual one."""
    for name in box.bots:
        if isinstance(make_bot(box, name), Advisor):
            return name
    return usual_bot(box)


def make_bot(box: Box[Any], name: str) -> Bot:
    known = bots_for(box)
    if name not in known:
        raise NoSuchBot(f"{box.about.title} has no bot {name!r} (it has: {', '.join(known)})")
    return known[name]()
