"""A game in play is kept after every move, whatever happens to its file."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.files import read_file
from parlour.arena.match import PERSON, Match
from parlour.cli.keeping import Keeping, unused
from parlour.contract import Box


@pytest.fixture
def match(box: Box[Any]) -> Match:
    return Match(box, ["Ann"] * box.about.usual_players, [PERSON] * box.about.usual_players, "keep")


def move_on(match: Match) -> None:
    seat = match.game.waiting()[0]
    match.play(seat, match.game.moves(seat)[0])


def block(folder: Path) -> Path:
    """A path below something that is no folder: nothing can be written there."""
    folder.touch()
    return folder / "game.parlour.json"


def test_the_file_has_every_move_at_once(match: Match, tmp_path: Path) -> None:
    keeping = Keeping(match, tmp_path / "game.json")
    for _ in range(3):
        move_on(match)
        assert keeping.keep() == ""
        assert read_file(keeping.path) == match.record()


def test_before_the_first_move_there_is_no_file(match: Match, tmp_path: Path) -> None:
    keeping = Keeping(match, tmp_path / "game.json")
    assert keeping.write() == ""
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_cannot_be_kept_where_it_should_is_kept_elsewhere(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "refuge"))
    keeping = Keeping(match, block(tmp_path / "file"))
    move_on(match)
    said = keeping.keep()
    assert str(keeping.path) in said
    assert "cannot be written" in said
    assert keeping.path.parent == tmp_path / "refuge"
    assert read_file(keeping.path) == match.record()
    move_on(match)
    assert keeping.keep() == ""
    assert read_file(keeping.path) == match.record()


def test_a_refuge_never_replaces_another_game(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "game.parlour.json").write_text("another game")
    keeping = Keeping(match, block(tmp_path / "file"))
    move_on(match)
    keeping.keep()
    assert (tmp_path / "game.parlour.json").read_text() == "another game"
    assert read_file(tmp_path / "game-2.parlour.json") == match.record()


def test_a_game_that_can_be_kept_nowhere_says_so_once_and_waits_for_a_better_place(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(block(tmp_path / "file").parent))
    keeping = Keeping(match, tmp_path / "file" / "game.parlour.json")
    move_on(match)
    assert "not kept" in keeping.keep()
    move_on(match)
    assert keeping.keep() == ""
    assert not keeping.safe
    assert "Kept in" in keeping.move_to(str(tmp_path / "new" / "game.json"))
    assert read_file(tmp_path / "new" / "game.json") == match.record()


def test_another_file_is_never_written_over(match: Match, tmp_path: Path) -> None:
    keeping = Keeping(match, tmp_path / "game.json")
    (tmp_path / "letter.txt").write_text("Dear Ann")
    assert "exists already" in keeping.move_to(str(tmp_path / "letter.txt"))
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"
    assert keeping.path == tmp_path / "game.json"


@pytest.mark.parametrize("name", ["~no_such_person/game", "nul\x00", "x" * 5000])
def test_a_name_that_no_file_can_have_is_told(match: Match, tmp_path: Path, name: str) -> None:
    keeping = Keeping(match, tmp_path / "game.json")
    assert keeping.move_to(name).startswith("Not kept")
    assert keeping.path == tmp_path / "game.json"


def test_a_name_in_use_gets_a_number(tmp_path: Path) -> None:
    path = tmp_path / "game.parlour.json"
    assert unused(path) == path
    path.touch()
    assert unused(path).name == "game-2.parlour.json"
    unused(path).touch()
    assert unused(path).name == "game-3.parlour.json"
