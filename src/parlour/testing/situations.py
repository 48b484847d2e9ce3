"""Reaching any situation of any game: a table, some options, a seed, and so many random moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from parlour.contract import Box
from parlour.kernel.agenda import HOUSE, Choice, Game, Together
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move
from parlour.testing.tables import Table, any_table, tables

DEEPEST = 400  # moves played before a situation is looked at
SEARCH = 1000  # moves in which a question is looked for, at one table after the other
ANYTHING = ""  # whatever is asked, or nothing any more
STRAYS = 40
LIGHT = 4  # one in so many moves is made out of turn where that may be
SHUNNED = 3  # one in so many kinds of moves is made in a game only where there is no other
VIEWERS = 4  # that a situation is looked at by; a chance of its own picks them at larger tables


class Step(NamedTuple):
    seat: int
    move: Move


class Situation(NamedTuple):
    """A game at some decision (or over), and how it came about."""

    game: Game[Any]
    players: int
    options: Mapping[str, str]
    seed: str
    trail: list[Step]
    strays: list[Step]  # moves that were on offer on the way, most of them out of place by now

    def viewers(self) -> list[int | None]:
        """The spectator, who is asked, and others by chance, but no more than a few."""
        seats = list(range(self.players))
        Seeded(self.seed, "viewers").shuffle(seats)
        asked = self.game.waiting()
        seats.sort(key=lambda seat: seat not in asked)
        return [*sorted(seats[: VIEWERS - 1]), None]

    def fresh(self) -> Situation:
        """The same, to be looked at without spoiling it for who looks next."""
        return self._replace(game=self.game.copy())

    def asides(self, box: Box[Any]) -> list[Step]:
        """What could be done out of turn; by everybody, allowed or not."""
        return asides(box, self.game, self.players)


class Walk:
    """A game played at random, move by move, each by a random one of the seats that are waited for.

    Where a game knows moves out of turn, some may come in between; of the grave ones no more than
    one, so that games go on. As often as not, all who decide together agree at once with one of
    them, which counts as one move: what many of them say at random seldom comes to an end. And some
    kinds of moves are made only where there is no other, not the same ones in each game: thus a
    game may also come to where one gets by never doing something.
    """

    def __init__(
        self, box: Box[Any], players: int, options: Mapping[str, str], seed: str, moves: int
    ) -> None:
        self.box = box
        self.players = players
        self.options = options
        self.seed = seed
        self.moves = moves  # at most
        self.made = 0
        self.asked: list[str] = []  # the kind of the question that each move was made at
        self.game = box.start(players, Seeded(seed), options)
        self.chance = Seeded(seed, "laws")
        self.shunned: dict[type[Move], bool] = {}
        self.trail: list[Step] = []
        self.strays: list[Step] = []
        some = asides(box, self.game, players)
        self.interrupted = self.chance.below(2 * moves + 1) if some else -1

    def goes_on(self) -> bool:
        return self.made < self.moves and not self.game.over

    def go(self) -> None:
        """One move, and what all do who agree with it."""
        self.asked.append(type(self.game.choice).__name__)
        step = self._out_of_turn()
        if step is not None:
            self.trail += played(self.game, step)
        else:
            step = self._answer()
            self.trail += played(self.game, step)
            if self.chance.below(2):
                self.trail += agreed_to(self.game, step.move)
        self.made += 1

    def to_the_end(self) -> Walk:
        while self.goes_on():
            self.go()
        return self

    def situation(self) -> Situation:
        return Situation(self.game, self.players, self.options, self.seed, self.trail, self.strays)

    def _out_of_turn(self) -> Step | None:
        grave = self.made == self.interrupted
        if not grave and self.chance.below(LIGHT):
            return None
        found = asides(self.box, self.game, self.players)
        found = [step for step in found if step.move.grave == grave]
        now = [step for step in found if self.game.refuse(*step) is None]
        return now[self.chance.below(len(now))] if now else None

    def _answer(self) -> Step:
        waiting = self.game.waiting()
        seat = waiting[self.chance.below(len(waiting))]
        offered = self.game.offer(seat, self.chance)
        wanted = [move for move in offered if not self._shuns(type(move))] or offered
        step = Step(seat, wanted[self.chance.below(len(wanted))])
        stray = Step(seat, offered[self.chance.below(len(offered))])
        if stray not in self.strays:
            self.strays.append(stray)
            del self.strays[:-STRAYS]
        return step

    def _shuns(self, kind: type[Move]) -> bool:
        if kind not in self.shunned:
            self.shunned[kind] = self.chance.below(SHUNNED) == 0
        return self.shunned[kind]


def reach(
    box: Box[Any], players: int, options: Mapping[str, str], seed: str, moves: int
) -> Situation:
    """So many random moves on, or at the end of the game."""
    return Walk(box, players, options, seed, moves).to_the_end().situation()


def agreed_to(game: Game[Any], move: Move) -> list[Step]:
    """All who decide together agree with one of them, as far as they may; what they have played."""
    choice = game.choice
    steps: list[Step] = []
    if isinstance(choice, Together) and choice.proposal == move:
        for seat in choice.waiting():
            if game.refuse(seat, move) is None:
                steps += played(game, Step(seat, move))
    return steps


def played(game: Game[Any], step: Step) -> list[Step]:
    """Play this, and what all had agreed on before it led there; all that has been played."""
    game.play(*step)
    steps = [step]
    while (agreed := game.agreed()) is not None:
        game.decide(*agreed)
        steps.append(Step(*agreed))
    return steps


def asides(box: Box[Any], game: Game[Any], players: int) -> list[Step]:
    """What anybody may do out of turn now, tried by everybody, and what the house may do."""
    words = dict.fromkeys(word for seat in range(players) for word in box.asides_now(game, seat))
    called = box.clock.time_up()
    if called is not None:
        words[called] = None
    return [Step(seat, word) for word in words for seat in (*range(players), HOUSE)]


def situations(box: Box[Any]) -> st.SearchStrategy[Situation]:
    """Any reachable situation of a game, as often at a question that is seldom asked as at others.

    The parts are drawn each in another way, for the reason that `tables` has.
    """
    return st.builds(
        lambda table, seed, moves, wanted: somewhere(box, table, seed.hex(), moves, wanted),
        tables(box),
        st.binary(min_size=4, max_size=4),
        st.integers(0, DEEPEST),
        st.sampled_from([ANYTHING, *questions(box)]),
    )


def questions(box: Box[Any]) -> list[str]:
    """All kinds of choices of a game, but for those that others are made of."""
    choices = [kind for kind in box.kinds.values() if issubclass(kind, Choice)]
    return [kind.__name__ for kind in choices if not any(kind in c.__mro__[1:] for c in choices)]


def somewhere(box: Box[Any], table: Table, seed: str, moves: int, wanted: str) -> Situation:
    """Where that is asked in a game, which is looked for at this table and then at others.

    If it is in vain, or anything will do: so many moves on.
    """
    chance, (players, options), searched = Seeded(seed, "tables"), table, 0
    while wanted and searched < SEARCH:
        walk = Walk(box, players, options, f"{seed} {searched}", DEEPEST).to_the_end()
        if wanted in walk.asked:
            return part_of(walk, place_of(wanted, walk.asked, moves))
        players, options = any_table(box, chance)
        searched += walk.made
    return reach(box, *table, seed, moves)


def part_of(whole: Walk, moves: int) -> Situation:
    """The first moves of a walk."""
    walk = Walk(whole.box, whole.players, whole.options, whole.seed, whole.moves)
    while walk.made < moves:
        walk.go()
    return walk.situation()


def place_of(wanted: str, asked: Sequence[str], moves: int) -> int:
    """Where that is asked last up to so many moves, or first if it is later."""
    until = moves % len(asked)  # few games have so many
    places = [place for place, question in enumerate(asked) if question == wanted]
    return max((place for place in places if place <= until), default=places[0])
