"""GL-56 to GL-61, GL-103. The guess, and before it perhaps that of the passive team."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from parlour.games.gridl.cells import CELLS, NONE
from parlour.games.gridl.events import Guessed, SideGuessed
from parlour.games.gridl.moves import Guess, NoGuess, NoSideGuess, PlaceSideGuess
from parlour.games.gridl.powers import SIDE_GUESS, TWO_GUESSES
from parlour.games.gridl.rules.ids import (
    COVERED,
    NO_POINTER,
    NOT_NOW,
    ON_THE_GRID,
    ONE_GUESS,
    TWO_DIFFERENT,
)
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for
from parlour.games.gridl.table import Table
from parlour.kernel.agenda import Aside, Game
from parlour.kernel.luck import Luck
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


def wanted(t: Table) -> int:
    """GL-61, GL-98. How many cells are guessed."""
    return 2 if t.declares(TWO_GUESSES) else 1


def is_half(t: Table, move: Move) -> bool:
    """GL-98. One cell where two are guessed."""
    return isinstance(move, Guess) and len(move.cells) < wanted(t)


def refuse_cell(t: Table, cell: int) -> str | None:
    """GL-R19. An X is in the way, but no side-guess."""
    if not 0 <= cell < CELLS:
        return ON_THE_GRID
    return COVERED if cell in t.covered else None


def because_of(rule: str) -> Text:
    if rule == COVERED:
        return text("There is an X on that cell.")
    return text("The grid goes from A1 to E5.")


class SideGuessing(TeamChoice):
    """GL-103, GL-R21. The passive team places its guess openly, or does without."""

    def open(self, g: Game[Table]) -> bool:
        return bool(g.table.clue) and g.table.declares(SIDE_GUESS)

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [*(PlaceSideGuess(cell) for cell in g.table.empty()), NoSideGuess()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, NoSideGuess):
            return None
        return refuse_cell(g.table, move.cell) if isinstance(move, PlaceSideGuess) else NOT_NOW

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == NOT_NOW:
            return asked_for("for your side-guess")
        return because_of(rule)

    def carry_out(self, g: Game[Table], move: Move) -> None:
        t = g.table
        t.side_guess = move.cell if isinstance(move, PlaceSideGuess) else NONE
        g.tell(SideGuessed(t.passive, t.side_guess))

    def otherwise(self, g: Game[Table]) -> Move:
        return NoSideGuess()


class Guessing(TeamChoice):
    """GL-58, GL-121 to GL-123. To point is not to confirm; what all have confirmed is placed."""

    fields: ClassVar[dict[str, str]] = {**TeamChoice.fields, "pointed": "[int]"}
    talk: ClassVar[tuple[str, ...]] = (*TeamChoice.talk, "pointed")

    def __init__(
        self,
        seats: tuple[int, ...],
        team: tuple[int, ...],
        proposal: Move | None = None,
        agreed: tuple[int, ...] = (),
        sign: str = "",
        signed: tuple[Move, ...] = (),
        pointed: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, team, proposal, agreed, sign, signed)
        self.pointed = pointed  # two of them only with GL-98; the older one stands first

    def open(self, g: Game[Table]) -> bool:
        """GL-R35. Without a clue there is no guess."""
        return bool(g.table.clue)

    def show(self, viewer: int | None) -> dict[str, Any]:
        shown = super().show(viewer)
        if viewer in self.team:
            shown["pointed"] = self.pointed
        return shown

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        halves = [Guess((cell,)) for cell in g.table.empty()] if self.may_be_half(g) else []
        return [*self.whole(g), *halves, *self.none_at_all(g)]

    def whole(self, g: Game[Table]) -> list[Guess]:
        """What can be confirmed."""
        return [Guess(cells) for cells in combinations(g.table.empty(), wanted(g.table))]

    def offer(self, g: Game[Table], seat: int, luck: Luck) -> list[Move]:
        """GL-135. A bot proposes all there is to point at, and moves no pointer that is set."""
        if self.proposal is not None:
            return super().offer(g, seat, luck)
        return [guess for guess in self.whole(g) if {*self.pointed} <= {*guess.cells}]

    def may_be_half(self, g: Game[Table]) -> bool:
        """GL-R32. Where time may run out, one of two cells is placed if no more is pointed at.
        That must be legal for a record too, which knows nothing of pointers; and it needs the
        time: who says one cell before that has pointed at it, and confirmed nothing (GL-123).
        """
        return bool(g.table.house.seconds) and len(self.pointed) < wanted(g.table) == 2

    def none_at_all(self, g: Game[Table]) -> list[Move]:
        """GL-R32. Only where a timer may run out."""
        return [NoGuess()] if g.table.house.seconds and not self.pointed else []

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, NoGuess):
            return None if self.none_at_all(g) else ONE_GUESS
        if not isinstance(move, Guess):
            return NOT_NOW
        if len(move.cells) > wanted(g.table) or not move.cells:
            return ONE_GUESS
        if len(set(move.cells)) != len(move.cells):
            return TWO_DIFFERENT
        if is_half(g.table, move) and not self.may_be_half(g):
            return TWO_DIFFERENT
        for cell in move.cells:
            rule = refuse_cell(g.table, cell)
            if rule is not None:
                return rule
        return None

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == NOT_NOW:
            return asked_for("for your guess")
        if rule == TWO_DIFFERENT:
            return text("With Two Guesses your team guesses two different cells.")
        if rule == ONE_GUESS:
            number = "one cell" if wanted(g.table) == 1 else "two cells"
            return text("Your team guesses {}.", number)
        return because_of(rule)

    def settles(self, g: Game[Table], seat: int, move: Move) -> bool:
        return not is_half(g.table, move) and super().settles(g, seat, move)

    def discuss(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Guess) and is_half(g.table, move):
            self.point(g, move.cells[0])
            return
        super().discuss(g, seat, move)
        if isinstance(move, Guess):
            guessing = g.due(Guessing)
            g.amend(guessing, guessing.replace(pointed=move.cells))

    def point(self, g: Game[Table], cell: int) -> None:
        """GL-122. Whoever had confirmed has to do so again; unless it points there already."""
        if cell in self.pointed:
            return
        number = wanted(g.table)
        pointed = (*self.pointed, cell)[-number:]
        proposal = Guess(pointed) if len(pointed) == number else None
        g.amend(self, self.replace(pointed=pointed, proposal=proposal, agreed=()))

    def carry_out(self, g: Game[Table], move: Move) -> None:
        t = g.table
        t.guesses = list(move.cells) if isinstance(move, Guess) else []
        g.tell(Guessed(t.told(t.guessing), tuple(t.guesses)))

    def default(self, g: Game[Table], seat: int) -> Move | None:
        """GL-R32. What is pointed at, confirmed or not."""
        if not g.table.house.seconds:
            return None
        return Guess(self.pointed) if self.pointed else NoGuess()


class Point(Aside):
    """GL-121. Move the pointer; with two of them (GL-123) the one that was moved longer ago."""

    kept = False
    fields: ClassVar[dict[str, str]] = {"cell": "int"}

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def refuse(self, g: Game[Any], seat: int) -> str | None:
        t = g.table
        if seat not in t.guessers() or not t.clue or len(t.past) > t.turn:
            return NO_POINTER
        return refuse_cell(g.table, self.cell)

    def because(self, g: Game[Any], seat: int, rule: str) -> Text:
        if rule == NO_POINTER:
            return text("Only guessers point, and only between the clue and the guess.")
        return because_of(rule)

    def happen(self, g: Game[Any], seat: int) -> None:
        g.due(Guessing).point(g, self.cell)
