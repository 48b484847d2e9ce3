"""No byte that anybody receives depends on what they may not know.

Two histories are found that differ only in what a viewer may not know (other luck, or another
secret move of somebody else), and both are acted out over real sockets. Everything else is the
same, codes and tokens too; so all that the viewer gets must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace
from tests.server.harness import TOYS
from tests.server.leaks.comparing import OTHERS, both_worlds, leaks
from tests.server.leaks.twins import History, Twins, find_twins

from parlour.arena.match import Match, Way
from parlour.contract import Box, View
from parlour.games import shelf
from parlour.games.fists import GAME as FISTS
from parlour.games.fists import views
from parlour.games.fists.rules import Fists, Ready, Show, Table
from parlour.games.password import GAME as PASSWORD
from parlour.kernel.agenda import Game, Together
from parlour.kernel.codec import to_wire
from parlour.kernel.text import Text, text
from parlour.kernel.values import Move
from parlour.server import audience, decisions, rendering, tables
from parlour.testing.situations import Step

SECRETIVE = [box for box in shelf([TOYS]).values() if box.about.secrets]
HUSH = shelf([OTHERS])["hush"]
SCENES = 2  # for each game and each viewer
MOVES = 10
DEEP = 24  # moves to where a team has come to a secret, and on


def some_twins(box: Box[Any], scenes: int) -> Iterator[Twins]:
    """Every kind of viewer: the host, another seat, a spectator."""
    players = box.about.usual_players
    if box.sides.sides(players, box.usual_options()):
        players = max(box.about.players)  # so that teams have something to agree on
    for viewer in (0, players - 1, None):
        for scene in range(scenes):
            yield find_twins(box, players, viewer, str(scene), MOVES)


def deep_twins(box: Box[Any]) -> Iterator[Twins]:
    """At the smallest tables at which some play together, and where they play against others."""
    smallest: dict[int, int] = {}
    for players in reversed(box.about.players):
        smallest[len(box.sides.sides(players, box.usual_options()))] = players
    for players in [smallest[sides] for sides in (1, 2) if sides in smallest]:
        for viewer in (players - 1, None):
            yield find_twins(box, players, viewer, "deep", DEEP, deep=True)


@pytest.mark.parametrize(
    "twins_of", [partial(some_twins, scenes=SCENES), deep_twins], ids=["soon", "deep"]
)
def test_no_byte_depends_on_what_its_reader_may_not_know(
    twins_of: Callable[[Box[Any]], Iterator[Twins]], tmp_path: Path
) -> None:
    plans = [twins for box in SECRETIVE for twins in twins_of(box)]
    pairs = asyncio.run(both_worlds(tmp_path, plans, hints=True))
    assert leaks(pairs) == []
    for here, there in pairs:  # the secrets did differ, and their owners saw it
        assert here.of_the_others() != there.of_the_others()
        assert sum(map(len, here.of_viewer().values())) > 20


# ---------------------------------------------------------------------- a leak would be caught


def caught(
    tmp_path: Path,
    patch: pytest.MonkeyPatch,
    target: Any,
    name: str,
    leak: Any,
    plans: list[Twins] | None = None,
    box: Box[Any] = FISTS,
) -> str:
    plans = list(some_twins(box, 1))[1:] if plans is None else plans
    patch.setattr(target, name, leak)
    return "\n".join(leaks(asyncio.run(both_worlds(tmp_path, plans))))


def test_a_view_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.public

    def glass(game: Game[Table]) -> View:
        return {**honest(game), "all": to_wire(game.agenda)}

    assert '"all"' in caught(tmp_path, monkeypatch, views, "public", glass)


def test_an_event_that_tells_more_than_its_words_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Boasting(Ready):
        fields: ClassVar[dict[str, str]] = {"seat": "int", "fingers": "int"}

        def __init__(self, seat: int, fingers: int) -> None:
            super().__init__(seat)
            self.fingers = fingers

    def play(self: Fists, g: Game[Table], seat: int, move: Move) -> None:
        if g.events is not None and isinstance(move, Show):
            g.tell(Boasting(seat, move.fingers))
        super(Fists, self).play(g, seat, move)

    assert '"Boasting"' in caught(tmp_path, monkeypatch, Fists, "play", play)


def test_a_refusal_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def because(self: Fists, *_: Any) -> Text:
        known = [to_wire(answer) for answer in self.answers if answer is not None]
        return text("They have answered {}.", str(known))

    assert "because" in caught(tmp_path, monkeypatch, Fists, "because", because)


def test_an_undo_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.way_back

    def talkative(self: Match, seat: int) -> Way | None:
        other = [entry for entry in self.entries[-1:] if entry.seat != seat]
        return "alone" if "5" in str(other) else honest(self, seat)

    assert "can_undo" in caught(tmp_path, monkeypatch, Match, "way_back", talkative)


def test_a_question_about_taking_back_that_leaks_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(self: tables.Table, seat: int) -> Text:
        assert self.match is not None
        mine = [entry.move for entry in self.match.entries if entry.seat == seat]
        return text("{}", mine[-1])

    # Of two, the second answer tells all; and not everybody who differs has a question to ask.
    of_three = [find_twins(FISTS, 3, None, f"three {n}", MOVES) for n in range(4)]
    table = tables.Table
    found = caught(tmp_path, monkeypatch, table, "said_of_latest", told, of_three)
    assert '"question":{"seat"' in found


def test_confidential_chat_that_leaks_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = decisions.say

    def aloud(*arguments: Any) -> Any:
        return [replace(said, audience=None) for said in honest(*arguments)]

    assert "I tell you" in caught(tmp_path, monkeypatch, decisions, "say", aloud, box=PASSWORD)


def test_presence_that_is_told_of_who_is_hidden_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = caught(
        tmp_path, monkeypatch, audience, "hidden_from", lambda table, seats: set(), box=PASSWORD
    )
    assert '"presence"' in found


def test_news_that_nothing_has_changed_for_who_may_not_know_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message that comes when somebody comes tells of that, whatever it says."""
    honest = audience.Audience.tell_presence

    def again(self: audience.Audience) -> None:
        self.presence.clear()
        honest(self)

    found = caught(tmp_path, monkeypatch, audience.Audience, "tell_presence", again, box=PASSWORD)
    assert '"presence"' in found


