"""A player that tries each move, plays its own turn to the end and judges the table it leaves.

Whatever chance decides is imagined several times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.contract import Advice, View
from parlour.games.gizmos.advice import explain, rule_for
from parlour.games.gizmos.moves import Return
from parlour.games.gizmos.outlook import TRIED, Outlook, Trial
from parlour.games.gizmos.table import Table
from parlour.games.gizmos.view import imagine
from parlour.games.gizmos.words import cards
from parlour.kernel.luck import Luck
from parlour.kernel.text import text
from parlour.kernel.values import Move

WORLDS: Final = 5  # how often chance is imagined
MARGIN: Final = 2.0  # moves that look so much worse in the first world are dropped


class Greedy:
    """Looks to the end of its own turn, and no further."""

    blind = False
    strength = "medium"
    plays = "Makes the most of its own turn and never looks at what you are up to."

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        if len(moves) == 1 or isinstance(moves[0], Return):
            return moves[0]
        return max(self.scored(view, moves, luck), key=lambda pair: pair[1])[0]

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
        """What it would choose, and what it counts for and against it."""
        if len(moves) == 1:
            return Advice(moves[0], text("This is all you can do here."), rule_for(moves[0], view))
        if isinstance(moves[0], Return):
            above = view["decks"][view["agenda"][-1]["level"] - 1]
            reason = text("The order hardly matters: they go under {}.", cards(above))
            if not above:
                reason = text("The deck is empty, so whoever Researches it next sees these.")
            return Advice(moves[0], reason, rule_for(moves[0], view))
        outlook, before, trials = self.try_out(view, moves, luck)
        best, *others = sorted(trials, key=lambda trial: -trial.mean)
        return Advice(best.move, explain(outlook, before, best, others), rule_for(best.move, view))

    def scored(self, view: View, moves: Sequence[Move], luck: Luck) -> list[tuple[Move, float]]:
        """Moves with the lead in points that each promises, on the average of imagined worlds."""
        _, _, trials = self.try_out(view, moves, luck)
        return [(trial.move, trial.mean) for trial in trials]

    def try_out(
        self, view: View, moves: Sequence[Move], luck: Luck
    ) -> tuple[Outlook, Table, list[Trial]]:
        """Every move tried in imagined worlds, the hopeless ones in fewer of them."""
        game = imagine(view, luck)
        before = game.table
        outlook = Outlook(before, view["viewer"])
        trials = [Trial(move) for move in moves[:TRIED]]
        unsure = trials
        for world in range(1, WORLDS + 1):
            if world > 1:
                game = imagine(view, luck)
            for trial in unsure:
                twin = game.copy()
                twin.play(outlook.seat, trial.move)
                trial.triggered = twin.table.pending.copy()
                outlook.finish_turn(twin)
                trial.add(twin.table, outlook.judge(twin.table))
            bar = max([trial.mean for trial in trials]) - MARGIN / world**0.5
            hopeful = [trial for trial in trials if trial.mean >= bar]
            # What has come out the same in two worlds does not depend on chance.
            unsure = [trial for trial in hopeful if len(trial.values) == 1 or trial.varies()]
            if len(hopeful) == 1 or not unsure:
                break
        return outlook, before, trials
