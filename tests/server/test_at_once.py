"""Questions that several answer at once, each for itself: which answer is to which of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from tests.server.harness import TOYS

from parlour.contract import Advice, Box
from parlour.games import shelf
from parlour.games.fists import GAME as FISTS
from parlour.games.fists.rules import Show, Table
from parlour.kernel.agenda import Choice, Frame, Game
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move
from parlour.server import entries as e
from parlour.server import tables
from parlour.server.autoplay import Autoplay
from parlour.server.entries import AnyEntry, Clock
from parlour.server.live import LiveTable
from parlour.server.settings import Settings
from parlour.server.tables import restore

NOTHING = cast("Any", None)
HUSH = shelf([TOYS, Path(__file__).parent / "games"])["hush"]
NAMES = ("Ada", "Bob", "Cyd")


def table(box: Box[Any], *moves: tuple[AnyEntry, int], clock: Clock | None = None) -> tables.Table:
    """A table of three whose game began at 1,000."""
    about = box.about
    opened = e.Opened(about.name, about.rules_version, 3, "h", False, {}, clock or Clock())
    people = [e.Seated(seat, name, name.lower()) for seat, name in enumerate(NAMES)]
    first: list[AnyEntry] = [opened, *people, e.Started("s")]
    return restore("OAK-1", {about.name: box}, [*((entry, 1_000) for entry in first), *moves])


# ---------------------------------------------------------------------- questions in a row


class First(Choice[Table]):
    """Whoever is first to answer ends it for all, and all are asked the next."""

    simultaneous = True
    public = True
    fields: ClassVar[dict[str, str]] = {"seats": "[int]", "number": "int"}

    def __init__(self, seats: tuple[int, ...], number: int) -> None:
        super().__init__(seats)
        self.number = number

    def moves(self, g: Game[Table], seat: int) -> list[Move]:
        return [Show(fingers) for fingers in g.table.hands[seat]]

    def refuse(self, g: Game[Table], seat: int, move: Move) -> str | None:
        return None if move in self.moves(g, seat) else "FIST-2"

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        g.then(First(self.seats, self.number + 1))


class Rest(First):
    """The same, but who has answered is not asked the next."""

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        g.then(Rest(tuple([other for other in self.seats if other != seat]), self.number + 1))


class Each(First):
    """Whoever has answered has; the others go on thinking."""

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        g.then(Each(tuple([other for other in self.seats if other != seat]), self.number))


class Again(First):
    """The very same question, asked of all anew."""

    def play(self, g: Game[Table], seat: int, move: Move) -> None:
        g.then(self)


def asking(frame: Frame[Table]) -> Box[Any]:
    """Fists with another question in it."""

    class Rules:
        outcome = staticmethod(FISTS.rules.outcome)
        components = staticmethod(FISTS.rules.components)

        def setup(self, players: int, options: object, luck: Seeded) -> Game[Table]:
            game = FISTS.start(players, luck)
            game.agenda[-1] = frame
            return game

    return replace(FISTS, rules=Rules())


def test_an_answer_to_one_question_is_none_to_the_next_that_all_are_asked() -> None:
    for first in (First((0, 1, 2), 1), Rest((0, 1, 2), 1), Again((0, 1, 2), 1)):
        box = asking(first)
        before = table(box)
        after = table(box, (e.Moved(0, "show 1"), 2_000))
        assert not before.stale(1, before.version)
        assert after.stale(1, before.version)
        assert not after.stale(1, after.version)


def test_another_answer_to_the_same_question_costs_nobody_theirs() -> None:
    for box in (FISTS, asking(Each((0, 1, 2), 1))):
        before = table(box)
        after = table(box, (e.Moved(0, "show 1"), 2_000))
        assert not after.stale(1, before.version)
        back = table(box, (e.Moved(0, "show 1"), 2_000), (e.Undone(0), 3_000))
        assert not back.stale(1, before.version)
        assert back.stale(0, before.version)  # it has answered since


# ---------------------------------------------------------------------- who still thinks


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("bank", 60, 5)], ids=lambda c: c.kind)
def test_while_it_is_a_secret_who_has_answered_no_clock_tells(clock: Clock) -> None:
    quiet = table(HUSH, clock=clock)
    said = table(HUSH, (e.Moved(0, "show 1"), 5_000), clock=clock)
    for eyes in ((), (1,), (2,), (1, 2)):
        for at in (6_000, 40_000, 400_000):
            assert said.clocks_left(at, eyes) == quiet.clocks_left(at, eyes)
    mine = said.clocks_left(6_000, (0,))
    assert mine == said.clocks_left(40_000, (0,))[:1] + mine[1:]  # one's own stands
    back = table(HUSH, (e.Moved(0, "show 1"), 5_000), (e.Undone(0), 6_000), clock=clock)
    assert back.clocks_left(7_000, (1,)) == quiet.clocks_left(7_000, (1,))
    open_fists = table(FISTS, (e.Moved(0, "show 1"), 5_000), clock=clock)
    assert open_fists.clocks_left(9_000, (1,)) == open_fists.clocks.left(9_000)


def test_nobody_is_marked_as_away_for_a_time_that_others_may_not_know_of() -> None:
    for box, marked in ((HUSH, []), (FISTS, [e.Away(0)])):
        late = table(box, clock=Clock("move", 5))
        keeper = Autoplay(LiveTable(NOTHING, late, NOTHING, NOTHING), NOTHING, Settings())
        decided = keeper.decide(late, 0, Advice(Show(1)), late.version, "clock")
        assert decided == [*marked, e.Moved(0, "show 1", "clock")]
