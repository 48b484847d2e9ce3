"""What becomes of a move, as far as can be said before it is made."""

from __future__ import annotations

from typing import Final

from parlour.contract import Consequences, View
from parlour.games.gridl.clue_judge import doubt_clue
from parlour.games.gridl.moves import GiveClue, Guess, NoClue, NoGuess
from parlour.kernel.values import Move

OPEN: Final = Consequences()
TALK: Final = Consequences(reveals=False, ends_turn=False)


def foresee(move: Move, view: View) -> Consequences:
    """A decision of a team ends the talk about it, so something may come to light with each."""
    if isinstance(move, GiveClue):  # GL-R29; it has been typed, or looked for
        return Consequences(caution=doubt_clue(move.text))
    if isinstance(move, Guess):  # GL-60; to confirm what one points at is a second press anyway
        return Consequences(weighty=sorted(move.cells) != pointed(view))
    if isinstance(move, (NoGuess, NoClue)):
        return Consequences(weighty=True)
    return OPEN if move.kept else TALK


def pointed(view: View) -> list[int]:
    asked = view["agenda"][-1] if view["agenda"] else {}
    return sorted(asked.get("pointed", ()))
