"""Reaching any situation of any game: a table, some options, a seed, and so many random moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hypothesis import strategies as st

from parlour.contract import MOST_UNITS, BadSetup, Box, Option
from parlour.kernel.agenda import HOUSE, Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move

DEEPEST = 400  # moves played before a situation is looked at
STRAYS = 40
LIGHT = 4  # one in so many moves is made out of turn where that may be
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


def reach(
    box: Box[Any], players: int, options: Mapping[str, str], seed: str, moves: int
) -> Situation:
    """Play up to so many random moves, each by a random one of the seats that are waited for.

    Where a game knows moves out of turn, some may come in between; of the grave ones no more than
    one, so that games go on.
    """
    game = box.start(players, Seeded(seed), options)
    chance = Seeded(seed, "laws")
    trail: list[Step] = []
    strays: list[Step] = []
    interrupted = chance.below(2 * moves + 1) if asides(box, game, players) else -1
    while not game.over and len(trail) < moves:
        allowed = [step for step in asides(box, game, players) if game.refuse(*step) is None]
        grave = [step for step in allowed if step.move.grave]
        light = [step for step in allowed if not step.move.grave]
        now = grave if len(trail) == interrupted else light
        if now and (now is grave or chance.below(LIGHT) == 0):
            trail += played(game, now[chance.below(len(now))])
            continue
        waiting = game.waiting()
        seat = waiting[chance.below(len(waiting))]
        offered = game.offer(seat, chance)
        step = Step(seat, offered[chance.below(len(offered))])
        stray = Step(seat, offered[chance.below(len(offered))])
        if stray not in strays:
            strays.append(stray)
            del strays[:-STRAYS]
        trail += played(game, step)
    return Situation(game, players, options, seed, trail, strays)


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
    """Any reachable situation of a game, with any options that go together."""
    values = {option.name: values_of(option) for option in box.options}
    tables = st.tuples(st.sampled_from(box.about.players), st.fixed_dictionaries(values))
    return st.builds(
        lambda table, seed, moves: somewhere(box, table[0], table[1], seed, moves),
        tables.filter(lambda table: fits(box, *table)),
        st.integers(0, 2**32).map(str),
        st.integers(0, DEEPEST),
    )


def values_of(option: Option) -> st.SearchStrategy[str]:
    """Those that are listed, and any number of its units."""
    listed = st.sampled_from(option.values)
    if not option.units:
        return listed
    numbers, units = st.integers(1, MOST_UNITS), st.sampled_from(option.units)
    return listed | st.builds(lambda number, unit: f"{number}_{unit}", numbers, units)


def somewhere(
    box: Box[Any], players: int, options: Mapping[str, str], seed: str, moves: int
) -> Situation:
    """So many moves on; if the game is over by then, more often than not on the way there."""
    end = reach(box, players, options, seed, moves)
    if not end.game.over or moves % 4 == 0:
        return end
    return reach(box, players, options, seed, moves % len(end.trail))


def fits(box: Box[Any], players: int, options: dict[str, str]) -> bool:
    """Whether so many can play with these options."""
    try:
        box.settle_options(players, options)
    except BadSetup:
        return False
    return True
