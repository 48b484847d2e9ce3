"""A sixth game is one folder: dropped in, everything finds it, and nothing else changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

TOYS = Path(__file__).parent / "toys"


def parlour(folder: Path, *arguments: str) -> str:
    """What the command line prints with `folder` on the shelf, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        env={**os.environ, "PARLOUR_GAMES": str(folder)},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return done.stdout


def test_a_folder_dropped_in_is_on_the_shelf(tmp_path: Path) -> None:
    before = [game["name"] for game in json.loads(parlour(tmp_path, "games", "--json"))]
    shutil.copytree(TOYS / "sprawl", tmp_path / "sprawl")
    after = [game["name"] for game in json.loads(parlour(tmp_path, "games", "--json"))]
    assert sorted(after) == sorted([*before, "sprawl"])


def test_a_folder_dropped_in_can_be_simulated_recorded_and_replayed(tmp_path: Path) -> None:
    shutil.copytree(TOYS / "fists", tmp_path / "games" / "fists")
    shelf, records = tmp_path / "games", tmp_path / "records"
    printed = parlour(
        shelf, "simulate", "fists", "--games", "12", "--seed", "1", "--json", "--save", str(records)
    )
    assert json.loads(printed)["games"] == 12
    first = min(records.iterdir())
    assert json.loads(parlour(shelf, "replay", str(first), "--verify", "--json"))["verified"]


def test_the_rules_of_a_folder_dropped_in_can_be_read(tmp_path: Path) -> None:
    shutil.copytree(TOYS / "parry", tmp_path / "parry")
    rules = json.loads(parlour(tmp_path, "rules", "parry", "--json"))
    assert any(rule["kind"] == "enforced" for rule in rules)
