"""GG-80 to GG-92, GG-138, GG-217, GG-221. The Movement Phase, step by step."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.gadget_grid.cards import RUBBLE
from parlour.games.gadget_grid.events import BuggyMoved, Stepped
from parlour.games.gadget_grid.moves import (
    PASS,
    STEPS,
    Activate,
    Grapple,
    Pass,
    Step,
    StepIn,
    SwapIn,
)
from parlour.games.gadget_grid.rules.arriving import collect
from parlour.games.gadget_grid.rules.choices import (
    OWN_STEP,
    Consider,
    GadgetChoice,
    SeatFrame,
    TurnChoice,
)
from parlour.games.gadget_grid.rules.equipment import activate
from parlour.games.gadget_grid.rules.falling import Arrive, ComeDown, go
from parlour.games.gadget_grid.rules.footing import refuse_step, refuse_stop, steps
from parlour.games.gadget_grid.rules.ids import GRAPPLER, ONCE_A_PHASE, PHASES
from parlour.games.gadget_grid.rules.rolling import Roll
from parlour.games.gadget_grid.squares import ADJACENT, SQUARE_100
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.games.gadget_grid.this_turn import MOVEMENT
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class MovementPhase(SeatFrame):
    """GG-61, GG-R18. Whatever the Character has become by now."""

    def run(self, g: Game[Table]) -> None:
        g.table.now.phase = MOVEMENT
        g.then(Consider(self.seat), Movement(self.seat))


class Movement(TurnChoice):
    """GG-81. One step at a time, each done with before the next; GG-143, GG-276: the Character may
    have become another kind in between.
    """

    def open(self, g: Game[Table]) -> bool:
        return self.sure(g) or self.moves(g, self.seat) != [PASS]

    def sure(self, g: Game[Table]) -> bool:
        return bool(steps(g.table, self.seat))

    def wanted(self, g: Game[Table]) -> Text:
        return text("This is your Movement Phase: take a step, or pass.")

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found: list[Move] = [STEPS[square] for square in steps(t, seat)]
        if refuse_grappling(t, seat) is None:
            found += [Grapple(square) for square in within_arms(t, seat)]
        if refuse_stop(t, seat) is None:
            found.append(PASS)
        return found

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        if isinstance(move, Step):
            return refuse_step(t, seat, move.square)
        if isinstance(move, Grapple):
            used = refuse_grappling(t, seat)
            return used or (None if move.square in within_arms(t, seat) else GRAPPLER)
        return refuse_stop(t, seat) if isinstance(move, Pass) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Pass):
            return
        g.then(Consider(seat), self)
        if isinstance(move, Activate):
            activate(g, seat, move.card)
        elif isinstance(move, Grapple):
            t.now.grappled = True
            collect(g, seat, move.square)
        elif isinstance(move, Step):
            t.now.steps += 1
            if move.square == t.buggy and t.owner_of("buggy") == seat:
                g.then(MeetBuggy(seat, move.square))
            else:
                step(g, seat, move.square)


def step(g: Game[Table], seat: int, square: int) -> None:
    """GG-83, GG-87, GG-297, E05. Onto the square; a Living Character collects there."""
    t = g.table
    character = t.characters[seat]
    start = character.square
    go(t, character.token, square)
    character.footing = t.ground[square] == RUBBLE and t.has(seat, "waders") != NO_CARD
    if g.events is not None:
        g.tell(Stepped(seat, character.token, start, square))
    g.then(Arrive(character.token, seat, OWN_STEP, True, 0))


class MeetBuggy(GadgetChoice):
    """GG-221, GG-R62. The owner's step leads to the Buggy's square: be re-placed instead?"""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "square": "int"}

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose: step in, or roll to be re-placed.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [StepIn(), SwapIn()]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, (StepIn, SwapIn)) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        character = t.characters[seat]
        if character.square != SQUARE_100:
            t.buggy = character.square
            if g.events is not None:
                g.tell(BuggyMoved(seat, t.buggy))
        if isinstance(move, StepIn):
            step(g, seat, self.square)
        else:
            g.then(Roll(seat), ComeDown(character.token, seat, OWN_STEP, True, 0))


def within_arms(t: Table, seat: int) -> list[int]:
    """GG-217, GG-271. The squares beside with something to haul in."""
    return [at for at in ADJACENT[t.characters[seat].square] if t.lying[at]]


def refuse_grappling(t: Table, seat: int) -> str | None:
    """E02. Once in each Movement Phase of a Living Character."""
    if t.now.grappled or t.has(seat, "grapple") == NO_CARD:
        return ONCE_A_PHASE
    return None
