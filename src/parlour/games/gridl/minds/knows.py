"""How well a bot partner knows a typed clue, from its list of things alone.

GL-136, GL-140: no seat is asked and no degree told, so it may be shown while a clue is typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from parlour.games.gridl.minds.lookup import Names, bare
from parlour.games.gridl.minds.stored import DATA

Known = Literal["thing", "close", "words", "nothing"]


class Knows:
    """What a partner has an opinion on, by name."""

    def __init__(self, things: Iterable[str]) -> None:
        self.names = Names(things)

    def how_well(self, clue: str) -> Known:
        """One of its things, close to one, words that it has to make sense of, or no words."""
        if self.names.find(clue):
            return "thing"
        if self.names.inside(clue):
            return "close"
        return "words" if bare(clue) else "nothing"

    def thing(self, clue: str) -> str | None:
        """The thing that it takes the clue for, or that it is reminded of."""
        return self.names.find(clue) or self.names.inside(clue)

    def offers(self, typed: str, most: int = 6) -> tuple[str, ...]:
        """Things it knows that go on from what has been typed."""
        return self.names.offers(typed, most)


@cache
def house_knows() -> Knows:
    """Of the bots of this game, all of whom know the same things."""
    return Knows((DATA / "things.txt").read_text("utf-8").splitlines())
