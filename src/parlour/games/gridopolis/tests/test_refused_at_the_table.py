"""A capture that cannot be made is refused by its rule wherever it is tried.

It comes four moves from the start. The judge once hopped to and fro over the neighbor of the pawn
until Python gave up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.harness import running

from parlour.cli.commands import parlour
from parlour.games.gridopolis import GAME
from parlour.games.gridopolis.lattice import DIRECTIONS, numbers
from parlour.games.gridopolis.moves import Capture, Kamikaze, OwnJump, Step
from parlour.games.gridopolis.table import Table
from parlour.games.gridopolis.tests.checks import play, varied
from parlour.games.gridopolis.tests.positions import begin
from parlour.kernel.luck import Seeded
from parlour.kernel.values import Move
from parlour.testing.effort import within_bounds

BEFORE = ("jump f2 f4", "jump f8 f6", "jump e2 e4", "jump f7 f5")
IN_VAIN = "take f4 f6 x f5"  # where it would land, another enemy stands


@pytest.mark.rule("GP-110")
def test_at_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = ["play", "gridopolis", "--seats", "human,human", "--option", "first_player=first_seat"]
    text = "\n".join([*BEFORE, f"why {IN_VAIN}", IN_VAIN, "quit", ""])
    result = CliRunner().invoke(parlour, table, input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.output.count("GP-110") == 2
    assert "Traceback" not in result.output


@pytest.mark.rule("GP-110")
def test_at_a_table_of_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        table = {"game": "gridopolis", "options": {"first_player": "first_seat"}}
        async with running(tmp_path) as server, server.pair(**table) as (ada, bob, _, _two):
            for number, move in enumerate(BEFORE):
                client, other = (ada, bob) if number % 2 == 0 else (bob, ada)
                await client.do("move", seat=number % 2, version=client.version, move=move)
                while other.version < client.version:
                    await other.hear()
            assert (await ada.ask("why", seat=0, move=IN_VAIN))["refusal"]["rule"] == "GP-110"
            refused = await ada.ask("move", seat=0, version=ada.version, move=IN_VAIN)
            assert refused["refusal"]["rule"] == "GP-110"
            await ada.lives()

    asyncio.run(scene())


def presses(t: Table, seat: int) -> Iterator[Move]:
    """All that somebody can mean who presses a marker and then a cell next to it, or the next."""
    for pad in numbers(t.markers[seat]):
        x, y, z = start = t.lattice.cells[pad]
        for dx, dy, dz in DIRECTIONS:
            near, far = (x + dx, y + dy, z + dz), (x + 2 * dx, y + 2 * dy, z + 2 * dz)
            yield Step(start, near)
            yield OwnJump(start, far)
            yield Capture(start, far, (near,))
            yield Kamikaze(start, (near,), near)


@pytest.mark.rule("GP-50", "GP-56")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinging", ["ends_turn", "goes_on"])
def test_whatever_is_pressed_is_offered_or_refused_before_long(players: int, kinging: str) -> None:
    game, luck = begin(players, kinging=kinging), Seeded(f"{players} {kinging}")
    for _ in range(60):
        if game.over:
            break
        seat, offered = game.waiting()[0], set(game.moves(game.waiting()[0]))
        for move in presses(game.table, seat):
            with within_bounds():
                refusal = GAME.why(game, seat, move)
            assert (refusal is None) == (move in offered), f"{move}: {refusal}"
        play(game, varied(game, luck))
