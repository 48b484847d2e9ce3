"""What a used gizmo gives (GIZ-71). Granted actions follow all the rules of the action."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.gizmos.cards import (
    ARCHIVE,
    CARDS,
    DISPLAY,
    DRAW,
    FILE,
    FREE_BUILD,
    PICK,
    POINTS,
    RESEARCH,
)
from parlour.games.gizmos.events import GainedPoints, Lost, Used
from parlour.games.gizmos.moves import (
    BUILDS,
    FILES,
    PICKS,
    RESEARCHES,
    SKIP,
    USES,
    Build,
    Draw,
    File,
    Pick,
    Research,
    Skip,
    Use,
)
from parlour.games.gizmos.moves import DRAW as DRAW_ON
from parlour.games.gizmos.rules.actions import (
    build,
    file,
    pick,
    refuse_file,
    refuse_pick,
    refuse_research,
)
from parlour.games.gizmos.rules.choices import GizmosChoice, SeatFrame
from parlour.games.gizmos.rules.ids import (
    FIRST_PART_FORCED,
    FREE_LEVEL_1,
    ONE_EFFECT_AT_A_TIME,
)
from parlour.games.gizmos.rules.limits import refuse_energy
from parlour.games.gizmos.rules.research import research
from parlour.games.gizmos.rules.supply import draw_random
from parlour.games.gizmos.rules.triggers import free_builds, refuse_use, usable
from parlour.games.gizmos.table import EMPTY, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

NOTHING_SPENT: Final = (0, 0, 0, 0)


def use(g: Game[Table], seat: int, gizmo: int) -> None:
    """GIZ-68, GIZ-71, GIZ-74. The gizmo is used up for this turn and gives what it gives."""
    t = g.table
    card = CARDS[gizmo]
    t.pending.remove(gizmo)
    t.used.append(gizmo)
    if g.events is not None:
        g.tell(Used(seat, gizmo))
    if card.gain == DRAW:
        draw_random(g, seat)  # GIZ-R5: the first part must happen
        if card.amount > 1:
            g.then(DrawMore(seat, card.amount - 1))
    elif card.gain == PICK:
        g.then(GrantedPick(seat, card.amount, True))
    elif card.gain == POINTS:
        t.players[seat].tokens += card.amount
        if g.events is not None:
            g.tell(GainedPoints(seat, card.amount))
    elif card.gain == FILE:
        g.then(GrantedFile(seat))
    elif card.gain == RESEARCH:
        g.then(GrantedResearch(seat))
    elif card.gain == FREE_BUILD:
        g.then(FreeBuild(seat))


def losses(t: Table, seat: int) -> list[Frame[Table]]:
    """GIZ-R4. What follows an action first, where a trigger that can do nothing is lost."""
    return [] if t.house.blocked_wait else [LoseBlocked(seat)]


class LoseBlocked(SeatFrame):
    """GIZ-R4, where a table plays so: what can do nothing once its action is over is lost."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        kept = usable(t, self.seat)
        lost = [gizmo for gizmo in t.pending if gizmo not in kept]
        if lost:
            t.pending = kept
            if g.events is not None:
                g.tell(Lost(self.seat, tuple(lost)))


class DrawMore(GizmosChoice):
    """GIZ-35, GIZ-R5. Draw the next of several spheres, or leave the rest."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: Game[Table]) -> bool:
        return refuse_energy(g.table.players[self.seat]) is None

    def wanted(self, g: Game[Table]) -> Text:
        return text("First draw another energy, or skip the rest.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [DRAW_ON, SKIP]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, (Draw, Skip)):
            return ONE_EFFECT_AT_A_TIME
        return None

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Draw):
            draw_random(g, seat)
            if self.left > 1:
                g.then(DrawMore(seat, self.left - 1))


class GrantedPick(GizmosChoice):
    """GIZ-36, GIZ-R5. Pick one of so many; after the first, the rest may be skipped.

    GIZ-R30: some tables let triggered gizmos be used before the next Pick, which waits for them,
    and for room as long as there are any. It is part of an effect under way, no trigger: where
    triggers that can do nothing are lost (GIZ-R4), it is not.
    """

    fields: ClassVar[dict[str, str]] = {"seat": "int", "left": "int", "first": "bool"}

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        return refuse_energy(t.players[self.seat]) is None or bool(self.between(t))

    def between(self, t: Table) -> list[int]:
        """The gizmos that may be used before this Pick."""
        return usable(t, self.seat) if t.house.picks_apart and not self.first else []

    def wanted(self, g: Game[Table]) -> Text:
        if self.first:
            return text("First pick an energy from the row.")
        return text("First pick another energy from the row, or skip the rest.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        found: list[Move] = []
        if refuse_energy(t.players[seat]) is None:
            found += [PICKS[color] for color in range(4) if color in t.row]
        if not self.first:
            found += [USES[gizmo] for gizmo in self.between(t)]
            found.append(SKIP)
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Skip):
            if self.first:
                return FIRST_PART_FORCED
            return None
        if isinstance(move, Use) and g.table.house.picks_apart and not self.first:
            return refuse_use(g.table, seat, move.gizmo)
        if not isinstance(move, Pick):
            return ONE_EFFECT_AT_A_TIME
        return refuse_pick(g.table, g.table.players[seat], move.color)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        if isinstance(move, Use):
            g.then(*losses(t, seat), self)  # afterwards, ask again
            use(g, seat, move.gizmo)
        elif isinstance(move, Pick):
            pick(g, seat, move.color)
            if self.left > 1:
                lost = losses(t, seat) if t.house.picks_apart else []  # else when both are made
                g.then(*lost, GrantedPick(seat, self.left - 1, False))


class GrantedFile(GizmosChoice):
    """GIZ-70. File a gizmo from the display."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First file a gizmo from the display.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [FILES[gizmo] for slots in g.table.display for gizmo in slots if gizmo != EMPTY]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, File):
            return ONE_EFFECT_AT_A_TIME
        return refuse_file(g.table, g.table.players[seat], move.gizmo)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, File)
        file(g, seat, move.gizmo, DISPLAY)


class GrantedResearch(GizmosChoice):
    """GIZ-70. Do a Research."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose a deck to research.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [RESEARCHES[level] for level in range(3) if g.table.decks[level]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Research):
            return ONE_EFFECT_AT_A_TIME
        return refuse_research(g.table, g.table.players[seat], move.level)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Research)
        research(g, seat, move.level)


class FreeBuild(GizmosChoice):
    """GIZ-46, GIZ-103. Build a level 1 gizmo and spend nothing on it."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First build a level 1 gizmo for free.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [BUILDS[gizmo] for gizmo in free_builds(g.table, g.table.players[seat])]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Build):
            return ONE_EFFECT_AT_A_TIME
        if move.gizmo not in free_builds(g.table, g.table.players[seat]):
            return FREE_LEVEL_1
        return None

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, Build)
        origin = ARCHIVE if move.gizmo in g.table.players[seat].archive else DISPLAY
        build(g, seat, move.gizmo, origin, NOTHING_SPENT, ())
