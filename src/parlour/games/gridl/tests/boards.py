"""Positions to look at the board in, besides those of every game: `python -m scripts.boards`.

None of an objection or a vote: their seconds run on while pictures are taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.e2e.positions import Position

from parlour.games.gridl import GAME
from parlour.games.gridl.cells import points
from parlour.games.gridl.moves import Guess, PlaceSideGuess, UsePower
from parlour.games.gridl.powers import COLUMN_BONUS, REVEAL_ROW, SIDE_GUESS, TWO_GUESSES
from parlour.games.gridl.rules.choosing import ChooseFirst, ChooseSecond
from parlour.games.gridl.rules.clue import GivingClue
from parlour.games.gridl.rules.draft import TakePower
from parlour.games.gridl.rules.gridmaster import NameGridmaster
from parlour.games.gridl.rules.guess import Guessing, SideGuessing
from parlour.games.gridl.rules.objection import ObjectionWindow
from parlour.games.gridl.rules.power_window import PowerWindow
from parlour.games.gridl.rules.turn import ForcedFlip
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

POWERS: Final = {"powers": "yes", "first": "pink"}
PINK_FIRST: Final = {"first": "pink"}
CELL: Final = ".gl-cell[data-legal=true]"

Who = Callable[[Game[Table]], int]


def asked(game: Game[Table]) -> int:
    return game.waiting()[0]


def gridmaster(game: Game[Table]) -> int:
    return game.table.gridmaster


def onlooker(game: Game[Table]) -> int:
    """Somebody of the other team."""
    return game.table.members(game.table.passive)[0]


def at(
    name: str,
    kind: type[Frame[Any]],
    who: Who = asked,
    *pressed: str,
    players: int = 4,
    options: Mapping[str, str] = PINK_FIRST,
    turn: int = 0,
    wish: int | None = None,
) -> Position:
    """Where this is asked in that turn, or in a later one; with `wish` that power is in use."""
    seed = f"a board of gridl: {name}"
    game = GAME.start(players, Seeded(seed), options)
    moves = []
    while not there(game, kind, turn, wish):
        assert not game.over, f"{name} never comes"
        seat = asked(game)
        move = chosen(game, seat, wish)
        moves.append((seat, GAME.notation.write(move)))
        game.decide(seat, move)
    return Position(name, players, moves, seed, who(game), options, pressed)


def there(game: Game[Table], kind: type[Frame[Any]], turn: int, wish: int | None) -> bool:
    due = isinstance(game.choice, kind) and game.table.turn >= turn
    return due and (wish is None or game.table.declares(wish))


def chosen(game: Game[Table], seat: int, wish: int | None) -> Move:
    """Something plain; guesses come near the key, as those of friends do."""
    t = game.table
    moves = game.moves(seat)
    if isinstance(game.choice, ObjectionWindow):
        return moves[0]  # let it stand
    if wish is not None and UsePower(wish) in moves:
        return UsePower(wish)
    if isinstance(game.choice, PowerWindow):
        return moves[-1]  # none
    if isinstance(game.choice, GivingClue):
        return moves[t.turn % len(moves)]
    guesses = [move for move in moves if isinstance(move, (Guess, PlaceSideGuess))]
    if guesses:
        worth = t.turn % 4
        near = [move for move in guesses if points(t.key, cell_of(move)) == worth]
        return (near or guesses)[0]
    return moves[t.turn % len(moves)]


def cell_of(move: Guess | PlaceSideGuess) -> int:
    return move.cells[0] if isinstance(move, Guess) else move.cell


BOARDS: Final = (
    at("together", ChooseFirst, players=2, options={}),
    at("together-nod", ChooseFirst, gridmaster, players=2, options={}, turn=1),
    at("together-clue", GivingClue, players=2, options={}, turn=2),
    at("together-guess", Guessing, asked, CELL, players=2, options={}, turn=3),
    at("name", NameGridmaster),
    at("second-word", ChooseSecond, players=5, turn=2),
    at("second-word-others", ChooseSecond, onlooker, turn=1),
    at("clue", GivingClue, turn=1),
    at("pending", GivingClue, onlooker, turn=1),
    at("guess", Guessing, asked, CELL, players=6, turn=5),
    at("guess-mute", Guessing, gridmaster, turn=4),
    at("guess-others", Guessing, onlooker, turn=4),
    at("twelve", Guessing, asked, CELL, players=12, turn=9),
    at("draft", TakePower, options=POWERS),
    at("powers", PowerWindow, options=POWERS, turn=2),
    at("shown", Guessing, options=POWERS, wish=REVEAL_ROW),
    at("two", Guessing, asked, CELL, f"{CELL}:last-child", options=POWERS, wish=TWO_GUESSES),
    at("bonus", Guessing, options=POWERS, wish=COLUMN_BONUS),
    at("side-guess", SideGuessing, options=POWERS, wish=SIDE_GUESS),
    at("flip", ForcedFlip, options=POWERS, turn=6),
    at("reveal", ChooseFirst, onlooker, ".gl-last", turn=3),
    at("power", NameGridmaster, asked, ".gl-chip", options=POWERS),
)
