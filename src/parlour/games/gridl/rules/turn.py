"""GL-23. A turn, phase by phase."""

from __future__ import annotations

from parlour.games.gridl.cells import NONE
from parlour.games.gridl.events import Covered, Ended, Examined, Flipped, Revealed, TurnBegan
from parlour.games.gridl.moves import Flip
from parlour.games.gridl.rules.choosing import DrawWords
from parlour.games.gridl.rules.clue import GivingClue
from parlour.games.gridl.rules.gridmaster import NameGridmaster
from parlour.games.gridl.rules.guess import Guessing, SideGuessing
from parlour.games.gridl.rules.ids import (
    BOTH_REACHED,
    BY_POWER,
    NO_SUCH_POWER,
    NOT_NOW,
    POINTS,
    TIE,
    TOGETHER,
    TURN_LIMIT,
)
from parlour.games.gridl.rules.objection import ObjectionWindow
from parlour.games.gridl.rules.power_window import PowerWindow
from parlour.games.gridl.rules.scoring import reckon
from parlour.games.gridl.rules.team_choice import TeamChoice, asked_for, chance
from parlour.games.gridl.table import GOAL, USED, PastTurn, Table
from parlour.kernel.agenda import Frame, Game
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move


class Turn(Frame[Table]):
    """GL-23, GL-24. One phase after the other, none left out, none opened again."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        g.tell(TurnBegan(t.told(t.guessing), t.turn + 1))
        members = t.members(t.guessing)
        g.then(
            NameGridmaster(members, members),
            DrawWords(False),
            DrawWords(True),  # GL-37: once the first word and its axis are settled
            Examine(),
            Powers(),  # GL-108: before the clue
            ClueAndGuess(),
            Reveal(),
            CleanUp(),
            EndCheck(),  # GL-R38: the winning turn is cleaned up in full
        )


class Examine(Frame[Table]):
    """GL-39. The Gridmaster alone reads the top solution card."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        t.key = t.solutions.pop()
        assert t.key not in t.covered, "GL-43"
        g.reveal()
        g.tell(Examined(t.gridmaster))


class Powers(Frame[Table]):
    """GL-106, GL-107. The passive team decides first."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if not t.coop:  # GL-84
            others, members = t.members(t.passive), t.members(t.guessing)
            g.then(PowerWindow(others, others), PowerWindow(t.guessers(), members))


class ClueAndGuess(Frame[Table]):
    """GL-45, GL-R11, GL-103, GL-56. The clue, what the other team has to say to it, the guesses."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        others, members = t.members(t.passive), t.members(t.guessing)
        guessing = Guessing(t.guessers(), members)
        if t.coop:
            g.then(GivingClue(t.gridmaster), guessing)
        else:
            window = ObjectionWindow(others, guessers=t.guessers())
            side = SideGuessing(others, others)
            g.then(GivingClue(t.gridmaster), window, side, guessing)


class Reveal(Frame[Table]):
    """GL-62 to GL-67. The card comes to light, and the points are counted."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        score = reckon(t)
        # GL-65, GL-R4. A score may go beyond the end of the track.
        t.scores[t.guessing] += score.base + score.bonus + score.change
        if not t.coop:
            t.scores[t.passive] += score.gain
        t.past.append(
            PastTurn(
                t.guessing,
                t.gridmaster,
                t.words[0],
                t.words[1],
                t.clue,
                t.key,
                tuple(t.guesses),
                t.side_guess,
                (t.declared[0], t.declared[1]),
                *score,
            )
        )
        g.reveal()
        g.tell(Revealed(t.told(t.guessing), t.past[-1], tuple(t.scores)))


class CleanUp(Frame[Table]):
    """GL-25 to GL-28, GL-112, GL-113. An X goes on the key, of the team's own where there are
    powers. If it has none left, it flips a power now that the points are counted (GL-R31).
    """

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        if t.house.powers and not t.supply[t.guessing]:
            members = t.members(t.guessing)
            g.then(ForcedFlip(members, members), Cover())
        else:
            g.then(Cover())


class Cover(Frame[Table]):
    """GL-27, GL-R8. As many X lie on the grid as turns are over."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        payer = t.guessing if t.house.powers else 0
        t.supply[payer] -= 1  # GL-114: one token less for each turn of guessing
        t.covered.append(t.key)
        g.tell(Covered(t.key))
        t.clear_turn()
        t.turn += 1


class ForcedFlip(TeamChoice):
    """GL-113. The last power is turned without asking (GL-R36)."""

    def open(self, g: Game[Table]) -> bool:
        return len(g.table.held(g.table.guessing)) > 1

    def run(self, g: Game[Table]) -> None:
        flip(g, g.table.held(g.table.guessing)[0])

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Flip(power) for power in g.table.held(g.table.guessing)]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        if not isinstance(move, Flip):
            return NOT_NOW
        return None if move.power in g.table.held(g.table.guessing) else NO_SUCH_POWER

    def because(self, g: Game[Table], seat: int, move: Move, rule: str) -> Text:
        if rule == NO_SUCH_POWER:
            return text("Your team does not hold that power, or not any more.")
        return asked_for("which power your team turns into an X")

    def carry_out(self, g: Game[Table], move: Move) -> None:
        assert isinstance(move, Flip)
        flip(g, move.power)

    def otherwise(self, g: Game[Table]) -> Move:
        held = g.table.held(g.table.guessing)
        return Flip(held[chance(g, len(held), 0)])


def flip(g: Game[Table], power: int) -> None:
    t = g.table
    t.holders[power] = t.guessing + USED
    t.supply[t.guessing] += 1
    g.tell(Flipped(t.guessing, power))


class EndCheck(Frame[Table]):
    """GL-71 to GL-75, GL-78."""

    public = True

    def run(self, g: Game[Table]) -> None:
        t = g.table
        found = ending(t)
        if found is None:
            g.then(Turn())
            return
        winner, rule = found
        g.end()
        g.tell(Ended(NONE if winner == NONE else t.told(winner), rule))


def ending(t: Table) -> tuple[int, str] | None:
    """The team that has won, or NONE where nobody has, and by which rule; None: it goes on.

    GL-76. Points and turns are all there is to look at: no deck can run out before.
    """
    last = t.past[-1].team
    if t.coop:
        if t.scores[last] >= GOAL:  # GL-R16: in the sixth turn, too
            return last, TOGETHER
        return (NONE, TOGETHER) if t.turn == t.turns else None
    for team, rule in ((last, POINTS), (1 - last, BY_POWER)):
        if t.scores[team] >= GOAL:
            return team, BOTH_REACHED if min(t.scores) >= GOAL else rule
    if t.turn < t.turns:
        return None
    if t.scores[0] == t.scores[1]:
        return 1 - t.first, TIE
    return t.scores.index(max(t.scores)), TURN_LIMIT
