"""What is noted of one game of many: which gizmos were filed, built and used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.contract import Tally
from parlour.games.gizmos.cards import CARDS
from parlour.games.gizmos.moves import File, Use
from parlour.kernel.agenda import Game
from parlour.kernel.values import Move


class Gizmos:
    """Each by the seats that did it. Starting gizmos, which everybody has, are left out."""

    def __init__(self) -> None:
        self.filed: dict[int, list[int]] = {}
        self.used: dict[int, list[int]] = {}
        self.players = 0

    def before(self, game: Game[Any]) -> None:
        self.players = len(game.table.players)

    def step(self, game: Game[Any], seat: int, move: Move) -> None:
        if isinstance(move, File):
            self.filed.setdefault(move.gizmo, [0] * self.players)[seat] += 1
        elif isinstance(move, Use) and CARDS[move.gizmo].level:
            self.used.setdefault(move.gizmo, [0] * self.players)[seat] += 1

    def after(self, game: Game[Any]) -> Mapping[str, float]:
        built = [sum(CARDS[n].level > 0 for n in player.active) for player in game.table.players]
        return {"gizmos built by a player": sum(built) / self.players}

    def tallies(self, game: Game[Any]) -> list[Tally]:
        built: dict[int, list[int]] = {}
        for seat, player in enumerate(game.table.players):
            for gizmo in player.active:
                if CARDS[gizmo].level:
                    built.setdefault(gizmo, [0] * self.players)[seat] = 1
        return [
            Tally(CARDS[gizmo].name, deed, tuple(seats), f"Level {CARDS[gizmo].level}")
            for deed, found in (("built", built), ("filed", self.filed), ("used", self.used))
            for gizmo, seats in sorted(found.items())
        ]


def measure() -> Gizmos:
    return Gizmos()
