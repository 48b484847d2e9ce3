"""GP-151. Can a blueprint be built from the box, does it stand, and can it be played?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from parlour.games.gridopolis.cells import full
from parlour.games.gridopolis.drawing import Blueprint
from parlour.games.gridopolis.site import FORWARDS, Problem, Site
from parlour.games.gridopolis.stock import (
    BOX,
    COLORS,
    OF_EACH_COLOR,
    either,
    faults_of_seating,
    parts,
    player_counts,
)
from parlour.games.gridopolis.symmetry import alike

FEWEST_TURNS: Final = 10  # without progress, for each living player (GP-133)
MOST_TURNS: Final = 100  # so that every game ends (GP-I11)


def problems(blueprint: Blueprint) -> list[Problem]:
    """All that is wrong with a blueprint; it can be played if this is nothing."""
    found = [*_seats(blueprint), *_seating(blueprint), *_others(blueprint)]
    too_long = list(_too_long(blueprint))
    if too_long:
        return found + too_long  # perhaps by thousands of parts: not worth building
    counts = player_counts(blueprint)
    found += _over_the_box(blueprint, counts)
    by_count: dict[Problem, list[int]] = {}
    for players in counts:
        for problem in dict.fromkeys(Site(blueprint, players).problems()):
            by_count.setdefault(problem, []).append(players)
    for problem, players_of in by_count.items():
        if players_of != counts:
            number = either(players_of)
            problem = problem._replace(message=f"{problem.message} (with {number} players)")
        found.append(problem)
    return found


# ---------------------------------------------------------------------- whoever plays


def _seats(blueprint: Blueprint) -> Iterator[Problem]:
    names: set[str] = set()
    colors: set[str] = set()
    for number, seat in enumerate(blueprint.seats):
        where = f"seats[{number}]"
        if seat.id in names:
            yield Problem("GP-150", f"{where}.id", f"two seats are called {seat.id}")
        if seat.colour not in COLORS:
            known = ", ".join(COLORS)
            text = f"the box has no {seat.colour} markers (it has: {known})"
            yield Problem("GP-7", f"{where}.colour", text)
        elif seat.colour in colors:
            yield Problem("GP-7", f"{where}.colour", f"two seats are {seat.colour}")
        if seat.forward not in FORWARDS:
            text = f"forward is one step along x or y, not {list(seat.forward)}"
            yield Problem("GP-20", f"{where}.forward", text)
        if not seat.kingerizers:
            yield Problem("GP-33", f"{where}.kingerizers", f"seat {seat.id} has no kingerizer")
        if not seat.markers:
            yield Problem("GP-34", f"{where}.markers", f"seat {seat.id} has no marker")
        names.add(seat.id)
        colors.add(seat.colour)


def _seating(blueprint: Blueprint) -> Iterator[Problem]:
    if not blueprint.seating:
        yield Problem("GP-150", "seating", "no number of players is given, so nobody can play it")
    for players in sorted(map(int, blueprint.seating)):
        for fault in faults_of_seating(blueprint, players):
            yield Problem("GP-150", f"seating.{players}", fault)


def _others(blueprint: Blueprint) -> Iterator[Problem]:
    if len(blueprint.teleporters) == 1:
        text = "a single teleporter leads nowhere: there are none or at least 2"
        yield Problem("GP-151", "teleporters", text)
    turns = blueprint.rules.no_progress_turns
    if turns < FEWEST_TURNS:
        text = f"a game cannot stall after fewer than {FEWEST_TURNS} turns, but this says {turns}"
        yield Problem("GP-133", "rules.no_progress_turns", text)
    if turns > MOST_TURNS:
        text = f"a game stalls after {MOST_TURNS} turns at the latest, but this says {turns}"
        yield Problem("GP-133", "rules.no_progress_turns", text)


def _too_long(blueprint: Blueprint) -> Iterator[Problem]:
    """GP-1, GP-7. Single lists with more in them than the box holds."""
    lists: list[tuple[str, int, str]] = [
        ("pads", len(blueprint.pads), "pads"),
        ("links", len(blueprint.links), "links"),
        ("posts", len(blueprint.posts), "posts"),
        ("teleporters", len(blueprint.teleporters), "teleporters"),
    ]
    for number, seat in enumerate(blueprint.seats):
        where = f"seats[{number}]"
        lists.append((f"{where}.pads", len(seat.pads), "pads"))
        lists.append((f"{where}.links", len(seat.links), "links"))
        for part, many in (("kingerizers", seat.kingerizers), ("markers", seat.markers)):
            if len(many) > OF_EACH_COLOR[part]:
                text = f"there are {len(many)} {part}, but the box has {OF_EACH_COLOR[part]}"
                yield Problem("GP-7", f"{where}.{part}", f"{text} of each color")
    for where, count, part in lists:
        if count > BOX[part]:
            text = f"there are {count} {part}, but the box has {BOX[part]}"
            yield Problem("GP-1", where, text)


def _over_the_box(blueprint: Blueprint, counts: list[int]) -> Iterator[Problem]:
    """GP-1. All that so many players need, their reserves included."""
    for players in counts:
        for part, many in parts(blueprint, players).items():
            if many > BOX[part]:
                text = f"{players} players need {many} {part}, but the box has {BOX[part]}"
                yield Problem("GP-1", f"seating.{players}", text)


# ---------------------------------------------------------------------- not wrong, but strange


def warnings(blueprint: Blueprint) -> list[Problem]:
    """What a designer may have overlooked in a blueprint that can be played all the same."""
    found: list[Problem] = []
    for players in player_counts(blueprint):
        if not alike(blueprint, players):
            text = f"with {players} players no turn of the grid-set puts every seat in the place of"
            text += " the next, so the seats are not equal"
            found.append(Problem("GP-R25", f"seating.{players}", text))
    ends = list(enumerate(blueprint.teleporters[: BOX["teleporters"]]))
    for (_, one), (number, other) in combinations(ends, 2):
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) == 1:
            text = f"the teleporters at {full(one)} and {full(other)} are neighbors, "
            text += "so one step can lead from one to the other and back"
            found.append(Problem("GP-R28", f"teleporters[{number}]", text))
    used = {name for names in blueprint.seating.values() for name in names}
    for number, seat in enumerate(blueprint.seats):
        if seat.id not in used:
            text = f"seat {seat.id} is named for no number of players, so it is never built"
            found.append(Problem("GP-150", f"seats[{number}]", text))
    return found
