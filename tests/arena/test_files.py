"""Records as files: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from parlour.arena import files
from parlour.arena.files import read_file, write_file
from parlour.arena.playing import play_out
from parlour.arena.record import BadRecord, dump
from parlour.games.summit import GAME as BOX

MATCH = play_out(BOX, ["random"] * BOX.about.usual_players, "file")


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "game.json"
    write_file(path, dump(MATCH.record()))
    assert read_file(path) == MATCH.record()
    assert list(path.parent.iterdir()) == [path]


def test_a_write_that_fails_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_file(path, dump(MATCH.record()))

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write_file(path, b"half of a ga")
    assert read_file(path) == MATCH.record()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_without_end_is_not_read_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(dump(MATCH.record()))
    monkeypatch.setattr(files, "LARGEST", 100)
    with pytest.raises(BadRecord, match="too large"):
        read_file(path)
