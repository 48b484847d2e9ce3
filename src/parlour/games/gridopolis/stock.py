"""What lies in the box, and what a blueprint takes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.games.gridopolis.drawing import BadBlueprint, Blueprint, Seat

BOX: Final = {  # GP-1
    "pads": 63,
    "links": 88,
    "posts": 16,
    "kingerizers": 12,
    "teleporters": 6,
    "blockers": 8,
    "markers": 24,
}
# GP-7. The colors of the box, and what there is of each.
COLORS: Final = ("blue", "green", "purple", "yellow")
OF_EACH_COLOR: Final = {"kingerizers": 3, "markers": 6}


def parts(blueprint: Blueprint, players: int) -> dict[str, int]:
    """What it takes to build it for so many players, their reserves included (GP-40)."""
    seats = seated(blueprint, players)
    reserve = blueprint.reserve
    return {
        "pads": _sum(blueprint.pads, *(s.pads for s in seats)) + players * reserve.pads,
        "links": _sum(blueprint.links, *(s.links for s in seats)) + players * reserve.links,
        "posts": len(blueprint.posts) + players * reserve.posts,
        "kingerizers": _sum(*(seat.kingerizers for seat in seats)),
        "teleporters": len(blueprint.teleporters),
        "blockers": players * reserve.blockers,
        "markers": _sum(*(seat.markers for seat in seats)),
    }


def _sum(*lists: tuple[object, ...]) -> int:
    return sum(map(len, lists))


def seated(blueprint: Blueprint, players: int) -> list[Seat]:
    """The seats that so many players take, in turn order (GP-36), or BadBlueprint."""
    if str(players) not in blueprint.seating:
        known = either(sorted(map(int, blueprint.seating)))
        raise BadBlueprint(f"{blueprint.title} is for {known} players, not {players}", "seating")
    for fault in faults_of_seating(blueprint, players):
        raise BadBlueprint(fault, f"seating.{players}")
    seats = {seat.id: seat for seat in blueprint.seats}
    return [seats[name] for name in blueprint.seating[str(players)]]


def faults_of_seating(blueprint: Blueprint, players: int) -> Iterator[str]:
    """What is wrong with the list of seats for so many players."""
    names = blueprint.seating[str(players)]
    known = {seat.id for seat in blueprint.seats}
    if len(names) != players:
        yield f"{players} players take {players} seats, but {len(names)} are named"
    for name in dict.fromkeys(names):
        if name not in known:
            yield f"there is no seat {name}"
        if names.count(name) > 1:
            yield f"seat {name} is named {names.count(name)} times"


def player_counts(blueprint: Blueprint) -> list[int]:
    """The numbers of players for which its seats are named as they should be."""
    counts = sorted(map(int, blueprint.seating))
    return [count for count in counts if not any(faults_of_seating(blueprint, count))]


def either(counts: list[int]) -> str:
    """Numbers of players in words: "2, 3 or 4"."""
    *few, most = [str(count) for count in counts] or ["no"]
    return f"{', '.join(few)} or {most}" if few else most