def test_telling_others_how_far_a_team_has_come_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [(0, "look"), (0, "clue sea"), (1, "drop")]
    here, there = (
        History({}, [Step(seat, PASSWORD.read(typed)) for seat, typed in [*before, *said]])
        for said in ([(2, "guess anchor"), (0, "nod")], [(4, "guess bridge"), (0, "shake")])
    )
    plans = [Twins(PASSWORD, 6, "5" * 32, viewer, here, there) for viewer in (1, None)]
    assert leaks(asyncio.run(both_worlds(tmp_path / "tight", plans))) == []
    monkeypatch.setattr(Together, "seen_waiting", lambda self, viewer: self.waiting())
    assert leaks(asyncio.run(both_worlds(tmp_path / "leaking", plans)))


def test_nobody_else_learns_who_of_a_team_was_the_last_to_agree(tmp_path: Path) -> None:
    before = [(0, "look"), (0, "clue sea"), (1, "drop")]
    here, there = (
        History({}, [Step(seat, PASSWORD.read(typed)) for seat, typed in [*before, *said]])
        for said in (
            [(2, "guess anchor"), (4, "guess anchor")],
            [(4, "guess anchor"), (2, "guess anchor")],
        )
    )
    viewers = (1, 1, None, None)  # with clocks and without
    plans = [Twins(PASSWORD, 6, "5" * 32, viewer, here, there) for viewer in viewers]
    assert leaks(asyncio.run(both_worlds(tmp_path, plans))) == []


def test_clocks_that_tell_who_still_thinks_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (History({}, [Step(seat, Show(2))]) for seat in (0, 1))
    plans = [Twins(HUSH, 3, "5" * 32, viewer, here, there) for viewer in (None, 2, 2)]
    assert leaks(asyncio.run(both_worlds(tmp_path / "tight", plans))) == []
    monkeypatch.setattr(tables.Table, "clocks_left", lambda table, at, eyes: table.clocks.left(at))
    found = leaks(asyncio.run(both_worlds(tmp_path / "leaking", plans)))
    assert '"clocks"' in "".join(found)


def test_a_spectator_with_the_eyes_of_a_seat_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seeing(table: Any, listener: Any) -> Any:
        return listener.seats or [0]

    found = caught(tmp_path, monkeypatch, audience, "viewers", seeing)
    assert "viewer None" in found


def test_a_room_that_tells_the_seed_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rendering.room

    def chatty(table: Any, *arguments: Any) -> Any:
        shown = honest(table, *arguments)
        shown.seed = table.seed
        return shown

    assert "got the seed" in caught(tmp_path, monkeypatch, audience, "room", chatty)
