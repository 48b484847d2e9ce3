"""Players that look ahead, each as far as its budget of positions goes.

There is no clock here: a budget is the same on every machine, and so is the game that comes of it.
Compiled, a position takes about a 150,000th of a second (a 35,000th if not), so that on a quiet
machine a decision takes `easy` a few thousandths of a second, `steady` a fortieth and `sharp` a
third; uncompiled `sharp` takes a second and a half, well within what the server allows. To measure
how far apart they are, two players on matrix, with the compiled build:

    parlour simulate gridopolis --games 200 --seed strength --bots easy,random
    parlour simulate gridopolis --games 200 --seed strength --bots steady,easy
    parlour simulate gridopolis --games 200 --seed strength --bots sharp,steady
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from parlour.contract import Advice, View
from parlour.games.gridopolis.advice import explain, rule_for
from parlour.games.gridopolis.rules.second import FreeJump, SecondMove
from parlour.games.gridopolis.search.deeds import move_of
from parlour.games.gridopolis.search.deepening import AT_ROOT, Candidate, Search
from parlour.games.gridopolis.view import imagine
from parlour.kernel.luck import Luck
from parlour.kernel.text import text
from parlour.kernel.values import Move

WHIM: Final = 12  # hundredths of a pawn that do not matter


class Thinker:
    """Searches until its budget of positions is spent."""

    blind = False
    strength = ""
    plays = ""
    budget: ClassVar[int] = 0

    def choose(self, view: View, moves: Sequence[Move], luck: Luck) -> Move:
        if len(moves) == 1:
            return moves[0]
        search, order = self.weigh(view, moves, luck)
        if not order:
            return moves[0]
        return move_of(search.trial.table, order[0].deed)

    def weigh(
        self, view: View, moves: Sequence[Move], luck: Luck
    ) -> tuple[Search, list[Candidate]]:
        """What it has found out about the moves that are worth a thought, the best first.

        Of the many builds that are legal only some are; there may be none of them among `moves`.
        """
        game = imagine(view, luck)
        search = Search(game.table, self.budget)
        trial, choice = search.trial, game.choice
        if isinstance(choice, (FreeJump, SecondMove)):
            deeds = trial.seconds(choice.start, choice.pad, choice.captured)
        else:
            deeds = trial.deeds(True, True, AT_ROOT)
        offered = set(moves)
        candidates = [
            Candidate(deed, luck.below(WHIM))
            for deed in deeds
            if move_of(game.table, deed) in offered
        ]
        return search, search.best_first(candidates)


class Advising(Thinker):
    """One that is strong enough to be asked."""

    def advise(self, view: View, moves: Sequence[Move], luck: Luck) -> Advice:
        """What it would choose, and why."""
        if len(moves) == 1:
            return Advice(moves[0], text("This is all you can do here."), rule_for(moves[0], view))
        search, order = self.weigh(view, moves, luck)
        if not order:
            return Advice(
                moves[0], text("I have not thought of this one."), rule_for(moves[0], view)
            )
        move = move_of(search.trial.table, order[0].deed)
        return Advice(move, explain(search, order, view), rule_for(move, view))


class Easy(Thinker):
    """Sees its own turn, and where the captures after it lead."""

    strength = "easy"
    plays = "Takes what it can get, and hardly looks further."
    budget = 120


class Steady(Advising):
    """Sees three turns ahead, sometimes more."""

    strength = "medium"
    plays = "Looks about three turns ahead."
    budget = 3_000


class Sharp(Advising):
    """Sees about five turns ahead."""

    strength = "hard"
    plays = "Looks about five turns ahead, and forgives little."
    budget = 50_000
