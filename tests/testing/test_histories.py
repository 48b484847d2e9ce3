"""Random games written out: the same again from the same program, different where it differs."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from scripts.agree import compare, first_difference

import parlour
from parlour.contract import Box, Option
from parlour.games import fists, heap, parry
from parlour.games.fists.rules import Fists, Table
from parlour.kernel.agenda import Game
from parlour.kernel.text import Text
from parlour.kernel.values import Move
from parlour.testing.histories import history, setting
from parlour.testing.tables import SMALL

TOYS: list[Box[Any]] = [toy.GAME for toy in (fists, heap, parry)]


@pytest.mark.parametrize("box", TOYS, ids=lambda box: box.about.name)
def test_a_game_is_written_alike_again(box: Box[Any]) -> None:
    for number in range(3):
        written = list(history(box, number))
        assert written == list(history(box, number))
        assert any(line.startswith("1. seat") for line in written)
        assert written[-1].startswith("outcome")


def test_all_numbers_of_players_are_tried() -> None:
    assert {setting(fists.GAME, number).players for number in range(30)} == set(
        fists.GAME.about.players
    )


def test_where_units_count_listed_and_other_numbers_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    length = Option(
        "length", "How long", ("none", "3_rounds"), "FISTS-1", units=("rounds", "hours")
    )
    monkeypatch.setattr(fists.GAME, "options", (length,))
    tried = {setting(fists.GAME, number).options["length"] for number in range(60)}
    assert tried > set(length.values)
    counted = [value.partition("_") for value in tried - {"none"}]
    assert {unit for _, _, unit in counted} == set(length.units)
    numbers = {int(number) for number, _, _ in counted}
    assert min(numbers) <= SMALL < max(numbers)


def test_a_move_that_does_something_else_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = list(history(fists.GAME, 0))
    play = Fists.play

    def other(self: Fists, g: Game[Table], seat: int, move: Move) -> None:
        play(self, g, seat, move)
        g.table.points[0] += 1

    monkeypatch.setattr(Fists, "play", other)
    lines, wrong = first_difference(honest, history(fists.GAME, 0))
    assert wrong.startswith("fists 0: ")
    assert honest[lines - 1].strip() in wrong


def test_a_refusal_by_another_rule_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = list(islice(history(fists.GAME, 0), 40))
    monkeypatch.setattr(Fists, "because", lambda self, *_: Text(("So there.",)))
    assert "So there." in first_difference(honest, islice(history(fists.GAME, 0), 40))[1]


def test_a_build_that_stops_early_is_told_of() -> None:
    assert first_difference(["a", "b"], ["a", "b"]) == (2, "")
    assert "compiled:    (nothing)" in first_difference(["a", "b"], ["a"])[1]


def test_two_builds_must_be_compared_and_not_one_with_itself() -> None:
    source = Path(parlour.__file__).parent.parent
    program = ["-c", "print('interpreted')"]
    assert "Not the two builds" in compare([source, source], program)[1]


def test_a_program_that_fails_in_both_builds_is_told_of(tmp_path: Path) -> None:
    for build in ("interpreted", "compiled"):
        (tmp_path / build).mkdir()
        (tmp_path / build / "which.py").write_text(f"print({build!r})\nraise SystemExit(3)")
    folders = [tmp_path / "interpreted", tmp_path / "compiled"]
    assert compare(folders, ["-m", "which"]) == (0, "Both ended with [3, 3]")
