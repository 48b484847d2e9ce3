"""GL-116 over real sockets: two tables that differ in nothing but the card that is read.

The test of all games (tests/server/test_wire_leaks.py) finds by chance what differs. Here it is the
card for sure, and it has been read and not been shown: nobody but the Gridmaster gets another byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from tests.server.leaks.comparing import both_worlds, leaks
from tests.server.leaks.twins import USUAL, Changed, History, Twins
from tests.server.leaks.worlds import World

from parlour.games.gridl import GAME
from parlour.games.gridl import view as views
from parlour.games.gridl.cells import CELLS, NAMES
from parlour.games.gridl.table import Table
from parlour.games.gridl.talk import secret
from parlour.games.gridl.tests.tables import choice, kind, say, usual
from parlour.kernel.agenda import Game
from parlour.testing.situations import Step

SEED: Final = "5" * 32
PINK: Final = {"first": "pink"}
POWERS: Final = {**PINK, "powers": "yes"}


class Case(NamedTuple):
    """Up to which turn there is no difference, and who must not find one in it."""

    players: int
    viewer: int | None
    turn: int = 0
    options: dict[str, str] = {}
    bots: int = 0
    objects: bool = False  # whether a first clue is brought down


CASES: Final = (
    Case(2, 1),  # who guesses alone
    Case(2, 0, turn=1),
    Case(2, None, turn=1),
    Case(3, 2),
    Case(4, 2, options=PINK, objects=True),  # who guesses
    Case(4, 1, options=PINK),  # of the other team
    Case(4, 0, turn=1, options=PINK),
    Case(4, None, turn=1, options=POWERS),
    Case(4, 1, options=PINK, bots=1),  # with a bot on the other team
    Case(5, 2, options=PINK, bots=1),  # and with one that guesses
    Case(5, None, options=PINK, bots=1),
)


class Script:
    """What everybody says until a card has been read and the clue is given, and then some."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = begun(case, {})
        self.steps: list[Step] = []  # of people; bots join them
        self.play()

    def play(self) -> None:
        while kind(self.game) != "Guessing" or len(self.game.table.past) < self.case.turn:
            self.says(self.game.waiting()[0], self.wanted())
        guessers = self.people(choice(self.game).seats)
        for seat in guessers:
            self.says(seat, "point D4")
        if len(guessers) > 1:
            self.says(guessers[0], "guess D4")

    def wanted(self) -> str:
        table = self.game.table
        if self.case.objects and kind(self.game) in ("ObjectionWindow", "Voting"):
            return "object" if kind(self.game) == "ObjectionWindow" else "uphold"
        return "clue umbrella" if table.void else usual(self.game)

    def says(self, seat: int, text: str) -> None:
        say(self.game, seat, text)
        if self.people([seat]):
            self.steps.append(Step(seat, GAME.notation.read(text)))

    def people(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in seats if seat < self.case.players - self.case.bots]

    def twins(self) -> Twins:
        case = self.case
        here, there = (History(found, self.steps) for found in ({}, another_card(case)))
        return Twins(GAME, case.players, SEED, case.viewer, here, there, case.options, case.bots)


def begun(case: Case, changes: dict[int, int]) -> Game[Table]:
    return GAME.start(case.players, Changed(SEED, changes), case.options or USUAL, events=True)


def another_card(case: Case) -> dict[int, int]:
    """What luck must do for another card to be drawn in that turn, and none before it."""
    wanted = begun(case, {})
    for number in range(wanted.luck.drawn):
        for outcome in range(CELLS):
            if differ_by_a_card(wanted.table, begun(case, {number: outcome}).table, case.turn):
                return {number: outcome}
    raise AssertionError("there is no other card")


def differ_by_a_card(one: Table, other: Table, turn: int) -> bool:
    drawn = CELLS - turn
    if (one.word_deck, one.holders) != (other.word_deck, other.holders):
        return False
    before = one.solutions[drawn:] == other.solutions[drawn:]
    return before and one.solutions[drawn - 1] != other.solutions[drawn - 1]


def act_out(tmp_path: Path, *cases: Case) -> list[tuple[World, World]]:
    plans = [Script(case).twins() for case in cases]
    return asyncio.run(both_worlds(tmp_path, plans, hints=True))


@pytest.mark.rule("GL-116", "GL-140")
def test_no_byte_that_others_get_depends_on_the_card_that_is_read(tmp_path: Path) -> None:
    pairs = act_out(tmp_path, *CASES)
    assert leaks(pairs) == []
    for case, worlds in zip(CASES, pairs, strict=True):
        table = Script(case).game.table
        assert secret(table)
        assert table.clue
        gridmaster = table.gridmaster
        keys = [world.players[gridmaster].seen[gridmaster]["view"]["key"] for world in worlds]
        assert keys[0] == NAMES[table.key] != keys[1]
        for world in worlds:
            for seat in range(len(world.players)):
                view = world.players[seat].seen[seat]["view"]
                assert (view["read"], view["clue"]) == (True, table.clue)
                assert seat == gridmaster or view["key"] is None


def test_a_view_that_tells_whether_the_key_is_near_the_middle_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = views.public

    def glass(g: Game[Table]) -> Any:
        return {**honest(g), "word_cards": g.table.key}

    monkeypatch.setattr(views, "public", glass)
    for case in CASES[:2]:
        assert "word_cards" in "".join(leaks(act_out(tmp_path / str(case.turn), case)))
