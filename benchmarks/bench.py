"""How fast every game of ours is, interpreted and compiled, beside peer engines (`make bench`).

    python benchmarks/bench.py --peers-python .venv-bench/bin/python --json results.json

Each engine is measured in processes of its own, by engine.py and peers.py, in several short rounds
that take turns, as a busy machine is busy for all of them. The table shows medians over the
rounds; a ratio is the median of the ratios within each round.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from parlour.games import shelf

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"
PLAIN_WIDTH = 120  # where there is no terminal whose width would matter

Figures = dict[str, Any]  # what engine.py or peers.py say of one engine
Key = tuple[str, str, int]  # name, build, players; 0 if that is always the same
Round = dict[Key, Figures]


class Row(NamedTuple):
    """One engine over all rounds."""

    engine: str
    build: str  # interpreted, compiled or peer
    players: int | None
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float
    decisions_ratio: float | None  # to the measure
    copies_ratio: float | None
    rounds: list[Figures]


def one_round(peers_python: str, seconds: float) -> Round:
    """Every engine measured once; our games with as few and as many players as they allow."""
    found: Round = {}
    for name, box in shelf().items():
        for players in sorted({min(box.about.players), max(box.about.players)}):
            for parlour in (SOURCE, COMPILED):
                command = [sys.executable, str(HERE / "engine.py"), name, "--players", str(players)]
                figures = run(command, seconds, parlour)
                build = "compiled" if figures["compiled"] else "interpreted"
                found[name, build, players] = figures
    for name, figures in run([peers_python, str(HERE / "peers.py")], seconds).items():
        if figures is not None:
            found[name, "peer", 0] = figures
    return found


def run(command: list[str], seconds: float, parlour: Path | None = None) -> Figures:
    """The JSON that a measuring script prints; `parlour` is where it finds our package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if parlour is not None:
        environment["PYTHONPATH"] = str(parlour)
    done = subprocess.run(
        [*command, "--seconds", str(seconds)], env=environment, check=True, stdout=subprocess.PIPE
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def summarize(rounds: list[Round], peer: str) -> list[Row]:
    """One row for each engine, the fastest last; the ratios are those to this peer."""
    measure = [found.get((peer, "peer", 0)) for found in rounds]
    rows: list[Row] = []
    for key in rounds[0]:
        measured = [found[key] for found in rounds]
        rows.append(
            Row(
                engine=measured[0]["name"],
                build=key[1],
                players=measured[0].get("players"),
                decisions_per_s=middle(measured, "decisions_per_s"),
                games_per_s=middle(measured, "games_per_s"),
                copies_per_s=middle(measured, "copies_per_s"),
                decisions_ratio=ratio(measured, measure, "decisions_per_s"),
                copies_ratio=ratio(measured, measure, "copies_per_s"),
                rounds=measured,
            )
        )
    return sorted(rows, key=lambda row: row.decisions_per_s)


def middle(measured: list[Figures], figure: str) -> float:
    return float(median(figures[figure] for figures in measured))


def ratio(measured: list[Figures], measure: list[Figures | None], figure: str) -> float | None:
    ratios = [
        ours[figure] / theirs[figure]
        for ours, theirs in zip(measured, measure, strict=True)
        if theirs is not None
    ]
    return median(ratios) if ratios else None


def draw(rows: list[Row]) -> Table:
    table = Table(title="Random play, one process: medians over all rounds")
    for heading in ("engine", "build"):
        table.add_column(heading)
    for heading in ("players", "decisions/s", "ratio", "games/s", "copies/s", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row.engine,
            row.build,
            str(row.players or ""),
            f"{row.decisions_per_s:,.0f}",
            times(row.decisions_ratio),
            f"{row.games_per_s:,.0f}",
            f"{row.copies_per_s:,.0f}",
            times(row.copies_ratio),
        )
    return table


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}x"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure every game, and the peer engines.")
    parser.add_argument("--peers-python", default=sys.executable, help="one that has the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each measurement")
    parser.add_argument("--ratios-to", default="catanatron", metavar="PEER")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there, too")
    asked = parser.parse_args()

    console = Console(width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    rounds = [
        one_round(asked.peers_python, asked.seconds)
        for _ in track(
            range(asked.rounds), "Measuring", console=Console(stderr=True), transient=True
        )
    ]
    rows = summarize(rounds, asked.ratios_to)
    console.print(draw(rows))
    if any(row.decisions_ratio is None for row in rows):
        console.print(f"No ratios: {asked.ratios_to} is not installed for {asked.peers_python}.")
    if not any(row.build == "compiled" for row in rows):
        console.print(f"Nothing is compiled in {COMPILED.name}: see scripts/compile.py.")
    if asked.json is not None:
        document = {
            "python": platform.python_version(),
            "rounds": asked.rounds,
            "seconds": asked.seconds,
            "ratios_to": asked.ratios_to,
            "engines": [row._asdict() for row in rows],
        }
        asked.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
