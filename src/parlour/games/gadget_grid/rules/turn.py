"""GG-60 to GG-67, GG-290, GG-291, GG-R47. Turns and rounds."""

from __future__ import annotations

from parlour.games.gadget_grid.events import RoundEnded, TurnBegan
from parlour.games.gadget_grid.moves import Activate, First, Generate
from parlour.games.gadget_grid.rules.acting import ActionPhase
from parlour.games.gadget_grid.rules.attacking import AttackPhase
from parlour.games.gadget_grid.rules.challenge import Hunt
from parlour.games.gadget_grid.rules.choices import Consider, GadgetChoice, SeatFrame, TurnChoice
from parlour.games.gadget_grid.rules.ending import end
from parlour.games.gadget_grid.rules.equipment import activate, activations
from parlour.games.gadget_grid.rules.falling import Strand
from parlour.games.gadget_grid.rules.generation import Generation
from parlour.games.gadget_grid.rules.ids import (
    CAPPED,
    END_OF_TURN,
    PHASES,
    SOLO_STALLED,
    STALLED,
)
from parlour.games.gadget_grid.rules.march import March
from parlour.games.gadget_grid.rules.moving import MovementPhase
from parlour.games.gadget_grid.rules.scaring import Scare
from parlour.games.gadget_grid.table import NO_CARD, Table
from parlour.games.gadget_grid.this_turn import ENDING, GENERATION, ThisTurn
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move

STALL_ROUNDS = 15  # GG-290
SOLO_STALL_TURNS = 30  # GG-287


class Turn(SeatFrame):
    """GG-61, GG-62, GG-64. The four phases, and what happens at the end; GG-135: a Zomboid's begins
    alike.
    """

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.turn = self.seat
        if self.seat == t.first:
            t.round += 1
        t.now = ThisTurn(GENERATION)
        t.characters[self.seat].held_back = []
        if g.events is not None:
            g.tell(TurnBegan(self.seat, t.round))
        g.then(
            Consider(self.seat),
            Ready(self.seat),
            Generation(self.seat),
            ActionPhase(self.seat),
            MovementPhase(self.seat),
            AttackPhase(self.seat),
            EndOfTurn(self.seat),
        )


class Ready(TurnChoice):
    """GG-65, GG-195. Equipment may be activated before the first roll; asked only if there is."""

    def open(self, g: Game[Table]) -> bool:
        return bool(activations(g.table, self.seat))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First activate Equipment, or roll for your new cards.")

    def others(self, g: Game[Table], seat: int) -> list[Move]:
        return [Generate()]

    def refuse_other(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if isinstance(move, Generate) else PHASES

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        if isinstance(move, Activate):
            activate(g, seat, move.card)
            g.then(self)


class EndOfTurn(SeatFrame):
    """GG-66. Who is stranded first, then the rest, then the next player (GG-67)."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.now.phase = ENDING
        g.then(Strand(self.seat), Aftermath(self.seat), NextTurn(self.seat))


SCARE = 0
MARCH = 1


class Aftermath(GadgetChoice):
    """GG-66, GG-232, GG-242, GG-252. The Zombs move by themselves; with two players Scarezomb and
    the march come in the order that the active player chooses.
    """

    def open(self, g: Game[Table]) -> bool:
        t = g.table
        return t.players == 2 and t.has(self.seat, "scare") != NO_CARD

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if t.alone:
            g.then(Hunt(self.seat))
        elif t.players == 2:
            g.then(March(self.seat))
        elif t.has(self.seat, "scare") != NO_CARD:
            g.then(Scare(self.seat, ()))

    def wanted(self, g: Game[Table]) -> Text:
        return text("First choose what happens first at the end of your turn.")

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [First(SCARE), First(MARCH)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, First):
            return PHASES
        return None if move.effect in (SCARE, MARCH) else END_OF_TURN

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        assert isinstance(move, First)
        scare, march = Scare(seat, ()), March(seat)
        g.then(*((scare, march) if move.effect == SCARE else (march, scare)))


class NextTurn(SeatFrame):
    """GG-67, GG-291, GG-292. The player beside goes on, unless nothing ever happens (GG-290)."""

    def run(self, g: Game[Table]) -> None:
        t = g.table
        character = t.characters[self.seat]
        character.refuge = t.refuge_at(character.square)
        following = (self.seat + 1) % t.players
        if following == t.first and self.round_ends(g):
            return
        g.then(Turn(following))

    def round_ends(self, g: Game[Table]) -> bool:
        """GG-290, GG-287, GG-R55. Whether the game ends with this round."""
        t = g.table
        t.quiet = 0 if t.loss else t.quiet + 1
        t.loss = False
        if g.events is not None:
            g.tell(RoundEnded(t.quiet))
        stalled = t.house.stall_rule and t.quiet >= (SOLO_STALL_TURNS if t.alone else STALL_ROUNDS)
        if not stalled and not (t.house.round_cap and t.round >= t.house.round_cap):
            return False
        if t.alone:
            end(g, [], SOLO_STALLED if stalled else CAPPED)
        else:
            most = max([character.gizmos for character in t.characters])
            winners = [n for n in range(t.players) if t.characters[n].gizmos == most]
            end(g, winners, STALLED if stalled else CAPPED)
        return True
