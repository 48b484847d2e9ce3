"""Several people before one screen: each sees what is theirs to see."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from parlour.arena.match import PERSON, Match, Told
from parlour.cli.play import seat_names
from parlour.cli.screen import RECENT, Screen
from parlour.contract import Box, View
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text, plain, text
from parlour.kernel.values import Event, Move


class Paper:
    """A screen whose every letter can be read afterwards."""

    def __init__(self, box: Box[Any], persons: int) -> None:
        players = [PERSON] * persons + ["random"] * (box.about.usual_players - persons)
        self.match = Match(box, seat_names(players), players, "s")
        self.file = io.StringIO()
        self.console = Console(file=self.file, force_terminal=True, width=100)
        self.screen = Screen(self.match, self.console)

    def read(self) -> str:
        """What has been shown since the last time."""
        shown = self.file.getvalue()
        self.file.seek(0)
        self.file.truncate()
        return shown


class Deeds:
    """All moves under one heading."""

    def __init__(self, box: Box[Any]) -> None:
        self.box = box

    def grouped(self, move: Move, view: View) -> tuple[str, Text]:
        return "Deeds", text("{}", self.box.notation.write(move))

    def kind_of(self, move: Move) -> str:
        return ""

    def apart(self, move: Move, view: View) -> str:
        return ""


class Whisper(Event):
    """Something for one pair of ears."""


def test_before_another_person_looks_the_screen_is_wiped_with_all_above(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "about", box.about._replace(secrets=True))
    monkeypatch.setattr("builtins.input", lambda: "")
    paper = Paper(box, 2)
    for seat in (0, 1, 0):
        paper.screen.turn_to(seat)
        wiped, _, after = paper.read().partition("\x1b[3J")
        assert "\x1b[2J" in wiped
        assert f"{paper.match.seats[seat]}, it is your turn" in after
    paper.screen.turn_to(0)
    assert paper.read() == ""


def test_a_terminal_that_can_only_scroll_is_scrolled_on(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    paper = Paper(box, 2)
    paper.screen.clear()
    wiped = paper.read()
    assert wiped.count("\n") > paper.console.height
    assert "\x1b" not in wiped


def test_nobody_is_asked_to_look_away_where_nothing_is_hidden(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "about", box.about._replace(secrets=False))
    paper = Paper(box, 2)
    paper.screen.turn_to(0)
    paper.screen.turn_to(1)
    assert paper.read() == ""


def test_one_person_alone_is_never_asked_to_look_away(box: Box[Any]) -> None:
    paper = Paper(box, 1)
    paper.screen.turn_to(0)
    assert paper.read() == ""


def test_news_is_told_to_each_person_once_and_whispers_to_one(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box.words, "describe_event", lambda event: text("{}", type(event).__name__))
    paper = Paper(box, 2)
    paper.match.told = [Told(Event(), None), Told(Whisper(), (1,))]
    paper.screen.show_news(0)
    assert "Whisper" not in paper.read()
    paper.screen.show_news(1)
    assert "Whisper" in paper.read()
    for seat in (0, 1):
        paper.screen.show_news(seat)
        assert paper.read() == ""


def test_after_an_undo_what_happens_instead_is_news(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box.words, "describe_event", lambda event: text("{}", type(event).__name__))
    paper = Paper(box, 2)
    paper.match.told = [Told(Event(), None), Told(Event(), None)]
    paper.screen.show_news(0)
    paper.match.told = [Told(Event(), None)]
    paper.screen.taken_back()
    paper.match.told.append(Told(Whisper(), None))
    paper.read()
    paper.screen.show_news(0)
    assert paper.read().split() == ["\x1b[2m", "Whisper\x1b[0m"]


def test_who_takes_up_a_long_game_is_told_only_the_latest(box: Box[Any]) -> None:
    paper = Paper(box, 1)
    while len(paper.match.told) < 3 * RECENT:
        seat = paper.match.game.waiting()[0]
        paper.match.play(seat, paper.match.game.moves(seat)[0])
    screen = Screen(paper.match, paper.console)
    screen.show_news(0)
    assert 0 < len(paper.read().splitlines()) <= RECENT


def test_at_the_end_several_people_see_only_what_is_public(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box.words, "describe_event", lambda event: text("{}", type(event).__name__))
    monkeypatch.setattr(box.terminal, "draw_board", lambda view, names: "the board")
    seen: list[int | None] = []

    def private(game: Game[Any], viewer: int | None) -> View:
        seen.append(viewer)
        return {}

    monkeypatch.setattr(box.views, "private", private)
    for persons, viewer in ((1, 0), (2, None)):
        paper = Paper(box, persons)
        paper.match.told = [Told(Whisper(), (0,))]
        paper.screen.facing = 0
        paper.screen.show_end()
        assert ("Whisper" in paper.read()) == (persons == 1)
        assert seen.pop() == viewer


def test_many_moves_stand_under_the_headings_that_the_game_has_for_them(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.cli.screen.MANY", 1)
    monkeypatch.setattr(box, "listing", Deeds(box))
    paper = Paper(box, 1)
    paper.console = paper.screen.console = Console(file=paper.file, width=100)
    moves = paper.match.game.moves(paper.match.game.waiting()[0])
    assert len(moves) > 1
    paper.screen.show_moves(paper.match.game.waiting()[0], moves)
    shown = paper.read()
    assert shown.count("Deeds") == 1
    for number, move in enumerate(moves, 1):
        assert f"{number} {box.notation.write(move)}" in shown


def test_what_few_would_want_stands_apart_after_all_others_in_a_short_list_too(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Paper(box, 1)
    paper.console = paper.screen.console = Console(file=paper.file, width=100)
    seat = paper.match.game.waiting()[0]
    first, *rest = paper.match.game.moves(seat)
    assert rest
    monkeypatch.setattr(box.listing, "apart", lambda move, view: "Or even" * (move == first))
    paper.screen.show_moves(seat, [first, *rest])
    shown = paper.read().splitlines()
    (last,) = [line for line in shown if "Or even" in line]
    told = plain(box.words.describe_move(first, paper.match.view(seat)))
    assert last.split() == ["Or", "even", "1", *told.split()]
    assert shown.index(last) == len(shown) - 1
    assert shown[-2].split()[0] == str(1 + len(rest))


@pytest.mark.parametrize("heading", ["Or even", "Deeds"])
def test_what_few_would_want_stands_after_every_heading_and_is_mixed_with_none(
    box: Box[Any], monkeypatch: pytest.MonkeyPatch, heading: str
) -> None:
    monkeypatch.setattr("parlour.cli.screen.MANY", 1)
    monkeypatch.setattr(box, "listing", Deeds(box))
    paper = Paper(box, 1)
    paper.console = paper.screen.console = Console(file=paper.file, width=100)
    seat = paper.match.game.waiting()[0]
    first, *rest = paper.match.game.moves(seat)
    monkeypatch.setattr(box.listing, "apart", lambda move, view: heading * (move == first))
    paper.screen.show_moves(seat, [first, *rest])
    others, apart = [line for line in paper.read().splitlines() if line[:1].strip()][-2:]
    assert others.split()[:2] == ["Deeds", "2"]
    told = plain(box.words.describe_move(first, paper.match.view(seat)))
    assert apart.split() == [*heading.split(), "1", *told.split()]


def test_without_headings_every_move_has_a_line_of_its_own(box: Box[Any]) -> None:
    paper = Paper(box, 1)
    paper.console = paper.screen.console = Console(file=paper.file, width=300)
    seat = paper.match.game.waiting()[0]
    moves = paper.match.game.moves(seat) * 10
    paper.screen.show_moves(seat, moves)
    assert len(paper.read().splitlines()) >= len(moves)
