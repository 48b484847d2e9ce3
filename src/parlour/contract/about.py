"""What a game is called, and who it is for."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_PLAYERS: Final = 12  # seats that a page has a color and a shape for


class About(NamedTuple):
    """What the shelf tells of a game, and what everybody who runs one may count on."""

    name: str  # its folder
    title: str
    blurb: str  # one sentence for the shelf
    goal: str  # what players play for, told to them in one sentence
    minutes: tuple[int, int]
    players: tuple[int, ...]  # possible numbers of players, from 1 to MOST_PLAYERS
    usual_players: int  # how many sit down where nobody says how many
    rules_version: int  # moves with every change of what is legal or what it does
    max_decisions: int  # no game among players who want it to end takes more
    shared_places: bool  # may two seats end on the same place?
    secrets: bool  # is there anything a viewer may not know?
