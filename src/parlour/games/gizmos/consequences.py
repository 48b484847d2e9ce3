"""What becomes of a move, as far as can be said before it is made."""

from __future__ import annotations

from typing import Final

from parlour.contract import Consequences, View
from parlour.games.gizmos.cards import CARDS, DRAW, card_names
from parlour.games.gizmos.moves import (
    Build,
    Done,
    File,
    Pass,
    Research,
    Return,
    Skip,
    TakeNone,
    Use,
)
from parlour.kernel.text import text
from parlour.kernel.values import Move

LIGHT: Final = Consequences()  # a Pick, or how a Build is paid for: what was wanted is known
WEIGHTY: Final = Consequences(weighty=True)  # the action of a turn, or a place in the archive
LOOKING: Final = Consequences(ends_turn=False, weighty=True)  # GIZ-58: then one of them is chosen
FORGOING: Final = Consequences(reveals=False, weighty=True)  # GIZ-63: what was looked at goes
QUIET: Final = Consequences(reveals=False)


def foresee(move: Move, view: View) -> Consequences:
    if isinstance(move, (Build, File)):
        return WEIGHTY
    if isinstance(move, Research):
        return LOOKING
    if isinstance(move, Use):
        return LIGHT if CARDS[move.gizmo].gain == DRAW else QUIET  # GIZ-35
    if isinstance(move, TakeNone):
        return FORGOING
    if isinstance(move, Done):  # GIZ-R3: ending the turn with triggered gizmos left is asked once
        unused = text("Triggered but not used: {}.", card_names(view["pending"]))
        return Consequences(reveals=False, caution=unused)
    return QUIET if isinstance(move, (Skip, Pass, Return)) else LIGHT
