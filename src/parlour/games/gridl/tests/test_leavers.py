"""GL-125, GL-135: in whatever phase somebody leaves, the game goes on, and with the same card."""

from __future__ import annotations

from typing import Final

import pytest

from parlour.arena.playing import SeatedBot, answer_of
from parlour.arena.replaying import verify
from parlour.bots import usual_bot
from parlour.games.gridl import GAME
from parlour.games.gridl.table import Table
from parlour.games.gridl.tests.tables import choice, hold, kind, offered, put_on_top, usual
from parlour.kernel.agenda import Game
from parlour.server import entries as e
from parlour.server.autoplay import replaced
from parlour.server.entries import Clock
from parlour.server.tables import Table as ServedTable
from parlour.server.tables import restore

PLAYERS: Final = 6
OPTIONS: Final = {"powers": "yes", "first": "pink"}
PHASES: Final = (
    *("TakePower", "NameGridmaster", "ChooseFirst", "ChooseSecond", "PowerWindow", "GivingClue"),
    *("ObjectionWindow", "Voting", "SideGuessing", "Guessing", "ForcedFlip"),
)
SAID: Final = {"PowerWindow": "use P12", "ObjectionWindow": "object"}


class Evening:
    """Six people at a table of the server, who leave and come back."""

    def __init__(self) -> None:
        self.at = 0
        version = GAME.about.rules_version
        opened = e.Opened("gridl", version, PLAYERS, "h", False, dict(OPTIONS), Clock())
        self.table: ServedTable = restore("OAK-1", {"gridl": GAME}, [(opened, 0)])
        for seat in range(PLAYERS):
            self.happens(e.Seated(seat, f"P{seat}", str(seat)))
        self.happens(e.Started("an evening"))

    def happens(self, entry: e.AnyEntry) -> None:
        self.at += 1000
        self.table.apply(entry, self.at)

    @property
    def game(self) -> Game[Table]:
        assert self.table.match is not None
        return self.table.match.game

    def answer(self, seat: int, text: str) -> None:
        """The bot of the seat answers if its person is gone, and else the person with this."""
        match = self.table.match
        assert match is not None
        if replaced(self.table, seat) == "bot":
            move = answer_of(SeatedBot(GAME, usual_bot(GAME), seat, "gone"), match).move
            text = GAME.notation.write(move)
        else:
            move = GAME.notation.read(text)
        assert match.game.refuse(seat, move) is None, f"{seat}: {text} in {kind(match.game)}"
        self.happens(e.Moved(seat, text))

    def decide(self, text: str = "") -> None:
        """Whoever is asked answers, the people alike, until something else is asked."""
        asked = kind(self.game)
        assert self.game.waiting(), f"nobody is asked in {asked}, for ever"
        wanted = text or usual(self.game)
        for seat in self.game.waiting():
            if kind(self.game) == asked and seat in self.game.waiting():
                self.answer(seat, wanted)

    def reach(self, phase: str) -> None:
        while kind(self.game) == "TakePower" != phase:
            self.decide()
        if phase != "TakePower":
            hold(self.game, 0, "P1 P5")
            hold(self.game, 1, "P8 P12")
            put_on_top(self.game, "C3")
            self.game.table.supply[0] = 0
        while kind(self.game) != phase:
            said = SAID.get(kind(self.game), "")
            self.decide(said if said in offered(self.game, self.game.waiting()[0]) else "")

    def turn_over(self) -> None:
        turn = self.game.table.turn
        while self.game.table.turn == turn and not self.game.over:
            self.decide()


@pytest.mark.rule("GL-125", "GL-135", "GL-R11")
@pytest.mark.parametrize("leaving", ["one", "all who are asked", "everybody"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_turn_is_played_out_whoever_leaves(phase: str, leaving: str) -> None:
    evening = Evening()
    evening.reach(phase)
    asked = choice(evening.game).seats
    gone = {"one": asked[-1:], "all who are asked": asked}.get(leaving, tuple(range(PLAYERS)))
    key = evening.game.table.key
    for seat in gone:
        evening.happens(e.Away(seat))
    evening.turn_over()
    (turn,) = evening.game.table.past
    assert turn.key == (12 if phase != "TakePower" else turn.key)
    assert key in (-1, turn.key)
    for seat in gone:
        evening.happens(e.Back(seat))
    evening.turn_over()
    assert len(evening.game.table.past) == 2


@pytest.mark.rule("GL-125", "GL-116")
@pytest.mark.parametrize("phase", PHASES[3:10])
def test_a_gridmaster_who_leaves_changes_neither_card_nor_role(phase: str) -> None:
    evening = Evening()
    evening.reach(phase)
    before = evening.game.table.gridmaster, evening.game.table.key
    evening.happens(e.Away(before[0]))
    evening.decide()
    if evening.game.table.turn == 0:
        assert evening.game.table.gridmaster == before[0]
        assert before[1] in (-1, evening.game.table.key)
    evening.turn_over()
    assert evening.game.table.last_gridmasters[0] == before[0]


@pytest.mark.rule("GL-125", "GL-135")
def test_a_whole_game_that_everybody_has_left_is_played_to_its_end_and_verifies() -> None:
    evening = Evening()
    for seat in range(PLAYERS):
        evening.happens(e.Away(seat))
    while not evening.game.over:
        evening.decide("gone")
    assert evening.table.match is not None
    assert verify(GAME, evening.table.match.record()).over
