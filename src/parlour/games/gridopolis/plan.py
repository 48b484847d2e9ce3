"""What a blueprint means for so many players: read once, then shared by all games on it."""

from __future__ import annotations

from functools import lru_cache

from parlour.games.gridopolis.blueprint import designed
from parlour.games.gridopolis.lattice import Cell, Lattice, lattice

NO_PROGRESS = 40  # GP-133


class Plan:
    """GP-150, GP-152. The constants of a game; the rules are the same on every blueprint."""

    def __init__(self, design: str, players: int) -> None:
        blueprint = designed(design)
        seats = {seat.id: seat for seat in blueprint.seats}
        seated = [seats[name] for name in blueprint.seating[str(players)]]  # GP-30 to GP-32
        self.id = blueprint.id
        self.title = blueprint.title
        self.players = players
        self.seats = [seat.id for seat in seated]
        self.colors = [seat.colour for seat in seated]
        self.forwards: list[Cell] = [seat.forward for seat in seated]
        cells: list[Cell] = [*blueprint.pads]
        for seat in seated:  # GP-12: a section is built only if its seat is used
            cells += seat.pads
        self.lattice: Lattice = lattice(blueprint.floor, self.forwards, cells)
        self.teleporters = self.pads(blueprint.teleporters)  # GP-35
        self.homes = [self.pads(seat.kingerizers) for seat in seated]  # GP-33
        self.markers = [self.pads(seat.markers) for seat in seated]  # GP-34
        self.kingerizers = 0
        for home in self.homes:
            self.kingerizers |= home
        self.thrones = [self.kingerizers & ~home for home in self.homes]  # GP-75, GP-77
        self.reserve = blueprint.reserve  # GP-40
        rules = blueprint.rules
        self.no_progress = rules.no_progress_turns if rules else NO_PROGRESS
        self.king_mid_chain = rules.king_mid_chain if rules else False  # GP-R11

    def pads(self, cells: tuple[Cell, ...]) -> int:
        """These pads as a set."""
        found = 0
        for cell in cells:
            found |= 1 << self.lattice.number[cell]
        return found


@lru_cache(maxsize=256)
def plan_of(design: str, players: int) -> Plan:
    """The plan of a valid blueprint (GP-151): the name of one of ours, or its text."""
    return Plan(design, players)
