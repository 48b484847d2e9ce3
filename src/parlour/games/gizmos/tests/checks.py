"""What several tests look at: refusals, the cards a viewer is shown, and random play."""

from __future__ import annotations

from parlour.games.gizmos import GAME
from parlour.games.gizmos.table import EMPTY, Table
from parlour.kernel.agenda import Game
from parlour.kernel.codec import state_hash
from parlour.kernel.luck import Luck
from parlour.kernel.values import Move


def must_refuse(game: Game[Table], text: str, rule: str) -> str:
    """Submitting `text` is refused with `rule` and changes nothing; gives the reason."""
    seat, move, before = game.waiting()[0], GAME.notation.read(text), state_hash(game)
    why = GAME.why(game, seat, move)
    assert why is not None, f"{text} is legal"
    assert why.rule == game.submit(seat, move) == rule
    assert state_hash(game) == before
    return str(why.because)


def visible(game: Game[Table], viewer: int | None) -> set[int]:
    """Every card whose face `viewer` is shown in any part of the view."""
    view = GAME.view(game, viewer)
    found: set[int] = set(view["looked_at"] or ())
    for slots in view["display"]:
        found.update(slots)
    for player in view["players"]:
        found.update(player["archive"], player["active"])
    for frame in view["agenda"]:
        found.update(frame.get("gizmos", ()), [frame.get("gizmo", EMPTY)])
    return found - {EMPTY}


def random_move(game: Game[Table], luck: Luck, *eager: str) -> Move:
    """A random legal move of the seat that is waited for, often one of the `eager` kinds."""
    moves = game.offer(game.waiting()[0], luck)
    wanted = [move for move in moves if type(move).__name__ in eager]
    choice = wanted if wanted and luck.below(2) else moves
    return choice[luck.below(len(choice))]
