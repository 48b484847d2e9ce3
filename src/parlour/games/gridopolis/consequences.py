"""What becomes of a move, as far as can be said before it is made. Nothing is ever revealed."""

from __future__ import annotations

from typing import Final

from parlour.contract import Consequences, View
from parlour.games.gridopolis.moves import AddPad, Kamikaze, OwnJump, PlaceBlocker
from parlour.games.gridopolis.rules.asides import Resign
from parlour.kernel.text import text
from parlour.kernel.values import Move

LIGHT: Final = Consequences(reveals=False)  # a king may move again, and a jump may go on (GP-80)
WEIGHTY: Final = Consequences(reveals=False, weighty=True)
SACRIFICE: Final = Consequences(  # GP-120
    reveals=False, weighty=True, caution=text("Your own marker leaves the game with its victim.")
)
RESIGNING: Final = Consequences(  # GP-137
    reveals=False,
    weighty=True,
    caution=text(
        "All your markers leave the grid-set, and all who have not resigned come before you."
    ),
)


def foresee(move: Move, view: View) -> Consequences:
    if isinstance(move, Kamikaze):
        return SACRIFICE
    if isinstance(move, Resign):
        return RESIGNING
    built = isinstance(move, (PlaceBlocker, AddPad))  # parts are few, and stay where they are
    return WEIGHTY if built or isinstance(move, OwnJump) else LIGHT
