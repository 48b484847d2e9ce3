"""A turn: one main action, then a chain reaction in the player's own order."""

from __future__ import annotations

from parlour.games.gizmos.cards import ARCHIVE, DISPLAY
from parlour.games.gizmos.events import AllPassed, GameEnded, Passed, TurnBegan
from parlour.games.gizmos.moves import (
    BUILDS,
    DONE,
    FILES,
    PASS,
    PICKS,
    RESEARCHES,
    USES,
    Build,
    Done,
    File,
    Pass,
    Pick,
    Research,
    Use,
)
from parlour.games.gizmos.rules.actions import (
    file,
    origin_of,
    pick,
    refuse_file,
    refuse_pick,
    refuse_research,
)
from parlour.games.gizmos.rules.choices import GizmosChoice, SeatFrame
from parlour.games.gizmos.rules.effects import losses, use
from parlour.games.gizmos.rules.ids import (
    EXACT_PRICE,
    MUST_ACT,
    ONE_ACTION,
    WHERE_TO_BUILD,
)
from parlour.games.gizmos.rules.limits import refuse_energy, refuse_filing, refuse_researching
from parlour.games.gizmos.rules.paying import pay_for
from parlour.games.gizmos.rules.payment import Purse, affordable
from parlour.games.gizmos.rules.research import research
from parlour.games.gizmos.rules.scoring import ranking, score
from parlour.games.gizmos.rules.triggers import refuse_use, usable
from parlour.games.gizmos.table import EMPTY, Player, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Turn(SeatFrame):
    """GIZ-18, GIZ-20. Main action, chain reaction, end of turn."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.turn = self.seat
        if self.seat == t.first:
            t.round += 1
        if g.events is not None:
            g.tell(TurnBegan(self.seat, t.round))
        g.then(MainAction(self.seat), *chain_reaction(t, self.seat), EndOfTurn(self.seat))


class MainAction(GizmosChoice):
    """GIZ-19. Exactly one of File, Pick, Build and Research."""

    def wanted(self, g: Game[Table]) -> Text:
        return text("First take your action: pick, file, build or research.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        t = g.table
        player = t.players[seat]
        purse = Purse(t, player)
        found: list[Move] = []
        if refuse_energy(player) is None:
            for color in range(4):
                if color in t.row:
                    found.append(PICKS[color])
        for slots in t.display:
            for gizmo in slots:
                if gizmo != EMPTY and affordable(t, player, purse, gizmo, DISPLAY):
                    found.append(BUILDS[gizmo])
        for gizmo in player.archive:
            if affordable(t, player, purse, gizmo, ARCHIVE):
                found.append(BUILDS[gizmo])
        if refuse_filing(player) is None:
            for slots in t.display:
                for gizmo in slots:
                    if gizmo != EMPTY:
                        found.append(FILES[gizmo])
        if refuse_researching(t, player) is None:
            for level in range(3):
                if t.decks[level]:
                    found.append(RESEARCHES[level])
        return found or [PASS]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        t = g.table
        player = t.players[seat]
        if isinstance(move, Pick):
            return refuse_pick(t, player, move.color)
        if isinstance(move, File):
            return refuse_file(t, player, move.gizmo)
        if isinstance(move, Build):
            return refuse_build(t, player, move.gizmo)
        if isinstance(move, Research):
            return refuse_research(t, player, move.level)
        if not isinstance(move, Pass):
            return ONE_ACTION
        if self.moves(g, seat) != [PASS]:
            return MUST_ACT
        return None

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        t = g.table
        t.passes = t.passes + 1 if isinstance(move, Pass) else 0
        if isinstance(move, Pick):
            pick(g, seat, move.color)
        elif isinstance(move, File):
            file(g, seat, move.gizmo, DISPLAY)
        elif isinstance(move, Build):
            pay_for(g, seat, move.gizmo, origin_of(t, t.players[seat], move.gizmo))
        elif isinstance(move, Research):
            research(g, seat, move.level)
        elif g.events is not None:
            g.tell(Passed(seat, t.passes))


def stuck(g: Game[Table]) -> bool:
    """GIZ-R14. Is nothing left to the player on turn but a pass?"""
    t, choice = g.table, g.choice
    if not isinstance(choice, MainAction):
        return False
    if t.row and refuse_energy(t.players[choice.seat]) is None:
        return False  # the answer nearly always, and a quick one
    return choice.moves(g, choice.seat) == [PASS]


def refuse_build(t: Table, player: Player, gizmo: int) -> str | None:
    """GIZ-38, GIZ-41. May this player Build that gizmo from the display or the own archive?"""
    origin = origin_of(t, player, gizmo)
    if origin < 0:
        return WHERE_TO_BUILD
    if not affordable(t, player, Purse(t, player), gizmo, origin):
        return EXACT_PRICE
    return None


def chain_reaction(t: Table, seat: int) -> list[Frame[Table]]:
    """What follows an action: what it has triggered, or what of that is not lost."""
    return [*losses(t, seat), ChainReaction(seat)]


class ChainReaction(GizmosChoice):
    """GIZ-67. Use triggered gizmos in any order you wish, each once per turn, or stop."""

    def open(self, g: Game[Table]) -> bool:
        return bool(usable(g.table, self.seat))

    def wanted(self, g: Game[Table]) -> Text:
        return text("You have taken your action; use a triggered gizmo now, or end your turn.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        found: list[Move] = [USES[gizmo] for gizmo in usable(g.table, seat)]
        found.append(DONE)
        return found

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Use):
            return ONE_ACTION
        return refuse_use(g.table, seat, move.gizmo)

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Use):
            g.then(*chain_reaction(g.table, seat))  # afterwards, offer the rest again
            use(g, seat, move.gizmo)


class EndOfTurn(SeatFrame):
    """GIZ-21, GIZ-90, GIZ-91, GIZ-92. Marks are cleared; the round is finished before the game.

    GIZ-R28: when all have passed one after the other, nothing can ever change, and it ends here.
    """

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.pending.clear()
        t.used.clear()
        t.built.clear()
        following = (self.seat + 1) % len(t.players)
        everybody_passed = t.passes == len(t.players)
        if not everybody_passed and not (t.ending and following == t.first):
            g.then(Turn(following))
            return
        g.end()
        if g.events is not None:
            if everybody_passed:
                g.tell(AllPassed())
            g.tell(GameEnded(tuple([score(p) for p in t.players]), ranking(t)[0]))
