"""Fists at which anybody may nod at any time. A bot never stops; others do what none should."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from parlour.contract import View
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import words
from parlour.kernel import Aside, Event, Game, Move, Text, player, text


class Nod(Aside):
    """It does nothing, but everybody sees it."""

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        return None if seat >= 0 else "KERNEL-TURN"

    def happen(self, g: Game[Any], seat: int) -> None:
        if g.events is not None:
            g.tell(Nodded(seat))


class GoHome(Nod):
    grave = True


class Nodded(Event):
    fields: ClassVar[dict[str, str]] = {"seat": "int"}

    def __init__(self, seat: int) -> None:
        self.seat = seat


ASIDES = {"nod": Nod(), "go home": GoHome()}


class Words:
    prompt = staticmethod(words.prompt)

    def write(self, move: Move) -> str:
        said = [written for written, aside in ASIDES.items() if aside == move]
        return said[0] if said else words.write(move)

    def read(self, said: str) -> Move:
        return ASIDES[said] if said in ASIDES else words.read(said)

    def describe_move(self, move: Move, view: View) -> Text:
        return text("{}", self.write(move))

    def describe_event(self, event: Event) -> Text:
        if isinstance(event, Nodded):
            return text("{} nods.", player(event.seat))
        return words.describe_event(event)


class Asides:
    def asides_now(self, game: Game[Any], seat: int) -> list[Aside]:
        return [Nod(), GoHome()]

    def asides_for_bots(self, game: Game[Any], seat: int) -> list[Aside]:
        return [Nod()]


class Nodding:
    blind = True
    strength = "no match"
    plays = "Nods whenever it may."

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return moves[0]

    def aside(self, view: Any, asides: Sequence[Any], luck: Any) -> Any:
        return asides[0]


class Leaving(Nodding):
    def aside(self, view: Any, asides: Sequence[Any], luck: Any) -> Any:
        return GoHome()


class Answering(Nodding):
    """It takes a nod for an answer."""

    def choose(self, view: Any, moves: Sequence[Any], luck: Any) -> Any:
        return Nod()


GAME = replace(
    FISTS,
    about=FISTS.about._replace(name="nodding", title="Nodding"),
    folder=Path(__file__).parent,
    kinds={**FISTS.kinds, "Nod": Nod, "GoHome": GoHome, "Nodded": Nodded},
    notation=Words(),
    words=Words(),
    asides=Asides(),
    bots={"nodding": Nodding, "leaving": Leaving, "answering": Answering},
)
