"""Fists, but nobody may know who of the others has answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.contract import View
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import views
from parlour.games.fists.rules import Fists, Ready, Table
from parlour.kernel import Game, Luck, Move
from parlour.kernel.agenda import Sealed


class Hush(Fists):
    waits_in_secret = True

    def seen_waiting(self, viewer: int | None) -> tuple[int, ...]:
        """Of the others anybody may be thinking still."""
        waiting = self.waiting()
        return tuple([seat for seat in self.seats if seat != viewer or seat in waiting])

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if g.events is not None:
            g.tell(Ready(seat), (seat,))
        Sealed.play(self, g, seat, move)

    def show(self, viewer: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"seats": self.seats}
        if viewer in self.seats:
            shown["answer"] = self.answers[self.seats.index(viewer)]
        return shown


class Rules:
    outcome = staticmethod(FISTS.rules.outcome)
    components = staticmethod(FISTS.rules.components)

    def setup(self, players: int, options: Mapping[str, str], luck: Luck) -> Game[Table]:
        game = FISTS.rules.setup(players, options, luck)
        game.agenda = [Hush(tuple(range(players)))]  # one round
        return game


class Views:
    public = staticmethod(views.public)
    private = staticmethod(views.private)

    def imagine(self, view: View, luck: Luck) -> Game[Any]:
        raise NotImplementedError


GAME = replace(
    FISTS,
    about=FISTS.about._replace(name="hush", title="Hush"),
    folder=Path(__file__).parent,
    kinds={**views.KINDS, "Hush": Hush},
    rules=Rules(),
    views=Views(),
)
