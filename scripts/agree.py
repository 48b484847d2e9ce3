"""Hold the compiled build to the interpreted one: both play the same random games, line for line.

    python -m scripts.agree [GAME ...]

Every line tells of one decision: the move, what was offered, the hash of the state, the luck that
was used, what was told; and every few moves what each viewer sees, which rule is against any
number of wild moves, and what a bot would do (see parlour.testing.histories).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

from scripts.compile import ROOT, SOURCE, ready

from parlour.games import shelf

GAMES = 40  # of each game on the shelf


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the two builds by random games.")
    parser.add_argument("game", nargs="*", help="the name of a game (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    arguments = parser.parse_args()
    if not ready(arguments.compiled):
        sys.exit(f"{arguments.compiled} is not compiled from the sources as they are")
    for game in arguments.game or shelf():
        program = ["-m", "parlour.testing.histories", game, "--games", str(arguments.games)]
        lines, wrong = compare([SOURCE, arguments.compiled], program)
        if wrong:
            sys.exit(f"{game} differs. {wrong}")
        print(f"{game}: {arguments.games} random games are the same in both builds, {lines} lines")


def compare(folders: Sequence[Path], program: Sequence[str]) -> tuple[int, str]:
    """What the program prints run from both folders: how many lines, and how they differ."""
    running = [
        subprocess.Popen(
            [sys.executable, *program],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for folder in folders
    ]
    try:
        said = [iter(one.stdout or ()) for one in running]
        builds = [next(lines, "").strip() for lines in said]
        if builds != ["interpreted", "compiled"]:
            return 0, f"Not the two builds were run: {builds}"
        compared = first_difference(*said)
        failed = [one.wait() for one in running] if not compared[1] else []
        return compared if not any(failed) else (compared[0], f"Both ended with {failed}")
    finally:
        for one in running:
            one.kill()
            one.communicate()


def first_difference(ours: Iterable[str], theirs: Iterable[str]) -> tuple[int, str]:
    """How many lines were compared, and the first that differ, with the game they belong to."""
    game, number = "", 0
    for number, (one, other) in enumerate(zip_longest(ours, theirs, fillvalue="(nothing)"), 1):
        if one != other:
            return number, f"{game}\ninterpreted: {one.strip()}\ncompiled:    {other.strip()}"
        if not one.startswith(" ") and " players, " in one:
            game = one.strip()
    return number, ""


if __name__ == "__main__":
    main()
