"""Put small faults into what the rules do, and see whether the tests notice (`make mutants`)."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from rich.console import Console

from parlour.testing.mutants import Verdict, sample, share_noticed, tried
from parlour.testing.runs import Project, RunFailed

ENOUGH = 0.95  # of the faults are to be noticed


def main() -> int:
    arguments = parse_arguments()
    console = Console(highlight=False, markup=False, soft_wrap=True)
    project = Project(Path.cwd(), arguments.games and arguments.games.absolute())
    games = arguments.game or sorted(
        path.parent.name for path in project.root.glob("src/parlour/games/*/rulebook.toml")
    )
    short = []
    for game in games:
        began = time.monotonic()
        faults = sample(project, game, arguments.number, arguments.seed)
        verdicts: list[Verdict] = []
        try:
            for verdict in tried(project, game, faults, arguments.workers):
                verdicts.append(verdict)
                if arguments.verbose or verdict.survived:
                    console.print(line(verdict))
        except RunFailed as error:
            sys.exit(str(error))
        share = share_noticed(verdicts)
        equivalent = sum(bool(verdict.equivalent) for verdict in verdicts)
        console.print(
            f"{game}: {len(verdicts)} faults (seed {arguments.seed}), {equivalent} of them change "
            f"nothing, {share:.1%} of the others noticed, {time.monotonic() - began:.0f} seconds"
        )
        if share < ENOUGH:
            short.append(game)
    return 1 if short else 0


def line(verdict: Verdict) -> str:
    if verdict.equivalent:
        return f"equal     {verdict.mutation}\n          {verdict.equivalent}"
    if verdict.noticed_by:
        return f"noticed   {verdict.mutation}\n          by {verdict.noticed_by}"
    ran = f"{verdict.tests} tests run these lines" if verdict.tests else "no test runs these lines"
    return f"SURVIVED  {verdict.mutation}\n          {ran}"


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="the folder of a game (default: all)")
    parser.add_argument("--number", type=int, default=60, help="faults for each (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (default: 1)")
    parser.add_argument("--workers", type=int, default=2, help="trials at a time (default: 2)")
    parser.add_argument("--games", type=Path, help="a folder of games below this one")
    parser.add_argument("--verbose", action="store_true", help="also show what was noticed")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
